/**
 * English patterns of the safety gate. evidence.ts applies them to one folded sentence at a time.
 * A frame is a setting that withdraws a rule. Every gap between words is bounded, so matching is linear.
 */

import { all, block, emergency, type SafetyRule } from './safety-rule.ts'

/** What overrides a setting: it happens now. */
export const nowEn = /\bright now\b|\bat this moment\b|\bjust now\b|\bhelp me\b|\bhurry\b|\bis happening\b/

export const framesEn: Record<string, RegExp> = {
  /** Long ago. Minutes ago is not the past. */
  past: /\b(?:years? ago|months? ago|weeks? ago|last (?:week|month|year|summer|winter|spring|autumn|night's)|in (?:19|20)\d\d|as a child|used to have|history of|died of|passed away|previous(?:ly)?|survived|in the past|family history|recovered from|yesterday's)\b/,
  /** Somebody wants to know, learn, translate or organise something. */
  info: /\b(?:what (?:is|are|does|do)\b(?! (?:i do|happening))|just in case|what should (?:one|you|i) do (?:if|when|after)|what's the (?:difference|meaning)|symptoms? of|signs of|causes? of|risk of|explain|definition|lectures?|talk on|seminar|course|webinar|class|lesson|training|exercise|drills?|rehears\w+|role-?play script|translate|how do you say|in (?:german|french|spanish|chinese|english)|mean in|poster|brochure|leaflet|hotline|prevention|awareness|policy|statistics|rates?\b|research|paper on|essay|study on|article|become a|which (?:doctor|department|specialist)|do you treat|first aid (?:course|kit)|insurance cover|reimburse|refill|renew\w*|repeat prescription|follow-?up|next (?:week|month)|appointment (?:with|about|for)|check-?up|x-?ray|chart from|slides|presentation|compliance|enrol|how (?:does|do) (?:a|an|the) .{1,30} work)\b/,
  /** A made-up or reported event. */
  fiction:
    /\b(?:novel|story|stories|screenplay|script where|play\b.{0,30}\b(?:line|act|scene)|film|movie|series|episode|song|band|lyrics|album|netflix|game|gamer|gaming|shooter game|book|title|murder mystery|escape room|theat(?:er|re)|rehearsal|training exercise|drill|simulation|scenario|mock|for practice|news|headline|article|report(?:ed|er)|documentary|podcast|joke|comedian|history class|history lesson|museum|exhibit|halloween|costume|cosplay|quote|phrase ?book|crossword|quiz|tv stick|fire tv|tickets)\b/,
  /** It is said not to be so. */
  negated:
    /\b(?:no|not any|without(?: any)?|never had|don't have(?: any)?|do not have(?: any)?|doesn't have(?: any)?|haven't got|isn't having|free of|ruled out|rather than) (?:\w+ ){0,2}(?:chest pain|pain|trouble breathing|problems? breathing|difficulty breathing|shortness|bleeding|seizures?|stroke|symptoms?|fever|allerg\w+|suicidal)\b/,
  /** Figures of speech. */
  idiom:
    /\b(?:killing (?:me|us) (?:softly|since|with|lately)|(?:bug|deadline|knee|back|feet|suspense|heat|traffic|job|commute|exam|workout|shoes?|head) (?:is|are) killing|dying to|dying for|dying of (?:boredom|laughter|laughing|hunger|thirst|curiosity|embarrassment|heat)|(?:deadline|client|exam|homework|project|boss|commute|meeting)\b.{0,14}\b(?:going to|will|gonna|'ll|would) kill (?:me|us)|(?:battery|phone|laptop|line|mic|plants?|disk|server|app) (?:is|are|was|has) (?:dead|dying|died)|could murder a|i'd die for|to die for|dead tired|dead line|bleeding (?:money|cash|resources|edge)|bleeding edge|killed (?:it|me lol)|murdered it|killer (?:app|feature|deal|whale)|heart attack on a plate|almost had a heart attack|nearly had a heart attack|die(?:d|ing)? (?:of|from) (?:laugh|embarrass|bored|shame)\w*|lol|lmao|haha|shoot me (?:an?|the) (?:email|mail|message|text|note)|photo shoot|shoot a (?:video|film|photo)|on fire today|(?:code|prod|production|team|sales|market|startup|twitter) (?:is|are|was) on fire|fire sale|heart ?broken)\b/,
  /** Working against it. */
  defence:
    /\b(?:prevent|protect|defend|defen[cs]e|detect|remove|clean up|get rid of (?:the |a )?(?:virus|malware|trojan)|report(?:ing)? (?:a |an |the )?(?:phish|fraud|scam|spam|identity|theft|crime|stolen)\w*|file a|complaint|just in case|mitigat\w+|awareness|anti[- ]|compliance|policy|difference between|explain how|against (?:phish|brute|ddos|fraud|attack)\w*|patch|harden|spot (?:a )?(?:fake|scam|phish)\w*|recogni[sz]e|avoid (?:being|getting)|scanner found|was (?:hacked|phished|scammed)|i got (?:hacked|scammed|phished)|victims?|my own|lecture|history class|unit tests?)\b/,
  /** Machines, not people. */
  machine:
    /\b(?:process(?:es)?|port \d+|server|daemon|thread|container|docker|pod|linux|windows|bash|shell|script|app|application|website|web ?site|page|browser|button|api|service|database|query|laptop|computer|printer|router|phone screen|screen|build|deploy\w*|branch|commit|feature|campaign|session|zombie|kernel|cron|job queue|car battery|engine|lift|elevator)\b/,
}

export const rulesEn: readonly SafetyRule[] = [
  emergency(
    'cardiac',
    /\b(?:chest|heart)\b.{0,30}\b(?:pains?|hurts?|hurting|tight\w*|pressure|crush\w*|squeez\w+|aches?|aching|burning|heavy|stabbing)\b|\b(?:pains?|pressure|tight\w*|squeez\w+|elephant|crushing|weight|ache|stabbing)\b.{0,30}\bchest\b|\b(?:clutch|grab|hold)\w* (?:at )?(?:his|her|my|their) (?:chest|heart)\b/,
    /\bchest (?:x|press|of drawers|workout|infection|exercise|hair|size|tattoo)|\b(?:sore|pain) after (?:the )?gym|slight(?:ly)?|a bit\b/,
  ),
  emergency(
    'cardiac',
    /\b(?:having|is this|think it'?s|about to have|going into|in|another|like) (?:a |an )?(?:massive |mild )?(?:heart attack|cardiac arrest)\b|^(?:help[ ,!]*)?heart attack\b|\bheart (?:has |just |is |has just )?(?:stop|stopped|stopping|not beating)\b|\bno pulse\b|\b(?:can'?t|cannot) (?:find|feel|get) (?:a|his|her|any|the) pulse\b|\bheart\b.{0,20}\b(?:racing|pounding|out of rhythm)\b.{0,40}\b(?:pass(?:ing)? out|faint|dizzy|black|collapse)/,
  ),
  emergency(
    'breathing',
    /\b(?:can'?t|cannot|can not|can hardly|can barely|couldn'?t|could not|unable to|struggl\w+ (?:to|for)|fight\w* (?:to|for)|hard to|hardly|barely|(?:trouble|difficulty|problems?)(?: with)?|not|isn'?t|isnt|aint|stopped|stops|won'?t|wont|no longer|without)\b.{0,10}\b(?:breath\w*|breth\w*|get (?:any |enough )?air|catch (?:my|his|her) breath|air)\b/,
    /\b(?:don'?t have|no) (?:any )?(?:trouble|difficulty|problems?)|hold (?:my|your) breath|on air|airport|air ?con|air ?(?:bnb|fryer|pods?|tag)|when (?:i )?(?:climb|run|exercise)|up the stairs|blocked nose|through my nose|nose is/,
  ),
  emergency(
    'breathing',
    /\bchok(?:ing|es|ed)\b|\bis choking\b|\bsuffocat\w+|\bgasping\b|\b(?:turn\w*|going|went|gone) (?:blue|purple|grey|gray)\b|\b(?:lips?|face|baby|fingers)\b.{0,15}\b(?:blue|purple)\b|\b(?:really|very|so|extremely|severe(?:ly)?|suddenly|terribly) (?:short(?:ness)? of breath|breathless)\b|\bshort of breath\b.{0,40}\b(?:now|can only|suddenly|worse|help|lying)\b|\b(?:no|not getting enough|need|out of) air\b|\bnot? breathing\b|\basthma\b.{0,40}\b(?:attack|empty|worse|can'?t|not (?:working|helping)|ran out)\b/,
    /\b(?:up|chain|artichok|joke|market|brand|paint\w*|sky|sea|colou?r\w*) |choke point|\bout of air (?:freshener|miles)/,
  ),
  emergency(
    'stroke',
    /\b(?:having|has had|had|having had|just had|it'?s|is it|this is|suffering) (?:a |an )?(?:mini )?stroke\b|\bface\b.{0,25}\b(?:droop\w*|sagg?\w*|slack|numb|crooked|hanging|lopsided|dropp\w+)|\b(?:slurr\w+|garbled)\b|\b(?:speech|words|talking|talks)\b.{0,25}\b(?:slurr\w*|garbled|nonsense|gibberish|make no sense)|\b(?:can'?t|cannot|won'?t|unable to|not able to|isn'?t able to) (?:speak|talk|lift|move|raise|feel|get (?:the |my |any )?words?)\b.{0,25}|\bworst headache\b|\b(?:one|left|right|whole) side\b.{0,25}\b(?:numb\w*|weak\w*|paraly\w+|limp|dead|won'?t move|tingl\w+|slack)|\bnumb\w*\b.{0,25}\b(?:one|left|right|whole) side\b|\bhalf (?:of )?(?:his|her|my|the) (?:face|body)\b|\bsudden(?:ly)?\b.{0,40}\b(?:numb\w*|paraly\w+|confus\w+|blind|can'?t (?:see|move|speak|walk)|double vision|see double|lost (?:her|his|my) (?:speech|vision))|\barm\b.{0,20}\b(?:won'?t|can'?t|cannot) (?:lift|move|go up)/,
    /\b(?:back|swim\w*|brush|golf|key ?stroke|breast|file|window|cursor|button|meeting|appointment|move (?:house|the|my|it)|speak (?:up|to|with|english|german|french|chinese)|talk (?:to|about|now)|feel like|lift the|can'?t move (?:my|the|our) (?:appointment|meeting|file|date)|furniture|sofa|mouse)\b|butterfly/,
  ),
  emergency(
    'bleeding',
    /\bbleed\w*\b.{0,25}\b(?:heav\w*|bad\w*|a lot|lots|out\b|won'?t stop|wont stop|doesn'?t stop|not stop\w*|profus\w*|everywhere|to death|sever\w*|uncontroll\w*|like crazy|so much|spurt\w*)|\b(?:heav\w+|badly|profusely|severely|still|massive(?:ly)?|internal) bleed\w*|\bblood\b.{0,25}\b(?:everywhere|spurt\w*|squirt\w*|gush\w*|pour\w*|won'?t stop|wont stop|all over|pool\w*|keeps? coming|not stopp\w+|lots of it)|\b(?:cough|vomit|throw|spit|puk|pee|poop)\w* (?:up )?(?:\w+ ){0,3}blood\b|\bblood in (?:my|his|her) vomit|\b(?:lost|severed|cut off|sliced off|chopped off)\b.{0,18}\b(?:fingers?|hand|arm|leg|toes?|foot|thumb|limb)\b|\b(?:cut|hit|sever\w*|open) (?:an? |the |his |her |my )?artery\b|\bpregnan\w+\b.{0,30}\bbleed|\bbleed\w*\b.{0,30}\bpregnan|\blos(?:ing|t) (?:a lot of|so much|too much|lots of) blood|\bcan'?t stop the bleed|\bdeep (?:cut|wound|gash)\b.{0,40}\b(?:stop|bleed\w*|blood)/,
    /\bblood (?:test|donat|pressure|type|orange|sample|sugar|bank)|money|cash|gums?|nose ?bleeds? (?:now and then|sometimes)/,
  ),
  emergency(
    'overdose',
    /\b(?:overdos(?:ed|ing)|od'?d|od'ing)\b|\b(?:took|taken|taking|swallow\w*|ate|eaten|eating|drank|drunk|drinking|ingest\w*|mixed|had|downed|popped)\b.{0,30}\b(?:whole (?:bottle|box|pack|packet)|entire (?:bottle|box|pack)|too many|bottles? of (?:pills?|tablets?|\w+)|all (?:of )?(?:my|his|her|the|their) (?:pills?|meds?|tablets?|medication)|(?:[2-9]\d|1\d|\d{3}|twenty|thirty|forty|fifty|a handful of|a bunch of|loads of|handfuls? of)\b.{0,20}(?:pills?|tablets?|capsules?|paracetamol|tylenol|aspirin|ibuprofen|xanax|sleeping)|bleach|(?:rat )?poison|detergent|antifreeze|drain cleaner|pesticide|weed ?killer|battery acid|button battery|lamp oil|laundry pod|toilet cleaner)\b|\b(?:pills|tablets|meds)\b.{0,12}\b(?:and|with)\b.{0,8}\b(?:vodka|alcohol|whisk\w+|wine|beer|booze)\b.{0,40}|\bpoisoned\b/,
    /\b(?:may i take|can i take|should i take|how many|dog food|bottle of (?:wine|water|beer|milk|juice|coke|shampoo)|is it safe)\b/,
  ),
  emergency(
    'suicide',
    /\b(?:wants?|wanna|going|gonna|plan\w*|about|ready|tr(?:y|ying|ied)|need|thinking|decided|wish|threaten\w*|intend\w*|will|'ll|might|feel like|urge|thoughts?|consider\w*)\b.{0,18}\b(?:kill(?:ing)? (?:my ?self|him ?self|her ?self|themsel\w+)|(?:end|take|taking|ending) (?:my|his|her|their) (?:own )?li(?:fe|ves)\b|end(?:ing)? it(?: all)?\b|die\b(?! (?:hard|cut|cast))|hang(?:ing)? (?:my|him|her)self|commit\w* suicide|suicide|jump\b(?! (?:in|on|to conclusions|start|rope|into|over to))|disappear forever|cut(?:ting)? my (?:wrists?|veins?))/,
    /\b(?:how (?:do|can) i (?:support|help)|friend who lost|thinking about (?:the|my) (?:job|move)|jump(?:ing)? (?:the|rope|on a call|straight)|want my|wants? to see .{0,20}die|die (?:of|from) (?:laugh|bore|embarr)\w*|plants?|flowers?|hamster|battery|phone|laptop|weeds?|ants?)\b/,
  ),
  emergency(
    'suicide',
    /\bi(?:'m| am| feel|m)(?: feeling| so| really| very)? suicidal\b|\bsuicidal\b.{0,30}\b(?:help|thoughts|now|again|and)\b|\b(?:don'?t|do not|no longer) (?:want|wanna|wish) (?:to )?(?:live|be alive|exist|be here any ?more|be on this|wake up|go on living)\b|\bno (?:reason|point|use) (?:to|in|of|for) (?:liv\w+|going on|being alive)|\bthere'?s no point,? i (?:have|got|will)|\bbetter off (?:dead|without me)\b|\b(?:wrote|written|left|leaving|writing) (?:my|a|the|his|her) (?:suicide |goodbye |final )?(?:note|goodbye|letter)\b.{0,40}\b(?:die|ready|gone|dead|over)|\bsuicide note\b|\b(?:slit|slash\w*|cut|cutting) (?:my|his|her|their) (?:own )?(?:wrists?|veins?|throat|arms?)\b|\b(?:on|from|off) (?:the |a )?(?:bridge|roof|ledge|rooftop|balcony|tracks)\b.{0,50}\bjump|\bgoodbye\b.{0,50}\b(?:won'?t be here|forever|not be here|last (?:message|time)|won'?t see)|\bpills in (?:my|his|her) hand|\bkill(?:ing)? myself\b|\bi (?:just )?want to die\b|\b(?:wish|wished) i (?:was|were) dead\b|\bwon'?t be (?:here|alive|around) (?:tomorrow|any ?more|much longer)|\bcan'?t (?:go on|do this|take (?:it|this))(?: any ?more| any longer)\b.{0,30}\b(?:end|die|over|goodbye|pills)|\b(?:gonna|going to|want to) end it (?:all|now|tonight)\b|\b(?:a )?noose\b.{0,30}\b(?:ready|around|tied)|\bi(?:'m| am|m) (?:self[- ]harming|cutting myself|hurting myself)/,
    /^(?:how|what|which|where)\b.{0,20}\b(?:do|can|to|is|are|pills?|way|kill(?:ing)? myself laughing)\b(?!.{0,40}\b(?:i want|i'm going|gonna))|my own (?:hair|finger)|not (?:here|be here) (?:tomorrow|on) .{0,20}(?:holiday|vacation|meeting|office)|(?:off|vacation|leave|holiday|day off|at the office)/,
  ),
  emergency(
    'unconscious',
    /\b(?:unconscious|unresponsive|passed out|passing out|collaps(?:ed|ing|es)|faint(?:ed|ing)|blacked out|blacking out|lifeless|comatose|knocked out)\b|\b(?:won'?t|wont|isn'?t|isnt|is not|not|doesn'?t|can'?t|cant|cannot|couldn'?t|wouldn'?t|never)\b.{0,8}\b(?:wak\w+|woke)\b(?: up| him| her)?|\b(?:isn'?t|isnt|not|won'?t|stopped|doesn'?t)\b (?:even )?(?:mov\w+|respond\w*|react\w*)\b|\bno (?:reaction|response|sign of life|signs of life)\b|\bhit (?:his|her|my) head\b.{0,40}\b(?:vomit\w*|sleepy|confus\w+|eyes|out|blood)/,
    /\b(?:server|app|site|page|website|screen|laptop|computer|printer|phone|button|support|company|manager|supplier|customer|client|email|mails?|bug|system|api|alarm|felt faint|market|bridge|building plan|tooth|collapsed (?:section|menu|row|panel|sidebar)|sidebar|menu|accordion|queue|line|lift|elevator|traffic|truck|car|file|they|we|knocked out of|i (?:can'?t|couldn'?t) wake up (?:early|before|in the morning)|early)\b/,
  ),
  emergency(
    'anaphylaxis',
    /\bthroat\b.{0,25}\b(?:clos\w+|swell\w*|swollen|tight\w*)|\btongue\b.{0,20}\b(?:swell\w*|swollen|thick)|\b(?:face|lips?|neck|eyes)\b.{0,20}\b(?:swell\w*|swollen|balloon\w*|puff\w*)\b.{0,50}\b(?:can'?t|breath\w*|swallow|fast|sting|stung|hives|throat|dizzy)|\b(?:sting|stung|ate|eating|allerg\w+|bee|wasp|peanuts?|nuts?|shellfish|penicillin)\b.{0,50}\b(?:swell\w*|swollen|hives all over|throat|can'?t (?:breathe|swallow))|\b(?:epi-?pen)\b.{0,40}\b(?:used|worse|need|gave|given|not working|now|don'?t have|no|lost)\b|\bused the epi-?pen|\banaphyla\w+\b.{0,20}\b(?:shock|now|help|again|reaction)|\b(?:having|going into) (?:an? )?(?:anaphyla\w+|severe allergic|bad allergic)|\bsevere allergic reaction\b/,
    /\b(?:note|file|form|record|allergic to .{0,20} please|sore throat|lozenges|prescri\w+)\b/,
  ),
  emergency(
    'seizure',
    /\b(?:having|has|in|into|got|another|had|a) (?:an? )?(?:\w+ )?(?:seizures?|convulsions?|epileptic fits?)\b|\b(?:having|had|is having|in) a fit\b|\bseizing\b|\bconvuls\w+|\bfoam\w* (?:at|from) the mouth|\b(?:been|is|started|keeps?) (?:fitting|seizing)\b|\b(?:shaking|jerking|twitching)\b.{0,15}\b(?:all over|uncontroll\w+|violently|and (?:won'?t|not))|\bepilep\w+ (?:attack|seizure)/,
    /\b(?:medicine|medication|pills|asset|property|drugs? seizure|form|relevant|perfect fit|a good fit)\b/,
  ),
  emergency(
    'injury',
    /\b(?:fell|fallen|falls|jumped|dropped|thrown) (?:\w+ )?(?:from|off|out of|down|through)\b.{0,28}\b(?:floor|roof|window|ladder|stairs|balcony|height|stor(?:e?y|ies)|tree|scaffold\w*|cliff|horse)\b|\b(?:car|truck|bus|train|van|lorry|motorbike|tram|taxi) (?:just |has |has just )?(?:hit|ran over|run over|crashed|struck|ploughed|knocked)|\b(?:hit|run over|struck|crushed|knocked down) by (?:a |an |the )?(?:car|bus|truck|train|lorry|van|tram|motorbike|lightning|forklift)|\bburn(?:ed|t)?\b.{0,20}\b(?:badly|severe\w*|third|blister\w*|skin|face|all over)|\bskin\b.{0,18}\b(?:coming off|peeling off|falling off|melt\w*)|\belectr(?:ic shock|ocut\w+)|\bdrown(?:ing|ed)\b|\bunder ?water for\b|\bfell in(?:to)? the (?:pool|river|lake|sea|water|well|pond|canal)|\b(?:car|road|traffic|motorbike|bus) (?:crash|accident|wreck)\b.{0,40}|\b(?:trapped|pinned|stuck) (?:under|in|inside|beneath)\b.{0,25}\b(?:car|rubble|machine|wreck|truck|tree|building|vehicle)\b|\bbone\b.{0,18}\b(?:sticking|poking|out|visible|showing|through)|\b(?:bit|bitten|bite) (?:me |him |her )?by (?:a |an )?(?:poisonous |venomous )?(?:snake|viper|cobra|scorpion|shark)|\bsnake ?bite|\b(?:baby is coming|giving birth|water (?:just )?broke|waters (?:just )?broke|i'?m in labou?r|going into labou?r|contractions are)\b|\bcrushed (?:his|her|my)\b|\bimpaled\b|\bfriend is trapped/,
    /\b(?:insurance|claim|test|statistics|dummy|repair shop|database|last (?:week|month|year)|crash course|crash report|app|server|toast|cake|cd|dvd|calories|candle|sunburn\w*|ladder rung|drowning in (?:work|emails?|paper\w*|tickets|debt))\b/,
  ),
  emergency(
    'fire',
    /\b(?:house|home|kitchen|building|room|flat|apartment|office|car|garage|roof|bedroom|stove|oven|curtains?|hair|clothes|shirt|bed|sofa|pan|microwave|basement|attic|shop|school|ward|hospital|warehouse|hotel|barn|forest|tree|lab|tower|block|next door|neighbou?r'?s?|it|hallway|bin|bins|dryer|bus|train|truck|charger|laptop|phone|socket|outlet|server room|everything)\b.{0,12}\b(?:(?:is|are|'s|s|has|was|just|caught|went)\b.{0,10})?\b(?:on fire|in flames|burning(?: down)?|caught fire|up in flames|ablaze)\b|\b(?:there'?s|there is|theres|we have|we've got|got|is|big|huge|help) (?:a |an )?(?:big |huge )?fire (?:in|at|on|outside|next|upstairs|downstairs|and)\b|^(?:help[ ,!]*)?fire(?:[ ,!]+(?:fire|help|in (?:the|our|my)\b.*))?$|\bfire in (?:the|our|my) \w+|\bsmoke\b.{0,25}\b(?:under|fill\w*|everywhere|coming|thick|pouring|out of|all over|can'?t see)|\bflames\b|\btrapped\b.{0,30}\b(?:fire|smoke|floor|flames)\b|\b(?:smell\w*|stinks?|leak\w*|reeks?)\b.{0,12}\bgas\b|\bgas\b.{0,10}\b(?:leak\w*|smell\w*|everywhere|escaping)|\bcarbon monoxide\b.{0,40}|\b(?:explo(?:ded|sion|ding)|blew up|blown up)\b/,
    /\b(?:alarm (?:needs|battery|test)|new battery|fire ?place|fire ?wall|camp ?fire|bbq|barbecue|grill|burning man|test is on|light a fire|fire ?works?|hire|fired|question|calories|gas (?:bill|station|price|stove does)|population explosion|exploded (?:view|in popularity|on)|views|blew up on|twitter|tiktok|instagram|burning (?:question|desire|cd|dvd)|smoke (?:test|detector|free|break)|budget|cd)\b/,
  ),
  emergency(
    'violence',
    /\b(?:man|guy|someone|somebody|person|he|she|he'?s|they|woman|husband|wife|boyfriend|girlfriend|stranger|intruder|patient|kid|student|attacker|robber|people|dude)\b.{0,25}\b(?:(?:has|with|got|holding|waving|pulled|pointing|carrying|pulling) (?:a |an |his |out )*(?:gun|knife|weapon|machete|axe|rifle|pistol|hammer|bat))\b|\b(?:breaking|broke|breaks|break) in(?:to)?\b.{0,20}\b(?:house|home|flat|apartment|room|now|door|office|window|place|car)?\b|\b(?:kick|bang|smash|break)\w* (?:in|down|on) (?:the|my|our) (?:door|window)|\b(?:beat(?:ing|s)?(?: up)?|hitting|hits|hit|strangl\w+|choking|attack(?:ing|s)|rap(?:ing|ed)|hurting|threaten\w*|stab(?:bing|bed)|shot|shooting at|punching|kicking) (?:me|us|my (?:mum|mom|mother|sister|brother|son|daughter|wife|child|kid|friend))\b|\b(?:i|i'?ve|i was|he|she|he'?s|she'?s|we|my \w+|someone|somebody|was|been|been just|just|got|get)\b.{0,12}\b(?:stabbed|been shot|got shot|raped|assaulted|kidnapped|abducted|mugged|held hostage|strangled)\b|\bshots? (?:fired|are being)|\b(?:active )?shooter\b|\bgun ?(?:shots?|fire|man|men)\b|\bshooting (?:in|at|outside|going on)\b|\b(?:going|wants?|trying|tried|gonna|threatens?|about|said he'?ll|will|coming) (?:to )?(?:kill|hurt|shoot|stab|murder|attack) (?:me|us|him|her|my|everyone|them all)\b|\b(?:being|getting|am) (?:followed|stalked|chased|robbed|attacked|beaten|held)\b|\bheld (?:at (?:gun|knife) ?point|hostage)|\bhome invasion\b|\bburglar\b.{0,20}\b(?:in|inside|now|downstairs)|\bdomestic violence\b.{0,20}\bnow|\bgrabbed me\b|\bkidnapped\b/,
    /\b(?:breaking into (?:song|tears|the market|tech)|break into (?:tech|the|a) |photo|film|movie|video|flu shot|shot me (?:an?|the) (?:email|mail|message)|beat (?:me|us) (?:to|at|in)|beats me|hit me (?:up|with)|bomb threat policy|competitor|attacked the problem|chess|football|match|team|score|goal|quarter|followed (?:on|by (?:a|the) (?:newsletter|account|link))|followed up|beaten (?:eggs?|by (?:a|the|our))|glue gun|nerf|water gun|nail gun|i'?ll kill you" in|my ex with|get away with|how (?:do|can|to)|where do i|burglar alarm code)\b/,
    [...all, 'machine'],
  ),
  emergency(
    'help',
    /\b(?:call|phone|ring|dial|get|send|need)\b.{0,16}\b(?:911|999|112|000|ambulance|paramedics?|the police|police now|fire (?:brigade|department|service)|fire ?fighters?)\b|\b(?:need|send|get) (?:urgent )?(?:medical )?(?:help|police) (?:now|immediately|urgently|asap here)\b|\bs\.?o\.?s\b.{0,20}|\b(?:i'?m|i am|im|he'?s|she'?s|he is|she is|is|someone is|somebody is|think (?:i'?m|he'?s|she'?s)) dying\b|\bmedical emergency\b|\bemergency\b.{0,20}\b(?:now|help|please hurry|someone|right here)\b|\bhelp\b.{0,10}\bemergency\b|\blife or death\b|\bsave (?:my|his|her) life\b|\bhelp me please\b.{0,20}\b(?:dying|blood|hurt)/,
    /\b(?:when should|should i|do i have to|how do i|number (?:of|for) the|dying to|dying for|my phone is|battery|plant|laptop|industry|contact|cover|exit|department|room (?:number|parking)|parking|sos button)\b/,
  ),

  emergency(
    'cardiac',
    /\b(?:standing|sitting|weight|truck|brick|heavy|squeezing)\b.{0,12}\bon (?:my|his|her) chest|\bheart (?:gave|giving|is giving) out\b|\bheart (?:failure|failing) now\b|\bpalpitations\b.{0,40}\b(?:faint|dizzy|pass|black|sweat)|\b(?:left|my) arm\b.{0,20}\b(?:numb|heavy|tingl\w+)\b.{0,40}\b(?:chest|sweat|jaw|breath)|\b(?:jaw|arm|shoulder) pain\b.{0,30}\b(?:sweat\w*|chest|nause\w+|breath)/,
  ),
  emergency(
    'breathing',
    /\b(?:swallow\w*|inhal\w*|chok\w*|stuck)\b.{0,30}\b(?:grape|coin|toy|battery|marble|bone|nut|balloon|bead|magnet|throat)\b|\b(?:going|went|gone) limp\b|\bstuck in (?:his|her|my|their) throat|\b(?:wheez\w+|struggl\w+)\b.{0,25}\b(?:breath\w*|air|badly|worse|hard)|\bbreathing\b.{0,20}\b(?:hard|heavy|fast|shallow|weird|stopped|worse|difficult|funny)|\b(?:inhaler|oxygen)\b.{0,25}\b(?:not (?:helping|working)|ran out|empty|doesn'?t|isn'?t)/,
    /\bbreathing (?:exercise|technique|app|space|room)|\bsnor\w+/,
  ),
  emergency(
    'stroke',
    /\bmouth\b.{0,20}\b(?:hanging|one side|crooked|droop\w*|twisted)|\bthunderclap\b|\bsudden(?:ly)?\b.{0,30}\b(?:can'?t|cannot|couldn'?t|lost|unable|severe|terrible|worst)\b.{0,30}\b(?:see|speak|talk|walk|stand|move|feel|balance|headache|vision|words)|\bheadache\b.{0,30}\b(?:stiff neck|vomit\w*|worst|exploded|pass\w* out|vision)|\bcan'?t feel (?:my|his|her) (?:legs?|arms?|face|feet|hands?)|\b(?:all of a sudden|suddenly)\b.{0,30}\b(?:gibberish|nonsense|confused|weak|numb)|\b(?:gibberish|nonsense|confused)\b.{0,20}\b(?:all of a sudden|suddenly)/,
  ),
  emergency(
    'bleeding',
    /\bso much blood\b|\bblood\b.{0,15}\b(?:running|dripping|streaming|soak\w*|down (?:my|his|her))|\bsoaked (?:through|in blood|with blood)|\bsee the bone\b|\bmiscarr\w+\b.{0,40}|\b(?:won'?t|wont|doesn'?t|can'?t|not) stop(?:ping)? bleeding|\b(?:sliced|slashed|ripped|cut|tore|split) (?:my|his|her|their)? ?(?:\w+ )?open\b|\b(?:stabbed|shot|gun ?shot) (?:wound|in the)|\bbleed\w*\b.{0,20}\b(?:head|neck|stomach|artery|ears?|after (?:the )?(?:fall|crash|birth))/,
    /\bmiscarriage of justice|years ago|support group/,
  ),
  emergency(
    'overdose',
    /\btoo (?:much|many)\b.{0,14}\b(?:insulin|pills?|tablets?|medicine|medication|sleeping|painkillers?|heroin|coke|meth|xanax|drugs)|\b(?:insulin|heart tablets|pills|tablets|meds)\b.{0,12}\btoo (?:much|many)|\b(?:swallow\w*|ate|drank|eaten|got into|sw?allowed)\b.{0,30}\b(?:dishwasher|detergent|laundry|cleaner|batter(?:y|ies)|pods?|chemicals?|berries|mushrooms?|perfume|nail polish|petrol|gasoline|acid|medicine|grandma'?s pills)\b|\b(?:alcohol|vodka|wine|beers?)\b.{0,14}\b(?:with|and|on top of)\b.{0,12}\b(?:xanax|pills|meds|valium|sleeping|antidepressants)|\bslipping away\b|\ball (?:her|his|my|the) (?:pills|meds|medication|tablets)\b.{0,14}(?:at once|gone|together)?/,
    /\b(?:dog|cat) food|recipe|delicious|reorder|refill|deliver\w*|pack\w* for/,
  ),
  emergency(
    'suicide',
    /\b(?:no|a|any|see) reason\b.{0,10}\b(?:to|for|i)\b.{0,12}\b(?:liv\w+|go on|be here|exist|wake)|\blife (?:isn'?t|is not|has no|ain'?t|is pointless|not) ?(?:worth|meaning|point)?|\b(?:happier|better|easier|fine)\b.{0,14}\b(?:if i (?:was|were) (?:gone|dead|not here)|without me)|\bi (?:have|got|bought|hold|am holding|'?m holding)\b.{0,12}\b(?:a rope|the rope|the pills|a razor|razor blade|the gun|a blade)|\bholding a (?:razor|gun|knife|blade)\b|\bdone with (?:this )?(?:life|living|everything)|\btonight is the night\b|\b(?:keep|been|started) (?:hurting|cutting|harming|burning) myself|\b(?:about|going|ready|wants?|trying|threatening) to jump\b|\btell my (?:kids|mom|mum|wife|family|parents|husband)\b.{0,12}\bi love(?:d)? them|\bwant (?:it|everything|the pain) to (?:be over|end|stop)\b|\b(?:plan|urge|thoughts?|ways?) (?:to|of) (?:kill|end|hurt|suicide)\w* ?(?:my|him|her)?(?:self)?|\b(?:take|took|taking) (?:my|his|her) (?:own )?life|\bnobody (?:would|will) (?:miss|notice|care)\b.{0,20}|\bi can'?t (?:live|keep living|survive) (?:like this|any ?more|this)|\bready to (?:die|go for good)|\bjump(?:ed|ing)? in front of (?:a|the) train/,
    /\b(?:jump (?:on|into|to|in) (?:a|the) (?:call|meeting|next|conclusion)|jump rope|trampoline|parachute|bungee|how (?:do|can) i (?:help|support)|for a friend'?s (?:paper|essay))\b/,
  ),
  emergency(
    'unconscious',
    /\bout cold\b|\beyes (?:rolled|are rolling|rolling) (?:back|up)|\bnot coming (?:round|around|to)\b|\b(?:fell|keeled|dropped|tipped) (?:over|down|to the (?:floor|ground))\b.{0,30}\b(?:and|not|won'?t|chest|blood|no)|\b(?:he|she|man|woman|patient|baby|dad|mum|mom|grand\w+|someone|somebody|wife|husband|kid|child|son|daughter)\b.{0,25}\b(?:limp|lifeless|motionless|unrespons\w+|collapsed|on the (?:floor|ground))\b|\bdrifting in and out\b|\b(?:losing|lost) consciousness\b/,
  ),
  emergency(
    'anaphylaxis',
    /\b(?:hives|rash|itch\w*)\b.{0,30}\b(?:wheez\w*|breath\w*|throat|dizzy|swell\w*|everywhere and|faint)|\b(?:throat|lips?|tongue)\b.{0,25}\b(?:tingl\w*|tight\w*|itch\w*|numb)\b.{0,30}\b(?:after|ate|eating|shrimp|nuts?|sting|antibiotic|bee|wasp)?|\banaphyla(?:xis|ctic)\b/,
    /\bsore throat|what is|explain|training|kit\b/,
  ),
  emergency(
    'injury',
    /\b(?:crushed|pinned|run over|mauled|impaled|trapped) (?:by|under|beneath|in)\b|\bboiling (?:water|oil|soup|tea|fat)\b|\b(?:leg|arm|ankle|wrist|neck|foot|knee)\b.{0,14}\b(?:bent|twisted|wrong way|snapped|hanging off|backwards)|\b(?:motorcycle|motorbike|bike|car|bus|traffic|road) (?:accident|crash|collision)\b|\bpulled (?:him|her|my \w+|out)\b.{0,15}\b(?:out of|from) the (?:water|pool|river|lake|sea)|\bwas pulled out of the water|\bhead (?:is|was) out\b|\bin labou?r\b|\b(?:acid|chemical)\b.{0,15}\b(?:in|on) (?:my|his|her) (?:eyes?|face|skin)|\b(?:nail|glass|knife|stick|pole)\b.{0,14}\b(?:stuck in|through|in) (?:my|his|her) (?:eye|neck|chest|leg|hand|foot|stomach|head)|\bfell (?:off|from)\b.{0,30}\b(?:can'?t (?:feel|move)|not moving|head)/,
    /\b(?:insurance|claim|report form|last (?:week|month|year)|years ago|statistics|tea bags?|boiling (?:point|eggs?)|pasta|rice|egg)\b/,
  ),
  emergency(
    'fire',
    /\b(?:oven|stove|pan|toaster|dryer|charger|battery|scooter|car|curtain|balcony|bed|sofa|bin|roof|apartment|flat|house|stairs|stairwell|corridor|neighbou?r'?s?)\b.{0,25}\b(?:caught fire|on fire|in flames|burning|ablaze|full of smoke|smoking|spreading)|\b(?:fire|flames|smoke)\b.{0,20}\b(?:spreading|getting (?:bigger|closer|worse)|everywhere|trapped|can'?t get out)|\b(?:strong )?smell of gas\b|\bcan'?t (?:get|escape) out\b.{0,20}\b(?:fire|smoke|burning)?/,
    /\b(?:candle|calories|cd|photo|picture|oven does not|fire drill|fire pit)\b/,
  ),
  emergency(
    'violence',
    /\b(?:stranger|intruder|burglar|thief|someone|somebody|a man|a guy)\b.{0,14}\b(?:in|inside|entered|outside) (?:my|our|the) (?:house|home|flat|apartment|room|garden|kitchen)\b|\bbeating (?:up )?(?:a|an|the|my|her|him)\b|\b(?:at|outside|behind) (?:the|my|our) door\b.{0,14}\bwith a (?:knife|gun|bat|weapon|axe)|\bput (?:something|a pill|drugs?) in (?:my|her) (?:drink|glass)|\btrying to (?:get|break) in\b|\bwon'?t let me (?:leave|go|out)|\b(?:hit|hits|hitting|beat|beats|slapp\w+|punch\w+|kick\w+|chok\w+|strangl\w+) (?:me|my (?:mom|mum|mother|sister|brother|son|daughter|kid|wife))\b|\bshooting\b.{0,10}\b(?:outside|here|now|people|in the)|\b(?:locked|hiding|hid) (?:\w+ )?(?:in|inside|under)\b.{0,25}\b(?:bathroom|closet|room|bed|basement|wardrobe)|\b(?:molest\w+|touching me|groped) (?:me|now)?/,
    /\b(?:photo|film|video|chess|football|game|egg whites?|beating eggs?|tips|how (?:do|to|can))\b/,
    [...all, 'machine'],
  ),
  emergency(
    'help',
    /\b(?:call|calling|get|ring|phone) (?:the )?(?:cops|police|ambulance|paramedics|911|999|112)\b|\burgent medical\b|\bmedical (?:help|attention|assistance)\b.{0,20}(?:now|urgent\w*|please|immediately)?$|\bsend (?:an |the |some )?(?:ambulance|police|paramedics|help|medics|someone quick\w*)\b|\b(?:i think|think) (?:i'?m|im|he'?s|she'?s|hes|shes) (?:going to die|dying|about to die)\b|\bhelp\b.{0,12}\b(?:dying|blood|bleeding|can'?t breathe|fire|attack\w*)\b/,
    /\b(?:when should|should i|do i have to|toy|toys|corner|phone number|opening hours|non-?emergency|parking|cover\w*|insurance)\b/,
  ),

  emergency(
    'cardiac',
    /\bchest\b.{0,25}\b(?:killing me|crush\w*|vise|vice|on fire|heavy|explod\w*|ripp\w*|tearing)|\bpacemaker\b.{0,20}\b(?:shock\w*|fir\w+|stopped)|\bdefibrillator\b|\b(?:breastbone|sternum|jaw|left arm|between (?:my|the) shoulder blades)\b.{0,30}\b(?:pain|pressure|burning|tearing|sweat\w*)|\bheart\b.{0,12}\b(?:beating|racing|pounding|fluttering|skipping|going)\b.{0,25}\b(?:crazy|collapse|pass|faint|black|out of|so fast|can'?t)|\b(?:cardiac|heart) (?:arrest|failure)\b|\btearing pain\b/,
    /\bchest (?:freezer|of drawers|x-?ray|day|press)|\bheart (?:shaped|broken|felt)/,
  ),
  emergency(
    'breathing',
    /\b(?:can'?t|cannot|cant|unable to|couldn'?t)\b.{0,14}\b(?:inhale|exhale|get (?:any |enough )?(?:air|oxygen)|swallow or|finish a sentence|draw)|\b(?:throat|airway|windpipe|nose and mouth)\b.{0,14}\b(?:block\w*|clos\w*|obstruct\w*|stuck)|\b(?:newborn|baby|infant|child|toddler)\b.{0,25}\b(?:grunting|ribs|blue|limp|floppy|breathing (?:strange\w*|weird\w*|fast|funny)|not feeding|gasp\w*|wheez\w*|turning)|\b(?:coughing|choking) (?:up )?(?:black|pink|foam)|\bsmoke inhalation\b|\boxygen\b.{0,15}\b(?:low|dropp\w+|8\d|7\d|ran out|out)\b|\b(?:gasping|fighting|starved) for (?:air|breath)/,
  ),
  emergency(
    'stroke',
    /\b(?:smile|smiling)\b.{0,14}\b(?:uneven|crooked|one side|lopsided)|\bcan'?t smile\b|\b(?:mumbl\w+|babbl\w+)\b.{0,30}|\b(?:eyelid|mouth|face|cheek|lip)\b.{0,12}\b(?:hang\w*|tingl\w*|droop\w*|numb|sagging)|\bkeeps? falling (?:to|over)\b|\b(?:drops?|dropping) everything\b|\bcan'?t find (?:the |her |his |my )?words\b|\b(?:paraly[sz]ed|limp|weak|dead|no feeling)\b.{0,14}\b(?:one|left|right) (?:side|arm|leg|half)|\b(?:left|right|one) (?:side|arm|leg|eye|half)\b.{0,18}\b(?:limp|weak|paraly[sz]ed|dead|blind|no feeling|gone)|\bcan'?t see\b.{0,20}\b(?:eye|suddenly|anything|left|right)|\blost (?:vision|sight|(?:the )?feeling|balance)\b|\bspeech\b.{0,20}\b(?:wrong|strange|weird|funny|off)|\b(?:can'?t|cannot) stand(?: up)?\b.{0,30}\b(?:confus\w*|falling|straight|sudden\w*)|\bsudden(?:ly)?\b.{0,20}\bloss of (?:balance|vision|speech|sight)/,
    /\bcan'?t see (?:the (?:point|button|file|page|image|menu|difference)|my (?:order|booking|appointment))/,
  ),
  emergency(
    'bleeding',
    /\b(?:blood|bleed\w*|nose ?bleed\w*)\b.{0,25}\b(?:non-?stop|for (?:an|\d+|two|half an) hours?|pumping|soaking|drench\w*|fast|nothing helps)|\b(?:pumping|gushing|pouring|squirting|spraying|losing)\b.{0,12}\b(?:blood|out)\b|\bcan'?t stop (?:the |it )?(?:blood|bleed\w*)|\bcant stop the blood|\b(?:wound|stitches|scar|incision)\b.{0,12}\b(?:burst|open(?:ed)?|split|torn)\b|\bpost ?partum\b.{0,25}|\b(?:black|bloody|tarry) (?:bloody )?stools?\b|\b(?:knife|blade|saw|drill|glass|nail)\b.{0,18}\b(?:went|through|into|slipped)\b.{0,18}\b(?:palm|hand|leg|arm|foot|finger|stomach|deep)|\bafter giving birth\b.{0,30}\bbleed|\bbleed\w*\b.{0,20}\bafter giving birth/,
    /\bstitches come out|\bblood (?:donat\w*|drive|test)/,
  ),
  emergency(
    'overdose',
    /\b(?:double|twice|triple)\b.{0,14}\b(?:dose|insulin|medic\w+|pills|tablets)|\b(?:insulin|pills|tablets|dose|medicine)\b.{0,10}\b(?:twice|double)|\b(?:drank|drunk|swallow\w*|ate|sniff\w*|licked|inhal\w*|put)\b.{0,30}\b(?:clean\w*(?: \w+)?|fluid|chemical\w*|opener|solvent|glue|mushrooms?|berries|button battery|battery|acid|paint|thinner|lighter fluid|pesticide|mothball\w*|essential oil|vape liquid|e-?liquid)\b|\b(?:mixed|mixing) up\b.{0,10}\b(?:pills|meds|medication)|\b(?:shot|shooting) up\b|\btook\b.{0,14}\b(?:a bunch|lots|a lot|a ton|loads|handful|all)\b.{0,12}\b(?:pills?|meds?|tablets?|sleeping)|\b(?:take|taking|swallow) (?:all )?(?:these|of these|the|my|every\w*) ?(?:pills|tablets|meds|in the cabinet)|\btook \d{2,} \w+/,
    /\b(?:photos?|pictures?|steps|minutes|notes|orders)\b/,
  ),
  emergency(
    'suicide',
    /\bno way out\b|\b(?:end|ending) (?:it|everything|things|my suffering|the pain)\b(?!.{0,10}\b(?:call|meeting|subscription|contract|trial))|\b(?:nobody|no ?one)\b.{0,14}\b(?:miss|cares?|notice)\b.{0,20}\b(?:me|die|dead|gone)|\b(?:when|if|after) i(?:'m| am)? (?:dead|gone|die)\b|\btell\b.{0,14}\b(?:family|mom|mum|mother|dad|kids|wife|husband|them|parents|her|him)\b.{0,12}\bsorry\b|\b(?:train|railway|rail) ?(?:tracks?|line|way)\b|\bopen(?:ed|ing)? my (?:veins|wrists)|\b(?:don'?t|do not) deserve to (?:live|be alive|exist)|\bswallow everything\b|\bdo it tonight\b|\bpain (?:has|needs) to (?:stop|end)\b|\bnever wake up\b|\bnothing matters\b|\b(?:disappear|be gone|vanish)\b.{0,12}\b(?:forever|and never|for good)\b|\bcutting myself\b|\b(?:farewell|goodbye) (?:message|letter|post|text|note)|\btext(?:ed)? goodbye\b|\bposted a (?:farewell|goodbye)|\bwill kill (?:him|her|them)sel\w+|\bi(?:'m| am|m) (?:on|up on) the (?:roof|bridge|ledge|rooftop)\b|\bbought a (?:rope|gun)\b|\bwhat'?s the point of (?:living|life|going on|anything)|\bkill(?:ing|s|ed)? (?:my|him|her|them)sel(?:f|ves)\b|\bhurt (?:my|him|her)self\b|\bpointless\b.{0,14}\b(?:life|live|living)|\btired of (?:living|life|being alive)|\b(?:hate|sick of) (?:my life|living|being alive)/,
    /^(?:how|which|what (?!'?s the point)|tell me how|teach)\b|\b(?:train tracks? (?:toy|for kids)|model railway|railway (?:museum|ticket|station|job)|goodbye party|farewell (?:party|card|gift|drinks)|roof (?:repair|leak|terrace|tiles|rack)|cake|late|when i'm gone (?:on|for)|out of office|hamster|song|movie)\b/,
  ),
  emergency(
    'unconscious',
    /\b(?:slumped|sprawled|crumpled|floppy|drowsy and|barely (?:awake|conscious|responding))\b|\b(?:won'?t|can'?t|cannot|doesn'?t|not) open (?:his|her|their|the) eyes\b|\b(?:fell|fallen|slipped)\b.{0,30}\b(?:and )?(?:now )?(?:doesn'?t|not|cannot|can'?t|won'?t)\b.{0,10}\b(?:answer\w*|get up|move|respond|talk)|\b(?:fainted|collapsed|passed out|dropped)\b.{0,25}\b(?:queue|lobby|floor|shower|street|waiting|office|desk|store|shop|bathroom|gym|train|class)|\bnot (?:answering|reacting|responding)\b.{0,20}\b(?:eyes|breath\w*|floor|anymore)|\beyes half open\b|\bman down\b|\b(?:woman|man|person|someone) down\b/,
  ),
  emergency(
    'anaphylaxis',
    /\ballergic shock\b|\b(?:tongue|throat|lips?|face|eyes)\b.{0,12}\b(?:huge|so big|bigger|puff\w*|swollen shut|swelling|itching|closing)|\b(?:bee|wasp|hornet) sting\b.{0,30}\b(?:whole|all over|breath\w*|tongue|face|wheez\w*|dizzy|swollen shut)|\bblood pressure dropp\w+|\bpuffed up\b/,
    /\ba little red|\bhow to treat a bee/,
  ),
  emergency(
    'injury',
    /\b(?:hot|boiling) (?:coffee|tea|water|oil|soup|fat)\b.{0,20}\b(?:over|on) (?:her|him|my|his|them|the baby)\w*|\b(?:dog|cat|horse|bear|pitbull)\b.{0,10}\b(?:bit|bitten|mauled|attacked|kicked)\b|\b(?:fork|screwdriver|nail|finger)\b.{0,12}\b(?:in|into) the (?:socket|outlet)|\bgot (?:shocked|electrocuted|zapped|run over|crushed|hit by)\b|\b(?:shelf|tree|wall|ceiling|crane|roof|machine|rack|forklift|load)\b.{0,14}\b(?:fell|collapsed|came down|tipped)\b.{0,20}|\b(?:caught|stuck|trapped|pulled)\b.{0,10}\b(?:in|into|under|underneath|beneath)\b.{0,14}\b(?:machine|press|door|escalator|wheel|conveyor|rubble|car)?\b|\b(?:scaffold\w*|balcony|roof|bridge)\b.{0,12}\b(?:fell|jumped|fallen)|\b(?:fell|jumped) (?:from|off) the (?:scaffold\w*|balcony|roof|bridge|wall)|\bfork in the\b|\bcontractions\b|\bavalanche\b|\bburied (?:alive|under)|\bsomeone is drowning\b|\bpulled (?:her|him|them) out\b|\bbone (?:came|coming|is|was)? ?(?:through|visible|sticking)/,
    /\b(?:stuck in (?:traffic|a (?:boring )?meeting|queue|the lift, nobody)|shelf life|bit of|caught in the rain|stuck (?:on|with)|roof rack|printer|paper)\b/,
  ),
  emergency(
    'fire',
    /\bsmoke in\b|\b(?:sparks?|smok\w+|flames?|burning)\b.{0,18}\b(?:from|out of|fuse|socket|outlet|panel|microwave|engine|hood|battery|stairwell|wires?)|\b(?:wild ?fire|forest fire|bush ?fire)\b.{0,25}\b(?:behind|near|close|coming|our|approach\w*|reach\w*)|\b(?:hall|room|house|building|place|car|kitchen|flat|tree|shed|school|club|bar)\b.{0,10}\bon fire\b|\bco (?:detector|alarm)\b.{0,25}\b(?:beep\w*|going|sick|dizzy|off)|\bgas\b.{0,8}\b(?:hissing|escaping|leaking)|\bhissing\b.{0,10}\bgas|\b(?:battery|power ?bank|e-?bike|scooter)\b.{0,14}\b(?:swell\w*|smok\w*|hissing|explod\w*)|\bexit (?:is )?blocked\b.{0,20}\b(?:fire|smoke)|\bfire\b.{0,25}\bexit is blocked|\bsmells? (?:like )?burn(?:t|ing)\b.{0,20}\b(?:wires?|plastic|fuse|electr\w+|sparks?)/,
    /\b(?:rice|toast|cake|detector needs|by a van|news|greece|documentary|art|pixel)\b/,
  ),
  emergency(
    'violence',
    /\b(?:man|guy|someone|somebody|he|they|stranger|thug|gang)\b.{0,12}\b(?:attacked|mugged|robbed|jumped|assaulted|punched|kicked|dragg\w+|shot|grabbed) (?:me|us|my|him|her|a (?:girl|woman|kid|man))\b|\b(?:drag\w*|forc\w+|pull\w*|push\w*|shov\w+)\b.{0,12}\b(?:me|her|a girl|a woman|the girl|my daughter)\b.{0,12}\b(?:into|in) (?:a|his|the|their) (?:car|van|truck)|\brobbed\b.{0,14}\b(?:knife|gun|us|me|just|at)|\b(?:following|followed|stalking|chasing) me\b|\blocked me (?:in|up)\b|\bholding us\b|\bhostages?\b|\b(?:gun|knife|guns|knives)\b.{0,16}\b(?:threat\w*|point\w*|at us|at me|fighting|pulled)|\bthey have (?:guns|knives|weapons)\b|\b(?:breaking|smashing|broke|smashed) (?:the |my |our )?(?:window|door|glass)\b|\b(?:being|been|getting|am) abused\b|\b(?:domestic|sexual) (?:abuse|assault|violence)\b.{0,20}\b(?:now|happening|me)|\bhe(?:'s| is) coming back\b.{0,20}|\bscream\w*\b.{0,20}\b(?:help|next door|neighbou?r|blood)/,
    /\b(?:following me on|stabbed me in the back|film|game|novel|news|dog|break the ice|window (?:repair|cleaner)|glass door delivery|chess)\b/,
    [...all, 'machine'],
  ),

  block(
    'selfharm',
    /\b(?:painless|easiest|quickest|best|fastest|least painful|surest|most effective|good|simple|peaceful|most painless|quick)\b.{0,16}\b(?:way|ways|method|methods|place|spot|pill|pills|drug|poison)?\b.{0,16}\b(?:to die|to kill (?:my|your|one)self|suicide|to (?:cut|hang) (?:my|your)self|bleed(?:s)? out|to end (?:my|your|it)|to cut so)|\bhow (?:many|much)\b.{0,45}\b(?:to die|to kill|is lethal|lethal|fatal|deadly|would kill|will kill|until (?:i|you) die|to overdose|does it take to die)|\b(?:lethal|fatal|deadly) (?:dose|amount|quantity|dosage|combination)|\b(?:tie|make|knot)\b.{0,10}\bnoose|\bnoose\b.{0,20}\b(?:work|tie|knot)|\bhow (?:do|can|could|would|to|does one|should)\b.{0,18}\b(?:kill (?:my|your|one)self|hang (?:my|your|one)self|commit suicide|cut (?:my|your)self|slit|harm (?:my|your)self|hurt (?:my|your)self|starve (?:my|your)self|end my life|end it all|overdose|make (?:my|your)self (?:throw up|vomit|sick)|purge|die without|bleed out|stop eating)|\b(?:which|what) (?:pills?|drugs?|poison|medication|chemicals?|tablets?)\b.{0,25}\b(?:kills? you|kill me|die|death|lethal|without pain)|\bsuicide (?:methods?|techniques?|instructions|kit|bag)|\bways? to (?:die|commit suicide|kill myself|hurt myself|self[- ]harm)|\bpro[- ]?ana\b|\bhide (?:my )?(?:cuts|cutting|self[- ]harm|eating disorder|anorexia)/,
    /\b(?:weeds?|ants?|process|bacteria|mould|mold|moss|cut (?:my|your)self a|coupon|to die for|pan|hair)\b/,
    ['fiction', 'info', 'defence'],
  ),
  block(
    'harm',
    /\b(?:how (?:do|can|could|would|to|should|does one|might)|help me|want to|wanna|going to|gonna|best way|ways? to|where (?:do|should|can|to)|what'?s the (?:best|easiest)|plan(?:ning)? to|teach me|tell me how|show me how|i'?d like to|i will|i'?ll|steps? to|easiest way|need to|what (?:poison|drug)|trick)\b.{0,30}\b(?:poison(?:ing)?|kill|murder|assassinat\w+|hurt|stab|shoot(?! (?:a video|a film|photos?|me an?))|strangle|attack|beat(?: up)?|beat the|torture|drug|injure|blow up|run over|run (?:someone|him|her|people) over|assault|burn down|harm|suffocate|behead|mutilate|kidnap|abduct|rape|choke out|abuse|maim|drown|get rid of|hit)\b.{0,28}\b(?:neighbou?rs?|wife|husband|ex|ex-?\w*|boss|teacher|someone|somebody|anyone|people|person|him|her|them|class ?mates?|co-?workers?|colleagues?|girls?|boys?|man|men|woman|women|kids?|child(?:ren)?|baby|cats?|dogs?|puppy|puppies|animals?|crowd|school|church|mosque|synagogue|mother|mom|mum|father|dad|parents|brother|sister|family|president|minister|politicians?|boyfriend|girlfriend|room ?mate|landlord|judge|cops?|police(?:man)?|doctor|nurse|patients?|in-?laws?|step ?(?:dad|mom|father|mother)|stranger|rival|customers?|jews?|muslims?|christians?|immigrants|gays?|drink)\b/,
    /\b(?:final boss|dark souls|level \d|process(?:es)?|port|task|thread|job|container|pod|linux|signal|weeds?|ants?|cockroach\w*|mosquito\w*|flies|mold|mould|bacteria|time|feature|child (?:process|element|node|care)|hit (?:him|her|them) up|beat (?:them|him|her) (?:at|in|to)|attack the problem|team|opponent|game|chess|match|level|protect|support|defend|help (?:him|her|them)|get rid of (?:the )?(?:ants|mice|weeds|stains?|smell|hiccups|spam|old)|fleas?|lice|ticks?|worms?|without hurting|don'?t want to hurt|not (?:to )?hurt|kids? (?:party|birthday)|people pleasing|photo|hit the gym|dogs? with (?:a )?(?:cold|hot)|poison ivy|rat poison)\b/,
    ['fiction', 'defence', 'idiom', 'machine'],
  ),
  block(
    'harm',
    /\b(?:undetect\w+|untraceable|not (?:be )?detected?|can'?t be (?:traced|detected)|isn'?t detected|not traceable)\b.{0,30}\bpoisons?\b|\bpoisons?\b.{0,40}\b(?:undetect\w+|untraceable|autops\w+|not (?:be )?(?:detect|found|trac)\w*|without being caught|no (?:one|trace))|\bhit ?man\b|\bcontract killer|\bhire\b.{0,15}\b(?:killer|assassin|(?:someone|somebody) to (?:kill|hurt|beat))|\bshoot(?:ing)? up (?:a |my |the |our )?(?:school|church|mall|office|workplace|place)|\b(?:school|mass) shooting\b.{0,20}\b(?:plan|how|do|commit)|\b(?:plan|commit|do|carry out) (?:a |an )?(?:school|mass) shooting|\bdeath threats?\b|\bthreatening (?:letter|note|message|email|mail)\b|\bmake (?:it|this|that|her death|his death)\b.{0,10}\blook like an accident|\blook like an accident when\b|\b(?:get away with|commit(?:ting)?) (?:a |the )?murder|\bdispose of a (?:body|corpse)|\bhide a (?:dead )?body|\b(?:leaves?|without(?: leaving)?|no) (?:any )?(?:marks|bruises|trace)\b|\b(?:drug|spike|roofie)\w*\b.{0,25}\b(?:drink|her|girl|girls|date)\b|\bdate rape\b|\b(?:acid attack|throw acid|bomb (?:a|the|my) (?:school|building|station|plane|hospital|church|mosque|embassy|bus))|\bterror(?:ist)? attack\b.{0,20}|\bi(?:'m| am)? (?:want|going|gonna|will|plan\w*|wanna) (?:to )?(?:kill|murder|stab|shoot) (?!my ?self|the process|time|it|this|that|a few|two birds)/,
    /\b(?:reported|police said|news|summari[sz]e|removes?|stain|scratch|memorial|policy|carpet|furniture|polish)\b/,
    ['fiction', 'defence', 'idiom', 'machine', 'past'],
  ),
  block(
    'weapon',
    /\b(?:build|building|mak(?:e|es|ing)|assembl\w+|construct\w*|creat\w+|synthesi[sz]\w*|cook|print|produc\w+|recipes?|instructions?|steps?|mix|culture|convert|grow|ingredients?|blueprints?|home ?made|diy|set off|detonat\w+|get|buy|formula|modify|turn|weaponi[sz]e|how (?:do|to|can)|need|teach)\b.{0,45}\b(?:bombs?|pipe ?bombs?|explosives?|ieds?|grenades?|nitro ?glycerine?|tnt|c-?4|semtex|sarin|nerve (?:gas|agent)|vx|mustard gas|chlorine gas|poison gas|toxic gas|ricin|anthrax|botulin\w*|molotovs?|napalm|thermite|(?:working |real |untraceable )?(?:guns?|firearms?|pistols?|rifles?)|silencers?|suppressors?|ghost guns?|full(?:y)?[- ]?auto\w*|bio ?weapons?|chemical weapons?|dirty bombs?|nukes?|nuclear (?:bomb|weapon)|land ?mines?|gun ?powder|detonators?|zip guns?|car bomb|blasting caps?|smallpox|petrol bombs?)\b/,
    /\b(?:bath bombs?|j(?:a|ae|ä)ger ?bombs?|fork ?bombs?|bomb (?:threat|disposal|squad|shelter|icon|emoji)|photo ?bombs?|(?:glue|nail|nerf|water|toy|spray|staple|heat|massage|radar|caulk\w*|paint|top|price|label|tattoo|hot glue) guns?|gun (?:icon|emoji|violence|control|law|safe|licen[sc]e|metal)|lego|cherry bomb|costume|prop|game|minecraft|fortnite|seed bombs?|cocoa bombs?|hot chocolate bombs?|bomb (?:recipe with lavender)|jumping the gun|(?:was|were) the (?:atomic|nuclear) bomb|zip bomb|mailbomb|noise suppressor|suppressors? (?:for|of) (?:noise|weeds)|history)\b/,
  ),
  block(
    'drugs',
    /\b(?:cook|make|making|synthesi[sz]\w*|produce|extract|grow|manufactur\w+|refine|recipe|steps|brew)\b.{0,35}\b(?:crystal meth|meth(?:amphetamine)?|fentanyl|heroin|cocaine|crack\b|lsd|mdma|ecstasy|ghb|amphetamines?|speed pills|ketamine|dmt)\b|\b(?:where|how)\b.{0,30}\b(?:buy|get|score|order|sell|smuggle)\b.{0,25}\b(?:heroin|cocaine|meth|crack|mdma|lsd|fentanyl|ecstasy|oxy(?:contin|codone)?|weed|illegal drugs)\b|\bsmuggl\w+\b.{0,20}\b(?:drugs|cocaine|heroin|weapons|people|guns)/,
    /\b(?:addict\w*|rehab|withdraw\w*|quit|treatment|weed (?:killer|whacker)|garden|crack (?:in|the wall|an egg|filler))\b/,
  ),
  block(
    'malware',
    /\b(?:writ\w+|mak(?:e|ing)|creat\w+|build\w*|cod(?:e|ing)|develop\w*|give me|need|generat\w+|program|get me|install|put|plant|send|spread|deploy|sell|buy|obfuscat\w*|design|want)\b.{0,45}\b(?:ransom ?ware|key ?loggers?|viruse?s?(?! scan| protec)|trojans?|worms?|bot ?nets?|root ?kits?|spy ?ware|mal ?ware|back ?doors?|(?:password|info|cookie) ?stealers?|stealers?|remote access (?:tool|trojan)|exploits?|logic bombs?|crypters?|zero[- ]?days?|wipers?|stalker ?ware|crypto ?miner)\b|\bd?dos(?:s|ing)?\b.{0,20}\b(?:my|a|the|this|their|our|competitor\w*|site|website|server|rival)\b|\b(?:take|bring|knock|shut)\w* (?:down|offline)\b.{0,20}\b(?:website|site|server|network|competitor\w*)|\b(?:flood|overload|crash)\b.{0,20}\b(?:competitor'?s?|someone'?s|their|rival'?s?)\b.{0,15}(?:server|site|website)|\b(?:bypass|evade|hide from|undetect\w+ by|get past|disable)\b.{0,18}\b(?:anti ?virus|av\b|edr|windows defender|defender)|\b(?:deletes?|wipes?|encrypts?)\b.{0,25}\b(?:hard drives?|all files|company'?s? files|everyone'?s)\b.{0,20}\b(?:script|worm|program|virus)?|\bexploit (?:for|to)\b.{0,40}\b(?:get in|access|server|hospital|bank|root)/,
    /\b(?:garden|compost|fishing|ear ?worms?|book ?worms?|tape ?worms?|ring ?worm|corona|flu|noro|stomach|found a|scan|vaccin\w*|dog|cat|puppy|test coverage|antibod\w*|infected (?:wound|with))\b/,
    ['fiction', 'defence', 'info'],
  ),
  block(
    'credentials',
    /\b(?:create|make|build|write|set up|design|send|clone|code|craft|need|generate|draft)\b.{0,30}\bphish\w*|\bphishing (?:page|site|e-?mail|mail|kit|campaign|link)\b.{0,30}\b(?:that|for|to|looks|which|like)|\b(?:hack|break|get|log|access|crack|spy|read|steal|brute[- ]?force|guess|unlock|see|take over|hijack|sniff|intercept|monitor|view|open)\b.{0,14}\b(?:into |in to |on |up )?(?:\w+ ){0,2}?(?:someone(?: else)?'?s?|somebody(?: else)?'?s?|elses?|my (?:ex\w*|girl ?friend|boy ?friend|wife|husband|neighbou?r|boss|friend|partner|sister|brother|mom|mum|dad|daughter|son|roommate|teacher|colleague|coworker|crush)(?:'?s)?|ex'?s|his|her|their|other people'?s?|another (?:person|user|customer|patient)'?s?|a stranger'?s?|(?:the )?(?:neighbou?r|boss|teacher|ceo|school|bank|hospital)'?s?)\b.{0,22}\b(?:accounts?|instagram|insta|facebook|e-?mails?|gmail|phone|whats ?app|wi-?fi|passwords?|messages|texts|laptop|computer|snapchat|icloud|dms?|chats?|tiktok|twitter|mailbox|webcam|camera|pin|network|server|database|grades)\b|\bsteal\w*\b.{0,35}\b(?:passwords?|credentials?|cookies|credit cards?|identit\w+|logins?|bank details|tokens?|card numbers?|wallets?)|\btricks?\b.{0,40}\b(?:passwords?|employees|credentials?|log ?ins?|users? into|people into)|\b(?:password|login|credentials) (?:of|for|from) (?:an?other|someone|somebody|a different|my (?:ex|boss|wife|husband|neighbou?r)|the (?:ceo|boss))|\b(?:dump|export|extract|leak|sell)\b.{0,40}\b(?:credit cards?|card numbers?|passwords?|ssns?|social security)\b|\bhack (?:into|a|an|the|this|my)\b|\bclone (?:a |someone'?s? )?(?:credit|debit|sim|bank) ?cards?|\bwithout (?:her|him|them|his|their|anyone|the owner|my (?:wife|husband|partner|girlfriend|boyfriend))(?:'s)? (?:knowing|noticing|finding out|permission|consent)\b/,
    /\b(?:hackathon|life ?hack|growth hack|ikea hack|hack (?:day|week)|my own|open her|see their (?:website|menu|page)|get into (?:coding|running|shape|the)|cookie recipe|surprise party|birthday|surprise)\b/,
    ['fiction', 'defence'],
  ),
  block(
    'minors',
    /\b(?:sex\w*|nudes?|naked|porn\w*|erotic\w*|explicit|lewd|fetish|horny|undress\w*|strip\w*|seduc\w+|groom(?:ing)?|nsfw|topless|intimate)\b.{0,50}\b(?:child(?:ren)?|kids?|minors?|under ?age\w*|under ?18|little (?:girl|boy)s?|young (?:girl|boy)s?|school ?(?:girl|boy)s?|pre-?teens?|teen(?:age)?r?s?|toddlers?|loli\w*|shota\w*|bab(?:y|ies)|infants?|pupils?|students? of mine|(?:[3-9]|1[0-7])[- ]?(?:year|yr)s?[- ]?olds?|(?:[3-9]|1[0-7]) ?yo)\b|\b(?:child(?:ren)?|kids?|minors?|under ?age\w*|little (?:girl|boy)s?|young (?:girl|boy)s?|school ?(?:girl|boy)s?|pre-?teens?|teen(?:age)?r?s?|toddlers?|loli\w*|infants?|(?:[3-9]|1[0-7])[- ]?(?:year|yr)s?[- ]?olds?|(?:[3-9]|1[0-7]) ?yo)\b.{0,50}\b(?:sex(?:ual\w*|y)?|nudes?|naked|porn\w*|erotic\w*|explicit (?:pic|photo|stor|content)\w*|lewd|undress\w*|strip\w*|nsfw|topless)\b|\b(?:child porn\w*|csam|kiddie porn|pedo\w*|cp links?)\b/,
    /\b(?:sex(?:ual)? education|sex ed\b|education|abuse (?:prevention|hotline|report)|prevent\w*|protect\w*|report\w*|sex of (?:the|my)|baby'?s sex|same[- ]sex|support (?:group|for)|puberty|safeguard\w*|law\b|explicit (?:consent|type|lyrics warning)|strip(?:e|ed|es)|dog groom\w*)\b/,
    [],
  ),
  block(
    'doxxing',
    /\bdox+(?:ing|ed|x)?\b|\b(?:find|get|give me|look up|track(?: down)?|tell me|locate|search|need|want|show me|dig up|figure out|trace|know)\b.{0,40}\b(?:home address|(?:private|personal) (?:address|phone|number|info\w*|details)|where (?:\w+ ){1,4}(?:lives?|works?|goes|sleeps)|real (?:name|identity)|social security|license plate owner|exact location)\b(?!.{0,10}\bon file)|\b(?:track|trace|locate|follow|spy on|stalk|monitor)\b.{0,40}\b(?:without .{0,20}(?:knowing|consent|permission|noticing)|secretly|my (?:ex|girlfriend|boyfriend|wife|husband|partner|crush)|her phone|his phone|this (?:phone )?number|someone'?s? phone)|\b(?:hidden|secret|spy) (?:tracker|camera|cam|gps|mic\w*|recorder)\b.{0,30}\b(?:on|in|her|his|my (?:wife|ex|girlfriend|neighbou?r)|bathroom|car|bedroom|locker)|\b(?:home )?address (?:and|or) (?:phone|number)\b.{0,30}\b(?:judge|journalist|witness|actor|actress|singer|politician|celebrity|teacher|doctor|streamer|girl|woman)|\b(?:judge|journalist|witness|actor|actress|singer|politician|celebrity|streamer|youtuber)'?s?\b.{0,20}\b(?:home )?address|\bprivate (?:phone )?number\b.{0,20}\b(?:of|judge|celebrity|actor)|\b(?:patient|mrs|mr|ms|another patient|someone else)'?s?\b.{0,20}\b(?:diagnos\w+|medical (?:records?|file|history)|test results|chart)\b.{0,40}\b(?:neighbou?r|curious|friend of|ex|not (?:his|her|their)|don'?t tell|journalist)|\bwhere (?:does |is )?(?:my ex|she|he)\b.{0,10}\b(?:lives?|live)\b.{0,20}\b(?:now|block\w*)/,
    /\b(?:my own|our (?:supplier|office|customer)|supplier|shop|store|restaurant|company|museum|hotel|on file|delivery|parcel|package|order|my (?:phone|car|luggage|son|daughter|kid|child|dog|cat|keys)|lost phone|town hall|police station|embassy)\b/,
  ),
  block(
    'fraud',
    /\b(?:forge[ds]?|forging|counterfeit\w*|fak(?:e|ed|ing)|falsif\w+|doctored|bogus|photoshop)\b.{0,25}\b(?:invoices?|passports?|ids?\b|i\.d\.|licen[sc]es?|doctor'?s? (?:note|certificate)|sick note|prescriptions?|certificates?|diplomas?|degrees?|reviews?|receipts?|bank statements?|pay ?slips?|tickets?|vaccin\w+|signatures?|documents?|papers|visas?|money|bills|cheques?|checks?\b|id cards?|test results?|references?|charity|website|shop)\b|\blaunder\w*\b(?!.{0,12}(?:shirt|clothes|service|room))|\bscam (?:texts?|e-?mails?|calls?|messages?|scripts?|letters?|site|website)|\b(?:pretend\w*|pos(?:e|ing)|impersonat\w+)\b.{0,12}\b(?:to be |as )?(?:the |a |an |my )?(?:tax office|irs|bank|police|grandson|grandchild|microsoft|support|government|doctor|ceo|officer|hmrc)\b.{0,40}|\bgenerat\w*\b.{0,20}\bcredit card (?:numbers?|details)|\b(?:valid|working|stolen) (?:credit )?card (?:numbers?|details)|\b(?:commit|do|pull off|get away with|how to)\b.{0,15}\b(?:insurance |tax |credit card |benefit |welfare |identity |bank )?(?:fraud|embezzl\w+|identity theft|tax evasion)|\b(?:cheat|trick|scam|swindle|con|rip off|defraud|fool|dupe)\b.{0,25}\b(?:pensioners?|elderly|old (?:people|ladies|folks)|grand(?:ma|mother|pa|parents)|customers?|people out|investors?|insurance|clients?|seniors|victims)|\bevad\w+ (?:my |the )?tax\w*|\b(?:ponzi|pyramid) scheme\b|\b(?:start|run|set up)\b.{0,15}\b(?:ponzi|pyramid|scam)|\bembezzl\w+|\bbribe\b|\bblackmail\w*|\bextort\w*/,
    /\b(?:laundry|fake (?:news|plants?|flowers?|data|user|tan|grass|snow|timer|server|object)|faker|mock|test data|placeholder|is this (?:a )?(?:fake|scam)|sample)\b/,
  ),
  block(
    'hate',
    /\b(?:all |every |these |those )?(?:jews?|muslims?|christians?|blacks?|black people|whites?|white people|gays?|lesbians?|trans people|immigrants?|refugees?|gyps(?:y|ies)|asians?|arabs?|women|foreigners|disabled people|hindus?)\b.{0,25}\b(?:should|must|deserve|need to|have to|are)\b.{0,20}\b(?:killed|die|dead|exterminated|gassed|shot|hanged|subhuman|vermin|parasites|animals|inferior|deported by force|wiped out|burned)|\bsub ?human\b|\b(?:kill|gas|exterminate|wipe out) (?:all |every |the )?(?:jews|muslims|christians|blacks|gays|immigrants|refugees|women)|\b(?:recruit\w*|join|propaganda|fundrais\w*|support|flyer|manifesto)\b.{0,20}\b(?:isis|isil|al[- ]?qaeda|terror\w*|neo-?nazis?|nazi|kkk|white power)|\bwhite (?:power|supremac\w+)\b.{0,20}\b(?:flyer|speech|song|recruit)/,
    /\b(?:history|museum|documentary|essay|war crimes|nuremberg)\b/,
  ),
  block(
    'injection',
    /\b(?:ignor\w*|disregard\w*|forget|bypass\w*|overrid\w+|skip|drop|discard|violate|break|stop following|don'?t follow|do not follow|remove|circumvent)\b.{0,25}\b(?:(?:all|any|your|the|these|those|previous|prior|above|earlier|system|safety|preceding|initial|original|built-in|hidden)[ ,]+)+(?:\w+ )?(?:instructions?|rules?\b|prompts?|guidelines?|polic(?:y|ies)|safety|restrictions?|programming|directives?|safeguards?|filters?|guard ?rails?|constraints?|ethics|training|limits?|limitations|checks?)\b/,
    /\b(?:error|e-?mail|messages?|warning|lint\w*|eslint\w*|\.\w+rc\b|upload|page and|chapter|document from|wiki|unit test|mock|terminal|biome|css|firewall|discount|table|sidebar|widget|tax|shipping|column|form field|return policy|cancellation policy|refund policy|house rules|grammar|style|spelling|git|dead code|health and safety form|briefing|customer'?s|my previous|my last)\b/,
    [],
  ),
  block(
    'injection',
    /\byou(?:'re| are) (?:now |going to be |no longer )(?:dan\b|evil|un(?:filtered|restricted|censored|bound|limited)|free (?:of|from)|jail ?broken|in (?:developer|god|dan) mode|an? (?:evil|unfiltered|unrestricted|uncensored)|bound|restricted|a different ai)|\b(?:you have|has|have|with|without|under) (?:no|zero|any) (?:restrictions?|rules?|limits?|limitations|filters?|ethics|guidelines|morals?|boundaries|censorship|safety)\b.{0,40}|\bjail ?break\w*|\bdo anything now\b|\b(?:turn|switch|shut) (?:off|down)\b.{0,16}\b(?:your |the |all )?(?:safety (?:gate|rules?|checks?|filters?|mode|settings?|guards?|features?|protocols?|system|policy|mechanisms?)|safeguards?|content (?:filters?|policy|moderation)|guard ?rails?|moderation|censorship|ethics)|\b(?:disable|deactivate|remove|suspend|kill|lift|drop)\b.{0,16}\b(?:your |the |all |any )?(?:safety (?:gate|rules?|checks?|filters?|mode|settings?|guards?|features?|protocols?|system|policy|mechanisms?)|safeguards?|content (?:filters?|policy|moderation)|guard ?rails?|moderation|censorship|restrictions)\b|\b(?:developer|god|dan|debug|admin|root|sudo|unrestricted|evil) mode\b.{0,40}\b(?:on|enabled?|activ\w+|off|polic\w+|rules?|restrict\w*|answer)|\b(?:reveal|print|show|repeat|output|display|leak|tell me|give me|dump|expose|recite|paste)\b.{0,30}\b(?:system prompt|hidden (?:instructions?|prompt|rules)|your (?:system |initial |secret |original |full |internal |hidden )+(?:instructions?|prompt|rules)|initial prompt|pre-?prompt|system message)|\b(?:verdict|safety(?: check)?|classify|mark|label|treat)\b.{0,16}\b(?:as )?safe\b.{0,25}\b(?:proceed|continue|always|ignore|anyway|regardless)|\boverride safety\b|\brules? (?:do|does|did) ?n[o']t apply to you|\b(?:act|behave|respond|answer|pretend|role-?play)\b.{0,25}\b(?:un(?:filtered|restricted|censored)|without (?:any )?(?:filter|restriction|limit|rule|ethic|moral)\w*|no (?:rules|ethics|filters?|restrictions?|limits|morals))|\bpretend (?:that )?(?:you have|there are|you are not bound by) no\b|\bno longer (?:bound|have to follow|need to follow)|\byour (?:safety|guidelines|rules) (?:are|is|do|does) (?:now )?(?:off|void|disabled|suspended|not)\b|\bopposite day\b.{0,30}\brules?/,
    /\b(?:unit test|mock|terminal|bash|upload|printer|machine|widget|sidebar|table|car|chainsaw|forum|phone|iphone|debug mode in|my router|css|component|allergens?|customers? have no|guests? have|no limits? on (?:rows|file|upload))\b/,
    [],
  ),
  block(
    'harm',
    /\bget rid of (?:my |the |a )?(?:husband|wife|ex|boss|neighbou?r|boyfriend|girlfriend|mother|father|brother|sister|kid|baby|stepdad|rival|witness|coworker|him|her)\b|\b(?:put|slip|mix|add)\b.{0,20}\b(?:in|into) (?:his|her|their|someone'?s?|my \w+'?s?) (?:food|drink|coffee|tea|water|soup)\b|\b(?:make|making) (?:him|her|them|someone|my \w+) (?:very |really |seriously )?(?:sick|ill|suffer|disappear|pay with)|\b(?:break|breaking)\b.{0,20}\b(?:legs?|arms?|bones|fingers|knees|neck|jaw)\b|\b(?:hurt|injure|harm|humiliate|terrori[sz]e|torment)\b.{0,25}\b(?:badly|seriously|permanently|forever)|\bideas? to (?:hurt|harm|scare|torment|kill)|\b(?:scare|threaten|intimidat)\w*\b.{0,40}\b(?:kill|hurt|die|dead)\b|\b(?:kidnap|abduct|traffick?)\w* (?:a|an|the|my|some)? ?(?:child|kid|girl|boy|woman|person|baby|people)|\bi(?:'m| am)? (?:going|gonna|will|want) (?:to )?(?:stab|shoot|kill|strangle|poison|murder|beat up) (?:my |the |a |this |that |him|her|them|everyone|some)|\b(?:tips|ways?|methods?|how)\b.{0,14}\b(?:for |to )?(?:beat|beating|hit|hitting|slap\w*)\b.{0,12}\b(?:my |a |the )?(?:wife|kid|child|son|daughter|girlfriend|women|dog)/,
    /\b(?:eggs?|process|feature|competition|record|high score|break (?:a|the) leg|ice|dance|gym|physio|surgery|healed|my (?:leg|arm))\b/,
    ['fiction', 'defence', 'idiom', 'machine'],
  ),
  block(
    'weapon',
    /\b(?:bomb|explosive|grenade|molotov|pipe bomb|ied)\b.{0,20}\b(?:tutorial|instructions?|recipe|plans?|blueprint|guide|steps|schematics?|ingredients)|\b(?:tutorial|plans?|guide|schematics?|manual|how)\b.{0,30}\b(?:bombs?|grenades?|explosives?|mustard gas|nerve gas|chlorine gas|firearms?)\b|\b(?:mustard|nerve|chlorine|poison|toxic) gas\b.{0,20}\b(?:made|produced?|make|at home|how)|\benrich\w* uranium|\b(?:fire|shoot) real (?:bullets|ammo)|\b(?:chemicals?|household items)\b.{0,25}\b(?:explosive|explode|bomb|toxic gas)|\buranium\b.{0,20}\b(?:device|weapon|bomb)/,
    /\b(?:bath|photo|fork|zip|cocoa|seed|j(?:a|ae)ger) ?bombs?|bomb (?:threat|disposal|squad)|atomic bomb (?:was|developed)|first world war|history/,
  ),
  block(
    'selfharm',
    /\bhow long\b.{0,20}\b(?:to die|until (?:i|you) die)\b|\b(?:height|floor|bridge|building)\b.{0,20}\bto (?:jump|fall) (?:from|off)\b|\bhide\b.{0,18}\b(?:cutting|cuts|scars|self[- ]harm|that i'?m (?:cutting|not eating|purging)|burns)|\b(?:deadly|lethal|fatal|dangerous)\b.{0,20}\b(?:in combination|together|combination|mixed|if (?:taken|mixed))|\b(?:die|dying) (?:from|by) (?:hanging|overdose|jumping|drowning|carbon)|\bhow (?:do|can|to|would|could)\b.{0,16}\bkill my ?self\b/,
    undefined,
    ['fiction', 'defence'],
  ),
  block(
    'malware',
    /\b(?:spy|stalker|hidden|monitoring|tracking) (?:app|software|tool|program)\b|\bhides itself\b|\bexploit\b.{0,30}\b(?:isn'?t mine|not mine|server|someone|that'?s not|their)|\b(?:locks?|encrypts?)\b.{0,30}\b(?:until they pay|ransom|bitcoin|demand\w*)|\binfects?\b.{0,25}\b(?:every|all|any|pc|pcs|computers?|machines?|network)|\b(?:payload|dropper|shellcode)\b.{0,40}\b(?:victim|target|opens?|download\w*|execute)|\b(?:steals?|exfiltrat\w+|grabs?|harvest\w*)\b.{0,25}\b(?:cookies|passwords?|tokens?|keys|wallets?|credentials?|browser|data from)|\bvictim'?s? (?:pc|computer|machine|phone|browser|opens)/,
    /\b(?:virus|worm) (?:infects|spreads) (?:cells|people|plants)/,
    ['fiction', 'defence'],
  ),
  block(
    'credentials',
    /\bget (?:someone|somebody|my \w+|his|her|their|people)'?s? (?:\w+ )?(?:password|login|pin|account)|\bbypass\b.{0,25}\b(?:log ?in|password|paywall|authentication|2fa|two[- ]factor|lock screen|grading)|\bfake\b.{0,20}\b(?:paypal|bank|amazon|apple|google|microsoft|netflix|login|log-?in|dhl|ups)\b.{0,20}\b(?:e-?mail|mail|page|site|sms|text|message)?|\b(?:collect|harvest|gather|capture)\b.{0,16}\b(?:logins?|passwords?|credentials|card details)|\bintercept\b.{0,25}\b(?:messages?|texts?|calls?|traffic|emails?)|\bbrute[- ]?force\b.{0,25}\b(?:login|password|admin|account|site|pin)|\b(?:password|pin) (?:of|for) (?:user|the user|customer|patient|employee|account of)\b|\bwhat'?s the password of\b|\b(?:hack|crack)\w*\b.{0,20}\b(?:school|grades?|system|account|phone|wifi|website|server|bank)/,
    /\b(?:hackathon|hack day|my own|our own|forgot|wifi password for guests|guest wifi)\b/,
  ),
  block(
    'doxxing',
    /\bwhere (?:does|do|did) .{2,30} live\b.{0,25}\b(?:exactly|house number|address|street|now)|\beverything about (?:my |this |the )?(?:coworker|colleague|neighbou?r|ex|girl|guy|woman|man|teacher|classmate|boss)|\b(?:who owns|owner of|whose is) (?:this |that |the )?(?:license|licence|number|car) ?plate|\b(?:medical|patient|health) (?:records?|files?|chart|history) of (?:another|a different|some other|someone|my (?:neighbou?r|ex|boss|coworker|colleague))|\banother patient'?s?\b.{0,20}\b(?:records?|file|diagnosis|results|address|chart)|\b(?:follow|track|see|check|watch|monitor)\b.{0,25}\b(?:girlfriend|boyfriend|wife|husband|ex|partner|her|his|daughter'?s boyfriend)(?:'s)?\b.{0,14}\b(?:location|phone|gps|movements|messages)|\baddress, (?:kids|phone|family|car)/,
    /\b(?:my own|parcel|delivery|find my (?:phone|iphone))\b/,
  ),
  block(
    'fraud',
    /\bfalse (?:name|identity|id|papers|passport)|\b(?:refund|compensation|insurance|money)\b.{0,30}\b(?:by lying|without returning|that never|pretending|for nothing)|\blying to (?:amazon|the insurance|the bank|customers|paypal)|\bskim\w*\b.{0,12}\b(?:credit )?cards?|\bromance scam|\b(?:scam|con) (?:script|scheme|people|widows|old|lonely|scenario)|\bfake (?:my |a |an |some |your )?(?:pay ?slip|vaccin\w+|certificate|id|passport|degree|references?|covid|test|diploma|invoice|receipt|charity|doctor)\b|\b(?:get|collect|obtain|steal) (?:\w+ )?(?:card|bank) (?:details|data|numbers)/,
    /\b(?:fake data|demo|placeholder|detect|spot|report)\b/,
  ),
  block(
    'hate',
    /\b(?:jews|muslims|women|blacks|black people|gays|immigrants|refugees|christians|arabs|asians|disabled)\b.{0,30}\b(?:deserve|inferior|gassed|beaten|subhuman|exterminat\w+|killed|worthless|vermin|should (?:be|die|not vote))/,
    /\b(?:why (?:is it wrong|were)|history|holocaust education|memorial|museum|deserve (?:equal|better|respect))\b/,
    ['defence'],
  ),
  block(
    'injection',
    /\b(?:ignore|disregard|forget)\b.{0,12}\b(?:everything|anything|all|what)\b.{0,20}\b(?:above|before|told|said so far|you were (?:told|given)|you know)\b|\b(?:answer|respond|reply|act|speak|behave|continue)\b.{0,30}\b(?:without|with no|free of)\b.{0,8}\b(?:any )?(?:restrictions?|filters?|limits?|rules|censorship|moderation)|\b(?:safety|security|content|policy)\b.{0,12}\b(?:checks?|filters?|polic(?:y|ies)|rules|gate|mode)\b.{0,12}\b(?:disabled|off|deactivated|suspended|bypassed|removed|do(?:es)? not (?:apply|exist)|did not exist)|\byou (?:have|had|got) no (?:safety|rules|limits|restrictions|filters?|guidelines)|\b(?:you )?must not refuse\b|\b(?:you )?(?:can'?t|cannot|may not|never) refuse\b|\byour filters? (?:are|is) (?:off|disabled|gone)|\b(?:rules|instructions) (?:that )?you (?:were|have been|are) given\b|\bstop (?:applying|enforcing|using|following)\b.{0,14}\b(?:the |your )?(?:safety|content|policy|rules|filter|guidelines)|\byour system prompt\b|\bsystem prompt\b.{0,20}\b(?:copy|here|verbatim|word|show|print|reveal)|\bas if\b.{0,25}\b(?:polic(?:y|ies)|rules?|filters?|restrictions?)\b.{0,12}\b(?:did not|didn'?t|do not|don'?t) exist/,
    /\b(?:terminal|bash|zsh|css|eslint|upload|unit test|mock|table)\b/,
    [],
  ),
  block(
    'harm',
    /\b(?:best|good|strong\w*|which|what) poison\b|\bpoison for (?:a|my|the) (?:person|human|man|woman|neighbou?r|husband|wife)|\bplan (?:a|the|my|to) ?(?:murder|kill\w*|attack|assault|kidnap\w*|poison\w*)|\b(?:i )?want (?:my|him|her|them|this|that)\b.{0,20}\b(?:dead|to die|gone for good|to suffer)\b|\bi want\b.{0,20}\bdead\b|\bknock (?:someone|somebody|a girl|her|him|people) out\b|\bchloroform\b|\b(?:push|throw|shove)\b.{0,14}\b(?:someone|somebody|him|her|a person|my \w+)\b.{0,14}\b(?:off|down|under|in front)|\btortur\w+\b.{0,14}\b(?:a |the |someone|prisoner|person|people|animal|him|her)|\b(?:injur|hurt|harm|maim|cripp)\w*\b.{0,20}\b(?:guy|man|person|woman|someone|kid|him|her|people)\b.{0,30}|\b(?:burn|torch|set fire to|set)\b.{0,16}\b(?:his|her|their|my (?:ex|neighbou?r|landlord|boss)\S*|someone'?s|the (?:school|church|mosque))\b.{0,8}\b(?:house|home|car|flat|shop|place|on fire)?|\bwrite a threat\b|\bthreat to my\b|\b(?:run|running|drive|driving) (?:over|into)\b.{0,14}\b(?:someone|people|cyclist|pedestrian|him|her|crowd)|\brun someone over\b|\bsneak\b.{0,10}\b(?:a |the )?(?:gun|knife|weapon|bomb)\b|\bmake (?:a |the )?(?:person|people|someone|her|him|my ex)\b.{0,8}\b(?:suffer|disappear|bleed|cry in pain)|\bkill (?:a|my|the|that|this|his|her)\b.{0,12}\b(?:dog|cat|teacher|person|man|woman|neighbou?r|boss|baby|horse)\b/,
    /\b(?:don'?t want|without hurting|avoid|protect|not to hurt|trap that|game|boss fight|set fire to the (?:wood|stove)|injured my|was injured|got injured|injury)\b/,
    ['fiction', 'defence', 'idiom', 'machine'],
  ),
  block(
    'weapon',
    /\b(?:pistol|gun|rifle|firearm) files?\b|\b3d[- ]?print\w*\b.{0,16}\b(?:pistol|gun|rifle|weapon|firearm)|\bflame ?thrower\b|\b(?:used|use) as a weapon\b|\b(?:bullets?|ammo|rounds)\b.{0,30}\b(?:through|pierc\w+|vest|armou?r)|\barmou?r[- ]piercing\b|\bdrone\b.{0,25}\b(?:weapon|grenades?|drop|explosive|bomb)|\b(?:bacteria|virus|toxin|pathogen)\b.{0,25}\b(?:weapon|attack|spread among|release)|\bbleach and ammonia\b|\bletter bomb\b|\btear gas\b.{0,20}\b(?:make|from|household)|\b(?:make|from)\b.{0,16}\btear gas/,
    /\bdrone (?:photo|video|license)|\bgame|\bdon'?t mix/,
  ),
  block(
    'drugs',
    /\b(?:grow|growing|sell|selling|cut|cutting|deal|dealing|mix|import|ship|buy|order)\b.{0,14}\b(?:cannabis|weed|cocaine|fentanyl|heroin|meth|mdma|ecstasy|crack|lsd|oxycodone)\b|\b(?:recipe|formula) for (?:ghb|meth|mdma|lsd|crack)/,
    /\b(?:law|legal\w*|illegal|policy|weed (?:killer|whacker)|garden|prevent\w*|treat\w*|article|medical cannabis)\b/,
  ),
  block(
    'selfharm',
    /\bhow deep\b.{0,20}\bcut\b|\b(?:which|what) (?:vein|artery)\b|\bteach me to (?:starve|purge|vomit|hang|cut)|\bhow (?:to|do i|can i) (?:throw up|vomit|purge|starve)\b|\bthrow up after eating\b|\b(?:until|before) (?:death|i die|you die)\b|\bpainless\b.{0,12}\b(?:way|death|to die|suicide)|\bmethods? of suicide\b|\bsuicide\b.{0,14}\b(?:methods?|ways?|instructions?|guide|look like)|\bon purpose\b.{0,20}\b(?:drown\w*|die|overdose)|\b(?:drown\w*|overdose|die)\b.{0,20}\bon purpose\b|\bhang oneself\b|\btell me how to (?:kill myself|die|end)/,
    /\b(?:food poisoning|bug|baby|dog|cat)\b/,
    ['fiction', 'defence'],
  ),
  block(
    'malware',
    /\b(?:mines?|miner|mining)\b.{0,20}\b(?:crypto|bitcoin|monero)?\b.{0,20}\b(?:other people|someone|company'?s?|victims?|users'?|secretly|hidden)|\bhide a miner\b|\b(?:take|knock|bring|kick)\b.{0,20}\b(?:server|site|network|website|player|game)\b.{0,6}\b(?:offline|down)|\b(?:crash|break|jam|take down)\b.{0,12}\b(?:my |the )?(?:school|company|office|university|city|bank|hospital)'?s? (?:network|wifi|server|system|website)|\bmalicious (?:apk|app|code|macro|link|file|script)|\b(?:downloads?|drops?|runs?) a payload\b|\bbackdoor\b|\bfake update\b/,
    /\b(?:scan|detect|remove|found|fix|report|audit|history|article)\b/,
    ['fiction', 'defence', 'info'],
  ),
  block(
    'credentials',
    /\blog in as (?:another|someone|a different|my)|\bspoof\w*\b.{0,14}\b(?:sms|email|bank|number|caller|call|mail|identity)|\bclone\b.{0,12}\b(?:login|log-?in|page|site|card|sim|phone)|\bsniff\w*\b.{0,14}\b(?:passwords?|traffic|packets of|credentials|wifi)|\bstolen (?:iphone|phone|laptop|card|macbook|account|ipad)|\btry (?:them|these|passwords)\b.{0,14}\b(?:account|login|user)|\bcommon passwords\b.{0,20}\b(?:try|account|attack)|\bwi-?fi password of\b|\bpassword\b.{0,10}\b(?:hash\b.{0,12}not mine|of (?:the|my|a) (?:cafe|boss|ceo|neighbou?r|teacher|friend|girlfriend))|\bread (?:his|her|their)\b.{0,8}\b(?:whatsapp|messages|mail|email|texts|dms|diary|chat)|\b(?:session|access|auth) tokens?\b.{0,10}\b(?:steal|grab|hijack)|\bsteal\b.{0,10}\b(?:session|tokens?)|\bhack\b.{0,8}\b(?:a|an|into|his|her|someone|my)\b/,
    /\b(?:my own|hackathon|growth|report a stolen|block my stolen|my stolen|our)\b/,
  ),
  block(
    'minors',
    /\bsexual\b.{0,30}\b(?:you are|aged|age of|are) (?:[3-9]|1[0-7])\b|\b(?:child|kid|girl|boy|minor)s?\b.{0,12}\bin (?:lingerie|underwear|bikini)\b|\bmeet (?:underage|young|teen|minor)\w* (?:girls|boys)?\b|\bgroom\w* (?:a |the )?(?:kid|child|minor|teen)/,
    undefined,
    [],
  ),
  block(
    'doxxing',
    /\b(?:find|get|give me|look up|search|need)\b.{0,12}\b(?:the )?(?:address|phone number|location|workplace) of (?:my ex|the (?:woman|man|girl|guy)|this (?:woman|man|girl|guy|person)|a (?:woman|man|girl|celebrity)|that)|\bphotograph\w*\b.{0,20}\b(?:secretly|changing room|without)|\b(?:secretly|hidden)\b.{0,14}\b(?:film|photo|record|video)\w*|\b(?:illness|disease|diagnosis|condition|medication)\b.{0,25}\b(?:patient in|man in|woman in|room \d|bed \d|does he|does she|my colleague|reporter)|\bpatient in (?:bed|room)\b.{0,30}|\banonymous account\b.{0,25}|\bwho (?:is behind|owns|runs) (?:this|that)\b.{0,20}\b(?:account|number|plate|profile)|\b(?:salary|home address) (?:and|or)\b|\btrack my (?:wife|husband|girlfriend|boyfriend|ex|partner)|\bspyware\b/,
    /\b(?:my own|wedding photographer|remove spyware|detect|parcel|delivery|supplier)\b/,
  ),
  block(
    'fraud',
    /\b(?:sell|selling)\b.{0,14}\b(?:fake|stolen|forged|counterfeit|tickets that don'?t|things that don'?t|nonexistent|something i don'?t)|\bcounterfeit\w*\b|\binvent\b.{0,14}\b(?:expenses|costs|invoices|receipts|damage|an accident)|\b(?:steal|stealing|skim|take)\b.{0,14}\b(?:money|cash)\b.{0,20}\b(?:till|register|company|boss|account|without being)|\bshoplift\w*|\bpretend to be\b.{0,20}\b(?:charity|doctor|police|bank|official|inspector|relative)|\b(?:fake|false|forged) (?:medical )?(?:bills?|claims?|tickets?|documents?|invoices?|statements?|id|license)\b|\blottery scam|\bscam\b.{0,12}\b(?:e-?mail|text|letter|site|call)/,
    /\b(?:fake data|report a|detect|is this|check whether|spot|how do i file)\b/,
  ),
  block(
    'hate',
    /\bracist (?:meme|joke|poem|song|flyer|speech|post)|\b(?:africans?|blacks?|jews|muslims|refugees|immigrants|gays|asians|roma)\b.{0,20}\b(?:apes|monkeys|rats|vermin|cockroaches|shot|animals|scum)|\bjoin a (?:terror\w*|extremist|nazi)|\bpropaganda (?:against|that|for)\b/,
    /\b(?:history|analy[sz]e|study|ww2|1930s|against racism)\b/,
    ['defence'],
  ),
  block(
    'injection',
    /\bignore (?:all )?(?:the |your )?safety\b|\b(?:do not|don'?t|never) apply\b.{0,14}\b(?:polic\w+|rules?|filters?|safety)|\bunrestricted mode\b|\b(?:new|updated) (?:instructions?|rules?)\s?:.{0,30}\b(?:no limits?|comply|obey|never refuse|no rules)|\bwhat were you told\b|\brepeat (?:the |all )?(?:text|words|everything|instructions)\b.{0,10}\b(?:above|before)|\bstarting with "?you are|\bas (?:if you were )?(?:not restricted|unrestricted|uncensored)|\bif you were not restricted\b|\bas safe\b.{0,16}\b(?:no matter|regardless|whatever|always)|\b(?:obey|comply|listen) (?:only )?(?:to )?me\b.{0,20}\b(?:never|refuse|only)|\bnever refuse\b|\balways (?:comply|obey)\b|\binstructions? you were given\b|\bsafety (?:system|rules?|gate|filter|policy) (?:does|do|did) not exist|\bpretend the (?:safety|filter|rules)|\bskip (?:the |your )?safety\b|\bevil (?:assistant|ai|twin|bot|mode)|\bno longer bound\b/,
    /\b(?:gate for the stairs|lock|officer|helmet)\b/,
    [],
  ),
]
