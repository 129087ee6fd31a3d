/** The seven codes (S3 §5). What a person reads for each stands here in English; docs/generated/errors.md is printed from it. */

export const problems = {
  E_POLICY_DENIED: {
    say: 'This is outside what is allowed.',
    next: 'Widen the scope, approve it, or change the step.',
    retry: 'never',
  },
  E_IO: {
    say: 'The machine could not do it.',
    next: 'Look at the disk and the log with this trace_id, then try again.',
    retry: 'reads',
  },
  E_TOOL_TIMEOUT: {
    say: 'No answer came in time.',
    next: 'Resume to try again, or stop the run.',
    retry: 'reads',
  },
  E_INVALID_ARGS: {
    say: 'This input cannot be read.',
    next: 'Correct the named part and send it again.',
    retry: 'never',
  },
  E_CONFLICT: {
    say: 'This does not fit the present state.',
    next: 'Look at the state, then decide again.',
    retry: 'never',
  },
  E_BUILD_FAIL: {
    say: 'The verification failed.',
    next: 'Read its output, repair, and verify again.',
    retry: 'never',
  },
  E_MODEL: {
    say: 'The model did not keep to the protocol.',
    next: 'Try again, or choose another model.',
    retry: 'reads',
  },
} as const satisfies Record<string, { say: string; next: string; retry: 'never' | 'reads' }>

export type ProblemCode = keyof typeof problems
export const problemCodes = Object.keys(problems) as ProblemCode[]

/** `why` is a short stable reason for programs; the rest says what it is about. */
export type ProblemDetail = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>
export type Problem = { readonly code: ProblemCode; readonly detail: ProblemDetail }
