/**
 * Classes of words that say what a message does to a task: replaces, adds, limits, starts over, changes the subject, agrees.
 * The model learns what each class is worth beside the topic and the overlap with the task.
 */
import { hanPhrases, wordPhrases } from '../../../learning/phrases.ts'

const table: Record<string, { readonly en: string; readonly zh: string }> = {
  replace: {
    en: `instead|instead of|rather than|in place of|in lieu of|swap|swap out|replace|change to|change it to|change the|switch to|make it|make that|turn it into|turn this into|turn the|move it to|use|rename|set it to|should be|has to be|must be|would be better|is now|moved to|but not|rather`,
    zh: '改成|换成|改为|改用|换为|换到|改到|改在|换|改|而不是|变成|调成|调到|调整|设成|应该是|更好|移到|挪到|要的是|提到|压到|缩短|延长|推迟|提前',
  },
  discard: {
    en: `forget|scrap|ditch|drop|skip|never mind|nevermind|no more|any more|anymore|throw away|throw that away|leave the|give up|stop|don't bother|bin|abandon|kill|cancel|not a|no longer|wrong plan|put aside`,
    zh: '不要了|不做了|不用了|算了|放弃|作废|取消|丢掉|先不管|放一边|别管|不是|不要|别再|停|砍掉|去掉|删掉|拿掉|干掉|撤销',
  },
  whole: {
    en: `whole|entire|entirely|everything|all of it|the lot|completely|from scratch|start over|start again|begin again|from zero|redo|rewrite|rebuild|rethink|anew|all new|change of plan|plans changed|change direction|pivot|second thought|changed my mind|changed its mind|changed their mind|wants something else|full|complete|across|turn this into|different idea|new plan|think bigger|from the start`,
    zh: '整个|全部|从头|重新|重做|重来|推倒|完全|彻底|整套|所有|从零|计划变|方向|改主意|全都|全改|整体|重写|一整|另起|另做|重构|新的方案|换个方向|换个玩法|想了想|干脆|与其',
  },
  add: {
    en: `also|too|as well|add|include|including|plus|and also|put in|throw in|with a|another|one more|extra|in addition|mention|append|insert|cover`,
    zh: '也|再加|加上|加一|加个|加|还要|还有|顺便|顺带|顺手|一起|补|再来|再多|多加|另外加|附上|带上|配',
  },
  limit: {
    en: `only|just the|at most|max|maximum|min|minimum|at least|no more than|less than|under|below|within|less|fewer|more|keep it|keep the|cap|limit|without|except|leave out|exclude|avoid|not more|shorter|longer|cheaper|bigger|smaller|earlier|later|slower|faster|easier|simpler|skip|ignore|remove|cut`,
    zh: '只|最多|至少|不超过|以内|以上|之前|以下|少|多|别用|不要|别|不用|除了|跳过|去掉|短一点|长一点|便宜|简单|早|晚|慢|快一点|控制在|限|保留',
  },
  prefer: {
    en: `prefer|i'd rather|would rather|i'd like|want it|needs to|should|must`,
    zh: '要|想要|希望|最好|喜欢|必须|得',
  },
  shift: {
    en: `by the way|btw|unrelated|separate|separately|another thing|different topic|different subject|random question|new topic|quick question|side note|off topic|while i have you|oh and|before i forget|something else|apropos|different question|on another note`,
    zh: '对了|另外一件|换个话题|顺便问|另一件|另外|话说|突然想起|随便问|题外话|还有件事|别的事|插一句|问个别的|跟这个无关',
  },
  ack: {
    en: `ok|okay|k|kk|sure|fine|good|great|nice|perfect|cool|alright|right|yes|yep|yeah|yup|agreed|sounds|looks|works|lovely|awesome|excellent|brilliant|super|understood|got it|roger|noted|wonderful|fantastic|amazing|neat|sweet|makes sense|fair|go ahead|as you|up to you|no problem|all good|lgtm|correct|exactly|true|love it|i like|well done|good job|indeed|of course|absolutely|please do|do it|ship it`,
    zh: '好的|好|行|可以|嗯|没问题|不错|明白|收到|了解|知道了|赞|棒|厉害|同意|对|是的|没错|完美|漂亮|满意|就这样|就这么|听你的|你定|随你|辛苦|都行|没意见|正确|很好|挺好|太好了|喜欢|ok|懂了|没毛病|👍',
  },
  thanks: {
    en: `thanks|thank you|thx|ty|cheers|appreciate|appreciated|grateful|much obliged`,
    zh: '谢谢|多谢|感谢|谢啦|谢了|辛苦|麻烦你了|有劳',
  },
  ask: {
    en: `what|what's|whats|which|who|whose|when|where|why|how|does|do you|do they|do i|did|is it|is there|is the|are there|are they|are we|will|can i|could it|has|have you|any|whats`,
    zh: '吗|呢|什么|怎么|多少|哪|谁|几|为什么|是不是|有没有|能不能|会不会|够不够|多久|多大|多高|啥|咋',
  },
  request: {
    en: `can you|could you|would you|please|i need|i want|help me|find me|show me|give me|tell me|remind me|get me|book|order|write|draft|find|look up|check|set|create|translate|play|call|send|buy|make|plan|fix|turn on|turn off|open|convert|compare|suggest|do me a favour`,
    zh: '帮我|给我|我要|我想|请|麻烦|查一下|查查|查|看看|看一下|帮忙|订|写一|翻译|提醒|打开|关|买|找|推荐|安排|发|修|讲|放|定个|做个|起个|叫个|转',
  },
  inform: {
    en: `fyi|i told|i sent|i put|sent you|i have sent|i already|we come|we use|we had|most of|is two|used to|the old|if that|just so you know|for your information|in case|by the way|if that helps|if it matters|as you|i have|we have|i am|i'm|my|our|it was|there is|there are|they are|already|anyway|known issue|lives in|works from|is in|are in|has a|have a`,
    zh: '跟你说|供你参考|发给你|发你|传给你|给你开|我没|我放|以前|之前|大多|我已经|现在住|才|告诉你|我有|我们有|我是|我没有|已经|是在|都是|本来|反正|提一句|说一声|我们是|他们|她|他|在',
  },
  trouble: {
    en: `broken|broke|doesn't work|does not work|not working|can't|cannot|won't|lost|leaking|leaks|crashed|crashes|jammed|stuck|blocked|down|flickering|loud|cracked|swallowed|error|out of|missing|never came|problem|wrong with`,
    zh: '坏了|丢了|打不开|漏水|漏|死机|卡纸|堵了|碎了|闪|吵|吞了|登不上|不能用|没到|用不了|出问题|报错|连不上|忘记|忘了',
  },
  finish: {
    en: `ready|done|finished|complete|completed|approved|confirmed|sent|booked|ordered|sorted|answered|worked|gone through|go through|went through|remains|left|open|first version|result|results|latest|new on|word on|news`,
    zh: '好了|完了|做完|弄完|看完|成功|确认|批下来|寄出|订好|办好|搞定|回了|回复|没弄|没做|没办|没定|剩|信儿|消息|结果|新进展',
  },
  refer: {
    en: `it|that|this|them|those|these|its|same|there|one|ones|so`,
    zh: '它|这|那|这个|那个|一样|同样|其中|里面',
  },
  past: {
    en: `did you|you did|so far|you have|have you|last|previous|earlier|before|again|undo|back`,
    zh: '刚才|之前|你都|上次|先前|你刚|撤销|恢复|回到',
  },
  scale: {
    en: `years|months|weeks|countries|million|hundred|thousand|pages|chapters|forty|company|group|department|team|everyone|everybody|family|national|worldwide|international|system|platform|portal|database|programme|program|course|series`,
    zh: '年|个月|国家|百万|万|千|整|公司|集团|部门|全员|全家|所有人|全国|系统|平台|门户|一套|整套|体系|学期|团队|人',
  },
}

