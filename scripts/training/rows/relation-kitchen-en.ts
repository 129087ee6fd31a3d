/**
 * English rows for the relation of a message to the running task, by a writer who had seen no other row: messages of households, clubs and small offices: short answers, asides and wishes between two chores.
 * `relation-rows.ts` reads the notation and explains it.
 */
export const kitchenRelationRowsEn = `
= travel desk | Book a family trip to Lisbon for four in the Easter holidays | city=Lisbon;people=4 | | I have two flights shortlisted and am looking at apartments.
S | any luck with the apartments
S | so where are we with Lisbon
S | have the seats been booked or are you still looking
P | hold that thought, my husband wants to check his leave first
P | don't pay for anything until I've spoken to grandma please
R | you can carry on with Lisbon, his leave came through this morning
R | grandma says yes so you can pick it up again
C | we're staying home this Easter after all, forget the trip
C | my sister has already booked us all into her place, so there is nothing left to do for you here
C | scrap it
D | my passport photo needs to go to the consulate form, can you fill that in
D | how much is a litre of diesel today
D | find a sitter for Saturday night, seven to eleven
D | draft a note to the neighbours about the drilling
N | the kids are over the moon
Nq | is the apartment near a beach
N | I'm waiting for the bus, so I may answer slowly
m | we need a cot in the room
mc | don't stop at the first ten apartments, look at all of them
M | not Lisbon any more, we want a cabin in the Alps instead

= reception | Reserve tables at Bellini for the team dinner on Thursday | place=Bellini;day=Thursday | | Bellini has two tables of eight; I am holding both.
D | make me a list of everyone's birthdays in May
S | did Bellini confirm
S | done yet?
S | still waiting on the restaurant?
P | wait wait, the boss may not be in town on Thursday
P | could you sit on it for an hour, I'm counting heads
R | headcount is in, go on with the reservation
R | sorry for the back and forth, please do go on and get those tables
C | dinner's off, half of the team has the flu
C | no need to reserve, Marco knows the owner and sorted it
D | my chair squeaks, ask facilities for another
D | what time does the post office close
D | print twenty name badges for the visitors on Monday
N | lovely, I had their risotto once
Nq | do they have anything for vegans
N | the receipt goes to cost centre 40, same as last time
m | cancel the second table, keep the rest
mt | half past seven rather than seven
M | make it a lunch buffet at the office for the whole floor instead of Bellini

= letter writer | Write a letter to the landlord about the mould in the bathroom | to=landlord;about=mould | photos | Could you send me the photos?
N | here are four, the last one is from this morning
N | I don't have any with a date on them, sorry
Nq | does the law say how quickly he must answer
S | is the letter written
S | what's left to do on the letter
S | how r you getting on
P | leave it for the moment, he just rang and is coming round to look
P | not yet, please. My lawyer friend wants to read the lease before you write another word
R | he looked and did nothing, so write on
R | ok lease read, you may contine
C | he's sent a plumber, I'm not going to complain any more
C | we are moving out, so the letter is pointless now
C | never mind the letter
D | compare three electricity tariffs for me
D | can you look up when the recycling gets collected
D | I need a thank-you card text for my son's teacher
ms | mention the broken fan as well
m | the full stop after Dear Mr Hale should be a comma
M | turn it into a formal notice to quit

= clinic office | Put together next month's duty rota for the nurses | month=June;nurses=14 | | Weeks one and two are filled in.
D | print last month's accident log and take it down to the archive
S | how far have you got with June
S | weeks three and four there yet
S | status?
P | stop there a sec, two people have just handed in holiday requests
P | freeze the rota, head nurse is in a meeting about night shifts
R | requests sorted out, please keep going with week three
R | resume
C | head office is sending us a ready-made rota, we won't be needing yours
C | ward closes at the end of May so there's no June to plan
C | bin it, thanks anyway
D | the blood pressure cuffs are running low, order ten
D | call Mrs Abara and move her appointment to Wednesday
D | what's the incubation time for chickenpox
N | Lena is back from maternity leave, just so that you know, she's already in your list
Nq | who is on the first weekend
N | great, looks fair to me
mc | nobody should do more than three nights in a row
mt | start the month on the second, the first is a holiday
M | do it for the doctors and the porters as well, and for the entire summer

= buyer | Find a used dishwasher under 200 euros | budget=200;item=dishwasher | | Seven offers so far, three of them near you.
S | found one
S | have the sellers written back to you
S | and? how is the hunt going
P | hang on, mine seems to be running again
P | no more messages to sellers tonight, it's late; we'll see tomorrow
R | it died again, back to the search please
R | would you start writing to the sellers again please
C | a colleague is giving me hers, so we can drop the search
C | I'd rather wash by hand tbh, stop looking
C | no longer needed
D | when does the flea market open on Sunday
D | sell my old bike for me, put it online for eighty
D | remind me to descale the kettle at six
N | the seller in Park Lane is a friend of my cousin
Nq | does the Bosch come with a guarantee
N | sounds promising
mc | go up to 250 if it is quiet
mc | only those 45 cm wide please
M | forget used ones, get me quotes for a new built-in with fitting

= translator | Translate the care home brochure from German into Polish | from=German;to=Polish | | Pages one to six are translated.
D | the menu of the café opposite, put it into English for my visitors
S | what page are you on
S | is the Polish version finished
S | roughly how much remains
P | put the pen down for now, the manager is rewriting page seven
P | Please pause. The prices are wrong in the German one.
R | new page seven is in the folder, resume
R | no reason to wait any longer with the translation, off you go
C | the agency in Krakow delivered theirs this morning so ours is not wanted
C | abandon the translation, the home has been sold
D | find out how one registers a car in Poland
D | could you proofread my son's application to the bakery
D | I want a list of all birthdays in the home this autumn
N | my mother read page one and liked it
Nq | how did you render Pflegegrad
N | the word Heim in there means home, not club
m | please keep the German street names as they are
md | when you are done send it to Ann
M | into Ukrainian, not Polish

= event helper | Organise the school summer fair on 21 June | date=21 June;place=school yard | | The bouncy castle is reserved and nine stalls have signed up.
D | get the consent slips for the zoo trip from class 2
S | how many stalls have we got by now
S | where do things stand with the fair
S | has the fire brigade replied about the truck
P | don't sign up anyone else for now, the head teacher wants to see the list
P | let's let it rest until the parents' evening
R | list approved, sign up the others
R | the fair's back on the table, pick up wherever you were
C | the yard is being dug up in June and the fair is cancelled
C | the PTA takes it over from here, you can stop
C | call the whole thing off, we haven't got the volunteers
D | write the end-of-year reports for class 3b
D | the photocopier wants toner, black
D | who won the reading competition last year
N | Mrs Okoye bakes the best cakes, she signed up herself
Nq | where would the bouncy castle stand
N | I've seen the poster, pretty
m | the bus stop on the map is wrong, it's at the church
m | one more stall, for the second-hand books
M | make it an indoor winter market in December

= secretary | Write the minutes of this morning's board meeting | meeting=board;length=2h | | I am at agenda item four of nine.
D | type up the agenda for next month's works council
S | minutes done?
S | which item are you at now
S | will it take you much longer
P | pls hold off, Dr Stein disputes item three
P | before you write more let me check what may be on record. I'll tell you when
R | continue from item four, Stein was bluffing
R | I've checked, everything may go on record, so by all means write the rest
C | the board decided to do without minutes this time
C | Ruth took notes by hand and has sent them round already, leave it
D | book the small room for Tuesday at ten
D | I need a taxi to the airport at 15:40
D | make me a chart of sick days per department
N | item six was short, we only agreed the date
Nq | who voted against the new canteen
N | thanks, good so far
m | take out the joke about the lift
m | names in full, no initials
M | I want a verbatim transcript instead of minutes

= household | Plan a week of dinners and the shopping list for it | days=7;people=5 | allergies | Does anyone have allergies?
N | only Tom, nuts
N | none that we know of
Nq | what's for Wednesday
S | is my shopping list there
S | how many days have you planned
S | nearly done?
P | one moment, the fridge man is at the door and we may have no fridge this week
P | keep it on ice till I know whether the in-laws come
R | keep planning
R | in-laws come on Friday only, as before, so please proceed
C | we've signed up for a meal box, no plan needed
C | drop the dinners, we're flying out tonight
C | Stop. Grandpa's cooking all week
D | how do I get red wine out of a carpet
D | order a birthday cake with a dragon on it for the 9th
D | set the heating to 19 at night
m | no fish on Monday
ms | the stop at the butcher's isn't necessary, we have meat in the freezer
M | plan for the whole month, breakfasts and lunches too

= bookkeeper | Sort the receipts for the tax return 2023 | year=2023;receipts=340 | | 120 of 340 receipts are sorted.
S | how many receipts to go
S | you done with the receipts?
S | got past the hotel bills
P | hold your horses, there's another shoebox in the cellar
P | let it lie for today, the tax adviser rings tomorrow and may want it otherwise
R | shoebox was empty lol, sort away
R | Let's get the receipts rolling again, shall we
C | the adviser does it all for a flat fee, so you needn't
C | I'm under the limit and don't have to file, so that's that
C | quit sorting
D | how do you say stapler in Danish
D | write a reminder to the customer who hasn't paid invoice 88
D | renew the parking permit for the van
N | the pharmacy ones are mine, as you guessed
Nq | what do the taxis add up to
N | ah, good to know
m | petrol and repairs belong in one pile
mc | ignore everything under five euros
M | do 2021 and 2022 as well and build the whole profit and loss account

= hotel desk | Rebook the guests from rooms 301 to 312 because of the water damage | rooms=12;reason=water | | Five of twelve guests have a new room.
D | the Lindt wedding party wants the garden wing in August, send them an offer
S | how many guests are still without a room
S | has 307 been moved
S | Whats the state of play upstairs
P | nobody else gets moved until the plumber has spoken
P | give it a rest for ten minutes, I have to talk to the manager
R | plumber says it's bad, keep moving people
R | carry on where you left off
C | the leak was in the other wing, they can all stay, so end this
C | guests are going over to the Astoria, their desk does it. Nothing more for us to do
D | the lady in 114 wants extra pillows
D | order croissants for forty tomorrow
D | what did we charge for parking last summer
N | 309 is a friendly old couple
Nq | who got the suite
N | perfect
m | 305 has to stay on a floor with a lift
mr | you can use the two staff rooms too
M | don't rebook, refund them all and write each an apology

= estate agent | Write the listing for the flat in Mill Street | rooms=3;street=Mill Street | | The text is drafted; I am choosing pictures.
D | new one for you: a floor plan of the barn in Oakley
S | is the listing online
S | what are you on now, text or pictures
S | how's Mill Street coming along
P | don't put it up yet, the owner is having second thoughts
P | park Mill Street please
R | owner has made up her mind to sell, so on we go
R | unpark it :)
C | sold to the neighbour over the fence, no listing required
C | The owner has withdrawn. Close it.
C | they went with another agent, you can throw it away
D | book a surveyor for the farm in Oakley
D | work out the commission on 420,000
D | can you get me the opening times of the land registry
N | the balcony faces south, as your text says
Nq | which picture comes first
N | parking in the yard is private, that's in the papers I gave you
m | say that trams stop right outside the door
m | leave out the picture with the cat
M | rewrite it as a rental, furnished, by the month

= nursery | Draw up the seating and name cards for the parents' breakfast | guests=60;tables=10 | | Tables one to four are set, 24 name cards written.
S | how many cards are written
S | are all the tables set out now
P | two ticks, the Meyers may not come
P | break off for now, the room could change
R | you were at table five I think, go on from there
R | Meyers are coming. onwards
C | we'll let people sit where they like, no cards then
C | there's chickenpox in the house and the breakfast won't happen
C | oh you can leave that, the children painted their own
D | ask the bakery whether they deliver before seven
D | a letter to the council about the sandpit please
D | which songs did we sing at the last lantern walk
N | the grandparents are looking forward to it
Nq | who sits with the Okafors
m | the twins' parents mustn't share a table
m | Kowalczyk with a z, please fix the card
N | I'm done with the flowers, by the way
M | switch to one long table for thirty, only the new families

= insurance | Fill in the claim form for the car accident | date=3 May;car=Golf | number plate | What is the other car's number plate?
D | my crown cost 900, send the bill to the dental insurance
N | B-KT 4471
N | I only remember that it started with an M
Nq | do they pay for the rental car
S | has the form gone off
S | how much of the form is filled in
S | ready to sign, or not quite?
P | wait with it, the police report comes on Monday
P | not so fast!! the other driver wants to settle between us
R | police report is here, finish the form
R | so much for settling, the man is impossible, back to our form
C | he paid me cash, I'm not claiming
C | the garage handles the claim for us so please discard the form
D | what does a new bumper cost for my wife's Fiat
D | cancel my gym membership
D | find me a dentist who's open on Saturdays
m | it wasn't at the traffic lights but at the stop sign
m | add my passenger as a witness
M | claim it on the full cover policy of the company, not on my own one

= travel desk | Arrange visas and trains for the choir's tour of China | singers=32;cities=3 | | 18 visa forms are complete; trains are being compared.
S | how many forms are still missing
S | any word from the consulate
S | where've we got to with the trains
P | hold the trains, the Xi'an concert is wobbling
P | I'd ask you to do nothing further on this until the committee has met tonight, I'm sorry to be a nuisance
R | Xi'an is on again, so trains please
R | the waiting's over, you may work on the tour again
C | tour is postponed indefinitely and they've asked us to close the file
C | the orchestra's agency takes us along, visas included. we're out
D | print new sheet music folders, thirty-two of them
D | who tunes pianos round here
D | could you write a short obituary for our old conductor
N | three of the altos have been to China before
Nq | how long is the night train
N | super, thank you so much
m | don't pause the tour in Nanjing for two nights, one is enough
m | sleepers only for those above sixty
M | skip China, the tour goes to Japan and Korea by plane

= wedding planner | Collect the replies to the wedding invitations | invited=110;deadline=1 July | | 64 people have replied, 51 of them are coming.
D | Sunday's barbecue at ours, tell the neighbours they're welcome
S | how many have said yes so far
S | has aunt Vera answered
S | all the replies in?
P | please don't chase anyone this week, there's been a death in the family
P | hold fire on the replies, we may change the date
R | you can start nudging people again now
R | go on collecting
C | we've eloped! no more replies needed
C | my mum phones everybody herself so you're off the hook
C | wedding's off. Please stop.
D | find a tailor who can take in a suit by Friday
D | what do swallows eat
D | get three offers for a new sofa
N | Vera never answers letters, don't mind her
Nq | how many vegetarians are there
N | the Browns told me they come, you have them down already
mt | give people till the tenth
m | ask about kids' menus in the reminder
M | invite only the forty closest instead and start from scratch with a new list

= school office | Make the timetable for the autumn term | classes=12;teachers=21 | | Classes 1 to 5 have their timetable.
D | who supervises which exam room in May? set up that list
S | class 8 in yet?
S | tell me how the timetable is coming
S | are we there
P | take a break from that, Mr Lund may retire before autumn
P | let it be for now, I've got the inspector here
R | Lund stays. Back to the timetable then
R | sorry that took all morning! Where were we, class six? Please continue
C | the ministry's software does it from this year, we can ditch ours
C | we're merging with Northfield and they bring their own timetable, so don't bother
D | send the parents of 4a the swimming dates
D | a broken window in room 12, report it
D | what's the average height of a ten year old
N | the gym is free on Fridays, as always
Nq | when does 3c have music
N | well done with the little ones
m | no maths after two o'clock
m | continue the swimming lessons into November
M | plan in blocks of ninety minutes, the lot, from class one

= personal assistant | Compare three phone plans and switch me to the best | plans=3;budget=25 | | Two plans compared; the third provider is slow to answer.
D | look for a cheaper electricity supplier
S | has the third one answered
S | am I switched over yet
S | what's the holdup
P | sleep on it till Monday, my boss might give me a work phone
P | no switching for the time being ok
R | un-pause the phone plan thing, no work phone for me
R | time to take the phone thing up again
C | staying with my old plan, thanks for trying
C | i get a company phone, dont need a plan anymroe
C | enough of the phone plans, kill it
D | back up the photos from my old tablet
D | order flowers for Nadia's birthday
D | is it going to rain in Porto
N | I mostly phone at weekends
Nq | how much data does the cheap one have
N | I'd have thought that too
m | leave out anything with a two year contract
mc | thirty a month is ok as well
M | do it for our whole office, 40 lines, with devices
`
