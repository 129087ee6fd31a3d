/**
 * Everything Signalbox says of a conversation, in Chinese. The timeline's texts are S0 §9's own. One file is one language: texts.ts
 * says what it must be able to say.
 */
import type { Cause, FileConflict, HostFault, PathFault } from '../../core/contracts/causes.ts'
import type { DetailOf, ProblemDetail } from '../../core/contracts/problems.ts'
import type { TaskState } from '../../core/machines/task.ts'
import type { EventOf, SaidProblem } from '../../core/state/events.ts'
import { memberOf, shownName, type Team } from '../../core/state/team.ts'
import { actingZh } from './acting-zh.ts'
import { goalCausesZh, goalEventsZh, goalsZh } from './goals-zh.ts'
import { optionFaults } from './option-faults.ts'
import type {
  CauseTexts,
  EventTexts,
  ProblemText,
  ScheduleTexts,
  ScreenTexts,
  TalkTexts,
  Texts,
  UserMessageTexts,
} from './texts.ts'
import {
  actionIn,
  after,
  answerIn,
  arrows,
  awaitedIn,
  causeWith,
  cited,
  clockTime,
  filesIn,
  handoffOf,
  intentLabel,
  isUndone,
  labelsOf,
  minutes,
  namesIn,
  onlyTold,
  percent,
  short,
  shownAs,
  slotNames,
  slotValues,
  stepParts,
  toldOf,
} from './words.ts'

/** 安全检查的类别；团队自己写的类别照原样显示。 */
const dangers: Readonly<Record<string, string>> = {
  cardiac: '心脏急症',
  breathing: '呼吸困难',
  stroke: '中风迹象',
  bleeding: '大出血',
  overdose: '中毒或服药过量',
  suicide: '有人可能想轻生',
  unconscious: '有人失去意识',
  anaphylaxis: '严重过敏',
  seizure: '抽搐',
  injury: '重伤',
  fire: '火灾或燃气泄漏',
  violence: '暴力',
  help: '求救',
  harm: '伤害他人',
  weapon: '武器',
  drugs: '毒品',
  selfharm: '自我伤害的方法',
  malware: '恶意软件',
  credentials: '窃取密码',
  minors: '侵害未成年人',
  doxxing: '打探他人住址',
  fraud: '诈骗',
  hate: '仇恨言论',
  injection: '试图改变规则',
  bypass: '绕过审批',
  records: '查看他人记录',
  forgery: '伪造结果或文件',
  secrets: '套取机密',
  harassment: '骚扰',
}
const dangerOf = (category: string): string => dangers[category] ?? category

const effects: Readonly<Record<string, string>> = {
  read: '读取',
  write: '写入',
  delete: '删除',
  execute: '执行',
  network: '联网',
}
const listed = (what: string, names: readonly string[]): string[] =>
  names.length > 0 ? [`${what}：${names.join('、')}`] : []
const act = ({ effect, seq }: { effect: string; seq: number }): string =>
  `第 ${seq} 个事件提出的${effects[effect] ?? effect}操作`

const hostFaults: Readonly<Record<HostFault, (host: string) => string>> = {
  bad_url: (host) => `${host} 不是可以访问的地址：只支持网页地址，且不能带密码`,
  private: (host) => `${host} 位于本机或内网`,
  unknown_host: (host) => `找不到主机 ${host}`,
  too_many_redirects: (host) => `${host} 重定向次数过多`,
  unreachable: (host) => `${host} 没有响应`,
}

const pathFaults: Readonly<Record<PathFault, (path: string) => string>> = {
  malformed: (path) => `${path} 不是可用的路径，请写成相对于工作区、以 / 分隔的形式`,
  outside: (path) => `${path} 在工作区之外`,
  link_outside: (path) => `${path} 经由链接指向工作区之外`,
  link_loop: (path) => `${path} 经过的链接太多`,
  moved_meanwhile: (path) => `通往 ${path} 的文件夹在此期间被替换`,
  special_file: (path) => `${path} 是管道、套接字或设备，不是文件`,
  protected: (path) => `${path} 受保护，需要单独批准`,
  own_state: (path) => `${path} 是 Signalbox 自己的数据`,
  bad_pattern: (path) => `${path} 不能用作允许路径的模式`,
  nothing_allowed: (path) => `没有允许任何路径，所以 ${path} 也不允许`,
  not_allowed: (path) => `${path} 不在允许的路径之内`,
  excluded: (path) => `${path} 已被此任务排除`,
}
const fileConflicts: Readonly<Record<FileConflict, (path: string) => string>> = {
  changed_by_person: (path) => `上次读取之后，有人改动了 ${path}，要先重新读取：输入“显示 ${path}”，然后再说一次`,
  changed_meanwhile: (path) => `${path} 在此期间已改变`,
  exists: (path) => `${path} 已经存在`,
  missing: (path) => `${path} 不存在`,
  not_a_file: (path) => `${path} 不是文件`,
  not_a_folder: (path) => `${path} 不是文件夹`,
  not_empty: (path) => `文件夹 ${path} 不是空的，只能删除空文件夹`,
  not_text: (path) => `${path} 不是文本文件`,
  patch_does_not_fit: (path) => `补丁与 ${path} 现在的内容不符`,
  text_not_found: (path) => `${path === '.' ? '此文件夹' : `${path} `}中找不到这段文字`,
  no_repository: () => '此文件夹不是 git 仓库的顶层',
  nothing_to_commit: () => '自上次提交以来没有改动',
  branch_exists: (branch) => `已经有分支 ${branch} 了。请换一个新名字再说一次，或者说“当前分支”`,
}

