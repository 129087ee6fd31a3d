/**
 * The words people use to steer work, in both languages at once. control.ts looks for them; the model decides what a hit is
 * worth, so a phrase here is evidence and never decides by itself. Within a phrase, `~` stands for up to twelve characters.
 */
import type { Control } from '../../../core/text/control-word.ts'

/** What each control is called in the reasons for a judgement. */
export const controlNames: Record<Control, { readonly en: string; readonly zh: string }> = {
  pause: { en: 'pause', zh: '暂停' },
  resume: { en: 'resume', zh: '继续' },
  cancel: { en: 'cancel', zh: '取消' },
  status_query: { en: 'status query', zh: '查询进度' },
}

export const controlPhrases: Record<Control, { readonly en: string; readonly zh: string }> = {
  pause: {
    en: `pause|paus|pasue|puase|hold on|hold up|hold off|hold it|hold here|hold everything|hold that|hold your horses|hold fire|hang on|hang fire|hang tight|
wait|wiat|wait up|wait a|wait for me|wait until|wait till|just a|one sec|one second|one moment|one minute|a sec|a moment|a minute|a bit|for a bit|
gimme a|give me a|stop for|for now|for the moment|for the time being|take a break|take five|break for|have a break|put ~ on hold|on hold|on ice|park it|park this|park that|
freeze|halt|suspend|not yet|not now|don't do anything|dont do anything|don't run anything|don't go on|don't continue|don't proceed|stay put|stand by|standby|stand down|
brb|bear with me|leave it for|stop here|stop there|stop at|time out|timeout|before you go|before you continue|before you proceed|before going|until i|till i|until we|until further notice|
hold that thought|whoa|let me check|let me ask|let me think|keep ~ waiting|stop a moment|stop a sec|interrupt|shelve|sit tight|stop briefly|stop temporarily|temporarily|
don't touch anything|nothing more for now|no further|do nothing|pick it up later|continue tomorrow|continue later|go on later|later please|get back to you`,
    zh: `暂停|暂缓|等一下|等一等|等等|等会|等下|稍等|稍候|先停|停一下|停一停|停停|停会|停下|先别|先不要|先不|先放|放一放|搁置|搁一搁|挂起|冻结|慢着|慢点|且慢|打住|缓一缓|歇|休息|别动|
中断|等我|先等|先到这|到这里|别急|先搁|先压|压一压|晾着|暂时|停在这|等通知|等消息|回头再|明天再|晚点再|待会|回来再|再说|hold|等候|不要动|别继续|先hold|之前先|之前别|为止`,
  },
  resume: {
    en: `resume|resum|continue|contiue|continu|carry on|carrying on|go on|go ahead|keep going|keep on|proceed|unpause|un-pause|unfreeze|pick up where|pick it up|where you left|where we left|where you stopped|where we stopped|
back to it|back to work|back to the|get back to|you can go|you may go|let's go on|lets go on|on we go|green light|i'm back|im back|i am back|off hold|start again|restart|crack on|press on|
move on|go for it|as you were|take it off hold|back on|is over|break over|you can start|continue from|ready when you are|now you can|keep at it|push on|reactivate|wake up|off you go|all clear`,
    zh: `继续|恢复|接着|往下|解冻|重新启动|可以开始|回来了|放行|取消暂停|解除暂停|开始吧|走起|接着来|往前|继续吧|可以了|好了继续|重启|复工|接上|再开始|启动吧|动起来|结束了|同意了`,
  },
  cancel: {
    en: `cancel|cancle|cancell|canceled|cancelled|abort|stop it|stop that|stop this|stop|never mind|nevermind|nvm|forget it|forget about|forget the|forget this|forget that|scrap|drop it|drop this|drop that|drop the|call it off|call off|called off|call ~ off|
kill it|kill the|kill this|scratch that|quit|terminate|bin it|bin this|abandon|discard|don't bother|dont bother|no need|not needed|no longer need|no longer needed|don't need|dont need|do not need|leave it|leave the|
stop working|don't do it|dont do it|do not do|don't do|end the|end this|end it|withdraw|withdrew|give up|gave up|changed my mind|done with this|done with it|is off|no more|undo everything|revert|pull the plug|
shut it down|shut down|call it a day|not going to happen|not happening|don't want it|dont want it|any more|anymore|any longer|let it go|let it be|skip it|close this|close the|take me off|axe it|nix|ditch`,
    zh: `取消|算了|算啦|不用了|别做了|不做了|终止|中止|作废|撤销|撤了|撤掉|撤回|撤单|放弃|不要了|不需要|停掉|停止|停了|停吧|不弄了|别弄了|不搞了|别搞了|停工|到此为止|不必了|不必|不用做|不用~了|别~了|不~了|废弃|废了|黄了|砍了|
关掉|结束|罢了|拉倒|不干了|甭|停，|退出|打消|作罢|叫停|没必要|别管了|删了吧|扔了吧`,
  },
  status_query: {
    en: `status|stauts|progress|how far|how's it|hows it|how is it|how's the|hows the|how is the|how's that|how are you getting|how are things|how is everything|any update|any updates|any news|any progress|any luck|anything yet|where are you|where are we|
where r u|where do we|where do things|where have you got|where is it|where's my|done yet|are you done|is it done|is that done|is it ready|ready yet|finished|finish yet|nearly|almost done|almost there|how much longer|how long|eta|
what's left|whats left|left to do|how many left|how many to go|to go|update|state of|up to speed|so far|up to now|by now|still working|still going|are we there|percent|percentage|what are you doing|what have you|
what's the state|what's done|when will|when do you|when is it|yet|how many|which one are you|what page|did you get|did it|did they|have you|has it been|is it|what stage|which step|what step|what's the holdup|holdup|
coming along|coming on|getting on|getting along|heard anything|heard back|stand`,
    zh: `进度|进展|怎么样了|怎么样|怎样了|咋样|如何了|到哪|哪一步|哪步|好了吗|好了没|好没|完成了吗|完成没|做完|弄完|多久|还要|情况|状态|第几|还剩|还有几|还有多少|有消息|有结果|有回复|多少了|什么时候能|几成|百分之|完了吗|完了没|
了吗|了没|没有$|同步一下|弄好|搞定|快了|卡在|目前|到目前|现在是|啥时候|几点完|预计|跑完|处理到|走到|做到|写到|办到|弄到|汇报|在做什么|忙什么`,
  },
}

