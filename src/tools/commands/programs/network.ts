/** Programs that talk to other machines. A plain read is medium; sending, private addresses and other machines' shells are high. */
import { anyOne, anyText, someName, star, unknown } from '../fields.ts'
import { type Finding, finding } from '../finding.ts'
import type { Call } from '../program.ts'
import { type Rows, rows, table } from './rows.ts'

const isLocal =
  /^(?:[a-z+]+:\/\/)?(?:[^/@]*@)?(?:localhost|.*\.localhost|.*\.local|.*\.internal|0|0x[\da-f]+|\d{6,}|0\d*\.[\d.]+|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|169\.254\.[\d.]+|100\.100\.100\.200|metadata\b.*|\[.*\]|host\.docker\.internal)(?::\d+)?(?:[/?#]|$)/i

function rateAddress(address: string): readonly Finding[] {
  if (address.includes(unknown)) return [finding('sends_data', address)]
  if (/^[a-z]+:\/\//i.test(address) && !/^(?:https?):\/\//i.test(address))
    return [finding(/^file:/i.test(address) ? 'outside_workspace' : 'remote_machine', address)]
  if (/^[a-z+]+:\/\/[^/]*@/i.test(address)) return [finding('secrets', address)]
  // A pattern in the place of a host may be an address in brackets, `[::1]`.
  const isWild = [star, anyOne, anyText, someName].some((unit) => hostOf(address).includes(unit))
  return isWild || isLocal.test(address) ? [finding('private_network', address)] : []
}

const hostOf = (address: string): string => address.replace(/^[a-z+]+:\/\//i, '').split('/', 1)[0] ?? ''

const curlSends = /^(?:-d|--data.*|--json|-F|--form.*|-T|--upload-file|--url-query|--mail-.*|-Q|--quote|-P|--ftp-port)$/
const curlSecrets =
  /^(?:-u|--user|-n|--netrc.*|-E|--cert|--key|--oauth2-bearer|-b|--cookie|--proxy-user|-U|--aws-sigv4|--delegation|--negotiate)$/
const curlOther =
  /^(?:-K|--config|-x|--proxy|--socks.*|--preproxy|--unix-socket|--abstract-unix-socket|--resolve|--connect-to|--doh-url|--interface|--engine|--libcurl|--dump-header|-D|-c|--cookie-jar|--trace.*|--stderr|--create-dirs|--output-dir|--etag-save|--alt-svc|--hsts)$/

function rateCurl({ name, options, operands, ratePath }: Call): readonly Finding[] {
  const cut = (given: string, pattern: RegExp): boolean => pattern.test(given)
  const found = options.flatMap(({ name: option, value = '' }): readonly Finding[] => {
    if (cut(option, curlSends)) return [finding('sends_data', option)]
    if (cut(option, curlSecrets)) return [finding('secrets', option)]
    if (cut(option, curlOther)) return [finding('unknown_option', option)]
    if (option === '-X' || '--request'.startsWith(option))
      return /^(?:GET|HEAD|OPTIONS)$/i.test(value) ? [] : [finding('sends_data', `${option} ${value}`)]
    if (option === '-H' || option === '--header')
      return /auth|cookie|token|key|@/i.test(value) || value.includes(unknown) ? [finding('secrets', option)] : []
    if (option === '-o' || option === '--output')
      return value === '-' ? [] : [finding('writes_workspace', value), ...ratePath(value, 'write')]
    if (option === '-O' || option === '--remote-name' || option === '-J') return [finding('writes_workspace', option)]
    return option === '--url' ? rateAddress(value) : []
  })
  return [finding('network_read', name), ...found, ...operands.flatMap(rateAddress)]
}

const curlLong = [
  '--output',
  '--request',
  '--header',
  '--user',
  '--data',
  '--url',
  '--user-agent',
  '--referer',
  '--max-time',
  '--connect-timeout',
  '--retry',
  '--write-out',
  '--upload-file',
  '--form',
  '--config',
  '--proxy',
  '--cookie',
  '--json',
  '--limit-rate',
  '--cacert',
  '--data-raw',
  '--data-binary',
  '--data-urlencode',
]

function rateWget({ name, options, operands, ratePath }: Call): readonly Finding[] {
  const found = options.flatMap(({ name: option, value = '' }): readonly Finding[] => {
    if (/^--(?:post|body|method|use-askpass)/.test(option)) return [finding('sends_data', option)]
    if (/^--(?:header|user|password|http-user|http-password|load-cookies|certificate|private-key)/.test(option))
      return [finding('secrets', option)]
    if (
      /^(?:-e|--execute|--config|-i|--input-file|--use-askpass|--rejected-log|--warc.*|-r|--recursive|-m|--mirror)$/.test(
        option,
      )
    )
      return [finding('unknown_option', option)]
    if (/^(?:-O|--output-document|-o|--output-file|-a|--append-output|-P|--directory-prefix)$/.test(option))
      return value === '-' ? [] : [finding('writes_workspace', value), ...ratePath(value, 'write')]
    return []
  })
  return [finding('network_read', name), finding('writes_workspace', name), ...found, ...operands.flatMap(rateAddress)]
}

const lookUp = ({ name, operands }: Call): readonly Finding[] => [
  finding('network_read', name),
  ...operands.flatMap((word) => (word.includes(unknown) ? [finding('sends_data', word)] : [])),
]

const rateHttp = ({ name, operands, args }: Call): readonly Finding[] => [
  finding(
    args.some((arg) => /^(?:POST|PUT|PATCH|DELETE)$/.test(arg) || /^[\w-]+(?::?=|@)/.test(arg))
      ? 'sends_data'
      : 'network_read',
    name,
  ),
  ...operands.flatMap(rateAddress),
]

const rateRsync = ({ name, args, operands, ratePath }: Call): readonly Finding[] => [
  finding('writes_workspace', name),
  ...(args.some((arg) => /^--(?:del|remove-source)/.test(arg)) ? [finding('deletes', name)] : []),
  ...(args.some((arg) => /^(?:-[a-zA-Z]*e|--rsh|--rsync-path)/.test(arg)) ? [finding('runs_other_program', name)] : []),
  ...operands.flatMap((word) =>
    /^[^/]*:/.test(word) || word.startsWith('rsync:') ? [finding('remote_machine', word)] : ratePath(word, 'write'),
  ),
]

/** A certificate that is looked at. A key, an engine and whatever is written are another matter. */
const rateOpenssl = ({ name, args, ratePath }: Call): readonly Finding[] => [
  finding(
    args.some((arg) =>
      /^-(?:(?=.*key).*|sign|hmac|mac|engine|provider.*|new|newkey|CA.*|passin|passout|config|macopt)$/.test(arg),
    )
      ? 'secrets'
      : args.includes('-out')
        ? 'writes_workspace'
        : 'reads_workspace',
    name,
  ),
  ...args.flatMap((arg) => (/[./~]/.test(arg) && !arg.startsWith('-') ? ratePath(arg, 'read') : [])),
]

/** Commands of a cloud that only ask: `aws ec2 describe-instances`, `gcloud run services list`, `az vm show`. */
const asks =
  /^(?:ls|list|describe|show|info|status|version|(?:describe|list)-[a-z-]+|get-(?:bucket|account|function-configuration|cost)[a-z-]*)$/
const hides = /identity|secret|token|key|password|credential|parameter|auth|--with-decryption/i
const rateCloud = ({ name, args, operands }: Call): readonly Finding[] => {
  const changes = operands.some((word) =>
    /^(?:create|delete|put|update|set|add|remove|run-|start|stop|deploy|invoke|terminate|cp|mv|rm|sync|mb|rb|modify|attach|detach|ssh|exec|apply|destroy|import|reset|rotate|send|publish|login|configure|init|install)/.test(
      word,
    ),
  )
  const looks = operands.some((word) => asks.test(word)) && !changes && !args.some((arg) => hides.test(arg))
  return [finding(looks ? 'network_read' : 'publishes', name)]
}

const ghReads = rows('network_read', 'list view status diff checks', { text: 'all' })
const gh = table(
  rows('publishes', 'pr issue run repo release workflow label gist project', {
    subcommands: table(ghReads),
    other: 'publishes',
    bare: 'prints',
  }),
  rows('network_read', 'search browse', { text: 'all' }),
  rows('secrets', 'auth ssh-key gpg-key secret variable'),
  rows('publishes', 'api extension alias codespace'),
)

export const network: Rows = [
  ...rows('network_read', 'curl', { valued: 'oXHudAemwTFKxbcCrEtDQPUYyzZ', valuedLong: curlLong, instead: rateCurl }),
  ...rows('network_read', 'wget', {
    valued: 'OoaPeiUtTw',
    valuedLong: [
      '--output-document',
      '--header',
      '--directory-prefix',
      '--user-agent',
      '--post-data',
      '--post-file',
      '--method',
    ],
    instead: rateWget,
  }),
  ...rows('network_read', 'ping ping6 dig nslookup host whois traceroute tracepath mtr', { instead: lookUp }),
  ...rows('network_read', 'http https xh', { instead: rateHttp }),
  ...rows('writes_workspace', 'rsync', { instead: rateRsync }),
  ...rows('remote_machine', 'ssh scp sftp ftp telnet mosh autossh sshfs ssh-copy-id rclone lftp tftp rsh rlogin'),
  ...rows('opens_port', 'nc ncat netcat socat nmap ngrok cloudflared localtunnel tcpdump tshark wireshark websocat'),
  ...rows('opens_port', 'openssl', {
    subcommands: table(
      rows('prints', 'version list help ciphers rand prime', {
        text: 'all',
        more: ({ args }) =>
          args.some((arg) => /^-(?:out|writerand|rand)$/.test(arg)) ? [finding('writes_workspace')] : [],
      }),
      rows('reads_workspace', 'x509 req crl verify asn1parse dgst md5 sha256 sha1', { instead: rateOpenssl }),
    ),
    other: 'opens_port',
  }),
  ...rows('secrets', 'ssh-keygen ssh-add ssh-agent gpg gpg2 pass security secret-tool keyctl age sops vault op bw'),
  ...rows('sends_data', 'mail mailx sendmail mutt msmtp swaks'),
  ...rows('publishes', 'gh', { subcommands: gh, bare: 'prints', other: 'publishes' }),
  ...rows(
    'publishes',
    'glab hub heroku vercel netlify fly flyctl firebase serverless sls wrangler surge now eb pulumi ansible ansible-playbook railway render supabase twine',
  ),
  ...rows('publishes', 'aws gcloud gsutil az doctl hcloud linode-cli oci ibmcloud scw', { instead: rateCloud }),
  ...rows('publishes', 'helm', {
    subcommands: table(
      rows('reads_workspace', 'template lint', {
        valued: 'fn',
        plain: ['-n'],
        text: 0,
        options: {
          '--post-renderer': 'runs_other_program',
          '--output-dir': 'writes_workspace',
          '--repo': 'network_read',
          '--validate': 'network_read',
        },
        more: ({ operands }) =>
          operands.some((word) => /:\/\//.test(word)) ? [finding('downloaded_code', 'helm')] : [],
      }),
      rows('network_read', 'list ls status history search show', { text: 'all' }),
      rows('prints', 'version env', { text: 'all' }),
    ),
    other: 'publishes',
  }),
  ...rows('publishes', 'terraform tofu', {
    subcommands: table(
      rows('reads_workspace', 'validate graph version', { text: 'all' }),
      // A state holds what it was made with, in plain text.
      rows('secrets', 'show output'),
      rows('publishes', 'state workspace', {
        subcommands: table(rows('network_read', 'list show', { text: 'all' })),
        other: 'publishes',
      }),
      rows('reads_workspace', 'providers', {
        text: 'all',
        more: ({ operands }) => (operands.length > 0 ? [finding('writes_workspace', 'providers')] : []),
      }),
      rows('writes_workspace', 'fmt', {
        instead: ({ args, operands, ratePath }) => [
          finding(
            args.includes('-check') || args.includes('-write=false') ? 'reads_workspace' : 'writes_workspace',
            'fmt',
          ),
          ...operands.flatMap((path) => ratePath(path, 'write')),
        ],
      }),
      rows('project_code', 'plan', { writes: true }),
    ),
    other: 'publishes',
  }),
  ...rows('publishes', 'kubectl oc', {
    subcommands: table(
      rows('prints', 'version', {
        text: 'all',
        more: ({ args }) =>
          args.some((arg) => /^--client(?:=true)?$/.test(arg)) ? [] : [finding('network_read', 'kubectl version')],
      }),
      rows('network_read', 'get describe logs top explain api-resources', {
        text: 'all',
        more: ({ args }) => (args.some((arg) => /secret/i.test(arg)) ? [finding('secrets', 'kubectl')] : []),
      }),
      rows('remote_machine', 'config', {
        subcommands: table(
          rows('reads_machine', 'current-context get-contexts get-clusters view', {
            text: 'all',
            more: ({ args }) =>
              args.some((arg) => /^--(?:raw|flatten)/.test(arg)) ? [finding('secrets', 'kubectl')] : [],
          }),
        ),
        other: 'remote_machine',
      }),
    ),
    other: 'remote_machine',
  }),
]