const why: CauseTexts = {
  withWords: (cause, words) => `${cause}：${words}`,
  noReason: '未说明原因',
  causes: {
    ...goalCausesZh,
    busy: () => '正忙',
    timeout: () => '未在时限内答复',
    no_resource: ({ missing }) => (missing ? `缺少所需资源：${missing}` : '缺少所需资源'),
    model_busy: ({ status }) => `模型服务繁忙或出现故障（${status}）。请稍等片刻再试。`,
    model_unreachable: ({ address }) =>
      `没有收到模型服务${address ? `（${address}）` : ''}的完整回答。请确认它正在运行、地址无误，然后再试。`,
    model_refused: ({ status, model }) =>
      status === 404
        ? `模型服务上没有${model === undefined ? '所要的模型' : `模型 ${model}`}（404）。请先在那里下载（Ollama：ollama pull ${model ?? '模型名'}），或改正智能体文件或 signalbox.yaml 中的名称。`
        : `模型服务拒绝了请求（${status}）。请检查智能体文件和 signalbox.yaml 中的模型名称与设置。`,
    model_full: () =>
      '对话超出了模型能读的长度。请在 signalbox.yaml 中把 contextTokens 设为它能接受的数值，或开始新的对话。',
    model_withheld: () => '模型的提供商拦截了这次回答。请换一种说法再问。',
    no_credit: () => '模型的提供商表示账户余额不足。请先充值，然后再试。',
    no_model: ({ model }) =>
      model === undefined
        ? '尚未设置模型。请设置 SIGNALBOX_MODEL=ollama:模型名，或在 signalbox.yaml 中指定默认模型。'
        : `没有名为 ${model} 的模型。请将其加入 signalbox.yaml，或写成 提供商:模型名。`,
    no_key: ({ variable }) =>
      variable === undefined
        ? '模型服务需要密钥。请在 signalbox.yaml 中用该模型的 keyEnv 写明保存密钥的变量。'
        : `模型密钥缺失或无效。请设置 ${variable}。`,
    model_off_schema: () => '模型的回答无法使用，指出问题后仍然如此（换一个模型可能会好些）',
    no_program: ({ program, file }) =>
      `找不到程序 ${program}。请安装它后重试，或改正 ${file ?? '其智能体文件'} 中的 command 后重新启动。`,
    no_agent: ({ agent, folder }) =>
      `${agent} 所属的团队没有在这里打开。请退出 Signalbox，然后用 --team ${folder ?? 'DIR'} 启动。`,
    not_started: ({ error }) => `无法启动（${error}）`,
    exited: ({ how }) =>
      how === 'code 0'
        ? '程序没有答复就结束了（code 0）。作为成员的程序要读写 JSON 行：docs/agents.md。'
        : `程序已结束（${how}）`,
    lost: () => '智能体已失联',
    silent: () => '智能体没有响应',
    held: () => '工作已暂停',
    replaced: () => '给它的内容已更改',
    shut_down: () => '它随 Signalbox 一起结束了',
    input_unread: () => '它不读取输入',
    input_closed: () => '它关闭了输入',
    output_closed: () => '它关闭了输出',
    wrote_too_much: () => '它输出过多',
    no_handshake: ({ printed, how }) =>
      `程序输出了“${printed}”，${how === undefined ? '一直没有确认' : `没有确认就结束了（${how}）`}。作为成员的程序要读写 JSON 行，先回一行确认：docs/agents.md`,
    no_frames: ({ lines }) => `它输出了 ${lines} 行无法识别的内容`,
    answered_before_ack: () => '它在接单前就答复了',
    answered_before_go: () => '它在获准开始前就答复了',
    answered_other_task: () => '它答复的是另一个任务',
    bad_result: () => '它的结果无法读取',
    refused: () => '它拒绝了',
    failed: () => '出错了，详情见日志',
    gave_up: () => '它放弃了',
    asked_otherwise: ({ call }) => `再次运行时，它要求的内容与之前不同：${call}`,
    may_have_happened: ({ lost, ...rest }) =>
      `${lost === 'silent' ? '未在时限内答复' : '智能体已失联'}，${act(rest)}可能已经发生`,
    line_full: ({ limit }) => `已有 ${limit} 个任务在排队，无法再加入`,
    breaker_open: (cause) => {
      const last = cause.last && said(cause.last, cause.words)
      return (
        `连续出错五次，${clockTime(cause.until)} 前不再派发${last ? `。最后的错误：${last.replace(/。$/, '')}` : ''}。` +
        '修改它的程序或团队文件后，下一次运行会立即再试；否则请在该时间之后重试。'
      )
    },
    bug: ({ trace_id }) => `Signalbox 出错了（trace_id ${trace_id}）`,
    gate_silent: () => '安全检查没有答复',
    gate_failed: () => '安全检查出错',
    nothing_dangerous: () => '未发现危险内容',
    dangerous_words: ({ category, words }) => `${dangerOf(category)}：“${words}”`,
    reads_dangerous: ({ category, words }) =>
      `整句看起来像是${dangerOf(category)}${words === '' ? '' : `（“${words}”）`}`,
    engine_silent: () => '语义理解未在时限内答复',
    engine_failed: () => '语义理解出错',
    off_schema: () => '模型的回答不符合格式',
    planner_silent: () => '规划者未在时限内答复',
    planner_failed: () => '规划者出错，详情见日志',
    step_twice: ({ step }) => `步骤 ${step} 重复`,
    step_order: ({ step, needs }) => `步骤 ${step} 依赖 ${needs}，但后者不在它之前`,
    no_steps: () => '计划没有步骤',
    reviewer_silent: () => '审核者未在时限内答复',
    reviewer_failed: () => '审核者出错，详情见日志',
    review_rejected: () => '审核驳回',
    task_out_of_scope: ({ taskId }) => `${taskId} 不在允许的任务之列`,
    denied: ({ by }) => `${by} 不同意`,
    too_many_decisions: ({ limit }) => `它已有 ${limit} 项操作在等待`,
    not_landed: ({ paths }) => `${paths.join('、')} 在此期间被人改动，因此保持原样`,
    grant_ended: () => '先前的许可已失效',
    prepare_failed: () => '事先查看时出错，详情见日志',
    no_workspace_tools: () => 'Signalbox 打开时没有数据文件夹，而工作区的工具需要它',
    prepare_silent: () => '事先查看超时',
    host_failed: () => '工具出错，详情见日志',
    host_restarted: () => '程序在此期间重新启动过',
    no_result: () => '未在时限内得到结果',
    unknown_action: ({ action }) => `没有 ${action} 这个操作`,
    bad_params: ({ where }) => `参数无法使用（${where}）`,
    effect_denied: ({ effect }) => `此目标不允许${effects[effect] ?? effect}`,
    no_workspace: ({ path }) =>
      path === ''
        ? '此对话没有工作文件夹。请先离开，再用 --workspace 加文件夹启动（npm start -- --workspace 文件夹）'
        : `工作区 ${path} 不存在或不是文件夹`,
    path_denied: (cause) => pathFaults[cause.why](cause.path),
    file_conflict: ({ why: kind, path, near }) =>
      `${fileConflicts[kind](path)}${near === undefined ? '' : `；有 ${near}`}`,
    too_large: ({ path, limit }) => `${path} 超过 ${limit} 字节`,
    host_denied: ({ host, why }) => hostFaults[why](host),
    not_as_expected: ({ exit, missing, unexpected, out_of_scope }) =>
      [
        ...(exit === undefined ? [] : [`退出码 ${exit}`]),
        ...listed('预期有而没有', missing),
        ...listed('预期之外的改动', unexpected),
        ...listed('超出允许范围', out_of_scope),
      ].join('；') || '不符合预期',
    probe_found: ({ outcome, ...rest }) => `经查看，${act(rest)}${outcome === 'applied' ? '已生效' : '未生效'}`,
    stopped: () => '已停止',
    canceled: () => '已取消',
    skipped: () => '已跳过',
    dropped: () => '已放弃',
    dropped_from_plan: () => '已从计划中移除',
    before_not_done: () => '前面一步没有完成',
    ended: () => '对话已结束',
    replanned: () => '已重新规划',
    queue_cleared: () => '队列已清空',
    given_back: () => '成员已退回',
    emergency: () => '紧急情况',
    new_task: () => '有新的任务',
    other_goal_resumed: ({ by, workflowId }) => `${by} 继续了目标 ${workflowId}`,
    resumed: () => '工作已继续',
    answered_by_message: () => '后来的消息已回答',
    later_message: () => '后来又有新消息',
    later_offer: () => '有了更新的建议',
    no_longer_matters: () => '已不再需要',
    probe_answered: () => '已查明实际情况',
    plan_changed: () => '计划已更改',
    run_over: () => '这项工作已结束',
    hop_budget: ({ hops }) => `已连续 ${hops} 轮没有人参与`,
    repetition: () => '连续三轮内容完全相同',
    unresolved: () => '点名的成员都不在团队中；队列里还有成员在等待',
    locked: () => '成员正在工作',
    waiting_for: ({ member }) => `现在轮到 ${member}`,
    late_ack: () => '接单来得太晚',
    repeated_ack: () => '此前已接单',
    late_nack: () => '拒绝来得太晚',
    late_pause: () => '停下时任务已结束',
    late_seat: () => '空位轮到时已不再需要',
    late_start: () => '开始得太晚',
    repeated_start: () => '此前已开始',
    late_progress: () => '进展来得太晚',
    decision_id_reused: () => '该 decision_id 已存在，但内容不同',
    late_proposal: () => '提议来得太晚',
    repeated_proposal: () => '此前已提议',
    late_result: () => '结果来得太晚',
    repeated_result: () => '结果此前已收到',
    late_loss: () => '此前已放弃',
    late_outcome: () => '答复来得太晚',
    repeated_outcome: () => '答复此前已收到',
    old_token: () => '属于先前的派发',
    wrong_state: ({ state }) => `任务处于 ${state}`,
    decision_unsettled: () => '它有一项操作尚无定论',
    waits_for_person: ({ state }) => `运行处于 ${state}，须先由人决定`,
  },
  rules: {
    done_marker: '消息写明 [DONE]',
    marker: '消息点名了下一位',
    answer_to_question: '回答了所问的问题',
    answer_to_offer: '答复了建议',
    only_told: '没有要办的事，只作回应',
    talk_team: '对话团队：先按队列，再轮到第一位用户',
    insertion: '另一个任务与当前任务并行或排在其后，不改变当前任务',
    clarify_first: '不够明确，先询问再派发',
    harm_under_act: '可能造成影响且把握不足，先询问',
    control: '控制指令，把握足够，直接执行',
    control_under_act: '可能是控制指令，先询问',
    under_ask: '把握太低，只能先询问',
    default_plans: '不符合任何意图，由默认成员规划',
    nothing_running: '没有进行中的工作，作为新任务',
    new_task_and_said: '没有进行中的工作，作为新任务并说明把握',
    full_replan_asked: '重新规划一律先询问',
    other_task_asked: '工作进行中的另一任务一律先询问',
    change_under_act: '改动把握不足，先询问',
    analysis_asks: '理解结果要求确认',
    harmless_and_said: '无害且把握尚可：直接执行并说明',
    sure: '把握足够，直接执行',
  },
  whyNots: {
    explicit_first: '明确的指示优先',
    other_relation: '消息与当前工作的关系不同',
    other_rule_first: '另一条规则先适用',
    asked_first: '先询问',
  },
}

