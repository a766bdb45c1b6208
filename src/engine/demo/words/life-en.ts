/** English noise: everyday talk, some of it with a brand's word in another sense (birds, fruit, boats, tea rooms). */
import { wording } from '../wording.ts';

export const LIFE_EN = wording(`
brand: ∅
at: ∅
tag: #hongkong | #hklife | #weekend | #random | #diary
product: today
did: took a walk in {Place} {when}
glad: made my day
sorry: tomorrow is another day
said: everybody is welcome | details will follow | people should check for updates
view: small events bring neighbours together | interest has grown every year
weekday: Monday | Tuesday | Wednesday | Thursday | Friday
post.good: {good}{pg}{eg} | {good}, {glad}{pg}{eg} | small joys: {good}{pg}{eg} | {good} and {good}{pg} | out with {person}: {good}{eg}
post.bad: {bad}{pb}{eb} | just my luck, {bad}{pb}{eb} | {bad} and {bad}{pb}{eb} | {bad}. {sorry}.
post.ask: {hey} {Ask}{en} | {Ask}{en} | {person} wants to know, {Ask}{en}
post.fact: {Fact}.{en} | TIL {Fact} | apparently {Fact}.{en}
post.mixed: {good}, but {Other}.
title.good: {good} | today I got lucky: {good}
title.bad: {bad} | rant: {bad}
title.ask: {Ask} | question: {Ask}
title.fact: {Fact} | FYI: {Fact}
title.mixed: thoughts on {thing}
video.good: vlog: {good} | a day of {thing}
video.bad: vlog: {bad}
video.ask: let's chat: {Ask}
video.fact: vlog: {Fact}
video.mixed: a day of {thing}
video.intro: nothing special today, just out and about in {Place}. | weekend with {person}, camera in hand.
blog.title.good: diary: {good}
blog.title.bad: diary: {bad}
blog.title.mixed: notes on {thing}
blog.open: {when} {person} and I went for a walk in {Place}. | it has been quiet here for a while, so here is an update.
notice: {Lead} Organisers say {said}. | {Lead}
statement: organisers say {said}. | a spokesperson said {said}.
background: the news spread quickly in neighbourhood groups. | neighbours had mixed feelings.
blog.good: the best part: {good}. | highlight of the week: {good}. | {good}, and we laughed about it all evening.
blog.bad: less fun: {bad}. | of course {bad}, but that's how it goes. | low point: {bad}.
blog.close.good: that's it for today. | more soon, I hope. | where should I go next?
blog.close.bad: tomorrow will be better. | writing it down helps.
blog.close.mixed: a bit of everything, like life. | more soon. | and so another week went by.
story.fact: {Fact}‖{Fact}, according to a notice on {weekday}.
birds.story.fact: {Place} to hold a birdwatching day‖A community centre in {Place} holds a birdwatching day with an expert on terns, and {=200-900} people are expected.
  {Fact}‖{Fact}, a local group said on {weekday}.
pets.story.fact: {=30-80} cats and dogs look for homes in {Place}‖An adoption day in {Place} on Sunday presents {=30-80} cats and dogs that are looking for a home.
fruit.story.fact: kumquat trees and jam at {Place} market‖A weekend market in {Place} has {=20-60} stalls with kumquat trees, honey and jam.
  {Fact}‖{Fact}, traders said on {weekday}.
agree.good: same, {good} | lovely! | so jealous {eg}
agree.bad: same, {bad}{pb} | I feel you {eb} | hugs
disagree.good: over here {good} | cheer up, {good}
disagree.bad: lucky you, {bad} | not me, {bad}
answer.good: yes, {good} | tried it, {good}
answer.bad: don't, {bad} | nope, {bad}
answer.neutral: following | ask {person}, maybe? | no idea, sorry | look it up?
wonder: {ask} | by the way, {ask}
neutral: that's {thing} for you | luck of the draw | {fact} | anyone joining next time?
joke.good: next time take me along
joke.bad: that's life{eb}

birds.thing: birdwatching
birds.good: I photographed a whole flock of terns at Mai Po | we saw a tern feeding its chick | the birding trip was {very} lucky, even a black-naped tern | my first tern dive in one frame
birds.bad: someone walked right up and scared the terns away | a full day of birdwatching and one lonely tern | I got sunburnt waiting for a tern to dive
birds.ask: where can I see terns while birdwatching in Hong Kong? | how long a lens do I need for terns?
birds.fact: a tern flies tens of thousands of kilometres a year | the tern nests at the colony are {5-20}% up on last year | birdwatchers ask people to keep away from the tern chicks
fruit.thing: gardening
fruit.good: grandma's kumquat honey fixed my sore throat | my kumquat tree is still full of fruit | I made kumquat marmalade and it set
fruit.bad: my kumquat tree dropped every leaf | I burnt the kumquat jam | {person} drowned my kumquat tree
fruit.ask: do you eat a kumquat with the skin? | how do I keep a kumquat tree alive after New Year? | how long do salted kumquats take?
fruit.fact: a kumquat is eaten with the skin | growers expect {10-30}% fewer kumquat trees this year | the fruit stall sells kumquats by the jar
boat.thing: boats
boat.good: we took a sampan ride around the typhoon shelter | the old sampan lady sang for us | I caught a sampan crossing the sunset
boat.bad: the sampan ride made me seasick | the sampan pier is closed again
boat.ask: how much is a sampan ride in Aberdeen? | where do I board a sampan?
boat.fact: only a dozen sampan owners are left in the harbour | there's a sampan exhibition at the museum
tearoom.thing: cha chaan tengs
tearoom.good: the cha chaan teng downstairs still does egg sandwiches like nobody else | the auntie at my cha chaan teng knows my order
tearoom.bad: my favourite cha chaan teng closes this month | the set lunch at the cha chaan teng went up again
tearoom.ask: any good cha chaan teng in {Place}? | where can I still get an all-day breakfast?
tearoom.fact: a thirty-year-old cha chaan teng in {Place} moved across the road | takeaway boxes are charged separately now
weather.thing: the weather
weather.good: the sky is unreal today | the sunset in {Place} turned the whole sea pink
weather.bad: my walls are sweating in this humidity | the rain went right through my shoes
weather.ask: will it rain tomorrow? | what do I wear for a hike in this weather?
weather.fact: it gets cooler at the weekend | thunderstorms are possible this afternoon
commute.thing: commuting
commute.good: I got a seat on the bus | green lights all the way to work
commute.bad: I was stuck in traffic for {40-80} minutes | three full buses drove past me
commute.ask: fastest way from {Place} to Central? | which tunnel is jammed now?
commute.fact: the road in {Place} is diverted from tomorrow | there's a minor accident at the tunnel
match.thing: football
match.good: a winner in stoppage time, I lost my voice | three wins in a row for my team
match.bad: two up and we still lost | we can't even score a penalty
match.ask: what time is kick-off? | who starts in goal tonight?
match.fact: kick-off is at {8-10}.30 tonight | the squad is out
pets.thing: pets
pets.good: the cat finally chose my lap | we adopted a mongrel and he's an angel
pets.bad: the cat broke my favourite mug | the vet cost {1200-3600} dollars
pets.ask: my cat won't drink water, any tips? | is there a dog park in {Place}?
pets.fact: there's an adoption day in {Place} on Sunday | my cat turned five today
`);
