/** English rows for the relation of a message to the running task, by a writer who had seen no other row (but for the first lines of one scene of another hand, by accident): a practical person who delegates many small things a day. `relation-rows.ts` reads the notation and explains it. */
export const errandRelationRowsEn = `
= travel | get me on a train from Leeds to Bristol on Thursday, home the same evening | from=Leeds;to=Bristol;date=Thursday;return=same day | departure_time | What time would you like to leave Leeds?
D | the Bristol supplier never sent the March invoice, can you chase them
R | meeting's confirmed after all so carry on with the train
m | quiet coach if there is one
S | have you got anything yet?
P | hang on with the tickets, my meeting may move. I'll tell you
m | stop routing me through Birmingham New Street, any other change is fine
C | they've made it a video call so there's no trip. drop it
N | the platform at Leeds is always a zoo at that hour
N | anything around 6:40, I'm up with the dog anyway
D | how long do I boil an ostrich egg
N | My boss asked why I don't just drive. I told him you can't read in a car.
M | forget the train, price up a hire car for the three days instead and find me parking near Temple Meads

= coder | make the export button on the orders page produce a csv that Excel opens without garbling the umlauts | page=orders;format=csv | | I found the encoding is plain UTF-8 with no BOM. Adding one now.
m | leave the cancelled orders out of the file
M | actually, make it a proper xlsx with one sheet per region, and let people schedule it by email
D | who do I talk to about renewing the SSL certificate? it runs out on the 9th
S | where are we with the umlaut thing
C | turns out the new vendor tool does exports. no need for ours, please throw the branch away
P | don't push anything else until Marta's release is out tonight
R | Marta's release is out, you can pick the csv back up
D | Mr Grün from Graz has lost his invoice again, please resend it to him
m | semicolons rather than commas as the separator please, half our clients are in Germany
N | ah so that was it, a missing BOM. three years we lived with that
N | does Numbers on the Mac cope with a BOM as well?
D | order 40 A4 folders with the clear front

= shopper | find a birthday present for my father in law, he turns 70, likes fishing, 80 euros at most | occasion=birthday;age=70;interest=fishing;budget=80 | delivery_date | By when does it have to arrive?
P | let me ask my wife what he already owns before you look any further
m | make it 120, my wife chips in
D | what's a good bank for a teenager's first account?
M | skip the present. I'd rather plan him a weekend at a lake with the whole family, cabins and food and all
C | my sister in law has already bought something from all of us, so never mind
D | my waders leak at the knee, what glue holds on neoprene
N | He says he wants nothing, of course. They all say that at seventy.
R | ok I've asked, he hasn't got a smoker. go on looking
m | no rods, he has eleven
N | he's caught a pike the size of my leg, he won't stop talking about it
S | seen anything decent so far?
N | the 14th, we drive up on the 15th

= bookkeeper | match last month's bank statement against the receipts in the shared folder | month=April;folder=shared/receipts | | 61 of 74 lines matched. Working through the rest.
N | 61 sounds about right, we had a lot of small ones
M | do the whole first quarter, and turn it into a VAT pre-registration while you are there
m | count the two from May 1st in as well, they belong to April
D | put the recycling people in for Friday at 8
N | I cancelled that Adobe plan in March so the charge must be the notice period
S | how many are left now
R | Jonas says all receipts are in. You may proceed.
C | The tax adviser does this herself from now on, so we can let go of it.
D | bank of my mother's needs a power of attorney form, where would I get one
m | anything below five euros you can ignore
N | what's the line for 349.00 about, is that the plotter?
P | Stop there for today, Jonas is still uploading receipts.

= translator | put our returns policy into Dutch for the web shop | text=returns policy;target=Dutch | formality | Should I address customers with "je" or "u"?
C | We're not going into the Netherlands after all. Stop the translation.
P | legal wants another look at the English first, so leave the Dutch be for the moment
m | leave "store credit" in English
D | is the shop in Utrecht open on King's Day
D | translate what the plumber wrote me, I think it's Polish: 'bede jutro o osmej'
M | No translation, thanks. What I need is a guide for our own staff in plain English, with examples of what we take back and what we don't
N | je, we're a skateboard shop
M | can you do the complete terms and conditions too, plus Danish and Flemish versions of everything
m | the thirty days are fourteen now, use that
S | is the Dutch text nearly there or should I tell Bram next week
R | legal has nodded it through. off you go again
N | good question actually

= calendar | find an hour next week when Priya, Tom and I can all meet about the budget | people=Priya,Tom,me;length=1h;topic=budget;range=next week | | Tuesday 15:00 and Thursday 9:00 are free for all three.
S | any luck with the three calendars?
N | Thursday at 9, that's a miracle
N | does Tom know he is invited?
m | 45 minutes will do
P | Tom's off sick, we'll see about it when he's back
N | I'm in the office on Thursday anyway, the heating man stops by at eight
m | Add Greta, she has the numbers
M | don't bother with a meeting, write the three of them an email that asks for their figures and collect the answers in a sheet
D | cancel the dentist on Wednesday
C | Priya and I sorted it out in the kitchen, so there's nothing to schedule any more
R | Tom's back in. back to finding that hour
D | how much budget is left on the Google Ads account?

= support | answer the ticket from Mrs Okafor about the kettle that leaks | ticket=8841;customer=Okafor;product=kettle | order_number | Which order number is hers? The ticket has none.
D | can you see why the label printer says offline
N | KX-20931
C | she just rang, all settled by phone. close it without an answer
D | the kettle in our own office kitchen needs descaling, remind me at four
N | Quality has had eleven of these this month, I gather the cheap seal is to blame
P | Sit on that answer a bit, quality is checking the batch
S | Is the reply to Mrs Okafor out yet?
M | Rather than one reply I want a standard answer for all leaking kettles and a page for the help centre, go through every open ticket with it
N | poor woman, that's the second kettle
m | Sign it with Hannah's name instead of mine
m | offer the refund too, not just a replacement

= researcher | compare heat pumps for a 140 m2 house from the seventies, three makers | house=140 m2;built=1970s;makers=3 | | I have Vaillant and Daikin done and am reading up on Nibe.
R | We've moved in, boxes everywhere, but you can go back to the heat pumps
m | swap Daikin out for Viessmann
C | Landlord's not interested, so that was that. You needn't carry on.
N | my neighbour has the Nibe, hums like a fridge
D | what's the capital gains rule on a house you've lived in for two years
m | put the yearly power use in as well
P | I'm in the middle of a move, park the comparison until the first
M | I'd rather know if we should insulate first. Make it a plan for the whole house with costs over ten years
N | we pause the old boiler every summer anyway
D | pump up the tyres, hm no, find me a bike shop that does it with pickup
S | two of three done then, or further by now?
N | what did you find on noise for the Daikin

= writer | write a short farewell speech for Annika, she leaves after 12 years in the lab | person=Annika;years=12;team=lab | | Here is a first version of about 300 words.
N | That made me tear up a little, thank you
N | where did you get the centrifuge story from?
D | Annika's replacement needs a badge and a laptop by Monday, get that started
m | stop calling her a legend, she'd hate it
M | On reflection a speech is the wrong thing for her. Make me a little book instead, one page per year, with photos people can send in
m | cut the joke about the fire alarm
D | does white wine come out of a linen tablecloth
C | she doesn't want a speech. okay, scrap
M | Can it become a rhyme for six voices, one per colleague, with a handout and a slide show behind it
R | she does want one! so, on with it
P | No more on the speech till I've heard whether she wants one at all

= home | get someone to service the gas boiler before the winter | appliance=boiler;deadline=before winter | address,phone | I need the address and a number the engineer can call.
D | the lawnmower wants servicing too, is there a place in town
P | Not now with the boiler, we've got builders in. Come October.
M | No service for now, rather this: I need a gas safety certificate for letting the house, cooker and pipes and all, three quotes and the paperwork for the agency
m | must be after 4, nobody home before
m | only firms that are Gas Safe registered
M | have them quote for ripping the boiler out altogether and putting in underfloor heating on both floors
N | 14 Mill Lane, 07700 900143
R | it's October :) boiler please
D | which of the kids' jabs are due this winter
D | The smoke alarm in the hall chirps once a minute and I've no idea which battery it takes
C | my brother in law did it on Sunday, so no engineer
N | it was last done in 2021 I believe

= designer | a poster for the school summer fair, A3, lots of colour | format=A3;event=summer fair;style=colourful | | I've made three drafts; the second has the big sun.
D | write the permission slip for year 4's farm visit
m | stop using blue, the rival school is blue
P | wait with the final one, the head may shift the date
m | Put the raffle in, tickets 2 pounds
R | date stays. finish the poster
N | my son says the sun looks like a fried egg. he's six, don't take it to heart
N | what font is that in the title
D | The PTA needs a treasurer from autumn. Put a note together that I can read out on Thursday, please, with what the job involves and how many hours it really takes
D | what sun cream is fine for toddlers
N | second one wins by a mile
M | make it a set: poster, flyer, banner for the gate, bracelets, and drop the fair look, we go for a circus now
C | Fair's off because of the roof works, so no poster this year

= data | pull the number of new members per month since January and chart it | metric=new members;since=January;output=chart | | The query runs; the chart follows.
R | migration done, you can query again
P | database team is migrating tonight, keep your hands off until they say so
m | the paused memberships should be included as well
N | Good. The board loves a chart
S | is the query still running or has it hung
C | board meeting fell through and nobody's asking for it now. leave it
D | add a new member: Lois Marchetti, junior, starts on the 1st
D | the scanner at the turnstile beeps all the time, whom do I call
M | what I really need is a forecast to the end of next year with churn, split by club, as a deck
m | by week rather than month
N | do people who rejoined count as new in this?
D | Separately: the insurance asks how many trainers we employ and on what contracts. Could you put that together for them by Wednesday?

= events | book a room for 25 for our Christmas dinner, Friday 13 December, near the station | guests=25;date=13 December;place=near the station | budget | What may it cost per head?
N | Friday the 13th, ha, nobody can say we're superstitious
D | my Christmas lights trip the fuse, why
N | 45 without drinks
C | Management pulled the plug on the dinner
P | The works council wants a say first. Nothing gets booked till then.
m | there must be a vegan main
M | change of plan, lunch on a boat in January with partners, so about 50, and a band
R | Works council is happy. Go ahead and book.
D | who is on call over Christmas? make a rota
m | we're 28 now
N | We went to the Golden Lamb two years ago and half of us stayed until they switched the lights off
S | Heard back from the Golden Lamb?

= clinic-desk | move all of Dr Lindqvist's Monday patients to other days, she is at a congress | doctor=Lindqvist;day=Monday | | 9 of 16 patients have a new date.
D | A rep has left samples of a new inhaler at the desk; find out whether we may hand those out at all
P | don't ring any more of them just yet, I'm checking with her whether she flies at all
D | print labels for the blood samples
S | 9 of 16 was an hour ago, what's it now?
M | she's away the whole week it turns out, so move all five days and write the insurers as well
D | what's the incubation time for chickenpox
N | nice, that's faster than I'd manage on the phone
C | congress is cancelled, she'll be here Monday. leave the patients where they are
m | not Wednesdays please, we're short of nurses then
R | she flies. keep ringing
m | the pregnant ones go to Dr Rask, same day
N | Is Mr Abadi among the nine?

= legal | read the lease for the new shop and tell me what is unusual in it | document=lease;purpose=unusual clauses | | I'm on page 14 of 38.
m | quote the paragraph numbers each time
C | We took the other premises. That lease can go in the bin.
D | the shop needs a coat of paint, get me three painters
N | the clause on cancelling the insurance is from our own template, no worries
R | new version's in the folder, read on from there
P | Leave it at 14 for now, they're sending a new version tonight
M | Leave out the analysis altogether and do me a one-page summary for my bank: rent, term, deposit, who pays for what
M | draft a counter-offer straight away, and a side letter, and compare it with the leases of our other two shops
S | page?
D | Is a verbal agreement with a window cleaner binding?
m | look hard at the break clause
N | Which page has the bit about signage?

= music | make a playlist for a 50th, guests between 20 and 80, four hours | occasion=50th;length=4h | | Two hours are filled, mostly soul and eighties.
M | Start over please. She wants nothing older than 2015, and it's three separate sets now: arrival, dinner, dance
N | is Dancing Queen in yet
m | nothing by Phil Collins
M | could you hire a live band and a DJ instead, and sort out the PA with the venue
N | my mum will be on the tables
C | the party's a hike now. no playlist needed
m | stop the slow songs after ten o'clock
R | I've got her wish list, let's continue with the rest of the hours
D | which strings fit a 3/4 cello
P | let the playlist lie for the moment, she's making her own wish list
D | pause the music in the kitchen, I'm on the phone

= logistics | get a pallet of 600 kg from Lyon to Graz by the 22nd | weight=600 kg;from=Lyon;to=Graz;deadline=22nd | | Two carriers have quoted, one is still thinking.
M | scratch the single pallet, I want a yearly contract for weekly runs both ways with all three
m | the 22nd is a hard stop for the customer, so tell them the 20th
D | my parcel from Zalando is stuck in Graz, track it
m | 720 kg, they added a crate
C | Customer picks it up himself. Tell the carriers thanks and no.
S | did the third one come round?
D | what's the German for forklift licence
P | Customer's credit check is open. Freeze it.
N | We had trouble with the Brenner route last time
N | I've got the third one on the other line, they say they'll write to you by four
N | Who are the two?

= tutor | make ten exercises on fractions for my daughter, year 5 | topic=fractions;count=10;level=year 5 | | Done with six, each a little harder.
D | does her year have the swimming test in May
D | a fraction of my screen went black, is that the cable
m | fifteen would be better
M | She's bored by fractions now. Build me a whole month of maths, ten minutes a day, with a reward chart
R | fever's gone, let's have the remaining four
N | I stop her after twenty minutes, otherwise there's tears, so six was just right for today
S | which number are you on
C | Her teacher handed out a pack, I don't need yours any longer
m | put pizza in them, she lives for pizza
P | she's got a fever, no maths this week
N | she did the first three at breakfast, without a fuss!
N | why is 3/4 of 20 harder than 1/2 of 18?

= shop | put the autumn jackets online with pictures, sizes and prices | products=autumn jackets;count=34 | | 20 of 34 are live.
C | The season's over before it began, we send the jackets back to the maker. You can leave it at that
R | the shots are here, carry on with 21
N | is the size chart the old or the new one?
D | a lady wants her jacket altered, do we do that and what does it cost
D | draft a job ad for a weekend assistant
N | They look lovely, the green one especially
M | never mind uploading them, what I need by tonight is a printed price list for the market stall
S | what's live and what isn't?
M | take them all down, we launch the brand new shop on Shopify first and then jackets plus boots plus hats go in there
m | hold the price at 89 for the waxed one
P | photographer's redoing half the shots. take a breather till I've got them
m | 5 off all the parkas

= finance | work out what it would cost to buy the van instead of leasing it | item=van;compare=buy vs lease | mileage,years | How many kilometres a year, and for how long would you keep it?
m | calculate with 5.1 % interest
D | where's the nearest place that leases coffee machines
P | I'm waiting on the dealer's offer, no point going on before that
R | dealer's offer: 41,300. on we go
S | any first figures?
D | the van's tail light is out, book the garage
N | 18,000 a year, six years I'd say
m | take electricity into account, it's the e-version
N | depends on my back, haha, but 6
M | do it for the entire fleet, nine vehicles, plus a recommendation to the partners in writing
C | Partners decided. We lease. Don't work it out any further.

= coder | upgrade the app from Node 16 to Node 20 and make the tests pass | from=16;to=20 | | 212 of 230 tests are green.
R | CI's up. Back at it
M | leave Node. port the service to Go, I've had enough of this
N | what breaks in the other 18?
P | CI is down for maintenance, leave it till they've got it up
m | go to 22 while we're at it
D | why's my laptop fan running all the time
N | didn't expect it to go that smoothly
m | keep the lockfile in npm format, no yarn
N | the cancel token stuff in axios is old, I remember writing it
S | still 212 or better
D | write a test plan for the physical card readers in the canteen

= writer | rewrite the about page of the bakery, warm, not too long | page=about;tone=warm;length=short | founding_year | Which year was the bakery founded?
P | My brother wants to read it first so no more changes till he has
N | 1958, by my grandmother
M | let's begin again from nothing, as an interview with my grandmother rather than a text about us
D | What does 'proving' mean, for the new apprentice
D | flour went up again, find me another mill within 60 km
m | mention the stone oven
R | brother's fine with it, go on
M | turn this into a press kit: history, photos with captions, fact sheet, quotes
m | no exclamation marks!
N | nobody's sure, but the sign says 1958
C | we keep the old page after all

= travel | plan five days in Lisbon for two with a four-year-old | city=Lisbon;days=5;adults=2;children=1 | | Days one to three are planned.
S | day four and five in the making?
N | the aquarium on day 2 is perfect for her
M | Make it ten days, Porto and the Algarve in, by rental car, and my parents join us
N | we stop for a nap at two every day, you've seen that right
D | teach me to say 'no sugar please' in Japanese
m | hotel breakfast, so don't plan any
N | is the tram thing okay with a buggy?
P | flights aren't certain yet, so put this to one side till Friday
D | renew my passport, what do I need
C | She's got chickenpox. No Lisbon.
m | one museum a day at most
R | flights are booked, so days four and five please

= support | sort the 140 open tickets by topic and urgency | count=140;by=topic,urgency | | 85 sorted. Most are about delivery.
C | The agency takes over the backlog from today. Leave the rest alone for good.
m | tickets from resellers get their own pile
D | topic for the team lunch: any ideas
m | four levels rather than three
N | Half of those delivery ones will be from the week the depot flooded, I was there in wellies
D | open a ticket with Telekom, our line drops every hour
N | how many would you call urgent?
R | helpdesk is writable again, you can do the other 55
S | 85, and now?
M | don't sort, answer. All of them, by tonight, and ring the angry ones
N | delivery again, who'd have thought

= shopper | order printer paper, ten boxes, the cheapest that isn't grey | item=paper;quantity=10 boxes;quality=white | | Found one at 21.90 a box, free delivery.
S | has it gone out?
M | we're going paperless instead, so find me a scanner, an archive and someone to train the staff
N | that's the one we had two years ago, fine
m | twelve boxes, accounts wants two
D | how do I wrap a guitar as a present
P | Budget freeze til the 1st. Don't order.
C | there's a whole cellar full of paper, Udo just found it. So no
N | Whoever chose grey paper last year should be made to read contracts on it
m | have it dropped at the back door
N | does it come with FSC?
D | the printer on the 2nd floor streaks

= calendar | set up the shift plan for June for the six in the café | month=June;people=6 | holidays | Who is on leave in June?
D | the café needs a new dishwasher, what's sensible for 80 covers
D | The health inspector comes on the 5th and I can't find our fridge temperature logs. Can you dig them out?
N | Lea told me hers in person, she's off the 21st, that's all
m | pause Kim's late shifts, she has exams
S | Is the plan done? They keep asking me
m | nobody does more than two Sundays
M | Do July and August too and switch everyone to a four-day week with a model for overtime
D | how many calories does a flat white have
N | Mo from the 3rd to the 10th, otherwise nobody
R | okay everyone's given me their days off, so go on with June
C | Lea does the plan herself now, hands off

= researcher | look into which cities have tried free public transport and how it went | topic=free transport;scope=cities | | Tallinn, Dunkirk and Luxembourg so far.
R | editor loves it. Next cities please
N | Luxembourg isn't a city but fine by me
C | editor hates it. so that's dead
m | add Kansas City
m | only sources after 2019
D | is Dunkirk, the film, on any service
P | I've got to clear the topic with my editor. On ice until then.
N | what did Dunkirk do about the money
S | How many cities is it by now? I promised Jan a number
M | I need a position paper from it with a costed proposal for our own town and a two-minute video script
N | Tallinn's tram stop design is a beauty by the way
D | my bus pass has expired, renew it

= home | find a cleaner for three hours every second week, who's fine with cats | hours=3;rhythm=fortnightly;pets=cats | | I've messaged four people; two replied.
D | We're having people round on Saturday, eleven with the kids. What could I cook that stands in the oven by itself while I talk?
D | the cat threw up something green
P | my husband's lost his job so let's wait and see with the cleaner
D | clean up my photo library, there must be 400 duplicates
m | ironing should be part of it
M | I think I want a full housekeeper, live-out, cooking and school run included
N | The cats are more of a problem for people than people for cats
N | what does the Portuguese lady charge
R | He's got a new job! Cleaner hunt on again
C | we'll just do it ourselves. thanks for trying
m | every week rather

= designer | redo the icons in the app, 24 of them, one line weight | count=24;style=line | | 10 finished, in a 1.5 px line.
D | make a birthday card for Elif, everybody signs
M | don't draw. Write me the brief so that an agency can do the icons, with sizes, file names and a budget
m | the stop icon should be an octagon
N | will they hold up at 16 px?
C | we bought a set, so these aren't wanted any more
D | what's the app that shows the train in real time?
N | I like the bin one
R | tested, they're happy. The other fourteen then
S | how far along are the icons?
m | 2 px, they look thin on Android
M | throw out the icons and give the app an entire new look, typography, colours, dark mode
P | dev wants to test the ten first. rest for now

= data | clean up the address list for the mailing, it has doubles and wrong postcodes | list=mailing;rows=5200 | | 3100 rows done, 240 doubles found.
R | DPO says okay, you can go on at row 3101
S | percent?
M | rather build a real CRM out of it, with history, donations and birthdays
m | households get just one letter
D | my own address changed, tell the bank and the health insurer
N | what do you do with people who moved abroad
D | postcode of Stavanger?
P | not so fast, the data protection officer has a question. stand still please
C | We won't do a paper mailing this year, so forget the list
m | those who cancelled the newsletter must come out as well
N | 240, that's postage saved
N | That's Karin's list from 2009, she typed it all in by hand, so I'm not surprised at what you find in there

= bookkeeper | write the reminders for unpaid invoices older than 30 days | age=30 days;type=first reminder | | 14 reminders are drafted.
M | actually don't write to anyone. Give me a phone list of the debtors with the amounts and a short script, I'll ring them
R | holidays are over, send on
S | Have the drafts gone out?
P | it's Easter, nobody likes a reminder at Easter. after the holidays
N | fourteen. ouch
m | Stop at those above 50 euros, it isn't worth it for less
C | most of them paid this morning, no reminders then
D | remind me to take the bread out at 12.20
D | I haven't paid the kindergarten, do a transfer of 210
M | hand all of it to a collection agency: find one, prepare the files, and block the customers in the shop
N | is Kovacs among them? he pays in the end
m | 45 days, not 30

= legal | prepare the papers for registering our trademark in the EU | mark=Norrlys;region=EU | classes | Which classes of goods do you want covered?
D | what does class 3 mean in a driving licence
M | register a company in Estonia first and then do the mark worldwide through Madrid
N | my lawyer friend says that cancellation actions take years, interesting stuff
P | co-founder wants a different name maybe. let it rest till Monday
m | applicant is the holding, not me
D | someone uses our photos on Etsy, write them a takedown
N | software and the services around it, whichever numbers those are
C | There's an older Norrlys. We give up on it.
N | 9 and 42
R | the name stays Norrlys, so continue
m | not the logo, only the word
M | Hm. Rather than the filing, do me a search: who uses anything like Norrlys in Europe, with a risk rating for each, as a report for the investors

= music | transcribe the recording of our choir piece into sheet music, SATB | source=recording;voices=SATB | | Soprano and alto are down to bar 40.
N | could you hear the second altos at all?
m | a tone lower
m | write out the rests in full, no multi-bar ones
C | conductor dug up the original score, we're good
M | arrange it for brass quintet and make me practice tracks for each
N | bar 22 was sung wrong that night, I know
D | the choir needs a bus for 40 on 7 June
N | We sang it in a cave in Slovenia once and nobody dared to breathe at the end
R | he hasn't got it :( so please proceed
P | Our conductor might have the original. Pause.
D | how do you tune a ukulele

= health | put together a week of dinners with little salt for my husband | days=7;diet=low salt | allergies | Is there anything he can't eat?
M | I'd sooner have an overview of ready meals from the supermarket with their salt, thirty or so. A cooking plan isn't realistic with my shifts
D | his blood pressure cuff shows E3, what's that
R | Dietician says low salt is right, as we thought. Keep going with the dinners
m | stop suggesting soup, he hates soup
M | I need it for all meals, four weeks, with shopping lists and for the kids a separate version
C | the hospital keeps him and feeds him. no dinners needed
P | I'll talk to the dietician tomorrow, before that don't do anything more
D | week 22 starts on what date
S | got the week together?
N | nothing but walnuts, and he'd say 'and sprouts'
N | walnuts
m | nothing that takes above half an hour

= events | organise the speakers for our evening on bees, three of them, in March | speakers=3;topic=bees;month=March | | Dr Hahn said yes. I've written to two more.
M | it'll be a two-day festival with stalls, films and workshops, so think bigger: programme, sponsors, tents
N | Hahn is brilliant, well done
m | the fee is 200 at most
m | one of the three should be a beekeeper, not a scientist
D | wasp nest under our roof, who removes that
N | is she coming by train?
R | hall's ours! you can write to the others
P | Hall isn't confirmed. Not another email to anyone please
S | any yes from the two?
D | I need a speaker cable, 5 m
N | Bees are the new whales, my husband says
C | too few people signed up, we call it off. Tell Hahn we're sorry

= logistics | work out a delivery round for tomorrow, 18 stops, one van | stops=18;vehicles=1;day=tomorrow | | The round takes 7 h 20 as it is.
R | Murat's fit. Go on optimising
M | plan the entire week, with two vans and an e-bike, and tell me if a second depot pays
N | I drove that round myself for six years, you get to know every dog on it
N | that's with a lunch break?
P | wait, Murat may be ill. I'll ring him
C | roads are iced over, nobody drives tomorrow. Drop the round
m | the school must be before 8
N | 7:20, Murat will be pleased
D | the van smells of diesel inside
m | stop 9 is cancelled, leave it out
D | who's delivering sushi on a Monday

= teacher | write the term reports for class 3b from my notes | class=3b;pupils=23 | | Reports 1 to 12 are in the folder.
S | which pupil are you at?
D | 23 times 17.50?
M | also 3a and 3c since Karin's ill, and instead of text do it in the new competence grid
m | don't use the word 'satisfactory'
P | The head has new rules for reports coming out tomorrow. Hold fire.
N | Number 4 is spot on, that's Oskar to a T
R | rules are the same as ever. next please, 13
m | Say 'she paused a lot when reading' instead of 'she stuttered'
D | And then there's the class trip: the museum wants to know by noon how many of us come by wheelchair. Write to them, would you? It's one.
N | did you find my note about Mina's reading?
D | sketch a seating plan for the parents' evening

= garden | plan a bed of perennials for half shade, 3 by 1.5 metres | size=3x1.5 m;light=half shade | soil | What's the soil like, heavy or sandy?
N | heavy as lead
P | It's November. I'd say we look at this again when the snow's gone
R | snow's gone! let's get on with the bed
m | slug-proof, I've given up on hostas
M | the bed's just a start, redo the whole garden with a pond and a terrace, and give me a list for a landscaper
S | can I see what you've got?
C | we're paving it over, sorry. No bed
D | bed slats, 140 by 200, where do I get single ones
N | clay. I broke a spade in it
M | Instead of a planting plan give me a shopping list for eight big pots on the balcony, we're giving the bed to the neighbours
D | my daughter needs a book on the Romans
m | nothing yellow

= hr | screen the 60 applications for the receptionist job and pick eight | applications=60;pick=8;job=receptionist | | 35 read, five strong so far.
D | apply for my parking permit please
N | what stands out about number 17?
m | French is a must
P | works council hasn't signed. halt the screening
N | five out of 35, not bad
C | the boss's niece gets it. I know. We can stop here
N | one of them stopped working at our competitor last week I heard
m | ten rather than eight
R | the signature's here, back to the pile
M | we'll split the post: one receptionist and one office manager. write two ads and start the search from scratch
D | reception needs new flowers every Monday, find a florist
S | how many have you read

= phone | get me off the phone contract at O2 and find a cheaper one | current=O2;goal=cheaper | data_volume | How much data do you need a month?
N | I never get past twenty
R | I'm home. The phone thing, please go on
D | My mother keeps getting calls from people who pretend to be the police. What should she do?
S | found something cheaper?
M | do it for all of us, five phones plus internet plus TV, as a bundle
m | don't cancel O2 before the new one is live
m | has to be on the Telekom network
D | cancel the newspaper as well, separate matter
N | 20 gigs
P | I'm abroad till the 12th, nothing with the phone before then
D | my phone's charging port is full of lint
C | O2 gave me half price, I'm staying. So that's that

= coder | write a script that renames the scans to date and sender | input=scans;pattern=date_sender | | It works on the 30 sample files. Shall I run it on all of them?
D | rename our wifi to something less silly
M | make an app of it that watches the scanner, sorts mail to people and sends each a message
C | IT bought software that does that. Delete the script
P | not yet, backup's running. Wait for me
N | yes, run it
D | scan my back, eh, get me an appointment for an MRI
m | date backwards, year first
R | backup's through, let it loose on the rest
N | My predecessor named everything scan1 to scan4000 and then retired to Madeira
m | anything it can't read goes into a folder called unclear
N | how does it know the sender, from the letterhead?

= writer | draft the newsletter for May, three items: new opening hours, the raffle, Joan's recipe | issue=May;items=3 | | Draft is ready except for the recipe.
N | Joan's handwriting, good luck
N | will it fit on two pages?
D | opening hours of the tip?
m | stop writing 'dear valued customers'
M | a newsletter's old hat. Make it a podcast, ten minutes, script and jingle
S | what's missing still?
C | There'll be no May issue
M | do this as a single notice for the shop window, only the hours, nothing of the rest, and in three languages
P | leave the newsletter over the weekend, I'll read it on Monday
m | drop the recipe, she's had second thoughts
R | read it in the bath, like it. On to the bit that's missing
D | joan is 80 on Sunday, flowers please

= travel | sort out my visa for India, business, leaving on 4 February | country=India;type=business;departure=4 February | | I've filled in the form up to the employer section.
C | they come to us instead. no visa
D | which curry powder is the mild one
R | got the passport back. Pick up the India form
D | vaccinate the dog, he needs rabies before summer
D | The man next to me on the flight from Oslo left his jacket and I've still got it. Find out how I give it back
P | passport's with the embassy of Kenya at the moment, so nothing to be done until I get it back
m | departure's the 6th now
m | multiple entry, please
N | employer is the same as on my last visa
M | I'm taking four colleagues, do theirs as well, and it's Bangladesh first and then India
N | do they want a photo on white?

= shop | count what's left of the candles and reorder what is low | products=candles;threshold=20 | supplier | Which supplier should I reorder from?
R | stocktake's done, figures are in the sheet. go
D | how long does soy wax need to set?
D | one of the shop lamps flickers, get the electrician
M | let's have our own made: find a manufacturer, label, scent, minimum order, the lot
D | The landlord wants to know how many sockets there are in the shop and who tested them last
N | Wessel & Sons
m | low means under 30 in December
P | stocktaking on Saturday anyway, so hold it until we've the true figures
m | no more of the cinnamon ones, they don't sell
C | Closing down the candle corner. So no reorder, no counting
N | Same as always. Wessel
N | we stopped having tealights in 2020, so you won't find any, just saying

= finance | check which subscriptions we pay for and nobody uses | scope=company subscriptions | | 37 found, 9 look unused.
M | set up a purchasing process so this doesn't recur, with approvals, a policy and cards per team
S | how's the list looking?
D | I cancelled my gym, did they confirm?
D | subscribe me to The Economist
C | Finance says they do that audit themselves, thanks
N | what's 'Loomly'?
P | Finance is closing the quarter and wants no queries this week. Rest it.
m | look at the last six months rather than three
N | nine! I knew it
N | I'm curious whether the design team still logs in to that Figma seat they fought so hard for
R | Quarter's closed. The subscriptions, please.
m | for each one tell me how to cancel

= events | find a venue for a wedding of 90 in September, outside if possible | guests=90;month=September;preference=outdoor | region | Which region should I look in?
N | Within an hour of Cork
D | gran's wheelchair has a flat tyre
M | just the registry office and eight of us in a restaurant then, plus a party at home in spring
N | my mother says Cork, so Cork
C | We've split up. Please stop looking.
D | what do you write in a card to someone whose father died
m | must have rooms for 30
m | wheelchair access for Gran
M | Could you drop the venue and take on the legal side: what papers a Brazilian and an Irishwoman need to marry here, by when, step by step
R | right, we're talking again. Venues please
P | we are not talking to each other about the wedding this week. give it some air
N | the cancellation terms at these places are brutal, aren't they

= translator | subtitle the product video in Spanish, 3 minutes | length=3 min;target=Spanish | | Two minutes are timed and translated.
D | what's the Spanish tortilla vs the Mexican one
M | Not subtitles then: I need the spoken text as a Spanish brochure, laid out, four pages
m | Latin American, not Spain
N | does 'grip' have a good word there?
D | video call with Mexico at 5, send me the link
R | new cut is up, timings shift by 4 secs. carry on
M | dub it. Voice, lip sync, and in six languages
S | last minute done too?
P | Marketing's recutting the video, so wait for the new cut
C | video's been pulled, subtitles not needed
m | the pause at 1:40 needs no subtitle
N | Spanish is always longer, isn't it

= researcher | find out which grants a small theatre in Wales can apply for | org=theatre;region=Wales | | Six grants found; two close this month.
N | two this month?? which
C | We got the lottery money!! You can let it be.
m | only those above 5,000
P | treasurer's resigned, everything's on hold until we have a new one
M | write the applications, all six, with budgets and letters of support
R | New treasurer's Beth. So on with the grants
D | who plays Stanley in the new Streetcar
D | the theatre's fire extinguishers are due
N | we had one from Arts Council in 2018
N | The last time we asked for money they sent us a man who measured the stage
m | drop the ones that want match funding

= hotel-desk | rearrange the rooms so that the party of 14 is all on one floor | party=14;arrival=Saturday | | The second floor works if room 207 moves.
m | the two with the dog on the ground floor
N | 207 is Mr Brandt, he's easygoing
m | stop putting anyone in 211, the shower's broken
D | what's the wifi code in the spa
N | is the lift near there?
S | is the floor plan done?
D | dinner for two at seven, table by the window, for room 12
C | the party's cancelled on us. Leave everyone where they are
M | move them to our sister hotel, all of them, with transfers and dinner there, and resell the rooms
P | their organiser's counting heads again, nothing moves till she calls
N | Fourteen people and one key card printer, that'll be fun on Saturday
R | She's called, fourteen it is. Shuffle on.

= estate | write the listing for the two-bed flat on Harbour Street | flat=Harbour Street;beds=2 | floor_area | What is the floor area in square metres?
S | listing up yet?
D | how do I get a sticker off glass
C | she sold to her cousin. no listing
M | It isn't for sale any more, it's to let. So do me a rental ad from scratch with a questionnaire for applicants and a viewing plan
M | make a whole campaign for all five flats in the house: site, film, open day, brochure
R | owner has signed. Let's finish the listing
P | owner's dithering. Don't publish, don't polish, just wait
D | the tenant in Park Road has mould, reply to him
m | leave the word 'cosy' out, everyone reads 'tiny'
N | It says 71 on the plan, I'd trust that
N | 71
m | mention the new windows

= it-desk | set up a laptop for the new colleague, Ivo, starting Monday | person=Ivo;start=Monday | department | Which department is he in?
C | Ivo's taken another job
M | there'll be seven new people, so build an image, a checklist, and a welcome day
S | is it ready for Monday?
N | He asked in the interview if we've got good coffee. I lied.
m | a Mac, he asked for one
D | my mouse double-clicks on its own
N | procurement, sits next to Sabine
D | Who is Ivo Andric
N | Procurement
D | Somebody has left a heap of cables in meeting room 2 and there's a customer coming at three. Can facilities clear it?
m | no admin rights
P | he may not sign. wait with the laptop

= research-lab | summarise the 12 papers on sleep and memory in a table | papers=12;output=table | | Eight papers are in.
m | sort by year
D | table for four at Nino's, 8 pm
D | I can't sleep, is melatonin ok with antihistamines?
P | pause there, I want to look through what you have
N | what sample did Okano use?
N | oh, they stopped the trial early? that explains the n
N | paper 5 is the one everybody quotes
m | a column for funding
C | my supervisor changed my topic to pain. So these are moot
S | 8 of 12, more?
R | looked through it, very good, continue with nine to twelve
M | not a table, a full systematic review with a protocol, and search for everything since 2000

= kitchen | scale the goulash recipe for the village fête, 120 portions | dish=goulash;portions=120 | | That makes 24 kg of beef and 18 kg of onions.
m | a third of it without meat
N | 18 kg of onions, I pity whoever peels
m | 150 portions
R | They've settled on goulash after all the shouting. You can go on
S | have you got the full list?
P | The committee's arguing over the menu, so let it simmer till they are done
C | it's being catered, no need to scale a thing
M | I'd rather you worked out what 120 people would cost us for goulash, chili or lentils, side by side, so the committee can choose. No recipe
D | the fête insurance, is it paid
N | how big a pot is that
D | recipe for one, quick, I've got eggs and a leek
M | not goulash: a buffet with five dishes, shopping, a cooking plan by the hour and who does what

= insurance | file the claim for the water damage in the bathroom | damage=water;room=bathroom | date_of_damage | When did it happen?
D | hair in the shower drain, what helps
N | My wife says she told me about that drip in spring. She did.
P | The neighbour's insurer wants to talk first, keep it back till then
M | don't file. Get an independent surveyor, quotes for a new bathroom, and a lawyer on the neighbour
m | use my wife's policy number
N | Night of the 2nd to the 3rd
R | neighbour's insurer refuses, file ours after all
D | is my skiing accident covered in Austria
m | the vanity unit is damaged too, 340
C | neighbour pays for the lot in cash. Forget the claim
D | My son's moving into his first flat and wants to know whether to split the broadband with the neighbours. Is that allowed?
N | we noticed on the 3rd in the morning, the plumber stopped the leak at ten

= podcast | cut the interview with Sam down to 25 minutes | guest=Sam;length=25 min | | I'm at 34 minutes now.
N | it's hard to lose the dog story, I know
D | invite Ruth for an interview in May
P | Sam's asked to hear it first. hands off for the time being
C | Sam's withdrawn consent. We bin it.
m | Bleep the company name
D | my headphones crackle on the left
M | make it two episodes plus a blog post plus eight clips for Instagram
M | The sound's too poor to my ears. Make a written portrait of him from the transcript instead, 1,200 words or so
S | down to what by now
N | How long was the raw take?
m | keep the long pause after the question on his father
R | Sam's okay with it, cut on

= fleet | book winter tyres for the four company cars | cars=4;service=winter tyres | | The garage offers Tuesday or Wednesday.
N | do they store the summer ones?
N | Last winter the Passat slid into the bishop's hedge, so nobody argues about tyres any more
C | the leasing company does it, I've just read. Never mind then
m | alternate: two one day, two the other
P | two of the cars are in Norway, so hold till they are back
D | snow shovel for the entrance, with a metal edge
D | the Skoda was flashed at 61 in a 50, what's the fine
N | Wednesday
R | cars are back from Norway, book away
M | sell the cars. Work out car sharing for the staff and write the policy
m | only three, the Skoda's got all-season

= library | catalogue the donated books, about 300, with ISBN and condition | books=300;fields=ISBN,condition | | 110 are in the catalogue.
m | Skip the cookery, that goes to the bazaar
D | Who wrote The Leopard
m | the shelf mark as well
N | any first editions in there?
M | no catalogue: price them, list them on AbeBooks and set up a little online shop
D | three overdue notices for the school, please
R | warm again, boxes are coming. go on from 111
M | Don't catalogue them one by one, all I need is a valuation for the tax office: the total and the ten most valuable
N | what an odd collection, isn't it
P | heating's off in the stacks, nobody is bringing boxes. rest till Thursday
C | the heirs want it all back
S | 110 still?

= pet | find a sitter for two rabbits, 1 to 14 August | animals=2 rabbits;from=1 August;to=14 August | | One student nearby would do it for 10 a day.
P | holiday's not certain, no sitters for now
D | The garage roof lets the rain in, what felt do I need and how much for 3 by 6 metres?
m | twice a day, they're old
R | holiday is on, sitter search again please
m | she should stop by once before
S | has the student said yes for sure?
M | we take the rabbits along, so find a cottage in Brittany that allows them, and the ferry, and a travel cage
N | does she know rabbits?
C | Mum's doing it
D | August payroll, please prepare it
D | rabbit stew was on the menu yesterday, what wine goes with game
N | ten's fair

= sports | draw up the fixtures for the club's table tennis league, 8 teams | teams=8;sport=table tennis | | A double round gives 14 match days.
m | no matches in the half-term
D | table, extendable, oak, under 900
R | team 8 stays in. go on
m | team 6 can't do Thursdays
C | the county does the fixtures this year
N | Ha, in my day we drew it out of a cap and were in the pub by nine
M | change to a one-day knockout with 32 players, times, tables, umpires, food
P | team 8 might fold. don't go on
M | Leave the fixtures, what I want from you is a new set of league rules, promotion, substitutes, fines, and a vote on them by email
N | who's at home first?
D | why did Djokovic stop yesterday?
N | 14, that takes us to April

= council | write to the council about the missing street light at no. 40 | issue=street light;place=no. 40 | | The letter is drafted. Shall I send it?
S | is it in the post?
N | Who is it addressed to, roads or lighting?
m | say that a child fell there in January
M | start a petition for the whole road, with a page, a leaflet and a piece for the local paper
N | send it
D | bulb for the fridge, E14, 15 W
C | a van is out there putting it up as we speak! no letter
D | council tax, how much was it last year
P | I'd like a night's sleep over the wording, leave it
R | slept on it. it's fine, go ahead
m | sign from both of us
D | The Fosters' cat uses our sandpit. What's a friendly way to tell them? Two lines will do
`
