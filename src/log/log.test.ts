import { describe, expect, test } from 'vitest'
import { logTarget, openLog } from './log.ts'
import { maskText } from './mask.ts'

function logged(fields: object, message: string): { line: string; entry: Record<string, unknown> } {
  const lines: string[] = []
  const log = openLog({ level: 'debug' }, 'abc', (line) => lines.push(line))
  if (log.ok) log.value.info(fields, message)
  expect(lines).toHaveLength(1)
  return { line: lines[0] ?? '', entry: JSON.parse(lines[0] ?? '') }
}

describe('the log', () => {
  test('is one JSON line with its trace_id, its level and its time', () => {
    const { line, entry } = logged({ conversation: 'c1' }, 'started\nagain')
    expect(line.indexOf('\n')).toBe(line.length - 1)
    expect(entry).toMatchObject({ level: 'info', trace_id: 'abc', conversation: 'c1', msg: 'started\nagain' })
    expect(entry.time).toMatch(/^\d{4}-.*Z$/)
  })

  test('masks by the name of the field, however deep, and leaves numbers', () => {
    const { entry } = logged(
      { job: { apiKey: 'x', token: 31, headers: { Authorization: 'y' }, list: [{ password: 'z' }] } },
      '',
    )
    expect(entry.job).toEqual({
      apiKey: '[masked]',
      token: 31,
      headers: { Authorization: '[masked]' },
      list: [{ password: '[masked]' }],
    })
  })

  test('masks inside errors, their causes and the message', () => {
    const err = new Error('no entry for sk-abcdefghijklmnop', { cause: new Error('Bearer abcdefgh12345678') })
    const { line } = logged({ err }, 'calling https://ann:hunter2@example.test/x failed')
    expect(line).not.toMatch(/sk-abcdefgh|abcdefgh12345678|hunter2/)
    expect(JSON.parse(line)).toMatchObject({ err: { type: 'Error', message: 'no entry for [masked]' } })
  })

  test('a line is bounded, however much it is given, and a secret at the cut is not halved', () => {
    const long = 'x'.repeat(5_000_000)
    for (const fields of [{ long }, { list: Array(200_000).fill('abc') }, { err: new Error(long) }, { [long]: long }])
      expect(logged(fields, long).line.length).toBeLessThan(150_000)
    expect(logged({ long }, '').entry.long).toMatch(/^x+… \(5000000 characters\)$/)
    const { line } = logged({ text: `${'x '.repeat(16_383)} sk-abcdefghijklmnop0123456789 ${long}` }, '')
    expect(line).not.toContain('sk-a')
  })

  test('a circle is cut, not followed', () => {
    const circle: Record<string, unknown> = {}
    circle.self = circle
    expect(logged(circle, 'round').entry.msg).toBe('round')
  })

  test('I31: no control character is raw', () => {
    const { line, entry } = logged({ text: 'a\u001b[31mb\u009bc\u007f\u202ed' }, '\u001b]0;title\u0007')
    expect(line.slice(0, -1)).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
    expect(entry.text).toBe('a\u001b[31mb\u009bc\u007f\u202ed')
  })

  test('is quiet by default, and SIGNALBOX_LOG gives a level, a file or both', () => {
    const target = (asked: string | undefined, verbose = false): unknown => {
      const read = logTarget(asked, verbose)
      return read.ok ? read.value : read.problem.detail.why
    }
    expect(target(undefined)).toEqual({ level: 'silent' })
    expect(target('', true)).toEqual({ level: 'debug' })
    expect(target('warn')).toEqual({ level: 'warn' })
    expect(target('/tmp/a.log')).toEqual({ level: 'info', file: '/tmp/a.log' })
    expect(target('./a.log')).toEqual({ level: 'info', file: './a.log' })
    expect(target('debug:a:b.log')).toEqual({ level: 'debug', file: 'a:b.log' })
    for (const nonsense of ['nonsense', 'inof', 'trace', 'box.log', 'yes:x']) expect(target(nonsense)).toBe('bad_log')
  })
})

test('a file that cannot be written is refused, not thrown', () => {
  for (const file of ['/dev/null/x.log', '/proc/x/y.log', import.meta.dirname])
    expect(openLog({ level: 'info', file }, 'abc')).toMatchObject({ ok: false, problem: { code: 'E_INVALID_ARGS' } })
})

