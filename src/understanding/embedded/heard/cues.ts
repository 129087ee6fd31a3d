/**
 * The words by which people correct, deny, quote, suppose, report and put off, in both languages. The files beside this one say what a
 * hit means; no word here decides by itself. All patterns are for folded text (learning/fold.ts).
 */

/** Sounds that people make, or type, while they think; of any length. */
const shoutEn = 'oof|gah|ach|eek|shoot|damn|dang|crap|gosh|drat|shucks|oh (?:dear|god|man|boy)'
const soundEn = `(?:o+h+|a+h+|u+h+m*|u+m+|e+r+m*|e+h+m*|h+m+|mm+|u+gh+|a+r+gh+|${shoutEn})`
/** The same run together («ohhmm», «hmhm»), each in one way only: an m or h belongs to the sound before it, if that can hold it. */
const soundsEn = `(?:(?:o+|a+|u+g|a+r+g)h(?:h*|mm+)|(?:u+|e+)h(?:h*|m+)|u+m+|e+r+m*|(?<!h)h+m+|(?<=h)hm+|(?<![hmr])mm+|${shoutEn})`
const soundZh = '[哦噢啊呃额嗯唉哎喔诶呀哟嗐欸嘿嗨呦]'
export const onlySounds = new RegExp(`^(?:${soundZh}|${soundEn}(?![a-z])|[ ,.!。、…~-])*$`)
/** 「看错一位」: how much of it was wrong. */
const oneSign = '一[位个](?:数字?|字母?)?了?'
/** A slip of the tongue or of the fingers. */
const slipZh = `[少多漏][打写输敲看报抄念]了?一(?:位|个[数字])(?:数字?|字母?)?了?|[说讲记弄搞打写看选点填整听输敲按报念发抄](?:错|岔|反|混|串|劈)(?:了?${oneSign}|了|[字号别][了]?|[\u4e00-\u9fff]{1,3}了)?|手[滑抖快](?:了)?|笔误|错别字`
const digitEn = '(?:an?|one|the last|the first) (?:digit|number|letter|figure|character)'
const slipEn = `typos?|(?:i(?:'ve| have)? )?(?:got|had|typed|read|wrote|put) ${digitEn} wrong|(?:i was )?${digitEn} (?:off|out|wrong|too many|too few|short)|(?:off|out) by ${digitEn}|i (?:misread|mistyped) ${digitEn}|i(?:'ve| have)?(?: got| must have)?(?: (?:it|that|them|things|something|the [a-z]+))? (?:mixed|muddled)(?: (?:it|that|this|them|those|things|something|(?:the )?[a-z]+))? up|slip of (?:the|my) (?:tongue|finger)|fat fingers?|(?:damn |stupid )?autocorrect|mis(?:typed|spoke|spelled|read|clicked)|i(?: have|'ve| must have)? (?:misspoke|misspoken|mistyped|misread|mis(?:counted|calculated|remembered)|(?:counted|remembered|added up)(?: it| that| them)? (?:wrong|wrongly|badly)|lost count)|my (?:maths?|counting|memory|sums?) (?:is|was|were) (?:off|wrong)`
export const slip = new RegExp(`\\b(?:${slipEn})\\b|${slipZh}`)
/** Said between a wrong value and the right one, or before a correction of what was said earlier. */
const correctionEn = `(?:(?:${soundEn}|ok|okay|well|and|but|so|yeah)[ ,.!…-]{1,8}){0,5}(?:${slipEn}|no(?:no)+|(?:no|nope)[ ,]+(?:wait|sorry|no|not that|actually|hold on|hang on)|wait[ ,]+(?:no|sorry|actually)|i'?m sorry|sorry(?: about that)?|(?:my )?apologies|(?:i beg your )?pardon(?: me)?|forgive me|excuse me|silly me|listen to me|what am i saying|i tell a lie|did i (?:just )?(?:say|write|type|put) [a-z0-9 ]{2,20}\\?|my mistake|my bad|oops|whoops|scratch that|strike that|scrap that|correction|or rather|or was (?:it|that)|on second thoughts?|come to think of it|rather(?! than)|actually|(?:that|it|this)(?:'s| was| is)? (?:should (?:have been|be)|supposed to be)|should (?:have been|be)|${soundEn}(?=[ ,.…-])|i (?:said|wrote|typed|put) [a-z0-9:]{1,12}(?: [ap]m)?,? but (?:i )?(?:actually )?meant?|(?:i (?:got|had|picked|chose|said|gave|gave you|told you|typed|wrote|was looking at) )?(?:the )?wrong [a-z]+|i (?:got|had) (?:the [a-z]+|that|it|this) (?:all )?wrong|the (?:hour|time|day|date|name|patient|month|year)(?:'s| is| was) wrong|i mean(?:t)?(?: to say)?|i (?:was|am) talking about|hold on|hang on|wait|no(?= *[,.!-])|nope|(?:it'?s |it was )?more like|(?:i(?:'ve| have)? )?changed my mind(?! about)|(?:please )?make (?:that|it|this)|let'?s (?:say|make (?:it|that)|do)|(?:please )?change (?:that|it) to|better(?! than))`
const correctionZh = `(?:${soundZh}[, ]{0,4}){0,6}(?:不对不对|不对|不是不是|不是(?=[,。、 !]|是)|(?<=[,.。、 !…~—-]|${soundZh}|^)不+(?=[,.。、 !…~])|(?:(?<=^|[,。、 ])[\u4e00-\u9fff]{1,6})?(?:${slipZh}|错了(?:${oneSign})?)|更正(?:一下)?|纠正一下|我(?:是说|说的是|的意思是|想说的是|指的是)|[瞧看]我这(?:张?嘴|记性|脑子|人)|口误|嘴瓢了?|对不住|应该(?:说)?是|应该说|等等|等一?下|等会儿?|我?(?:又|突然)?改(?:变)?主意了?|准确[说地讲的]+(?:来说)?|不好意思|抱歉|对不起|(?<![科号是])算了|(?<=^|[,。、 !])${soundZh}+(?=[, 。、….~-])|还是(?!不|很|有|没|算))`
const after = '[ ,.:!。、…-]*'
const afterZh = '(?:(?:我说的|我要的|应该)?是(?!不是)|改成|改为|换成|要(?=[^,。了]))?'
export const correction = new RegExp(
  `(?<![a-z'])(?:(?:${correctionEn})(?![a-z'])${after})+|(?:(?:${correctionZh})${after})+${afterZh}`,
  'g',
)
/** What stands before a correction of something that was said earlier; a change of mind («算了») is none. */
export const isChangeOfMind = /算了/

