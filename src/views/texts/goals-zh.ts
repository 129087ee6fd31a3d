/** 关于目标的中文说法（goal-texts.ts）。 */

import type { PackedContext } from '../../core/contracts/goal.ts'
import type { FieldsOf } from '../../core/state/events.ts'
import { pathList } from '../path-list.ts'
import { constrainedText, type GoalTexts, summaryLines, verifiedText } from './goal-texts.ts'
import type { goalCausesEn, goalEventsEn } from './goals-en.ts'

export const goalsZh: GoalTexts = {
  constraints: {
    no_network: '不联网',
    read_only: '只读：不写入、不删除、不运行命令',
    no_delete: '不删除任何东西',
    no_commands: '不运行命令',
    only_paths: '只动这些路径',
    not_paths: '不动这些路径',
  },
  notEnforced: '已记录，但无法强制执行',
  preferences: {
    careful: '谨慎：每个操作都先询问',
    normal: '照常询问',
    quick: '从快：已批准的计划内，中等风险不再询问',
  },
  expected: '期望的结果',
  nothing: '计划不再附加自己的限制',
  colon: '：',
  list: '、',
  end: '；',
  stepStates: { pending: '待办', in_progress: '进行中', done: '已完成', blocked: '受阻', skipped: '已跳过' },
  checkStates: {
    passed: '通过',
    failed: '失败',
    missing: '缺少程序',
    refused: '未获允许',
    unknown: '结果不明',
    not_run: '未运行',
  },
  verification: { passed: '验证通过', warned: '验证通过，但有警告', failed: '验证失败', skipped: '未验证' },
  notVerified: '未要求验证',
  agentChecked: {
    passed: '通过（成员检查了自己的结果）',
    failed: '未通过（成员检查了自己的结果）',
  },
  rungs: {
    ask: '向你求助',
    repair: '修复失败之处',
    undo: '撤销最近一次改动',
    replan: '重新规划剩余部分',
    stop: '停止',
  },
  outcomes: {
    completed: (goal) => `已完成：${goal}`,
    partly_done: (goal) => `部分完成：${goal}`,
    check_failed: (goal) => `检查未通过：${goal}`,
    not_done: (goal) => `未完成：${goal}`,
    failed: (goal) => `未能完成：${goal}`,
    canceled: (goal) => `已取消：${goal}`,
    timed_out: (goal) => `已超时结束：${goal}`,
  },
  risk: { low: '低', medium: '中', high: '高' },
  summary: {
    done: '完成的步骤',
    left: '未完成的步骤',
    changed: '改动的文件',
    more: (files) => `另有 ${files} 个`,
    corrected: '按你后来的更正',
    nothingChanged: '没有改动任何文件。',
    verified: '验证',
    tried: '尝试过',
    byHand: '需要手工处理',
    risk: '计划的风险',
    undo: '如何撤销',
    howToUndo: '在这里输入 /undo，或在命令行运行 signalbox undo 加对话编号',
    howToRedo: (goal) => `命令行 signalbox undo ID --task ${goal}`,
    git: (branch, message) =>
      `没有提交任何内容。如需提交，可用分支 ${branch}、提交说明“${message}”；本摘要可作为合并请求的说明。`,
    branched: (branch, message) =>
      `git：已为此新建分支 ${branch}，没有提交任何内容。可用的提交说明：“${message}”；本摘要可作为合并请求的说明。`,
    committed: (branch) =>
      `git：已提交${branch === undefined ? '' : `到分支 ${branch}`}，没有推送。本摘要可作为合并请求的说明。`,
    leftOut: (paths) =>
      `未进入提交（其中有你自己尚未提交的内容）：${paths.slice(0, 20).join('、')}${paths.length > 20 ? `，另有 ${paths.length - 20} 个` : ''}`,
    questions: (asked, saved) => `就改动问了你 ${asked} 次；另有 ${saved} 次你之前已经同意，没有再问。`,
  },
}

function undoneWhat({ decision, task, to, workflowId }: FieldsOf<'undo_requested'>): string {
  if (decision !== undefined) return `决定 ${decision}`
  if (task !== undefined) return `任务 ${task}`
  if (to !== undefined) return `事件 ${to} 之后的全部改动`
  return workflowId === undefined ? '上一个任务' : '最近一次改动'
}

const someOf = (paths: readonly string[]): string =>
  paths.length > 10 ? `${paths.slice(0, 10).join('、')} 等 ${paths.length} 个文件` : paths.join('、')

export const goalEventsZh: typeof goalEventsEn = (said) => ({
  goal_constrained: (e) => constrainedText(goalsZh, e),
  goal_asked: (e) => (e.questions.length > 0 ? `需要了解：${e.questions.join(' ')}` : `不明确：${said(e.cause)}`),
  goal_clarified: (e) => (e.text ? `已回答：${e.text}` : e.messageId ? '已回答' : '未作回答，继续进行'),
  context_requested: () => '正在查看工作区',
  context_built: (e) =>
    e.context === undefined
      ? said(e.cause)
      : e.context.found
        ? `工作区顶层有 ${e.context.top.length} 项${packed(e.context.packed)}`
        : '工作区的文件夹不存在',
  goal_extended: (e) => `${e.by} 让它继续`,
  verification_finished: (e) => verifiedText(goalsZh, e, said(e.cause)),
  recovery_chosen: (e) => `下一步：${goalsZh.rungs[e.rung]}（${said(e.cause)}）`,
  undo_requested: (e) => `撤销${undoneWhat(e)}`,
  undo_issued: (e) => `将撤销：${someOf(e.changes.map(({ path }) => path))}`,
  undo_settled: (e) => {
    const left = e.left.length > 0 ? `之后又被人改过，保持原样：${someOf(pathList(e.left, 'zh'))}` : ''
    if (e.restored.length > 0) return `已撤销：${someOf(pathList(e.restored, 'zh'))}${left && `；${left}`}`
    return `没有撤销任何内容：${left || said(e.cause)}`
  },
  goal_summarized: (e, around) => summaryLines(goalsZh, e, around).join('\n'),
})

export const goalCausesZh: typeof goalCausesEn = {
  constraints_conflict: ({ paths }) => `你说只改这些路径，又说不要动它们：${paths.join('、')}。以哪个为准？`,
  no_goal: () => '你只说了不能做什么，还没说要做什么。要做什么？',
  planner_asks: () => '规划者需要更多信息',
  asks_too_often: () => '已经回答了三次，规划者还在提问',
  workspace_unseen: () => '无法查看工作区，将直接制定计划',
  goal_timeout: () => '已经进行了一天。还要继续吗？',
  checks_failed: ({ command }) => `${command} 失败`,
  missing_program: ({ program }) => `这里没有安装 ${program}。安装后重试，或跳过验证。`,
  not_permitted: ({ what }) => `${what} 未获允许。允许后重试，或跳过验证。`,
  commands_denied: () => '这个目标不允许运行命令',
  no_checks: () => '没有找到可用于验证的命令',
  nothing_to_undo: () => '没有可撤销的内容',
  no_such_change: ({ named, changed }) =>
    `这里没有改过叫“${named}”的文件。要撤销哪一处改动？请说“撤销”和文件名：${someOf(changed)}`,
  tries_used_up: () => '所有补救办法都试过了',
}

const packed = (context: PackedContext | undefined): string =>
  context
    ? `；已保存关于其 ${context.files} 个文件的上下文，共 ${context.tokens} 个 token（signalbox context --in）`
    : ''
