import { createTwoFilesPatch } from 'diff'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyHunks } from './apply.ts'
import { parsePatch } from './parse.ts'

function applied(before: string, patch: string): string | { fault: string } {
  const parsed = parsePatch(patch)
  if ('fault' in parsed) return parsed
  const bytes = applyHunks(Buffer.from(before), parsed.files[0]?.hunks ?? [])
  return 'fault' in bytes ? bytes : bytes.toString()
}

const line = fc.constantFrom('a', 'b', '', ' ', '\ta', '-x', '+y', '@@ z', '\\ w', 'ü', '文', 'a\r', '\r', '\uFEFFb')
const text = fc
  .tuple(fc.array(line, { maxLength: 12 }), fc.boolean())
  .map(([lines, ends]) => lines.join('\n') + (ends && lines.length > 0 ? '\n' : ''))

test('a patch made from two texts turns the first into the second, byte for byte', () => {
  fc.assert(
    fc.property(text, text, fc.nat(3), (before, after, context) => {
      fc.pre(before !== after)
      const patch = createTwoFilesPatch('f', 'f', before, after, undefined, undefined, { context }) ?? ''
      expect(applied(before, patch)).toBe(after)
    }),
    { numRuns: 500, seed: 1 },
  )
})

test('a text that differs in any line the patch names is refused, never patched elsewhere', () => {
  const patch = '@@ -2,3 +2,3 @@\n b\n-c\n+C\n d\n'
  const head = '--- f\n+++ f\n'
  expect(applied('a\nb\nc\nd\n', head + patch)).toBe('a\nb\nC\nd\n')
  for (const other of ['b\nc\nd\n', 'x\na\nb\nc\nd\n', 'a\r\nb\r\nc\r\nd\r\n', 'a\nb\nc\nd', 'a\nb \nc\nd\n', ''])
    expect(applied(other, head + patch)).toMatchObject({ fault: expect.stringMatching(/hunk 1/) })
})

test('bytes that are no text stay as they are around the patched lines', () => {
  const before = Buffer.from([0xff, 0x00, 0x0a, 0x61, 0x0a, 0xfe])
  const parsed = parsePatch('--- f\n+++ f\n@@ -2 +2 @@\n-a\n+b\n')
  expect('files' in parsed && applyHunks(before, parsed.files[0]?.hunks ?? [])).toEqual(
    Buffer.from([0xff, 0x00, 0x0a, 0x62, 0x0a, 0xfe]),
  )
})

describe('as git writes it', () => {
  test('names, modes, renames, new and deleted files', () => {
    const patch = `diff --git a/x.sh b/x.sh
old mode 100644
new mode 100755
diff --git a/a.txt b/b.txt
similarity index 50%
rename from a.txt
rename to b.txt
index 123..456 100644
--- a/a.txt
+++ b/b.txt
@@ -1 +1 @@ function x
-a
+b
diff --git a/empty b/empty
new file mode 100644
index 0000000..e69de29
diff --git a/old b/old
deleted file mode 100644
--- a/old
+++ /dev/null
@@ -1 +0,0 @@
-old
\\ No newline at end of file
`
    expect(parsePatch(patch)).toMatchObject({
      files: [
        { from: 'x.sh', to: 'x.sh', executable: true, hunks: [] },
        { from: 'a.txt', to: 'b.txt', hunks: [{ start: 1, before: ['a\n'], after: ['b\n'] }] },
        { from: null, to: 'empty', hunks: [] },
        { from: 'old', to: null, hunks: [{ before: ['old'], after: [] }] },
      ],
    })
  })

  test('a folder named a is not taken for the prefix where only one name has it', () => {
    expect(parsePatch('--- a/f\n+++ a/f\n@@ -1 +1 @@\n-x\n+y\n')).toMatchObject({ files: [{ from: 'a/f', to: 'a/f' }] })
    expect(parsePatch('--- a/f\n+++ b/f\n@@ -1 +1 @@\n-x\n+y\n')).toMatchObject({ files: [{ from: 'f', to: 'f' }] })
  })
})

test.each([
  ['nothing', ''],
  ['words', 'please change it'],
  ['a hunk without a file', '@@ -1 +1 @@\n-a\n+b\n'],
  ['a file without a hunk', '--- f\n+++ f\n'],
  ['a hunk that is too short', '--- f\n+++ f\n@@ -1,2 +1,2 @@\n-a\n+b\n'],
  ['a hunk that is too long', '--- f\n+++ f\n@@ -1 +1 @@\n-a\n-b\n+c\n'],
  ['a line with no sign', '--- f\n+++ f\n@@ -1,2 +1,2 @@\n-a\nb\n+c\n'],
  ['a head that cannot be read', '--- f\n+++ f\n@@ -1 @@\n-a\n+b\n'],
  ['two files that are none', '--- /dev/null\n+++ /dev/null\n@@ -1 +1 @@\n-a\n+b\n'],
  ['binary content', 'diff --git a/x b/x\nGIT binary patch\nliteral 1\n'],
  ['a link', 'diff --git a/x b/x\nnew file mode 120000\n--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+/etc\n'],
  ['a quoted name', '--- "a/\\303\\274"\n+++ "b/\\303\\274"\n@@ -1 +1 @@\n-a\n+b\n'],
  ['a copy', 'diff --git a/x b/y\ncopy from x\ncopy to y\n'],
])('%s is refused, with the line where it can be told', (_what, patch) => {
  expect(parsePatch(patch)).toMatchObject({ fault: expect.any(String) })
})
