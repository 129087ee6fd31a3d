/**
 * English rows for the relation of a message to the running task, by a writer who had seen no other row: messages of people who steer work by news from the place it happens at, speak of stops and waits without meaning them, and ask for other work of the same trade.
 * `relation-rows.ts` reads the notation and explains it.
 */
export const depotRelationRowsEn = `
= dispatcher | Book transport for 40 pallets of tiles from the Hull yard to Leeds | pallets=40;from=Hull;to=Leeds | | I have asked four carriers for a price and am waiting for two of them.
S | did the pallets leave
S | has any carrier actually confirmed a lorry yet
S | how many of the four have come back to you with a price?
P | Don't book anybody for now, the yard is counting the pallets again.
P | sit on this one till Brenda is back from the bank, the deposit hasn't cleared
R | count's done, 40 it is, go ahead and book
R | deposit cleared. get the carriers moving again please
C | Leeds just rang, they bought their tiles from someone in Spain, so that's that
C | customer's sending his own lorry so we don't need one
C | call the whole booking off
D | Omar's forklift licence runs out in March, find him a refresher course
D | what did we spend on shrink wrap last year?
D | the scales at gate two show four kilos with nothing on them, get somebody to calibrate them
D | write a sign for the yard telling drivers to switch their engines off
D | Find out whether the Hull council lets us put up a second fence.
N | the waiting bay at Leeds is covered, by the way, so rain is no issue
N | lovely, ta
Nq | which of the four is the cheapest so far
mc | it must be a tail lift lorry, they have no dock there
ms | have the lorry stop in Selby and drop two of the pallets there
MS | forget the road, all forty go by sea to Bergen now, so get sea freight for them

= fixer | Repair the staff kitchen dishwasher that leaves water in the tub | machine=Bosch;floor=2 | | The filter is clean, next I take the drain pump out.
S | is the pump out yet?
S | does it drain now
S | Where have you got to with the dishwasher, people keep asking me
P | leave it for an hour, the caterers need the sink and the floor
P | hold off taking the pump out, facilities wants to check if it's still under warranty
R | caterers have gone, you can get back under there
R | no warranty, so carry on with the pump
C | boss has ordered a brand new one, don't bother with the old thing
C | landlord says it's his machine and his man will do it. leave it to him
C | Stop the repair altogether, it isn't worth the parts.
D | the fridge light on floor three has gone, could you swap the bulb
D | how do we get limescale off forty mugs?
D | put up a rota for who empties the bins
D | the tap in the ladies drips all day long
D | Price three coffee machines for the reception, bean to cup, under 900.
N | it used to stop halfway through the rinse, back in spring, if that helps
N | I've told everyone to wash up by hand until you're finished
Nq | was it the filter, then?
mr | use the spare pump from the cupboard instead of ordering one
m | change the door seal as well while you have it open, it's perished
M | Don't patch it: take the whole machine out and plumb the one from floor five in its place.

= ledger | Match the March travel expenses of the sales team against the card statement | month=March;team=sales | | 112 of 180 lines match so far.
S | 112 was an hour ago. Now?
S | have you reached Dieter's hotel bills
S | is march reconciled
P | Freeze the matching, the bank is reissuing the statement.
P | pls don't go further until Dieter hands in his missing receipts
R | new statement is in the folder, pick up where you were
R | Dieter finally coughed up the receipts so you can continue matching
C | audit took over March themselves, we're out of it
C | HQ decided to write off anything before April, so nobody needs this match any more
C | kill the reconciliation
D | what is the mileage rate for private cars this year
D | Draft the reminder to people who still haven't returned their old company cards.
D | set up a cost centre for the Lisbon office
D | I need the VAT return for Q1 on my desk by Friday.
D | did the landlord refund our deposit from 2022? look it up in the bank records
N | the cancelled flights show up twice on the statement, once as a refund, that's normal
N | can't wait to see the back of March, it's been haunting me
Nq | how many euros don't match
mc | ignore differences under fifty cents
ms | take Petra's card too, she moved to sales in another team reshuffle and I forgot her
MS | Do the entire company for the whole of Q1, not just sales in March.

= scholar | Write a review of studies on heat pump noise in terraced housing | topic=heat pump noise;length=12 pages | | I have read 31 papers and am drafting the methods section.
S | Is the methods section finished?
S | um, sorry, just wondering how many papers you've got through by now
S | how far's the review
P | Professor Adeyemi would like to read the draft so far before another word is written.
P | park the review over the weekend, the library login is down
R | login works again, on with the reading
R | the professor has read it and is content, so please do continue
C | the journal has dropped the special issue, so there's no place for this review
C | funding was refused. we're not doing the review after all, sorry
C | A group in Delft published exactly this yesterday, so let's bury ours.
D | Which decibel meter would you buy for a student lab?
D | um, could you maybe write me a reference letter for the summer school
D | find a room for the thesis defence of Lotte, thirty seats
D | reformat my old paper on window insulation to the Elsevier template
D | what does the ethics board need from us for the tenant interviews in May
N | I couldn't stop reading your introduction, honestly
N | paper 17 says the fans pause when defrosting, which matches our own measurements
Nq | do most of the studies measure indoors or outdoors
mc | cite in APA instead of Vancouver
ms | leave out anything before 2010
M | Make it a review of vibration damage rather than noise, the reviewers want that and nothing on decibels.

= dev | Move the checkout unit tests from Mocha to Vitest | repo=checkout;files=64 | | 22 of 64 files are moved and green.
S | how many green
S | cart.spec moved?
S | eta?
P | hands off the repo for 20 min, release is being cut
P | dont push anything more, CI is out of minutes until midnight
R | release is tagged, resume
R | ci minutes are back, go on with the remaining files
C | we're deleting the checkout service, no point moving its tests
C | Team voted to stay on Mocha. Close your branch.
C | abort the move
D | bump node to 22 in the docker image
D | why does the search page take 6s to load in prod?
D | coupons get applied twice when you hit back, fix that
D | write an ADR about how we version the REST API
D | who broke the nightly build on payments, bisect it
N | the old runner never killed its workers after a stop signal, just so you know why I'm glad
N | looks good to me so far
Nq | does vitest do snapshot files the same way
mc | use fake timers wherever a test waits for real seconds
md | squash it into one commit please, not 64
M | not Vitest, go for node's built-in test runner, no dependencies at all

= reception | Move all of Dr Okafor's Thursday appointments to next week | doctor=Okafor;day=Thursday;patients=19 | | I have reached eleven of the nineteen patients.
S | Has Mrs Pym been told yet?
S | eight to go still or fewer?
S | are Thursday's patients all moved
P | please don't ring any more patients till I've spoken to Dr Okafor, she may come in after all
P | stop calling for now, it's lunchtime and folks get cross
R | she's definitely away Thursday, so carry on ringing round
R | lunch is over, you can phone the rest
C | Her conference fell through, Thursday stays as it was, leave the others where they are
C | A locum will take the Thursday list so nobody has to be moved
C | forget about moving Thursday
D | a lady is asking if we do ear syringing, what do I say?
D | the blood pressure cuffs in room 4 need reordering
D | print the flu jab poster for the waiting room
D | Can you check whether Mr Lund's X-ray came back from the hospital?
D | register the Hashemi family, four people, forms are in my tray
N | old Mr Carr can't hear well, he needs a moment before he answers
N | The waiting room is empty so it's nice and quiet for your calls
Nq | which patients could not make next week
mc | give the diabetics morning times only
m | if someone wants to cancel outright just take them off and note it
M | Next week is full too, I see: spread them over the other three doctors this Thursday rather than moving the date.

= counsel | Review the lease of the Mill Street office for risks | lease=Mill Street;pages=48 | | I am at clause 19 of 41.
S | Which clause are you on?
S | have you read the break clause part yet
S | Can I tell the client the review will be ready tonight? How much is left?
P | Landlord's side is sending a revised draft at three. Read no further until then.
P | put the lease down for the moment, partner needs the conflict check cleared first
R | conflict check is clean, proceed with the review
R | the revised draft only fixed the page numbers so go on from clause 19
C | client has signed without us. Nothing left to review
C | They're renting in Bath Road and walked away from Mill Street
C | withdraw from the lease review, we have a conflict
D | What's the limitation period for a claim on faulty roofing?
D | Draft a power of attorney for Mrs Whitcombe.
D | I need an NDA for the caterers at the summer party
D | find the court fee for an 80k claim
D | our own parking contract expires in June, negotiate it with the garage
N | the tenant before us was thrown out for cancelling his insurance, a bit of background for you
N | Good. That is what I suspected about the service charge.
Nq | is the deposit capped
md | put the risks in a table, red amber green
ms | skip the schedules, another firm has those
MD | We are past reviewing: rewrite the whole lease in the tenant's favour and give me a full counter-draft.

= arcade | Set up the brackets for the office Mario Kart tournament | players=32;date=Friday | | 24 of 32 players are seeded.
S | brackets up yet??
S | am I in, did you seed me already
S | how many seeded now lol
P | hang on with the seeding, half of marketing is still fighting over who plays
P | freeze the brackets till tonight, Jo is counting the controllers
R | marketing sorted itself out, seed away
R | we've got 8 controllers!! carry on
C | fire drill on friday evening, tournament's dead
C | nobody paid the fee so Jo pulled the plug on the whole thing
C | scrap the brackets mate
D | who holds the world record on rainbow road?
D | order 12 pizzas for the film night on tuesday
D | the xbox in the lounge wont update, have a look
D | make a sign up sheet for the table football league
D | dig out the photos of last year's darts evening and put em in the channel
N | haha Kev says he's unstoppable, we'll see
N | my new controller came, so I'm bringing my own
Nq | who do I meet in round one?
m | swap Lena and Tobi, they shouldn't meet before the semi
mr | we play in the canteen instead of the lounge, put that on the sheet
M | 32 single players is too much: make it 16 teams of two, and league not knockout

= gardener | Draw up a planting plan for the shady border behind the village hall | length=14 m;light=shade | soil | What is the soil like there?
S | Have you drawn the left half yet, dear?
S | is the plan for the border ready to look at
S | how's the border coming on
P | Don't draw any further until the vicar has said whether the yew stays.
P | Leave the plan be for a few days, I'm in hospital with my hip and want to be part of it
R | The yew stays, vicar says, so you may carry on drawing
R | I am home again with my new hip, let's go on with the border
C | the council is paving the whole strip, so no border, alas
C | Margaret's nephew is a proper landscape man and does it for nothing, so we won't need your plan
C | we'll let the border go wild, no plan wanted
D | what eats round holes in rose leaves?
D | Could you write a little notice for the seed swap on the 12th?
D | my lawnmower coughs and dies after a minute, what should I check
D | Find someone who takes down a dead ash tree, not too dear.
D | work out how much gravel the car park needs, it is 20 by 9 metres
N | it's heavy clay, full of stones
N | The bus stops right there so everybody will see it, how nice
Nq | will the ferns survive a dry summer
mc | no foxgloves please, there's a nursery next door
ms | plan for 12 metres, another two are taken by the bench
M | Turn it round entirely: it should be a vegetable bed in raised boxes for the school, not flowers.

= sound | Transcribe the six choir rehearsal recordings into sheet music | recordings=6;format=PDF | | Recording 2 is done, I am on 3.
S | did you get to the Kyrie
S | is recording four written out?
S | whats the state of the sheets, conductor is nagging me
P | don't transcribe on just yet, Anneke found better recordings on her phone
P | quiet on the sheets till wednesday please, we're checking the rights with the composer's widow
R | Anneke's are worse, go on with the ones you have
R | The widow gave her blessing! Please go on
C | we found the printed edition in the church attic, so transcribing is no longer needed
C | The choir's folding after Easter, nobody will sing it, leave it
C | drop the transcription
D | what does tenuto mean exactly
D | Tune the hall piano before Sunday, or find a person who does
D | make a rehearsal calendar for September to December
D | could you cut a 30 second teaser from the Christmas concert video
D | how many altos have paid their membership?
N | there's a long pause in bar 40, that's meant, the conductor likes it
N | they're singing on for another hour next door, I can hear it through the wall
Nq | what key did you put the Gloria in?
m | write the tenor in treble clef
md | send MusicXML instead of PDF
M | Forget four voices. Arrange all six for brass quintet.

= cleaner | Remove duplicates from the customer address list | rows=48000;file=customers.csv | | Exact duplicates are gone, fuzzy matching runs at 40 percent.
S | fuzzy match done?
S | what percent
S | Have the duplicates in the Dutch addresses been dealt with?
P | Sales is importing a list into the same table this minute. Don't touch it until they finish.
P | halt the matching, memory on the box is at 97
R | import finished, start the fuzzy pass up again
R | box has 64 gigs now, continue
C | we switch to Salesforce next week and it dedupes on import, so this is moot
C | Legal says the list must be destroyed anyway. No need to clean it.
C | terminate the dedupe run and leave the file as it was
D | how many customers live in Graz?
D | build a form where people can update their own address
D | Convert the price list from Excel to JSON.
D | the newsletter bounced 900 times yesterday, find out why
D | Write the retention policy for supplier data
N | customer 'Wait & Sons' really is called that, no typo
N | ok good
Nq | how many exact ones did you find
mc | treat Str. and Strasse as the same
m | keep the newest record of each pair, not the oldest
MS | leave addresses; I want the whole CRM deduped: contacts, companies, deals, all of it

= postbox | Answer the 60 complaint mails about late parcels | mails=60;tone=friendly | | 35 are answered.
S | Has the furious lady from Cork had her answer?
S | 35 still or more by now
S | are all the complaints answered, I have the director on the phone
P | Send nothing more till PR has approved the wording.
P | hold the replies, the courier is about to publish a statement and I'd hate to contradict it
R | PR is fine with the wording, send the rest
R | statement's out and it matches ours so keep answering
C | the courier answers all of them directly, we're off the hook
C | Director decided on one public apology and no single replies
C | stop answering and close the queue
D | draft a thank you mail to the volunteers at the depot
D | what are our opening hours on Whit Monday
D | Someone ordered 400 umbrellas by mail, put the order in the system.
D | Set up an out-of-office for Carmen until the 9th.
D | translate the returns page to Polish
N | people don't like to wait, I get it, some of these mails are harsh
N | One of them wants to cancel his newspaper, he must have the wrong company, ha
Nq | what do you offer them, a voucher?
mc | say sorry only once per mail, another sorry sounds fake
m | sign as the service team instead of with my name
M | Don't write. Ring all sixty of them up and apologise on the phone.

= storeman | Count the stock in aisles A to F with the handheld scanner | aisles=A-F | | Aisles A and B are counted.
S | aisle c done?
S | how many bins still to scan
S | Are we going to have a count by four, how does it look?
P | stop scanning, they're driving a lorry's worth of stuff through there
P | break off the count while the fire inspector walks the aisles
R | inspector's gone, back to the scanner
R | lorry's unloaded and aisles are free again, carry on from C
C | year end count was moved to an outside firm, so you needn't
C | The roof came down over D to F, insurance counts everything now. Leave it.
C | no count this month
D | Label the shelves in the cold room, nobody finds a thing in there.
D | which supplier does the 8 mm washers?
D | 20 crates of returns are standing by the ramp, put them away
D | the scanner in Bremen eats batteries, get it replaced under guarantee
D | reorder gloves, size 9, ten boxes
N | the emergency stop in aisle B got painted, so the shelf label there is behind paper
N | I'm just waiting for my bus, don't mind me
Nq | did aisle A come out right
mc | count broken boxes as zero
ms | take G as well, it's only another ten bins
M | A to F won't do, it has to be a full stocktake now, both halls and the outside store, with weights and values

= kin | Trace grandmother's family in the Galway parish registers | family=Joyce;years=1830-1900 | | I found her baptism and am looking for her parents' wedding.
S | Did you find the wedding?
S | have you come to the 1850s in those books yet my dear
S | any further with the Joyces?
P | Don't look any further until I have asked my sister, she has papers in the loft
P | Please rest the search till Monday, the archive charges double at weekends
R | My sister's papers were only gas bills, so do go on searching
R | it's Monday, the archive is cheap again, on you go with the Joyces
C | cousin Nora had the whole tree in a drawer all along, would you believe, so we have it
C | I've decided I'd rather not know. Please leave them in peace.
C | end the search
D | how do I get a copy of my own birth certificate
D | Write a birthday letter to Nora, she turns ninety on the 4th.
D | my hearing aid whistles, what can one do about that?
D | scan the forty photographs in the biscuit tin
D | find me a ferry to Inishbofin in June with a wheelchair place
N | grandfather was a bus conductor who never stopped at his own stop, that's the family joke
N | She never cancelled a promise, that woman. How lovely to see her name.
Nq | how old was she at her baptism
m | spell the name Seoighe too when you search, some priests did
ms | stop at 1880, after that I know everybody
M | The wedding alone is not enough for me any more: I want both sides of the family in all five counties, back to 1700, written up as a book.

= oncall | Find the memory leak in the image resizing workers | service=resizer;hosts=3 | | Heap dump of host one is loaded, comparing snapshots.
S | got the leak?
S | did host 3's dump finish
S | any suspect yet or still diffing snapshots
P | keep your fingers off the hosts, netops is swapping the switch under them
P | dumps fill the disk, quit taking more until I free 200G
R | switch swapped, all three reachable, go on hunting
R | freed 300G. dump away
C | turns out it was grafana drawing cached memory. there is no leak
C | Vendor pulled the library and shipped a patched one, graph is flat since, close this
D | rotate the TLS cert on the mail relay
D | how many images do we store older than 2018?
D | resizer has no dashboard for queue length, build one
D | customers in Oslo get webp served to IE, look into it
D | write up tuesday's outage for the wiki
N | worker-2 has a 30s stop timeout, that's why it lingers after kill
N | fwiw the new kernel went in on the 3rd
Nq | is it in our code or in libvips
mc | sample every 10 min instead of every minute, the pauses hurt
M | finding it isn't enough anymore: rewrite the worker in rust so that it can't leak, keep the http api

= cutter | Edit episode 12 of the podcast about old lighthouses | episode=12;length=45 min | | The interview is cut, now I clean up the noise.
S | Is the noise out?
S | can I hear ep 12 yet or is it still on your bench
S | how many minutes are cleaned
P | Leave the audio alone for tonight, our guest is having second thoughts about the shipwreck story
P | I'm re-recording the intro right now, so don't edit till you get it
R | Guest slept on it, she's okay with everything, so back to editing!
R | intro attached. You can go on
C | Our guest withdrew her consent, the episode can't ever go out
C | we're ending the show at eleven, no twelve, sad but there you are
C | bin episode 12
D | Who could we invite for a talk about foghorns?
D | my microphone hums whenever the fridge runs, how do I get rid of that
D | post a poll asking listeners which harbour they like best
D | Cover art for the spring season, something with waves, two drafts
D | what does hosting cost at the three big providers
N | she takes a long breath before she says 'and then the light stopped', goosebumps
N | omg I listened to the raw tape on the train and missed my stop
Nq | did you keep the bit with the seagull?
m | cut where she asks us to pause the tape, nobody needs that
mt | no rush, wednesday is early enough
MD | Don't do a 45 minute episode, make a four part mini series with narration out of all nine hours of tape

= claims | File the insurance claim for the greenhouse broken by hail | policy=Home Plus;damage=4200 | photos | Could you send me photos of the broken panes?
S | has the claim gone off to the insurer
S | did they write back about my greenhouse yet?
S | I wonder, are you still filling in the form or is it with them now
P | My son says not to send it off before he has had a look, so please keep it here for now
P | Hold the claim back until the glazier's estimate is in, otherwise they'll lowball us
R | My son had his look, post it
R | Estimate came: 4150. You can carry on with the claim.
C | The neighbour's scaffold did it, not the hail, and he's paying me in cash, so no claim
C | With the excess at 4000 it isn't worth the stamp. Let it be.
D | when does my car insurance run out?
D | Find me a man who clears gutters, somewhere within ten miles.
D | that roofer's bill from May looks wrong to me, check his sums
D | Dispute the dentist's invoice, I never had two crowns
D | what is the best way to ship tomato seedlings to my daughter in Aberdeen
N | here are the photos, seven of them, the last is a bit blurred because I couldn't stop shaking
N | oh you are kind, thank you
Nq | does the policy pay for the tomatoes too
m | add the two cold frames, they were smashed as well
mc | put my mobile number on it instead of the landline
M | Leave the small claim: the whole roof of the house is gone too we now see, so it must become a full building claim with a surveyor

= tripdesk | Organise the year 8 trip to the mining museum | pupils=54;date=12 June | | The museum is reserved, I am comparing coach offers.
S | is the coach booked
S | How many parents have signed the slip so far?
S | Miss Harlow wants to know where we are with the 12 June thing
P | Head says no bookings of any kind until the governors meet tonight
P | don't commit to a coach yet pls, two classes have chickenpox
R | governors said yes!! book away
R | the spots are gone, everyone's back in school, so go on with the coach
C | Museum flooded last night. There won't be a trip.
C | Too few parents can pay, so the year 8s stay at school that day
C | cancel the museum and everything
D | which pupils in 8C still have library books out?
D | Find a supply teacher for Wednesday, physics if you can
D | The minibus failed its MOT, have the exhaust fixed
D | write the text for the summer fair flyer
D | I need a seating plan for the mock exams, 120 desks in the gym
N | the coach stop is on the north side, the drivers all know it
N | my class can't wait, they've started singing mining songs
Nq | Do teachers get in free?
mc | no double deckers, last time they were sick upstairs
ms | take 51, another three are on holiday
M | Make it three days with a hostel in the Peak District, museum on day two only.

= linguist | Translate the pump manual into Portuguese | pages=90;language=Portuguese | | Page 38 of 90 is translated.
S | past the halfway mark?
S | Is the safety chapter in Portuguese yet
S | Page?
P | Engineering is changing the valve names today, so rest until they publish the list
P | Do no more pages for the time being; we're clarifying who pays for this
R | valve list is final and on the drive, take it up again
R | Brazil pays. Continue.
C | The distributor in Porto had it translated in 2021, found it, so we're set
C | That pump is going out of production in autumn, we won't print any manual
D | How do you say 'spare part' in Finnish?
D | the diagram on our website shows the pump upside down, turn it
D | Subtitle the installation video in Spanish
D | Compare quotes from three print shops for 2000 brochures
D | A plumber in Faro writes that his seal is leaking, give him advice
N | 'Stop valve' is the official name of the part, so no worries there
N | The drawings have no text so you're spared those
Nq | which word did you take for impeller
mc | European Portuguese, please, not the Brazilian kind
m | put warnings in capitals wherever it says wait before opening
MD | Ninety pages nobody reads. I want a picture-only quick guide of four pages instead, no language in it.

= nurse | Send invitation letters for the shingles vaccine to everyone over 70 | patients=640;channel=post | | 210 letters are printed and in envelopes.
S | have the letters gone to the post office
S | how many envelopes are stuffed by now
S | Did the ones for the nursing home go out?
P | Supplier can't say whether we'll get doses, so please don't post anything until they do
P | printer's needed for prescriptions this morning, letters can have it back after one
R | 700 doses promised in writing, off with the letters
R | It's one o'clock, the printer is all yours again
C | The health board is inviting them centrally. Ours aren't needed.
C | vaccine got recalled, so no invitations at all
C | don't send any letters, Doctor will mention it at their visits
D | is the shingles vaccine safe with warfarin? I need two lines for the doctor
D | The fridge log has gaps in April, find out who was on duty
D | Book the minibus for the memory clinic outing
D | get quotes for a ramp at the back entrance
D | Mr Dunne's repeat prescription hasn't reached the chemist
N | many of them will cancel by phone, they always do, I'm ready for it
N | new stamps are in the drawer
Nq | what does it say about side effects
mc | bigger type, they're over seventy after all
ms | leave out those who had it in another practice
M | No letters: text or ring all 640 and give each a fixed slot straight away

= dba | Restore the orders database from Sunday's backup onto the standby | db=orders;size=1.4 TB | | Base copy is at 60 percent.
S | base copy pct
S | are the WALs replayed?
S | Is orders readable on standby by now
P | SAN is at 100% io, suspend the copy until the nightly batch is through
P | dont restore further, security wants an image of the disk as is
R | nightly batch through, unsuspend
R | security have their image, restore may proceed
C | primary came back on its own w/o data loss, standby not needed
C | We lost the keys to Sunday's backup so there's nothing to restore, shut it down
C | ^C that restore
D | reindex the customers table, it's bloated as hell
D | which queries hit orders without a where clause
D | give Farah read access to the reporting schema
D | draft a runbook for failing over the billing db
D | why is replication to Dublin 40 min behind
N | there's a pg_wait_sampling extension in there, harmless
N | nobody writes to orders at night so you have all the time
Nq | which point in time will it have
mc | throttle to 200 MB/s
mr | use the new nvme pool instead of the spinning disks
M | put it on three fresh machines in Frankfurt as a sharded cluster rather than on the one standby

= rulesmith | Write the rulebook for our card game about moths | pages=8;players=2-4 | | Setup and turn order are written, scoring is next.
S | is scoring written
S | soooo how's the rulebook
S | did you reach the bit with the lantern cards?
P | lay the rulebook aside til after saturday, we're playtesting a wild idea
P | Ravi and I are arguing about moon tokens, don't write on until one of us wins
R | I won, moon tokens stay, write on
R | playtest over and nothing changed, back to the rulebook
C | A publisher bought it and their editor does the rules
C | we had a falling out, there's no game any more
C | toss the rulebook, we'll explain it in a video
D | how much is it to print 54 cards and a tin box, 500 copies
D | somebody on the forum claims our box art is stolen, answer him
D | book us a table at the Essen fair
D | draw an icon for the bat, 64 px
D | what games about insects came out in the last five years
N | a player may 'pause' a moth, that is our word for tapping it, glad you kept it
N | haha my gran understood page 3 without help
Nq | who goes first in your version?
m | say 'discard' instead of 'cancel' in the card text
ms | add another example to the turn order, with three players
MS | change of plan, it becomes a cooperative game for up to eight, so the rules have to be built up from scratch

= waterer | Design a drip watering line for the twelve allotment beds | beds=12;source=rain butt | | Beds 1 to 5 are laid out on the plan.
S | have you laid out bed nine yet
S | Is the watering plan done or shall I keep carrying cans?
S | how many beds are on paper
P | The committee is voting on hoses tonight. Don't plan on before that.
P | Give it a rest till I've measured the slope properly, my numbers were rubbish
R | measured: 40 cm over the length. Off you go again with the line
R | The committee voted for it, nine to two, so carry on with the beds
C | they're taking the allotments for the bypass, so it's all for nothing
C | Two butts got stolen and I've lost heart. No watering line.
D | when should I lift my garlic?
D | Slugs. Everywhere. Find something that works and doesn't kill hedgehogs.
D | Write to the council about the broken gate
D | Who hasn't paid the plot rent this year?
D | find a cheap second hand shed, 6 by 4, that I can collect
N | I wait for rain like everyone else here, so there's no hurry with it
N | The tap stops working in frost, we know that
Nq | how many metres of pipe is it so far
m | put a stop cock at the end of each bed
mc | 13 mm pipe instead of 16
M | not drip, and not only mine: design sprinklers with a pump for all sixty plots of the association

= broker | Compare three company pension offers for our 35 staff | offers=3;staff=35 | | Offer A is analysed, offer B is half done.
S | B finished?
S | When I open the folder, will I find all three analysed or just A
S | Give me the progress on pensions, two sentences, I'm walking into the board
P | Offer C is being repriced. Put the comparison on ice until their letter comes.
P | not now with the pensions, works council wants a word first
R | C's letter is here, no change in price, resume
R | works council has had its word and agrees, so keep comparing
C | We've been bought. The buyer has its own scheme, so ours is history.
C | A and C both pulled their offers this morning, leaves nothing to compare
C | forget pensions, staff voted for a pay rise
D | what would a pay rise of 3 percent cost us a year?
D | Get me three offers for a dental plan.
D | file the change of address with the tax office
D | how long do we have to keep payslips by law
D | Tomas's payslip for May has the wrong tax class, correct it
N | I had to stop at page 4 of yours last night, but so far I like it
N | The old scheme was cancelled in 2019, so no one is in it
Nq | which one has the lowest fees
mc | assume retirement at 67 instead of 65
m | add another column with the employer's share
M | Take in the whole market, fifteen providers or more, and do it for the group with 900 people in four countries

= pollster | Run a survey on how staff get to work | staff=400;deadline=30 May | | The survey is out, 130 answers have come in.
S | how many answers?
S | Did night shift fill it in
S | are we at 200 yet, I bet Lou a coffee
P | close the form for a day or so, data protection has a question about the postcode field
P | don't send the reminder out and let nothing more in until the strike is over, the answers would be skewed
R | data protection is happy with postcodes, open it up again
R | strike's over, let answers in again
C | The city published exactly these numbers for our building, the survey is superfluous
C | management dropped the bike scheme so we don't need to ask people anything
D | where can I lock my bike at the south entrance
D | negotiate a job ticket with the tram company
D | the lift survey from 2020, dig out its results for me
D | Put together a quiz for the summer party, 20 questions
D | How much CO2 does our heating make in a year?
N | people walk from the Elm Road stop, it's six minutes
N | I answered yesterday, took me no time
Nq | what share comes by car so far?
mt | let it run another week, till 6 June
m | in the reminder write 'colleagues' instead of 'employees'
M | an online form won't do: hold interviews with forty people face to face and evaluate those

= caterer | Organise food for Hannelore's retirement party | guests=70;date=28 June | budget | What may it cost per person?
S | Is the cake ordered?
S | who's confirmed so far, the bakery, the grill man, anyone?
S | hey hey how's the party food going
P | don't order any food yet, Hannelore's knee operation might fall on that very day
P | lets leave the food until we know if the garden is allowed
R | Operation is in July, so order on
R | we may use the garden, food can go ahead
C | she's begged us not to make a fuss, so no party
C | Hannelore is paying a restaurant for all of us herself, can you believe it, so no food needed
C | party's off, tell nobody I cried
D | what do you give someone who already has everything and likes owls?
D | collect money for Jonas's baby present
D | Book a photographer for the company anniversary in October
D | the coffee beans from last week taste burnt, send them back
D | write a short speech for her boss, three minutes, funny
N | she drove a tram for ten years before she came to us, you know, and still calls out every stop
N | She never stops talking about that potato salad of yours
Nq | is there something warm too?
mc | nothing with nuts, two people are allergic
ms | make it 76, another table signed up
M | Don't have it brought in: we cook ourselves on the spot, so I need recipes, a shopping list and who does what

= fleet | Get the nine delivery vans through their annual inspection | vans=9;until=end of month | | Four vans have passed, one failed on brakes.
S | did van 6 pass
S | How many stickers have we got?
S | is the brake one back from the garage
P | Xmas rush. No van leaves the road this week, inspections wait.
P | hold back the other vans, the test centre has been suspended and we're waiting to hear if its stickers count
R | rush over, send vans in again
R | The stickers count. Carry on with the remaining ones.
C | leasing firm swaps all nine for electric ones on the 20th so don't inspect those
C | sold the vans to Prague this morning, inspections are the buyer's headache
C | no more inspections. done with it.
D | who drove van 3 when it got the speeding ticket on the 9th?
D | fuel cards: change the PINs, all of them
D | Advertise for two drivers, early shift.
D | what would a charging point for the yard cost
D | the sat navs are from 2017, update the maps
N | van 2 squeaks at every stop but the examiner said it's fine
N | new plates arrived, they're in my office
Nq | what was wrong with the brakes
mr | take them to Kovac's garage instead of the dealer
mt | van 9 has to be through by the 15th, it goes to Italy then
MS | it's not just our nine, we took over Dorn's 60 trucks, get the whole lot inspected, trailers included

= customs | Clear the container of violins through customs in Rotterdam | container=MSKU 4471;instruments=220 | | The declaration is filed, customs asked for the wood certificates.
S | Has the container been released?
S | are the wood certificates with them already or not
S | violins through?
P | Let the clearance rest, the importer of record may change and then we'd pay twice
P | Our agent is ill. Send customs nothing until she's back on Thursday.
R | importer stays the same so push on with clearance
R | The agent's fit again, you can go on with the papers
C | Shipper has ordered the box back to Shanghai. We have nothing to clear.
C | buyer went bankrupt and the bank seized the lot, it isn't ours to clear any longer
C | drop the clearance, broker Van Dam took it on
D | which strings does the conservatory use on its cellos?
D | Rent a climate-controlled room for 200 instruments from July
D | a violin bow came back with a split frog, get it mended
D | what do makers in Cremona charge for a student viola these days
D | invoice the school in Utrecht for the twelve violas
N | customs stops everyone with ebony at the moment, it's nothing personal
N | The ship had another name until May, that's why the papers say Aurora
Nq | what duty rate did they apply
m | declare the cases separately instead of with the violins
mc | use our new EORI number, it's on the letterhead
M | Don't import them at all: put the container under transit to Switzerland and clear it in Basel, with Swiss papers.
`
