/** What is said about decisions that wait for a person, in Chinese. */
import type { ActingTexts } from './acting-texts.ts'

export const actingZh: ActingTexts = {
  marks: { colon: '：', list: '、' },
  actions: {
    read_file: '读取文件',
    list_files: '列出文件',
    search: '搜索',
    ensure_file: '新建文件',
    write_file: '写入文件',
    make_folder: '新建文件夹',
    apply_patch: '修改文件',
    move: '移动或改名',
    copy: '复制',
    replace_text: '替换文件中的文本',
    insert_line: '在文件中加一行',
    set_version: '设置版本号',
    undo: '撤销改动',
    land_changes: '采用智能体的改动',
    delete_file: '删除',
    git_commit: '用 git 提交',
    run_terminal_cmd: '运行命令',
    fetch_url: '从网络获取',
  },
  card: {
    risk: { low: '低风险', medium: '中等风险', high: '高风险' },
    confined: {
      none: '没有沙箱：命令可以做你能做的任何事。',
      read_only: '在沙箱中运行，只能读取，不能联网。',
      overlay: '在沙箱中运行：改动先经核对才会落盘。',
    },
    first: (command) => `先切换到单独的分支：$ ${command}`,
    commits: (words) => `最后提交这些改动：“${words}”。不会推送。`,
    behind: {
      questions: (count) => `后面还有 ${count} 个问题。`,
      tasks: (names) => `之后要做：${names.join('、')}`,
    },
    sameAgain: '你的话没有改变这项操作：它和之前一样。请说出新的值（“改成……”“只改 src 里的”），或用编号回答。',
    changedSince: '你确认之前文件有了变化，所以什么都没有做。现在会这样做：',
    noEvidence: '没有人核对结果，只有工具自己的说法。',
    undoes: (words) => `撤销这一要求带来的改动：${words.map((one) => `“${one}”`).join('、')}`,
    touches: '涉及',
    commit: (message, branch) =>
      `「${message}」${branch ? `，提交到${branch.isNew ? '新' : '当前'}分支 ${branch.name}` : ''}`,
    holds: (count) => `这次提交包含 ${count} 个文件`,
    gone: (path) => `${path}（已删除）`,
    wholeFolder: '此文件夹内的任何内容',
    hosts: '将访问',
    approvers: '可批准的人',
    more: (count) => ` 等另外 ${count} 处`,
  },
}
