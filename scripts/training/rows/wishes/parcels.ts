/** Several things in one message, or hardly anything: a wish beside a question, lists of values, «can I …?». */
export const parcels = {
  en: `
W book the boiler service for Monday, and is there a warranty on the part you put in last time? / renew my library card please and what time do you shut on Sundays / put us down for the 7pm table, and is there parking round the back? / cancel Thursday for me, and while I'm here, how long is the list for physio these days / can you post the form out to my mum, also does she need a photo for it
W move my car in to Wednesday, and roughly what does a clutch cost? / pay the water bill from my current account. and why was it so high this quarter? / return the grey jumper pls, and do you still have it in navy / sign Ella up for swimming on Saturdays. is there a sibling discount btw? / reset my password and tell me why it keeps expiring
W order two more toner cartridges, and did the last lot ever arrive? / refund the second night please. also who do I talk to about the noise / delete the old branch, and what was that error about line endings? / change my address to 14 Mill Lane, and will the new card come there too? / close the savings account for me, and is there any interest owing
W first get rid of Monday's slot, then have a look how long I'd be waiting otherwise / first question, do you take dogs. second, two nights from the 14th please, double room / how much is a late checkout? either way keep us on for one more night please / is Dr Osei back from leave? I'd like to see her Tuesday / does the gym open bank holidays, and put me in for spin on Friday would you
W what's the fine on these two? and renew the others while you've got my card there / is it raining your end lol. anyway need the bike service moved to next week / where do I leave the keys, and could you make it an oil change as well / how late is the pharmacy open? and please send my prescription there and not to the high street one / do you do gift wrap? I'll take three of the candles
W not orthopaedics, stomach doctor please, the day after tomorrow / not the 9:40, put us on the one after / don't cancel it, shift it to the 22nd / drop the first one, keep the other / keep the physio, lose the x-ray
W no not the blue one, send the green / leave my flight alone but add a bag / don't renew the big plan, put me on the small one / I don't want a refund, I want a new one sent out / scrap the gym bit, just the pool membership please
W I never asked for the Tuesday class so take me off that and put me in Thursday like I said / don't bother with the eye test, do the hearing one, Monday if you can / no starter for me, order the soup and two mains / not my account, my late father's. that's the one I'd like closed, please / hold off on the tyres but go ahead with the brakes
W book me the dentist and cancel the hygienist / get me a room for tonight and a cab for seven tomorrow / register the little one and move the big one up to year four / rename the folder to final and send it over to Priya / pay the fine, renew the permit
W return the drill and order the bigger one / two things. cancel my paper from Monday, and change the milk to semi skimmed / one, sign me off the parents' list. two, put my husband on it / three things love: the prescription, the flu jab for Friday, and take my old number off / swap my Tuesday with Rob's and let him know would you
W change the delivery to the 4th, oh and chuck in a bag of compost / unsubscribe me from the newsletter and close the account while you're at it / upgrade the seats and order the vegetarian meal / put forty on the card and top up my son's lunch money with the rest / move mum to the morning and dad to the same morning, they come together
Q is there a warranty on the boiler and when was it last serviced? / what time do you close on Sundays and do you charge for lost cards? / does moving it cost anything, and does cancelling? / how long is the wait and is there anywhere to park / who's on today and does she do children as well
Q did the refund go through, and if it did, to which card? / is my Thursday still on? and which floor was it / what does late checkout cost, what does an extra night cost / do you order in from other branches? how long does that take / was my password reset this morning? it says somebody did
Q I see the boiler man came on Monday. is there a warranty on what he did? / my sister got her appointment moved, nice of you. do you charge for that? / so the blue one arrived. what's your returns policy then / we had a lovely stay thank you. by the way what's the cancellation rule for next year's booking? / my card got declined at the shop last night, quite embarrassing really. is there some sort of limit on it?
Q my neighbour says you cancelled her class. is mine still running? / I paid the fine on Friday. does it show yet / I renewed online yesterday, how long till the card comes? / just got the letter about the 9:40. which door do I come in by / somebody deleted the staging branch. is there a log of who
T my neighbour booked the boiler man for Monday and guess what, is anyone surprised he never came? / they moved my appointment three times, can you believe it / cancelled on me again, and who pays the taxi? muggins here / I returned it myself at the post office, and what did they say? not a word / she signed up for the gym in January, and has she been once? has she heck
N don't cancel anything. what time do you shut? / no need to book the boiler man, but is the warranty still good? / please don't move me. is Dr Osei back yet though / I'm not asking for a refund, why would you think that / leave the order as it is. when's it due?
N not paying that fine today, and where does it even come from? / don't close the account yet. what's the interest on it / don't send it out, is the old address still on there? / I don't want to upgrade, how often do I have to say it / no renewal thanks. do I get my deposit whatever happens?
U thinking of booking the boiler service, maybe Monday. what does it run to? / might have to cancel Thursday, is there a fee if I do / if the navy one's in stock I may well send the grey one back, not sure. is it? / should I renew now or wait for the sale? / I could move to Wednesday I suppose, depends on the wife. what's free?
W dentist, Friday / two tickets, row five, tonight / Mon ortho, Tue derma, both for me / oil change thursday 8am / table for six, Saturday, window
W single room, 3 nights, from the 9th / flu jab, any morning / cancel Friday / refund please, order 4471 / renew all three
W spin, 6:15, tomorrow / haircut sat 10 / large flat white and a bun / one way to Leeds, Sunday eve / new tyres, front two, asap
W same again, next week / two adults one child, the 3 o'clock / bike repair, tomorrow, Hughes / GP, today, any doctor / laptop swap, desk 12, Monday morning
Q dentist? / Friday? / how much? / still on? / cancelled or not?
T the dentist again / Friday was the dentist / cancelled. again. / two tickets, row five, last night, wonderful / paid it Tuesday
U Friday maybe / dentist, perhaps, one of these days / Thursday or not, dunno / two tickets, if Jo comes / Monday possibly, will confirm
N not Friday / no dentist thanks / no ticket for me / leave Monday / nothing today ta
W can I get an appointment on Saturday? / can I see a paediatrician with my boy? / could I have the room with the bath for the 12th / any chance of a slot tomorrow morning for the dog's stitches / is it possible to have my parcel sent to work instead, it's the one arriving Thursday
W can I cancel my 3pm today please / can I get two for the late showing / could I possibly be moved to the aisle / any chance you'd waive that and put the fee back on my card / can we get the kids on the beginners course starting Monday
Q can I still cancel on the day itself? / can I bring a friend? / can one book online? / is it possible to change rooms once you've checked in, generally / could I in theory return something without the box
Q can anyone see a paediatrician or do you need a letter / can children have their own card / can people without an account order here? / can you pay by cheque these days / is it possible to move an appointment more than once?
W Morning, so I've got the Corsa in with you Thursday for the MOT, that's fine, but could you do the wipers at the same time, and do I need to bring the locking nut or is it in the glovebox where you left it? / hiya just a quick one, my daughter's on the list for the Tuesday club, she'd rather do drama so swap her please, and what do they need to bring, is it leggings or is uniform alright? / Two matters. I shall be away the whole of March, so kindly stop my newspaper for that month; and would you tell me whether the crossword book I asked about has come in?
W right so the loan, I've got a bit of money from my aunt, pay off the whole thing would you, and does that hurt my credit score or is that an old wives' tale / Hello, it's Mrs Pargeter, I don't want to be a nuisance, only my hip is bad and I can't do the stairs, so a ground floor room for the weekend please, and is breakfast still in that lovely conservatory? / ok so I merged the thing, tests are green, now delete the feature branch on the remote as well. and does the nightly still run at two?
W My brother says he rang on Tuesday and nobody picked up. Anyway. He needs a filling, he's terrible about these things, so put him in with whoever's free this week, and is there a lift? / I know it's late and you're probably closing, what time do you close actually, but I've just seen my flight's gone to seven so the taxi needs to be half four not six / Not the knee man again, he was no use at all. I'd like the back clinic, next week if there's anything, afternoons, and do they do acupuncture there?
W I was going to moan about the bill but life's short. Just set me up on direct debit from the first, and tell me, is the rate fixed for the year or does it jump about? / The red shoes pinch, the black ones are perfect. So the red go back, the black stay, and can you tell me how long before the money shows up? / We've had the most awful week, boiler, car, the lot. First the boiler: send somebody Monday. The car can wait. Is there a call-out charge?
Q Right, so the Corsa had its MOT with you on Thursday and passed, lovely. What I wanted to know is, when's the next service due, and does it have to be done with you to keep the warranty? / My daughter's been in the Tuesday club since September and adores it. Two questions really, what's the term fee and can parents stay and watch? / Hello, I had a room with you last spring, ground floor, very comfortable. Do those rooms cost more, and are they all on the garden side?
Q the loan thing confuses me. if a person pays the whole lot off early is there a penalty, and does it hurt their score? / ok so someone merged and the tests are green. does merging delete the feature branch on the remote by itself, and where do I see that / My late husband's account was closed in May as far as I know. Was there a letter about it, and what happened to the standing orders? / I've had a text that says my fitting was moved and an email that says it wasn't. Which is right, and who moved it?
T Well the red shoes went back and the black ones went back and now I'm in slippers. Who designs these things, honestly? / My brother rang on Tuesday to get his filling moved and nobody picked up, so he did it on the app, and would you believe it was two clicks. He's very proud of himself. / we paid off the loan with my aunt's money in June and the bank sent us a pen. a pen! what are we meant to do with a pen
N Please don't put me with the knee man or anyone else this week, I've had enough of waiting rooms. Just tell me, is the back clinic the one on Albert Road? / About the direct debit, I've changed my mind, don't set it up, I'll carry on paying at the counter like I always have. And is the counter open Saturdays? / no no I was only reading out what the email says, I don't want you to cancel the taxi. where's it picking up from?
U We've been toying with a ground floor room for the weekend, her hip's bad, but then the weather looks grim, so we'll see. Do you know what the forecast is? / If the insurance pays up I'll have the brakes done, if not I won't, so I can't tell you today. When do you need to know by? / I might swap her to drama or I might leave her where she is, I'll ask her tonight. What do they need to bring for drama?
W passport renewal for me, and do kids' ones last as long? / block the card now please, and was anything taken? / put me on the earlier flight, also is there wifi on it / vet for Biscuit on Monday and do you sell the worming paste / can you push it to main, and which version does that make it
W send the contract to Dana. has Mike signed his btw? / what's the baggage limit? and add one bag for the way home / whose turn is it for the hall keys? anyway, hall for Sunday 2 till 5 please, scouts / how's the new receptionist getting on? I need my bloods done before Friday, squeeze me in / are you the one I talked to this morning? right well make that three tickets not two
W order me the large print one, is it dear? / my gas reading's 40217, put that in for me, and when's the next bill / I'd like my deposit back now we've moved out, and where do I drop the keys / charge it to the room, and what time's the pool open till / get Sam off the waiting list if he's still on it, he's found somewhere, and who do I thank for all the help?
W could you print that out for me and take my old phone number off, it's my ex's / any news on the sofa? and swap the footstool for the bigger one / so is it tomorrow the road's shut? then bring my delivery forward to today please / do they do vegan? we're four, eight o'clock, name of Bright / is table nine free? we'll have it for lunch
W do you recycle these? and send me two more of the refills / I hear the strike's on Monday, is that so? put me on the Sunday train then / is the password case sensitive, and unlock me would you, three tries gone / where did you put my order, and add a lemon cake to it / the light in 4B is out again. send someone. and is the lift fixed
W no to the spa, yes to the late checkout / skip the dessert, bring the bill / not a new phone, just a new sim, sent to my home / don't want the insurance, do want the car, Saturday to Monday / no sugar no milk, two teas, room 8
W the Tuesday stays, the Thursday goes / not Dr Lamb, anybody but Dr Lamb, tomorrow / please don't ring my house, text me, and book the scan for the 3rd / I'm not paying for both, so take one off / don't delete the whole lot, only last year's
W don't put me on hold again. cancel the broadband. thank you / not under Smith, under Smythe, same time, same day, change that please / no I don't want points, I want the money back on my card / never mind the curtains, order the blinds / leave the meeting where it is and move the lunch
W forget Paris, make it Lyon, same dates / not the branch in town, have it sent to the one by the station / I said no nuts. take the brownie off and give us the fruit / no don't extend it by a month, a week's plenty, a week please / keep my number, drop the data, that's all
W pick up the cat's pills for me, I mean put them aside, and renew her plan / move Leo to seat 4, put me in 5 / enrol both, invoice me / swap shifts for me with Kaz on the 8th and take me off the 9th altogether / put 200 in savings, pay the card off with what's left
W register the birth and order two copies of the certificate / fix the typo in my surname and reissue the ticket / ship the small parcel first class and the big one whatever's cheapest / rebase it, then force push / print badges for all six and book the projector
W get me a locker and take me off the emails / add oat milk, remove the eggs / reserve the new Rankin for me and return these for my husband / extend my parking by an hour and my wife's by two, she's in the Fiat / one refund, one exchange, here are both receipts
Q do kids' passports last as long as ours, and what's the fee / is there wifi on the early flight, and is it the same price? / has Mike signed, has Dana? / what's the baggage limit and does a pushchair count / where do keys get dropped and how long does a deposit take to come back
Q who cancelled the projector, and was it rebooked? / which version is on main? who pushed it? / do you keep the old number when you change plan, and does the data carry over / is the pool heated? till when's it open / what's the difference between a refund and a credit, and which did I get
Q Biscuit had her jab on Monday, bless her. do you sell the worming paste? / I've put the meter reading in already. when's the bill out? / the sofa came, it's gorgeous. does the footstool come in that green / we're booked for eight tonight, four of us. do they do vegan? / the card's been blocked since lunch, thanks for being quick. was anything taken?
Q apparently I'm on two waiting lists, is that allowed? / my ticket's got the surname spelled wrong. does that matter at the gate? / heard there's a strike Monday. are the Sunday trains running / lift's out again I see, third time this month. who looks after it? / got an invoice for both kids. is there meant to be a discount
T Biscuit had her jab and bit the vet, and who apologised? me / they put me on the earlier flight and then the earlier flight was late, what can you do / asked for a refund, got a voucher. who shops there twice anyway / my ex changed the number on the account and do you think he told anyone / booked Lyon, ended up in Lille, don't ask
T he force pushed on a friday, who does that / Sam's off the list, found somewhere lovely, isn't that grand / the kids ordered forty quid of pizza on my card, where did I go wrong / cancelled the broadband last year, still getting the bills, funny that / my mum books everything twice and then wonders why there's two of everything
N don't block the card, I found it. was there a message about it? / I won't need the bag added. is a pushchair free? / we don't want the hall any more, don't book it. who else is using it Sunday? / no don't push it, what's on main right now? / don't order the large print one for her, whose idea was that
N keep the sofa order as it is and is it still two weeks? / not asking you to move the lunch, just where is it / you needn't unlock me, it works. is it case sensitive? / don't swap my seat. is it by the wing / no refund needed, all good, was only wondering who rang me
U I may want the earlier flight, may not. is there wifi? / passport, hm, not sure whether to renew mine or wait till after the wedding. what's the fee? / we might give the hall a go for the party, still deciding. does it have a kitchen / if the strike's on I'll probably travel Sunday, is it on? / could be I'll send the footstool back, the jury's out. how long have I got?
U would I be better off with Lyon or Paris, what do you reckon / tempted by the blinds but then the curtains are nice too / say I did close it, what would I lose? / maybe enrol both, maybe just the one, I'll come back to you on that / let me ask my wife first, are you open tomorrow
W eye test, mon am / bloods, before 9, Wednesday / podiatrist Thurs pls, usual one / renewal, two years, my card on file / MOT + service, the 18th
W four nights, sea view, from Friday / return, Bristol, tomorrow, off peak / next Tuesday instead / the 4:15 not the 3:15 / tomorrow, same time, same chair
W room 12, towels, now / badminton court, Wed 7, two hours / yoga for two saturday / parcel to neighbour at 9 / both boys, Saturday, football camp
W twenty quid on this, Vodafone / large pepperoni, no olives, flat 6 / cancel both / keep one, bin one / unsubscribe
W delete all / put me down / mine too / one more, please / three copies, double sided
W stamp, first class, twelve / ENT, my daughter, this week / paediatrics fri, cardiology mon, first is for my son / washing machine, engineer, any day but Tuesday / Tues physio me, Wed physio the wife
W scan 3rd, results by post / one adult, Ely, 10.42, single / cat, spaying, next month sometime / new badge, lost mine, floor 3 / aisle seat, veggie meal, both ways
W piano, Thursdays, half hour, beginner / skip bin, Friday drop, Monday collect / MRI tue, follow up thu, Mr Dunne / bigger monitor, my desk / pint of milk daily from Monday
Q eye test? / next Tuesday? / how long? / any left? / both of them?
Q off peak, when does that start / room 12, which floor / how many nights was it / 4:15 or 3:15, which is mine? / bloods, fasting or not?
T bloods again this morning / four nights, sea view, bliss / room 12, the noisy one / Tuesdays I do yoga / parcel's with the neighbour
T next door's cat, spayed yesterday / three copies, all crooked / Thursday, the usual circus / lost my badge ha / eye test went fine
U yoga, if my back holds / Tuesday or Wednesday, hm / one more? not sure / sea view, we'll see / a new badge, I guess, someday
U might do the 4:15 / court on Wed, if Ben's in / piano? thinking about it / bloods, will decide / both or neither, dunno
N no towels / no bloods today / not both / don't delete / no renewal
N yoga no thanks / not the 18th, nothing yet / nope, leave it in / no more parcels please / hands off Tuesday
W can I have a late checkout tomorrow / can I get my money back on this kettle, it leaks / could I be put with Dr Shah on Monday / could we have the cot brought up to 305 / can you fit me in for a trim at four
W is it possible to get a plumber round today, water's coming through the ceiling / is it possible for my nan to be seen at home this week, she can't get out / would it be possible to change my name on the account, I got married in May / any chance of an upgrade on tonight's flight, I'm 6 foot 5 / any chance I could swap my Wednesday for a Friday
W could I trouble you to renew these till the end of the month / can I extend my stay by two nights / can I open an account for my grandson today, I've brought the papers / can I put my name down for the pottery / can I have that sent to my mother's instead
W can I get the blue one in a medium then / can my son have a lesson on Sunday? / could you by any chance see your way to cancelling my order from last night / can my dad get a wheelchair at the gate for the 9.20 / can we be six instead of four tonight
W can i get admin on the test server till friday / could I pay that off today, the whole balance / can I just have the one on the left, to take away / any chance you can rename me in the system, it still says Kevin / is it possible to stop my magazine from next month
Q can you check out late as a rule, or is ten ten? / can I take a kettle back after thirty days / could I in principle see any doctor in the practice or only my own? / can you have a cot in every room / can a trim be done without washing
Q is it possible for plumbers to come at weekends or is that emergencies only / is it possible for anyone to get a home visit / can you change a name on an account without a marriage certificate / can upgrades be bought at the gate? / can swaps be made online or only by phone
Q can these be renewed more than once / can people stay longer than the booking if it's quiet? / can grandparents open accounts for grandchildren, legally I mean / can you join pottery mid-term / can parcels be sent abroad from this counter
Q can you cancel an order once it's been packed / can one get a wheelchair at the small airports too? / can groups of more than six sit together / can contractors get admin on anything here, what's the policy / can a balance be paid off in bits
Q can I smoke on the balcony / could I lose my place if I'm late? / can I get in trouble for returning it late / any chance it'll be ready before five? / any idea if it's possible to stop a magazine halfway through the year
Q am I able to see what I've booked somewhere / may I ask what cancelling would cost / is one allowed to move house and keep the same school / can I wear trainers in the studio / can I use the same voucher twice
N can you please not move it / can you not cancel my order, thanks / could you leave my name as it is / can you please not put me in for Friday / is it possible to just leave me off the list, I don't want to be booked on anything
N could I ask you not to renew it / any chance you could stop booking me in with him, I don't want any appointment / can you hold off paying that / could we leave the account open after all / can you please not send anything to my mother's
U could I maybe let you know tomorrow about the late checkout / can I think about the upgrade / could I sleep on it, the pottery I mean / can I get back to you on Friday vs Wednesday / would it be silly to extend by two nights, I wonder
W Hello there, I was in on Monday about the damp and a young man took some photographs, has he sent them to anybody? In any case please get the surveyor round, I'm in every day except Wednesday, and is it your insurance or mine that pays for this sort of thing? / so basically I've got two orders, the trainers and the hoodie, trainers are fine don't touch them, hoodie's like a tent on me so that's going back, and do i print the label or do u / Good afternoon. My wife and I have the 11.05 to Verona. She has broken her ankle, so I'd be obliged if you would arrange assistance for her, and might I ask whether crutches count as hand luggage?
W ok thinking out loud here, the dentist is Tuesday, the car is Tuesday, can't be both, car's more urgent, so bump the dentist to any day after, and remind me, is it Dr Kell or the new one? / My son tells me I'm paying for two phone lines and have been for years, would that be right? If it is, be a dear and stop the one ending 88, I haven't used it since Harold died. / Quick one from accounts: please reissue invoice 2207 with the correct VAT number, void the old one, and confirm whether the credit note from April was ever applied.
W First of all thank you for last week, the room was spotless. We'd love to come again, same room, the first weekend of October, and is that little bakery on the corner still going? / listen I'm not cross, well I am a bit, who puts a left-handed kid on a right-handed guitar course? Move him to Mr Alder's group, Thursdays, and no I don't need the fee back / it's the school run in ten mins so fast: Ada's off sick today, mark her absent, cancel her lunch, and what's the rule on how many days before we need a doctor's note
W I don't want the extended warranty, I don't want the cleaning kit, I don't want to join your club. I want the toaster, the red one, delivered Saturday. Is there a charge for that? / The email says I'm on the morning shift and the board says afternoon. I'd honestly prefer the morning so put me on that for the whole of next week, and who's my supervisor now that Pete's gone? / Do you remember me, I had the hamster with the bad tooth? He's doing it again. Could he be seen this afternoon, and should I stop giving him the seeds before?
W Does the museum still do the talk on the last Thursday? My friend went and raved about it. Two places please, one concession, and if there's tea afterwards we're up for that as well / hi, me again, sorry. I know I said to leave the booking alone, and then my mother-in-law rang. So it's five now, not four, please change it, and would there be a high chair? / can't get into payroll, can't get into mail, can get into the calendar, weird right? anyway reset the lot for me, and was there some maintenance last night nobody told us about?
W my landlord's useless so I'm asking you, transfer the council tax into my name from the 1st, and am I right that students get something off? / Please drop the database called sandbox_old, keep sandbox, and tell me how much space that freed up, I've got a bet on with Nils / I had a missed call from this number, was it about the glasses? If they're in, great, if not no hurry, but while I'm on, book my husband an eye test for a week Saturday, he's walking into doors
W not the steak for me today, doctor's orders, what's the fish? oh never mind, I'll have it whatever it is, and a glass of the white / I was told nine to twelve, it's gone one, is he coming at all? Forget today then, I have to go out. Send him tomorrow, first thing, and have him ring before / The choir's booked the small hall, which is fine, but we're forty now and it'd be a squash, so put us in the big one for the same evening and what's the difference in price
Q I was in on Monday about the damp and a young man took photographs. Has he sent them on to anybody, and is it your insurance or mine that pays for this sort of thing? / so i sent the hoodie back like a week ago, printed the label and everything, kept the trainers. has it turned up yet and when do i see the money / My wife and I are on the 11.05 to Verona and assistance has been arranged already, thank you. Do crutches count as hand luggage, and how early ought we to be there?
Q The dentist was moved off Tuesday by your colleague because of the car. Is it with Dr Kell or the new one, and did she say morning or afternoon? / Invoice 2207 was reissued last week according to Jan. Was the old one voided at the same time, and has April's credit note been applied? / My son stopped one of my phone lines for me on Sunday. Does the other one still work abroad, and is the price the same?
Q Ada was off sick yesterday and I rang in at eight. Was that written down, and how many days can she miss before a doctor's note is needed? / The toaster came on Saturday as promised, the red one. How does one clean it, and is the club thing free or do you start charging after a month? / The board says afternoon, the email says morning. Which one am I down for, and who decides these things now Pete's gone?
T My friend went to that talk on the last Thursday and raved about it, she's signed up for the whole series, and her husband too, and guess who's minding their dog? / So the mother-in-law rings, now we're five, I changed it on the website, then she rings again, now we're four. You couldn't make it up, could you? / Nils dropped sandbox_old last night and won the bet, forty gigs, he's unbearable. Who gave that man root?
T I was told nine to twelve, he came at four, he fixed it in a minute and charged for an hour. What a world. Still, it's warm. / The doctor said cancel the steak, the wife said order the fish, the waiter said the fish is off. So what did I have? Toast. / Reading your sign out to my husband: book now, pay later, cancel any time. He says what's the catch, he always says that.
N Look, my son meant well but please don't stop either of the phone lines, I like having the two. Is he even allowed to ring you about my account? / Thank you but leave us in the small hall, we counted again and we're only thirty. Is the piano in there tuned? / About that reset I asked for, scrap it, mail's back. Was there maintenance last night then?
N You can stop looking for a high chair, they're not coming now, and the booking stays at four exactly as it was. What's the soup tomorrow? / I never said I wanted him in Mr Alder's group, I said I'd heard it was good. Leave him be. When's the concert? / Don't reissue anything, don't void anything, I've found the right one in my drawer. Sorry. Which of you did I speak to before?
U We may be forty by then, or thirty, people come and go, so whether we'd need the big hall I really couldn't say. What's the difference in price? / If his tooth's no better tomorrow I'll probably want him seen. Should I stop the seeds meanwhile, do you think? / I keep wondering whether to stop that second phone line. My son says yes, my heart says no, it was Harold's. What would you do?
U Supposing I moved the dentist and kept the car, would that work, or the other way round? I need to look at my diary first. / depends what the hoodie looks like after a wash tbh, if it shrinks im keeping it if not its going back / One day I'll get that council tax put in my name. Not today, I've no papers with me. Do students get something off?
W two nights please, and is there a kettle in the room / sign me up, what do I owe you / chemist's rung, they have no script, so send it again please, and how long does that take them / change it to Wednesday, is that the same doctor / pay it, and what's the next one going to be
W is it still a fiver? one then please / where's good for lunch, and get us a cab for two / love the new look in here! the usual on Thursday please, cut and colour / gosh it's busy today isn't it. a return for these two please / what a morning. train's cancelled, meeting's cancelled. so my room's not needed tonight, take it off please, and is there a charge?
W my mate got his fee back, he says. I'd like mine back too, same flight, seat 22C / she's moved hers to the 9th I hear, do mine for the 9th as well / dad paid his at the counter; mine can come out of my account, go ahead / everyone else in the office got the new laptop and they're all so smug, order me one too, would you, the 14 inch / they've renewed upstairs, so renew us, and is the rate the same
W not a complaint, only the heater's dead, send someone / I wouldn't normally ask, but hold these till Saturday for me? / never been one for gyms, yet here I am, one month trial please, does it include the sauna / don't laugh, I've locked myself out again, reset it / no rush whatsoever, but take me off the rota for August
W hm the 5th, no, the 6th. the 6th, put me down / make that a double, no wait, twin beds, twin, for the 20th / Tuesday. sorry, Thursday. Thursday at ten, Mrs Gale / refund, no hang on, exchange. exchange it for a size up / one sugar, no two, and a scone
W cancel the cancel lol, i do want the lesson, put it back in for tuesday / I said no before, I've thought about it, yes, go ahead and order / undo that rename and send me the log / take back what I said about the cot, we do need it, room 7, tonight / put me back on the list, I shouldn't have come off, how far down am I now?
T two nights, no kettle, never again / signed up, paid up, never went / chemist's rung, they sent it twice / she moved hers, I kept mine / paid it, moaned about it, moved on
T train's cancelled, meeting's cancelled, what a morning / everyone in the office got the new laptop and don't we hear about it / my mate got his fee back, jammy so and so / the heater died, the cat slept on it anyway / upstairs renewed, downstairs left, and here we sit
T locked out again, third time, Gary in IT just sighed and reset it / they've put my rent up and renewed me without a word, charming / «cancel my subscription to life», as my grandad used to say / it says on the door book ahead, so I did, on the app, easy peasy / my horoscope says move house and close old accounts
T we always book the 6th and it always rains on the 6th / husband ordered a scone, ate mine / the nurse asked do you want to rebook, I said I'd do it at home, and I did / Cancel Culture, that's the book I was reading in your waiting room / kid renamed every file on my desktop to bum
U two nights or three, we're arguing about it / might sign up, what's it cost / I'd change to Wednesday if it was the same doctor, is it? / may want it sent again, let me ring the chemist first / renew? upstairs did, we're in two minds
U I suppose I could get the 14 inch, or wait for the new model / if they strike I'd need the room, if not I wouldn't / the 5th or the 6th, I'll ring back / one month trial, hmm, let me look at my diary / should I exchange it or get the money back, I can't make up my mind
U ask me again tomorrow about August / perhaps a cot, perhaps not, depends if the baby comes along / would it be worth upgrading, you think? / I'm half inclined to close it, is there a fee / we'll order once everyone's said what they want
U not decided between spin and yoga yet / dentist or new tyres, can't afford both this month, have to think / say my flight's late, would I then cancel the cab or you? / whether I return it is up to my wife / I'd pay today if my wages were in, they aren't
N two nights was yesterday's plan, forget it, we're driving home / don't sign me up, I was only asking what it costs / no need to send it again, the chemist found it / leave it on Tuesday, is that Dr Kell? / don't pay it yet, it's wrong, who worked it out?
N not renewing, whatever upstairs did / no laptop for me, I like the old one / you don't have to send anyone, the heater's come back on / please don't hold those for me any longer / no exchange, no refund, I've got used to it
N don't take me off the rota / I wouldn't dream of cancelling / that's not me asking to be moved, that's my brother, ignore him / nobody touch the 6th / I'd rather not order just now
N no cot needed, thanks, does the room have a bath? / scrap that, no cab / please, no reset, I remembered it
Q two nights, is that the minimum? / what do I owe you, and what for / Wednesday, is that the same doctor / how long does the chemist need, and are they open late / what's the next bill going to be, same as this?
Q my mate got his fee back. is that normal? / is the sauna included in the trial, and towels? / are the beds in there twin or double / when does the rota for August come out, and who makes it / how far down the list am I now?
Q it's gone up again I see. was I told? / nice in here since the paint. what's a cut and colour nowadays / the heater's been fixed, thanks. what was wrong with it? / Gary reset mine this morning, do I get an email / is that scone today's, and has it got nuts
Q could I ask how the exchange works, and is it the same for sale items / is it possible to have two trials in one year? / can pets come in the waiting room
W can I get this gift wrapped and sent to Aberdeen / can I have my old locker back from Monday / could I get on the 6am instead, is that one full? / can we make it the 30th, and is breakfast in the price / could I see the nurse rather than the doctor, Wednesday or Thursday
W can you take my name off this and put Ruth's / can I do the half marathon instead of the full, I'm number 318 / any chance my boy could go in the morning nursery from January? / any chance you could squeeze a puncture in before lunch / any chance of turning Friday's call into an email, I mean cancel it and send me the notes
W is it possible to get a replacement key cut for unit 9, lost mine / would it be at all possible to bring my mother's scan forward, she's in a lot of pain / is it too late to add two to the coach trip? if not, add us, Ivy and Bert / could you do me a favour and put that through again, it bounced / can I withdraw my application for the flat on Bell Street please
W can I come off the course please, and who gets my place? / can I have the standing order to the club stopped as of today / can my wife be added to the car insurance from tomorrow, she passed! / can I get a taxi to the Royal for half two, wheelchair one / can we get the contract over to legal tonight
W could I order the wedding cake now, three tiers, lemon, for the 8th of June / can i get a refund on the skin i bought by accident / can I get the dog groomed on Saturday, he's rolled in something / could we have one more chair at table two and the bill for table four / can I book the tennis court for Sunday at nine, and do you lend rackets?
Q can things be gift wrapped here or is that Christmas only? / can one keep a locker over the summer / can runners switch distance after the deadline, what do the rules say / can a nurse sign a sick note or has it got to be a doctor / can wives be added to the insurance without a fee
W Hello dear, it's Edna from number 3. I've two things and I've written them down so I don't forget. The hearing aid wants new batteries, please send me a packet. And my appointment on the 12th, is it still upstairs, because of my knees? / yo so the concert got moved right, and i cant do the new date cos exams, so i need my money back for both tickets, and is the booking fee included or do u keep that / We were rather hoping to have dinner outside, will it be warm enough do you think? If there's a heater, a table for two on the terrace; if there isn't, a table for two indoors. Half past seven.
W I've just been made redundant, so, well, there it is. I need the gym stopped and the car finance payment date moved to the 28th. Which of those do I have to put in writing? / The good news is the baby's here, the bad news is I'd clean forgotten the conference. Please cancel my hotel and my talk, and could you tell me whether the train ticket can be passed to a colleague? / Not trying to jump the queue, I know others have it worse, but the sink's backing up into the bath now. Get somebody here today, and in the meantime is it safe to run the dishwasher?
W So my sister has moved hers from the 2nd to the 9th, and my cousin has dropped out, and nobody tells me anything. Put me with my sister on the 9th, and how many of us are left? / I never got the hang of that app, is it just me? Anyway I'd like my bin day reminder by post and not by text, and the garden bin cancelled, I've no garden now. / As discussed with Helen, kindly proceed with the purchase of forty chairs, not the fifty quoted, and let me know by return whether delivery to the third floor is included.
W bit of a weird one, is there a rule about snakes in rented flats? asking for a mate. what I actually need is my own tenancy extended by six months, flat 11, same rent if poss / I did ring about this last week, the chap said he'd note it, did he? If not, note it now: no deliveries before ten, and switch my weekly veg to fortnightly / My husband says we should keep the caravan pitch and I say life's too short, and for once I've won, so give it up for us please, pitch 40, and do we get the gas deposit back?
W I wasn't going to bother you on a Sunday, but the build's red. Roll back to yesterday's release, leave the migration where it is, and who was on call last night? / She doesn't like needles, she'll tell you she's fine, don't believe her. Book her in for the booster, my daughter I mean, Friday after school, and can I come in the room with her? / no offence to Marco but he took an inch off my fringe. put me with Suzi next time, that's the 21st, same time, and is Suzi the one with the tattoos?
W They told me at the bank it was your job and you told me it was the bank's, whose is it? I don't much care any more, simply change the name on the deeds to mine, I've got the certificate here / Last year we had the cabin by the lake and there were so many midges. This year, cabin on the hill, same week in July, four of us and the dog, is the dog extra? / Grandad passed in March. I've been putting this off. Please close his library account, I'm bringing the books back with this, and are there fines? There usually were.
W I'll be quick because my lunch is nearly over, pay the electrician, don't pay the decorator till he's finished the hall, and what's left in the house account after that / look, whatever the poster says about early birds, it's the 3rd today and I'm here, so one early bird ticket please, and where do I collect it / my mum's on the other line saying don't order the turkey, and my gran's saying order it. gran's paying. order the turkey. how many does a six kilo one feed?
W Monday ten, Mrs Oduya, teeth / Sat 2pm, court 3, racquets too / suite, one night, tonight / Wed eyes, Thu ears, my dad / two teas one coffee, room 210
W cab, station, now / aisle, please / cot in 14, tonight / refill, 3 months / brakes Tuesday, exhaust Wednesday, the van
W no. 7, no rice / end my trial / stop the alarm calls / add Lucy / sizes 8 and 10, both in red
W hall, Sunday 2-5, scouts again / blood pressure check, lunchtime, today / one senior, matinee, Thursday / tonsils, my son, Mr Rahman, soonest / half a pig, end of the month, jointed
W Friday dentist and is there parking / two for tonight, how much / cancel mine, keep hers / 8th to the 11th, twin, quiet side / mum chiropody Mon, me chiropody Mon, one after the other
W drop me from Tuesday, add me Sunday, cheers / send it, copy Bob / reinstall it and when's the update / I'm full, pack it up and bring the bill / no fizz, two stills, and what's the special
W put the deposit down for me and remind me what the balance is / get my name off that mailing list and who sold it to you / the parquet man, Thursday, and does he bring his own sander / sell ten of the shares, keep the rest, and what's the fee on that / no flowers, a donation instead, fifty, from all of us at number 9
W lend me the ladder till Monday, ticket's in Joan's name, and is the drill back yet / the fridge: deliver it. the freezer: cancel it. the bill: email it / is he in today? I'll have his four o'clock please / I'm sorry to chop and change, the window seat after all, and is there a socket / do the rear tyre, don't do the front, when can I collect it
T Edna had her hearing aid done upstairs, knees and all / concert got moved, mates all got refunds, I'd paid cash lol / I'm told Marco's moved to Leeds, who'll ruin my fringe now / cabin by the lake again, midges again / gran ordered the turkey, mum ordered a turkey, so we had two
T teeth Monday, eyes Tuesday, old age is a job / the roll back worked, Dev says, third one this week / half a pig arrived, the freezer didn't / they closed grandad's account and sent him a survey / put the deposit down on Friday, my hands shook / Lucy got added, then Lucy left
U turkey or goose, gran hasn't said / if she lets me I'll book her booster Friday / might give up the pitch, might not, do you refund the gas? / tempted to sell ten, will sleep on it / aisle or window, hm hm / could extend the tenancy, could leave, all depends on the job
W has the price gone up? well, never mind, fill her up and put it on the company account / no lecture please, I know it's overdue, renew it / I've an hour between trains, is there a shower? one shower and a towel then, thanks / cancelling's free till six isn't it? good, cancel us / you did my sister's so beautifully, do mine like that, Saturday noon, and how long does it last
W what's the wifi code, and I'd like a wake up call at 5:45 / so that's a no on the balcony then? okay, garden room, two nights / she can't have gluten, he can't have milk, note both, table's under Fry / not that I'm superstitious, but not row 13, put us in 14 / who won the raffle? and I'll take five more of the tickets
W my dear, I have mislaid the paper with the date on it. When was I to come? And do put my friend Mrs Ames in directly after me, she has asked me to ask you. / the app charged me twice, the shop says it's you, you'll say it's the app. just put one of the two back please and is there a number to complain to / I can do Monday but not the morning, Tuesday but not the afternoon, Wednesday I'm all yours. Wednesday then, teeth cleaning, and do I still pay the old price?
W could I get the paperwork sent to my new place, it's 5 Fern Close, and what's still missing / can I have him seen by the same vet as last time, tomorrow if she's in / any chance of the corner desk from Monday / is it possible to have Gran's chair lowered this week, and who does that / can I get on the waiting list for the allotment, Jan Petit, and how many are before me
`,
  zh: `
W 挂周五儿科 还有停车一小时多少钱 / 先把周一的取消，再帮我看看还要等多久 / 帮我续借这两本，对了你们周日几点关门 / 订个今晚的大床房，有早餐吗 / 把我的号退了，顺便问下退款几天到账
W 给我妈约个周三的B超，要空腹不？ / 改成下午三点吧，另外门口能停车吗 / 换轮胎我约周六，一条大概多少钱啊 / 麻烦给我补办一张卡，旧卡里的钱还在吗 / 把密码给我重置一下，为啥老过期啊
W 帮我把地址改成新家的，之前那单会寄到哪里？ / 交一下这个月水费，怎么比上个月多这么多 / 给孩子报个周六的游泳班，两个娃一起报有优惠没 / 你们中午休息吗？我要挂个下午的皮肤科 / 发票啥时候能开？还有房间再帮我续一晚
W 王大夫回来了没有？回来了我就挂他明天上午的，没回来就随便挂一个 / 健身卡给我停了，剩下的钱怎么算 / 那个分支删掉吧，还有昨天报的错是啥意思 / 送货改到周四，师傅管安装不 / 这件退了，蓝色的还有货吗
W 别给我约骨科，我要看的是消化科 / 不要靠窗的，给我换个过道 / 别取消，往后挪一天就行 / 头一个不要了，后面那个留着 / 片子不拍了，理疗照做
W 我不要退款，我要换一台新的 / 大套餐别续了，给我换成小的 / 不是黑的，是白的，给我寄白的 / 周二那个我没报过，给我去掉，周四那个给我加上 / 轮胎先不换，刹车片给换了
W 牙给我约上，洗牙那个退掉 / 订一间房，再叫个明早七点的车 / 老大转到四班，老二报个名 / 文件夹改名叫终稿，然后发给小李 / 罚款交了，停车证也续一年
W 钻头退了，换个大号的发来 / 两件事，一是把我爸的号改到上午，二是我妈的也挪过去 / 把我从群发名单里去掉，账号也一并注销了吧 / 座位升一下，餐要素的 / 话费充一百，再给我儿子饭卡里充两百
Q 停车一小时多少钱，满几个小时封顶 / 周日几点关门？丢了书怎么赔 / 改签要钱吗，退票呢 / 现在前面还有几个人，大概等多久 / 今天谁坐诊，看小孩不
Q 退款到了没？退到哪张卡上了 / 我周四那个还在吧，是几楼来着 / 早餐几点到几点，要另外收钱吗 / 密码今天早上是不是被人重置过？ / 保修几年，上门费谁出
Q 我姐昨天改到周五了，你们改号收费不 / 蓝色那件收到了，退货是几天之内来着 / 上回住得挺好的，明年那单取消的话扣多少？ / 罚款我周五就交了，系统里能看到了吗 / 昨天网上续的卡，几天能寄到
Q 邻居说她的课取消了，我那个还上不上 / 短信说改了，邮件说没改，到底哪个准啊 / 昨晚刷卡没刷出去，丢死人了，是有限额吗 / 测试库不知道被谁删了，有记录可查吗 / 单子拿到了，从哪个门进啊
T 我那号被改了三回，你说气人不气人 / 又取消，打车钱谁给我报？还不是我自己掏 / 她一月份办的健身卡，去过几回？一回没去 / 我自己去邮局退的，人家连个谢字都没有 / 邻居约了周一修锅炉，结果你猜怎么着，师傅压根没来
N 别取消啊，我就问问你们几点关门 / 先不约了，保修还有效吗 / 不用给我改，王大夫回来没有啊 / 我又没说要退款，你问我卡号干嘛 / 订单别动，啥时候能到
N 罚款我今天不交，这罚的到底是哪一条 / 账户先别销，利息是多少来着 / 别寄，地址是不是还是老的那个？ / 我不升级，还要我说几遍 / 不续了谢谢，押金退不退的？
U 想周一修一下锅炉，还没定，大概多少钱 / 周四可能去不了，到时候再说，取消要扣钱不 / 蓝的要是有货我兴许就把灰的退了，有没有啊 / 现在续好还是等活动再续？ / 周三也不是不行，得看我老婆，周三有号吗
W 礼拜五，看牙 / 周三骨科周四皮肤科 都是我自己看 / 两张，第五排，今晚的 / 周四早八点 换机油 / 六位，周六晚，靠窗
W 单间 三晚 九号起 / 流感疫苗，上午 / 取消周五的 / 4471 退款 / 三本都续
W 明早 动感单车 / 周六十点 剪头 / 大杯拿铁，去冰 / 周日晚 去杭州 一张 / 前轮两条 尽快
W 老样子，下周 / 两大一小 三点那场 / 内科 今天 谁都行 / 换电脑 12号工位 周一 / 加一床被子 503
Q 看牙？ / 周五？ / 多少钱 / 还有号没 / 取消了没
T 又是看牙 / 周五看的牙 / 又取消了，唉 / 昨晚第五排，真过瘾 / 周二就交了
U 周五吧…也不一定 / 牙嘛，改天再说 / 周四去不去呢 / 两张？等小周来了再说 / 可能周一，回头告诉你
N 周五不行，先别约 / 牙不看了 / 我不要票 / 周一的别动 / 今天啥也不办
W 周五能挂个眼科吗 / 可以给我约周六上午吗 / 能帮我换到十二号那间带浴缸的吗 / 明早能给我家狗子拆个线不 / 快递能改送公司吗，就周四到的那个
W 能把我下午三点的取消一下吗 / 晚场能给我留两张吗 / 可以给我换个过道的座吗 / 能不能把手续费退我卡里啊 / 两个娃能给报上周一开的那个初级班吗
Q 当天还能取消吗 / 能带朋友进来吗 / 可以网上约吗 / 入住以后一般还能换房吗 / 没盒子的话可以退吗
Q 看儿科不用转诊单也可以吗 / 小孩能单独办卡吗 / 没注册的人能下单吗 / 可以付现金吗 / 一个号能改两次吗
W 早啊，我那车不是周四在你们那儿年检嘛，年检照旧，顺便把雨刷也给换了，对了防盗螺丝要我带过去吗，还是上次你们放手套箱里了 / 老师您好，孩子现在上的是周二的手工，她更喜欢话剧，麻烦给她换过去，另外要带什么东西，穿校服行不行 / 我说两个事儿哈，三月份我不在家，报纸这一个月给我停了，再一个上回问的那本填字的书到了没
W 我姨给了点钱，那个贷款就一次性给我还清了吧，这个影响征信吗还是别人瞎说的 / 闺女我姓庞，不想给你们添麻烦，就是我这胯不好爬不了楼，周末给我安排个一楼的房间吧，早饭还在那个玻璃屋里吃吗 / 代码我合完了，测试都绿的，远程那个功能分支你也给删了吧，夜里那个定时任务还是两点跑吗
W 我弟周二打电话没人接，不提了。他要补牙，这人拖拉得很，你这周谁有空就给他排谁，有电梯没有 / 你们是不是快下班了，几点下班啊，我刚看见航班改七点了，那接我的车得改成四点半，别六点了 / 上回看膝盖那个大夫我是不找了，一点用没有，我要挂腰椎门诊，下周下午有就给我排上，那边扎针灸不
W 本来想投诉账单的，算了不生那个气，从一号起给我开自动扣款吧，费率一年不变还是跟着涨 / 红的那双夹脚，黑的正好，红的退，黑的留，钱几天能回来 / 这礼拜倒霉透了，锅炉坏了车也坏了，先说锅炉，周一派个人来，车不急，上门费多少
Q 我那车周四在你们那儿年检过了，挺顺利。我就想问下一次保养什么时候，不在你们这儿做是不是就不保了 / 孩子从九月就上周二的手工，可喜欢了，想问两个事，一学期多少钱，家长能在旁边看不 / 去年春天住过你们一楼的房间，挺舒服的，那种房是不是贵一些，都朝花园吗
Q 贷款这块我搞不明白，提前还清有没有违约金，影不影响征信 / 代码有人合了，测试也是绿的，合完远程分支会自动删吗，在哪儿能看 / 我老伴那个账户五月份应该就销了，有没有寄过信，那些自动扣款后来怎么弄的 / 我弟周二改过一次号了，规定上最多能改几回，改到下个月算不算重新挂
T 红的退了黑的也退了，现在天天穿拖鞋，这鞋到底谁设计的啊服了 / 我弟周二打电话想改补牙的时间，没人接，他自己在小程序上点两下就改好了，得意得不行 / 拿我姨的钱把贷款还清了，银行送我们一支笔，一支笔哎，你说能干啥
N 看膝盖的也好看腰的也好，这周都别给我排了，医院我是待够了，就问一句，腰椎门诊是在新楼不 / 自动扣款那个我想了想还是别开了，我照旧去柜台交，柜台周六上班吗 / 不是不是，我刚才是念短信给你听，不是叫你取消，车在哪个门接
U 我们在琢磨周末要不要住个一楼的房间，她胯不好，可天气又不行，再看吧，周末下雨不 / 保险要是赔下来就换刹车，赔不下来就算了，今天定不了，最晚啥时候告诉你 / 换不换话剧班我晚上问问孩子再说，话剧班要带啥
W 护照给我换一本，小孩的有效期跟大人一样吗 / 卡马上冻结！有没有被刷走钱 / 给我改早一班，机上有网没 / 周一带豆豆打疫苗，给排一下，驱虫药你们卖不卖 / 把这版推到主干，推完是几点几版了
W 合同发给小丹，老麦签了没有？ / 行李限重多少来着，回程给我加一件 / 礼堂钥匙轮到谁管了？反正周日两点到五点给我们占上 / 你是早上那位不？是的话两张改三张哈 / 新来那个护士人不错，周五前给我安排抽个血呗
W 大字版的给我订一本，贵不贵啊 / 燃气表40217，给我录上，账单几号出 / 我们搬走了，押金给退一下吧，钥匙放哪儿 / 记房费上，游泳池几点关 / 我家小宝找到幼儿园了，排队那个给他撤了吧，你们这排队的多不多呀
W 这张帮我打出来，我以前那号码也给删了，那是前夫的 / 沙发到哪了？脚凳给我换个大的 / 明天封路是真的假的，那货今天给我送来吧 / 有素菜吗？四个人，八点，姓毕 / 九号桌空着没，中午我们坐那儿
W 周一罢工？那给我换周日的车 / 密码分大小写不，我输错三次锁了，给解一下 / 我那单到哪一步了，再给加个柠檬蛋糕 / 4B灯又灭了，派个人来，电梯修好没有啊 / 这个空瓶回收吗，再给我寄两瓶补充装
W 水疗不要，延迟退房要 / 甜品算了，买单 / 手机不换，光补张卡，寄家里 / 保险不买，车要，周六到周一 / 不要糖不要奶，两杯红茶送8号房
W 周二留着，周四去掉 / 别给我排林大夫，除了他谁都行，明天 / 家里电话别打，发短信就行，三号的CT给我约上 / 两份钱我可不交，给我减掉一份 / 别全删，删去年的
W 别再让我等了，宽带给我销掉，谢谢 / 不是姓章，是姓张，时间不变，把名字改过来 / 积分我不要，钱退我卡上 / 窗帘不弄了，百叶窗下单吧 / 会不动，把午饭往后挪半小时
W 巴黎不去了，改里昂，日子不变 / 别寄市里那家店，寄车站旁边那家 / 说了不吃花生，蛋糕撤了换水果 / 不用续一个月，一个礼拜够了，续一个礼拜 / 号留着，流量包退掉，就这样
W 小的坐四号，我坐五号，给换一下 / 俩娃都报上，账单发我 / 八号跟阿凯调个班，九号直接把我划掉 / 存二百，剩下的把信用卡还了 / 上户口，再开两份证明
W 名字打错了给改一下，票重新出一张 / 小件走顺丰，大件哪个便宜走哪个，寄了吧 / 先变基，再强推上去 / 六个人的胸牌都打出来，投影仪也借上 / 给我个柜子，邮件别再给我发了
W 加一份豆浆，鸡蛋去掉 / 新出的那本给我留着，这几本是我老公的，还了 / 停车加一小时，我老婆那辆加俩小时 / 一个退一个换，小票都在这儿 / 药给我备着，它的会员也续上
Q 小孩护照管几年，办一本多少钱 / 早班机有网吗，价钱一样不 / 老麦签了没，小丹呢 / 限重多少，婴儿车算不算一件 / 钥匙交哪儿，押金几天退
Q 投影仪谁退的，后来又借上没有 / 主干上现在是哪版，谁推的 / 换套餐号码变不变，流量能带过去不 / 池子水热不热，开到几点 / 退款跟抵用券有啥区别，给我的是哪种
Q 豆豆周一打完针了，挺乖，驱虫药你们卖吗 / 燃气数我自己录过了，账单几号出来 / 沙发到了，好看！脚凳有那个绿色不 / 今晚八点四位订好了，有素菜没 / 中午冻的卡，谢谢啊手真快，钱有没有少
Q 我怎么排了两个队，这样允许吗 / 票上名字错了一个字，登机有影响没 / 听说周一罢工，周日的车还开不 / 电梯又坏了，这月第三回了，归谁管啊 / 收到俩娃的账单了，不是说有优惠吗
T 豆豆打针把大夫咬了，最后谁赔不是？我呗 / 给我改早一班，结果早班晚点，你说这事闹的 / 要退款给我张券，谁还来第二回啊 / 前夫把账户的号码改了，他跟谁说过吗，没有 / 订的里昂，人到了里尔，别提了
T 礼拜五强推主干，这是人干的事吗 / 小宝幼儿园有着落了，队也不用排了，你说巧不巧 / 娃拿我卡订了一百多的披萨，我这是造了什么孽 / 宽带去年就销了，账单到现在还来，有意思吧 / 我妈啥都订两份，完了还纳闷怎么多一份
N 卡别冻，找着了，刚才那条短信是你们发的吗 / 行李不加了，婴儿车免费不 / 礼堂我们不要了，别占，周日是谁在用啊 / 先别推，主干上现在是哪个 / 别再给她订大字版了，谁出的主意
N 沙发那单照旧别改，还是俩礼拜到？ / 没让你挪午饭，我就问在哪儿吃 / 不用解锁了，我试出来了，是不是分大小写 / 座位别给我换，是挨着机翼不 / 不退不退，都挺好，我就想知道刚谁打我电话
U 早一班嘛可能要可能不要，有网没 / 护照现在换还是等办完婚礼再换，拿不准，多少钱一本 / 礼堂也许拿来办个生日，还在商量，里面有厨房没 / 真罢工的话我八成坐周日的，到底罢不罢 / 脚凳兴许得退，还没想好，几天之内来着
U 里昂跟巴黎，你说我订哪个好 / 百叶窗挺心动的，可窗帘也不赖 / 假如我把户销了，会亏啥 / 两个都报还是报一个，我回去想想再说 / 我先问问我媳妇，你们明天开不开门
W 周一上午 验光 / 抽血，周三九点前 / 周四看脚，还是老大夫 / 续两年，扣原来那张卡 / 年检加保养，18号
W 海景房四晚 周五入住 / 明天去苏州来回 二等座 / 改下周二 / 要4点那班，不要3点的 / 明天 老时间 老位子
W 12号房送毛巾 / 羽毛球 周三七点 俩小时 / 周六瑜伽 两个人 / 快递放9号邻居家 / 俩儿子 周六 足球营
W 充二十，移动 / 大份麻辣烫不要香菜 送6栋 / 俩都取消 / 留一个，扔一个 / 退订
W 全删 / 算我一个 / 我的也一样办 / 再来一份 / 三份，双面
W 平邮，十二封 / 耳鼻喉 我闺女 这礼拜 / 周五儿科 周一心内 头一个是给我儿子的 / 洗衣机 上门修 周二除外哪天都行 / 周二理疗我 周三理疗我媳妇
W 三号做CT 报告寄家里 / 一张 无锡 10点42 单程 / 猫绝育 下个月 / 补工牌 三楼 丢了 / 过道 素餐 来回都要
W 钢琴 每周四 半小时 零基础 / 垃圾箱 周五放 周一收 / 周二核磁 周四复诊 邓主任 / 换个大屏 我工位 / 鲜奶一瓶 周一起 天天送
Q 验光？ / 下周二？ / 要多久 / 还剩几个 / 俩都是？
Q 高峰几点算起 / 12号房几楼 / 一共几晚来着 / 我是4点还是3点那班 / 抽血空不空腹
T 早上又抽血了 / 海景房住四晚，爽 / 12号房，最吵那间 / 我周二都练瑜伽 / 快递在邻居那儿呢
T 隔壁猫昨天绝育了 / 三份全印歪了 / 周四嘛，老一套 / 工牌又丢了哈哈 / 验光挺顺的
U 瑜伽看我腰吧 / 周二周三呢，嗯 / 再来一份？难说 / 海景房…再看看 / 工牌哪天补一个吧，不急
U 没准坐4点那班 / 周三打球看阿斌来不来 / 钢琴？在考虑 / 抽不抽血再定 / 要么都要要么都不要，没想好
N 毛巾不用 / 今天不抽血 / 别俩都取消 / 先别删 / 不续
N 瑜伽就不了 / 18号不行，先别排 / 不，留着 / 别再寄了 / 周二的别碰
W 明天能晚点退房吗，一点左右走 / 这壶漏水，能给我退了不 / 周一能给我排沙大夫吗 / 305能送张婴儿床上来吗 / 四点能给我剪个头不
W 今天能派个水工来吗，天花板往下滴水 / 我奶奶出不了门，这周能上门给她看看吗 / 我五月结的婚，户名可以给我改过来吗 / 今晚那班能给我升个舱不，我一米九六腿伸不开 / 我那周三能跟你换成周五吗
W 能不能麻烦你把这几本续到月底 / 我能再多住两晚吗 / 今天能给我孙子开个户吗，材料都带齐了 / 陶艺课能把我名字写上不 / 这个能寄到我妈那儿去吗，别寄我家了
W 那蓝色的中号能给我拿一件吗 / 我儿子礼拜天能加一节课吗 / 昨晚那单可不可以帮我取消掉呀 / 9点20那班，能给我爸在登机口备个轮椅吗 / 今晚四位能改六位不
W 测试机能给我开个管理员吗，到周五就行 / 欠的能今天一把给我结清吗 / 左边那个能给我打包一个吗 / 系统里还叫我凯文，能给改成我现在的名吗 / 杂志能从下个月起给我停了吗
Q 一般能几点退房，十二点必须走吗 / 过了三十天的壶还能退吗 / 是哪个大夫都能看，还是只能看签约的 / 每间房都能加婴儿床吗 / 剪头可以不洗吗
Q 水工周末也能上门吗，还是急修才来 / 上门看病谁都可以申请吗 / 没结婚证能改户名吗 / 登机口还能买升舱吗 / 换课能在网上换吗，还是非得打电话
Q 续借能续几次 / 淡季能住超过预订的天数吗 / 爷爷奶奶能给孙子开户吗，法律上 / 陶艺课学期中间可以插班吗 / 这个窗口能寄国外吗
Q 打包了的单子还能取消吗 / 小机场也能要轮椅吗 / 超过六个人可以坐一桌吗 / 外包的能拿管理员权限吗，你们啥规定 / 欠款能分几次还吗
Q 阳台上能抽烟吗 / 迟到了号会不会作废 / 晚还几天会扣信用分吗 / 五点前能修好吗 / 订一年的杂志半道能停吗
Q 能在哪儿看到我约了啥 / 方便问下取消要扣多少吗 / 搬了家还可以在原来的学校上吗 / 操房里能穿跑鞋吗 / 一张券能用两回吗
N 能不能别给我改啊 / 拜托能别取消我那单吗 / 名字能就这么放着吗，别动 / 周五能别给我安排吗 / 可以别把我写进名单吗，我啥也不报
N 能麻烦你别给我续吗 / 能不能别再给我挂他的号了，谁的我都不挂 / 那笔钱可以先不付吗，别付 / 账户能不能还是留着，别销了 / 可以不往我妈那儿寄东西吗
U 晚退房的事能明天再告诉你吗 / 升舱能让我想想不 / 陶艺我能回去睡一觉再定吗 / 周五还是周三能晚点回你吗 / 多住两晚会不会有点傻，纠结
W 居住证给我续签一下，照片还用重拍吗 / 高铁票改签到后天同一趟，差价怎么补 / 小程序我不会弄，你直接给我挂上吧，中医科，周六 / 师傅，快递先放驿站，明天几点之前取都行吧 / 物业费我微信交了哈，你给我开个票，还有我家楼道灯谁管
W 社保给我转到苏州去，要跑几趟啊 / 科目三给我约下周三，教练还是老刘不 / 外卖备注加一句不要葱，还有多久到 / 公积金提出来还房贷，按月那种，给我办了，多少号到账 / 把我姥姥的号往前提一提，她疼得睡不着，你们这儿有轮椅借没
W 广场舞那块场地给我们占周四晚上，音响自己带还是你们有 / 老板两笼小笼打包，醋有没有 / 这个月的会员别扣了给我停掉，剩下的券还能用不 / 我要补一张医保卡，几天拿，补的时候看病咋报 / 网不行啊，叫个师傅明天上午来，光猫是不是要换
W 几点熄灯？算了不管，给我订个四人间下铺 / 你们那儿冷不冷？我加一床被子，送306 / 谁值班今天？我要报修，空调滴水，赶紧来个人 / 团里还有位置没有，有的话我跟我老伴都报，姓孟 / 上次那个拔罐的师傅还在不，明天下午给我排他
W 别挂专家，普通号就成，明天上午 / 香菜不要，辣要，一碗大的 / 别送到门口，放门卫，电话也给我改成138那个 / 我不退课，我换班，换到周日上午那个班 / 不要电子的，给我开纸质的，两张
W 别约早上，我起不来，下午随便哪个点给我约一个 / 高铁不坐了改飞机，最早那班 / 不用全款，先给我付个定金 / 不是续费，是注销，给我注销 / 别光删我的，小号也一起删了
W 老大的课停了，老二的续上 / 菜照上，酒退了 / 红包那个撤了，转账发过去 / 旧手机回收，新的给我下单256的 / 体检加个胃镜，减个CT
W 我那件加急，我妈那件不急平寄就好 / 把二号楼的报修撤掉，改报三号楼 / 座位往前挪两排，顺手把名字改成我媳妇的 / 会议室从三点改四点，投影也占上，通知一声小陈 / 饭卡挂失，再补一张
W 我同事都报了，给我也报上，哪天截止 / 我妹的退了是吧，那我的也退 / 刚说不要，想了想还是要，给我加上，几号发货 / 五号，不对，六号，六号下午，姓钱 / 大杯…不，中杯，热的
W 撤回刚才那个取消，课我还是要上的 / 排错队了，给我换到耳鼻喉 / 说了半天还没办呢，给我开通呀，一个月多少钱 / 我晕车，给换到前排，前排有插座没 / 丢人，又锁外头了，派个开锁的来
Q 居住证一年一签还是几年一签，照片有啥要求 / 改签能改几回，差价咋算 / 小程序上能看到排到几号了吗 / 驿站几点关，放久了收钱不 / 科三挂了多久能再考，补考费多少
Q 公积金我上个月提的，到账没有 / 我社保转苏州了，那医保跟着转不 / 教练换人了是吧，新来的姓啥 / 刚那碗没放葱吧？ / 券哪天过期，全场都能用不
Q 广场舞昨晚被人投诉了，是哪家投的 / 光猫换好了，网还是慢，啥原因 / 饭卡补了，旧卡里的钱转过去没 / 我同事都报上了，还剩几个名额 / 空调修好了谢谢啊，是哪儿的毛病
T 科三又挂了，老刘说我是他教过最稳的，稳挂 / 说好九点开会改十点，十点改十一点，最后取消了，服不服 / 邻居把快递退了三回，驿站小哥见他就躲 / 广场舞换地方了，耳根子总算清净了 / 我妈报了个团，回来行李没回来
T 电视里说提公积金不用跑腿，我爸信了，跑了三趟 / 我同事退了课又报，报了又退，图啥呢 / 医保卡补了两回，都在沙发缝里找着了 / 门上贴着先交费后就诊，我念给你听听 / 小程序说我前面有0人，我等了一个钟头，神奇吧
T 他把会议室订了一年，自己一次没开过会，你说他是不是闲的 / 昨晚梦见把工作辞了账号也注销了，醒来还得打卡 / 网上都说赶紧改签，我早改好了嘻嘻 / 我媳妇天天喊要退那台跑步机，喊三年了 / 「请帮我取消明天」，这歌词写得真好
U 考不考科三，我再练练看 / 会员停不停呢，剩下的券舍不得 / 老大的课想停，他自己又说想上，再看看吧 / 要是网还不行我就换一家，先观察两天 / 胃镜做不做，我怕疼，要不你说说疼不疼
U 团有位置的话我得先问问老伴去不去 / 高铁还是飞机，还没比价呢 / 改签的事等领导批了假再说 / 万一考不过，我再报一期得多少钱啊 / 旧手机卖不卖，犹豫
N 社保先别转，我工作还没定，苏州那边要啥材料 / 科三别给我约了，我还没练好 / 票别改，领导又不批假了，几点发车来着 / 会员别停，我刚看见还有券呢 / 胃镜不加，说了怕疼
N 不用派师傅了，网自己好了，是你们那边修的不 / 我随口一说你可别真给我退了 / 谁也别给我妈报团，她上回行李都丢了 / 音响不用你们准备 / 刚才那句不算，会议室还是三点，别改
W 你好啊，我是三单元的老赵，我记在纸上了怕忘，一个是助听器电池给我寄一板来，一个是我十二号那个复查还在楼上不，我这腿上不去 / 演唱会改期了对吧，新日子我要考试去不了，两张票都给我退了，手续费你们退不退啊 / 外头吃冷不冷？有暖炉就给我们外面一张两人桌，没有就里面，反正七点半两位给我留上
W 我被裁了，唉，健身房先给我停了，车贷还款日改到二十八号，这俩哪个要本人去签字 / 生了生了！六斤八两！就是把出差那事忘了，酒店帮我退了吧，高铁票能转给同事不 / 不是我要插队啊，下水道的水都返到浴缸里了，今天必须给我派个人，洗碗机现在还能用不
W 我姐从二号改到九号了，我表弟不去了，也没人跟我说一声，那把我也挪到九号跟我姐一块，现在还剩几个人 / 那个小程序是不是就我一个人不会用？算了，你直接给我取消花园那个垃圾桶，通知以后寄纸的 / 跟王总说好了，椅子按四十把下单，不是报价单上那五十把，三楼搬运费含不含麻烦回一声
W 群里说租房不让养蛇，真的假的，我替朋友问的。我自己是要续租，十一号房，续半年，租金最好别动 / 上礼拜打过电话，那小伙说记下了，到底记没记啊，没记现在记：十点前别送货，菜从一周一送改成两周一送 / 老公说车位留着，我说留着干啥，这回听我的，四十号车位退了，押金啥时候给
W 周日还打扰你不好意思，构建红了，先回滚到昨天那个版本，数据库迁移别动，昨晚谁值的班 / 我闺女怕打针，她说没事你别信，周五放学后给她约上加强针，我能进去陪着吗 / 不是说小马不好啊，就是上回刘海给我剪秃了，下次二十一号给我排苏苏，苏苏是有纹身那个吧
W 银行说归你们管，你们说归银行管，到底归谁？我也懒得问了，房本名字给我过到我名下，证明我带着呢 / 去年住湖边那栋蚊子多得要命，今年给我订山上那栋，还是七月那一周，四个人一条狗，狗要加钱吗 / 我爷爷三月走的，一直没顾上。他那张借书证麻烦注销了，书我带来了，有没有超期，他老爱超期
W 我午休快完了说快点，电工的钱付了，刷墙那个等他刷完再说，付完账上还剩多少 / 海报写的啥我不管，今天三号，早鸟票给我来一张，在哪儿取 / 我妈在那头喊别订，我奶奶喊订，奶奶掏钱，订！六斤的够几个人吃
W 老师，我家孩子今天发烧不去了，给他请个假，午餐也退了，请几天要医院证明啊 / 我左手右手分不清哈哈，刚才选错了，给我从周二改到周四那个班，学费差多少 / 工资系统进不去，邮箱也进不去，就日历能进，怪不怪，全给我重置一遍，昨晚是不是升级了
W 靓女，帮我book听日下昼三点，有冇停车位啊 / 唔该帮我改去礼拜六，要唔要补钱㗎 / 师兄，呢张单我唔要喇，帮我退咗佢，几时返钱 / 俺娘的号给挪到后晌中不，上午赶不过去 / 侬帮我订两只位子好伐，靠窗，夜里厢六点
W 老妹儿，给我整个明天的号，看腰的，搁几楼啊 / 幺妹儿帮我把那个课退了嘛，钱好久到 / 我滴个乖乖又涨价了？行吧，加满，记公司账上 / 额要办个卡，给额娃也办一个 / 阿姐，帮我睇下仲有冇位，有冇都好，帮我入咗名先
W 别说教我知道逾期了，给我续上 / 倒车有一个小时，有淋浴没，来一个，毛巾也要 / 六点前取消不扣钱对吧，那给我取消 / 我姐那个做得真好看，周六中午照她那样给我也做一个，能撑多久 / 无线密码多少，再来个五点四十五叫早
W 阳台房没了是吧，那花园房，两晚 / 她不吃面，他不喝奶，都给备注上，姓傅 / 不是迷信啊，十三排不坐，给我换十四排 / 抽奖谁中了？再给我来五张 / 扣了我两回钱，退一回，投诉电话多少
W 周一十点 看牙 姓欧 / 三号场 周六两点 拍子也要 / 套房一晚 今晚 / 周三眼科周四耳科 我爸 / 两茶一咖啡 210
W 车，去火车站，现在 / 过道谢谢 / 14房加小床 今晚 / 药续三个月 / 周二刹车周三排气 面包车
W 7号餐不要饭 / 试用停了 / 叫早取消 / 加上露露 / 8码10码 都要红
W 量血压 今天中午 / 老人票一张 周四下午场 / 扁桃体 我儿子 冉主任 越快越好 / 半扇猪 月底 剁好 / 周五看牙 有停车没
W 今晚两位 多少钱 / 退我的 留她的 / 8号到11号 双床 安静点 / 我妈修脚周一 我也周一 挨着 / 周二划掉 周日加上
W 发吧，抄送老鲍 / 重装，几点更新 / 打包买单 / 中医 明早 老陈大夫 / 补票 一张 到终点
W 能给我换回原来那个柜子吗，周一起 / 能改三十号不，含早饭不 / 可以换护士给我打吗，周三周四都行 / 这上面能把我名字划了换成小如吗 / 我318号，能从全马换成半马吗
W 我家老二一月份能上上午的托班吗，给他占一个 / 午饭前能给补个胎不 / 我妈疼得厉害，片子能往前排排吗 / 郊游还能加俩人吗，能就加上，老艾跟老白 / 刚才没付成功，能再给我扣一次吗
W 贝尔街那套的申请我能撤回吗，麻烦帮我撤了 / 今天起能把俱乐部那个自动转账给停了吗 / 我媳妇驾照拿到了！明天起能把她加进车险吗 / 两点半能叫个带轮椅位的车去人民医院吗 / 合同今晚能给法务发过去不
W 能现在把婚礼蛋糕订了吗，三层，柠檬的，六月八号 / 手滑买了个皮肤能给退吗 / 周六能给狗洗个澡吗，滚了一身泥，顺便剪指甲多少钱 / 二号桌能加把椅子吗，四号桌买单 / 有没有可能给我换到角落那个工位，下周一
Q 柜子暑假能一直占着吗 / 过了截止日还能换项目吗，规程咋写的 / 护士能开假条吗，还是非得大夫 / 车险加个人要加钱吗 / 皮肤买错了一般能退吗
Q 我姐改到九号了，那二号还剩几个人 / 助听器电池收到了，一板能用多久，哪儿回收 / 听日开唔开门㗎，几点收工 / 那栋山上的房能带狗吗，加多少 / 回滚昨晚做过了，是谁做的，迁移动没动
Q 演唱会退票的钱到了，手续费咋没退 / 我爷爷的借书证销了是吧，还有没有罚款 / 刷墙那个付了没，电工呢
T 我妈喊别订我奶奶喊订，最后俩人一人订了一只，冰箱塞不下 / 演唱会改期了，室友都退了，就我当时是现金买的，哭 / 小马辞职了，以后谁来剪秃我的刘海呢 / 去年湖边今年还湖边，蚊子都认得我了 / 银行推给你们，你们推给银行，我姐跑了八趟才把房本过完，你说这叫什么事
T 周一牙周二眼，老了就是上班看病 / 回滚成功，这礼拜第三回了，值班的哥们都麻了 / 半扇猪到了，冰柜没到 / 爷爷的账户销了，还给他发问卷，问他满不满意 / 定金是周五交的，手都抖
T 露露加进来，露露又走了 / 四十号车位我老公退了，第二天就后悔，怨谁 / 领导说「把那个会取消」，然后自己准时坐那儿等，全组都懵了 / 听阿婆讲，佢上个月改咗三次期，冇收过钱 / 我们那会儿退个票得排一上午的队，现在的年轻人手指头一点就好了，还嫌慢，你说是不是
T 票，昨天退了 / 他改签，我没改 / 今天又白跑 / 娃自己报的名，厉害吧 / 天天喊续费，烦死 / 小程序又崩了，人还怪多
U 山上还是湖边，家里四个人四个意见 / 打不打加强针等她考完试再说 / 车位退不退，我跟老公还在吵，押金退多少啊 / 要不卖掉十手？睡一觉再说 / 过道还是靠窗，嗯… / 续不续租得看工作，工作定了我告诉你
U 如果雨停了我们就坐外面，停不停谁知道呢 / 想给我妈换个近点的医院，还没跟她商量，转院麻不麻烦 / 你说我是退了好还是换一个好 / 可能要六位，也可能四位，晚点回你 / 有点想办卡，又怕办了不去
U 听日得唔得闲未知，迟啲先答你 / 等工资发了再交吧，大概十五号 / 要是他不来，那票我就退了，现在还没准信，几点前能退 / 改明儿有空再来注销 / 兴许八号，兴许九号
U 报舞蹈还是报画画，孩子一天一个主意，我也愁，你们哪个老师好一点 / 再想想 / 婚礼蛋糕三层还是两层，等丈母娘发话 / 我要是现在退保，能拿回来多少，划不划算，心里没底 / 那要看医生怎么讲，讲要住院我才办 / 不急，过完年再看要不要搬
N 蛋糕先别订，丈母娘还没发话呢，最晚哪天定 / 别回滚！昨晚谁说要回滚的 / 山上那栋不要了，湖边的也不要了，今年不出门 / 唔使改喇，照旧就得，几点开始呀 / 我妈那片子不用往前提了，她好多了，谢谢你们啊
N 电池够用，别寄了，复查在几楼 / 不是我要退，是我姐问的，我的别动 / 车险先不加她，她又不敢开 / 皮肤不退了，越看越好看 / 我啥时候说过要注销 / 算了算了，当我没讲 / 谁让你给我升舱了，我不要
W 爸的降压药给他开一个月的，医保能报多少 / 这单备注改一下，放门口别敲门，孩子睡着呢，还有几分钟到 / 先问一句，退票扣多少？扣多少都退吧，去不成了 / 宽带到期了是吧，续一年，送不送路由器 / 保洁阿姨周六上午来一趟，擦玻璃另算钱吗
W 我不要上门取件，我自己寄，你把取件那个撤了，最近的网点在哪 / 素的不要换成荤的，四份，十二点前送到 / 别给我转人工了，直接销号 / 号别退，人换一下，换成我弟看，身份证我报给你 / 大床没了就别大床，双床也行，今晚，两个人
W 周末我爸妈来，房间给我加一张床，我那间再多续两天，另外附近有没有老人能逛的公园 / 说来话长，反正婚不结了，酒席退了吧，定金我知道拿不回来，我就想问司仪那边是你们通知还是我通知 / 我昨天打来问过一次，你同事说等通知，等到现在也没个信，别等了，直接给我转到市一院去，病历我自己带还是你们传
W 师傅说水管要换，我老伴说不换，我看还是换，你们礼拜四来换吧，厨房那根，卫生间的先不动，一共得多少 / 小区那个充电桩我申请过，批没批？没批的话先把我的车牌改了，换新车了，浙A后面我发你 / 孩子数学补习给他停了，一提就哭，画画的照上，退的钱直接抵画画学费行不行
W 周六 修脚 / 明早胸片 / 退一留一 / 两斤排骨 下午送 / 靠窗 两位 六点半
W 周二换水管 厨房 / 儿科 明天 发烧 / 改名叫v2 / 号给我弟 / 续一年 带路由器
W 我妈能今天下午加个号吗，走廊里等也行 / 能不能给我们家装个扶手，这个月里头，卫生间的 / 可以把我排到苗圃那个候补里不，姓简，前面几个人 / 材料能寄我新地址吗，蕨园5号，还差啥不 / 明天能还给上回那个兽医看吗，她摸它它不叫
`,
}
