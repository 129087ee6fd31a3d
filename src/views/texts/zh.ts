/** Everything Signalbox says of a conversation, in Chinese. The timeline's texts are S0 §9's own. */
import type { EventOf } from '../../core/state/events.ts'
import { memberOf, type Team } from '../../core/state/team.ts'
import { causeIn, problemIn } from './causes.ts'
import { relationIn } from './relations.ts'
import { screenZh } from './screen-zh.ts'
import { talkTexts } from './talk.ts'
import type { EventTexts, Texts } from './texts.ts'
import { after, answerIn, awaitedIn, handoffOf, labelsOf, percent, short, shownAs, stepParts, toldOf } from './words.ts'

const talk = talkTexts.zh
const someone = (id: string) => ({ name: id })

const outcomes = { applied: '已生效', not_applied: '未生效', unknown: '无法判断' } as const

const answers = (e: EventOf<'question_opened'>, team: Team): string =>
  labelsOf(e, { screen: screenZh, lang: 'zh', team }).join(' / ')

const events: EventTexts = {
  conversation_started: (e) => `对话开始：团队 ${e.team.team}，${e.team.members.length} 名成员`,
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
  safety_checked: (e) =>
    e.verdict === 'SAFE'
      ? '安全检查通过'
      : `${e.verdict === 'BLOCK' ? '已拦截' : '紧急情况'}：${e.cause ? causeIn('zh', e.cause) : e.reason}`,
  semantic_understanding_completed: (e) => {
    const { normalizedIntent: intent, taskRelation: relation } = e.analysis
    return `理解结果：${short(intent.goal)}（${relationIn('zh', relation.type)}，${percent(relation.confidence)}）`
  },
  routing_decision_made: (e) => `路由决策：${zh.routes[e.decision.route]}${after('。', toldOf(e))}`,
  user_confirmation_required: () => '等待用户选择',
  phase_transition: (e) =>
    `进入${(zh.phases as Record<string, string>)[e.to] ?? e.to}阶段${after('：', e.reason && zh.goals.setBack[e.reason])}`,

  question_opened: (e, { team }) =>
    e.offer
      ? `提议 ${e.questionId}：${shownAs(team, e.offer.agentId)}${after('。', e.text)} [${answers(e, team)}]`
      : `问题 ${e.questionId}（${zh.questions[e.kind]}）${after('：', e.cause ? causeIn('zh', e.cause, e.text) : e.text)} [${answers(e, team)}]`,
  question_answered: (e, around) =>
    `回答：${answerIn(e, { screen: screenZh, lang: 'zh', ...around })}${after('，', e.text)}`,
  question_withdrawn: (e) => `问题 ${e.questionId} 已撤回：${causeIn('zh', e.cause)}`,

  member_said: (e) => e.text,
  talk_routed: (e, { team }) =>
    e.notice === 'all_failed' ? talk.noneKnown(e.unresolved, team.members) : e.unresolved.map(talk.skipped).join('\n'),
  talk_changed: (e) =>
    e.status === 'paused' ? `等待 user.${e.waitingFor ?? '?'}` : e.status === 'active' ? '对话继续' : '对话结束',
  queue_cleared: () => '队列已清空',

  workflow_started: (e) => `目标 ${e.workflowId}：${short(e.goal)}`,
  workflow_parked: (e) => `目标 ${e.workflowId} 已搁置：${causeIn('zh', e.cause)}`,
  workflow_resumed: (e) => `目标 ${e.workflowId} 继续`,
  plan_requested: (e) => `由 ${e.planner} 规划${e.attempt > 1 ? `（第 ${e.attempt} 次）` : ''}`,
  plan_proposed: (e) => `计划共 ${e.plan.steps.length} 步`,
  plan_review_requested: (e) => `由 ${e.reviewer} 审核计划`,
  plan_review_result: (e) =>
    `计划审核${e.pass ? '通过' : '驳回'}${after('：', e.cause ? causeIn('zh', e.cause) : e.reason)}`,
  plan_refused: (e) => `计划不可用：${problemIn('zh', e.problem)}`,
  plan_approved: (e) => (e.by === undefined ? '计划通过：只读' : `${e.by} 批准了计划`),
  plan_patched: (e) => (e.patches.length === 0 ? '计划步骤不变' : `计划有 ${e.patches.length} 处改动`),

  task_created: (e, { team }) => `任务 ${e.taskId} 交给 ${shownAs(team, e.agentId)}`,
  task_dispatch_requested: (e, { team }) => `编排器派发任务到 ${shownAs(team, e.agentId)}`,
  task_dispatch_ack: () => '接单成功',
  task_dispatch_nack: (e) => `派发失败：${causeIn('zh', e.cause, e.words)}`,
  task_execution_started: () => '开始执行',
  agent_step_completed: (e) => `步骤${after('：', stepParts(e))}`,
  task_awaiting_user: (e) => `等待用户${after('：', e.missing.join('、'))}`,
  question_repeated: (e) => e.text || `仍在等待用户${after('：', e.missing?.join('、'))}`,
  frame_changed: (e) =>
    `已更改：${Object.entries(e.slots)
      .map(([slot, value]) => `${slot} = ${String(value)}`)
      .join('，')}`,
  task_slots_filled: (e) => `已填写：${Object.keys(e.slots).join('、')}`,
  task_execution_result: (e, { team }) =>
    e.success
      ? `执行成功${after('。建议转交 ', handoffOf(e, team))}`
      : `执行失败：${talk.failed(memberOf(team, e.role) ?? someone(e.role), problemIn('zh', e.problem))}`,
  task_lease_expired: (e, { team }) =>
    e.cause.kind === 'silent'
      ? talk.timedOut(memberOf(team, e.role) ?? someone(e.role), e.cause.ms ?? team.leaseMs)
      : `成员 ${e.role} 已失联${after('：', e.cause.kind === 'lost' ? e.words : causeIn('zh', e.cause, e.words))}`,
  task_retry_scheduled: (e, { team }) => `由 ${shownAs(team, e.agentId)} 重试（第 ${e.failures} 次）`,
  task_blocked: (e) => `受阻：${causeIn('zh', e.cause, e.words)}`,
  task_unblocked: (e) => (e.agentId === undefined ? `${e.by} 解除了阻塞` : '接手这一轮'),
  task_review_requested: (e) => `由 ${e.reviewer} 审核`,
  task_review_result: (e) => (e.pass ? '审核通过' : `驳回${after('：', e.cause ? causeIn('zh', e.cause) : e.reason)}`),
  task_parked: (e) => `任务 ${e.taskId} 已搁置：${causeIn('zh', e.cause)}`,
  task_canceled: (e) => `任务 ${e.taskId} 已取消：${causeIn('zh', e.cause)}`,

  run_paused: () => '已暂停',
  run_resumed: () => '继续',
  decision_proposed: (e) => `提议 ${e.envelope.type === 'TOOL_CALL' ? e.envelope.action : e.envelope.type}`,
  decision_issued: () => '已放行',
  decision_refused: (e) => `未放行：${problemIn('zh', e.problem)}`,
  decision_settled: (e) =>
    e.verdict.accepted ? '符合预期' : `不符合预期${after('：', e.cause && causeIn('zh', e.cause))}`,
  decision_uncertain: (e) => `无法确认是否已发生：${causeIn('zh', e.cause)}`,
  decision_probed: (e) => `查看实际情况：${outcomes[e.outcome]}`,

  memory_noted: (e) => `已记录：${short(e.goal)}`,
  memory_deleted: (e) => `记录 ${e.entry} 已删除`,
  outcome_ignored: (e) => `已忽略 ${e.effect}：${causeIn('zh', e.cause)}`,
}