const said = (cause: Cause | undefined, words?: string): string => causeWith(why, cause, words)
const saidOf = (problem: SaidProblem | undefined): string =>
  problem && !problem.cause && !problem.message ? zh.problems[problem.code].say : said(problem?.cause, problem?.message)

const relations: Texts['relations'] = {
  same_task_no_change: '同一任务，无变化',
  same_task_minor_change: '同一任务，小改动',
  same_task_major_change: '同一任务，大改动',
  different_task: '新的任务',
  control_instruction: '控制指令',
}

const talk: TalkTexts = {
  skipped: (name) => `⚠️ '${cited(name)}' 不在当前团队中，已跳过`,
  noneKnown: (_, members) => `❌ 无法解析任何目标。可用成员：${namesIn(members, 'zh')}`,
  teamFault: {
    no_human: '❌ 团队至少需要 1 个 Human 成员',
    too_few_members: '❌ 团队至少需要 2 个成员',
    duplicate_id: '❌ 团队成员的 id 不能重复',
    nobody_approves: '❌ 团队中有一种操作没有人可以批准',
  },
  emptyMessage: '请输入内容',
  timedOut: (member, ms) => `成员 ${shownName(member, 'zh')} 在 ${minutes(ms)} 分钟后超时`,
  failed: (member, what) => `成员 ${shownName(member, 'zh')} 执行出错：${what}`,
  queue: (turns) => `📋 队列：${turns.join(' → ')}`,
  you: '你',
}

const schedule: ScheduleTexts = {
  next: '接下来',
  waiting: '等待',
  nobody: '现在没有可以开始的任务',
  words: {
    has_the_focus: '它是焦点',
    inserted_beside: (focus) => `焦点 ${focus} 在等人回答，它可以插入`,
    has_the_turn: '对话轮到它了',
    only_one_ready: '只有它准备好了',
    class: (name) => (name === 'focus' ? '它的优先级是 focus，先于 high 和 normal' : '它的优先级是 high，先于 normal'),
    first_come: '没有更高优先级的任务准备好，它来得最早',
    not_ready: (state) => schedule.states[state as TaskState],
    waits_for_dependency: (task) => `要先完成 ${task}`,
    dependency_canceled: (task) => `它依赖的 ${task} 已取消：永远无法开始`,
    dependency_cycle: (circle) => `它依赖的任务互相等待：${arrows(circle)}；永远无法开始`,
    waits_for_turn: (task) => `对话依次进行，${task} 在它前面`,
    focus_waits_for_person: '焦点在等人回答，此前排队的任务都不开始',
    busy: '名额已被排在前面的任务占满',
    one_focus: '另一个任务正占着焦点，而焦点只有一个',
    parked: '它的目标被搁置了',
    still_running: (task) => `${task} 还在为已搁置的目标运行，等它停下或结束后才开始。可以等待，或用 /stop 结束它`,
    retry_later: '刚才失败了，稍后重试',
  },
  states: {
    CREATED: '还没准备好',
    READY: '已准备好',
    DISPATCHING: '进行中：已派发，还没接单',
    DISPATCHED: '进行中：已接单，还没开始',
    RUNNING: '进行中',
    EXECUTION_SUCCEEDED: '已有结果，还没审核',
    EXECUTION_FAILED: '执行失败，还没重新派发',
    DISPATCH_FAILED: '没有人接单，还没重新派发',
    AWAITING_USER: '在等人回答',
    REVIEWING: '审核中',
    REWORK_REQUIRED: '被审核驳回，还没重新派发',
    BLOCKED: '受阻，等人决定',
    DONE: '已完成',
    CANCELED: '已取消',
  },
  first: (why) => `下一个：${why}`,
  behind: (other) => `等待：${other} 在它前面`,
  afterPause: (why) => `恢复后的下一个：${why}`,
  waits: (why) => `等待：${why}`,
}

