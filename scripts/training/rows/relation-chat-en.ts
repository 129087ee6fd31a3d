/** English rows for the relation of a message to the running task, by a writer who had seen no other row (but for some lines of one other hand, by accident): two people in turn, a terse team lead in a chat and a wordy, friendly colleague whose point stands late or in a side clause. `relation-rows.ts` reads the notation and explains it. */
export const chatRelationRowsEn = `
= coder | fix the flaky login test | repo=web-app;test=login.spec | | Looks like a race on the session cookie. Trying a wait on the redirect.
N | hm ok makes sense
N | is that why ci was red all week
N | fwiw the runner itself stops after 20 min, that's github not us
m | no sleeps tho
m | firefox too pls
M | nah forget the one test, port the entire suite to playwright
D | who's on call tonight
D | logout page footer is misaligned on mobile, take a look at that one
P | freeze til 3, hands off the repo
C | sam merged a fix already. drop it
S | green yet?

= writer | Draft the farewell speech for Margit's retirement party | person=Margit;length=5 minutes | years_of_service | How many years has she been with us?
N | Oh goodness, I had to ask Tomas because none of us could agree, some swore it was thirty, but payroll says twenty-seven, so let's trust payroll.
N | I love that you're opening with the coffee machine story, it made me laugh out loud on the tram, people stared.
N | She always says that she'll stop working when the printer stops jamming, which I suppose means never, ha.
m | It's lovely, it really is, and I wouldn't touch a word of the middle, only the boss is speaking before me and he never knows when to sit down, so three minutes would be kinder to everybody.
m | My colleague Rita read over my shoulder and went a bit quiet at the divorce joke, so perhaps that one line had better go.
M | You know what, we were chatting at lunch and half the team is remote, nobody will hear a speech properly, and so Ines suggested we do a printed photo book with captions instead, and I think she's right.
D | By the way, since you're so good with words, Rita is leaving for maternity next month too and somebody needs to write the handover plan for her accounts.
D | This is going to sound random, but what was the name of that Hungarian cake with the caramel on top?
P | Margit has just walked in and sat down next to me with her soup, so please let this lie until I'm back at my own desk, I can't have it popping up on the screen.
C | So it turns out she hates speeches, really hates them, she told Tomas she would walk out, and we promised there'd be none at all, so there is nothing left to write here, sorry for the trouble.
S | No pressure whatsoever, I'm only asking because the party is on Friday and my nerves are what they are, but roughly how much of it exists by now?

= data | dedupe the customer table | table=customers;key=email | | Held at row 40k as you asked. 1,212 duplicates found so far.
N | 1212? wow
N | which source has the most of them
m | match on phone as well
m | when it goes again, don't stop at 100k, take all of it
M | actually do a full merge across customers, leads and partners, with a golden record and a report per country
D | what's our snowflake bill this month
D | table for 6 tonight, thai, near the office
R | k, unfreeze
R | db window's open. from 40k on
P | nope not yet, leave it where it is til ops says
S | how many rows still to go once it runs

= translator | Translate the user manual for the coffee grinder into Spanish | source=English;target=Spanish;pages=38 | | Chapters 1 to 3 are done. Working on the cleaning section.
N | Chapter two reads so naturally that my neighbour from Burgos thought a Spaniard had written it, and she is not an easy woman to please.
N | In the safety part it says «stop the motor before you open the lid», which I only mention because my own grinder never stops when it should, typical.
m | I was thinking of our buyers, who are mostly in Mexico these days since the Madrid shop closed, poor Jorge, so it ought to be Mexican usage rather than the Spanish from Spain.
m | The engineers, bless them, renamed things again last night, and the «pause» key is now to be called «hold» wherever it shows up, also in the pictures.
M | After all that talk with marketing, and there was a lot of talk, believe me, they've decided nobody reads manuals, and what they'd like now is a two-minute voice-over script in Spanish and Portuguese in its place.
D | While I have you, and do tell me if I'm being a nuisance, the manual gearbox in our delivery van is making a noise, would you find a garage near Leith?
D | My daughter has a Spanish exam on the subjunctive tomorrow, could you explain to her when one uses «fuera» and when «fuese»?
D | The coffee in the canteen has become undrinkable, it's a scandal, could you compare three suppliers of beans for us?
P | The lawyers want to go over the English text once more, which will take them a day or a week, who knows with them, and it makes little sense for you to go further before that.
C | I've got awkward news, the whole grinder line is being withdrawn because of the lid thing, so there won't be a manual in any language.
S | I've promised Pilar a number for her Monday meeting, she likes numbers, so which page would you say you're on?

= travel | flights to lisbon for 4, oct 12-15 | destination=Lisbon;people=4;dates=Oct 12-15 | budget,bags | What's the budget per person, and will you check bags?
N | 300 each, carry on only
N | 300ish. no bags
N | budget is whatever finance signs, say 350
m | 5 ppl now
m | direct only, no stopovers
M | hm. not lisbon. offsite moves to a cabin by train, find that instead, rail + house + food
D | did jo's visa for india come through
D | lisbon office wifi is down, open a ticket
P | wait w/ that til headcount is in
C | offsite's off. don't book
S | found anything?

= shopper | Find a standing desk for the home office, white, under 400 euros | colour=white;max_price=400 | | I've put this on hold until you measured the room.
N | I did measure, twice in fact, because my husband reads the tape from the wrong end, and it comes to one metre forty along the window wall.
N | The one you had at the top the other day, was it the one with the cable tray or was that the Danish one?
m | Having slept on it, and having looked at the state of the cat's paws, white is perhaps a little optimistic, oak would forgive more.
R | The tape measure has been found, the wall is measured, peace reigns in the house, so you may look for desks again.
R | Thanks for being so patient about the room, it's all sorted now and I'd love to see where the search leads from here.
P | I know I said I'd measure by tonight, but the painter has moved everything into the hall, so let it rest a few days longer if you don't mind.
M | My physio, who's a darling but strict, says a desk alone is pointless, and so it should really be the whole corner: chair, lamp, screen arm and the desk too, with eleven hundred for everything.
D | Speaking of desks, the help desk at my bank never called me back, could you write them a stiff but polite letter?
D | Did I tell you my sister's coming? She'd like a good fish restaurant near the harbour for Saturday.
C | You won't believe it, the office is giving away its old ones for free and I've got one in the car already, so we can forget about buying.
S | I've lost track with all the painting going on, had you looked through all the shops before we broke off, or only the first few?

= support | answer the open tickets in the billing queue | queue=billing;tone=friendly | | 14 of 52 answered. Three customers ask for refunds.
N | refunds ok
N | lol the cancel guy again
N | which three
m | leave out the enterprise ones
m | sign as "the billing crew", not my name
m | ppl who write CANCEL in caps go to nina
M | stop answering one by one, build me a macro set + help page from them instead
D | printer on 4 is jammed again, raise smth w/ facilities
D | flight queue at cdg how bad rn
P | payment provider's down, sit tight
S | count?

= researcher | Find out which of our competitors offer a free trial and how long it runs | market=project tools;region=Europe | | I have eleven companies so far and their trial lengths.
N | Eleven already, well I never, I'd have guessed there were six of them in total.
N | It's funny how all of them make it so hard to cancel the trial once you're in, my mother paid for a year of one without knowing.
N | And the one with ninety days, is that truly free or do they want a card at the door?
m | I'm sure you've thought of it yourself, and forgive me if so, but a column that says how one cancels would be the first thing our director asks about.
m | The Swiss are always cross when they're left out of Europe, and our man in Basel is crosser than most, so do count them in.
M | We had the pricing meeting, three hours, no windows, and it came out that trials don't matter to anybody there; it's the onboarding they want compared, with screenshots and a score for each.
D | On a wholly different note, my own free trial of the yoga app ends tonight and I've forgotten how one gets out of it, do you know?
D | I wonder whether you could put together the seating for the Christmas dinner, there'll be thirty-one of us and two feuds.
P | Legal have got the jitters about us opening accounts at rivals, so until they've calmed down I'd rather you didn't touch any more of them.
C | It appears that Henning has had a student do exactly this over the summer, complete with charts, so yours would only gather dust, I'm afraid we won't be needing it.
S | I'm writing my little Friday summary with one hand and eating a plum with the other, what may I put down for the trials thing, half, two thirds?

= calendar | find a slot for design review with ana, leo, kim next week | people=Ana, Leo, Kim;length=60 min | | Tue 14:00 or Thu 10:00 fit all three.
N | tue
N | k thu. ana ok w/ that?
N | leo always cancels thursdays haha
m | 45 min is enough
m | nah other week
M | make it a 2 day workshop, w/ room, lunch, agenda, all of design
M | no meeting. turn it into a written review, doc + comment rounds + summary
D | review the design doc from leo, comments by noon
D | slot machine emoji, where is it on mac
P | ana may be off sick. leave it open, will ping
C | no review needed, kim signed off

= designer | Make a logo for the school's garden club | name=Green Thumbs;style=hand-drawn | colours | Which colours would you like?
N | The children voted, there was nearly a riot, and in the end it came out as leaf green with a bit of tomato red.
N | Since you ask, green of course, what else could it be for a garden, and brown like good soil.
N | I showed my husband the first sketch and he said the carrot looks surprised, which I think is rather in its favour.
m | One of the fathers is colour-blind and told me very kindly that he sees only mud where the red meets the green, so a plain black outline round it would help him.
m | Oh, and this is the end of the world, I hardly dare to say it, I'm mortified, everything's wrong: it's «Green Thumb» without the s.
M | It's a lovely logo, and then the head came by and said what we're missing isn't a logo at all but a great big banner, three posters and a leaflet for the open day, so that's what we'd better make of it.
D | The club also wants to know when to plant garlic this far north, do you have any idea?
D | While I'm at it, could somebody tidy the sign-up list for the chess club, half of the names are in there twice.
P | The half-term holidays begin this afternoon and there won't be a soul to look at anything, so save your pencils until they're all back on the third.
C | I'm a bit sad to write this, but the garden is going to be a car park, the council has decided, and with the garden goes the club and with the club the logo.
S | The little ones ask me every single morning, they're like a clock, so do tell me what I can say to them, is it nearly drawn?

= finance | reconcile september bank statement | account=main;month=September | | Paused at transaction 212, waiting for the card export.
N | export's in the shared folder, fyi. still need to check it's the right one
N | what was 212
R | got the card file, off you go
R | resume from 212
m | skip anything under 5 eur
m | use the bank's date not ours
M | do q3, all accounts, and write the note for the auditor too
D | when's vat due
D | bank's app logs me out all the time, find out why
P | export's broken. stay put
C | bookkeeper did it last night. done, forget it

= tutor | Prepare a lesson about fractions for ten-year-olds | grade=5;duration=45 min | | I have an opening game with pizza slices and two exercises.
N | Pizza always works with them, although last year somebody cried because he wanted a real one.
N | What happens in the second exercise if a child says that three eighths is bigger than a half, is there a hint for that?
N | We have a bell that stops everything at ten to eleven whether one has finished or not, so I know all about fractions of an hour.
m | I've got two pupils who came from Syria in spring and who are marvellous at sums but not yet at reading, so if the exercises could have fewer words, that'd be a kindness.
m | Since the timetable people have had their fun again, it's thirty-five minutes now rather than what I said.
M | You know, looking at them today I thought they're far past that, truly, so let us leave fractions to themselves and do a whole fortnight on percentages with a test at the end.
M | I've been asked to show it to parents as well, so what if it weren't a lesson but a little film they can watch at home?
D | My car insurance wants to know a fraction of something they call the no-claims bonus, could you read the letter and tell me what they mean?
D | One of the mothers is a baker and offers real pizza for the summer fête, would you draw up a rota of who stands at which stall?
P | There's a fire drill, or a fire, we'll see, anyway I'm out on the lawn with twenty-eight children and you needn't do any more till I write again.
S | I don't want to be the sort of person who keeps lifting the lid off the pot, but is the thing cooked?

= events | book a venue for the summer party, 80 ppl | people=80;city=Ghent;month=July | | Two places answered: a boathouse and a brewery.
N | brewery obv
N | does the boathouse have a roof
N | last yr's place cancelled on us, never again
m | 95 not 80
m | must be step free
m | free cancellation til june or no deal
M | screw the party. do a hike + bbq for each team, 6 dates, 6 places
D | boat trailer needs new plates, can you sort
D | 80s playlist for my run pls
P | budget talks mon. nothing goes out before
S | any word from the others yet or still just the two

= health | Rebook the patients of Dr. Amadi for the week she is away | doctor=Dr. Amadi;week=42 | substitute | Who is standing in for her?
N | It'll be Dr. Petrov, he did it at Easter as well and the old ladies adored him.
N | I asked at the front desk and they say Petrov in the mornings, and in the afternoons that young woman with the bicycle, Dr. Lim.
N | There's always one patient who cancels the moment you've called her, so don't take it to heart.
m | Mr. Oduya is ever so frightened of needles and he trusts only her, so please leave him out and I'll ring him myself after she is back.
m | I should have mentioned, though my head is like a sieve these days, that children's check-ups want a double slot.
M | Well, it's grown a bit: she isn't away for the week, she's leaving us for good in November, so it's all eight hundred of her patients who need a new doctor and a letter.
D | The blood pressure cuff in room two is on strike, would you order another?
D | Could you tell me whether one may take ibuprofen together with that new hay fever tablet, my niece is asking.
P | The booking system is being updated and shows everybody as born in 1900, so it'd be wise to leave the phones alone until it has come to its senses.
C | Guess who's standing in the corridor with a suitcase, her flight didn't go and she'll be in all week, so everyone can keep the time they have.
S | Reception is asking me, and I'm asking you, as one does: of the forty people, how many have been reached?

= home | set up the heating schedule for the flat | rooms=3;temp=20 | | Living room and bedroom are set. Bathroom next.
N | nice and warm already
N | why does it click
m | bedroom 17
m | holidays: don't stop it fully, frost guard
m | bath only 6-8am
M | skip schedules. want the whole flat automated, lights blinds alarm, the works
D | hot in here. what's the weather tmrw
D | order a new bath mat
P | plumber's here, leave the valves alone a sec
R | plumber gone. bathroom, go
C | moving out in 2 wks. pointless. drop it

= retail | Update the price labels for the autumn sale in the shop system | discount=15%;category=coats | | On hold, as you wished, until head office confirms the discount.
N | Head office has a new lady on the phone, she sounds about twelve, but she was charming.
N | Were there any coats among them that cost less than what we paid, do you remember?
m | She says twenty per cent, not fifteen, and that we should've had the memo, which of course nobody ever sends to us.
R | It's confirmed now, after four calls and a great deal of Vivaldi on the line, so the labels can be done.
R | I've just hung up with head office and there's nothing in the way of the coats any longer.
P | They want to confirm the confirmation, don't ask, so it stays as it is for today.
M | What she also said, quite by the way, was that it's no sale any more but a loyalty thing with points, which needs other labels, a flyer and a new rule at the till.
D | Could you find out why the alarm at the back door goes off each time that the baker delivers?
D | My own coat's lost a button, a horn one, is there a haberdasher left in this town?
C | The regional manager was here and said with that smile of his that prices stay as they are this autumn, no sale, full stop.
S | When we broke off the other day, how many of the coats had already got their new label, was it most of them?

= legal | go through the nda from Brightway, flag risky stuff | party=Brightway;type=mutual NDA | | Clause 7 has a five-year term and no carve-out for prior knowledge.
N | 5 yrs is nuts
N | what's 7.2 say exactly
N | termination clause is fine btw, they can stop whenever
m | also check who owns feedback
m | 3 yrs max, flag all above
M | don't flag, redraft. our paper, our terms, plus a cover mail
D | brightway's invoice from may, paid?
D | is the speed camera on a7 even legal
P | they're sending v2. don't waste time on v1, wait
C | deal's dead
S | which clause u at

= music | Put together a playlist for the wedding dinner, three hours, nothing too loud | length=3 hours;mood=calm | | I have 31 songs, mostly soft soul and bossa nova.
N | Bossa nova was what played when they met, you couldn't have known, I got goosebumps.
N | Is that the Nina Simone version or the other one, the one from the car advert?
N | My uncle will want it to stop by ten whatever we choose, he's been like this since the army.
m | The groom's grandmother, who's ninety-one and sharp as a tack, would so love to hear one song by Mireille Mathieu.
m | I'm told there are going to be speeches between the courses, so a few gaps, say a silent track of five minutes after each hour, might be a clever thing.
M | So the couple changed their minds in the car, as couples do, and it's to be a live trio at dinner and a proper dance set with a DJ afterwards; could you plan that evening instead, with names and prices?
D | The wedding shoes pinch me terribly, is there a trick to stretch leather over one night?
D | I've been meaning to ask, who'd be able to tune an old upright piano around here?
P | The bride would like to hear the first few before there are more, and she's in the mountains with no signal, so it's best that you rest on your laurels until then.
C | It's all off, I'm so sorry, not the playlist, the wedding, they've parted, and I'd rather not see those songs again.

= logistics | track the 3 containers from ningbo | containers=3;port=Rotterdam | | Two are at sea, one is still in Ningbo.
N | ugh
N | customs hold or what
N | yeah line cancelled that sailing, it's on the next
m | only need the one w/ the pumps
m | mail raj too when they dock
M | tracking's useless. find me air freight for all of it, quotes + customs docs
D | container for the leftover paint, where do those go
D | how do you say pallet in dutch
P | leave it over the weekend
R | monday. pick the boxes up again
C | sold em to another buyer, not ours now

= coder | Write a script that renames all our product photos after their article number | folder=photos;pattern=article number | | I stopped at your request after 600 files. The rest is untouched.
N | Six hundred is a good many, and I looked at a handful over my tea and they're all right as rain.
N | What does it do with the ones that show two articles at once, the salt and the pepper, so to speak?
m | It struck me in the bath that an underscore would be nicer than a dash, our old till chokes on dashes.
R | The backup's made, I held my breath for the whole of it, and so the remaining ones may get their names.
R | Karl has given his blessing now, after an hour's sermon on caution, and you can take it up where you left it.
P | Karl is still making his backup, he's at forty per cent and humming, so not just yet please.
M | He's also said, while humming, that names are for amateurs and what one wants is a proper photo database with search, tags and a page for the reps; would you make that?
D | I need a photo of myself for the badge, does one have to wear a tie in those?
D | There's another script, the one which mails the birthday wishes, and it has congratulated a man who died; could that be looked into?
C | We've been told that the new web shop gives its own names to all pictures and simply ignores ours, so your script has lost its purpose, through no fault of its own.
S | Just so that I can tell Karl something, he's drumming his fingers: the six hundred were out of how many?

= coder | add dark mode to the settings page | app=mobile;page=settings | | Toggle is in. Colours for the pause and stop buttons are next.
m | pause button green, stop stays red
N | toggle feels good
M | hm do all screens. and tablets. and a theme picker
D | dark pattern on the checkout, marketing wants it gone, pls look into it
D | why's the build server in oslo
R | back from standup, carry on then
M | y'know what, leave dark mode, make settings a web page
N | what hex is that grey
m | follow the system setting by default
D | crash in settings export, separate bug, someone file it

= researcher | Collect studies on four-day work weeks for our board | topic=four-day week;count=10 | | Resting since Tuesday at your request. Seven studies collected.
R | Hey, hope your week is treating you well! The board date's been moved back to where it was, so whenever you're ready, the remaining three studies would be wonderful.
R | So my kid's fever is down, I've slept for the first time in ages, and I finally have a brain to read things with, which means you can get back to digging.
N | I read the Icelandic one on the train home and honestly, I had no idea the sample was that large, it's kind of reassuring.
N | One of our board members keeps saying the pilot in Utah was cancelled, which is true, I guess, but they brought it back later in another form, didn't they?
m | Oh and since Dana chairs the meeting and Dana trusts nothing older than her phone, could everything be from 2020 or later?
M | I was telling my partner about it over dinner and it dawned on me that the board won't read ten studies, they'd want to know what it would cost us, so a cost model for our own 140 people would beat any literature list.
D | Totally unrelated, and I feel silly asking, but the four-day pass for the ski area, is it cheaper than four single days?
D | If you happen to have a minute, our board room needs a new screen, 75 inch or so, what would you get?
D | Ooh, before I forget, somebody has to write the minutes from last month's board meeting, I have the recording.
P | I know you were about to start again, but the chair's in hospital, nothing dramatic, and until we know who leads the board I'd keep it all in the drawer.

= data | chart of churn by month for the last 2 yrs | metric=churn;period=24 months | | Here is a first line chart. March 2023 looks like an outlier.
N | march was the outage
N | hm why's it dip in aug
m | bars not line
m | drop the trial accounts
M | make it a live dashboard w/ churn, nps, mrr, filters by plan
D | chart the office snack spend, it's a bet
D | what does churn even mean in dairy
D | pull the list of everyone who hit cancel yesterday, sales needs to ring em
S | final version where
C | board pulled the slide, no chart needed
M | scrap the chart idea, write a memo on why ppl leave

= writer | Write the product description for our new rain jacket | product=rain jacket;tone=outdoorsy | material | What's the outer fabric?
N | I went and asked the folks in sampling, who were lovely and gave me a cookie, and it's recycled nylon with a three-layer membrane.
N | Good question! According to the tag that I'm holding here, and it's a tiny tag so bear with me, it says polyamide, a hundred per cent.
N | I especially like your phrase about rain that won't stop, since that's pretty much our whole business model here in Bergen.
m | Our web person is super nice but also super strict, and she told me anything beyond 80 words gets chopped by the layout, so let's stay below that.
m | I hate to be that guy, and I'm sure that you've got your reasons, but the word «ultimate» has been used on every jacket since 2015 and I'd be happy never to see it again.
M | Funny thing, in the meeting we looked at the jacket, then at the sales sheet, and agreed that the jacket sells itself but the tents don't, so would you please do the texts for the six tents and leave the jacket be?
D | It's pouring here as we speak, do you know whether the ferry to Stavanger sails in such weather?
D | Also, the jacket I ordered for my son never arrived, would you chase up the parcel, the tracking's stuck on Tuesday?
D | Our intern needs a reference letter, a warm one, she was great with the returns desk.
S | The photographer is already here with his lights and everything, and he'd like to know if there's text that he can put beside the picture, is there?

= support | reply to the guy who wants his subscription cancelled | customer=Mr. Holt;plan=Pro | refund_amount | How much do we refund?
N | 49
N | full month, so 49 usd
N | no he wants to cancel his, not ours lol. but yeah full amount
m | offer a 3 month pause before cancelling
m | cancel the add-ons as well, say so
M | write a template for all such mails, 5 variants, and put it in the kb
M | nah don't reply. i need a root cause report on why pro folks quit
D | mrs. holt (other one!) has a login problem, deal w/ her
D | renew our own zoom subscription
C | he changed his mind, staying. nvm the mail
S | sent?

= travel | Plan a weekend in Prague for my parents' anniversary | city=Prague;people=2;budget=900 | | I've set this aside until you know the dates.
N | They were there in 1987, can you imagine, and my dad still talks about a dumpling.
R | Okay, so after about a hundred texts in the family group, we've landed on the second weekend in May, and that means that you can dive in again!
R | The dates are fixed at last, my brother's on board, the dog sitter's booked, nothing stands between you and Prague anymore.
m | My mom's knee has been acting up since the garden thing, so nothing with a lot of stairs, if that's at all possible.
m | Since all of us siblings are chipping in now, and even my cheap brother surprised me, you can go up to 1,400.
M | We talked about it on Sunday and realized that what they'd truly love is having everyone there, so it's turning into a trip for eleven with kids, and probably a house in the countryside rather than the city.
M | My sister floated a crazy idea and I kind of love it: no trip, instead a surprise dinner at home with a slideshow from all their years; could you plan that?
D | My parents' cat needs its shots before any of this, is there a vet open on Saturdays in Dayton?
D | Random thought, you wouldn't know how to get red wine out of a linen tablecloth?
P | Still no answer from my brother about the dates, he's hopeless, I love him, so yeah, let's leave it sleeping a little longer.
C | It breaks my heart a bit, but dad's doctor said no flying and no long trains this year, so I guess Prague will have to live on in the stories.

= finance | forecast cash flow til year end | company=Nordlys;start=August | | Base case is ready. Building the pessimistic case.
N | base looks sane
N | what's assumed for payroll
m | add the loan, 200k in oct
m | pessimistic = clients stop paying for 60 days, not 30
M | throw it all out, model the sale of the company, 3 scenarios w/ tax
D | forecast for saturday? bbq
D | cash box in the shop is 40 short, who closed
P | cfo wants to see base first. don't build more for now
R | cfo's fine w/ it. on with the pessimistic one
S | how long still
N | grim but fair

= translator | Put the contract with the Polish supplier into English | source=Polish;target=English | | Paragraph 9 says the supplier may suspend deliveries after two late payments.
N | Suspend, yes, they did that to us in February, it was quite the drama, with a truck turning round on the highway.
N | Out of curiosity, because my Polish ends at «dzień dobry», is «suspend» the same there as «terminate» or is it softer?
N | Okay that all makes sense to me, and thanks for adding the footnotes, they're super helpful for a non-lawyer like me.
m | Our lawyer's from Leeds and she gets hives from American spelling, I'm not joking, so if you could keep it British.
m | The appendix with the bolts and nuts is, I've just been told by a very relieved purchasing guy, already in English somewhere, so you needn't do that bit.
M | I'm afraid I explained this badly at the start, it was a long day: nobody needs the English text as such, what we need is a list of every duty and deadline in it, who owes what to whom, in a table.
D | There's a letter from the Czech tax office on my desk too, no clue what it's about, could you give me the gist?
D | Do you know how to pronounce Łódź? I'm calling them at two and I'd love not to embarrass myself.
D | My contract for the gym runs out soon, when's the latest I can give notice if it says six weeks before quarter end?
P | They've just called to say there'll be an amended version on Thursday, with changes on nearly each page, so I'd say take a breather until that's landed in my inbox.

= shopper | reorder toner for the 3rd floor | model=HP 415A;qty=4 | | Found it for 62 each, delivery Friday.
N | k order
N | 62 incl tax?
m | 6
m | cyan too
m | whoever is cheaper, friday's not holy
M | get rid of the printers. lease offers for the whole building, 3 vendors
D | 3rd floor fridge stinks, get cleaning up there
D | who was 415a assigned to, the room i mean, is it free at 4
P | lemme check the cupboard first, dont buy yet
C | found 8 in the basement. no order
S | arrived?
D | book me a toner... no wait, a barber. sat morning

= events | Organize the book launch at the library | author=Ines Calder;date=June 5 | | Stopped for now as you said. The hall is reserved, the invitations aren't out.
R | The author just got back to me, all smiles, she can do the fifth after all, so let's get those invitations moving.
R | I had a real heart-to-heart with the librarian and she's fine with wine in the hall, which was the only thing we were waiting for, wasn't it?
R | I feel terrible that I kept you waiting over a hall key of all things, it's been found, the coast is clear.
N | How many seats were there in the hall again, I told people a hundred but I may have made that up.
N | She's reading the chapter where the train doesn't stop, it's so moving, I cried in public.
m | Her publisher's a sweetheart and is bringing a table of books, so there'd have to be a card reader as well, they say nobody carries cash.
M | The library, it turns out, only wanted her because of the prize, and now they'd rather have a three-day festival with eight authors, so we'd be thinking of that from now on.
D | I have an overdue book from that library since 2019, what on earth would the fine be?
D | My nephew has written a poem, it's twelve pages, could you find a kind way to tell him it's long?
C | Ines has broken her leg, she's in good spirits, but there's going to be no launch, not in June and not later, the publisher's doing it online without us.
S | I kind of blanked on what had been arranged before we put our feet up, could you give me a rundown of what's done?

= tutor | quiz on the french revolution, 15 questions | level=grade 9;count=15 | | Ten questions so far. Number 8 is about the execution of Louis XVI.
N | 8 is good
N | isn't 3 too easy
m | don't stop at 15, do 20
m | no dates. they hate dates
M | turn it into a board game
M | russian one instead. and full lesson plan
D | french press at school's broken, buy one
D | mark the maths quiz from tue
P | leave it, class trip this wk
C | colleague has one from last yr. k thx, done here
S | how many now

= health | Prepare a diet plan for our patient with diabetes, vegetarian, two weeks | patient=no. 4471;diet=vegetarian | allergies | Does the patient have any allergies?
N | I gave her a quick ring and we ended up talking about her grandchildren for half an hour, but yes, peanuts, and it's a bad one.
N | None that she knows of, she says, and at eighty-two you'd think that she would have found out.
N | She told me she stopped eating bread ages ago, not because of us, because of her teeth.
m | She lives all by herself since March and cooks on a single hot plate, so it'd be sweet if each dish needed just one pot.
m | I've been thinking about those breakfasts, they look delicious, I'd eat them, but her sugar is worst in the morning, so fewer carbs there.
M | The doctor looked in and thinks that it's not the eating at all, it's that she forgets her pills, and what would help is a medication schedule with reminders and a sheet for the nurse, so could you do that rather than menus?
D | Our own canteen has put lentils on the menu for five days running, who do I complain to?
D | Patient 4417, not to mix them up, wants copies of his x-rays sent to Hanover, would you see to it?
P | She's going in for some tests first and the results might turn everything upside down, so there's no sense in adding more days to the plan until then.
R | The lab was quick for once and there's nothing new in the results, so you're welcome to go on with week two.
S | The daughter's on the phone with me and quite insistent, in a nice way, are we talking hours or days until there's a plan?

= home | find a painter for the stairwell | building=Elm 14;floors=4 | | Asked five painters. Two quotes in.
N | which two
N | 2nd is a ripoff lol
m | quotes by wed latest
m | low smell paint, kid w/ asthma
M | full reno. floors, lights, doors, get an architect
D | painter frida kahlo, when did she die
D | stairwell light on 2 is out
P | owners vote on it the 9th. no more calls til then
R | vote's thru, 7:1. keep calling
C | owners said no
S | other three?

= retail | Write the returns policy for our little online store | country=Ireland;days=14 | | Draft is up. Section 3 covers how a customer cancels an order.
N | Section 3 is so clear that even my father-in-law could cancel something, and he can't cancel a newspaper.
N | Do we have to pay for the postage in that case, or do they? I've read it three times, but it's late and the dog's barking.
m | In the section about cancelling, and I'm only picking at it as I love the rest, make it thirty days rather than fourteen, we're generous people.
m | My business partner, you've met her, the one with the hats, thinks that underwear should be left out of returns, for reasons.
m | I'm going to be a total diva about this and put my foot down and possibly scream: there should be a comma after «however».
M | Thinking about it in the shower, we have no terms, no privacy page, no cookie thing either, so if you'd do the whole legal set and then put it on the site, that'd be grand.
D | Someone returned a teapot with tea still in it, I kid you not; could you write her a gracious email?
D | How do I clear the jam in a label printer? It's a Brother, the little grey one.
P | My accountant's wife is a solicitor and she's offered to look at it on Sunday for a bottle of red, so I'd leave the pen down until she has.
S | I've got the web guy on the other line being ever so polite, he'd love a sense of when he might have the text?

= legal | reminder letter to tenant, 2 months rent open | tenant=Kowalczyk;amount=2,300 | deadline | By when should he pay?
N | 31st
N | end of month
N | he said he stopped the standing order "by accident", sure
m | amount's 2450, fees incl
m | softer. he's a decent guy
M | no letter, draft the termination + court filing
D | tenant on 2nd floor wants a dog, allowed?
D | check if my own rent can go up under the index clause
C | he paid just now. letter not needed
S | letter out or what
P | he's calling me at 5. wait for that
D | letter box in the yard is bent, get a price

= music | Transcribe the solo from the recording for trumpet in B flat | instrument=trumpet;key=B flat | | I'm keeping it on pause after bar 32, as agreed.
N | Bar 32 is precisely where my teacher used to stop me too, so you're in good company, ha.
N | Is that a ghost note in bar 19, or did the drummer just drop something?
R | I've found the better recording, it was in the glove compartment the whole time, so let us move along from bar 33.
R | My lip has healed, practice is on for Thursday, and I guess that means that I'd be thrilled to see the rest of those bars.
m | I switched horns last month, long story with a happy ending, so everything should be for flugelhorn range, not above the high A.
m | There's one thing that would help my old eyes such a lot, and that's bigger notes, four bars per line.
M | The band heard the first half and went wild, and what they want now is a full arrangement out of it, five horns, rhythm section, the works, if you're game.
D | What year was the Montreux concert with the two drummers, we've been arguing about it since breakfast.
D | I need to sell the old cornet, could you write an ad that doesn't mention the dent too loudly?
P | I wish I could say «go», but the recording's owner wants to be asked first, and until she replies I'd be happier with things as they are.
C | Someone has published the very same solo, note for note, for three dollars, and it's good, so I just bought it and you're free.

= logistics | plan delivery routes for tmrw, 3 vans | vans=3;stops=41 | | Route 1 and 2 are set. Van 3 has 17 stops.
N | 17 ok for marco
N | does r2 pass the bridge
m | van 2 must be back by 2pm
m | stop 12 cancelled, take it off
m | no stop at the mall
M | one van broke. also new depot. redo all w/ 2 vans + bikes, both days
D | van 3 needs an oil change, book it
D | route to grandma's w/o tolls?
P | orders still coming in til 6, wait
R | order book's closed. finish the routes
S | van 3?
C | strike tmrw. no deliveries, no routes

= designer | Design a slide deck template in our new brand colours | slides=12;brand=Havn | | Title, agenda and chart slides are ready.
N | The chart slide's gorgeous, my boss actually said «huh», and from him that's a standing ovation.
N | Just for my own understanding, as I'm more of a numbers person, is the teal on the agenda the same as on the business cards?
N | I once sat through a talk that had ninety slides and no pause, so I'm grateful for your restraint.
m | Since Gunnar presents on that ancient beamer in the cellar, which shows everything in yellow, a bit more contrast on the title would save him.
m | It would be neat, and I say that as somebody who always forgets, to have the date in the footer fill in by itself.
M | The brand people saw it and got hungry, so it's now letterhead, business cards, email signature, trade fair wall and, oh yes, the slides somewhere at the end.
M | I've been thinking out loud with Siv, and actually make it a short animated video, decks are so last year.
D | Would you review the slides that Gunnar sent for his talk on fish feed, just for typos, he's shy about asking?
D | Colour question from home: does sage green go with a dark brown sofa?
P | They're having second thoughts about the teal upstairs, and I'd hate for you to colour twelve slides twice, so just let it simmer for a bit.

= calendar | move all my 1:1s to friday | person=me;count=6 | | Four of six moved. Pia and Ola have conflicts.
N | pia's conflict is fake lol
N | ola can do mornings
m | not pia, leave hers
m | 25 min each
m | nothing after 3pm fri
M | kill 1:1s altogether, set up one team hour + office hours + a form for topics
D | friday fish place near office?
D | whats the 1:1 ratio in concrete mix
R | back. go on w/ the last two
P | hr says wait for the re-org. so wait
S | all six in?
C | leave 1:1s where they are after all, put the four back

= coder | migrate the cron jobs to the new scheduler | jobs=23;target=Temporal | | 9 of 23 moved. The nightly cancel job fails its dry run.
N | cancel job was always weird, it kills stale orders
N | what's the error
m | run the stop-loss one hourly instead
M | hm. no temporal. go k8s cronjobs, all 23, plus alerts and runbook
M | just document them, dont move any. wiki page per job
D | nightly bus n4, still running?
D | jobs page on our site has a dead link, get it fixed
S | 9 still or more
C | revert, we stay on the old one. over
N | yep that's expected in dry run

= writer | Write a newsletter for our allotment association | issue=spring;length=2 pages | main_topic | What should be the main story?
N | We went back and forth about it on the bench by the pump, and the winner, by a beard's width, is the new compost rule.
N | Honestly the flood, nobody talks of anything else, I still find carrots in places where no carrot should be.
N | What a nice question, you make me feel like an editor! The bees, please, definitely the bees.
m | Mrs. Achterberg's recipe has to be squeezed in somewhere, she's eighty and brings cake to every meeting, so you see that I've got no choice.
M | Our treasurer worked out the stamps, turned pale, and asked whether it mightn't become a website with a page per plot and a calendar, and the more I think of it the more I agree with him.
D | The association's lawnmower won't start, it coughs twice and dies, what might that be?
D | I've got to give a talk to the cubs about slugs on Thursday, could you sketch ten minutes for me?
D | Is rhubarb a fruit, legally speaking? There's a tenner riding on it.
P | I have visitors until Sunday who think I'm on holiday, so no newsletter in this house before Monday, if that suits.
S | The printer closes at five and his wife at four, if you follow me, so I'm wondering what state our two pages are in.
R | The visitors have gone, sheets are in the wash, I'm all ears again for the newsletter.

= data | clean up the survey results, 3,000 answers | survey=customer 2024;rows=3000 | | Idle since noon on your word. 1,900 rows are clean.
R | ok next batch
R | lunch over, remaining 1100
N | anything gross in there
N | 1900 is decent
m | keep the swear words
M | also code the free text, cross tabs, weights, slides
D | survey the team abt friday drinks, yes/no form
D | rows of desks on 5, who ordered those
S | so 1900 means what, 2/3?
C | survey was rigged. trash it all
P | stay idle, privacy guy wants a look

= travel | Arrange the train journey from Vienna to Naples for the choir | people=34;date=April 18 | | Night train to Rome has 34 seats left in couchettes, then a regional train.
N | Couchettes! The basses snore like a sawmill, but we've survived worse, in Graz we slept on gym mats.
N | Could I just ask, and it's mainly for the altos, how long one waits in Rome between the two?
N | We once got stuck in Villach as they'd cancelled the engine driver, well, his shift, so everyone's quite relaxed.
m | Two of the tenors had a falling-out over a solo, grown men, so it would be wise to book them into separate carriages.
m | There's a thirty-fifth person now, a page-turner, very slim.
M | The conductor has read about avalanches and won't hear of trains, so we're looking at a coach with two drivers, hotels on the way in Bologna and Florence, and while we're at it a small concert in each.
D | I need the Italian words for the Verdi chorus in a large font, for those among us who are at an age.
D | What does one tip in Naples, is it rude to leave coins?
C | The festival wrote this morning, very sweetly, there's a hole in the church roof, it isn't happening, and so there's no earthly reason to go to Naples.
S | The choir's treasurer has asked me thrice, and thrice I've said «soon», so is it reserved by now or are we still looking?

= shopper | weekly groceries for the office, usual list + oat milk | list=usual;extra=oat milk | | Basket is 84.20. Substitutes needed for the bread rolls.
N | any rolls
N | pretzels as sub fine
m | no bananas this wk
m | don't stop at 84, fill up to 100 for free delivery
M | scrap groceries, find a caterer, lunch daily, 25 ppl, veg options
D | milk foamer's dead, is there warranty
D | office list of who sits where, update it
C | office closed this wk. skip the whole order
S | checked out?
P | sec, someone's adding to the list
R | list done, check out then

= support | Answer the parents who complain about the school bus | cases=8;tone=warm | | Five replies are ready for you to read.
N | I went through all five with a highlighter and a croissant and wouldn't change a thing, you've hit the tone beautifully.
N | In the second one, the mother with the twins, did she complain about the bus being early or late? I'm muddled.
N | The bus does in fact stop at the pond now, in case it matters, though the ducks are none too happy.
m | The head asked, in the nicest way, that we don't say «sorry» as the lawyers read that as guilt, so «we regret» it is.
M | There's a thought that's been nagging at me all day: if eight of them write, eighty are grumbling, so rather than replies we ought to do one big information evening with a survey beforehand and a new timetable.
M | Well, the bus firm went bust an hour ago, and now what I need is a plan for getting 210 children to school from Monday.
D | The school's goldfish has died and someone ought to tell year two, how would you put it?
D | Is there a bus from the station to the crematorium on Sundays, my aunt would like to know.
C | The head rang all the eight families herself last night, she's a wonder, everybody's happy, we can let it be.
S | I'm off to the gate in ten minutes where they'll be waiting for me, are the last three through as well?

= researcher | which crms integrate w/ outlook, shortlist of 3 | category=CRM;must=Outlook | | Shelved as you asked. Six candidates were left.
R | take it off the shelf
R | budget's approved, narrow the 6 down
N | was hubspot in the 6
N | pricing pages all lie anyway
m | must be eu hosted
m | shortlist of 4 fine too
M | skip crms, compare email clients
D | outlook for rates next yr?
D | outlook eats my signature since the update, why
C | boss signed w/ salesforce on the golf course. forget the list
P | leave on shelf til jan

= calendar | Plan the shifts for the café in December | staff=9;month=December | closing_days | On which days is the café closed?
N | Christmas Day and Boxing Day, and we've always shut on the 31st at noon, since my grandmother's time in fact.
N | Only on the 25th this year, would you believe it, the boss wants every penny.
N | The new barista can't work mornings, she says it's a medical thing and I say it's a party thing, but you had that in already, I see.
m | Lots of little wishes have reached me, and I've said no to all of them but one, which is that Milo doesn't work with his ex.
M | Having slept on it I feel that plain shifts aren't the point, we're short of people altogether, so what would be useful are three job adverts, a trial-day plan and a contract to sign.
D | Could you tell me why our oat cappuccino splits in the glass, is it the temperature?
D | There's a December fair on the square and we need a permit for the waffle stand, would you fill in that form?
P | Two of them are about to hand in their notice, or so the dishwasher tells me, so it seems best to sit on our hands till they have.
R | Nobody's leaving after all, it was about a parking space, so let's get on with December.
S | They've started asking me about Christmas Eve in that trembling voice, is the plan anywhere near finished?

= designer | banner ad for the spring sale, 3 sizes | sizes=3;theme=spring | | Two sizes done. The 300x600 one needs shorter text.
N | "spring in, save" then
N | 1st one slaps
m | lose the bird
m | pause animation on hover
M | make it a tiktok
M | sizes x languages: en de fr it, + landing page
D | banner in the lobby hangs crooked, tell facilities
D | spring water delivery didn't come
S | 3rd?
C | no ads this qtr, spend freeze. off

= finance | Work out whether we should lease or buy the delivery bikes | bikes=6;years=4 | mileage | How many kilometres a year per bike?
N | I had the boys read it off the little counters, and it's about nine thousand each, apart from Jonas who clearly goes home the long way.
N | Roughly 9,000, give or take a puncture.
N | It's interesting that leasing comes out lower in year one, is that since they throw in the repairs?
m | The town hall gives you five hundred back per bike, I heard it in the queue at the baker's of all places, so that ought to be in the sum.
m | Make it five years, because the leasing gentleman with the cufflinks won't sign for less.
M | We've been sitting here with the map and a big pot of tea, and honestly the bikes are a sideshow, so would you look at whether we should deliver at all, or hand the lot to a courier, with costs, jobs and a risk list?
D | My own bike was nicked at the station, what does one tell the insurance?
D | Could you chase up that invoice from the florist, they're ninety days over and smiling at me every day?
P | The bank's lady wants a chat before we do any more sums, and she's a terribly nice person, so let's give her the week.
C | A customer is giving us six, as a present, new ones, with bells, so there isn't a question left to work out.
R | The bank lady and I've had our chat, she had no objections, just a cold, so on with the comparison.

= tutor | explain recursion to the juniors, short doc + 3 tasks | level=junior;tasks=3 | | Doc has the stop condition explained with Russian dolls. Task 1 is in.
N | dolls nice
N | they never get the stop condition, so good u start there
m | python not js
m | don't stop at 3 tasks, 5
M | do a live workshop instead, 2h, slides, repo, pairings
D | junior dev interview at 4, need questions
D | russian visa, how long does it take
S | tasks 2+3?
C | juniors moved to other team. not needed
P | hold on, checking w/ their lead what they know already
R | ok lead says beginners, like we thought. proceed

= events | Set up the blood donation day at our office | date=March 12;room=canteen | | Halted as you asked. The Red Cross has confirmed, the posters haven't gone to print.
R | The works council has nodded, rather solemnly, so the posters may go off and we're in business again.
R | So sorry for the radio silence, the flu had me, I'm upright now and would be so pleased if the donation day got rolling again.
N | Does the Red Cross bring its own biscuits, or is that us? It's half the reason why people come.
N | I fainted at mine in 1998 and they stopped at once, they're very good like that.
m | The canteen lady needs her kitchen by two, and one doesn't argue with her, so it'd better end at one.
M | What I didn't expect is that the other four offices got wind of it and now want one each, with a shared sign-up, a bus and a little prize for the keenest, so let's plan it for all five.
D | Someone in accounts asks what blood type can give to everyone, you'll know that, surely?
D | The canteen needs a new menu board, chalk, with legs, could you find one?
D | Would you put together a get-well card for Bettina, she's slipped on the ice?
C | The Red Cross has lost its van to a tree, there's nothing else free this year, so let's fold this one up for good.

= health | call list for overdue vaccinations, kids under 6 | age=<6;clinic=North | | 48 children overdue. 11 without a phone number.
N | 48!! ok
N | the 11, addresses at least?
m | under 7
m | ppl who opted out of calls, off the list
M | not a list. letters, sms, a walk-in day, all clinics
D | 11 chairs for the waiting room, get quotes
D | my own tetanus, when was it
S | list complete?
C | county does the calls centrally now. bin ours
P | registry's offline. wait for it
R | registry up. keep compiling

= home | Get quotes for a new kitchen in the rental flat | size=9 sqm;budget=8,000 | | Three studios have sent plans, the fourth wants to visit.
N | The second plan's the one with the window seat, isn't it? I could see myself peeling apples there, although it's not even my flat.
N | Do let the fourth one visit, he was so sweet on the phone, and the key's with Mrs. Lund.
N | What do they mean by «soft stop» in the third, is that about the drawers?
m | I ought to have told you, only it slipped my mind between the dentist and the school play, that the tenants are bringing their own fridge.
M | My brother's seen the damp in the corner behind the cupboards, and he's in the trade, so it isn't a kitchen any more that we need, it's somebody for the wall, the pipes and the floor, and the kitchen sometime in the autumn.
M | I did the sums again by candlelight and it might be wiser to sell the flat as is, so could you look at agents and prices instead?
D | How long do you roast a duck of three kilos, I've got the in-laws on Sunday and it's lying there looking at me.
D | The tenants' neighbour plays the tuba, is there some rule about that after eight?
P | The tenants have a newborn since last night, a boy, four kilos, and I'd not dream of sending anybody round before they've slept.
S | I'm having lunch with my brother and he's bound to ask about the kitchen, what shall I say, have they all sent theirs?

= retail | count stock in warehouse b | site=B;aisles=12 | | Aisle 7 finished. Two scanners stopped syncing.
N | reboot em, they always stop
N | 7's the glass one right
m | skip 11, it's quarantined
m | count pallets not units
M | all warehouses. and set up cycle counts per week, w/ owners
D | stock photo of a warehouse for the deck
D | forklift licence of ben, expired?
S | aisle?
R | scanners sync again, aisle 8
P | truck's unloading in b, clear out til 2
C | auditor accepts last month's count. no need to finish

= legal | Sort out the name rights for our podcast | name=Night Ferry;countries=EU | | I've left it resting since you asked me to. No conflicts found in the EU register.
R | My co-host's back from her retreat, all glowing, and she's still in love with the name, so I'd say let's continue with the filing.
R | We've decided to stop dithering, which for the two of us is a historic moment, so do take up the name business again.
N | So the Finnish ferry line has nothing to do with it? I did wonder, they've such lovely posters.
N | I listened to our pilot again and it ends right where she says «stop the boat», gives me chills every time.
m | Our cousin in Zurich says that Switzerland isn't in there, and he's right as usual, so would you take it along?
m | This will ruin everything and I may never sleep again: there's a hyphen, it's «Night-Ferry».
M | She came home with another notion, that what we need isn't a trade mark but a proper company with shares, a contract between us two and a clause for when we quarrel.
D | The ferry to Gotland on the 3rd, does it take dogs in the cabin?
D | Our microphone hums, and it's a good microphone, what could one try?
C | A band in Antwerp has had the name since 1994 and they were so gracious on the phone that we're giving it up and staying nameless, so no filing.
P | I thought we were ready, but she wants one more walk by the sea with it, so don't go to the office just yet.

= music | find a studio for 2 days, drums + vocals | days=2;city=Leipzig | dates | Which two days?
N | 14 + 15
N | any two in a row in may
N | sat sun, first wknd
m | must have a grand piano too
M | home recording instead. gear list, acoustics, budget 2k
D | studio flat for the intern, 3 months
D | drum lesson for my kid, who's good
S | anything free?
C | band split
P | singer's got no voice. wait
M | forget leipzig n studios, book us 5 gigs

= logistics | Arrange the move of the archive to the new building | boxes=400;date=August 2 | | Two firms can do August 2. One offers crates.
N | Crates, how civilised, last time we used banana boxes and I smelled of bananas until Advent.
N | Is the one with the crates also the one whose man has such a nice voice?
N | In 2011 the lift stopped between floors with all of 1974 in it, so you can see why I'm nervous.
m | I counted once more with Ilse, she does the odd rows and I do the even ones, and it's 520 boxes in the end.
M | The director has had one of her mornings and feels that paper's over, so instead of moving it, everything's to be scanned, indexed and then shredded, with a firm that is certified for it.
D | The new building has no coat hooks at all, who'd one ask about that?
D | Would you write up a small history of the archive for the jubilee brochure, half a page?
D | How many weeks' notice do removal men... no, sorry, how many weeks till Whitsun is what I meant to ask.
P | There's asbestos, or maybe there isn't, a man in a white suit is looking, so let us not commit to anybody before he takes his mask off.
R | The man in the white suit has gone home happy, it was only plaster, so we may carry on with the two firms.

= coder | rate limiter for the public api | limit=100/min;api=public | | Limiter drops requests over the limit. Tests next.
N | drop w/ 429 right
N | k tests
N | will it stop bots tho
m | 60/min for free tier
M | gateway product instead, buy not build, compare 4, poc
D | speed limit on our street, petition text pls
D | api docs for billing are outdated, rewrite
S | tests pass?
C | cdn does it for us. close
R | prod's calm again, back to the limiter tests
P | prod's on fire, stop touching the api

= translator | Subtitle the company film in Japanese | target=Japanese;minutes=12 | | Minutes 1 to 7 are subtitled. The scene with the emergency stop comes next.
N | That's the scene where Mr. Baumann presses the red button and looks so proud, we did eleven takes of it.
N | I don't read a word of it, of course, but it looks wonderful, like little houses.
N | How does one say «emergency stop» in Japanese, is it a borrowed word or do they have their own?
m | Our partner in Osaka mentioned, ever so gently, that the president's name has to come with an honorific.
m | It'd be a great help to the older guests if each line stayed up a second longer.
M | We watched it with Osaka on the screen and they were silent for a long while, then said that they'd prefer a Japanese voice, so it's dubbing we need now, with a script, a speaker and a studio.
D | Mr. Tanaka visits on Tuesday, what small gift could one give him which isn't a clock?
D | The film club in our village wants a projector, do you know a sturdy one?
C | Osaka has made its own film, with a robot dog, it's far better than ours, and they'd like to use that, so ours won't be subtitled any further.
S | My boss has popped his head in and popped it out again, which means that he wants a percentage, what do you reckon?
R | The new cut's arrived and the second half is just as it was, thank goodness, so I think you can return to minute eight.

= researcher | Look for grants for our youth orchestra | region=Wales;amount=20,000 | | I've found four funds. Two close at the end of the month.
N | The end of this month! Goodness, that's twelve days, I'd better find my reading glasses.
N | I asked around, and the one from the lottery stopped funding instruments in spring, just so that you know I know.
m | The parents' committee would sleep better if loans were left out, they still have the kiln to pay off.
M | And since you're finding them so nimbly, would you write the two applications as well, with budget, letters of support and a timeline, and forget about looking for more?
M | Somebody's uncle owns a brewery, and it's changed everything: no funds, we want a sponsor pack and a list of thirty firms to write to.
D | A violin string costs what nowadays? The E string, the thin one that always goes.
D | The youth hostel in Bangor needs our final numbers, could you send them an email with 28?
C | A lady none of us had heard of left us everything in her will, so you may lay the grant hunt to rest with our thanks.
S | I'm to stand up at the meeting tonight and I don't care for standing up, so do arm me with something, how many places have you been through?
P | The committee is voting on whether it wants public money at all, and knowing them that'll take till Easter, so no more searching for the moment.
`
