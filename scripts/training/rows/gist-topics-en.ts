/** What people speak of with an assistant, in plain English: the texts that gists are learned from are filled from here. Written by hand. */

export type Topic = { readonly things: string; readonly deeds: string }

export const topics: readonly Topic[] = [
  {
    things:
      'account|savings account|checking account|balance|statement|transfer|payment|deposit|withdrawal|interest rate|overdraft|direct debit|standing order|bank branch|account number|iban|pending transaction|refund|bill|invoice|fee|charge|exchange rate|currency|cash|check',
    deeds:
      'open|close|check|pay|send|transfer|receive|cancel|dispute|top up|withdraw|deposit|verify|freeze|unblock|activate|split|schedule',
  },
  {
    things:
      'credit card|debit card|pin|card limit|credit limit|credit score|reward points|annual fee|lost card|stolen card|expired card|new card|contactless payment|card payment|atm|cash machine|chip|card delivery',
    deeds:
      'order|activate|block|replace|report|lose|find|use|renew|increase|apply for|cancel|link|improve|redeem|change',
  },
  {
    things:
      'loan|mortgage|car loan|student loan|debt|tax return|taxes|income|salary|paycheck|retirement fund|pension|budget|savings|insurance|insurance claim|policy|premium|investment|stocks|bonus|direct deposit',
    deeds:
      'apply for|pay off|calculate|file|claim|roll over|invest|compare|lower|understand|plan|increase|check|change',
  },
  {
    things:
      'flight|plane ticket|boarding pass|airport|seat|layover|luggage|carry on|baggage allowance|lost luggage|passport|visa|vaccination|trip|itinerary|vacation|holiday|destination|airline|gate|arrival time|departure',
    deeds: 'book|cancel|change|check in for|find|track|pack|plan|upgrade|miss|delay|rebook|confirm|reserve',
  },
  {
    things:
      'hotel|room|reservation|check in time|suite|bed and breakfast|apartment|guest house|review|pool|parking|wifi|late checkout|breakfast|rental|deposit|key',
    deeds: 'book|reserve|cancel|find|rate|extend|change|confirm|recommend|compare|leave',
  },
  {
    things:
      'car|rental car|tire|tire pressure|oil|oil change|gas|gas station|mileage|engine|battery|brakes|jump start|mechanic|road|traffic|route|directions|shortcut|parking spot|license|speed limit|taxi|ride|uber|bus|train|subway|schedule|ticket|bike',
    deeds: 'drive|rent|repair|fix|check|change|fill up|start|park|take|call|catch|avoid|find|share|schedule',
  },
  {
    things:
      'restaurant|table|menu|dinner reservation|meal|pizza|burger|sushi|takeout|delivery|tip|review|waiter|bar|cafe|coffee|chinese food|italian food|vegetarian dish|brunch|lunch',
    deeds: 'order|book|reserve|find|recommend|eat|rate|cancel|try|deliver|share|confirm',
  },
  {
    things:
      'recipe|ingredient|ingredients|calories|nutrition|sugar|carbs|milk|eggs|butter|flour|chicken|soup|cake|bread|rice|pasta|oven|cooking time|leftovers|spices|substitute|meal plan|diet|fridge',
    deeds: 'cook|bake|make|prepare|substitute|replace|store|freeze|heat|boil|fry|mix|measure|eat|keep',
  },
  {
    things:
      'shopping list|grocery list|order|package|delivery|shipping|tracking number|store|mall|discount|coupon|price|sale|product|item|shoes|shirt|dress|gift|size|receipt|return|refund|warranty|cart|online shop',
    deeds: 'buy|order|return|exchange|track|add|remove|find|compare|pay for|sell|ship|wrap|pick up|review',
  },
  {
    things:
      'alarm|timer|reminder|calendar|event|meeting|appointment|schedule|agenda|to do list|task|note|deadline|birthday|anniversary|date|time|time zone|holiday|day off|conference room',
    deeds:
      'set|cancel|change|snooze|create|delete|move|schedule|remember|forget|add|check|reschedule|repeat|invite|plan',
  },
  {
    things:
      'music|song|playlist|album|artist|radio station|podcast|volume|speaker|track|concert|guitar|lyrics|band|audiobook|genre|jazz|rock|classical music|tune',
    deeds: 'play|pause|skip|stop|repeat|shuffle|turn up|turn down|like|add|remove|find|listen to|download|share',
  },
  {
    things:
      'movie|film|show|series|episode|theater|showtimes|cinema|ticket|actor|actress|director|trailer|screening|channel|television|documentary|comedy|book|novel|author|chapter|poem|video game|game|story|joke',
    deeds: 'watch|find|rate|recommend|record|stream|read|review|play|buy|like|finish|tell',
  },
  {
    things:
      'weather|forecast|temperature|rain|snow|wind|storm|sun|humidity|umbrella|jacket|degrees|sunrise|sunset|air quality|cloud|heat wave|weekend',
    deeds: 'check|tell|expect|need|wear|warn|know',
  },
  {
    things:
      'light|lights|lamp|thermostat|heating|air conditioner|fan|door|lock|garage|vacuum|smart home|window|blinds|oven|washing machine|dishwasher|plug|camera|kitchen|bedroom|living room|furniture|plumber|leak|roof',
    deeds: 'turn on|turn off|dim|brighten|set|open|close|lock|unlock|clean|fix|raise|lower|install|start|stop',
  },
  {
    things:
      'phone|smartphone|phone number|call|voicemail|text message|contact|contacts|battery|charger|screen|app|notification|bluetooth|ringtone|sim card|data plan|signal|location|voice|accent|language|settings|flashlight',
    deeds: 'call|text|find|charge|lose|answer|send|read|pair|connect|sync|reset|change|mute|update|share|make',
  },
  {
    things:
      'computer|laptop|printer|password|email|inbox|email address|account|login|username|internet|wifi|router|vpn|software|update|file|folder|document|spreadsheet|server|website|browser|virus|error|backup|drive|license|access|ticket|code|bug|report',
    deeds:
      'reset|install|update|restart|fix|print|share|open|delete|restore|download|upload|save|recover|connect|log in to|send|request|search',
  },
  {
    things:
      'doctor|appointment|hospital|clinic|dentist|nurse|medicine|prescription|pill|pain|headache|fever|cough|cold|flu|allergy|rash|stomach ache|back pain|blood test|x ray|vaccine|surgery|symptom|blood pressure|emergency|health insurance|medical record|referral',
    deeds: 'see|book|cancel|take|refill|treat|check|need|have|feel|schedule|move|get|stop|describe',
  },
  {
    things:
      'job|work|boss|colleague|team|interview|resume|contract|vacation request|time off|sick leave|pto|payday|raise|promotion|training|office|shift|overtime|project|client|report|presentation|expense|onboarding|human resources',
    deeds: 'request|approve|apply for|ask for|submit|finish|start|quit|hire|fire|review|take|use|check|write',
  },
  {
    things:
      'school|class|course|exam|homework|teacher|student|grade|university|library|library card|book loan|due date|late fee|study room|scholarship|essay|lesson|math problem|science|history',
    deeds: 'study|learn|take|pass|fail|teach|borrow|return|renew|reserve|write|submit|join|register for',
  },
  {
    things:
      'word|spelling|definition|meaning|synonym|translation|sentence|language|spanish|french|german|chinese|japanese|greeting|phrase|pronunciation|fact|number|coin|dice|square root|percent|distance|miles|kilograms|measurement|conversion|riddle',
    deeds: 'spell|define|translate|say|pronounce|convert|calculate|add|multiply|divide|flip|roll|measure|guess|explain',
  },
  {
    things:
      'name|age|birthday|hobby|pet|dog|cat|family|friend|mother|father|brother|sister|wife|husband|kid|baby|neighbor|girlfriend|wedding|party|home|robot|human|bot|favorite color',
    deeds: 'have|know|like|love|meet|marry|visit|call|change|remember|tell|make|feed|miss',
  },
  {
    things:
      'address|mail|letter|post office|stamp|moving company|new house|rent|landlord|lease|electricity bill|water bill|gas bill|utility|meter|trash|recycling|neighborhood|garden|lawn|tree',
    deeds: 'change|update|send|receive|pay|move|sign|end|report|call|clean|cut|plant|water',
  },
  {
    things:
      'repair|spare part|warranty|technician|device|washing machine|bicycle|watch|heater|quote|estimate|pickup|drop off|damage|complaint|customer service|manager|agent|feedback|opening hours|address of the shop|appointment',
    deeds: 'repair|return|replace|send in|pick up|bring|ask about|complain about|cancel|speak to|wait for|check on|fix',
  },
  {
    things:
      'identity|identity document|verification|proof of address|selfie|fraud|scam|security code|fingerprint|personal details|privacy|data|terms|agreement|signature|age limit|country|citizenship|driving license|form',
    deeds: 'verify|prove|upload|check|change|report|update|delete|sign|fill in|confirm|share|protect',
  },
  {
    things:
      'news|politics|election|president|sports|score|football game|team|player|match|gym|workout|running|yoga|weight|sleep|steps|marathon|swimming|basketball|stock market|world|earth|moon|space|animal|ocean|war|king',
    deeds: 'follow|win|lose|watch|play|train|start|explain|read|find|lead|discover',
  },
  {
    things:
      'deployment|release|database|branch|commit|test|build|log|service|outage|alert|incident|config|certificate|domain|backup|api key|pull request|dashboard|customer|feature|page|draft|article|logo|slide|table|chart|design|color|header|budget sheet',
    deeds:
      'deploy|roll back|restart|review|merge|run|write|check|monitor|change|rename|remove|summarize|translate|draft|publish|edit|pause|continue',
  },
]