const screen: ScreenTexts = {
  marks: { colon: '：', comma: '，', list: '、' },
  tag: { error: '✖ 错误 ERROR', blocked: '■ 受阻 BLOCKED' },
  steps: {
    count: (steps) => `${steps} 步`,
    one: '步骤',
    thought: '思考',
    action: '行动',
    observation: '观察',
    text: '说明',
  },
  now: {
    ended: '对话已结束',
    paused: '已暂停：写消息或 /resume 才会继续',
    pausedAsked: (who) => `已暂停，并有问题要问 ${who}：写消息或 /resume 才会继续`,
    pausing: (who) => `${who} 完成当前步骤后暂停`,
    inTheWay: (who) => `${who} 还在为已搁置的目标运行，接下来的工作在等它：可以等待，或用 /stop 结束它`,
    stillRuns: (who) => `已暂停，但 ${who} 没有确认停下，仍在运行`,
    understanding: '正在理解你的消息',
    planning: '正在规划',
    thinking: (who) => `${who} 正在思考`,
    inLine: (who, place) => (place === undefined ? `正在排队等待 ${who}` : `等待 ${who}，排在第 ${place} 位`),
    reviewing: (who) => `${who} 正在审核`,
    retrying: (who) => `即将重试 ${who}`,
    waiting: (who) => `等待 ${who}`,
    asked: (who) => `有问题要问 ${who}`,
    error: (who) => `✖ 错误 ERROR：${who} 失败，是系统的问题`,
    blocked: (who) => `■ 受阻 BLOCKED：${who} 无法继续`,
    seconds: (seconds) =>
      seconds < 60 ? `${seconds} 秒` : `${Math.floor(seconds / 60)} 分 ${String(seconds % 60).padStart(2, '0')} 秒`,
  },
  input: {
    open: (who) => `${who}，轮到你了`,
    working: (who) => `${who} 正在工作；你发的消息会同时被理解`,
    pausing: (who) => `${who}：即将暂停；写消息或 /resume 继续`,
    paused: (who) => `${who}：已暂停；写消息或 /resume 继续`,
    asked: (who) => `${who}：输入数字按 Enter 回答，或直接输入`,
    wanted: (you, who, what) => `${you}，${who} 等你回答${after('：', what)}`,
    notYours: (you, who) => `${you}，现在轮到 ${who}，请稍等`,
    stranger: (name) => `已锁定：${name} 不在这个团队中；请输入数字选择谁在输入`,
    ended: '已锁定：对话已结束',
    locked: (who) => `${who} 工作时锁定：只接受 /pause 和 /stop`,
  },
  unnamed: (member) => `没有点名，所以没有人回答：请以 @名字 开头，或加上 [NEXT:${member}]`,
  options: {
    approve: '批准',
    once: '同意，仅这一次',
    plan: '同意，本计划内不再问',
    conversation: '同意，本对话内完全相同的操作不再问',
    deny: '不同意',
    deny_because: '不同意，原因是……',
    replan: '重新规划',
    minor_replan: '小改计划',
    continue: '继续',
    new_task: '作为新任务开始',
    afterwards: '之后再做',
    abort: '不处理',
    end: '结束对话',
    retry: '重试',
    start_over: '从头开始',
    skip: '跳过',
    done: '已经完成',
    resume: '继续',
    stop: '停止',
    drop: '丢弃',
    applied: '已经发生',
    not_applied: '没有发生',
    accept: '好，继续',
    decline: '不用了',
    pass: '通过',
    reject: '驳回',
    yes: '是',
    no: '否',
  },
  answers: {
    route: {
      minor_replan: '按它小改当前工作',
      replan: '按它重新规划当前工作',
      continue: '继续当前工作，只记下这条消息',
      new_task: '先做它，再回到当前工作',
      afterwards: '等当前这项决定后再做它',
      abort: '继续当前工作，当作没发过这条消息',
    },
    clarify: { continue: '继续当前工作，只记下这条消息', abort: '都不是：不处理这条消息' },
    plan: { abort: '放弃这个目标' },
    details: { continue: '不回答，继续', abort: '放弃这个目标' },
    blocked: { continue: '由我继续' },
  },
  ask: {
    route: '这条消息应该怎么处理？',
    clarify: '你的意思是？',
    plan: '可以执行这个计划吗？',
    approval: '可以这样做吗？',
    uncertain: '不知道这件事是否发生了。发生了吗？',
    blocked: '有任务受阻，怎么办？',
    loop: '对话已暂停。继续吗？',
    parked: '有一个目标被搁置了。继续吗？',
    handoff: '建议（可忽略）',
    review: '审核通过吗？',
    details: '规划前还需要了解一些情况。直接回答，或不回答继续。',
  },
  askAboutRun: {
    error: '✖ 系统错误：问题出在系统，不在这项工作。继续还是停止？',
    blocked: '■ 受阻：结果与预期不符。继续还是停止？',
  },
  lost: {
    ask: '有成员在工作中途失去了联系，怎么办？',
    at: (who, what) => `${who} 失去了联系${after('，当时在做：', what)}`,
    known: (why) => `目前知道：${why}`,
    last: (step) => `它最后报告：${step}`,
    unknown: '它可能全做完了，也可能只做了一部分，或者什么都没做。能查看的话先看一下，再选择。',
    answers: {
      retry: '再做一次（已经做过的可能会重复）',
      skip: '跳过（当作没有要求过，继续往下）',
      done: '已经完成（记为完成，继续往下）',
      continue: '由我代它回答',
    },
  },
  suggests: (who, whom) => `${who} 建议转交 ${whom}`,
  allows: {
    writes: '写入',
    deletes: '删除',
    hosts: '连接',
    checks: '检查',
    git: '使用 git；不会推送',
    asksAgain: '（高风险：执行前会再次询问）',
  },
  impact: { kept: '重新规划会保留', voided: '重新规划会结束', undone: '重新规划会撤销' },
  message: {
    says: (who, text) => `${who}：“${text}”`,
    wouldGoTo: (what) => `最可能是：${what}`,
    current: (goal) => `当前工作：${goal}`,
    ask: '有新的要求，而一项改动还在等你回答。先做哪个？',
    would: (goal) => `新的要求会：${goal}`,
    open: (goal) => `待你回答：${goal}`,
  },
  undo: {
    gone: (path) => `${path}：会删除，它是当时新建的`,
    back: (path) => `${path}：会找回`,
    before: (path) => `${path}：恢复成之前的内容`,
  },
  tasks: {
    title: '任务',
    none: '没有进行中的任务。',
    kinds: { reply: '回复', frame: '请求', step: '步骤', verify: '验证', commit: '提交', plan: '规划', review: '审核' },
    states: {
      queued: '排队中',
      active: '进行中',
      awaiting_user: '等人回答',
      completed: '已完成',
      canceled: '已取消',
      blocked: '■ 受阻 BLOCKED',
      error: '✖ 错误 ERROR',
    },
  },
  plan: { title: '计划', none: '没有计划。', progress: (done, all) => `${done} / ${all} 步`, parked: '已搁置' },
  queue: {
    title: '队列',
    empty: '队列是空的。',
    working: '正在工作',
    next: '等待',
    inLine: (place) => (place === undefined ? '正在排队' : `排在第 ${place} 位`),
  },
  files: {
    title: '改动过的文件，以及最后由谁改动',
    none: '没有改动。',
    how: { new: '新建', changed: '修改', gone: '删除' },
  },
  diff: { title: '改动内容' },
  team: { title: '团队', human: '人', ai: 'AI' },
  status: { title: '状态', goal: '目标', events: '事件数', questions: '待回答的问题' },
  why: {
    title: '上一条消息为什么这样处理',
    none: '还没有消息。',
    message: '消息',
    safety: '安全',
    understood: '理解',
    because: '理由',
    plainReasons: {
      scripted: '团队没有配置理解引擎，消息直接延续当前对话',
      control_word: '整条消息就是一个控制词',
    },
    route: '路由',
    rule: '规则',
    not: '未采用',
  },
  verdicts: { SAFE: '安全', BLOCK: '已拦截', EMERGENCY: '紧急情况' },
  noticed: '放行，但可能有紧急情况',
  emergencyLine: '如果情况紧急，请立即拨打当地的急救电话（中国大陆：120）。',
  cost: {
    title: '费用：语言模型的用量',
    none: '还没有调用过模型。',
    head: ['成员', '任务', '调用', '输入 token', '输出 token', '费用'],
    total: '合计',
  },
  memory: { title: '记忆：已完成和等待中的任务的记录', none: '还没有记录。' },
}

const userMessages: UserMessageTexts = {
  plain: {
    idle: '现在没有进行中的工作。',
    paused: '工作已暂停。',
    pausing: '当前步骤结束后暂停。',
    already_paused: '工作已经暂停。',
    resumed: '工作继续。',
    not_paused: '没有暂停的工作。',
    card_waits: '请用选项的编号回答上面的问题。',
    card_unanswered: '还没有批准任何操作：请用选项的编号或按键回答上面的问题。',
    card_whole: '卡片上的改动不能只去掉一部分：同意就是全部执行。请先回答不同意，再说明只改哪些文件或文件夹。',
    talk_again: '不急，慢慢来。',
    talk_on: '好的，想好了直接说就行。',
    nobody_named: '没有指明由谁来做。请以 @名字 开头，或加上 [NEXT:名字]。',
    held: '请先回答未决的问题，工作才会继续。',
    asked: '有一个问题在等你回答。',
    choose: '请选择如何继续。',
    planning: '正在制定计划。',
    nothing_to_cancel: '现在没有进行中的工作，没有可以取消的。',
    nobody_can: '团队里没有人负责这件事。',
    ends: '对话结束。',
    minor_replan: '已按你的要求调整。',
    full_replan: '重新规划工作。',
  },
  named: {
    at_work: (names) => `${names.join('、')}正在工作。`,
    reviewed: (names) => `审核中：${names.join('、')}。`,
    blocked: (names) => `受阻：${names.join('、')}。`,
    in_the_way: (names) =>
      `${names.join('、')}还在为已搁置的目标运行，接下来的工作在等待：可以等待，或用 /stop 结束它。`,
    queued: (names) => `排队：${names.join('、')}。`,
    canceled: (names) => `已取消：${names.join('、')}。`,
    dropped: (names) => `问题已放下（${names.join('、')}），不会再做什么。`,
  },
  waits: (name, missing) => `${name}在等你回答${missing.length > 0 ? `（${missing.join('、')}）` : ''}。`,
  turn: (name) => `轮到${name}。`,
  notices: {
    which_one: (items) => `你指的是哪一个：${items.join('；')}？`,
    none_such: (items) => `没有找到你说的这一个。目前有：${items.join('；')}。你指的是哪一个？`,
    shall_i: (items) => `需要现在办理吗${items.length > 0 ? `（${items.join('；')}）` : ''}？目前没有做任何改动。`,
    not_done: () => '好的，没有做任何改动。',
    not_understood: (items) =>
      `没有听懂：${items.map((item) => `“${item}”`).join('、')}。这部分以及本应接着它做的都没有做，请换个说法。`,
    small_talk: () => '我在这里，有需要请说。',
    cannot: (items) => `这件事这里办不了。${items.length > 0 ? `团队可以办理：${items.join('、')}。` : ''}`,
    number: () => '现在没有用这个编号回答的问题。请直接写出要做的事；输入 /help 查看命令。',
    can: (items) =>
      items.length > 0
        ? `你可以让团队做：${items.join('、')}。输入 /help 查看命令。`
        : '请以 @名字 开头，直接说你的需要。输入 /help 查看命令。',
    your_choice: () => '这个没法替你决定，请说一个具体的。',
    records: (items) => (items.length > 0 ? `目前有：${items.join('；')}。` : '目前还没有记录。'),
  },
  beyond: (items) => `这部分这里办不了：${items.map((item) => `“${item}”`).join('、')}。`,
  goes_on: '继续当前工作',
  answer_taken: '作为对提问的回答',
  offer_taken: '作为对建议的答复',
  goal: '当前目标',
  newTask: '新任务',
  begins: (wishes) => `理解为：${wishes.join('、')}`,
  beside: (wishes) => `理解为：${wishes.join('、')}，不影响当前工作`,
  afterwards: (wishes) => `理解为另一个任务：${wishes.join('、')}。等当前任务完成后再做，当前任务不变`,
  intent: (intent, name) => `${intent}（${name}）`,
  end: (said) => `${said}。`,
  sure: (said, share) => `${said}，${share}。`,
  between: '',
}

