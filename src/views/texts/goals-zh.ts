/** 关于目标的中文说法（goal-texts.ts）。 */
import type { GoalTexts } from './goal-texts.ts'

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
}