/** The phrases that hardly ever mean anything else. */
export const strongPhrases: Record<Control, { readonly en: string; readonly zh: string }> = {
  pause: {
    en: `pause|hold on|hold up|hold off|hold it|hang on|wait|wait a|wait up|on hold|put ~ on hold|freeze|halt|suspend|stand by|standby|hold your horses|stop for|bear with me|stop here|stop there|park it|park this|stay put|hold that thought|sit tight|one moment|one sec|one second|one minute|take a break|not yet|don't go on|don't proceed|don't do anything|pasue|puase|whoa`,
    zh: '暂停|暂缓|等一下|等一等|等等|等会|等下|稍等|稍候|先停|停一下|停一停|停停|停会|停下|先别|先等|搁置|挂起|冻结|慢着|且慢|打住|缓一缓|先放|放一放|别动|等我通知|先到这',
  },
  resume: {
    en: `resume|continue|carry on|go on|keep going|proceed|unpause|unfreeze|pick up where|where you left|where you stopped|back to it|back to work|crack on|press on|push on|off hold|you can go|you may go|i'm back`,
    zh: '继续|恢复|接着|往下|解冻|取消暂停|解除暂停|放行|复工',
  },
  cancel: {
    en: `cancel|cancle|abort|stop it|stop that|stop this|never mind|nevermind|nvm|forget it|scrap it|drop it|call it off|call off|call ~ off|scratch that|terminate|bin it|abandon|discard|don't bother|no longer need|no longer needed|not needed|don't need it|stop working|don't do it|withdraw|changed my mind|pull the plug|kill it|leave it|quit|end the task|stop`,
    zh: '取消|算了|算啦|不用了|别做了|不做了|终止|中止|作废|撤销|撤回|放弃|不需要了|停掉|停止|不弄了|别弄了|不搞了|到此为止|不必了|停吧|叫停|作罢|结束这个|不用做',
  },
  status_query: {
    en: `status|progress|how far|how's it|hows it|how is it going|how is it coming|any update|any updates|any news|any progress|where are you|where are we|where do we|where do things|done yet|are you done|is it done|is it ready|ready yet|are you finished|how much longer|eta|what's left|whats left|up to speed|state of play|still working|almost done|are we there|coming along|coming on|getting on|how many to go|how many left|bring me up|rundown|the holdup`,
    zh: '进度|进展|怎么样了|咋样|到哪|哪一步|哪步|好了吗|好了没|完成了吗|做完了|弄完|还要多久|有消息|多少了|百分之几|完了吗|完了没|什么状态|什么情况|同步一下|第几|还剩|有结果|做到哪|写到哪|办到哪',
  },
}

/** Words that add nothing to a control phrase: what is left after them says whether the message is about something else. */
export const neutralEn = new Set(
  `a an the this that these it its all of for to on in at by with my your our now please pls plz just ok okay okey k so well hey hi hello oh um uh hm yes yeah yep no not then and or but
task job work thing things stuff everything process request whole lot rest whatever moment sec second seconds minute minutes min bit while little short quick quickly time
can could would will shall may might should you u we i me us let let's lets i'm im am is are be been being do does did done doing right immediately asap here there up down off out over
again today right away thanks thank thx cheers sorry kindly guys everyone dear mate bro sir have has had get got going go want wanna need like think know if about from as before until till
actually really maybe perhaps still yet already`.split(/\s+/),
)
export const neutralZh =
  '请 麻烦 帮我 帮忙 你 您 我 我们 你们 咱们 把 先 再 一下 一会 一会儿 会儿 吧 了 呢 啊 哈 哦 噢 嗯 好 好的 的 得 这个 那个 这 那 它 这些 任务 工作 事 事情 活 活儿 东西 现在 马上 立刻 立即 赶紧 赶快 快 可以 就 都 全部 整个 下 个 一 点 吗 么 嘛 呀 啦 哎 喂 行 对 不 别 没 要 做 弄 搞 处理 往 来 去 是 在 有 给 让 跟 和 也 还 到 后 前 上 这里 那里 谢谢 多谢 不好意思 抱歉'.split(
    ' ',
  )