const someone = (id: string) => ({ name: id })

const ways = { meaning: '按语义搜索', ripgrep: '用 ripgrep 搜索', scan: '逐个读取文件搜索' } as const

const outcomes = { applied: '已生效', not_applied: '未生效', unknown: '无法判断' } as const

const waitedFor = ({ role, missing = [] }: EventOf<'task_awaiting_user' | 'question_repeated'>, team: Team): string =>
  slotNames(missing, 'zh', memberOf(team, role)).join('、')

const answers = (e: EventOf<'question_opened'>, team: Team): string =>
  labelsOf(e, { screen, lang: 'zh', team }).join(' / ')

/** Calls of our own agents; those of a program are shown by their name. */
const known: Readonly<Record<string, string>> = {
  model: '模型已回答',
  context: '已查看目录',
  begin: '开始一轮工作',
  turn: '一轮工作结束',
  spent: '已核对预算',
  budget: '追加预算后继续',
  planned_at: '计划已注明时间',
}
const calls = {
  once: (name: string) => known[name] ?? `已记下：${name}`,
  ask: () => '已记下回答',
  act: (name: string) => `请求使用：${name}`,
} as const
const changes = {
  starts_with_it: '将按改动开始',
  starts_again: '按改动重新开始',
  after_this_step: '当前步骤结束后按改动重新开始',
} as const

const events: EventTexts = {
  conversation_started: (e) => `对话开始：团队 ${e.team.team}，${e.team.members.length} 名成员`,
  conversation_imported: () => '从文件导入；暂停，等待用户指定团队后继续',
  conversation_forked: (e) => `从 ${e.from} 的第 ${e.at_seq} 个事件分叉；暂停，等待用户继续`,
  team_changed: (e) => `${e.by} 修改了团队`,
  conversation_ended: (e) => `${e.by} 结束了对话`,

  user_input_received: () => '收到用户输入',
  input_rejected: (e, { team }) => {
    const awaited = awaitedIn(e)
    if (awaited !== undefined) return `抱歉，现在轮到 ${shownAs(team, awaited)}，请稍等。`
    return `暂不接受：成员正在工作。当前可用：${e.accepted.join('、')}`
  },
  semantic_understanding_started: () => '正在理解用户意图...',
  safety_checked: (e) => {
    if (e.verdict === 'SAFE') return e.notice === undefined ? '安全检查通过' : e.reason || zh.screen.emergencyLine
    return `${e.verdict === 'BLOCK' ? '已拦截' : '紧急情况'}：${e.reason || said(e.cause)}`
  },
  semantic_understanding_completed: (e) => {
    const { normalizedIntent: intent, taskRelation: relation } = e.analysis
    return `理解结果：${short(intent.goal)}（${relations[relation.type]}，${percent(relation.confidence)}）`
  },
  routing_decision_made: (e) => onlyTold(e) ?? `路由决策：${zh.routes[e.decision.route]}${after('。', toldOf(e))}`,
  user_confirmation_required: () => '等待用户选择',
  phase_transition: (e) =>
    `进入${(zh.phases as Record<string, string>)[e.to] ?? e.to}阶段${after('：', e.reason && zh.goals.setBack[e.reason])}`,

  question_opened: (e, { team }) =>
    e.offer
      ? `建议 ${e.questionId}：${shownAs(team, e.offer.agentId)}${after('。', e.text)} [${answers(e, team)}]`
      : `问题 ${e.questionId}（${zh.questions[e.kind]}）${after('：', e.cause ? said(e.cause, e.text) : e.text)} [${answers(e, team)}]`,
  question_answered: (e, around) => `回答：${answerIn(e, { screen, lang: 'zh', ...around })}${after('，', e.text)}`,
  question_withdrawn: (e) => `问题 ${e.questionId} 已撤回：${said(e.cause)}`,

  member_said: (e) => e.text,
  talk_routed: (e, { team }) =>
    e.notice === 'all_failed' ? talk.noneKnown(e.unresolved, team.members) : e.unresolved.map(talk.skipped).join('\n'),
  talk_changed: (e) =>
    e.status === 'paused' ? `等待 user.${e.waitingFor ?? '?'}` : e.status === 'active' ? '对话继续' : '对话结束',
  queue_cleared: () => '队列已清空',

  ...goalEventsZh((cause) => said(cause)),
  workflow_started: (e) => `目标 ${e.workflowId}：${short(e.goal)}`,
  workflow_parked: (e) => `目标 ${e.workflowId} 已搁置：${said(e.cause)}`,
  workflow_resumed: (e) => `目标 ${e.workflowId} 继续`,
  plan_requested: (e) => `由 ${e.planner} 规划${e.attempt > 1 ? `（第 ${e.attempt} 次）` : ''}`,
  plan_proposed: (e) => `计划共 ${e.plan.steps.length} 步`,
  plan_review_requested: (e) => `由 ${e.reviewer} 审核计划`,
  plan_review_result: (e) => `计划审核${e.pass ? '通过' : '驳回'}${after('：', e.cause ? said(e.cause) : e.reason)}`,
  plan_refused: (e) => `计划不可用：${saidOf(e.problem)}`,
  plan_approved: (e) => (e.by === undefined ? '计划通过：只读' : `${e.by} 批准了计划`),
  plan_patched: (e) => (e.patches.length === 0 ? '计划步骤不变' : `计划有 ${e.patches.length} 处改动`),

  task_created: (e, { team }) => `任务 ${e.taskId} 交给 ${shownAs(team, e.agentId)}`,
  task_dispatch_requested: (e, { team }) => `编排器派发任务到 ${shownAs(team, e.agentId)}`,
  task_seat_awaited: () => '没有空位，正在排队',
  task_seat_given: () => '轮到了，等待接单',
  task_dispatch_ack: () => '接单成功',
  task_dispatch_nack: (e) => `派发失败：${said(e.cause, e.words)}`,
  task_execution_started: () => '开始执行',
  agent_step_completed: (e) => `步骤${after('：', stepParts(e))}`,
  task_lease_renewed: () => '仍在执行',
  call_recorded: (e) => calls[e.kind](e.name ?? ''),
  task_awaiting_user: (e, { team }) => `等待用户${after('：', waitedFor(e, team))}`,
  question_repeated: (e, { team }) => e.text || `仍在等待用户${after('：', waitedFor(e, team))}`,
  task_changed: (e) => `改动已告知任务 ${e.taskId}：${changes[e.how]}`,
  frame_changed: (e, { team }) => `已更改：${slotValues(e.slots, 'zh', team).join('；')}`,
  task_slots_filled: (e) => `已填写：${Object.keys(e.slots).join('、')}`,
  task_execution_result: (e, { team }) =>
    e.success
      ? `${isUndone(e) ? '未完成' : '执行成功'}${after('。建议转交 ', handoffOf(e, team))}`
      : `执行失败：${talk.failed(memberOf(team, e.role) ?? someone(e.role), saidOf(e.problem))}`,
  task_lease_expired: (e, { team }) =>
    e.cause.kind === 'silent'
      ? talk.timedOut(memberOf(team, e.role) ?? someone(e.role), e.cause.ms ?? team.leaseMs)
      : e.cause.kind === 'replaced'
        ? `负责的成员重新开始：${said(e.cause, e.words)}`
        : `成员 ${e.role} 已失联${after('：', e.cause.kind === 'lost' ? e.words : said(e.cause, e.words))}`,
  task_retry_scheduled: (e, { team }) =>
    e.busy === undefined
      ? `由 ${shownAs(team, e.agentId)} 重试${e.failures > 0 ? `（第 ${e.failures} 次）` : ''}`
      : `稍后再派给 ${shownAs(team, e.agentId)}`,
  task_blocked: (e) => `受阻：${said(e.cause, e.words)}`,
  task_unblocked: (e) => (e.agentId === undefined ? `${e.by} 解除了阻塞` : '接手这一轮'),
  task_review_requested: (e) => `由 ${e.reviewer} 审核`,
  task_review_result: (e) => (e.pass ? '审核通过' : `驳回${after('：', e.cause ? said(e.cause) : e.reason)}`),
  task_parked: (e) => `任务 ${e.taskId} 已搁置：${said(e.cause)}`,
  task_canceled: (e, { team }) =>
    e.cause.kind === 'before_not_done'
      ? `前面一步没有完成，所以这一步也不做：${intentLabel(e.cause.intent, 'zh', team)}`
      : `任务 ${e.taskId} 已作罢${after('：', e.cause.kind === 'canceled' ? undefined : said(e.cause))}`,

  run_paused: () => '已暂停',
  agent_paused: () => '已停下',
  pause_awaited: (e, { team }) =>
    e.until === undefined
      ? `不再需要等 ${shownAs(team, e.agentId)} 停下`
      : `接下来的工作要等 ${shownAs(team, e.agentId)}（${e.taskId}，其目标已搁置）停下或结束。可以等待，或用 /stop 结束它`,
  run_resumed: () => '继续',
  decision_proposed: ({ envelope: { type, action, expectation } }) =>
    `提议：${type === 'TOOL_CALL' ? actionIn(actingZh, action) : type}${after('。', short(expectation?.task_progress ?? ''))}`,
  decision_prepared: (e) => (e.approval === undefined ? '已检查：需要征求意见' : '已检查：无需征求意见'),
  decision_reopened: (e) => `由人决定：${said(e.cause)}`,
  decision_stale: () => '开始之前文件已被改动；什么都没有发生，将重新询问',
  decision_retry_scheduled: (e) => `读取失败：${said(e.cause)}；稍后重试`,
  tool_degraded: (e) => `此机器无法${ways[e.from]}，已改为${ways[e.to]}`,
  decision_attempted: (e) => `第 ${e.attempt} 次尝试`,
  changes_staged: (e) => {
    const [first, ...more] = filesIn(e)
    if (first === undefined) return '正在写入 git 仓库'
    return `正在改动 ${more.length === 0 ? first : `${more.length + 1} 个文件`}`
  },
  grant_given: (e) =>
    `不再询问：${e.grant.path ?? e.grant.command ?? e.grant.host ?? (e.grant.commit ? '提交' : e.grant.shown ? '一同显示的改动' : e.grant.effect)}`,
  decision_issued: () => '已允许',
  decision_refused: (e) => `未执行：${saidOf(e.problem)}`,
  decision_settled: (e) =>
    e.verdict.accepted ? '结果符合预期' : `结果不符合预期${after('：', e.cause && said(e.cause))}`,
  decision_uncertain: (e) => `无法确认是否已发生：${said(e.cause)}`,
  decision_probed: (e) => `查看实际情况：${outcomes[e.outcome]}`,

  memory_noted: (e) => `已记录：${short(e.goal)}`,
  memory_deleted: (e) => `记录 ${e.entry} 已删除`,
  outcome_ignored: (e) => `已忽略 ${e.effect}：${said(e.cause)}`,
  command_failed: (e) =>
    e.messageId === undefined
      ? `Signalbox 自身出错，详情见日志：${e.trace_id}`
      : `Signalbox 处理这条消息时出错，请重新发送；详情见日志：${e.trace_id}`,
}

