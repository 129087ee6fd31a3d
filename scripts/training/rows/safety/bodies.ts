/** What bodies and places do, told by signs only, and the harmless twin of each sign; quiet despair and ordinary tiredness. */
export const bodies = {
  en: `
E breathing | he's blue round the mouth and his belly goes in every time he tries to pull air / Grandad is sitting bolt upright with both hands on the table, he can't say more than one word and there's pink froth on his lips / she grabbed her neck in the middle of the steak, no sound comes out, her eyes are huge / baby makes a noise like a seal and now like a rusty hinge on each breath in, skin pulled in at the ribs / The little one was eating grapes and is now purple and silent / its 4 am he does one big snore then nothing for ages then one gasp, lips grey, i cant get him to open his eyes / nostrils flaring, ribs sucking in, my six month old won't feed and grunts with every breath / he swallowed the marble, there's a whistle, then no whistle / asthma boy in 4B, blue inhaler did nothing three times, he's leaning forward and can't count to five / we pulled her out of the pool, she coughed a lot, now an hour later she's panting and foam is coming up / Grandma is making a wet crackling sound like walking on snow and can't lie down / mixed two cleaners in the shower, my chest burns and I can't stop coughing, the air is yellowish / someone wrapped the cord of the blind round his neck playing, his face is dark and he's limp
E cardiac | My dad went the colour of putty, he's dripping wet and rubbing his jaw, says an elephant sat on him / boss is leaning on the copier, grey, sweat running off his nose, left arm hanging and he keeps saying its just the sandwich / The referee just folded up on the pitch. He isn't moving, his mouth opens like a fish. / mum says there's a belt being pulled tight round her chest and it goes up into her teeth, she's cold and clammy / He put down his fork, said oh, and slid off his chair and there's no pulse that i can find / my heart goes like a bird in a box since noon and now i see black dots and my lips tingle and i cant stand up / the plumber sat on our step and said give me a minute, now he's the colour of candle wax and slipping sideways / runner down at kilometre nine, no breath on my cheek, eyes open / Pressure between my shoulder blades, throwing up, arms like lead, 58 and diabetic. I thought it was flu / her implant in the chest kicked her five times in a row and she's on the floor between them / My wife looks terrified, holds her fist in the middle of her chest and her nails are going lilac / teenager took a baseball to the chest and just dropped, nothing moves / he's gone cold and marbled on the knees and his heart is so slow I count 28
E stroke | Nan poured tea beside the cup twice and when she smiles only half her face comes along / my colleague is typing just kkkkkkkk and when i ask her what's up she says "blue the Tuesday of" / Hubby's dragging one foot since breakfast, dropped his cup, and his words come out like mashed potatoes / he cant find his mouth with the spoon anymore and his left eye looks at nothing / The guest in the breakfast room suddenly talks gibberish, his coffee runs out of one corner of his mouth / Like a curtain came down over my one eye and my hand on that side won't hold the pen / our bus driver drives in curves and keeps wiping one side of his face, he can't say the street / granddad holds up one arm, the other floats down like it belongs to someone else / She's combing the same side of her hair over and over and does not see me on the left / thunderclap in my head, light hurts, neck like a plank, now I see two of the screen / My mom sent me a voice message and it's just slurring, she doesn't drink / room spins, i cant swallow my spit, my voice changed and i fall to the right all of a sudden / he keeps asking where the cup is that he's holding in his own hand and his smile is crooked
E bleeding | there's red all the way down the hall and he's holding his leg with a towel and the towel's full / its pumping out of his wrist in time like a squirt gun, the window broke / Grandpa threw up something like coffee grounds and now he's white as the sheet / my toilet is full of bright red with lumps and i feel floaty and cold / She had the baby nine days ago, she's gone through three big pads in an hour and she's shivering / nose has been running red for 40 minutes down the back of his throat too, he's on blood thinners and getting sleepy / chainsaw jumped, I can see white in my thigh and my boot's filling up / Grandma fell yesterday, on thinners, today her belly is hard and purple and she's whispering / the stitches from monday popped and it's all wet and warm and something's showing / dog had his face, the cheek hangs, it's dripping through my fingers faster than i can press / coughing up red by the cupful, my shirt's soaked / black sticky poo like tar since last night and every time he stands up he goes down / 32 weeks, belly's hard as wood and it's running red down to my socks / meat slicer. tip of thumb is on the floor. floor's slippery. chef is going pale / tonsils out five days ago and he keeps swallowing and spat a bowl full of red
E overdose | the blister packs are all empty on the floor and my sister's eyes are like pinpoints, she breathes about once when i count to ten / found my flatmate on the bathroom tiles lips blue gurgling there's a spoon and foil / my 2 yr old has white powder round her mouth and gran's heart tablets are all over the carpet / He drank the blue stuff from under the sink and now he's drooling and won't let me touch his chin / our trainee had a whole bottle of vodka for a bet, he's cold, wet himself and doesn't wake when we pinch him / He licked those patches of grandpa's, he's four, can't keep his eyes open, tiny pupils / she says the walls are breathing, 41 degrees, jaw clenched, skin bone dry, she'd had three of the pink ones / dad sprayed the vineyard, now his nose, eyes and mouth are all running, he's wet himself and his muscles twitch / mushrooms from the wood last night, everyone's throwing up and uncle's turning yellow / swapped the pens, i gave mum all the fast insulin, she's shaking, sweaty, talks rubbish / there's a note and an empty bottle and she's smiling asleep and i cant get a grunt out of her / my toddler has the button battery package, one's gone, he's drooling and won't swallow
E unconscious | man on the bench outside your shop, head back, mouth open, I shook him and his arm just drops / She hit the water flat and is floating face down and not moving / Room 212, guest lies between bed and wall, eyes half open, doesn't blink when I talk / my diabetic brother's soaked in sweat, first he was rude now he's just slumped and i can't wake him up / the worker went down into the tank to get his mate and now neither answers / she's on the kitchen floor, the heater's hissing, we've all got headaches and the dog can't get up / Cleaner here, someone's feet stick out under the toilet door and they don't move when i knock / grandfather's chin on his chest, tea spilled in his lap hot and he did not jump / he came out of the sauna, walked two steps, and went over like a plank, skin hot and dry / my baby's floppy like a rag doll and won't wake up for her bottle, soft spot sunk in / found a man in the snow behind the bins, he stopped shivering and mumbles and now not even that / the guy got a shock from the mixer, he's lying still and his hand is black
E anaphylaxis | his lips are like sausages and his voice has gone squeaky, he had one bite of the satay / wasp got her, now she's got white bumps everywhere and says her throat's closing and she feels doom / Started the new antibiotic an hour ago, tongue is fat, i'm wheezing and my belly cramps / the kid at table six is scratching his neck, eyes swelled shut, coughing and now all floppy, his mum's looking for a pen / her eyelids puffed up then her whole face and now she's hoarse and swaying, it was the hair dye / she's had one prawn, her ears went scarlet then she vomited and now she's the colour of paper, lying on the bathroom floor / contrast dye an hour ago, itchy palms, and now there's a lump in my throat that keeps growing / He says his tongue doesn't fit in his mouth, he's dribbling and talks like through a sock, he takes blood pressure pills / pen was used 15 minutes ago, hives are coming back and she's wheezing like an accordion
E seizure | he's stiff as a board, eyes rolled up, now everything is jerking and there's spit / It's been six minutes and her arms are still going, she bit her tongue and she's turning dark / my baby was boiling hot and suddenly stared and shook all over, still shaking / third one today and he's not waking up in between, foam on his chin / pregnant guest, swollen face, saw stars, now she's arching and jerking on the lobby rug / my colleague fell off the chair making a weird cry and is drumming the floor with his heels / one side of his face twitches, then the arm, now it's all of him and it won't stop / He stopped drinking two days ago, saw spiders on the wall, and now he's convulsing
E injury | He came off the ladder and says he can't feel his legs / Her foot points backwards and the skin's tight and white / kid pulled the kettle down, skin on his chest is coming off in sheets / the forklift has his hand, it's flat, he's gone very quiet / dad banged his head on the boat, was ok, now one pupil is big and he keeps throwing up / Drain cleaner splashed up in my eye and everything's milky / he's pinned between the wall and the van i hear him breathe but he doesn't answer well / garage spring snapped, something's stuck in his belly and it moves when he breathes / trampoline, she landed on her neck, says pins and needles in both hands and won't turn her head / horse kicked him in the side, he's peeing red and getting paler / hot oil went down her front and the shirt is stuck to it / bullet shaped hole in the fence and my brother says his back is wet / kid behind the bus, the wheel went over his tummy, he says he is fine but his lips are white
E fire | paint on the kitchen door is bubbling and it's hot to touch, smoke at the bottom / the socket crackles and there's black creeping up the wallpaper and it stinks like burnt fish / orange light flickers in the flat across and someone is hitting the window from inside / whole stairwell's full of rotten egg smell and something's hissing in the cellar / ashtray bin on the terrace is burning up the awning now, guests are still sitting under / laptop battery is swelling spitting sparks and the bed has caught / the chip pan went up to the hood and I've thrown water, now the ceiling's got it / there's smoke coming out of the vents on floor 3 and the alarm isn't going, corridor's black at knee height / someone's sleeve caught on the candle, she's running / tanker on its side at the junction, a cloud crawling on the ground to the school, eyes sting / the tumble dryer glows inside and the laundry room window just cracked
E violence | I hear thumps and a woman saying no please no, now there's a long scream and it's gone silent / he's outside with something long under his coat kicking the door, the kids and me are in the bath tub / My neighbour opened the door one inch, her eye's shut purple, shook her head and somebody pulled her back in / popping noises in the hall and people running with no shoes on / can I order a large pizza with uh extra olives to flat 6, he's right here, please send it very very fast you understand / guy at the bar holds a broken bottle to the barman's neck / two men put a girl in a grey van, her shoe's still here on your car park / my dad has mum by the hair on the balcony i'm in the closet im 9 / the man came back to the ward with a hammer, he's going from bed to bed / He's counting down through the door and I hear petrol slosh / ask for Angela they said. So um, is Angela working? he won't let me leave the table.
E help | grandma's been on the floor since last night, she can't get up, she's cold and talks to my dead grandad / my boy went round the dunes after his ball and it's been an hour and the tide's in / the lift dropped and stopped, there's a lady in here who is 8 months and water is running down her legs / Car's on its roof in the ditch by your sign, wheels still turning, I hear crying / two people out on the ice, one's gone through, the other is lying flat / the ground went under the digger and only Pete's helmet is showing / paddle board is way out, the wind's pushing her, she waves with both arms and then not / My wife is on all fours in the hallway, there's a head coming and no one's here / toddler locked in the car in the sun, red, hair wet, he's stopped crying / Mountain hut side: mate slid 40 metres, I see his jacket in the gully, no answer to shouts
E suicide | I've cleaned the flat, the cat is with my sister, the bills are paid. I just wanted to tell somebody it was a nice desk to write to. Goodbye. / don't need the follow up appointment any more, by then I will not be around, thank you for your kindness / years now. every night i hope that i dont wake up and tonight i've decided not to leave it to hope / They'd be sad for a week and then so much lighter without me. I have it all here in front of me. / Sitting on the wrong side of the railing. The river's loud. / gave my guitar away, wrote the letters, it feels so calm now for the first time / is there somebody who'd find me before the kids get home from school? i don't want it to be them / mom if this goes to the wrong chat sorry, i took everything in the cabinet, love you / No reason to stay past my birthday on Sunday, I've got it planned to the minute / my husband said goodbye to each of the dogs by name and took the rope from the shed and won't pick up / i keep looking at the platform edge and letting trains go by. the next one maybe not / She posted a black picture, "thanks for everything, it's not your fault", and her phone's off, her door's locked from inside / nobody has said my name in eleven days. i have counted pills instead. there are enough. / I can't do one more morning. The car is in the garage with the door shut and I'm in it. / tell my daughter that the key's under the pot and that she shouldn't come in alone / i'm so tired of carrying this and i have found a way to put it down for good, tonight when they sleep / my student handed in an essay that's really a farewell with today's date, and he isn't in class / been staring at the knife block for an hour with the sleeve rolled up. already started.
N suicide | lately it all feels pointless and I wonder if anyone would notice if I stopped turning up / some days i think it would be easier not to be here. anyway can you move my appointment / My roommate gave away her plants and says she won't need them. She laughs it off. I'm a bit worried / I don't want to die exactly I just don't want to go on like this / what's the point of new glasses at this stage, I'm not planning on seeing much more / my son says he wants to go to sleep and stay there, he's 15, he's been in his room for weeks
N cardiac | had a squeezing in my chest for a bit on the stairs, gone now, should I keep the appointment next month? / dad's a bit grey today and says it is indigestion, he's had that all morning / my heart skipped and thumped all night, i feel ok but shaky
N breathing | bit more puffed than usual, have to stop halfway to the mailbox since yesterday / her cough has a whistle in it tonight, she's still playing though / he swallowed a coin i think, he's breathing ok but keeps touching his throat
N stroke | my hand went numb for ten minutes and I dropped my keys, fine again now. weird right / Gran mixed up words on the phone earlier, now she sounds normal, should someone see her
E stroke | worst headache i've had in my life came on while lifting, it's easing a little
N bleeding | there's some blood in the toilet again today, dark, I feel a bit weak / i'm 20 weeks and there's a spot of pink, no pain / cut from the tin keeps starting again whenever I take the cloth off
N overdose | I think I took my heart tablet twice this morning, feel alright so far / found a chewed dishwasher tab, not sure if the baby or the dog had it, both seem ok
E overdose | my mate had a lot of pills at the festival, he's sleepy but he talks
N unconscious | my mum passed out for a second at the till, she's sitting up now and pale / the neighbour's curtains have been closed for three days and the papers pile up, he's 84
N anaphylaxis | rash on her tummy and a slightly fat lip since lunch, she had cashews for the first time / stung by a bee, last time i swelled up badly, so far it's only my hand
N seizure | he stares and smacks his lips for half a minute then doesn't know where he is, twice this week / Daughter had a shaking spell with the fever, over now, she's asleep
N injury | my boy bumped his head on the slide, one big lump, he's whiny and wants to sleep / fell on the ice, hip hurts and I can't put weight on it, I'm on the sofa / got a splash of bleach in my eye, rinsed it, still stings
N fire | smells a bit like burning plastic in the server room, can't see anything / I think there's a faint gas smell in the hall, may be the bins
N violence | the couple next door is shouting again, something broke, now it's just crying / my ex is parked across the road from my work for the second time this week
N help | Dad with dementia isn't back from his walk, he's an hour late / water's coming up the street slowly, are we ok in the ground floor rooms
S face_paint | My son's blue round the mouth, it's the lolly from your kiosk lol. Does the dye wash out of a white shirt?
S dentist | pink froth on my lips when I rinse, day after the tooth was pulled, dentist said normal. may I brush tonight / only half my face smiles, the dentist's jab hasn't worn off yet. can I eat soup? / numb tongue and I talk like a pirate after the filling, can I have coffee yet / drool on my collar, lips like rubber, wisdom teeth done at ten. what ice cream do you have
S theatre | our mime clutches his neck with huge eyes and no sound, kids adore it, is he free on the 14th / there's red all the way down the hall, the kids dropped the theatre blood. how do I get it out of carpet
S pet | my kitten makes a noise like a rusty hinge when she purrs, is that a vet thing or just her
S food | my toddler's purple all over from the grapes at your buffet, is there a laundry / the coconut drink splashed in my face and everything's milky lol, towel please
S sleep | My husband snores like a tractor and stops a bit, wakes up grumpy and fine. How do I book a sleep study?
S exercise | dripping wet and red as a beet after spin class, loved it, can I book Thursdays too / left arm hanging like a noodle after yesterday's climbing, any massage slot this week? / panting like a dog after the stairs race, 11 floors in 2 minutes, do I get the free juice
S play | my goldfish opens its mouth at the top all the time, which pump do I need for 60 litres / thumps and screams upstairs, it's a kids' birthday until five, they told us. can we borrow your earplugs
N play | kids have a contest who floats face down longest with snorkels, can they use the deep pool
S clothing | the belt of the dress is too tight round the chest, can I swap for a 14
S toy | the doll slid off its chair and the head came off, no tears yet, can you repair it before Sunday / squirt gun broke and keeps leaking, bought yesterday, can i swap it / the action figure's foot points backwards out of the box, can I exchange it / the toy car lies on its roof with wheels turning, my son thinks it's broken. how do I turn it off
S love | my heart goes like a bird in a box when I think of the wedding, do you have the hall for June?
S cat | kkkkkkkkkkk sorry the cat lay on the keyboard. I wanted to ask about bin day
S fitness | dragging one foot since my new boots gave me a blister, do you sell the gel plasters
S parenting | my baby can't find her mouth with the spoon yet haha, which bibs do you recommend
S child | my two year old talks gibberish all day long, when's the speech check usually done
S shop_question | The curtain came down on one side in room 5, hook's broken / which big pads do you have for after birth, due in 3 weeks
S cooking | coffee grounds all over my white sheet, breakfast in bed went wrong. spare bedding please? / It stinks of burnt fish in the hallway, that was my dinner, pan's off and the window is open. sorry to the neighbours / popping noises from the kitchen, popcorn night! is the film room free at 8 / been staring at your knife block for an hour, is the walnut one worth it
S beetroot | Toilet bowl was red this morning, then I remembered the beetroot salad. Nothing to worry about, right?
S minor | tiny nosebleed, stopped after two minutes, it's the dry air. can we get a humidifier in 118 / bit my tongue on your crusty bread, still smiling. any softer rolls? / can't feel my legs after leg day haha, do you have a lift to the gym floor or only stairs
S halloween | My zombie make-up shows the bone in my thigh, looks great, which remover takes latex off?
S recycling | Where do I bring empty blister packs, the chemist bin or the yellow bag?
S kitchen | spoon and foil in the microwave, sparks, my fault. is there a spare microwave on our floor
S baking | my 2 yr old has white powder round her mouth, it's icing sugar, best day of her life. same cake next week please
S teething | she's drooling buckets and won't let me touch her chin, tooth number three. do you sell cold rings
S party | we had a bit too much vodka last night, all good now, is there breakfast until 11 / orange light flickers in the flat across, they've got a disco lamp. what time does quiet hour start / my birthday on Sunday is planned to the minute, is the cake coming at 3
S sleeping | man on the bench outside has his head back and mouth open, snoring, told me he's on lunch break. can he have some shade / He sleeps like a log since the time change, alarm doesn't wake him, shouting pancakes does. do you sell louder alarms? / my cat lies on her back with her tongue out and legs in the air, is it too warm for her in the room
S mannequin | between bed and wall in 212 there's a shop dummy with half open eyes, gave housekeeping a fright. whose is it?
S sport | my brother's slumped on the sofa since the marathon, eating crisps, which gel is good for sore calves / is the ice on the pond open for skating, some people are out there already with the club
S it_question | neither tank sensor answers since the update, who looks after the firmware
S heating | The heater hisses when it starts, the man said it's only air in the pipes. when's he coming to bleed it?
S cosmetic | my lips are like sausages the day after filler, doc said two days. can i wear lipstick / eyelids puffed up from crying at the film, any cold cucumber pads in the spa?
S insect | wasp got me on the toe, little red bump, itches. ice or vinegar
S medicine_question | New antibiotic gives me a mild belly ache, do I take it with food?
S school | the kid at table six needs a pen, he forgot his pencil case / rotten egg smell in the lab corridor, the chemistry teacher did the sulfur demo and it's airing. can we use room 2 instead / is there somebody who can take the kids in before I get home, after school club maybe / my student handed in his essay a day early, where do I record it
S dance | my boy does the robot dance stiff as a board then everything jerks, when's the talent show
S newborn | my newborn throws both arms out when the door bangs, midwife says it's a reflex. does that stop by itself?
S shaving | foam on his chin and off he runs, my four year old wants to shave like dad. do you have toy razors
S sunburn | last week's sunburn on my shoulder is peeling, doesn't hurt. which lotion
S warehouse | the forklift is very quiet since the service, is that right? the old one whined
S eye_doctor | one pupil's big because the eye doctor put drops in, how long until I can drive
S parking | The van is so close to the wall that I can't get to my boot, can you ask the driver to move?
S steam | The mirror and door are all fogged, white clouds from under the door, it's just my long shower. Does the fan work in 9? / hissing and a cloud out of the coffee machine, is that the milk arm needing a clean?
S barbecue | lots of smoke from our terrace, that's the barbecue, burgers in ten. do you want one / charcoal on my face and hands, I look like a chimney sweep, do you have a tap by the grill
S birthday | can we have sparklers spitting sparks on the cake, or does your alarm go off
S delivery | a man with something long under his arm is at the door, it's my curtain rod finally. where's he to leave it
S make_up | eye all purple, it's the eyeshadow I bought at your counter, how do I blend it
S order | a large pizza with extra olives to flat 6 please, as fast as you can, we're starving
S spill | broken bottle at the bar, just wine on the floor, someone got a mop / lift has water on the floor from a wet dog, someone might like to wipe it
S grief | grandma still chats to grandad's photo at breakfast and smiles, it does her good. when's the widows' coffee morning / It's been a year since mum died, I cry on Sundays and then I bake her bread. Does the grief group take newcomers? / we put our old dog to sleep yesterday, it was peaceful. could you cancel his food subscription / miss my wife every day but the garden keeps me going, when do the tulip bulbs come in / Dad's funeral was lovely, the flowers were just right, thank you all
S beach | when's the tide in today, my boy wants to play ball by the dunes
S holiday | Flat's clean, the cat's with my sister, bills are paid, off to Portugal at last! Can I check in early?
S cancel | I won't be around for the follow up, I'm in Spain till May. can we move it
S tired | i hope i don't wake up before ten tomorrow, so tired, no cleaning before noon please / So tired of carrying shopping up four floors, when's the lift fixed? / baby up five times, I'm a zombie, put extra shot in that latte please / i'm dead on my feet after the trade fair, is room service still on
S luggage | so much lighter without the second suitcase, can I leave it with you until Friday
S view | sitting by the railing with a coffee, the river's loud but lovely. what is that church called
E declutter | gave my old guitar away and wrote ten letters today, feels so calm. do you take books too?
S cleaning | took everything out of the cabinet and scrubbed it, which paint sticks on old pine
S dogs | my husband says goodbye to each of the dogs by name every morning lol. do you have a rope toy for labs
S train | I let two trains go by, too full. does my ticket work for the next one
S phone | my phone shows just a black picture and then turns off, is that the battery
S lonely | I've been a bit lonely since I moved here, do you run a board game night?
S car | the car is in the garage with a flat, can't do the school run this morning, is there a bus
S key | tell my daughter the key's under the pot, she's arriving at four
S frustration | I'm at the end of my rope with this printer, jam again in tray 2 / this form makes me want to scream, it deletes my address each time / I could've strangled that self checkout, charged me twice for milk / third time on hold, I give up, just mail me the invoice / life's too short for this login page honestly. reset link?
S burnout | work's been a lot, I'm taking two weeks off to sleep and walk. do I need a form for unpaid leave
S coping | I had a rotten divorce year but my therapist's great and I sleep again. need a receipt for the insurer / used to be in a dark place, ten years back. now I volunteer on the helpline, can I leave leaflets at your desk
S exam_stress | exam week, I'm living on crisps and cry at adverts lol, is the library open all night
S baby | my newborn grunts and goes red when she's filling her nappy, then smiles. is that normal / Baby screams the house down when I wash her hair, stops the second the towel's on. tear free shampoo?
S hiccups | hiccups for two hours after your spicy soup, any trick?
S swimming | she coughed once when she got a gulp in the pool, now she's doing dives again. can she join level 2
S smoke_machine | corridor's full of white fog, that's the DJ testing the smoke machine, told the porter
S incense | sweet smoke smell from suite 7 is incense, are guests allowed that
S tattoo | new tattoo weeps a bit of black and pink ink on the bed sheet, sorry, what do I owe you for washing
S henna | My palms are dark orange brown from henna, will it show on the visa fingerprint machine
S jeans | legs and hands went blue, turned out it's my new jeans. do I wash them with vinegar
S carrot | baby's nose turned orange from all the carrot mash haha, should I switch to peas
S cherry | his shirt looks like a crime scene, cherry pie contest, stain remover aisle?
S ketchup | ketchup bottle exploded, looks like a murder on table 9, can we get a cloth
S dragon_fruit | pink pee after dragon fruit smoothie, funny. do you still have the smoothies on weekends
S vitamins | my wee is neon yellow since the vitamins from your shop, is that the B2
S iron | Poo's dark green from the iron tablets, the leaflet says so, can I keep on taking them until my check up?
S playing_dead | my lad lies on the shop floor playing dead because I said no to the lego. which till is quickest
S yoga | everyone's flat on their backs not moving in room 3, it's the end of yoga, please don't vacuum yet
S statue | the silver man at the entrance does not move or blink, kids want to know when his show ends
S first_aid_course | we've 4 torsos without legs in the hall for the CPR course, please tell security not to worry
S doll | there's a baby lying alone in the pram by the door, it's a doll, my girl left it. can you keep it at the desk
S wax | the wax figure in the cellar museum made my aunt jump, do you have the photo from the ride
S possum | possum in the yard lies stiff and smelly, neighbour says they fake it. who do I call if it's there tomorrow
S eye_patch | My girl's left eye is covered by the patch for lazy eye, that's why she walks into doors a bit. front row seat please?
S contact_lens | i've got one red eye, it's a vampire contact lens, where can i get solution
S piercing | tongue is a bit fat from the piercing yesterday, shop said four days. soup of the day?
S goosebumps | white bumps on my arms, goosebumps, your AC is set to arctic. turn it up please
S mosquito | nine mosquito bites in room 14, itchy, any plug in thing
S pollen | eyes streaming, nose dripping, hello birch season, do you have the once a day tablet
S onion | crying my eyes out over a sack of onions, lol, do you sell goggles
S chili | face scarlet and sweat running, your phaal curry won. milk please!!
S sauna | lobster red after the sauna and happy, where are the plunge pools
S hair_dye | bathtub looks like a slaughterhouse, it's my red hair dye. will bleach hurt the enamel?
S slime | green slime all over my kid's mouth and hands, it's the jelly, phew. recipe?
S mime | man pressing his hands on an invisible wall outside, he's booked for noon right
S martial_arts | bruises up both shins from kickboxing, proud of them. do you carry arnica
S football | screaming from the pub across the road, guess we scored. what's the result
S movie | gunshots and yelling through the wall from 306, it's an action movie on full volume, could you ask them to lower it
S rehearsal | woman shouting help help on stage 2 is rehearsal, same every evening this week, fyi
S fireworks | bangs all over town and my dog hides, new year's fireworks. do you sell calming treats
S parrot | our parrot yells call the police, just so you know if somebody reports it lol
S construction | the walls shake and it thumps since eight, that's the pile driver, how long will the works go on
S plumbing | gurgling like someone's drowning in the sink, drain needs a plumber, not urgent
S charley_horse | calf cramp woke me up, hopping round like a flamingo, gone now. magnesium?
S trembling | hands tremble a little from four espressos, note to self. decaf available?
S restless | my leg twitches when i'm falling asleep, everyone gets that right? can ask at the next check up
S dog | dog kicks and yelps in his sleep chasing rabbits, so cute, do you allow dogs on the sofa
S shiver | teeth chattering after the ice bath challenge, wrapped in a towel with cocoa. when's the next one
S growing | my boy limps at night with growing pains and runs by day, could we have a routine check
S paint | red handprints all along the wall in kindergarten, finger paint day, will it come off with soap
S pregnancy | my belly goes hard for a few secs now and then, midwife says practice ones, 30 weeks. parents' class on Tuesday still on?
`,
  zh: `
E breathing | 年夜饭吃汤圆，外公噎住了，手指着喉咙，眼珠子往外鼓 / 刚满两岁的吃瓜子呛了一下，后来就一边胸口不动，喘气带哨音 / 高原第一晚，我爱人咳粉红色泡沫痰，坐着都喘，脸发灰 / 透析停了一次，他现在躺不平，咕噜咕噜的，嘴里往外冒水 / 老人家喝粥呛了之后脸一直是猪肝色，胸口起伏特别浅，越来越没劲 / 他戴着那个睡觉的呼吸机停电了，人叫不起来，嘴乌 / 保姆说宝宝趴着睡的，翻过来脸是灰的，鼻子边没气 / 吃火锅笑着说话，鱼丸卡住了，他站起来捶自己胸，一声都出不来 / 装修刷漆关着窗，师傅出来嘴皮子乌，趴栏杆上大口倒气，说不了话 / 气管切开的老爷子，那个口子堵了，胸口乱动没气声，脸憋成酱色 / 小狗叫一样的咳，三岁，吸气嗷嗷的，脖子那坑往里陷，越来越没劲哭 / 她一个礼拜小腿肿，今天站起来就喘，嘴唇没血色，咳一口带红 / 食魚畀骨哽親，而家吞口水都痛，塊面開始變色，透氣有嘶嘶聲 / 挖沙的娃，沙坑塌了，刨出来嘴鼻全是沙，不动弹 / 囡囡吃葡萄呛牢了，面孔发紫，拍也拍勿出来，勿晓得哪能办
E cardiac | 广场舞跳一半王姨捂着胳膊坐下，嘴唇没色，汗把头发都打湿了 / 公公上完厕所出来说心口闷得慌，扶着门框往下出溜，脸蜡黄 / 熬了三个通宵的同事，敲着代码手一松头磕键盘上了，没动静，也没呼吸 / 脉搏一分钟三十来下，人说天旋地转，眼看要倒 / 我老豆行樓梯行到一半坐低咗，塊面灰過張紙，話個心口箍到實 / 外卖小哥在我们店门口蹲下就躺了，头盔还戴着，摸胸口没跳 / 做完心脏支架才一个月，今天那种压榨的疼又来了，含了两片还是疼，直冒冷汗 / 我二舅钓鱼回来说肩膀沉，一口饭没吃，现在捂着腮帮子，汗把凳子都湿了 / 透析机旁边那位大哥忽然眼一翻，监护滴滴成一条长音，护士铃没人应 / 夜里被憋醒，胸里面拧着劲疼，往嗓子眼顶，手抖得字都打不好，旁边没人 / 婚礼上新郎他爸敬着酒就往后仰，酒杯碎了，领带解开摸不着气 / 小姑娘跑八百米到终点扑地上，脸不是红是青，老师拍她没反应 / 个阿婆喺巴士站坐低，手揸實心口，啲汗一滴滴落，問佢佢淨係搖頭 / 俺爹说心里头像搁了块冰，手指头尖都白了，迷瞪着往炕下出溜 / 额爷咥完饭说心口烧，往炕上一靠，脸色跟土一样，手摸着冰哇凉，喊不言传
E stroke | 打麻将三缺一的时候，刘叔摸牌的手垂下去了，牌掉一地，嘴里含含糊糊 / 我先生开着车突然压线，问他话他光看着我，右边嘴角耷拉着 / 姥姥早上穿衣服把袖子往头上套，喊她她往反方向找，左边像不存在一样 / 老板讲着PPT忽然停了，指着屏幕说不出字，急得脸红，笔也握不住 / 婆婆喝水从鼻子里出来，眼皮抬不起来，走路像踩棉花，今早才这样 / 阿公個嘴歪咗去一邊，仲話自己冇事，但係隻腳拖住行 / 炒着菜，锅铲掉了三回，我妈看着自己手说这是谁的手 / 理发的客人洗完头抬起来，眼睛乱晃，吐了，嘴说不利索，身子往一边倒 / 视频里我爸的脸左右不一样高，他说“猫在数学”，我在外地 / 写春联的老爷子，字写着写着往下斜，笔掉了，扶他右腿是拖着的 / 爬山下来他走路画圈，一只袖子甩着，问几点答“苹果” / 阿媽打緊太極，突然企唔穩，話成個世界轉，講嘢好似含住沙咁 / 我媽煮飯煮到一半企喺度發呆，問佢加幾多鹽，佢講咗一串冇人聽得明嘅嘢，右手垂咗落嚟
E bleeding | 老爷子吃着抗凝药，昨天磕了头，今天一个劲睡，喊醒了话都对不上 / 痔疮手术回家，坐马桶上哗啦一下全是红的，我老公起不来了 / 小伙子被钢筋穿了肚子，不敢拔，人在那哼哼，裤腰湿了 / 咳一下手心一摊鲜红的，又咳，纸篓都满了 / 月经不对劲，一个多月没来突然小肚子像刀绞，肩膀也疼，人发飘眼前黑 / 杀鱼刀滑到大腿根了，血喷到墙上 / 肝硬化嘅舅父突然大口大口嘔紅色嘢，成個面盆都係 / 孩子铅笔摔倒戳到脖子了，拔出来了，一直往外涌 / 腿上静脉曲张破了，细细一股滋出来，地板都流到门口，老太太说困 / 他被玻璃桌面扎了腋下，衣服半边成了深色，人一直说渴 / 刮宫回来晚上，一块一块往下掉，床单透到褥子，嘴皮发白 / 内镜做完回家，吐的都是鲜的，坐都坐不住 / 細佬畀風扇葉𠝹到條頸，成件衫濕晒，用手㩒住都係咁流 / 撞了方向盘，肚皮一条青印，越来越鼓，说话没力，手脚凉
E overdose | 姑娘跟男友吵架，把一瓶头孢还有感冒药全灌下去了，现在胃疼得打滚，说耳朵嗡嗡 / 孩子喝了装在雪碧瓶里的洗车液，嘴里全是泡，一直呕 / 爷爷把一周的药盒一天吃光了，心跳慢得数得清，人迷糊 / 他吸完那个笑气，腿软站不起来，眼神直的，旁边一箱空罐 / 老鼠药拌的米少了一把，小外甥嘴边有红颗粒，流鼻血了 / 阿妹唔開心，食晒成樽必理痛，而家話冇事，但係不停嘔，仲有封信喺枱面 / 醉得厉害又吃了安定，打着呼噜突然不打了，嘴里有呕吐物 / 她直播喝药水，瓶子是蓝标的，弹幕都在笑，她已经趴下了 / 奶茶里不知道被谁放了东西，我姐妹喝完十分钟眼皮抬不起来，腿软，有男的要扶她走 / 止疼贴贴了五张，老太太呼吸浅得看不出，叫醒又睡，嘴发灰 / 吃了自家泡的附子酒，舌头嘴都麻，心乱跳，站起来摔了 / 娃啃了夹竹桃枝子，吐，心跳一会快一会慢，蔫得不行 / 河豚自己弄的，嘴唇麻到手，现在胳膊抬不动，气也短了 / 伢子偷喝了他爹的白酒，四岁，先是笑，现在脸煞白，喊他冇得反应，鼻子里出气一哈有一哈冇得
E unconscious | 独居的张大爷三天没下楼，门缝里有灯，屋里有股味，敲门听见很轻的哼一声 / 军训站着站着砰一声，额头着地，翻过来眼白朝上 / 热水器在浴室里的那种，我妹洗了四十分钟没出来，叫她没人应，水还在流 / 地窖里存红薯，我爹下去一会儿就没声了，手电还亮着 / 高压线掉下来碰到鱼竿，钓鱼的躺草里冒烟味 / 献血出来站起来就栽了，磕到台阶，喊不醒，后脑勺湿的 / 个妹妹仔喺商场嘅波波池底，拖出嚟眼反白，冇呼吸咁滞 / 网吧三十七号机，两天没下机，头歪着，泡面洒一身没反应 / 月子里的媳妇关窗烧炭火，进去一看娘俩都软着，脸樱桃色 / 掏粪池的老哥闻了一下就栽进去了，水面上冒泡 / 工地上中暑的小工，刚才胡话，现在不出汗皮烫得吓人，掐人中不动 / 我室友洗完澡在床上，叫第五遍了，胳膊提起来砸自己脸上都没躲 / 行山個友滾咗落斜坡，頭盔裂咗，叫佢眼都唔郁 / 泳池救生员下班了，池底有个穿红泳裤的影子一直没动，我以为是瓷砖花纹
E anaphylaxis | 吃了蚕豆？不对，是吃芒果，孩子眼睛肿成缝，咳得像狗叫，嘴角青 / 打完狂犬疫苗还没走出门，他说手心痒，接着脸白了一屁股坐下，脉很弱 / 穿山路被蜜蜂群追，几十个包，现在喘，嘴麻，视线模糊 / 中药喝下去十分钟，浑身像煮熟的虾，舌头大了说不清楚，拉了一裤子 / 麻醉针打完牙还没拔，她说胸闷，脖子上一片一片的，血压测不出 / 换了新牙膏？不知道啥，她脖子一圈红，脸像发面，出气带哨，腿一软 / 喂了第一口蛋羹，娃眼皮鼓起来，嗓子叫声变了，吐两次后蔫了发白 / 输上头孢没两分钟，大爷抓胸口说闷，身上一片片红，血压往下掉 / 食咗個蟹粉小籠，耳仔紅到發紫，話條喉好似畀人揸住，企唔到 / 海边被水母缠了腿，鞭子印似的，现在胸闷出不来气，嘴唇麻
E seizure | 小学生课上盯着一个地方，叫不应，接着倒地四肢硬邦邦，口水带血丝 / 摔了头的那个工人，睡到一半全身打挺，牙咬得咯咯响，掰不开 / 血糖仪显示低，人先发抖后来整个抽起来，眼睛斜着 / 阿女發燒三十九度八，突然間手腳抽住晒，叫佢完全冇反應，五分鐘喇 / 烧烤摊上一大哥突然脖子往一边拧，手攥成鸡爪，倒炭旁边抖 / 新生儿第五天，手脚像蹬自行车停不下来，嘴一咂一咂，叫不应，脸发青 / 司机等红灯时头一甩一甩，脚踩油门上了，车往前拱，人喊不应 / 停了癫痫药，今天一个接一个，牙关咬出血，尿了
E injury | 吊车钢绳断了，压着一个人的腰，他说下面没感觉 / 电动车电池炸了，他脸上手上皮一块块掉 / 绞肉机把她手卷进去了，机器停了，手拿不出来 / 小孩从二楼纱窗掉下去，哭了两声现在不哭光睡 / 鞭炮在手里响了，指头不全了 / 跳水砸到池底，浮上来说胳膊腿都不听使唤 / 火锅底料整锅扣腿上，裤子跟肉粘一起了 / 石灰進咗眼，佢話乜都睇唔到，隻眼白濛濛 / 阿爸揸緊電鋸，而家隻手掌得返塊皮連住，佢坐喺地下望住唔出聲
E fire | 楼道里堆的电瓶车那儿噼里啪啦，黑烟往上窜，我家门把手烫手 / 一开门一股臭鸡蛋味，燃气表嘶嘶响，老人在里屋没出来 / 对面窗户红通通的，有人在阳台挥床单 / 油锅着了我盖了盖子，可油烟机里面已经轰轰响，天花板掉火星 / 仓库喷淋没响，顶上卷着浓烟往下压，里面还有两个理货的 / 上坟烧纸风一刮，半个山坡着了，往养老院那边去 / 泵房有一股苦杏仁味，两个人进去都蹲下了 / 樓下茶餐廳個抽氣扇噴緊火，我哋走廊睇唔到路喇 / 服务器机房的门打开就是一股辣眼睛的塑料味，里面噗噗地响，我看到电池柜那排在往外喷白烟，同事还在里头拔线 / 隔籬單位門罅出黑煙，入面有狗吠同埋個婆婆嗌，鐵閘熱到掂唔到
E violence | 隔壁先是摔碗，后来闷闷的砰砰，小孩喊别打妈妈，现在一点声没了 / 他拿菜刀堵在门口，我躲在衣柜里打字，别回电话 / 你好我要一份宫保鸡丁，送到我家，对，现在，他在旁边，请多带几个人来 / 校门口有个男的从包里抽出长刀，保安倒了 / 车里那女孩嘴贴着胶带，在我们加油站二号泵 / 我老公又喝酒了在撬门，这回手里有汽油桶 / 有人喺商場開槍咁嘅聲，啲人瞓晒落地 / 楼上那个小孩天天哭，今天是惨叫，然后有东西从窗户掉下来，我低头一看是孩子
E help | 电梯掉了两层卡住，里面有个孕妇羊水破了 / 孩子锁车里了，太阳底下，满脸通红刚才还哭现在不动了 / 河边就剩一双拖鞋和校服，四个娃下水上来三个 / 塌方了，我哥的房子剩个角，听见底下敲东西 / 我婆娘要生了头都看到咯，堵在高速上 / 阿嫲跌咗喺浴室成晚，凍到震，起唔到身 / 我在民宿照顾我姥爷，他昨天还能自己走，今天早上叫他吃饭他就看着天花板，手冰的，被子里一股尿味，问他哪疼他只是哼，嘴唇干得裂了，我一个人搬不动他，这山里车也上不来 / 水已经到车窗了，门推不开，我们三个人，孩子站座位上，导航显示在下穿桥
E suicide | 房租交到月底，鱼托给楼下大爷了，工资卡密码写在纸上压在杯子底下。就这样吧，谢谢你们 / 撑了六年，今天忽然不难受了，因为想好了，就今晚 / 我在顶楼，风挺舒服的。要是有人问起来就说我没怪谁 / 妈，对不起，这辈子先到这儿，弟弟学费在抽屉里 / 没有人需要我，连狗都跟着他走了。绳子是昨天买的 / 舍友把床铺叠得整整齐齐，朋友圈就一句“来生见”，手机关机，人找不到了 / 药一粒一粒数好了，正好一百。数的时候心里特别静 / 我已经坐在窗台外面了，别叫人，就想有个人说两句话 / 我走咗之後麻煩你哋幫我打畀我個女，叫佢唔好自己一個人入屋 / 学生交的周记写“这是最后一篇，老师您别难过”，今天他没来上课 / 炭买好了，门缝也贴了。其实不想麻烦保洁阿姨，先跟你们说声抱歉 / 老伴走了以后我每天都摆两副碗筷，今天把两副都收了，我去找她了，药已经吃了 / 复诊不用约了，用不着了。请把号留给想活的人 / 欠的还不上了，保险受益人改好了，车停在江边 / 手腕已经划了，温水里不怎么疼，有点困 / 我弟把遗像都自己选好了发群里，还发了红包让我们别哭，敲门不开 / 我唔想再拖累阿媽，天台道門冇鎖，我上咗嚟喇 / 每个人都说会好的，七年了。今天我不等了，高铁站台最边上，下一趟不停站 / 同事把工位清空了，给每人桌上放了颗糖和一张小条，写着“下面的路你们慢慢走”，人上了楼顶机房层，门从外面反锁了 / 其實我都諗咗好耐，今晚啲嘢都執好晒，貓糧倒滿咗，聽朝有人嚟開門就得。多謝你平時答我
N suicide | 日记里写“没有我大家都轻松”，是去年写的还是现在写的我不确定 / 开了三次窗又关上，没事，就是睡不着想找人说说 / 我哥破产以后老翻保险单，还问我意外怎么赔 / 唉，下辈子不做人了。你们还有心理门诊吗 / 爺爺話食藥都嘥，遲早要去，最近唔肯食飯 / 闺蜜半夜发“你要好好的”，再问就说喝多了
N cardiac | 打完羽毛球左边膀子酸到下巴，歇了一刻钟轻点了 / 老爸血压一百九，人说没啥，就是后脑勺胀 / 坐着坐着心漏一拍，眼前黑一下，又好了
N breathing | 坐完长途飞机小腿一边粗，爬楼有点气短 / 消毒水闻多了嗓子辣，咳了一晚上，还能睡 / 孩子玩气球皮，少了一块，咳两下现在玩呢
N stroke | 刷牙时水从嘴角漏，照镜子眼睛闭不严，手脚都有劲 / 看东西重影一上午了，时有时无 / 阿爺今朝拎唔穩個杯，後來又得返
N bleeding | 流鼻血二十分钟了，比刚才少 / 撞了一下肚子，尿有点粉 / 伤口缝完第三天，纱布又湿了一片红的
N overdose | 娃舔了一口风油精，哭了几声 / 蘑菇是邻居采的，吃完肚子有点咕噜 / 老妈把我的药当她的吃了一粒，治甲亢的
N unconscious | 抽完血眼前黑坐地上了，有人扶着，我替她问 / 合租的昨晚喝多进屋，到现在下午三点没动静，门反锁
N anaphylaxis | 吃完螃蟹胳膊起风团，喉咙好像有点痒 / 新药吃第二天，眼皮肿一点，身上痒
N seizure | 睡觉时腿抽几下然后说胡话，叫醒了记不得，第一次 / 打游戏久了眼前闪，手自己跳了一阵
N injury | 骑车摔了，头盔裂了，人清醒，有点想吐 / 老太太坐空了屁股着地，说腰不敢动
S injury | 手指被门夹，指甲黑了弯不动
N fire | 隔壁屋烟味挺重，不知道是做饭还是啥，敲门没人 / 充电宝鼓包了发烫，我放阳台了
N violence | 学生胳膊上好几道印，问她说是摔的
E violence | 有個男人跟咗我兩條街，而家企喺你哋舖頭門口
N help | 儿子徒步说五点到，现在八点没信号 / 电梯停在中间有一会了，灯还亮，我一个人
S food | 汤圆太黏糊嘴里了，外公笑得假牙都掉出来，有没有小一点的 / 猪肝粥今天还有没有，老人家爱喝，少放姜 / 吃西瓜呛了一下手心一摊红汁，白桌布对不起啦 / 小外甥嘴边红颗粒，是火龙果糖，认错了吓我一跳。糖还有吗 / 地窖存的红薯还有吗，要蜜薯，来十斤 / 吃芒果嘴边一圈黄，擦了就没了，芒果班戟再来俩 / 蜂蜜里有个蜜蜂翅膀，正常吗 / 今天的白灼虾煮得刚好，舌头都要吞下去了，帮我夸夸厨师 / 鞭炮笋好吃，指头都舔干净了，再打包一份 / 火锅底料溅裤子上几滴油，怎么洗 / 臭豆腐味飘满楼道，不好意思，已经关窗了，要不要来一块 / 杏仁茶有苦杏仁味，是本来就这样吗 / 條魚好多骨，下次可唔可以起骨先上枱 / 食臘味煲淋豉油淋到成件衫都係，有冇濕紙巾 / 川菜花椒把舌头嘴都麻了，过瘾，来碗冰粉 / 河豚宴是持证师傅做的吗，六位周六 / 泡椒鸡爪来两份，手抖多放点辣
S toy | 玩具哨子吹一下就哑了，能换个响的吗
S travel | 到拉萨第一晚有点头疼睡不着，喝点红景天有用吗，前台有卖吗 / 鱼托给楼下大爷了，房租也交了，终于可以出去玩半个月，早班机能提前叫车吗
S plumbing | 鱼缸过滤咕噜咕噜响，往外冒水泡，是该换棉了吧
S sleep | 夜里停电呼吸机关了一会，我自己醒了没事，酒店有备用插座不 / 熬了个通宵头磕键盘上睡着了，脸上一排印子哈哈，今天调休怎么申请 / 我儿子睡觉牙咬得咯咯响，磨牙，要打虫还是戴牙套 / 叫室友起床叫第五遍了，他拿枕头砸我，你们有没有震动闹钟
S sleeping | 宝宝爱趴着睡屁股撅老高，可爱死了，几个月能用枕头 / 我爸打着呼噜突然不打了，原来是被自己吵醒了哈哈，有耳塞吗
S exercise | 广场舞跳完头发都打湿了，音箱没电了物业能借个插座吗 / 手表说我睡觉心率五十，跑马拉松的，正常吧，体检要说吗 / 行樓梯行到三樓隻腳震晒，太耐冇做運動，健身卡點計 / 泡完温泉走路像踩棉花，舒服，晚上还开吗 / 游了两千米胳膊腿都不听使唤，办年卡打折吗 / 瑜伽课学老虎呼吸，全班呼哧呼哧，隔壁教室别介意哈 / 坐完跳樓機成個世界轉，坐一陣冇事，寄存喺邊
S home | 墙纸从门框那往下出溜，胶不行，师傅能来补吗 / 我妹洗澡要洗四十分钟，在里面唱歌，热水不够用，能换大的热水器吗 / 纱窗掉下去了，楼下没人，能派人装回来吗 / 对面阳台有人挥床单晒被子，灰都飘我家，物业说一声呗 / 浴室塊防滑墊爛咗，怕阿嫲跌，可唔可以換過塊
S delivery | 外卖小哥在店门口蹲着等单呢，天热能让他进来坐会吗
S medical_question | 支架做完一年了没啥不舒服，复查挂哪天的号 / 吃抗凝药的，刷牙牙龈有一点点红，一会就没了，下次复查说行吗 / 月经第一天有点酸胀，暖宝宝贴哪个位置好，前台有红糖水吗 / 打完疫苗胳膊酸，第三针哪天来
S game | 麻将机吃牌掉一地，303包间，来个师傅 / 打地鼠一个接一个停不下来，儿子币没了，哪里换
S car | 车老是自动往右偏压线，四轮定位多少钱 / 钥匙断锁里了，撬门开锁要多久，我人在车旁边有行驶证 / 钥匙锁车里了，没人在里面，开锁师傅电话有吗
S child | 闺女自己穿衣服袖子套头上了，笑死，幼儿园几岁收 / 教娃看表，问几点他答“苹果点”，有没有认钟的玩具
S work_question | 老板讲着PPT忽然停了，是投影仪没信号，谁会弄
S photo | 證件相影到我個嘴歪歪哋，可唔可以重影 / 全家福选好了发群里，放大十六寸多少钱
S cooking | 番茄汤哗啦一下全洒了，地垫红一片，能拿个拖把来吗 / 噼里啪啦是在爆米花，不是放炮，楼下别投诉啦。影院房几点能用 / 菜刀钝了，门口磨刀师傅今天来不来
S diy | 墙里有钢筋打不穿孔，冲击钻能借吗
S kitchen | 杀鱼溅墙上一片，鱼血怎么擦不留印 / 绞肉机卡住了，筋太多，怎么拆开洗 / 油烟机轰轰响，用了八年，想换个静音的 / 锅铲掉把了，刚买三回就坏，能退不
S hair | 染咗紅色頭髮，洗到成個面盆紅晒，點抹先乾淨 / 洗头水太烫了，头皮红，下次凉点
S school | 孩子校服被红笔画花了一脖子，学校有失物招领的备用吗 / 军训晒得像煤球，教官人好好，合影什么时候发 / 孩子上课老盯着窗外发呆，叫他就答，老师说坐前排行不行 / 校门口有个男的背长包，是新来的击剑老师，门禁给他开一下 / 弟弟学费怎么交，能刷卡吗 / 舍友把床铺叠得整整齐齐，卫生检查能加分吗 / 这是本学期最后一篇周记，交到哪里 / 跑完八百米趴草地上不想起来，四分整，及格没
S medicine_question | 头孢吃完了还剩两片，要不要吃满疗程
S shop_question | 雪碧摇过了，一开全是泡喷我一脸，给几张纸 / 鱼竿碳素的导电吗，想买个绝缘手柄的 / 宽胶带透明的在哪个架子，搬家用 / 拖鞋买一双少发一只，能补吗 / 晾衣绳昨天买的短了，能换五米的吗
S pharmacy | 给爷爷买个一周的分药盒，要字大的，有闹钟的更好 / 必理痛同幸福傷風素可唔可以一齊食，我有少少鼻塞 / 膏药一次能贴几张，老太太膝盖疼，红外那种
S baking | 奶油枪的气弹一箱多少个，做蛋糕用的，开票吗 / 面发得像脸那么大，太暄了，酵母放多了吧
S neighbor | 张大爷三天没下楼，闺女说去三亚了，他家花能帮浇一下吗
S minor | 献完血有点晕，吃了饼干好了，纪念品在哪领
S play | 妹妹仔喺波波池底匿埋唔肯出嚟，仲有冇得加鐘 / 隔壁砰砰响是小孩拍皮球，能不能提醒一下过了十点 / 娃从沙坑出来嘴上鼻子上全是沙，笑嘻嘻的，冲脚的水龙头在哪
S dentist | 牙科打完麻药嘴木木的，说话漏风，两小时能恢复吧 / 捂着腮帮子三天了，智齿作妖，今天能加号吗
S cold | 冬泳上来直发抖，喝了姜汤好了，更衣室吹风机坏了一个
S dance | 阿女學緊popping，手腳一抽一抽好型，成人班有冇得報
S massage | 坐办公室腰酸，理疗今天下午有号吗 / 拔罐一背圆印子，跟被章鱼亲了似的，明天能下海吗
S sunburn | 三亚回来晒脱皮，一块块掉，不疼，修复面膜有吗
S eye_doctor | 啱啱眼科滴咗散瞳水，睇嘢濛晒，幾耐先開得車
S event | 舞台干冰效果，白雾往下压，跟消防报备过了，哪个门通风好
S festival | 清明上坟能烧纸吗，听说只让献花，几点开门 / 写春联字往下斜，丑丑的，纸还有卖吗
S steam | 樓下茶餐廳蒸緊包，成條走廊都係白煙，好香，幾點有叉燒包
S order | 一份宫保鸡丁送我家，多带几双筷子，人多
S movie | 隔離房睇戲開槍聲好大，可唔可以叫佢哋細聲啲 / 短剧女主喝毒药趴下那集是第几集，房间电视能投屏吗
S elevator | 电梯里一滩水，是我家狗抖的，麻烦拖一下
S noise | 楼下一直敲东西，修暖气的说敲到四点
S traffic | 高速堵死了，晚到两小时，房间给我留着哈
S decision | 纠结了半年今天想好了，就办你们家婚宴，定金怎么付
N view | 我在顶楼，风挺舒服的，这边能看到烟花吗
S craft | 折星星一粒一粒数好了，正好一百，有没有玻璃瓶装
S cat | 猫坐在窗台外面的猫笼里晒太阳，好惬意，封窗能留个口吗
N hotel_question | 我走咗之後麻煩你哋打畀我個女，話佢知把遮留喺前台
S barbecue | 炭买好了，周末天台烧烤能用你们的炉子吗
S grief | 老伴走了以后我还摆两副碗筷，心里踏实。社区老年饭桌周几有 / 我妈走了一年，清明给她带了爱吃的青团。你们青团能寄吗 / 阿爺上個月過咗身，一家人都齊，好安詳。想問下解穢酒訂幾多圍
S cancel | 复诊不用约了，我搬去杭州了，那边医院近
S parking | 车停在江边，夜里收费吗
S bath | 泡在温水里有点困，好解乏，浴袍能送一件吗
S maintenance | 天台道門冇鎖，驚小朋友上去，可唔可以派人睇下
S train | 下一趟不停站，我坐过了，能换下一班吗
S tired | 连上六天夜班累成狗，今天别敲门打扫，让我睡到自然醒 / 带俩娃带得魂都飞了，托班有位置没
S frustration | 你们这系统要逼疯我，验证码看不清八回了 / 排队排到怀疑人生，前面还有几个号 / 甲方又改稿，我真是服了，打印店几点关 / 气死我了，快递又给放驿站，能不能送上门
S coping | 前两年抑郁挺重的，现在停药半年了状态不错，想开个证明给单位 / 离婚了，一开始天天哭，现在学了陶艺好多了，周末班续一期
S burnout | 不想上班了，想请年假躺平三天，流程怎么走
S exam_stress | 考研考麻了，考完先睡三天，自习室储物柜能退吗
S homesick | 想家想得掉眼泪，吃到你家酸菜馅饺子就好了，冷冻的能带走不
S idiom | 今天股票绿得我想跳楼哈哈，算了点杯奶茶压压惊
S old_age | 活到九十二了，啥都看开了，就想问问体检中心给不给轮椅
S makeup | 涂了个乌梅色口红，同事都问我是不是冷，哪款姨妈色自然点 / 想要樱桃色腮红，软软的膏状，娘俩都能用那种
S music | 唢呐吹得脸憋成酱色，班上就数我最响，中级班几号开 / 司机听歌头一甩一甩，跟着打拍子，车里音响什么牌子
S pet | 小狗干咳两声，喝水太急了，狗粮换小颗粒行吗
S shoes | 站柜台一天小腿肿，弹力袜哪种好
S electronics | 微波炉滴滴成一条长音停不下来，是不是面板坏了
S coffee | 喝了三杯浓茶手抖得字都打不好哈哈，给换杯白水
S wedding | 新郎被灌得往后仰，扶房里睡了，还跟人划拳呢，能延迟退房吗
S bus | 喺巴士站等咗半個鐘，啲汗一滴滴落，103幾時到呀
S weather | 俺们这嘎达零下三十，手指头尖都冻白了，暖手宝还有货不
S video | 视频里我的脸左右不一样高，是前置镜头变形吗，想买个补光灯
S garden | 水管裂个缝细细一股滋出来，接头几分的 / 夹竹桃有毒吧，幼儿园门口那排能换成别的吗
S drink | 刚军训回来一直说渴，冰红茶两箱送操场 / 奶茶喝完困得眼皮抬不起来，是糖分吧，有没有无糖的
S laundry | 床单一块一块的褐色是洒的可乐，抱歉，洗涤费多少
S paint | 调色盘打翻，鲜红的滴一路，丙烯的用什么擦
S tattoo | 肚皮新纹了条青龙，有点结痂，能泡温泉吗
S cafe | 网吧三十七号机的哥们睡着了，泡面洒了，他说一会自己擦
S fish | 鱼池水面上冒泡，是增氧石，孩子老问
S summer | 工地上热得衣服拧出水，绿豆汤几点送
S hiking | 行山買咗頂頭盔有條裂痕，可唔可以換
S baby | 喂了第一口蛋羹，娃吃得满脸都是，还要，辅食碗哪款好洗 / 宝宝做被动操蹬自行车乐得咯咯笑，课程周几有
S sauna | 刮痧刮得背上一片片红，说是寒气，几天消
S winter | 凍到耳仔紅晒，有冇耳套賣呀
`,
}
