/**
 * Reads what a goal may not do from a sentence, in English and Chinese (S3 §1).
 *
 * N1. A clause counts as a constraint only where it begins like one: «don't…», «only…», 「不要…」. Text about something else, such as
 *     «make the field read-only», is no constraint.
 * N2. What is recognised is enforced, and where a clause is in doubt the stricter reading is taken. What begins like a constraint and
 *     is not recognised is kept as `other`, so that a person sees that nothing enforces it.
 * N3. Only a person's words make a goal quick: that asks less often. Anybody's words may make it stricter.
 */
import type { Constraint, Preference } from '../contracts/constraints.ts'
import { clip, oneLine } from '../text/clip.ts'
import { pathsIn, patternsOf } from './path-words.ts'

/** A longer text is read up to here. */
const longest = 20_000
const most = 50

export function constraintsIn(text: string): Constraint[] {
  const found = clausesOf(text).flatMap((clause) => constraintIn(clause) ?? [])
  return distinct(found)
}

/** Every clause of it says what may not be done, so nobody knows what should be. */
export function saysNothingElse(text: string): boolean {
  const clauses = clausesOf(text)
  return clauses.length > 0 && clauses.every((clause) => forbids.test(clause) && constraintIn(clause) !== undefined)
}
const forbids = /^(?:do not|don't|dont|never|no|without|avoid|hands off|不|别|勿|禁|切勿|严禁)/iu

/** One entry of a plan's own list: it is a constraint, however it is worded. */
export function plannedConstraints(entries: readonly string[]): Constraint[] {
  const read = entries.flatMap((entry) => {
    const known = clausesOf(entry).flatMap((clause) => constraintIn(clause) ?? [])
    return known.length > 0 ? known : other(entry)
  })
  return distinct(read)
}

const distinct = (all: readonly Constraint[]): Constraint[] => {
  const seen = new Map(
    all.map((c) => [`${c.kind} ${'paths' in c ? c.paths.join(' ') : c.kind === 'other' ? c.said : ''}`, c]),
  )
  return [...seen.values()].slice(0, most)
}

const other = (said: string): Constraint[] => {
  const line = oneLine(said, 200)
  return line === '' ? [] : [{ kind: 'other', said: line }]
}

/** Sentences and their parts. «and» divides only where a new constraint begins, so that a list of paths stays whole. */
function clausesOf(text: string): string[] {
  return clip(text, longest)
    .normalize('NFKC')
    .replaceAll(/[’‘]/g, "'")
    .split(/[;,!?\n。；，！？()]|[.:](?=\s|$)|\s-\s/u)
    .flatMap((part) => part.split(andThen))
    .map((part) => part.trim().replace(lead, '').trim())
    .filter((part) => part !== '' && part.length <= 400)
}
const andThen =
  /(?:(?<!\s)\s+|^)(?:and|but|while|then|plus)\s+(?=(?:please\s+)?(?:do not|don't|dont|never|without|only|no\b|must|keep|stay|avoid|leave|change only|nothing))|(?<!\s)\s+(?=without\s+\w)|(?:并且|而且|但是?|同时|且|还有|另外)(?=(?:请)?(?:不|别|只|仅|禁|勿|必须|离线))/iu
/** What may stand before the constraint itself. */
const lead =
  /^(?:(?:and|but|also|please|note that|make sure(?: that)? you|make sure to|you must|you should|you may|you can|must|should|be sure to|请|务必|但是?|并且?|同时|注意|记得|另外|你)\s*)+/iu

function constraintIn(clause: string): Constraint | undefined {
  const said = oneLine(clause, 200)
  const path = pathConstraint(clause, said)
  if (path) return path
  for (const [kind, patterns] of whole) if (patterns.some((p) => p.test(clause))) return { kind, said }
  return begins.test(clause) ? { kind: 'other', said } : undefined
}

/** A clause that names paths is about those paths. Deleting and running are effects, wherever they happen. */
function pathConstraint(clause: string, said: string): Constraint | undefined {
  const kind = only.some((p) => p.test(clause))
    ? 'only_paths'
    : not.some((p) => p.test(clause))
      ? 'not_paths'
      : undefined
  if (!kind) return
  const paths = pathsIn(clause).flatMap(patternsOf).slice(0, most)
  return paths.length > 0 ? { kind, paths, said } : undefined
}

const verb = '(?:touch|change|modify|edit|alter|update|write(?: to| in| into)?|rewrite|look at|open|read|go into)'
const verbing = '(?:touching|changing|modifying|editing|altering|updating|writing(?: to)?|rewriting|opening|reading)'
const dont = "(?:don't|dont|do not|never|not|must not|mustn't|shouldn't|should not|may not|cannot|can't)"
const 不 = '(?:不要|不能|不得|不可以?|不许|不准|不应该?|别|勿|请勿|禁止|不|切勿|严禁)'
const 改 = '(?:改动|修改|编辑|触碰|更改|变更|改变|改|动|碰|写入?|打开|读取?|看)'
const at = (source: string): RegExp => new RegExp(`^${source}`, 'iu')

const only: readonly RegExp[] = [
  at(
    `(?:only|just|solely) (?:${verb}|work (?:in|on|under|inside)|make changes (?:in|to|under)|in|under|inside|within)\\b`,
  ),
  at(`${verb} (?:only|nothing (?:but|except|outside))\\b`),
  at(`(?:make|keep) (?:the |your |all )?(?:changes|edits|work)?\\s*(?:only )?(?:in|inside|within|under|to)\\b`),
  at('nothing (?:outside|except|but|other than)\\b'),
  at(`${dont} ${verb} (?:anything|any files?|files|code) (?:outside|except|but|other than|beyond)\\b`),
  at(`(?:stay|remain|work) (?:only )?(?:in|inside|within|under)\\b`),
  at(
    `(?:limit|restrict|confine) (?:yourself|your(?: changes| work)?|the (?:changes|work|edits)|changes|edits|everything|it)\\s*to\\b`,
  ),
  at(`(?:只|仅|只能|只许|只准|只可以?|仅限|仅能|限于)(?:于)?(?:允许)?(?:${改}|在|限)`),
  at(`${不}(?:超出|离开|${改}[^。]*(?:以外|之外))`),
  at(`除了?[^。]*(?:以外|之外|外).*${不}`),
]

const not: readonly RegExp[] = [
  at(`${dont} ${verb}\\b`),
  at(`without ${verbing}\\b`),
  at(`avoid ${verbing}\\b`),
  at('no (?:changes?|edits?|writes?|modifications?) (?:to|in|under|inside)\\b'),
  at('(?:leave|keep) .*\\b(?:alone|untouched|unchanged|as (?:is|it is|they are))\\b'),
  at('(?:stay|keep) (?:out of|away from)\\b'),
  at('hands off\\b'),
  at(`(?:everything|anything|all files?) (?:except|but)\\b`),
  at(`${不}(?:去|要)?${改}`),
  at(`.{1,120}?(?:目录|文件夹|文件|下面?|里面?)?(?:都)?${不}(?:去|要)?${改}(?:它|它们)?$`),
  at(`保持.*不变`),
]

const anything =
  '(?:anything|any(?: of the)? (?:files?|code|thing)|the (?:code|files?|repo(?:sitory)?)|files?|code|nothing)'
const 任何 = '(?:任何|所有|一切)?(?:的)?(?:文件|代码|东西|内容|地方|目录)?'
const whole: readonly (readonly [
  Exclude<Constraint['kind'], 'only_paths' | 'not_paths' | 'other'>,
  readonly RegExp[],
])[] = [
  [
    'no_network',
    [
      at(
        `(?:no|without(?: any| using| the| accessing)*|avoid(?: any| the)*) (?:the )?(?:network|internet|web access|online|downloads?|http)`,
      ),
      at(
        `${dont} (?:use|access|touch|need|call|reach|connect to|go on|hit)(?: to)?(?: the| any)? (?:network|internet|web|external|outside|remote)`,
      ),
      at(`${dont} (?:go online|download|fetch anything|connect)`),
      at('(?:work |stay |keep |strictly |completely |fully )*(?:offline)(?: only| mode| please)?\\s*$'),
      at(`${不}(?:使用|访问|连接?|用|上|接入|请求|调用)?(?:任何)?(?:联网|上网|连网|网络|外网|互联网|下载|外部接口)`),
      at('(?:全程|完全|保持|必须|在)?(?:离线|断网)(?:模式|状态|环境)?(?:下)?(?:运行|工作|完成|进行|操作|做)?$'),
    ],
  ],
  [
    'read_only',
    [
      at(
        '(?:this is |it is |keep it |keep this |strictly |stay |work |in )*(?:a )?read[- ]only(?: mode| access| task| please| analysis| review)*\\s*$',
      ),
      at(
        `${dont} (?:touch|change|modify|edit|alter|write|rewrite|update) (?:to )?${anything}(?: at all| yet| here)?\\s*$`,
      ),
      at(`${dont} (?:make|do) (?:any )?(?:changes|edits|modifications)(?: at all| yet)?\\s*$`),
      at(`without (?:changing|modifying|editing|touching|altering|writing) (?:to )?${anything}`),
      at(
        '(?:make )?(?:no|without(?: any| making any| making)?) (?:changes|edits|writes|modifications)(?: at all| please| to (?:any |the )?(?:files?|code))?\\s*$',
      ),
      at(
        '(?:only|just) (?:look(?! at)|read(?: it| the code)?|analy[sz]e|inspect|explain|review)\\b(?!.*\\b(?:then|and) (?:fix|change|write))',
      ),
      at("look(?:,)? (?:but )?don't touch"),
      at(`${不}(?:去|要|对)?${改}${任何}(?:做)?(?:任何)?(?:修改|改动|更改)?$`),
      at('(?:保持|全程|这是)?(?:只读)(?:模式|访问|任务|操作|分析)?$'),
      at(`(?:只|仅|只需|只要)(?:是)?(?:看看?|查看|分析|阅读|检查|解释|读)(?!.*(?:然后|再|并)(?:改|修|写))`),
      at('不(?:要|能|得|许|准)?(?:对.{0,20})?(?:做|作|进行)(?:任何)?(?:修改|改动|更改)'),
    ],
  ],
  [
    'no_delete',
    [
      at(
        `${dont} (?:delete|remove|erase|drop|wipe|rm)(?: (?:anything|any\\b.*|files?|folders?|directories|the files?|${'[\\w./*-]*[./][\\w./*-]*'}))?(?: at all)?\\s*$`,
      ),
      at('(?:no|without(?: any)?) (?:deletions?|deletes?|deleting|removals?|removing(?: anything| any\\b.*| files?)?)'),
      at(`${不}(?:去|要)?(?:删除|删掉|删|移除|清空)`),
    ],
  ],
  [
    'no_commands',
    [
      at(
        `${dont} (?:run|execute|start|use|launch)(?: any| the)? (?:commands?|scripts?|programs?|shell|terminal|anything|code)`,
      ),
      at(`${dont} (?:run|execute)\\s*$`),
      at(
        '(?:no|without(?: any| running(?: any)?| executing(?: any)?)?) (?:shell |terminal )?(?:commands?|scripts?|shell|terminal|anything\\s*$)',
      ),
      at(`${不}(?:去|要)?(?:运行|执行|跑|使用|用)(?:任何)?(?:的)?(?:命令行?|脚本|程序|终端|东西|代码)?$`),
      at(`${不}(?:去|要)?(?:运行|执行|跑|使用|用)(?:任何)?(?:的)?(?:命令|脚本|程序|终端|shell)`),
    ],
  ],
]

/** It begins like a constraint, whatever it says (N2). */
const begins = new RegExp(
  `^(?:${dont}|only|without|avoid|nothing|no (?:more|other|new|extra|third)|keep|leave|must|不要|不能|不得|不可|不许|不准|别|勿|禁止|切勿|严禁|只能|只许|仅限|必须|保持)(?:\\b|(?=\\p{Script=Han}))`,
  'iu',
)

const careful =
  /\bcareful(?:ly)?\b|\bcautious(?:ly)?\b|\bplay it safe\b|\b(?:ask|check with|confirm with) me (?:before|first|each|every|at)\b|\bask before (?:each|every|any)\b|\bconfirm (?:each|every) \w+|小心|谨慎|稳妥|慎重|每一?步都(?:要)?(?:先)?(?:问|确认)|先问(?:一下)?我|先跟我确认|逐步确认/iu
const notCareful =
  /\b(?:not|n't|no need to|needn't) (?:be |go )?(?:so |too |that |overly )?(?:careful|cautious)\b|不(?:用|必|需要)(?:太|那么|这么)?(?:小心|谨慎)/giu
const quick =
  /\b(?:don't|do not|no need to|needn't|without) (?:ask(?:ing)?|confirm(?:ing)?|bother(?:ing)?)(?: me)?\b|\bjust do it\b|\bbe quick\b|\bquick and dirty\b|\bas (?:fast|quickly|soon) as (?:possible|you can)\b|\basap\b|^(?:please )?(?:quickly|hurry)\b|(?:不用|不必|无需|别|不要)(?:再)?(?:问我|来?确认|询问)|直接(?:做|改|动手|执行)(?:就行|就好|吧|即可)|^请?(?:尽快|赶紧|赶快|快点)/iu

/** Careful wins: who says both is asked. */
export function preferenceIn(text: string): Preference {
  const plain = clip(text, longest).normalize('NFKC').replaceAll(/[’‘]/g, "'").replaceAll(notCareful, ' ')
  if (careful.test(plain)) return 'careful'
  return clausesOf(plain).some((clause) => quick.test(clause)) ? 'quick' : 'normal'
}

const output =
  /\b(?:as|in|into|to) (?:a |an |one |the )?(?:short |brief |markdown |json |simple )?(?:table|list|json|markdown|csv|yaml|html|diff|patch|report|summary|sentence|paragraph|bullet points?|english|chinese)\b|\b(?:give|send|show|write|hand|bring) me (?:a|an|the)\b|\b(?:save|write|put|store) (?:it|them|that|the \w+) (?:to|in|into|as) \S+|\b(?:the )?(?:output|result|answer) (?:should|must|is to|has to) be\b|\bexpected (?:output|result)\b|(?:输出|生成|写成|整理成|汇总成|保存(?:到|为|成)|写(?:到|入)|给我(?:一个|一份|一张)|返回|导出|以.{1,12}(?:形式|格式))|用(?:中文|英文|英语|表格|列表)/iu

/** What it should bring, in the words that say so. */
export const expectedOutputIn = (text: string): string[] =>
  [...new Set(sentencesOf(text).flatMap((part) => (output.test(part) ? [oneLine(part, 200)] : [])))].slice(0, 5)

const sentencesOf = (text: string): string[] =>
  clip(text, longest)
    .split(/[;!?\n。；！？]|[.](?=\s|$)|[,，](?=\s*\S)/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
