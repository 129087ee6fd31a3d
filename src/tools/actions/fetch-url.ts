/**
 * Calls an address of the open internet. It is a network effect, so nothing is called without an approval; hosts of this machine and of
 * the local network are refused unless the policy names them, also after a redirect and by what a name resolves to (fetch/address.ts).
 */
import { isIP } from 'node:net'
import { z } from 'zod'
import type { Rated, Risk, RiskReason } from '../../core/contracts/acting.ts'
import { Text } from '../../core/contracts/bounds.ts'
import type { Done, Refused } from '../../ports.ts'
import { type ActionDef, action, type ExecuteJob } from '../action.ts'
import { secretValues } from '../commands/run/environment.ts'
import { cleanOutput, cutOutput } from '../commands/run/output.ts'
import { hashOf } from '../disk/images.ts'
import { evidenceOf } from '../evidence.ts'
import { isPublic, type Resolve } from '../fetch/address.ts'
import { type Answer, callAddress, type Fault, readUrl } from '../fetch/call-address.ts'
import { refused } from '../refused.ts'

const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/
const Params = z.strictObject({
  url: z.string().max(8_192),
  method: z.enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']).optional(),
  headers: z
    .record(
      z.string().max(256).regex(token),
      z
        .string()
        .max(8_192)
        .regex(/^[^\p{Cc}]*$/u),
    )
    .optional(),
  body: Text.optional(),
})
type Params = z.infer<typeof Params>

type Policy = {
  /** Hosts that may lie in a private network. */
  readonly named?: readonly string[]
  readonly resolve?: Resolve
}

export const fetchUrl = ({ named = [], resolve }: Policy = {}): ActionDef =>
  action<Params>({
    params: Params,
    effect: 'network',
    rate: (params) => rateOf(params),
    prepare: ({ params }) => faultOf(params, named) ?? { ...rateOf(params), pre: [] },
    execute: (job) => execute(job, { named, ...(resolve ? { resolve } : {}) }),
  })

const ownHeaders = /^(?:host|connection|transfer-encoding|content-length|te|upgrade|proxy-.*)$/i
const sends = (params: Params): boolean =>
  params.body !== undefined || !/^(?:GET|HEAD|OPTIONS)$/.test(params.method ?? 'GET')
const personal = /auth|cookie|token|key/i

function rateOf(params: Params): Rated {
  const url = readUrl(params.url)
  const what = url?.host ?? params.url.slice(0, 200)
  const secret = Object.keys(params.headers ?? {}).some((name) => personal.test(name))
  const reasons: RiskReason[] = [
    { kind: 'network_read', what },
    ...(sends(params) ? [{ kind: 'sends_data', what: params.method ?? 'GET' }] : []),
    ...(secret ? [{ kind: 'secrets' }] : []),
  ]
  const risk: Risk = reasons.length > 1 ? 'high' : 'medium'
  return { risk, reasons, reach: { effect: 'network', paths: [], hosts: url ? [url.hostname.slice(0, 256)] : [] } }
}

/** What is wrong by the text alone: nothing is looked up before a person was asked. */
function faultOf({ url: text, headers = {} }: Params, named: readonly string[]): Refused | undefined {
  const url = readUrl(text)
  const own = Object.keys(headers).find((name) => ownHeaders.test(name))
  if (own !== undefined) return refused('E_INVALID_ARGS', { kind: 'bad_params', where: `$.params.headers.${own}` })
  if (!url) return hostDenied({ fault: 'bad_url', about: text.slice(0, 200) })
  const bare = url.hostname.replace(/^\[|\]$/g, '')
  const local = isIP(bare) ? !isPublic(bare) : /(?:^|\.)localhost\.?$/.test(bare)
  return local && !named.includes(url.hostname) ? hostDenied({ fault: 'private', about: url.hostname }) : undefined
}

const hostDenied = ({ fault, about }: Fault): Refused =>
  refused(fault === 'private' ? 'E_POLICY_DENIED' : fault === 'bad_url' ? 'E_INVALID_ARGS' : 'E_IO', {
    kind: 'host_denied',
    host: about.slice(0, 500),
    why: fault,
  })

async function execute(
  job: ExecuteJob<Params>,
  policy: Required<Pick<Policy, 'named'>> & Policy,
): Promise<Done | Refused> {
  const { params, signal, call } = job
  const bad = faultOf(params, policy.named)
  if (bad) return bad
  const { url, method = 'GET', headers = {}, body } = params
  const asked = { url, method, headers, ...(body === undefined ? {} : { body }) }
  const answer = await callAddress(asked, {
    named: policy.named,
    signal,
    ...(policy.resolve ? { resolve: policy.resolve } : {}),
  })
  // What was sent may have arrived: only a call that was never made is a refusal.
  if ('fault' in answer && answer.fault === 'unreachable' && sends(params))
    throw new Error(`no answer from ${answer.about}`)
  if ('fault' in answer) return hostDenied(answer)
  const { decision_id, expectation } = call.envelope
  const result = {
    decision_id,
    exit_code: answer.status < 400 ? 0 : 22,
    ...(await printed(job, answer)),
    artifacts: [],
  }
  return { result, evidence: evidenceOf(expectation, [], call.scope) }
}

async function printed({ workspace }: ExecuteJob<Params>, answer: Answer): Promise<{ stdout: string; stderr: string }> {
  const { status, url, type, body, cut } = answer
  const text = cleanOutput(body, secretValues(process.env))
  const whole = Buffer.from(text)
  await workspace.blobs.store([whole])
  return {
    stdout: cutOutput(text, hashOf(whole)),
    stderr: `HTTP ${status} ${cleanOutput(Buffer.from(type), [])} ${url.slice(0, 500)}${cut ? ' (cut)' : ''}`,
  }
}
