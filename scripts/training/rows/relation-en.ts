/**
 * English rows for the relation of a message to the running task, written for this project. `relation-rows.ts` reads the
 * notation and explains it. The text is data: spelling mistakes are on purpose.
 */
export const relationRowsEn = `
= coder | Write a command line tool in Go that resizes photos in a folder | language=Go;input=folder | | The flag parsing works, next is the resize loop.
N | sure, fine by me
N | lovely, that is what I had in mind
Nq | does it keep the exif data?
N? | the folder is {~/Pictures/raw} on my laptop
mc | cap the width at {1200} pixels
ms | it should handle {webp} files as well
mcd | write the results next to the originals rather than in a new folder
M7CdrT | change of plan, port the lot to {Rust} and make it run in the browser through wasm
MSDRT4 | drop the command line idea, I want a photo gallery web site with logins
D | draft a reply to the landlord about the broken boiler
Dq | what time does the pharmacy on Elm Street close
P | wait a minute please
S | how's it coming along?
C | scratch that, I don't need it any longer
= coder | Fix the login bug where the session expires after one minute | repo=web-portal | | I can reproduce it, the cookie lifetime looks wrong.
N | yep that's the one
N | good catch
N? | it started after the {2.3} release if that helps
Nqh | what did you change in the cookie code so far?
mct | keep the old cookie name so nobody is logged out
ms | write a regression test for it too
mc! | only touch {auth.ts}, nothing else, we ship in an hour
MSCRT5 | leave the bug, replace the whole session thing with {OAuth} through our identity provider
M5SDT | forget fixing it, rip out login altogether and put the site behind the VPN
D | bump the version number of the billing service and publish it
D+ | separate thing: set up a wiki page for onboarding
D | cancel my dentist appointment on friday
R | ok go on with it
P! | stop right there for now, prod is on fire
= coder | Add dark mode to the settings screen of the mobile app | platform=android | | Colours are in the theme file now, wiring up the switch.
N | cool
N | that'll do nicely
Nq | will it follow the system setting by default?
N? | our brand black is {#101418}, you have that already in the theme
mc | dont use pure black, go with dark grey
md | put the toggle at the top of the list
ms | do the profile screen too while you're in there
M4SDRT | scrap dark mode, redesign the entire settings area from scratch with tabs
M5SCT | we're dropping the android app, build this for the desktop client instead
D | can u check why the nightly build on jenkins failed
Dq | whats the capital of australia
S | status?
C | actually forget about it, product killed the feature
= coder | Migrate our blog from WordPress to a static site | posts=240 | | 120 of 240 posts are converted.
N | wow that was quick
N | thx, appreciate it
Nq | are the comments coming along as well?
N? | the media files live in the {uploads} bucket
ms | skip the posts tagged {draft}
mc | urls must stay the same, please keep the old slugs
mdt | the converted files should be markdown, not html
MCDT6 | hmm, use a hosted platform like {Ghost} for all of it, no static site
M3SDRT | never mind the blog, what we really need is an online shop with a checkout
D | order two monitors for the new hires
D | proofread my cover letter
Sh | which post are you at right now?
P | hold off until I've talked to marketing
R | marketing is fine with it, please resume
= coder | Write unit tests for the invoice module | framework=vitest | coverage | Which coverage should I aim for?
N? | {90} percent is enough
N? | whatever the CI gate wants
N | you choose
ms | leave the pdf exporter out of it
mc | use {jest}, not vitest
msr | also test the tax rounding for negative totals
M4SDRT | no tests after all; rewrite the invoice module itself so that it supports several currencies
D | translate the privacy policy into Spanish
Dq | how do I get a parking permit for the office?
C | drop it
P | hang on
S | done yet?
Nq | does that include the currency code?
= devops | Upgrade the Postgres cluster from 14 to 17 with no downtime | cluster=eu-1 | | The replica is on 17, I am about to switch over.
N | okay, nothing from my side
Nq$ | is there enough disk left on the replica?
Nqh | did the backup from last night finish before you began?
N? | maintenance window is {22:00} to {02:00}, as agreed
mt | do the switch at {23:30}, not earlier
mc | set {max_connections} to {400} while you are at it
ms | include the reporting database
M5CRT | don't upgrade in place any more, move everything to the managed service in {Frankfurt}
M4SDRT | we are going off postgres completely, plan a migration to {CockroachDB}
D | rotate the api keys of the mail gateway
D+! | urgent: the office wifi is down, open a ticket with the provider
P! | STOP. do not switch over yet
R | green light, continue with the switchover
C! | abort the upgrade immediately
S | where do we stand
= devops | Roll out release 4.2 to all regions | version=4.2 | | Europe is done, Asia is next.
N | splendid
N | roger that
Nq | which regions come after asia?
ms | leave {Brazil} out for now
mt | spread it over two days
mc | go in steps of ten percent rather than all at once
M5SCT | hold everything about 4.2, we ship {5.0} with the new billing stack to every region
D | create accounts for the two interns
Dq | who is on call this weekend?
C | call the rollout off
P | freeze it where it is
R | unfreeze, you may proceed
S | what percentage is out
Sh | give me a quick rundown of where the rollout is
= data | Build a dashboard of weekly active users from the events table | source=events | | The query is written, I'm building the first chart.
N | neat
N? | the table is partitioned by day fyi
Nq | does the number count bots?
mc | count only paying users
md | a line, not bars
mst | break it down by country as well
mc | stop using the test accounts in the numbers
M4SDRT | don't bother with a dashboard, train a model that predicts who will leave
M5SCRT | swap the source: do all of it on the raw logs of the last ten years
D | reserve the big meeting room for thursday at 10
D | give me a recipe for lentil soup
Dq | why is the coffee machine blinking red
S | how much longer?
P | one moment, dont run anything
= data | Merge the three supplier lists and remove duplicates | files=a.csv,b.csv,c.csv | | 1,204 rows after the first pass.
N | that sounds about right
N | uh-huh
N? | {Acme Ltd} and {ACME Limited} are the same company
mc | match on the vat number, not on the name
mdr | export it as an excel file
ms | there's a fourth list, {d.csv}, take that in too
M5SDRT | change it completely: build a supplier database with an approval form instead of a merged list
D | find out how much annual leave I have left
Dq | how is the euro doing against the pound
Cx | cancel the merge
Rh | pick up where you left off
S | are you nearly finished with the merge?
= report | Write a one page summary of the customer interviews | interviews=12 | | Five interviews are summarised.
N | great work
N | super, keep it like that
Nq | which quotes made it in?
N? | interview {7} was in french, the transcript is translated
mcd | make it two pages
mc | leave the names out, anonymise everybody
md | bullet points please, no prose
mc | no quotes from interview {3}, she asked us not to
M4SDRT | instead of summing up the interviews, design a survey for {500} people and send it
M5SDT | turn the page into a forty slide training course for the sales team
D | book me a taxi to the airport for 6 am
Dq | what does "force majeure" mean
C | we can bin this one, stop
S | got anything yet?
= report | Prepare the monthly finance report for May | month=May;currency=EUR | | The figures for May are in, I am checking them.
N | thank you, no hurry
N~ | take your time
Nq | where does the 12k in travel come from?
mc | show it in {dollars}
ms | add a page on headcount
mc | compare with {April}, not with last year
m!t | I need it by {noon}, not tonight
M4SCT | not monthly any more: they want the full annual report, audited, for the whole group
M4SDRT | forget May, do a budget for next year from zero
D | can you fix the typo on our home page
D | call me a plumber
Dq | how many calories are in a banana
P | pause the report
R | carry on with the report please
= writer | Write a blog post about our new coffee grinder | words=800;tone=friendly | | The opening is done, I'm on the section about noise.
N | I like the opening
N | ha, good one
Nq | did you mention the warranty?
N? | it has a {ceramic} burr, in case you wondered
mc | a bit more formal please
mc | {600} words max
ms | put in a paragraph on cleaning
md | give it a catchier headline
mc | stop calling it a machine, say grinder
M4SDRT | not a blog post. We need a printed manual with safety chapters in five languages
M5SD | change of product: write about the milk frother and make it a video script
D | summarise the minutes of this morning's stand-up
D | play some jazz
Dq | is it a holiday in spain tomorrow?
C | bin it, we are not launching
S | how far have you got
= writer | Draft the wedding speech for my brother | length=5 minutes | | I have a draft with two jokes in it.
N | haha perfect
N | aww that's sweet
Nq | how many words is it now?
N? | her name is {Dana}, they met in {Porto}
mc | lose the joke about his ex
mct | cut it to {three} minutes
ms | mention our grandma somewhere
mc | less cheesy, more heartfelt
M4SDRT | on second thought make it a song with verses and a chorus, no speech
M4SD | it's not for his wedding, it's for dad's funeral, so begin again
D | whats a good gift under fifty bucks for a toddler
D | set an alarm for 7
P | gimme a sec before you go on
C | nah leave it, i'll wing it
R | ok im back, keep going
= designer | Design a logo for a bike shop called Spoke | colours=red,white | style | Do you want it modern or retro?
N? | retro
N? | modern, definitely
N | dealer's choice
N | good question, something in between
mc | take {orange} in place of red
ms | do a version for dark backgrounds too
md | I need it as {svg}
M4SDRT | no logo: they want the whole corporate identity, shop sign, vans, uniforms
M5S | the shop is now a bakery called {Crumb}, so think again from the start
D | pay the electricity bill
Dq | how tall is the eiffel tower
C | don't make a logo at all, thanks
S | any sketches yet?
P | wait for the owner's answer first
= designer | Make a poster for the school fair on 14 June | date=14 June;size=A3 | | The layout is ready, choosing pictures.
N | beautiful
N? | the fair is in the gym if it rains, just for your information
Nq | is there room for the sponsor logos?
mc | the date moved to {15 June}
mc | {A2} please
mc | cancel the yellow background, make it green
ms | put a QR code in the corner
M4SDRT | instead of a poster do a whole web site for the fair with ticket sales
D | email the caterer that we are twelve, not ten
Dq | does aspirin expire
C | the fair is off, so stop working on it
R | fair is on again, you can go on
S | where are you with the poster
= travel | Plan a weekend in Rome for two in October | people=2;month=October | | I have three hotels near the Pantheon.
N | oh those look great
N? | we're both vegetarians, btw
Nq | do they have breakfast included
Nq$ | are there still rooms left in the second one?
mc | something cheaper, below {120} a night
mc | go for {September} if flights are cheaper then
ms | add a day trip to {Tivoli}
mc | no hotels with stairs please, my mum has a bad knee
M5SCT | skip Rome, we want two months backpacking through {Vietnam}
M4SDR | forget the hotels and the weekend, look for a house to buy in {Tuscany}
D | renew my car insurance
D | how do i get red wine out of a carpet
C | we broke up, cancel the whole trip
P | dont book anything yet, let me ask her
S | found anything else in the meantime?
R | she said yes, so carry on
= travel | Find a train from Leeds to Glasgow on Friday morning | from=Leeds;to=Glasgow;day=Friday | time | What time would you like to leave?
N? | around {8}
N? | as early as possible
N | doesnt matter
mc | make that {Saturday}
mc | direct trains only
mcr | first class if it is not too dear
msr | and I need a return on Sunday
M5C | I'm not taking the train, rent me a van for the week instead
D | is there a cure for hiccups
D | put milk on the shopping list
C | leave it, I'm staying home
P | hang fire a moment
Nq | is the 8:15 usually on time?
= travel | Book a rental car in Malaga from 2 to 9 August | city=Malaga;from=2 August;to=9 August | | Two offers are left under 300 euros.
N | alrighty
N? | my licence is from {2009}
Nq | does that include full insurance?
mc | automatic, not manual
mt | keep it till the {11th}
ms | with a child seat
mc | pick up at the airport rather than in town
M4SDRT | no car after all, charter a sailing boat with a skipper for that week
D | whats my iban
Dq | which museums are free on sundays in paris
C | we don't need the car anymore, please cancel
S | have you booked it?
P | don't confirm yet
= scheduler | Find an hour for a call with the Tokyo office next week | length=1h | | Wednesday at 9 your time would suit them.
N | wednesday works
N? | their office opens at {10} local time
Nq | who will be on the call from their side
mc | {30} minutes is plenty
ms | invite {Kenji} as well
mc | not on monday
mc | remove {Paula} from the list
M5SDRT | skip the call, organise a three day visit of their team here with hotels and dinners
D | compare electric bikes under 2000
D | check if the server in rack 4 is overheating
C | don't schedule it after all
S | did they answer?
P | wait until I hear from my boss
R | boss agrees, go ahead and resume
= scheduler | Set up interviews with the five applicants for the analyst post | applicants=5 | | Three of five have confirmed.
N | brilliant, thanks a lot
N? | {Mr Osei} can only do afternoons
Nq | who hasn't replied yet?
mt | two a day at most
mc | make them video calls
ms | there is a sixth applicant, {Lena Park}
mc | stop offering friday slots
M4SDT | no interviews: give them a written test, mark it and rank them
MSRT4 | we now hire a whole department, twenty posts, so rethink the process
D | write a haiku about rain
Dq | how long do I boil an egg
C | position is closed, call it off
S | how many are confirmed by now
R | please continue with the remaining two
= support | Change the delivery address of order 5519 | order=5519 | address | What is the new address?
N? | {12 Hill Road}, flat 4
N? | same street, number {21}
N? | it's in my profile
ms | and tell the driver to ring twice
mt | deliver it a week later
M4SD | don't send it at all, I want to swap it for the bigger model and get the difference back
D | do you have gift cards?
D | my other parcel never came
Dq | whats your return policy for shoes
C | forget it, keep the old address
P | one sec, looking it up
Nq | will that cost extra?
S | is it changed?
= support | Reset the password of my account | email=jo@site.example | | A link is on its way to your mailbox.
N | got it, cheers
N | it arrived
N? | I can't see it, maybe it is in spam
Nq | how long is the link valid?
mc | send it to my {gmail} instead
m | text it to my phone, not by mail
M4S | no reset please, delete the account and all of my data
D | what are your opening hours at christmas
D | i want to order a vacuum cleaner bag
C | stop, I remembered the old one
S | still waiting, any news?
= support | My internet is slow in the evening, please check the line | contract=K-330 | since | Since when has this been going on?
N? | since about two weeks
N? | ever since the storm
N? | dunno, a month maybe
N | the router is a {Fritz 7590} by the way
Nq | could it be my cable?
mc | test it tonight at {8}, not now
ms | check the phone line as well
M4SDR | leave the check, upgrade me to fibre and move the contract to the new flat
D | can I get a sim card for my tablet
Dq | do you know a good dry cleaner
C | its fast again, you can close this
S | well? found something?
R | router is back on, continue the test
P | hold the test, the kids are in a video class
= clinic | Book me a skin check with a dermatologist | concern=mole on the back | when | When would suit you?
N? | next tuesday after four
N? | any day before noon
N? | I'm free all week
mc | a woman doctor please
mc | rather at the {Riverside} branch
ms | and a flu shot on the same visit
M4SD | it isn't a mole, my son broke his arm, we need an X-ray and surgery booked
D | where can I park near the clinic
D | send me last year's bills for the tax office
C | I'll go elsewhere, cancel please
P | wait, let me check my calendar
Nq | do I have to fast before it
S | did you get me a slot
= clinic | Register me for a knee MRI | body part=knee | | There are two free times on Thursday.
N | thursday is fine
N? | I had a metal screw put in {2016}
Nq | how long does it take?
Nq$ | any gap left tomorrow?
mc | left knee, not right
mt | the earliest one you have
M5SD | I don't want the scan, arrange physiotherapy for twelve weeks and a second opinion
D | my wife needs a repeat of her thyroid pills
Dq | what's on in the canteen today
C | take me off the list
S | has it been approved
= home | Turn the guest room into an office: measure and list what to buy | budget=900 | | Desk and chair are on the list, 410 so far.
N | ooh nice
N? | the room is {3.1} by {2.8} metres
Nq | does the desk fit under the window?
mc | nothing from that swedish place
mc | raise the budget to {1200}
ms | we need a printer on there too
md | give me links, not just names
M4SRT | no office. Knock the wall through and make it one big living room, get quotes from builders
D | how often should I water a cactus
D | what day do the bins go out
C | leave the list, we are moving house
P | stop buying things for a minute
S | whats on the list so far
Nqh | why did you pick that chair before the other one?
= home | Plan dinners for the week, no fish | people=4;diet=no fish | | Monday to Wednesday are planned.
N | yum
N | my kids will love that
Nq | is wednesday spicy?
mc | make thursday vegetarian
mc | we're five on {Saturday}
mc | less pasta
ms | plan lunches too
mc | cut out peanuts, our guest is allergic
M4SDRT | forget dinners, I have to cater a wedding for eighty people on the 20th
M5SC | the doctor put me on dialysis food, redo the whole plan by that
D | fix the dripping tap in the bathroom
D | read me the news
C | don't bother, we'll order in
R | kids are in bed, lets continue
P | hold that thought
S | which days are left?
= home | Sort out the garage and sell what we do not need | | | I listed the bikes and the old sofa.
N | bravo
N? | the green bike belongs to our neighbour
Nq | how much did you ask for the sofa
mc | ask {80} for it
mc | take the sofa off again
ms | list the drums as well
M4SDRT | no selling, rent a container and have a company clear the whole house
D | book a vet for the cat
Dq | what is the tallest mountain in africa
C | leave the garage, stop the listings
S | anything sold yet
= shopping | Order a birthday cake for Saturday, chocolate, 12 people | flavour=chocolate;people=12 | text | What should be written on it?
N? | happy 40th {Marta}
N? | nothing, just candles
N | surprise me
mc | vanilla, not chocolate
mc | for {20} people
mt | have it there on {Friday}
ms | and a box of candles
M4SDRT | no cake, get a food truck and a band for the party
D | the washing machine shows E18
D | remind me to call mum tonight
C | don't order it, she is ill
P | wait wait wait, let me ask first
S | is it ordered
= shopping | Find me a used laptop for university under 500 | budget=500 | | I compared six offers, two look good.
N | sounds reasonable
N? | I study architecture, if it matters
Nq | how old is the battery on the first?
mc | {16} GB of memory at least
mc | make it {650} at most
mc | no refurbished ones
ms | throw in a bag
M4SDR | forget laptops, put together parts for a rendering workstation with three screens
D | is the library open on sunday
Dq | how do I say good luck in italian
C | no need any more, my aunt gave me hers
S | so what have you found
R | carry on searching
= music | Make a playlist for a two hour road trip | length=2h | | 18 songs so far, mostly rock.
N | banging
N? | my nephew rides with us, keep that in mind
Nq | is there any queen in it
mc | no metal
mc | more from the nineties
ms | finish with something slow
mc | stop putting {ABBA} in
M5SD | no music, an audiobook about the romans, in ten parts for the kids
D | turn off the lights upstairs
D | how much is a stamp to canada
C | thats enough, stop making it
S | how many songs now
P | shh, pause that a bit
= legal | Review the lease and list risky clauses | pages=14 | | I am on page 6, two clauses stand out.
N | very good, thank you
N? | the deposit has been paid already
Nq | which two?
Nqh | what was the first one you flagged?
mc | look only at notice periods
md | put it in a table with page numbers
ms | check the annex on pets as well
M4SDT | instead of reviewing theirs write a new lease from scratch for a commercial unit
D | register a trademark for my band
Dq | whats the weather going to be at the coast
C | tenant withdrew, no review needed
P | stop at page 6 for today
R | go on from page 6
S | what page are you on
= legal | Draft a contract for a freelance developer | rate=60 | | Payment terms are done.
N | thats fair
Nq | is there a clause about IP?
N? | she lives in {Portugal}, by the way
mc | rate is {65}, not 60
mt | notice of two weeks
ms | put in a non disclosure part
M5SDT | she will be an employee now, so a full employment package with pension and visa
D | transfer 200 to savings
D | clean up my downloads folder
C | withdraw this, she took another job
S | where have you got to with the contract
= hr | Write a job ad for a warehouse manager | site=Hull | | First draft is ready for you to read.
N | reads well
N | spot on
Nq | have you put the salary in?
mc | {38000} a year, not 35
ms | mention the bonus
mc | less corporate jargon pls
md | shorten it for linkedin
M4SDT | no ad, hand the search to a headhunter and write the briefing and the contract for them
D | my badge does not open the door anymore
Dq | when is payday this month
C | hiring freeze, so forget the ad
P | keep it on ice until monday
R | freeze lifted, back to the ad please
= marketing | Plan a launch campaign for the fitness app | budget=5000;weeks=4 | | The channel mix is sketched out.
N | looks solid
N | fine, whatever you think
Nq | how much goes into influencers?
mc | budget is {4000} now
mt | stretch it to six weeks
mc | no tv
ms | include a referral programme
mc | ditch instagram, use {tiktok}
M4SCRT | investors want us in eight countries at once with half a million, so begin a new plan
M4SDT | stop the launch plan, we need a crisis statement about the data leak
D | my keyboard types double letters, help
Dq | who invented the zip
S | bring me up to speed
C | kill the campaign
P | park it for now
= finance | Pay the open invoices of the week | count=7 | | Four of seven are paid.
N | ok thanks
N? | the one from {Delta Print} was paid by card
Nq | which one is the largest?
Nq$ | is there enough in the account for the rest?
mc | skip the one from {Nolan & Co}, it's disputed
mt | pay the rest on {Monday}
mc | from the savings account please
M5SDRT | don't pay them singly, set up direct debit with every supplier and automate the lot
D | what's the wifi password for guests
D | plan a team lunch
P! | stop paying now!! something's wrong with the bank
R | bank fixed it, resume payments
C | no more payments, call it off
S | how many left
= finance | Do my tax return for last year | year=2024 | income | Did you have income from renting?
N? | no
N? | yes, {6400} for the garage flat
N? | none at all
Nq | is that taxable?
ms | I also sold some shares
mc | file jointly with my wife
mc | deduct the home office
M4SCRT | it's not only me, take over the books of the whole company for three years
D | what is the fastest way to peel garlic
D | get me tickets for the derby
C | my accountant does it, you can stop
P | wait until i find the papers
S | how far are we
= tutor | Teach me the past tense in French | level=A2 | | Shall we do an exercise with irregular verbs?
N | yes please
N | oui
N | go for it
Nq | why is it "suis alle" and not "ai alle"?
mc | easier ones please
mc | only with the verb {etre}
ms | give me audio as well
M5S | no french, I'm moving to Lisbon, so start me on {Portuguese} from zero
M5SD | skip the lessons and build me a flashcard app for it
D | which tyre pressure for a golf
D | i need a quote for roof insulation
C | enough for good, I quit the course
P | lets take a break
R | break over
S | how much of the unit have I done
= research | Find papers on microplastics in drinking water since 2020 | since=2020 | | 34 papers, I am sorting them by method.
N | excellent
N | I see
N? | our lab measures particles above {10} microns
Nq | any from asia?
mc | only peer reviewed
mc | from {2022} on
md | send me bibtex
ms | look at bottled water too
M4SDRT | don't just find papers, run the meta analysis and write a grant proposal on air pollution
D | whats a synonym for happy
D | make a seating chart for the dinner
S | what have you got so far
P | interrupt that for a second
C | discard this search
R | please go on sorting
= video | Cut the conference recordings into short clips | talks=9 | | Talk 3 of 9 is cut.
N | awesome sauce
N? | talk {5} has no sound in the first minute, known issue
Nq | do they have subtitles?
mc | {45} seconds at most each
mc | vertical format
mc | dont use the shots of the audience
ms | put our jingle at the end
M4SDRT | not clips, we want one ninety minute documentary with interviews
D | the printer on floor 2 is jammed
Dq | how old is the universe
C | kill the job
P | pls pause the cutting
R | u can go on cutting
S | talk nr?
= warehouse | Count the stock in hall B | hall=B | | Rows 1 to 10 are counted.
N | copy that
N | ok boss
N? | row {12} was emptied yesterday
Nq | how many pallets in row 4?
ms | do hall {C} right after
mc | skip the frozen goods
mt | be finished by {4 pm}
MSDRT3 | never mind counting: we are moving the whole stock to the new site, make a moving plan
D | a customer wants to know our fax number
D | write the minutes of the safety meeting
P! | everybody out, stop counting, fire drill
R | drill is over, back to counting
C | no count today, call it off
S | which row are you at
= chatops | Archive the inactive Slack channels | inactive=90 days | | 41 channels qualify.
N | lgtm
N | +1
N | k
Nq | is #random in there?
mc | {180} days, not 90
mc | keep everything that starts with {proj-}
ms | export the history first
M5SDT | don't archive, we move to {Teams}; migrate all channels and users
D | what's the eta of the lift repair
D | run the payroll
C | nvm, abort
P | pause pls
S | eta?
S | progress?
R | unpause
= gardening | Draw up a planting plan for the back garden | size=60 m2 | | I've placed the hedge and the herb bed.
N | how lovely
N? | the soil is rather sandy, I should say
Nq | when would the lavender flower?
mc | no roses, they make me sneeze
mc | swap the hedge for a fence
ms | find room for a small pond
M4SDRT | we'd rather have a swimming pool there, all of it, so plan that with a builder
D | could you look up the score of the cricket
D | please write a thank you card to the nurses
C | I have changed my mind, leave the garden as it is
P | would you mind waiting a little
R | do carry on, dear
S | how are you getting on with the plan?
= translation | Translate the user guide into Polish | pages=32 | | Page 11 of 32.
N | dziekuje!
N | good good
N? | the word {hub} stays in english, you did that right
Nq | who proofreads it
mc | use the informal you
ms | leave out chapter {4}
md | deliver it as a word file
M4SDRT | wrong plan: rewrite the guide for children with pictures, in english
M5SCRT | not only polish, all {24} EU languages, with certified translators
D | find the cheapest toner for the brother printer
Dq | whats 15 percent of 86
S | what page
P | stop at the end of this page until I call you
C | client pulled out, no translation needed
R | client is back in, resume at page 11
= security | Scan the office network for open ports | range=10.0.0.0/24 | | 60 of 254 hosts scanned.
N | ack
N? | {10.0.0.17} is a honeypot, ignore its findings
Nq | will it disturb the phones?
mc | slower, max {50} packets a second
ms | the guest range too
mt | run the rest at night
M5SDR | stop scanning, write an incident response handbook for the board instead
D | convert this invoice to pdf
D | suggest a name for our hamster
P! | halt the scan at once, the pbx crashed
C! | terminate the scan
R | pbx is up, go on scanning
S | % done?
= events | Organise a farewell party for Ruth on the 28th | guests=30 | | The room is reserved, I asked two caterers.
N | she will be so happy
N? | she can't have gluten, you know that I think
Nq | how much per head?
mc | the {29th} would be better
mc | {45} guests
ms | we need a present
mc | cancel the second caterer, take the first
M5SDRT | not a party, she wants a charity run through town with sponsors
D | can you fill in my expense claim
D | how do I unblock a sink
C | Ruth is staying! so no party
P | don't go on till I have talked to Ruth
R | talked to Ruth, please go on
S | what has been arranged up to now
= hotel-desk | Request a late checkout for room 312 | room=312 | time | Until what time would you like to stay?
N? | {2} in the afternoon
N? | one-ish
Nq | is there a fee?
ms | the same for room {314}
mc | noon is enough
M5SR | I'd rather extend by four nights, move to a suite and get the family in
D | where can I get a good steak round here
D | the shower in my room is leaking
C | forget the checkout thing, I leave at nine
P | let me ask my wife first, wait
S | did reception say yes
= recruiting | Screen 80 CVs for the nurse positions | cvs=80 | | 25 read, 6 shortlisted.
N | marvellous
N? | ward {3} has the biggest gap
Nq | do the six have night experience?
Nqh | why was the third one turned down?
mc | german at {B2} or better
mc | stop rejecting career changers
ms | rank them as well
M4SDRT | forget CVs, design an apprenticeship programme for school leavers
D | order new scrubs in size m
Dq | whats a bank holiday exactly
C | post is filled, stop the screening
P | take five
R | resume the screening
S | where r u
= sql-dev | Speed up the orders query, it takes 9 seconds | db=mysql | | An index on customer_id brings it to 2 seconds.
N | sweet
N | nice one, ship it
N? | the table has {40} million rows
Nq | does the index slow down inserts?
mc | no new indexes on {orders}, use a covering one on {items}
mc | target is under {500} ms
mc | drop the hint and use a join
ms | same for the refunds query
mc | kill the subquery, it is ugly
M4SCRT | stop tuning, move the whole orders domain to {Elasticsearch}
D | git says my branch has diverged, what now
D | add me to the mailing list
C | revert your plan, we don't need this
P | stop a moment
Sh | what did you try so far
S | where are we at
= frontend | Build the checkout page with React | framework=React | | The form validates, payment comes next.
N | dope
N | makes sense to me
Nqh | which validation library did you end up using
N? | {stripe} keys are in the vault, nothing to do for you
mc | use {Vue}, sorry
mc | the button says "Pay now", not "Buy"
md | make it a single column
ms | apple pay too pls
mc | undo the last change to the form
M4SDRT | no checkout page, we go with a marketplace listing and rebuild the shop as a catalogue
M6CdT | the whole page should be server rendered php, start over
D | my laptop fan is super loud
D | write release notes for the ios app
P | brb, dont push anything
R | back, proceed
C | stop work, we've been acquired lol
S | hows the checkout page doing
= pm | Break the payments epic into tickets | epic=PAY-1 | | 9 tickets so far.
N | thumbs up
Nq | who estimates them?
N? | refunds are handled by team {Otter} anyway
mc | nothing bigger than {5} points
ms | tickets for the docs please
md | in a sheet, not in jira
M5SDT | forget tickets, cost the epic against buying a vendor and write a decision paper
D | reply all and say I'm out sick
D | find a babysitter for thursday night
C | epic is cancelled, so are the tickets
P | lets put this on hold
R | take it off hold
S | what's the state of play
= bank | Open a savings account for my daughter | name=Mia | birthdate | When was she born?
N? | {4 March 2015}
N? | she is nine, march 4th
Nq | what interest does it pay?
mc | in my name, not in hers
ms | with a debit card
M4SD | no account, put the money in a trust with a lawyer and a fund
D | my card got swallowed by the machine
D | exchange 300 dollars
Dq | where's the nearest cash machine
C | never mind the account
S | is it open yet
P | wait, her passport is at home
= energy | Compare electricity tariffs for our flat | kwh=2400 | | I have eleven offers, three are green.
N | interesting
N? | our meter is a smart one
Nq | which has the shortest notice period?
mc | green power only
mc | we use {3100} kwh now, with the dryer
ms | gas too
md | rank them by price
M4SDRT | no tariff, calculate solar panels with a battery for the whole building
D | bake time for banana bread?
D | text Jim I'll be late
C | we stay with the old one, stop looking
R | go on comparing
S | which is best so far
P | leave it a moment
= school | Make a quiz about the water cycle for grade 5 | questions=10 | | Seven questions are finished.
N | the class will love it
N? | they know condensation already
Nq | is there an answer key?
mc | {15} questions
mc | true or false only
ms | with pictures
M4SDT | not a quiz, a whole term of lesson plans on climate
D | tell the parents that the bus is late
Dq | how high is the net in volleyball
C | drop the quiz, we are behind
S | quiz ready?
P | break for lunch, stop there
R | lunch is over, on we go
= ops-free | Tidy the shared drive: one folder a project | drive=S: | | Half of the folders are moved.
N | yes that is right
N | mhm
N | ok but be careful
N? | the folder {legacy} is empty anyway
Nq | where did the contracts go?
mc | don't move anything owned by {finance}
mc | name them by year first
ms | and delete temp files
mc | put the photos back where they were
M5SDRT | give up the drive, set up a document management system with workflows
D | when does the fiscal year end
D | find me a hotel in Ghent for tomorrow night
P | stop moving stuff for a bit
S | what's left to do
C | abandon it please
R | okay resume the move
= coder | Write a script that backs up the photos to an external disk | os=macOS | | The copy step works, adding a checksum now.
M5SDRT | Let's throw that away. I want a cloud service that the whole family can upload to.
M6CdT | start again in {PowerShell} for windows, nothing of the mac stuff
MSDRT4 | you know what, ditch the backup and write me a photo editor
M5Sdrt | rather than backing up, delete all duplicates on every machine in the house
mc | cancel the checksum, it takes too long
ms | verify the files after the copy. Also log the errors to a file.
D | By the way, my sister asked for a lasagne recipe. Do you have one?
D | Could you look into why the garage door opener beeps?
N | Thanks for the update. That all sounds sensible to me.
Nq | Out of interest, how does the checksum work?
P | Please stop for a moment. I have to find the cable.
R | Found the cable. You may go on.
C | Please cancel the job, I bought a proper product.
S | Sorry to bother you, but how is the script coming on?
S~ | no pressure, just wondering how far you are
= coder | Create a Telegram bot that posts the menu of the canteen every morning | time=8:00 | | The bot answers, the daily post is next.
M5CdT | no telegram, make it a {Discord} plus {WhatsApp} thing with an admin panel, all new
M4SDRT | lets pivot: a table reservation system for the canteen, bot not needed
M4SDRT | The canteen closed. Use what you have for a bot that reads sensor data from the greenhouse instead.
mt | post at {7:30}
mc | post it in english and in german
ms | tell me when the menu is missing, too
mc | don't post on weekends
D | what should i wear to a job interview
D | stop my newspaper subscription
D | pause my gym membership for august
N | yup
N | works for me, thanks
N? | the menu is on {canteen.example/menu}
Nq | what happens on holidays?
P | not now, wait
R | now you can
C | no bot. stop it please
= analyst | Find out why sales dropped in the north region in March | region=north;month=March | | Two big customers ordered less, I'm looking at prices now.
M4SDRT | drop the analysis and build a sales forecast for all regions for the coming three years
M5S | wrong question: find out why the south grew so fast, all products, since 2018
M5SDT | The CEO wants something else now: a plan for winning back lost customers, with costs.
M4SCRT | start over with the data of the entire group, not just us
mc | look at {April} as well as March
ms | check the weather effect too
md | two sentences are enough as the answer
mc | leave {Kessler} out, they went bankrupt
D | order business cards for Tim
D | Do me a favour and book a squash court for six.
Dq | random question: how do bees sleep
N | that matches what I heard
N | good to know
N? | {Kessler} moved to a competitor in february
Nq | how much less did the two order?
S! | I need to know right now where you are with this
S~ | when you get a chance, tell me where things stand
P | let's hold here for the time being
C | drop the analysis
= analyst | Score 300 support tickets by mood | tickets=300 | | 140 tickets are scored.
M5SD | forget scoring. Write answers to all of them and send them out.
M5SRT | not 300, all two million since the company began, with topics and owners
M4SDT | change the task: make a chatbot out of those tickets
mc | use five levels rather than three
mc | ignore tickets from staff
md | output as json lines
ms | give the reason for each score
D | fetch the minutes from last week and mail them to Joan
D | add eggs and flour to the grocery order
N | understood
N | that's okay
N? | some are in dutch
Nq | what is the mood of ticket {88}?
S | ticket count?
P | halt
R | go on then
C | dont score any more, done with this
= planner | Plan the move of our office to the second floor | people=35;date=1 July | | The seating plan is drafted.
M4SCRT | we aren't moving up, we go to another city: new building, new leases, everything
M5SDT | forget the move, plan for all people to work from home from july
M6SRT | it is now the entire company, {400} people on six floors, so plan it anew
mt | postpone it by two weeks
mt | {8 July}, not 1 July
ms | plan the server room as well
mc | sales must sit near the lift
mc | no weekend work
D | print 20 name badges for the visitors
D+ | New topic. I need a speech for the summer party.
N | we are all set then
N | no objections
N? | the lift is out of order until june
Nq | how many boxes do we need?
Nq$ | do we have enough desks in stock?
Nq$ | is the moving company free that week?
S | what is still open
P | stop the planning until the landlord has signed
R | landlord signed, let us continue
C | the move is off
= planner | Prepare a five day hiking tour in the Alps for six friends | days=5;people=6 | | Huts for two nights are reserved.
M4SDRT | they all hate walking: make it a beach week in Crete with flights
M5SCT | completely different idea, cycle along the Danube for two weeks
M5SD | don't reserve huts, write a guide book about the region for them
mc | {four} days
ms | {Ben} joins, so seven of us
mc | easier trails, max 600 m up
mc | cancel the second hut, we sleep in tents there
mr | book a guide for the glacier
D | how do I reset my thermostat
D | draft an apology to the neighbours for the noise
N | fantastic
N? | {Carla} is afraid of heights
Nq | are the huts heated?
Nqh | which hut did you reserve first?
S | what's booked so far
P | dont reserve anything more for the moment
R | everyone has said yes so go ahead, continue
C | trip cancelled, corona again
= assistant | Answer the 40 unread emails in my inbox | count=40 | | 12 answered, one needs your word.
M4SDT | don't answer them, unsubscribe me from everything and set up a new address for the family
M5SDRT | instead of answering, build filters and templates for the entire support team
mc | shorter answers
mc | sign with my initials
mc | do not answer {Greta}, I'll do it myself
ms | clear the spam folder too
D | find out the visa rules for Kenya
D | my phone screen is cracked, where do I get it fixed
D | start the dishwasher
N? | tell them yes
N? | the answer is no, sadly
N | as you see fit
Nq | which one needs my word?
S | how many to go
P | stop sending for a minute please
P! | stop sending immediately, wrong account!!
R | right account now, continue sending
C | leave the rest, I'm done with it
= assistant | Collect quotes from three painters for the flat | rooms=4 | | One quote is in: 2,300.
M4SDR | no painters, sell the flat: find an agent and get it valued
M5SCRT | not painting but a full renovation, kitchen, bath, floors, so ask general contractors
mc | only local firms
ms | a fourth quote would be good
mc | ceilings are not to be painted
mt | we need it done before {Easter}
m~t | no rush at all, end of the year will do
D | look up when the next total eclipse is
D | cancel my spotify subscription
D! | quick! I need a locksmith right away, I'm locked out
N | hm, pricey, but ok
N? | the flat has {92} square metres
Nq | does that include the paint?
S | did the others write back
S | heard anything from painter two?
P | keep the others waiting for now
R | ok ask on
C | my cousin paints it, so call the whole thing off
= assistant | Compare three phone plans for me and my partner | people=2 | | Plans A and B are compared.
N | fair enough
N~ | whenever you find the time, no rush
Nq | does B include roaming?
N? | we use about {15} GB each
mc | at least {20} GB
ms | our son needs one too
m~ | at some point add a column for the notice period, not urgent
M5SDR | skip mobile plans, get the whole family landline, tv and alarm system in one bundle
M5SD | Don't compare any more; write a complaint to the regulator about our provider.
D~ | no hurry, but some day look for a new sofa for us
D! | asap: print my boarding pass, the taxi is here
D | is there a bus to the stadium after midnight
S! | where are you with it?? I'm in the shop right now
P | lets stop here and continue tomorrow
R | morning! lets continue where we stopped yesterday
C | stop comparing, we stay where we are
= coder | Port the payroll export to the new API | api=v3 | | Two of five endpoints are ported.
N | all good
N | keep at it, looks right
Nqh | what was wrong with the second endpoint?
N? | {v3} wants iso dates, as you noticed
mc | log at debug level, not info
mct! | deadline moved up: it has to be in by {5 pm} today
ms | cover the sandbox endpoints as well
mc | stop retrying on 404
mc | pause between calls for {200} ms
mc | resume from the last id when it restarts
mc | cancel requests that take longer than {10} seconds
mc | show the status code in the log
M4SCRT | the vendor folded. Build our own payroll engine instead.
M6CT | do it as an event stream in {Kotlin}, none of the current code stays
D | show me how to fold a fitted sheet
D | kill the zombie processes on the build box
D | restart the vpn server
P | hold your horses
S | what's the holdup
C | scrap it
= coder | Make a timer app with start, pause and stop buttons | platform=web | | Start and pause are working.
N | the pause button looks great
N | stop button next, perfect
Nq | what does cancel do while it is running?
Nq | how does resume behave after a reload?
mc | the stop button must be red
mc | when I press pause the digits should blink
ms | a cancel button next to stop
mc | rename "resume" to "continue"
md | make it installable as an app
M4SDRT | no timer, make it a full project tracker with users and invoices
D | set a timer for 10 minutes
D | what's the best running shoe for flat feet
P | pause your work on the app
R | continue your work on the app
C | cancel the work on the app
S | how's the app going
= coder | Write the cancellation flow for subscriptions | product=web | | The confirm dialog is in place.
N | the cancel dialog is good like that
Nq | can people cancel on the phone too?
N? | legal says cancel must take two clicks
mc | ask for the reason before they cancel
ms | let them pause for a month instead of cancelling
mc | the status should read "ends on" and the date
M5SDT | turn this into a complete self service portal, drop the flow as such
C | stop working on the flow, we don't need it
P | wait with the flow until I'm back
S | is the flow ready
D | cancel my own subscription to the paper
D | unsubscribe me from the newsletter
= coder | Review my pull request on the parser | pr=212 | | I left three comments on the lexer.
N | good points, will do
N | thanks, merging later
Nqh | what was your second comment about?
N? | the tests are flaky, not your fault
mc | ignore style, only look for bugs
ms | look at the docs change as well
M4SDT | don't review it, write the parser anew with a grammar generator
D | open a ticket for the broken search
D | who is bringing the cake on monday
S | finished reviewing?
C | closing the PR, no review needed
P | stop reviewing, I'm pushing a new commit
R | pushed, go ahead with the review
= frontdesk | I want to move my check-up to another afternoon | dept=cardiology | date | Which day would you like?
N? | day after tomorrow
N? | this friday then
N? | any afternoon is ok
Nq | do I pay again for the change
mc | it has to be the same doctor
ms | move the blood test to that day as well
M5SD | skip the check-up, get me admitted and sort out the bed and the insurance
D | which floor is the cash desk on
D | I lost my insurance card
D | where can I charge my phone
C | leave it, keep the old date
P | bear with me, checking my shifts
S | did the change go through?
= analyst | Work out the cost of a second delivery van | km=30000 | | Fuel and insurance are in.
N | jolly good
Nq$ | is there money left in the vehicle budget?
Nq$ | do we have a driver available for it?
Nq$ | how many parking spaces are free?
Nq$ | which of the agents has capacity for this right now?
N? | diesel is {1.62} here
mc | electric van, not diesel
ms | count the wages too
md | one number is enough, no table
M5SDR | no van, work out what it costs to hand all deliveries to a courier firm
M4SCT | think bigger: a fleet of forty across the country, leased, with depots
M5SD | drop the costing and write the loan application for the bank
D | ring the window cleaner
D | how do I make a pivot table
C | forget the van
S | have you got a figure yet
= coder | Write a parser for our log format | format=v1 | | Timestamps and levels parse.
M5CdT | let us use an off the shelf product such as {Loki} and throw the parser away
M4SDRT | not logs. Parse the invoices that come by mail and post them to accounting.
M6CT | redo it in {C} as a kernel module, speed is all that counts
M5SDT | change direction completely: I want alerts on a phone, not a parser
M6SCT | redo the lot for format {v2}, v1 is dead, and stream it
mc | {v1.1} has an extra column at the end
mc | stop at the first bad line
mc | do not stop at errors, skip them
ms | return the line number as well
N | that is exactly it
Nq | what about multi line messages
D | what's a good name for a sailing boat
D | put the bins out reminder on tuesdays
S | how many formats are done
C | stop, we bought a tool
P | wait for me to send samples
R | samples sent, carry on
= travel | Arrange a business trip to Warsaw, Monday to Wednesday | from=Monday;to=Wednesday | | Flight is on hold, looking at hotels.
M4SCT | not Warsaw: they moved the meeting to {Seoul}, five people, ten days, business class
M5SDT | no trip, set up a video conference room and equipment for all offices
M4SDR | replace the trip with a conference we host here for 200 guests
M5S | instead of me the entire board goes, with partners, and it is a week in {Vienna}
mt | back on {Tuesday} night
mc | hotel near the station
mc | no layovers
ms | reserve a table for four on Monday
N? | my frequent flyer number is on file
N | good choice
Nq | is the flight refundable
D | whats a good podcast on history
D | have my suit cleaned
C | meeting was cancelled, so drop the trip
P | stay put until they confirm the date
R | date confirmed, keep going
S | is the hotel sorted
= writer | Edit my short story for the magazine | words=3000 | | I've edited the first half.
M5SDT | forget editing, turn it into a screenplay for a series of six
M4SDT | leave this one alone, I'd rather have you write a new story set on Mars
M6SCT | it's for children now, rewrite everything with easy words and a happy end
M5SD | rather than a story make a comic out of the whole thing
mc | keep the swear words
mc | present tense throughout
ms | suggest a title
mc | never touch the dialogue
N | you have a good eye
N? | the dog's name is {Bolt} on purpose
Nq | do you like the ending
D | what's the postcode of the town hall
D | arrange a pick up for the broken fridge
C | I withdrew it, stop editing
P | leave the second half for tomorrow
R | now the second half please, go on
S | how much of it have you edited
= support | Find out why I was charged twice | amount=49 | | I can see both payments.
M5SDR | don't look into it any more, close my contract, delete my card and pay out the balance
M5SD | make it a fraud case: block the card, call the police, get a lawyer
mc | write to me by email about it
ms | check february too
N? | the second one is from the {12th}
N | thanks for looking
Nq | when will I get it back
D | can I add my wife to the account
D | your app crashes on my tablet
C | it was my mistake, please close the request
S | what did you find out
P | one moment, my bank is on the line
R | I'm off the phone, please go on
= coder | Build an inventory system for a small pharmacy | db=sqlite | | The product list works, stock levels are next.
N? | the admin login is in the mail I sent you
N? | we have two shops, both use the same suppliers
N? | I put the sample data in the shared folder
N? | my assistant will test it on monday
N? | the old system ran on access
N? | most of the users are over fifty
N | yes, do the stock levels next
N | go ahead with the stock levels
N | great, keep going like this
N | proceed with option {B}
Nq | which currency does it store?
Nq | can two people use it at once?
Nq | what does the red row mean?
Nq | where will the backups be kept?
D | the till is out of paper, order some
D | my screen is flickering, what can I do
D | our fridge broke down, find a technician
D | do you know any good jokes
D | is there a petrol station on the way to the coast
D | do they sell stamps at the post office
S | is the stock part ready?
S | did the import go through?
S | has the list been finished?
S | got a first version?
S | any word on this?
S | anything new on that?
P | leave it there for the moment, I'll be back
C | we don't need the system, please end the task
= report | Summarise the feedback from the summer camp | forms=64 | | Half of the forms are read.
N? | two of the forms are from the same family
N? | the camp leader was {Petra}
N? | I already removed the empty ones
N? | the kids filled them in themselves, so mind the spelling
N? | we had rain on three days
N | ok, on to the second half then
N | yes, and thank you for the quick start
N | go with the second title
Nq | do many complain about the food?
Nq | how did they like the lake?
mc | send the summary to {Petra} as well
ms | add a section on the food to it
mc | send it as a pdf to my private address instead
mc | only the half from the parents
M5SDT | forget the feedback, plan next year's camp from start to end with a budget
D | send Petra flowers
D | what's the score
D | do you have plasters somewhere
D | where's my package
S | what's the latest on the summary
S | are the forms all read?
P | stop after this one and wait for me
R | now go on with the rest of them
C | please discard the summary, nobody wants it
= travel | Book a family room at the seaside for Easter | nights=4 | | Three places have rooms.
N? | our little one is two
N? | we come by car
N? | my husband has a loyalty card with one of them
N? | I have sent you our names already
N | book the first one then, as planned
N | yes the one with the pool, go ahead
Nq | do they have cots?
Nq | can we bring the dog?
Nq | when do we have to pay
mc | put my sister's name on the booking instead
ms | add breakfast to the booking
M4SDRT | we would like to give up the hotel idea and buy a caravan, find one and insure it
D | do you sell umbrellas?
D | how do I renew my library card
D | my suitcase is broken, where can I get it mended
S | did the booking work?
S | is it confirmed
C | we are ill, so no easter trip, call it off
= scheduler | Arrange a parents' evening in March | class=5b | | The hall is free on the 12th and the 19th.
N? | the head teacher can't see well, so print is fine
N? | most parents work shifts
N? | {Mrs Blum} lives in Ghent these days
N? | I told them already
N | the 12th, as you proposed
Nq | does the hall have a projector
Nq | how many chairs are in there
mc | put it on a {Thursday}
ms | add the new family to the mailing
mc | drop the afternoon session
M5SD | rather than an evening, visit every family at home and write a note on each
M5SDT | call off the evening; set up an online portal with chat for all parents
D | look at the heating in room 12
D | compose a song for the choir
S | have they answered
S | what remains to be done
P | wait for the head teacher's word
R | she agreed, you can resume
= support | Exchange the jacket I bought for a larger size | order=7702 | size | Which size do you need?
N? | {XL}
N? | one up from M
N? | I'm 1.86 if that tells you something
N? | the tag is still on it
Nq | who pays the postage
mc | in {green} if there is one
mc | send it to my office address
ms | add a belt to the parcel
M4SD | no exchange: full refund, and cancel my customer account too
D | do you have hiking socks?
D | I can't log in to your app
D | my gift card shows no money
S | has the new one been sent?
S | is there any news about the exchange
C | I keep it after all, so no exchange please
P | hold on, I'm measuring
= diner | Find a place for dinner with my parents on Sunday, something Greek | cuisine=Greek;day=Sunday | | The Olive Tree has a table at seven and good ratings.
N | That sounds just like the kind of place they would enjoy. Thank you for looking into it.
N | Yes, that one is right, please go ahead and book it for us.
N | No, that will be everything for now, thanks a lot for your help.
Nq | Lovely. Could you tell me their phone number and whether they have a garden?
Nq | And what does a main course cost there, more or less?
Nq | Do they have a car park, and is there a step at the entrance?
N? | There will be four of us and my father walks with a stick, so a table near the door would be kind.
N? | I would like to sit outside if the weather holds, we are fine with seven.
mc | Could you see whether they have something at eight, seven is a little early for us?
mc | I'd rather go to a place with vegetarian dishes, please look for one of those.
ms | Please order a small cake as well, it is my mother's birthday that evening.
mc | Is there anything else that is a bit cheaper?
M4SDRT | We talked it over and would rather cook at home. Please put together a menu, order everything and rent plates for thirty.
D | That's settled then. I also need a taxi from the station to my hotel tomorrow.
D | Great, thank you. By the way, can you find out when the museum of modern art closes?
D | Perfect. Next, I would like to send two hundred euros to my daughter.
S | Have they confirmed the table yet, or are we still waiting?
C | My parents can't make it after all, so please don't book anything.
= flatfinder | I'm looking for a two bedroom flat near the university | bedrooms=2;area=university | budget | What is the most you would like to pay a month?
N? | Not more than {1100} a month, all included.
N? | I would say about {900}, but I could stretch it a little.
N? | We need it from the first of October, and there are two of us.
N | Yes please, show me the first three.
Nq | Does the second one allow pets, and is it furnished?
Nq | What is the address of the one with the balcony?
mc | Please look in the old town as well, I don't mind a longer walk.
mc | Make it three bedrooms, my brother is moving in with us.
ms | Could you also check whether they have a parking space?
M5SDT | I think we should buy rather than rent, so please find me a mortgage and houses in the suburbs.
D | Thanks, I'll think about those. Now I need a dentist who is open on Saturdays.
D | Okay. Could you play something by Miles Davis while I read?
S | Did you hear back from the landlord?
P | Please hold on, I need to talk to my brother before you write to them.
C | We've found something through a friend, so you can stop looking.
= ride | Get me a ride to the conference centre at nine tomorrow | to=conference centre;time=9:00 | people | How many people will ride with you?
N? | Just me, and I have one big suitcase.
N? | There will be three of us, and a shared ride is fine.
N | Yes, that is correct, please book it.
Nq | How long will it take to get there, and what will it cost?
mc | Actually please make it half past eight, I'd like to be early.
mc | A bigger car would be better, we have a lot of luggage.
ms | I'd also like to be picked up there at five in the afternoon.
M5SD | I don't want a ride at all now. Please find me a rental car for the month and insurance for it.
D | Thank you. What will the weather be like there tomorrow?
D | That is all for the ride. I'd like to see a good comedy tonight, what's on?
S | Is the driver on the way?
C | I'm ill, please cancel the ride.
= events-desk | Buy two tickets for the jazz concert on the 9th | count=2;date=9th | | There are seats in row F for 48 each.
N | Row F is fine with us, please buy them.
N | Thanks so much, you have been a great help, nothing else for today.
Nq | Where is it, and when do the doors open?
Nq | Can I still give them back if something comes up?
mc | We are four now, so four tickets please.
mc | I would like to sit a little further back, if there is something cheaper.
ms | Please get us a table at the bar before the show.
M4SDRT | Forget the concert, I'd like to hire the band for my wedding and need the whole evening planned.
D | Good. I also want to book a bus to Leeds for the weekend.
D | Could you tell me my account balance please?
S | Have the tickets been sent out?
P | Wait please, my friend is checking her calendar.
R | She can come, so please go on.
= writer | Prepare the newsletter for members | | | I am choosing the pictures.
C | stop
C | STOP
C | please stop
C | ok stop
C | quit
P | hold
P | wait!
P | halt for a moment
S | how is it going so far
S | progress update?
R | resume please
R | proceed.
N | okay then
N | yes!
N | noted
= ops-bot | Clean up old log files on the servers | age=90 days | | 40 of 120 servers are done.
C | stop.
C | stop everything
C | stop now
C | cancle it
C | end it
P | hold it
P | pause.
S | how is it going?
S | how goes it
S | update?
R | Continue.
R | you can continue
N | alright
N | good
= buyer | Get offers for 30 office chairs | count=30 | | Two offers are in.
C | Stop!
C | stop all of this
C | just stop
C | cancel pls
C | kill it
P | hold please
P | Pause please
S | how's it going
S | where are you
S | status pls
R | go on.
N | ok!
N | great!
N | thank you
`
