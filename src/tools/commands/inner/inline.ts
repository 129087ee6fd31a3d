/** Inline code that only prints: a few names and nothing else. All other inline code counts as not understood. */

const stringsIn = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g
/** Reads a JSON file of the workspace, and names a part of it. */
const manifest =
  /require\((['"])\.\/[\w-]+(?:\/[\w-]+)*\.json\1\)(?:\.(?!constructor|__proto__)[a-z]\w*)*(?!\w|\s*[.([`])/g
const javaScript =
  /\b(?:console\.(?:log|error|info)|process\.(?:version|versions(?:\.\w+)?|platform|arch|cwd\(\)|uptime\(\))|JSON\.stringify|Math\.\w+|Date\.now\(\)|new Date\(\)(?:\.to\w+String\(\))?|os\.\w+\(\)|true|false|null|undefined)/g
const punctuation = /^[\s\d()+\-*/%.,;<>=!&|?:]*$/

export function isPlainJavaScript(code: string): boolean {
  const bare = code.replace(manifest, '').replace(stringsIn, '').replace(javaScript, '')
  return punctuation.test(bare)
}

const python =
  /\b(?:print|len|sum|max|min|range|round|abs|str|int|float|sorted|sys\.(?:version|version_info|platform|executable|path|argv)|platform\.\w+\(\)|math\.\w+|import (?:sys|platform|math)(?:, ?(?:sys|platform|math))*|True|False|None)\b/g

export function isPlainPython(code: string): boolean {
  const texts = code.match(stringsIn) ?? []
  // An f-string holds code; its letter stands right before the text.
  if (/[a-zA-Z]\0/.test(code.replace(stringsIn, '\0')) || texts.some((text) => /[{}]/.test(text))) return false
  const bare = code.replace(stringsIn, "''").replaceAll("''", '')
  return punctuation.test(bare.replace(python, '').replace(/[[\]]/g, ''))
}