/** Words after which something is denied, up to the end of the clause or to a contrast. */
const denialEn = `(?:(?:nobody|no one|no-one|who) (?:told|asked|wants|wanted|said)(?: you)?(?: to)?|(?:please |pls )?(?:do not|don'?t|never)(?! (?:you(?! (?:go|dare|ever))|know|worry|mind|forget|hesitate|think|believe|understand|see|get))|(?:won'?t|will not|wouldn'?t|would not)(?: be)?(?= (?:cancel|mov|chang|resched|book|drop|postpon|shift|refund)[a-z]*\\b)|no need (?:to|for an?)|nothing to|needn'?t|need not|not going to|not (?:here|calling|writing|asking) (?:to|for|about)|(?:don'?t|do not|didn'?t|did not|doesn'?t|does not|haven'?t|have not|hasn'?t) (?:want|need|have|had|mean|wish|got|say|said|ask|asked|tell)|keep(?! (?:me|on|it up|[a-z]+ing)\\b)|neither|nor|(?:forget|skip|never mind|drop|leave out)(?: about)?(?= (?:the|my|about)\\b)|leave(?= .{1,30}\\b(?:alone|as it is|as is)\\b)|without(?! (?:an? )?(?:appointment|waiting))|instead of|rather than|as opposed to|no(?= [a-z])(?! (?:longer|wait|problem|he|hes|he's|she|shes|she's|they|theyre|they're|my|im|i'm|i've|ive|thanks|thank|idea|one|need|more|worries|way|matter|sorry|i|it|it's|make|please|actually|that|we|you|but|rush|hurry|preference|later|earlier)(?![a-z]))|isn'?t|is not|wasn'?t|was not|(?:it|that)'?s not|not(?! (?:sure|feeling|well|working|at all|yet|only|good|bad|so|too|able|possible|again|really|sleeping|eating|breathing|going|doing)))`
const denialZh =
  '(?:(?:没人|谁)(?:让|叫|说|要)你?|莫得|冇|不要|不用|不必|不需要|无需|不想要?(?![吃喝动]|说话)|不打算|(?<![特区分性类告级])别(?![的人墅处])|甭|(?<!有)没有(?!号|空|人|预约)|(?<![有还])没(?![有问关事错法办用准空时到定])|(?<!是)不是(?:来|想|要)?|而不是|并非|(?<=[,。 ]|^|我|先|都|那就)不(?=[挂约取退改订借修换买看]))'
export const denial = new RegExp(`(?<![a-z'])(?:${denialEn})(?![a-z'])|${denialZh}`, 'g')
/** Here the denied part ends. */
export const contrast =
  /[,.;!?。！？；\n]|(?<=[\u4e00-\u9fff]) +(?=[\u4e00-\u9fff])|(?<![a-z])(?:but|just|only|because|so|and (?:then|please|also|instead)|then)(?![a-z])|就是|只是|而是|(?<=.)(?:但|可是|不过)|(?<=[^不就只而])是(?=[^不])/g
/** «I don't need it any more» asks for an end; it denies nothing. */
export const noLonger =
  /\b(?:any ?more|any longer|no longer)\b|(?<![a-z])(?:do not|don'?t|won'?t|will not) (?:be )?(?:want|need|requir)(?! to\b)[^,.;!?]* after all\b/
/** «周四的眼科我不约了»: the same, where the clause says what. */
export const noLongerZh = /不(?:想|打算)?(?:预约|[约挂去订来])(?:号|诊|病)?了\s*$/

