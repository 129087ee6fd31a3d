/** Businesslike: assistants, nurses and developers who ask for others, quote mails and set conditions. */
export const memo = {
  en: `
W Dr Chen wants her 3 o'clock moved to Thursday, please see to it / Mr Alder asks that you cancel his room for the 14th / on behalf of Mrs Okafor in bed 12: please book her a hearing test for this week / my boss can't make the 9th, the 10th would suit him
T Dr Chen wanted her 3 o'clock moved and the ward clerk moved it / Mr Alder asked the other hotel to cancel his room, not you / Mrs Okafor says her daughter booked her a hearing test in town / my boss couldn't make the 9th so they held it without him
Q has Dr Chen's 3 o'clock been moved to Thursday / how late can Mr Alder cancel his room without a fee / is a referral required to book a hearing test for an inpatient / does the 10th count as the same booking if my boss comes a day late
N Dr Chen no longer wants her 3 o'clock moved, please leave it / Mr Alder has reconsidered, do not cancel his room / Mrs Okafor doesn't wish to be booked for a hearing test / my boss can make the 9th after all so don't change it
U Dr Chen may want her 3 o'clock moved, she'll tell me after rounds / Mr Alder might have to cancel his room, we should know by Friday / Mrs Okafor is wondering whether to have a hearing test at all / if my boss can't make the 9th I'll come back to you
W delete the staging branch / rename utils to helpers / deploy it / push to prod now / roll it back please / tag it 2.4.1 and release / drop the old table / kill the nightly job
N don't delete the staging branch / leave utils named as it is / do not deploy / not to prod yet / no rollback please / hold the 2.4.1 release / keep the old table / leave the nightly job running
T somebody deleted the staging branch / utils was renamed last sprint / we deployed at noon / Kim pushed to prod again / they rolled it back already / 2.4.1 was released Monday / the migration dropped the table / the nightly job killed itself
Q is the staging branch deleted / what happens to imports if I rename utils / who can deploy on weekends / when do pushes to prod close / does rollback keep the data / was 2.4.1 ever released / can a dropped table be restored / how do I kill the nightly job
U maybe delete the staging branch later / thinking of renaming utils / might deploy after lunch / should we push to prod today / would a rollback be wiser, I wonder / 2.4.1 could go out if QA signs / tempted to drop that table / if it hangs again we'll kill it
W Forwarding this from Legal: "kindly remove the document from the portal today." Please action it, I've checked with Ms Dorn and she agrees.
T Forwarding this from Legal: "kindly remove the document from the portal today." That was three weeks ago and they did it themselves in the end, just for your records.
N Forwarding this from Legal: "kindly remove the document from the portal today." Please take no action on it, Ms Dorn has since withdrawn the request.
U Forwarding this from Legal: "kindly remove the document from the portal today." I haven't decided what we do with it, will revert once I've spoken to Ms Dorn.
Q Forwarding this from Legal: "kindly remove the document from the portal today." Was that ever done, and if so by whom?
W transfer 1,200 to the joint account and note it as rent / please wire the deposit to Harrow & Sons before close of business / close the savings account ending 4471, I've emptied it / raise the card limit to five thousand, would you
T I transferred 1,200 to the joint account this morning and noted it as rent / Harrow & Sons told us the deposit was wired before close of business / my ex closed the savings account ending 4471 without telling me / the other bank raised my card limit to five thousand unasked
Q what's the cut-off for wiring a deposit before close of business / is there a charge for closing a savings account / how high can a card limit be raised online / did the 1,200 reach the joint account
N please don't wire the deposit to Harrow & Sons, we're in dispute / I did not ask for the savings account to be closed / no need to raise the card limit, thank you / never mind the 1,200, I won't be transferring it
U I may need to wire a deposit next week, amount to be confirmed / we're still debating whether to close the savings account / if the limit were raised I'd probably only spend more / supposing I transferred 1,200 today, then I'd be short on Friday
W I'm calling for Mr Patel, he's just out of surgery and can't hold a phone. He had physio with you on Monday at ten; that obviously isn't going to happen, so put it back a fortnight, same time if there's one.
T I'm calling for Mr Patel, he's just out of surgery and can't hold a phone. He wanted you to know that his physio on Monday was put back a fortnight by the ward, and he thanks everyone for the flowers.
U I'm calling for Mr Patel, he's just out of surgery and can't hold a phone. Whether he keeps physio on Monday or has it put back a fortnight depends on what the surgeon says tonight. I'll ring again.
N I'm calling for Mr Patel, he's just out of surgery and can't hold a phone. He heard somebody was going to put his physio back a fortnight; he doesn't want that, he means to be there on Monday.
Q I'm calling for Mr Patel, he's just out of surgery and can't hold a phone. How soon after an operation like his can physio be put back in the diary, and does he lose his place?
W If there's anything left on the 22nd, take it for me. / if the courier's still at the depot have him bring it back to us / unless it's already gone out, stop parcel 8841 / should the lower rate still be available, switch me to it
U If there's anything left on the 22nd, I might take it. / if the courier's still at the depot I could collect it myself, let me think / unless it's already gone out I may stop parcel 8841 / should the lower rate still be available I'd consider switching
Q Is there anything left on the 22nd? / is the courier still at the depot or has he brought it back / can a parcel be stopped once it's gone out / is the lower rate still available to people who switch
N If there's anything left on the 22nd, I don't want it any more. / even if the courier's still at the depot don't have him bring it back / please don't stop parcel 8841, whatever the caller said / whether or not the lower rate is available, do not switch me
T If there was anything left on the 22nd my colleague took it. / the courier was still at the depot and brought it back to us / they stopped parcel 8841 and sent the next one to Leeds instead / my neighbour switched to the lower rate while it was available
W checkout at two please / late checkout, room 308 / extra bed for tonight / two nights more / one more towel set and a wake-up at six
T checked out at two / late checkout was lovely / had an extra bed already / stayed two nights more / the wake-up came at six sharp
Q what time is checkout / late checkout costs how much / is an extra bed free / what do two more nights cost / who does the wake-up calls
N no late checkout, thanks / no extra bed / don't extend my stay / no wake-up call for us / leave the two nights as booked
U maybe a late checkout / extra bed, perhaps, not sure / could be two nights more / might want a wake-up / checkout at two or three, undecided
W per the MD's note below, please enrol the following three people in the pension scheme as of 1 June: Ward, Oyelaran, Finch / kindly add my newborn to the health plan, certificate attached / sign me up for the first-aid course, the one in March / put in five days' leave for me from the 17th
T per the MD's note below, three people were enrolled in the pension scheme as of 1 June / HR added my newborn to the health plan last week, very smooth / the poster says "sign up for the first-aid course" but the date on it is last year's / Tom put in five days' leave from the 17th and got it
Q who approves enrolment in the pension scheme, the MD or HR / by when must a newborn be added to the health plan / is the first-aid course in March paid time / how many days' leave do I have left after the 17th
N the MD has asked that nobody be enrolled in the pension scheme until further notice / please do not add the baby to my plan, he's going on my wife's / I'd rather not be signed up for the first-aid course / I never put in for leave from the 17th, so please don't book any
U the MD is considering enrolling three more in the pension scheme / we haven't settled whose plan the newborn goes on / I might do the first-aid course if it doesn't clash with payroll / was going to put in leave from the 17th but let me ask my manager first
W Correction to my last: not four seats, five. / sorry, I meant the 16th, not the 6th, please change it / no, under his name, not mine / scratch Tuesday, make it Wednesday / actually the other address, the office one
W Reset Janet's password, she's locked out and in front of me / grant Idris read access to the finance share, approved by Lena, mail attached / new laptop for the starter on Monday please, the 14 inch / can someone unlock my account / take Bob off the mailing list, he left in May
T Janet's password was reset twice yesterday and she still got locked out / Lena granted Idris read access to the finance share before she left / the starter on Monday brought a new laptop of his own / someone unlocked my account, cheers / Bob took himself off the mailing list in May
Q how does Janet reset her password from home / who has read access to the finance share / do starters get a new laptop or a used one / is my account unlocked now / why is Bob still on the mailing list
N Janet remembered her password, no reset needed / please do not give Idris access to the finance share, Lena has not approved it / the starter won't need a laptop, don't order one / leave my account locked till I'm back / don't take Bob off the mailing list, he's a contractor now
U we may have to reset Janet's password if this goes on / Idris might need access to the finance share, Lena's thinking it over / whether the starter gets a new laptop depends on the budget / not sure my account ought to be unlocked while I'm abroad / wondering if Bob should come off the mailing list
W The insured, Mr Lindqvist, has sold the vehicle. Please terminate the policy with effect from Sunday and refund the unused premium to the account on file.
T The insured, Mr Lindqvist, has sold the vehicle. The policy was terminated with effect from Sunday and the unused premium refunded to the account on file, as your letter states.
Q The insured, Mr Lindqvist, has sold the vehicle. Does the policy terminate automatically in that case, and is the unused premium refunded?
N The insured, Mr Lindqvist, has not sold the vehicle after all. Please disregard our request to terminate the policy and refund the premium.
U The insured, Mr Lindqvist, is in talks to sell the vehicle. Should the sale go through we would ask you to terminate the policy, but nothing is certain before Sunday.
W add my son as a driver / file the claim please / renew it for another year / drop the glass cover / up the excess to 500
T added my son last year / filed a claim in May / it renewed itself again / they dropped the glass cover / excess went up to 500
Q can sons be added / how are claims filed / when does it renew / is glass cover included / what's the excess now
N don't add my son / no claim from me / do not renew / keep the glass cover / leave the excess alone
U might add my son / perhaps I'll file a claim / renew or not, hm / could live without glass cover / would 500 excess be wiser
W Sorry to be a nuisance, dear, I know you've a queue behind me, but my husband's had a bad night and I don't want to leave him, so would you be kind enough to give his eye appointment to somebody else and find him another one after Easter?
T Sorry to be a nuisance, dear. I only wanted to say that when my husband had a bad night your colleague was kind enough to give his eye appointment to somebody else and find him another after Easter.
U Sorry to be a nuisance, dear. My husband's had a bad night, and if he's no better by dinner I suppose the eye appointment will have to go to somebody else, but he does rally, so let's wait and see.
N Sorry to be a nuisance, dear. My husband's had a bad night but he's up and shaved now, so whatever my daughter said on the phone, please don't give his eye appointment to anybody else.
Q Sorry to be a nuisance, dear. When somebody's had a bad night and can't come, does his eye appointment go to somebody else straight away or do you keep it open till the afternoon?
W have the parcel left with the concierge / redirect it to our Bristol branch, please, the London one's closed / collect the two boxes from reception whenever your driver passes / return to sender please, wrong item / upgrade that to express, the client's waiting
T the parcel was left with the concierge, as usual / your driver redirected it to our Bristol branch for no reason at all / he collected the two boxes from reception before I'd taped them / it says "return to sender" on the tracking page / the client upgraded it to express on her side
Q can a parcel be left with the concierge without a signature / what does redirecting to another branch cost / what time does your driver pass reception / how long does return to sender take / is express any faster on a Saturday
N please don't leave the parcel with the concierge, he loses them / no redirecting, it stays addressed to London / you needn't collect the boxes, they've gone / do not return it to sender, we're here now / standard is fine, please do not upgrade it
U I may have it left with the concierge, I'll see if I'm in / we're in two minds about redirecting it to Bristol / if the boxes are packed by three your driver could collect them, but I doubt it / thinking about returning it / express would be tempting if it weren't so dear
W My manager's exact words were "get me out of that conference", so consider this his cancellation and confirm to me by mail.
T My manager's exact words were "get me out of that conference", which made the whole floor laugh because he was the one who'd organised it.
N My manager's exact words were "get me out of that conference", but he was joking, he's going, so keep his registration.
U My manager's exact words were "get me out of that conference", though with him you never know; I'll check whether he meant it before we cancel anything.
Q My manager's exact words were "get me out of that conference". Is the fee refundable at this stage?
W Not urgent at all, and I realise the release notes aren't finished, but go ahead and merge the hotfix so the Singapore team has it when they start. / I wasn't going to, yet having read the changelog: upgrade the runner to 18 / yes do the migration / squash and merge / rerun the failed tests for me would you
T The hotfix was merged before the release notes were finished, and the Singapore team found out from a customer. / having read the changelog I upgraded my own runner to 18 over the weekend / they did the migration blind / squash and merge is the default here / the failed tests reran themselves at midnight
Q Once the hotfix is merged, how long until the Singapore team sees it? / does 18 still support the old runner / did the migration run / squash or merge, what's the policy / which of the failed tests were rerun
N The release notes aren't finished, so please do not merge the hotfix even if the Singapore team asks for it. / stay on the old runner, no upgrade / cancel that thought, no migration / don't squash / no point rerunning the failed tests, leave them
U I'd merge the hotfix if the release notes were finished; as it is I'd better wait and see what the Singapore team says. / may upgrade the runner to 18 one of these days / migrate now or later? can't decide / perhaps squash, perhaps not / if they fail once more I'd rerun the tests
W Please could you take me off the Thursday rota and give the shift to Amir, he's happy to have it. / pls swap me and Ines on the 4th / need Saturday off, it's my mum's 70th, can you mark it / I'll do the early, put me down / approve Kofi's overtime, it's fine with me
T Amir was taken off the Thursday rota and nobody told him. / ines and i swapped the 4th between us, matron knows / I had Saturday off for my mum's 70th, it was a lovely do / she always does the early / Kofi's overtime was approved by the old manager
Q Who decides whether Amir can have my Thursday shift? / are swaps on the 4th still open / is Saturday marked as my day off / who's down for the early / is Kofi's overtime approved yet
N Please don't give my Thursday shift to Amir, I'm coming in after all. / no swap on the 4th, ines can't / you needn't mark Saturday off for me / not the early, not me, please / don't approve Kofi's overtime
U Amir might take my Thursday shift, he's asking at home. / would a swap on the 4th be worth it, I keep asking myself / could need Saturday off depending on when my mum arrives / I'd do the early if I had a car / Kofi's overtime, I'd approve it if I'd seen the sheet
W remind me Friday to call the auditors, and book the small room for it / the board dinner: twelve covers, half past seven, private room / we're one more than planned, so thirteen / she takes the aisle seat, always, so change 14B to 14C / get him on the earlier flight
W I'd be grateful if the invoice could be reissued in the company's name rather than mine; accounts won't reimburse it otherwise. / would it be a terrible bother to post the results to my GP as well / might I trouble you for a copy to be sent to our Lyon office / you couldn't possibly squeeze her in before noon, could you / be so good as to settle the bar bill from our account
T The invoice was reissued in the company's name and accounts still won't reimburse it. / they post the results to my GP as well, they always have / a copy was sent to our Lyon office, where it was promptly lost / you squeezed her in before noon and she hasn't stopped praising you / he settled the bar bill from our account without asking
Q Are invoices ever reissued in another name after payment? / do the results also get posted to my GP / how long does a copy take to reach our Lyon office / which slots before noon are kept for emergencies / has the bar bill been settled from our account
N There's no call to reissue the invoice, accounts have taken it as it is. / I'd prefer the results not to be posted to my GP / please refrain from sending a copy to Lyon / don't squeeze her in before noon, she hates being rushed / the bar bill is not to be settled from our account
U I may have to ask you to reissue the invoice, accounts are looking into it. / I'm of two minds about having the results posted to my GP / if Lyon insists we might send them a copy / perhaps she could be squeezed in before noon, but let me hear what she says / were the bar bill small enough I'd settle it from our account
W block my card now / card's gone, stop it / freeze the account please / unblock it, I found it / new PIN please
T he blocked his card / my card got stopped abroad / they froze her account / I unblocked it in the app / got my new PIN, ta
Q is my card blocked / how do I stop a card / why's the account frozen / how are cards unblocked / where's my new PIN
N don't block my card / no don't stop it, found it / I never said freeze / leave it blocked / no new PIN, thanks
U block it? let me look again / might stop the card / should I freeze the account / perhaps unblock it tomorrow / new PIN maybe
W I know the terms say no changes after the 1st and I've no wish to argue about it, charge me whatever it costs, but the delegation lands a day later than planned and the eight rooms have to move with them.
Q I know the terms say no changes after the 1st and I've no wish to argue about it, but would a delegation that lands a day later than planned be charged for the first night in all eight rooms?
T The terms said no changes after the 1st, we argued about it, we paid whatever it cost, and then the delegation landed on the planned day anyway with the eight rooms a day late. I still dine out on it.
N The terms say no changes after the 1st and we are happy with that: the delegation lands as planned, so please do not move any of the eight rooms, whatever their embassy writes to you.
U The terms say no changes after the 1st, so I had better make up my mind: if the delegation really does land a day later, the eight rooms would have to move, but I shan't know until their visas are through.
W Mum says the blue one, so order the blue one / our director has signed, go ahead with the order / two boxes of A4, the usual / same again as last month please / and a box of gloves, medium
T Mum says she ordered the blue one / our director signed and they went ahead with the order / two boxes of A4 arrived, the usual / it was the same again last month / ran out of gloves, medium ones, typical
Q did Mum order the blue one or the grey / must our director sign before the order goes ahead / what do two boxes of A4 come to / when was the same thing last ordered / are medium gloves in stock
N Mum says not the blue one, so don't order / our director hasn't signed, do not go ahead with the order / no A4 this month / not the usual, nothing thanks / skip the gloves, we have plenty, don't send any
U Mum can't decide on the blue one / once our director has signed we'll probably order / may need A4, I'll count / same as last month? let me ask the team / gloves, could be, depends on stock
W Hi, Dana here, PA to Mr Whitcombe. He's asked me to withdraw his application for the Zurich post. Could you take it out of the system and confirm?
T Hi, Dana here, PA to Mr Whitcombe. He has withdrawn his application for the Zurich post himself, through the portal, so this is just a courtesy call.
Q Hi, Dana here, PA to Mr Whitcombe. If he were to withdraw an application, would it be visible to the Zurich office? He's asking how the process works.
N Hi, Dana here, PA to Mr Whitcombe. There's been a misunderstanding: he has not withdrawn his application for the Zurich post and it must not be taken out of the system.
U Hi, Dana here, PA to Mr Whitcombe. He's minded to withdraw his application for the Zurich post but is sleeping on it; expect a word from me tomorrow either way.
W the patient in 7 would like the vegetarian menu from tonight / bed 4 asks for a chaplain, could you arrange it / transport home for Mrs Lund at eleven, wheelchair / Mr Bo's family can't come before five, so shift the discharge talk to half past / he needs an interpreter for Friday, Tamil, book one
T the patient in 7 had the vegetarian menu and complained of it / bed 4 had a chaplain round, he stayed an hour / transport took Mrs Lund home at eleven / the discharge talk was shifted to half past five for Mr Bo's family / the interpreter for Friday was booked by the clinic in March
Q does the patient in 7 get the vegetarian menu automatically / is there a chaplain on Sundays / how is transport home paid for / what time is the discharge talk with Mr Bo's family / which languages do you have interpreters for on Fridays
N the patient in 7 does not want the vegetarian menu / bed 4 says no chaplain please / Mrs Lund is being fetched, you needn't arrange transport / don't shift the discharge talk, the family will manage / he speaks English, no interpreter needs booking
U the patient in 7 is thinking about the vegetarian menu / bed 4 might want a chaplain, I'll ask when she wakes / transport home, if she's discharged, which nobody knows yet / depending on the traffic the family may want the talk later / he could need an interpreter, his son will tell us
W Please treat this email as formal notice: I wish to terminate my gym membership at the end of the current month. / consider me signed up / count me in for the retreat / I'll take it / yes please, both of them / go for it
T His email was treated as formal notice and his gym membership ended with the month. / they consider me an outsider / everyone was counted in for the retreat / my sister took it / "yes please" was all she said / he went for it
Q Is an email enough as formal notice to terminate a gym membership? / am I out of the group now / who's in for the retreat / who took it / were both of them sent / what does going ahead involve
N Please do not treat my email as notice; I was only complaining, my gym membership stays. / I'm not out, leave me in / no retreat for me, so nothing to book / I won't take it / neither of them, thanks / better not
U I might give formal notice on the gym if January's no better. / perhaps count me in, I'll say tomorrow / I'd take it if it came in black / both? or one? still thinking / could go for it / I'll sleep on it
W rename the repo from atlas to atlas-legacy and archive it, we all agreed in stand-up / clean out everything in tmp older than thirty days / revert the last commit on main, it broke login / yeah just nuke the container and bring up a fresh one / bump the version and publish
T we all agreed in stand-up to rename atlas to atlas-legacy and Petra did it on the spot / cron cleans out everything in tmp older than thirty days / the last commit on main was reverted because it broke login / i nuked the container and brought up a fresh one, took ten seconds / the bot bumps the version and publishes, nobody touches it
Q if atlas is renamed, do the old clone URLs redirect / does anything clean out tmp, and how old must files be / what exactly does revert do to the last commit on main / is there a fresh container after you nuke one or do I start it / who's allowed to bump the version and publish
N we did not agree to rename atlas, please leave it and don't archive it / nothing in tmp is to be cleaned out while the audit is on / don't revert the last commit on main, the fix is coming / woah no don't nuke the container / don't bump the version, don't publish, just sit tight
U we talked about renaming atlas, no decision / might clean out tmp at some point / if login's still broken at four I'd say revert the last commit on main, but not before I've seen the logs / half tempted to nuke the container and start fresh / bumping the version would be the next step, supposing the tests pass
W My apologies, I pressed "no" when I meant "yes": I do want the appointment on the 3rd. / ignore what I said about waiting, send it today / forget Monday, Tuesday it is / I said no earlier, I've changed my mind, please renew / undo that, I want it back on
N My apologies, I pressed "yes" when I meant "no": I do not want the appointment on the 3rd, please book nothing. / ignore what I said about sending it, it stays here / forget Tuesday, forget the whole thing / I said yes earlier, I've changed my mind, please don't renew / no no, don't undo it, it's fine
U My apologies, I pressed "yes" too quickly; I need to look at my diary before I say anything about the 3rd. / I said send, I said wait, honestly I don't know yet / Monday or Tuesday, can't say / may change my mind about renewing / perhaps I'd want it back on, let me see
T My apologies for laughing, the lady before me pressed "no" when she meant "yes" and lost the 3rd. / he said to wait and then sent it that same day / they forgot Monday and came Tuesday / I said no, she said yes, so she renewed and I didn't / my grandson undid it on his tablet
Q If I pressed "no" when I meant "yes", is the appointment on the 3rd still held? / was it sent today / is it Monday or Tuesday you've got me down for / can one say no now and renew later / what does the undo button actually do
W pay the Telstra bill / tip him ten percent / settle up for table nine / refund her the shipping / charge it to 402
N don't pay the Telstra bill / no tip on that one / don't settle table nine yet / no refund needed / not to 402, nothing on 402
T paid the Telstra bill / we tipped ten percent / table nine settled up / refunded her the shipping already / he charged it to 402
Q Telstra bill, paid or not / is a tip included / what does table nine owe / is shipping refundable / what's charged to 402
U Telstra bill, pay now or wait / maybe tip him, maybe not / table nine could settle up later / might refund her shipping / if it's under fifty, perhaps 402
W Morning, it's Priya from Dr Haddad's office. He's been called to theatre and won't be out before six, so his whole afternoon list needs to go to tomorrow, same order, starting half past one. Sorry, I know it's eleven people.
W I did say on Friday that we'd wait for the customer, and I stand by that for the big release, but the one-line fix for the date bug is independent of it. Ship that now, on its own.
W You'll think me a dreadful ditherer. First I had the sea view, then I gave it up because of the price, and now my sister has offered to pay the difference. So, the sea view again, if you would be so kind.
W So the mail from your fraud team says "do nothing until we contact you", and they did contact me, ten minutes ago, and told me to ask you: replace both cards and send them to the branch, not to my house.
W ok so i've read the whole thread, half of it is people arguing about tabs, whatever. nobody objects to dropping python 3.7 so drop it, update the CI matrix and close the ticket
W Forwarded from Mr Sato: "I regret that I cannot attend. Kindly release my seat to someone on the waiting list." He's in the air till tonight, so I'm passing it to you to do on his behalf.
W I'm the mother, not the patient, she's fifteen and at school. She won't ring herself because she's shy about it. The brace check on Wednesday clashes with her maths exam; any other afternoon that week will do, just pick one.
W It isn't that the room's bad, and the staff couldn't be nicer, but I've had no sleep with that lift going all night and I've a pitch at nine tomorrow. Put me on another floor, would you?
W Our old address is still on the policy, which is how the renewal ended up with the new tenants. We're at 18 Mill Lane now, flat 2, same postcode. Please put that right before you send anything else.
W don't tell me it's non-refundable, I read the small print, there's a fourteen day right of withdrawal and today is day nine. I'm using it. Money back to the same card please.
W If I've understood the nurse correctly, the drip comes out tomorrow whatever happens, so there's nothing to keep Dad here over the weekend: please arrange the ambulance car for Saturday morning and let the care home know.
W I'm not going to pretend I understood what the young man said about the cloud, but he said you could move my photographs off the old machine before it's thrown out. Do that for me, there's a good lad.
W Quick one before I board. Ana's taking over the Henkel account from Monday so she should have my calendar, my shared drive and the Henkel mailbox. Set it up over the weekend, Lars has signed off.
W My wife thinks we should hold out for a better rate, my brother-in-law thinks rates are a conspiracy, and I'm tired of both. Fix it for five years at what you quoted this morning.
W I asked whether I could bring the dog, and your colleague said small dogs only, and he's a very small dog. So add one dog to the booking, and a bowl if you have such a thing.
W We had three pallets down for Tuesday, then the site manager said none, and now the architect's overruled him. Final answer, and I've got it in writing: two pallets, Tuesday, before ten. Please enter it.
W Nobody's ill, nobody's cross, we've simply moved too far away for the twins to keep coming on Saturdays. Please take them both off the swimming list from next month, and thank Miss Carol from us.
W hiya its me again from before lol, so my manager goes "if you can get the morning slot take it" and u said theres one at 8.15, so yeah that one, under Reece
W I don't normally do this by chat, but the phone queue says forty minutes. Travel insurance for two adults, the sixth to the twentieth, Japan, the middle package. Charge the card you already have.
W Having slept on it, and with thanks for your patience, we accept the offer for the larger hall. Kindly reserve it for the 28th and send the contract to my attention.
W As discussed with Ms Boateng, the trainee's contract isn't being extended, so her badge, her mailbox and her parking space should all end on the 31st. Please set that in motion today.
W The test server has been throwing the same error since the weekend, restarting doesn't help, and I've got nothing on it worth keeping. Wipe it and reinstall from the standard image please.
W I never thought I'd be the one to say it, but the paper statements are just piling up in the hall. Switch me to the electronic ones, will you, starting this month.
W "Please reply YES to confirm" it says here, and I've been trying for a quarter of an hour and it won't take it. I'm confirming to you, then: yes, Friday, 9.40, Mrs Abernathy, knee.
W The guest in 615 has just rung down. She leaves at four in the morning, would rather not queue, and wants everything on the company card and the receipt under her door. Can you sort it, I'm alone at the bar.
W hmm let me think. The 12th I'm in court, the 13th there's the school play, the 14th, no, the 14th's fine. All right then, the 14th, first thing, and that's me done.
W Is there any reason the dentist can't see both boys on the same day? No? Then let's have them back to back on the Monday, the younger first because he won't sit still.
W Whoever set up this form wanted us to suffer. It asked me for my name four times and then crashed. I just want to register the van for the residents' permit, the plate's on the photo I sent, please do it from your end.
W I said to my secretary "cancel it", she heard "handle it", and so here we are with a lunch for twenty. Since nobody's coming, do please cancel it.
W What I would like, if I may, is for the library to keep the atlas for me when the gentleman brings it back. I'm ninety-one, I can wait, but not too long.
W Dr Ferrari's note reads: "increase to twice weekly, start at once." She's left for the day, so I'm entering it through you: two hydrotherapy sessions a week for Mr Klein, Tuesdays and Fridays, from tomorrow.
W can you believe they deleted my colleague's project by accident last month, the whole thing. anyway that's why i'm asking now rather than later: make a full backup of ours before tonight's upgrade
W There may well be a fee, and there may well be nobody to sign for it at the other end, but the passport has to be in Manila by Thursday. Send it by the fastest thing you've got.
W I shouldn't really be ordering anything until the new budget's through, but the printer is down to its last cartridge and payroll is tomorrow. One black, one cyan, express.
W Regarding my leave: the flight's been brought forward, so I'd need to start on the 19th rather than the 20th. Ms Adeyemi has said yes verbally. Please amend it.
T Morning, it's Priya from Dr Haddad's office. He was called to theatre and his whole afternoon list went to tomorrow, all eleven of them, and not one complained. Just thought you'd enjoy that.
T So the mail from your fraud team says "replace both cards at once", with three spelling mistakes and a link to somewhere in the Pacific. I put it straight in the bin and told my neighbours to do the same.
T Forwarded from Mr Sato, purely because it's so beautifully phrased: "I regret that I cannot attend. Kindly release my seat to someone on the waiting list." That was for the opera gala back in 2019.
T I asked whether I could bring the dog, and your colleague said to add him to the booking, and he was added, and he slept in the bath the whole week. We still talk about it.
T My wife wanted to hold out for a better rate, my brother-in-law wanted it fixed for five years, and by the time they'd finished shouting the bank had withdrawn the offer.
T Oh yes, do please cancel my holiday, double my rent and book me a root canal while you're at it, that's about how my week has gone so far.
T There's a play on at the Lyric called Please Cancel Monday and the box office says people keep ringing up to do just that. Poor things.
T The sign at the lift used to read "please return trolleys and renew your faith". The chaplain wrote it. It hung there till the new management came.
T In last night's dream I was at your counter shouting move it to Friday, move it to Friday, and you were a heron. I woke up before you answered.
T Our nurse manager always says "book it before you need it", and she has that printed on a mug. The rest of us book nothing and get by.
T Every January the whole of accounts signs up for the gym downstairs and every March they all cancel. You could set the clock by it.
T i went on the app at lunch and moved my own delivery to thursday, took two taps, way better than it used to be, so well done whoever built that
T The minutes of the last meeting record that "the secretary shall order new chairs". The secretary, who is me, ordered them in April. They're very blue.
T Honestly the best release we've had: Jo tagged it, the pipeline deployed it, nobody had to roll anything back and we were in the pub by six.
T She told me, and I quote, "just delete the account and be done with it". Easy for her to say, it wasn't her account with eleven years of mail.
T They had me down as Mr, then as Dr, then as deceased. Somebody corrected it last autumn and I've had nothing but polite letters since.
T A gentleman on the ward keeps telling everyone "send for a taxi, I'm going home". He says so to the tea lady, to the cleaner and to the fish tank.
T The branch in Reading closed my late mother's account within the hour, posted the papers the same day and even sent a card. I thought somebody ought to know.
T What's the point of a booking system that books people twice. Two families in one flat last weekend. They ended up sharing the barbecue.
T The readme says, in capitals, RENAME THIS FILE BEFORE USE, and in six years I don't believe a single person has.
T My daughter does all that for me on her computer now, the renewing and the ordering and the paying. I just get told when it's done.
T according to the email, "your subscription will be renewed automatically unless you cancel", which is what every one of those emails says
Q If Dr Haddad is called to theatre, who has to tell the eleven people on his afternoon list, us or you? And do they keep the same order the next day? I'm new and nobody has written this down.
Q My letter says "please rebook within ten working days or you will be discharged from the list". Do bank holidays count as working days? And does a phone call count as rebooking, or has it to be in writing?
Q Suppose a customer withdraws within fourteen days, like it says in the small print: is the money returned to the same card, and who pays for the postage back?
Q I'm looking at two lines on my statement, both forty pounds, both from you, one the day after the other. Was one of them the cancellation fee and the other the booking, or did you charge me twice?
Q When a user is removed from a project, does the tool delete their branches as well, or do those stay under the project? The help page contradicts itself on this.
Q The guest in 615 is asking me, and I don't know: does checking out at four in the morning need to be arranged beforehand, or is somebody always at the desk?
Q My colleague claims that moving a flight within the same fare class is free if you do it by phone. Is she right, and does that hold for group bookings too?
Q Just so I can explain it to my father, who's ninety: when you renew a permit, does the old one have to be returned first, or does he keep it?
Q Somebody from your office rang and said everything had been moved to the new address. Could you tell me what "everything" means here, the policy only or the claims as well?
N Morning, Priya from Dr Haddad's office again. Theatre's been cancelled, so he'll be doing his afternoon list today as planned. Please don't move any of the eleven after all.
N I've thought about the sea view and talked to my sister, who offered to pay the difference, and I find I don't like to be beholden. So please don't change the room.
N You've been sending me the form to switch to electronic statements every month. I don't want to be switched. I like paper, I've a hole punch, and I'm going to go on using it.
N To be quite clear about my mail of this morning: when I wrote "that server could be wiped" I was describing its state of mind. It was not an instruction. Please keep your hands off it.
N Mr Klein's family has asked us not to book the hydrotherapy. They feel he's had enough poking about for one year, and he agrees with them.
N I can see you're being helpful and I appreciate the offer of an earlier slot, I really do, but I've arranged my whole month around the 28th, so thank you, no.
N whatever my little brother typed in here while i was in the shower, do NOT order it, nobody in this house needs forty litres of slime
N The trainee's contract is being extended after all, so please don't close her mailbox or her badge on the 31st, and nobody need mention to her that it was ever planned.
N We've had the same two pallets on Tuesdays for nine years and the new architect does not get to alter that. No changes without my signature.
U Morning, Priya from Dr Haddad's office. He may be called to theatre later, in which case his afternoon list would have to go to tomorrow, but it's fifty-fifty. I'll ring you by noon with a yes or no.
U I've been staring at the offer for the larger hall all evening. On the one hand it's got parking, on the other hand it's got that carpet. I'd like to talk to the committee before I commit us.
U If the consultant says the drip comes out tomorrow, we'd be looking at an ambulance car for Saturday, and if he doesn't, we wouldn't. So I can't tell you anything yet, I'm afraid.
U My wife thinks we should fix the rate for five years and I think we should wait, and as you can hear we haven't finished discussing it. We'll be in touch.
U There's a part of me that would love to delete the whole repository and raise goats. Ask me again after the release, I might mean it.
U Would it be mad to give up the flat in June instead of August? I keep going round in circles. I suppose I'd have to give notice this week. I'll ring you when I've done the sums.
U Ms Adeyemi hasn't said yes to the 19th yet, and without her yes I can't very well change my leave, so for the moment I'm just letting you know it could be coming.
U We'd certainly order more of the gloves if the nurses got on with them; the trial runs until the end of the month and I'd want their verdict first.
W optician, Monday / taxi for two, now / cancel both / send it again / room 12 instead / sooner if possible please / blood test, Thursday morning / a copy to Anne / me too please / yes, do that / the 8.40 then / put Sam down as well / Friday's better, change it / close ticket 5512 / next size up please / same doctor, next month / unsubscribe me / get rid of test_old / add milk / five, not three / reopen the ticket / window seat, please / sign me up / extend it by a week / start the backup / print and post it / merge it / wake me at five / book her in
W is there no way to get my boss seen before the weekend? he's flying Sunday, please find him something / the early slot would suit me better, to be honest, with the buses as they are / half ten's no good now they've changed the school run, so it'll have to be after lunch / the whole team has had their monitors swapped, swap mine as well / don't forget to cancel the breakfast as well / yes I turned the overtime down this morning, put me on for it anyway
W it's a small thing, and nobody else will notice, but I'd like my maiden name back on the card / it would help us a great deal if the meeting were in the morning instead / I was hoping to have the delivery brought forward by a day / seeing that the conference is off, we won't be needing the eight rooms, please release them / let's do the 11.15, she says she can get there / if you'd just pop me on the list for the flu jab, love
W The client insists on a signed copy by tonight, so courier it to her, not post. / Mr Brandt is asking for his usual table at one / her ladyship wants the car at nine and not a minute later, please arrange it / The director would like the all-hands moved up by an hour, could you send the new invite round / our CFO says go, so pay invoice 3307 / Nurse Obi here, Mr Tan wants to keep the same room if he's staying on, please extend it to Friday
W why is the old logo still on the site, swap it for the new one would you / what do you mean tomorrow, I need that access today, please grant it / didn't I ask for two copies? make it two please / who booked me in economy? change that to business, the firm's paying / how hard can it be to take a dead man off a mailing list, please do it now
W I hate to lose the slot but my lift's fallen through, give it to somebody who can use it / since you ask, yes, I'd like the reminder by text / as long as it's not more than thirty, order it / provided Ms Roth agrees, and she does, sign us up for both days / in case there's frost, please bring the delivery forward to Wednesday / now that the probate's through you can close my late husband's account
W hey can u delete the dup contact, the one w/o the phone number / git is being weird again, just force push my branch for me / chuck out everything tagged wip / bin the draft and send the final one to Marta / revoke Stefan's key, he's off the project / migrate me off the old mail server tonight if it's quiet / turn on two factor for the whole team please / rename report_final_final to report_2024 / roll staging back to yesterday's build, QA's blocked / cherry-pick that onto the release branch and cut rc2
W whoever's on the desk, bay 3 needs a porter to X-ray / need to move my mum's scan, she's got a chest infection / I'm ringing to say we'll take the cot and the high chair as well / we're running late, hold the table till nine please / it's about the hire car, another two days with it would be grand / please see that the flowers go to room 9 and not to 6 / she'd love a ground floor room on account of her hip, can you switch them / I accept the quotation, proceed / would you mind awfully ringing the garage to say I want the winter tyres on as well
W standing order to the landlord, 950, first of every month, from July / stop the magazine, he can't see to read it any more / let me have three hundred in dollars by Thursday / I want out of the contract as of today and I want it in writing / please put my daughter on the account as second holder, she's brought her passport / pay off the rest of the loan in one go from my savings / hello again I'd like that refund after all the one you offered
W From: H. Mertens. "Please release the shipment, payment received." Kindly proceed accordingly. / see mail below from the insurer asking us to book a second assessment; please do so for next week / +1 on what Carla wrote, archive the channel / As per the attached resolution, please remove Mr Voss as signatory. / Quoting the surgeon: "sooner rather than later". So the first free slot you have, please.
W Well, I've been told a lot of things today, that it can't be done, that it can only be done in person, that it was done in March. It's my phone number, that's all. It ends in 77 now. Change it, please, and I'll go away.
W Let me see, I might bring Hanna, I might not, that's neither here nor there. For me alone then, one ticket, Saturday matinee, anywhere but the balcony.
W I'm aware Mr Reyes told you last week not to touch his diary. He's now told me to have you clear the whole of the 21st, since he's being made a grandfather. Please do.
W Would I like to be reminded, it asks, and would I like to take part in a survey. No and no. What I'd like is to renew my bus pass. Here's the number: 40 22 917.
W The tests are green, security has had a look, Olu's on call tonight and I've told support. I can't think of anything we've forgotten. Release it.
W if it were only me i'd stay on the cheap plan but now theres four of us on it and the kids stream all day so yeah upgrade us to the big one starting now
T There's no mail in the world I enjoy more than "your refund is on its way", and yesterday I got two of them. / our CFO said go and invoice 3307 was paid within the minute / the director moved the all-hands up by an hour and half of us missed it / I hear the old reading room is closing, such a shame / optician was Monday / someone closed ticket 5512 / Stefan's key got revoked, finally
N optician, Monday? no thanks / don't send it again / no copy to Anne
U optician, Monday, possibly / the 8.40 or the 9.10, hmm / Friday might be better
Q optician Monday, what time / who closed ticket 5512 / was a copy sent to Anne
W Ms Qureshi says she'd rather have her review before the holidays than after. There's a gap on the 18th at two, so slot her in there. / give the poor man his deposit back, he's waited long enough / pls action the below / ok approved, send the offer letter to Mehmet / put the locker in my name, Dave's left / I could do with a second key to 210 / the ward's short, can you get us two agency nurses for tonight / hand the whole thing over to collections, I've been patient enough
`,
  zh: `
W 陈主任让把她下午三点的会诊改到周四，麻烦处理一下 / 我们李总那间房14号不住了，请帮他退掉 / 12床阿婆听力不好，这周内给她约个听力检查吧 / 王经理9号来不了，排10号给他
T 陈主任说要改到周四，护士站已经自己改好了 / 李总那间房是他秘书上周退掉的 / 12床阿婆说她女儿在外面给她约了听力检查 / 王经理9号没来，10号才到的，会都开完了
Q 陈主任那个会诊改到周四了没有 / 李总这种协议价的房，几点之前退不扣钱 / 住院病人约听力检查要不要开单 / 王经理晚一天到，算不算未入住
N 陈主任那个会诊不改了，还是原来时间 / 李总的房别退，他要来的 / 12床阿婆不肯做听力检查，不用约了 / 王经理9号能到，别动他的安排
U 陈主任可能要改时间，查完房才知道 / 李总那间房退不退，等他下飞机我问问 / 12床阿婆还在犹豫要不要做听力检查 / 王经理要是9号来不了，我再跟您说
W 把测试分支删了 / 上线吧 / 回滚到上个版本 / utils改名叫common / 发2.4.1 / 停掉夜间任务 / 旧表删掉 / 合并吧没问题了
N 测试分支别删 / 先不要上线 / 不用回滚 / utils别改名 / 2.4.1先别发 / 夜间任务别停 / 旧表留着 / 别合并
T 测试分支被人删了 / 昨晚就上线了 / 他们又回滚了 / utils上周改过名了 / 2.4.1周一发的 / 夜间任务自己停了 / 旧表早删掉了 / 小周已经合并了
Q 测试分支删了没 / 几点能上线啊 / 回滚会丢数据吗 / 改名影响引用吗 / 2.4.1发了吗 / 夜间任务怎么停 / 删了的表能恢复吗 / 谁有权限合并
U 测试分支要不要删呢 / 可能下午上线 / 回不回滚再看看 / 在想要不要改名 / 2.4.1或许明天发 / 再卡就考虑停掉它 / 旧表删不删没定 / 合并的事我再想想
W 麻烦从对公户转八万到恒达那边，备注写货款 / 尾号4471那张储蓄卡我不用了，帮我销户 / 信用卡额度给我提到五万 / 定期到期的那笔转活期，我急用
T 早上我已经从对公户转了八万给恒达，备注写的货款 / 我前夫把尾号4471那张卡偷偷销户了 / 隔壁银行主动给我提到五万额度，吓我一跳 / 那笔定期到期自动转了活期，利息少得可怜
Q 对公户转账下午几点截止 / 储蓄卡销户要本人到场吗 / 信用卡额度最高能提到多少 / 定期提前转活期利息怎么算
N 恒达那八万先别转，合同有争议 / 尾号4471那张卡我没说要销，留着 / 额度不用给我提，够用了 / 那笔定期不要动，到期再讲
U 恒达那笔货款可能下周要转，金额还没对完 / 4471那张卡销不销，我和我老公还没商量好 / 要是额度提到五万，我怕自己又乱花，再说吧 / 急用的话或许会把定期取出来，现在还难说
W 22号要是还有房就给我留一间 / 快递员要是还在网点，叫他送回来给我们 / 只要还没发出，8841那件就拦下来 / 新套餐如果还能办，就帮我换过去
U 22号要是还有房，我可能会要一间 / 快递员要是还在网点，我也许自己去拿，先看看 / 没发出的话8841那件我在考虑要不要拦 / 新套餐如果还能办，我倒是可以考虑考虑
Q 22号还有没有房 / 快递员现在还在网点吗 / 已经发出的件还拦得到吗 / 新套餐老客户能不能办
N 22号就算有房我也不要了 / 不用叫快递员送回来，我们不急 / 8841那件别拦，打电话那个人不是我们公司的 / 新套餐再便宜也别给我换
T 22号剩的那间房被我同事订走了 / 快递员当时还在网点，后来给我们送回来了 / 8841那件他们拦下来了，结果把下一件寄去了佛山 / 邻居趁新套餐能办，上个月就换了
W 退房延到两点 / 308加一床被 / 今晚加张床 / 续住两晚 / 六点叫醒我，谢谢
T 两点才退的房 / 308加过被了 / 昨晚加了张床 / 又续住了两晚 / 六点准时叫醒的
Q 最晚几点退房 / 加床怎么收费 / 续住还是这个价吗 / 叫醒服务到几点 / 308的被子送了吗
N 不用延迟退房 / 床不用加了 / 不续住，谢谢 / 别叫醒我 / 308不用加被
U 可能要晚点退房 / 加不加床再说 / 续住的话我再讲 / 也许要叫醒，未定 / 被子要不要加呢
W 按总经理批示，请将王霞、欧敏、冯志强三人自6月1日起纳入企业年金 / 宝宝出生证已上传，烦请给他加进家属医保 / 三月那期急救培训给我报个名 / 17号起请五天年假，麻烦HR帮我提一下流程
T 按总经理批示，那三位同事6月1日已经纳入企业年金了 / HR上周把我家宝宝加进医保了，好快手 / 海报上写“急救培训火热报名中”，仔细一看是去年的 / 阿Tom 17号起休了五天年假，晒得黑炭一样
Q 纳入企业年金是总经理批还是HR批 / 宝宝出生多少天内要加进医保 / 三月的急救培训算不算工时 / 17号之后我还剩几天年假
N 总经理说年金的事暂缓，一个都先不要加 / 宝宝跟妈妈那边参保，不用加我这边 / 急救培训我就不参加了，别给我报 / 我没申请17号的年假，不要给我提流程
U 总经理还在考虑要不要再加三个人进年金 / 宝宝跟爸爸还是跟妈妈参保，家里没商量好 / 急救培训要是不撞月结，我可能会报 / 本来想17号请年假，还要先问下主管
W 更正一下，不是四位，是五位 / 打错了，是16号不是6号，改一下 / 写他的名字，不要写我的 / 周二作废，改周三 / 地址用公司那个吧
W 小张被锁在系统外面了，人就在我旁边，给他重置下密码 / 财务共享盘给阿迪开个只读，林总已批，邮件附后 / 下周一有新同事入职，申请一台14寸笔记本 / 我账号锁了帮忙解一下 / 老包五月就离职了，把他移出邮件组
T 小张昨天重置了两次密码还是被锁，气到想砸电脑 / 林总走之前给阿迪开了财务共享盘的只读 / 下周一入职那位说自带电脑 / 账号有人帮我解了，多谢 / 老包五月份自己退出了邮件组
Q 小张在家怎么重置密码 / 财务共享盘现在谁有权限 / 新同事入职是发新电脑还是旧的 / 我账号解锁了没有 / 老包怎么还在邮件组里
N 小张想起密码来了，不用重置 / 阿迪那个权限林总没批，千万别开 / 新同事自带电脑，不用申请了 / 我休假期间账号就让它锁着，别解 / 老包别移出邮件组，他现在是外包顾问
U 老是这样的话，小张的密码可能要重置 / 阿迪需不需要权限，林总还在考虑 / 新同事配不配新电脑要看预算 / 我人在国外，账号解不解锁我还拿不准 / 在想老包要不要移出邮件组
W 加我儿子做驾驶人 / 帮我报案理赔 / 续保一年 / 玻璃险不要了，去掉 / 保额提到一百万
T 去年加了我儿子 / 五月报过一次案 / 它自动续保了 / 玻璃险被去掉了 / 保额涨到一百万了
Q 能加几个驾驶人 / 报案要什么材料 / 几号到期要续保 / 玻璃险包不包的 / 现在保额是多少
N 不要加我儿子 / 这次不报案了 / 不续保 / 玻璃险别去掉 / 保额不用动
U 要不要加我儿子呢 / 可能会报案 / 续不续保没想好 / 玻璃险或许可以不要 / 提保额的事再说
W 件放前台就行 / 麻烦改派到番禺仓，天河那边今天盘点不收货 / 前台有两箱货，师傅路过顺便收一下 / 发错货了，给我安排退回 / 客户等住要，转顺丰特快
T 件又给我扔前台了 / 司机无缘无故改派到番禺仓，害我们白等一天 / 师傅把前台两箱货收走了，胶带都没封好 / 物流上写着“退回中” / 是客户自己加钱转的特快
Q 放前台要不要签收 / 改派到番禺仓另外收费吗 / 师傅一般几点到我们楼收件 / 退回去一般要几天 / 特快周末会不会快一点
N 别放前台，那里老丢件 / 不用改派，就送天河 / 两箱货已经拉走了，师傅不用来收 / 货没错，不用安排退回 / 普通件就得了，不要给我转特快
U 放前台还是等我回来，看情况 / 改派番禺还是送天河，我们内部还在定 / 三点前打包得完的话可以叫师傅来，估计悬 / 有点想退，又怕麻烦 / 特快要是便宜点我就考虑
W 不急，发布说明也没写完，但热修先合进去吧，新加坡同事一上班就要用 / 本来不想升的，看完更新日志改主意了，把构建机升到18 / 数据迁移今晚跑起来 / 失败的用例帮我重跑一遍 / 登录坏了，把main上最后一个提交撤掉
T 发布说明还没写完热修就合进去了，新加坡同事还是从客户那里听说的 / 看完更新日志，我周末把自己那台升到18了 / 数据迁移他们是闭着眼睛跑的 / 失败的用例半夜自己重跑了一遍 / main上最后一个提交昨天撤掉了，因为登录坏了
Q 热修合进去之后，新加坡那边多久能看到 / 升到18还兼容旧插件吗 / 数据迁移跑完了没有 / 重跑失败用例用哪个命令 / 撤掉一个提交，历史记录里还看得到吗
N 发布说明没写完，谁来催都不要合热修 / 构建机先不升，保持现状 / 数据迁移不做，别跑 / 失败的用例不用重跑，我知道原因 / main上那个提交别撤，补丁马上到
U 发布说明写完了我才敢合热修，再等等看新加坡怎么说 / 构建机早晚要升，哪天还没想好 / 数据迁移今晚跑还是周末跑，拿不定主意 / 再失败一次的话可能要重跑 / 四点登录还不行，也许就得撤掉那个提交，我先看日志
W 周四那个班把我换下来，让阿明顶，他愿意的 / 4号我和小尹对调，麻烦护士长排一下 / 周六我妈七十大寿，给我排休 / 早班我来，写我名 / 阿高的加班我批了，走流程吧
T 阿明周四被换下来了，居然没人通知他 / 4号我和小尹私下对调了，护士长知道 / 周六我妈七十大寿，摆了八围，热闹得很 / 她一直都是上早班的 / 阿高的加班是前任经理批的
Q 周四的班能不能给阿明顶，这个谁说了算 / 4号还可以调班吗 / 周六我是排休还是上班 / 明天早班写的谁 / 阿高的加班批下来没有
N 周四的班别给阿明了，我自己上 / 4号不调了，小尹有事 / 周六不用给我排休，我妈改期摆酒了 / 早班别写我 / 阿高的加班先别批
U 周四阿明也许能顶，他回家问过再说 / 4号调不调班，我还在权衡 / 周六可能要请假，看我妈哪天到 / 有车的话我就上早班了，可惜没有 / 阿高的加班，单据没见到之前不好讲
W 发票抬头麻烦重开成公司名，不然财务不给报 / 可否劳烦将检查结果抄送一份给社区医院 / 合同扫描件烦请寄一份到厦门分公司 / 中午之前能不能给她加个号，就一个，拜托了 / 酒水账挂我们公司账上，谢谢
T 发票重开成公司名了，财务照样不给报 / 检查结果他们一向都会抄送社区医院 / 合同寄到厦门分公司，当天就被弄丢了 / 上次你们中午之前给她加了个号，她念叨到现在 / 他问都没问就把酒水账挂我们公司了
Q 付完款发票抬头还可以重开吗，有没有期限 / 检查结果会同时发给社区医院吗 / 寄厦门一般几天到 / 上午的加号一般留几个 / 酒水账是挂公司账还是个人付的
N 发票不用重开了，财务收了 / 检查结果请勿抄送社区医院 / 合同先不要寄厦门 / 不用给她加号，她最怕赶 / 酒水账不准挂公司
U 发票可能要重开，财务还在核 / 检查结果要不要抄送社区医院，我有点犹豫 / 厦门那边坚持要的话，或者会寄一份 / 中午前加个号也不是不行，等我问问她本人 / 酒水账要是不多，我考虑挂公司
W 挂失，马上 / 卡不见了，停掉它 / 冻结这个户口 / 找到了，帮我解挂 / 密码重设一个
T 他挂失了 / 我张卡在外面被停了 / 她户口被冻结了 / 我在手机上解挂了 / 新密码收到，唔该
Q 我的卡挂失了吗 / 挂失要收钱吗 / 户口为什么冻结 / 解挂要带什么 / 新密码几时到
N 别挂失，找到了 / 不用停卡 / 我没叫你们冻结 / 先别解挂 / 密码不用重设
U 挂不挂失呢我再找找 / 可能要停卡 / 该不该冻结好呢 / 明天再看解不解挂 / 密码或者要换
W 阿妈话要蓝色嗰个，就落单蓝色啦 / 老板签了字，下单吧 / A4纸两箱，老样子 / 跟上个月一样再来一份 / 中号手套也加一盒
T 阿妈话她自己落咗单买蓝色嗰个 / 老板签了字他们就下单了 / 两箱A4到货了，老样子 / 上个月也是这一份 / 中号手套又断货，习惯了
Q 阿妈订的是蓝色还是灰色 / 要老板签字才能下单吗 / 两箱A4一共多少钱 / 上个月订的是哪几样 / 中号手套有没有现货
N 阿妈话唔要蓝色嗰个，唔好落单 / 老板没签字，不要下单 / 这个月不要A4 / 老样子那份不用来了 / 手套够用，别加
U 阿妈仲谂紧要唔要蓝色 / 等老板签了字，大概会下单 / A4可能要，我数数先 / 跟上个月一样？我问问同事 / 手套加不加看库存
W 7床从今晚起改吃素，麻烦跟膳食科说一下 / 4床家属要个护工，帮忙安排 / 陆阿姨十一点出院，叫部轮椅车 / 家属五点前到不了，出院谈话挪到五点半 / 他只听得懂潮汕话，周五给请个翻译
T 7床改吃素了，又嫌没味道 / 4床请了个护工，做了一天就走了 / 陆阿姨十一点坐轮椅车走的 / 上回家属五点前到不了，出院谈话挪到了五点半 / 周五那个翻译是门诊三月份就请好的
Q 7床吃素要另外交钱吗 / 护工一天多少钱 / 轮椅车是医院出还是自费 / 出院谈话定在几点 / 周五有没有潮汕话翻译值班
N 7床不吃素，别改 / 4床说不要护工 / 陆阿姨有人接，不用叫车 / 出院谈话不用挪，家属赶得到 / 他会普通话，不用请翻译
U 7床在考虑要不要吃素 / 4床可能要护工，等她醒了问 / 出不出院还没定，车的事到时再说 / 看塞不塞车，谈话也许要晚点 / 翻译请不请，等他儿子回话
W 本人现正式提出，健身会籍于本月底终止，请予办理 / 团建算我一个 / 行，我要了 / 两样都要，谢谢 / 就照这个办
T 他正式提出终止会籍，月底就办好了 / 团建大家都报了 / 那件我姐要了 / 两样她都拿走了 / 他们就照那个办的
Q 会籍终止发邮件算不算数 / 团建有谁去 / 谁要了那件 / 两样都寄出了吗 / 照这个办要多久
N 我只是投诉，没有要终止会籍，请勿办理 / 团建不用给我报 / 那件我不要 / 两样都唔要 / 别照那个办
U 下个月还是这样的话，我可能终止会籍 / 团建去不去明天答复 / 有黑色我就要了 / 一样还是两样，再谂谂 / 照这个办？我考虑下
W 把atlas仓库改名atlas-legacy然后归档，晨会都同意了 / tmp里三十天以上的统统清掉 / 容器直接删了重新起一个 / 版本号加一，发布出去 / 斯特凡不在项目组了，密钥吊销掉
T 晨会都同意atlas改名归档，佩佩当场就弄好了 / tmp里三十天以上的，定时任务会自动清掉 / 我把容器删了重新起了一个，十秒钟搞定 / 版本号是机器人加的，发布也是它，没人插手 / 斯特凡的密钥早就吊销了
Q atlas改名之后旧地址还能不能克隆 / tmp是按多少天清的 / 容器删了会自动重起吗 / 发布这一步谁有权限点 / 吊销密钥多久生效
N 晨会没同意atlas改名，别动它，更别归档 / 审计期间tmp一个文件都不许清 / 喂喂容器别删啊 / 版本号不要加，也不要发布，等通知 / 斯特凡只是休假，密钥不要吊销
U atlas要不要改名，晨会聊了没结论 / tmp迟早要清，哪天另说 / 真有点想把容器删了重来 / 测试过了的话，下一步大概就是发布 / 要不要吊销斯特凡的密钥，我先问问安全组
W 抱歉按错了，我是要3号那个号的，请给我约上 / 刚才说等等，不等了，今天就寄 / 周一算了，就周二吧 / 之前说不续，我改主意了，给我续上 / 刚才那步撤销，我还是要恢复回来
N 抱歉按错了，3号那个号我不要，请不要给我约 / 刚才说寄，先不寄了，放着 / 周一周二都算了，当我没说 / 之前说续，我改主意了，别续 / 别撤销，就这样挺好
U 抱歉手快按了“是”，我得先翻翻日程才能说3号行不行 / 一会想寄一会想等，自己都没定 / 周一还是周二，讲不定 / 续不续我说不准会变 / 恢复不恢复，我先看一眼
T 笑死，前面那位阿姨把“是”按成“否”，3号的号就没了 / 他说等等，结果当天就寄了 / 说好周一，他们周二才来 / 我说不续，她说续，最后她续了我没续 / 孙子在平板上给我撤销了
Q 我按成“否”了，3号的号还在不在 / 今天寄出去了吗 / 您那边登记的是周一还是周二 / 现在不续，以后再续价格一样吗 / 撤销之后原来的内容还在吗
W 电费帮我交了 / 九号台埋单 / 运费退给她 / 挂402房账 / 给师傅打赏十块
N 电费先别交 / 九号台先别埋单 / 运费不用退 / 唔好挂402 / 不用打赏
T 电费交过了 / 九号台埋咗单 / 运费退给她了 / 他挂了402的账 / 打赏了师傅十块
Q 电费交了没 / 九号台几多钱 / 运费退不退的 / 402挂了多少 / 打赏平台抽成吗
U 电费现在交定迟啲交 / 九号台等阵先埋单啩 / 运费可能退给她 / 不多的话或者挂402 / 打不打赏呢
T 财务总监一点头，3307那张发票一分钟就付了 / 总监把全员会提前一个钟，一半人没赶上 / 听说旧阅览室要关了，可惜 / 眼科是周一看的 / 5512工单有人关了 / 阿强退群了 / 说改又没改 / 他订了靠窗的 / 快递小哥说“帮我点个好评”，我笑笑没出声
Q 眼科周一几点 / 5512谁关的 / 抄送安姐了吗
N 周一眼科？不看 / 不用抄送安姐
U 眼科周一？再睇下先 / 靠窗还是过道呢
W 广交会那几天协议酒店，我们公司原定六间大床，现在业务部多去两个女同事，再加一间双床，都写我名字，发票月底一起开。
Q 广交会那几天协议酒店，我们公司原定六间大床，想了解下如果多去两个女同事，加一间双床还是不是协议价？
T 广交会那几天协议酒店，我们公司原定六间大床，后来业务部多去两个女同事，行政自己加了一间双床，住得挺满意。
N 广交会那几天协议酒店，我们公司原定六间大床，业务部找过您说要加一间双床吧？那个不算，公司没批，别加。
U 广交会那几天协议酒店，我们公司原定六间大床，业务部可能多去两个女同事，人数周五才报上来，到时加不加双床再通知您。
W 尊敬的客服，本人姓麦，上月搬至南沙，宽带至今仍在旧址，烦请安排移机，周末上门为宜，联系电话不变。
Q 尊敬的客服，本人姓麦，上月搬至南沙，请问宽带移机需要哪些手续，周末师傅是否上门？
T 尊敬的客服，本人姓麦，上月搬至南沙，宽带移机由贵司陈师傅周末上门办妥，手势一流，特来表扬。
N 尊敬的客服，本人姓麦，上月搬至南沙，新居已有网络，贵司无须安排移机，也请不要再派师傅上门。
U 尊敬的客服，本人姓麦，下月或将搬至南沙，届时宽带是移机还是停用，尚未决定，容后再告。
W 组长在群里@我：“灰度没问题就全量。”看板盯了一早上，错误率零，那就全量吧，出事算我的。
T 组长在群里@我：“灰度没问题就全量。”结果老邓没看见，等我吃完饭回来他早就全量了，还好没炸。
U 组长在群里@我：“灰度没问题就全量。”可错误率那条线忽高忽低，我再盯一阵，全不全量下午才敢说。
N 组长在群里@我：“灰度没问题就全量。”问题是灰度有问题啊，先停在百分之五，谁都别全量。
Q 组长在群里@我：“灰度没问题就全量。”现在灰度到百分之几了，是哪一批机器？
W 护士站您好，21床黄伯说胸口闷了两天，明天的胃镜他扛不住，主管医生也点头了，胃镜往下周排，具体哪天您看着办。
T 护士站您好，21床黄伯说胸口闷了两天，昨晚值班医生已经把他的胃镜排到下周了，我交班时忘了讲，补一句。
Q 护士站您好，21床黄伯说胸口闷了两天，像他这样的，胃镜往下周排的话，术前那套抽血还有效吗？
N 护士站您好，21床黄伯说胸口闷是早饭吃急了，现在冇事，胃镜照做，千万不要给他往下周排。
U 护士站您好，21床黄伯说胸口闷了两天，胃镜做还是往下周排，等心电图出来主管医生再定。
W 邮件原文如下：“贵司本期社保基数请按新标准申报。”领导批了“同意”，请您按新标准给我们报上去。
T 邮件原文如下：“贵司本期社保基数请按新标准申报。”会计小谭上礼拜就报完了，转给大家看看格式而已。
Q 邮件原文如下：“贵司本期社保基数请按新标准申报。”请问新标准从几月算起，补差要不要利息？
N 邮件原文如下：“贵司本期社保基数请按新标准申报。”领导批的是“暂缓”，所以本期仍按老标准，请勿调整。
U 邮件原文如下：“贵司本期社保基数请按新标准申报。”领导说再算算成本，报不报新标准还没表态。
W 阿姐，我阿爷话佢张老人卡唔见咗，日日搭车都要畀钱，心痛到饭都食唔落。帮佢补返张啦，身份证我带咗。
T 阿姐，我阿爷张老人卡旧年唔见过一次，喺你哋度补返咗，后尾喺饭煲底搵返旧嗰张，笑死我哋。
Q 阿姐，我阿爷张老人卡唔见咗，想问下补一张要几多日，系咪一定要佢本人嚟？
N 阿姐，我阿爷张老人卡搵返啦，喺饭煲底，唔使补喇，唔好意思阻住你。
U 阿姐，我阿爷张老人卡唔知系唔系真系唔见咗，今晚返去再搵多次先，搵唔到先至谂补唔补。
W 仓库那边来电，说托盘上第三箱标签贴反了，收件人成了寄件人。麻烦截住这一箱，重新打单再走，其余的照发。
W 房东催了我三遍，我也不是故意拖，手机银行一直提示维护。您柜台现在能转吧，三千二，转给尾号0916，备注五月房租。
W 说实话你们这理财我一直看不懂，亏也亏得不多，就是睡不踏实。全部赎回，回到活期里，以后我就存死期了。
W 何总今晚要陪客户去顺德吃饭，明早七点那班高铁他肯定起不来，换成九点以后的，一等座，没有就商务座。
W 我妈不识字，您就听我讲：她那个降压药快吃完了，社区医院说可以续方，给她续一个月的量，我下班去拿。
W 刚入职的小姑娘把客户表导重了，同一家公司出来四条。您后台有权限，重复的删掉，留最早那条。
W 老师您好，孩子发烧到三十九度，今天肯定去不了，校车也不用等我们。请帮他请两天病假，午餐也一并停了。
W 别的我都没意见，价钱也好商量，就一条，送货别赶在午休，整栋楼都在睡觉。给我改到三点以后送。
W 本来想着自己在网上弄，验证码死都收不到，换了三个浏览器。算了，您直接给我办，居住证续签，资料去年的都没变。
W 客户经理您好，敝司印章已更换，新印鉴卡随函附上。请即日起以新印鉴为准，旧印鉴作废，办妥后电邮回执。
W 我先生出差前千叮万嘱，空调滤网一定要叫人来洗。我差点忘了，今天下午四点后有人在家，派个师傅来吧。
W 婚宴原来三十围，亲家那边突然说再来两围，我能怎么办，大喜的日子。三十二围，菜单照旧，定金差多少我转。
W 你们机器人问了我八遍“请问您要办理什么业务”，我答了八遍。第九遍跟真人说：流量包退订，那个十九块九的。
W 何医生开的单我弄湿了，字都化了，但上面写的是核磁，腰椎，两周内。给我排一个最近的，晚上也行，我住得近。
W 那个谁，测试环境的证书明天过期，上回就是没人管，全组停了半天。这回早点，今天就换新的，换完在群里吱一声。
W 阿婆腿脚不好，住五楼要爬楼梯，每次上去都要歇三次。二楼那间要是空出来了就让她搬下来，手续我这个做孙子的来签。
W 之前公司统一给我们订的是纸质报，现在办公室都没人看了，堆着招蟑螂。下季度起停订，余款转给工会活动。
W 我查过了，那笔六百八是重复扣的，同一分钟扣了两次，截图也发了。多扣的那笔请退回来，别给我优惠券。
W 按院感科要求，7楼走廊那批过期的消毒液要下架。请今天下班前办理报废登记，同时按原数量补领。
W 同事都说你们周三人少，那我也凑个热闹，周三下午三点，洗牙，就我一个，名字写小洁，不对，写全名，林洁。
W 原本我是坚决不装那个软件的，太占地方。可现在全公司就我一个打不了卡，行吧，远程给我装上。
W 哎我这记性，昨天讲了不要葱不要蒜，忘了讲不要香菜。订单还没做吧？备注里给我加上不要香菜。
W 领导刚开完会出来，原话是“这个供应商我不想再见到”。会议纪要也签了，请把他们从合格名录里移除，合同到期不续。
W 我不是来吵架的，快递员也不容易。就是那箱荔枝放了两天全烂了，拍了照，按你们规定赔我就行，申请给我提上去吧。
W 下个月起我去深圳分部上班，工资卡不变，社保要跟着转过去。人事说由您这边发起，那就麻烦您发起一下。
T 表妹订酒席，把三十二围打成三百二十围，酒楼经理吓得亲自打电话来核，全家笑到现在。
T 我们仓管的口号是“先登记，后搬走”，贴了满墙，他自己搬东西从来不登记。
T 快递柜上贴着“超时未取将退回”，我那件放了九天也没退，看来就是吓唬人的。
T 上周公司搞断网演练，通知写“请各部门删除本地缓存”，财务部真有人把账套删了，恢复了一整夜。
T 我爸跟你们前台聊熟了，每次复诊都带一袋自己种的青菜，回来就说“那个妹仔又帮我排了个靠前的号”。
T 有部港产片叫《改期再嫁》，我阿妈睇咗三次，次次都喊。
T 隔壁诊所的小程序，约一次弹三次广告，我朋友约个洗牙，最后莫名其妙办了张植发卡。
T 真行，您这系统真行，我改个地址，它给我改了个姓。
T 新来的主管张口闭口“马上安排、立刻下单”，一个月了，连个订书机都没买回来。
T 代码注释里写着“此函数下个版本删除”，落款2016年，今天还在线上跑得好好的。
T 昨晚发梦，梦见自己在柜台退票，退了一张又一张，怎么退都退不完，醒来一身汗
T 何总早上自己在手机上把高铁改到九点多了，还跟我炫耀说比秘书快。
T 听保洁阿姨讲，十六楼那家公司月底退租，绿植都送人了，她分到两盆发财树。
T 群公告写着“请大家踊跃报名义诊”，我一看时间，是大前年的义诊，管理员也不删一删
T 我同学在银行上班，她说每逢发年终奖那几天，来销户的和来开户的是同一批人。
T 老邓跟我吹牛，说当年他一条命令把生产库清空，又一条命令恢复回来，前后才四十秒，没人发现。
T 那天电话里您同事听出我急，没等我开口就把我妈的床位续到了周五，这份情我一直记着。
T 小朋友作文题目是《我想预约一个春天》，老师给了满分，贴在校务处门口。
T 客户来信说：“贵司若再延期，我们将取消全部订单。”这封信现在裱在我们会议室里，算是警钟长鸣。
T 楼下健身房又在派传单，“今天办卡，终身不悔”，我上一家终身会员，八个月就倒闭了。
T 我家那位最爱帮人退货，邻居的、同事的，连我妈的保健品都是他去退的。
Q 我们单位三十几个人要体检，听说满二十人可以上门抽血，是不是真的，要提前几天登记，周末算不算加急？
Q 手机上显示“退款处理中”已经六天了，这个处理中到底是银行那边在处理，还是你们还没发出去？
Q 员工辞职当月的公积金是交到离职那天还是交满整月？我们会计和劳务公司说法不一样，想听听您的。
Q 请教一下，流水线里那个“删除旧制品”的步骤，是删除上一次的，还是连打了标签的正式版本也一起删？
Q 我替我们校长问的：礼堂预订之后如果台风停课，订金是顺延还是退还，有没有白纸黑字的规定？
Q 寄生鲜去成都，走航空件和走冷链，哪个更稳阵，价钱差多远，坏了怎么赔？
Q 我看到订单状态从“已确认”变成了“待确认”，是系统改的，还是有人动过我的订单？
Q 代办注销营业执照，从递材料到拿通知书要几个工作日，中途公司账户还能不能收款？
Q 复诊可以换医生吗 / 会员卡转让给家人收不收手续费 / 你们周日下午有人值班吗 / 上次那单最后是退了还是换了
N 刚才有位自称我侄子的打来，说要把我名下的存单提前支取。我没有侄子，那笔钱一分都不许动。
N 多谢您好意，升级套房听着是不错，可我们老人家认床，住惯了这间，就不搬了。
N 昨天会上说的裁撤客服小组，只是讨论稿，任何人不要据此关闭她们的账号，听我书面通知。
N 我女儿给我报了个什么老年大学书法班，她也不问问我，我手抖成这样写什么字，别给我报。
N 那条“清空购物车并下单”是我家猫踩的，真不是我，求您别发货
N 主任看了片子，说不用那么早复查，所以下个月的CT请不要给周女士约，她半年后自己会来。
N 您不用再劝了，分期我不办，全款我付得起，也不想每个月收短信。
N 生产库那条清理脚本，我说的是“写好”，没说“执行”，请停在那里，不要跑。
N 保险到期就到期，车都停在乡下长草了，今年不用帮我续。
U 如果下周体检报告没什么问题，我可能会把那份重疾险停掉，报告没出来之前先不谈。
U 公司在考虑把年会从东莞搬到珠海，预算差一大截，老板这两天在算，酒店那边先别当真，等我消息。
U 我要是年轻十岁，二话不说就报那个潜水班了。现在嘛，问过心脏科医生再讲。
U 技术上把老接口下线没有难度，难的是还有两家客户在用。他们肯升级，我们就下，什么时候肯，天知道。
U 这批货退还是不退，业务说退，仓库说留着打折，我夹在中间，今天给不了您答复。
U 儿子说想转学，女儿说不想转，我跟他爸还没统一意见，转学的事过阵子再说。
U 万一台风真的正面来，周六的亲子活动大概要改期，现在气象台都说不准，我更说不准。
U 心里是想换个近一点的医院给我爸透析，可他跟这边护士处出感情了，换不换，慢慢劝吧。
U 等年终奖发下来，说不定会把车贷一次还清，也说不定拿去装修，谁知道呢。
W 帮忙催一下3月那笔报销，卡在财务两周了，顺便把收款卡改成尾号5520 / 这两位访客下午两点到，门禁给登记一下，车牌粤A打头那辆也登 / 林小姐对海鲜过敏，她那份套餐换成素的 / 张院长的意思是周三的讲座往后挪一周，通知由您这边发 / 客户嫌普通件慢，改空运，差价我们认
W 我这边没问题了，报价单直接发给客户吧 / 您就按最低那档给我办 / 早知道就听您的了，还是给我换大一码 / 难得来一趟，一次办完吧，社保卡也一起激活 / 免得夜长梦多，今天就签，约公证处
W 会议室冷气坏了，报个修 / 那台打印机一直卡纸，叫人来看看啦 / 我要走了，工牌给我注销，饭卡余额退我 / 唔该帮我取消听日嗰场，我要返乡下 / 麻烦靓女帮我续多两个月，仲系原价啩 / 两位，靠窗，七点半，姓欧 / 阿Sir，我要补办出入证 / 帮手改返我个中文名，打错咗个“玮”字
W 帮我把dev库的连接数调大一点 / 日志太占地方了，上个月之前的压缩归档吧 / 这个依赖有漏洞，升到最新的补丁版，跑完测试直接提 / config.bak那几个没用了，清走 / 把我加进值班表，从下周开始 / 给新来的开个仓库写权限，组长同意了 / 域名快到期了，续三年 / 1.9分支拉出来，准备封版
W 订早茶，明早八点 / 挂个皮肤科 / 来两张成人票 / 换靠过道的 / 改寄公司 / 退了吧 / 给我也来一份 / 三点改四点 / 取消明天的 / 加急寄出 / 好，就订它 / 帮我续借 / 撤回上一封 / 报名，两个人 / 删掉重复的 / 唔该叫部车 / 办卡，年卡 / 号码换成新的 / 发给客户吧 / 关单 / 重启一下服务 / 再寄一次 / 换个医生看
W 小孩下学期不在这边读了，校车费剩下的退给我们吧 / 五一那趟团我跟我姐一起去，她报了我也报，同一间房 / 上次那款卖得好，再补五十件 / 我爸八十了，手机上弄不来，您给他人工约一个，心内科，哪天都行 / 物业费从下个月起改成自动扣，省得我老忘 / 家里没人，牛奶先停一个星期 / 麻烦通知保洁，1203周四要做一次深度清洁 / 我这个会员升成家庭版，加我太太和两个小的
W 虽说合同还没寄到，场地您先给我们占住，定金我这就打 / 不好意思又来烦您，人数又变了，十八位，两张台 / 本来不想麻烦你们的，可轮椅实在借不到，给我们留一部吧 / 也不知道合不合规矩，能否请您把我母亲的名字加到探视名单上 / 别等他回复了，他从来不看邮件，直接寄 / 不是嫌贵，是用不上，所以把增值那项给我退了
W 烦请将附件三份合同盖章后寄回，地址见落款 / 兹委托贵行办理我司账户年检，材料随附 / 请即安排退款，逾期我司将另行处理 / 见下方吴总批示，“尽快付清”，请今日付款 / 请将本人简历从贵司人才库中删除
W 我在骑楼底下避雨，手机只剩百分之三，长话短说：今晚七点的位推到八点，人还是六个。
W 昨天我说考虑考虑，回家跟老伴一合计，觉得这个价不会再低了。那套按摩椅要了，送到荔湾老房子，装好再给尾款。
W 这事不怪你们，是我儿子填错了，把楼栋号写成了房号。正确的是9栋1202，派件之前帮我改过来吧。
W 上头查得紧，离职三个月以上的账号一律不许留。名单我发您邮箱了，一共十七个，今天全部停用，谁有异议叫他来找我。
W 您别笑我，我七十三了才学会发语音。我想报那个粤剧班，唱不唱得好另说，先给我占个名额。
W 法务、财务、采购都会签完了，就差走最后一步。请贵行今日内把履约保函开出来，正本快递到项目部。
W 周一忘带医保卡，是自费结的，护士说七天内拿卡来可以重新结算。卡带来了，单也在这，给我重结一下。
W 你问我满不满意，我满意，你问我推不推荐，我推荐。可我打来是要改送奶时间的，早上六点太早，改七点。
W 老大人在客户现场，信号断断续续，就听清一句“撤下来”。我追问了三遍，是指首页那个弹窗，那就赶快撤下来吧。
W 以前都是我太太管这些，她走了以后我才发现什么都不会弄。水费那个户名还是她的，请帮我过到我名下。
W 不瞒您说，我是被孙女逼着来的，她说再不戴助听器就不跟我讲话了。那就配一副吧，左耳右耳都要，什么时候试？
W 经办人您好：我司员工骆某因工受伤，现申请工伤认定，材料共七份，已按清单编号。请予受理并出具回执。
W 车还在高速上堵着，三点的签约赶不到了，客户那边我道过歉了。会议室帮我续到六点，茶水也多备一轮。
W 楼上漏水漏了半个月，修好了又漏，漏了又修，我也不想追究谁的责任。重新派个师傅，带上检测仪，明天上午我在家等。
W 没错，是我自己点的确认，可我点的是单程，出来变成了往返。回程那段我用不上，请退掉，去程保留。
W 看了天气预报，周日有暴雨，一帮小朋友去露营不现实。营地改到下周日，大巴也跟着改，家长群我来通知。
W 三号机房温度又报警了，值班的说是探头坏。坏了就换，备件库有两个，你派单给老莫，让他今晚换掉。
W 我跟我先生一人一份保单，他那份受益人早就改成孩子了，我这份还是我前头那位。我也要改，改成女儿，百分之百给她。
W 您同事昨天答应今天回电，等到现在没影。我就不等了，您直接做主：洗衣机不修了，按折旧退款。
W 小程序里写“名额已满”，可我刚打电话给主办方，说有人退出来一个。那个名额给我，姓练，练习的练。
W 律师函我们收到了，不想把事情闹大。请把那三张图从商品页撤下，换成附件里我们自己拍的。
W 护长，我手腕扭伤了，开了三天假条，夜班实在顶不住。周二周三那两个夜帮我找人替，下个月我还回去。
W 我这人最怕麻烦，能一次弄好绝不跑两趟。护照、通行证一起换，照片在你们这儿拍，做好了邮寄。
W 如果周五的票还没出，就帮我们全部换成周四的，老板临时要提前一晚到，差价走公司账。
W 只要不超过两百块就直接修，不用再打电话问我，我在开车。超过了也修吧，反正明天要用。
W 客人从澳门过来，关口排长龙，估计晚一个钟。接机的师傅叫他等一等，等候费照算，我来出。
W 我本来是来投诉的，您态度这么好，我倒不好意思了。投诉就撤了吧，单号后四位3396。
W 阿May话你哋可以代寄，我信佢。呢箱陈皮寄去温哥华，海运就得，唔急，保价买一千。
W 报告里我的名字少了个三点水，人家保险公司不认。请更正重新出一份，盖章，我下午来拿。
W 别人家小孩都打完第二针了，我们因为感冒拖到今天。医生说可以打了，就排这个周六上午吧，妈妈带来。
W 小组一致决定不再维护安卓五，公告也挂了半年。应用商店里那个旧包今天下架，下载页链接一并去掉。
W 我在医院陪护走不开，房贷今天最后一天。麻烦从我活期里扣，不够的部分从余额理财赎出来补上。
W 饭堂阿姨说刷脸老刷不出我，大概是我剪了头发。重新给我录一张吧，现在就有空。
W 给您添麻烦了，上午才说过不用接送，可我妈头晕站不稳。还是派车来接吧，地址没变，下午两点前到就行。
W 供应商来函：“如需变更交期，请于今日回复。”我们要变更，从15日改为25日，请代为回复并抄送我。
W 明细我核对了三遍，运费、关税、仓租都对得上，没什么好再问的了。付款吧，走美元户。
W 我知道现在是饭点，您也饿，我也饿。就最后一件事：停车月卡换绑新车，车牌粤B尾号8K6，弄完咱俩都去吃饭。
W 谁能想到呢，去年求着人家办的卡，今年要求着人家退。剩七个月，按比例退给我，转让我也不想搞了。
W 那个定时邮件每天凌晨三点发，把全家都吵醒了。改到早上八点半发，周末不发。
W 复印件您留着，原件还我。哦对了，既然来了，把我儿子的户口也迁过来吧，准迁证在这个袋子里。
W 我先说好，我不是不信任你们的新系统，可老的那套我还得查历史单据。给我开个只读账号，三个月就够。
W 麻烦转告药房，32床出院带药少发了一盒，请补发，家属在大堂等 / 楼道灯又坏了，报修吧，三单元四楼 / 您看着给安排个近一点的床位吧，她腿不方便 / 那就依您说的，先交半年 / 替我们董事长订束花，送到省医，卡片写“早日康复” / 宁可多花点，给我走次日达 / 明天要用，今天之内请把授权书发我 / 顺手把我那份也交了吧，回头转你 / 申请撤诉，材料在这
`,
}
