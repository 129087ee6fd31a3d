/** Somebody who wants the program to do what nobody asked for, or to miss a wish: every trap of grammar. */
export const traps = {
  en: `
W book me in for Thursday / cancel Tuesday please / cancel it if you can / my knee appointment, move it / scrap the MRI / put Mum down too / Friday instead, please / no, make it the ninth / drop my two o'clock / yes go ahead, cancel / anything but Monday, book it / same doctor, next week please
Q can you cancel online? / is Tuesday still booked? / did you move it? / cancellation fee? / who cancelled my scan? / how does rebooking work / did my referral get sent / is it free to move
T doctor cancelled on me again / "cancel my two o'clock", he yelled / your app says cancelled / my sister moved hers / nobody cancels on Dr Patel / doctor's orders, no salt / the lift's out of order / blood pressure dropped overnight
N don't cancel it / no need to move me / not cancelling, thanks / leave Tuesday alone / I never said cancel / please don't rebook me / forget the scan thing
U might cancel / maybe move it / should I cancel? / I'd cancel if I could / cancel? let me think / tempted to move it / if it snows, I'll cancel
W I can't not come on Thursday, my daughter would kill me, so put me back on the list please / it isn't that I don't want the scan, I just can't do Monday, so shift it to any other day
N it isn't that I can't do Monday, I just don't want the scan, so no, don't put me down for any day / I'm not saying I won't come, I'm saying don't move it without asking me first
T it isn't that she didn't want the scan, she just couldn't do Monday so they moved her / I'm not saying you lot were rude, I'm saying the girl moved my slot without asking me first
U it isn't that I don't want the scan, I just don't know if I can do Monday, I'd have to ask at work first
Q it isn't that I don't want the scan, but is it the kind where you can pick another day or is Monday the only one they do
W would it kill you to move me to the morning, honestly, just do it please / why don't you just put me down with whoever is free on Friday / what are the odds you could squeeze my lad in this afternoon, he's burning up
T oh brilliant, move me to six in the morning again why don't you, that went so well last time / they put me down with whoever was free on Friday and that turned out to be a student / what are the odds, you squeezed my lad in and he was right as rain by the time we got there
Q why did they just put me down with whoever was free on Friday / what are the odds of getting squeezed in on a Friday afternoon in general
N whatever you do please don't put me down with whoever is free on Friday / don't squeeze my lad in this afternoon on my account, he's perked up
U what if I said put me down with whoever is free, would I regret it, hmm, let me ring my wife / if my lad is still burning up at three I'll ask you to squeeze him in
W I said to my husband "they'll never fit me in before Christmas" and he said just ask, so here I am asking: fit me in before Christmas please
T I said to the lady "fit me in before Christmas please" and she laughed, actually laughed, and my husband said that's the health service for you
W "Leave it," my mother always says, "you'll only bother them." Well I'm bothering you. Cancel her Wednesday physio and give her the Friday one instead.
T "Cancel her Wednesday physio and give her the Friday one instead," my brother says, as if he was the one driving her. He isn't even in the country.
N my brother rang you and said cancel her Wednesday physio. He's got no business doing that. Don't, she's coming on Wednesday the same as always.
Q my brother says he rang you to cancel her Wednesday physio and swap it for Friday. Did he really do that, and what's it showing on your side now?
U my brother thinks we ought to cancel her Wednesday physio and take the Friday one. I can see his point, I can see hers. We'll talk about it on Sunday.
W funny story, I got all the way to the car park, realised I'd left the referral letter on the kitchen table, went home, the dog had eaten it, so anyway I need you to send me a new one
T funny story, I got all the way to the car park, realised I'd left the referral letter on the kitchen table, went home, the dog had eaten it, and in the end the surgery just sent me a new one
W the last time I was here a nurse dropped a tray, a man fainted, and somebody's grandad sang the whole of Delilah. Loved it. Anyway same clinic again in March, please.
N thanks ever so much for offering, and it's a lovely early slot, any other year I'd have bitten your hand off, but I'll stay with the one I have
W thanks ever so much for offering, and it's a lovely early slot, I'd normally say stay with what I have, but I'll bite your hand off, I'll take it
U thanks ever so much for offering, it's a lovely early slot and part of me wants to bite your hand off, but give me an hour to ask for the day off
N that would be wonderful, in another life, but no thank you dear / I'd love to say yes to the ten o'clock but I'm going to say no
W I'd love to say no to the ten o'clock but I'm going to say yes, put me in / I hate to say it but cancel the lot
T she'd have loved to say yes to the ten o'clock, poor thing, but she said no / they hate to say it but they cancelled the lot
U I'd love to say yes to the ten o'clock but I honestly don't know yet / I'd hate to cancel the lot but it may come to that
Q if I say yes to the ten o'clock do I lose the two o'clock automatically / if I cancelled the lot, would I go to the back of the queue
W don't tell me you can't, just cancel it / don't even ask why, just take me off the list / don't you dare give my slot away, and book my follow-up while you're at it
N don't ask me again, I'm not cancelling it / don't even think of taking me off the list / don't you dare give my slot away
T they told me they couldn't cancel it / nobody asked why, they just took me off the list / somebody dared give my slot away
Q can you tell me why you can't cancel it / how come I was taken off the list / would my slot be given away if I'm ten minutes late
U don't ask me now, I might cancel it, I might not / don't know why but I feel like taking myself off the list, haven't decided
W no way I'm not having that jab, sign me up / never mind what I said about not wanting the jab, I want it
N no way I'm having that jab, don't sign me up / never mind what I said about wanting the jab, I don't
T no way he's having that jab, he says, and she's signed up twice / never mind jabs, in my day you got measles and liked it
U no idea if I'm having that jab, the leaflet put me off a bit / never thought I'd want the jab but I'm coming round, we'll see
Q is there no way of having that jab without signing up / does nobody ever sign up and then change their mind about the jab, what happens
W not that I enjoy needles, but put me on for the blood test / can't say I'm keen but go on then, book the colonoscopy
N not that I'm scared of needles, but no blood test for me, thank you / can't say I'm keen, so don't go booking the colonoscopy
T not that anyone asked, but the blood test took four goes / can't say I was keen but they'd booked the colonoscopy already
U not that I'm scared of needles, I just can't make my mind up about the blood test / can't say I'm keen, can't say I'm not, ask me about the colonoscopy next month
Q not that I'm scared, but is the blood test done by needle or by finger prick / can't the colonoscopy be booked by the GP, or does it have to be me
T I dreamt you cancelled my operation and I was so relieved I cried / the sign downstairs says "please cancel in good time" / in the film the surgeon shouts "cancel everything!" and runs out
W the sign downstairs says please cancel in good time so here I am, in good time, cancelling Thursday's ECG / your text says reply C to cancel so C
N your text says reply C to cancel, well I'm not replying C, I'm coming / the sign says cancel in good time, I don't want to cancel at all
Q your text says reply C to cancel, is that a capital C and does it cost anything / what counts as good time, the sign says cancel in good time
U your text says reply C to cancel, haven't made up my mind, how long have I got isn't the point, I'll reply tomorrow either way
W Dr Moves is who I see, the tall one, get me in with her on Monday / my name's Booker, one o'clock Tuesday, I need it later in the day
T my name is Booker and everyone makes the same joke / Dr Moves was ever so kind / we've a cat called Cancel, long story
Q is Dr Moves in on Mondays / there's a Mrs Booker on my letter, do you know who that is
N Booker's the name, and no, I don't want booking in, I'm just waiting for my wife
U I may go back to Dr Moves or I may stay with the other one, it's early days
T I was told to cancel, then told not to cancel, then told I'd never been booked. You couldn't make it up.
W I was told to cancel, then told not to cancel, then told I'd never been booked. I don't care any more. Book me, once, any day.
N I was told to cancel, then told not to cancel, then told I'd never been booked. So please, nobody touch anything, I'll be there on the day it says on my card.
Q I was told to cancel, then told not to cancel, then told I'd never been booked. So which is it, am I in the book or not?
U I was told to cancel, then told not to cancel, then told I'd never been booked. Now I don't know what I want. I'll sleep on it.
W had I known it was fasting I'd have said morning, so please, make it morning / wish I'd picked Friday, swap me over would you / I should have cancelled last week, I know, do it for me now
T had I known it was fasting I'd have said morning / wish I'd picked Friday back then, ah well, done now / I should have cancelled last week and I didn't, and they charged me
U had I known it was fasting I might have said morning, now I'm not sure it's worth changing / half wish I'd picked Friday, let me see what the boss says
N had I known you'd all fuss I'd have said nothing, leave the morning one as it is / I wish people would stop moving me, keep me where I am
Q had I picked Friday, would I have got the same consultant
W renew my books / return this one for me / renew them all, ta / hold the new Rankin please / cancel the reservation, love / book me the study room / order it in please / take my name off it / extend it, go on / scratch that, renew two
Q when's it due back / how many renewals allowed? / did I return it / is the room booked / can holds be cancelled / are late fees charged
T I returned it Monday / what a book / Return of the King / read it, then dropped it / books in, books out / someone's renewed it / you cancelled story hour
N not renewing it / don't order it in / no hold needed / keep my card open / I don't want it renewed / return it? no, not yet
U might renew, dunno / should I renew it / if it's good I'll renew / one day I'll reserve it / maybe order it, maybe not
W I'd like to book a book, if that makes sense, the one about bees / put the bee book by for me will you
T I brought a book about booking, it's about a travel agent / the bee book I put by for my nephew, he never read it
Q is booking a book the same as reserving it / how do you put a book by for somebody else
N I've got the bee book from a friend now so don't put it by / no no, I wasn't asking to book it, I was only telling you it's good
U the bee book, yes, I might put my name down if my friend doesn't lend me hers / if there's a long queue for the bee book I shan't bother, if there isn't I might
W Many happy returns is the book I want renewed / "Don't Look Now", extend that one please / "Never Let Me Go", renew it for three weeks / cancel my hold on "Please Look After Mom"
T "Return to Sender" was the best thing I read all year / he gave me "How to Cancel Your Life" for my birthday, cheek / the blurb goes "renew your faith in love" and I was nearly sick
Q have you got "Please Cancel My Subscription" by whatshisname / is "Order of the Phoenix" the fifth or the sixth / who wrote "Book Me a Miracle"
N "Never Let Me Go" can go back when it's due, no need to extend it / I was reading you the title, "Cancel Everything", I don't want anything cancelled
U "Return to Sender" is due tomorrow and I'm two thirds through, may renew, may stay up all night, we'll see
W my kid says "renew it renew it renew it" and for once I agree so renew it / the letter says renew by Friday or pay, so renew, please
T my kid says "renew it renew it renew it" all day long, then never opens the thing / the letter says renew by Friday or pay, same letter every month
N my kid says "renew it renew it renew it" and I say no, so if he asks you, it's no / the letter says renew by Friday, but I'm bringing it back today so don't
U my kid says "renew it renew it" but I want to see him read a page first / the letter says renew by Friday, so I've got till Friday to decide
Q the letter says renew by Friday, is that Friday included / can my kid renew it on his own card or does it have to be me
W I don't suppose the reading room is going on Saturday, if it is it's mine, put me down / don't let me forget, no, better, you renew it now
N I don't suppose I'll need the reading room on Saturday, so don't go putting my name on it / don't renew it just because I forgot
T I don't suppose anybody told the author you dropped his reading / they wouldn't let me forget, three letters in a week for one paperback
U I don't suppose I'll want the reading room, but then again the in-laws are coming, ask me Friday / don't let me rush, I may renew, may not
W I wouldn't say no to another three weeks on it, please / I could do with the big print one, could you send for it / I shan't be finished by the tenth so I'll need it longer please
N I would say no to another three weeks, thank you / I could not do with another big print one, my shelf's groaning, so don't send for any / I'll be finished by the tenth so no need for longer
T I didn't say no to another three weeks when she offered, who would / she could do with big print, so they sent for one
U I wouldn't say no to another three weeks, then again I wouldn't say yes, I'm that kind of woman / I could do with big print perhaps, I'll see the optician first
Q would they say no to another three weeks / could anybody send for a big print one or only pensioners
W I lent it to my neighbour who lent it to her niece who took it to Malaga and it came back with sand in it. I don't mind paying. Take it off my card, whatever it costs, and close the matter.
T I lent it to my neighbour who lent it to her niece who took it to Malaga and it came back with sand in it. I paid, they took it off my card, matter closed.
Q I lent it to my neighbour who lent it to her niece who took it to Malaga and it came back with sand in it. Would I have to pay for that, or is sand allowed?
N I lent it to my neighbour who took it to Malaga and it came back with sand in it. I am not paying for sand. Do not take anything off my card.
U I lent it to my neighbour who took it to Malaga. If it comes back with sand in it I suppose I'd pay for a new one, but let's wait till she's home.
W my account, delete it, and before you ask, no I'm not moving away, no nobody upset me, and no I don't want a survey
N my account, somebody at the desk said "delete it" about the woman before me and I'd just like to be sure you don't do mine, I'm staying
T deleted my account once, came back after a week, couldn't live without the crime shelf
Q my account, if I deleted it would the list of everything I've ever read go too
U I've half a mind to delete my account after that fine, half a mind not to, I do like the crime shelf
W fix the brakes and do the oil / keys are in, do it / new battery please, fit it / replace the screen / yes yes order the part / just scrap it mate / tow her in please / put the cheap tyres on
Q is it fixed? / what's a respray run to / how long for a clutch / part ordered yet? / who signed it off / do you do collections
T they replaced the wrong screen / my brakes, what a joke / bloke dropped my bike / I fix my own, thanks / car moved by itself / "scrap it," says my brother
N don't fix it / leave the dent / no oil change / hold off on the gearbox / I didn't order a part / don't touch the paintwork
U scrap it or fix it? / thinking about new tyres / I'd replace it, maybe / depends what the part costs / if it passes, great / could sell, could repair
W break it to me gently, and order the gearbox / give it to me straight, then give it a full service / if it moves, oil it, ha, anyway oil change please
T give it to me straight, I said, and he did, and I wept / if it moves oil it, if it doesn't hit it, my dad's whole philosophy / it broke on me, not gently
Q give it to me straight, what would a gearbox cost / does everything that moves need oiling at the yearly service
N give it to me straight but don't order anything / if it moves leave it alone, I only want it looked at when it doesn't... no, nothing today
U give it to me straight and then I'll decide about the gearbox / if the quote's under three hundred I'll have the gearbox done, over that I won't
W I'm not not paying, I'm just asking you to take it from the other card, so take it from the other card / nothing wrong with the washer, it's the dryer, collect the dryer please not the washer
N I'm not paying for a washer nobody asked you to fix, so don't take it from any card / nothing wrong with the washer, nor the dryer, cancel your worries ha, don't send anyone
T I wasn't not paying, the card machine was down, and the lad looked at me like a thief / nothing wrong with the washer, they took the dryer
U I'm not saying I won't pay for the dryer repair, I'm saying I want to think / nothing wrong with the washer I hope, if there is I'll ring you
Q there's nothing I'd have to pay before you collect the dryer, is there / is it the washer or the dryer you've got me down for
W go on then, you've talked me into it, new exhaust / he's talked me out of selling, so repair her / my wife's talked me round, order the blue one
N go on then, you nearly talked me into it, but no new exhaust / he's talked me out of repairing her, don't start / my wife's talked me out of the blue one, don't order it
T you lot could talk anyone into a new exhaust / he talked himself out of a sale / my wife talked the whole way and they ordered the blue one to shut her up
U you've nearly talked me into a new exhaust, let me look at the bank first / my wife may talk me round to the blue one, give her till tonight
Q could you talk me through what a new exhaust involves / does talking to my wife count as permission for the blue one or do you need my signature
W the old girl's done a hundred and ninety thousand, she's been to Wales and back more times than I can count, we got engaged in her. I could cry. Scrap her, please, and post me the certificate.
T the old girl did a hundred and ninety thousand, she'd been to Wales and back more times than I can count, we got engaged in her. I cried when they scrapped her and posted me the certificate.
N the old girl's done a hundred and ninety thousand, she's been to Wales and back more times than I can count, we got engaged in her. Scrap her? Over my dead body. Put the certificate away.
U the old girl's done a hundred and ninety thousand and we got engaged in her. Head says scrap, heart says keep. I'll ring you when one of them wins.
Q the old girl's done a hundred and ninety thousand. If somebody scraps a car like that with you, who posts the certificate, and does the road tax come back?
W while you've got the bonnet up, do the plugs / since it's in pieces anyway, replace the fan / long as you're at it, wipe the phone too
T while they had the bonnet up they did the plugs, charged me double / it was in pieces anyway so they replaced the fan / he wiped the phone while he was at it, all my photos
N while you've got the bonnet up, hands off the plugs / even if it's in pieces anyway, don't replace the fan / repair the... no actually nothing, and above all don't wipe the phone
U while you've got the bonnet up I may ask you to do the plugs, let's see the state of them / if it's in pieces anyway perhaps the fan, I'll say when
Q while the bonnet's up is it cheaper to have the plugs done / do you have to wipe the phone to change the glass
W reset my password / delete the old account / kill that process / lock my laptop, it's nicked / restore Tuesday's backup / unsubscribe me / revert it / rename it final2 / give Dana admin / push it / close the ticket, sorted / no not that one, the printer queue, clear it
Q is the ticket closed / who deleted the folder / can deletions be undone / was my password reset / does reverting lose anything
T it deleted everything / git said "aborted" / someone closed my ticket / autocorrect renamed the dog / "kill it," she screamed, spider
N don't push it / leave the old account / do not reset anything / no, don't close the ticket / no backup restore please
U delete? not sure yet / might need admin later / revert or keep, hmm / if it crashes I'll reset / maybe close it tomorrow
W I can't not have admin, I'm the one on call this weekend, so grant it / nobody uses that folder but me and I don't either, bin it / undo the undo please, put it back how it was this morning
N I can not have admin and live quite happily, don't grant it / nobody uses that folder but me and I do, so don't bin it / undo nothing, it's fine how it is
T nobody used that folder but me, and they binned it / the undo undid the undo and now I'm back where I started / he couldn't not have admin, had to tell everyone too
U nobody uses that folder much, I suppose it could go, let me ask Priya / if I'm on call this weekend I'll need admin, rota's not out
Q does anybody use that folder but me / is there an undo for the undo / do people on call get admin by default
W the error says "do not delete" in big red letters and I'm telling you I know and delete it anyway / it says are you sure, yes I'm sure, wipe it / the wizard asks if I don't want to keep it, correct, I don't, remove it
T the error says "delete and try again" in big red letters and that was the last I saw of my spreadsheet / it says are you sure, every single time, are you sure, are you sure
N the error says "delete and try again" in big red letters, please don't, I need that file / it says are you sure, no I'm not, stop, don't wipe it
U it says are you sure, and now you ask, no, hmm, hold on while I look what's in there / the error says "delete and try again", I'd want Sam to see it before I decide
Q the error says "delete and try again", delete what exactly / when it says are you sure, does cancel mean keep it or cancel the keeping
W my screen froze on a picture of my boss mid-sneeze, the whole meeting saw it, he saw it, I have updated my CV in my head. Anyway while I still work here please reinstall Teams on my laptop.
T my screen froze on a picture of my boss mid-sneeze, the whole meeting saw it, he saw it. I had to reinstall Teams twice and I still hear people giggling in the corridor.
W so I clicked the link, I know, I know, you did the training with the little fish and everything, I got a sticker. I clicked it. Change all my passwords and block the card.
T so he clicked the link, after the training with the little fish and everything, he got a sticker. He clicked it. They had to change all his passwords and block the card.
N so I nearly clicked the link, but I remembered the training with the little fish. I didn't click. So there's no need to change my passwords or block anything, I just wanted my gold star.
Q so I clicked the link, I know, the little fish training. What happens in a case like that, do passwords get changed for everyone or only for the fool who clicked?
U so I may have clicked the link or I may have closed it in time, I honestly can't tell. If anything odd turns up I'll come and have you change my passwords.
W I'm Ren Ames, like rename with an s, and I do in fact want a file renamed, the Q3 one, to Q4 / Push is the name of my startup, and push is what I'd like you to do with the branch
T I'm Ren Ames, like rename with an s, everybody at IT thinks I'm winding them up / Push is the name of my startup, we went bust / our cat is called Sudo
Q is Push the startup or the command on this list / can a file be renamed while somebody's got it open
N I'm Ren Ames, that's my name, it isn't an instruction, please don't rename anything again / when I wrote push I meant the startup, don't push the branch
U thinking of renaming the Q3 file, or having it renamed, I'll see if the others object
W would you be a star and send the invite round again / any danger of my account being unlocked today, I've been sat here since nine / how about you unlock it and I bring you a doughnut / do me a favour and take me off that mailing list
T she was a star and sent the invite round again / no danger of my account being unlocked today, I gather, they've all gone to lunch, lovely / they did me a favour and took me off the mailing list
N do me a favour and don't take me off that mailing list / it's unlocked itself, you can keep your favour, don't do anything
U would be nice to be off that mailing list, but then I'd miss the cake emails, undecided
Q is there any danger of an account being unlocked by someone else / how does one come off that mailing list
W it's not urgent, it's not even important, my manager couldn't care less and neither could I really, but if you have a second free, archive my old mailbox for me
N it's urgent, it's important, my manager has rung twice: under no circumstances archive my old mailbox, the lawyers are reading it
W Sam got a second monitor. Jo got a second monitor. The intern, who has been here eleven days, got a second monitor. You see where this is going. Order me one.
T Sam got a second monitor. Jo got a second monitor. The intern, who has been here eleven days, got a second monitor. I got a pen.
W ignore my last message, that was my four year old, but do ignore it by closing the ticket she opened / that last order was a typo, I meant two keyboards not twenty, send two
N ignore my last message, that was my four year old / that last order was a typo, I don't need any keyboards
W table for six, tonight / two more lagers / bill, please / cancel our eight o'clock / the usual, love / send it back / make it seven people / same again / drop the starter, keep mains / fish for him
Q do you take bookings / is the kitchen closed / was the deposit refunded / is service included
T in short order / lost our table again / the fish was off / he ordered for me, ugh / book club ate here Tuesday / we've eaten, thanks, it was lovely
N no more lagers / don't send it back / hold the dessert, we're leaving / we're not ordering / don't cancel our table
U might be six, might be eight / should we book? / dessert? depends / if she comes, bigger table
W what I wouldn't give for a plate of chips, in fact give me one, large / I couldn't possibly, oh all right, one tiramisu / twist my arm, another bottle / I shouldn't, I really shouldn't, go on, bring the cheese
N what I wouldn't give for a plate of chips, but no, the doctor would have my head / I couldn't possibly, it looks divine, but I couldn't / you can twist my arm all night, no more wine / I shouldn't, and I won't, no cheese for me
T what I wouldn't have given for a plate of chips in that place, tiny portions / he said he couldn't possibly and then ate two tiramisus / somebody twisted his arm and he's in plaster now
U what I wouldn't give for a plate of chips, but I'll see how the soup sits first / I shouldn't have the cheese, should I, oh I don't know
Q is a plate of chips extra or does it come with / is the tiramisu made with raw egg, I shouldn't have raw egg
W we're vegetarian, all four of us, not one of us isn't, so no beef, but do bring the set menu with the mushroom thing / there's nothing I don't like except coriander, so surprise us, the tasting menu for two
N we're vegetarian, all of us, we never ordered beef, please don't bring any / there's nothing on there I like, we won't be ordering, sorry
T there was nothing on there I didn't like, the tasting menu's a dream / we're vegetarian and they brought beef, cool, cool, very cool
W my ex always booked the window table. Always. Twelve years of window tables, looking at a car park. I'd like to reserve, for Saturday, for two, and I'd like it as far from the window as you've got.
T my ex always booked the window table. Always. Twelve years of window tables, looking at a car park, and now he's posting pictures of her at the window table.
N it's ever so kind of you to keep the window table for us again, you're angels, really, and in any other year we'd be there with bells on. But he's passed away, dear, so not this time.
U my ex always booked the window table. I might book it myself for once, out of spite, or I might stay in with the cat. Let me see how brave I feel on Saturday.
Q my ex always booked the window table. Is there still a booking under Harrington for Saturday, and is it in his name or in mine?
W if you've a table at eight we'll have it, if not the one at nine, either way book us / seven if you can, half past if you can't, name of Osei
U if you'd had a table at eight we'd have had it, nine is late with kids, we'll think about it / seven if the sitter comes, not at all if she doesn't, I'll know tonight
T if they'd had a table at eight we'd have gone, but nine was too late / seven they said, half past it was, starving we were
Q if there's a table at eight and one at nine, which is quieter / if we came at seven would we have to be out by nine
N if it's only nine you've got, then no, don't book us / seven, eight, nine, it doesn't matter, we're not coming, no booking wanted
W I'd kill to have this fringe gone by Saturday, fit me in / I'm not fussy who does it as long as it isn't Kyle, book me with any of the others / can't do ten, won't do eleven, so twelve it is, put me in the diary / my mother swore she'd never set foot in your salon again, she's changed her mind, wash and set on Friday please / no highlights, no layers, no chat, just a trim at four, name's Odell / I was going to cancel, then I looked in the mirror, so no, not cancelling, but do bring it forward to tomorrow
T I'd have killed to have that fringe gone by the wedding, look at the photos / Kyle isn't fussy, he'll cut anyone / my mother swore she'd never set foot in your salon again and she hasn't / no highlights, no layers, no chat, best trim I ever had / the colour didn't take, it took off
N I was going to bring it forward, then I looked in the mirror, it'll do, leave it where it is / I'm not fussy who does it because nobody's doing it, I'm growing it out, so no appointment
U I was going to cancel, then I looked in the mirror, now I don't know, ask me after lunch / my mother swore she'd never set foot in your salon again but she's wavering, so perhaps a wash and set, perhaps not / if the roots get any worse I'll have to come in / I'd go blonde tomorrow if I had the nerve
Q is it a different price if Kyle does it / can a colour be moved without losing the deposit / has my mother got a wash and set on Friday or was that last week
W okay so the box said honey, the picture said honey, my head says traffic cone, my boyfriend says nothing which is worse, and I have an interview on Monday. Whoever's free, whenever, whatever it costs, get me in.
T okay so the box said honey, the picture said honey, my head said traffic cone, my boyfriend said nothing which was worse, and I had an interview on the Monday. I wore a hat and I got the job.
U okay so the box said honey, the picture said honey, and I haven't opened it yet. If it goes wrong I'll be ringing you in tears on Sunday, and if it doesn't you'll never hear about it.
Q okay so the box said honey and my head says traffic cone. Roughly what does it cost to have that put right, and do you do it in one go or over several visits?
N okay so the box said honey and my head said traffic cone, but it's washed out now and I quite like it. So that emergency slot my boyfriend begged you for, I don't want it, don't pencil me in.
W Kyle's the best, tell him I said so, tell him he's an artist, and then tell him I'm not coming on Tuesday and take me out of his book / don't take this the wrong way, love, but I want Kyle swapped for Bea
N Kyle's the best, and don't take this the wrong way, but I don't want Bea, so no swapping
W freeze my card / stop that payment / close it, the savings one / send fifty to Mum / raise my limit please / new card please, bent mine / up the standing order / change my address / transfer it all today / pay it, yes
Q card frozen or not? / was the transfer reversed / is closing free
T they froze my card again / money moves, people don't / interest dropped / a standing joke, this bank
N don't freeze it / no new card, thanks
U might close it / freeze it? dunno / transfer maybe after payday
W I did not authorise that and I will not be authorising it, so block it and send it back / nobody but me is to touch that account, and me says close it / I never thought I'd say this but increase the overdraft / it's not the money, it's the principle, all right it's the money, refund me / the child's asleep, I've got one hand, pay the gas, not the electric, the gas
T I did not authorise that, and they sent it back, no fuss / it's not the money, it's the principle, I told him, and he said it's the money / the advert goes "move your money, change your life" and shows a man on a boat / "transfer it now or lose it all", said the voice, and I hung up on him / he asked me to send him the code, cheeky beggar, I told him I was born on a Tuesday but not last Tuesday
N nobody but me is to touch that account, and I'm not touching it either, leave it open / some voice rang and told me to transfer it now or lose it all, whatever comes in under my name, don't transfer anything / I paid the gas myself at the corner shop, so don't you pay it too
U it's not the money, it's the principle, if they do it once more I'll close the account / I'd send him fifty if I thought I'd see it again / payday's Friday, ask me about the overdraft then / what if I moved the lot to the other account, would I sleep better, no idea
Q nobody but me can close that account, am I right / is a standing order the same thing as a direct debit / if a voice on the phone says transfer it now, is that ever really you
W my grandson says I should do it on the app, my granddaughter says I should do it on the website, the lady at church says never do anything on anything. I've come to you. Pay the council tax out of my current account, please.
T my grandson says do it on the app, my granddaughter says do it on the website, the lady at church says never do anything on anything. I pay the council tax at the post office in cash and nobody gets hacked.
U my grandson says do it on the app, my granddaughter says the website, the lady at church says never do anything on anything. I'll hear what my son-in-law has to say before I pay it anywhere.
W we had the joint account for the dog, really, for the vet. The dog died in March. We've both been putting it off, and she's sitting next to me nodding. Please close it and split what's left between us.
N we had the joint account for the dog, really, for the vet. The dog died in March. Your letter says it will be closed as unused. We'd rather it wasn't. Neither of us is ready.
U we had the joint account for the dog, for the vet. The dog died in March. We ought to close it, everyone says so, and I expect we will, but we can't seem to do it this week.
W I take it back about taking it back, I do want the loan, go ahead / forget I said forget it, send the money / not never, not later, now, cancel the subscription / I changed my mind about changing my mind, so cancel after all
N I take back what I said, I don't want the loan / send the money, no, wait, forget it, don't send it / cancel the subscription, oh hang on, no, leave it / actually scratch that, I don't want anything moved
U I keep taking it back and taking it back, the loan I mean, I don't know what I want / cancel, don't cancel, cancel, don't cancel, I'm pulling petals off a daisy here
T he took it back about taking it back and they still gave him the loan / "send the money, forget it, send the money", that's my dad on the phone to me every month
W doctor says I'm not to lift, not to bend, not to drive and not to worry, so I'm not worrying, I'm asking you: move my physio to when the bus runs, after ten / my appointment isn't the problem, the parking is, so give me a Sunday one / I'm allergic to mornings, evening slot please / I've nothing against Dr Lowe, but the other one from now on please, change it / he won't ring himself, men, so I'm ringing, get my husband seen about his chest / nobody's saying it's an emergency but she's eighty-four and on the floor, send someone
T doctor says I'm not to lift, not to bend, not to drive and not to worry, which leaves telly / the appointment wasn't the problem, the parking was / he won't ring himself, men, so I rang, and they saw him the same day / my sister-in-law wants her physio moved, she's been on to you about it all week I gather
Q is there a slot after the buses start or are they all at crack of dawn / could a wife ring in for her husband or does it have to be him / when a person changes doctors, do the notes go along
U doctor says I'm not to drive, so if the bus doesn't suit I'd have to move my physio, I'll look at the timetable / I've nothing against Dr Lowe, though I have wondered about asking for the other one
W would you mind not leaving me on the Thursday list and putting me on the Friday one / wouldn't it be better all round if I came at nine, nine please / isn't it about time you sent me my results, post them please / shall we say Wednesday then, good, Wednesday / who do I have to bribe to get a wheelchair sent to bay four, bring one please
Q wouldn't the Thursday list be shorter than the Friday one / isn't nine when the ward round is / do you post results or is it only on the portal these days
T the woman in front of me said "put me on the Friday list" and the man behind me said "me too" and I just wanted the toilet / your leaflet says "book today, breathe easier tomorrow", very poetic / my horoscope says cancel all plans
W my horoscope says cancel all plans, I don't believe in it, but I've got the flu so cancel Thursday anyway / the woman in front of me said "put me on the Friday list", and I'll have what she's having
U my horoscope says cancel all plans, I don't believe in it, though if this sniffle turns into flu I might have to
N my horoscope says cancel all plans, well I don't believe in it, keep my Thursday
W I'm at the wrong hospital aren't I, oh Lord, I've sat here an hour with my number and my sandwiches. Well. Ring the right one for me would you and tell them to put me on for this afternoon.
W Mum had the fall on Sunday, the ambulance was marvellous, the lad even fed the budgie, and she keeps telling everyone she's fine and doesn't need a thing. She does need a thing. Book her the hip clinic.
T Mum had the fall on Sunday, the ambulance was marvellous, the lad even fed the budgie, and she keeps telling everyone she's fine and doesn't need a thing. The hip clinic had her in by Tuesday.
W I know you're not supposed to, and I know you've told me twice you don't, and I'm not one to make a fuss, but please send the prescription to the other chemist, the one that's open
W to be honest I wasn't going to say anything, and if you can't you can't, no hard feelings, but the curtain at my dad's bed is stuck and he can't sleep, so could he be moved to another bay
N to be honest I wasn't going to say anything, but you moved my dad to another bay on Monday, and again on Wednesday, and he's only just got used to the man who snores. Please don't move him again.
W that book you moved to the store room, the one nobody's meant to want, well I want it, get it out for me / my library card's got my married name on it and I'm not married any more, change it back to Doyle / I dropped a book in the bath, I'm owning up, charge me / tell whoever's next in the queue they can have it, I'm giving up my reservation
Q that book you moved to the store room, can it still be borrowed / what do people pay when a book's been dropped in the bath / does a card have to be in your legal name
U if the divorce comes through I'll need the name on my card changing / I dropped a book in the bath, it's on the radiator, if it dries flat nobody need pay anything
W three garages told me it wasn't worth doing, my brother-in-law laughed, even the scrap man felt sorry for it. I don't care. Weld the floor, do the sills, and get it through its test.
T three garages told me it wasn't worth doing, my brother-in-law laughed, even the scrap man felt sorry for it. I welded the floor myself, and it went straight through its test.
W I said wait till I ring, this is me ringing, start the job / you asked should you carry on without me, yes, carry on, fit it / the answer to your text is yes to the pads and no to the discs / not the quote I was hoping for, still, do it / I can hear it from here so don't tell me it's fixed, take it back in and do it properly
N the answer to your text is no to the pads and no to the discs / not the quote I was hoping for, so leave it / I said wait till I ring, and this isn't me ringing to say start
U I said wait till I ring, and I'm still waiting on the insurance, so you'll hear / the answer to your text is I don't know, depends on the discs
W Order! Order! as they say in parliament, two fish, one pie, mushy peas / my turn to order for once, he always does it, so I'll have the duck and he'll have the soup / she says she isn't hungry, she'll only eat mine, so make it two portions / we'd booked for four but the Hendersons have fallen out with us, so it's two now / I rang to say we'd be late, now I'm ringing to say we'd better make it tomorrow
T Order! Order! shouts the speaker, and my husband shouts back at the telly, two pints / she said she wasn't hungry and ate mine / the Hendersons have fallen out with us over a bill, can you believe it
Q had we booked for four or for two, I've lost track / can the set menu be ordered for one or is it only for pairs
U the Hendersons may have fallen out with us, in which case we'd be two, I'll find out tonight / she says she isn't hungry, we'll see when the bread comes, maybe two portions then
W leave the server running, leave the lights on, leave the database well alone, but do delete that test user / everybody else on the thread said not me, well me, sign me up for the training / if this isn't the right queue move it to the right queue / I did try turning it off and on, twice, so please, swap the laptop
Q was that test user ever deleted / what's the right queue for this sort of thing / do you swap a laptop or only mend it
U everybody else on the thread signed up for the training, I suppose I ought to, I'll look at my diary / if turning it off and on doesn't help I'll want the laptop swapped
W I've no complaints about the ward, the food was hot, the girls were lovely, and I'd tell anyone. I just don't sleep with six strangers. If there's a side room going, then yes, put me in it, I'll pay / the letter said nil by mouth, I said nil by mouth to myself all morning, and then my hand went and ate a biscuit. So that's the op off for today, isn't it. Give me the next date you've got.
W my neighbour cancelled hers and regretted it, my cousin cancelled his and didn't, my mother never cancelled anything in her life including my father. Me, I'm cancelling. The eleventh, endoscopy, Ferreira. / I would never ask you to jump the queue for me. I'm asking you to jump it for him, he's six and he's swallowed a battery, get a doctor now
T my neighbour cancelled hers and regretted it, my cousin cancelled his and didn't, my mother never cancelled anything in her life including my father. Me, I just turned up, and it was over in ten minutes.
U my neighbour cancelled hers and regretted it, my cousin cancelled his and didn't, my mother never cancelled anything in her life including my father. So I'm torn. Ask me on the tenth, I'll have decided by then.
N my neighbour cancelled hers and regretted it bitterly, and told me to do the same so she'd have company. Well I shan't. The eleventh stays exactly where it is, whatever she tells you at the desk.
Q my neighbour cancelled hers and got a date two weeks later, my cousin cancelled his and waited until Easter. What does it depend on, and does the consultant get told when somebody cancels?
W it says here you've texted me about a missed appointment that I did not miss, I was there, I have the parking ticket. No matter. I still need seeing, so let's have another one, any afternoon.
T it says here you've texted me about a missed appointment that I did not miss, I was there, I have the parking ticket, and the doctor shook my hand. Somebody wants to look at your computer.
N it says here you've texted me a new appointment for one I did not miss, I was there, I have the parking ticket. I've been seen. I don't need another, so please don't book me one.
W everyone in the waiting room's been saying you can't get moved forward here for love nor money. I've neither. I've got a train at four, so I'm only asking, could you put me in before that?
T everyone in the waiting room was saying you can't get moved forward there for love nor money, and then this chap in a good coat says something quietly and off he goes in front of all of us.
W I used to think people who cancel on the day were selfish. I still do. I'm one of them now, my childminder's let me down. Please take me off the two fifteen, and sorry.
U I used to think people who cancel on the day were selfish. If my childminder lets me down I'll be one of them. She's usually fine, mind you, so I'm not saying anything yet.
W no rush, no pressure, not today even, well, today if you can: renew Dad's parking permit for the ward / you know that thing you do where you ring the pharmacy for people, do it for me please / I don't need the taxi to the hospital, I need the one home, so order me the one home / you may as well cancel the crutches, I've bought a stick / between you and me I can't stand the man, so anyone but him for my follow-up, book it
N you may as well not bother with the crutches, I've bought a stick, don't order any / I don't need the taxi to the hospital or the one home, my son's driving, so order nothing
T you know that thing you do where you ring the pharmacy for people, my friend raves about it / between you and me she can't stand the man, and they've booked her in with him again
Q you know that thing you do where you ring the pharmacy for people, is that for everybody / who orders the taxi home, the ward or the desk
U you may as well know I'm thinking about sending the crutches back / between you and me I can't stand the man, but whether I'd go as far as switching, I couldn't tell you
W I'm reading this book, slowly, I'm a slow reader, always have been, Miss Pym at school used to say the tortoise gets there. The tortoise needs another three weeks on it, please.
T I was reading this book, slowly, I'm a slow reader, Miss Pym at school used to say the tortoise gets there. The tortoise got there on the last day and didn't even need to renew.
Q I'm reading this book, slowly, I'm a slow reader, Miss Pym at school used to say the tortoise gets there. How many times does the library let a tortoise renew before somebody loses patience?
W the kids have made me promise not to come home without the dragon one, and I can see it's out, and I can see there's a list. Put three names on the list then, one for each of them, or there'll be war.
N the kids made me promise to put all three of their names on the list for the dragon one. I've thought about it on the way over and the answer's no, one copy, one fight, don't put any of them on.
W look, if it was my money I'd say leave it, but it's the insurance's money, so paint the whole door / he dropped it, she trod on it, I sat on it, between us it's had it, so order a new screen / I want it back as it was, no improvements, no upgrades, just fix the hinge
U look, if it was my money I'd say leave it, if it's the insurance's I'd say paint it, they haven't told me whose it is yet
T look, if it was my money I'd have said leave it, but it was the insurance's, so they painted the whole door and half the bonnet
W please tell whoever keeps resetting my password that he's to stop, and since he's stopped it halfway, finish this one so I can log in / the intern's last day was Friday, bless her, turn her access off / I replied no to the wrong email, that no was for the picnic, the answer on the server move is yes, go
N please tell whoever keeps resetting my password that he's to stop / I replied yes to the wrong email, that yes was for the picnic, the answer on the server move is no
T the intern's last day was Friday, bless her, and they turned her access off on Wednesday / I replied yes to the wrong email and now I'm making sandwiches for forty
W first they said they'd pay, then they said they wouldn't, then Graham locked himself in the loo. Long and short of it, I'm paying for the lot. Put the whole table on this card.
T first they said they'd pay, then they said they wouldn't, then Graham locked himself in the loo. Long and short of it, I paid for the lot, the whole table, on my card.
U first they said they'd pay, then they said they wouldn't, now Graham's locked himself in the loo. When he comes out we'll know whose card it's going on. Give us ten minutes.
Q first they said they'd pay, then they said they wouldn't, and Graham's in the loo. Has anybody at this table actually paid for anything yet, and whose card did you take at the start?
W I'm not one of those people who send food back, I never have, I once ate a whole raw chicken thigh out of politeness in Leeds. But this is cold in the middle, pet. Take it back and warm it through.
N I'm not one of those people who send food back, I never have, I once ate a whole raw chicken thigh out of politeness in Leeds. So no, leave the plate, I'll eat round it.
W half the street says you're closing and the other half says you're not, I don't listen to either, I want my Friday perm same as every Friday, so write me in for the next one / if Bea's pregnant, congratulations, and if she isn't, forget I spoke, but put me with her while she's still here, Thursday please / don't thin it, don't texture it, don't whatever you did last time, two inches off at noon on Friday, write me down
T half the street says you're closing and the other half says you're not, I don't listen to either
Q half the street says you're closing and the other half says you're not, so are Friday perms still being booked or not
W your recorded lady asked me to say in a few words why I'm calling, so, a few words: stolen, handbag, Lisbon, cards, all of them, block / the scammers told me not to tell the bank, so I'm telling the bank, stop everything that goes out today / I've been with you forty years and I've never asked for a thing, I'm asking now, waive it / the app says no, the website says no, the branch is a coffee shop now, so you, kindly, change my phone number
T your recorded lady asked me to say in a few words why I was calling, so I said "stolen", and she said "you would like to open an account" / the app says no, the website says no, the branch is a coffee shop now, and they do a good flat white
U I've been with you forty years and I've never asked for a thing, I might start, I might just go over the road to the other lot
W I don't do mornings, I don't do Mondays and I don't do Dr Grey, that leaves Thursday at three with the other chap, book that / you'll think me daft, but I dreamt I missed the scan, so bring it forward so I can stop dreaming / not a question, not a complaint, a plain request: send my X-rays to the surgery in Hove / I've been meaning not to bother you, I've failed, change my next of kin to my son / my wife says no, my wife's not the patient, sign me up for the trial / he told you to cancel my physio, he'd no right, put it back on
N my wife says yes, my wife's not the patient, don't sign me up for the trial / he told you to put my physio back on, he'd no right, leave it off
W never again, I said after the last perm, and here I am eating my words, put me in for one / what do you mean you can't see me on there, never mind, make a new booking, two o'clock, Saturday / it's a no to the gym bag and the free pen but a yes to the account, open it / before I lose my nerve: all of it off, Friday, any time / you couldn't be persuaded to hold that paperback till I'm paid on Tuesday, could you, please do
W if I had a pound for every time I've asked, I'd not need the refund, but I haven't, so refund it / don't book it under my name, he'll see, book it under Grey, Saturday at eight / we're not not coming, we're just not coming at seven, make it nine / stop me if I'm wrong but that's the old address, the new one's 4 Mill Lane, put that in / I was only ringing to say thank you, and thank you, and oh, while I remember, move the boiler man to Monday / can't talk, in a meeting, just approve it
W let me put it this way, if my laptop isn't replaced I'll be doing the payroll on an abacus, so replace it please / the book's no good to me, too sad, take it back and lend me the next on the list / I said I'd never trade her in, I've said a lot of things, trade her in
`,
  zh: `
W 帮我挂个号 / 挂骨科 / 取消周三那个 / 改到下午吧 / 退了吧 / 号退掉 / 给我妈也挂一个 / 不,改成四号 / 还是挂专家 / 明早第一个号 / 行,退吧 / 别等了,取消
Q 能退号吗 / 还有号没 / 号退了没 / 改期收钱吗 / 谁给我取消的 / 退号怎么弄 / 挂号费多少 / 能改几次啊
T 号又被取消了 / 我姐把号退了 / 电话给我挂了 / 我挂科了 / 电脑挂了 / 墙上挂着呢 / 他说"退号!" / 系统显示已取消
N 别退 / 先别取消 / 不用改了 / 我没说要退 / 别给我挂号 / 不挂了不挂了 / 号留着别动
U 退不退呢 / 可能要改 / 想想再说 / 挂还是不挂呢 / 要是下雨就不去了 / 有点想退 / 看情况吧
W 我不是不想看,就是周一实在来不了,给我换一天 / 不能不去复查啊,不然我闺女饶不了我,你给我挂上吧
N 我不是周一来不了,我是压根不想看,别给我换天了 / 我没说不去复查,可也没让你现在就挂,先别挂
T 她不是不想看,是周一来不了,人家就给她换了一天 / 我也不是说你们态度不好,就是那姑娘没问我就把号给改了
U 我不是不想看,就是周一能不能来还说不准,得问问单位 / 不是不想复查,就怕查出点啥来,再缓两天看吧
Q 我不是不想看,就想问问这个号是不是只有周一有 / 不去复查会怎么样,号会自动作废吗
W 你就不能给我往前挪挪吗,疼得受不了了,挪一下 / 麻烦问下能不能帮我把周四的号退了,我发烧来不了 / 有没有可能给孩子加个号啊,烧到三十九度五了
Q 你们一般能给往前挪吗 / 周四的号当天还能不能退 / 加号一般要找大夫本人还是找你们
T 你可真行,又给我挪到早上六点半,我谢谢您嘞 / 那天孩子烧到三十九度五,好在大夫给加了个号
N 可别给我往前挪了,再挪我就得半夜来了 / 孩子退烧了,加号的事不用办了
U 孩子要是三点还不退烧,我再找你加号 / 往前挪也行,往后也行,等我跟老公商量了再定
T 孩子烧退了,谢谢你们 / 我老爷子去年退了,现在天天来医院遛弯 / 退一步海阔天空嘛
W 老爷子退下来有空了,给他挂个下周的体检 / 烧是退了,咳嗽没好,再给我挂个呼吸科
N 烧退了,不用再挂呼吸科了 / 烧退了,号别退,我还是去看看
U 烧要是退了我就不去了,没退再说 / 烧退了,号退不退我还没想好
Q 烧退了还用不用复查啊 / 烧退了的话号还能不能退
W 我跟我老伴说"人家肯定加不上",他说你问都不问怎么知道,那我就问了:给我加一个吧 / 我妈老说别麻烦人家,我今天就麻烦你一回,把她周三的理疗取消,换到周五
T 我跟窗口那姑娘说"给我加一个吧",她扑哧就笑了,我老伴说这就是大医院 / "把妈周三的理疗取消,换到周五",我弟在电话里说得轻巧,好像接送的人是他一样,他人还在深圳呢
N 我弟是不是打电话来让你们取消我妈周三的理疗?别听他的,他做不了主,我妈周三照常去
Q 我弟说他给你们打过电话,把我妈周三的理疗换到周五了,真换了吗,你那边显示的是哪天?
U 我弟说把我妈周三的理疗换到周五,我妈又不乐意,他说的有道理,我妈说的也有道理,周末一家人碰个头再定吧
W 说来好笑,我都到停车场了才想起单子落家里了,回去一看让狗给啃了,你说倒霉不倒霉,所以得麻烦你给我重开一张
T 说来好笑,我都到停车场了才想起单子落家里了,回去一看让狗给啃了,最后还是社区给我重开了一张
W 上回在你们这儿,护士打翻个盘子,一个大哥晕了,还有个大爷唱了半天《空城计》,热闹得很。行了不扯了,三月份还是那个大夫,给我约上
N 谢谢你啊,这么早的号真难得,搁往年我抢都抢不着,不过我还是用原来那个吧,不换
W 谢谢你啊,这么早的号真难得,照理说我该用原来那个,可这回我就不客气了,换
U 谢谢你啊,这么早的号真难得,我也想换,就是单位那边还没请假,你容我一个钟头问问
N 好是好,可惜了,还是算了吧 / 我倒是想去十点那个,可惜去不了,别约了
W 我真不好意思开口,可全给我取消了吧 / 本来不想麻烦你,十点那个还是给我约上
T 他真不好意思开口,最后还是全取消了 / 他倒是想去十点那个,可惜没约上
U 我倒是想去十点那个,还不知道走不走得开 / 全取消吧,舍不得;不取消吧,又没空,唉
Q 约了十点的,两点那个是不是就自动没了 / 全取消的话,是不是要重新排队
W 别跟我说不行,给我退了 / 别问为什么了,把我名字划掉 / 别把我号给别人啊,顺便把复查也约了
N 别再问了,我不退 / 别想把我名字划掉 / 别把我号给别人啊,我就在路上
T 人家说退不了 / 也没问为什么,就把我名字划掉了 / 我的号让人给别人了
Q 为什么退不了呢 / 我名字怎么被划掉了 / 晚到十分钟号会不会给别人
U 别问我,退不退我自己都不知道 / 说不上为什么,就有点想把名字划了,再看吧
W 谁说我不打疫苗了,给我登记上 / 之前说不打是气话,疫苗我要打,登记吧
N 谁说我要打疫苗了,别给我登记 / 之前说要打是随口一说,不打,别登
T 谁说他不打疫苗,人家都登记两回了 / 打什么疫苗,我们小时候出疹子也就那么过来了
U 谁知道打不打呢,看了那个说明心里有点打鼓 / 以前死活不想打疫苗,现在有点松动,再看吧
Q 谁可以打这个疫苗,登记要身份证吗 / 登记了又不打会不会影响信用啊
W 虽说我怕针,血还是给我约了吧 / 不是很情愿,但肠镜还是约上吧 / 不做肠镜不行啊,约吧
N 倒不是怕针,就是不想抽,别约 / 不是很情愿,肠镜先别约 / 不做肠镜也行的,大夫说了,就不约了
T 倒不是我怕针,上回扎了四针才抽出来 / 不情愿归不情愿,肠镜早就让我闺女给约了
U 倒不是怕针,就是拿不定主意抽不抽 / 肠镜嘛,做也行不做也行,过了年再说
Q 抽血是扎胳膊还是扎手指头 / 肠镜不做不行吗,能不能用别的代替
T 昨晚梦见你们把我手术取消了,高兴得我哭醒了 / 楼下牌子上写着"请提前取消" / 电视里那主任大喊一声"手术取消!"就冲出去了
W 楼下牌子写着请提前取消,我这不就来提前取消了嘛,周四的心电图 / 短信说回T退订,那就T / 昨晚梦见手术取消,今天我真要取消,你给办了吧
N 短信说回T退号,我可不回T啊,我要去的 / 牌子让提前取消,我又不取消
Q 短信说回T退号,大写小写有关系吗 / 提前取消是得提前多久
U 短信让回T退号,我还没想好回不回,明天再说
W 有人让我退,有人不让我退,后来又说压根没我的号。我也不管了,你就给我挂一个,哪天都行
T 有人让我退,有人不让我退,后来又说压根没我的号,你说这叫什么事儿
N 有人让我退,有人不让我退,后来又说压根没我的号。求求你们谁都别动了,我按卡上的日子来
Q 有人让我退,有人不让我退,后来又说压根没我的号。那到底有没有我的号?
U 有人让我退,有人不让我退,弄得我自己也不知道要不要了,回去睡一觉再说
W 早知道要空腹我就约早上了,麻烦给我改早上 / 后悔没选周五,换过去吧 / 我知道上礼拜就该退的,现在给我退了
T 早知道要空腹我就约早上了 / 后悔没选周五,算了,都过去了 / 上礼拜就该退的没退,白扣了我五十
U 早知道要空腹说不定就约早上了,现在改不改也两可 / 有点后悔没选周五,看领导批不批假吧
N 早知道你们这么折腾我就不吭声了,早上那个别动 / 你们别再给我换来换去的了,就原来那天
Q 当时要是选周五,是不是也是这个大夫
W 续借 / 帮我还了 / 全部续上 / 留一本新的 / 预约取消吧 / 订个自习室 / 替我登记一下 / 把我名字去掉 / 再续一个月 / 等等,续两本
Q 能续几次 / 哪天到期 / 我还了没 / 自习室订出去没 / 超期咋罚 / 怎么预约啊
T 书上周就还了 / 《归还》挺好看 / 还书那天下大雪 / 让人续走了 / 讲座又取消了 / 看着看着就睡着了
N 不续了 / 别给我预约 / 不用留 / 卡别注销 / 我没要续借 / 还?还没看完,先不还
U 续不续呢 / 好看就续 / 以后再借吧 / 也许订,也许不订 / 再看看吧
W 我想订一本讲订书机的书,绕口吧,帮我订上 / 养蜂那本给我留着
T 我带了一本讲怎么订书的书,线都开了 / 养蜂那本我留给外甥了,人家压根没翻
Q 订书和预约是一回事吗 / 书能不能替别人留
N 养蜂那本朋友送我了,别留了 / 我没说要订啊,我就夸那书好看
U 养蜂那本要是朋友不借我,我再来预约 / 排队人多就不借了,人少的话兴许借
W 《别让我走》续三个礼拜 / 《活着》给我续上 / 《不要和陌生人说话》那本,麻烦给我留一套 / 《请照顾好我妈妈》的预约帮我取消
T 《退货》是我今年看过最好的小说 / 他生日送我一本《取消一切》,气不气人 / 封面上印着"续上你的热爱",土死了
Q 有没有一本叫《请帮我取消》的 / 《改命》和《改变命运》是一个人写的吗 / 《别退》作者是谁来着
N 《别让我走》到期就还,不用续 / 我念书名呢,《取消一切》,没让你取消啥
U 《退货》明天到期,还剩三分之一,续也行,熬个夜看完也行,看今晚困不困
W 孩子一天到晚喊"续借续借",这回我依他,续吧 / 通知说周五前不续就罚钱,那续吧
T 孩子一天到晚喊"续借续借",借回来翻都不翻 / 通知说周五前不续就罚钱,月月都是这一条
N 孩子一天到晚喊"续借续借",他要是来找你,别给他续 / 通知说周五前要续,我今天就去还,不续了
U 孩子喊着要续借,我得先看他读不读得下一页 / 通知说周五前续,那我周五前再想
Q 通知说周五前要续,周五当天算不算 / 孩子自己能续吗,还是得大人来
W 再宽限三个礼拜我也不嫌多,给续了吧 / 大字版的能给我调一本来吗,眼睛不行了 / 十号前看不完,给我延延呗
N 再宽限三个礼拜?不用,真不用 / 大字版的别再调了,家里堆不下了 / 十号前看得完,甭延
T 她问我要不要多宽限三个礼拜,那谁会说不要 / 我妈眼睛不行,馆里就给调了本大字的
U 宽限嘛,要也行不要也行,看我懒到什么程度 / 大字版的也许用得上,等配完眼镜再说
Q 宽限三个礼拜的话要不要押金 / 大字版是只给老年人调吗
W 书我借给对门了,对门又给她侄女了,侄女带去三亚,回来一抖全是沙子。我也不赖账,该赔多少从我卡里扣,这事就这么了了
T 书我借给对门了,对门又给她侄女了,侄女带去三亚,回来一抖全是沙子。后来赔了,从我卡里扣的,这事就这么了了
Q 书我借给对门了,对门又给她侄女了,侄女带去三亚,回来一抖全是沙子。这种要赔吗,还是抖干净就行
N 书我借给对门了,对门侄女带去三亚弄了一书沙子。凭什么我赔?不许从我卡里扣钱
U 书在对门侄女手里,人在三亚呢。回来要是弄坏了我就赔一本,没坏就拉倒,等她回来看
W 借书证给我注销了,别问,不是搬家,没人惹我,也别让我填问卷
N 刚才听你们跟前面那位说"注销吧",可别把我的也注销了啊,我还要借书的
T 借书证注销过一回,没熬过一个礼拜又来办了
Q 证要是注销了,以前借过什么还查得到吗
U 罚了我六块钱,气得想把证注销了,可又舍不得那几架子武侠,再想想
W 刹车修一下 / 换块屏 / 电池换了吧 / 配件订吧 / 报废算了,你办 / 来拖车吧 / 装便宜的那个 / 做个保养
Q 修好没 / 换屏多少钱 / 配件到了没 / 离合要几天 / 谁签的字 / 上门收费不
T 屏给我换错了 / 我自己会修 / 手机又挂了 / 车自己溜了 / 我哥说"报废得了" / 修了跟没修一样
N 别修 / 那坑别补 / 不换机油 / 变速箱先别动 / 我没订配件 / 不要给我喷漆
U 修还是卖呢 / 换不换轮胎呢 / 看配件啥价 / 要是能过检就不修 / 兴许换一台
W 你直说吧,我扛得住,说完了就把变速箱订了 / 反正都拆开了,风扇换了 / 盖子都掀了,火花塞顺手换一下 / 修手机的时候连数据一块儿清了
T 他倒是直说了,说完我腿都软了 / 反正都拆开了,他们就把风扇换了 / 盖子都掀了,火花塞也给换了,收我两份钱 / 修手机顺手把数据清了,我照片全没了
Q 你直说吧,变速箱得多少钱 / 盖子都掀了,一块儿换火花塞能便宜点不 / 换屏是不是非得清数据
N 你直说,但啥也别订 / 就算拆开了,风扇也别换 / 盖子掀了也别碰火花塞 / 数据千万别清啊
U 你先直说,说完我再定修不修 / 火花塞啥样还没见着,见着了再说换不换 / 报价三百以内就修,超了就不修
W 我不是不给钱,是让你从另外那张卡扣,扣吧 / 洗衣机没毛病,坏的是烘干机,来把烘干机拉走,别拉错了
N 我可没让你们修洗衣机,这钱别从我卡里扣 / 洗衣机没毛病,烘干机也没毛病,别派人来
T 我不是不给钱,是机器刷不了,那小伙子看我跟看贼似的 / 洗衣机没毛病,他们倒好,把烘干机拉走了
U 我不是说不修烘干机,就是得合计合计 / 洗衣机但愿没毛病,真有毛病我再打电话
Q 拉走烘干机之前不用先交钱吧 / 你们单子上写的是洗衣机还是烘干机
W 行行行,让你说动了,排气管换新的 / 我媳妇把我劝住了,不卖了,修 / 被我媳妇磨得没办法,订蓝的吧
N 行行行,差点让你说动,不换排气管 / 我媳妇把我劝住了,别修了 / 我媳妇不让,蓝的别订
T 你们这张嘴,死人都能说活 / 他自己把自己给说得不想卖了 / 我媳妇念叨了一路,他们就给订了蓝的
U 快让你说动了,我先看看卡里还有几个钱 / 蓝的嘛,今晚媳妇再磨磨兴许就订了
Q 换排气管都要动哪些地方,给我说说 / 订蓝的要我本人签字吗,我媳妇签行不行
W 这老车跑了十九万公里,回老家回了数不清多少趟,我跟我老伴就是在这车上定的亲。说着说着眼睛都酸了。报废吧,手续你帮我走了
T 这老车跑了十九万公里,我跟我老伴就是在这车上定的亲。上个月报废了,手续办完那天我在院里坐了一下午
N 这老车跑了十九万公里,我跟我老伴就是在这车上定的亲。报废?你想都别想,表收起来
U 这老车跑了十九万公里,我跟我老伴就是在这车上定的亲。按理该报废,可心里过不去,哪天想通了我来找你
Q 这老车跑了十九万公里了,要是报废的话手续归谁办,车船税退不退?
W 密码重置下 / 旧账号删了 / 把那个进程杀了 / 恢复昨天备份 / 退订 / 改名叫终稿2 / 给小王开权限 / 工单关了吧 / 电脑丢了,锁机 / 不是那个,清打印队列 / 推上去吧 / 回滚
Q 工单关了? / 谁删的文件夹 / 删了能找回吗 / 密码重置了没 / 回滚会丢数据吗
T 全给我删了 / 服务器又挂了 / 别人把我工单关了 / 老板说"回滚!" / 领导今天退群了
N 先别推 / 旧账号留着 / 啥都别重置 / 工单别关 / 我没让你回滚
U 删不删呢 / 可能要开权限 / 崩了再重置 / 回滚?我想想 / 要不明天再关
W 我值班没权限不行啊,给我开一个 / 那文件夹除了我没人用,我也不用,删了得了 / 把刚才的撤销再撤销,恢复成早上的样子
N 没权限也行的,不用给我开 / 那文件夹除了我没人用,可我天天用,别删 / 啥也别撤销,现在这样挺好
T 那文件夹除了我没人用,结果就给删了 / 撤来撤去又回到原点,笑死 / 他值个班没权限不行,还到处跟人显摆
U 那文件夹好像没人用了,删也行吧,我先问问老李 / 周末要是轮到我值班就得开权限,排班还没出
Q 那文件夹除了我还有人用吗 / 值班的是不是默认就有权限 / 撤销了还能再撤回来不
W 弹窗写着大红字"请勿删除",我知道,照删 / 它问我确定吗,我确定,清空吧 / 它问是不是不保留了,对,不保留,移除
T 弹窗写着"删除后重试",我的表格就这么没了 / 天天问我确定吗确定吗,烦死个人
N 弹窗写着"删除后重试",千万别,那文件我要用 / 它问我确定吗,我不确定,停停停别清
U 它问我确定吗,你这一问我倒不确定了,我先看看里头有啥 / 弹窗让删除后重试,等小周看过我再决定删不删
Q 弹窗说"删除后重试",删的是啥 / 点"取消"是取消删除还是取消保留啊
W 开会的时候我屏幕卡在老板打喷嚏那一帧,全公司都看见了,他自己也看见了,我简历都在脑子里改好了。趁我还没被开,帮我把腾讯会议重装一下
T 开会的时候我屏幕卡在老板打喷嚏那一帧,全公司都看见了。后来我自己重装了两遍,走廊里还有人憋着笑
W 那个链接我点了,我知道我知道,你们培训过,还发了小鱼贴纸,我还贴工位上了。可我就是点了。密码全给我换了,卡也冻了
T 那个链接他点了,培训也去了,小鱼贴纸也领了,还是点了。最后密码全换,卡也冻了
N 那个链接我差点点了,想起你们培训说的小鱼,没点。所以密码不用换,卡也不用冻,我就是来邀个功
Q 那个链接我点了……我就想问问,这种情况一般是给所有人换密码还是只换我一个人的
U 那个链接我也不知道点没点上,好像一闪就关了。要真有什么不对劲,我再来找你换密码
W 我姓任,叫任改名,没跟你逗,不过今天还真要改个文件名,三季度那个改成四季度 / 我公司就叫"一推就倒",今天要你把分支推上去
T 我姓任,叫任改名,每次报修人家都以为我逗他 / 我公司叫"推一把",去年黄了 / 我家猫叫"删库"
Q "推一把"在这单子上是公司名还是指令 / 别人开着文件的时候能改名吗
N 任改名是我名字,不是让你改名,别再给我改了 / 我说的推一把是公司,分支别推
U 三季度那个文件想改个名,看其他人有没有意见再说
W 行行好,把会议邀请再发一遍呗 / 今天还能不能给我解锁了,我从九点坐到现在 / 你给我解锁我给你带奶茶,成交不 / 把我从那个群发名单里拿掉,拜托
T 人家行行好,把邀请又发了一遍 / 今天是别想解锁咯,全吃饭去了,真敬业 / 他们总算把我从群发名单里拿掉了
N 行行好,别把我从名单里拿掉 / 自己解锁了,奶茶免了,啥也不用弄
U 从群发名单里出来也好,可又怕错过发福利的通知,纠结
Q 群发名单要怎么退出来 / 锁了的账号别人能不能代解
W 不急,也不重要,领导不关心,我自己其实也无所谓,就是你哪会儿有空,把我那旧邮箱归个档
N 很急,很重要,领导打了两遍电话:我那旧邮箱无论如何不许归档,法务在看
W 小张配了第二块屏,小刘配了第二块屏,连来了十一天的实习生都配了。你懂我意思吧,给我也申请一块
T 小张配了第二块屏,小刘配了第二块屏,连来了十一天的实习生都配了。我呢,发了一支笔
W 上一条是我家娃乱按的别理,不过她开的那个工单你给关了 / 刚才打错了,键盘是两个不是二十个,发两个来
N 上一条是我家娃乱按的,别理 / 刚才发错了,键盘一个都不用
W 今晚六位 / 再来两瓶 / 买单 / 八点那桌退了 / 老样子 / 这菜退了 / 改七个人 / 照刚才的再来一份 / 凉菜不要,热菜照上 / 加双筷子
Q 能订位吗 / 厨房关了没 / 定金退了吗 / 加菜要等多久
T 位子又没了 / 鱼不新鲜 / 他替我点的 / 吃完了,挺好 / 隔壁桌退了三个菜 / 看菜单看饱了
N 别上酒了 / 菜别退 / 不点了 / 那桌别取消 / 没加菜啊
U 六个还是八个呢 / 要不要订啊 / 甜点看情况 / 她来就换大桌
W 这会儿要是有盘薯条该多好,得,给我来一盘大的 / 不能再吃了……唉,就一块提拉米苏,上吧 / 让你说得我馋了,再开一瓶 / 不该吃的,真不该,算了,来份红烧肉
N 这会儿要是有盘薯条该多好,可惜大夫不让,不要了 / 看着真馋人,可真吃不下了,别上 / 你说破天我也不喝了,别开 / 不该吃的就不吃,红烧肉不要
T 那天要是有盘薯条该多好,那家菜量小得跟喂鸟似的 / 他说不能再吃了,转头干掉两块提拉米苏 / 他不该吃的都吃了,现在住院呢
U 薯条我是想吃,等这碗汤下去看看肚子还装不装得下 / 红烧肉吃还是不吃,这是个问题
Q 薯条是另算还是套餐里带的 / 提拉米苏里头有没有生鸡蛋,我不能吃生的
W 我们四个没有一个不吃素的,荤的不要,上那个菌菇套餐 / 我除了香菜没有不吃的,你看着配,两人份套餐来一个
N 我们都吃素,牛肉不是我们点的,别上 / 没有一样是我爱吃的,不点了啊不好意思
T 没有一样是我不爱吃的,那顿真绝了 / 说了四遍吃素,给我端来一盘牛肉,服气
W 我前夫每次都订靠窗那桌,十二年,年年对着个停车场。这周六我要订一桌,两位,离窗户越远越好
T 我前夫每次都订靠窗那桌,十二年,年年对着个停车场。现在人家朋友圈里,靠窗那桌坐的是别人了
N 难得你们还惦记着给我们留靠窗那桌,真是有心了,往年我们早就来了。可他人走了,今年就不订了
U 我前夫每次都订靠窗那桌。我也想自己订一回气气他,又怕坐那儿难受,周六看心情
Q 我前夫每次都订靠窗那桌。周六是不是还有个姓韩的订位,留的是他电话还是我的?
W 八点有就八点,没有就九点,反正给我们订上 / 能七点就七点,不能就半点,姓欧阳
U 八点有我们就来了,九点带孩子太晚,再商量商量 / 保姆来我们就七点,不来就不去了,晚上才知道
T 八点要是有我们就去了,九点太晚就没去 / 说好七点,磨到七点半,饿得前胸贴后背
Q 八点和九点哪个人少 / 七点来的话九点前得走吗
N 只有九点的话就别订了 / 七点八点九点都不来,不用给我留
W 这刘海再不剪周六没法见人了,给我插个队 / 谁剪都行,只要不是阿凯,帮我约一个 / 十点来不了,十一点不想来,那就十二点,记上 / 我妈发过誓再也不进你家店,现在想通了,周五给她约个洗吹 / 不烫不染不办卡不聊天,就四点修一下,姓欧 / 本来想取消的,一照镜子,不取消了,往前提到明天吧
T 婚礼那天那个刘海真没法见人,照片你自己看 / 阿凯不挑人,谁的头都敢剪 / 我妈发过誓再也不进你家店,还真就没进过 / 不烫不染不办卡不聊天,这辈子剪得最舒坦的一回 / 这颜色没上去,倒把我送走了
N 本来想往前提的,一照镜子,还凑合,就原来那天别动 / 谁剪都不行,我留长呢,不约
U 本来想取消的,一照镜子又犹豫了,吃完饭再说 / 我妈发过誓不进你家店,最近口气有点松,兴许来洗个吹个,兴许不来 / 发根再黄下去就得去补了 / 有那个胆我明天就染金的
Q 阿凯剪是不是另一个价 / 染发改期定金还在吗 / 我妈周五是约了洗吹还是上周那次啊
W 盒子上写蜂蜜茶色,图上也是蜂蜜茶色,染完一看是交通锥,男朋友一声不吭,比骂我还难受,周一还有面试。谁有空谁上,几点都行,多少钱都行,给我安排
T 盒子上写蜂蜜茶色,图上也是蜂蜜茶色,染完一看是交通锥,男朋友一声不吭,周一还有面试。我戴了个帽子去的,居然录了
U 盒子上写蜂蜜茶色,图上也是蜂蜜茶色,我还没拆。染砸了周日肯定哭着给你打电话,没染砸你就当没这回事
Q 盒子上写蜂蜜茶色,染完是交通锥。这种救回来大概多少钱,一次能弄好还是得跑几趟?
N 盒子上写蜂蜜茶色,染完是交通锥,不过洗了几天我还挺喜欢。我男朋友求你们留的那个加急位,我不要了,别给我记
W 阿凯手艺没得说,你跟他讲他是艺术家,讲完再跟他讲周二我不来了,从他本子上划掉 / 你别多心啊,我想从阿凯那儿换到小贝那儿
N 阿凯手艺没得说,你别多心,小贝我不要,不换
W 把卡冻了 / 那笔拦下来 / 存折销了 / 给我妈打五千 / 额度调高点 / 卡弯了,换一张 / 地址改一下 / 今天全转走 / 交吧,交 / 定投停了
Q 卡冻没冻 / 那笔退回了? / 销户要钱吗
T 卡又给我冻了 / 利息又降了 / 钱是退了,气没消 / 他改口供了
N 卡别冻 / 不换新卡
U 销不销呢 / 发了工资再转吧 / 冻卡?说不好
W 那笔不是我刷的,我也不认,拦下来退给我 / 这账户除了我谁都不许动,我说了,销 / 万万没想到我也有今天,透支额度给我提了吧 / 不是钱的事,是理的事,算了就是钱的事,退钱 / 孩子睡我胳膊上呢,就一只手,煤气费交了,电费别交,煤气
T 那笔不是我刷的,人家二话没说就退了 / 我说不是钱的事,是理的事,他说就是钱的事 / 广告里说"转走你的钱,转来好人生",一个男的坐船上傻乐 / 电话里说"马上转账,否则冻结",我直接给挂了 / 他让我把验证码发给他,我说我是老了,不是傻了
N 这账户谁都不许动,我自己也不动,别销 / 有人冒充我打电话要转账,不管谁打来都不许转 / 煤气费我在小卖部交过了,你们别再交一遍
U 不是钱的事,是理的事,再有一回我就销户 / 打给他五千也行,就怕有去无回 / 周五发工资,透支的事那会儿再说 / 全挪到另一张卡上会不会睡得踏实点呢,不知道
Q 这账户除了我别人销不了吧 / 定投和自动扣款是一回事吗 / 电话里让我马上转账的,有没有可能真是你们
W 孙子让我用手机弄,孙女让我上网弄,跳舞那老姐妹说啥都别弄。我就来找你了,把物业费从我工资卡里交了
T 孙子让我用手机弄,孙女让我上网弄,跳舞那老姐妹说啥都别弄。我拿现金去物业交的,谁也骗不着我
U 孙子让我用手机弄,孙女让我上网弄,跳舞那老姐妹说啥都别弄。等我女婿回来听他怎么说,再定在哪儿交
W 这个联名户本来是给狗看病存的,狗三月份走了,我俩谁也不提这茬。她就坐我旁边,点头了。销了吧,剩的钱一人一半
N 这个联名户本来是给狗看病存的,狗三月份走了。你们来信说不用就要销户,我俩都不愿意,先别销,还没缓过来
U 这个联名户本来是给狗看病存的,狗三月份走了。人人都说该销了,早晚是要销的,就是这礼拜还下不了手
W 我收回我刚才的收回,贷款我要,办 / 刚说的算了那句算了,钱照打 / 不是以后,不是改天,就现在,会员取消 / 我又变卦了,还是取消吧
N 我收回刚才那句,贷款不要了 / 打钱吧,哎等等,算了别打 / 会员取消,哎不对,留着留着 / 当我没说,啥也别动
U 一会儿要一会儿不要的,贷款这事我自己都乱了 / 取消,不取消,取消,不取消,我搁这儿揪花瓣呢
T 他收回了他的收回,人家照样给他贷了 / "打钱,算了,打钱",我爸每个月给我打电话就这三句
W 大夫说不能提重物,不能弯腰,不能开车,不能操心,那我就不操心了,你操心:理疗给我改到十点以后,有公交 / 看病不愁,愁的是停车,给我换个礼拜天的 / 我这人早上起不来,给个傍晚的号 / 我对罗大夫没意见,就是以后换那一位,改一下 / 他自己死活不打电话,男人嘛,我替他打,给我家老头子挂个胸外 / 也不敢说是急症,可八十四的人躺地上起不来了,派个车来
T 大夫说不能提重物,不能弯腰,不能开车,不能操心,那就剩看电视了 / 看病不愁,愁的是停车,转了四十分钟 / 他自己死活不打电话,我替他打的,当天就看上了 / 我小姑子想改理疗时间,听说缠了你们一礼拜
Q 十点以后还有没有理疗的号,还是都天不亮就排 / 老婆能不能替老公挂号 / 换了大夫,病历会跟着过去吗
U 大夫不让开车,公交要是不顺,理疗就得改,我先查查车次 / 我对罗大夫没意见,不过也想过要不要换一位
W 能不能别把我放周四那拨,放周五那拨 / 我九点来是不是大家都方便,就九点吧 / 我那化验单是不是也该寄给我了,寄吧 / 要不就周三?行,周三 / 我得给谁磕头才能给四号床弄把轮椅来啊,推一把来吧
Q 周四那拨是不是比周五人少 / 九点是不是正查房 / 化验单是寄还是只能手机上看
T 前面大姐说"给我放周五",后面大哥说"我也周五",我就想问厕所在哪 / 你们那传单写"今天挂号,明天好睡",还押韵 / 黄历上说今日宜取消一切安排
W 黄历说今日宜取消,我不信这个,可我真烧起来了,周四的取消吧 / 前面大姐说"给我放周五",跟她一样,我也放周五
U 黄历说今日宜取消,我不信这个,不过这鼻涕要是变成流感就得取消了
N 黄历说今日宜取消,我偏不信,周四照旧
W 我是不是走错医院了,哎哟我的天,拿着号带着饼坐了一个钟头。得,麻烦你给对的那家打个电话,让他们下午给我排上
W 我妈礼拜天摔了一跤,急救的小伙子真好,走之前还给鹦鹉添了食。老太太逢人就说没事,啥都不用看。她那是嘴硬,给她挂个骨科
T 我妈礼拜天摔了一跤,急救的小伙子真好,走之前还给鹦鹉添了食。老太太逢人就说没事,啥都不用看,礼拜二骨科就给收进去了
W 我知道按规定不行,你也跟我说了两遍不行,我也不是那难缠的人,可还是麻烦你把方子转到另一家药房去,就开着门的那家
W 说实话我本来不想开口,不行就算了,我也不怪你,就是我爸那床的帘子卡住了,他整宿睡不着,能给他换个病房不
N 说实话我本来不想开口,可周一给我爸换了一次床,周三又换一次,他刚跟隔壁打呼噜的老哥混熟,求你们别再给换了
W 收到库里那本没人看的书,我看,给我调出来 / 借书证上还是夫家那个名,婚都离了,给我改回来 / 书掉浴缸里了,我坦白,扣钱吧 / 那本我不等了,让给后面的人,预约撤了
Q 收到库里的书还能借不 / 书掉水里一般赔多少 / 借书证非得用身份证上的名吗
U 离婚证要是下来了,借书证名字得改 / 书掉浴缸里了,在暖气上烤着呢,烤平了就不用赔,烤不平再说
W 三家修理铺都说不值当修,我小舅子笑话我,连收废铁的都同情它。我不管,底板给我焊了,年检给我过了
T 三家修理铺都说不值当修,我小舅子笑话我,连收废铁的都同情它。我自己焊的底板,年检一把过
W 我说等我电话,这就是那个电话,开工 / 你问要不要不等我先弄,要,装吧 / 回你短信:刹车片换,刹车盘不换 / 这价比我想的高,高就高吧,做 / 我隔这么远都听见它响,别跟我说修好了,拉回去重修
N 回你短信:刹车片不换,刹车盘也不换 / 这价比我想的高,那算了别做 / 我说等我电话,这个电话可不是叫你开工的
U 我说等我电话,保险那边还没信儿,有信儿了再打 / 回你短信:不知道,看刹车盘啥样再说
W 轮到我点一回,平时都他点,我要鸭子,给他来碗汤 / 她说她不饿,就尝两口我的,得了,上两份 / 订的四位,老韩两口子跟我们闹掰了,改两位吧 / 刚打电话说晚点到,现在打电话说还是改明天吧 / 这个唔该帮我打包啦,两盒饭
T 她说她不饿,把我那份全吃了 / 老韩两口子跟我们闹掰了,就为一张账单,你敢信 / 轮到我点一回,点完全桌没人动筷子
Q 我们当时订的是四位还是两位,我给忘了 / 套餐一个人能点吗,还是得两个人起
U 老韩两口子可能跟我们闹掰了,真掰了就两位,晚上才知道 / 她说她不饿,等馒头上来看看,没准得两份
W 服务器别停,灯别关,数据库千万别碰,就把那个测试账号删了 / 群里都说"别找我",那找我吧,培训给我报上 / 要是发错部门了就帮我转到对的部门 / 关机重启我都试了两遍了,给我换台电脑吧
Q 那个测试账号后来删了没有 / 这种单子该归哪个部门 / 电脑坏了是给换还是只给修
U 群里都报培训了,按说我也该报,看看日程再说 / 重启要是还不行,我就得换电脑了
W 病房我没意见,饭是热的,护士也和气,见人我就夸。就是跟五个生人一屋我睡不着。有单间的话就给我换过去,钱我出 / 通知上写着禁食,我一早上念叨了八百遍禁食禁食,一转眼手里攥着半块饼。今天这手术是做不成了吧,给我排最近的一天
W 对门退了号,后悔了;我表哥退了号,没后悔;我妈一辈子没退过啥,连我爸都没退。到我这儿,我退。十一号,胃镜,姓费 / 我从来不求人插队,今天不是给我插,是给孩子插,六岁,吞了个纽扣电池,快叫大夫
T 对门退了号,后悔了;我表哥退了号,没后悔;我妈一辈子没退过啥,连我爸都没退。到我这儿,我就去了,十分钟完事
U 对门退了号,后悔了;我表哥退了号,没后悔;我妈一辈子没退过啥,连我爸都没退。到我这儿就犯难了,十号之前我总会想明白的
N 对门退了号,肠子都悔青了,还撺掇我也退,好跟她做个伴。我才不呢,十一号那个谁来说都别动
Q 对门退了号,两个礼拜又排上了;我表哥退了号,等到过完年。这里头有啥讲究,退了大夫知道不?
W 你们发短信说我爽约,我哪爽约了,停车票我还留着呢。算了不掰扯了,病还是得看,再给我约一个,下午都行
T 你们发短信说我爽约,我哪爽约了,停车票我还留着呢,大夫还跟我握了手。你们那电脑也该找人看看了
N 你们发短信说我爽约,还给我排了个新的。我没爽约,看完了,停车票都在。不用再排,别给我约了
W 候诊的都说你们这儿想往前挪,给钱给面子都没用。我两样都没有,就一张四点的火车票,能不能让我在那之前看上
T 候诊的都说这儿想往前挪,给钱给面子都没用。结果来了个穿呢子大衣的,嘀咕两句,大摇大摆就进去了
W 我以前最烦当天退号的人,现在也烦,可今天我就是这种人,带孩子的阿姨撂挑子了。两点一刻那个给我退了,对不住
U 我以前最烦当天退号的人。明天阿姨要是撂挑子,我也得当这种人了。不过她一般挺靠谱,先不说这话
W 不急不急,今天不办也行,能今天办就今天办:我爸陪护证续一下 / 听说你们能帮人给药房打电话,给我也打一个呗 / 去医院的车不用,回家的车要,帮我叫回家那趟 / 拐杖退了得了,我买了根手杖 / 跟你说句心里话,我见不得那个大夫,复查除了他谁都行,约吧
N 拐杖别给我订了,我买了根手杖 / 去的车不用,回的车也不用,儿子接,都别叫
T 听说你们能帮人给药房打电话,我老姐妹夸了一路 / 跟你说句心里话,她见不得那个大夫,偏偏又给她约了他
Q 听说你们能帮人给药房打电话,是谁都给打吗 / 回家的车是病房叫还是前台叫
U 不瞒你说,拐杖我琢磨着退了 / 跟你说句心里话,我见不得那个大夫,可到不到换人那一步,难说
W 这书我看得慢,打小就慢,我们语文老师说慢鸟先飞,还是笨鸟来着。反正这只鸟还得再飞三个礼拜,给续上吧
T 这书我看得慢,打小就慢,我们语文老师说笨鸟先飞。最后一天愣是看完了,都没用续
Q 这书我看得慢,打小就慢。像我这种笨鸟,你们最多让续几回啊?
W 仨孩子发话了,不借着那本恐龙的不许我进门。我看见了,借出去了,还排着队。那就排仨名字,一人一个,省得打架
N 仨孩子非让我把他们名字都排上,借那本恐龙的。我来的路上想通了,一本书三个人抢,不得打起来,一个都别排
W 要花我自己的钱我就说别弄了,可这是保险出钱,整扇门都给我喷了 / 他摔一下,我媳妇踩一脚,我又坐了一屁股,没救了,订块新屏吧 / 不升级,不加装,不要你推荐的,就把合页修了
U 花我自己的钱就不喷,保险出钱就喷,到底谁出还没说呢
T 要花我自己的钱我就说别弄了,可那是保险出钱,他们整扇门连引擎盖都给喷了
W 谁老给我重置密码,叫他别弄了,可弄到一半我登不进去,这回你先给弄完 / 实习生上周五走了,挺好一孩子,她的权限关了吧 / 我那个"不"回错群了,是回野餐的,服务器搬家我同意,搬
N 谁老给我重置密码,叫他别弄了 / 我那个"好"回错群了,是回野餐的,服务器搬家我不同意
T 实习生上周五才走,周三就把人家权限关了 / 我那个"好"回错群了,现在得给四十个人做三明治
W 先说他们请,又说不请了,老葛干脆躲厕所里不出来。得了,一桌都算我的,刷这张卡
T 先说他们请,又说不请了,老葛干脆躲厕所里不出来。最后一桌都是我结的,刷的我的卡
U 先说他们请,又说不请了,老葛还在厕所里没出来。等他出来才知道刷谁的卡,再给我们十分钟
Q 先说他们请,又说不请了,老葛在厕所里。我就问问,这桌到底有人结了没有,一开始押的是谁的卡?
W 我这人从来不退菜,有一回在外地,人家给我上了块生的鸡腿我都硬咽了。可今天这个中间是凉的,姑娘,端回去热一热
N 我这人从来不退菜,有一回在外地,人家给我上了块生的鸡腿我都硬咽了。这盘也别端走,我挑着边儿上热的吃
W 半条街说你们要关门,半条街说不关,我都不听,我就要礼拜五烫头,跟往常一样,给我写上 / 小贝要是有喜了,恭喜,要是没有,当我没说,趁她还在,周四把我排给她 / 别打薄,别弄层次,别像上回那样,周五中午剪短两寸,记一下
T 半条街说你们要关门,半条街说不关,我都不听
Q 半条街说你们要关门,半条街说不关,那礼拜五烫头还接不接
W 你们那个录音让我用几个字说明来电原因,行,几个字:包,偷了,卡,全部,挂失 / 骗子让我别告诉银行,我偏告诉你,今天往外转的全给我停了 / 跟了你们二十年没张过嘴,今天张一回,手续费给我免了 / 手机上说不行,网上说不行,网点改成奶茶店了,那就你吧,帮我换个手机号
T 你们那个录音让我说来电原因,我说"偷了",它说"好的,为您开户" / 手机上说不行,网上说不行,网点改成奶茶店了,还挺好喝
U 跟了你们二十年没张过嘴,今天要不要张一回呢,还是干脆去对面那家,再说吧
W 唔该帮我改做礼拜三,礼拜二我要返工 / 茶不喝咯,话也不讲咯,我这单给我结了 / 咱也不懂那个预约码,大兄弟你给整一个 / 侬帮我拿号头退脱好伐,老头子今朝勿来了 / 退啥退,不退,是要你再给我加挂一个皮肤科 / 没说不要,要要要,给我留着,明天取
N 唔该唔好帮我改,礼拜二我得闲 / 侬覅帮我退,老头子今朝会来个 / 退啥退,不退,你咋听话听一半呢
T 我阿妈话改咗礼拜三,结果我白跑一趟 / 隔壁爷叔拿号头退脱了,自家后悔得来 / 他嘴上说没说不要,东西到了又退回去了
U 礼拜二返唔返工仲未知,到时先讲改唔改 / 咱也不懂那个码,等我大侄子来了让他看看再整不整
Q 改做礼拜三使唔使加钱 / 号头退脱要收钞票伐
W 早上不行,周一不行,葛大夫不行,那就剩周四三点另外那位了,就他 / 说出来你别笑,我梦见误了检查,给我往前提提,省得老做梦 / 不是来问的,也不是来闹的,就办一件事:片子传到县医院去 / 我憋了半天不想麻烦你,没憋住,紧急联系人改成我儿子 / 我媳妇不同意,可病人是我不是她,那个试验组给我报上 / 他跟你说取消我的理疗?他凭啥,给我恢复回来
N 我媳妇同意,可病人是我不是她,那个试验组别给我报 / 他让你恢复我的理疗?他凭啥,别恢复
W 上回烫完我说再也不烫了,今天来打自己脸,给我约一个 / 怎么会没我名字呢,算了,重新记一个,周六两点 / 赠品不要,保险不要,理财不要,户头要,开吧 / 趁我还没怂,周五,全剃了,几点都行,排上 / 那本书能不能替我扣到周二啊,等我发工资,扣着扣着
W 我要是催一次挣一块钱,早不用你退了,可我没挣着,退钱 / 别用我名字订,他会看见,用小葛的名,周六八点 / 不是不来,是七点来不了,改九点 / 那是老地址吧,现在是磨坊巷4号,给换过来 / 就是打来道个谢,谢谢啊,真谢谢,哦对了,修锅炉的改礼拜一 / 开会呢不方便,你直接批了吧
W 电脑再不换我就得拿算盘发工资了,换了吧 / 这书太苦了看不下去,给我还了,换单子上下一本 / 我说过这车打死不卖,我说过的话多了,置换吧
`,
}
