/** Somebody in the middle of a dialogue: replies, afterthoughts, corrections, pronouns. */
export const midway = {
  en: `
W actually scratch that, make it Thursday / no wait, the other one then / hm go on, cancel it / ok do it / sorry, half past nine not nine, can you fix that
Q wait, was that already cancelled? / hang on, which one did you cancel / so is it Thursday or Friday now? / does moving it mean I lose my place in the queue?
T ha, my husband just cancelled his / she moved hers to Thursday already / the other clinic cancelled it on me twice last year
N hm, I'd leave it / no no don't cancel it / scratch that, leave Thursday as it is / sorry, ignore my last, I found a lift so the appointment can stay where it was
U hm, maybe Thursday, let me think / might cancel it, might not / if my boss says no I'd have to move it, I'll message you tonight
W on second thoughts the morning one's better, swap me over please / mine too while you're at it / and hers the same day as mine please / both of them on Friday if you can manage it
Q is hers on the same day as mine? / are both of them on Friday now? / can two people share one double slot or does it have to be two bookings? / did hers get moved along with mine
T both of them were on Friday, that's what the girl on the phone told us / hers got moved along with mine last time and nobody said a word / mum always had both of hers on a Friday, she liked getting it over with
N no, not hers, and not mine either, just leave both where they are / please don't move mine just because hers moved / you needn't put them both on Friday, different days suits us
U if hers goes to Friday I might want mine there too, don't know yet / both on Friday would be nice I suppose, but I'd need to ask her first / should I put both on Friday or is that mad
W oh and one more thing, the blood test I said I didn't want, I've changed my mind, book it after all / right, I've asked my wife and she says go, so book the blood test / yeah the blood test as well / fine, put me down for the bloods too
Q the blood test, is that included or do I book it separately? / do people usually book the bloods before or after they see the doctor / was the blood test booked along with it just now or not
T my wife says I should book the blood test, she says that about everything / the nurse said "book the bloods" and then walked off, so funny / they booked bloods for me in March and then lost the sample
N no, the blood test you can leave out, I had one at work last month / never said anything about booking bloods did I? / not the bloods, not now, I've had enough needles this year
U about the blood test, I'd have to ask my wife first / thinking about adding the bloods, give me till tomorrow / I'd book the bloods if I wasn't such a coward with needles
W sorry to be a pain, me again, the 3.15 won't work after all, the school just rang and I have to fetch my boy, so anything after four please, doesn't matter which doctor / me again!! can u bump it to after four / after four then
Q me again, sorry, just so I have it right in my diary: was it 3.15 or 4.15 you put me down for in the end, and is it still Dr Patel or did that change as well? / after four, is there still a nurse in the building then?
T me again, just to say the 3.15 went fine, Dr Patel was lovely, she even rescheduled the next patient so we could finish talking, never had that before in my life / the school rang and my boy's fine, false alarm, everybody laughed
N me again, sorry. The school rang back and he's fine after all, so forget what I wrote about after four, the 3.15 is perfectly good and I'll be there / no need to bump it now, the 3.15 works
U me again. The school may ring, my boy wasn't well this morning. If they do I'd need to come after four instead, if they don't then 3.15 is fine. I'll know by lunch / after four could be better, or not, I honestly can't tell yet
W yes that one / that one please, the 11.20 / Tuesday then / no, the earlier one / the later one, go on / go for it
Q that one's free? / which one's mine? / did it go through? / and hers? / is it done / still Tuesday?
T that one was mine / did mine myself online / she took the earlier one / went through fine, cheers / already sorted with Karen
N not that one, none of them actually / nah leave it / no forget it / don't bother now / as you were / nope, changed my mind, no booking
U that one maybe / dunno yet / hmm, Tuesday possibly / depends on the bus / need to check first / might do
W cancel mine but keep hers / keep mine, cancel hers, she's asked me to tell you / just the one then, drop the other / drop the second one
Q if I cancel mine does hers go too? / can you cancel one and keep the other, does the system even do that? / which of the two was dropped?
T they cancelled mine but kept hers, can you believe it / my daughter cancelled hers and now she regrets it / one got dropped, that's what the text says
N don't cancel mine whatever you do, it was hers we were arguing about and she's keeping it too / no cancelling please, neither hers nor mine / I never asked for either to be dropped
U could be that we cancel one of the two, we haven't decided which / if she cancels hers I might as well cancel mine, but she hasn't said / wondering whether to cancel mine and keep hers or the other way round
W the prescription, you said you could renew it, so yes, renew it please / renew that as well then / and the inhaler, the blue one, same again / oh the cream too, I nearly forgot, order one of those
Q the prescription, does it renew itself or do I have to ask each time? / renewed as well? / the inhaler, is it the blue one or the brown one you've got on my record
T the prescription renewed itself, magic / my neighbour gets hers renewed every three months without lifting a finger / the chemist told me the cream was ordered, then he told me it wasn't
N don't renew it again, the rash has gone / no, I didn't say renew, I said review, leave the prescription alone / I won't be needing the cream this time thanks
U the prescription, hm, I've got about a week left so maybe, I'll count them tonight / if the rash comes back I'd want the cream again / not sure if I should renew that or wait for the review
W oh that reminds me, the large print one, reserve it for me too would you dear / same author, other book, that's the one I meant, hold that / the second volume not the first, please change the hold / hold it for me then
Q is it the second volume that's on hold? / if somebody else reserves it first do I get told? / how long do you hold it for / was that the large print one you reserved or the ordinary?
T somebody else reserved it right under my nose / the second volume was on hold for me the whole time and I was buying it on amazon like an idiot / my grandson reserved it for me from his telephone, imagine / it's called "Hold for Me", lovely book
N no, don't hold it, I've just found it on my own shelf, what a fool I am / you can take off nothing and add nothing, I was only talking / reserve it? heavens no, I couldn't get past page ten
U I may reserve the second one when I've finished the first, we'll see / would reserve it if the waiting list wasn't so long / hold it? hmm. let me read the blurb first
W extend them all please except the atlas, that's coming back today / all four another three weeks / renew the lot / renew it, the one about bees, the rest I'll bring back / ok the bees one too after all
Q can it be renewed a third time or is two the limit? / all four renewed? / did the bees one renew or is someone waiting for it / what happens to the fine if I renew now
T I renewed all four at the machine just now / they renewed everything except the bees one, someone's waiting for it / the app says "renewed", the receipt says overdue, you lot are a comedy act / renewing things is my cardio lol
N don't renew the bees one, I'm bringing it back in ten minutes / no leave them, I'd rather pay the 40p than renew / you don't need to renew any, they're all in my bag and I'm on the bus to you
U renew it or bring it back, I can't decide / if I don't finish by Sunday I'll ask you to renew it / I'd renew the lot but I doubt I'd read them
W ah no, I meant my son's card, put it on his, not mine / wrong card!! his not mine, swap it / take it off mine and put it on his please / close hers then, she's moved to Leeds and she asked me to
Q whose card did it go on, his or mine? / can a book be on his card and I pick it up? / what happens to her holds if the card is closed
T it went on his card, not mine, so he got the fine, served him right / they closed her card when she moved to Leeds / my son put it on mine without asking
N no no not on his card, not on mine either, we'll read it there / don't close hers, she's coming back at Easter / I didn't tell you to swap the cards, that was my son messing about on my phone
U his card or mine, let me ask him what he's got out already / might close hers if she really stays in Leeds / if his card's full I'd put it on mine, no idea if it is though
W oh for heaven's sake, I've read that one. The other one then, the one with the lighthouse on the cover, could you put that aside for me instead, I'll come by on Saturday after the market / lighthouse one instead pls
Q you know that one I asked about before, with the lighthouse on the cover, is it still upstairs or has it been moved to the store, and would I be able to find it by myself on a Saturday? / is the lighthouse one instead of, or as well as, the other?
T turns out I've read that one, the lighthouse one, only with another cover. My sister put it aside for me years ago, I took it home, read it in a night and forgot every word of it / they'd put the wrong lighthouse aside lol
N oh, I've read that one, and the lighthouse one as well now that I look at it. So nothing to put aside for me this week, please, I'll have a browse when I'm in on Saturday / don't put that aside, I've read it
U have I read that one? It has a lighthouse, I think. I'd want it put aside if I haven't, but I'd have to look in my little notebook first, and that's at home / the lighthouse one perhaps, some day
W go ahead with the screen then, battery can wait / ok fix it / yes both, screen and battery / no new battery, just do the screen / actually do the battery as well while it's open
Q does the screen come with the battery or is that extra? / if you do the screen do I lose my photos / have you started on it yet? / what's it up to now with both / is mine the one on the bench
T the last shop did the screen and broke the battery / my brother fixed his own, took him three weekends / went ahead and did it myself with a youtube video, surprisingly it works / they said they'd do both and did neither
N leave the battery, leave the screen, I'm getting a new one / don't fix it, I'll come and collect it as is / stop, don't open it up yet!! / no I'm not going ahead at that price, sorry / don't do anything to it please till I've backed up
U fix it or bin it, I really can't make up my mind / might do the battery next month when I'm paid / if it's under eighty I'd probably do it, we'll see / let me ask my dad before you do the screen, it's his money / what if I just did the screen
W hang on, I said the black one, make that the silver / silver not black sorry / the cheaper one then, the copy part, order that / order the original, hang the cost / order it order it
Q the copy part, is it as good as the original? / have you ordered the silver or the black? / did the part get ordered or was that still waiting on me / how long does the original take to come
T he ordered the black one by mistake and then blamed me / they told my mate "order the original, hang the cost" and it lasted a week / my old one was silver and it scratched like mad / part came, thanks, looks good
N I didn't order a silver one, I only asked what it cost / no don't order the original at that price / hold off on the part, don't order it yet / not the black one, not the silver, I'm keeping the one I've got
U silver or black, ugh, ask me tomorrow / the original maybe, if insurance pays, haven't heard from them / I'd order the original if money was no object / tempted by the silver I must say
W my wife says I'm being tight, and she's right as usual, so forget the cheap tyres I asked for and fit the good ones all round, and do the tracking while it's up there / good ones all round then / do the tracking too mate
Q my wife was asking, when you fit the good ones all round, is the tracking part of that price or do you charge it on top, and do you get rid of the old ones for us? / tracking done as well, was it?
T my wife said I was being tight, so I went to the other place and they fitted the good ones all round, did the tracking for nothing, and gave the dog a biscuit. Just so you know what you're up against / bloke next door did his own tracking with string
N my wife says I'm being silly and she's right as usual. The old tyres have another winter in them, so don't fit anything, not the cheap ones and not the good ones / forget the tracking mate
U my wife says I'm being tight, and maybe I am. Good ones all round is a lot of money though. We'll talk about it over the weekend and if she still thinks so I'll give you a ring / tracking too perhaps, see what it costs
W it's not urgent, not at all, but when you get to it could you put the brakes on the list too / brakes as well / and the wipers, sorry, keep remembering things / throw in a new bulb
Q were the brakes on the list too? / the wipers, are they something you do or something I do? / is a new bulb included in the service
T the brakes were on the list and they never touched them / I did the wipers myself in the car park, in the rain, naturally / new bulb's in, did it just now, took two minutes
N the wipers can stay as they are, I said I'd do those / no brakes please, they were done in June / not the bulb, I've got one at home
U the brakes, well, if they squeal again / I could do the wipers myself, or you could, let's see what the weather does / new bulb, maybe, let me try wiggling it first
W no you know what, I'll have it back unrepaired, cancel the job and refund the deposit please / refund it then / just give me my money back on that one / deposit back please, not a voucher
Q the deposit, do I get that back or does it go against the bill? / refund or voucher, what do people normally get? / has the refund gone out / if I cancel the job now do you keep the deposit
T they gave me the deposit back, no questions asked, I nearly fell over / the refund came through this morning, ta / "deposit back please" he says, bold as brass, after he dropped it in the bath himself
N no refund needed, put the money away, I'm happy with it / don't refund it, I'm not cancelling, I was only cross / I'm not asking for my money back, I just wanted you to hear it
U maybe I should ask for the deposit back, what do you think / if it's not ready Friday I'll want a refund / a refund or a second try, I'm in two minds
W er, about before, the pickup at six, make it tomorrow morning, car's not mine tonight / pick it up tomorrow instead then, first thing / could somebody bring it round instead? I'm at number 9
Q about the pickup at six, is that when you close or when it's ready? / do you bring things round or is it always pickup? / was it number 9 you had down for me
T somebody brought it round already, to number 6 of all places / he's picking his up tomorrow, me I picked mine up at six / the pickup was a nightmare but the repair's great
N no don't bring it round, I'm never in / six is fine after all, don't change the pickup / you needn't send anyone, the neighbour's fetching it
U tomorrow morning or six tonight, depends if I get the car / might need you to bring it round, I'll see how my knee is / if I can't make six I'll shout
W ok yeah reset it / reset hers too please, she's sat next to me and can't get in either / actually before you go, unlock my other account as well / no, the work one, reset the work one / try resetting it again pls it didnt take
Q did you reset mine or hers? / wait so is it reset or unlocked, what's the difference / will resetting it log me out on my phone too? / how many tries do i get before it locks
T it reset itself overnight, i swear i touched nothing / she got hers reset yesterday, took two hours / reset it myself via the link in the end, thanks anyway / the guy before you said he'd unlocked it, he had not
N dont reset it!! just remembered it / no no, hers is fine, only mine was the problem and thats solved / scratch that, no reset needed, caps lock was on / please leave the work one alone, i never said the work one
U reset it? hmm i'd lose the saved logins, let me think / if i can't remember by lunch i'll ask you to reset it / maybe mine needs a reset too, i'll try one more time first
W yes delete it / delete the old one, not the one from today / delete both then / the mailbox from 2019, that one can go too / bin it, bin all of it / get rid of the test user as well
Q is it deleted for good or can you get it back? / which one did you delete, the old or the new / if you delete the mailbox does the calendar go with it / the test user, who made that?
T somebody deleted the shared one, wasn't me / i deleted both myself before lunch so you'll find nothing / it says "deleted" in red and my heart stopped / marcus got rid of the test user and the whole demo fell over
N NO not that one dont delete it / wait wait wait, don't delete anything yet, I think those are Priya's / nothing to delete after all, sorry, false alarm / i said archive not delete, and forget the archive too tbh
U could probably delete the old one, need to ask Priya if she still uses it / delete or archive, hmm / we might get rid of the test user after the demo / i would delete both if i knew what was in them
W right so I checked with Priya and she doesn't need it any more, in fact she was surprised it still existed, so please go ahead and remove that shared folder, and take me off the list for it too / take me off it then
Q I checked with Priya and she says it was removed in spring, so what is it that I'm still seeing there, is that a copy, and does everybody on the list see it or just me? / am I off the list now
T I checked with Priya and she'd already removed it herself on Monday, folder, list and all, so what I was so worked up about this morning didn't even exist any more. Have a good laugh on me / she took herself off the list
N I checked with Priya and she nearly jumped out of her skin: that folder is the only copy they have. So please do not remove it, whatever I told you this morning, and I stay on the list / don't take me off it after all
U I'm still waiting to hear from Priya. If she doesn't need it any more then that folder can go, if she does then obviously not, so bear with me till she's back from lunch / off the list? perhaps, let me see what they send first
W the other laptop, not this one, sorry, order me the light one / order the dock with it too / change mine to the 14 inch please / 14 then / make that two, one for Jo
Q the light one, does it come with a dock? / the 14 inch you ordered, when's it due / is it one per person or can we have two / and Jo's, has that been ordered as well?
T jo ordered the light one and hates it / mine came with a dock, hers didn't, there was nearly a war / procurement changed mine to the 14 inch without telling me / they order two of everything upstairs
N no don't order the light one, my old one's come back to life / leave it at the 14 please, no change / one was enough, I never asked for two, please don't order another / no dock. no laptop either actually. forget it
U the light one or the big one, can I sleep on it / if jo gets a dock i'd probably want one / I might go for the 14, let me see it in the shop first / two? not sure the budget stretches
W yes please raise it / ok put a ticket in / close it then, works now / you can close the ticket, it was the cable / reopen it please, it's back / reopen that one from Monday, same thing again
Q is that ticket closed or still open? / who closed it? / can I reopen it myself if it comes back / does a reopened one go to the back of the queue?
T you closed mine and hers on the same day and both were back by evening / they reopened it, closed it, reopened it, like a bakery / i put a ticket in myself, number ends in 88
N don't close it, it's not fixed / it's not closed for me so please keep it open / no ticket pls i was only venting / don't bother reopening it, a restart did the trick
U might be the cable, if it is you can close it, I'll tell you in a bit / reopen it or make a new one, idk / if it happens again i'll ask you to reopen that one
W hmm ok then install it, the newer one / no the older version please, put that back / roll it back then / roll mine back too, same as Dev's / go on, update it, I've saved everything
Q which version did you put on in the end / is it rolled back now? / if you roll mine back do the settings survive? / does it update by itself at night
T dev had his rolled back and now he's smug about it / it updated by itself in the middle of my call / i rolled it back with a tool i found, don't tell anyone / they installed the newer one on everybody's and apologised after
N don't update it, i've got unsaved stuff open / don't roll it back, I've got used to it / no update today thanks, I said that already / not mine, dev's was the one, mine stays on the new version
U should i let you update it or wait till friday / if dev's works ok after the rollback i might want mine done too / i'd roll it back but then i lose dark mode lol
W nvm the form, just give me access the way you gave it to Tom / same access as tom pls / revoke his then, he left on Friday / change my name in there too, it's Okafor now / and the email with it, new surname
Q does tom still have access? / was his revoked when he left / is my name changed everywhere or only in mail? / do i need a form for that or did this chat count
T tom's access got revoked while he was presenting, poor thing / i changed my name in there myself, the email follows they say / HR gave me access, then took it, then gave it back
N no don't revoke tom's, he's only on leave / I don't need access any more, drop what I asked / leave my name as it was please, the wedding's off. don't ask / keep the old email, I don't want it changed
U should tom keep his access? hmm, ask me after his leaving do / I'll maybe change the name in there once the papers come / if i move teams i'd need the same access as him, nothing's settled
W actually make it two nights / two nights then, till Sunday / we'll stay another night after all, can you extend it / one night less, sorry / no sorry, three, my maths is terrible
Q two nights or three, what have you got for us? / can we still extend or is it full / if we leave a night early do we pay for it anyway? / did you take the extra night off the bill
T we only wanted one night and they put us down for three / we stayed another night after all, at the place over the road / my parents extended theirs till Sunday, lucky them
N no, leave it at two, we've got to be back / don't extend it, my daughter spoke too soon / we won't be staying the extra night, so don't add it, ignore what he wrote / forget the third night
U another night? tempting. Let me ask the boss upstairs / we may stay till Sunday if the weather holds / if the ferry's cancelled we'd need another night / I'd stay a week if it were up to me
W the room with the balcony then / the quieter one please / swap us to the quiet side if it's no bother / not the twin, the double, please change that / ground floor for mum, upstairs for us / give us that one then, 204
Q is 204 the one with the balcony? / what's the difference, the quiet one and the one we've got? / would swapping cost us anything / is mum's on the ground floor or did that not work out
T we had the quiet one last year, you could hear everything / they swapped us to the balcony side without us asking, what a surprise / 204 was ours on our honeymoon / mum asked for the ground floor and got the roof
N no, we'll stay put, don't swap us / leave mum where she is, she's unpacked / not the balcony one, kids, you understand. The one we have stays / we never asked to be moved
U the balcony one would be lovely but the kids… let me think / maybe swap us, depends how the night goes / if 204's noisy we'd like to move, haven't tried it yet / twin or double, I'd need to ask how my sister sleeps
W Hello, it's me again from 112. I told your colleague no breakfast, which was a bit hasty, as my wife has pointed out in no uncertain terms. Would you kindly add it for both of us, both mornings / add breakfast after all
Q Hello, me again from 112. I told your colleague no breakfast this morning, and now there's a card on the door about breakfast. Did he put us down for it all the same, and if so what does it cost per head? / is breakfast added now?
T Hello, 112 here again. Just to tell you, your colleague put us down for no breakfast and the lady in the dining room fed us all the same, and added nothing to the bill. We shan't forget it / we added breakfast at the last place and it was toast, singular
N Hello, it's 112 again. I told your colleague to add breakfast, which was a bit hasty, as my wife reminds me we're on the early ferry. So please don't put us down for it, either morning / don't add breakfast, we'll manage
U Hello, it's 112 again. I told your colleague no breakfast. My wife is now having second thoughts about it, and I'm staying out of it. She'll ring down when she's made up her mind / breakfast, possibly, if we wake up
W late checkout yes please / ok the late one, 2pm / put the taxi on for six as well / five not six, the taxi / cancel the taxi, a friend's driving us / the taxi can go, we'll walk
Q did the late checkout get noted? / the taxi, is that booked for five or six? / do we have to cancel the taxi or does it just not come / who pays the taxi, room or cash
T the taxi came at five, we'd said six / we cancelled ours and it came anyway / late checkout they called it, 10.30 / my friend's driving us, he cancelled his golf for it, bless
N no taxi then, don't book one / don't cancel the taxi!! friend's car won't start / no late checkout needed, we're up with the lark / please stop booking me taxis, I didn't order a single one
U taxi maybe, if my friend doesn't turn up / late checkout? if I'm hung over, so probably, ask me tomorrow / should we do five or six for the taxi, what do you reckon / might need to cancel the taxi
W oh and the spa thing, both of us, tomorrow, whatever time's going / sign me up for the yoga then, not him / him too he says / take him off the yoga, he's chickened out / the hike, not the yoga, put us on that
Q the spa thing, is it for guests only? / is he down for yoga or the hike / am i still on the list for tomorrow? / do you sign up here or with the instructor
T he signed up for the yoga and slept through it / she put us both on the hike for a joke / they took me off the list cos of my knee / the spa thing was heaven, the yoga less so
N not me, please, don't put me on any list / he's joking, don't sign him up / don't take us off the hike, we were only moaning / no spa, we said no spa
U the spa thing, dunno, she's keen and I'm not / yoga if my back allows / sign up for the hike or lie by the pool, what a life, I'll decide at breakfast / we'd do the hike if it wasn't at 6
W table for six now, sorry, it was four / six not four / make it five, Ben's out / and a high chair pls / push it to eight / eight then, same name / later one please
Q six or four, which did you write down? / is eight still free / does the table stay ours till closing? / was the high chair put on it / what time did we say in the end?
T we booked for six and four turned up, story of my life / ben's out, he pushed his to next week / they moved us to eight without a word last time / same name, other table, somebody else's birthday cake, that was last year's mix-up
N no don't change it, ben's back in / keep it at four, the others aren't coming / no high chair needed, she's eleven, my mother just thinks she's a baby / don't push it back, eight's too late for gran
U four or six, I'll know when they answer / eight might be better, hang on, asking the group / if ben drops out we'd be five / would it be rude to move it again? I'm not sure we need to
W swap the fish for the lamb / lamb then / the other wine, yes, that / one more of those / same for her / two of mine, none of his / no onions on mine, sorry, and chips instead of mash, please
Q is the lamb the same price? / was that the other wine you brought? / did you put hers in already / does it normally come with onions
T mine had onions, his had none, we swapped / she always has the lamb / the waiter swapped it for the fish and it was the best thing I ate all year / he ordered two of everything, the show-off
N not the lamb, no, stay with the fish as ordered / don't order hers yet, she's still parking / no more of those, thanks, we're done / I didn't ask for a second one, and I don't want it
U the lamb or the fish… give us a minute / one more? ooh I shouldn't, let me see what he says / if the lamb's off I'd take the fish / tempted by the other wine
W sorry, typed too fast, the 12th not the 21st, please correct it / hang on, that's my anniversary, anything but that day, move it / ok ok you've convinced me, book it / alright, the long one, I'll survive / fine. the dentist. whenever. just book it before I run
T that's my anniversary, the 12th, he booked a dentist for it, romance isn't dead / my gran says "just book it before I run" every single time / you convinced my sister, she booked the long one
U the 12th or the 21st, I'd have to look at when our anniversary is, don't laugh
W not that I'm complaining about Dr Hale, she's wonderful, but for this I'd rather see a woman my own age, so if the other lady has something next week, put me with her instead / the other doctor then please
T not that I'm complaining, but Dr Hale saw me at twenty past when I was booked for ten to, and then the other lady had to take over half way, and I went home and had a biscuit
N not that I'm complaining about the other lady, but now that I've slept on it I'd rather stay with Dr Hale, so don't put me with anyone else, all stays as you had it
W yes to the first, no to the second / first yes second no third yes / do the first thing, skip the second / the physio yes, the dietician no / just the physio then / physio, and make it weekly
Q the first was physio, what was the second? / weekly, is that what most people do / did I say yes to the physio or was that still open?
T yes to the first, no to the second, that's what I answered on the form and they sent me both / physio was great, he wants me weekly, everyone wants me weekly
N no to both / neither, thanks, I'll stretch at home / no physio for now, you asked me twice already and it's still no
U yes to the first perhaps, the second I'd have to think about / physio weekly, if work lets me, big if / maybe the dietician, maybe not, pass me the cake
W you know what, my mother can't face the hospital on Monday, she's been crying all morning. Find her something later in the month and let Monday go, would you, I'll tell her it's sorted / let Monday go
Q my mother's been crying all morning about Monday. Does it happen often that people put it off, and does it harm anything medically if it's two or three weeks later? / is Monday hers or mine
T my mother was crying all morning because of Monday, so my brother phoned the ward and put it off himself, didn't ask anybody, and now she's crying because it's put off
N my mother's stopped crying, we had tea, she says she'll go on Monday and be done with it. So please don't put it off, and if my brother rings to cancel, she does not want that
U my mother's been crying all morning. I don't know, perhaps we ought to put Monday off. I'll sit with her a bit and see how she is after her tea
W oh go on then / yep, send it / send it to her, not to me / text it me instead / resend it please, I binned it / send that letter to my new address, 4 Mill Lane / update my address too, Mill Lane now
Q sent it to her or to me? / did you send it / where did that letter go, the old address? / which address is on there now
T she sent it to me, not to you / got it, thanks, the letter went to Mill Lane / I updated mine on the website last night / it was sent, it was lost, it was found, it was in the freezer
N don't send it to her!! / no need to resend it, was in spam / don't change the address yet, the move fell through / you needn't text me, I can see it here
U send it to me or to her, ooh, let me ask / when we've moved I'll have you change the address / might want it by post, not sure my printer works
W not the voucher, I'd like the money please / same card as before / charge it to the room then / split it, half his half mine / no, all on mine, he's forgotten his wallet as per / pay it off, the whole fine, use the card you've got
Q is it on the room or on my card? / did his half go through / is splitting it three ways a thing here? / how much is the fine now, with today / is it paid then?
T he put it all on mine, as per / I paid the fine at the desk on my way out / they charged it to the room and to my card, charming / we always split it, half his half mine
N don't charge it to the room, my firm pays for that, leave it open / no don't split it yet, he's still arguing / I'm not paying that fine, so don't take it off the card / please don't use the old card
U split it or all on mine, let me see what he's got on him / I'd pay the fine off if I knew it was right / could put it on the room, need to ask my boss if that's allowed
W wait I've found my glasses now, it's the second line I meant, Wednesday 10.40, that one please love, and thank you for your patience / second line, 10.40 / 10.40 it is / sold, 10.40
Q I've got my glasses now but I still can't make it out, is that 10.40 or 16.40 on the second line, love? / 10.40 you said? / is that Wednesday this week or next
T found my glasses, they were on my head, and the second line says Wednesday 10.40 confirmed, so somebody's been quicker than me / 10.40 was when I came last time and I sat till noon
N found my glasses love, and I see it's Wednesday already as it should be, so you don't need to change a thing / not 10.40 dear, I don't want it any earlier, leave it
U can't find my glasses, it might be the 10.40 I want and it might be the 11.40, I'll ring when my daughter's here / 10.40, hm, could I get there by bus? I'd have to look
W ok changed my mind again lol cancel the cancellation / uncancel it pls / put it back / put it back how it was before i started / undo that, wrong button / restore it then, the one i just cancelled
Q can a cancellation be undone? / is it back how it was? / i pressed the wrong button, what did that do / which one did i just cancel??
T i cancelled it, they uncancelled it, i recancelled it, we're basically dating / wrong button, but it asked me "sure?" and i said no so nothing happened / put it back myself, phew
N dont put it back, im fine without / no need to undo it, it was the right button after all / no leave it cancelled / it's cancelled and that's how I want it, don't restore anything
U changed my mind again lol, or have i / could be i'll want it back tomorrow / undo it? hmm idk, kinda relieved its gone
W I can't do Tuesday any more so Wednesday please / Tuesday's no good now, next one along please / anything but mornings, go ahead and pick for me / you choose, just get me in this week / whatever's first / first thing you've got, I'm easy
Q anything but mornings, do you have such a thing in general? / what's the first you've got / who chooses, you or the system? / is the next one along still Tuesday or Wednesday
T they chose for me and put me on a Tuesday morning, so there I was, in pyjamas practically / Tuesday was no good so I swapped with a colleague, not the slot, the shift / he's easy, he takes whatever's first
N not this week, please don't choose anything for me yet / don't pick one for me, I'll do it myself online / no, Tuesday's fine, I mixed up the weeks, so nothing needs moving
U I may not be able to do Tuesday, waiting on my rota / anything but mornings if I do it at all / Tuesday or Wednesday, I keep going back and forth
W no I didn't say don't book it, I said don't book it for Monday. Wednesday, book Wednesday / I know I said leave it, but don't, cancel it / forget what I said about forgetting it, please renew them after all / never mind never minding, do move it / when I said no I meant no to the room, the parking I do want, so add that
W I'm not asking for the moon, just push it back an hour / I'd not normally ask, but could you cancel it same day, the childminder's let me down / if it's not too late and you haven't put the order in, change the soup to the salad / if there's still a slot on Friday I'll have it, if not then Monday, either way get me off Thursday
W my sister moved hers so mine should go along with it, we share the car / she got a refund for hers and I'd like mine now as well / he's been told yes, so I'm saying yes too, go ahead / everyone at our table's had the lamb put in, do mine as well would you
W was that already cancelled? if not do it now please / did you order it? no? then do / has mine gone in yet? well put it in then / is there anything at four? then that's me / any left? grab me one / you've still got the corner table? ooh, ours please
W hmm I was going to leave it, then I was going to cancel it, and now my knee has decided for me: I'm coming, only not at 8, I can't do stairs that early. Ten, half ten, something like that, please
W well, thinking aloud here, Monday's the plumber, Tuesday I've got the grandchildren, Wednesday's choir, so that leaves Thursday, doesn't it. Yes. Thursday. Put me down for Thursday, dear
W ok so I asked him and he umm'd and aah'd and said maybe, and maybe from him means no, so just take him off and book it for one
W Further to my earlier message, please disregard the dates given there. We require the conference room on the 14th only, and kindly release the 15th and 16th. Apologies for any inconvenience
W As discussed a moment ago, I am happy with the quote. Please proceed, and invoice the Bristol office rather than us
W yh go on / k do it / mine as well ta / that one ty / yess book it / cancel pls, soz / swap em / both pls / her one too / this one not that one / same again / ditto for Lee / drop it by one / lets do friday / other way round pls
W no no the OTHER cancel, cancel the room not the table lol / omg wrong chat, but also yes can u book me in / soz was in the shower, yes to all that, go / my bad, 7 people not 17 😂 fix it pls
W I hate to be that person but could the table by the toilets become any other table / you'll hate me, one more change, Saturday back to Friday / last change I promise, eight o'clock and that's final
W it was me who said no, I know, I know. I was tired. Sign us both up, the tai chi, the Wednesday one, before I think better of it
W you asked if I wanted the reminder switched off: yes please / about your question, yes, remove the old number / to answer you, the first / both, to answer your question / yes to the transfer, no to the receipt
W better take it back then, the hoover, and send me the other model you mentioned / the one you showed me first was the right one wasn't it, silly me, exchange it please / turns out the charger's fine and the phone isn't, so it's the phone you want to be fixing, do that
W don't let them give my slot away, I'm confirming it herewith / don't wait for me to sign, start on it / please don't forget to take the cot out of the order as well / why don't you just put us both in the one room then
T he typed "yes go ahead book it" in his sleep, I have the screenshot / "cancel it", she said, and then to me, "don't you dare" / read your text out to my dad and he said move it to never, he thinks he's funny / the sign on your door says "please cancel in good time", which made me smile / last night I dreamt you'd deleted everything
T oh you mean that one, no that was Gill's, Gill changed it / yeah I saw it got moved, fine by me / it was cancelled before I even asked, quick work / wasn't me who ordered it, was the lad / I'd already returned it when you wrote
T mine's been done, hers has been done, even the dog's been done. You've been marvellous / she renewed, I didn't, that's marriage for you / oh great, another reschedule, just what I needed / third time they've moved it and it's only Tuesday
T people book and then don't come, it's the same in our salon / I used to cancel things by just not turning up, as a student
N it wasn't a request, I was telling you about my sister's, so don't move anything of mine
N I only said "book it" because you asked what I'd typed, don't actually do it / no I was asking if you could, not that you should / haha no, I was quoting my dad, please don't move anything
U I'd say move it, he'd say leave it, we'll get back to you / let's say I did cancel, hypothetically / if I were to go ahead, and it's still an if, it'd be the silver one / ask me again when the coffee's kicked in, could be yes
W right, ignore the last three messages, that was me talking to my daughter with the microphone on. What I want is simple: the hearing test on the 8th goes to the 15th, same time, same lady
W sorry about all that, I got muddled between my appointment and Harold's. His is fine where it is. Mine, the feet, that's the one that needs to go to another day, any afternoon you like
W I did say I'd rather wait for the results, I know, but it's been playing up all night and I'm not waiting any longer, so please take that slot you offered me before, if nobody's had it
W hm no, reading your message again, I don't think the morning was ever going to work, was it, with the buses. Let's have the two o'clock instead, and could you let the nurse know I'm bringing my dog
W you asked whether I still want the big one on the Romans now the little one's turned up. I do, I do, please keep my name on it and get it over from the other branch
W my mistake, I thought she'd returned it and she thought I had. It's under the sofa. Could you put another fortnight on it so we don't both get told off, and on her other two as well
W ok so he's looked at it and says it isn't the switch, it's the motor, and since you've got the thing in bits already there's no point giving it back to me, so do the motor, I'll pay what it costs
W I was wrong about the colour and my husband was wrong about the size, so between us we've ordered a handle that fits nothing. Please send it back and get us the brass one, the smaller
W yeah so that fix lasted about ten minutes lol, not blaming you, but can you just wipe it and set it up fresh like you suggested before, everything I need is in the cloud anyway
W Thanks for the quick answer. In that case we don't need three licences, as Sanjay is leaving at the end of the month; kindly reduce it to two from today and transfer his to me
W I've just seen what I wrote and it makes no sense. I meant the mailing list, not the mailbox. Take me off the mailing list, and for the love of God leave the mailbox alone
W thanks, and no, it's not about the noise, the noise we don't mind, it's the stairs. If the room downstairs you mentioned is still going we'd like to move into it this afternoon, bags and all
W ah, you see, I thought that was per room and it's per person. Well, in that case not the full board, please change us to bed and breakfast, and we'll find a chippy
W we had a vote in the car. Two for the pool place, two for you, and then the baby was sick, which we took as a vote for you. So yes, hold the family room, we're an hour away
W she says she never said she was vegan, she said vegetarian, it was ages ago and anyway she eats fish now. So swap hers for the sea bass and sorry to the kitchen from all of us
W I told the young man we'd cancel if it rained, and it's raining, and we're coming anyway because my brother's flown in specially. Only could it be indoors rather than the terrace, and one chair more
Q you moved mine, or somebody did, and I don't mind at all, only I'd like to understand it: when a doctor's off sick, do all of hers get moved automatically, or just the ones who rang in?
Q hang on, going back to what you said before about the hold. If I don't pick it up by Saturday, does it go to the next person straight away or do I get charged for it first?
Q sorry, one more about that refund. You wrote that it was sent on Monday, my bank says there's nothing, so when people cancel a repair, is it normally days or weeks till they see the money?
T never mind who was right in the end, it was booked for the wrong day and we stood there, the two of us, in front of a locked clinic with a flask of tea. Best morning we've had for ages
T funny you should mention it, she cancelled hers as well, same day, same reason, and she never told me and I never told her. We ran into each other in the café when we were both supposed to be at yours
T well that was a waste of breath, I know. I spent my lunch hour asking them to move it, they said they couldn't, then a lad came back and said it had been moved last week. So all's well
T no, it was the other one who deleted it, the tall one with the beard. He told us all to change our passwords, went off on holiday and left a note on the door saying please restart everything
T oh we've eaten, thank you. He rang ahead to push it to nine, they gave the table away, and we ended up having chips on the harbour wall, which if you ask me is where we should have booked in the first place
T I see what you mean now. What I sent you was a copy of what I'd written to the hotel in Lisbon, asking them to change the dates. They've answered already and it's all done
N sorry, my phone sent that half finished. I was going to write "please cancel my appointment from your reminder list", and then I thought better of it, so there's nothing for you to do, I like the reminders
N ok I've read the small print now, all of it, twice. If it voids the warranty then I don't want the motor done, so please don't touch it, and thank you for telling me to read it
N the kids got hold of the tablet again, I'm afraid. Whatever it was they asked you to order or upgrade, two pizzas or the presidential suite, please don't, and we'll be down at eight as planned
U oh dear, now you've given me two choices and I was happy with none. The early one is better for the bus and the late one is better for my husband. I'll put it to him tonight and see which way he grunts
U hmm, so it's forty to fix and sixty new. I'd have said fix it without thinking if it had been twenty. Let me look in the drawer first, there may be an old one of my son's I could use
U see, if she comes we'd want the bigger table, and if she comes with him we'd want a different restaurant altogether. She's promised to tell us by six, so nothing's certain till then, I'm afraid
U I keep going to write "yes, delete it" and then I think of all the photos from the old office. Perhaps when I've copied them off, one of these days. It's not doing any harm where it is, is it
`,
  zh: `
W 算了还是周四吧 / 那就那个吧 / 等下，不是上午，是下午，帮我改一下 / 行，取消吧 / 我的也一起改了吧 / 她那个也退掉
Q 等等，刚才那个取消了没？ / 那到底是周三还是周四啊 / 改一次要不要重新排队的 / 她那个也一起改了吗？ / 刚才是谁的号
T 她那个自己早就退了 / 我老公的刚刚取消了，他说牙不疼了哈哈 / 上次你们把我的号改到周四也没说一声 / 医院自己取消的，可不是我
N 先别取消 / 算了不改了 / 刚才的当我没说，还是原来那个时间 / 别动她那个，她能来 / 不用退了，我找到人送我去了
U 周四？我再想想 / 可能要改，也可能不用，等我通知 / 要是领导不批假我就只能取消了，晚点跟你说 / 我那个要不要一起退啊，纠结
W 刚问过我妈了，她说行，那就给她挂周五那个专家号 / 挂吧挂吧 / 就刚才那个医生 / 换个女医生吧，谢谢 / 再加一个抽血，一起做了
Q 周五那个专家号还有没有 / 挂错了能退不？ / 抽血是不是要空腹来着 / 刚才那个医生是主任吗 / 给我妈挂上了没有啊？
T 我妈自己在手机上挂了周五的，老太太可厉害了 / 昨天抽血抽了三管，胳膊都青了 / 我同事挂了个专家号，排了四个小时 / 她说换个女医生，结果还是男的
N 专家号就不挂了，太贵 / 抽血不做了啊，上周单位体检刚抽过 / 不用换医生，刚才是我嘴快 / 我没说要给我妈挂，我是说我妈挂过
U 专家号贵一百多呢，值不值得挂啊 / 要不要加个抽血？我问问我老婆 / 我妈要是还咳，就得给她挂个号了，先看看今晚 / 周五也许行，看她腿脚
W 不好意思又是我，刚才学校打电话来说孩子发烧，三点一刻那个我肯定赶不上了，麻烦往后挪到四点以后，哪个大夫都行 / 四点以后吧那就 / 又是我，再往后挪半小时呗
Q 不好意思又是我，我怕记错了，刚才你给我约的到底是三点一刻还是四点一刻，大夫还是原来那位吧，要不要带病历本 / 四点以后还有人上班吗
T 又是我哈，跟你说一声，孩子没事，学校大惊小怪，三点一刻那个已经看完了，大夫人特好，还帮后面那位大爷把时间挪了挪，真没见过这么好说话的 / 四点以后那个号被别人约走了，他们跟我说的
N 又是我哈，学校又来电话说烧退了，虚惊一场。刚才说的四点以后就别挪了，还是三点一刻，我准时到 / 不用挪了，赶得上
U 又是我，学校说孩子有点蔫，还没量体温。要是真发烧我就得挪到四点以后，没烧就照旧，中午给你准信儿 / 四点以后也不是不行，但我还说不准
W 就它了 / 要那个早的 / 两个都要 / 都改到周五 / 嗯，约吧 / 换一个换一个 / 晚的那个
Q 哪个是我的？ / 约上了没 / 都改了吗 / 还是周五？ / 它多少钱 / 早的那个还有不
T 早的那个被她抢了 / 都是我自己弄的 / 他俩都改到周五了 / 约上了，谢啦 / 我妹要那个晚的
N 那个不要了，一个都别约 / 都别动 / 不约了不约了 / 没让你改啊 / 先放着吧，别弄 / 不是那个，也不是这个，都不用
U 都行吧……再说 / 早的还是晚的呢 / 不一定 / 我看看再定 / 也许那个 / 回头说
W 我的取消，她的留着 / 她的取消吧，她托我跟你说的，我的不动 / 两个里头退一个，退贵的那个 / 把第二个去掉
Q 我的取消了她的会不会也跟着没了？ / 能不能只退一个的，你们系统支持吗 / 两个里头退的是哪个
T 他们把我的取消了，她的倒留着，你说气人不 / 我闺女把她那个取消了，现在后悔得不行 / 短信上说退了一个，另一个没提
N 两个都别取消，我俩就是拌嘴 / 我可没说退，哪个都没说 / 她的不用退了，她又想来了
U 两个里头可能要退一个，退哪个还没商量好 / 她要是不来，我一个人去也没劲，到时再看 / 我想着要不把她那个取消，又怕她生气
W 药也续上吧 / 那个蓝色的吸入器，照老样子再开一个 / 膏药也来两盒，差点忘了 / 对，续，上次那个就挺好
Q 药是自动续的还是每次都得说 / 续上了没？ / 那个蓝的跟棕的有啥区别啊 / 膏药医保给报不
T 隔壁王姨的药都是社区给续的，三个月一回 / 膏药我在网上买了，便宜一半 / 上回说给我续上了，去了药房又说没有
N 药先别续，家里还剩半瓶 / 我说的是复查，不是续药，别给我续啊 / 膏药不要了，贴着痒
U 药还剩一个礼拜的吧，续不续的我晚上数数 / 再疼的话就得再开点，先扛两天 / 续药还是等复查，你说呢
W 哎对了，大字版那本也帮我留一本哈 / 不是上册，是下册，麻烦改一下预约 / 留着吧，我周六来取 / 那本也要
Q 现在给我留的是上册还是下册？ / 预约了能留几天 / 别人先约了的话会通知我吗 / 刚才留的是大字版不
T 被人抢先约走了，就差一分钟 / 我孙子拿手机给我约的，说得头头是道 / 下册一直给我留着呢，我还傻乎乎在网上买了一本 / 那本书名就叫《请预约死神》，乐死我了
N 别留了，我在家里书架上翻着了 / 预约？没有没有，我就问问内容 / 那本不用给我留，看了十页看不下去
U 下册等我看完上册再说吧 / 留不留呢，我先看看豆瓣评分 / 要不是前面排了二十个人，我就约了
W 都续借吧，除了地图册，那本今天还 / 四本都再续三周 / 养蜂那本也续上吧，没看完 / 全续
Q 最多能续几次，第三次还让续吗 / 四本都续上了？ / 养蜂那本有没有人在等啊 / 现在续的话罚款怎么算
T 刚在机子上四本都续了 / 就养蜂那本没续成，有人等着 / 程序上写着“续借成功”，小票上写逾期，你们逗我玩呢 / 我这人就爱续借，从来看不完
N 养蜂那本别续，我正在路上来还 / 不续了，几毛钱罚款我交得起 / 都在包里呢，十分钟到，一本都不用续
U 续还是还，我还没想好 / 周日看不完再找你续 / 想续吧，又怕续了也不看
W 哎呀错了，记我儿子卡上，别记我的 / 换他的卡 / 从我卡上挪到他卡上吧 / 她那张卡注销吧，人都去深圳了，她让我来办的
Q 记谁卡上了？ / 他的卡我能不能代取 / 卡注销了，她预约的书咋办
T 记他卡上了，罚款也是他的，活该 / 她去深圳以后卡就给注销了 / 我儿子没问我就借在我卡上了
N 别记他卡上，也别记我卡上，我们就在馆里看 / 她的卡别销，过年还回来呢 / 换卡那话是我儿子拿我手机瞎打的，别当真
U 用他的还是我的，我问问他借了几本 / 她要真不回来了，那张卡兴许就销了 / 他卡要是满了才用我的，我也不知道满没满
W 那就换屏吧，电池先不管 / 修吧 / 屏和电池都换 / 既然拆都拆了，电池也给换了得了 / 只换屏，电池那个不要 / 开始修吧师傅
Q 换屏包不包电池 / 换了屏照片还在吧？ / 师傅开始修了没有 / 两样加起来多少 / 台子上那个是我的不
T 上一家换完屏把电池弄坏了 / 我哥自己拆开修的，修了三个周末 / 我照着视频自己换了，居然亮了 / 说好两样都换，结果一样没换
N 屏不换了，电池也不换，我买新的 / 别拆别拆！我还没备份 / 这价我不修了哈，原样放那儿就行 / 先别修，等我备份完 / 没说修，就是拿来看看
U 修还是扔，真下不了决心 / 发了工资再换电池吧，可能 / 八十以内可能就修，等你报了价我再看 / 我爸出钱，得先问他 / 光换个屏的话……让我想想
W 说错了说错了，要银色的，黑的那个换掉 / 便宜那款吧，下单 / 还是原装的，贵就贵点，订 / 配件订吧 / 银的
Q 副厂的跟原装差多少啊 / 订的是黑的还是银的？ / 配件下单没，还是在等我回话 / 原装的几天能到
T 他给我订成黑的了，还赖我没说清楚 / 我朋友一咬牙订了原装，一礼拜就坏 / 之前那个就是银色，一刮一道印 / 配件到了，看着不错
N 我没订银色的，我就问了个价 / 原装这么贵就别订了 / 配件先压着，别下单 / 黑的银的都不要，用旧的得了
U 银的还是黑的，明天告诉你 / 保险要是给报我就订原装，人家还没回 / 有钱我肯定上原装啊，可惜 / 银色那个有点心动
W 我媳妇说我抠门，她说得也对，刚才那个便宜轮胎不要了，四条全给我上好的，顺便把四轮定位也做了 / 那就全上好的 / 定位也做一下吧师傅
Q 我媳妇让我问问，四条全换好的，那个价里头含不含定位，旧轮胎你们收不收，还是得我们自己拉走 / 定位也做了是吧
T 我媳妇说我抠门，我一气之下跑对面那家四条全换了好的，人家定位白送，还给我家狗一根火腿肠，你们学着点儿 / 隔壁老李自己拿绳子做定位，绝了
N 我媳妇说我瞎折腾，她说得也对，旧的再跑一冬天没问题，所以便宜的贵的都别换了，车我晚上开走 / 定位就不做了师傅
U 我媳妇说我抠，可能是吧，但四条好的也真不便宜，周末我俩再合计合计，她要还这么说我就给你打电话 / 定位嘛，看价钱
W 不急啊，一点儿不急，等轮到我的时候顺手把刹车片也加上 / 刹车也弄弄 / 还有雨刷，唉老是想起一出是一出 / 灯泡也换一个呗
Q 刹车片在不在单子上？ / 雨刷是你们换还是我自己换啊 / 保养里头带不带换灯泡
T 刹车片写在单子上了，他们碰都没碰 / 雨刷我在停车场自己换的，淋成落汤鸡 / 灯泡弄好了，两分钟的事
N 雨刷别换，那个我自己来 / 刹车片六月刚换过，不用弄 / 灯泡不用了，家里有
U 刹车嘛，再叫唤的话再说 / 雨刷自己换还是你换，看天气吧 / 灯泡兴许是接触不良，我先拍两下试试
W 想了想不修了，单子取消，定金退我吧 / 那退钱吧 / 定金退回来，别给我券 / 原路退
Q 定金是退我还是抵维修费 / 一般是退钱还是退券啊？ / 退款出来没有 / 现在取消的话定金扣不扣
T 定金二话没说退我了，我都不好意思了 / 退款早上到账了，谢了 / 他自己掉水里的还理直气壮喊“定金退我”，服了
N 不用退钱，挺满意的 / 别退，我没说取消，就是发发牢骚 / 我不是要退定金，就是想让你们知道有这么个事
U 要不要把定金要回来呢，你觉得 / 周五还修不好我就得退款了 / 退钱还是再修一次，两头为难
W 那个，刚才说六点取，改明早吧，今晚车不在我这儿 / 明儿一早取 / 能不能给送过来，我家9号楼
Q 六点是你们下班还是那时候能修好？ / 你们管送不 / 你记的是不是9号楼
T 已经有人送来了，送到6号楼去了，笑死 / 他明早取他的，我六点把我的取了 / 取件等了一个钟，修得倒是真好
N 别送，家里没人 / 六点可以了，不用改 / 不用派人，邻居帮我拿
U 明早还是今晚，看我借不借得到车 / 可能得麻烦你送，看我膝盖咋样 / 六点到不了我喊你
W 嗯，重置吧 / 她的也重置一下，她就坐我旁边 / 不是那个，工作那个号，重置它 / 再帮我解个锁，另一个账号 / 没生效，再重置一次
Q 重置的是我的还是她的 / 重置跟解锁有啥区别啊？ / 重置了手机上会不会掉线 / 输错几次会锁
T 它自己重置了，我发誓没碰 / 她昨天那个重置搞了两小时 / 我点链接自己重置好了，谢谢哈 / 前面那位说解锁了，其实没有
N 别重置！！我想起来了 / 她的没事，我的也好了，都不用弄了 / 不用重置了，大写锁定开着呢，丢人 / 工作那个你别动，我没说那个
U 重置的话保存的密码就没了吧，容我想想 / 中午前想不起来再找你重置 / 我的是不是也得重置啊，先再试一把
W 对，删吧 / 删旧的，今天那个留着 / 都删 / 2019年那个邮箱也删了吧 / 测试账号也清掉 / 删，全删，眼不见为净
Q 删了还能找回来不 / 你删的是旧的还是新的？ / 邮箱删了日历会跟着没吗 / 测试账号谁建的啊
T 共享的那个不知被谁删了，反正不是我 / 饭前我自己都删了，你看不到的 / 屏幕上红字“已删除”，我心都凉了 / 小马把测试账号清了，结果演示全崩
N 不是那个！别删！ / 等等等等，啥都先别删，好像是小佩的 / 不用删了，误会一场 / 我说的是归档不是删，算了归档也别弄了
U 旧的应该能删，我先问问小佩 / 删还是归档呢 / 等演示完可能会把测试账号删了 / 我要知道里面是啥早让你删了
W 我跟小佩确认过了，她早不用了，还奇怪怎么还在呢，所以那个共享文件夹你直接删掉，顺便把我也从名单里拿掉吧 / 那把我移出来吧
Q 我问了小佩，她说春天就删了，那我现在看到的这个是啥呀，是备份吗，是名单里的人都看得到还是只有我 / 我现在还在名单里不
T 我问了小佩，她周一自己就把文件夹删了，名单也清了，我一早上急成那样，那东西压根不存在，你尽管笑话我吧 / 她把自己移出去了
N 我一问小佩，她差点跳起来，那文件夹是他们唯一一份，所以千万别删，早上我说的不算，名单也别动我 / 不用把我移出来了
U 小佩还没回我。她要是不用了那文件夹就能删，她要还用那当然不行，等她吃完饭再说吧 / 退不退名单呢，先看看他们发些什么
W 不是这台，另一台，给我订轻的那款 / 扩展坞也一起订 / 换成14寸的吧 / 要两台，一台给小周
Q 轻的那款带扩展坞吗 / 订的14寸啥时候到 / 小周那台也订了？ / 一个人只能领一台是吧
T 小周订了轻的那款，天天吐槽 / 我的带扩展坞她的没有，差点打起来 / 采购没问我就给换成14寸了
N 轻的那款别订了，旧的又活了 / 14寸就14寸，别换 / 我没要两台啊，第二台别下单
U 轻的还是大的，让我睡一觉再说 / 小周要是有扩展坞，那我可能也要 / 去店里摸一摸再决定换不换14寸
W 提个单吧 / 关了吧，好了 / 工单可以关了，是线的问题 / 重新打开吧，又犯了 / 周一那个单子重开一下，一模一样的毛病
Q 那个单子关了没 / 谁给我关的？ / 再犯的话我自己能重开不 / 重开的是不是又得从头排
T 你们把我的她的同一天都关了，晚上又都坏了 / 开了关关了开，跟冰箱门似的 / 单我自己提过了，尾号88
N 别关，还没好 / 单子不用提，我就是吐槽一下 / 不用重开，重启就好了 / 我没同意关，你就放那儿开着
U 可能是线的事，是的话就能关了，我试完告诉你 / 重开还是新提一个，没想好 / 再犯我就让你重开那个
W 那装新版吧 / 还是给我退回旧版 / 我的也退，跟小戴一样 / 更新吧，我都保存了
Q 最后给我装的哪个版 / 退回去设置还在吗 / 是不是半夜自己更新的？
T 小戴退回旧版了，得意得不行 / 开会开一半它自己更新了 / 他们给所有人都装了新版，装完才道歉
N 先别更新，我还有东西没存 / 别退了，用习惯了 / 要退的是小戴的，我的别动
U 现在更新还是等周五呢 / 小戴退完没问题的话我可能也退 / 想退旧版，又舍不得深色模式，唉
W 表就不填了吧，直接照小唐那样给我开个权限 / 跟小唐一样的权限，谢谢 / 那把他的收回吧，他上周五走了 / 名字也改下，我随了新单位的叫法，叫欧阳敏
Q 小唐还有权限吗 / 他走的时候收了没有 / 这个要填表还是跟你说一声就算
T 小唐正讲着PPT呢权限被收了，惨 / 人事给我开了又收，收了又开 / 名字我自己在后台改好了
N 别收小唐的，人家只是休假 / 权限不要了，刚才那个申请作废 / 名字别改，还叫原来的
U 小唐的权限收不收，等他散伙饭吃完再说 / 我要是调组就得开一样的权限，还没定呢 / 名字以后可能要改
W 那住两晚吧 / 再续一晚，不走了 / 少住一晚，不好意思 / 不对，三晚，我数学是体育老师教的，改一下 / 住到周日
Q 你那边登记的是两晚还是三晚？ / 还能续不，满了没 / 提前走那晚的钱退吗 / 多的那晚扣掉没有
T 我们就要一晚，给我们登了三晚 / 我们后来又住了一晚，不过是住对面 / 我爸妈续到周日了，羡慕
N 就两晚，别续了，得赶回去 / 不用加了，我闺女嘴快 / 第三晚的事当我没提
U 再住一晚？心动，我上楼问问领导（我老婆） / 天好可能住到周日 / 船要是停了就得再住一晚 / 要是我说了算，住一个月都行
W 那要带阳台的 / 安静的那间吧 / 给我们换到背街那边，麻烦了 / 不要双床，要大床，换一下 / 我妈住一楼，我们楼上就行，这么安排吧 / 就204
Q 204是带阳台那间吗？ / 安静那间跟现在这间差在哪儿 / 换房加钱不 / 我妈那间是一楼不，后来排上了没
T 去年住的就是安静那间，隔壁打呼都听得见 / 没吭声就给我们换了阳台房，惊喜 / 204是我们度蜜月住的那间 / 我妈要一楼，给排了顶楼
N 不换了，就住这间 / 我妈别动，行李都摊开了 / 阳台那间不要，带孩子不放心，就现在这间 / 我们没说要换房啊
U 阳台那间是好，就是有孩子……再想想 / 看今晚吵不吵，吵就可能换 / 大床双床，我得问问我妹睡相 / 204要是临街就想换，还没去看
W 您好，还是112的。刚才跟您同事说不要早餐，说得急了点，我老伴儿把我好一顿说。麻烦您给我们俩都加上，两天早上都要 / 早餐还是加上吧
Q 您好，还是112的。早上跟您同事说了不要早餐，可门上又挂了张早餐卡，是不是他还是给我们登记了？登记了的话一位多少钱 / 早餐加上了没
T 您好，112的。跟您说一声，您同事给我们登的不含早，餐厅那位大姐硬是让我们吃了，一分钱没多收，这份情我们记着 / 上回那家加了早餐，就一片面包，一片
N 您好，还是112的。刚才跟您同事说加早餐，说早了，我老伴儿提醒我要赶头班船，来不及吃，所以两天都别给我们加了 / 早餐就不加了
U 您好，112的。刚才说不要早餐，我老伴儿这会儿又犹豫了，我可不掺和，她想好了会打电话下来 / 早餐嘛，起得来再说
W 晚点退房，要的 / 那就两点退 / 再叫个车，六点 / 车改五点，不是六点 / 车取消吧，朋友来接 / 车不要了，帮我退掉，我们走着去
Q 延迟退房记上了吗 / 车到底订的五点还是六点？ / 车不取消会扣钱吗 / 车费是挂房账还是现付
T 车五点就来了，我们说的是六点 / 我们取消了，它还是来了 / 说是延迟退房，延到十点半，呵呵 / 朋友推了打球来接我们，够意思
N 那车就别叫了 / 车千万别取消！朋友车打不着火 / 不用延迟退房，我们起得早 / 别再给我叫车了，我一辆都没叫过
U 朋友要是不来可能就得叫车 / 延迟退房？看今晚喝多少，明天再说 / 五点还是六点叫车好，你说呢 / 车说不定要取消，等朋友回话
W 对了，那个水疗，我俩，明天，几点都行，约上 / 瑜伽给我报上，他不报 / 他说他也报 / 把他瑜伽划掉，怂了 / 不是瑜伽，徒步，给我们报徒步
Q 水疗是不是只给住店的 / 他报的瑜伽还是徒步 / 明天名单里还有我吗？ / 在你这报还是找教练报
T 他报了瑜伽，睡过去了 / 她开玩笑把我俩都报了徒步 / 我膝盖不好，他们把我划掉了 / 水疗舒服死了，瑜伽一般
N 别给我报，什么名单都别放我 / 他逗你呢，别给他报 / 徒步别划掉，我们就是嘴上抱怨 / 水疗不约，说过不约了
U 水疗嘛，她想去我不想去，还没谈拢 / 腰行的话就报瑜伽 / 徒步还是泳池边躺着，早饭时候再定 / 不是早上六点的话我就报徒步了
W 四位改六位，不好意思 / 六位不是四位 / 五位吧，阿斌来不了 / 加个宝宝椅 / 推到八点 / 那就八点，名字不变 / 晚的那场
Q 你写的六位还是四位？ / 八点还有位吗 / 位子留到几点啊 / 宝宝椅加了没 / 最后说的几点来着
T 订了六位来了四个，我们家常态 / 阿斌那桌推到下周了 / 上次没吭声就给我们挪到八点 / 名字一样，端错一桌的蛋糕，去年的事，笑到今年
N 别改了，阿斌又来了 / 还是四位，那几个不来，不用动 / 不用宝宝椅，她都十一了，是我妈老把她当小孩 / 别往后推，八点太晚，奶奶熬不住
U 四位还是六位，等他们回群里 / 八点可能更好，等下我问问群里 / 阿斌要是不来就是五位 / 又改一次会不会太烦人，其实也不一定要改
W 鱼换成羊排 / 那羊排吧 / 另一款酒，对，就它 / 再来一个一样的 / 她跟我一样 / 我的不要葱，土豆泥换薯条，谢谢 / 我的来两份，他的不要
Q 羊排一个价吗 / 这是另一款酒不 / 她那份下单了没 / 这个本来放葱吗
T 我的有葱他的没葱，我俩换了 / 她每回都是羊排 / 服务员给换成鱼了，结果是今年吃过最好吃的 / 他每样点两份，显摆
N 羊排不要，还是鱼，不用换 / 她那份先别下，还在停车 / 不加了，吃不下了 / 第二份我没点，也不要
U 羊排还是鱼……等一下下 / 再来一个？罪过，看他怎么说 / 羊排没了的话可能就鱼 / 另一款酒有点想试
W 刚才手快打错了，是12号不是21号，改一下 / 哎那天我结婚纪念日，除了那天都行，给我挪走 / 好啦被你说服了，约 / 行吧，长的那个，我忍 / 牙医，随便哪天，趁我没反悔赶紧约
T 12号是我们纪念日，他给约了个拔牙，浪漫吧 / 我奶每次都说“趁我没反悔赶紧约” / 我姐被你说服了，约了长的那个
U 12还是21，我得看看哪天是纪念日，别笑
W 不是说何大夫不好，人挺好的，就是这个病我想找个岁数跟我差不多的女大夫看，另外那位下周有空的话，把我换到她那儿去吧 / 那换另外那个大夫
T 不是我抱怨啊，约的差十分，何大夫二十过了才叫我，看到一半又换了另外那位，折腾到家我吃了两块饼干才缓过来
N 不是说另外那位不好，我睡了一觉想通了，还是何大夫吧，别给我换人，原来怎么约的就怎么样
W 第一个要，第二个不要 / 理疗要，营养科算了 / 那就只做理疗 / 理疗，每周一次 / 第一项做，第二项跳过
Q 第一个是理疗，第二个是啥来着 / 一般人都是每周一次吗 / 我刚才答应理疗了没有？
T 我表上填的是第一个要第二个不要，结果两个都寄来了 / 理疗师让我每周去，谁都想让我每周去
N 两个都不要 / 都免了，我在家拉拉筋 / 理疗暂时不做，问我两遍了还是不做
U 第一个可以考虑，第二个再看 / 每周理疗，单位放人才行，悬 / 营养科要不要看呢，先把蛋糕吃了
W 跟你说，我妈周一那个实在去不了，哭了一早上，你给她往月底找个时间，周一那个就放掉吧，我跟她说弄好了 / 周一放掉
Q 我妈为了周一这事哭了一早上，像这样往后拖的人多不多，晚个两三周对病情有没有影响啊 / 周一是她的还是我的
T 我妈为周一的事哭了一早上，我弟自己打电话到病房给推了，谁也没问，现在她又为推了的事哭
N 我妈不哭了，喝了碗粥，说周一去就去，早去早了。所以别给她往后推了，我弟要是打电话来取消，她可不同意
U 我妈哭了一早上，我也不知道，周一要不要往后推推，我先陪她坐会儿，看她吃了饭咋样
W 好吧好吧 那办吧 / 发吧 / 发她，别发我 / 再发一遍，被我删了 / 信寄到新地址，磨坊巷4号 / 地址也顺便更新了，现在是磨坊巷
Q 发她了还是发我了 / 发了没？ / 信寄到哪儿去了，老地址？ / 现在留的是哪个地址啊
T 她发给我了，没发给你 / 收到了，信寄到磨坊巷了 / 地址昨晚我自己在网上改的 / 寄了，丢了，又找着了，在冰箱里，别问
N 别发她！！ / 不用再发，在垃圾箱里找着了 / 地址先别改，搬家黄了 / 短信不用发，我这儿看得到
U 发我还是发她，我问一声 / 搬完家再找你改地址 / 可能要纸质的，不知道我打印机行不行
W 不要券，退钱 / 还刷刚才那张 / 那挂房账吧 / 一人一半，分开扣 / 算了都扣我的，他又没带手机 / 罚款全交了，就用绑的那张卡
Q 挂房账了还是扣我卡了 / 他那半扣了没 / 你们一般最多让几个人分着付？ / 罚款到今天多少了 / 交完了没
T 又是全扣我的，老样子 / 罚款我出门时在前台交了 / 房账挂一遍，卡又扣一遍，真行 / 我们从来都是一人一半
N 别挂房账，公司结的，先空着 / 先别分，他还在那儿争呢 / 这罚款我不交，别从卡里扣 / 别用旧卡，什么都别扣
U 平摊还是都扣我的，看他兜里有多少 / 罚款要是算对了我就交，我先核一下 / 挂房账？得先问老板让不让
W 眼镜找着了，我说的是第二行，周三十点四十，就那个，闺女辛苦你了 / 第二行那个 / 十点四十，定了 / 成，十点四十
Q 眼镜戴上了还是看不清，第二行那是10:40还是16:40啊闺女 / 十点四十对吧？ / 是这周三还是下周三
T 眼镜在脑门上顶着呢，第二行写着周三十点四十已确认，有人比我手快 / 上回就约的十点四十，坐到十二点
N 眼镜找着了，一看本来就是周三，那啥也不用改了闺女 / 不要十点四十，别提前，就原来的
U 眼镜找不着，可能是十点四十也可能是十一点四十，等我闺女来了再打给你 / 十点四十，坐公交赶得上不，我得查查
W 哈哈又反悔了，把取消给取消了吧 / 恢复一下 / 改回去改回去 / 撤回刚才那步，按错了 / 还是恢复吧，刚取消那个
Q 取消了还能恢复吗 / 改回去了没？ / 我按错了，刚那下是干啥的 / 我刚取消的是哪个？？
T 我取消它恢复，我再取消它再恢复，谈恋爱呢这是 / 按错了，好在它问我“确定吗”我点了否 / 我自己改回来了，吓死
N 别恢复，没它挺好 / 不用撤回，没按错 / 就让它取消着吧 / 取消了就取消了，别给我弄回来
U 又想反悔了，还是不反悔呢 / 明天说不定又想要回来 / 撤不撤回啊，没了反倒轻松
W 周二去不成了，改周三吧 / 周二不行了，下一个吧 / 除了早上都行，你替我挑，约上就好 / 你看着办，这周给我塞进去 / 最早那个 / 有哪个先来哪个
Q 除了早上的，平时有别的时段吗 / 最早是哪个 / 是你挑还是系统排？ / 下一个是周二还是周三啊
T 他们替我挑了个周二早上，我差点穿睡衣去 / 周二不行，我跟同事换了班，不是换号 / 他无所谓，从来都是最早那个
N 这周先别给我排 / 别替我挑，我自己上网约 / 周二可以，我记错周了，什么都不用动
U 周二可能去不成，等排班 / 真要约的话除了早上都行，还没想好约不约 / 周二还是周三，定不下来，晚点说
W 我没说别约，我说别约周一。周三，约周三 / 我知道我说了放着，别放了，取消 / 刚才说算了那句算了，还是续借吧 / 我说不要是不要房，车位要的，加上 / 别听他的，听我的，退
W 要求不高，往后推一个钟就行 / 平时真不会这样，可今天阿姨没来，能不能当天给我取消了 / 要是还没下锅，把汤换成沙拉 / 周五有就周五，没有就周一，反正周四给我退了
W 我姐那个挪了，我的跟着挪吧，我们一辆车 / 她退了，我的也该退，帮我弄下 / 他都答应了，那我也答应，办吧 / 一桌人都下单了，我的也下了呗
W 取消了没？没有的话现在取消 / 订了没？没订就订吧 / 四点有吗？有就我了 / 还剩不？给我抢一个 / 靠窗那桌还在？太好了，给我们留下
W 本来想放着不管，后来想取消，现在膝盖替我决定了：去，就是八点爬不动楼，十点十点半都成，帮我换到那会儿 / 让我捋捋，周一修水管，周二带孙子，周三合唱，那就剩周四了对吧。对，周四，给我记上
W 问了他半天，他说看情况，他的看情况就是不去，把他拿掉，订一个人的 / 承前信息，先前所列日期作废，会议室仅需14日，15、16日请释放，给您添麻烦了 / 刚才说的报价没问题，请按此执行，发票抬头开上海那边
W 嗯嗯，弄 / 我那份也要 / 这个，不是那个 / 对调一下 / 减一个 / 周五走起 / 老样子来一份 / 小李同上 / 反过来，他的周一我的周二，改下 / 可以，下单 / 取消哈，抱歉 / 再加一位 / 好，转吧 / 续 / 换大的
W 不是那个取消，是取消房间不是取消桌子哈哈 / 发错群了，不过正好，给我也约一个 / 刚洗澡去了，都行都行，照你说的办 / 手滑，7个人不是17个，快改过来
W 我知道我很烦，厕所边那桌能不能换一桌，哪桌都好 / 你别打我，最后改一次，周六改回周五 / 保证最后一次，八点，定死 / 是我说的不报，我那会儿累，现在给我俩都报上，周三太极那个，趁我没变卦
W 你问要不要关提醒：要，关掉 / 回你刚才那个，老号码删掉吧 / 你问哪个，第一个 / 转账可以，回执不用 / 吸尘器退吧，发你说的另一款给我 / 第一回拿出来那个才对，我糊涂，给换一下
W 别等我签字了，先开工 / 别忘了把婴儿床也从单子里去掉 / 别让人把我的位子占了，我这儿确认了 / 干嘛不把我俩安排一间呢，就一间吧
W 唔该，帮我改去礼拜五啦 / 嗰个唔要啦，换第二个畀我 / 都系取消啦，唔得闲 / 俺那个也给整上呗 / 麻烦侬，帮我调到下半天 / 要得嘛，就给我订起 / 中，就恁办吧，先把俺那号挂上
Q 我嗰个改咗未啊 / 系咪要加钱噶 / 俺那个整上没 / 侬帮我调了伐 / 订起没得
T 佢自己取消咗啦，关我咩事 / 俺姐那个早整上了 / 阿拉老公昨天自己去调的 / 他个人去订的，没跟我说
N 唔使改啦，照旧 / 唔好取消住 / 俺没让你整 / 勿要调了，原来的蛮好 / 莫给我订哈，说起耍的
U 改唔改好呢，谂下先 / 可能要取消，听日先知 / 俺再寻思寻思 / 到时候再看嘛，说不定要退 / 要么调到下半天？我再想想看
T 他说梦话都在打“好的约吧”，我截图了 / 她说“取消”，转头又跟我说“你敢” / 把你消息念给我爸，他说改到下辈子，自以为幽默 / 你们门上贴着“取消请提前告知”，我看乐了 / 昨晚梦见你把我东西全删了，吓醒
T 哦你说那个，那是小吉的，小吉改的 / 看到改了，我没意见 / 我还没开口就取消了，够快的 / 不是我点的，是那小子点的 / 你发消息那会儿我都退完了 / 我的好了她的好了，连狗的都好了，你们太给力了
T 又改期，可真会挑时候，谢谢您嘞 / 这才周二，都挪三回了 / 订了不来的人多了去了，我们店也这样 / 我上学那会儿取消就是直接不去 / 她续了我没续，这就是婚姻
N 我那不是要改，我在说我姐的 / 我打“约吧”是因为你问我刚打了啥，可别真约 / 我问的是能不能，没让你弄 / 哈哈不是，学我爸说话呢，别真挪啊
U 我说挪他说不挪，商量好再回你 / 假如我取消，只是假如哈 / 真要弄的话就银的，可还没说要弄 / 等我喝完咖啡再问我，没准儿就行
W 前面那三条不算哈，那是我跟我闺女说话话筒没关。我要办的就一件：8号那个测听力挪到15号，钟点不变，还是那位大姐
W 不好意思我绕糊涂了，把老赵的跟我的弄混了。他那个不用动，我那个看脚的，给换一天，哪天下午都成
W 是，我是说过等结果出来再说，可昨晚疼了一宿，不等了，你刚才说的那个空位要是还没人占，就给我吧
W 又看了一遍你发的，早上那班车本来就赶不上，那还是两点吧，帮我换过去，顺便跟护士说一声我得带着孩子
W 你问小的那本找着了，大的那本罗马史还要不要。要的要的，名字给我留着，从分馆那边调过来吧
W 闹半天我以为她还了，她以为我还了，书在沙发底下呢。再给延两个礼拜吧，她另外那两本也一块儿延了，省得我俩都挨罚
W 他看过了说不是开关的事，是电机，反正都拆成那样了，装回去也白装，那就换电机吧，多少钱我认
W 颜色我记错了，尺寸我老公量错了，我俩合伙订了个哪儿都装不上的把手。这个退了吧，给我们换铜的，小一号
W 刚才修那下顶了十分钟又不行了哈哈，不怪你，要不就按你之前说的，整个清了重装吧，我东西云上都有
W 收到，感谢回复。这样的话三个许可用不了，小桑月底离职，麻烦今天起减到两个，他那个转到我名下
W 回头看我自己写的啥呀，我说的是邮件列表不是邮箱。列表把我退了，邮箱你可千万别碰
W 谢谢啊，不是嫌吵，吵我们不怕，是楼梯我爬不动。你说的楼下那间要是还空着，下午就给我们挪过去吧，行李也一起
W 哦哦我以为那是一间的价，原来是一个人的价啊。那全包就不要了，给我们改成只含早的，晚饭我们自己出去找
W 我们车上投票来着，两票泳池那家，两票你家，然后宝宝吐了，算投你家了。所以家庭房给我们留着，一个钟头到
W 她说她没说过吃全素，她说的是不吃肉，那都多久前的事了，现在鱼也吃。所以她那份换成清蒸鲈鱼吧，跟厨房说声抱歉哈
W 我跟那小伙子说下雨就不来了，现在是下了，可我哥专门飞回来的，我们还是来。就是别坐露台了，换到里头，再加把椅子
W 昨天说先不续费是因为老板没批，今天一早批了，他自己还催我呢，那你就按一年的给续上，发票等下我把抬头发你
W 本来嘛说好各看各的，后来我妈非要跟我一个大夫，拗不过她，你就把她那个号换到我这边来，前后脚就行
Q 你把我的挪了，或者别人挪的，我倒没意见，就想搞明白，大夫请病假的时候，是所有人的号都自动挪，还是只挪打过电话的？
Q 等等，回到你刚才说的那个预留，要是我周六之前没来取，是直接轮到下一个人呢，还是先扣我钱啊
Q 不好意思再问一句退款，你说周一就退了，银行那边查没有，一般取消维修的，是几天到账还是几个礼拜到账
T 最后谁对谁错也别提了，反正约错了日子，我俩端着一壶茶站在锁着的诊所门口，倒是好久没这么开心过了
T 你说巧不巧，她那个也取消了，同一天，同一个理由，她没告诉我我也没告诉她，结果在咖啡店撞上了，本来都该在你们那儿的
T 白费半天劲，我午休一个钟头都在求他们改期，他们说改不了，后来出来个小哥说上周就改好了，得，皆大欢喜
T 不是他，是另外那个删的，高个儿留胡子那个。让我们全都改密码，自己休假去了，门上贴张条，写着“请全部重启”
T 吃过啦谢谢，他先打电话说推到九点，人家把位子给别人了，最后我俩在码头吃的炸串，要我说早就该订那儿
T 哦我懂你意思了，我发你那段是抄给你看的，是我写给三亚那家酒店让他们改日期的，人家早回了，都弄好了
N 刚才那条没打完就发出去了，本来想写“把我的提醒取消了吧”，写一半又觉得提醒挺好，所以你啥也不用弄
N 条款我看了，从头到尾看了两遍，换了电机就不保修的话那就不换了，别动它，谢谢你提醒我看
N 平板又被俩孩子拿去了，不管他们让你点了啥升级了啥，比萨也好总统套房也好，都别当真别下单，我们照原计划八点下来
U 唉你这一给两个选择我倒不会了，早的赶公交方便，晚的我老头方便，晚上我问问他，看他往哪边哼哼
U 修四十，买新的六十，要是二十我想都不想就说修了。我先翻翻抽屉，我儿子好像有个旧的，能用就再说
U 她要来就得换大桌，她要带他来那就得换一家了，她答应六点前给信儿，没信儿之前啥都不好说
U 每次想打“好，删吧”，就想起老办公室那些照片，哪天拷出来了再说吧，放那儿也不碍事，是吧
`,
}
