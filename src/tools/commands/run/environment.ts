/** What a command finds in its environment: a short list, and nothing that steers programs or holds a secret (SEC11). */
const passed = /^(?:PATH|LANG|LANGUAGE|LC_\w+|TZ)$/

type Variables = Readonly<Record<string, string | undefined>>

export function commandEnvironment(ours: Variables, home: string): Record<string, string> {
  const seen = Object.entries(ours).flatMap(([name, value]) =>
    passed.test(name) && value !== undefined ? [[name, value] as const] : [],
  )
  return {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    ...Object.fromEntries(seen),
    HOME: home,
    TERM: 'dumb',
    NO_COLOR: '1',
    PAGER: 'cat',
    GIT_PAGER: 'cat',
    GIT_TERMINAL_PROMPT: '0',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_OPTIONAL_LOCKS: '0',
    CI: '1',
  }
}

const secretName = /TOKEN|SECRET|PASSW|API_?KEY|ACCESS_?KEY|PRIVATE|CREDENTIAL/i

/** Values of our own environment that must not be shown, wherever a command found them. */
export const secretValues = (ours: Variables): readonly string[] =>
  Object.entries(ours).flatMap(([name, value]) =>
    secretName.test(name) && value !== undefined && value.length >= 8 ? [value] : [],
  )
