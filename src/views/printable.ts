/**
 * Text from members, agents and files on its way to a person's screen: whatever could steer a terminal, break a line or turn the
 * reading order around is shown as its code instead (I31). Line breaks stay; a tab becomes blanks.
 */
import { asEscape, steering } from '../core/text/steering.ts'

export const printable = (text: string): string => text.replaceAll('\r\n', '\n').replace(steering, shown)

function shown(unit: string): string {
  if (unit === '\n') return unit
  return unit === '\t' ? '  ' : asEscape(unit)
}
