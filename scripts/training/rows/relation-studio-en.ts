/**
 * English rows for the relation of a message to the running task, by a writer who had seen no other row: messages of offices, workshops and studios, in the talk of each trade.
 * `relation-rows.ts` reads the notation and explains it.
 */
export const studioRelationRowsEn = `
= coder | Refactor the payment module into smaller files | module=payment;language=TypeScript | | Four of nine files are split out and the types compile.
S | how many files have you split so far
S | does it all compile again, or are you still in the middle
S | payment refactor: status?
P | don't touch anything for the next half hour, I'm rebasing
P | let's put the refactor on the back burner while the release is going out
R | pushed. The branch is all yours again, go ahead splitting
R | release is out the door, feel free to resume splitting
C | we're replacing the module with Stripe's own SDK, so there's no point in refactoring it
C | revert and forget about it
C | Nina did it on her branch last night and it's merged, you can let go of yours
D | why is the login page blank in Safari
D | set up a nightly backup of the wiki
D | the invoice PDF prints the wrong logo, find out where that comes from
D | write a job ad for a backend person
N | the tests for refunds were flaky before you came
Nq | where did the currency helper end up
N | that's how I'd have cut it too
m | keep the retry code together with the client
m | the stop() method should be renamed to halt()
M | port the whole module to Go while you're at it

= tester | Write unit tests for the date parser | module=date parser;target=90% | | 31 tests written, coverage at 64 percent.
S | what's the coverage now
S | are the leap year tests in
S | u done?
P | hold on, I'm about to change the parser's signature
P | CI is on fire, nobody push tests please, you included, until ops gives the all-clear
R | you can go back to writing tests, I won't touch the signature again
R | ops gave the all-clear, back to your tests
C | the parser gets thrown out next sprint, don't waste time on tests
C | kill the task, we're adopting a library that's tested already
D | bump eslint to the latest version
D | read through Omar's pull request on the cache
D | what is the guest wifi password
D | our staging certificate expires on Friday, renew it
N | I ran them here and they're green
Nq | which cases fail under the Turkish locale
m | skip the tests for the year 10000
m | use table tests in place of one function each
m | the case where the job is cancelled halfway needs a test as well
M | instead of unit tests make it a fuzzing harness for all our parsers

= deployer | Roll out version 4.2 to all regions | version=4.2;regions=6 | | Two of six regions are on 4.2.
S | which regions are on 4.2
S | are we live in Asia
S | how's the rollout looking
P | hold the rollout, latency is climbing in Frankfurt
P | halt at two regions until I've had a look at the graphs
R | graphs look healthy, proceed to region three
R | continue the rollout
C | abort, 4.2 corrupts sessions
C | product pulled 4.2, it isn't going anywhere
C | stop the rollout for good and leave the other four on 4.1
D | open a ticket with the DNS provider about the slow zone transfers
D | what did we spend on egress in March
D | give Priya read access to the logs
N | Singapore sleeps now, traffic is low
Nq | what's in 4.2 anyway
N | pager's with me tonight
m | São Paulo comes last
mt | leave twenty minutes between regions
M | don't do it region by region, blue-green for the whole fleet including the mobile backend

= analyst | Analyse why customers leave in the first month | rows=80k;period=first month | | The data is cleaned; I am fitting the first model.
S | model fitted?
S | where are we on churn
S | anything to show yet or is it still crunching
P | can you put churn to one side, legal is asking whether we may use that table
P | Stop the model for now. The server is needed for payroll until three
R | legal nodded it through, so churn away
R | please restart the model where it was interrupted
C | the consultants delivered the same analysis, ours is redundant
C | we're closing that product line, so I no longer care why they left
C | drop churn
D | how many new sign-ups did the podcast bring
D | I need a dashboard for the support team's answer times
D | clean the duplicate addresses out of the newsletter list
D | can you explain p-values to our intern
N | most of them came over the spring discount, in case you were wondering
Nq | is price really the strongest factor
N | makes sense
m | stop words should be removed from the comments before you count
m | leave test accounts out
M | predict lifetime value for every customer, not only why they go

= chart maker | Draw a chart of rainfall in the valley since 1950 | from=1950;kind=bars | colours | Which colours would you like?
N | blues
N | whatever the last report had
Nq | which was the wettest year
S | is the rain chart drawn
S | how far's the chart, 1980? 1990?
S | chart finished by any chance
P | hang fire, the weather office is sending corrected numbers
P | not now, I need you to leave the chart be until the editor is back from lunch
R | corrected numbers are in the sheet, draw on
R | you're free to continue with the bars
C | the article got cut, no chart needed
C | I found a good one in the archive, so yours can go
D | crop my portrait for the speaker page
D | check whether we may reprint the poem by Larkin
D | what's the Latin name of the grey heron
mc | the axis shouldn't stop at 2010
m | label every tenth year only
M | make it an interactive map with rain and temperature for each village

= slide maker | Prepare slides for Monday's investor pitch | slides=12;audience=investors | | Seven slides are laid out, the market slide is next.
S | how many slides are there now
S | deck ready for a look?
S | have you got to the market slide
P | sit tight with the deck, the CFO is reworking the numbers
P | pens down please, we might pitch a different product
R | back to the deck!
R | after an hour of arguing upstairs it turns out nothing changes, so please take up the slides again
C | investors withdrew, no pitch on Monday
C | Jo will talk without slides. So that's it for the deck
C | ax the deck
D | write a press release about the new office
D | book the studio for the podcast on the 18th
D | turn last week's interview into a blog post
D | who were the first customers of FedEx
N | one of the investors studied with me
Nq | where is the 40 percent from
N | slide three gives me goosebumps
m | pause the animation on slide five for longer, two seconds say
m | no more than twenty words a slide
M | rebuild it as a forty page printed prospectus

= reviewer | Revise the paper on soil bacteria after the reviews | reviewers=3;deadline=30 Nov | | The answers to reviewer one are written.
S | reviewer two answered?
S | how much of the revision is through
S | are you on the discussion yet
P | wait for the new sequencing results before you go on, they come on Thursday
P | let the paper rest, Helga is on a plane and wants to be in on it
R | results are as expected, so please continue with reviewer two
R | no more waiting, revise on
C | we're withdrawing the paper
C | the journal folded, can you believe it. Nothing to revise any more
D | apply for the travel grant to Vienna
D | order more agar plates
D | find three recent papers about biochar
D | my student's thesis needs a plagiarism check
N | reviewer three is surely Lindqvist
Nq | did reviewer one ask for more samples
N | I've finished my part of the methods, it's the version you have
m | shorten the abstract to 150 words
m | figure 2 has the stop codon in the wrong place
M | rewrite it as a short letter for another journal, without the field trial

= logo designer | Design a logo for the bakery Krume | name=Krume;style=hand drawn | | Three sketches are ready, I am inking the second.
S | can I see the logo yet
S | how's the inking going
S | all three finished?
P | pause on Krume, they may change the name
P | would you mind waiting with the ink, my client is showing the sketches to her mum
R | name stays Krume, ink away
R | Thanks for your patience. Do carry on with the ink
C | they went with a guy from their village, so we're out
C | bakery lost its lease, logo is history
C | toss it
D | the dentist wants new business cards, 500
D | which font is on this old tram ticket
D | retouch the photos of the carpenter's workshop
D | send Felix the invoice for the book cover
N | they bake with rye only, lovely people
Nq | is the ear of wheat drawn or is it type
m | a warmer brown
m | don't stop at the K, draw the other letters by hand as well
N | sketch two reminds me of my grandma's tins
M | do the whole identity: bags, van, shop sign, website

= copywriter | Write product texts for forty candles | products=40;tone=playful | | Texts for 15 candles are written.
S | how many candles have a text
S | past the halfway mark?
S | what's still missing
P | no more candles for now, the scents are being renamed
P | I have to ask you to interrupt the texts, tone of voice is being discussed upstairs as we speak
R | new scent names are in the sheet, write on
R | Continue!
C | the shop drops candles from the range, end of story
C | they're using the manufacturer's texts, we can stop here
D | a headline for the bus ad, six words at most
D | count how often we say sustainable on our homepage
D | translate the shipping terms into Dutch
N | the fig one smells divine
Nq | which one is your favourite text
N | yep, that's the tone
m | leave the two vanilla ones out, do the others
mc | never more than fifty words
m | once they're all written, drop them in Maja's folder
M | change them into forty short video scripts

= video editor | Cut the interview with the mayor down to five minutes | length=5min;raw=70min | | I am at minute 30 of the raw material.
S | which minute are you at
S | is there a rough cut
S | how long till the cut, are you close
P | stop cutting for now, her office wants to see the raw footage
P | freeze, the sound guy found a better track
R | they have no objections, keep cutting
R | you can unfreeze the cut
C | the mayor has stepped down and we're not airing it
C | the news desk cut it themselves, don't bother
C | pull the plug on the mayor piece
D | subtitle the clip of the fire station opening
D | where can I rent a crane for Sunday's shoot
D | rename the files from yesterday's drone flight
D | I need a jingle, three seconds, something with bells
N | she was nervous at the start, you'll hear it
Nq | does she say anything on the swimming pool
m | keep the pause before she answers the tax question
m | cut at the moment the tram stops
M | make it a half hour portrait with the archive material

= web developer | Make the booking page accessible for screen readers | page=booking;standard=WCAG AA | | Forms are labelled; the calendar widget is next.
S | is the calendar usable by keyboard yet
S | how many issues from the audit are open
S | progress on a11y?
P | let go of the calendar for today, Ines is swapping the widget
P | hold up pls, main is locked
R | widget swapped, it's your turn again
R | go go go, main is unlocked
C | booking moves to an external portal, so leave that page as it is and close the ticket
C | the audit firm fixes it as part of the contract, we don't need to
D | our 404 page could use a joke, write one
D | find out which customers still use IE11
D | move the newsletter sign-up to double opt-in
D | check why the image server ran out of disk
N | my uncle uses a screen reader, he said hi
Nq | what does the audit say about contrast
N | good catch on the labels
m | the stop button of the carousel needs a label too
m | aim for AAA on the text colours
M | every page on the site, not just booking, and the iOS app

= database admin | Migrate the orders table to Postgres | rows=40M;from=MySQL | | 12 of 40 million rows are copied.
S | how many million are across
S | is the copy still running
S | migratoin done?
P | suspend the copy, the shop is crawling
P | black friday starts in an hour. nothing heavy till midnight, so the copy has to wait
R | shop's quick again, start copying where you stopped
R | let the copy run again
C | we stay on MySQL, management decision
C | vendor does the migration as a service, terminate ours
C | cancel the migration
D | add an index to the sessions table in the CRM
D | who has the root password for the old NAS, ask around
D | write up how we restore a single customer
D | is there a cheaper plan for the monitoring tool
N | orders from before 2012 have no customer id, that's normal
Nq | how are the timestamps stored over there
m | rows with status stopped needn't come along
m | copy in smaller batches
M | all tables go over, with the stored procedures rewritten

= novelist's aide | Edit chapters one to ten of the novel | chapters=10;title=Salt Road | | Chapters one to three are edited.
S | which chapter have you reached
S | four done?
S | how's Salt Road coming on
P | put Salt Road down for a few days, I'm changing who the killer is
P | wait with chapter four, I hate it and will rewrite it tonight
R | I'd be glad if you went back to editing, I know who did it now
R | new chapter four is in your inbox, so edit on from there
C | I'm shelving the novel for good, thank you for everything
C | my publisher insists on their own editor, therefore our work ends here
D | write me a bio of 60 words for the festival
D | which train gets me to Trieste before noon
D | answer the fan who asked about the map
D | make a budget for my reading tour
N | I wrote chapter two in hospital
Nq | does the aunt come across as cruel
N | oh that's much better, thanks
m | please continue the scene at the well into the night, it ends too early
m | British spelling
M | turn the ten chapters into a stage play

= data wrangler | Merge the survey files from five countries | countries=5;format=csv | | Spain and Italy are merged.
S | France in already?
S | how many countries remain
S | is the merge through
P | hold the merge, Greece sent the wrong file
P | ethics board has a question about the ages; until that's answered please don't process anything
R | Greece sent the right one, merge ahead
R | processing may start again, ethics had only a formal question
C | the project partner did the merge in Stata, we use hers
C | funding was withdrawn, survey's dead
C | no merge needed after all
D | design a flyer to find test persons for the sleep lab
D | convert the 2009 interviews from tape to mp3
D | how do I get from Faro airport into town
N | Italy has more women than men, that is real
Nq | how many rows came from Spain
N | fine by me
m | missing ages as 999
m | drop question 14, keep all the others
M | not merge but build a database with a search form for all eleven waves

= game dev | Fix the collision bug in the second level | level=2;engine=Godot | steps to reproduce | How do you trigger it?
N | jump twice next to the red crate
N | no idea, it's random for me
Nq | does it happen on the Switch too
S | did you find the bug
S | squashed?
S | what have you tried so far, any closer to the cause
P | leave level two alone for now, Bo is moving the crates
P | wait, don't push, we're demoing to the publisher
R | Bo's finished with the crates, back on the bug please
R | demo over! bug time again
C | level two is out of the game, ignore the bug
C | the engine update fixed it on its own so nothing left to fix
D | compose a loop for the menu screen
D | the Steam page wants five screenshots, make them
D | what did players say in this week's reviews
D | raise the volume of the rain in level seven
m | the enemy shouldn't stop at the crate after the fix
m | fix it without changing the crate's size
M | replace our collision code with the engine's physics for all levels

= librarian | Collect literature on urban heat islands since 2015 | topic=urban heat;since=2015 | | 86 papers found, 40 of them screened.
S | how many are screened
S | search complete?
S | where've you got to with the heat papers
P | put a pin in the literature, our supervisor wants to narrow the question
P | library proxy is down so sit this one out till it's back
R | unpin the literature search
R | proxy works again, screening can continue
C | someone published exactly this review last week, so we're giving up on ours
C | cancel it, I switched topics
D | format my CV for the Humboldt fellowship
D | who at our department knows R well
D | book seat 14 in the reading room for Monday
D | draw me the floor plan of the lab to scale
N | Oke's book is the classic, you have it in there
Nq | how many are about Asia
N | I'm reading the Madrid one now
m | include conference papers
m | don't stop at English, take Spanish and French too
M | make a full meta-analysis from it with effect sizes

= newsletter editor | Write the October newsletter for the open source project | month=October;items=6 | | Four of six items are written.
S | is October ready to go out
S | two items left or three
S | newsletter where at
P | keep the newsletter back, a security fix is under embargo
P | hmm, stop writing for a bit, I want to ask the maintainers what they're happy to share
R | embargo lifted, write the rest
R | right, where were we? please go on with item five
C | we skip October, nobody reads it
C | foundation sends a joint newsletter this time, ours is off the table
C | leave it, I wrote it on the train
D | answer the person who asks how to build on Windows
D | pick a licence for the icon set
D | tidy the labels in the issue tracker
N | 300 people subscribed in September, wow
Nq | what's the lead story
N | love the opening line
m | say thanks to Yusuf by name
mt | it has to go out on the second rather than the fifth
M | an annual report of twenty pages in place of the newsletter

= animator | Animate the explainer about heat pumps | seconds=90;style=flat | | 35 of 90 seconds are animated.
S | how many seconds are in the can
S | has the compressor scene been animated
S | are we nearly at the end
P | let's pause here, the engineer says the flow goes the other way
P | render farm's overheating, ironically. Take a breather
R | animate on, the engineer had it upside down
R | farm has cooled down, start rendering again
C | the utility scrapped the campaign, down tools
C | client loved a stock clip more, sigh, so we are done with this one
D | storyboard for the tooth brushing spot, six frames
D | what does a voice actor cost per minute
D | export the bank's logo as a sticker for chat
D | file the tax form for the freelance illustrator
N | the engineer's kid drew the pump, cute
Nq | which way does the blue arrow point
N | smooth, really
m | the fan must not stop when the house is warm
m | hold the last frame for three seconds
M | make it a live action film with actors and no animation
`
