import { expect, test } from 'vitest'
import { pathList } from './path-list.ts'

test("what git keeps of its own is one entry, behind a person's files", () => {
  expect(pathList(['.git/HEAD', 'a.ts', '.git/index'], 'en')).toEqual(['a.ts', '.git (2 files)'])
  expect(pathList(['.git/HEAD', 'a.ts', '.git/index'], 'zh')).toEqual(['a.ts', '.git（2 个文件）'])
  expect(pathList(['.git/HEAD', '.gitignore'], 'en')).toEqual(['.git/HEAD', '.gitignore'])
})
