import type { Cause } from '../../src/core/contracts/causes.ts'

/** One of the causes that need nothing more, or an agent's own words. */
export const refusal = (said: string): { cause: Cause; words?: string } =>
  said === 'busy' || said === 'timeout' || said === 'no_resource'
    ? { cause: { kind: said } }
    : said === 'breaker_open'
      ? { cause: { kind: said, until: 60_000 } }
      : { cause: { kind: 'refused' }, words: said }
