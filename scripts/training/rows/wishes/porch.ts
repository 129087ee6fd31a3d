/** An elderly, roundabout person who gives the reasons first; in Chinese somebody from the north who dictates. */
export const porch = {
  en: `
W cancel it if you can, love / do cancel it while you still can
U I'd cancel it if I could get my money back / I'd cancel it if it weren't for my husband
T they'd cancel it if they could, believe you me / he'd cancel his own funeral, that one
Q can you cancel it if it's already been sent to the lab? / can it be cancelled once the tooth's been numbed
N don't cancel it if you can help it / no don't go cancelling it on my account
W well you see my daughter's coming up from Cardiff that week with the little ones, and I shan't have a minute to myself, so if it's all the same to you I'll have the Tuesday after for my eyes instead
U well you see my daughter may be coming up from Cardiff that week with the little ones, and then I wouldn't have a minute to myself, so the Tuesday after might suit better for my eyes, but she hasn't said yet
T well you see my daughter came up from Cardiff that week with the little ones, and I hadn't a minute to myself, so they gave me the Tuesday after for my eyes, and very nice they were about it
Q well you see my daughter's coming up from Cardiff that week with the little ones, so tell me, how far ahead do people normally have to let you know when they want another day for their eyes?
N well you see my daughter was coming up from Cardiff that week but now she isn't, so you needn't bother with that other Tuesday for my eyes after all, leave it where it was
W dentist, any morning / hygienist please, Thursday / flu jab for two / two for the flu jab
Q dentist, which mornings? / flu jab, how much / is the hygienist Thursdays only?
T dentist was a butcher / had my flu jab already / flu jab gave me a sore arm
N no flu jab, thank you / not the dentist, please no / no dentist for me
U flu jab? hmm, maybe / dentist, one of these days / perhaps the hygienist, perhaps not
W I wouldn't say no to an earlier slot, if you've one going, so put me in it / I wouldn't say no to that Friday, go on, put me down
N I'd have to say no to the earlier slot, I'm fine where I am / I said no to that Friday and I meant it
Q would people normally get an earlier slot if they rang at eight / are there such things as earlier slots?
T my neighbour never says no to an earlier slot, she'd go at midnight / I said yes to an earlier slot last year and sat there three hours
U I might not say no to an earlier slot, but let me look at the buses first / ask me again tomorrow about the earlier slot
W my waterworks are playing up again, I won't go into it, but the sooner somebody has a look the better, so could you squeeze me in with Dr Patel
T my waterworks were playing up again, I won't go into it, but they squeezed me in with Dr Patel and he was an angel
Q my waterworks are playing up again, I won't go into it, but is that a thing Dr Patel deals with or is it the other chap?
U my waterworks are playing up again, I won't go into it, I keep wondering if I ought to see Dr Patel or just sit it out
N my waterworks have calmed down again, I won't go into it, so there's no call to squeeze me in with Dr Patel any more
W refill on the water tablets, there's a dear / same again on the blood pressure pills / I'm down to my last two statins, more please / running on fumes with the inhaler, same again please
Q how long does a refill take these days / is it you who orders the pills or the surgery? / how many statins in a box now
T the surgery ordered my pills for me / they refilled my neighbour's by mistake / my late husband called it the pill run
N no refill this month, ta / don't reorder the statins / hold off on the inhaler please / I've statins coming out of my ears, don't order any more
U may need a refill, must count first / I'll see how many statins I've left and let you know / if I run out over Easter I'll be wanting an inhaler
W I know, I know, I only changed it last week, you'll think I've lost my marbles, but it'll have to be the Wednesday after all
N I know, I know, I was on about changing it last week, you'll think I've lost my marbles, but it can stay as it is after all
T I know, I know, she only changed it last week, you'll think she's lost her marbles, that's my sister all over
Q I know, I know, I only changed it last week, you'll think I've lost my marbles, but which day did I end up with?
U I know, I know, I only changed it last week, you'll think I've lost my marbles, but I'm in two minds about the Wednesday again
W I'm not one to make a fuss but that seat by the toilets won't do, move us forward a bit
T I'm not one to make a fuss but they sat us by the toilets and wouldn't move us forward a bit
N I'm not one to make a fuss, the seat by the toilets will do, don't go moving us
Q I'm not one to make a fuss but is it extra to be moved away from the toilets?
U I'm not one to make a fuss, I may ask to be moved away from the toilets, depends what my wife says
W renew the lot / renew all four please / my books, another three weeks / hang on to them another fortnight for me would you
Q how often can I renew / what's the fine on late books? / did my books renew themselves / do large print ones renew the same way?
T renewed them at the machine / the machine renewed all four / my grandson renews his on the phone / she never renews, just pays the fine
N don't renew any / no need to renew, finished it / leave the loans be / the books can go overdue for all I care, don't renew them
U might renew the Hilary Mantel / renew? let me finish my tea / not sure I'll finish it, may want it longer / would renew if it picks up after chapter six
W the long and the short of it is I want my deposit back / long story short, refund me / cut a long story short, we're not going, call the whole thing off
T the long and the short of it is he wanted his deposit back and never got a penny / long story short, they refunded her
Q the long and the short of it is, does one get one's deposit back or not? / long story short, is it refundable
N the long and the short of it is, keep the deposit where it is, I don't want it refunded / long story short, we're going after all, don't call anything off
U the long and the short of it is we can't decide whether to ask for the deposit back / long story short, we may not be going
W my hip's not what it was, and them stairs at the Bellevue are murder, so put us on the ground floor would you
T my hip's not what it was, and them stairs at the Bellevue were murder, in the end a nice lad put us on the ground floor
Q my hip's not what it was, and them stairs at the Bellevue are murder, are the ground floor rooms the same price?
U my hip's not what it was, and if them stairs at the Bellevue are as bad as they say we'd want the ground floor, but I'll ask my brother-in-law who's been
N my hip's a lot better since the op, so never mind the ground floor, we'll stop upstairs as it stands
W my sister's moved hers to the Monday, so move mine too, we share the car
T my sister's moved hers to the Monday and now wants me to move mine too, just because we share the car, I ask you
Q my sister's moved hers to the Monday, did somebody move mine too
N my sister's moved hers to the Monday, but don't you go moving mine, I'll get the bus
U my sister's moved hers to the Monday, now I don't know if I should move mine too
W I've been and gone and booked the wrong week, haven't I, silly old fool, could you shunt it to the week of the 14th / I've dropped a clanger with the dates, swap them round for me would you / what a muddle, start again, two singles, the 9th
T I'd been and gone and booked the wrong week, silly old fool, but the girl at your other branch shunted it for me / I dropped a clanger with the dates in 1998 and my wife has never let me forget it
Q have I been and gone and booked the wrong week? / was it me that dropped the clanger with the dates or your end?
N I thought I'd booked the wrong week but I hadn't, so don't shunt anything, it's right as rain / false alarm about the dates, leave well alone
U I've a nasty feeling I booked the wrong week, let me dig out the diary before we go changing things / if it turns out I've dropped a clanger with the dates I'll be back
W pop me down for the ten o'clock / stick me on the list / I'll have the Friday / the later one then / go on, book it / Friday it is then / sold, put my name on it / yes do that please
N not the ten o'clock / take no booking from me / I'll not have the Friday / no don't book it / not Friday, not any day / don't put my name on anything
Q is the ten o'clock gone / which list am I on? / is Friday dearer / who's on at ten? / what's free Friday?
T they booked the ten o'clock / she's top of the list / Friday's always packed / he popped me down wrong
U ten o'clock, I wonder / Friday if my legs hold / perhaps the later one / I'll sleep on it / we'll see about Friday / ooh, I don't know about ten
W not to put too fine a point on it, the hearing aid's useless, and I've given it a fair crack of the whip, six weeks, so I'd like to hand it back and have my money
T not to put too fine a point on it, the hearing aid was useless, and I gave it a fair crack of the whip, six weeks, then handed it back and had my money
Q not to put too fine a point on it, the hearing aid's useless, and I've given it a fair crack of the whip, six weeks, so where do I stand on handing it back
U not to put too fine a point on it, the hearing aid's useless, but I'll give it another fair crack of the whip and if it's no better by June I shall want my money back
N not to put too fine a point on it, I was all for handing the hearing aid back, but I've got used to it now, so scrub that, no refund wanted
W I don't want to be a nuisance but I do need that parking permit renewing / I hate to ask but the permit's up on Sunday and I'd be in a pickle without it, renew it for another year
N I don't want that parking permit renewing, the car's gone to my nephew / I hate to mess you about but don't renew the permit after all
Q does that parking permit want renewing every year? / I hate to ask but what does the permit cost these days
T my neighbour's parking permit wanted renewing and they charged him double / the letter says «your permit will be renewed automatically», as if I'd believe that
U I may want that parking permit renewing, depends if they let me keep my licence / if the eyes pass muster I'll renew the permit, if not the car goes
W bless you, could you cross me off for the chiropodist, I've gone private / cross me off please / scratch me from the whist drive / take me off the coach list
T they crossed me off for the chiropodist without a by-your-leave / someone scratched me from the whist drive / he took himself off the coach list in a huff
N don't cross me off for the chiropodist, whatever Maureen says / leave me on the coach list / I didn't ask to be crossed off
Q who crossed me off for the chiropodist? / am I still on the coach list? / how does one come off the coach list
U I might drop the chiropodist / may have to come off the coach list, waiting on the doctor / half a mind to scratch from the whist drive
W what I was going to say before you put me on hold was, never mind the brochure, just book us the seven nights in Madeira, half board, balcony if there is one
N what I was going to say before you put me on hold was, do send the brochure by all means one day, no, actually, don't book us Madeira and don't send anything, we've gone off the idea
T what I was going to say before you put me on hold was, we booked Madeira with your competitor, half board with a balcony, and it was heaven
Q what I was going to say before you put me on hold was, Madeira, half board, do they all have balconies or is that a thing you pay for?
U what I was going to say before you put me on hold was, we're toying with Madeira, or possibly Malta, my wife likes the sound of both
W would it be an awful bother to send the results to my new GP as well? / be a love and send my notes over to Dr Finch / results to my daughter's email please
Q would it be an awful bother to my GP if the results went to two places / do the results go to the GP by themselves? / were my notes sent to Dr Finch?
T they sent my results to the wrong GP, what an awful bother that was / my notes went to Dr Finch back in March
N it'd be an awful bother, so don't send the results to my GP / please keep my notes where they are, I don't want Dr Finch having them / don't email my daughter anything
U I might have the results sent to my new GP, once I've one / should my notes go to Dr Finch, do you think, or not
W we've moved, love, after forty-one years in the same house, would you credit it, so it's 8 Orchard Close now and you can change it on your computer
U we're moving, love, after forty-one years in the same house, would you credit it, and when the solicitor pulls his finger out I'll let you have the new address
Q we've moved, love, after forty-one years in the same house, would you credit it, what address have you got for us on your computer
T we've moved, love, after forty-one years in the same house, would you credit it, and my son changed the address everywhere for us in one evening, clever lad
N the move's fallen through, love, after forty-one years in the same house, so leave Orchard Close out of it and change nothing on your computer
W mustn't grumble, but the crown's come loose again and I look like a pirate, so whichever chair's free first, have me in it
T mustn't grumble, but the crown came loose again and I looked like a pirate at my own niece's wedding
U mustn't grumble, the crown's a bit wobbly, if it comes out altogether I'll be on the phone for a slot
N mustn't grumble, the crown's holding, so the emergency slot can go begging, I shan't be needing one
Q mustn't grumble, but the crown's come loose again, is that covered or do I pay the full whack?
W oh and while I think of it, pay the water bill from the same account / while I'm here, pay off that library fine / settle what I owe, would you / take it off my card
Q oh and while I think of it, was the water bill paid from the same account / what do I owe? / is the fine on the card already?
T oh and while I think of it, the water bill was paid twice last year / I paid that fine in coppers / my father never owed a soul a farthing
N oh and while I think of it, don't pay the water bill from that account / I'm not paying that fine / leave my card alone / take nothing off my card
U oh and while I think of it, I may pay the water bill from the other account, must ask the bank / if the fine's under a pound I'd pay it
W second thoughts, make it four / no, five, Barbara's coming / sorry, I meant the 23rd not the 22nd / did I say Leeds? I meant Leicester, change that / scrap that, put Thursday
N second thoughts, no, do nothing / forget I said four, forget the lot / ignore my last / did I say Leicester? forget I spoke
W I can't say I'm thrilled about a nine a.m. start at my age, so let's have the afternoon instead / nine in the morning's no good to man nor beast, give me two o'clock
T I can't say I was thrilled about a nine a.m. start at my age / nine in the morning they had me in there, no good to man nor beast
W there's a train strike that day, wouldn't you know it, so that's me stranded, you'd best give me another day / the trains being what they are I shall never be there for ten, make it noon
Q there's a train strike that day, wouldn't you know it, do you charge people who can't get in / the trains being what they are, how late can a person be before you give the slot away?
U there's talk of a train strike that day, wouldn't you know it, I'll hang fire and see / the trains being what they are I may have to ask for noon, but let's wait for the news
W don't forget to send the invoice to the church treasurer, not to me / don't forget to put my wife down as well / mind you don't forget to cancel the milk / don't you dare forget my window seat, put it in now
N don't bother to send the invoice to the church treasurer / don't put my wife down as well / don't cancel the milk / don't put me by the window
T don't forget to renew, it said on the slip, as if one could forget at these prices / «don't forget to cancel», my wife wrote on the fridge, bless her
W I'd be better off on an aisle, what with my bladder, so switch me / I'd be ever so much happier with the front stalls, change us over
T I was better off on the aisle, what with my bladder / she'd be better off on an aisle, she says, she says that about everything
Q is one better off on an aisle, what with the legroom / how do people get switched to the aisle?
N I'm better off where I am, thank you, don't switch me / I never wanted the aisle, don't go moving me there
U I'd maybe be better off on an aisle, would I, I can't make up my mind / perhaps the front stalls, perhaps not, with my neck
W the thing is, and don't laugh, I've got cold feet about the cataract. My neighbour had hers done and it went like a dream, but I'm just not up to it this side of Christmas. Take me out for the 3rd and put me in for January, would you
U the thing is, and don't laugh, I've got cold feet about the cataract. My neighbour had hers done and it went like a dream, and I know I'm being silly. Perhaps January would be better. I'll talk to my son at the weekend
N the thing is, and don't laugh, I'd got cold feet about the cataract, but my neighbour had hers done and it went like a dream. So don't take me out for the 3rd, I'll grit my teeth and be there
T the thing is, and don't laugh, my neighbour had cold feet about the cataract. She took herself off the list for the 3rd, went back on for January, came off again, and now she can't read the bus numbers
Q the thing is, and don't laugh, I've got cold feet about the cataract. Supposing a person drops out for the 3rd, how long are they at the back of the queue for? My neighbour reckons nine months
W order me another of those walking frames / another box of the dressings / one more pair, size six / same slippers again but in navy / two tins of that cat food the vet does, I'll fetch them Friday
N no more walking frames / no more dressings please / not another pair, don't order any / I don't want the slippers in navy or in anything
T they ordered another walking frame, now I've two / ordered slippers, got a lampshade / that cat food cost the vet's wages
Q do you order walking frames / is size six in? / what does the vet charge for that cat food
U one more pair, maybe / slippers in navy, or is that dull / might try the cat food, if she'll look at it
W well I never did hold with all this online palaver, so you do it for me, register me for the newsletter thing and the discount
T well I never did hold with all this online palaver, but my niece registered me for the newsletter thing and I get eleven a day
Q well I never did hold with all this online palaver, does a person have to be registered to get the discount?
N well I never did hold with all this online palaver, so don't register me for anything, discount or no discount
U well I never did hold with all this online palaver, though I suppose I'll have to register one of these days
W shut it down / close the account please / close my late wife's account please, I've brought the certificate / I've had enough of your charges, close it and send me what's left
T they shut down our branch / closed the account on me, the cheek / my late wife's account was closed in spring
Q when do you shut? / is the account closed / what happens to the odd pennies when an account's closed?
N don't shut it down / keep my late wife's account open a while, I can't face it / I've had enough of your charges but leave it open
U may shut the account / I'm this close to closing it / if they put the charges up once more I'll be closing it, mark my words
W to cut a long preamble short, and I do go on, my son-in-law says so, the boiler man is coming the very hour you've got me down for the scan, and you can't get a boiler man for love nor money, so shift the scan
T to cut a long preamble short, and I do go on, the boiler man came the very hour they'd got me down for the scan, and you can't get a boiler man for love nor money, so I missed it and had a telling-off
W you couldn't fit the wife in straight after me, could you? / I don't suppose you'd have the heart to waive that and just rebook us? / you wouldn't be an angel and put it under my maiden name? / is there any earthly chance of the 4th instead?
Q you couldn't tell me who's on straight after me, could you / I don't suppose you know whether they ever waive that? / you wouldn't happen to know if it's under my maiden name? / is there ever anything going on the 4th of a month
W Mum's 92 and can't hear the phone, so I'm doing this for her: cancel her physio on the 6th, she's back on the ward / it's for my brother, he's hopeless with forms, put him down for the council allotment
T Mum's 92 and can't hear the phone, so when the physio on the 6th was cancelled she sat in her coat till noon / my brother's hopeless with forms but he got himself down for the council allotment
Q Mum's 92 and can't hear the phone, do you cancel people's physio when they don't answer? / how does a chap who's hopeless with forms get down for an allotment
N Mum's 92 and can't hear the phone but she's coming to that physio on the 6th, so please don't cancel it / don't put my brother down for an allotment whatever he tells you, his back's gone
U Mum's 92 and if they keep her on the ward we'd have to cancel the physio on the 6th, I'll know more tonight / my brother keeps humming and hawing about an allotment
W first of the month, as ever / usual time, usual chair / the usual, dear / me again, same slot / put it through then / that'll do nicely, go ahead
T same old story, first of the month / me again, he said / the usual muddle / that did nicely
N not the usual this time, nothing this time / don't put it through / no go, leave it / same slot? no thanks
U the usual? I'm not sure / same slot, possibly / will have to think / ask me Monday / maybe put it through, maybe not
Q what was my usual? / same slot as when? / did it go through / what's the damage? / is that with tax
W I'd have sworn I told you this already, but I'll say it again, the Zimmer taxi wants to be at half past, not on the hour, change it
T I'd have sworn I told them already, and I said it again, the Zimmer taxi wants to be at half past, and still it came on the hour
W the cruise is off, the doctor's put his foot down, so be so kind as to cancel both cabins and the coach to Southampton
T the cruise is off, the line's gone bust, they've cancelled both cabins and the coach to Southampton, it was on the wireless
U the cruise may be off if the doctor puts his foot down, in which case it'd be both cabins and the coach, but I see him on Tuesday
N the cruise is on, the doctor's given me his blessing, so cancel nothing, not the cabins nor the coach to Southampton
Q the cruise is off, the doctor's put his foot down, what does the insurance want to see before a person's cabins are cancelled?
W I bought this blood pressure gadget off you in good faith and it says I'm dead, so take it back and give me one that works
T I bought a blood pressure gadget off the telly in good faith and it said I was dead, so back it went
N I bought this blood pressure gadget off you and it says I'm dead, but it makes my grandson laugh, so I'll not be returning it
U I bought this blood pressure gadget off you and it says I'm dead, I'll try new batteries before I think of returning it
Q I bought this blood pressure gadget off you and it says I'm dead, how long is the guarantee?
W I won't pretend I read the small print, who does, but whatever it says, cancel the travel insurance / not that anyone's asking, but I'd take the ferry over the tunnel any day, book the ferry / I never thought I'd hear myself say it, but sign me up for the yoga
T I won't pretend I read the small print, who does, and so the travel insurance cancelled itself / not that anyone asked, but we took the ferry over the tunnel / I never thought I'd hear him say it, but he signed up for the yoga
N I won't pretend I read the small print, but don't cancel the travel insurance till I have / I never thought I'd hear myself say it, but I've had my fill of yoga talk, don't sign me up
W I did tell your colleague not to bother, and I take it back, do bother, I'd like the home visit after all / I said no last time and I've regretted it ever since, so yes, put me in for the shingles jab
N I did tell your colleague to go ahead, and I take it back, don't bother with the home visit / I said yes last time and I've regretted it ever since, so no, no shingles jab
T I did tell your colleague not to bother, but he bothered, and the home visit was lovely / I said no last time and regretted it ever since, shingles is no picnic
Q I did tell your colleague something about the home visit, what did I settle on / I said no last time, is the shingles jab still free at my age?
U I did tell your colleague not to bother with the home visit, now I'm wavering / I said no last time, and I might say yes to the shingles jab yet, we'll see
W the garage says the exhaust's had it, well, they would, wouldn't they. Still. Get it done, Thursday if you can, and give the brakes the once-over while it's up there
T the garage said the exhaust had had it, well, they would, wouldn't they. Still, they got it done Thursday and gave the brakes the once-over while it was up there
U the garage says the exhaust's had it, well, they would, wouldn't they. I'll get my nephew to crawl under it first, and if he says the same then perhaps Thursday
N the garage says the exhaust's had it, well, they would, wouldn't they. I'm not made of money. Leave the exhaust alone and don't touch the brakes either
Q the garage says the exhaust's had it, well, they would, wouldn't they. What would an honest person pay for an exhaust, fitted, with the brakes looked at
W new tyres, all round / MOT, last week of May / book the Micra in / swap the wipers too / service it, the lot
T new tyres, still bald service / MOT failed, typical / booked the Micra in myself / they serviced the wrong car
Q tyres, what price? / when's my MOT? / is the Micra ready / does a service cover wipers?
N no tyres today / leave the wipers / don't book the Micra in / no service, it's for scrap
U tyres, if it fails / may book the Micra in / service it or sell it, hm
W this password carry-on is beyond me, three goes and it's locked me out, reset it and I'll write it on the calendar like I always do
T this password carry-on is beyond me, three goes and it locked me out, then a young man reset it and told me off for writing it on the calendar
Q this password carry-on is beyond me, how many goes does a body get before it locks / is it you who resets it or that machine?
N this password carry-on is beyond me but I've remembered it, so don't reset it / I've found the bit of paper, no resetting please
U this password carry-on is beyond me, if it locks me out again I'll be asking you to reset it / might need the password resetting, let me look on the calendar first
W delete all them pictures of my thumb would you / clear out the old emails, everything before 2019, I shan't miss them / get rid of that toolbar thing / wipe the old laptop before it goes to the charity shop, please
T my grandson deleted all them pictures of my thumb / I cleared out the old emails and my life went with them / the toolbar thing got rid of itself / they wiped the old laptop and with it my late mother's recipes
N don't delete them pictures of my thumb, I've grown fond / leave the old emails where they are / don't wipe the old laptop, there's the recipes on it
Q what would I lose if the old emails were cleared out? / did deleting them free any room / does wiping a laptop wipe the photos?
U I ought to clear out the old emails one rainy day / shall I get rid of that toolbar or is it holding something up? / thinking of having the old laptop wiped
W rename that folder to Mum's Things, it's called New Folder 7 and it upsets me / call it Allotment instead of Untitled / the file's named after my ex, change it to anything else
T he's renamed that folder Mum's Things, it was New Folder 7 for ten years / my ex named a file after me, I hear / in my day you wrote on the cardboard
U might rename that folder, can't think what to call it / if it's no trouble one day I'd have it called Allotment, no rush, I'll come back to you
N leave New Folder 7 as it is, don't rename it, I know where I am with it
W granddaughter's recital clashes, wouldn't you know, and I'm not missing it for a colonoscopy of all things. Any other day that week, you choose
T granddaughter's recital clashed, wouldn't you know, and I missed it for a colonoscopy of all things. She's never forgiven the hospital
U granddaughter's recital may clash, wouldn't you know, and I'm not missing it for a colonoscopy of all things. The school hasn't given us the date, so bear with me
Q granddaughter's recital clashes, wouldn't you know. How many times will you let a person put off a colonoscopy before they get a stiff letter
N granddaughter's recital doesn't clash after all, thank heaven, so leave the colonoscopy, if thank heaven's the word, exactly where it is
W I'll take the small room then, beggars can't be choosers / oh go on, twist my arm, the sea view / push the boat out, upgrade us / in for a penny, add the breakfast
T they gave us the small room, beggars can't be choosers / he twisted my arm and we took the sea view / pushed the boat out, upgraded, regretted it
N no, I'll not have my arm twisted, no sea view / we'll not push the boat out, no upgrade / skip the breakfast, I don't want it added
U sea view, hm, it's tempting / might push the boat out and upgrade / in for a penny, but let me look in my purse first
Q is the sea view a real sea view? / what's an upgrade run to? / does the breakfast come with it
W let the Tuesday lot know I shan't be at bridge, send them a line from me / drop Father Michael a note that it's the 11 o'clock, will you / text my wife I'm running late
T somebody let the Tuesday lot know I shan't be at bridge / Father Michael dropped us a note that it's the 11 o'clock / my wife texted I'm running late, she's always running late
Q did the Tuesday lot get my line about bridge? / do you send Father Michael a note or does he ring / can a text from you cost my wife anything?
N don't let the Tuesday lot know, I'll tell them myself / no note to Father Michael please / don't text my wife, for pity's sake
U I may want the Tuesday lot told, depends on my chest / perhaps a note to Father Michael, or is that forward? / if I'm not out by four you may have to text my wife
W I'm on the horns of a dilemma, no I'm not, what am I saying, the Rhine one, book it, deposit and all / oh this or that, that or this, enough, give me the green one / eeny meeny, right, Wednesday, write it down before I change my mind
U I'm on the horns of a dilemma, the Rhine one or the Danube one, book now or wait for the sale / oh this or that, that or this, I'll come back after lunch
W strictly speaking I'm a day late, I know, I know, my own fault, but do see your way to renewing it / mea culpa, I missed it, rebook me please
Q strictly speaking I'm a day late, I know, I know, what's the penalty for that? / mea culpa, I missed it, is there a black mark by my name
T strictly speaking I was a day late, and they wouldn't renew it, rules is rules / mea culpa, I missed it, I told the magistrate, and he smiled
W it's a long story involving a ladder and a neighbour's cat, I'll spare you, the upshot is my arm's in plaster and I can't drive to you on the 12th, so the 26th, if that's not asking the earth
W my late husband, God rest him, always dealt with the council tax, and I've let it slide, I'm ashamed to say. There's a red letter here. Pay it, please, out of the savings, the whole amount
T my late husband, God rest him, always dealt with the council tax, paid it on the nail out of the savings, the whole amount. There's never been a red letter in this house
U my late husband, God rest him, always dealt with the council tax, and there's a red letter here. I could pay it out of the savings, I suppose, or in bits, I'd better ask my son
W you'll have gathered I'm not a morning person, move me to three / shift me to the afternoon, dear / later in the day please, any day / evening clinic for me
W the upshot is, the Thursday's off and the Monday's on, if you'd write that in / what it boils down to is I need two nights instead of three / what I'm driving at is a refund, please / in a nutshell, yes, book
T the upshot was, the Thursday was off and the Monday was on / what it boiled down to was two nights instead of three, and a cold bath
Q what's the upshot, is the Thursday off or on? / what does it boil down to, two nights or three
W I've never been so sure of anything, cancel it / with a heavy heart, cancel the piano lessons / cancel, dear, cancel / gym's not for me, end it / that subscription, stop it please / enough is enough, stop the magazine
T he'd never been so sure of anything, and cancelled it / with a heavy heart she cancelled the piano lessons / Cancel My Reservation, Bob Hope was in that / cancel culture, my nephew calls it
Q cancelling a magazine, is that done by post? / was the gym cancelled in time? / who does one see about cancelling piano lessons
N I've never been so sure of anything, don't cancel it / with a light heart, keep the piano lessons on / gym's growing on me, don't end it
U never been so unsure of anything, cancel it or keep it / piano lessons, carry on or stop, I go back and forth / tempted to stop the magazine, but the crossword's good
W would there be any harm in my having the 8.15 instead? No? Then let's do that / is the corner table free on the 5th? It usually is, so pencil me in, in ink I mean / how much is it, never mind, I'll have it
Q would there be any harm in my having taken both tablets? / is the corner table free on the 5th? It usually is, I only want to know / how much is it, all told?
W now I could be wrong, and my wife will tell you I generally am, but I believe our silver wedding, no, ruby, good grief, ruby, falls on a Saturday, so table for twelve, the 30th, half seven
U now I could be wrong, and my wife will tell you I generally am, but I believe our ruby wedding falls on a Saturday, so it might be a table for twelve, if they all behave themselves till then
T now I could be wrong, and my wife will tell you I generally am, but I believe we had our silver wedding at yours, table for twelve, and the trifle was a disgrace
Q now I could be wrong, and my wife will tell you I generally am, but didn't we book a table for twelve for the 30th?
N now I could be wrong, and my wife will tell you I generally am, but we never asked for a table for twelve and I don't want one booked
W put this one on my tab / one for Monday please / aye, sign us up / yes to the aisle / me too please, same day / two more for Wednesday / my turn now, book me / and one for him / sling us in for six / whatever's soonest, doc
W them new glasses make the stairs come up at me like the Blackpool tower, I've tried, honest I have, so book me back in with the optician for a re-do
T them new glasses made the stairs come up at me like the Blackpool tower, so I went back in to the optician and he'd swapped left for right
U them new glasses make the stairs come up at me like the Blackpool tower, I'll give it the weekend, and if I've not broken my neck I'll see about the optician
W I take it that the matinee's cheaper and nobody minds a cough, so swap the evening tickets for the matinee / seeing as the evening's all but sold out, we'll have the matinee, three seats
Q I take it that the matinee's cheaper / seeing as the evening's all but sold out, is the matinee the same cast?
W I was going to leave it, I really was, but the cough's kept the whole street up, so I'd be obliged for an appointment today
N I was going to ask for an appointment, I really was, but the cough's gone, so I'd be obliged if you left me off today's list
U I was going to leave it, I think I still may, though the cough's kept the whole street up, let me see what tonight brings
T I was going to leave it, I really was, but the cough kept the whole street up, so my daughter got me an appointment and it was only dust
W if you'd be so good as to extend it a fortnight / if it's no trouble I'd like the paper copy sent / if you've got your pen handy, the 15th at ten, name of Braithwaite / if I may be so bold, a later checkout / if you wouldn't mind, cancel Thursday
U if they'd be so good as to let me keep it a fortnight I'd be tempted to extend / if I find my pen I'll give you a date / if I'm spared, maybe the 15th / if the weather's kind I'd ask for a later checkout
W seeing how it's raining stair rods and likely to go on, we'll give the boat trip a miss, take us off it and put us on the cathedral one
T seeing how it rained stair rods, we gave the boat trip a miss, and they put us on the cathedral one without extra charge
N seeing how it's raining stair rods, you'd think we'd give the boat trip a miss, but no, we're a hardy lot, leave us on it
Q seeing how it's raining stair rods, does the boat trip still go, and who decides
U seeing how it's raining stair rods, we may give the boat trip a miss, ask us at breakfast
W he can't come to the phone, he's up to his elbows in the sink, but he says yes to the vasectomy follow-up, book him in before he bolts
T he can't come to the phone, he's up to his elbows in the sink, he's booked himself in and now he's a bag of nerves
W my card's expired, here's the new one, switch the direct debit over would you dear, it's the same bank just a prettier picture / move my standing order to the 3rd, pension comes in on the 2nd
T my card expired and the direct debit bounced and I had a letter fit to curl your hair / they moved the pension to the 2nd and never asked a soul
Q my card's expired, does the direct debit follow the new one by itself? / what day does the standing order go out?
N my card's expired, but don't switch the direct debit, I'm changing banks / leave the standing order on the 1st
U my card's about to expire, I'll be in about the direct debit when the new one lands / may move the standing order to the 3rd, if the pension shifts like they're threatening
W count me in for the outing, I'll bring my own sandwiches, I don't trust that pub / right you are, down for the outing, both of us
N don't count me in for the outing, I don't trust that pub / we're not down for the outing and don't want to be
T he counted me in for the outing before I'd opened my mouth / everyone's down for the outing bar the vicar
W my other half snores like a traction engine, thirty-eight years of it, and a holiday's a holiday, so make it two singles in place of the double, on the same corridor mind
T my other half snores like a traction engine, thirty-eight years of it, so last time we had two singles in place of the double, on the same corridor mind, and I slept like a baby
U my other half snores like a traction engine, thirty-eight years of it, and I'm wondering about two singles in place of the double, but how do I put it to him
W she'd love the window, bless her, she's never flown, so give her mine and put me in the middle
T she loved the window, bless her, she'd never flown, so I gave her mine and sat in the middle
W could do with a stairlift form, send one out / send us the form for the blue badge please / post me the leaflet and the form / another form, I've spilt tea on it
Q is there a form for a stairlift / how many pages is the blue badge form? / did you post me the form
T the form for the blue badge is longer than War and Peace / they sent the form to next door / spilt tea on it, the form I mean
N don't send me another form / I'll not be wanting the blue badge form, my knee's sorted
W I'm told, and I don't know who starts these rumours, that the clinic's shutting Wednesdays. Rumour or no rumour I'd feel safer on a Thursday, so shuffle me along a day
W they say you shouldn't, and my sister would have kittens, but I'm having it pierced, Saturday, put me down / don't tell the wife but double my order of the toffees / against my better judgement, yes, enrol me
W far be it from me to tell you your job, but it's Mrs Hallam with two Ls, correct it on the card please / it's Jean not Joan, alter it would you / you've got me down as deceased, which is premature, put me back on the books
T far be it from me to tell them their job, but they had Mrs Hallam down with one L till the day she died / they had me down as deceased, which was premature, took a month to put me back on the books
W the lad's off to university, so he'll not want his junior membership, end that and start him on the grown-up one / our Kevin's left school, take him off the dinner list / my mother's passed on, I'm afraid, so please stop her talking books
T the lad's off to university, so he ended his junior membership himself / our Kevin's left school and the dinner list still has him on it / my mother passed on and the talking books came for another year, it quite upset us
W I asked if it could be moved, you said it could, well then, move it / if that's the last one, I'll have it / if nobody else wants the cancellation, it's mine, book it / whatever's cheapest, get me that
Q I asked if it could be moved, and what did you say, could it or couldn't it? / is that the last one?
W yesterday I told you no and the day before I told you yes, you must be tearing your hair out, today it's yes and it's staying yes, send the deposit
N yesterday I told you yes and the day before I told you no, you must be tearing your hair out, today it's no and it's staying no, send no deposit
W my granddaughter says there's an app for it, there's always an app, I'd sooner you did it with a pen, the 19th, root canal, Albert Finch
T my granddaughter says there's an app for it, there's always an app, it says «tap here to book your root canal», who on earth would tap there
U my granddaughter says there's an app for it, there's always an app, I might have a go at the root canal on that, or I might ring you, we'll see
W can't stop, bus coming, move my 3pm to 4 / in haste, cancel tomorrow, grandchild arriving / just a quickie, add a cot to room 6 / ooh before I ring off, a copy of the bill by post please
W I'd like to return this jumper, it was a gift, a kind thought, but have you seen it / this kettle leaks, I want my money back / send it back, wrong colour / swap it for the blue / it's too big, exchange it for a 12
T I returned that jumper, it was a gift, a kind thought, but you should have seen it / that kettle leaked, they gave my money back / wrong colour, so back it went
U I'd like to like this jumper, it was a gift, I may yet return it / this kettle leaks a bit, if it gets worse I'll want my money back
W what with the price of petrol and my knees I don't get to the gym but once in a blue moon, so I'd say it's time we parted company, end my membership, no hard feelings
T what with the price of petrol and his knees he didn't get to the gym but once in a blue moon, so they parted company, no hard feelings
N what with the price of petrol and my knees I don't get to the gym but once in a blue moon, but I like knowing it's there, so leave my membership running
U what with the price of petrol and my knees I don't get to the gym but once in a blue moon, so I do ask myself whether to keep the membership
W reserve me the new Rankin, I don't mind being forty-third in the queue / hold that atlas for me / the big print Agatha Christie, keep it by / put me in the queue for it / book club copy, save me one
T they reserved me the new Rankin, forty-third in the queue I was / «Please Return This Book» is stamped on every page of it / Book Now, the poster shouts, so I walked on by
Q how long's the queue for the new Rankin / how many can one reserve?
N don't reserve me the new Rankin, forty-third, I'd be dead / no need to hold that atlas
U I might reserve the new Rankin, but forty-third in the queue, at my age / if my son doesn't give it me for my birthday I'll reserve it
W I shan't need the wheelchair at the airport, my new hip's a marvel, so take that off, and put on a bit more legroom while you're about it
W I'm afraid I'm going to have to be a pest and pull out of the raffle committee, strike me off / I'm pulling out of the Tuesday class, make it official please
W any road up, I've talked long enough, book it / so there we are, that's my tale of woe, now give us a slot / anyway, enough of my feet, Tuesday then, put me in
T any road up, I'd talked long enough, so she booked it / so there we are, that's my tale of woe, they gave my slot to a lad with a splinter
W I was rather hoping you'd have me in sooner than March / it would be a weight off my mind to have that booked, so do book it / I'd sleep better with a seat reserved, so reserve one / nothing would please me more than being taken off your mailing list
W my wife doesn't know I'm ringing, she's not slept, so get her in with the nurse would you, today, she'll go if it's booked
T my wife didn't know I rang, she'd not slept, and she went like a lamb because it was booked
N my wife doesn't know I'm ringing, she was all for being got in with the nurse, she's sleeping now, so don't book her anything
U my wife doesn't know I'm ringing, she's not slept, should I get her in with the nurse or would that set her off
W pull me forward if anyone drops out, no, not if, there's one on your board dropped out now, give me that one
W vet for the dog, tomorrow / jab for Biscuit please / worming tablets, two packs / kennel him the 4th to 8th / the cat's to be done, book her
T vet's robbed me again / Biscuit bit the vet / kennelled him once, never again
U kennel him or take him, hm / might have the cat done
W the choir wants the small hall instead of the big one, I'm only the messenger but I'm the one who signs, so change the hire over
T the choir wanted the small hall instead of the big one, I was only the messenger, and they changed the hire over with a face like thunder
W merge it into main, there's a good machine / my grandson left this branch open, close the pull request for him, he's asked me to / roll that back, it's broken the parish website / push it, I've checked the bell-ringing rota twice
T my grandson merged it into main and the parish website fell over / somebody rolled that back on Sunday / he says he pushes things, I said I hope not people
N don't merge it into main, the vicar hasn't seen it / don't roll that back, it was my spelling / don't push it yet
Q what happens to the parish website if it's merged / was that rolled back?
U might merge it after evensong / if the rota looks wrong again we'd have to roll it back
W well blow me down, a cancellation, I'll have it / oh yes please, the 2nd / do, yes, book / right, pay it / delete the lot, dear / renew mine as well / send it off then / yes, return it
W I don't know why I put up with it, I don't honestly, never a straight answer, never the same girl twice. Don't take it personally, but I don't want to stay with your bank, so close the account and post me a cheque
T I don't know why I put up with it, I don't honestly, never a straight answer, never the same girl twice. Send it, return it, sign it, send it again, that's all they ever tell me in that place
Q I don't know why I put up with it, I don't honestly. Last year you wanted a letter, this year a form, and next year I dare say a drop of blood, so which is it now for closing an account
W he doesn't eat fish, I don't eat meat, and neither of us eats late, so would you change our dinner to six and the veggie menu for me?
U he doesn't eat fish, I don't eat meat, would it be silly to change our dinner to six? I'd best ask him before we do anything
W don't worry about the refund, a voucher's fine, send me that / I don't mind which dentist, don't mind which day, just book it / I'm not ill, don't fret, only due my check-up, find me a day
W could my husband's go on the same day as mine, would you mind awfully? / might I trouble you for a later train, the 5.40? / is it too much to ask that you send it by post? / shall we say Wednesday, then? Wednesday, yes, put it in
U should I book now or wait for spring? / would you cancel, if you were me? / shall we say Wednesday, or not? I can't decide / do I want it sent by post? Let me think
T would you believe they cancelled it? / and what did he do? Booked it anyway! / guess who moved house again? My sister
N did I ask you to book it? No, so don't / who said anything about moving it? Leave it be
W not on Monday, not on Tuesday, the window cleaner's Wednesday, so Thursday, book Thursday / no no, the other brother, put Ronald on the appointment instead of Roland / no rush at all, but order it today
Q if it's sent second class and nobody's in, and nobody ever is on a Friday because that's when we have my mother, does it come back to you or does it sit in that depot by the ring road
Q my brother-in-law, who knows everything, says they must refund you if the delay's over three hours, and I say that's only trains, so settle an argument for us, which of us has it right
Q now this is only me being nosy, but when a lady moves her appointment three times, like my friend Doreen does, do you send her to the bottom of the list or have you a soft spot for her
T cancelled, again / she returned it / paid in full, ta / order came, chipped / he deleted everything / moved house, twice / sent it, lost it / book early, they say
U cancel, or not? / return it perhaps / pay now or later, hm / order one, some day / might move it / delete them? dunno / send it? not sure yet
N cancel? no, never / return nothing / no payment today / no more orders, thanks / nothing to be moved / sending it isn't necessary
Q cancel by when? / return where, exactly / who pays / is my order in / moved to when / sent it yet
`,
  zh: `
W 姑娘啊我那个号给我退了吧 / 牙科那个号退了吧 / 能退就赶紧给我退了
U 想退是想退 又舍不得那点手续费 没拿定主意呢 / 退不退呢,我再琢磨琢磨
T 人家要是能退早退了 / 老张那个号让他儿子给退了 / 他退号退得比谁都快
Q 这号当天还能退不 / 退号扣不扣钱啊 / 我那号退成了没有?
N 号先别给我退 / 可别退我的号啊 / 我没说要退啊 / 不退了不退了
W 闺女我跟你说啊我家那口子这两天腰又犯了下不了地我得搁家伺候他礼拜四那个眼科我就去不了了你给我往后挪一个礼拜得了
T 闺女我跟你说啊,我家那口子前两天腰又犯了,下不了地,我在家伺候他,礼拜四那个眼科就没去成,后来人家大夫主动给我往后挪了一个礼拜
U 闺女我跟你说啊,我家那口子这两天腰又有点犯,要是礼拜四还下不了地,我那个眼科兴许就得往后挪,到时候看吧
Q 闺女我问你啊 我家那口子这两天腰又犯了 像我这种礼拜四的眼科 要往后挪最晚得什么时候跟你们说啊
N 闺女我跟你说啊,我家那口子腰好了,能下地了,礼拜四那个眼科不用给我往后挪了,还照原来的来
W 降压药再来两盒 / 老样子,降压药 / 药快没了给我续上 / 照上回的方子再拿一个月的
Q 降压药多钱一盒 / 续方子用本人来不? / 一次能开几个月的药 / 药到了没
T 降压药昨儿拿了 / 我老伴儿的药都是闺女在网上买 / 上回那药吃得我直迷糊
N 降压药不拿了 / 先甭给我续 / 药还有呢 别开了 / 家里药堆成山了可别再给我拿了
U 药还剩几片,回头数数再说 / 兴许得续点儿药 / 要是大夫不给换方子我再拿
W 挂个号,骨科 / 骨科,明儿早上 / 王大夫的号来一个 / 洗牙 礼拜六 / 给老头子也挂一个
Q 骨科几点放号? / 王大夫周几出诊 / 洗牙能走医保不 / 号还有没有?
T 骨科那号真难挂 / 王大夫退休了 / 上礼拜刚洗的牙 / 老头子自己挂上了
N 骨科不挂了 / 不洗牙 / 王大夫的号不用挂 / 老头子不去,别给他挂
U 骨科还是内科呢 / 洗牙,过阵子再说 / 要不挂个王大夫?再想想 / 兴许明儿挂
W 哎呀你看我这记性,上礼拜刚改的礼拜三,这不孙子开家长会嘛,还得麻烦你给我改礼拜五
T 哎呀你看我那妹子那记性,上礼拜刚改的礼拜三,孙子开家长会,又跑去改了礼拜五
Q 哎呀你看我这记性 上礼拜改来改去的 最后给我改的是礼拜三还是礼拜五来着
N 哎呀你看我这记性,上礼拜说要改礼拜五,家长会早开完了,不用改了啊,还是礼拜三
U 哎呀你看我这记性,孙子家长会到底是不是礼拜三我得问问,要是撞上了我再找你改礼拜五
W 我这人不爱给人添麻烦,可挨着厕所那座儿实在没法坐,你给我往前调调
N 我这人不爱给人添麻烦 挨着厕所就挨着厕所吧 不用给我调了
T 我这人不爱给人添麻烦,上回挨着厕所坐了一宿,愣是没好意思让人给调
Q 我这人不爱给人添麻烦,就问问,从厕所边上往前调座儿加不加钱
U 我这人不爱给人添麻烦,挨着厕所那座儿要不要调,我先问问我们家老李
W 书再借半个月 / 四本都给我续了 / 帮我续借一下呗 / 这本没看完呢,再给我续续
Q 一本书能续几回? / 超期一天罚多少 / 续没续上啊 / 大字版的也能续吗?
T 书我自个儿在机器上续了 / 那机器把四本全续了 / 我孙女借书从来不续
N 不用续,看完了 / 别给我续了 / 那几本都甭续
U 续不续呢看看后头好看不 / 要是后天看不完再续 / 没准儿得续
W 说一千道一万我就是要退那个押金 / 长话短说团不跟了给我们退了
T 说一千道一万他就是想退那个押金到现在一分没见着 / 长话短说人家团费退给她了
Q 说一千道一万,这押金到底能退不能退 / 长话短说,退团扣多少
N 说一千道一万押金先搁你们那儿别退 / 长话短说,团我们还跟,别给退了
U 说一千道一万,这押金退还是不退我们老两口还没商量好 / 长话短说,团兴许跟不成了
W 我这膝盖啊不行了你们那楼又没电梯给我们换个一楼的屋吧
T 我这膝盖啊不行,他们那楼又没电梯,后来有个小伙子心眼好,给我们换了个一楼的屋
Q 我这膝盖啊不行了你们那楼有电梯没有一楼的屋跟楼上一个价不?
U 我这膝盖啊时好时坏的,要是到那天还疼,就得换个一楼的屋,走一步看一步吧
N 我这膝盖啊打了针好多了,一楼那屋甭给我们换了,楼上敞亮,就住楼上
W 社保卡丢了,给我补一张 / 老年证办一个 / 给我妈办个老年证 / 给我登记一下,打疫苗
Q 补社保卡要带啥 / 老年证多大岁数能办 / 办证中午歇不歇? / 打疫苗空不空腹
T 社保卡补好了 / 我老年证去年就办了 / 疫苗打完胳膊抬不起来 / 隔壁老太太嫌老年证难看不办
N 卡找着了 甭补了 / 老年证先不办 / 疫苗我不打 / 别给我登记啊
U 卡兴许在家呢找找再说 / 老年证等我儿子回来再说 / 疫苗打不打,心里没底
W 我妹她挪礼拜一了,我俩坐一个车,把我的也挪礼拜一
T 我妹她挪礼拜一了,非让我也挪,就因为坐一个车,你说这人
Q 我妹她挪礼拜一了,我那个你们是不是也给挪了
N 我妹挪她的,我的可别挪,我坐公交去
U 我妹她挪礼拜一了我这儿正犯愁呢跟不跟着她挪
W 瞧我这老糊涂,日子给订错了,订成下礼拜了,你受累给倒到十四号那礼拜 / 弄岔了弄岔了,两张票换个日子,九号的
T 瞧我这老糊涂,上回日子订错了,亏得你们那边有个姑娘给我倒过来了 / 九八年那回订错票,我老伴儿念叨我到今天
Q 我是不是又老糊涂把日子订错了呀? / 这日子是我弄岔的还是你们弄岔的
N 我还当日子订错了 一看没错 你可千万别动啊 / 虚惊一场,日子对着呢,甭倒了
U 我咋觉着日子订错了呢 等我翻翻挂历再说换不换 / 真要是弄岔了我再来找你
W 行 就礼拜五 / 十点那个给我 / 算我一个 / 给我记上 / 定了吧 / 晚点儿那班吧 / 好嘞就它了,下单 / 写我名儿
N 礼拜五不行,不定 / 别算我 / 先别记 / 别写我名儿 / 十点那个我不要
Q 十点还有吗 / 礼拜五贵不贵? / 都谁报了 / 名单上有我没
T 十点那个让人抢了 / 礼拜五人老多了 / 他给我记错了 / 老李头排第一个
U 礼拜五?再看吧 / 算不算我一个,等等 / 十点 悬 / 睡一觉再说 / 看我这腿争不争气
W 不是我挑理 你们这助听器吱吱响 我戴了一个半月了 够意思了吧 给我退了 钱原路打回来
T 不是我挑理 他家那助听器吱吱响 我戴了一个半月 够意思了吧 后来退了 钱倒是痛快打回来了
Q 不是我挑理 你们这助听器吱吱响 我戴了一个半月了 这还在不在退货期里头啊?
U 不是我挑理你们这助听器吱吱响我再凑合戴戴到六月要还这样我可就退了
N 不是我挑理前儿说要退那助听器这两天戴顺了不吱了退货那茬儿就当我没说
W 不好意思啊又来麻烦你 停车证礼拜天到期 给续一年 / 停车证该续了,续吧
N 停车证甭续了,车给我外甥了 / 不好意思啊,说续停车证那事儿作废
Q 停车证一年一续还是咋的 / 续个停车证现在得多少钱
T 老邻居那停车证到期没人管 让人贴了条 / 短信上写的「到期自动续费」,我才不信呢
U 停车证续不续得看我这驾照年检过不过 / 眼睛要是查过了就续 查不过车就卖了
W 足疗那个把我名划了吧我找着近便的了 / 合唱团把我除名吧 / 大巴名单上把我去了
T 也不言语一声就把我名给划了 / 老刘赌气从合唱团退了 / 大巴那名单上他自个儿把自个儿划了
N 甭听小马瞎说 我的名别划 / 大巴名单上还留着我 / 我多咱说要退合唱团了
Q 谁把我名给划了? / 大巴名单上还有我没 / 退合唱团找谁说
U 合唱团我琢磨着退不退 / 大巴兴许坐不了了,等大夫信儿
W 刚才让你们那音乐给打断了 我接着说啊 小册子不看了 直接给我们老两口订三亚七晚 带早饭 能看海最好
T 刚才让你们那音乐给打断了,我接着说啊,三亚那七晚我们在别家订的,带早饭,看得见海,美着呢
Q 刚才让你们那音乐给打断了,我接着问啊,三亚那七晚带不带早饭,看海的屋是不是另加钱?
U 刚才让你们那音乐给打断了,我接着说啊,三亚还是北海我们老两口还掰扯着呢,谁也说服不了谁
N 刚才让你们那音乐给打断了,我接着说啊,三亚甭给我们订了,老伴儿怕晒,不去了
W 化验单给我闺女微信发一份呗 / 病历转到县医院去 / 结果也给社区刘大夫传一份劳驾了
Q 化验单你们发还是我自己取 / 病历转过去了没 / 社区刘大夫那边看得见我这结果不?
T 化验单他们给发错人了 / 病历三月份就转县医院了 / 我那片子传到刘大夫那儿,人家说没事
N 化验单可别发我闺女 / 病历就搁你们这儿,别转 / 甭给刘大夫传
U 化验单发不发我闺女呢,怕她着急 / 病历转不转 等床位定了再说
W 搬家啦住了四十来年的老院子拆了你敢信吗现在是果园里八号楼你电脑上给我改过来
U 快搬家啦,住了四十来年的老院子要拆,新房钥匙还没下来,下来了我再告诉你地址
Q 搬家啦住了四十来年的老院子拆了你电脑上我这地址现在写的是哪儿
T 搬家啦,住了四十来年的老院子拆了,我儿子一晚上把各处地址都给我改利索了
N 家不搬了,拆迁黄了,果园里那地址你就别往电脑上改了
W 也没啥大事儿,就是牙套又掉了,说话漏风,哪个大夫有空把我塞哪儿
T 也没啥大事儿,就是牙套又掉了,说话漏风,外甥女婚礼上我愣没敢张嘴
U 也没啥大事儿 牙套有点晃 真掉下来我再约
N 也没啥大事儿牙套自个儿又卡住了那加号不用给我加了
Q 也没啥大事儿,就是牙套又掉了,这重新粘收不收钱啊
W 对了想起来了,水费也从这卡上给我交了 / 图书馆那罚款一块儿结了吧 / 该多少扣多少,扣卡里的
Q 对了想起来了,水费从哪张卡扣的? / 我欠你们多少 / 罚款结没结
T 对了想起来了,去年水费给我扣了两回 / 罚款我拿一把钢镚儿交的 / 我爸一辈子不欠人一分钱
N 对了想起来了,水费甭从这卡扣 / 罚款我不交 / 我那卡谁也别动
U 对了想起来了,水费兴许换张卡交,我先问问银行 / 罚款要是不到一块钱我就认了
W 四个,不对,五个,小芳也来 / 我说二十二号了?嘴瓢了,二十三号,给改喽 / 得 还是礼拜四吧 / 刚说错了 是太原不是太谷 给我改改
N 四个五个的 算了 先不订 / 我刚才说的不算数 / 得,拉倒吧,不弄了 / 当我没来过
W 早起九点我可起不来那么老早,给我换下晌的 / 九点太早了搁两点吧
T 早起九点就让我去,天还黑着呢 / 九点那号我去了,等到十一点
Q 早起九点是光我一个还是都九点? / 下晌的号几点开始叫
W 听广播说那天火车停运 这不寸劲儿嘛 给我另换一天得了 / 就现在这堵车劲儿 十点我铁定到不了 改中午十二点
Q 听广播说那天火车停运,这种来不了的你们扣不扣钱 / 晚到多会儿就算过号了?
U 听广播说那天火车八成要停,我先等等信儿,停了再找你换 / 就现在这堵车劲儿,没准儿得改中午,到前一天再看
N 听广播说火车又不停了,那就不用给我换日子了
W 可别忘了给我留个靠窗的现在就给留上 / 发票别忘了开给我们单位 / 别忘了把我老伴儿也写上 / 牛奶记得给我停了啊
N 别给我留靠窗的 / 发票别开给我们单位 / 别把我老伴儿写上 / 牛奶别给我停啊
T 「别忘了续费」,那短信一天来三遍 / 我老伴儿在冰箱上贴个条写着别忘了退票我笑半天
W 我这老去厕所,坐过道得劲儿,给我换过道 / 我还是坐前排强 听不清 换前头去吧
T 我老去厕所,坐过道得劲儿,上回就坐的过道 / 她说她坐过道得劲儿,她啥都这么说
Q 坐过道是不是腿能伸开点儿 / 换前排都啥人能换
N 坐里头挺得劲儿,甭给我换过道 / 我没说要坐前排,别动我那座儿
U 坐过道兴许得劲儿点儿?我也说不好 / 换前排吧又怕脖子仰得慌 纠结
W 我跟你说你可别笑话我,那白内障手术我是真打怵。楼下老赵太太做完啥事没有,可我这心里过不去,年前就别给我排了,三号那个撤了,给我排到正月十五以后吧
U 我跟你说你可别笑话我,那白内障手术我是真打怵。楼下老赵太太做完啥事没有,我也知道是自个儿吓唬自个儿。要不正月以后再做?等礼拜天跟儿子合计合计
N 我跟你说你可别笑话我,那白内障手术我前阵子是真打怵,楼下老赵太太做完啥事没有,我也就想开了。三号那个别给我撤,我咬咬牙去
T 我跟你说你可别笑话人家,楼下老赵太太做白内障是真打怵,三号的撤了,排到正月,正月又撤了,现在连公交几路都瞅不清
Q 我跟你说你可别笑话我 那白内障手术我是真打怵。像我这样的要是从三号撤下来 再排得排到猴年马月去?
W 轮椅再给我订一个 / 纱布再来一包 / 这鞋再要一双,三十七的 / 猫粮给我留两袋,礼拜五我去拿 / 鞋给换个藏青的
N 轮椅不订了 / 纱布够了别拿 / 鞋一双就得,别再给我下单 / 藏青的我也不要
T 轮椅订重了 家里俩 / 买双鞋给我寄个台灯来 / 那猫粮贵得赶上我吃饭了
Q 轮椅你们这儿有没有 / 三十七的有货吗 / 猫粮多钱一袋?
U 再来一双?看看吧 / 藏青的老气不老气呢 / 猫粮先等等,看它吃不吃
W 网上那一套我整不明白你替我弄给我注册个会员要那个打折的
T 网上那一套我整不明白,外甥女给我注册的会员,一天来十来条短信
Q 网上那一套我整不明白,不注册会员就不给打折是不
N 网上那一套我整不明白,你也甭给我注册会员,打折我也不要
U 网上那一套我整不明白会员嘛早晚得注册一个不着急
W 户给我销了 / 这卡不要了,注销 / 老伴儿走了,他那存折给销户吧,证明我带来了 / 手续费收得没边儿了,给我销户,剩的钱取出来
T 户让银行给销了 / 我们那个网点关了 / 老伴儿那存折开春就销了
Q 几点关门 / 户销了没有? / 销户剩下那几毛几分咋算
N 户别给我销 / 老伴儿那存折先留着 我心里过不去 / 手续费高就高吧,不销
U 这卡销不销呢 / 手续费再涨我可就销户了 / 老伴儿那存折,过了周年再说
W 我这人话多 我姑爷老说我 长话短说吧 你们给我排CT那个点儿正赶上修暖气的来 修暖气的多难请啊 CT你给我错开 哪天都成
T 我这人话多,我姑爷老说我,长话短说吧,排CT那个点儿正赶上修暖气的来,修暖气的多难请啊,CT就耽误了,还让护士数落一顿
W 你看能不能把我老伴儿就排我后头啊 / 有没有可能给我匀到四号去呀 帮帮忙 / 你行行好把那手续费免了给我重订一张呗 / 能不能写我大名啊,给改改
Q 你知道我后头排的是谁不 / 一般四号还有没有空的? / 那手续费有免的时候吗 / 上头写的是我大名还是小名啊
W 我妈九十二了,耳背听不见电话,我替她说,六号那理疗取消了吧,又住院了 / 我兄弟不会填表,你给他报上那个电工班
T 我妈九十二了,耳背听不见电话,六号那理疗取消了她也不知道,穿戴好了坐到晌午 / 我兄弟不会填表可人家愣是自个儿报上那电工班了
Q 我妈九十二了,耳背听不见电话,没人接你们是不是就给取消了? / 不会填表的咋报那个电工班
N 我妈九十二了,耳背听不见电话,可六号那理疗她来,你们别给取消 / 我兄弟说啥你也别给他报电工班 他那腰不行
U 我妈九十二了大夫要是还不让出院六号那理疗就得取消今儿晚上才有准信 / 我兄弟报不报电工班 这人一天一个主意
W 老规矩 / 还是初一 / 还那个点儿 / 照旧,给我排上 / 成 弄吧 / 妥了 就这么办吧 / 又是我,还要上回那样的
T 老规矩改了 / 又是初一堵车 / 还那个德行 / 照旧乱哄哄的
N 这回不要老规矩那个了 / 先别弄 / 不成,别办 / 照旧?不用了
U 老规矩?再说 / 弄不弄呢 / 礼拜一再问我 / 让我想想啊
Q 我上回啥点儿来着 / 办成了没? / 一共多钱 / 老规矩是啥规矩
W 跟团那邮轮去不了了,大夫不让,两间舱带去天津的大巴都给退喽
T 跟团那邮轮黄了,公司倒闭了,两间舱带去天津的大巴全给退了,新闻都播了
U 跟团那邮轮要是大夫不让去两间舱带大巴就都得退礼拜二看了大夫才知道
N 跟团那邮轮去得成,大夫点头了,舱也别退大巴也别退
Q 跟团那邮轮去不了了,大夫不让,这退舱保险要啥证明啊?
W 这血压计在你这儿买的,一量说我高压三百,我还活着呢,给我换个好使的
T 我在电视上买个血压计,一量说我高压三百,我还活着呢,气得我给寄回去了
N 这血压计一量说我高压三百,我孙子乐得不行,留着逗闷子吧,不退不换
U 这血压计一量说我高压三百我先换节电池试试不行再说退不退
Q 这血压计一量说我高压三百保修期多长啊
W 那合同我也没细看,谁细看那玩意儿啊,反正那旅游险给我退了 / 没人问我我也得说,我就爱坐船不爱坐飞机,给我订船票 / 打死我也没想到有这一天,瑜伽班给我报一个
T 那合同我也没细看,谁细看那玩意儿啊,结果旅游险人家给退了 / 没人问我我也得说 我们那回坐的船没坐飞机 / 打死我也没想到,他报了个瑜伽班
N 那合同我还没细看呢,旅游险先别给我退 / 打死我也不报那瑜伽班
W 上回我跟你们那小伙子说甭上门了,我收回啊,还是上门给量量血压吧 / 上回说不打,回家后悔到今儿,带状疱疹那针给我约上
N 上回我跟你们那小伙子说上门,我收回啊,上门就不用安排了 / 上回说打,回家后悔到今儿,那针先不约
T 上回我跟你们那小伙子说甭上门,人家还是来了,挺热情 / 上回说不打,后来可遭罪了,带状疱疹疼起来要命
Q 上回我跟你们那小伙子咋定的来着,上门还是不上门 / 上回说不打 我这岁数那针现在免费了吗?
U 上回我跟你们那小伙子说甭上门了,这会儿心里又活动了 / 上回说不打,这回嘛,再看看,兴许打
W 修理厂说排气管不行了,他们可不就这么说嘛。得,换吧,礼拜四弄,顺手把刹车也给紧紧
T 修理厂说排气管不行了 他们可不就这么说嘛。得 换了 礼拜四弄的 刹车也给紧了
U 修理厂说排气管不行了 他们可不就这么说嘛。我让我侄子钻底下瞅一眼 他要也这么说再换
N 修理厂说排气管不行了,他们可不就这么说嘛。我不换,刹车也别给我动
Q 修理厂说排气管不行了,他们可不就这么说嘛。换个排气管连工带料一般多少钱
W 四条胎全换 / 年检,五月底 / 小面包明儿保养 / 雨刷也换喽 / 机油换了吧
T 四条胎全秃了 / 年检没过 得 / 保养我自己弄的 / 雨刷让人掰了
Q 一条胎多钱 / 年检啥时候到期? / 车好了没 / 保养管不管雨刷
N 胎不换 / 雨刷甭动 / 车先别修 / 不保养了 要报废了
U 胎换不换再说 / 年检过不了再换 / 修还是卖呢
W 这密码可愁死我了,输三回给我锁了,给我重置一个,我记挂历上
T 这密码可愁死我了,输三回给我锁了,后来一小伙子给重置的,还不让我往挂历上记
Q 这密码可愁死我了,输几回就锁啊? / 重置密码找你还是找机器
N 密码我想起来了,甭给我重置 / 那纸条找着了,别重置啊
U 这密码可愁死我了,再锁我就得找你重置了 / 密码兴许得重置,我先翻翻挂历
W 手机里那些拍着手指头的照片都给我删了吧 / 一九年以前的邮件全清了,不要了 / 那个老蹦出来的玩意儿给我卸了 / 旧电脑给我清干净,要捐人了
T 我孙子把我那些照片全给删了 / 邮件一清,把我电费单子也清没了 / 那玩意儿自个儿没了 / 旧电脑让他们清空了我妈留下的菜谱也没了
N 照片一张也别删 / 那些邮件搁那儿别清 / 旧电脑可别给我清 里头有菜谱
Q 邮件清了还找得回来不 / 删了照片能腾多大地方? / 清电脑是不是相片也没了
U 哪天有空把邮件清清 / 那玩意儿卸了不会坏别的吧,拿不准卸不卸 / 旧电脑琢磨着清了捐人还没定
W 那文件夹叫什么「新建7」,瞅着闹心,给我改成「咱妈的东西」 / 名儿改成菜园子 / 文件上是我前妻的名儿,给我换了
T 那文件夹叫「新建7」叫了十年,他给改成「咱妈的东西」了 / 我前妻那文件写的我的名儿 / 我们那会儿都写在牛皮纸袋上
U 那文件夹名儿想改 还没想好叫啥 / 叫菜园子还是叫小院儿呢
N 「新建7」就「新建7」吧,别改名,改了我找不着
W 孙女汇报演出跟肠镜撞一天了,你说巧不巧,我可不能为个肠镜误了看孙女,那礼拜别的哪天都行,你看着排
T 孙女汇报演出跟肠镜撞一天了,你说巧不巧,我为个肠镜没看成,孩子埋怨我到现在
U 孙女汇报演出没准儿跟肠镜撞一天,学校还没通知呢,撞了我再跟你说换
Q 孙女汇报演出跟肠镜撞一天了,你说巧不巧,这肠镜顶多能往后推几回啊
N 孙女汇报演出改日子了,跟肠镜不撞了,谢天谢地,那肠镜就别动了
W 小屋就小屋吧 给我开 / 行吧听你的 换海景 / 豁出去了,升舱 / 来都来了,早饭也加上
T 小屋就小屋吧,住了三宿 / 让他说动了心换了海景啥也没看见 / 豁出去升了回舱,心疼半年
N 说破大天也不换海景 / 不升舱,钱留着看孙子 / 早饭别给我加
U 海景,心里痒痒 / 要不豁出去升个舱?再掂量掂量 / 早饭加不加先看看钱包
Q 海景真能看见海吗? / 升个舱得多少钱 / 早饭含没含
W 给礼拜二打牌那帮人发个话我这回不去了 / 给王主任捎个信儿说改十一点了 / 给我老伴儿发个微信,说我晚点儿到家
T 也不知谁给打牌那帮人发的话,说我不去了 / 王主任捎信儿来说改十一点了 / 我老伴儿发微信说晚点儿到家她哪回不晚
Q 打牌那帮人收着信儿没? / 王主任那儿是你们通知还是他自个儿打听 / 发个短信花我老伴儿的钱不
N 打牌那帮人你甭告诉,我自己说 / 别给王主任捎信儿 / 千万别给我老伴儿发微信啊
U 打牌那帮人要不要说一声呢,看我这嗓子吧 / 四点我要还没出来兴许得让你给我老伴儿发个信儿
W 又想去桂林又想去张家界,愁人,哎不愁了,桂林,订吧,定金也交了 / 红的绿的绿的红的,得了,绿的给我拿一个 / 趁我还没变卦 赶紧给我写上礼拜三
U 又想去桂林又想去张家界,愁人,是现在订还是等降价呢 / 红的绿的绿的红的,吃完饭再说吧
W 按说我是晚了一天 怨我怨我 你给通融通融续上吧 / 怪我,睡过了,给我重约一个
Q 按说我是晚了一天,怨我怨我,晚一天罚多少啊? / 怪我,睡过了,这算不算爽约啊
T 按说我就晚了一天,人家说啥不给续,规矩大 / 怪我,睡过了,火车它可不等人
W 劳您驾把我那体检从东院挪到西院,西院离我闺女家近,完事儿能蹭顿饭 / 体检给换到西院呗
T 体检从东院挪到西院了 说是装修 / 人家都挪西院体检了,就我傻乎乎跑东院
Q 体检挪到西院去项目一样不
N 体检还搁东院 别挪西院
U 体检挪不挪西院 看我闺女那礼拜在不在家
W 这事儿说来话长,又是梯子又是邻居家猫的,不跟你细说了,反正我胳膊打着石膏呢,十二号开不了车,给我改二十六号吧
W 以前物业费都是我老伴儿管,他走了我就给忘脑后去了,怪不好意思的,这不催缴单贴门上了,你从我存折里全给交了吧
T 以前物业费都是我老伴儿管 月月头一天就从存折里全交了 我们家门上从来没贴过催缴单
U 以前物业费都是我老伴儿管这不催缴单贴门上了是从存折里一把交了还是分着交我得问问我儿子
W 我起不来早,给我排下午 / 晚点儿的,哪天都中 / 夜间门诊给我来一个 / 麻溜给我挂上
W 归了包堆一句话 礼拜四不要了换礼拜一 / 我绕这么大弯子就是想退钱,给退了吧 / 说白了,三宿改两宿 / 一句话 订
T 归了包堆一句话,礼拜四不要了换的礼拜一 / 说白了,三宿改成两宿,他心疼钱
Q 归了包堆到底是礼拜四还是礼拜一? / 说白了是两宿还是三宿
W 想好了 退 别劝我 / 钢琴课停了吧舍不得也得停 / 健身卡给我退了,不是那块料 / 报纸别送了,给我停订 / 那自动扣费的给我关喽
T 想好了才退的 谁劝也没用 / 钢琴课停了,孩子哭一场 / 健身卡退了三个月才退下来 / 有个电影叫《取消预订》还是啥的
N 想好了 不退 谁劝也不退 / 钢琴课接着上,别停 / 健身卡练出瘾来了,可别给我退
U 想了三天也没想好退不退 / 钢琴课停还是不停,一天一个主意 / 报纸停了吧又没得看,两难
Q 停报纸是上邮局还是跟你说 / 健身卡退没退成? / 退钢琴课跟谁说啊
W 八点一刻那趟还有吧?有就换那趟 / 五号靠墙那桌空着呢吧 给我占上 / 多钱?嗐甭说了拿一个 / 贵就贵点儿吧 订
Q 八点一刻那趟还有吧我就打听打听 / 五号靠墙那桌空着呢吧?随便问问? / 多钱啊归齐
W 我记性不好我老伴儿老说我银婚不对红宝石婚四十年了嘛好像赶上礼拜六订一桌十二个人的三十号晚上
U 我记性不好,我老伴儿老说我,四十年那个红宝石婚好像赶上礼拜六,到时候没准儿订一桌十二个人的,看孩子们回不回得来
T 我记性不好 我老伴儿老说我 银婚那回就是在你们家订的一桌十二个人 那鱼腥得没法吃
Q 我记性不好,我老伴儿老说我,三十号那一桌十二个人的我订了没有啊
N 我记性不好 可我再不好也没说要订一桌十二个人的 别给我订
W 记我账上 / 礼拜一来一个 / 中,报上 / 我也要跟她一天 / 再加俩人 / 轮到我了 挂上 / 给他也来一份 / 六点给我塞进去 / 越快越好约吧 / 整一个
W 新配这眼镜,下楼梯跟踩棉花似的,我适应了半拉月了,真不中,给我约回去重验
T 新配那眼镜,下楼梯跟踩棉花似的,回去一重验,敢情左右片装反了
U 新配这眼镜 下楼梯跟踩棉花似的 我再戴俩礼拜天 没摔着再说重验的事儿
W 下午场便宜,咳嗽两声也没人瞪我,晚场那票给换成下午场吧 / 晚场都快卖没了,那就下午场,三张
Q 下午场是不是便宜点儿? / 晚场都快卖没了,下午场是一拨演员不
W 本来寻思扛一扛就过去了,可这咳嗽吵得一栋楼睡不着,今儿给我加个号吧
N 本来寻思让你给加个号,这咳嗽今儿早起好了,不用加了
U 本来寻思扛一扛就过去了,这咳嗽吵得一栋楼睡不着,看今儿晚上啥样再说挂不挂号
T 本来寻思扛一扛就过去了,咳嗽吵得一栋楼睡不着,闺女给我加了个号,一看就是暖气太干
W 您要是方便就给我延半个月 / 要是不费事,纸质的给我寄一份 / 您手边有笔吧,十五号十点,姓白 / 不怕您笑话,想晚点儿退房,给我延到两点
U 要是能让我再住半个月 我兴许就延了 / 等我找着笔再给你报日子 / 十五号?活得到那天再说吧 / 天儿要好我再说晚退房
W 这雨下得跟瓢泼似的游船就算了吧把我俩从那个里头拿出来搁到逛博物馆那拨
T 这雨下得跟瓢泼似的游船就算了导游把我俩搁到逛博物馆那拨了没多收钱
N 这雨下得跟瓢泼似的按说游船该算了可我们不怕你别给我们拿出来
Q 这雨下得跟瓢泼似的游船还开不开谁说了算
U 这雨下得跟瓢泼似的 游船兴许就不坐了 明儿早饭那会儿再问我们
W 他接不了电话,正刷碗呢,可他点头了,复查给他约上,趁他没跑
T 他接不了电话,正刷碗呢,复查他自个儿约上了,这会儿紧张得盘子都拿不住
W 卡到期换新的了 扣煤气费那个给我换到新卡上 / 每月转账那个挪到三号,我退休金二号才到
T 卡到期了,煤气费没扣成,来个短信吓我一跳 / 退休金挪到二号发了,也没人问过我
Q 卡到期换新的了,煤气费自个儿跟过来不? / 每月转账是几号转出去
N 卡到期了 煤气费甭往新卡上换 我要换银行 / 每月转账还搁一号别挪
U 卡快到期了,新卡寄来再说煤气费换不换 / 每月转账没准儿得挪三号,看退休金到底几号发
W 一日游算我一个 干粮我自个儿带 / 一日游,我俩都报
N 一日游别算我 / 我俩不报一日游,以后也甭叫
T 我还没张嘴呢他就给我报了一日游 / 一日游除了居委会主任全报了
U 一日游报不报啊看看谁去 / 我俩报一日游?还没商量
W 我们家那位打呼噜跟拖拉机似的,三十八年了,出来玩儿我可想睡个囫囵觉,大床给换俩单间,挨着就行
T 我们家那位打呼噜跟拖拉机似的 三十八年了 上回大床换了俩单间 我睡得那叫一个香
U 我们家那位打呼噜跟拖拉机似的,三十八年了,我老琢磨换俩单间,就是不知道咋跟他张嘴
W 孩子头一回坐飞机让她坐窗户边儿我那座跟她的对调一下
T 孩子头一回坐飞机 我那座跟她的对调了 她趴窗户上看了一道儿
W 残疾证那表给我寄一张 / 表再给我一张,洒上茶了 / 表和说明书都给我发过来
Q 办残疾证填啥表 / 那表几页啊? / 表寄了没
T 那表比《红楼梦》还长 / 表寄隔壁去了 / 表上洒了一碗茶
N 表别给我寄了 / 残疾证不办了,腿好了,别寄表
W 也不知道谁传的,说你们门诊礼拜三要停,真的假的我不管,礼拜四我心里踏实,给我往后错一天
W 我妹知道了得骂我,不管她,礼拜六打耳洞,给我排上 / 别跟我老伴儿说啊,那糖给我多下一份 / 明知道是乱花钱,报吧,给我报上
W 不是我教你做事啊,我姓「阎」不是「闫」,卡上给我改过来 / 叫桂珍不叫桂芝 给改喽 / 系统里说我没了,我这不好好坐这儿呢嘛,快给我恢复了
T 不是我教他们做事啊,我大哥姓「阎」,人家给写成「闫」,写到他没那天 / 系统里说我没了,折腾一个月才给我恢复
W 孩子上大学走了,少儿卡给销了,给他办张大人的 / 小凯不念了,食堂名单把他去了 / 我妈不在了,她那有声书给停了吧
T 孩子上大学走了 少儿卡他自个儿销的 / 小凯早不念了,食堂名单上还挂着他呢 / 我妈不在了,那有声书又寄了一年,看着怪难受的
W 我问能改不 你说能 那就改呗 / 就剩一个了?给我 / 没人要那个退号吧 归我了 挂上 / 哪个便宜给我订哪个
Q 我问能改不,你刚说的是能还是不能来着
W 前儿说去,昨儿说不去,你都让我烦死了吧,今儿定了,去,不变了,定金给我交上
N 前儿说去 昨儿说不去 你都让我烦死了吧 今儿定了 不去 不变了 定金甭交
W 我孙女说有个小程序 啥都是小程序 我还是跟你说吧 十九号 根管 姓白叫白玉山 给我写上
T 我孙女说有个小程序啥都是小程序上头写着「点此预约根管」谁没事儿点那个
U 我孙女说有个小程序,啥都是小程序,根管我要不在那上头试试,要不回头给你打电话,再看
W 车来了不说了,三点那个改四点 / 着急,明儿的取消,孙子要来 / 顺嘴说一句,六号屋加个小床 / 哎先别挂,账单给我寄一份
W 这毛衣给退了吧,人家送的是好心,可你瞅瞅这色儿 / 这壶漏水,退钱 / 寄错色儿了,给退 / 换个蓝的 / 大了,换小一号
T 那毛衣我退了 人家送的是好心 可你没瞅见那色儿 / 那壶漏水,钱退我了 / 寄错色儿,我给寄回去了
U 这毛衣人家送的 退了吧怕伤人心 不退吧没法穿 / 这壶有点儿漏 再漏我可就退了
W 油钱也涨膝盖也不行,健身房我一年去不了三回,咱好聚好散吧,会员给我退了
T 油钱也涨膝盖也不行,健身房他一年去不了三回,好聚好散,会员退了
N 油钱也涨膝盖也不行 健身房我一年去不了三回 可有张卡心里踏实 会员别给我退
U 油钱也涨膝盖也不行,健身房我一年去不了三回,这会员还留不留呢
W 刘震云那新书给我预约上,排四十三就四十三 / 那本地图给我留着 / 大字版的给我占一本 / 排队就排队算我一个
T 刘震云那新书我约上了,排四十三 / 那书页页盖着「阅后请归还」 / 海报上写着「立即预订」,我瞅一眼就走了
Q 刘震云那新书前头排多少人? / 一回能约几本
N 排四十三?那别给我约了 / 地图不用留了
U 刘震云那新书约不约呢,排四十三呢 / 我儿子生日要是不送我,我就来约
W 机场轮椅我用不着了,新换那髋好使着呢,把那项给去了,顺手给我弄个腿能伸开的座儿
W 不好意思啊,业委会我干不动了,把我名儿撤了 / 礼拜二那班我不上了,给办个退班手续
W 得了,扯远了,订吧 / 就这么档子事儿,给我匀个号吧 / 不说我这脚了,礼拜二,写上
T 扯了半天,人家姑娘给订上了 / 就这么档子事儿号让个扎刺儿的小子占了
W 我巴不得三月以前就能看上,给我往前提提 / 这票要是定下来我就踏实了,给定了吧 / 座儿占上我才睡得着,占吧 / 你们那推销短信可把我烦透了,把我号码去了
W 我老伴儿不知道我打电话她一宿没合眼今儿给她约个护士看看约上了她就去
T 我老伴儿不知道我打的电话,她一宿没合眼,约上了她就乖乖去了
N 我老伴儿不知道我打电话她本来说要约护士这会儿睡着了别给她约了
U 我老伴儿不知道我打电话,她一宿没合眼,我该不该给她约个护士啊,怕她不乐意
W 有人退号就把我往前提哎这牌子上不就退了一个嘛就那个给我
W 狗打针,明儿 / 给大黄约疫苗 / 驱虫药两盒 / 狗寄养,四号到八号 / 猫绝育 给排上
T 大黄把大夫咬了 / 寄养一回瘦三斤 / 打一针要我半月菜钱
U 寄养还是带着呢 / 猫绝育,舍不得,再说 / 大黄要还拉稀就去你那儿
W 合唱队说大厅太大,换小厅,我就是个传话的,可签字的也是我,给换了吧
T 合唱队说大厅太大,换了小厅,我就是个传话的,管理员那脸拉得老长
W 我孙子那个分支 给并到主干上 我瞅两遍了没错 / 那版给退回上一版,社区网页打不开了 / 推上去吧 / 那个拉取请求关了吧 孩子让我关的
T 我孙子把那分支一并,社区网页就打不开了 / 不知谁礼拜天给退回上一版了 / 他说他天天推代码 我当他推车呢
N 先别往主干上并,主任还没看 / 别退上一版 那是我打错字 / 先别推
Q 并到主干上网页会不会坏 / 上一版退回去没有?
U 吃完晚饭兴许并 / 排班表再错就得退回上一版了
W 哎哟有退号 我要了 / 成 二号 / 中,订 / 交吧交吧 / 都删了吧 / 我的也续上 / 那就发吧 / 退,退了它
W 不是我说你们问啥啥不知道一回换一个人我也不是冲你啊姑娘你别往心里去可你们这银行我是真不想待了销户吧钱打我那张农行卡上
T 不是我说他们问啥啥不知道一回换一个人今儿让我寄这个明儿让我退那个后儿又让我签字翻来覆去就这几句
Q 不是我说你们 去年要介绍信 今年要填表 明年是不是还得抽管血啊 这销户到底要带几样东西你给我个准话
W 他不吃鱼我不吃肉俩人都不爱吃太晚那晚饭改六点我那份换素的行不?
U 他不吃鱼,我不吃肉,晚饭要不要改六点啊?我先问问他再说
W 钱不用退退成券就行发我手机上 / 哪个大夫都不挑,哪天也不挑,约就是了 / 没病没灾的,别紧张,就是该查体了,找个日子排上
W 老头子的跟我排一天行不? / 劳驾,换五点四十那趟,成吗? / 走邮局寄,不过分吧?寄吧 / 礼拜三?对礼拜三写上
U 现在订还是开春再订? / 换你你退不退? / 礼拜三?定不下来 / 让不让他们给我寄呢
T 你猜怎么着,给我取消了! / 他还能咋的?照样订了呗 / 又搬家了,我妹,除了她还有谁 / 人家给我换了间好的 没多收钱 / 大夫给我约的下月可把我美坏了
N 我让你订了吗?没有吧别订 / 谁说要挪了?搁那儿甭动
W 礼拜一不中礼拜二不中礼拜三擦玻璃的来那就礼拜四定礼拜四 / 不对不对,是老二不是老三,把名儿换成老二 / 不急不急 不过今儿得把单下了
Q 我就是爱打听啊,像我那老姐妹,一个号挪三回,你们是把她排到最后头去呢,还是看她岁数大照顾照顾
Q 我那连襟啥都懂他说晚点超过俩钟头就得给退钱我说那是飞机火车不算你给评评我俩谁说得对?
Q 你说要是寄过来那天家里没人礼拜五我们都上我妈那儿去这东西是给我退回去还是搁驿站里头等着
Q 你们昨儿给我打电话说换了个大夫我耳朵背没听清是给我换成哪位了还在三楼不
T 又取消了,嘿 / 她给退了 / 钱交齐了 / 货到了 碎的 / 全让他删了 / 给我寄丢了 / 「早订早优惠」
U 退?不退? / 早交晚交呢 / 兴许换 / 改天订吧也许 / 给我留一个?再说 / 要是便宜我就订 / 取消不取消呢
N 取消?没有的事 / 一个也不退 / 今儿不交钱 / 不用挪挺好 / 没必要寄
W 明儿我得上儿子家看孩子去儿媳妇出差亲家母又住院你说这一大家子也就我还能动弹那体检往后推推吧推到下月初都行
W 俺娘那床位还在走廊呢 来来回回全是人 老太太脸皮薄 擦个身子都不方便 有空屋了吧?有就把她挪进去 钱俺补
T 俺娘那床位先头在走廊,来来回回全是人,老太太脸皮薄,后来有空屋了,护士长把她挪进去,钱俺也补了
U 俺娘那床位还在走廊呢,来来回回全是人,挪单间吧一天好几百,不挪吧老太太脸皮薄,俺们姊妹几个还没合计好
W 靓女啊,我听日唔得闲,改后日啦,唔该 / 帮我取消咗佢啦 / 订两个位今晚唔该晒
T 佢听日唔得闲,自己改咗后日 / 人哋早就取消咗啦
Q 听日改后日使唔使加钱㗎? / 取消咗未啊
N 唔好帮我改 听日得闲 / 唔使订位喇
U 听日得唔得闲都未知迟啲先讲改唔改 / 谂紧订唔订位
`,
}