const unreadable = ({ message }: { message: string }) => ({
  say: `输入无法读取：${message}。`,
  next: '改正所指出的部分后重新发送。',
})

const encoderFaults: Readonly<Record<DetailOf<'no_encoder'>['fault'], (at: string) => ProblemText>> = {
  no_folder: (at) => ({ say: `没有编码器文件夹 ${at}。`, next: '请改正 understanding.encoder。' }),
  no_model: (at) => ({ say: `${at} 中没有 model.onnx。`, next: '请把它放进去，或改正 understanding.encoder。' }),
  no_tokenizer: (at) => ({
    say: `${at} 中没有 tokenizer.json。`,
    next: '请把它放进去，或改正 understanding.encoder。',
  }),
  unreadable: (at) => ({ say: `${at} 不是可以读取的句子编码器。`, next: '请重新下载，或换一个。' }),
  no_package: (at) => ({
    say: `编码器需要 ${at}，但它没有安装。`,
    next: 'npm install onnxruntime-node @huggingface/tokenizers',
  }),
}

export const zh: Texts = {
  acting: actingZh,
  events,
  why,
  relations,
  talk,
  schedule,
  screen,
  userMessages,
  goals: {
    states: {
      plan_loop: '规划中',
      execution: '执行中',
      replan_evaluation: '重规划评估中',
      wait_user_decision: '等待你的决定',
      completed: '已完成',
      failed: '已失败',
      canceled: '已取消',
    },
    setBack: {
      major_failure: '重大失败',
      major_change: '重大变更',
      resource_missing: '资源缺失',
      review_reject: '审核驳回',
    },
    line: ({ id, state, goal, why, asked }) =>
      `目标 ${id} ${state}${why === undefined ? '' : `（${why}）`}：${goal}${after('；可选：', asked)}`,
  },
  phases: {
    IDLE: '空闲',
    SEMANTIC_UNDERSTANDING: '语义理解',
    ROUTING_DECISION: '路由决策',
    CONTINUE_EXECUTION: '继续执行',
    MINOR_REPLAN: '小幅调整',
    FULL_REPLAN: '重新规划',
    NEW_TASK: '新任务',
    CONTROL_ACTION: '控制操作',
    WAIT_USER_DECISION: '等待用户决定',
    EXECUTION: '执行',
    PLAN_LOOP: '规划',
    REPLAN_EVALUATION: '重规划评估',
    COMPLETED: '完成',
    FAILED: '失败',
    CANCELED: '取消',
    PAUSING: '准备暂停',
    PAUSED: '暂停',
    UNDERSTANDING_NEW_INPUT: '理解新输入',
    RELATION_CHECK: '任务关系判断',
    RESUME_READY: '准备恢复',
    NEW_TASK_INIT: '新任务初始化',
    INTAKE: '接收',
    CLARIFYING: '澄清',
    CONTEXT_BUILDING: '收集上下文',
    PLANNING: '规划',
    AWAITING_CONFIRMATION: '等待确认',
    EXECUTING: '执行',
    VERIFYING: '验证',
    RECOVERING: '恢复',
    SUMMARIZING: '总结',
    DONE: '结束',
  },
  routes: {
    continue_execution: '继续执行',
    minor_replan: '小幅调整计划',
    full_replan: '重新规划',
    new_task: '新任务',
    control_action: '控制操作',
    wait_user_decision: '询问用户',
  },
  questions: {
    route: '这条消息的去向',
    clarify: '请澄清',
    plan: '计划',
    approval: '需要批准',
    uncertain: '是否已经发生？',
    blocked: '任务受阻',
    loop: '对话是否继续',
    parked: '搁置的目标',
    handoff: '建议',
    review: '审核',
    details: '目标的细节',
  },
  goalWords: goalsZh,
  status: { active: '进行中', waiting: '等待中', paused: '已暂停', completed: '已结束' },
  problems: {
    E_POLICY_DENIED: { say: '这超出了允许的范围。', next: '请扩大范围、批准它，或修改这一步。' },
    E_IO: { say: '这台机器没能完成。', next: '请检查磁盘，并用这个 trace_id 查看日志，然后重试。' },
    E_TOOL_TIMEOUT: { say: '没有按时得到答复。', next: '请恢复以重试，或停止这次运行。' },
    E_INVALID_ARGS: { say: '无法读取这个输入。', next: '请改正所指出的部分后重新发送。' },
    E_CONFLICT: { say: '这与当前状态不符。', next: '请查看当前状态后再决定。' },
    E_BUILD_FAIL: { say: '验证没有通过。', next: '请阅读它的输出，修复后重新验证。' },
    E_MODEL: { say: '模型没有遵守协议。', next: '请重试，或换一个模型。' },
  },
  reasons: {
    second_writer: (d) => ({
      say: `另一个 Signalbox（进程 ${d.pid ?? '未知'}）正在写入 ${d.folder}。`,
      next: '请使用那一个、先停止它，或用 --data 选择另一个目录。',
    }),
    no_data: (d) => ({ say: `${d.folder} 中没有对话。`, next: '请运行 `signalbox start`，或用 --data 指定目录。' }),
    no_such_conversation: (d) => ({
      say: `没有对话 ${d.conversation}。`,
      next: '请在对话列表中查看已有的对话；命令行中为 `signalbox list`。',
    }),
    imported: (d) => ({
      say: `这个对话是导入的，在这里工作的团队不由文件决定。文件中写的团队是 ${d.team}。`,
      next: '请先查看要用的团队，再运行 `signalbox run 文字 --in ID --team 目录` 继续。',
    }),
    no_terminal: (d) => ({
      say: '界面需要终端，而这里没有终端。',
      next: `可以改为发送一条消息：\`signalbox run 文字 --team ${d.team}\`。`,
    }),
    several_conversations: (d) => ({
      say: `有多个对话以 ${d.conversation} 开头：${d.known.join('、')}。`,
      next: '请多给出几位 id。',
    }),
    no_such_event: (d) => ({
      say: `没有第 ${d.seq} 个事件：该对话共有 ${d.last} 个事件。`,
      next: `请选择 1 到 ${d.last} 之间的数字。`,
    }),
    no_such_file: (d) => ({ say: `没有文件 ${d.path}。`, next: '请改正路径，或用 - 表示标准输入。' }),
    not_a_folder: (d) => ({ say: `${d.path} 不是目录，也不能在那里创建目录。`, next: '请选择另一个目录。' }),
    exists: (d) => ({ say: `对话 ${d.stream} 已经存在。`, next: '请用 --as 给它另一个 id。' }),
    removed: (d) => ({ say: `对话 ${d.stream} 已按保留期限删除。`, next: '请用 --as 给它另一个 id。' }),
    ended: () => ({ say: '对话已经结束。', next: '请开始新的对话，或分叉这个对话。' }),
    unknown_member: (d) => ({
      say: `${d.member} 不在这个团队中。`,
      next: `请以下列成员之一的身份发言：${d.known.join('、')}。`,
    }),
    not_a_person: (d) => ({ say: `${d.member} 不是人。`, next: '只有人能下达命令，请以其中一人的身份发言。' }),
    empty_input: () => ({ say: talk.emptyMessage, next: '写点内容后重新发送。' }),
    key_reused: (d) => ({
      say: `键“${d.key}”已用于本对话的另一条消息（事件 ${d.seq}）。`,
      next: '新消息请换一个新的键。',
    }),
    key_without_conversation: () => ({
      say: '键只用于已有对话中的消息。',
      next: '请用 --in 指明对话，或去掉 --key。',
    }),
    too_fast: (d) => ({
      say: `这条消息未被接收：本对话还有 ${d.limit} 条消息尚未读取。`,
      next: '请等其中一些得到答复后再发送。',
    }),
    too_long: (d) => ({ say: `一条消息最多 ${d.limit} 个字符。`, next: '请分几次发送，或改用文件。' }),
    bad_id: (d) => ({
      say: `${d.conversation} 不能用作对话的 id。`,
      next: '请使用字母、数字、. _ 和 -，最多 64 个，以字母或数字开头。',
    }),
    unknown_command: (d) => ({
      say: `这里没有命令 ${d.command}。`,
      next: `可用的命令：${d.known.join('、')}。`,
    }),
    unknown_option: (d) => ({
      say: `${d.option} 不是可选的回答。`,
      next: `请从中选择：${d.known.join('、')}。`,
    }),
    not_open: (d) => ({ say: `问题 ${d.question} 已经关闭。`, next: '请查看当前未回答的问题。' }),
    not_what_was_shown: () => ({ say: '所问的内容在显示之后已经改变。', next: '请看现在的内容，再回答。' }),
    member_at_work: (d) => ({
      say: `${d.member} 手上还有工作或尚未处理完的消息，而改动后的团队里没有该成员担任这个角色。`,
      next: '请先等它结束或取消它，或把该成员留在团队里。',
    }),
    already_paused: () => ({ say: '已经暂停了。', next: '输入 /resume 继续。' }),
    not_paused: () => ({ say: '没有暂停的工作。', next: '请直接发消息，或查看 /status。' }),
    waits_for_answer: () => ({ say: '没有正在运行的工作：等你回答之后才会继续。', next: '请回答打开的问题。' }),
    may_not_approve: ({ effect, by }) => ({
      say: `你无权批准此操作（${effect}）。`,
      next: by.length > 0 ? `请找 ${by.join('、')}。` : '请在团队文件中设定谁可以批准。',
    }),
    no_reason: () => ({ say: '缺少原因。', next: '请说明为什么不同意，成员会得知。' }),
    paused_first: () => ({ say: '工作已暂停。', next: '请先 /resume，再回答。' }),
    undo_of_several: () => ({ say: '一次只能撤销一项。', next: '请只指定一个决定、一个任务或一个位置。' }),
    undo_under_way: () => ({ say: '正在撤销。', next: '请等它完成后再试。' }),
    unknown_task: (d) => ({ say: `这段对话里没有任务 ${d.task}。`, next: '请查看任务列表，再指定其中一个。' }),
    keeps_its_workspace: (d) => ({
      say: `${d.conversation} ${d.workspace === undefined ? '没有工作目录' : `的工作目录是 ${d.workspace}`}，之后不能更改。`,
      next: '请去掉 --workspace，或用它开始一段新对话。',
    }),
    no_such_position: (d) => ({ say: `还没有事件 ${d.seq}。`, next: '请查看事件列表，再指定一个。' }),
    works_in_no_folder: () => ({ say: '这个对话没有工作文件夹。', next: '请用 --workspace DIR 开始对话。' }),
    context_of_what: () => ({
      say: '需要给出文件夹和请求，或者指定一个对话。',
      next: '使用 signalbox context --workspace DIR TEXT，或 signalbox context --in ID。',
    }),
    no_context: (d) => ({
      say: `${d.conversation} 中没有记录上下文，或记录已被清理。`,
      next: '在工作区里规划目标时会记录上下文；用 `signalbox context --workspace DIR TEXT` 可以现做一份。',
    }),
    nothing_landed: (d) => ({ say: `${d.decision ?? d.task} 没有改动任何文件。`, next: '/files 列出改动过的文件。' }),
    nothing_runs: () => ({ say: '没有正在运行的任务。', next: '/cancel 取消等待中的任务。' }),
    no_such_task: (d) => ({ say: `没有未完成的任务 ${d.task}。`, next: '请查看任务后再决定。' }),
    queue_empty: () => ({ say: '队列是空的。', next: '请用 [NEXT:名字] 发言。' }),
    too_few_members: () => ({ say: talk.teamFault.too_few_members, next: '请添加成员。' }),
    no_human: () => ({ say: talk.teamFault.no_human, next: '请添加一个人。' }),
    duplicate_id: () => ({ say: talk.teamFault.duplicate_id, next: '请给其中一个改名。' }),
    nobody_approves: () => ({ say: talk.teamFault.nobody_approves, next: '请在 `by` 中写上团队里的一个人。' }),
    disk_full: () => ({ say: '磁盘已满。', next: '请释放空间。已确认的内容不会丢失。' }),
    damaged: (d) => ({
      say: d.stream ? `对话 ${d.stream} 在第 ${d.seq} 个事件处损坏。` : `日志 ${d.path} 已损坏${damagedPart(d)}。`,
      next: '请先复制数据目录，再从备份或导出文件恢复。没有任何内容被覆盖。',
    }),
    not_ours: (d) => ({
      say: `${d.path} 不是 Signalbox 的日志，未作任何改动。`,
      next: '请用 --data 选择另一个目录。',
    }),
    not_a_file: (d) => ({ say: `${d.path} 不是普通文件。`, next: '请把它移走，或用 --data 选择另一个目录。' }),
    linked: (d) => ({
      say: `${d.path} 是链接，或有第二个名字，因此没有打开：最近的提交可能在另一个名字旁边。`,
      next: '请用 --data 指定文件本身所在的目录，或在没有 Signalbox 运行时用一份副本代替链接。',
    }),
    file_gone: (d) => ({
      say: `${d.path} 在写入期间被移动、删除或替换，之后的内容一律不再确认。`,
      next: d.path.endsWith('.lock')
        ? '请停止并重新启动这个 Signalbox；可能已有另一个在使用这个目录。'
        : '请把它放回原处，或停止 Signalbox 并从备份恢复目录。',
    }),
    bad_lock: (d) => ({
      say: `${d.path} 不是有效的锁文件。`,
      next: '如果没有其他 Signalbox 在使用这个目录，可以删除它。它不包含数据。',
    }),
    newer_schema: (d) => ({
      say: `${d.path} 由更新版本的 Signalbox 写入。`,
      next: '请安装那个版本，或用 --data 选择另一个目录。',
    }),
    older_schema: (d) => ({
      say: `${d.path} 由旧版本的 Signalbox 写入。`,
      next: '请在这个目录上运行一次 `signalbox start`，它会升级文件。',
    }),
    permission: (d) => ({
      say: `当前用户不能使用 ${d.path}。`,
      next: '请修改它的所有者或权限，或用 --data 选择另一个目录。',
    }),
    bad_line: (d) => ({
      say: `${d.file ?? '导出内容'} 第 ${d.line} 行：${d.message}。`,
      next: '请改正这一行，或重新导出该对话。没有导入任何内容。',
    }),
    bad_log: (d) => ({
      say: `SIGNALBOX_LOG 是 ${d.asked}，既不是级别也不是路径。`,
      next: `请给出级别（${d.known.join('、')}）、带斜杠的路径，或两者：info:./box.log。`,
    }),
    no_log_file: (d) => ({
      say: `日志无法写入 ${d.path}。`,
      next: '请在 SIGNALBOX_LOG 中指定当前用户可以写入的文件。',
    }),
    does_not_replay: (d) => ({
      say: `对话 ${d.conversation} 无法重放：${d.message}。`,
      next: '请保留数据目录的副本，并从可以重放的导出文件恢复该对话。',
    }),
    not_started: () => ({ say: '对话还没有开始。', next: '请先用一个团队开始对话。' }),
    already_started: () => ({ say: '对话已经开始。', next: '继续这个对话，或换一个 id。' }),
    no_such_entry: (d) => ({ say: `没有可删除的记录 ${d.entry}。`, next: '先查看记忆，再选择一条。' }),
    no_edge: (d) => ({ say: `${d.machine} 处于 ${d.state}，不能 ${d.on}。`, next: '查看当前状态后再决定。' }),
    unconfirmed_team: (d) => ({
      say: `${d.path} 中的团队会启动程序，而它现在的内容还没有人确认过：${d.commands.join('；')}。`,
      next: `请先查看其文件，再运行 \`signalbox team trust ${d.path}\`，或用 --team ${d.path} 指定它。`,
    }),
    no_such_team: (d) => ({ say: `没有团队 ${d.team}。`, next: `可选：${d.known.join('、')}。` }),
    invalid_team: ({ problems }) => ({
      say: problems.map(({ file, message }) => `${file}：${message.zh}`).join('\n'),
      next: [...new Set(problems.map(({ fix }) => fix.zh))].join('\n'),
    }),
    no_such_agent: (d) => ({
      say: `团队 ${d.team} 没有名为 ${d.member} 的 AI 成员。`,
      next: `只能为这些成员提供智能体：${d.known.join('、')}。`,
    }),
    nobody_runs: (d) => ({
      say: `团队 ${d.team} 的 AI 成员 ${d.member} 没有智能体来运行。`,
      next: `请提供它的智能体：members: { ${JSON.stringify(d.member)}: agent(…) }，或为该成员配置 adapter。`,
    }),
    tool_taken: (d) => ({ say: `工具 ${d.tool} 与 Signalbox 自带的工具重名。`, next: '请给它换个名字。' }),
    same_team: (d) => ({ say: `团队 ${d.team} 给了两次。`, next: '只给一次即可。' }),
    bad_option: optionFaults.zh,
    same_tool: (d) => ({ say: `有两个工具都叫 ${d.tool}。`, next: '请给其中一个换个名字。' }),
    no_encoder: (d) => encoderFaults[d.fault](d.at),
    bad_event: (d) => ({ say: `这不可能发生：${d.message}。`, next: '请重新导出该对话。' }),
    io: (d) => ({ say: `机器无法完成${after('：', d.what ?? d.path)}。`, next: '检查磁盘和日志后重试。' }),
    read_only: (d) => ({ say: `${d.stream} 以只读方式打开。`, next: '请使用正在写入该文件夹的 Signalbox。' }),
    version: (d) => ({
      say: `${d.stream} 有 ${d.found} 个事件，而不是 ${d.expected} 个。`,
      next: '先读取其间写入的内容，再决定。',
    }),
    sequence: (d) => ({ say: `事件 ${d.seq} 不能接在 ${d.expected - 1} 之后。`, next: '事件编号不能有空缺。' }),
    closed: () => ({ say: 'Signalbox 已关闭。', next: '请重新打开。' }),
    output_failed: (d) => ({
      say: `无法写入标准输出：${d.what}。`,
      next: '请释放空间，或把输出发往别处。已完成的内容都在日志里，可用 `signalbox list` 查看。',
    }),
    no_working_folder: () => ({
      say: '启动时所在的文件夹已经不存在。',
      next: '请切换到一个存在的文件夹，再运行一次。',
    }),
    journal: () => ({ say: '日志无法写入。', next: '检查磁盘和日志后重试。' }),
    size: unreadable,
    depth: unreadable,
    syntax: unreadable,
    empty: unreadable,
    bom: unreadable,
    encoding: unreadable,
    control_character: unreadable,
    lone_surrogate: unreadable,
    number: unreadable,
    duplicate_key: unreadable,
    forbidden_key: unreadable,
    unknown_key: unreadable,
    missing_key: unreadable,
    bad_value: unreadable,
    bug: () => ({
      say: 'Signalbox 出错了。',
      next: '请在命令前加上 SIGNALBOX_LOG=./box.log 重新运行，并连同这个 trace_id 报告该文件。',
    }),
  },
}

/** Which part of the journal's files is not as it was written. */
function damagedPart({ part, offset, size, expected }: ProblemDetail): string {
  if (part === 'empty') return '：它是空的，而旁边的 -wal 文件里有已提交的内容'
  if (part === 'missing') return '：它不见了，而旁边的 -wal 文件里有已提交的内容'
  if (part === 'undone') return '：旁边的 -journal 文件会撤销它，而 -wal 文件里有已提交的内容'
  if (part === 'log_missing') return '：它不见了，最近提交的内容在里面（处理办法见旁边的 -open 文件）'
  if (part === 'header') return `：文件头第 ${offset} 字节有误`
  if (part === 'short') return `：应有 ${expected} 字节，只有 ${size} 字节`
  return part === 'log' ? `：第 ${offset} 字节处有误` : ''
}
