/** Talkative people who joke, complain and digress, and now and then want something. */
export const banter = {
  en: `
T nothing says Monday like the dentist / nothing says happy birthday like a root canal booked for nine in the morning
W nothing says Monday like the dentist, so go on, put me down for it
Q nothing says Monday like the dentist, eh? do you lot even open Mondays?
N nothing says Monday like the dentist, and that's exactly why you're not booking me one
U nothing says Monday like the dentist, so maybe I'll come in then, haven't made my mind up
W oh you're an angel, an absolute angel, now move me to Thursday before I kiss you
T oh you're an angel, you moved me to Thursday and I could've kissed you
N you're an angel but please don't go moving me again
Q you're an angel, but which Thursday did you move me to?
U you're an angel, if Thursday turns out better for my lad I'll give you a shout
W go on, book me in / cancel the lot, love / fine, Friday then / sod it, renew me / yoga, six o'clock, ta / bin that booking, mate / make it two nights / order the blooming part
T booked and forgotten, story of my life / cancelled again, what a shock / they moved it. again. / she renewed, the show-off / my mum books everything early / classic Monday dentist / he ordered the wrong part / paid it, cried a bit
N don't you dare cancel / nah, leave it be / no more bookings, ta / never said renew / don't order anything yet / hands off my Tuesday / not cancelling, no way / I'm good, don't book
Q what's a renewal cost, then? / did you cancel it, hun? / is Friday even possible? / who moved my Tuesday? / can you order those? / do refunds take forever? / was I booked in twice? / how late can I cancel?
U might cancel, who knows / if I'm spared, Friday / maybe renew, maybe not / tempted to book, honestly / depends on the mother-in-law / should I move it, though? / Friday? ooh, perhaps / let me ask the boss
W last year I turned up for my hip and they had me down for a pregnancy scan. Hilarious. Anyway I'd like this year's appointment in orthopaedics if it's all the same to you, any morning
T last year I turned up for my hip and they had me down for a pregnancy scan. Hilarious. The nurse laughed so hard she had to sit down, and then they booked me into orthopaedics like nothing happened
Q last year I turned up for my hip and they had me down for a pregnancy scan. Hilarious. So what am I actually down for this time?
U last year I turned up for my hip and they had me down for a pregnancy scan. Hilarious. If it happens again I'm cancelling the whole thing and taking up witchcraft
N last year I turned up for my hip and they had me down for a pregnancy scan. Hilarious. So no, don't put me down for anything until I've seen the letter with my own eyes
W I'd rather lick a battery than do spin again, so cancel my spin class would you
T I'd rather lick a battery than do spin again, I told the girl last night, and she just laughed and rebooked me
U I'd rather lick a battery than do spin again, but if Carol goes I suppose I'd go too
Q would I have to lick a battery or can I cancel spin like a normal person?
N I'd rather lick a battery than do spin again, so for heaven's sake don't sign me up
W who in their right mind does leg day on a Friday? not me. shift it to Wednesday / who in their right mind needs three gym memberships? close two of mine, the old ones
T who in their right mind books a leg day on a Friday? my husband, that's who / who in their right mind needs three gym memberships? my cousin did, and paid for all of them till Easter
W lovely weather for ducks, isn't it. anyway darling, extend my stay to Sunday, I'm not driving in this
T lovely weather for ducks, isn't it. half the car park's extended their stay, I hear
Q lovely weather for ducks, isn't it. can people extend their stay when the road's flooded?
N lovely weather for ducks, isn't it. no no, don't extend anything, I'm off as soon as I've had my egg
U lovely weather for ducks, isn't it. if it keeps on like this I may have to extend till Sunday
W your library is the only place that's ever been nice to me, so renew my books and don't tell my wife how many / best library in the county and I'll fight anyone who says different, just renew my three would you
T your library is the only place that's ever been nice to me, the other one fined me for a book I'd returned / best library in the county, you renewed my three without even a sigh
Q best library in the county, so how come I can only renew three times? / do you renew things for naughty people too or only the ones on time?
N best library in the county, but I don't want them renewed, I couldn't get past page nine of any of them
U best library in the county, I may well renew, once I've found them under the sofa
W my laptop has decided it's a toaster. reset my password before I butter it / the printer and I are no longer on speaking terms, send somebody up to fix it please
T my laptop has decided it's a toaster. Dave reset his password and his became a kettle / the printer and I are no longer on speaking terms, they sent somebody up and he left crying
Q my laptop has decided it's a toaster. would resetting the password even help? / the printer and I are no longer on speaking terms, has anybody been sent up yet?
N my laptop has decided it's a toaster but don't reset anything, I've only just learned the password / don't send anyone about the printer, we've made up
U my laptop has decided it's a toaster. maybe a reset, I don't know, might just throw it in the canal / if the printer eats one more page I'll be asking you to send somebody up
W so my brother in law, who knows everything, says the brakes are fine. he also said the Titanic was fine. book the car in for Tuesday please
T so my brother in law, who knows everything, booked his car in somewhere cheap on Tuesday. it's still there. it's been there since the Queen
Q so my brother in law, who knows everything, says you only do brakes on Tuesdays. is that right or is he talking rubbish as per
N so my brother in law, who knows everything, rang and booked my car in. I never asked for that and I don't want it
U so my brother in law, who knows everything, says book the car in Tuesday. I'm not sure, he also told me to buy a boat once
W two sugars in the tea and one appointment with the skin doctor please, in that order / give us a room with a sea view and no seagulls, two nights from Saturday
T two sugars in the tea and one appointment with the skin doctor, that was my Wednesday / they gave us a room with a sea view and four hundred seagulls, two nights, never again
W what's a girl got to do to get a physio appointment round here, tap dance? Wednesday's good for me, pop me in
T what's a girl got to do to get a physio appointment round here, tap dance? waited nine weeks I did
Q what does a girl actually have to do to get a physio appointment, do I need a letter or what
U what's a girl got to do to get a physio appointment round here? I might try Wednesday, if the knee's still attached
N ha, no, I won't tap dance for a physio appointment, scrap the idea, I don't want one
W oh wonderful, another 'your call is important to us'. my call is to cancel. cancel it
T oh wonderful, another 'your call is important to us'. it said press two to cancel. I pressed two. it played me Vivaldi
Q oh wonderful, a 'cancel' button that's grey. does it work for anyone?
W my dear, my late husband always said don't put off till tomorrow, so put me in for the eye clinic today if there's a slot
T my dear, my late husband always said 'book early and bring a sandwich'. Wise man, God rest him
N my dear, my late husband always said leave well alone, so leave my appointment where it is
W I know I moaned about Monday and I moaned about Tuesday, and you've been a saint. Wednesday. Book it. I'll moan when I get there
T I moaned about Monday and I moaned about Tuesday and they still booked me in for Wednesday, saints the lot of them
U I'll moan about any day you give me, let's be honest, so let me look at the calendar before we settle on anything
Q which day do people moan about least? asking for a friend with a bad back
W congratulations to me, I'm a grandad again! which means no gym for a while, so freeze my membership till June would you mate
T congratulations to me, I'm a grandad again! the son-in-law froze his membership the same day, any excuse
Q congratulations to me, I'm a grandad again! does freezing the membership cost owt?
N congratulations to me, I'm a grandad again! no don't freeze anything, I need the gym more than ever to get away from the noise
U congratulations to me, I'm a grandad again! may have to freeze my membership, depends how much babysitting I get roped into
W freeze it mate / freeze me till June, cheers / unfreeze me, I'm fat / cancel spin, keep swimming / sign up my nan lol / put my name on zumba / book court two again
T froze it, regretted it / my nan signed up lol / he cancelled and moved to Spain / zumba, the musical / nan's zumba got moved / court two, my Waterloo
N please don't freeze me / nan's not signing up lol / don't put me on zumba / no court today, ta / didn't ask for swimming
Q is nan allowed zumba lol / how long can I freeze? / court two booked or no? / am I on zumba? / what's cancelling cost me
U could freeze it I guess / nan might sign up lol / zumba? if drunk enough / court two if Baz shows / would cancel, but the sauna
W I have been a loyal guest since you had wallpaper with pheasants on it. Kindly book me the same room for the bank holiday, and tell the pheasants hello
T I have been a loyal guest since you had wallpaper with pheasants on it. In those days a man named Gerald booked you in with a fountain pen and a cough
Q I have been a loyal guest since you had wallpaper with pheasants on it. Does loyalty get one a free cancellation these days?
N I have been a loyal guest since you had wallpaper with pheasants on it, and I should prefer that you not change my room, thank you
U I have been a loyal guest since you had wallpaper with pheasants on it, and I may be again at the bank holiday if my sister doesn't insist on Devon
W honestly if I have to hear that car squeal once more I'll join in. get me in for Thursday
U honestly if I have to hear that car squeal once more I'll book it in, I swear, just not today
T honestly that car squealed all the way to Leeds, and when I'd finally booked it in it purred like a kitten
N honestly the squeal's gone, it was the wife's sat nav, so don't get me in Thursday after all
Q honestly, that squeal, is Thursday enough time for you to fix it or will you have it a week
W ooh you do have a lovely telephone manner, wasted in urology. can you squeeze me in next week
T ooh she had a lovely telephone manner, wasted in urology, squeezed me in the very next week
Q ooh you do have a lovely telephone manner. is urology squeezing anyone in at all before Christmas?
U ooh you do have a lovely telephone manner, I'm almost tempted to book something just to keep talking
W ticket number nine thousand and something, remember me? close it. I fixed it by swearing / I turned it off and on again like a grown up and it works, so close my ticket
T ticket number nine thousand and something was closed while I was still typing, you've got to admire it / turned it off and on again, they said, and closed the ticket, and it burst into flames
N ticket number nine thousand and something, do NOT close it, it's the only thing in this company with my name on it / turned it off and on again, nope, still dead, so please don't close the ticket
Q ticket number nine thousand and something, is it closed or just resting?
U ticket number nine thousand and something, I reckon you can close it if it survives the weekend, I'll let you know
W ha ha very funny charging me twice. now refund one of them
T ha ha very funny they charged me twice and refunded me three times, I'm thinking of retiring
Q ha ha very funny, charged twice. how long does a refund take at your place, a geological era?
N ha ha keep the extra tenner, no refund needed, buy yourselves biscuits
U ha ha charged twice were we? let me check the statement before I ask for any refund, my eyes aren't what they were
W Doctor Patel is the only man who's ever listened to me, and I've been married twice. Get me another half hour with him, any day
T Doctor Patel is the only man who's ever listened to me, and I've been married twice. He got me another half hour out of nowhere
Q Doctor Patel is the only man who's ever listened to me. is he still taking bookings or has he run away?
N Doctor Patel is lovely but I don't need another half hour, he'll think I fancy him
U Doctor Patel is the only man who's ever listened to me, I'd book him every week if the NHS let me
W if I had a pound for every time this meeting room was double booked I'd own the hotel. give me the other one for Friday
U if I had a pound for every time this room was double booked I'd book the penthouse
T if I had a pound for every time this room was double booked I'd own the hotel. you've got to laugh
Q is this room double booked as well or did I finally win the lottery?
W I'm not saying my bike's haunted, but order new brake cables for it
T I'm not saying my bike's haunted, but they've ordered new brake cables twice and twice they vanished
N I'm not saying my bike's haunted, I'm also not saying order anything, I just wanted to tell somebody
U I'm not saying my bike's haunted, but I'm wondering whether to order new cables or a priest
Q I'm not saying my bike's haunted, but were the brake cables ever ordered?
W well this is me told. the scales have spoken. personal trainer, twice a week, sign me up, let's suffer
T well that was me told. the scales spoke, I signed up for a personal trainer, lasted a week, bought a cake
U well this is me told. the scales have spoken. I suppose a personal trainer might be on the cards, after the cruise
N the scales have spoken and I'm ignoring them, no personal trainer for me thanks
Q the scales have spoken. what do your personal trainers charge for a miracle?
W yes yes I know, I'm the one who swore she'd never set foot in here again. turns out the other hotel has bedbugs. a double for tonight please, and you may gloat
T yes yes I know, I'm the one who swore she'd never set foot in here again. turns out the other hotel had bedbugs and they'd booked me in with a stag party. you may gloat
Q yes yes I know, I'm the one who swore she'd never set foot in here again. would you hypothetically still take a booking from her?
W go on then twist my arm, the massage as well / go on, you charmer, upgrade me / oh alright, one more night / fine. FINE. extend the warranty
T twisted my arm, so I booked / charmer, he upgraded everyone / one more night, she said. Ha. / warranty ended Tuesday, broke Wednesday
N don't twist my arm, no massage / nice try, no upgrade / no extra night, handsome / keep your warranty, love
U you might twist my arm yet / upgrade? you're tempting me / one more night? hmm / warranty... let me sleep on it
Q what's the upgrade run to? / massage costs how much?! / is the warranty even real? / one more night, any free?
W my daughter's getting married, did I say? in a barn. on purpose. so twelve rooms for the night of the ninth please, and hide the barn people from the bar
T my daughter's getting married, did I say? in a barn. on purpose. she's reserved twelve rooms at the place over the road, cheek of it
Q my daughter's getting married, did I say? how many rooms can one person reserve before you set off an alarm
U my daughter's getting married, did I say? we may want twelve rooms, or none, depends whether the barn has a roof by then
N my daughter's getting married, did I say? no, no rooms, they're all sleeping in the barn, let go of that pen
W I keep dreaming I've missed my scan, it's driving me potty. just move it up to this week would you, so I can sleep
T I keep dreaming I've missed my scan. last night you moved it to the moon and I had no coat
Q I keep dreaming I've missed my scan. I haven't, have I? when is it?
W the dog ate my library card. no really. send me a new one please, here's the dog if you want to ask him
T the dog ate my library card, no really, and the lady just laughed and made me a new one
Q the dog ate my library card. no really. what do you charge for a new one, and does the dog get a discount?
N the dog ate my library card but he's given it back, in a manner of speaking, so I shan't be needing a new one
U the dog ate my library card. if it doesn't turn up by Thursday, and I'm watching him closely, I'll have to ask for a new one
W you know what, I've had it with stairs. give me a ground floor room instead / you know what, life's short, book the hot stone thing / you know what, let's do the early slot, I'm up with the cat anyway
T you know what, they gave me a ground floor room and the bins were my alarm clock / you know what my mother books? the hot stone thing. weekly. at ninety
N you know what, I'll keep the stairs, don't change my room / you know what, cancel nothing, I was just having a moan
U you know what, I might do the early slot, if the cat agrees / you know what, I'm half minded to book the hot stone thing, only half mind you
Q you know what I never understood? how the early slots get given out / you know what I'd like to know, did anyone ever move my room?
W not to be dramatic but I will perish without wifi. reset my account pls pls pls
T not to be dramatic but I perished. IT reset my account and my whole personality went with it
N not to be dramatic but if anyone resets my account again I'll perish. leave it alone
U not to be dramatic but I may perish and may need my account reset, will report from the afterlife
Q not to be dramatic but is my account reset yet or do I perish
W lol ok boomer moment, I forgot my password again, reset it / bestie can u renew my book its literally due today lol / ngl I hate mornings, swap me to the evening class / bruh the mri is on my birthday, move it
T lol boomer moment, mum forgot her password again and they reset it twice / bestie renewed my book for me shes literally a legend / ngl I hate mornings and they swapped us to mornings lmao / bruh they moved my mri to my birthday, iconic
Q lol does renewing cost like actual money / ngl how do u even swap classes here / bruh did they move my mri or am I tripping
N lol no dont reset it I found the sticky note / bestie do not renew that book it was mid / ngl changed my mind dont swap me / bruh leave the mri its fine
U lol might need a reset later idk / bestie if I finish it tonight I wont need to renew / ngl kinda wanna swap to evenings but idk yet / bruh what if I just moved the mri
W I told my wife I'd fixed the boiler and I have in fact broken the boiler. quietly send a man Tuesday, while she's at her sister's
T I told my wife I'd fixed the boiler and I had in fact broken the boiler. she quietly sent for a man on the Tuesday
U I told my wife I'd fixed the boiler and I have in fact broken the boiler. if she finds out I'll be wanting a man Tuesday and a lawyer Wednesday
Q I told my wife I'd fixed the boiler. how quickly and how quietly can you send a man, as a rule?
N I told my wife I'd fixed the boiler and would you believe it I have, so no need to send a man Tuesday
W do I look like a person who enjoys 7am? put me in at eleven
T do I look like a person who enjoys 7am? they put me in at seven anyway, I arrived in slippers
Q do I look like a person who enjoys 7am? is eleven gone already?
N do I look like a person who enjoys 7am? don't you put me in at seven
W right, gossip over, to business: cancel the Wednesday physio, I'll come Friday / right then, enough about my bladder, book the follow up / right, that's my life story, now about that refund: yes please
T right, so that's the gossip: she cancelled the Wednesday physio and ran off with the Friday one / right then, enough about my bladder, they booked the follow up and here I am
Q right, gossip over: was the Wednesday physio cancelled or wasn't it? / right then, enough about my bladder, is a follow up normal?
N right, gossip over, and nothing to cancel, I only came for the chat / right then, enough about my bladder, and no, no follow up for me thanks
U right, gossip over, about Wednesday's physio, I'm in two minds / right then, enough about my bladder, I'll see how I go before I book the follow up
W it's raining, my bus was late, a pigeon looked at me funny, and I still came all this way to hand in this book and borrow the next one. reserve me volume three will you
T it's raining, my bus was late, a pigeon looked at me funny, and when I got here someone had reserved volume three. That someone was my own sister
U it's raining, my bus was late, a pigeon looked at me funny. I'd reserve volume three but at this rate I shan't live to read it
Q it's raining, my bus was late, a pigeon looked at me funny. tell me one nice thing: can volume three be reserved?
N it's raining, my bus was late, a pigeon looked at me funny, and volume two was dreadful. Do not, I beg you, reserve me volume three
W sure, let's all pretend the lift works. move grandma to the first floor please
T sure, let's all pretend the lift works. they moved grandma to the ninth floor
Q sure, let's pretend the lift works. was grandma moved downstairs, yes or no?
N sure the lift's broken but don't move grandma, she's made friends with the window
U sure, let's pretend the lift works. if it's still dead tonight we might want grandma moved
W as my nan used to say, better a tooth out than a tooth about. get me that extraction booked, sunshine
T as my nan used to say, 'book the dentist and then go to the pub so you miss it'
N as my nan used to say, if it doesn't hurt don't poke it. so no extraction, leave it
W could you be a love and push my service back a week? the car's in Wales. long story. involves a sheep
T they were loves and pushed my service back a week, the car being in Wales. long story. involves a sheep
Q could a service be pushed back when a car's in Wales, or do I lose the deposit? long story. involves a sheep
U could be I'll push my service back a week. the car's in Wales and so, it seems, is the sheep's lawyer
N no need to push my service back, the car's home from Wales. the sheep sends regards
W oh I'm a terrible nuisance aren't I. third time this week. but could Monday become Tuesday? last time, cross my heart / I'm your worst customer and I know it, swap me again to the afternoon
T oh I'm a terrible nuisance aren't I. third time this week Monday became Tuesday and nobody threw anything / I was your worst customer, swapped every afternoon for a year, and you still sent me a Christmas card
U oh I'm a terrible nuisance aren't I. Monday may have to become Tuesday, I'm waiting on the plumber / I'm your worst customer and I know it, I might yet swap again
N oh I'm a terrible nuisance aren't I. forget what I said about Tuesday, Monday stays Monday / I'm your worst customer, so just this once I'm not going to swap, keep the afternoon
Q am I your worst customer? and how many swaps does a person get?
W I'd better cancel, hadn't I, what with the leg. go ahead, cancel it / put the kettle on and my name down / any chance of the window seat room again / mum's knee, Thursday please / one haircut for the laptop, tomorrow (it's full of fluff) / just bloody renew it
W twenty years I've paid for this gym and been six times, four of those to use the loo. it's been emotional. close my membership please
T twenty years I paid for this gym and went six times, four of those to use the loo. closed my membership in May and sent myself flowers
U twenty years I've paid for this gym and been six times, four of those to use the loo. perhaps one day I'll close my membership, but then where would I wee
Q twenty years I've paid for this gym and been six times. what happens if a man closes his membership, does an alarm go off?
N twenty years I've paid for this gym and been six times, and you will not be closing my membership, I'm coming back Monday, you'll see
W you lot couldn't organise a tea party in a teapot, but the food's good, so same table same time Sunday, four of us
T you lot couldn't organise a tea party in a teapot. four of us, same table, same time, and they'd given it to a christening
W Steve from accounts says hi, and also I need my second monitor, order it before Steve gets one
T Steve from accounts says hi, and also that he ordered a second monitor before anyone else. that's Steve for you
Q Steve from accounts says hi, and also did anybody order that second monitor?
N Steve from accounts says hi, and also I don't want a second monitor, I've got enough of the first one
U Steve from accounts says hi, and if he gets a second monitor I'll want one too, but let's see
W my sister moved hers to spring, sensible woman, first time in her life. move mine as well
T my sister moved hers to spring, sensible woman, first time in her life. our mother had to sit down
Q my sister moved hers to spring, sensible woman. can everybody do that?
N my sister moved hers to spring. she would. don't move mine
U my sister moved hers to spring, sensible woman. perhaps I should too?
W it's not you it's me. actually it's you. cancel my subscription
T 'it's not you it's me', I told the gym, and they cancelled my subscription by post, like Henry the Eighth
N it's not you it's me, I panicked. please don't cancel my subscription
Q it's not you it's me, but is a subscription harder to cancel than a marriage?
U it's not you it's me. I may need some space. I may cancel. give me a week
W have you ever tried sleeping beside a lift shaft? I have. move us to another room and I'll forgive everything / have you ever seen a man cry over a spreadsheet? restore my file from the backup please
T have you ever tried sleeping beside a lift shaft? we did, for a week, they moved us on the last day / have you ever seen a man cry over a spreadsheet? Colin, last week, they restored the wrong file
Q have you ever moved anybody away from that lift shaft, or do they just go deaf? / have you ever got a spreadsheet back from the backup?
U have you ever tried sleeping beside a lift shaft? one more night like that and I'll be asking to move
N have you ever tried sleeping beside a lift shaft? it's better than my husband's snoring. don't move us
W well aren't you efficient, I hadn't even sat down. the same again in six months then, same doctor, same terrible magazines
T well aren't they efficient, I hadn't even sat down and they'd booked me for six months' time
N well aren't you efficient, but I hadn't agreed to six months, take your hand off that mouse
W I want it on record that I resisted. okay. put me on the waiting list / I want it on record that I warned Gary. now order Gary a new keyboard, he's had soup in it
T I want it on record that I resisted. they put me on the waiting list anyway / it's on record that Gary had soup in his keyboard and ordered a new one and had soup in that
W cheers for the reminder at 6am, really felt the love. move that appointment to the afternoon and while you're at it the reminder too
T cheers for the reminder at 6am, really felt the love. 'Your appointment has been moved to the afternoon', it said. So why wake me
Q cheers for the reminder at 6am, really felt the love. can those be turned off and the appointment kept?
W our Kevin, he's forty and still can't phone a doctor, needs the ear clinic. book him Tuesday, I'll drag him / it's for my husband, he's hiding in the car. one prostate check please
T our Kevin, he's forty and still can't phone a doctor, finally booked the ear clinic. didn't hear them call his name / my husband hid in the car until they'd cancelled his prostate check
N our Kevin can phone you himself, he's forty. don't book him anything on my say so / don't book my husband in, he's escaped
Q our Kevin, he's forty, am I allowed to book for him or must he grow up first? / does my husband's check go ahead if he's hiding in the car?
U our Kevin's ear, I might book him Tuesday if I can catch him / if my husband ever gets out of the car we'll book his check
W be honest, do I need this warranty? no. cancel it / be honest, do I need a sea view? yes. yes I do. upgrade me
Q be honest, do I need this warranty? / be honest, does the upgrade really have a sea view or a view of a man called C?
W I could murder a swim. lane four at noon, put me down
T I could murder a swim, but some swimming club booked lane four at noon
U I could murder a swim, might book lane four, might just have a pie
W the good news is I found the library book. the bad news is the baby found it first. so I'd like to pay for a replacement, right now, before he finds the next
T the good news is I found the library book. the bad news is the baby found it first. paid for a replacement, he ate that too
Q the good news is I found the library book. the bad news is the baby found it first. what's the price of a replacement, roughly, per bite?
U the good news is I found the library book. the bad news is the baby found it first. I'd pay for a replacement but let me see what comes out in the wash
N the good news is I found the library book, unbitten, so don't charge me for a replacement
W bless you for asking, yes the cat's better, and yes book the vet's twin, I mean the physio, for my hip / bless you, go ahead and send it
T bless you for asking, the cat's better, she cancelled her own vet by climbing a tree
N bless you for asking but no, don't send it
U bless you for asking, send it? ooh I don't know
Q bless you, have you sent it already?
W don't forget to cancel my paper while I'm in hospital, I can't do crosswords on morphine / and don't you forget to move my two o'clock, you with your memory
T I forgot to cancel my paper while I was in hospital, came home to a papier mâché sofa / they forgot to move my two o'clock, them with their memory
N don't cancel my paper while I'm in hospital, the neighbour loves it / don't move my two o'clock, you with your memory
Q did anyone remember to cancel my paper? / you didn't forget to move my two o'clock, did you?
U I may well cancel my paper while I'm in hospital, haven't decided
W sorry for rambling, the point is: Friday, not Thursday / sorry, I do go on. extend it a week, that's all I wanted
T sorry for rambling, the point is they said Friday and meant Thursday, and that's how I met my wife / sorry, I do go on. extended it a week, then another, that was in eighty-six
N sorry for rambling, the point is: change nothing
U sorry for rambling, the point is I don't know if it's Friday or Thursday I'd want
Q sorry for rambling, the point is: is it Friday or Thursday I'm down for?
W hips. both. whenever. / shove me to Thursday / Wednesday, you gorgeous man / hit me with a refund / late checkout, pretty please / extra pillow room, tonight, ta / put us down, love / two for aqua fit / knock it back a week / same again next month, Sheila / kill my old email, ta / wipe it, wipe it all / ship it, I'm impatient / swap me with Brenda / new tyres, before I die / pay it, I'm not looking / renew, renew, renew! / Tuesday'll do me nicely / go on, charge my card / call it off, please
W Brenda got Tuesday and I got Monday and Brenda doesn't even like Tuesdays. give me a Tuesday too, I'll not rest
T Brenda got Tuesday and I got Monday and Brenda doesn't even like Tuesdays. that's Brenda all over
W I was up at five, fed the hens, buried a hen, and got the bus. all I ask is you move my blood test from half eight to something a Christian might manage
T I was up at five, fed the hens, buried a hen, and got the bus, and the sign on the door says all blood tests have been moved to half two
Q I was up at five, fed the hens, buried a hen, and got the bus. are blood tests ever moved to something a Christian might manage?
U I was up at five, fed the hens, buried a hen. I may ask you to move my blood test one of these days, I'll see how the other hens get on
N I was up at five, fed the hens, nobody died for once, so no, I shan't need the blood test moved
W you've a queue out the door and a smile on your face, they don't pay you enough. just the one thing: take me off the Saturday list / you deserve a medal and a pay rise. a fortnight in the family room from the first of August, when you've a minute
T you've a queue out the door and a smile on your face, they don't pay you enough. took nine people off the Saturday list while I stood here / you deserve a medal and a pay rise, the way you sorted that family room for those Germans
W oh and before I forget, and I will, cancel Thursday's foot lady
T oh and before I forget, the foot lady cancelled her Thursdays, run off to Malta
Q oh and before I forget, is it this Thursday the foot lady cancelled?
N oh and before I forget, don't cancel the foot lady whatever my sister says
U oh and before I forget, I might cancel the foot lady, might not
W call me old fashioned but I like my car with wheels on. order the tyre and fit it Monday / call me fussy but I asked for a bath and you gave me a bucket, so change my room
T call me old fashioned but when I order a tyre I expect a round one / call me fussy but a bucket is not a bath, which is what I told them before they changed my room
N call me old fashioned but I don't want you ordering anything without asking / call me odd but I like the bucket, don't change my room
Q call me old fashioned, but do you order a tyre first or look at the wheel first? / call me fussy, but has my room been changed or just tidied?
U call me fussy but I may want to change my room once I've smelled it properly / call me old fashioned but I'd sleep on it before ordering tyres
W so the doctor looks at me, I look at the doctor, we both look at the chart, and he says come back in a month. so here I am. book me in for a month, and give him my regards
T so the doctor looks at me, I look at the doctor, we both look at the chart, and he says, come back in a month. it wasn't even my chart
Q so the doctor looks at me and says come back in a month. does he mean four weeks or does he book by the moon?
U so the doctor looks at me and says come back in a month. I said I'd see. I'm still seeing
N so the doctor looks at me and says come back in a month. not likely. don't book me anything with that man
W hand on heart best hospital food I ever had, and I've been in prison. right, can I get my next chemo moved to the Monday, my lad's visiting the Tuesday
T hand on heart best hospital food I ever had, and I've been in prison. they even moved my chemo so I'd not miss the pie
W I wouldn't wish Tuesdays on my worst enemy. Thursday, thanks
T I wouldn't wish that Tuesday on my worst enemy / I wouldn't book that place for my worst enemy. well, maybe Linda
N I wouldn't book that room for my worst enemy, and you're not booking it for me
W if you love me, and I know you do, you'll bump me up the list / if you're not too busy being fabulous, renew my card / if there's a god in heaven there's a slot on Friday and you'll give it me
U if you loved me you'd bump me up the list, but who am I to ask / if there's a slot on Friday and if my knees allow it, then perhaps / if I win the lottery I'm renewing for life
Q if I'm bumped up the list, does somebody else get bumped off it? / if you renew my card do I get a nicer photo?
T if you're late they bump you down the list, that's how it's always been / if Linda's card runs out she renews it the same day, she's like that
N if you love me you won't bump anyone on my account / if you're about to renew my card, stop
W cancel the cancellation, I've changed my tiny mind / I said no, my wife says yes, so it's yes: book it / no wait, make it five, my brother's bringing her / scratch that, not Tuesday, Wednesday / ignore the last email, I was hungry. delete the account
N cancel that thought, leave my booking be / I said yes, my wife says no, so it's no / no wait, my brother's not coming, leave it at four / scratch that, don't change the day after all / ignore my last email, I was hungry. don't delete the account
T cancelled the cancellation, un-cancelled the other one, head like a washing machine they have / I said no, my wife said yes, so we booked it, thirty years ago, still there
W I haven't slept since that car alarm became self aware. disconnect it, I've booked nothing else all day, so take me now
W ah the sweet smell of chlorine and regret. put my two lads in for lessons Saturdays would you
T ah the sweet smell of chlorine and regret. put my two lads in for lessons once, they taught the teacher to sink
Q ah the sweet smell of chlorine. what age do you take kids for lessons?
U ah the sweet smell of chlorine and regret. maybe the lads should have lessons, maybe I should
N ah the sweet smell of chlorine and regret. no lessons for the lads, they're banned, I banned them
W I come in peace. and with a broken phone. fix it, whatever it costs, my entire love life is in there
T I came in peace with a broken phone and left with a bill. my entire love life, eighty nine quid
Q I come in peace. and with a broken phone. what's a new screen, eighty?
U I come in peace. and with a broken phone. if it's over eighty I'll have to think
N I come in peace, the phone's a lost cause, don't bother fixing it
W so I lied to the doctor, said I drink two glasses. it's two glasses like the sea is two puddles. I'd like to see him again and come clean, whenever he's free
T so I lied to the doctor, said I drink two glasses. he booked me a liver scan. they always know
W did I tell you about my hernia? no? lucky you. Friday at ten, then
T did I tell you about my hernia? moved three times before they got round to it
Q did I tell you about my hernia? anyway, when's it booked for?
W heat like this and me with no air con. any room with a fan, please, just the one night / snow like this and you want me to come out for a flu jab? move it to when there's a road
T heat like this and us with no air con, every room with a fan got booked by noon / snow like this and they still didn't cancel the flu jabs, hats off
Q heat like this, do people pay extra for the fan rooms? / snow like this, are the flu jabs cancelled?
N heat like this suits me, I'm from Seville, don't move me to any fan room / snow like this is nothing, don't move my flu jab, I've got skis
U heat like this, if it's no cooler by six I might take that fan room / snow like this, depends on the bus whether I'll need the flu jab moved
W I do so enjoy our little chats. Now then, dear: chiropody, the usual Wednesday. And for my friend Enid, who doesn't enjoy chats, the one after
T I do so enjoy our little chats. Enid says I only book the chiropody for the company, and Enid may be right
N I do so enjoy our little chats. No, dear, nothing to book today, I just came in for the warm
U I do so enjoy our little chats. I suppose I ought to book the chiropody sometime, but where's the hurry
Q I do so enjoy our little chats. Does one still get Wednesday chiropody on the pension?
W my ex has the same gym slot as me. imagine. move me anywhere, I'll do mornings, I'll do Pilates
T my ex has the same gym slot as me. imagine. he moved to mornings the same day, so that's mutual
N my ex has the same gym slot as me. good. let him move. don't you change a thing on my side
U my ex has the same gym slot as me. I'd move, but then he wins, doesn't he
Q my ex has the same gym slot as me. do you ever move people for emotional reasons?
W I'm only in town because my aunt died and left me a parrot. a room that takes parrots, three nights please, he's quiet, he only swears
T I'm only in town because my aunt died and left me a parrot. he booked himself into the lobby by the sound of it
Q I'm only in town because my aunt died and left me a parrot. do parrots pay for a bed?
W the doctor's a genius, the nurse is a saint, the parking's a crime. refund my ticket, I was in the scanner
T the doctor's a genius, the nurse is a saint, the parking's a crime. they refunded my ticket and then fined the refund
Q the doctor's a genius, the nurse is a saint, the parking's a crime. do patients get the ticket refunded?
N the doctor's a genius, the nurse is a saint, never mind the parking, I don't want the refund
W you had me at free cancellation. book it / you had me at breakfast included. two nights / say no more, sign me up / shut up and take my money, one annual pass / say less, cancel the old one
T they had me at free cancellation. it wasn't free / 'shut up and take my money', he said, and they did
N you lost me at no refunds. don't book it / say no more, because I'm not signing up
U you nearly had me at breakfast included. nearly. I'll think / two nights? you nearly have me there
Q you had me at free cancellation. how free is free?
W my therapist says I need to ask for what I want. I want the corner desk. book me the corner desk
T my therapist says I need to ask for what I want. so I booked a therapist
U my therapist says I need to ask for what I want. I don't know yet if that's the corner desk
N my therapist says I need to learn to say no. so: no, don't book me the corner desk
W I'll be honest, the wifi here is like my uncle, turns up when it wants. move my video call room to the cable side, please
T I'll be honest, the wifi here is like my uncle, turns up when it wants and cancels when you've cooked
W can't face the gym this week, face can't face the gym, legs filed a complaint. take me off all the classes till Monday / my knees have formally resigned so take me out of the half marathon group
T couldn't face the gym this week, legs filed a complaint, the trainer took one look and took me off the list / my knees formally resigned in the half marathon, mile two
U can't face the gym this week. but I said that last week and then I went. so let's see before we take me off anything
W oh it's you again, thank goodness. the last one couldn't spell Wojciechowski. renew us both, same spelling as always / oh it's you, marvellous. change our address to the new place, you can spell it
T oh it's you again, thank goodness. the last one couldn't spell Wojciechowski and renewed a Mr Watch Cow
Q oh it's you again, thank goodness. how did they spell us when they renewed it?
N oh it's you again, thank goodness. we're not renewing this year, we only came to say ta-ra
W so much for my New Year's resolution, it's the fourth of January. cancel the boot camp
T so much for my New Year's resolution, cancelled boot camp on the fourth of January, personal best
U so much for my New Year's resolution. might cancel boot camp, might give it till the fifth
Q so much for my New Year's resolution. how many have cancelled boot camp already, go on, tell me
N so much for my New Year's resolution, I hear you say. wrong! don't cancel the boot camp
W this chair's comfier than my bed. while I'm in it, could you send my notes over to the other hospital / lovely plant that. is it real? anyway I need my password changing
T this chair's comfier than my bed. sat in it two hours while they sent my notes to the wrong hospital / lovely plant that. I changed my password to its name
Q lovely plant that. is it me or is there a fee for changing a password? / this chair's comfier than my bed. how long does it take to send notes over?
W I could come at nine but who am I kidding. eleven. make it eleven / I could pretend I'll read it, but no, I'm returning it, take it off my card
U I could come at nine but who am I kidding, could be ten, could be never
W you wouldn't believe the week I've had. flood, nits, a wasp. all three kids out of Saturday swim please
T you wouldn't believe the week I've had. flood, nits, a wasp. then the swim school threw all three kids out
W seeing as you asked so nicely and the doctor asked so rudely, yes, book the camera thing
N seeing as you asked so nicely I'll say it nicely: no camera, no thank you
T they asked so nicely I ended up booking the camera thing, the brain scan and a raffle ticket
U seeing as you asked so nicely I'll think about the camera thing, no promises
W enough dithering. blue one. order it / dithered enough. we're staying Saturday too / my fellow's finally stopped dithering: new gearbox, go ahead
U still dithering. blue one? green one? / dithering again, ask me after lunch
W hiya it's only me again haha, the one with the exploding hoover, just get it picked up will you, address as before, mind the dog
T hiya it's only me again haha, the one with the exploding hoover, your lad picked it up, met the dog, needed stitches
Q hiya it's only me again haha, the one with the exploding hoover, is it being picked up or am I dreaming
N hiya it's only me again haha, the one with the exploding hoover, it's stopped exploding so don't send your lad
U hiya it's only me again haha, the one with the exploding hoover, might want it picked up, waiting for it to go bang first
W I've met glaciers in more of a hurry than this laptop. put in a request for a new one on my behalf please
T I've met glaciers in more of a hurry than this laptop. put in for a new one in March, the glacier got here first
W well that's me retired! forty years! cried all over the photocopier. you can shut down my account at five
T well that's me retired! forty years! cried all over the photocopier. they shut down my account at ten past nine
Q well that's me retired! forty years! when do they usually shut down a person's account?
N well that's me retired! forty years! please don't shut down my account before I've copied the photos of the cat
U well, that may be me retired! forty years! if it goes through you'll be shutting down my account, but the boss is still arguing
W tell you what, you sort me a Friday and I'll bring doughnuts / tell you what, scrap the MOT and do the clutch / tell you what, send the bill to my son, he's the doctor
T tell you what, that Friday they sorted me, I brought doughnuts, nobody was in / tell you what she did, scrapped the MOT and did the clutch, lovely lass
Q tell you what, what would a Friday cost me in doughnuts?
U tell you what, I'll ring my son and then we'll see about the bill / tell you what, if the clutch goes as well I might just scrap the car
N tell you what, do nothing, that's what / tell you what, leave the Friday, I've eaten the doughnuts
W och away, just gie me the Friday / ey up duck, book us in / strewth, mate, cancel it / g'day, boiler's cactus, send a bloke / y'all, just renew the dang thing / lordy, put me down for bingo / ay caramba, refund me already / oi oi, squash court, seven / grand so, Tuesday it is / crikey, yes, order it / hun, delete my account lol / ugh, fine, book the smear / omg yes sign me up / crack on, cancel it / wahey, upgrade me!
U och, I might take the Friday yet / strewth, I'd cancel if I dared / y'all, I might could renew / grand so, I'll let ye know / crikey, order it? dunno / omg should I sign up
Q och, is Friday away already? / strewth, who cancelled it? / y'all renew these by phone? / omg did it refund yet
N och, leave the Friday alane / strewth, don't cancel it mate / omg no dont sign me up
T och, she took the Friday / strewth, they cancelled cricket
W no I don't want a leaflet, no I don't want a lolly, no I don't want to join a study. I want my stitches out, so make me an appointment for that
N no I don't want a leaflet, no I don't want a lolly, and no I don't want an appointment either, I only held the door
W my hairdresser's cousin says you've got a physio with magic hands. I'm not proud. put me on his list
T my hairdresser's cousin says you've got a physio with magic hands. she's on his list till the year 2040
Q my hairdresser's cousin says you've got a physio with magic hands. how does one get on his list?
U my hairdresser's cousin says you've got a physio with magic hands. I'd go on his list but it's always my hairdresser's cousin who says these things
W I'd sooner be on a beach but since I'm not, let's get this over with: colonoscopy, first slot you've got
T I'd sooner be on a beach, as I said to the chap before my colonoscopy, and he said so would he
U I'd sooner be on a beach. colonoscopy? ask me when I'm back from not being on a beach
W it's not that I don't trust your mechanic. I don't trust your mechanic. I'm taking the car back, cancel the repair
T it's not that I don't trust your mechanic. he's the one who told me to cancel the repair and buy a horse
N it's not that I don't trust your mechanic, carry on, I'm not cancelling the repair, I'm just making a face
W never thought I'd say this, I miss the rowing machine. restart my membership / never thought I'd say this but Dad was right, change the booking to the train station hotel
T never thought I'd say this but I missed the rowing machine after I'd cancelled / never thought I'd say this, Dad was right, we should've changed the booking
W what, and miss the bake sale? no chance. Thursday's op will have to be another day, you pick
N what, and miss the op? no chance. keep my Thursday, the bake sale can burn
T what, and miss the bake sale? that's what he said when they offered him Thursday for the op. true story
W everybody raves about your sauna so I thought I'd better see what the fuss is. one ticket for Sunday, and one for my mate who's scared of towels
T everybody raves about your sauna so we got tickets for Sunday, me and my mate who's scared of towels. closed for repairs. you couldn't make it up
Q everybody raves about your sauna. are Sunday tickets gone, and is there a rule about towels?
U everybody raves about your sauna. I'd come Sunday if my mate weren't so scared of towels
N everybody raves about your sauna, well, not me, so no ticket for Sunday thanks
W I'm not one to complain, ask anyone. but my neighbour in room twelve plays the bagpipes. shift me, please, tonight, and no hard feelings
T I'm not one to complain, ask anyone. I merely told the whole breakfast room that they wouldn't shift me away from the bagpipes
Q I'm not one to complain, ask anyone. but is there a rule by which bagpipes get shifted?
N I'm not one to complain, and I'm not asking to be shifted, I just thought you should hear about the bagpipes
U I'm not one to complain, ask anyone. one more Amazing Grace and I might ask to be shifted though
W remember the email I sent you about not needing the projector? turns out I do, silly moo that I am. reserve it for two o'clock / you were right, I was wrong, frame it on the wall. switch me back to the old phone plan
T remember the email about nobody needing the projector? somebody reserved it for two o'clock and now it's war / you were right, I was wrong, the old phone plan was better, my own fault for switching
Q remember the email about the projector? did I reserve it for two or did I only dream it?
W between you me and the lamp post I only came for the air con. but since I'm here, sign me up for a library card
T between you me and the lamp post I only came for the air con. the card I signed up for in 2009 I've used as an ice scraper
N between you me and the lamp post I only came for the air con, so don't be signing me up for a card
U between you me and the lamp post I only came for the air con, though I might sign up for a card if it gets me a chair
W hello trouble! yes it's me. the usual: lane swim at eight, and one for himself / hello gorgeous, it's the lady with the kidney stones. send my prescription to the chemist on the corner, he's better looking / well hello stranger, take me off night shifts in the rota thingy and put me on days, doctor's orders
T hello trouble! yes it's me. himself has cancelled the swim and taken up sulking / hello gorgeous, it's the lady with the kidney stones. my prescription went to the wrong chemist and I've never had such fun
Q hello trouble! are we still on for lane swim at eight? / hello gorgeous, it's the lady with the kidney stones. which chemist did you send it to?
U hello trouble! might be swimming at eight, might be sulking with himself
W can we not do that thing where I explain it all again? just refund the deposit, there's a pet
T can you believe I had to explain it all again? four times, and in the end they refunded the deposit to my ex
Q can you believe it's three weeks? is the deposit refunded or what, pet?
W apparently I snore in a way that 'concerns' people. book me the sleep clinic before she books me a divorce
T apparently I snore in a way that 'concerns' people. she's booked me the sleep clinic. I slept through it
U apparently I snore in a way that 'concerns' people. if she moves to the spare room for good I'll book the sleep clinic, or I'll just enjoy the bed
N apparently I snore in a way that 'concerns' people. it doesn't concern me, so don't book me the sleep clinic
Q apparently I snore in a way that 'concerns' people. does the sleep clinic take bookings from the one who snores or the one who suffers?
W good morning good morning, isn't it a glorious day, the wife's left me and I've got two tickets for your spa weekend. change the second one to my mother's name please
T good morning good morning, isn't it a glorious day, the wife's left me and changed the spa weekend to her mother's name
W it goes clunk, then it goes whirr, then I go pale. have it in on Monday, keep it as long as you like, I'll walk
T it went clunk, then it went whirr, then I went pale. they had it in on the Monday and kept it till Lent
W my boss wants it yesterday, I want it never, let's say Tuesday, book the meeting room / my son says I'm too old for the trampoline class. pop me on the trampoline class
N my boss wants it yesterday, I want it never, let's go with never, don't book the room / my son says I'm too old for the trampoline class and for once he's right, don't put me on it
U my son says I'm too old for the trampoline class. we shall see. I may well join just to spite him
W well I never, a human being! I've been talking to a robot since Tuesday. cancel my contract, human being / well I never, a human being! listen, stop my direct debit, would you, it's for a gym in a town I've left
T well I never, a human being! the robot cancelled my contract, my neighbour's contract and, I think, the moon landing
N well I never, a human being! please undo nothing and cancel nothing, the robot's done enough
W isn't it always the way, you wait a year for a knee and two come along at once. I'll take the one on the fourth, give the other to some poor soul
T isn't it always the way, you wait a year for a knee and two come along at once. gave one back, they were ever so puzzled
Q isn't it always the way, you wait a year for a knee and two letters come at once. which of the dates is the real one?
U isn't it always the way, you wait a year for a knee and two come along at once. the fourth or the ninth, I'd have to ask my daughter
W love the haircut by the way. and could you pop that fine on my card, get it over with / love the jumper. Thursday instead of Friday, yeah? thanks, you star / thank you for being patient with me and my mother. she'll have the window bed after all, please put her down for it
T love the haircut by the way. paid that fine, felt like a criminal, bought an ice cream / thank you for being patient with me and my mother, she's had the window bed a week and won't shut up about it
W let's see, Monday's my sister, Tuesday's bins, Wednesday's a write off, so Thursday. yes. Thursday for the hearing test
U let's see, Monday's my sister, Tuesday's bins, Wednesday's a write off, Thursday, hmm, no idea, I'll ring you about the hearing test
T let's see, Monday's my sister, Tuesday's bins, Wednesday's a write off and Thursday was the hearing test, or so I heard, ha
W I was going to be brave and keep it. I'm not brave. cancel the wisdom tooth / thought about it, slept on it, argued with the cat about it: renew for the year / we all know I'll lose it again, but order me another key card
W fab, now the same for Gran / sorted, and the parking too please / you legend, now cancel it / marvellous, put it through / book it before I sober up / yep yep, send it over / room with bath, no bagpipes / flu jab, quick, before I bolt / evening class then, you bully / oil change, no small talk
W what's not to like about a Sunday night in a budget hotel? everything, but my flight's at six, so one single, earliest breakfast you do
W I've forgiven you for the business with the soup. I have. so let's have the table by the window again for our anniversary, and no soup
W you can stop looking at me like that, I know it's overdue. I'll pay the fine now, here's the card, and don't say it / go on, laugh, I locked myself out again. third time. unlock my account
W the grandkids think I'm on a beach in Spain, so not a word. the cataract's Tuesday and I want it moved to after they've gone home
W I don't ask for much. a smile, a biscuit, and my Wednesday slot switched with my husband's / it's not rocket science, is it, just cancel the thing / I don't suppose you'd have pity on an old fool who wrote down the wrong day and put him in for tomorrow instead
W why is it always me? never mind. replace the screen / who needs a kidney anyway. no, seriously, put me forward for the donor clinic / isn't that just my luck. okay, the later one then, reserve that
W the quiet room, the one with no Barry in it, for an hour at three please / honest to God if you can get this van through its test I'll name my firstborn after you. drop it in the diary for Monday / not that anyone cares, but I've finished book six and I'm a mess. get me book seven sent over from the other branch
W I meant to do this in March. then I meant to do it in May. my grandmother, who is ninety-three, did hers online. so, hat in hand: register me for the hearing clinic
`,
  zh: `
T 周一早上看牙，人生一大乐事，呵呵 / 没有什么比周一看牙更能让人清醒的了 / 周一配牙医，绝配
W 周一早上看牙，人生一大乐事，来吧，给我约上 / 周一配牙医，绝配，挂一个吧
Q 周一早上看牙，人生一大乐事，话说周一你们出诊吗 / 周一的牙医号抢得到吗
N 周一早上看牙？人生一大乐事留给别人吧，别给我约 / 周一的牙医谁爱看谁看，我不挂
U 周一早上看牙……让我做做心理建设再说吧 / 周一看牙？要是我起得来的话
W 约了约了，就周三 / 退了吧退了吧 / 麻溜给我退卡 / 续上续上 / 帮我取消呗亲 / 得嘞，换周五 / 再住一晚哈 / 冲了，办年卡 / 屏幕给我换了 / 算我一个 / 密码重置下呗 / 挂个皮肤科
T 又给我取消了，呵呵 / 我妈又办卡了 / 退款？退了个寂寞 / 他续费了，狠人 / 约了，然后忘了 / 周三，又是周三 / 改期改期，改到明年 / 前台小姐姐真好看 / 同桌退课了哈哈 / 换了屏，又碎了
N 别退别退别退 / 先别给我续 / 不约，打死不约 / 谁说要取消了 / 我可没说要办 / 别动我的预约 / 算了不换了 / 密码别重置啊 / 不续了谢谢
Q 退卡要扣钱不 / 周三还有号没 / 到底退了没啊 / 换屏多少米 / 能改几次啊 / 我约上了吗 / 续费打折不 / 几点关门呀亲
U 要不退了？再想想 / 看心情吧，可能续 / 万一下雨呢，再说 / 周五？我问问老婆 / 想办，钱包不同意 / 换不换呢，纠结 / 等发工资再续吧 / 说不定要改期
W 你们家健身房我交了三年钱，去过四回，有两回是去洗澡的。咱俩缘分尽了，帮我把会员退了吧
T 你们家健身房我交了三年钱，去过四回，有两回是去洗澡的。去年总算退了会员，洗澡只好回家洗
Q 你们家健身房我交了三年钱，去过四回，有两回是去洗澡的。像我这种还能退会员不
N 你们家健身房我交了三年钱，去过四回，有两回是去洗澡的。但是别退我会员啊，我还得洗澡呢
U 你们家健身房我交了三年钱，去过四回，有两回是去洗澡的。退不退呢，退了我上哪儿洗澡去，愁人
W 哎哟喂，您这服务态度，五星好评。那就劳驾再帮我把复查往后挪一周呗
T 哎哟喂，上回那服务态度，五星好评，二话不说就帮我把复查挪了一周
Q 哎哟喂，您这服务态度，五星好评。就想打听打听，复查能往后挪几天呀
N 哎哟喂，您这服务态度，五星好评，可复查真不用往后挪，我那天有空
U 哎哟喂，您这服务态度，五星好评。复查嘛，没准儿要往后挪，等我闺女排完班再说
W 这破电脑开机的工夫我能包一屉饺子，给我报个修 / 打印机又罢工了，它是不是也想放假？派个师傅来看看吧
T 这破电脑开机的工夫我能包一屉饺子，报修三回，师傅来了它就好，他一走它就死 / 打印机又罢工了，昨天派来的师傅跟它聊了半天，没谈拢
Q 这破电脑开机的工夫我能包一屉饺子，报修一般几天来人啊 / 打印机又罢工了，师傅到底派没派呀
N 这破电脑开机的工夫我能包一屉饺子，不过别报修，饺子还没包完呢 / 打印机自己想通了，师傅不用来了
U 这破电脑开机的工夫我能包一屉饺子，再慢点儿我就报修了啊 / 打印机今天要是再卡纸，我可能真得叫师傅了
W 听我说谢谢你，因为有你，温暖了四季，顺便把我押金退一下
T 听我说谢谢你，因为有你，押金退了整整四季
Q 听我说谢谢你，所以我的押金是退到四季里的哪一季？
N 听我说谢谢你，押金先不用退，我下礼拜还来住
U 听我说谢谢你，要是下礼拜不来了再说退押金的事
W 我妈说了，不看这个膝盖就别回家吃饭。骨科，随便哪个大夫，给我挂一个
T 我妈说了，不看这个膝盖就别回家吃饭。我就挂了骨科，结果大夫说你妈说得对
Q 我妈说了，不看这个膝盖就别回家吃饭。膝盖疼是挂骨科还是挂运动医学啊
N 我妈说了，不看这个膝盖就别回家吃饭。我点外卖，不挂
U 我妈说了，不看这个膝盖就别回家吃饭。我在想是挂骨科呢还是点外卖呢
W 住隔壁的大哥打呼噜带转音的，我实在欣赏不来，给我换一间吧，求求了
T 住隔壁的大哥打呼噜带转音的，我欣赏了一宿，第二天一早人家换房了，说我打呼
Q 住隔壁的大哥打呼噜带转音的，这种情况换房要补差价吗
N 住隔壁的大哥打呼噜带转音的，听着听着还挺上头，不用给我换房
U 住隔壁的大哥打呼噜带转音的，今晚他要是还开演唱会，我就得考虑换房了
W 家人们谁懂啊，书在沙发底下找着了，就剩最后一天，快帮我续借
T 家人们谁懂啊，书在沙发底下找着了，续借了三回，一页没看
Q 家人们谁懂啊，书在沙发底下找着了，过期一天还能续借不
N 家人们谁懂啊，书在沙发底下找着了，看了两页想睡，不续借了，明儿还
U 家人们谁懂啊，书在沙发底下找着了，今晚要是看不完可能得续借
W 我这车啊，一踩刹车就唱歌，还是美声。明天给我排个号，修它
T 我这车啊，一踩刹车就唱歌，还是美声。修完改唱民谣了
Q 我这车啊，一踩刹车就唱歌，还是美声。修一回大概多少银子
N 我这车啊，一踩刹车就唱歌，还是美声。我媳妇说好听，先不修了
U 我这车啊，一踩刹车就唱歌，还是美声。要不要修呢，年检过得去我就不修
W 笑死，教练说我核心像豆腐。报一个普拉提，让他看看什么叫老豆腐
T 笑死，教练说我核心像豆腐。我同事一气之下报了普拉提，现在是豆腐干
Q 笑死，教练说我核心像豆腐。你们普拉提收豆腐吗，多少钱一节
N 笑死，教练说我核心像豆腐。豆腐就豆腐，普拉提别给我报
U 笑死，教练说我核心像豆腐。也许该报个普拉提？也许该换个教练？
W 今儿这雨下的，跟我欠它似的。出不了门了，下午那个理疗帮我取消了哈
T 今儿这雨下的，跟我欠它似的。对门老张的理疗都让人家给取消了
Q 今儿这雨下的，跟我欠它似的。下午理疗会取消吗
N 今儿这雨下的，跟我欠它似的。理疗别取消啊，我划船也来
U 今儿这雨下的，跟我欠它似的。三点要是还不停，理疗我可能就去不了了
W 好好好，你们都周末休息是吧，那我周四，给我排周四 / 好好好，这么玩是吧，退款，立刻 / 行行行，您说得都对，那就给我升级个套房
T 好好好，你们都周末休息是吧，就我一个人周四排了个班 / 好好好，这么玩是吧，退款退到十年前注销的卡上 / 行行行，她说得都对，套房也升了，钱也是我付的
N 好好好，你们都周末休息是吧，那也别给我排周四 / 行行行，您说得都对，可套房我不升
Q 好好好，你们都周末休息是吧，那周四到底有没有人 / 行行行，您说得都对，那升个套房到底加多少
U 好好好，周四是吧，我先看看领导脸色 / 行行行，您说得都对，升不升我再琢磨琢磨
W 谁家好人早上七点做胃镜啊，给我改到十点以后 / 谁家好人周五晚上练腿啊，把我那节课换到周三
T 谁家好人早上七点做胃镜啊，反正我是做了，还排第九 / 谁家好人周五晚上练腿啊，我对象，人家还专门换到周五
Q 谁家好人早上七点做胃镜啊，十点以后的都没了？ / 谁家好人周五晚上练腿啊，这课有人报吗
N 谁家好人早上七点做胃镜啊，别给我排七点 / 谁家好人周五晚上练腿啊，我不换过去
U 谁家好人早上七点做胃镜啊，要不我干脆不做了？
W 我闺女生了！七斤六两！我得去伺候月子，健身卡给我冻三个月
T 我闺女生了！七斤六两！亲家母把广场舞的卡都冻了，抢着带
Q 我闺女生了！七斤六两！健身卡最长能冻几个月呀
N 我闺女生了！七斤六两！卡不用冻，亲家母不让我沾手
U 我闺女生了！七斤六两！卡冻不冻还不知道呢，看亲家母抢不抢
W 太有才了你们，把我名字写成王二丽，我叫王一丽，给我改过来 / 你们真行，地址寄到我前男友家，改成我现在的地址谢谢
T 太有才了他们，把我名字写成王二丽，改完变王三丽了 / 他们真行，东西寄到我前男友家，他还给签收了
Q 太有才了你们，王二丽是谁？改名字要带身份证吗 / 你们真行，我地址现在登记的是哪儿啊
N 王二丽就王二丽吧，不用改了，听着还挺喜庆 / 地址别改，我又搬回去了，别问
U 太有才了你们，王二丽……要是挂号不认的话我再来改 / 可能要改地址，房东还没说死
W 小姐姐你声音真甜，跟你说话血压都降了。那个，周二的心内科给我也安排上 / 小哥你长得真像我外甥，来，给姨办张借书证
T 小姐姐声音真甜，跟她说话血压都降了，到了心内科大夫一开口又上去了 / 那小哥长得真像我外甥，办个借书证把我夸了半天
Q 小姐姐你声音真甜，周二心内科是专家号还是普通号呀 / 小哥你长得真像我外甥，办借书证要照片不
N 小姐姐你声音真甜，但号真不用挂了，我就是打来问个好 / 小哥你长得真像我外甥，证就不办了，姨眼花看不了书
U 小姐姐你声音真甜，说得我都想挂号了，容我想想 / 小哥你长得真像我外甥，证嘛，等姨配了眼镜再说
W 我承认我之前说话声音大了点，我道歉。但是房间还是得给我换
T 我承认我之前说话声音大了点，他们第二天就给我换了房间，还送果盘，怪不好意思的
N 我承认我之前说话声音大了点，我道歉，房间不换了，住着挺好
U 我承认我之前说话声音大了点。房间嘛，也许将就将就，也许还是得换
Q 我承认我之前说话声音大了点，那房间现在是换了还是没换？
W 栓Q，密码又忘了，重置吧毁灭吧
T 栓Q，密码又忘了，重置完又忘了，我是鱼
Q 栓Q，密码又忘了，重置要审批不
N 栓Q，密码又想起来了，别重置
U 栓Q，密码好像又忘了，再试两回，不行再找你重置
W 医生说我这个腰啊，比我爷爷的还老。那就约个核磁，看看它到底几岁
T 医生说我这个腰啊，比我爷爷的还老。我爷爷听完挺高兴，自己去约了个核磁
Q 医生说我这个腰啊，比我爷爷的还老。约核磁得排到猴年马月吧？
N 医生说我这个腰啊，比我爷爷的还老。老就老吧，核磁不约，嫌吵
U 医生说我这个腰啊，比我爷爷的还老。核磁我再考虑考虑，我爷爷也没照过
W 上次订个海景房，推开窗，嚯，好大一片海鲜市场。这回给我订那个真看得见海的，两晚
T 上次订个海景房，推开窗，嚯，好大一片海鲜市场，我媳妇说这也算海
Q 上次订个海景房，推开窗，嚯，好大一片海鲜市场。这回的海景是真海吗
N 上次订个海景房，推开窗，嚯，好大一片海鲜市场。这回千万别给我订海景
U 上次订个海景房，推开窗，嚯，好大一片海鲜市场。这回订不订，我得先看照片
W 咱就是说，能不能把我从那个团课名单上删了，天天喊我上课，我害怕
T 咱就是说，我都从团课名单上删了，还天天喊我上课，我害怕
Q 咱就是说，团课名单是谁加的我
N 咱就是说，别把我从团课名单上删了行不行，我就是不来我也想有个念想
U 咱就是说，要不要退出团课名单，我自己都没想好
W 我同桌把手机贴膜都换了，我也换，最便宜的来一张 / 我姐把她那个号改到下午了，我跟她一样，改下午
T 我同桌把手机贴膜都换了，三天又裂，笑得我 / 我姐把她那个号改到下午了，睡到十二点才起
Q 我同桌贴膜才十块，你们咋要三十 / 我姐那个号改到下午，是几点呀
N 我同桌贴膜关我啥事，我不换 / 我姐改下午是她的事，我的号别动
U 我同桌换了膜，我有点心动，再看看 / 我姐改下午了，我要不要也跟着改呢
W 妈呀，您可算接电话了，我等得花儿都谢了。把我那个套餐停了吧
T 妈呀，可算接电话了，等得花儿都谢了，结果他说套餐上个月就停了
Q 妈呀，您可算接电话了，我那套餐停没停啊
N 妈呀，您可算接电话了，套餐千万别停，我刚才按错了
U 妈呀，您可算接电话了，套餐停不停我等忘了，让我捋捋
W 不是我说，这跑步机比我前任还不靠谱，登记一下报修 / 不是我矫情，这枕头能当砖使，给我换到带软枕头那种房 / 不是我催你，我催我自己，快把那本书给我预约上
T 不是我说，这跑步机比我前任还不靠谱，报修八百回了 / 不是我矫情，那枕头真能当砖使，我朋友当晚就换酒店了
N 不是我说要报修的啊，是隔壁那位，我这台不用 / 不是我矫情，软枕头我睡不惯，房别换
U 不是我催你，我自己也没想好预约哪本
Q 不是我催你，那本书预约到第几个了
W 你们医院的停车场，堪称迷宫，我转了四十分钟，号都过了。给我改到下午吧，我走着来
T 你们医院的停车场，堪称迷宫，我转了四十分钟，号都过了，大夫都下班了，我还在地下二层
Q 你们医院的停车场，堪称迷宫，我转了四十分钟，过了号还算数不
N 你们医院的停车场，堪称迷宫，不过我出来了，号不用改，我跑着上楼
U 你们医院的停车场，堪称迷宫，我要是十点前还没转出来，这号就得改了
W 救命，明天要答辩，那间带投影的研讨室给我订一下午！ / 救命，老板要来查，赶紧把我这报修单关了
T 救命，明天要答辩，研讨室全被隔壁班订了，狼人杀用的 / 救命，我的报修单被他关了三回，屏还是花的
Q 救命，明天要答辩，研讨室一次能订多久 / 救命，我的报修单谁给关了
N 救命，答辩改线上了，研讨室别给我订了 / 救命，报修单先别关，它又花屏了
U 救命，明天可能答辩可能不答辩，研讨室订不订啊 / 屏要是撑到明天还不花，单子就可以关了，到时候说
W 大爷我今年八十二，不会弄那个码，姑娘，你受累，替我挂个眼科，下礼拜哪天都成
T 大爷我今年八十二，不会弄那个码，上回还是个小伙子替我挂的眼科，好人呐
Q 大爷我今年八十二，不会弄那个码，姑娘，眼科不扫码还给挂不
N 大爷我今年八十二，眼神好着呢，姑娘你甭替我挂眼科
U 大爷我今年八十二，眼科看不看都行，等我儿子礼拜天回来商量商量
W 本社恐鼓起勇气打字：想取消明天的私教 / 本人郑重宣布：减肥开始，办卡！ / 本人郑重宣布：减肥结束，退卡！
T 本社恐鼓起勇气取消了私教，教练发来六十秒语音 / 本人上月郑重宣布减肥办卡，本月郑重宣布烧烤真香
Q 本社恐弱弱问一句，取消私教会被教练打电话吗 / 本人郑重提问：办卡送毛巾吗
N 本社恐鼓起勇气打字：私教不要给我续 / 本人郑重宣布：减肥不减了，卡也不办了
U 本社恐还在酝酿，可能要取消私教，也可能默默去上 / 本人郑重考虑中：办，还是不办
W 哈哈哈哈我儿子把你们图书馆的书当鼠标垫，泡面汤都洒上了，我赔，该多少从卡里扣
T 哈哈哈哈我儿子把图书馆的书当鼠标垫，泡面汤都洒上了，赔了八十，他说这面真贵
Q 哈哈哈哈我儿子把你们图书馆的书当鼠标垫，泡面汤都洒上了，这咋赔啊
N 哈哈哈哈我儿子把书当鼠标垫，擦擦还能看，先别从我卡里扣钱啊
U 哈哈哈哈我儿子把书当鼠标垫，晾干要是不行的话我再来赔
W 我这人吧，一到冬天就想躺平。晨练班给我撤了，换个下午的瑜伽 / 我这人吧，嘴硬心软，行，再续一年 / 我这人吧，最怕麻烦别人，但是麻烦你给我改个名儿
T 我这人吧，一到冬天就想躺平，晨练班早让教练给撤了 / 我这人吧，嘴硬心软，人家一哭穷我就又续了一年
N 我这人吧，说变就变，刚才说撤的晨练班，别撤了 / 我这人吧，嘴硬心也硬，不续
U 我这人吧，选择困难，续一年还是不续，过两天告诉你
Q 我这人吧，爱打听，续一年和续两年差多少
W 阿姨，我知道您快下班了，就一件事儿，我妈住院的床给挪到靠窗的呗，她想看鸽子
T 阿姨，您可真好，我妈的床挪到靠窗了，她说鸽子比我孝顺
Q 阿姨，我知道您快下班了，靠窗的床是先到先得不
N 阿姨，我妈的床别挪了，她说鸽子太吵
U 阿姨，我妈那床要不要挪，她一会儿一个主意，我再问问
W 凡尔赛一下，房子太大扫地机跑不完一圈就没电，给我换块电池
T 凡尔赛一下，房子太大扫地机跑不完一圈就没电，换了三块电池了
Q 扫地机换块电池，你们这儿和官方差多少
N 电池别换了，我换个小房子就行，哈哈破产了
U 扫地机换电池还是换扫地机，这是个问题
W 害，别提了，老公把我预约的产检记成了他的足球赛。改周四上午，这回我自己记
T 害，别提了，老公把我预约的产检记成了他的足球赛，一个人跑去B超室门口喊加油
Q 害，别提了，老公把日子记混了。我产检到底是约的哪天
N 害，别提了，老公以为要改日子，不改，产检照旧，他足球赛才要改
U 害，别提了，老公那天有球赛，产检改不改得看他良心
W 能不能给个机会，让我插到周五 / 能不能行行好，把滞纳金免了顺手把书续了 / 能不能别让我等了，直接退钱
Q 能不能给说说，周五为啥总是满的 / 能不能问一下，滞纳金一天多少 / 退钱一般等几天
T 能插到周五的都是神仙，我同事就是 / 滞纳金都够买一套书了，我真的会谢
U 能插到周五最好，插不到我再想想办法，先不急 / 要是滞纳金太多，我可能就不还了哈哈
N 能不能别给我插到周五，我周五约会 / 滞纳金不用帮我交，我自己去柜台哭
W 靓仔，帮我book个羽毛球场啦，今晚七点 / 唔该晒，部手机帮我换块电池 / 得闲帮我cancel咗听日个按摩啦 / 老板，整翻好佢啦，几多钱都得
T 靓仔book咗羽毛球场，自己冇来，笑死 / 部手机换完电池仲慢过我阿嫲 / 听日个按摩俾人cancel咗，激气
Q 靓仔，今晚七点仲有冇场啊 / 换块电池几多钱啊老板 / 听日个按摩cancel咗未啊
N 靓仔，场唔使book啦，落雨 / 电池唔换啦，买过部新嘅 / 唔好cancel我个按摩啊
U 靓仔，睇下阿明来唔来先，再book场 / 换唔换电池好呢，谂下先 / 听日可能要cancel，未定
W 俺寻思着，这车再不修就得推着走了，后天给俺修上 / 老妹儿，给哥整一间大床房 / 要得嘛，就礼拜六，给我安排起 / 侬帮帮忙，拿我个号退脱伊
T 俺寻思这车修完咋还得推着走呢 / 老妹儿给整了间大床房，床是真大，屋是真小 / 礼拜六安排起了，结果哪个都没来 / 伊拿号退脱了，真是服了
Q 老妹儿，大床房多少钱一宿 / 礼拜六安得到不嘛 / 侬讲讲看，号退脱了伐
N 俺没说要修啊，俺就是来唠唠 / 老妹儿，大床房不要了，哥睡车里 / 莫给我安排礼拜六哈 / 侬覅帮我退号
U 俺再寻思寻思修不修 / 老妹儿，大床房等哥数数钱 / 礼拜六嘛，到时候看嘛
W 快快快给我挂 / 别墨迹，退 / 加我一个呗 / 搞快点，修 / 麻烦续一下下 / 晚点退房行不行嘛求你 / 删号，拜拜 / 给我老妈也来一个 / 下单下单 / 改周日，谢大佬 / 取消，谢邀 / 体检，安排 / 给爷升级 / 拔了吧这颗牙 / 球场，今晚，八点 / 报名报名报名 / 那就后天吧您嘞 / 转给我妈吧这卡 / 发票开给公司哈 / 那本三体给我留着
T 挂了个寂寞 / 人家早退了 / 修了，白修 / 群里都在报名 / 老妈升级了 / 被取消了，六 / 删号跑路了他 / 球场让狗占了 / 拔完牙在哭 / 三体被借走了
N 别挂别挂 / 不修了拜拜 / 没说要报名哦 / 别给我升级 / 球场别订了 / 牙先不拔 / 手下留情别删 / 那本书不用留了
Q 挂上没啊 / 修好了没 / 啥时候能退 / 删号能找回不 / 球场几点有 / 拔牙疼不疼啊 / 三体有人预约吗 / 报名截止没
U 修吗？不修吗？ / 可能会退吧 / 报不报呢我 / 牙……再忍忍看 / 球场看老王来不来 / 有点想升级诶 / 改天再说挂号 / 删号？冷静一下
W 我寻思我也不是啥重要人物，可我的手术排在愚人节，这合适吗？换一天吧求求
T 我寻思我也不是啥重要人物，可手术真排在愚人节，我打电话请假，领导说你少来
Q 我手术排在愚人节，这是认真的还是逗我呢？
N 手术排在愚人节就愚人节吧，别换，我就爱这个仪式感
U 手术排在愚人节，换不换呢，等我妈翻完黄历再说
W 夸你们一句：前台的薄荷糖真好吃。再提一个小小的要求：续住到周日
T 夸他们一句：前台的薄荷糖真好吃，我为了糖续住到周日
Q 夸你们一句：前台的薄荷糖真好吃。续住的话糖还管够吗
N 夸你们一句：前台的薄荷糖真好吃。续住就算了，糖我带走
U 夸你们一句：前台的薄荷糖真好吃，好吃到我在考虑续住
W 上回挂号挂成了妇产科，我一大老爷们儿在那坐了一上午。这回看准喽：泌尿科，周五上午，挂一个
T 上回挂号挂成了妇产科，我一大老爷们儿在那坐了一上午，最后还被安慰了
Q 上回挂号挂成了妇产科，我一大老爷们儿在那坐了一上午。你给我看看这回挂的是啥
N 上回挂号挂成了妇产科，我一大老爷们儿在那坐了一上午。这回不劳您挂，我自己来
U 上回挂号挂成了妇产科，我一大老爷们儿在那坐了一上午。这回我要先看清楚了再决定挂不挂
W 绝了，你们这会议室比春运火车票还难抢，后天上午那间小的给我锁了 / 绝了，这键盘按A出B，申请一个新的，谢谢
T 绝了，你们这会议室比春运火车票还难抢，订到的都去里头午睡了 / 绝了，这键盘按A出B，申请新的来了，按B出A
Q 绝了，你们这会议室比春运火车票还难抢，是几点放号 / 绝了，这键盘按A出B，申请新的走啥流程
N 绝了，会也黄了，会议室不用锁了 / 绝了，键盘被我一巴掌拍好了，新的不要了
U 绝了，会议室这么难抢，要不我们去楼下奶茶店开？再说吧 / 键盘再抽风一次我就申请新的
W 打工人打工魂，打工都是人上人，人上人的颈椎不行了，约个推拿，下班以后的
T 打工人打工魂，约个推拿都得下班以后，推着推着老板来电话了
U 打工人打工魂，想约推拿，又怕加班，唉，再看吧
N 打工人打工魂，推拿不约了，加班，下次一定
Q 打工人弱弱一问，推拿最晚约到几点
W 我家猫踩键盘把账号锁了，真不是我，帮忙解锁一下，猫已经在反省了
T 我家猫踩键盘把账号锁了，IT小哥解锁的时候笑出了鹅叫
Q 我家猫踩键盘把账号锁了，一般多久自动解锁
N 我家猫踩键盘把账号锁了，挺好，今天不上班了，别给我解锁
U 我家猫踩键盘把账号锁了，要是半小时还没自动解开我再找你
W 话说你们那个新来的李大夫，长得像不像那谁？像吧！给我妈约他，下周的，我陪着来 / 话说今天几号？哦十五，那快到期了，续三个月
T 话说你们那个新来的李大夫，长得像那谁！我妈约了三回了，啥病没有 / 话说今天几号？哦十五，我上个月十五才续的，时间过得真快
Q 话说你们那个新来的李大夫，周几坐诊呀 / 话说今天几号？我的卡到期没
N 话说那个李大夫，长得帅有啥用，别给我妈约他 / 话说今天十五了，不续哈，到期就拉倒
U 话说那个李大夫，我妈要是还惦记，就给她约一个，等她自己说吧 / 话说快到期了，续不续看孩子期末成绩
W 服了呀，点了退订它给我弹个"您舍得吗"，我舍得，我太舍得了，给我退订
T 服了呀，点了退订它给我弹个"您舍得吗"，我愣是被它说哭了
Q 服了呀，点退订它弹个"您舍得吗"，点舍得之后呢，就退了？
N 服了呀，它问"您舍得吗"，我还真舍不得，别给我退订
U 服了呀，它问"您舍得吗"，给我整不会了，让我想想舍不舍得
W 周二不行，周二我要去看我侄子的家长会，他爸妈都不敢去。周三吧，周三复诊
T 周二那天我去给我侄子开家长会，他爸妈都不敢去，复诊也就黄了
U 周二我侄子家长会，周三我外甥女家长会，复诊哪天再说吧，我这当姑的
W 这不巧了么，我也想吐槽你们空调，但先办正事，我要退房提前一天，明儿走
T 这不巧了么，我也想吐槽你们空调，我隔壁那位就是冻得提前一天退的房
Q 这不巧了么，我也想问空调，还想问提前一天退房扣钱不
N 这不巧了么，我也觉得空调冷，但我不退房，给床被子就成
U 这不巧了么，空调再这么吹，我恐怕得提前退房
W 鲁迅说过，该拔的牙早晚要拔。约吧 / 俗话说长痛不如短痛，退！ / 有句话怎么说来着，来都来了，那就再买一张
T 鲁迅说过，该拔的牙早晚要拔。鲁迅：我没说过 / 俗话说好书不厌百回读，我续借了八回，第一回还没读 / 有句话怎么说来着，来都来了，我爸就是这么办的卡
N 俗话说破罐子破摔，这手机不修了 / 有句话怎么说来着，来都来了……但我还是不买，谢谢
U 鲁迅说过，牙这事急不得，我再想想
Q 俗话说一分钱一分货，那贵的那张卡贵在哪儿
W 我这个肩膀啊，左边像水泥右边像钢筋，可以盖楼了。哪个师傅手重给我约哪个，今晚
T 我这个肩膀啊，左边像水泥右边像钢筋，师傅按完说他得约个师傅
Q 我这个肩膀啊，左边像水泥右边像钢筋，你们哪个师傅手重
W 你猜怎么着，我又把房卡锁屋里了，第三张了，再给我补一张，别笑 / 你猜怎么着，体检我胖了八斤，报那个最狠的燃脂班
T 你猜怎么着，我又把房卡锁屋里了，补卡的小哥都认识我了 / 你猜怎么着，报了最狠的燃脂班，胖了八斤
Q 你猜怎么着，我又把房卡锁屋里了，补一张还要押金吗
N 你猜怎么着，房卡在我手里呢，不用补了，我这脑子
U 你猜怎么着，我体检胖了八斤，燃脂班……要不先从少吃开始？
W 姐妹，我跟你说个事你别笑，我预约的美甲写成了美牙，改一下改一下 / 姐妹，瑜伽课那个前排位置给我占上，后排老看人家脚
T 姐妹，我跟你说个事你别笑，我把美甲约成了美牙，还真做了，还挺白 / 姐妹，瑜伽课前排被占了，我看了一小时别人的脚
Q 姐妹，瑜伽课前排要提前多久占
N 姐妹，瑜伽别给我占前排，我放屁
U 姐妹，瑜伽课我去不去呢，看例假
W 服务员，不对，大夫，不对，前台！我说错了，三个人，改成三个人 / 不是两间，三间，我丈母娘也来，惊喜不惊喜 / 错了错了，是十二号不是二十号，改过来吧我的亲
N 服务员，不对，前台！别改，还是两个人 / 丈母娘不来了，惊喜！房间别加了 / 没错没错，就是二十号，不用改
T 说好两间，丈母娘一来变三间，惊喜不惊喜 / 他们把十二号写成二十号，我提着行李在大堂站成了雕塑
Q 我订的是两间还是三间来着 / 是十二号还是二十号啊我的亲
U 丈母娘可能来可能不来，房间加不加等她一句话 / 十二号还是二十号，还在吵
W 天呐你们馆里新到的那套漫画我梦里都在看，排队我也要，给我登记预约 / 呜呜呜好喜欢你们阿姨的手工饼干，顺便明年的读者证也给我续了吧
T 天呐你们馆里那套漫画我做梦都在预约，排到第三百位，醒了 / 呜呜呜你们阿姨的饼干，我续证就是为了它
Q 天呐那套漫画预约要排多久 / 呜呜呜续证还送饼干吗
N 天呐那套漫画我网上看完了，预约名单上不用加我 / 呜呜呜阿姨退休了，证我也不续了
U 天呐那套漫画，要不要预约呢，怕剧透 / 阿姨要是还在，我就续证
W 你说这人呐，年轻时候熬夜，老了挂号。给我挂个失眠门诊吧，哪天快挂哪天
T 你说这人呐，年轻时候熬夜，老了挂号，挂上号了又睡着了错过了
Q 你说这人呐，年轻时候熬夜，老了挂号。失眠归哪个科啊
U 你说这人呐，年轻时候熬夜，老了挂号。我这失眠要不要挂个号看看，还是算命去
N 你说这人呐，年轻时候熬夜，老了挂号。我不挂，我熬
W 老板你家这修表手艺，祖传的吧？我这块也交给你了，该换啥换啥，换完叫我
T 老板你家这修表手艺，祖传的吧？我爷爷那块就是你爷爷修的，现在还慢俩钟头
Q 老板你家这修表手艺，祖传的吧？换个表带多钱
N 老板你家这修表手艺，祖传的吧？可惜我这块不修，我就戴着装样子
U 老板你家这修表手艺，祖传的吧？我这块修不修，得问它值不值
W 好家伙，自动续费扣我三百，我是冤大头本头。把自动续费关了，钱退我
T 好家伙，自动续费扣我三百，我是冤大头本头，关都关不掉，它比我还执着
Q 好家伙，自动续费扣我三百，这玩意儿在哪儿关
N 好家伙，自动续费原来打五折，那别给我关
U 好家伙，自动续费扣我三百。这个月去十次就不亏，去不了再关，看我表现
W 我男朋友，哦不，前男友，的名字从我家庭卡里删掉，谢谢，现在，马上
T 我男朋友，哦不，前男友，把我从家庭卡里删了，谢谢他全家
Q 我男朋友，哦不，前男友，还在我家庭卡里吗
N 我男朋友，哦不，前男友，哦又和好了，名字别删
U 我男朋友，暂时还是男朋友，名字删不删看他今晚表现
W 说出来你可能不信，我坐过站了，坐到隔壁市了。今天的号给我挪到明天吧 / 说出来你可能不信，我真看完了，给我还了，再借下册
T 说出来你可能不信，我坐过站了，坐到隔壁市了，顺便在那儿挂了个号 / 说出来你可能不信，那书他真看完了，还借了下册
N 说出来你可能不信，坐过站又坐回来了，号别挪
U 说出来你可能不信，我坐过站了，能不能赶上不好说，挪不挪再等我十分钟
Q 说出来你可能不信，我坐过站了，迟到多久号作废啊
W 多好的天儿啊，适合不上班。给我把下午那会议室退了，我们去公园开 / 多好的天儿啊，不打球可惜了，来块场地，一小时
T 多好的天儿啊，适合不上班，下午的会议室都让人退光了 / 多好的天儿啊，球场全满，打了一小时蚊子
Q 多好的天儿啊，下午球场还有空的没
U 多好的天儿啊，下午会要是黄了，会议室就退
N 多好的天儿啊，会还得开，会议室别退
W 我就静静地看着你们把我的快递寄去三亚，它替我旅游了。改回我家地址，辛苦
T 我就静静地看着他们把我的快递寄去三亚，它替我旅游了
W 我错了我真错了，我不该嫌弃那个早班，给我调回去吧 / 我错了，我不该手贱，把刚才那单撤了
T 我错了我真错了，当初就不该调去早班 / 他错了他真错了，那单撤完又涨价了
N 我没错，早班我上定了，别给我调 / 我错了，那单别撤，我老婆要
U 我好像错了，又好像没错，早班调不调明天再说
W 你们这儿扫码扫得我以为自己是超市。得了，人工给我办吧，存包柜续一个月
T 你们这儿扫码扫得我以为自己是超市，续个存包柜扫了五个码
N 扫码扫得我以为自己是超市，存包柜不续了，我背着
Q 存包柜续一个月得扫几个码啊我的天
W 医保卡补一张呗，原来那张，一言难尽，洗衣机知道 / 手环丢泳池里了，它自由了，给我挂失再补一个 / 眼镜腿又断了，狗子干的，修
T 医保卡补了一张，原来那张，洗衣机知道 / 手环丢泳池里了，它自由了，补的那个第二天也自由了 / 眼镜腿断了，狗子干的，修完狗子又干了
N 医保卡找着了，在洗衣机里，不用补 / 手环捞上来了，挂失那事别办了 / 眼镜不修了，给狗子吧
Q 医保卡洗了还能用不，补一张几天 / 手环挂失了还能再捡回来用吗
U 医保卡可能在洗衣机里，转完看看再说补不补 / 手环要是明天还没漂上来，再挂失
W 爱了爱了，那个带浴缸的，就它，十号住到十二号 / 磕到了磕到了，情侣双人票来两张，我和我妈 / 顶不住了，约急诊旁边那个发热门诊
T 爱了爱了，那个带浴缸的被我领导订走了 / 磕到了磕到了，教练和前台一起请假
Q 爱了爱了，那个带浴缸的十号有吗
U 爱了爱了，带浴缸的……看一眼价格，打扰了，我再想想
N 爱了爱了，但是太贵了，浴缸那间不订
W 我奶奶说她梦见你们大夫了，非要来看看，给她挂个老年科，省得她天天托梦 / 我爷爷学会上网了，第一件事是让我给他报个书法班，报吧
T 我奶奶说她梦见你们大夫了，梦里还给她退了挂号费 / 我爷爷学会上网了，第一件事是给自己报了个街舞班
Q 我奶奶说她梦见你们大夫了，老年科周几看呀 / 我爷爷学会上网了，书法班网上能报吗
N 我奶奶说她又梦见别的大夫了，老年科别挂了 / 我爷爷说书法班不用报，他已经是大师了
U 我奶奶要是今晚还梦见，明天就给她挂一个 / 我爷爷在书法班和街舞班之间犹豫
W 讲真，你家这wifi比我的爱情还短命，给我房间换到路由器旁边去
T 讲真，你家这wifi比我的爱情还短命，我朋友为了信号换了三间房
W 急急急，在线等，把我那个错发的群邮件撤回来！ / 江湖救急，会议室延半小时 / 跪了，系统权限给我开一下吧大神 / 拜托拜托，孩子疫苗挪到周六，周中真请不下来假
T 急急急，他在群里喊，错发的邮件撤不回来，全公司都看见了 / 江湖救急，上次会议室延半小时，延出一对情侣 / 跪了，权限开了三天，今天又没了
Q 急急急，群邮件还能撤回来吗 / 会议室最多能延多久 / 孩子疫苗挪到周六行不行得通啊一般
N 算了邮件别撤了，该看的都看了 / 会议室不延了，吵完了 / 权限先别开，我怕我删库 / 疫苗不用挪，姥姥有空
U 邮件撤不撤呢，撤了更显眼 / 会议室可能要延，看他俩吵到几点 / 疫苗挪不挪，等单位批假
W 真香，我又回来了，把我之前注销那个卡恢复一下 / 打脸来得太快，还是换回原来的大夫吧 / 我收回我说过的话，这课我报 / 昨天说不要的是我，今天说要的也是我，订吧
T 真香，他又回来办卡了 / 打脸来得太快，换完大夫才知道原来那个是主任 / 昨天说不要的是她，今天说要的也是她，前台都麻了
N 我收回我说过的话，这课不报了 / 昨天说要的是我，今天说不要的也是我，别订了
U 真香警告，我可能又要回来办卡 / 说不定明天又变卦，先放着
W 周末愉快啊各位，愉快之前先把我的电脑取走修了 / 节日快乐！请假条我放桌上了，节后的私教课都往后顺一周 / 恭喜发财，红包拿来，哦不，发票拿来，寄我公司
T 周末愉快啊各位，我的电脑被取走修了，我也愉快了 / 节日快乐！私教课往后顺了一周，肉往前长了三斤
W 就这？就这还卖三百八？退了 / 笑不活了，押一付三是吧，不租了，柜子给我退掉 / 我不理解但我大受震撼，先给我排上
T 就这？就这还卖三百八？我朋友还买了俩 / 我不理解但我大受震撼，居然有人排通宵挂号
Q 就这？三百八？退的话退多少
U 就这？三百八……再等等双十一
N 就这？不买，别给我下单
W 冲冲冲，报 / 退钱！ / 续，必须续 / 整一间 / 给我妈挂个号 / 换回来吧求你 / 那就早班呗 / 提前到周二哈 / 瑜伽加我 / 把我名字划了 / 充两百 / 电池换了它 / 房间延一天 / 书寄到分馆吧 / 重装系统，走起 / 发给我老板吧 / 停卡停卡 / 补牙，周四 / 今晚那课不去了，退 / 挪到下周，爱你 / 改成俩人 / 加个早餐呗 / 那台旧的注销吧 / 洗牙，越快越好 / 签收，放前台
W 说真的我也不想当那个事儿多的客人，但是这间房正对着KTV，昨晚《死了都要爱》唱了十一遍。换个背街的房间吧，哪怕小点儿
W 我跟你讲，我们家老头子，死要面子，腿肿成萝卜了还说是胖的。我不管他了，血管外科，明天上午，给他挂上，我押他来
W 你说好笑不好笑，我在你们这儿报了游泳课，然后发现我对水过敏，真的，医生写的条儿都有。把课给我退了吧，我改报跑步
W 不怕你笑话，这本《如何戒掉拖延症》我已经拖了两个月没还了。来，罚款我交，书我还，顺便再借一本《如何早起》
W 我那台笔记本昨天喝了一杯拿铁，今天早上喝了一杯美式，它比我还精神，就是不亮屏。收下吧，该修修，数据能保就保
W 唉我也知道改来改去招人烦，上礼拜改一次，昨天改一次，你心里肯定骂我了。最后一次，真的，改到二十六号下午，再改我是小狗
W 昨天还跟同事吹牛说我从来不生病，今天嗓子就成了破锣，说话像唐老鸭。耳鼻喉，有号就行，给我来一个
W 领导一句话，打工人跑断腿。本来订的小会议室，现在说客户要来十五个人，麻烦换成三楼大的那间，时间不变
W 刚跟我妈吵完架，她非说体检是骗钱的，吵完她又问能不能给她也约一个。能，给她约，套餐跟我一样
W 我家娃今天第一次自己写借书单，字像蚂蚁开会，但我看懂了，恐龙的那三本，帮他预约上，他妈要哭了
W 别问，问就是又分手了。双人套餐改单人，谢谢 / 别问，问就是穷，把自动扣费停了 / 别问我为什么，三张电影券都退了吧
T 别问，问就是又分手了，双人套餐他一个人吃的 / 别问，问就是穷，自动扣费都扣不动了
Q 别问我为什么问，双人套餐能改单人吗
N 别问，问就是又和好了，双人套餐别改 / 别问，扣费别停
U 别问，可能要分手，双人套餐改不改等通知
W 您这儿暖气真足，我都不想走了。对了正事，水电费给我交一下，卡里有钱 / 您这儿的猫真胖，叫啥？哦，那给我那只也约个绝育 / 您忙您的，忙完把我这个快递寄了就成
T 您这儿暖气真足，我都不想走了，交水电费的大爷大妈都在这儿下棋呢 / 您这儿的猫真胖，听说上礼拜刚绝育
Q 您这儿的猫真胖，约个绝育是不是也这个价
N 您这儿暖气真足，我就坐会儿，啥也不办 / 您这儿的猫真胖，我家那只绝育就不约了，看着怕
U 您这儿的猫真胖，我家那只绝不绝育，我下不了决心
W 孩子他爸，一个连遥控器都找不到的人，把我的预约码删了。重新给我发一个吧 / 我妹，一个从来不迟到的人，今天在高速上堵成狗，她的号往后排排呗
T 孩子他爸，一个连遥控器都找不到的人，居然自己约上了专家号 / 我妹，一个从来不迟到的人，把婚礼都改期了
W 我是那种人吗？我是。再来一份早餐，加钱 / 我缺这点钱吗？缺。退我 / 我会坚持吗？不会。办月卡就行，年卡算了
T 我是那种人吗？我是。加了三份早餐 / 我会坚持吗？不会。年卡办了去两回
N 我缺这点钱吗？不缺。不用退 / 我会坚持吗？不会。所以卡别办
U 我会坚持吗？不知道。办不办卡呢
Q 我缺这点钱吗？缺。所以能退多少
W 我也不挑，只要不是周一，不是早上，不是那个凶凶的大夫，就行，给我约一个吧 / 随便啦，你看着排，排上就是胜利 / 反正早晚要挨这一刀，痘痘门诊给我预约上
N 我也不挑，我就是不约 / 随便啦，排不排都行，今天先别排
U 我也不挑，就是没想好，周一吧，又不想周一
W 亲亲，这边建议你把我的票改签到明天呢，亲亲 / 宝，把我那个取件时间改晚上，白天社畜 / 哥，大哥，亲哥，网给我修修吧，我快与世隔绝了
T 亲亲，这边建议您退订呢亲亲，客服就这么回我的 / 宝，你猜我取件时间被改到几点，凌晨四点
Q 亲亲，这边想问下改签收费吗亲亲 / 哥，网啥时候能修好
N 亲亲，这边不建议你动我的票呢亲亲 / 哥，网不用修了，我搬家
U 宝，取件时间可能得改，等我知道加不加班
W 医生你长命百岁，我妈的药吃完了，再开一个月的寄家里吧 / 谢天谢地终于轮到我了，腿都站细了，办个居民借阅证 / 感谢师傅让我的自行车重获新生，下回保养也给我排上，就下月今天
T 谢天谢地终于轮到我了，腿都站细了，人家说办证请上二楼 / 感谢师傅让我的自行车重获新生，虽然多出来俩螺丝
W 我已经不是原来那个我了，我现在能跑五百米了，把入门班给我升到进阶班
U 我已经不是原来那个我了，我能跑五百米了，再练练说不定就升进阶班
T 我已经不是原来那个我了，升了进阶班，当天被抬出来
Q 我已经能跑五百米了，够不够格升进阶班
N 我还是原来那个我，别给我升进阶班
W 这网速，我发封邮件信鸽都到了。给我换根网线，或者给我养只鸽子 / 六点的闹钟七点的会，谁排的？挪九点
T 这网速，我发封邮件信鸽都到了，换了网线，鸽子还是赢 / 六点的闹钟七点的会，又是小李排的
U 这网速，再这样我就换网线了，要不先换个工位试试
W 我昨天的话当我放屁，今天说正经的：取消
N 我昨天的话当我放屁，别取消
T 他昨天的话就当放屁，今天果然没取消
W 你要是能给我弄到周六的号，我给你磕一个。弄吧 / 这事儿就拜托你了，咱妈的床位续一周 / 光吐槽不行动不是我风格，投诉单给我交上去 / 行吧，认了，罚款扣吧
T 周六的号他真弄到了，我差点给他磕一个 / 光吐槽不行动，是我们部门的风格，报修单躺了一年
U 你要是能弄到周六的号，我就考虑请你吃饭，不过去不去还两说
Q 周六的号真有人弄得到吗
W 天选打工人想请两天假躺着，把这周的私教都给我往后挪 / 上班如上坟，下班想练人，今晚搏击课给我来一节 / 气笑了，同一个订单扣两回，多扣的退回来 / 心累，房间里有蚊子开会，我申请换到高楼层
W 不瞒您说，我是冲着食堂来的，不过既然来了，胃镜也做一个吧，帮我登记 / 不是吧不是吧，还有人用软盘？把我这张里的东西转出来，旧的销毁 / 我不是不想来，是真起不来，八点那个号换成下午随便几点
W 我儿媳妇孝顺，给我买了个手表会打电话，就是老打给消防队。给我把那功能关了，再把我号码换成新的 / 隔壁床大姐都出院了，带走了瓜子和快乐，我也想走，给我办出院吧
W 一想到明天要见那个机器我就腿软，可我妈说早死早超生，那CT就照旧约，约明天头一个 / 你们那个自助机跟我八字不合，吞我两张卡了，人工给我充一百吧 / 也没啥大事，就是想你们了，顺便把我那把椅子修修
W 人到中年不得已，保温杯里泡枸杞，体检套餐给我加个心脏彩超 / 铁子，三号机给我开俩小时 / 老规矩，靠窗，两位，七点 / 那啥，我脸皮厚，再给我延两天还书呗 / 今年第五次说要戒奶茶，第一次真的：会员卡给我注销掉
W 别光顾着笑啊，倒是给我挂上啊 / 别看我嘴上骂，钱包很诚实，续吧 / 别忘了把我那辆小破车也排进明天的单子里 / 别客气了，就收我的钱吧，把账结了
W 周四？周四我生日，谁生日去通下水道啊，改周五，师傅周五来 / 周六我姐结婚，周日我宿醉，所以团课从下周一开始给我排 / 周三周三周三，重要的事说三遍，就排周三
W 笑归笑，闹归闹，退款给我别开玩笑 / 谁还不是个宝宝呢，儿科李主任，给我家宝宝挂一个 / 早知道这么好吃我就多住几天了，来，现在也不晚，再续两晚
Q 笑归笑，闹归闹，退款啥时候能到 / 周四师傅上门要另收费吗，我就好奇一下
`,
}
