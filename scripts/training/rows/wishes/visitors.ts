/** Patients and relatives at a hospital, who join remarks, symptoms and stories to a wish, or to none. */
export const visitors = {
  en: `
W cancel my Thursday please / scrap the blood test / move me to Friday / eye clinic, Monday morning / refund the parking please / dermatology, any day next week
Q can Thursday be cancelled? / is the blood test scrapped? / am I moved to Friday? / eye clinic open Mondays? / is parking refunded? / how long's the dermatology wait
T she cancelled her Thursday / they scrapped my blood test / got moved to Friday again / eye clinic was packed Monday / refunded my parking last year / spent the morning in dermatology
N don't cancel my Thursday / keep the blood test / not Friday, leave it / no eye clinic thanks / no refund needed / dermatology can stay as it is
U maybe cancel Thursday, dunno / might skip the blood test / if Friday suits my son / eye clinic perhaps, one day / tempted to ask for a refund / should I see dermatology?
W Cancel it if you can, I've got a funeral that day and there's no way round it.
U I'd cancel it if I could find someone to tell me whether the tablets are enough on their own.
T They'd have cancelled it if they could, the nurse told me, but the surgeon was already scrubbed in.
Q Can you people cancel it if the patient turns up with a cold, or does it still go ahead?
N Please don't cancel it just because I've got a bit of a cold, I've waited nine months for this.
W My sister's moved hers to the afternoon, so could you do the same with mine, we share a car.
T My sister moved hers to the afternoon, bless her, and now we come in two separate cars.
U My sister's thinking of moving hers to the afternoon and if she does I might want to as well.
N My sister's moved hers to the afternoon but leave mine where it is, I like the early slot.
Q My sister moved hers to the afternoon, did that shift mine too?
W I know I said Monday, love, but put me down for the Wednesday instead / sorry to be a pain, can we make it the Wednesday not the Monday / Monday's no good after all so Wednesday please
N I know I said Wednesday, love, but forget that, Monday's fine as it was / sorry to be a pain, ignore what I said about Wednesday / Monday's all right after all so no need to change anything
U I know I said Monday, love, but Wednesday may turn out better, I'll ring once I know / Monday might be no good, Wednesday might, my daughter will have to look at her shifts
T I said Monday and the girl wrote down Wednesday and so I sat there like a lemon for two hours
Q I said Monday, didn't I, so why does the letter have Wednesday on it?
W My knee has swollen up like a football since Sunday and I can't get a shoe on. Is that normal? Anyway, I want to see Dr Patel, soonest you've got.
T My knee swelled up like a football last summer and I saw Dr Patel, soonest they had, and he was ever so good about it, drained it on the spot.
U My knee has swollen up like a football since Sunday. I may want to see Dr Patel about it if it hasn't gone down by the weekend, we'll see how it goes.
N My knee has swollen up like a football since Sunday but I don't want to see anybody about it, I've got my own GP coming round tomorrow, I'm only telling you for the notes.
Q My knee has swollen up like a football since Sunday. Is that the sort of thing Dr Patel looks at, or is it the fracture people?
W been coughing three weeks now n its getting worse, need someone to look at me asap
T been coughing three weeks now n its getting worse, my gran says its the damp
Q been coughing three weeks now n its getting worse, which dept deals w that
U been coughing three weeks now n its getting worse, might come in idk
N been coughing three weeks now but its getting better so nah dont book me in
W can u book me in for the same time next month / any chance of squeezing my little boy in today / would it be a bother to move mum's scan back a week / is there any way you could put the follow-up on a Saturday for me / could I trouble you for a copy of my X-ray sent to the GP
Q can people book for the same time every month / do you ever squeeze children in on the same day / would a week's delay matter for mum's scan / are follow-ups ever on a Saturday / do GPs get a copy of the X-ray automatically
T they booked me for the same time every month for a year / they squeezed my little boy in the very same day / mum's scan was put back a week and nobody told her / my follow-up landed on a Saturday of all days / the GP says he never got the copy of my X-ray
N don't book me in for next month / no need to squeeze my little boy in, his fever's gone / please don't move mum's scan, she's set on that date / I never asked for a Saturday follow-up / please don't send the X-ray to my GP
U might book in for next month, depends on work / if his fever's not down by noon I'd want him squeezed in / mum's scan may need moving a week, I'll check with her carer / a Saturday follow-up would be something to think about / not sure whether I want the GP to get that X-ray
W I was charged twice for the ambulance. Please pay one of them back to my card.
T I was charged twice for the ambulance and they paid one of them back to my card in the end.
Q I was charged twice for the ambulance. Do you pay one of them back by yourselves or is it on me to chase?
N I was charged twice for the ambulance but it's sorted with the insurers, so please don't pay anything back to my card.
U I was charged twice for the ambulance, I think. If it turns out I was, I'd want one of them back, but let me look at the statement first.
W pay the outstanding forty quid from the card you've got on file / take it off my card then / right, settle the bill for my dad's room today please / put the whole lot through in one go
Q is the outstanding forty quid from the scan or the dressing / does it come off my card automatically / who settles the bill for dad's room / can bills be split or must it go through in one go
T I paid the outstanding forty quid at the machine / it came off my card twice / my brother settled dad's room bill at the weekend / they put the whole lot through in one go and my card bounced
N don't take the forty quid off my card / leave my card alone please / no need to settle dad's room, my brother's doing it / please don't put the whole lot through in one go
U I may pay the forty quid today, have to look what's in the account / if my card goes through, maybe / dad's room, we haven't decided who settles it / perhaps I'd rather have it in instalments, let me ask the wife
W I can't make Thursday any more so what else have you got, I'll take anything in the morning, just put me in
W I'd be better off on the Friday, the bus doesn't run Thursdays any more
T I was better off on the Friday, the bus ran then
U I'd be better off on the Friday if the bus ran, they're saying it may come back
N I'm better off on the Thursday so leave the Friday out of it
Q would I be better off on the Friday or the Thursday, which is quieter?
W Not that it matters much, but could you change my surname on the file, I got married in May
T Not that it matters much, but the girl before you changed my surname on the file, I got married in May
N Not that it matters much, but don't change my surname on the file, I got married but I'm keeping mine
U I got married in May so I suppose the surname on the file might need changing, haven't made up my mind which I'll use
Q I got married in May, does the surname on the file change by itself?
W change of address please, it's 14 Mill Lane now, same town / new mobile number, scrub the old one, I'll read it to you / please take my ex off as next of kin and put my daughter
T we moved to Mill Lane in the spring and the surgery changed it straight off / the old mobile number was scrubbed months ago / my ex took me off as his next of kin, can you believe it
N we're only at Mill Lane for the summer so don't change the address / don't scrub the old mobile number, I still use it / leave my ex on as next of kin for now, please
Q do you need proof for a change of address / which mobile number have you got for me / who's down as my next of kin
U we may be moving to Mill Lane, will tell you when it's signed / I might be getting a new number, if so you'd have to scrub the old one / wondering whether my ex should still be next of kin
W Hello dear, I'm 84 and I don't hear so well, so bear with me. I had a card from you for the heart clinic on the ninth but my grandson is getting married that day, so would you kindly find me another one.
T Hello dear, I'm 84 and I don't hear so well. I had a card from you for the heart clinic on the ninth, which was my grandson's wedding, and the kind young man found me another one, so I just wanted to say thank you.
N Hello dear, I'm 84 and I don't hear so well. I had a card for the heart clinic on the ninth, and my grandson marries that day, but it's in the evening, so don't you go finding me another one.
U Hello dear, I'm 84 and I don't hear so well. I've a card for the heart clinic on the ninth and my grandson may be getting married that day, they haven't settled it yet, so I might need another one.
Q Hello dear, I'm 84 and I don't hear so well. I've a card for the heart clinic on the ninth, and I can't read the time on it. Is it nine or is it half past?
W don't forget to put my wife down for the flu jab as well / and mind you book the transport too / remember to send the sick note to my boss yeah / oh and don't forget my prescription, the repeat one, send it to Boots
T they forgot to put my wife down for the flu jab / the last lot never booked the transport / you did remember the sick note, cheers, boss has it / somebody forgot my prescription so I'd none all weekend
N never mind my wife's flu jab, she had it at work / forget the transport, my neighbour's driving / don't send the sick note to my boss, I'll hand it in myself / not the repeat prescription, I've boxes of the stuff
Q did you put my wife down for the flu jab as well? / is the transport booked too? / has the sick note gone to my boss yet? / where does the repeat prescription go, Boots or Lloyds?
U my wife may want the flu jab as well, I'd have to ask / might need transport, depends on my neighbour's car / not sure if my boss needs a sick note for two days / could be I'll want the repeat prescription, let me count what's left
W no, make it four not two, there's the twins as well / the other Dr Singh please, the lady / no no, cardiology, not oncology, put me in cardiology / I meant half past ten so fix that would you
T no, it was four not two, that's how many stitches she got / it was the other Dr Singh, the lady, who did my hip / they'd put me in oncology instead of cardiology, I nearly fainted / I'd said half past ten and they fixed it
N no, not four, two is right, leave it / not the other Dr Singh, mine's fine / don't put me in cardiology, I'm there for my foot / half past ten is right, don't fix anything
Q is it four visits or two? / which Dr Singh is it, the lady? / am I in cardiology or oncology? / was it half past ten or half past eleven?
U could be four, could be two, my daughter-in-law hasn't said / perhaps the other Dr Singh, what do you reckon, should I? / cardiology or the chest clinic, I'm in two minds / half past ten might be better, hang on till I look at the trains
W hiya can i get a appt for my baby shes got a rash all over
Q hiya do babies get a appt same day if theres a rash all over
T hiya my baby had a rash all over and they gave her an appt same day, proper lovely staff
N hiya dont need that appt for my babys rash, its cleared up
U hiya if my babys rash aint gone by tmrw ill prob want an appt
W I don't want to be a nuisance and I know you're all rushed off your feet, but I really must get that hearing test sooner than March.
N I don't want to be a nuisance and I know you're all rushed off your feet, so please don't go bringing the hearing test forward for my sake.
T They told me I was being a nuisance when I tried to get the hearing test sooner than March, would you believe it.
U I don't want to be a nuisance. I've been wondering if the hearing test oughtn't to be sooner than March, but I'll talk to my doctor first.
Q I don't want to be a nuisance, but what's the usual wait for a hearing test, is March normal?
W Discharge my father today please, we've the car outside and he's all packed. / get me out of this ward, I want a single room / swap him to the bed by the window would you
T My father was discharged today, the car was outside and he was all packed. / I got out of that ward into a single room / they swapped him to the bed by the window
N Please don't discharge my father today, there's nobody at home. / I don't want a single room, I like the company / no need to swap him to the window, it's draughty
Q Is my father being discharged today, should the car be outside? / what does a single room cost a night? / who gets the bed by the window?
U If my father's discharged today we'd need the car, but it hangs on what the consultant says. / I might ask for a single room / the window bed might be nicer for him, we'll see what he says
W lol ok fine book me the dentist before my mum kills me
T lol my mum booked me the dentist, she's gonna kill me if i dont go
N lol dont book me the dentist my mums just being dramatic
U lol i might book the dentist, might not, depends how bad my mum nags
Q lol does the dentist tell my mum if i book
W Kindly cancel the physiotherapy course from the 12th onwards and refund the unused sessions to the company account.
Q Kindly advise whether a physiotherapy course cancelled from the 12th onwards is refunded in respect of unused sessions.
T As per your letter, the physiotherapy course was cancelled from the 12th onwards and the unused sessions were refunded.
N Kindly do not cancel the physiotherapy course; the unused sessions are to remain on the account.
U We are considering cancelling the physiotherapy course from the 12th onwards and will revert once management has decided.
W dentist, Tuesday / two o'clock then / Friday it is, book it / the earlier one please / yes, Dr Osei, go ahead / same again next week / make it Thursday / bring it forward / sooner please, it's bleeding / knock it on a week / sign me up for the antenatal class / send me the bill by post / wipe my old address / stick me on the waiting list / take me off the waiting list / renew dad's parking permit / order the brace / send the crutches back / register my newborn please / close my patient account
T dentist was Tuesday / saw Dr Osei, lovely man / same again last week / they made it Thursday / it was brought forward / signed up for antenatal Monday / got the bill by post / still on the waiting list / took ourselves off the list / dad renewed his permit / the brace came, wrong size / sent the crutches back already / he's registered elsewhere now / my patient account vanished
N not Tuesday / leave it at two / don't bring it forward / no sooner, thanks / not Dr Osei / forget the antenatal class / no bills by post please / keep me on the list / don't renew dad's permit / hold off on the brace / I'm keeping the crutches / don't close my account / changed my mind, leave it
Q is it Tuesday? / who's Dr Osei? / what's the antenatal class cost? / do bills come by post? / am I on the list? / when does dad's permit run out? / did the brace come? / crutches, where do they go back? / how does one register a newborn? / is my account closed?
U Tuesday, maybe / two o'clock might work / antenatal class, thinking about it / might come off the list / if the brace fits, fine / depends what Dr Osei says / not sure about closing it / one day I'll register / let me ask my husband / I'll ring you back
W I've just had the school on the phone and she has to be there for her exam, so the braces appointment on the 20th has to go to another day, after half three if at all possible.
T I've just had the school on the phone, they were cross that the braces appointment on the 20th went to another day and she missed her exam after all.
U I've just had the school on the phone, they think there may be an exam on the 20th, in which case the braces appointment would have to go to another day, they'll confirm by Wednesday.
W Can't do mornings with my back. Afternoons only please, so shift both of those over.
N Can't do much with my back. Mornings are best though so don't shift those over.
Q Can't do mornings with my back. Are there afternoons at that clinic at all?
W My husband had a stroke in April and since then I do all his letters. He's down for the speech lady on Tuesday and the foot man on Wednesday, and two trips is too much for him, so put them both on the one day, would you?
T My husband had a stroke in April and since then I do all his letters. They put the speech lady and the foot man both on the one day for him, which was a blessing, though he slept right through till supper after it.
Q My husband had a stroke in April and since then I do all his letters. Do the speech lady and the foot man ever sit on the same day, or are they always two trips?
N My husband had a stroke in April and since then I do all his letters. Somebody offered to put the speech lady and the foot man on the one day. Please don't, it would be too much for him.
U My husband had a stroke in April and I do all his letters. I keep wondering whether the speech lady and the foot man on the one day would be easier for him or harder. I'd have to sleep on that.
W alright you win, give me the vaccine / ok ok I'll have the colonoscopy, put me down / go on then, book it before I lose my nerve / fine, charge the no-show fee and be done with it / yeah do it
T all right, they won, I had the vaccine / I had the colonoscopy, put me off my dinner for days / I lost my nerve when they booked it / they charged me the no-show fee and that was that / yeah they did it
N nah you're all right, no vaccine / no colonoscopy for me, take the form back / I've lost my nerve, so don't book it after all, not yet / don't you dare charge me a no-show fee / nah don't do it
U I might have the vaccine if my mate's all right after hers / the colonoscopy, oh I don't know, let me think / I'd book it if I wasn't such a coward / if they charge the no-show fee I may kick up a fuss / yeah, possibly
W Do us a favour and ring my mum's ward to say I'll be late, and shift her discharge meeting to four / be a love and put me in for Thursday clinic / pop me in with the nurse tomorrow, ta / mate can you sort me a slot this arvo, ankle's stuffed / hey so I need like a therapist appointment, like this week
Q D'you know if my mum's discharge meeting is at four? / Is there a Thursday clinic, love? / what time's the nurse in tomorrow, ta / mate do youse see ankles this arvo or is it emergency only / hey so like how do therapist appointments even work
T Me mum's discharge meeting got shifted to four and nobody rang us / I was in Thursday clinic, the place was heaving / popped in with the nurse yesterday, ta very much / mate sorted me a slot at his physio, ankle's good as gold / so like my friend got a therapist appointment this week and she loves him
N Leave me mum's discharge meeting at two, ta / no Thursday clinic for me, love, I can't be doing with the crowds / no need for the nurse tomorrow, ta / nah mate no slot needed, ankle's come good / hey so actually dont book the therapist thing, my mom found one
U Me mum's discharge meeting might be better at four, I'll see what our Karen says / might come Thursday clinic, might not / if it's still weeping tomorrow I'll pop in with the nurse / mate I might need a slot, see how the ankle pulls up / hey so like should i even see a therapist
W The refund can go to the card ending 4471, and do it before the month's out please, I've rent to pay
Q The refund to the card ending 4471, will it be there before the month's out?
T The refund went to the card ending 4471, which I cut up last year, and so the rent was late
N The refund shouldn't go to the card ending 4471, that's my ex's, so hold it
U The refund could go to the card ending 4471 or to my bank, I'd need to see which is quicker
W Since the operation was called off by you and not by me, I should like the deposit back, all of it.
T Since the operation was called off by you and not by me, you gave the deposit back, all of it, fair play.
Q Since the operation was called off by you and not by me, is the deposit given back, all of it?
N Since the operation's only been put off and not called off, I don't want the deposit back, just hang on to it.
U If the operation's called off by you and not by me I'd expect the deposit back, but let's hope it goes ahead.
W I'm no good with these machines. Check me in, would you, name of Harris, half past nine / can you check my mother in for me, she's in the chair by the door
T I'm no good with these machines. It checked me in as somebody called Harriet. / a porter checked my mother in, she's in the chair by the door
Q I'm no good with these machines. Has it checked me in? / where do you check in with a wheelchair?
N Don't check me in yet, I'm only here to pick up my wife / no need to check my mother in, the porter's done it
U not sure I should check in yet, I'm an hour early, what do you think? / if my mother feels up to it I'll check her in later
W As my late husband's appointments are still coming through the door, please take every one of them off your system, it upsets me each time.
T My late husband's appointments were still coming through the door a year on, till a lady took every one of them off your system, and I cried with relief.
Q As my late husband's appointments are still coming through the door, who is it that takes them off the system, you or the GP?
N My husband is very much alive, thank you, so do not take any of his appointments off your system, whatever that letter says.
W i want a female doctor for the smear, can u swap it / id prefer the female doc so change it pls
Q is it a female doctor for the smear / how many female docs do smears there
T it was a male doctor for the smear n i walked out / i asked for the female doc last time n got her
N dont swap the smear to a female doctor for me i dont mind either / nah the male doc is fine keep him
U i might prefer a female doctor for the smear, not sure its a thing / id swap if the female doc had evenings
W could someone please get rid of the duplicate booking, I've two for the same X-ray
T someone got rid of the duplicate booking and the real one with it
Q why is there a duplicate booking for the same X-ray?
N don't get rid of either one, they're two different X-rays, left and right
U looks like a duplicate booking, unless it's left and right, let me read the letter again before anybody touches it
W My son's asthma has been bad again, up all night with him, and his inhaler's nearly empty. The respiratory nurse said to ring any time. So here I am. Get us in to see her this week, will you.
W Good morning. Long story short, I broke my wrist on holiday in Spain, they plastered it there, and the plaster has to come off next week. I need a slot in the fracture clinic for that, whichever day.
W what a mess, your website ate my form three times, I'm not doing it a fourth, you book it: ENT, after five, surname Kowalczyk
W Is Dr Lim back from leave yet? If he is, lovely, if not I'll take whoever's in, but I need to be seen on Monday so book me with one of them.
W I hate hospitals, always have, and the smell of this one takes me back to 1968. Still, the doctor says the lump has to be looked at. Put me down for the scan, then, before I run away.
W I didn't want to do this but cancel the IVF cycle, we've split up / my nan passed last night so she won't be needing the clinic on Friday, please take her off / I'm in labour so you can give my dentist slot to somebody else
W can't come, car's dead, rebook me / running an hour late, push me back / stuck in traffic, move me to the end of the list / kid's got chickenpox so we'd best have another week / I'm on nights now so mornings after eight suit, change it to that
W the old appointment was with Dr Webb whom I did not get on with, so I'd like to be seen by anybody else, same day, please arrange
W the pain's back. same place as before. I want my next check brought forward, not in June, now
W Would you be so good as to post me the results, I have no computer / might I ask you to put large print on my letters from now on / I should be most grateful for a place in the memory clinic for my wife / if it's not too much trouble, a morning in the week of the 8th for my bloods
W please stop the text reminders, they come at 5am / take me off your mailing list / unsubscribe me from the newsletter thing / switch my reminders from text to email
T the text reminders come at 5am / they took me off their mailing list / I unsubscribed from the newsletter thing / my reminders switched themselves from text to email
N don't stop the text reminders, I'd forget my own head / no, keep me on the mailing list / I never asked to unsubscribe from anything / leave my reminders on text
Q what time do the text reminders go out / how did I get on the mailing list / is there a newsletter / are reminders by text or email
U I may want the text reminders stopped, not sure / thinking of coming off the mailing list / perhaps email would be better for the reminders, I'll see how I get on
W I was told you'd ring and you didn't, so I'm ringing you. Mrs Adeyemi, gynae, I want that hysteroscopy date confirmed for the 3rd. Confirm it please.
T I was told you'd ring and you did, Mrs Adeyemi, gynae, and the hysteroscopy was confirmed for the 3rd. Marvellous service.
N I was told you'd ring to confirm the hysteroscopy for the 3rd. Mrs Adeyemi, gynae. Don't confirm it, I haven't spoken to my consultant and I'm not having it till I do.
U I was told you'd ring about the hysteroscopy on the 3rd. Mrs Adeyemi, gynae. I can't say yes or no until my consultant's been on the phone.
Q I was told you'd ring. Mrs Adeyemi, gynae. Has the hysteroscopy been confirmed for the 3rd?
W yes please / yes go ahead and cancel / that one, the 10.40 / I'll have it / I'll take the Monday / book it, ta / refund it pls / let's do Wednesday / count me in / okay, pay it
T I had it / I took the Monday / we did Wednesday / they booked it, ta / paid it yesterday / she said go ahead and cancel / been refunded, cheers
N no thanks / not that one / no, don't cancel / I won't have it / don't book it, ta / no need to pay it / not Wednesday, no / skip the refund
U I may have it / might take the Monday / possibly Wednesday / I'd pay it if I could / 10.40, hmm, dunno / will let you know / refund? let me think
Q which one's the 10.40? / is Monday free? / was it cancelled? / is it paid? / how much was it? / refunded yet?
W We were three hours in your waiting room on Tuesday and nobody so much as offered us water. I'm not asking for an apology. I'm asking for the consultation fee back, it was never a consultation, he didn't even look up.
T We were three hours in your waiting room on Tuesday and nobody so much as offered us water. My neighbour asked for her consultation fee back after a day like that and they laughed at her.
U We were three hours in your waiting room on Tuesday and nobody so much as offered us water. I've half a mind to ask for the consultation fee back, I really have.
Q We were three hours in your waiting room on Tuesday and nobody so much as offered us water. Are people given the consultation fee back in a case like that?
N We were three hours in your waiting room on Tuesday and nobody so much as offered us water. I'm not after the consultation fee, keep it, I only want somebody to hear about it.
W First off, thank the night nurses from me. Second, the prosthetics appointment, I need it a fortnight later than planned because the stump's not healed / thanks for being so patient with me, one more thing, add my wife to the travel clinic on the same day
T First off, thank the night nurses from me. The prosthetics appointment was a fortnight later than planned because the stump hadn't healed, and they saw to it all / you were so patient with me and added my wife to the travel clinic on the same day
W I'm ringing on behalf of my father, Mr Yusuf, he doesn't speak English. He wants the cataract done, the left eye first. Can you get him on the list?
T I'm ringing about my father, Mr Yusuf, he doesn't speak English. He had the cataract done, the left eye first, and now he reads the paper to all of us.
N I'm ringing on behalf of my father, Mr Yusuf, he doesn't speak English. He does not want the cataract done, neither eye, so don't put him on the list.
U I'm ringing about my father, Mr Yusuf, he doesn't speak English. He's going back and forth about having the cataract done. When he's decided I'll ring again about the list.
Q I'm ringing about my father, Mr Yusuf, he doesn't speak English. Does he get an interpreter for the cataract, and how long is the list?
W an interpreter, please, Polish, for Tuesday / we'll need a wheelchair at the entrance at ten, please see to it / order the halal meals for my husband's stay / put down vegetarian for her / bring the TV to bed 6, I'll pay for the week
T there was an interpreter, Polish, on Tuesday / there was a wheelchair at the entrance at ten, so kind / they ordered halal meals for my husband's stay / they'd put down vegetarian for her and she had a bacon roll / paid a week's TV for bed 6 and it never worked
N no interpreter needed on Tuesday, my son's coming / no wheelchair, I can walk, thank you / don't order the halal meals, we bring him food / don't put down vegetarian, she eats fish and all sorts / not the TV, he hates it
Q is there an interpreter on Tuesdays? / where do the wheelchairs live? / are the meals halal? / what's the vegetarian like? / what's a week of TV cost?
U may need an interpreter, depends if my son's off / if my hip plays up I might want a wheelchair / halal meals perhaps, let me ask him / she's thinking of going vegetarian, we'd tell you / the TV, maybe, if he's in over the weekend
W I can't get on with that collar. Take it back and give me my forty pounds. / these insoles are killing me, I'm returning them, start the return please / wrong size stockings, swap them for a medium
T I couldn't get on with that collar, so I took it back and they gave me my forty pounds. / these insoles were killing me till I returned them / wrong size stockings so they swapped them for a medium
N I can't get on with that collar but I'm keeping it, no return / don't take the insoles back, I've got used to them / don't swap the stockings, it's my legs that are wrong
Q If somebody can't get on with the collar, is it returned to you or to the shop? / how long have I got to return insoles? / do you swap stockings once they've been worn?
U I can't say I get on with that collar, I'll give it another week and then we'll see about returning it / should I return the insoles or is it meant to hurt / the stockings might want swapping, I've not tried them on
W My daughter is 16 and would like to see the counsellor on her own, after school, without it going in the family letter box. Please fix that up for her and text her, not me.
W I've got the sheet here saying fasting from midnight, and I've just had a slice of toast like a fool, so move the blood test to tomorrow
U I've got the sheet here saying fasting from midnight, and I've just had a slice of toast like a fool, should the blood test be moved to tomorrow?
T I had the sheet saying fasting from midnight, and I had a slice of toast like a fool, so they moved the blood test to the next day
Q I've got the sheet here saying fasting from midnight. Does toast count, and is a blood test moved for that?
N I've got the sheet here saying fasting from midnight, and I had my toast at eleven, so don't go moving the blood test, I'm in time
W I was going to wait till after Christmas but to be honest I can't stand it any longer, my tooth I mean, so the first thing you've got
U I was going to go in before Christmas but to be honest I'm leaning towards leaving the tooth till January, I'll see how it is
T I was going to wait till after Christmas but I couldn't stand it any longer, my tooth I mean, so I took the first thing they had
N I was going to have the tooth seen to before Christmas but to be honest I can stand it, so don't book anything till I say
W sorry my phone cut out, could you possibly change me from Dr Marsh to Dr Achebe / as I was saying before we got cut off, cancel both / hello? yes. So. The Monday. Please.
W get Dr Achebe instead / not Marsh, Achebe / somebody else please, not Marsh / swap Marsh for Achebe pls
N keep Marsh, not Achebe / don't swap Marsh / Achebe? no, no change
T swapped Marsh for Achebe, best move ever / it used to be Marsh
Q is it Marsh or Achebe? / why's Marsh been swapped?
U Achebe might be kinder / Marsh or Achebe, can't decide
W My mother has dementia and rings you herself and cancels things. Whatever she said this morning, please put the appointment back in, she does need it.
T My mother has dementia and rings you herself and cancels things. This morning she told me very proudly that she'd cancelled the appointment and ordered a cab to Brighton.
Q My mother has dementia and rings you herself. Did she cancel anything this morning?
N My mother has dementia and rings you herself. If she says cancel, please don't, whatever she tells you.
U My mother has dementia and rings you herself. We may have to ask you to put a password on her appointments, we're still talking it over as a family.
W Look I don't care what the leaflet says, I rang in good time, so strike the fee off my bill / leaflet or no leaflet, take that charge off please
T The leaflet says "ring in good time and we will strike the fee off your bill" / according to the leaflet, late callers are charged
Q What does the leaflet mean by "in good time", and is the fee struck off the bill then? / does the leaflet apply to children, the charge I mean
N I don't care what the leaflet says, don't you strike anything off my bill, I pay what I owe / whatever the leaflet says, put no charge on my bill
W the letter says "please call to rearrange", so I'm calling to rearrange, any Tuesday will do
T the letter says "please call to rearrange your appointment", and the number on it is for a pizza place
N the letter says "please call to rearrange", well, I'm calling to say I'm not rearranging anything
Q the letter says "please call to rearrange", is that for everybody or have I done something wrong?
U the letter says "please call to rearrange", and I may well have to, once my rota's out
T my boy asked Alexa to "cancel my appointment with the dentist" and she played him a song / there's a poster by the lift that says "Book your flu jab today" and someone's drawn a moustache on the nurse / we watched that film last night, Cancel My Reservation, not a patch on the old ones / I dreamt I'd booked a hip operation and it was a cruise / the app goes "reschedule now!" every ten minutes / oh brilliant, cancelled again, made my day, that has
T people always move their Fridays when the sun's out / my aunt cancels everything, she'd cancel Easter / in our day you didn't book, you sat and waited / the doctor in that soap got struck off for deleting records / my husband wants me to book a full check-up, he worries so / your colleague told the lady next to me "I'll refund you today" and she's still sat there / a man in the queue shouted "just pay the woman" and everyone laughed / I do my own repeat prescription on the app now, easy as pie
T I've just cancelled it online myself / already rebooked through the app thanks / I rang the other hospital and they're moving my scan / my son's paying it at the machine right now / the insurers refund us direct / we renew the badge at the council
W your app won't let me cancel so can you / the app keeps crashing, rebook it for me / the other hospital won't move it, but you can so please do, to the 17th / the machine won't take my card, so put it through here
N I've just cancelled it online so you needn't / no need to rebook, the app's done it / you needn't move my scan, it's all right now / my son's at the machine so please don't put it through here too
W thx for the info about the fees. in that case cancel / ok so it's free to move? then move it to the 9th / right, if it's only a tenner, then yes, book the private room / oh it's Dr Bello on Thursday? even better, put me down
U thx for the info about the fees. in that case i need to think / ok so it's free to move? I might then / only a tenner for the private room, hm, I'll talk to my wife / oh it's Dr Bello on Thursday? that might change things, give me a minute
N thx for the info about the fees. in that case dont cancel / so it costs to move? then leave it on the 9th / only a tenner, but no, no private room / oh it's Dr Bello on Thursday? then don't put me down
Q thx for the info about the fees. and is it more if i cancel late / so it's free to move, how many times? / only a tenner for the private room, is that a night? / is it always Dr Bello on Thursdays?
W I never said I wanted the afternoon, I said morning, so change it back / I don't want the MRI in that tunnel thing, put me in for the open one / no I won't be wanting the Thursday, give me the Tuesday / not the nurse, a proper doctor, this week
W I wouldn't normally ask but could my wife's be moved nearer to mine / I shouldn't really be ringing at this hour but cancel me for the morning, I've been sick all night / I don't suppose you could fit me in before lunch, could you? / I hate to ask, only the pain's something shocking, so could you find me a bed
W why does it always take so long? whatever, just book the first thing free / who do I have to shout at to get a refund round here, I want my 85 pounds back today / how hard can it be, take my name off the list please / what's the point of the app? you do it, orthopaedics, the 6th
W I might be making a fuss over nothing, but I'd like the mole looked at, so book me in / maybe it's just wind but I want a doctor to see me today / perhaps I'm daft but move it, I don't want surgery on Friday the 13th / I don't know if it's broken, but I want the X-ray, get me in
W My mate reckons I should leave it but I'm not listening to him, put me in for the vasectomy / the wife says cancel, the daughter says go, and I say cancel, so cancel / my doctor said wait a month, I said no, so here I am asking for the first slot you've got
W I thought about it, slept on it, asked my priest, and the answer's yes, sign me up for the trial / after all that humming and hawing, I'll go with the Tuesday, book it in / we've talked it over as a family and we'd like mum moved to the hospice, please start that off / decided. Take me off the donor list
U I've thought about it, slept on it, asked my priest, and I still don't know about the trial / after all that humming and hawing, I'm no nearer with the Tuesday / we're talking it over as a family whether mum should be moved to the hospice
T I thought about it, slept on it, asked my priest, and I signed up for the trial back in May / after all his humming and hawing he went with the Tuesday
W whenever you get a sec can you bump my grandson up the list hes in agony / when you've a free minute, pay off that dressing charge with my card / as soon as a slot comes free on the children's ward list, give it us / next time there's one going, no, sod it, today, put me in today
W I need to see someone today my chest feels funny when I climb the stairs / need my jabs for Kenya, we fly on the 30th, two adults, one kid / looking to get my stitches out Saturday / after an appointment for my lad, tonsils / hoping to get my nan in for her ears / wanting to change my slot tomorrow to a later one
W Hello, it's Joan, Bed 12's wife. He's told me to tell you he'd like the hip done here and not at the General, and I agree with him for once, so put him back on your list.
W Our holiday's been brought forward, so the 22nd is out, and the 29th we're only just back. First week of next month would be grand for the pair of us, eye tests both, so slot us in.
W I got a bill for a private room. I was on a trolley in a corridor for eleven hours! Take it off, every penny, and send me a corrected one.
W The lady in the chemist's was very sharp with me, said there's nothing on the system. My blood pressure tablets, the little pink ones. Will you send the prescription over again, love, I've two left.
W Doctor said six weeks, it's been eight, and what with the post being what it is I dare say the letter's under somebody's mat. Anyhow I'd like my six-week check, please.
W so basically i rolled my ankle at footy, mum thinks its fine, coach thinks its broke, i just wanna get it x rayed can u put me in
W If you've anything at all before ten on Wednesday I'll have it, and if you haven't then give me the Thursday / whatever's first, ward sister's list or Dr Amin's, book me onto it / either day's fine by me, you pick and put it in
U If you had anything before ten on Wednesday I'd think about it, but then there's my job / whatever's first might suit, but I can't commit till I've seen the rota / either day could be fine, I'll let you know which
Q Have you usually anything before ten on a Wednesday? / what comes first, the ward sister's list or Dr Amin's? / which days does the clinic run?
W ring-fence the 4th for me / pencil me in for the 4th / hold the 4 o'clock for us / keep a bed for dad Sunday night / save me a place at the stoma group / grab me that cancellation / I'll have her slot then
Q is the 4th ring-fenced? / who's pencilled in for the 4th / are beds kept on a Sunday night? / when's the stoma group / any cancellations today?
T they'd pencilled me in for the 4th / she grabbed that cancellation / the stoma group saved me a place
N don't pencil me in / no need to keep a bed / let someone else grab it
U could pencil in the 4th, unsure / may want that cancellation
W need it before the baby comes, so 2nd not 20th / asap. any doctor. any day. / Weds pls x / podiatry 4 my nan ta / gp letter needed today thx / stop my direct debit pls / resend the code / update my email to the gmail one / delete my photos from the file / transfer me to St Mary's / I want out, discharge me / chase up my refund and get it paid
W please delete the message I left on your machine, and instead put down that I'm coming / ignore the form I sent in Monday, this one's right, register us under the name Okafor / scrap what I said about the nurse, get me the consultant, Tuesday
N please delete nothing, cancel nothing, I only rang to say hello / ignore the form I sent in Monday, we're not registering after all / scrap what I said about the consultant, I don't need anyone
W I'd sooner have the general anaesthetic, could you put that on my form / I'd rather come on my own than with the group, so give me a separate time / it'd suit us better if both kids were seen together, please arrange that / a later train would get me there at noon, so noon please / mornings are murder for me, anything after two and I'll be a happy woman, swap it
W I've had a card through the door saying I missed my appointment. I did not miss it, I was sat there. Anyhow, water under the bridge, I still need my ears doing, so give me another.
T I've had a card through the door saying I missed my appointment. I did not miss it, I was sat there! They gave another to my neighbour, who really did miss hers.
W if it's all the same to you I'll have the later one / if you don't mind, take me off speakerphone and then cancel Friday / if that's the only one left I'll take it / if you'd be so kind, the 15th for my husband
U if it's all the same to him I'd have the later one, I'll ask / if they don't mind at work I may cancel Friday / if that's the only one left I'm not sure I'd take it / if the 15th's a bank holiday my husband could come, not otherwise, have to look
Q if that's the only one left, what happens to the rest of us? / if I cancel Friday, do I go to the back of the queue?
W erm right so it's about my dad, he's due in for the pacemaker check, erm, on the, what is it, the 18th, and he's in Cork till the 20th, so erm yeah, could it go to after that
U erm right so it's about my dad, he's due in for the pacemaker check on the 18th, and he's talking of going to Cork, erm, so it might have to go to after that but he's not bought the ticket yet
Q erm right so it's about my dad, he's due in for the pacemaker check, erm, is it the 18th? and how long does it take, cause he's a train to Cork
N erm right so it's about my dad, the pacemaker check on the 18th, he was off to Cork but he isn't now, so erm yeah, you don't have to do anything
T erm right so it's about my dad, he had the pacemaker check on the 18th, came back from Cork specially, and it went grand, that's all I rang for
W Spoke to your billing people twice. They agree the scan was covered. So refund the 210 dollars. / insurance finally went through, so rebill it to Aetna please and zero out my balance / put me on the payment plan, fifty a month / go ahead and run my HSA card for the copay
Q Spoke to your billing people twice. Was the scan covered or not? / has it been rebilled to Aetna? / what's the least a month on a payment plan? / do you take HSA cards for copays
T Spoke to your billing people twice, they refunded the 210 dollars to the wrong guy / they rebilled it to Aetna and Aetna laughed / my cousin's on a payment plan, fifty a month / they ran my HSA card for the copay
U Might call your billing people about a refund on the scan, gotta see what Aetna says / a payment plan could work, what would you do? / i'd run my hsa card if theres anything left on it, gotta check
W Hi, this is Tom's mom. Tom threw up twice in the car, we turned around. We're not going to make the allergy test at 3. What's the next one? Give us that.
W You've got me down as Mr and I'm a Ms, it says 1957 and it's 1975, please put it right / spell my name with two Ls from now on / change the baby's name on the record from Baby Girl Ross to Isla Ross
T You had me down as Mr and I'm a Ms, and 1957 for 1975, and a nice lad put it right / they spelt my name with two Ls and I couldn't get my pills / on the record she's still Baby Girl Ross, makes us laugh
W I suppose you'll say it's too late, but take me off Monday's list / you'll think me fickle but it's back to the Monday please / you're going to hate me, third time lucky, Thursday instead / I know it's against the rules but let him have the bed one more night
W mum wants the chiropodist to come to the house, can you set that up / my flatmate can't talk cos of her tonsils, she wants an appointment today, I'm typing for her / my grandad says yes to the hearing aids so order them / I'm his carer and he's asked me to get the Tuesday moved
T mum wanted the chiropodist to come to the house but they don't do that / my flatmate couldn't talk cos of her tonsils, she got an appointment the same day, I typed for her / my grandad said yes to the hearing aids and then lost them in a week / his carer asked for the Tuesday to be moved and got an earful
Q I've come all the way from Wick on the night train with my aunt, who can't sit long. Her neurology is tomorrow at nine. Do people in our position ever get seen a day early, or is it a hard and fast rule?
W I've come all the way from Wick on the night train with my aunt, who can't sit long. Her neurology is tomorrow at nine and the B&B's let us down, so have a heart and get her seen today.
N I've come all the way from Wick on the night train with my aunt, who can't sit long. Your colleague talked of getting her seen today instead of tomorrow. There's no call for it, she needs her rest, leave it at tomorrow.
U I haven't bought the ticket from Wick yet. My aunt's neurology is tomorrow at nine and if the trains are still off tonight it may have to be another day, but I won't know until about eight o'clock.
T We came all the way from Wick on the night train with my aunt, who can't sit long, and the B&B let us down, and a lady at your desk got her seen that same day. I've told everyone in the village.
W We paid five hundred up front for my mother-in-law's stay and then the doctor sent her home with tablets. I queued an hour at the cash office and they pulled the shutter down in my face. Put it back on the card, please.
Q We paid five hundred up front for my mother-in-law's stay and then the doctor sent her home with tablets. Does that go back on the card, and roughly how many days before we see it?
N We paid five hundred up front for my mother-in-law's stay. She was sent home, now she's back in again with her blood pressure, so don't put the money back on the card, it can go towards this time.
U We paid five hundred up front for my mother-in-law's stay and the doctors keep changing their minds. If she's not kept in I suppose we'd be wanting it back on the card, but nobody knows till the ward round.
T We paid five hundred up front for my mother-in-law's stay, the doctor sent her home with tablets, and it was back on the card before we'd even got her coat off. I nearly fell over.
Q My lad works away on the rigs and he's home one weekend in four. Do the heart people ever see children on a Saturday, so a dad can come along, and would the referral need doing all over again?
W My lad's dad works away on the rigs, home one weekend in four, and he'd love to hear what the heart doctor says for once. We're down for Wednesday week. Make it this Saturday for us, would you?
U My lad's dad works away on the rigs and he says he might get home this weekend, then again he says that every month. If he does I'd want the heart check on the Saturday, otherwise it stays.
N My lad's dad works away on the rigs, and I'd said about having the heart check on a Saturday so he could come. He's not getting leave after all, so leave it on the Wednesday, no changes.
Q That text of yours says "patient to confirm extended stay". My grandad's still woozy from the op and thinks it's a scam. Can family confirm it, and what happens to his bed if nobody does?
N That text of yours says "patient to confirm extended stay" and my grandad, still woozy, pressed yes by accident. I'm his granddaughter. That doesn't count, he is not staying on, so please don't extend anything.
`,
  zh: `
W 周四的号退了吧 / 挂个眼科 / 帮我改到周五 / 抽血那个取消 / 停车费退我 / 皮肤科，下周都行 / 加个号呗 / 换王主任的 / 出院手续办了吧 / 住院费交一下
Q 周四的号能退吗 / 眼科几楼 / 改到周五收钱不 / 抽血取消了吗 / 停车费退不退 / 皮肤科下周谁坐诊 / 还有号没有 / 王主任哪天在 / 出院手续在哪办 / 住院费交了没
T 周四的号我退了 / 昨天挂的眼科 / 又给改到周五了 / 抽血那个取消了 / 停车费人家退了 / 皮肤科人真多 / 我妈加上号了 / 换了王主任看的 / 出院手续办完了 / 住院费我哥交的
N 周四的号别退 / 眼科不挂了哈 / 别改周五 / 抽血别取消 / 停车费不用退 / 皮肤科先不看 / 不用加号了 / 别换王主任 / 先别办出院 / 住院费先别交
U 周四的号可能要退 / 要不要挂眼科呢 / 周五也许行 / 抽血再说吧 / 停车费看情况吧 / 皮肤科我想想 / 说不定要加号 / 换不换王主任呢 / 出院再等等看 / 住院费我考虑下
W 我妈膝盖肿得跟馒头似的，路都走不了，这是咋回事啊？你先给她挂个骨科，越早越好。
T 我妈膝盖去年肿得跟馒头似的，路都走不了，后来挂了骨科，抽了积液就好了，大夫人特别和气。
U 我妈膝盖肿得跟馒头似的，她自己说贴两天膏药看看，要是到礼拜天还不消，可能就得挂骨科了。
N 我妈膝盖肿了，不过她死活不肯去医院，骨科就别给她挂了，我就是跟你念叨念叨。
Q 我妈膝盖肿得跟馒头似的，这种是该挂骨科还是风湿科啊？
W 能退就给我退了吧，那天家里办丧事，实在来不了
U 能退的话我倒是想退，可我又怕后面排不上
T 人家说了，能退早就给退了，系统锁住了没办法
Q 这个号要是人没来，过后还能退吗？
N 能不退就别退，我好不容易抢到的
W 我姐那个改到下午了，把我的也改到下午吧，我俩一辆车来
T 我姐那个改到下午了，害得我俩得跑两趟
U 我姐那个可能要改下午，她要是改了我估计也得改
N 我姐那个改到下午了，我的别动，我就爱赶早
Q 我姐那个改到下午了，我的是不是也跟着改了？
W 我知道我说的是周一，不过还是给我换成周三吧 / 不好意思啊又麻烦你，周一来不了了，周三吧
N 我刚才说换周三，算了，当我没说，还是周一 / 不好意思啊，周一又能来了，不用给我换了
U 我说的是周一，可周三好像更合适，等我问了我闺女再跟你讲 / 周一周三都行吧，还没定
T 我明明说的周一，那小姑娘给我写成周三，害我白坐俩钟头
Q 我说的是周一吧？怎么短信上写的周三？
W 姑娘，我今年八十四了，耳朵不好使，你多担待。九号那个心内科的号，正赶上我孙子结婚，你给我往后挪一挪，挪到哪天都行。
T 姑娘，我今年八十四了，耳朵不好使。上回九号那个心内科的号正赶上我孙子结婚，是个小伙子给我往后挪的，我今天特意来谢谢他。
N 姑娘，我今年八十四了，耳朵不好使。九号心内科那个号，我孙子那天结婚，可人家是晚上办酒，你可别给我往后挪啊。
U 姑娘，我今年八十四了，耳朵不好使。九号有个心内科的号，我孙子兴许那天结婚，日子还没定下来，定下来没准得往后挪。
Q 姑娘，我今年八十四了，眼也花耳也背，你给我瞅瞅，九号心内科是几点啊，九点还是九点半？
W 救护车的钱扣了我两回，麻烦退一笔回我微信
T 救护车的钱扣了我两回，后来退了一笔回微信，等了半个月
Q 救护车的钱扣了我两回，多扣的那笔会自己退回来吗
N 救护车的钱扣了两回，保险那边已经解决了，你们就别再往我微信退了
U 救护车的钱好像扣了两回，我先翻翻账单，真扣重了再找你们退
W 宝宝身上起了一片疹子，今天能不能给加个儿科的号啊
Q 宝宝身上起疹子，儿科当天一般能加号吗
T 上个月宝宝身上起疹子，儿科当天就给加了号，护士特别好
N 宝宝疹子退了，儿科的号不用加了，谢谢
U 宝宝身上起疹子，明早要是还不退，我可能要来加个号
W 咳了仨礼拜了越来越重，赶紧给我找个大夫看看
T 咳了仨礼拜了越来越重，我奶说是屋里太潮
Q 咳了仨礼拜了越来越重，挂呼吸科对不对
U 咳了仨礼拜了，不知道要不要去看看
N 咳了仨礼拜这两天好多了，别给我约了
W 别忘了给我老伴也登记上打流感针 / 顺便把接送的车也订了哈 / 病假条记得发我单位 / 对了还有降压药，照老样子开，寄到家里
T 上回忘了给我老伴登记流感针 / 接送的车上次压根没人订 / 病假条发我单位了，领导收到了 / 降压药照老样子开的，寄到家都碎了两板
N 我老伴的流感针就别登记了，她在社区打过了 / 接送的车甭订了，邻居捎我 / 病假条别往我单位发，我自己交 / 降压药这回不用开，家里一大堆
Q 我老伴的流感针登记上没有？ / 接送的车是医院订还是自己订 / 病假条发我单位了吗 / 降压药寄到家要几天
U 我老伴兴许也要打流感针，得问问她 / 接送的车可能用得着，看我儿子有没有空 / 请两天假用不用病假条啊，我先问问领导 / 降压药可能不够了，我回去数数再说
W 不对不对，是心内科不是肿瘤科，给我改过来 / 要那个女的李大夫，换一下 / 我说的是十点半，你给改改 / 两个不够，四个人的，还有双胞胎呢
T 把我心内科写成肿瘤科，当场差点吓晕过去，后来才改过来 / 上回给我换的是女的李大夫 / 我说十点半，人家给改了 / 缝了不是两针，是四针
N 没错没错，就是心内科，别改 / 不要换那个女的李大夫，我这个挺好 / 十点半是对的，不用改 / 两个就够，不用改成四个
Q 我到底是心内科还是肿瘤科？ / 李大夫有俩吧，我这个是女的吗 / 是十点半还是十一点半来着 / 一共要来两趟还是四趟？
U 心内科还是呼吸科，我还拿不准 / 要不换那个女的李大夫？你说呢，我再想想 / 十点半可能更好，我先看看车次 / 两个还是四个，儿媳妇还没给准话
W 你好，我爸今天可以走了，东西都收拾好了，车在楼下，麻烦给办出院
T 我爸今天出院了，东西我们收拾好，车就停楼下，一切顺利
N 今天别给我爸办出院，家里没人照顾他
Q 我爸今天是不是能出院？押金什么时候退？
U 我爸出不出院得听主任的，主任查完房我们再商量
W 想换个单间，这屋呼噜声太大 / 给我爸调到靠窗那张床吧 / 陪护床加一张，今晚就要
T 换了单间，总算睡了个整觉 / 我爸调到靠窗那张床了，天天看鸽子 / 陪护床加了一张，硌得腰疼
N 单间不用换，人多热闹 / 靠窗那床别调了，漏风 / 陪护床不要了，我回家睡
Q 单间一晚上多少钱 / 靠窗那张床有人没 / 陪护床怎么收费
U 单间嘛，看看价钱再说 / 靠窗可能舒服点，得问老头自己 / 今晚说不定要陪护床，看他烧不烧
W 我结婚了，麻烦把档案里的联系人换成我老公 / 手机号换了，旧的那个删掉，新的我念给你 / 地址改一下，现在住幸福路14号
T 我结婚以后档案里联系人就换成我老公了 / 旧手机号早删了，你们还往那打 / 去年搬到幸福路，地址是社区帮改的
N 我结婚归结婚，档案里联系人还是我妈，别换 / 旧手机号别删，我还用着 / 幸福路是临时住的，地址不用改
Q 结婚了档案里联系人会自动换吗 / 你们那留的是我哪个手机号 / 改地址要带户口本吗
U 联系人换不换成我老公，我还没想好 / 手机号可能要换，换了再说 / 我们兴许要搬到幸福路，签了合同再告诉你们
W 哈哈行吧，给我约个牙科，不然我妈要杀了我
T 哈哈我妈给我约了牙科，不去她要杀了我
N 哈哈别给我约牙科，我妈瞎操心
U 哈哈牙科约不约看我妈念叨到啥程度吧
Q 哈哈约牙科会通知我妈吗
W 我不是来闹的，也知道你们忙，可那个听力检查三月份实在太晚了，给我提前提前吧
N 我不是来闹的，知道你们忙，听力检查不用特意给我提前
T 上回我说听力检查三月太晚，想提前点，窗口那位说我是来闹的，你说气不气
U 我寻思听力检查三月份是不是有点晚，回头问问大夫要不要提前
Q 听力检查都要排到三月吗，这正常不
W 烦请取消十二号以后的理疗，剩余次数的费用退回公司账户
Q 请问十二号以后的理疗如取消，剩余次数的费用是否退还？
T 按贵院通知，十二号以后的理疗已取消，剩余次数的费用已退回公司账户
N 理疗请勿取消，剩余次数保留在账户里
U 十二号以后的理疗我司正在考虑取消，领导批了再函告
W 老太太糊涂了，早上自己打电话把号退了。不管她说了啥，麻烦给她重新约上，她真得看。
T 老太太糊涂了，老给你们打电话退号。今天早上还跟我显摆，说把号退了，又订了张去北戴河的票。
Q 老太太糊涂了，早上是不是自己打电话把号给退了？
N 老太太糊涂了，她要是打电话说退号，你们千万别给退。
U 老太太糊涂了，老自己打电话退号。家里正商量要不要让你们给她的号设个密码，还没商量好。
W 我就不管你规定咋写的，我提前打过电话了，爽约费给我免了
T 墙上规定写着“提前致电者免收爽约费”，字小得跟蚂蚁似的
Q 规定里说提前打电话就免爽约费，提前多久算提前啊
N 规定咋写咋办，爽约费不用给我免，我认
U 爽约费要是真扣了我再找你们理论，现在先不说
W 短信上说“如需改期请来电”，我这不来电了嘛，改到哪个周二都成
T 短信上说“如需改期请来电”，我一打，是个卖保险的
N 短信上说“如需改期请来电”，我来电就是告诉你我不改
Q 短信上说“如需改期请来电”，是每个人都发还是光发我？
U 短信上说“如需改期请来电”，我没准真得改，等排班表出来
W 单子上写着空腹，我嘴馋吃了个包子，给我改明天抽血吧
T 单子上写着空腹，我嘴馋吃了个包子，人家就给我改第二天抽血了
Q 单子上写着空腹，喝口水算不算，用不用改天抽血？
N 我那包子是昨晚吃的，不碍事，抽血不用改
U 我早上吃了个包子，这抽血是改还是不改呢，大夫来了我问问
W 牙科，周二 / 那就两点 / 那周五，给定上 / 要早的那个 / 行，就刘大夫 / 下礼拜再来一回，约上 / 往前提一提 / 往后推一周 / 报个孕妇课堂 / 账单寄家里 / 排队名单加我一个 / 名单上把我划了 / 续一下停车证 / 护腰订一个 / 拐杖退了 / 给娃建个档 / 就诊卡注销 / 补张发票 / 病历复印一份给我 / 打疫苗，明天
T 牙科是周二看的 / 刘大夫给瞧的 / 给我提前了 / 又往后推了一周 / 孕妇课堂报上了 / 账单寄到家了 / 还在排队呢 / 名字让人划了 / 停车证续过了 / 护腰到了，小了 / 拐杖早退了 / 娃建过档了 / 卡自己注销了 / 发票补给我了 / 昨天刚打的疫苗
N 不要周二 / 两点就两点，别动 / 别提前 / 不找刘大夫 / 孕妇课堂不报 / 账单别寄家里 / 别把我划了 / 停车证不续 / 护腰先别订 / 拐杖我留着 / 卡别注销 / 发票不用补 / 疫苗先不打 / 算了，不改了 / 当我没说
Q 是周二吧？ / 刘大夫是哪科的 / 孕妇课堂要钱吗 / 账单寄哪了 / 我排第几个 / 停车证几号到期 / 护腰到货没 / 拐杖退哪儿 / 给娃建档带啥 / 卡注销没有 / 发票能补不 / 疫苗多少钱一针
U 周二吧，不一定 / 两点兴许行 / 孕妇课堂再看看 / 可能不排了 / 护腰合适再说 / 看刘大夫咋说吧 / 卡要不要注销呢 / 以后再建档吧 / 我问下老公 / 回头给你信儿 / 疫苗打不打好呢 / 没准得续
W 学校刚来电话，二十号她要考试，牙套那个号得换一天，最好下午三点半以后
T 学校刚来电话发火，说二十号她考试缺考了，就因为牙套那个号换到了那天
U 学校说二十号兴许要考试，真考的话牙套那个号就得换一天，周三才有准信
W 我家老头四月份中的风，他的事都是我跑。周二语言康复，周三看脚，他一个礼拜折腾两趟吃不消，你把这俩给我并到一天吧。
T 我家老头四月份中的风，他的事都是我跑。上回你们把语言康复和看脚并到一天，可省事了，就是回家他一觉睡到晚饭。
Q 我家老头四月份中的风，他的事都是我跑。语言康复跟看脚有没有同一天出诊的时候啊，还是非得跑两趟？
N 我家老头四月份中的风，他的事都是我跑。有人说要把语言康复和看脚并到一天，可千万别，他吃不消。
U 我家老头四月份中的风，他的事都是我跑。语言康复跟看脚并一天好还是分开好，我琢磨好几天了也没琢磨明白，再合计合计。
W 得得得，听你的，疫苗给我打上 / 行吧行吧，肠镜做就做，约 / 趁我还没怂，赶紧约上 / 爽约费扣就扣吧，扣了拉倒 / 嗯，办吧
T 最后还是听她的，打了疫苗 / 肠镜做了，三天没胃口 / 一约上我就怂了 / 爽约费到底给扣了 / 都办了
N 疫苗就免了吧，我不打 / 肠镜我可不做，单子你收回去 / 我又怂了，先别约 / 爽约费不许扣我的啊 / 别办
U 我同事打完没事我就打 / 肠镜啊……让我再想想 / 我要不是胆小早约了，唉，再说吧 / 爽约费真扣了我可能要投诉 / 嗯，也许吧
W 帮个忙，跟我妈病房说一声我晚点到，家属谈话改四点 / 劳驾，周四门诊给我排一个 / 明儿换药给我排上哈 / 大哥，下午给塞一个呗，脚脖子崴了 / 那个，我想约个心理医生，就这周
Q 我妈那个家属谈话是四点不 / 劳驾问一句，周四有门诊没 / 明儿换药几点上班 / 大哥，崴了脚脖子是挂急诊还是骨科 / 那个，心理医生是咋约的呀
T 我妈那个家属谈话改四点了也没人吱一声 / 周四门诊我去过，人挤人 / 昨儿换过药了，谢谢哈 / 哥们儿给我找了个按摩的，脚脖子好了 / 我闺蜜这周约了心理医生，说挺管用的
N 我妈那个家属谈话就两点，别改 / 周四门诊别给我排，人太多 / 明儿换药不用排了 / 大哥，不用给我塞号了，脚脖子不疼了 / 那个，心理医生先别约了，我妈找着一个
U 家属谈话没准四点更合适，我问问我弟 / 周四可能来，可能不来 / 明儿要是还渗水我就来换药 / 脚脖子看看再说，不行再找你要号 / 那个，我这种情况到底要不要看心理医生啊
W 退款退到尾号4471那张卡，月底前给我弄好，等着交房租呢
Q 退到尾号4471那张卡的钱，月底前到得了吗
T 退款退到尾号4471那张卡了，那卡我去年就剪了，房租都拖了
N 退款可别退到尾号4471，那是我前夫的卡，先放着
U 退到4471还是退到存折，我得看看哪个快
W 手术是你们取消的又不是我取消的，押金全退给我
T 手术是他们取消的，押金全退了，这点倒挺讲究
Q 手术是你们取消的，押金是不是该全退啊
N 手术只是往后推，押金先别退，放你们那
U 手术要真是你们取消的，我肯定要退押金，先盼着能做吧
W 这机器我不会使，你给我签个到，姓郝，九点半的 / 我妈坐门口轮椅上，帮她签到一下
T 这机器我不会使，给我签成了姓赫的 / 保安大哥帮我妈签的到
Q 这机器我不会使，它给我签上到没有？ / 坐轮椅的在哪签到
N 先别给我签到，我是来接人的 / 我妈不用签了，保安帮她签过
U 我早来了一个钟头，现在签到合不合适啊 / 等我妈缓过来，也许再签
W 我先生走了一年了，他的复诊短信还老往我手机上来，看一次哭一次，求你们把他名下的预约都删了吧
T 我先生走了一年了，复诊短信还老来，后来有位大姐把他名下的预约全删了，我当场就哭了
Q 我先生走了一年了，复诊短信还老来，他名下的预约是归你们删还是归社区删？
N 我先生活得好好的，谁说他没了，他的预约一个也不许删
W 妇科检查我要女医生，帮换一下
Q 妇科检查是女医生吗
T 妇科检查是个男医生，我掉头就走了
N 男医生就男医生吧，不用帮我换女的
U 要是有女医生晚上坐诊我就换，没有就另说
W 同一个片子给我约重了，删掉一个
T 说是约重了删一个，结果俩都给我删了
Q 同一个片子咋有两个预约啊
N 一个都别删，一个左腿一个右腿
U 好像约重了，也可能是左腿右腿，我看看单子，先不说删
W 儿子哮喘又犯了，折腾一宿，喷剂也快见底了。呼吸科那护士说有事随时打电话，我就打了，这礼拜给我们排上她的班吧。
W 我在外地旅游把手腕摔折了，那边给打的石膏，下礼拜到日子该拆了，你给我约个骨科拆石膏，哪天都行。
W 你们那破小程序，填了三回三回都没了，我不填第四回了，你直接给我挂，耳鼻喉，五点以后，姓欧阳
W 林主任出差回来没有？回来了最好，没回来别人也中，反正周一我得看上，给我挂一个
W 我打小就怕医院，一闻这味儿腿就软。可大夫说这疙瘩得查，那就查吧，给我约上，省得我跑了
W 唉，我俩离了，试管那个周期就取消吧 / 我姥昨晚走了，周五的号用不上了，麻烦退掉 / 我要生了，牙科的号给别人吧
W 车坏半道了，给我改约 / 晚到一个钟头，往后排排 / 堵死了，把我挪到最后一个 / 娃出水痘，换下周吧 / 我上夜班了，以后都改早上八点以后
W 上回那个魏大夫跟我不对付，换谁都行，日子不变，麻烦安排下
W 又疼了，还是老地方。复查别等六月了，现在就给我提前
W 我没电脑，劳您把结果寄给我吧 / 往后我的信麻烦都用大号字 / 想给我老伴在记忆门诊要个位子，谢谢您了 / 要是不麻烦的话，八号那周给我排个早上抽血
W 短信提醒给我停了，半夜五点就响 / 把我从群发里去掉 / 退订 / 提醒改成发微信
T 短信提醒半夜五点就响 / 他们早把我从群发里去掉了 / 我自己回了个“退订” / 提醒不知啥时候变成微信的了
N 短信提醒别停，停了我准忘 / 群发别去掉我 / 我可没说要退订啊 / 提醒就用短信，不用改微信
Q 短信提醒几点发啊 / 我咋进的群发 / 回“退订”管用吗 / 提醒是短信还是微信
U 短信提醒停不停呢，我再用两天 / 兴许该退订了，再说 / 微信提醒可能更好，等我学会用微信吧
W 说好你们给我打电话的，等一上午没动静，我只好打过来了。妇科，姓阿，宫腔镜三号那个，给我确认上。
T 说好给我打电话的，还真打了，妇科，宫腔镜三号确认上了，服务没得说。
N 说好给我打电话确认宫腔镜的，三号那个。先别确认，我没跟主任谈过之前不做。
U 宫腔镜三号那个，你们让我给准话，我现在给不了，得等主任来电话。
Q 说好给我打电话的，妇科，宫腔镜三号那个到底确认了没？
W 好的，退吧 / 要十点四十那个 / 我要了 / 就周一 / 约吧 / 退钱 / 那就周三呗 / 算我一个 / 付了吧 / 可以，改
T 退过了 / 当时要的周一 / 约好了都 / 钱退了 / 周三去的 / 她说“退吧” / 昨天就付了
N 不用了谢谢 / 不要那个 / 别退 / 我不要了，别约 / 不是周三，别动 / 先别付 / 钱不用退
U 可能要吧 / 周一也许行 / 退不退呢 / 有钱就付，没发呢 / 十点四十……难说 / 再联系吧 / 约不约的，看吧
Q 哪个是十点四十 / 周一有吗 / 退了没 / 付过了吗 / 一共多少 / 钱到了没
W 唔该帮我改去礼拜五 / 我阿妈今日头晕，想睇医生，帮佢挂个号啦 / 个号唔要喇，帮我退咗佢 / 麻烦你补返张单畀我 / 侬帮我调到下半日好伐 / 幺妹儿，给我挂个肛肠科嘛 / 老弟，给整个专家号呗 / 俺娘那个号，恁给俺退了吧
Q 唔该，改去礼拜五使唔使收钱？ / 阿妈头晕应该睇边科啊 / 个号退咗未啊 / 下半日侬此地开伐 / 幺妹儿，肛肠科在几楼嘛 / 老弟，专家号多少钱呐 / 恁这儿号能退不
T 琴日个护士帮我改咗去礼拜五 / 我阿妈头晕，琴日睇咗医生，话系血压高 / 个号我自己退咗喇 / 阿拉姆妈自家调到下半日去了 / 昨天挂肛肠科，排了一上午，脑壳都大了 / 我老弟给整了个专家号，嘎嘎好 / 俺娘那个号俺哥给退了
N 唔使改喇，礼拜五唔得闲 / 阿妈冇事喇，唔使帮佢挂号 / 个号唔好退啊，我会嚟 / 下半日覅，就上半日，覅动 / 莫给我挂肛肠科，我不去 / 别整专家号了，太贵 / 俺娘那个号恁可别退
U 礼拜五得唔得，我谂下先 / 阿妈话睇下先，仲晕先至挂号 / 个号退唔退好呢 / 下半日也许好额，我问问姆妈看 / 肛肠科嘛，再看嘛，脸皮薄 / 专家号整不整呢，我寻思寻思 / 俺娘那个号兴许得退，俺等她来信儿
W 礼拜二我们在候诊厅坐了三个钟头，一口水没喝上。道歉我不要，挂号费退给我，那大夫头都没抬，这也叫看病？
T 礼拜二我们在候诊厅坐了三个钟头，一口水没喝上。我邻居上回碰上这事去要挂号费，还让人笑话了一顿。
U 礼拜二我们在候诊厅坐了三个钟头，一口水没喝上，我真有心去把挂号费要回来，可一想也就几十块，到底要不要呢。
Q 礼拜二我们在候诊厅坐了三个钟头，一口水没喝上。像这种情况挂号费退不退的？
N 礼拜二我们在候诊厅坐了三个钟头，一口水没喝上。挂号费我不要，你们留着，我就是要有个人听我说说。
W 先替我谢谢夜班护士。再一个，装假肢那个号得往后推两周，伤口还没长好
T 先替我谢谢夜班护士。装假肢那个号她们给往后推了两周，伤口才算长好了
W 我替我爸打的，他只会说维语。白内障他愿意做，先做左眼，麻烦给他排上
T 我爸只会说维语，白内障做完了，先做的左眼，现在天天念报纸给我们听
N 我替我爸打的，他只会说维语。白内障他不做，两只眼都不做，别给他排
U 我爸只会说维语，白内障做不做他一天一个主意，等他想定了我再打来排
Q 我爸只会说维语，做白内障有翻译吗，要排多久？
W 周二要个手语翻译，麻烦安排 / 十点给门口备个轮椅吧 / 我老公住院吃清真餐，订上 / 给她记成吃素 / 6床电视开通一周，我交钱
T 周二那个手语翻译真不错 / 十点门口真有个轮椅等着 / 我老公住院吃的清真餐 / 记成吃素了，还给端来一碗肉 / 6床电视交了一周钱，一天没亮过
N 周二不用安排手语翻译，我闺女来 / 轮椅不用备，我能走 / 清真餐别订，家里送饭 / 别记成吃素，她吃鱼的 / 电视别开通，他嫌吵
Q 周二有手语翻译吗 / 轮椅上哪借 / 有清真餐没有 / 素餐多少钱一份 / 电视一周多少钱
U 可能要手语翻译，看我闺女请不请得下假 / 腿要是不听使唤，没准要轮椅 / 清真餐我问问他再说 / 她最近念叨要吃素，还没定 / 周末要还住着，电视也许开通
W 这护颈戴着喘不上气，给我退了，四百块退我 / 鞋垫硌脚，办个退货 / 弹力袜大了，换中号
T 那护颈戴着喘不上气，我退了，四百块也给我了 / 鞋垫硌脚，退货了 / 弹力袜大了，给换了中号
N 护颈戴着是难受，可我不退，凑合戴 / 鞋垫别给我退，穿习惯了 / 袜子不用换，是我腿细
Q 护颈戴不惯是退给你们还是退给药店 / 鞋垫几天之内能退 / 袜子穿过了还给换吗
U 护颈我再戴一礼拜，不行可能就退 / 鞋垫要不要退呀，是不是本来就硌 / 袜子兴许得换，我还没试呢
W 我闺女十六，想自己单独看心理科，放学以后，别往家里寄信。给她约一个，短信发她，不发我
W 本来想忍到过完年，实在扛不住了，这牙，最早的给我来一个
U 本来想年前看，现在又想忍到年后了，这牙，看它疼不疼吧
T 本来想忍到过完年，后来实在扛不住，最早的一个号就去了，这牙
N 本来想年前看牙，现在不咋疼了，我没开口之前别给我约
W 刚才信号断了，我是说马大夫换成艾大夫 / 接着刚才说，两个都退 / 喂？哎，对，周一，给我排周一
W 要艾大夫 / 别马大夫了，换艾大夫 / 换个人，不要老马
N 就马大夫，别换 / 艾大夫？不换 / 谁让你换马大夫了
T 马换成艾了，换对了 / 以前是马大夫
Q 是马还是艾？ / 马大夫咋换人了
U 艾大夫兴许和气点 / 马还是艾，难选
T 我家小子跟音箱喊“取消牙医预约”，人家给他放了首歌 / 电梯边贴着“今天就来预约流感疫苗”，让人画了两撇胡子 / 昨晚看那电视剧，大夫删病历被抓了 / 梦见自己约了换髋，结果是上了游轮 / 小程序十分钟蹦一回“立即改约” / 好嘛，又取消了，真会给人惊喜
T 一出太阳大家伙就改周五 / 我大姑啥都退，过年都恨不得退了 / 我们那会儿哪有约号，搬个板凳等着 / 我老公老想让我约个全身体检，他瞎担心 / 你们同事跟旁边大姐说“今天就退你”，大姐到现在还坐那呢 / 排队有个大爷喊“给人家退了得了”，一屋子都乐 / 我现在自己在手机上开药，方便得很
T 我自己刚在网上退了 / 小程序上改好约了，谢谢 / 那家医院在给我改核磁呢 / 我儿子正在机器上交着呢 / 保险公司直接退我们 / 医保卡我们去社区续的
W 网上退不了，你给退一下 / 小程序老闪退，你帮我改约 / 那家医院不给改核磁，你们能改就改，十七号 / 机器不认我的卡，在你这交
N 我网上退了，你就别退了 / 小程序改好了，不用你改 / 核磁不用给我改了，没事了 / 我儿子在机器上交，你这别再扣一遍
W 哦是这个收费啊，那退了吧 / 改期不要钱？那改到九号 / 才一百啊，那单间订一个 / 周四是白大夫？那更好，给我挂上
U 哦是这个收费啊，那我得想想 / 改期不要钱？那我没准改 / 才一百啊，嗯，我问问老婆 / 周四是白大夫？那就不好说了，你等我想一下
N 哦是这个收费啊，那别退了 / 改期要钱？那还是九号，不动 / 一百也不要，不住单间 / 周四是白大夫？那别给我挂
Q 哦是这个收费啊，那退晚了是不是更贵 / 改期不要钱，能改几回啊 / 单间一百是一晚上吗 / 周四都是白大夫？
W 我没说要下午，我说的上午，给我改回来 / 那个大桶核磁我不做，给我约敞开式的 / 周四我不要，给我周二的 / 别给我找护士，要大夫，这周就看
W 平时我不爱求人，今天求你一回，我老伴的号挪到跟我挨着 / 大半夜的不该打扰，明早那个给我退了吧，吐了一宿 / 中午之前怕是没号了吧？有的话给我来一个 / 真不好意思开口，疼得不行了，给我腾张床吧
W 咋老这么慢呢？算了，有空的就给我挂上 / 退个钱要找几个人啊，八十五块今天就给我退 / 有那么难吗，名单上把我名字拿掉 / 要这小程序有啥用，你来弄，骨科，六号
W 没准是我大惊小怪，可这痣我还是想查查，约一个吧 / 可能就是岔气，但我今天想让大夫瞧瞧，挂上吧 / 也许我迷信，十三号又是礼拜五，手术给我换一天 / 不知道折没折，先给我约个片子
W 哥们劝我别做，我不听他的，结扎给我排上 / 老婆说退，闺女说去，我说退，那就退 / 大夫让我等一个月，我等不了，最早的号给我
W 想了一宿，也跟家里商量了，那个临床试验给我报上 / 磨叽这么久，就周二吧，约 / 全家商量好了，把我妈转到安宁病房，麻烦开始办 / 想好了，捐献登记给我撤了
U 想了一宿，也跟家里商量了，那个临床试验还是拿不定主意 / 磨叽这么久，周二还是没想好 / 我妈转不转安宁病房，全家还在商量
T 想了一宿，跟家里商量完，五月份就报了那个临床试验 / 他磨叽那么久，最后约的周二
W 得空了给我孙子往前排排，疼得直打滚 / 你忙完手头的，换药那笔用我医保卡付了 / 爬楼胸口闷，今天得看上，挂个心内 / 三十号去非洲，俩大人一小孩，疫苗都给安排上 / 周六想拆个线 / 给我家小子弄个扁桃体的号 / 我奶耳朵堵了，想带她来看看，给排一个
W 我是12床家属，他让我跟你说，髋关节就在你们这做，不去别家了，这回我跟他一条心，你把他再排回去。
W 我们旅游提前了，二十二号不行，二十九号刚到家也够呛，下月头一个礼拜我俩都有空，都是验光，给我们排上。
W 收到一张单间的账单，我在走廊加床躺了十一个钟头！这钱一分不少给我划掉，重新开一张。
W 药店那姑娘凶得很，说系统里啥也没有。就那个粉色的降压药，我只剩两片了，你再给我传一回处方吧，好孩子。
W 大夫说六周复查，这都八周了，信也没见着，八成塞人家门缝里了。反正我要复查，给我排上
W 踢球崴脚了，我妈说没事，教练说断了，我就想拍个片，给我约一个呗
W 周三十点前有啥都行，没有就给我周四 / 谁先有空就谁，护士长也好安大夫也好，给我挂上 / 哪天都中，你挑一个定了
U 周三十点前要是有，我可能来，单位那边还不好说 / 谁先有空都行，可排班没出来我不敢定 / 哪天都中吧，定了告诉你
Q 周三十点前一般有号吗 / 护士长跟安大夫谁先看 / 你们门诊都哪几天
W 四号给我留着 / 先给我占个四点 / 礼拜天给我爸留张床 / 病友会给我留个座 / 有人退号我捡一个 / 她那个号给我吧
Q 四号还留着呢？ / 礼拜天有床没 / 病友会是几号 / 今天有人退号吗
T 四号给我留着来着 / 她捡了个退号 / 病友会给我留过座
N 四号别留了 / 床不用留 / 退号让别人捡吧
U 四号留不留，没谱 / 有退号我兴许要
W 娃快生了，二号不是二十号 / 越快越好，谁看都行 / 周三谢谢 / 足科，给我奶 / 今天要转诊单 / 自动扣款停了吧 / 验证码再发一遍 / 邮箱换成新的 / 照片从档案里删掉 / 转到人民医院 / 我要出院 / 退款催一下，打给我
W 我昨晚那条留言删了吧，改成我来 / 周一交的表作废，以这张为准，按姓区给登记 / 刚才说的护士不要了，给我约主任，周二
N 什么都别删什么都别退，我就来打个招呼 / 周一交的表作废，我们不登记了 / 刚才说的主任不要了，谁也不用约
W 我宁可全麻，在单子上写一下 / 我不想跟大伙一块，单独给我排个时间 / 俩孩子一块看省事，麻烦安排到一起 / 坐晚一趟车中午到，那就中午的 / 早上我起不来，两点以后的随便哪个，给换了
W 门缝里塞了张条，说我爽约了。我没爽约，我就坐那儿呢！算了不提了，耳朵还得看，再给我一个号
T 门缝里塞了张条，说我爽约了。我没爽约，我就坐那儿呢！我邻居真爽约了，人家倒又给了她一个号
W 你要是没意见，我就要晚的那个 / 不嫌麻烦的话，周五那个退了吧 / 要就剩这一个，那我要了 / 方便的话，我爱人定十五号
U 他要是没意见，我就要晚的那个，我问问去 / 单位要是不批假，周五那个可能得退 / 要就剩这一个，我得考虑考虑 / 十五号要是放假，我爱人也许能来，查查再说
Q 要就剩这一个，后面的人咋办 / 周五那个要是退了，再排是不是从头排
W 呃是这样，我爸那个起搏器复查，呃，是哪天来着，十八号，他二十号才从老家回来，所以呃，往后挪挪行不
U 呃是这样，我爸那个起搏器复查十八号，他说想回老家，票还没买，所以呃，可能得往后挪，也可能不用
Q 呃是这样，我爸那个起搏器复查，呃，是十八号吧？得查多久，他还赶火车呢
N 呃是这样，我爸那个起搏器复查十八号，本来要回老家，现在不回了，所以呃，你啥也不用动
T 呃是这样，我爸那个起搏器十八号复查完了，专门从老家赶回来的，挺好，我就跟你说一声
W 你们收费处我跑两趟了，都说CT在医保里，那二百一退我 / 医保总算批了，给我重新结算，欠的清零 / 分期吧，一个月五百，给我办 / 用医保个人账户付，刷吧
Q 你们收费处我跑两趟了，CT到底在不在医保里 / 医保重新结算了没 / 分期一个月最少多少 / 个人账户能刷吗
T 收费处跑两趟，二百一退给了同名的人 / 医保重新结算完还是那么多 / 我表哥办的分期，一个月五百 / 刷的医保个人账户
U CT那二百一没准能退，得看医保咋说 / 分期也是个办法，你说呢 / 个人账户要有钱我就刷，先查查余额
W 你好我是童童妈妈，孩子在车上吐了两回，我们掉头回家了，三点的过敏原赶不上了，下一个是啥时候？就给我们那个
W 你们把我性别写成男了，五七年写成七五年，给我改过来 / 我名字是王字旁那个玲，以后都按这个写 / 孩子档案上还写“张某之女”，改成张一诺
T 把我性别写成男，五七年写成七五年，有个小伙给改过来了 / 名字写成令了，药都没取成 / 孩子档案上到现在还是“张某之女”，笑死
W 你肯定说晚了，可周一名单上还是把我去了吧 / 你别嫌我善变，还是改回周一 / 事不过三，最后一回，换周四 / 知道不合规矩，让他再住一晚吧，给续上
W 我妈想让人上门修脚，给安排一个 / 我室友扁桃体发炎说不了话，她要今天的号，我替她打字 / 我爷爷同意配助听器了，订吧 / 我是他护工，他让我把周二的给改了
T 我妈想让人上门修脚，人家没这服务 / 我室友扁桃体发炎说不了话，我替她打字要的号，当天就看上了 / 我爷爷同意配助听器，配了一礼拜就丢了 / 他护工要把周二的改了，挨他一顿骂
W 体检套餐加个胃镜 / 核对完了没错，交吧 / 黄牛那号我不要了，你正经给我挂一个 / 电子票没收到，重发
Q 体检套餐含胃镜吗 / 医保能报多少 / 专家号和普通号差多少钱 / 电子票发哪了
N 胃镜别往套餐里加 / 票别重发，收到了 / 专家号不要，别给我升
U 胃镜加不加，听我媳妇的，她还没说 / 专家号贵，普通号又怕看不好，纠结
T 体检套餐加了胃镜，难受死我了 / 黄牛一个专家号要八百，抢钱呢
W 我是外地来的，坐了一宿的火车，原先挂的是明天神经内科，可宾馆说今晚没房了，我带着个病人总不能睡大街吧，你行行好，给改到今天，谁看都成。
T 我是外地来的，坐了一宿的火车，原先挂的是明天神经内科，导诊台那姑娘看我带着病人没地方住，给改到了当天，我一辈子记她的好。
U 我是外地来的，还没买票呢，挂的是明天神经内科，要是今晚抢得着卧铺就按时到，抢不着可能就得改一天，晚上我再给你个准信。
N 我是外地来的，坐了一宿的火车，挂的是明天神经内科，亲戚家给腾了张床，有地方住了，刚才说改到今天那事就不用弄了。
Q 我是外地来的，坐了一宿的火车，挂的是明天神经内科，像我们这种带着病人没地方住的，有没有人能给改到当天看的？
W 昨天给我婆婆交了五千押金，结果医生说不用住院，回家吃药就行。我在窗口排了半天，轮到我又下班了，你这边直接给我原路退回去吧。
T 昨天给我婆婆交了五千押金，结果医生说不用住院，回家吃药就行。我在窗口排了半天，还好人家没下班，原路退回去了。
U 昨天给我婆婆交了五千押金，医生一会儿说住一会儿说不住的。要是最后真不住，这钱我可能就要退，等下午的会诊结果吧。
N 昨天给我婆婆交了五千押金，医生本来说不住院，今天血压又上来了，还是得住。那押金你们就别退了，留着抵住院费。
Q 昨天给我婆婆交了五千押金，结果医生说不用住院。这种押金是当天能退还是得等几天，退现金还是退回卡里？
W 我这人说话直，你别往心里去。上个月那大夫给我扎针，扎得胳膊青了半个月，我也没找谁。可这回你不能再给我排他了，换个人，时间还是礼拜四。
T 我这人说话直，你别往心里去。上个月那大夫给我扎针，扎得胳膊青了半个月。听说好几个病人都要求换人，科里后来就不给他排礼拜四了。
N 我这人说话直，你别往心里去。上个月那大夫给我扎针，胳膊是青了半个月，可人家态度好啊，年轻人总得练手，你别给我换人。
U 我这人说话直，你别往心里去。上个月那大夫给我扎针，胳膊青了半个月。这回换不换人我还没想好，换吧怕得罪人，不换吧怕疼。
Q 我这人说话直，你别往心里去。上个月那大夫给我扎针，胳膊青了半个月，这正常吗？礼拜四还是他在吗？
W 孩子他爸在工地上，一个月就回来这两天，正好孩子要做先心病复查，他想跟着去听听。原来约的下礼拜三，麻烦你给提到这礼拜六，我们一家三口都去。
T 孩子他爸在工地上，一个月就回来两天，上次先心病复查特意提到礼拜六，一家三口都去了，医生拿个模型给他讲了半天，他回来眼圈都红了。
U 孩子他爸在工地上，说是这两天能回来，又说不一定请得下假。要是他真回来，孩子先心病复查我想提到礼拜六，回不来就还按原来的。
Q 孩子他爸在工地上，周末才回得来。先心病复查礼拜六有没有大夫上班，提前来要不要重新开单子？
W 我不懂你们那些流程，反正我爷爷昨天做完手术人还糊涂着，你们短信让“本人确认续住”，他哪会弄这个，我是他孙女，替他确认，再续三天。
T 你们短信让“本人确认续住”，我爷爷手术完人还糊涂着，抱着手机看了半天，问我这是不是诈骗短信，把一屋子人都逗笑了。
N 你们短信让“本人确认续住”，我爷爷手术完人还糊涂着，瞎按的，我是他孙女，那个不算数啊，不要给他续。
Q 你们短信让“本人确认续住”，我爷爷手术完人还糊涂着，这个家属能不能替他确认，不确认是不是就得出院？
W 大夫，哦不是大夫啊，那我跟你说也一样。我这胃一到半夜就烧得慌，吃了苏打片也不管用，街坊说是胃食管反流。你看消化科哪天人少，给我约上。
T 大夫，哦不是大夫啊，那我跟你说也一样。我这胃以前一到半夜就烧得慌，约了消化科，做了胃镜，吃了一个月药，现在倍儿棒，火锅都敢吃了。
U 大夫，哦不是大夫啊，那我跟你说也一样。我这胃一到半夜就烧得慌，街坊说挂消化科，我媳妇说喝小米粥，我先喝几天粥试试，不管用再来约。
N 大夫，哦不是大夫啊，那我跟你说也一样。我这胃一到半夜就烧得慌，不过我今天不是来约号的，消化科别给我约，我就想找个地方坐会儿。
W 你们昨天说下午三点，我请了假扣了钱跑过来，又说大夫去开会了。我不生气，生气伤肝，你给我重新排一个，排在他不开会的日子。
T 昨天说下午三点，我请了假扣了钱跑过来，说大夫去开会了，重新给排了一个，到那天又去开会了，你说这大夫是看病的还是开会的。
U 昨天说下午三点，我请了假扣了钱跑过来，大夫又去开会了。我现在都不知道是重新排一个好，还是干脆换家医院好，回家合计合计。
`,
}