const cues = Object.keys(table)
const findEn = wordPhrases(
  Object.values(table).map(({ en }) => en),
  "a-z'",
)
const findZh = hanPhrases(Object.values(table).map(({ zh }) => zh))

/** The classes that occur in a text, each with how often, in the table's order. */
export function cuesOf(folded: string): Map<string, number> {
  const en = /[a-z]/.test(folded) ? findEn(folded) : []
  const zh = /[\p{Script=Han}\p{Extended_Pictographic}]/u.test(folded) ? findZh(folded) : []
  const found = new Map<string, number>()
  for (const [i, cue] of cues.entries()) {
    const hits = (en[i]?.length ?? 0) + (zh[i]?.length ?? 0)
    if (hits > 0) found.set(cue, hits)
  }
  return found
}

/** Words whose presence matters more than their meaning: the skeleton of a message keeps them and hides the rest. */
export const skeletonEn = new Set(
  Object.values(table)
    .flatMap(({ en }) => en.split('|').flatMap((phrase) => phrase.split(' ')))
    .concat(
      `a an the of for to on in at by with my your our his her their and or but if so as from into than then i you we they he she me us them be been am was were will would should could may might not no don't dont doesn't won't isn't nothing none some all every each next first second last new old now today tomorrow tonight more less most least`.split(
        ' ',
      ),
    ),
)
export const skeletonZh = [
  ...new Set(
    Object.values(table)
      .flatMap(({ zh }) => zh.split('|'))
      .concat(
        '我 你 您 他 她 我们 你们 把 给 跟 和 或 但 如果 就 都 了 的 得 地 吧 啊 呀 嘛 在 从 到 往 上 下 里 一 一个 一下 两 三 每 第 先 再 才 还 很 太 不 没 没有 是 有 能 会 让 被 用 按 今天 明天 现在 下周 点 号'.split(
          ' ',
        ),
      ),
  ),
].sort((a, b) => b.length - a.length)