/** {t} a thing, {d} a deed; both of one topic. {n}, {v} and {a} are any frequent noun, verb and adjective. */
export const frames: readonly string[] = `
{d} my {t}|please {d} the {t}|i want to {d} my {t}|i need to {d} a {t}|can you {d} the {t} for me|how do i {d} my {t}|how can i {d} a {t}
what is my {t}|what's the {t}|where is my {t}|when will my {t} arrive|why was my {t} declined|why is my {t} not working|my {t} is not working
i lost my {t}|my {t} was stolen|someone took my {t}|i can't find my {t}|i forgot my {t}|how much is the {t}|how much does a {t} cost
how long does it take to {d} a {t}|is there a {t} near me|do i need a {t}|what {t} do i need|tell me about the {t}|tell me my {t}
i would like to {d} the {t} tomorrow|could you help me {d} my {t}|do not {d} the {t}|i already {d} the {t}|i tried to {d} the {t} but it failed
{t}|the {t} please|{t} and {t}|{d} {t}|i have a question about my {t}|there is a problem with my {t}|show me the {t}|list my {t}
are there any {t} today|has my {t} come yet|did my {t} go through|which {t} is the best|what is the best {t} for {n}|i'm looking for a {t}
how many {t} do i have|can i {d} the {t} online|can i change my {t}|who can {d} my {t}|is it possible to {d} a {t} twice|it won't let me {d} the {t}
i was charged for a {t}|i still have not received my {t}|my {t} is wrong|the {t} is too {a}|the {t} looks {a}|i don't recognize this {t}
when is the next {t}|what time is the {t}|what day is the {t}|remind me to {d} the {t}|add {t} to my {t}|cancel the {t}|change the {t} to {n}
where can i {d} a {t}|do you have a {t}|should i {d} the {t} or the {t}|thanks for the {t}|i am happy with the {t}|i hate this {t}|give me a {t}
what happens if i {d} my {t}|explain the {t}|what does {n} mean|how do you say {n} in spanish|what is a {n}|who is the {n}|where is the {n}
i {v} the {n}|they {v} a {a} {n}|the {n} is {a}|{a} {n}|{v} the {n}|the {n} of the {n}|my {n} will {v}|we should {v} the {n}
do you {v} {n}|i feel {a}|it is very {a}|a {n} for the {n}|the {a} {n} and the {a} {n}|don't {v} my {n}|how {a} is the {n}
is the {n} {a}|he said the {n} was {a}|i was {v} by the {n}|put the {n} on the {n}|my {n} and my {n}|without the {n}|more {n}
`
  .trim()
  .split(/[|\n]/)