/** A supposition: what would be if. A polite one («if possible», «可以的话») supposes nothing. */
export const supposed =
  /\b(?:it|that|there)(?:'d| would) (?:have to be|take|need)\b.{0,40}\bfor (?:me|us) to\b|^\s*(?:(?:so|ok|okay|well|now|and|let'?s|just) )*say (?!hi\b|hello\b|thanks?\b|it\b)[^,?]{4,40}, (?:would|will|could|can|what|do|does|is|are)\b[^?]*\?|\bif\b(?! (?:possible|at all|you(?:'ve| have)? (?:can|could|got|have|any|please|don'?t mind|like|do)\b|you've\b|(?:he|she|they)(?:'s| is|'re| are)? (?:free|in|available|around|got|has|have)\b|(?:that|it|this) (?:works|suits|fits|isn'?t (?:full|taken))|(?:that|it|this)(?:'s| is) (?:free|still free|open|not (?:full|taken))|that'?s? (?:works|ok|okay|fine|possible|all right)|it'?s (?:possible|ok|okay|not)|available|there(?:'s| is| are)|not too|so|needed|necessary|any))(?<!\b(?:wondering|wonder|see|check|know|ask|grateful|glad|happy|pleased|obliged|appreciate it|great|nice|lovely) if)|\bwhat (?:happens|would happen|if)\b|\bsuppos(?:e|ing)\b|\b(?:in (?:principle|theory)|theoretically|hypothetically)\b|理论上|原则上|\bsay (?:i|we|he|she|my [a-z]+) (?:wanted|needed|had|couldn'?t|were|got)\b|\bassuming\b|\bin case\b(?! *(?:[,.!]|$))(?! (?:you|they|someone|anybody|anyone|there|of)\b)|\bunless\b|\bwere to\b|如果(?!可以|方便|有|行|能)|要是(?!可以|方便|有|行|能)|假如|假设|万一|倘若|(?<![可以便有行能空].{0,2})的话(?!题|费|[更最就]好)/
/** Not decided yet: the person will say. */
export const putOff =
  /\b(?:might|may (?:need|have to|want)|maybe i|perhaps i|(?:(?:am|i'm|was|just|still) |^ *(?:so |well |hmm )?(?!thinking about it))thinking (?:about|of|whether|i)|think about it|considering|torn (?:between|on|about)(?!.{0,80}\b(?:i'll|i will|let'?s|so|then|please)\b)|(?:maybe|perhaps) not(?= *(?:[,.!?]|$))|not sure (?:if|whether|yet|i|about)|(?:haven'?t|have not|not) (?:yet )?decided(?! (?:on )?(?:the|what|which) (?:exact )?(?:time|hour))|undecided|let me (?:check|think|ask|see)(?! *[,.…:-]+ *\S.{5,})|i(?:'ll| will) (?:tell you|let you|think|see|check|ask|call|come back|get back)|let you know|get back to you|once i(?:'ve| have)|(?:need|have|want) to (?:check|think|ask|talk)|would(?:n't)? (?:probably|maybe)|(?<!\b(?:by|back|for|forward|up|another|a) )one day(?! (?:earlier|later|before|after|sooner))|some ?day|at some point)\b|等[^,。]{1,10}[了好完定下来][^,。]{0,6}再[来找约挂说联跟]|考虑(?![了过好]|清楚|再三)|(?:想想|想一想)(?!了|还是|[啊呀哦]{0,4}[,。… ]{1,8}.{0,60}(?:就|吧|那))|(?<!已经|我)想好(?!了)|再说(?!一[遍次])|再看看(?=[,。!吧啊了呢 ]|$)|再定|再决定|没决定|不确定|不一定|可能[^,。]{0,6}(?:要|会|得|需要|想)|可能[^,。]{0,12}(?:看(?![不到着错得起]|东西|上去)|[去来][^,。]{0,4}科)|(?<!(?:几点|时间|时候)[^,。]{0,3})没有?(?:最后|最终|完全|个|拿)*(?:定(?![时期])|准(?!备))(?!.*[帮请先])|没准(?!备)|或许|再看吧|(?:改[天日]|过[几两]天|下次|以后|有空|晚[点些]时?候?)再|也许|说不定|(?:犹豫|纠结)(?!(?:了|半天|再三|好久|很久|来)[^。]{0,20}[,，][^。]{0,20}(?:还是|就|吧|给我|帮|[挂约订]))|挂不挂|约不约|退不退|改不改|要不要|问问[家我他她老爸妈同朋]|商量(?![了过好])|回头|到时候|看情况|打算以后|以后可能/
/** It asks about the act, and does not ask for it. */
export const askedAbout =
  /\bhow (?:do|can|could|would|does|to|long|late|much|many|soon|early)\b|\bwhat (?:do i|happens|would|is|are|does|about|if)\b|\b(?:when|until when|by when|where|why|who|whom|which)\b (?:do|can|could|would|should|is|are|does|must|may)\b|\bwould (?!you|it)[^,.?]{2,24} be (?:possible|ok|okay|available|free|alright)\b(?!.*\binstead)|\b(?:is|would|was) it (?:possible|ok|okay|allowed|free|too late|hard|difficult|easy|cost|be|take|help|matter|make)\b|\bcan (?:i|we|you|one|people) still\b|\bcould (?:i|we) still\b|\bam i (?:able|allowed)\b|\b(?:do|does|will|would|must|should|did) (?:i|we|it|they|you|one|that|the)\b[^,.!]*\?|\bis there (?:a|any) (?:fee|charge|penalty|cost|deadline|way|rule)\b|怎么(?!不|样\s*[?？]*$)|如何|咋|会不会|会怎|怎样|([多贵好难忙远近快慢挤])不\1|还是[^,。]{1,8}(?:人?[少多]|好|快|方便|便宜|合适)[些点一]*[呢啊]?\s*[?？]*$|还能|还可以|还来得及|来得及|能不能|可不可以|是不是|要不要钱|扣钱|(?<![重复多乱错])收费(?![了错重])|手续费|要钱|多少钱|什么时候|啥时候|多久|几天|最晚|提前|需要什么|为什么|为啥|哪里可以|在哪/
/** It asks what would come of it, also where it names the act as a wish would: «把…改名会不会出问题». */
export const askedWhatThen =
  /会不会|会怎么?样|会出(?:什么)?问题|有没有(?:问题|影响|风险)|有什么(?:影响|后果|风险)|安全吗|\b(?:is|would|was) it (?:be )?(?:safe|risky|dangerous|wise)\b|\b(?:would|will|does|could) (?:it|that|this|renaming|replacing|changing|moving|deleting|removing)\b.{0,60}\b(?:break|hurt|harm|affect)\b/
/** «tell me whether the refund takes long». */
export const askedWhether = /\bwhether\b|\b(?:tell me|know|ask|say) if\b|是不是|会不会/
/** It asks how: whatever it speaks of is not asked for. */
export const askedHow = /\bhow (?:do|can|could|would|to|does)\b|怎么(?!不|样)|如何|咋/
/** What stays as it is, at the end of a clause. */
export const stays =
  /\b(?:i'll|i will|we'll|i'm|i am) still (?:com\w*|go\w*|be there|attend\w*|see\w*)\b|(?:没关系|无关)\s*$|\bnothing to do with\b|\b(?:stays?|remains?|still stands|can stay|should stay|(?:is fine|is good|is ok|stays?|leave it) as (?:it is|is|planned|booked|it was))\s*$|(?:照[旧常]|(?:按|照)原来的?|保留|不变|保持原[样状]|留着|(?<![转走抬弯嚼跑咬睁站动吃提拿])不动|先留着|还是要的|(?:不用|不要|不需要|不必|别|甭)(?:动|管|退|改|取消|碰|变|换)(?:它|了)?)(?:就[行好成]了?|就可以了?|即可)?[啊哦呀哈吧嘛呢]*\s*$/
/** «I feel better», «不疼了»: a whole clause that says there is nothing to do about it any more. */
export const isWell =
  /^\s*(?:(?:because|since|and|but|so|now|luckily|thankfully) )*(?:i|we|he|she|it|they|(?:my|our|the) [a-z-]{2,14}(?:'s [a-z]{2,12})?|mum|mom|dad|grand(?:ma|pa)|granny)(?:'m|'s|'re| am| is| are| feels?| has| have)?(?: (?:so|much|a lot|already|a bit|totally|completely|fully|feeling|doing|been|all|back to|quite))* (?:better|fine|okay|ok|well|healthy|cured|recovered|normal|right again|good again|(?:him|her|my)self again)(?: now| again| already| today)*\s*$|^\s*(?:i|he|she|it|(?:my|our|the) [a-z-]{2,14}|mum|mom|dad)(?:'m| am|'s| is)?(?: not|n't) (?:ill|sick|unwell|poorly|in pain) any ?(?:more|longer)\s*$|^\s*(?:我|他|她|孩子|儿子|女儿|老公|老婆|[妈爸哥姐弟妹]|爷爷|奶奶|现在|今天|已经|感觉|身体|又|都|的?病)*(?:好多了|没事了|好了|退烧了|不[疼痛痒晕烧咳]了|好些了|不难受了|(?:恢复|痊愈|康复)了?)\s*$|\b(?:is|are|has|have|'s|'ve)(?: now| all)? (?:gone|over|cleared up|stopped)\s*$|\bwent away\s*$|^\s*(?:i|he|she|(?:my|our|the) [a-z-]{2,14}) no longer (?:ha(?:ve|s) (?!(?:an? |any |the |my )?(?:appointment|booking|time))|hurts?|aches?|feels?|itch|cough)[a-z ]{0,30}$|^[^,。]{1,4}(?:已经|倒|也|都|并|现在)?不[疼痛痒晕酸肿麻][了的]?[哈啊呀哦啦呢嘛噢]*\s*$/
/** What a person may complain about. */
const partEn =
  '(?:eyes?|ears?|nose|throat|neck|head|face|mouth|teeth|tooth|gums|tongue|chest|heart|lungs?|breathing|back|spine|stomach|tummy|belly|bowels?|hips?|knees?|legs?|feet|foot|ankles?|toes?|shoulders?|arms?|elbows?|wrists?|hands?|fingers?|joints?|skin|hearing|vision|sight|eyesight|appetite|sleep|digestion|blood pressure|pulse|temperature|memory|balance)'
const partZh =
  '(?:眼睛|耳朵|鼻子|嗓子|喉咙|脸|嘴巴?|牙齿?|舌头|头|脑袋|脖子|颈椎|肩膀?|胸口?|心脏|肺|背|腰|脊椎|胃|肚子|肠胃|屁股|髋|大腿|小腿|腿|膝盖|脚踝?|脚趾|手指?|手腕|胳膊|关节|皮肤|视力|听力|胃口|食欲|睡眠|消化|血压|心跳|体温|呼吸|记性)'
/** «my eyes are fine», «nothing wrong with my knee», «胃没事»: what is well is no complaint, nor is what can wait («my tooth can wait», «牙先放一放»). */
export const partIsWell = new RegExp(
  `(?<![a-z])(?:(?:my|his|her|the|our|both|and|its) ){0,2}${partEn}(?: and (?:(?:my|his|her|the) )?${partEn})?(?:'s| is| are| was| feels?| seems?| looks?| works?)(?: (?:all|just|still|perfectly|absolutely|totally|completely|quite|actually|really|pretty|both|doing))* (?:fine|ok|okay|good|well|alright|right|great|normal|healthy|in order)(?: though| thank god)?(?=[ ]*(?:[,.;!?]|$|but |it's |it is ))|(?<![a-z])(?:my|his|her|the) ${partEn} (?:doesn'?t|don'?t|does not|do not|isn'?t|aren'?t|is not|are not)(?: really| actually| even)? (?:hurt|ache|itch|swollen|sore|painful|red|bothering (?:me|him|her))(?: or anything| though| at all)?(?= *(?:[,.;!?]|$|but ))|(?<![a-z])(?:there(?:'s| is) )?(?:nothing(?: is)?(?: the matter|(?: at all)? wrong)|no (?:trouble|problems?|issues?|complaints?|pain)|all (?:is )?(?:well|fine|good)) (?:there|with (?:(?:my|his|her|the) )?${partEn})(?![a-z])|(?<![a-z])(?:my|his|her|the) ${partEn} (?:can|could|will(?: just)?(?: have to)?|has to|have to) (?:wait|hold on|hold out)(?: a (?:bit|while|little)| for now| after all)?(?= *(?:[,.;!?]|$|so |and ))|(?<=^|[,。;!? 我他她的但可])${partZh}(?:[和跟]${partZh})?(?:倒|是|都|也|还|现在|一切|一直|本身|其实)*(?:没事儿?|没问题|没毛病|没什么事?|没啥事?|没有?不舒服|好好的|好着呢|挺好的?|很好|还好|正常|不要紧|没大碍|好得很|(?:可以|能|先|再)+(?:等等?|放放?|放一放|缓缓|缓一缓)|先不管了?)(?=[,。;!? 但可就是]|$)`,
  'g',
)
/** What a value is no good for, in its own clause: «Saturday doesn't work», «周六我有事». Another one is given behind it. */
export const unsuited =
  /\bsecond thoughts about\b|\bno longer (?:works?|suits?|fits?|possible|good)\b|\b(?:doesn'?t|does not|won'?t|will not|can'?t|cannot|isn'?t|is not|can no longer) (?:really |actually )?(?:work|suit|fit|do|make|come|be|possible|convenient|good|manage)\b|\bi(?:'m| am|'ll be) (?:busy|away|working|out|abroad|travell?ing|not free)\b|\bno good\b|(?:\bis|'s) (?:bad|out|taken|full)\b|\bi can'?t(?: do| make| on)*(?= (?:mon|tues?|wed|thu|fri|sat|sun|tomorrow|today|the |next |that |this |at )(?!.*\bcancel))|\b(?:is|was) (?:not|no longer) (?:good|convenient|possible)\b|\b(?:i(?:'ve| have)(?: got)?|there(?:'s| is)) (?:a|an|my|another|some|something) [a-z' ]{2,30}\b(?:on|that|then|already)?|\b(?:something|a meeting|work) came up\b|\bi(?:'m| am) (?:tied up|booked|on a trip|out of town|away from home|on holiday|at work|not around|unavailable|in class|(?:still )?(?:in (?:a|another|my) (?:meeting|call|class|lesson|exam)|at (?:work|school)|teaching|driving|picking up)|still (?:asleep|out|away))\b|有事|没空|没时间|不(?:太|大|怎么)?(?:行|方便|合适|凑巧)|来不了|去不了|有(?:安排|约|课|会|班)|要(?:上[班课]|开会|加班|出差|值班|考试)|赶不上|赶不过来|排不开|出差|时间冲突|冲突了|忙不过来|走不开|在(?:外地|国外|老家|外面)|不在(?:家|本地|这边|国内)?(?=[,。 ]|$)|[还正]?在(?:开会|上[班课]|值班|加班|路上|睡觉|忙|考试|接孩子)/
/** Nothing but words that call off what is open: «you know what, leave it», «hmm, better not», «嗯还是别挂了». */
const leadEn = `(?:(?:${soundsEn}|nah|nope|well|ok|okay|yeah|look|right|actually|honestly|you know(?: what)?|on second thoughts?|on reflection|having thought about it|thinking it over|sorry|no|come to think of it|thinking about it|do you know|then|in that case|wait|lol|pls|please|thanks but)[ ,.…!-]*)*`
const thingEn = `(?:(?:the|that|this|my|a|an|any)(?: whole)? (?:appointment|booking|visit|reservation|registration|slot|thing|idea|doctor|request|question|matter))`
const callOffEn = `(?:n(?:v)?m|better not|(?:skip|scrap|drop|forget(?: about)?|leave|cancel|scratch|never ?mind(?: about)?|hold off on|hold|no need for|(?:don'?t|do not|won'?t|no longer) (?:need|want|bother with)) ${thingEn}(?: any ?more)?|hold off(?: on (?:it|that|this))?|(?:no|not the) (?:appointment|booking|visit)(?: then| after all)?(?= *[,.!]|$)|(?:just |rather )?(?:call|go to|see|use|phone|try|ask) (?:my own|another|a different|some other) [a-z]+|rather not|not do (?:this|that|it)|leave it|let it (?:be|go)|forget (?:it|about it|that)|never ?mind|drop it|skip it|pass(?: on (?:it|that))?|don'?t bother|(?:have |'?ve )?changed my mind|(?:no longer|don'?t) (?:want|need) (?:it|this|that)(?: any ?more)?|won'?t (?:bother|need (?:it|this|that)|be needing (?:it|this|that)(?: after all)?)|(?:don'?t|do not|won'?t)(?= *(?:[,.!]|$|thanks|after all))|not(?: now| today| any ?more)?(?= *$)|(?:don'?t|do not) worry about it|no need(?: for (?:it|that|this))?(?: any ?more)?|scrap (?:it|that|this)|cancel (?:it|that|this)|call it off|stop)`
const leadZh =
  '(?:(?:嗯|哦|啊|呃|唉|嗐|哎呀?|不过|可是|但是?|再(?:想想|考虑(?:一下|考虑)?|看看)吧?|这次|先|那么|那|还是|我们|我|就|要不然|要不|不好意思|抱歉|算了|行了|得了|这?个?(?:号|预约|挂号|事儿?))[, ]*)*'
const callOffZh =
  '(?:(?:(?:先|暂时|都)?(?:不想|不打算|不用|不|别)(?:预约|挂|约|看|去|弄|订|借|办|改|做|管|问|查|麻烦|要)(?:号|诊|病|医生|你|您)?了){1,3}|(?:先|暂时)(?:别|不|不用|不要)(?:预约|挂|约|弄|订|借|办)(?:号)?|(?:先)?不(?:说|聊|提|管|谈)(?:这|那)?个?了|先不(?:说|聊|提|管|谈)(?:这|那)个?(?=[, ])|(?:还是|那就|就)算了|(?<=^|[, 哦啊呃唉哎呀嗯嗐过是])(?:没事了|没事儿了|不用了|不必了|不需要了|算了算了|算了|算啦|当我没说))'
export const callsOff = new RegExp(
  `^(?:${leadEn}(?:let'?s |let us |i(?:'d|'ll|'m)? |i (?:would|will|think i'll) )?${callOffEn}(?:[ ,]*(?:please|thanks|thank you|then|for now|after all|today|sorry))*|${leadZh}${callOffZh}[吧啦呢]?(?:[, ]*(?:谢谢|多谢|不好意思))?)[.!。~ ]*$`,
)
/** The same words before something else: «never mind, where is the toilet?», «算了不挂了，药房在哪». */
export const callsOffFirst = new RegExp(
  `^(?:${leadEn}(?:let'?s |let us |i(?:'d|'ll|'m)? |i (?:would|will|think i'll) )?${callOffEn}|${leadZh}${callOffZh}[吧啦呢]?)(?: then| for now| after all)?[,.!;。 ]+`,
)
/** What the person is going to do themselves: «I'll go to my own dentist», «我自己去». */
export const ownPlan =
  /\b(?:(?:was|were|is|are) (?:all|only|just|enough|what) |(?:all|only thing|what) i (?:really |actually |just )?(?:need|want)(?:ed)?\b)|^(?:because|since|cos|cause|turns out|apparently|there(?:'s| is| are)|someone|somebody)\b|^(?:(?:so|then|and|because|since|as) )?(?:i(?:'ll| will|'ve| have|'m| am|'d| would|'d rather| think| just| already| found| can| feel)|it(?:'s| is| has|'ll)|my |we(?:'ll|'ve| will| have)|he|she)\b|^(?:那)?(?:我(?:自己|先|再|去|就|还是|打算|已经|现在|今天|明天|家|妈|爸|觉得|想想|改|有|找|问|不)|他|她|孩子(?:好|没|不|已)|改天|下次|回头|以后|过几天|等|人太多|家里|听说|原来|隔壁|附近)|再说|再(?:观察|看看|等等|想想)|^(?:已经|现在)?(?:好多了|不[疼痛痒晕烧咳]了|没事)/
/** Said to be polite; it supposes nothing and asks for nothing. */
export const courtesy =
  /(?<![a-z])(?:(?:do )?you know what(?= *,)|(?:(?:so |very |really )?sorry|apologies) (?:about|for) (?:(?:all )?(?:the|this|that|any|my|making|being)(?: [a-z]+)?)? ?(?:mess|trouble|hassle|bother|confusion|mix-?up|inconvenience|mistake|back and forth|change|pain|difficult)|i (?:really |just |simply )?(?:can'?t|cannot|can not) (?:put (?:it|this|that) off|delay(?: (?:it|this|that))?|wait|postpone (?:it|this|that)|leave (?:it|this|that)) (?:any ?more|any longer|much longer)|i (?:don'?t|do not|can'?t) (?:really |exactly )?(?:know|remember|recall|say)(?: exactly)? (?:when|how long)(?: (?:it|this|that|ago))?(?: (?:all )?(?:started|began|has been))?(?= *(?:,|but ))|no matter what(?= *[,.!]|$)|(?:that(?:'s| is|'ll be| will be) (?:it|all|everything)|nothing (?:else|more)|all(?: done| set)?) for (?:today|tonight|this (?:week|morning|afternoon))|if (?:you(?:'ve got|'ve| have)(?: got)? (?:anything|something|a (?:slot|space|spot|gap)|room|space|an opening|any)(?: (?:free|left|going|open|available|then))?|(?:that|it)(?:'s| is) (?:still )?(?:free|open|available)|(?:he|she|they)(?:'s|'re| is| are) (?:free|available|in)|you(?:'d| would) be (?:so )?(?:kind|good)(?: enough)?(?: as to| to)?|you (?:wouldn'?t|would not) mind|i may|i (?:can|could)|(?:you|u) (?:can|could|would|will)(?= *[,.!?])|(?:you|u) (?:can|could)|it isn'?t too much (?:trouble|bother|to ask)|it makes no (?:odds|difference)(?: to you)?|it(?:'s| is) (?:all the same(?: to you)?|not too much (?:to ask|trouble|bother)|no (?:trouble|bother)|all right|alright|ok|okay|possible)|that(?:'s| is| would be) (?:all right|alright|ok|okay|possible|not taken|fine)|there(?:'s| is) anything (?:going|free|available)|(?:at all )?poss(?:ible)?|you(?:'ve| have) (?:got )?a (?:moment|minute|second)|(?:you|it) (?:don'?t|doesn'?t) mind)|(?:would|could) you be so (?:kind|good) as to|thank (?:god|goodness|heavens)|what(?:'s| is| was) (?:today|the date(?: today)?)(?: again)?(?=[,.…?! ])|(?<=[a-z][,]? )(?:(?:if )?(?:would|will|could|can) you|if you(?:'d| would| will|'d like)?)(?= *(?:[.!?]|please|$)))(?![a-z'])|今天是?(?:周几|星期几|礼拜几|几号)(?:来着)?|(?:今天|今儿)(?:就|先)+(?:这些|这样|到这儿?|到这里)|(?<=\d{3}[ ,.]{1,3})(?:just )?in case(?: [a-z']+){1,10}(?= *[.!]|$)|(?<=\d{3}[,。 ]{1,2})(?:万一|要是|如果|以防)[^。!]{1,16}(?:打|联系|通知|告诉|找)[^。!]{0,8}(?=[。!]|$)|无论如何(?=[^,。]{2})|(?:实在|真的?)?(?:是)?(?:不能|没法|不可以|不敢)再(?:拖|等|耽误|耽搁)(?:下去)?了|(?:实在|真的?)?(?:拖|等)不(?:得|起|下去)了|我?也?(?:不(?:太|大)?(?:知道|清楚|记得|确定)|记不清|说不准)(?:具体)?是?从?(?:什么|啥)时候(?:开始|起)?的?(?=[,。 ])|(?<=[\u4e00-\u9fff]{2})(?<![难取获记认晓懂觉])得了(?=[。!, ]|$)|(?:方便|可以|行|不麻烦|没问题|有空)的话|[您你]?(?:如果|要是)[您你]?(?:可以|方便|行|有空|不麻烦|不介意|不嫌麻烦)(?:的话)?(?=[,。 ]|$)/g
/** «除了挂全科，我还想…»: both are meant; behind «除了…都» it is what is left out. */
export const besidesThat =
  /(?<=^|[,。!? ])除了(?=(?:我|想|要|请|麻烦|帮|给我|[把将])*(?:预约|[挂约订退改查问]|取消)[^,。]{1,24},[^,。]{0,6}?(?:还(?!有?(?:什么|啥|哪|别的|能|可以))|另外|顺便|也(?!都|行|可以|没)))/g
/** A question by its form alone. */
export const isQuestion =
  /[?？]\s*$|[吗么呢嘛][\s?？。!！]*$|[^\s,，。、偏就才也都要是说好了想会][不没][\s。!！]*$|了没[\s。!！]*$/
/** «can you …», «帮我…»: a request in the form of a question. */
export const requested =
  /\b(?:can|could|would|will) you\b(?! still)|\b(?:please|pls|plz|kindly|would you mind|i(?:'d| would) like|i want|i need|i(?:'d| would) love|help me|let'?s|go ahead)\b|(?<=^|[,.!;] ?|just |so |and |then )(?:give|get|book|put) me\b|\b(?:and|so|but) (?:now )?(?:i )?(?:want|need|would like|'d like)\b|(?<![申邀聘])请(?!问)|(?<![添惹怕嫌找])麻烦(?!了)|帮我?|给我|替我|我要|我想(?![想问知])|(?<=[,。 ]|^)[就也还]?想[给帮替约挂预借订换改退取看要]/
/** «把…退了»: a wish, unless it tells of somebody. */
export const handled = /把.{1,20}(?:改|换|挪|推|调|移|退|取消|还|订|借|提前|提早|往前|往后|延)/

/** It begins as an order does: what is told behind it is the reason. */
export const commanded =
  /^\s*(?:(?:please|pls|just|so|ok|okay|and|then|also|now|first|kindly|oh|ah|hm+|um|uh|erm?|well|right|actually|hi|hello)(?:, ?|\.{2,3} ?|… ?| ))*(?:cancel|book|refund|reserve|return|renew|move|reschedule|schedule|register|sign|put|make|change|drop|scrap|order|pay|delete|remove|rename|postpone|shift|take)\b/

const people = `(?:colleagues?|co-?workers?|friends?|neighbou?rs?|boss|manager|roommates?|flatmates?|classmates?|cousins?|uncle|aunt|mother|mom|mum|father|dad|son|daughter|wife|husband|sister|brother|grand\\w+|kids?|child|teacher|student|customer|client|guest|partner|girlfriend|boyfriend|doctor|nurse|parents?)`
/** Who is spoken of, at the beginning of a clause. */
const subjectEn = `(?:(?:my|a|an|our|the|his|her|your|their|one of my|some)(?: [a-z]+)? ${people}(?: of (?:mine|ours|his|hers))?|he|she|they|someone|somebody|everyone|people|i|we)`
const pastEn = `(?:[a-z]{2,}(?:ed|elled)|made|got|took|put|gave|had|bought|sent|paid|left|withdrew|did|went|brought|lent|found|lost|sold)`
const wishing =
  'got to|need|feed|bleed|proceed|wanted|needed|wished|hoped|liked|decided|tried|charged|missed|called(?! off)|asked|planned|intended|supposed|interested|worried|tired|used|scheduled|changed my mind'
/** «my colleague cancelled hers», «I booked it last week»: it tells what was done. */
export const reportedEn = new RegExp(
  `(?:^|[,.;!?] *|\\b(?:and|but|because|so|that|when|yesterday|today|since|(?:last|this|the other|one|some) (?:week|month|night|year|time|day|morning)|ago|earlier|once|before|recently|says?|said|tells? me|told me|heard|thinks?|mentioned),? )${subjectEn}(?:'s|'ve| has| have| had)?(?: just| already| also| only| even| recently| finally| never| once)*(?: been)? (?!(?:${wishing})\\b)${pastEn}\\b`,
)
/** «cancelling it was the best thing I did», «moving it would be silly»: what is thought of an act is no wish for it. */
export const valued =
  /^\s*(?:cancell?ing|moving|booking|rescheduling|changing|refunding|postponing)\b[^,.;!?]{0,60}? (?:was|were|is|has been|seems?|feels?|felt|would be|would have been) (?!(?:so |really |very |just )?(?:great|good|fine|lovely|better|best|perfect|ideal|wonderful|helpful|appreciated|nice|what|ok|okay|possible|necessary|easier))/
const peopleZh =
  '同事|朋友|邻居|同学|室友|老板|领导|闺蜜|客户|亲戚|表[哥姐弟妹]|堂[哥姐弟妹]|舅舅|阿姨|叔叔|妈妈?|爸爸?|老公|老婆|儿子|女儿|姐姐?|妹妹?|哥哥?|弟弟?|爷爷|奶奶|老师|男朋友|女朋友|对象'
const pastTimeZh =
  '昨天|前天|昨晚|上周[一二三四五六日天]?|上个?星期[一二三四五六日天]?|上个?月|上次|去年|早上|刚才|刚刚|已经|早就|之前|以前|前几天'
/** People next door, by what they are called: 楼下王阿姨, 对门大爷, 老李, 小陈, 隔壁床的病人. */
const placeZh =
  '(?:隔壁床?|对门|对面|楼[上下]|[一二三四五六七八九十]楼|邻床|同病房|小区|村[里口]|(?:我们?|咱们?)?(?:单位|公司|部门|办公室|班|科室))的?'
const titledZh =
  '[\u4e00-\u9fff]?(?:阿姨|大[爷妈叔姐哥娘嫂]|嫂子?|婶|伯|姑|姨|叔|姐|哥|弟|妹|奶奶|爷爷|师傅)|老(?![是总板公婆家师爸妈糊毛实样了年少早远觉])[\u4e00-\u9fff]|小(?![时孩号])[\u4e00-\u9fff]|病[人友]|患者'
const neighbourDid = `(?:^|[,。;!? ])(?:听我?.{0,2}说)?(?:我[^,。把的]{1,4}的|我|咱)?(?:${placeZh})?(?:${titledZh})(?!的?(?:号|预约|挂号|[那这][个次张份]?)).{0,20}(?<![岁0-9多])[^来]了(?!吧)`
/** «楼下王阿姨把周五的口腔科退了»: a neighbour did it. */
export const doneByNeighbour = new RegExp(neighbourDid)
export const reportedZh = new RegExp(
  `${neighbourDid}|(?:^|[,。;!? ])(?:(?:我|咱|我们|他的?|她的?)?(?:有个|一个)?(?:${peopleZh})|他们?|她们?|有人|别人|人家|大家)(?!的?(?:号|预约|挂号|[那这][个次张份]?)).{0,24}(?<![岁0-9多])(?:了|过)|(?:^|[,。;!? ])我?(?:${pastTimeZh})(?!.{1,6}的(?:那个|号|预约|骨|眼|[^,。]{1,4}科)).{0,16}[^来到得不]了(?![,。 ]*(?:请|帮|吧))|(?:^|[,。;!? ])我?(?:${pastTimeZh})(?:就|又|刚)?(?:预约|[约挂订借])了(?=.)`,
)
/** People who see to their own affairs, unless it is asked for them. */
const othersEn = `(?:colleagues?|co-?workers?|friends?|neighbou?rs?|boss|manager|roommates?|flatmates?|housemates?|classmates?|cousins?|teacher|student|customer|client|guest|landlord|landlady|buddy|mate)`
const othersZh =
  '同事|朋友|邻居|同学|室友|舍友|老板|领导|闺蜜|客户|亲戚|表[哥姐弟妹]|堂[哥姐弟妹]|老师|房东|哥们儿?|工友|老乡|网友'
/** «my roommate says she wants to move hers», «我室友说她想改到周五»: it is told what they want. */
export const toldOfOthers = new RegExp(
  `(?:^|[,.;!?] *)(?:(?:so|well|and|but|oh|btw) )*(?:my|a|an|our|the|one of my|some)(?: [a-z]+)? ${othersEn}(?: of (?:mine|ours))?(?: just| also)? (?:says?|said|tells? me|told me|mentioned|was saying|is saying|texted me)(?: that)? (?:she|he|they)(?![a-z])|(?:^|[,。;!? ])(?:我|咱|我们)?(?:有个|一个)?(?:${othersZh})[^,。]{0,4}(?:(?:说|讲|提到|告诉我|跟我[说讲])[^,。]{0,2}(?:他|她|自己|想|要|打算|准备)|问|打听)`,
)
/** «my husband says Friday would be better», «我妈说周三去更好»: it is what others think, and no wish yet. */
export const othersThink = new RegExp(
  `(?:^|[,.;!?] *)(?:(?:so|well|and|but|oh|btw|hm+),? )*(?:(?:my|our|the) [a-z-]+|he|she|they|everyone)(?: also| just| all)? (?:says?|said|thinks?|thought|reckons?|suggest(?:s|ed)?|insist(?:s|ed)?|recommend(?:s|ed)?|swears?)(?![a-z])|(?:^|[,。;!? ])(?:我|咱|他的?|她的?)?(?:${peopleZh}|他们?|她们?|医生|大夫|人家)(?:也|都|还|刚才?|老|总)*(?:说|觉得|认为|建议|劝|嫌)`,
)
/** «让我别管», «she told me to stay out of it»: whatever was told is nobody's wish here. */
export const notOurs =
  /[让叫](?:我|你|咱)们?(?:别|不用|不要|甭)(?:去)?(?:管|操心|动|插手|掺和|理)|[但可]是?我(?:偏不|就不|才不|不会)(?=[,。!]|$)|不(?:关|干)我(?:的)?事|(?:跟|和|与)我(?:没|无)关系?|(?:他|她|人家)(?:会|要)?自己(?:会|去|来)?(?:约|挂|弄|办|处理|改|退|搞定|解决|联系|打电话)|就(?:是)?(?:随便)?(?:跟你)?(?:说|提|聊)一?[说下声嘴]而已|(?<=我)(?:让|叫|劝)[他她]们?(?:先|再)*(?:别|等|不要|考虑|想)|(?<![a-z])(?:i (?:told|asked|convinced) (?:her|him|them) (?:to (?:wait|hold off|think)|not to|no\b|it can wait)|(?:told|asked|wants) me to (?:stay out of|leave) it|(?:i(?:'m| am|'ll| should)? )?(?:stay|staying) out of it|none of my business|nothing to do with me|not my business|(?:she|he|they)(?:'ll| will|'s| is| are)? (?:going to )?(?:do|doing|sort|sorting|handle|handling|book|booking|deal|dealing|take care|taking care|see|seeing)(?: with| of| to)?(?: it| that)?(?: out)? (?:(?:her|him|their|them)sel(?:f|ves)|on (?:her|his|their) own)|but (?:i|we) (?:won'?t|refuse|don'?t want to|never will)(?= *(?:[,.!]|$))|i(?:'m| am) (?:just|only) (?:saying|telling you)|just (?:saying|mentioning it))(?![a-z])/

/** «she says …», «我朋友说…»: whose words follow. */
export const says =
  /\b(?:say|says|said|saying|write|writes|wrote|read|reads|told|tells|translate|mean|means|called|titled|phrase|sentence|word)\b|说|写着|翻译|意思|叫做|句话|这个词|一句/
