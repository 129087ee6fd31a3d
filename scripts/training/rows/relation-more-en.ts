/**
 * More English rows for the relation of a message to the running task, in other voices: short orders, complaints, chat between
 * colleagues, people who talk around the point. `relation-rows.ts` reads the notation and explains it.
 */
export const moreRelationRowsEn = `
= buyer | Order new uniforms for the kitchen staff | size=mixed;count=14 | | I have two offers, one supplier still has to answer.
N | both are fine by me
N | that sounds reasonable
Nq | which supplier is the cheaper one?
Nq | is delivery included in those offers
Nq | what fabric are the jackets made of
N? | the sizes are in the sheet Marta sent you
N? | our account number with them is {K-2291}
N | no hurry with this one
m | make it {sixteen} sets, two people join in March
m | black trousers instead of checked ones
ms | and aprons too please
mc | nothing over {60} a piece
M5SD | we rent work clothes instead, get me a contract with a laundry service
M4SDT | scrap the uniforms plan, T-shirts with our logo for everyone including the waiters
D | ring the plumber about the dripping tap
D | can you translate this menu into Dutch
Dq | what's the forecast for Saturday
Dq | who won the match last night
D | I also need a birthday card for my sister, find a nice text
D | book a table for four at the Greek place
S | has the third supplier answered by now
S | where are we with the uniforms
S | have they all replied
S | anything new from the supplier?
P | don't order yet, I want to see a sample first
P! | stop ordering right now, the owner is on the phone
P | leave it there until Thursday
R | the owner said yes, carry on ordering
C | we're closing the restaurant, so no uniforms
C | don't order them after all
C | forget about the uniforms
= analyst | Compare our sales in the north and the south for the last two years | years=2 | | The north is loaded, the south has gaps in March.
N | ah yes, we moved house in march
N | good, that matches what I remember
Nq | what do the gaps look like
Nq | do you take returns into account?
Nq | why is the north so strong in december
N? | the missing invoices are in the folder called {archive}
m | leave out {March} altogether
m | show it by quarter, not by month
ms | put the east in as well
md | I want a line chart next to the table
M | no, compare products instead of regions
M4SD | actually what I need is a forecast for next year for every region, drop the comparison
D | remind me to call my mother at six
D | write an apology to the customer in Leeds
Dq | how do I reset the voicemail
Dq | is there a bakery near the station?
D | set up a meeting room for eight people tomorrow
D | find me a cheap flight to Porto in May
S | how much of the south is in
S | is the south loaded now
S | how's the comparison going
S | did you manage to fill the gaps
P | wait with the south until accounting has sent the file
P | let it rest for today
P! | hold everything, those numbers are confidential
R | accounting sent it, go ahead
R | ok keep going with the south
C | the board doesn't want it any more
C | no comparison needed, thanks anyway
C | you can drop the sales thing
= gardener | Work out a watering schedule for the greenhouse | plants=tomatoes;area=40 | | The tomatoes are planned, the herbs come next.
N | lovely
N | mm, makes sense
Nq | why twice a day for the tomatoes?
Nq | how many litres is that a week
N? | the barrel holds {200} litres
N? | there is a second tap by the door
m | water the herbs only in the evening
mc | keep it under {50} litres a day
ms | include the strawberries outside
M | forget hand watering, plan a drip system with a pump
M4SD | change of plans, make it a planting calendar for the whole year
D | look up how to get rid of wasps
D | sell my old bicycle online
D | I need a speech for my brother's wedding
Dq | when does the recycling centre open
Dq | how tall is Mont Blanc
Dq | what's a good gift for a ten year old
S | are the herbs done
S | how far along is the schedule
S | is there anything to see yet
P | stop here, my husband wants a word first
P | not now, the kids are home
R | we talked, you can go on
C | the greenhouse was sold, so that's that
C | I'll water them by feeling, no schedule
= recruiter | Find five candidates for the night shift | shift=night;count=5 | | Three have said yes, I am writing to the others.
N | three already, great
N | that's quick
Nq | do they all have a licence?
Nq | who are the three
Nq | what did you write to them
N? | pay is {19.50} an hour plus bonus
m | I need {six}, not five
m | only people who live within {20} km
mc | they must be able to start on {Monday}
ms | ask them for references too
M | make it the day shift and part-timers only
M3SD | don't look for people, write me a plan for running nights with robots
D | order toner for the printer upstairs
D | what's the wifi code for guests, can you look it up
Dq | how is the traffic on the ring road
D | put my holiday in July into the calendar
D | could you proofread this letter to the council
S | how many do we have now
S | did the other two get back to you
S | any answer from the ones you wrote to
S | are all five found
P | stop writing to people until the budget is signed
P | hold back with the rest for the moment
P! | wait wait, don't contact anyone else
R | signed! continue with the others
C | the shift is cancelled, we don't need anyone
C | hiring stop, end the search
C | call it off, the temp agency took care of it
= teacher | Prepare a worksheet about volcanoes for year six | pages=2 | | Page one is finished.
N | take all the time you need
N | nice work
Nq | is there a picture on it?
Nq | how hard are the questions
Nq | did you mention pompeii
N? | the pupils have already done plate tectonics
m | use a larger font
m | three pages rather than two
ms | put a crossword at the end
mc | no questions about dates please
M | turn it into a quiz game on the tablets instead
M5S | make a whole unit of six lessons out of it
D | mail the parents about the trip to the zoo
D | reserve the gym for Wednesday afternoon
Dq | how many days until the holidays
Dq | what's for lunch in the canteen
D | print forty copies of the sports day programme
D | find out what a class set of calculators costs
S | is page two done as well
S | how's the worksheet coming
S | got something I can look at?
P | stop at page one for now
P | put the volcanoes aside till next week
R | back to the volcanoes please
C | a colleague has one already, you needn't do it
C | we skip volcanoes this year
= support | My heating does not come on, error 28 | | since | Since when does it show the error?
N | since last night
N | about three hours I'd say
N | it started on Sunday
N? | it's a {Vaillant}, roughly ten years old
Nq | is that dangerous?
Nq | what does error 28 mean
N | the display went dark as well by the way
m | sorry, it says {38}, not 28
mc | please only send somebody after five
M | I don't want a repair any more, I want an offer for a new boiler
D | my invoice from last month is wrong
D | do you also install air conditioning
Dq | what are your opening hours
D | I'd like to change my bank details
S | is anybody on the way?
S | when will the technician be here
P | hold the line, somebody is at the door
P | one moment, I'll go down and look
C | it works again, never mind
C | don't send anyone, my neighbour fixed it
= writer | Write the speech for the opening of the new hall | minutes=8 | | The introduction stands, I am at the thanks.
N | I like it so far
N | just what we needed
Nq | how long is it at the moment
Nq | do you mention the architect?
N? | the mayor's name is {Ilse Brandt}
N? | we broke ground in {2023}
m | shorten the thanks to two sentences
m | a bit more humour
mc | not longer than {six} minutes
ms | say something about the volunteers
M | not a speech any more, write an article for the paper
M | throw it out and begin again from the point of view of the children
D | order flowers for the stage
D | check whether the fire brigade has approved the exits
Dq | who is on duty tonight
Dq | what's the capital of Mongolia
D | set an alarm for half past five
D | look for a used van under ten thousand
S | which part are you writing
S | is the ending written
S | how many minutes do you have
P | don't write any further, the date may move
P | a short break please, I need to ask the mayor
R | the date stands, write on
C | the mayor writes her own, so drop it
C | no speech after all
= logistics | Send the three pallets to Antwerp | pallets=3 | | The truck is booked, the papers are being printed.
N | thumbs up
Nq | which carrier is it
Nq | what does it cost us
N? | gate 4 is closed, they have to use gate {2}
m | two pallets go today, one on {Friday}
m | insure them for {9000}
mc | no later than {noon}
M | not Antwerp, everything goes to Rotterdam by barge
D | count the empty crates behind hall C
D | the forklift needs an inspection, arrange that
Dq | how many days of leave do I have left
D | tell the night guard about the new code
D | get quotes for winter tyres
S | has the truck left
S | are the papers printed
S | is it on the road yet
S | did the driver show up
P! | stop loading, there is a leak
P | keep the truck at the gate until customs calls
R | customs called, off it goes
C | the buyer backed out, cancel the shipment
C | bring them back inside, we're not sending anything
= assistant | Clear out my inbox, everything older than a year | age=1y | | 600 of 2,100 are archived.
N | wow, that many
N | good riddance
Nq | do attachments go too?
Nq | where do the archived ones end up
N? | mails from {Petra} are mostly private
m | older than {two} years is enough
mc | don't touch anything with a star
ms | do the sent folder as well
M | don't archive, delete them for good, and the other mailbox too
D | unsubscribe me from the gym
D | what time is it in Sydney
D | reply to the estate agent that we take the flat
Dq | how do you spell accommodation
D | add oat milk to the shopping list
D | take a note: plumber comes on Tuesday
S | how many are left
S | are you through yet
S | what's the count now
P | stop archiving for a minute, I miss a mail
P! | stop touching my inbox this instant, let me check something
R | found it, archive on
C | leave my inbox as it is, I changed my mind
C | enough, don't archive the rest
= health | Find me a physiotherapist near the office | near=office | day | Which days suit you?
N | mondays and thursdays
N | any morning works
N? | I'm insured with {AOK}
Nq | do they take cards
Nq | how far is it on foot?
m | somebody near home would be better
mc | it has to be a woman
M | forget physio, get me an appointment at the hospital for an MRI
D | my daughter needs a vaccination, where do we go
D | what should I cook tonight
Dq | how late is the pharmacy open
D | I lost my insurance card, order a new one
S | have you found anybody
S | is there an answer from the practice
P | give me a second to check my calendar
C | my back is fine again, no need to look
C | I found one myself, thanks
= coder2 | Move the image upload to the new storage | | | The new bucket works, I am copying the old files.
N | sweet
N | alright, sounds good to me
Nq | do the old links still work?
Nq | which region is the bucket in
Nq | what happens to files over a gigabyte
N? | the credentials are in the vault under {img-prod}
m | name the bucket {img-2} please
mc | not more than {ten} copies at once
ms | write down how to roll back
M | no cloud at all, keep the files on our own disks and mirror them
D | the login page shows a 500, have a look
D | set up an account for the new intern
D | how many vacation days does Ana have left
Dq | what does the error E4031 in billing mean
D | write release notes for 5.1
D | open a ticket for the broken search
S | how many files have you copied
S | has the copy finished
S | is the old storage empty yet
P | stop copying until the backup is through
P! | freeze the copy, the site is slow
R | backup is through, copy on
C | we stay with the old storage, undo it
C | abandon the move, finance said no
`
