/**
 * English rows for the relation of a message to the running task, by another hand: how it goes is asked about in the words of the work,
 * work is halted with a reason and ended by news, and other wishes come in the middle. `relation-rows.ts` reads the notation and explains it.
 */
export const voicesRelationRowsEn = `
= printer | Print and fold 400 programmes for the concert | count=400 | | The first hundred are folded.
S | how many are done
S | are the folded ones dry already
S | is the paper holding out
S | did the second batch come through
S | are we halfway
S | hows the folding going
P | stop folding, there's a typo on page two
P | stop the press for a minute, I must check the names
P | don't print any more until Carla has looked
P | leave the rest till after lunch
R | Carla is happy, print on
R | typo was nothing, carry on with the rest
C | the concert is off, no programmes needed
C | the band prints them themselves, drop it
C | that's enough, don't do the rest
D | order me a taxi for seven
D | what does the word andante mean
D | the coffee machine is blinking, call somebody
D | put milk on the shopping list
Nq | which paper did you take
Nq | where do I pick them up
N | the names came from the choir, they're right
N | fine, thank you
= guide | Plan a two day walk along the coast for six people | days=2;people=6 | start | Where would you like to start?
N | from the lighthouse
N | at the station in Hale
Nq | is there a bus back
Nq | do they take dogs there
Nq | how steep is the second day
N? | two of us are over seventy
S | have you found beds for us
S | did the hut answer
S | is the route fixed
S | got anything to look at yet
P | hold the booking, one of us may drop out
P | don't reserve anything before I've rung my sister
R | she's coming, reserve away
R | all six are sure now, go on
C | we're going to the mountains with friends instead, nothing to plan
C | my knee is done for, no walk this year
C | they closed the whole path, leave it
D | what's the capital of Peru
D | renew my library books
D | remind me to water the plants tonight
D | my bill from March is wrong, who do I ask
D | find a plumber for the upstairs bathroom
m | seven people, my niece joins
M4SD | make it a week by bike inland
= coder | Move the reports to the new date library | repo=reports | | Eleven of thirty files are changed.
S | is the weekly report through
S | do the tests pass so far
S | which files are left
S | have the imports been changed everywhere
S | anything break
P | stop changing files, I need to merge first
P | wait with the rest till the release is out
P | freeze it there, CI is down
R | merged, change the rest
R | CI is back, proceed
C | we keep the old library, take it back
C | revert what you did, we're not doing this
C | Tom already did it on his branch, never mind
D | the signup page throws an error, look into it
D | bump the version of the mobile app
D | write a haiku about deadlines
D | book room 4 for three o'clock
D | who is on holiday next week
Nq | does it handle leap years
Nq | how big is the bundle with it
Nq | which format do you use for the week
N | the old helper is only used in two places
N? | dates in the fixtures are all UTC
m | leave the billing report as it is
= kitchen | Write the menu for the wedding, 80 guests | guests=80 | | The starters are written.
S | is the main course decided
S | how far along is the menu
S | have you got the desserts
S | did the fish man reply
P | hold off on the mains, the bride is having second thoughts
P | stop there, I want the cook to read it
P | a pause please, guests at the door
R | she wants the lamb after all, go on writing
R | the cook has read it, keep going
C | they've hired a caterer who brings their own menu, so no
C | wedding's been called off, poor things
C | I'll write it myself, thanks anyway
D | how long do I boil eggs for salad
D | send flowers to my aunt
D | look up trains to Leeds on Sunday
D | the till won't open, help
D | cancel my newspaper
N | eighty is the final count
Nq | is there something without gluten
Nq | what wine goes with the first one
N | lovely
m | put the soup before the salad
mc | nothing with nuts
= caretaker | Get three quotes for repainting the stairwell | count=3 | | Two painters have been asked.
S | did the painters come by
S | is the third one found
S | what have they quoted so far
S | any word from Miller
P | no more calls today, I have to ask the owners
P | stop asking round for now
R | owners agreed, ask the third
C | the owners said no, end of story
C | we have our own painter now, you can stop looking
C | forget the stairwell
D | the lift makes a noise on four, report it
D | write a notice about bikes in the hallway
D | when is the next bin day
D | what's seven percent of 1,240
Nq | does the price include the ceiling
Nq | how long would it take them
N | the walls are about 200 square metres
N? | the key is with Mrs Ross on the ground floor
m | ask for a water based paint
M5S | and the facade as well, the whole house
= tutor | Make ten fraction exercises for Leo, grade 6 | count=10;grade=6 | | Four are ready.
S | can I see what's there
S | are there ten by now
S | ready for printing?
S | how's it coming along with the fractions
P | wait, I'm asking his teacher which chapter
P | stop at four for today
R | chapter seven, so go on
C | he passed, no need for exercises any more
C | enough with fractions, leave it
D | what time does the pool close
D | find a second hand violin
D | tell me a joke
D | translate this note from the school
Nq | are the answers on the back
Nq | is that the right level for him
N | he likes football, by the way
N | great
m | two with mixed numbers please
M5D | make it a board game about fractions instead
= carrier | Bring the piano from Elm Street to the school | date=Friday | | The van is loaded.
S | is it in the van
S | have you left yet
S | where's the piano now
S | did it get up the stairs
P | don't drive off, the school is locked
P | stop, the strap is loose
P | park the van and wait for my call
R | the caretaker is there, drive
R | strap's fixed, off you go
C | the school bought one, bring it back
C | they don't want it any more, unload
D | I need boxes for my own move in May
D | how tall is the Eiffel tower
D | insure my new bicycle
Nq | does the school have a ramp
Nq | how heavy is that thing
N | mind the left pedal
N? | the code of the gate is 4471
m | take it to the side entrance
= clerk | Sort the 600 donation letters by postcode | count=600 | | Area 2 is sorted.
S | which areas are still open
S | all six hundred seen?
S | what's left to sort
S | are the ones from abroad in
P | stop sorting, more letters are coming up
P | pause there, I need the table for a meeting
R | the rest has arrived, sort on
R | meeting's over, table is yours
C | the machine at head office does it, so stop
C | don't bother with the rest
D | print badges for Monday's visitors
D | what's the weather doing tomorrow
D | order toner
D | ring my wife that I'm late
Nq | where do you put those without one
Nq | do you open them as well
N | the red ones are from members
N | okay
m | the ones over 100 euros in a pile of their own
= scout | Find a venue for the summer party, 120 people | people=120;month=June | budget | What may it cost?
N | up to four thousand
N | somewhere around 3,500
S | found a place?
S | which ones have you asked so far
S | has the boathouse got back to you
S | is anything free in June
P | don't sign with anyone, the board meets tonight
P | give it a rest until Monday
P | stop there a moment, I'm looking at the pictures
R | the board said yes, continue the search
R | pictures are fine, go on looking
C | no party this year, money is short
C | we'll do it in our own yard, stop searching
C | the director has picked one herself, so that's settled
D | how do I say cheers in Finnish
D | I need new tyres before winter
D | pay the electricity bill
D | set a timer for ten minutes
D | draft a birthday card for Olga
Nq | is there parking at the boathouse
Nq | can we bring our own drinks
N? | we had 110 last year
N | good to know
m | it should be near a station
= editor | Proofread the annual report, 64 pages | pages=64 | | I am on page 20.
S | what page are you on
S | is chapter three through
S | many mistakes so far?
S | will it be ready by noon
P | stop reading, a newer file is on its way
P | hold at page 20, figures are changing
P | not further than chapter two today
R | here's the newer file, read on
R | figures are final, resume at 20
C | an agency reads it, you needn't
C | it went to print already, drop the reading
D | what does fiduciary mean in general
D | make me a packing list for Rome
D | check if the post office is open
D | the projector in room 2 is broken, tell facilities
D | start a poll for Friday lunch
Nq | do you follow British spelling
Nq | is the tone alright
N | the chairman's letter is already signed off
N | thanks, nice work
m | also check the captions
mc | leave quotes untouched
M4SD | don't proofread, cut it to a two page brochure
= stock | Reorder everything that is below ten pieces | limit=10 | | Six items are below ten.
S | has the order gone out
S | did they confirm
S | which of the six are ordered
S | when will it all be here
P | don't send the order, prices change tomorrow
P | hang on to it, I'll count the screws again
P | stop ordering, the card was blocked
R | prices are in, send it
R | the card works again, go ahead with the order
C | shop closes for good in May, order nothing
C | my partner ordered by phone, scrap yours
C | nah, leave the shelves as they are
D | hire someone for Saturdays
D | what's the VAT number of our landlord
D | make a sign that says back in five
D | which film is on at eight
Nq | what do six boxes cost
Nq | who delivers those
N | the blue ones sell badly
N? | the account with them is in my name
m | twenty of the hooks, not ten
= nurse | Call the patients of tomorrow and remind them | count=18 | | Nine have been called.
S | who hasn't been reached
S | all eighteen called?
S | did Mr Baker pick up
S | how many have you got through to
P | no more calls until the doctor says if she's in
P | stop phoning, the line is needed
P | pause, lunch
R | the doctor comes, call the rest
R | line's free again
C | practice is shut tomorrow, no reminders
C | they all got a text, calls aren't needed
C | leave the remaining ones
D | order gloves in size M
D | how many grams are in an ounce
D | print the leave form for me
D | what's on in the canteen
Nq | do you tell them to bring the card
Nq | in what order do you call
N | Mrs Hart hears badly, speak up
N? | Baker has a new number, it ends in 77
m | tell them to come ten minutes early
= studio | Cut the interview down to three minutes | length=3 | | The rough cut has five minutes.
S | are you down to three
S | is there a version I can watch
S | how long is it now
S | is the sound mixed
P | don't cut the ending yet
P | stop cutting, she wants to see it first
P | wait for the music
R | she's fine with it, cut on
R | music is in the folder, so continue
C | the interview won't run, bin the cut
C | they pulled the piece, we're done here
D | charge the spare batteries
D | who invented the telephone
D | find a babysitter for Thursday
D | write an invoice for the shoot in May
Nq | which camera is the better one
Nq | is the logo in
N | the question about her mother stays
N | looks good
m | fade out at the end
M5D | make a radio piece of it, no pictures
= farm | Write a plan for crop rotation on four fields | fields=4 | | Two fields are planned.
S | is the plan for field three there
S | which field are you at
S | finished with the beans?
P | stop, the soil test isn't back
P | leave three and four for next week
R | soil test is back, plan the rest
C | I'm leasing the land out, no plan needed
C | we stick with last year's plan, ditch this one
D | the tractor won't start, where's the nearest garage
D | convert 12 hectares to acres
D | sell the old trailer online
D | when does the vet come
Nq | what follows after beans
Nq | is clover good for that one
N | field two is wet in spring
N? | four is the smallest, one hectare
m | no maize on one
= travel | Rebook my flight to Lisbon to the morning | day=Tuesday | | There are two flights in the morning.
S | did it work with the flight
S | am I on the morning one now
S | has the airline confirmed
P | don't confirm, I'm checking with work
P | hold that, my boss is calling
R | work is fine with it, confirm
C | keep the evening flight, no change
C | I'm not flying at all now, leave it
C | never mind the rebooking
D | is it warm in Oslo in May
D | I want to complain about a lost parcel
D | reserve a tennis court for Sunday
D | read my latest mails
Nq | what does the change cost
Nq | is there a meal on board
N | I only have hand luggage
N | the seven o'clock one
m | a window seat if there is one
= repair | Fix the dishwasher, it leaks at the door | model=K40 | | I have ordered a new seal.
Nq | what's a seal like that worth
Nq | is it still under warranty
Nq | can I use it in the meantime
Nq | who fits it in the end
N | it only drips when it's full
N? | I bought it in 2019
N | the kitchen floor is wood
N | makes sense
N | as long as it gets fixed
S | has the part come in
S | is the man on his way
P | no visit this week please, we're away
C | we bought a new machine, don't come
D | find me a gym with a sauna
D | how do you spell rhubarb
D | my phone screen is cracked, where can I go
D | send 50 euros to Jan
D | make a playlist for running
D | what did the stock market do today
m | come after five, not before
= analyst | Analyse why fewer people renewed in spring | period=spring | | I have looked at prices so far.
Nq | where did you get those numbers
Nq | did other years look like that too
Nq | what about students
Nq | could the weather play a part
N | we sent fewer mails in April, that may matter
N? | the survey is in the shared drive
N | interesting
N | the price went up in February, yes
S | any first findings
S | are you done with the survey
P | stop, the data from March are wrong
R | March is corrected, go ahead
C | the board has dropped the question
D | draw an org chart of the sales team
D | what's 18 times 23
D | answer the mail from the landlord
D | order sandwiches for twelve
D | which countries border Laos
D | put the kids' party in my calendar
M4SD | don't explain it, build me a forecast for autumn
= designer | Design a label for the honey jars | colour=yellow | | Here is a first draft.
Nq | will it stick on wet glass
Nq | what size is it
Nq | can it be printed in black and white
Nq | is the font free
N | the jars hold 500 grams
N? | our bees are in the village, not in the forest
N | oh that's pretty
N | my husband likes it too
S | where's the second draft
P | wait with the colours, I'm asking my daughter
C | we use the old labels, so no more drafts
D | how do I get wax out of a carpet
D | write to the mayor about the street light
D | I want to rent a van on Saturday
D | what time is sunset
D | look for a course in book keeping
D | restart the router
m | a bit more orange
= secretary | Invite the twelve members to the general meeting | date=9 May | | Eight invitations are out.
Nq | do they bring guests
Nq | where's the meeting held
Nq | must they answer
N | Mr Olsen moved, he lives in Bergen now
N? | the hall seats forty
N | that's right
N | the ninth is a Friday, I checked
S | who has accepted
S | are the last four out
P | no more invitations until the hall is certain
R | hall is certain, send the others
C | the meeting is put off to autumn, stop
D | book me a haircut
D | what's the difference between affect and effect
D | my parking permit runs out, renew it
D | find a recipe with leeks
D | scan the contract on my desk
D | who directed that film with the train
m | mention the new fees
= trainer | Make a training plan for a half marathon | weeks=12 | | Weeks one to five are planned.
Nq | do I need special shoes for that
Nq | what if it rains
Nq | how much sleep is enough
Nq | may I swim on rest days
N | my best time is 2:05
N? | I have a weak ankle
N | fair enough
N | Sundays are best for the long ones
S | are all twelve weeks in
P | leave the rest until I've seen the doctor
R | doctor says I'm fit, plan on
C | I've pulled out of the race
D | what's on television tonight
D | compare health insurers for me
D | sell my concert ticket
D | how do I descale a kettle
D | message Kim that I'm running late
m | only three runs a week
= buyer2 | Compare three laptops for the office | count=3 | | Two are compared.
Nq | which has the better keyboard
Nq | do they come with a charger
Nq | how loud is the fan
Nq | are there refurbished ones
N | we carry them a lot
N? | our docks have the round plug
N | alright
S | is the third one in
P | don't buy, new ones come out in June
C | head office sends us some, forget comparing
D | the plants in the lobby need water
D | draft a reference for our intern
D | convert this price to pounds: 1,399
D | where can I park near the stadium
D | wake me at six
D | fix the formula in my budget sheet
m | a fourth one, the small one from the ad
`
