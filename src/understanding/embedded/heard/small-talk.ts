/** Greetings, thanks, praise, jokes, the weather, and questions about the program itself: talk that asks the team for nothing. */
import { foldFully } from '../../../learning/fold.ts'

const words = `hi|hello|hey|hey there|hi there|hello there|good (?:morning|afternoon|evening|day|night)|morning|how are you(?: doing)?(?: today)?|how is it going|how's it going|what's up|nice to meet you|bye|goodbye|bye bye|see you(?: later| soon)?|have a (?:nice|good|great) (?:day|evening|one|weekend)|take care
  |thanks?(?: a lot| so much| very much| again)?|thank you(?: so much| very much| again| all)?|many thanks|thx|ty|cheers|much appreciated|i appreciate (?:it|that|your help)|you(?:'re| are) (?:great|the best|awesome|amazing|so kind|very kind|very helpful|so helpful|wonderful|welcome)|(?:well|nicely) done|good (?:job|work)|great(?: job| work)?|awesome|amazing|wonderful|excellent|brilliant|lovely|cool|nice|perfect|looking good|looks good|sounds good|very good|that(?:'s| is| was) (?:great|good|nice|fine|perfect|helpful|kind|wonderful|fast|quick|all)|that helps|good to know|i see|got it|understood|makes sense|no problem|no worries|never mind that|ok|okay|alright|all right|sure|fine|right|yes|yeah|yep|no|nope|haha+|hehe+|lol|wow|oh|hmm+|um|please|sorry|just kidding|only joking
  |你好|您好|嗨|哈[喽啰罗]|早|早上好|上午好|中午好|下午好|晚上好|晚安|再见|拜拜|回头见|谢谢(?:你|您|你们|啦|了|哈)?|多谢(?:你|您|了)?|感谢(?:你|您|你们)?|非常感谢|太感谢了|辛苦(?:你|您|你们|大家)?了?|麻烦(?:你|您|你们)了|太好了|真好|真棒|太棒了|不错|很好|挺好的?|厉害|给力|赞|好的?|好嘞|好吧|行|可以|知道了|明白了?|了解|收到|懂了|原来如此|没事|没关系|不客气|哈哈+|呵呵|嘿嘿|嗯+|哦+|是的?|对的?|不是|抱歉|不好意思|对不起|开玩笑的?|随便(?:问问|聊聊)|服务(?:真|很|太)(?:好|棒|不错)|态度(?:真|很)好`
const oneOf = new RegExp(`^(?:${words.replace(/\s*\n\s*/g, '')})$`)
/** Anywhere in a short message: it is about something that no team of this kind does. */
const topics =
  /\bweather\b|\b(?:rain(?:ing|y)?|sunny|snow(?:ing)?|cold|hot|warm) (?:today|outside|out there|tomorrow)\b|\bjokes?\b|\bare you (?:a |an )?(?:robot|bot|human|machine|ai|real|person|computer)\b|\bwho (?:are|made|built) you\b|\bwhat(?:'s| is) your name\b|\bhow old are you\b|\bfootball|\bweekend plans\b|天气|下雨|下雪|真[冷热]啊?|好[冷热]啊?|太[冷热]了|笑话|讲个故事|你是(?:机器人|真人|人吗|谁|ai)|你叫什么|你几岁|谁做的你|唱首?歌|聊聊天/
const longest = 80

export function isSmallTalk(text: string): boolean {
  if (text.length > longest) return false
  const folded = foldFully(text)
  if (topics.test(folded)) return true
  const parts = folded
    .split(/[,.!?;:~…、。，！？；：\n]+/)
    .map((part) => part.trim().replace(/[吧啊呀哦哈呢嘛啦噢]+$/u, ''))
  const said = parts.filter((part) => part !== '')
  return (
    said.length > 0 &&
    said.every(
      (part) => oneOf.test(part) || oneOf.test(part.replace(/^(?:ok|okay|oh|well|so|and|好的?|嗯|那|哦)\s*/, '')),
    )
  )
}