describe('masking', () => {
  test.each([
    ['Authorization: Bearer abc.def-ghi_12345', 'Authorization: Bearer [masked]'],
    ['Authorization: token abcdefgh12345', 'Authorization: token [masked]'],
    ['Set-Cookie: sid=abcdef123456; Path=/', 'Set-Cookie: sid=[masked]'],
    ['{"text":"key:\\nsk-abcdefghijklmnop"}', '{"text":"key:\\n[masked]"}'],
    ['password: "my long pass phrase"', 'password: "[masked]"'],
    ["db_password='my pass phrase'", 'db_password="[masked]"'],
    ['密码：“我 的 密 码”', '密码："[masked]"'],
    ['key ghp_abcdefghijklmnop1234 end', 'key [masked] end'],
    ['xoxb-123456789012-abcdef', '[masked]'],
    ['AKIAIOSFODNN7EXAMPLE', '[masked]'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', '[masked]'],
    ['mysql -h db pwd=letmein', 'mysql -h db pwd=[masked]'],
    ['DB_PWD=hunter2 npm start', 'DB_PWD=[masked] npm start'],
    ['{"user":"ann","pwd":"letmein"}', '{"user":"ann","pwd":"[masked]"}'],
    ['pwd: hunter2', 'pwd: [masked]'],
    ['Server=db;Uid=ann;Pwd=letmein;', 'Server=db;Uid=ann;Pwd=[masked];'],
    ['my passwd hunter2 does not work', 'my passwd [masked] does not work'],
    ['login --user ann --password letmein', 'login --user ann --password [masked]'],
    ['postgres://bob:p4ss@db/x', 'postgres://bob:[masked]@db/x'],
    ['password = "letmein" and more', 'password = "[masked]" and more'],
    ['SECRET_TOKEN=abcdef0123', 'SECRET_TOKEN=[masked]'],
    ['export AWS_SECRET_ACCESS_KEY=wJalr/K7 x', 'export AWS_SECRET_ACCESS_KEY=[masked] x'],
    ['DB_PASSWORD：letmein', 'DB_PASSWORD：[masked]'],
    ['密码：hunter2，谢谢', '密码：[masked]，谢谢'],
    ['我的密码是 hunter2。', '我的密码是 [masked]。'],
    ['API 密钥=abc123', 'API 密钥=[masked]'],
    ['-----BEGIN RSA PRIVATE KEY-----\nMIIB\n-----END RSA PRIVATE KEY----- rest', '[masked] rest'],
    ['-----BEGIN PRIVATE KEY-----\nMIIB cut off', '[masked]'],
  ])('%s', (text, masked) => {
    expect(maskText(text)).toBe(masked)
  })

  test.each([
    'cd x && pwd',
    'PWD=/home/ann OLDPWD=/tmp',
    'docker run -v $PWD:/work -w /work',
    'here=$(pwd) && cd "$here"',
    'bash: pwd: command not found',
    'the pwd command prints the folder',
    'passwd ann',
    'root is in /etc/passwd line 1',
    'the option --password is missing',
    'the task has 3 tokens left',
    'a cookie: chocolate chip',
    'the password: "" is empty',
    'https://example.test:8080/a@b',
    'signed-off by ann',
    'token 31 is old',
    'no secrets here',
    'the secretary: Ann Miller',
    '密码是什么时候改的',
    '忘记密码了怎么办',
  ])('leaves "%s" alone', (text) => {
    expect(maskText(text)).toBe(text)
  })

  test.each([
    '-----BEGIN ',
    'eyJ-',
    '://a',
    'bearer ',
    'sk-',
    'password=',
    'pwd=',
    'pwd: ',
    'passwd ',
    '--password ',
    'secret_',
    'token-',
    '密码',
    '密码：',
    'AKIA',
    ' ',
  ])('a megabyte of "%s" takes no longer than its length asks for', (unit) => {
    // A pattern that walked back would not come home from this.
    expect(maskText(unit.repeat(1_000_000 / unit.length)).length).toBeGreaterThan(0)
  })
})