export const zh: Texts = {
  events,
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
    handoff: '提议',
    review: '审核',
  },
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
      next: '请运行 `signalbox list` 查看已有的对话。',
    }),
    several_conversations: (d) => ({
      say: `有多个对话以 ${d.conversation} 开头：${(d.known as readonly string[]).join('、')}。`,
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
      next: `请以下列成员之一的身份发言：${(d.known as readonly string[]).join('、')}。`,
    }),
    not_a_person: (d) => ({ say: `${d.member} 不是人。`, next: '只有人能下达命令，请以其中一人的身份发言。' }),
    empty_input: () => ({ say: talk.emptyMessage, next: '写点内容后重新发送。' }),
    too_long: (d) => ({ say: `一条消息最多 ${d.limit} 个字符。`, next: '请分几次发送，或改用文件。' }),
    bad_id: (d) => ({
      say: `${d.conversation} 不能用作对话的 id。`,
      next: '请使用字母、数字、. _ 和 -，最多 64 个，以字母或数字开头。',
    }),
    unknown_command: (d) => ({
      say: `这里没有命令 ${d.command}。`,
      next: `可用的命令：${(d.known as readonly string[]).join('、')}。`,
    }),
    unknown_option: (d) => ({
      say: `${d.option} 不是可选的回答。`,
      next: `请从中选择：${(d.known as readonly string[]).join('、')}。`,
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
    paused_first: () => ({ say: '工作已暂停。', next: '请先 /resume，再回答。' }),
    nothing_runs: () => ({ say: '没有正在运行的任务。', next: '/cancel 取消等待中的任务。' }),
    no_such_task: (d) => ({ say: `没有未完成的任务 ${d.task}。`, next: '请查看任务后再决定。' }),
    queue_empty: () => ({ say: '队列是空的。', next: '请用 [NEXT:名字] 发言。' }),
    too_few_members: () => ({ say: talk.teamFault.too_few_members, next: '请添加成员。' }),
    no_human: () => ({ say: talk.teamFault.no_human, next: '请添加一个人。' }),
    duplicate_id: () => ({ say: talk.teamFault.duplicate_id, next: '请给其中一个改名。' }),
    disk_full: () => ({ say: '磁盘已满。', next: '请释放空间。已确认的内容不会丢失。' }),
    damaged: (d) => ({
      say: d.stream ? `对话 ${d.stream} 在第 ${d.seq} 个事件处损坏。` : `日志 ${d.path} 已损坏。`,
      next: '请先复制数据目录，再从备份或导出文件恢复。没有任何内容被覆盖。',
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
      next: `请给出级别（${(d.known as readonly string[]).join('、')}）、带斜杠的路径，或两者：info:./box.log。`,
    }),
    no_log_file: (d) => ({
      say: `日志无法写入 ${d.path}。`,
      next: '请在 SIGNALBOX_LOG 中指定当前用户可以写入的文件。',
    }),
    does_not_replay: (d) => ({
      say: `对话 ${d.conversation} 无法重放：${d.message}。`,
      next: '请保留数据目录的副本，并从可以重放的导出文件恢复该对话。',
    }),
    bug: () => ({ say: 'Signalbox 出错了。', next: '请加上 --verbose 重新运行，并连同这个 trace_id 报告它的输出。' }),
  },
}
