/** People with simple or slightly wrong grammar, or who dictate; in Chinese with regional turns. */
export const simple = {
  en: `
W please you cancel my blood test for tomorrow, my car is broken / cancel the blood test / i have fever now so blood test not possible tomorrow, take me out please
Q the blood test tomorrow, it is cancelled or no / if i am cancelling the blood test so late is there some fee / who cancelled the blood test, you or the lab
T they cancelled my blood test and nobody has told me, i was sitting there one hour / my neighbour cancel always his blood test because he is afraid of needle
N please don't cancel the blood test, i come / blood test stay, not cancel / i didn't say cancel the blood test, i only said i am a bit late
U maybe i must cancel the blood test, i see tonight how is the fever / if the fever is staying i will cancel the blood test / cancel the blood test... i don't know, i ask my wife first
W my son he has again the ear, so give us one appointment with the ear doctor today if possible / ear doctor today please / book us for the ear, any hour is good, he cries all night
Q have you got ear doctor also on saturday / how long in front must i book for the ear doctor / does the ear doctor take kids under two
T the ear doctor booked us for tuesday already and my son is now happy again / at the other hospital they book you the ear doctor in five minutes and with a smile / i booked the ear doctor myself on the internet yesterday night
N no need book the ear doctor, the ear is good again thanks god / don't book anything for the ear, he sleeps now / no ear doctor please
U should i book the ear doctor or wait one more day, what you think / if he is still crying by lunch we book the ear doctor / i was thinking about the ear doctor for him but my husband says wait
W ok so I'm on nights this week and I totally forgot and the scan is at nine in the morning and I'll be dead by then so can you push it to the afternoon / push my scan to afternoon / scan later pls, on nights
Q can a scan be pushed to the afternoon on the same day or does it go to the back of the queue / when is my scan again / what happens with my scan if I fall asleep after nights and miss it
T I'm on nights this week and they pushed my scan to the afternoon without me even asking, lovely people / my mate on nights pushed his scan three times and then it was too late to see anything / the text says scan pushed to afternoon
N I'm on nights but leave the scan where it is, I'll just stay awake / don't push my scan / no no the scan stays at nine, I wasn't asking, I was moaning
U I'm on nights so I might have to push the scan, let me look at the rota first / if Dave swaps with me I don't need to push the scan, so wait till I know / would push the scan but then it's March and I don't know
W the kids are screaming sorry can you just cancel the thing on Friday the eye thing yes for Mia, no Leo put that down / cancel Mia's eye thing / Friday eyes for Mia is off please, she has swimming, I forgot
T the kids are screaming sorry, I only wanted to say Mia's eye thing was cancelled by your colleague already / Leo come away from there, sorry, yes Mia has been to the eye thing, all went well
N the kids are screaming sorry, no don't cancel Mia's Friday, I was talking to my son about the telly / not Mia's eye thing, leave that one be
Q sorry it's loud here, is Mia's eye thing on Friday or Thursday and can her gran bring her / do I lose my place if I cancel Mia's eyes for Friday
U sorry it's loud here, if my mum can't bring Mia on Friday then I have to cancel, I'll ring you after tea / might be we have to drop the eye thing, depends on my mum
W doctor said come again in six weeks so I make now the appointment, mornings are good / six weeks control, put me / he told me six weeks, so please you look what is free and you write me in
T doctor said come again in six weeks and I said yes yes like always / the paper says make appointment in six weeks / doctor said my brother must make appointment in six weeks, but he is not a man who makes appointments
Q doctor said six weeks, is it from today or from the operation / must I make the appointment in six weeks by myself or you send a letter
U doctor said come in six weeks but harvest is in six weeks so I don't know yet / after harvest I will make the appointment, maybe
N doctor said come in six weeks but I don't make appointment now, thank you / no appointment now, first the harvest
W we got the hay coming in and it's going to rain Thursday so I need my hip moved, next week's grand / hay's in thursday. move the hip / put the hip back a week would ya, hay won't wait
T we got the hay in and I never had to move the hip appointment after all / Father moved his hip every summer for the hay and look at him now / they moved the hip on me twice this year
N hay or no hay I'm not moving the hip / don't move me hip again / we got the hay in so no need to move the hip now
Q with the hay and all, how late can a man ring to move his hip appointment / is there a week in august ye don't do hips
U if the hay's not in by Thursday I'll have to move the hip / hip might have to wait, depends on the weather
W I drive lorry and I am in Poland till Sunday so the cardiologist on Friday I can not, make Monday please / cardiologist Monday not Friday / I not come Friday, I come Monday, write Monday
T I drive lorry and I was in Poland on Friday so I have missed the cardiologist / my boss has moved me to Poland and my cardiologist has moved to Leeds, funny life / dispatcher says make it Monday, always he says make it Monday
Q I drive lorry, has the cardiologist also hours on Sunday / if I not come on Friday you write me a bill
U I drive lorry and maybe I am in Poland on Friday, I will know tomorrow / when I am back from Poland I think about the cardiologist
N I drive lorry but Friday I am home so don't make Monday, Friday is good / no Monday, I stay by Friday
W and also my mother she is eighty and hears nothing so I do it for her, she wants the afternoon and not the morning, please change / please change my mother to afternoon / for my mother is better the afternoon
T my mother is eighty and she changed her appointment all alone with the telephone, I was so proud / my mother always says change to afternoon and then she comes in the morning anyway
N my mother rang you and said change to afternoon, please don't listen, she mixes it up, it stays morning / not change anything for my mother please
Q did my mother ring you and change to the afternoon, she is eighty and does not remember / can I change things for my mother or must she call herself
U my mother perhaps wants afternoon, I must ask her first when she wakes up / if the morning bus doesn't go then my mother would need afternoon
W I'm so sorry love, I'm standing in the corridor and the sign says Ward 4 but I want to check in, Hargreaves, for two o'clock / check me in, Hargreaves / and I'd like to register my husband for the car park pass as well while I'm here
T sign says register at desk 2, at desk 2 they say register at desk 4, it's like that cartoon / I've registered my husband for the pass on the machine, took me twenty minutes
Q do I need to register my husband for the pass if we only stay an hour / where do I check in for two o'clock love
N my husband doesn't want registering for the pass, he'll wait in the van / don't check me in yet love, I've got to nip to the loo
U my husband might want the pass, he's deciding / if it goes over an hour we'll register for the pass I suppose
W refill the tablets please same as always / the blue tablets are finish, please order / I have only two tablets and then it is weekend so please you order quick
T the tablets were ordered on monday and came on tuesday, very good service / my pharmacist orders the blue tablets always for me / I dreamed I order tablets and it came a horse
N I still have plenty tablets so please don't order / don't order the blue ones, doctor took me off them / blue tablets not needed
Q are my blue tablets ordered already / can you order tablets without the doctor sees me / how many days it takes when you order the tablets
U I count the tablets at home and then I tell you if I need order / maybe doctor changes the blue ones so I wait with the order
W my cow she doesn't stand up and you must send the vet now please / send the vet / cow is down, vet quick please, farm behind the church
Q vet comes also at night or only day / what costs it when the vet comes to the farm / did you send the vet already, I wait since one hour
T the vet came at night and cow is standing again, I say thank you / they sent the vet to my cousin and he came with no boots, we laughed / in the old times you send a boy for the vet
N no need send the vet, she stands up by herself / don't send the vet, my uncle will look / please not the vet, too expensive for one old hen
U if she doesn't stand by evening I call you for the vet / maybe I need the vet, let me see how she eats / would you send the vet for this or wait, I don't know
W the dog ate a sock again and can you squeeze us in, I'm ten minutes away with two kids in the back / dog ate sock, coming, book us / he's been sick on the seat, the baby's crying, just give me whatever slot you've got
Q the dog ate a sock, how long before a sock comes out / do you do emergencies without booking / is a sock something you operate for
T the dog ate a sock and it came out the other end on the school run, just so you know for his file / my sister's dog ate a sock and they booked him in for an op, nine hundred quid / he ate the appointment card, honestly
N the dog ate a sock but we don't need a slot, it came out / don't squeeze us in, it's fine, he's brought it up / no slot needed, false alarm
U the dog ate a sock and I'm thinking do I book him in or wait for it / if it's not out by tonight I'll want a slot / might need to squeeze in tomorrow, we'll see
W please you make cat's injection another day because I start early shift at four / cat injection not monday, give me thursday / I work Monday so cat can not come so you change please
T I work Monday so my daughter has changed the cat's injection and it's all good / you changed the cat from Monday to Thursday last time and nobody was there / the card says injection Monday
N cat's injection stays Monday, don't change, my daughter brings her / not change cat / I said nothing about changing the cat, it was the woman before me
Q is there injection for cat also after eight in the evening / can my daughter bring the cat, she is fifteen / the cat is written for Monday or Thursday
U maybe I change the cat's injection, first I must see the shift plan / if boss gives me Monday free, cat can stay, if not I change / I let you know about cat
W sheep's scanning, two hundred head, put me down for the first dry week / put me down for scanning / same as last year for the scanning, book it
T they put me down for the wrong week for scanning and half the flock was up the hill / himself next door is down for scanning this week / two hundred head scanned in a morning, that lad is fast
N don't put me down for scanning this year, I sold the most of them / no scanning for me / take nothing from what my brother said, we're not booking scanning
Q what do you charge a head for scanning now / am I down for scanning or am I not / which week is your man coming to scan up our way
U I might put them down for scanning, depends on the price of lambs / if I keep the sheep I'll book the scanning, if I don't I won't
W hey siri no hey vet sorry um cancel the rabbit's teeth on the fourteenth full stop / cancel rabbits teeth comma fourteenth / okay so comma the rabbit died comma so please take him off your list question mark no full stop
T the rabbit died full stop thank you for everything you did full stop / my phone wrote cancel the rabbi instead of cancel the rabbit and I sent it to my priest
N do not cancel the rabbits teeth full stop I was talking to my phone / no new paragraph no don't cancel
Q is the rabbits teeth on the fourteenth or the fortieth it always writes it wrong / can you cancel by voice message question mark
U maybe cancel the rabbits teeth comma I'm not sure comma he is eating again full stop
W change my address in the dog register, we moved to the farm of my in-laws / we live now in Mill Road 8, please write it for the dog / dog's address is new: Mill Road 8
T we moved and I changed the dog's address on your website already, so easy / they changed the street name and now even the dog is lost
Q must I change the address in the dog register when I move in the same village / what address do you have for the dog
N we didn't move yet, so don't change the dog's address / leave the old address for the dog please, my mother takes him
U when we move I will change the dog's address / if we take the house at Mill Road then the address is new, but bank must say yes first
W car makes noise like old goat, please you look at it today / take my car for tomorrow, brakes / brakes tomorrow, seven o'clock, I bring it before shift
Q how much is brakes both sides / do you open before seven, my shift begins half seven / is my car ready or it is still on the lift
T car made noise like old goat and my cousin repaired it with a wire / other garage took my car for brakes and gave it back with no radio / brakes were done by you in may
N don't do the brakes, I was only asking / no brakes this time, I have no money / please stop with the brakes, I sold the car
U maybe brakes, maybe not, first tell me what is wrong / if it is under two hundred I do the brakes, I ask my husband / I think about to do the brakes before winter
W I've got the van till four and then the other driver has it so do the tyres now will you / do the tyres / winter tyres on please love, it's minus six tomorrow and I've a school run
Q do the tyres take more than an hour / are my winter ones stored with you or did I take them home / what's the last day for changing tyres by law
T I've got the van till four and they did the tyres in twenty minutes flat, magic / the boss did the tyres himself to save forty quid and one came off / everyone does their tyres in the first snow, same every year
N I've got the van till four so don't start on the tyres, there isn't time / leave the tyres be, they'll do another winter / not the tyres mate
U I've got the van till four so I don't know if we do the tyres, let me ask dispatch / might do the tyres next month / if it snows I'll be in for tyres like everybody else
W order me the mirror for the left, some idiot drove it off at the loading ramp / mirror left, order it / I drive now three days with tape on it, please order the mirror
T the mirror was ordered in june and in september it came the right one / some idiot drove my mirror off and his insurance has ordered a new one, good man / tape is the best mechanic, says my father
N don't order the mirror, I found one at the scrapyard / mirror not needed now / no, no mirror, the tape holds
Q you ordered the mirror or not yet / can I send the mirror back if it is wrong colour / how long does a mirror take from Germany
U if the insurance pays then order the mirror, but they didn't answer yet so wait / maybe I take used mirror, I look around
W my tractor is due the test and I can't spare it but I must, so Wednesday then, go on / tractor test wednesday / ah go on, put the tractor in for Wednesday so
T my tractor was due the test and failed on a bulb, a bulb / neighbour put his tractor in on Wednesday and had it back Christmas
N the tractor's not going in Wednesday, I can't spare it / don't put the tractor in, I'm baling / forget Wednesday, forget the tractor
Q when is the tractor due its test / does a tractor over forty years need a test at all / what do I need to bring for the tractor
U tractor's due the test but I can't spare it, we'll see after the silage / I might sell the tractor before the test, then there's no test
W no not the red one the blue one book the blue one in / the blue one, for the MOT / sorry I said red, it's the blue car that needs booking
N no not the red one, don't book the red one, I scrapped it / don't book either / the red one doesn't need anything
T I said book the red one and they booked the blue one and my wife had no car / the red one is booked in with my brother in law
Q is it the red one or the blue one you have booked / do two cars on one day get a discount
U either the red one or the blue one, I have to see which one starts / not sure which one yet, I'll ring
W can you tow me I'm on the hard shoulder with three kids and no phone charger / tow me please / need towing, junction 9, white Skoda, hurry
Q can you tow an automatic / how much is towing from junction 9 / is towing in my cover
T they towed me from junction 9 last night and the driver gave the kids sweets / can you believe it, they towed a man with his dinner still on the dashboard / my cover says they tow you free, my bill says otherwise
N don't tow me, it started again / no tow, just needed petrol / I said hello, I didn't say tow
U if it doesn't start in ten minutes I'll need towing / I may want a tow, my brother's trying the leads now
W good morning, my daughter is sick so please you write her sick and also the lunch take out / lunch out for Elif today / Elif has stomach so no lunch please, take her from the list
Q until what hour I can take out the lunch / is Elif on the lunch list this week / when child is sick must we pay still the lunch
T good morning, my daughter was sick and the teacher took her out from the lunch, very kind / Elif says lunch is every day potato / they took out half of the class from lunch because of stomach virus
N Elif is better so don't take her out from lunch / lunch stays please / no no I didn't want to take her out, you have understood me wrong
U if Elif is still sick tomorrow I take out the lunch / maybe she eats with us this month, we think about it / I don't know if to take her out, doctor is at ten
W sign up both boys for the trip, I pay cash on Monday / both for the trip / the little one cries if his brother goes alone so put him too
Q what does the trip cost for two / is there still place for the trip / does the trip bus have toilet
T both boys signed up themselves for the trip, I found out from the other mother / when I was a child we had no trip, we had cows / the little one cries because the trip is full
N don't sign up the boys for the trip, we're away / not the little one, not the big one, nobody for the trip / please take my words back about the trip, I pay not
U I would sign up the boys but forty pounds each, I must see / perhaps only the big one for the trip, we talk tonight / if my sister's boy goes then ours go too, I'll tell you Monday
W hiya it's Jayden's mum, he's moving up to his dad's in Hull so I need him taking off the register from Easter / take Jayden off / right so he's at his dad's from now on, can you unregister him, thanks, and the bus pass and all
T hiya it's Jayden's mum, his dad took him off the register without asking me and I'm fuming / Jayden told everyone he's moving to Hull, he isn't, he's just dramatic
N hiya it's Jayden's mum, whatever his dad said do not take him off the register / Jayden's staying, leave him on / no unregistering, we've sorted it
Q hiya it's Jayden's mum, is he still on the register, cause his dad says not / how do you take a kid off the register if one parent says no
U hiya it's Jayden's mum, he might be going up to his dad's and then he'd come off the register, we just don't know yet / if the court says Hull it's Hull, I'll let you know
W I work late shift from next month so I need the after-school care also on Wednesday / Wednesday after-school too please / from next month add Wednesday, I am till eight in factory
T I work late shift and my neighbour takes the kids, so after-school care I had to give back long ago / the lady before you added Wednesday and then forgot it
N I work no more late shift so please no Wednesday / don't add Wednesday / I don't want after-school care, only the breakfast one I have already
Q is after-school care on Wednesday till eight / which days we have now after-school / adding one day, is it more money or same
U I work maybe late shift from next month, then I need Wednesday, boss says it on Friday / let me first ask my neighbour about Wednesday
W can you move parents evening I mean my slot not the whole evening, I'm on lates, five o'clock's no good, six is / swap my slot to six / my slot please to the end, I come straight with the bus
N don't move my slot, I've swapped my shift special / five is fine in the end, leave my slot / no swap, thanks
T they moved parents evening and now it's on the same night as the match, typical / I swapped my slot with Kofi's mum, we did it between us / the letter said slot at five, the app said six, the teacher had gone home
Q can slots at parents evening be swapped / is my slot five or six / do I need a slot if there's nothing wrong with her
U I may need to swap my slot, depends what the gaffer says / if I get off at four I can make five, if I don't I can't
W Dear office. My grandson Piotr live now with me. Please you change the emergency number on mine. Thank you, God bless / emergency number please mine / my number is new so change it by Piotr also
T Dear office. You have changed the emergency number and called me when he had the nose bleeding, thank you, God bless / his mother changed her number again, third time
N Dear office. Please not change the emergency number, his mother is back. Thank you, God bless / the number can stay / keep the old emergency number
Q Dear office. What emergency number have you for Piotr? Thank you, God bless / can grandmother be the emergency number
U Dear office. Perhaps Piotr will live with me, then we must change the number. We don't know yet. God bless
W I bring today the form and you register her please for first class / register my girl for september / we want her in this school and not in other one so please write her in
T we registered her in the other school because it's next to my work / my girl registered her doll for first class, she made the form herself with crayons
N don't register her this year, she is too small still / we register her not here, sorry / no registering please, she goes to the other school
Q which papers for registering a girl for september / is she registered or the form is missing something / from what age you register
U one more year or already now, we can't decide about first class / if we get the flat we register her here / should I register her before we have the flat
W send the parcel express, it's my mother's heart tablets / express please / normal is too slow, make it express, I pay
Q is express here tomorrow or the day after / how much more is express / did it go express or normal
T I sent it express and it came after the normal one / my son sends all express, he has money like hay / on the box it says express, on the calendar it says three weeks
N please you don't make it express / don't send it express, she is in no hurry / no express please, too much money for socks
U express or normal, I don't know, when is Easter / if normal comes before Friday then normal, I must think / maybe express, let me count my money
W I'm on the road all week so keep my parcel at the counter till Saturday / hold my parcel / don't send it back, I come Saturday, please keep it for me
T I'm on the road all week and my parcel was kept at the counter and then they sent it back one hour before I came / the card in my door says parcel is kept till Saturday
Q I'm on the road all week, how long do you keep a parcel / is my parcel at the counter or with the driver / what is the longest a parcel can stay with you
N I'm home this week so you don't have to keep it at the counter / no need to hold the parcel, my neighbour took it / not hold
U I'm maybe on the road all week, then you'd have to keep the parcel, I write you again / if I don't get home till Saturday I'd want it held
W redirect my post please, we're going to my sister's for lambing, six weeks, same as last year / redirect the post / post to my sister's from Monday, go on
T they redirected my post to my sister's and she's been reading it / my ex redirected my post to his house and it took the police to get it back
N no redirect needed, we're not going in the end / don't redirect anything, I can pop back for it / I never asked for my post to go to my sister's
Q what's redirecting six weeks cost / is my post still being redirected / does redirecting work for parcels as well
U if lambing goes on I may want the post redirected / thinking of redirecting the post but sixty quid, hm
W I lost the key of my PO box so give me new one and I sign / new key for box 114 / key is in the river, don't ask, please new one
T I lost the key of my PO box and the kind man gave me a new one the same day / my son threw the key in the river and then he told me with big smile
N found the key, don't make new one / no new key please, it was in the other trousers / new key is not needed
Q new key for PO box, is it free / how long takes it new key / did you make already the key
U maybe the key is in the other trousers, I look first and then we see about new one / if I don't find it by tomorrow I need new key
W and one book of stamps as well love, second class, and post this for me / ten stamps please / stamps, twenty, for abroad
T bought a book of stamps yesterday and they're up again / my gran left me four hundred stamps and nobody to write to
N no stamps thanks love / don't put stamps in, I've got loads at home / I don't need stamps, just weighing it
Q what's a stamp to Ghana now / do old stamps still count / have you stamps with the king on
U I might need stamps, let me look in my purse / if it's over a hundred grams I suppose I'll want two stamps
W my bin was not taken third time so now I want the big one, please change / big bin please / we are six now with the baby, so order us the bigger bin
Q how much in the year is the big bin / when you bring the big bin / do you take the small bin back by yourself
T neighbour ordered the big bin and now he puts it before my window / my bin was not taken third time, it's smelling like in a fairy tale with witch / they brought the big bin last week and the kids made a house
N we don't need bigger bin, please not bring / no big bin, we have no place / leave the small bin, I only complained
U with the baby maybe we need bigger bin, we look one month / if it's not much more then big bin, but I want to ask my landlord
W come and take the old sofa, it's in front of the gate and my back is broken / pick up sofa thursday / I want order the big rubbish collection for next week, one sofa and two mattress
T they came and took the old sofa and by mistake the new chair / some people put the sofa in the forest, shame on them
N don't come for the sofa, my nephew took it / no collection please, sofa is sold / we keep sofa
Q you take sofa for free or I must pay / on which day you come for the sofa / can I put with the sofa also a fridge
U sofa maybe goes to my nephew, if not I order collection / should the sofa go or stay, my wife and me are fighting
W hello I am customer since nine years and always I pay on time, but now I lost my job in the bakery and the contract is too big for me, so please you make it the small one from next month
T hello I am customer since nine years and always I pay on time, but now you have made my contract the big one and I never asked it and the man on telephone only laughed
N hello I am customer since nine years, and your colleague wants to make my contract the big one because it is cheaper he says, but I don't want, I want that all stays like it is
Q hello I am customer since nine years and I want to understand only one thing, if I make the contract small in the middle of the month, do I pay then half and half or the whole
U hello I am customer since nine years and I think about to take the small contract, because I lost my job, but maybe I get new one on Monday and then I need the internet, so I wait still
W cancel my phone contract / end it / sim card block please, stolen / new number please / more data / put me on the cheap one / number stays, contract goes
N not cancel / contract stays / don't block my sim / no new number / no more data please / not the cheap one / don't end anything
T contract was cancelled in May / sim got blocked again / new number, same old calls / my kids ate all the data / he wants the cheap one always
Q contract ends when / is my sim blocked / new number costs what / how much data left / what is the cheap one
U maybe cancel, maybe not / new number? hmm / cheap one perhaps, later / block it, or wait, dunno / I'd end it, but internet
W somebody took my phone in the bus with the children and the shopping and everything and I am calling from the phone of the driver, so please you block the card now before he is calling to the whole world
T somebody took my phone in the bus last week and I ran after him with the pram and the driver he stopped and the man gave it back, so in the end nothing was blocked and everything is good
N I called you before one hour that somebody took my phone in the bus, but it was under the baby in the pram, so please you don't block the card, it is here, I am speaking with it
U I don't find my phone since the bus and maybe it is stolen and maybe it is in the pram bag, my husband looks now at home, and if he doesn't find then we have to block the card
Q when somebody takes a phone in the bus and I block the card, can I get after the same number again or is it gone, and what is with the photos of my children
W so the wifi box blinks red and the kids can't do homework and my husband's on nights and sleeping, so send someone but not before two cause of him sleeping / send someone for the wifi / technician please, red light
T so the wifi box blinked red and the kids couldn't do their homework, what a shame they said, and you sent someone and it was the plug, I'd hoovered it out
N so the wifi box was blinking red but it's green now, so don't send someone, my husband's on nights and sleeping and if the doorbell goes he'll kill me / no technician thanks
U so the wifi box blinks red and I've got the kids all over me, I'll switch it off and on first like it says and if that doesn't do it then I'll be wanting someone out
Q so the wifi box blinks red, is that us or is that the whole street, and if you send someone do I have to be in or can my mum let him in
W I got message that my bill is two hundred because my boy has bought diamonds in the game, he is six, please you give the money back and close this thing for always
T my boy is six and he has bought diamonds in the game for two hundred and you gave the money back in two days and I told it to all the mothers in the kindergarten
U my boy has bought diamonds in the game, I don't know how much, I wait for the bill and if it's a lot I come to you for the money back
W top me up twenty / twenty on my phone please, I'm at the border / put credit on my mum's phone, she's got none and she's alone
N don't top me up / no credit on my mum's phone, she has plenty / I didn't ask for a top up
T topped it up twenty and it's gone by teatime / mum tops hers up at the shop / I topped up the wrong number, some lad in Leeds had a nice day
Q is top up by card or cash / did the twenty go on my phone / does credit run out after a year
U might top up, depends what's left / if I go over the border I need to top up I think
W me and the two lads want to join the football, the small one is seven and the big one nine and I can drive on Tuesdays but not Thursdays because of the milking, so put us on Tuesdays
T me and the two lads joined the football in spring, and then came the milking and the silage and the calves, and in the end it was their grandad what drove them, every Tuesday, rain or shine
N the two lads keep on about the football and the trainer rang me as well, but don't sign them up, I've the milking at five and nobody to drive them and that's that for this year
Q for the football, if the two lads join now in the middle of the season, do we pay the full year, and is there anyone from up our road that could take them on Tuesdays
U the two lads want to join the football and I'd say yes but there's the milking, so if I can get my brother for Tuesdays then we'll do it, I'll see him Sunday at mass
W quit the gym for me / freeze my membership / join me up / swimming for my girl please / yoga tuesday, one place / take me off yoga / renew it
N not quitting / don't freeze it / no yoga for me / don't renew / leave me in swimming / not joining, just looking
T quit the gym, found cake / froze my membership, froze my toes / she joined yoga / swimming's my girl's life / everybody renews in January
Q freeze costs how much / yoga full tuesday? / am I still member / renew till when / swimming from what age
U quit or freeze, can't decide / yoga sounds nice, one day / might renew, might not / if my knee's good I'll join
W I broke the foot on the building and doctor says three months nothing with sport, so please you stop my membership for three months and after I come again, I like your club very much
T I broke the foot on the building and the club has stopped my membership for three months without I pay, and the trainer he brought me even soup, such people you don't find everywhere
N I broke the foot on the building but please don't stop my membership, the upper body I can train and the sauna is good for me, so I pay further like always
Q I broke the foot on the building, doctor says three months, so my question is can one stop the membership for so long or only for four weeks like it's written on the wall
U I broke maybe the foot on the building, tomorrow is the picture, and if it's really broken then I must stop the membership for some time, but first the picture
W the changing of shift was yesterday and now I have always early, so spinning in the evening is good for me, write me for Tuesday and Thursday / spinning tuesday thursday, me
T now I have always early shift and in the evening I sleep at the soup, so the spinning my wife took over, Tuesday and Thursday, and she looks like twenty
N now I have always early shift so spinning in the evening, no, don't write me, at eight I sleep already like the chickens
U now I have maybe always early shift, boss decides it end of month, then perhaps spinning Tuesday and Thursday, I tell you
W okay so dictating this while I drive, um, kids' swimming, Saturday, cancel both, they've got chickenpox, well Ella has and Tom will, and, mind that cyclist, yeah cancel both for two weeks please, thanks, bye
N okay so dictating this while I drive, um, kids' swimming, Saturday, you asked if you should cancel both cause of the chickenpox, and no, don't, it turned out it was midges, bye
T okay so dictating this while I drive, um, kids' swimming on Saturday was lovely, Ella's cancelled being scared of water, her words, and Tom did a width, so thanks, bye
U okay so dictating this while I drive, um, kids' swimming, Saturday, Ella's got spots, could be chickenpox could be nothing, if it's chickenpox I'll have to cancel both, doctor's at four, bye
Q okay so dictating this while I drive, um, kids' swimming, Saturday, what's your rule on chickenpox, like do they have to miss two weeks and do we get the money back, bye
W we can't come to the match Sunday with the little ones, the lambs are coming out like popcorn, so give our four tickets back and let somebody else have them, no hard feelings
T we couldn't come to the match Sunday, the lambs were coming out like popcorn, and my brother in law gave our four tickets back at the gate and drank the money
N lambs or no lambs we're coming Sunday, all four of us, so don't you go giving our tickets back whatever my brother in law says
U with the lambs coming out like popcorn I can't say about Sunday, could be four of us could be none, hold on with the tickets till I know more
W I want pay the water bill but machine not takes my card, so please you take it from my account, here is the number on the paper / take it from my account / pay the water for me from the card ending 22
T machine not takes my card, the lady not takes my cash, so the water bill I paid at the end by my cousin with his telephone, and he wants now beer for it
N machine not takes my card but please you don't take it from my account, there is nothing in, I pay Friday when wage comes
Q machine not takes my card, can I pay the water bill here also with cash, and is it true that after the fifteenth comes something on top
U machine not takes my card, maybe I pay water bill online, maybe my son makes it tonight, if not I come again tomorrow
W register me in the town / new address please / parking permit, renew / passport for baby please / dog tax, sign off / book the hall
T registered Monday, done / renewed the permit myself / baby's passport has come / town hall booked us wrong / signed the dog off, sadly
N don't renew my permit / no passport for baby / not registering here / hall not needed / leave the dog tax
Q permit renewed or no / passport for baby how much / hall free saturday? / registered already, am I
U hall maybe, ask me Friday / passport, if we fly / permit? thinking still / would register, no flat yet
W good day, we have moved from the Croatia to here with three children and I don't know how everything goes, but the man said by you I can make the registration, so here are the papers, please do it
T good day, we have moved from the Croatia to here with three children, and the registration was made by a lady with red glasses in ten minutes, and she has said welcome, I wanted only to say it
Q good day, we have moved from the Croatia to here with three children, do the children need each one registration or go they all together on one paper with me
U good day, we want maybe to move from the Croatia to here with three children, when my husband gets the work in the port, then I come to you for the registration
N good day, my husband has sent you the papers for registration, but please you don't make it, we go back in the Croatia, grandmother is ill and the children want home
W it's my dad's allotment, he passed in March, and Mum can't do the digging and I've got the kids and the late shift, so we're giving it back, can you sign it over to whoever's next on the list
N it's my dad's allotment, he passed in March, and I know there's a list and people waiting, but please don't give it to anyone, Mum wants to keep it going and we'll all dig
T it's my dad's allotment, he passed in March, and a fella called Ron has been watering everything without anybody asking him, and my mum says that man is a gem
U it's my dad's allotment, he passed in March, and we can't decide if we keep it or give it back, Mum says one thing on Monday and another thing on Tuesday, bear with us
Q it's my dad's allotment, he passed in March, does it come over to Mum on its own or does it go to whoever's next on the list
W I park every night after shift at two and there's never a space and I'm not complaining, well I am, anyway I want one of them resident permits, blue Corsa, the reg is on the form
T I park every night after shift at two and there's never a space, and the bloke at fourteen's got three permits and one car, and that's the world we live in
U I park every night after shift at two and there's never a space, so I've half a mind to get one of them permits, only they might be moving me to days
N I park every night after shift at two and there's always a space by then, so no, I don't want one of them permits, stop sending me the form
W I know I said Monday and I know you wrote it down in pen, but my wife is in the hospital with the new baby since tonight and I have nobody for the cows, so make it the Monday after
W not that I am afraid of the dentist or something, but the tooth is better and the maize is ready, so let us put it two weeks back, yes
W my sister she moved her baby's injection because of the holiday and it was no problem, so move ours too, same week, then we come together in one car
T my sister she moved her baby's injection because of the holiday and it was no problem, and then I moved ours too with the internet, and now we come together in one car
U my sister she moved her baby's injection because of the holiday, and now I think should I move ours too so we come together, but hers is older, I must ask the doctor
N my sister she moved her baby's injection because of the holiday, but ours you don't move, we are not going anywhere, who has money for holiday
Q my sister she moved her baby's injection because of the holiday, now which day is hers, and is it the same day as ours or different
W don't forget to order the sheep drench / don't forget my mother's transport for Tuesday, she can't walk it / and don't forget the vet for the goat
W no, make it four / no, five kids, not four / sorry, Tuesday I meant, put Tuesday / ah wait, the other hospital, the one by the river, book that
W I don't want to be any trouble, dear, and I can perfectly well wait, but if you were to find me something earlier than the ninth for this ear I should be so very grateful
W it's not urgent and it's not serious and my husband says I'm silly, but please you give me one appointment for the skin, any day after my shift, I finish at two
T my husband said it's not urgent and it's not serious and I am silly, and so he has taken me no appointment, and now see how it looks, like a map
W I'd be better with the morning / Friday would suit me more / afternoon is hard for me with the bus, the morning would be my thing
W tuesday, teeth, two kids / leg, doctor, today / one oil change, tomorrow early / two tickets sunday match / cat, nails, thursday / parcel, Poland, insured
T tuesday was teeth, two kids / leg is good, doctor too / oil change was yesterday / sunday match, what a game / parcel to Poland arrived
Q teeth on tuesday, what hour / oil change, how long / sunday match, still tickets? / parcel Poland, how many days
W the thing is I start at four in the morning, I come home at one, I sleep until three, I get the children at half past three, so only thing what goes is two quarter past, give me this one
W my appointment was for ten and I'm stuck behind a combine on the B road and there's no getting past him, so give my ten o'clock to someone else and slot me in whenever I land
T my appointment was for ten and I was stuck behind a combine on the B road, and they gave my ten o'clock to someone else, and who was it, the combine man's wife
U my appointment was for ten and I'm stuck behind a combine on the B road, if he turns off at the mill I'll make it and if he doesn't I won't, I'll ring from the mill
N my appointment was for ten and I'm stuck behind a combine on the B road, but don't give it away on me, he's turning off now, I'll be there
W the old dog doesn't get up now and doesn't eat and the children know it already, so please make for us the appointment for the last injection, best when they are in school
U the old dog doesn't get up now and we talk every evening about the last injection, but the children are not ready and me also not, so I only wanted to hear your voice
T the old dog got his last injection on Friday and the children made a cross with his name and the vet, she cried with us, thank you that she came to the house
N the old dog got up this morning and has eaten a whole sausage, so no last injection, not now, he is like new
Q the old dog doesn't get up now, tell me honest, does the last injection hurt, and can it be done at home, and what does it cost
W I said yesterday on telephone no microchip because I thought it's dangerous, but my daughter has explained me, so now yes, make the chip together with the castration
N I said yesterday on telephone yes to the microchip, but I have thought the whole night and now no, don't make the chip, only the castration stays as we spoke
W my hens stopped laying and the man at the feed shop says it's mites and the internet says it's worms, well, can you post me out a bottle of each and I'll pay on the card
T my hens stopped laying and the man at the feed shop says order drops for mites and the internet says order drops for worms, and my wife says order a fox
W does your man still do hooves? well he must, sure I saw the van. send him up to me so, any day bar Sunday
Q does your man still do hooves? I saw the van and I wondered, because my neighbour says he gave it up for his back
W sorry my English is small. Horse. Foot. Very bad. Doctor come today, yes please / please, doctor for horse, now
T sorry my English is small. Horse. Foot. Very good now. Doctor come yesterday. Thank you, thank you
N sorry my English is small. Horse good. Doctor no come. No need / please, no doctor for horse
Q sorry my English is small. Doctor for horse, how much money? / doctor comes today or tomorrow
U sorry my English is small. Horse maybe bad, maybe good. I look tomorrow, then maybe doctor
W engine light is on and I've a full load of yoghurt and three drops to do, I don't care what it costs, get me in between the second and the third, I'm with you at eleven
T engine light came on with a full load of yoghurt and three drops to do, and the garage got me in between the second and the third and wouldn't take a penny, so they got yoghurt
U engine light is on and I've a full load of yoghurt, if it's still on after the second drop I'll be wanting you to get me in, but it does this, it comes and goes
N engine light was on but it's off again so you don't have to get me in, I've three drops to do and the yoghurt is getting warm
W you told me that the repair costs more than the car is worth and I understand it, but this car was from my father, so repair it please, everything
N you told me that the repair costs more than the car is worth, and the car was from my father, but no, then don't repair it, I take it home and the hens can live in it
U you told me that the repair costs more than the car is worth, and the car was from my father, so my heart says repair and my wallet says no, give me until Monday
T you told me that the repair costs more than the car is worth, and the other garage repaired it for ninety pounds, and now I drive since two years with it
W why do I always have to ring, anyway, oil, filter, the lot, same as last year, Thursday before the school run, and I'll wait with the baby / full service thursday
T why do I always have to ring, oil, filter, the lot, every year the same story, and every year I sit two hours with the baby between the tyres
W I bought from you the battery on Saturday and it's too big, doesn't go in, so I bring it now back and you give me please the money or the small one
T I bought from you the battery on Saturday and it was too big, and my husband made it go in with hammer, now the car starts and the radio is dead
Q I bought from you the battery on Saturday and it's too big, can one bring it back when it was already one time inside, and do I need the paper
N I bought from you the battery on Saturday and I thought it's too big, but it goes in, so I don't want any money back, I only say it because I called
W ok thinking aloud here, if I bring it Monday I've no car for the Tuesday clinic, if I bring it Wednesday it's the boy's match, so, Thursday, right, Thursday it is, book it
U ok thinking aloud here, if I bring it Monday I've no car for the Tuesday clinic, if I bring it Wednesday it's the boy's match, so, Thursday, or, no, I don't know, I'll get back to you
W don't bother with the wash but do change the bulb / I don't want the gold cover, just the ordinary one, give me that / never mind the scratch, fix the window
N don't bother with the wash / I don't want the gold cover / never mind the scratch
T he didn't bother with the wash but he did change the bulb / she didn't want the gold cover, she took the ordinary one
W my boy forgot the permission paper in the bus and the bus is now in the depot and the trip's tomorrow, so I say it here, yes he goes, please write him on the list
T my boy forgot the permission paper in the bus, and the bus driver brought it to the school himself, and so he was on the list and came home with a stone for me
W she's not going to do French any more, it's tears every Tuesday, and I'm not having it, swap her to Spanish with her friend from Monday
T she's not doing French any more, it was tears every Tuesday, so they swapped her to Spanish with her friend and now it's tears every Monday
U she says she's not going to do French any more, it's tears every Tuesday, I'm of two minds, swap her to Spanish or make her stick it, I'll talk to her gran
N she says swap me to Spanish, swap me to Spanish, but no, please don't, she stays in French, her gran paid for the book
W hi miss its kayla in 9b my mum says can u put me down for the late bus thurs cos she's on shift till 6 / late bus thurs for kayla 9b pls
T hi miss its kayla in 9b my mum says u put me down for the late bus and i was the only one on it lol
N hi miss its kayla in 9b my mum says dont put me down for the late bus shes off thurs
U hi miss its kayla in 9b might need the late bus thurs, mum doesnt know her shifts yet, will say tmrw
Q hi miss its kayla in 9b is the late bus thurs going past the garage or the other way
W the school photo came and he has closed eyes in all of them, but my mother in Manila cries if she gets none, so okay, order the small pack / order the small pack
T the school photo came and he has closed eyes in all of them, and my mother in Manila ordered the biggest pack and has hung it over the television
N the school photo came and he has closed eyes in all of them, so no, we order nothing this year, also not the small pack
W I sent a parcel to my mother in Manila and I wrote the old house number by mistake, it's not gone yet the tracking says, so please you change it to 17
T I sent a parcel to my mother in Manila with the old house number, and the postman there knows everybody, he changed it with a pencil and she got it
W they always leave my parcel in the rain, I'm not shouting, I'm only tired after the night shift, please put that from now on everything goes to the shop at the corner
T they always leave my parcel in the rain, and I'm only tired after the night shift, and on the note it says delivered to a safe place, safe for the ducks maybe
N your driver said from now on everything goes to the shop at the corner, but I don't want that, leave it as it is, my husband is home now
W hello, is that the post? good. the dog's bitten your lad again, I'm terrible sorry, hold our letters and I'll collect them meself till we've the fence up
T hello, is that the post? the dog's bitten your lad again, I'm terrible sorry, I gave him tea and a plaster and he was grand about it
W money to my brother / two hundred to Lagos, now please / western union, my brother, same as last month
T money went to my brother / he sent two hundred home, proud
N no money to my brother / don't send the two hundred
Q two hundred to Lagos, what fee / money to my brother, arrived?
U money to my brother, maybe Friday / if wage comes I send two hundred
W the street lamp before my house is broken since three weeks and my wife goes to early shift in the dark, so please you write it down and send the repair people
T the street lamp before my house was broken three weeks, and then the repair people came at midnight with music, and now we have light and no sleep
W we're having a street party for the kids, twentieth of June, and I've filled the form in twice and it crashed twice, so just close the road for us, I'll sign what you like
U we'd love a street party for the kids, twentieth of June or maybe the week after, half the street says yes and half says parking, so let's see who wins
N we were having a street party for the kids, twentieth of June, but the neighbours are against, so don't close the road, it's off
Q we're having a street party for the kids on the green, do we have to close the road at all for that, and who pays for the signs
W my licence runs out on the third and I'm a driver so no licence no bread, I brought the photo, it's an ugly photo, please renew it today
T my licence ran out on the third and I'm a driver so no licence no bread, and the lady renewed it in one day with that ugly photo and now I look at it ten years
W I got a fine for the bus lane and okay it was me, I was there, I had a goat in the back that was jumping, never mind, I'll pay it, take it off this card
T I got a fine for the bus lane and okay it was me, I had a goat in the back that was jumping, and I paid it that same night and the goat's none the wiser
N I got a fine for the bus lane and it wasn't me, I had the tractor that day, so I'm not paying it and don't take it off my card
U I got a fine for the bus lane and I don't know do I pay it or do I fight it, I had a goat in the back that was jumping, what judge would believe that
W please you put my husband also on the contract because he has now permission to stay and he wants own number, and we take then family price
U my husband gets maybe permission to stay in autumn, and then we put him also on the contract for the family price, but first must come the paper, let us see
T my cousin has put her husband on the contract and now he speaks every night with his mother, three hours, and she says never again
W I can't hear you my love, the milking machine's on, I'll just say it, yes to the fibre, yes to the date, put it in
T I couldn't hear the man, the milking machine was on, and he says I said yes to the fibre, and I said yes to the cow
N I can't hear you my love, the milking machine's on, but if it's the fibre again then no, I don't want it putting in
U I can't hear you my love, the milking machine's on, I don't know about the fibre, I'll think about it when I'm sat down
W my girl goes to university in Cork so her phone from my bill should go on her own name, she's grown up now, please do it so
U when my girl goes to university in Cork then her phone could go on her own name, but results are in August, so we wait
W I'm in the cab so quick, lost the sim, need another, same number, to the depot not the house / another sim to the depot
T I'm in the cab so quick, the sim came, same number, to the depot, all good, cheers
W could the little one maybe move from ducks to frogs, she swims already like a fish and in the ducks she's bored and bites the others
T the little one has moved from ducks to frogs, and in the frogs they're all bigger and now the others bite her
Q what must the little one be able to do for moving from ducks to frogs, and who decides it, you or the trainer
W we were never late with the fee, in eleven years not once, so I'm a bit ashamed, but can we pay this one in two parts please, the half now and half at the end of month
W I'd said I'd do the teas on Sunday but I'm on call now, someone else needs putting down, so swap me with Sheila, she's already said yes
T I'd said I'd do the teas on Sunday but I was on call, so Sheila swapped with me, and there were no complaints, which tells you about my teas
U I'd said I'd do the teas on Sunday but I could be on call, they tell us Saturday, and if I am I'd have to swap with Sheila
N I'd said I'd do the teas on Sunday and I'm still doing them, so don't you swap me with Sheila, I've the cakes made
W court two, eight o'clock, me and Andrzej / court two for tonight / book us court two again, same time, and one racket to borrow
T court two at eight, Andrzej won / they booked us court two and there was a wedding on it
N no need for court two tonight / don't book us court two, it has the hole
Q court two, is it free at eight / did Andrzej book court two
U court two if Andrzej comes / maybe court two, I ask Andrzej
T my boy reads at the moment a book, it's called Cancel the Moon, every evening I must read it, every evening / the song goes «send me the doctor, send me the rain», you know it
T on the door it says please register at the window, at the window it says please go to the door / the app tells me renew now, renew now, ten times in the day
T my grandfather always said, order the wood in May and pay the doctor in December, and he was ninety-four / oh sure, cancel the whole hospital, best idea he had today, my colleague
T in my dream I moved the appointment and the doctor was my old teacher and I had no shoes / every winter I say I sell the cows, every spring I buy one more
T book me a holiday on the moon, haha, that's what I say to my boss / «delete my number», she said to him, and he did, and now she cries by me in the kitchen
T he wants that I renew, she wants that I stop, nobody asks what I want / your colleague would refund it if he could, that's what he said, and he looked really sad
W refund it if you can, I know it's late / if there's any way, please refund me the second ticket
U I'd ask for a refund if I had the paper still / if I find the receipt I'll want the refund
Q can you refund it if the paper is lost / is the refund on the card or in hand
N no refund please, give me no trouble / don't refund it, it was a gift for the club
W I never cancel, ask anybody, twenty years I never cancel nothing, but today the roof is in the garden from the storm, so today I cancel, sorry, the knee, at three
W did I pay already or not? I think not. then please take it now from the card, before I forget it again with all these kids
W I didn't want to change doctor, really not, but he shouts and my little one is afraid, so give us the other lady from now
W my wife says don't, my mother says don't, I say yes, vasectomy, put me down / put me down then
W last time you forgot me and I waited with the goat in the car two hours, I'm not angry, but this time write it big, Thursday, goat, ten
W if it's all the same to you I'd as soon have the Tuesday / Tuesday's better for the bread van, give us that
W the boy is better but the girl has it now, so keep the appointment and only change the name, Lena instead of Luka
W you know what, forget the Friday, come to think of it Saturday, he's home from the rigs Saturday, put us in then
W any chance of a lift for my mam to the clinic Thursday, she can't do the bus with the frame / transport for mam thursday please
W what am I paying for, I'm never there, I'm either working or asleep, just close my account will you / close my account will you
W I was told to ring between eight and nine and I'm in the lambing shed since five so here it is now, order the calving ropes and two bottles of iodine
W is it too late? I hope not. one more child for the holiday camp, Amina, six years, she eats everything / one more for camp
W I wanted to wait for the summer price but the shoes are broken and the season begins, so okay, order the boots, 38, and socks also
W the phone wrote yes by mistake to the big package, it was the baby who pressed, so please you make it back to the old one
W sorry wrong day again, it's the rota, it's always the rota, I need the seventh not the sixth for the smear / seventh not sixth please
W we would be very happy when you could write our son by the judo, he is a bit wild but good heart, Mondays
W please be so kind and send me the bill again, the goat ate it, no really / send the bill again
W I'm not allowed to lift for six weeks so my bins, could your lads fetch them from round the back till then, number 12
W everybody in our block has it now and only we have not, so okay, you won, bring us also the fibre, my kids let me not in peace
W right, I've slept on it, go ahead with the gearbox / slept on it, do the gearbox / wife says yes, go ahead
U still sleeping on it, the gearbox / wife says yes, I say hm
T slept on it, dreamt of gearboxes / wife says yes to everything
N slept on it, no gearbox / wife says no, so no
Q how many hours is a gearbox / wife called you about the gearbox?
W the usual please, Thursday / same again, same time / add me too / mine as well please / yes do it / go on then, change it
T same again, same time, every week / he said add me too / they did mine as well
N not mine / no, don't change it / don't add me
U mine as well? let me think / add me maybe
Q was mine done as well / who's added for Thursday
`,
  zh: `
W 明天那个抽血给我取消嘛，我发烧了来不到 / 抽血给我取消嘛 / 我明天要上坡打谷子，抽血往后头挪一天嘛
Q 抽血取消了没得 / 抽血当天取消要不要扣钱哦 / 抽血是不是要空肚子来嘛
T 昨天抽血遭他们取消了，害我白跑一趟 / 隔壁老王每回抽血都取消，怕针得很 / 短信上写的抽血已取消
N 抽血莫取消，我来得到 / 莫得必要取消抽血，烧都退了 / 我啥子时候喊你取消抽血了嘛
U 抽血可能要取消，晚上看烧退不退 / 要是明天还烧，我就来取消抽血 / 取消还是不取消嘛，我问哈屋头再说
W 娃儿耳朵又痛了，今天给挂个耳鼻喉嘛，几点都要得 / 挂个耳鼻喉 / 哭了一晚上了，赶紧给我娃加个号要得不
Q 耳鼻喉星期六有没得号 / 两岁的娃儿挂耳鼻喉还是挂儿科哦 / 挂号费好多钱
T 耳鼻喉的号我自己在手机上挂好了 / 人家县医院挂号五分钟就搞定 / 上回给娃挂的耳鼻喉，医生凶得很
N 号不挂了，娃儿耳朵不痛了 / 莫给我挂耳鼻喉 / 不消挂号，我就来拿个单子
U 耳鼻喉要不要挂哦，再看一天嘛 / 中午还哭的话就来挂号 / 想给娃挂个号，他爸说等一哈
W 这礼拜上夜班，早上九点那个CT我真整不了，给我挪下午去呗 / CT挪下午 / 妹子，九点我刚下班困得不行，CT往后给串串
Q CT一般让挪不，有啥规矩 / 我CT是几号来着 / 夜班睡过了没赶上CT，还得重新排不
T 我夜班，他们把CT给我挪下午了，挺好 / 俺们班老李那CT挪了三回了，最后都没做上 / 护士说CT都挪下午了
N CT别挪，九点我硬挺着也来 / 不用给我整下午去，就九点 / 我就是发发牢骚，没让你挪CT啊
U CT兴许得挪，我瞅瞅排班再说 / 要是小刘跟我换班，CT就不用挪了 / 寻思着把CT挪挪，还没想好
W 唔该帮我个女改下复诊时间，星期五她要游泳，改星期一啦 / 复诊改星期一，唔该 / 星期五去不了啊，你帮我调到星期一咯
Q 复诊改期要不要收钱的啊 / 星期一还有没有位的 / 复诊可以让阿嫲带她来吗
T 我个女的复诊上个礼拜改过一次了 / 阿嫲自己打电话去改了复诊，好叻 / 那个护士说改期要自己上网改，搞到我一头烟
N 复诊不用改啦，阿嫲有空带她 / 唔该别改我的复诊 / 我刚才跟儿子说话，不是叫你改期
U 复诊可能要改，我问下阿嫲先 / 阿嫲没空的话就改星期一 / 考虑紧要不要改期
W 大夫说六周复查，你现在就给我约上得了，上午就行 / 六周以后那个复查，给我约了吧 / 复查给我排上
Q 大夫说六周复查，是从手术那天算还是从今天算 / 复查得自己约还是你们给打电话
T 大夫说六周复查，我寻思又得折腾一趟 / 单子上写着六周后约复查 / 大夫让我弟约复查，他那人你还不知道，没个约
N 复查先别约，等我秋收完的 / 不约复查了，我搁家那边医院看 / 先不用排，谢谢啊
U 六周后正赶上秋收，复查约不约再说吧 / 秋收完了兴许约个复查 / 要是腿还疼我再来约
W 我跑车的，礼拜五人在外地，心内科给我改下礼拜一 / 心内科改周一 / 师傅我礼拜五回不来，你给整到礼拜一行不
Q 心内科礼拜天开不开 / 我礼拜五没来的话还退钱不 / 心内科张主任礼拜一在不在
T 我跑车的，礼拜五在外地，心内科那号就白瞎了 / 老板把我的车次改到礼拜一了 / 调度天天说改周一改周一，没一回准的
N 礼拜五我在家，别改礼拜一 / 心内科就礼拜五，别动 / 不改了不改了，老板放我假了
U 礼拜五我可能在外地，明天才知道，改不改到时候说 / 要是货没卸完就得改礼拜一
W 我妈八十了耳朵背，我替她说，她那个理疗换到下午去 / 给我妈换下午 / 我妈早上起不来，麻烦你调到下午哈
Q 我妈是不是打电话来改过时间 / 我帮我妈改行不行，还是要她本人打
T 我妈八十了，自己打电话就把理疗改好了，我都惊了 / 我妈每次说换下午，结果早上又跑来了
N 我妈打来说换下午你莫信，她搞混了，还是上午 / 我妈的莫动 / 她说改你别给她改啊，还照旧
U 我妈可能想换下午，等她睡醒我问哈 / 早班车要是没得了，我妈就只有换下午
W 老样子，蓝色那个药再开一盒嘛 / 药吃完了，给我续上 / 只剩两颗了，马上周末了，快点给我配起嘛
Q 我的药配好了没得 / 不见医生能不能续药 / 配药要等几天
T 药礼拜一配的，礼拜二就到了，巴适 / 我梦到我来配药，结果给了我一头牛 / 药房的人每个月都帮我妈配好
N 药还多得很，莫配了 / 蓝色那个不要再开了，医生喊我停了 / 不续药
U 回去数哈还有好多药，再说配不配 / 医生可能要换药，我等到看
W 插秧那几天忙得很，我那个髋骨检查往后推一周嘛 / 检查推一周 / 要落雨了，谷子不收要烂，体检改下周要得不
T 谷子收完了，检查也没推，刚刚好 / 我老汉年年为了收谷子推检查，还不是活到九十 / 今年检查遭推了两回
N 谷子收不收我检查都不推 / 检查莫再推了 / 谷子都收完了，不消推
Q 检查最迟哪天可以推 / 八月份有没得哪周不做检查的
U 星期四谷子收不完，检查就要推 / 检查可能要等一哈，看天老爷
W 我屋头牛站不起来了，快点喊兽医来嘛 / 喊兽医来 / 母猪要生了，你们派个人过来要得不，就在庙子后头
Q 兽医晚上出不出诊 / 上门看一回好多钱哦 / 兽医出发了没得，我等了一个钟头了
T 兽医半夜来的，牛又站起来了，谢谢哈 / 我表弟喊的兽医，来了连靴子都没穿，笑死人 / 以前哪有兽医哦，都是喊老把式
N 不消派兽医了，牛自己站起来了 / 兽医莫来，我幺爸在看 / 一只老母鸡喊啥子兽医嘛，算咯
U 晚上再站不起来我就喊兽医 / 可能要喊兽医，看它吃不吃草 / 这个要不要喊兽医来哦，我也拿不准
W 狗又把袜子吃了，给我加个塞呗，十分钟就到，车上还俩孩子呢 / 加个号，狗吃袜子了 / 吐一车，你赶紧给我整个号，啥时候都行
Q 狗吃了袜子几天能拉出来 / 不预约能看急诊不 / 吃袜子得开刀不
T 狗把袜子吃了，送孩子道上拉出来了，跟你们说一声 / 我姐家狗吃袜子，医院给安排了手术，花了八千 / 这狗把挂号单都给吃了，你说气人不
N 狗吃袜子了，不用加号，吐出来了 / 别给我加塞，没事了 / 不用号了，虚惊一场
U 狗吃了袜子，我寻思看还是不看 / 今晚还没拉出来就得去挂号 / 明天兴许得加个号，瞅瞅再说
W 猫打针改星期四，星期一我上早班 / 星期一我开工啊，只猫的针改第日啦，唔该 / 打针换个日子嘛，我四点就要起来
T 我女儿把猫打针改到星期四了，搞定咯 / 上次你们自己把猫改到星期四，结果店里没人 / 卡上写的星期一打针
N 猫打针不改，我女儿带它来 / 猫的别动 / 我没说要改，是前面那个阿姨说的
Q 晚上八点以后还能给猫打针不 / 十五岁的娃带猫来得行不 / 我家猫是写的星期一还是星期四
U 猫打针可能要改，我先看哈班表 / 老板给我放假就不改，不放就改 / 猫的事我到时候回你
W 羊子两百只打疫苗，还是照去年，给我排起 / 给我排上打疫苗 / 天一晴就来打，帮我登起嘛
T 去年给我排错了周，一半羊子还在山上 / 隔壁屋头这周排的打疫苗 / 两百只一上午打完，那娃儿手脚快
N 今年莫给我排，羊子卖得差不多了 / 我哥说的不算，不排 / 疫苗不打了
Q 现在打一只好多钱 / 我到底排上没得 / 你们哪周上我们这边来
U 排不排看羊价嘛 / 羊子不卖的话就来排 / 再说嘛，羊子还不晓得留不留
W 小爱同学啊不对，那个，兔子十四号磨牙取消句号 / 兔子走了，麻烦你们把它从名单上去掉 / 兔子磨牙不去了，取消哈
T 兔子走了，谢谢你们这么久的照顾 / 语音给我打成取消肚子磨牙，发给我领导了 / 兔子磨牙是我老公取消的
N 兔子磨牙不要取消，我刚才跟手机说话呢 / 别取消别取消，它又吃草了，照常磨
Q 兔子是十四号还是四十号，语音老写错 / 发语音能不能取消
U 兔子磨牙可能要取消，它又肯吃了，再看看 / 取不取消我明天回你
W 我们搬到丈母娘屋头住了，狗证地址给改一哈，磨坊路八号 / 狗证改地址 / 搬家了，狗的登记地址换成新的嘛
T 狗证地址我在网上改好了，简单得很 / 他们把街名都改了，狗都找不到屋
N 还没搬，狗证地址先莫改 / 地址就留老的，狗归我妈养
Q 同一个村搬家狗证要不要改地址 / 你们那边狗的地址写的哪儿
U 等搬了再来改狗证地址 / 房子要是买成了地址就要改，银行还没批
W 这车响得跟老山羊似的，今儿给我瞅瞅呗 / 明儿修刹车，给我留个位 / 七点我上班前把车撂你那儿，刹车给换了
Q 换刹车片两边多少钱 / 七点前开门不，我七点半上班 / 我车整好没，还搁架子上呢？
T 车响得跟老山羊似的，我表哥拿根铁丝就给整好了 / 上回搁别家换刹车，回来收音机没了 / 刹车五月份你们给换过
N 刹车别换，我就问问价 / 这回不换刹车，没钱 / 车卖了，刹车别整了
U 刹车换不换再说，先看看啥毛病 / 两百以内就换，我问问媳妇 / 寻思入冬前把刹车换了
W 这车四点就交班了，你现在就把轮胎给我换了 / 换胎 / 明儿零下二十，雪地胎给我换上，还得送孩子呢
Q 换胎一个小时够不 / 我雪地胎搁你这儿呢还是我拉回去了 / 换胎最晚到几号
T 四点交班，他们二十分钟就把胎换完了，麻溜的 / 老板为省那俩钱自己换胎，道上掉了一个 / 一下雪全来换胎，年年这样
N 四点就交班，胎别换了，来不及 / 胎别动，还能再撑一冬 / 不换胎哥
U 四点交班，换不换胎我问问调度 / 下个月可能换胎 / 下雪了我就来换
W 左边后视镜给我订一个，装货的时候遭人撞了 / 订后视镜，左边 / 用胶带绑了三天了，赶紧给我订嘛
T 后视镜六月订的，九月来了个右边的 / 撞我那个人的保险已经把后视镜订了，人还可以 / 我老汉说胶带就是最好的师傅
N 后视镜莫订了，我在废品站找到一个 / 后视镜不要了 / 不订不订，胶带还稳得住
Q 后视镜订了没得 / 颜色不对能不能退 / 后视镜要等好久到货
U 保险赔了再订后视镜，他们还没回话 / 可能买个二手的，我先转转看
W 拖拉机要年检了，忙归忙，还是给我排星期三嘛 / 拖拉机年检，星期三 / 要得要得，星期三就星期三，给我登起
T 拖拉机年检就差一个灯泡没过，气死人 / 隔壁星期三送去检，过年才拿回来
N 星期三拖拉机不来，我要用 / 拖拉机莫排，正打谷子 / 星期三那个算咯
Q 拖拉机哪天到期 / 四十年的老拖拉机还要不要检 / 年检要带啥子
U 拖拉机要检了，但是走不开，打完谷子再看 / 说不定检之前就卖咯
W 不是红的那台，是蓝的，蓝的给我约年检 / 蓝的那台，约上 / 刚才说错了，要约的是蓝车
N 红的那台别约，都报废了 / 两台都别约 / 红的啥也不用整
T 我说约红的，他们约了蓝的，害我媳妇没车开 / 红的搁我小舅子那儿约好了
Q 给我约的是红的还是蓝的 / 一天弄两台便宜点不
U 红的蓝的还不知道呢，看哪台打得着火 / 哪台我还没定，回头打给你
W 车坏高速上了，带着三个娃，手机快没电，来拖一哈嘛 / 来拖车 / 九号出口白色斯柯达，快点来拖
Q 自动挡能不能拖 / 九号出口拖过来好多钱 / 我那个保险包不包拖车
T 昨晚上他们来拖的车，师傅还给娃儿糖吃 / 有个人饭还搁在仪表台上车就遭拖走了 / 保单上说拖车免费，账单上不是这么写的
N 莫来拖了，又打燃火了 / 不用拖，就是没油了 / 我就打个招呼，没喊拖车
U 十分钟还打不燃就要拖 / 可能要拖，我哥在搭电试
W 老师，妞妞肚子疼请个假，午饭也给退了哈 / 今天午饭帮我退了吧 / 妞妞不舒服，中午不在学校吃，帮我去掉
Q 午饭几点以前能退 / 妞妞这周订午饭了没 / 孩子病了午饭钱退不退啊
T 妞妞上回病了，老师主动给把午饭退了 / 妞妞说天天都是土豆 / 班里闹肚子，一半人退了午饭
N 妞妞好了，午饭别退 / 午饭照常 / 我没说退午饭啊，你听岔了
U 明天还疼的话午饭就退了 / 这个月兴许搁家吃，还没商量好 / 退不退等看完大夫再说
W 两个娃儿都报春游，星期一我交现金 / 两个都报起 / 小的见哥哥去要哭，把他也添上嘛
Q 春游两个人好多钱 / 春游还有名额没得 / 春游的大巴上有没得厕所
T 两个娃儿自己把春游报了，我还是听别个家长说的 / 我们小时候哪有春游，只有放牛 / 小的哭惨了，春游报满了
N 春游莫给他们报，我们要回老家 / 大的小的都不报 / 春游的事当我没说
U 一个人两百多，报不报哦，我想哈 / 可能只报大的，晚上商量 / 表弟报我们就报，星期一回你
W 喂我是浩浩妈，他要转去他爸那边读了，下学期帮他办退学啦 / 浩浩转学，帮我办咯 / 校车卡也一齐退了，唔该
T 浩浩妈啊，他爸没跟我讲就去办了转学，激死我 / 浩浩周围跟人讲要转学，其实没有的事
N 浩浩妈啊，他爸讲什么都好，不要给他办转学 / 浩浩不转啦，留低 / 不用办了，我们讲好了
Q 浩浩现在还在不在册的，他爸说不在了 / 一边家长不同意，转学办不办得到的
U 浩浩可能去他爸那边，还没定，到时再讲 / 法院判跟爸就转，判跟我就不转
W 下个月我上晚班，礼拜三也给孩子加上托管呗 / 托管加个礼拜三 / 我厂里八点才下班，礼拜三得添上
T 我晚班，孩子搁邻居家，托管早退了 / 上回那老师说给加礼拜三，转头就忘了
N 我不上晚班了，礼拜三别加 / 托管那个我不要，别给我加 / 礼拜三不用加哈
Q 礼拜三托管到八点不 / 我家孩子现在是哪几天托管 / 多加一天多收钱不
U 下个月可能上晚班，上的话礼拜三得加，老板周五才说 / 礼拜三我先问问邻居
W 家长会我那个五点换成六点嘛，我下班坐车过来 / 换六点 / 我排最后一个要得，五点赶不到
N 莫给我换，我专门调了班的 / 五点可以了，不换 / 家长会时间莫动
T 家长会改到跟球赛一天了，安逸得很 / 我跟浩然妈私底下换了时间 / 通知上写五点，群里说六点，老师早走了
Q 家长会时间一般允不允许换 / 我是五点还是六点 / 没得啥子问题的娃儿还要不要来
U 可能要换个时间，看老板咋说 / 四点下得了班就五点，下不了就不晓得了
W 老师好，孙子现在跟我住，紧急电话改成我的吧，谢谢您了 / 电话改成我的 / 我换号了，孩子那边也给改改
T 老师好，上回他流鼻血你们打的我电话，谢谢您了 / 他妈又换号了，第三回了
N 老师好，电话别改，他妈回来了 / 号码就留原来那个 / 先别换我的号
Q 老师好，孩子紧急电话留的谁的 / 奶奶能不能当紧急联系人
U 老师好，孙子可能来跟我住，到时候再改电话，还没定呢
W 表我今天带来了，给我闺女把一年级报上 / 报名，九月一年级 / 我们就想上这个学校，你给登上吧
T 闺女报了另一个学校，离我单位近 / 我闺女给她娃娃也填了张报名表，拿蜡笔画的
N 今年先不报，她还小 / 不在你们这儿报了，不好意思 / 表你们扔了吧，我们不报了
Q 报一年级要啥材料 / 报上了没，是不是还缺东西 / 几岁能报
U 今年报还是明年报，两口子还没定 / 房子下来了就报这儿 / 没房本是不是先别报啊，拿不准
W 这个寄加急，我妈的心脏药 / 加急 / 平邮太慢咯，给我走特快，钱我出
Q 特快明天到还是后天到 / 加急贵好多 / 我那个走的加急没得
T 我寄的加急，比平邮还晚到 / 我儿子啥子都寄特快，钱多得很 / 盒子上写加急，走了三个礼拜
N 莫给我走加急 / 不加急，双袜子加啥子急嘛 / 不要特快，贵
U 加急不加急哦，清明是几号 / 普通的星期五到得了就普通，我想哈 / 可能要加急，我数哈钱够不够
W 这周都在外面跑车，包裹给我留到星期六哈 / 包裹留起 / 莫退回去，帮我放柜台，星期六来拿
T 跑车一周，包裹在柜台放起，我去之前一个小时遭退了 / 门上贴的条子说留到星期六
Q 包裹最多留几天 / 我包裹在柜台还是在送货的那儿 / 包裹过了七天会咋个处理
N 这周我在屋头，不消给我留柜台 / 不用留了，邻居拿了 / 包裹莫留
U 这周可能在外头跑，要留的话我再发消息 / 星期六之前回不来的话就要留
W 我们去我妹那儿住俩月，报纸信件都给转过去，跟去年一样 / 信转到我妹那儿 / 礼拜一开始转寄，整上吧
T 信转到我妹家，她全拆开看了 / 前夫把我信都转他那儿去了，报警才要回来
N 转寄不用弄了，我们不去了 / 信别转，我自己回来拿 / 我没让你们往我妹那儿转啊
Q 转寄俩月多少钱 / 我那信还转着呢不 / 包裹也能转不
U 要是住得久就得转寄 / 寻思转寄，六十块呢，再想想
W 信箱钥匙掉了，给我配把新的，我签字 / 114号配把钥匙 / 钥匙掉河头了，莫问，配一把嘛
T 钥匙掉了，那个小伙子当天就给我配了一把 / 娃儿把钥匙甩河头了，还笑嘻了
N 钥匙找到了，莫配了 / 不配了，在另一条裤子头 / 新钥匙不要
Q 配钥匙要不要钱 / 配一把要好久 / 钥匙配好没得
U 钥匙可能在另一条裤子里，先找哈 / 明天还找不到就来配
W 邮票再来一版，这封也帮我寄了 / 十张邮票 / 要二十张，寄国外的
T 昨天买的邮票，又涨价了 / 我嫲嫲留给我四百张邮票，都没人可以写信
N 邮票不要了靓女 / 不用贴邮票，家里大把 / 就称一下，不买邮票
Q 寄去加纳要多少钱邮票 / 旧邮票还用不用得 / 有没有生肖的邮票
U 可能要邮票，我看下钱包先 / 超过一百克的话就要两张咯
W 垃圾桶三回没收了，给我换个大的 / 换大桶 / 添了娃，六口人了，订个大点的桶嘛
Q 大桶一年好多钱 / 大桶哪天送 / 小桶你们自己收走不
T 邻居换了大桶，就搁我窗子底下 / 桶三回没收了，臭得很 / 上周大桶送来了，娃儿在里头过家家
N 不消换大桶，莫送来 / 大桶没得地方放，不要 / 小桶就行，我就是抱怨两句
U 添了娃可能要换大桶，先看一个月 / 贵不了好多就换，我问哈房东
W 旧沙发来收一下，就在门口，我腰断了搬不动 / 礼拜四来拉沙发 / 约个大件清运，一个沙发俩床垫子
T 沙发拉走了，顺手把我新椅子也拉走了 / 有人把沙发扔树林子里，缺德
N 沙发别来拉了，我外甥要了 / 不约清运了，沙发卖了 / 沙发留着
Q 拉沙发收钱不 / 哪天来拉沙发 / 沙发旁边再放个冰箱行不
U 沙发可能给外甥，他不要我再约 / 沙发扔不扔，跟媳妇还干仗呢
W 你好，我用你们号码九年了，从来没欠过费，现在厂子倒了我没活干，这个套餐太贵，下个月起给我换成最便宜那个嘛
T 你好，我用你们号码九年了，从来没欠过费，结果你们不声不响给我换了个贵套餐，打电话去那个小伙子还在笑
N 你好，我用你们号码九年了，你们同事天天打电话喊我换套餐，说划算得很，我不想换，就原来那个，莫动
Q 你好，我用你们号码九年了，就想问明白一个事，月中间换套餐，这个月是各算一半还是按整月收
U 你好，我用你们号码九年了，厂子倒了，想换个便宜的套餐，但是下礼拜一有个面试，要是成了又要用流量，我再等哈看
W 销号 / 手机丢了，停机 / 换个新号 / 流量加点 / 换最便宜的 / 号留着，套餐给我退 / 宽带给我退咯
N 莫销号 / 号别停 / 不换号 / 流量不加了 / 便宜的也不换 / 宽带莫退
T 五月就销号了 / 又给我停机了 / 流量叫孩子造没了 / 换了新号照样骚扰 / 宽带早退了
Q 销号要钱不 / 我停机了没 / 流量还剩好多 / 最便宜的是哪个 / 合约到几号
U 销不销再说 / 换号？再想想 / 可能换便宜的 / 等等看要不要停 / 宽带退不退嘛
W 手机在公交上叫人摸走了，我带着孩子拎着菜，这是借司机师傅的手机打的，你赶紧给我把卡停了，别让他满世界打电话
T 上礼拜手机在公交上叫人摸走了，我推着婴儿车就撵，司机一脚刹车，那人乖乖还我了，卡也没用停，啥事没有
N 我一个小时前打电话说手机丢了，后来在婴儿车孩子屁股底下找着了，卡可别停啊，我正拿它跟你说话呢
U 下了公交手机就找不着了，没准丢了，没准搁家里包里呢，我老公正翻呢，翻不着的话就得停卡
Q 手机叫人偷了要是把卡停了，回头还能补回原来那个号不，孩子那些照片还能找回来不
W 光猫一直闪红灯，娃儿没法上网课，他爸夜班在睡觉，你们派个师傅来嘛，两点以后来哈，莫把他吵醒了 / 派个师傅来 / 红灯，来修网
T 光猫闪红灯，娃儿说上不成网课好可惜哦，笑得嘴都合不拢，师傅来了一看，是我扫地把插头扫脱了
N 光猫刚才闪红灯，现在又绿了，莫派师傅来了，他爸上夜班在睡，门铃一响他要冒火 / 师傅莫来了
U 光猫闪红灯，两个娃儿缠到我，我先关了再开试哈，再不行就要喊师傅来了
Q 光猫闪红灯，是我屋头的问题还是整条街都这样，师傅来的话我妈在屋头开门得行不
W 话费扣了我两千，我仔六岁，玩游戏买钻石买的，唔该帮我退返钱，那个支付也关了它，以后都不要
T 我仔六岁，玩游戏买钻石买了两千块，你们两日就退返给我，我同幼儿园的妈妈个个都讲了
U 我仔玩游戏好像买了钻石，不知道多少钱，等账单出来先，多的话我再来找你们退
W 充二十 / 我在口岸，帮我充五十话费 / 给我妈手机充点，她一个人在家没话费了
N 别充了 / 我妈手机不用充，还多 / 我没让你充话费啊
T 充了二十，下午就没了 / 我妈在小卖部充的 / 充错号了，便宜了别人
Q 充值能用现金不 / 那二十到账没 / 话费过年清不清零
U 可能要充，看剩多少 / 过关的话估计得充点
W 我跟两个娃儿都想报足球，小的七岁大的九岁，星期四我要挤奶走不开，星期二可以送，就给我们报星期二嘛
T 春天我跟两个娃儿报的足球，后来又是挤奶又是下小牛，搞到最后全是他们爷爷星期二送，风里雨里没断过
N 两个娃儿天天念足球，教练也给我打电话，莫给他们报，五点钟我要挤奶，没得人送，今年就算了
Q 足球现在中途报名是交一年的钱还是半年的，我们那条路上有没得哪家星期二顺路可以带一哈
U 两个娃儿想报足球，我也想答应，就是挤奶走不开，星期天我问哈我兄弟，他星期二得空我们就报
W 健身房给我退了 / 会员停三个月 / 给我办一个 / 闺女报游泳 / 瑜伽，周二，一个 / 瑜伽给我去掉 / 续一年
N 不退 / 会员别停 / 瑜伽不报 / 别给我续 / 游泳接着上 / 就看看，不办
T 退了，改吃蛋糕了 / 会员停了，人也胖了 / 她报瑜伽了 / 一月份人人都续 / 游泳是她的命
Q 停卡收钱不 / 周二瑜伽满没 / 我还是会员不 / 几岁能学游泳 / 续到哪天
U 退还是停呢 / 瑜伽啊，改天吧 / 续不续再看 / 膝盖好了就报
W 我搁工地把脚砸折了，大夫说仨月不能运动，会员卡给我停仨月呗，好了我还来，你们这儿挺好的
T 我搁工地把脚砸折了，人家俱乐部给停了仨月卡没收钱，教练还给我送了回汤，这样的人上哪儿找去
N 我搁工地把脚砸折了，卡可别给我停，上半身还能练，桑拿也得蒸，钱照交
Q 我脚砸折了，大夫说仨月，你们这卡能一口气停仨月不，墙上写的咋是四周呢
U 我脚可能砸折了，明儿拍片子，真折了卡就得停一阵子，先拍了再说
W 倒班倒完了，往后都是早班，晚上动感单车正合适，礼拜二礼拜四给我写上 / 单车，周二周四，写我
T 往后都是早班，晚上吃着饭就睡着了，动感单车让我媳妇顶了，礼拜二礼拜四，瘦得跟小姑娘似的
N 往后都是早班，晚上单车就别写我了，八点我就跟鸡似的睡了
U 往后可能都是早班，月底老板定，定了没准报个单车，到时候跟你说
W 我开着车呢语音发的啊，那个，俩孩子礼拜六游泳都取消，出水痘了，老大出了老二也快了，哎前面那骑车的，对，取消两周，谢谢拜拜
N 我开着车呢语音发的啊，那个，你问我水痘的事游泳要不要取消，不取消，后来一看是蚊子咬的，拜拜
T 我开着车呢语音发的啊，礼拜六游泳课可好了，老大说她把怕水这事儿给取消了，老二游了一个来回，谢谢教练，拜拜
U 我开着车呢语音发的啊，老大身上起疙瘩，没准是水痘没准啥也不是，要是水痘俩人游泳都得取消，四点看大夫，拜拜
Q 我开着车呢语音发的啊，你们出水痘是咋规定的，是不是得停两周，钱退不退，拜拜
W 星期天的球赛我们一家去不成了，羊子一个接一个地下崽，四张票退了嘛，让别个去看，莫怪哈
T 星期天的球赛没去成，羊子一个接一个下崽，我舅子跑到门口把四张票退了，钱拿去喝酒了
N 羊子下不下崽我们星期天都要来，四个人，票莫给我退，我舅子说啥子都莫听
U 羊子一个接一个下崽，星期天说不准，可能来四个可能一个都来不到，票先等我信
W 交水费那个机子不认我的卡，你从我账户上扣嘛，号码在单子上 / 从账上扣 / 水费用尾号22那张卡帮我交了
T 机子不认我的卡，窗口不收现金，最后还是我表弟拿手机给我交的水费，现在天天喊我请他喝酒
N 机子不认我的卡，莫从账户扣哈，里头没得钱，星期五发工资我自己来交
Q 机子不认我的卡，水费可不可以交现金，听说过了十五号要加钱，是不是哦
U 机子不认我的卡，水费可能让娃儿晚上在网上交，交不了我明天再来
W 给我上户口 / 改地址 / 停车证续一年 / 娃儿办护照 / 狗证给我注销 / 订礼堂，周六
T 周一就上好了 / 停车证自己续的 / 娃的护照到了 / 礼堂订错日子 / 狗证销了，狗走了
N 停车证莫续 / 娃不办护照 / 户口先不迁 / 礼堂不订了 / 狗证别动
Q 停车证续了没 / 娃娃护照好多钱 / 周六礼堂空不空 / 我登记上没有
U 礼堂可能订，周五说 / 出国才办护照 / 停车证再想想 / 有房了就迁户口
W 您好，我们一家五口从黑龙江搬过来的，啥也不懂，门口大哥说搁您这儿能办居住证，材料都带来了，您给办了吧
T 您好，我们一家五口从黑龙江搬过来的，居住证是个戴红眼镜的大姐给办的，十分钟就整完了，还说欢迎，我就是来说声谢谢
Q 您好，我们一家五口从黑龙江搬过来的，仨孩子是一人一张居住证还是跟我办一块儿
U 您好，我们兴许从黑龙江搬过来，得看我老公港口那活儿成不成，成了我再来办居住证
N 您好，我老公把居住证材料交上来了，您先别办，老太太病了，孩子们也想家，我们要回黑龙江
W 那块菜地是我老汉的，三月份他走了，我妈挖不动，我又带娃又上夜班，我们就不种了，你们转给后头排队的嘛
N 那块菜地是我老汉的，三月份他走了，晓得后头有人排队，莫转给别个哈，我妈还想种，我们一家人来挖
T 那块菜地是我老汉的，三月份他走了，有个姓冉的大爷天天帮到浇水，也没得人喊他，我妈说这个人硬是好
U 那块菜地是我老汉的，三月份他走了，留还是退还没定，我妈星期一一个说法星期二一个说法，等哈嘛
Q 那块菜地是我老汉的，三月份他走了，是自动归我妈还是给后头排队的哦
W 我下夜班回来两点了，从来没车位，也不是抱怨，好吧就是抱怨，反正给我办个居民停车证，蓝色大众，车牌填表上了
T 我下夜班回来两点了，从来没车位，十四号那家三张停车证就一台车，这世道
U 我下夜班回来两点了，从来没车位，有心办个停车证吧，又听说要给我调白班
N 我下夜班回来两点了，那会儿车位有的是，停车证我不办，别老给我塞表了
W 晓得我说的星期一，你们都拿笔写起了，但是我婆娘昨晚上住院生娃，牛没得人管，给我改到再下个星期一嘛
W 不是我怕看牙哈，牙也不咋痛了，就是苞谷该收了，往后推两个礼拜嘛，要得要得
W 我姐她娃打疫苗因为要出去耍改了时间，说是没得问题，那我们的也跟到改嘛，同一周，一个车来
T 我姐她娃打疫苗因为要出去耍改了时间，后来我在网上把我们的也改了，两家人一个车来的
U 我姐她娃打疫苗改了时间，我在想我们要不要也改到一起，但是她娃大些，我要先问哈医生
N 我姐她娃打疫苗改了时间，我们的莫改哈，我们又不出去耍，哪来的钱嘛
Q 我姐她娃打疫苗改了时间，她到底改到哪天了，跟我们的是不是同一天哦
W 驱虫药别忘了给我订 / 我妈礼拜二接送别忘了给安排，她走不了道 / 还有那羊，别忘了叫兽医
W 不对，要四个 / 五个孩子，不是四个 / 说错了，周二，给我写周二 / 哎等等，是河边那家医院，约那家
W 姑娘啊我不着急，也不想给你添麻烦，等等也行，就是这耳朵要是能给我往九号前头提一提，我可太谢谢你了
W 也不严重，也不急，我老公还说我大惊小怪，你就给我挂个皮肤科呗，下班以后哪天都行，我两点下班
T 我老公说不严重不着急，说我大惊小怪，没给我挂皮肤科，你瞅瞅现在，跟地图似的
W 我还是上午好点 / 礼拜五更合适我 / 下午赶车难搞哦，上午的话我就方便了，给我上午嘛
W 周二看牙，俩孩子 / 腿疼，挂今天 / 换机油，明早 / 两张周日球票 / 猫剪指甲，周四 / 寄黑龙江，保价
T 周二看的牙，俩娃 / 腿好了，谢谢 / 机油昨天换的 / 周日那球，精彩 / 黑龙江的件到了
Q 周二看牙几点 / 换机油要多久 / 周日还有票没 / 寄黑龙江几天到
W 我早上四点上班，一点到屋，睡到三点，三点半接娃，算来算去只有两点一刻得行，就给我两点一刻那个嘛
W 我约的十点，前头一台收割机堵到起，超都超不过去，你把我十点让给别个，我好久到你好久给我插进去嘛
T 我约的十点，前头一台收割机堵到起，他们就把我十点让给别个了，你猜是哪个，开收割机那个的婆娘
U 我约的十点，前头一台收割机堵到起，它在磨坊那儿转弯我就赶得到，不转就赶不到，到了磨坊我再给你说
N 我约的十点，前头一台收割机堵到起，莫把我号让给别个哈，它转弯了，我马上就到
W 老狗起不来了，也不吃了，孩子们都知道了，给我们约那最后一针吧，最好趁他们上学的时候
U 老狗起不来了，天天晚上商量打不打那最后一针，孩子舍不得，我也舍不得，就想跟你唠唠
T 老狗礼拜五打的最后一针，孩子们给立了个牌儿，大夫也跟着掉眼泪，谢谢她上家来
N 老狗今早上站起来了，吃了一整根火腿肠，那针可别打了，跟新的一样
Q 老狗起不来了，你跟我说实话，那最后一针疼不疼，能在家打不，得多少钱
W 昨天电话里我说不打芯片，怕不安全，我女同我解释过了，现在打啦，跟绝育一齐做
N 昨天电话里我说打芯片，谂了一晚，还是不要了，别打芯片，绝育就照讲好的
W 鸡不下蛋了，卖饲料的说是螨，网上说是虫，算咯，两样药各给我寄一瓶，钱从卡上扣
T 鸡不下蛋了，卖饲料的喊我订除螨的，网上喊我订打虫的，我婆娘喊我订只狐狸
W 你们那师傅还修蹄子不？肯定修，我都瞅着车了。让他上我这儿来一趟，除了礼拜天哪天都中
Q 你们那师傅还修蹄子不？我瞅着车了，邻居咋说他腰不好不干了呢
W 发动机灯亮了，我拉一车酸奶还有三家要送，多少钱都行，第二家和第三家中间给我插个空，十一点到
T 发动机灯亮了，我拉一车酸奶还有三家要送，人家修理铺给我插空整好了，一分没要，我给留了箱酸奶
U 发动机灯亮了，我拉一车酸奶，送完第二家还亮我就得找你插个空，它老这样，一会儿亮一会儿灭
N 发动机灯又灭了，不用给我插空了，还三家要送呢，酸奶都快热了
W 你说修车的钱比车还贵，我晓得，但这个车是我老汉留给我的，修嘛，全部修
N 你说修车的钱比车还贵，车是我老汉留的，那也算了，莫修了，拖回去给鸡做窝
U 你说修车的钱比车还贵，车是我老汉留的，心头想修，包包头不答应，容我想到星期一
T 你说修车的钱比车还贵，结果别家九百块就修好了，我都开了两年了
W 年年都得我打电话，机油机滤全套，跟去年一样，礼拜四送孩子之前，我抱着孩子等 / 礼拜四全套保养
T 年年都得我打电话，机油机滤全套，年年都是我抱着孩子搁轮胎堆里坐俩钟头
W 礼拜六在你这儿买的电瓶大了，装不进去，我拿回来了，你给退了或者换个小的
T 礼拜六在你这儿买的电瓶大了，我老公拿锤子硬给砸进去的，车着了，收音机没声了
Q 礼拜六在你这儿买的电瓶大了，装过一回的还给退不，要不要小票
N 礼拜六在你这儿买的电瓶我以为大了，后来装进去了，不退了啊，就是跟你说一声
W 我捋捋啊，周一送车，周二没车去医院，周三孩子有比赛，那就，周四，对，周四，给我约上
U 我捋捋啊，周一送车，周二没车去医院，周三孩子有比赛，那周四，也不对，我想好了再找你
W 车不用洗，灯泡给我换了 / 豪华的不要，就普通那个，给我办 / 那道划痕莫管，把窗子修了
N 车不用洗 / 豪华的我不要 / 那道划痕莫管
T 他车没给洗，灯泡倒是换了 / 她没要豪华的，办的普通那个
W 娃儿把同意书掉车上了，车都回总站了，明天就出去耍，我就在这儿说，我同意，把他名字写上嘛
T 娃儿把同意书掉车上了，司机师傅专门给送到学校，名字也写上了，回来还给我捡了个石头
W 英语班不上了，礼拜二就哭，我受不了了，下礼拜一给她换到画画班，跟她同学一块儿
T 英语班不上了，礼拜二就哭，给换了画画班跟同学一块儿，现在改礼拜一哭了
U 她说英语班不上了，礼拜二就哭，是换画画班还是让她坚持坚持，我问问她姥姥
N 她天天喊换画画班换画画班，你别给她换，接着上英语，姥姥书都给买了
W 老师我是九班凯欣，我妈说帮我报星期四晚班校车，她六点先放工 / 晚班校车，凯欣，周四
T 老师我是九班凯欣，星期四晚班校车得我一个人坐，笑死
N 老师我是九班凯欣，我妈说晚班校车不用帮我报，她星期四放假
U 老师我是九班凯欣，星期四可能要坐晚班校车，我妈还不知道更表，听日话你知
Q 老师我是九班凯欣，晚班校车经不经过修车铺那边的
W 照片出来了，张张都闭眼，可我妈在老家等着呢，没有她得哭，得了，订个小套 / 订小套
T 照片出来了，张张都闭眼，我妈在老家订了个最大的，挂电视上头了
N 照片出来了，张张都闭眼，今年啥也不订了，小套也不要
W 给我妈寄的包裹门牌号写成老的了，网上看还没发走，麻烦你给改成十七号嘛
T 给我妈寄的包裹门牌号写成老的了，那边邮递员哪个都认得到，拿铅笔改了哈就送到了
W 老把我快递搁雨里，我不是跟你急，下夜班累的，往后都给我送拐角那小卖部，你给设置上
T 老把我快递搁雨里，我刚下夜班，一看单子上写着已放安全处，给鸭子安全吧
N 你们送货的说往后都给送拐角那小卖部，我不乐意啊，还照原来的，我老公现在搁家呢
W 喂，邮局哈？狗又把你们小伙子咬了，对不住得很，信先给我留起，等我篱笆扎好，这段时间我自己来拿
T 喂，邮局哈？狗又把你们小伙子咬了，对不住得很，我给他倒了茶贴了创可贴，他也没怄气
W 给我弟汇两千 / 汇款，老家，快点 / 还是汇给我弟，跟上个月一样
T 钱汇到我弟那儿了 / 他往家汇了两千，美得很
N 我弟的钱莫汇 / 两千块先别汇
Q 汇两千手续费好多 / 我弟收到钱没得
U 可能周五给我弟汇 / 发了工资就汇
W 门口路灯坏了三个礼拜了，我媳妇上早班摸黑走，你给登记上，派人来修修
T 门口路灯坏了三个礼拜，后来半夜来修的，还放着歌，灯是亮了，觉没了
W 六一我们街上给娃儿办个坝坝宴，表填了两回崩了两回，你就帮我们把路封了嘛，要签啥子我都签
U 六一想在街上给娃儿办个坝坝宴，也可能下一周，一半人说好一半人说停车咋办，还在商量
N 六一街上的坝坝宴邻居不同意，路莫封了，不办咯
Q 六一在草坪上给娃儿办坝坝宴，要不要封路哦，牌子钱哪个出
W 驾照三号就到期了，我跑车的，没本就没饭吃，照片带来了，丑是丑了点，今儿就给我换了吧
T 驾照三号到的期，我跑车的，没本就没饭吃，那大姐一天就给换好了，就那丑照片，得看十年
W 公交道那罚款，行吧是我，后头拉只羊直蹦跶，不说了，我交，从这张卡划
T 公交道那罚款，行吧是我，后头拉只羊直蹦跶，当天晚上我就交了，羊啥也不知道
N 公交道那罚款不是我，那天我开的拖拉机，我不交，你别从卡上划
U 公交道那罚款，交还是去申诉呢，后头拉只羊直蹦跶，说出去谁信啊
W 我老公暂住证下来了，想要个自己的号，唔该把他加进我的家庭套餐啦
U 我老公的证可能秋天下来，到时可能加进家庭套餐，等证下来先讲啦
T 我表姐把她老公加进家庭套餐，晚晚同他阿妈倾三个钟，她说没下次了
W 听不清啊大妹子，挤奶机开着呢，我就直说了，光纤装，日子也行，给我装上
T 那天挤奶机开着听不清，他说我答应装光纤了，我那是答应牛呢
N 听不清啊大妹子，挤奶机开着呢，要还是光纤那事儿，不装
U 听不清啊大妹子，挤奶机开着呢，光纤的事我还没想好，等我坐下来琢磨琢磨
W 我女考起大学要去成都了，她那个号一直挂在我名下，大了嘛，帮我过户到她自己名下
U 我女要是考到成都去，号就可以过到她名下，八月份才出成绩，等到看
W 开车呢，快说，卡丢了，补一张，原来的号，寄车队别寄家 / 补卡，寄车队
T 开车呢，快说，卡收到了，原来的号，寄的车队，妥了
W 小的游得跟鱼一样了，在小鸭班闷得慌，尽咬别个，给她升到青蛙班要得不
T 小的升到青蛙班了，里头都比她大，现在轮到别个咬她
Q 小的要会啥子才可以升青蛙班，是你们定还是教练定哦
W 十一年了会费没晚过一回，今儿有点张不开嘴，这回给我分两次交呗，先交一半，月底再一半
W 礼拜天说好我烧水，可我得值班，你给我跟老孙换换，他都答应了
T 礼拜天说好我烧水，赶上值班，老孙跟我换的，也没人挑理，我那茶啥水平你就知道了
U 礼拜天说好我烧水，可没准得值班，礼拜六才通知，真值班就得跟老孙换
N 礼拜天还是我烧水，别给我跟老孙换，点心我都蒸上了
W 二号场八点，我跟阿强 / 今晚订二号场 / 照旧订二号场，同个时间，借多支拍
T 二号场八点，阿强赢 / 订了二号场，去到有人摆酒
N 今晚不用帮我订场 / 二号场别订，地上有个洞
Q 二号场八点有没有空 / 阿强订了二号场没有
U 阿强来就订二号场 / 可能订场，问下阿强先
T 娃儿在看一本书，叫《取消月亮》，天天晚上要我念，念得我口水都干了 / 那首歌咋唱的，「给我退掉昨天」，你听过没得
T 门上写请到窗口登记，窗口写请从正门进 / 手机一天弹十回，请立即续费请立即续费
T 我爷爷老说，五月订柴火，腊月还药钱，活到九十四 / 对对对，把医院也取消了得了，我同事今天就这主意最好
T 昨晚做梦改预约，医生是我小学老师，我还没穿鞋 / 年年冬天说把牛卖了，年年开春又买一头
T 我跟老板说，给我订张去月亮的票嘛，他白了我一眼 / 她喊他「把我号码删了」，他真删了，现在在我厨房头哭
T 他喊我续，她喊我退，没得人问我想咋个 / 你同事说能退他早给我退了，看着还挺难受
W 能退就给我退了呗，知道有点晚 / 有办法的话第二张票帮我退了嘛
U 小票要在的话我就退了 / 找到小票再来退
Q 小票丢了还能退不 / 退款是退卡上还是给现金
N 别退了，给俱乐部的心意 / 不用退，嫌麻烦
W 我这个人从来不取消的，你去问嘛，二十年没取消过一回，今天屋顶遭风吹到菜园子头去了，三点那个膝盖只有取消了，对不住哈
W 我交没交啊？好像没交。那你现在就从卡上划了吧，一堆孩子闹的，回头我又忘了
W 我也不想换医生，真的，但是他吼得凶，娃儿怕他，以后给我们换另外那个女医生嘛
W 媳妇说别整，我妈说别整，我说整，结扎，给我排上 / 那就给我排上吧
W 上回把我忘了，我跟羊在车上等了两个钟头，我没怄气，这回写大点，星期四，羊，十点
W 都行的话我就要周二那个 / 周二我送面包顺路，给我周二吧
W 弟弟好了，姐姐又得了，号留着，名字给我换成姐姐的，李晓娜
W 算了礼拜五不来了，礼拜六他从井队回来，礼拜六给我们排上
W 礼拜四能不能派个车接我妈去医院，她拄拐坐不了公交 / 礼拜四接我妈，麻烦了
W 我交这钱干啥呢，不是上班就是睡觉，一回没去过，把我这户销了得了 / 把我这户销了得了
W 喊我八点到九点打电话，我五点就在羊圈头了，就现在说嘛，接生绳订一副，碘酒两瓶
W 晚没晚啊？别晚了。夏令营再添一个，阿米娜，六岁，啥都吃 / 夏令营再添一个
W 本来想等夏天打折，鞋烂了，赛季又开始了，算咯，订嘛，38码的钉鞋，袜子也来两双
W 那个大套餐是BB乱按的，不是我想开的，唔该帮我转返旧那个啦
W 又记错日子了，都赖这排班，我要七号不是六号，妇检，给我改过来 / 七号，不是六号，改一下
W 我仔有点皮，心地几好的，星期一柔道班帮他报个名啦，麻烦晒
W 账单再给我寄一份呗，让羊给吃了，真没逗你 / 账单再寄一份
W 医生说六周不能提重的，我那垃圾桶麻烦你们师傅到后院来拿，十二号，先登记六个礼拜
W 整栋楼都装了就我们没装，好嘛你们赢了，光纤给我们也装起，娃儿闹得我莫得办法
W 想了一晚上，变速箱修吧 / 媳妇点头了，整 / 行，变速箱给我换
U 变速箱还在想 / 媳妇说换，我嘛，再说
T 想了一晚上，梦里全是变速箱 / 我媳妇啥都说行
N 想了一晚上，变速箱不换 / 媳妇不让，别整了
Q 换变速箱要几天 / 我媳妇打电话问变速箱没
W 不是我挑，四楼没电梯，我妈爬不动，给换个一楼的诊室看嘛
W 我寻思别麻烦人了，可这水管子冻爆了，院里全是冰，你们赶紧来个人吧，磨坊路八号
W 刚才那个不算，重新来，两张成人三张儿童，星期天的 / 不是两张，三张，改一下
W 老样子，给我约起嘛 / 跟上回一样，整起 / 还是那个时间，唔该 / 帮我续咯 / 加我一个呗 / 给我也改了
T 老样子，每周都这样 / 他说也加他一个 / 我的也改过了
N 我的不改 / 别加我 / 不，莫动
U 我的改不改呢 / 加不加我再说
Q 我的改了没 / 周四都加了谁
`,
}
