/** What a line of PowerShell does that is given with `-c`: understood where every part of it is a cmdlet that looks. */
import { unknown } from '../fields.ts'
import { type Finding, finding } from '../finding.ts'
import type { Call } from '../program.ts'

const looking =
  /^(?:Get-(?:ChildItem|Content|Date|Location|Item|ItemProperty|Process|Command|Help|FileHash|Host|Culture|Member|Alias|Variable|Module)|Write-(?:Output|Host)|Select-(?:String|Object)|Sort-Object|Measure-Object|Group-Object|Format-(?:Table|List|Wide)|Out-(?:String|Host|Null)|Test-Path|Resolve-Path|Split-Path|Join-Path|ConvertFrom-(?:Json|Csv)|ConvertTo-(?:Json|Csv)|Import-Csv|Compare-Object|ls|dir|gci|cat|gc|pwd|echo|type)$/i

export function ratePowerShell({ name, args, ratePath }: Call): readonly Finding[] | undefined {
  const at = args.findIndex((arg) => /^-(?:c|command)$/i.test(arg))
  const line = args.slice(at + 1).join(' ')
  const before = args.slice(0, Math.max(0, at))
  if (at < 0 || !before.every((arg) => /^-(?:NoProfile|NoLogo|NonInteractive|nop)$/i.test(arg))) return
  if (line.includes(unknown) || /[`&{}()>@]|\bEnv:/i.test(line)) return
  if (/^\s*\$PSVersionTable(?:\.\w+)*\s*$/.test(line)) return [finding('prints', name)]
  if (line.includes('$')) return
  const parts = line.split(/[|;]/).map((part) => part.trim().split(/\s+/))
  if (!parts.every(([cmdlet = '']) => looking.test(cmdlet))) return
  const words = parts.flatMap((part) => part.slice(1)).filter((word) => !word.startsWith('-'))
  return [
    finding('reads_workspace', name),
    ...words.flatMap((word) =>
      /^(?=[\w-]*[./\\~])[\w./\\~-]+$/.test(word) ? ratePath(word.replaceAll('\\', '/'), 'read') : [],
    ),
  ]
}
