/**
 * English as written online in Hong Kong and South-East Asia: what does not depend on a brand. Clauses are lower case;
 * sentences are capitalised later.
 */
import { wording } from '../wording.ts';

export const EN = wording(`
when: today | yesterday | last night | this morning | just now | last week | over the weekend | on Friday | on Sunday | after work | two days ago | this week
place: Mong Kok | Causeway Bay | Sha Tin | Kwun Tong | Tuen Mun | Yuen Long | Tseung Kwan O | Tsuen Wan | Tai Po | Tsim Sha Tsui | Central | North Point
  Sham Shui Po | Tsing Yi | Quarry Bay | Sheung Shui | Wan Chai | Hung Hom | Chai Wan | Kennedy Town | Tung Chung | Sai Ying Pun | Kowloon Bay | Discovery Bay
person: my wife | my husband | my colleague | my mum | my flatmate | my brother | my girlfriend | my boyfriend | my boss | a friend | my sister | my dad | my cousin
somebody: Ms Chan | Mr Wong | Mrs Leung | Mr Lam, a clerk from {place} | Ms Ho, who works in {place} | Mr Cheung, a retired teacher | Ms Kwok, a mother of two | Jason Tang, a student | Priya, a nurse from {place}
very: really | really | so | super | very | pretty | surprisingly
pg: . | . | . | ! | !! | ␣:) | , no complaints. | , love it. | , well done.
pb: . | . | . | ... | !! | , seriously. | , what a joke. | , not impressed. | . Sigh. | , again.
eg: ∅ | ∅ | ∅ | ∅ | ␣😍 | ␣🙌 | ␣👍 | ␣🎉 | ␣❤️ | ␣🤩 | ␣💯 | ␣👏
eb: ∅ | ∅ | ∅ | ∅ | ␣😡 | ␣🤬 | ␣😤 | ␣🙄 | ␣😩 | ␣🤦 | ␣👎 | ␣🫠
en: ∅ | ∅ | ∅ | ∅ | ␣🤔 | ␣🙏 | ␣👀
rant: ok I need to rant. | not even surprised anymore. | genuinely fed up. | how is this acceptable? | I tried to be patient. | PSA: | same story every time.
rave: credit where it's due: | unpopular opinion: | not an ad, promise. | pleasantly surprised: | didn't expect to say this, but | shout-out time:
hey: does anyone know: | quick question: | asking for {person}: | help please! | genuine question: | hi all,

post.good:
  {did} and {good}{pg}{eg}
  {did}. {good}, {glad}{pg}
  {did}: {good} and {good}{pg}{eg}
  {rave} {did} and {good}{pg}{eg}
  {rave} {at} {Brand} {good}{pg}{eg}
  {person} kept telling me about {Brand}. {did} and yes, {good}{pg}{eg}
  {Brand} gets {thing} right: {good}{pg} {glad}{eg}
  was ready to be disappointed by {Brand}, but {good}{pg}{eg}
  {Brand} > everyone else for {thing}. {good}{pg}{eg}
post.bad:
  {did} and {bad}{pb}{eb}
  {did}. {bad}, {sorry}{pb}
  {did}: {bad} and {bad}{pb}{eb}
  {rant} {did} and {bad}{pb}{eb}
  {rant} {at} {Brand} {bad}{pb}{eb}
  {person} warned me about {Brand}. {did} and of course {bad}{pb}{eb}
  dear {Brand}, {bad}. Please fix {thing}{pb}{eb}
  been a {Brand} customer for {2-7} years and it keeps getting worse: {bad}{pb}{eb}
  what is it with {thing}, {Brand}? {bad}{pb}{eb}
post.ask:
  {hey} {at} {Brand}, {Ask}{en}
  {Brand} question: {Ask}{en}
  {did} and now I'm wondering, {Ask}{en}
  thinking about {Brand}. {Ask}{en}
  {Brand} people, {Ask} thanks!{en}
post.fact:
  looks like {Brand} {Fact}.{en}
  {Brand} {Fact}. Anyone tried yet?{en}
  just got the email, {Brand} {Fact}.
  so {Brand} {Fact}.{en}
  heads up, {Brand} {Fact}.{en}
post.mixed:
  {did}: {good}, but {Other}.{en}
  to be fair to {Brand}, {good}. Shame that {Other}.
  mixed feelings about {Brand}. {good}, but {Other}.{en}
  {did}. Good: {good}. Not so good: {Other}.
  I want to love {Brand} because {good}, yet {Other}.
curt.good: never change ❤️ | you beauty | is elite, that's the post | shiok! | never lets me down | again today, no regrets | I love you
curt.bad: why 😡 | never again | what is this | I'm begging you, do better | is a joke | strikes again 🙄 | I'm done
more.good: also, {good}{pg} | not to mention that {good}. | {glad}{pg} | and {good}{pg} | oh, and {good}.
more.bad: also, {bad}{pb} | not to mention that {bad}. | {sorry}{pb} | on top of that {bad}{pb} | and of course {bad}.
more.ask: some people say {good}, others say {bad}. | any tips welcome. | can't find a straight answer anywhere. | before I spend any money on it.
more.fact: details are on their site. | let's see how busy it gets. | might check it out with {person}. | no idea if it's any good.
more.mixed: 6 out of 10 from me. | let's see if it improves. | would I go back? Maybe. | swings and roundabouts.
title.good: {Brand} and {thing}: credit where it's due | {Brand}: {good} | is it just me or is {Brand} good now? | good experience with {Brand} {when}
title.bad: {Brand}: {bad} | problems with {Brand} again | {Brand} and {thing}: what is going on? | complaint about {Brand} | anyone else fed up with {Brand}?
title.ask: {Brand}: {Ask} | question about {Brand} and {thing} | {Brand} advice needed | {Ask} ({Brand})
title.fact: {Brand} {Fact} | news: {Brand} {Fact} | FYI, {Brand} {Fact}
title.mixed: {Brand} and {thing}, the good and the bad | honest thoughts on {Brand} | {Brand}: {good}, but...
video.good: {Brand} {Product} review: {good}! | I tried the {Brand} {Product} for a week | why {Brand} wins on {thing} | {Brand} {Product}: worth it?
video.bad: the problem with {Brand} | {Brand} {Product}: {bad} | don't fall for {Brand} until you watch this | {Brand} and {thing}: what went wrong
video.ask: {Brand} Q&A: {Ask} | answering your {Brand} questions: {Ask}
video.fact: {Brand} {Fact} | news in a minute: {Brand} {Fact} | {Brand} {Fact}: what it means for you
video.mixed: {Brand} {Product}: {good}, but... | the good and the bad of {Brand} | {Brand} {Product} after one month
video.intro: today we are in {Place} to try {Brand}. | paid for this myself, nobody sponsored the video. | so many of you asked about {Brand}, here it is. | I brought {person} along for this one.
video.outro: tell me what you think in the comments. | like and subscribe if this helped. | chapters are in the first comment. | which one should I try next?
blog.title.good: {Brand} {Product}: a happy review | what {Brand} gets right about {thing} | a good day out with {Brand}
blog.title.bad: why I am done with {Brand} | {Brand} and {thing}: a cautionary tale | {Brand} {Product}: a disappointment
blog.title.mixed: {Brand} {Product}, one month on | {Brand}: the good, the bad and the rest | two opinions on {Brand}
blog.open: {when} {person} and I were in {Place}, so we gave {Brand} a proper try. | I have been a {Brand} customer for {2-8} years, so this is not a first impression. | readers keep asking me about {Brand}, and here is the long answer.
blog.good: let's start with {thing}: {good}, and {good}. | on {thing} I have nothing to complain about, since {good}. | what made me smile is that {good}. In short, {glad}.
blog.bad: {thing}? Another matter: {bad}, and {bad}. | then, {thing}. {bad}, and {person} was not amused. | where it falls down, {thing}: {bad}. In short, {sorry}.
blog.close.good: all in all, I would happily recommend it. | next time: {product}. Watch this space. | as always, I paid for everything myself.
blog.close.bad: all in all, I can't recommend it right now. | I hope somebody at {Brand} reads this. | as always, I paid for everything myself, sadly.
blog.close.mixed: is it worth it? It depends on what you care about. | I'll be back in half a year for an update. | plenty to like, plenty to fix.
report.good: {Lead} {statement} {voicegood} {outlook} | {Lead} {voicegood} {statement} | {Lead} {outlook} {voicegood}
report.bad: {Lead} {voicebad} {statement} {outlook} | {Lead} {statement} {voicebad} | {Lead} {voicebad} {voicebad} {statement}
report.fact: {Lead} {statement} {outlook} | {Lead} {outlook} {statement} | {Lead} {outlook} | {Lead} {statement} | {Lead} {statement} {background}
background: people in {place} who spoke to this paper had different views on {Brand} and {thing}. | the news was widely shared online. | {Brand} has been advertising more around {place} lately.
voicegood: on {thing}, this from {somebody}: "{good}, and {glad}." | "{good}," we heard from {somebody}. | "I keep coming back because {good}," said {somebody}.
voicebad: on {thing}, this from {somebody}: "{bad}, and {sorry}." | "{bad}," we heard from {somebody}. | "{bad}, and nobody could tell me why," said {somebody}.
statement: a {Brand} spokesperson said {said}. | in a reply to enquiries, {Brand} said {said}. | {Brand} said in an online post that {said}.
outlook: industry observers say {view}. | an analyst noted that {view}. | one academic says that {view}.
notice: {Lead} The company said {said}. | {Lead} Details are available online and in branches. | {Lead} Terms and conditions apply.

agree.good: same here, {good}{pg} | agreed, {good}{pg}{eg} | +1, {good} | yes! {brand} and {thing}: {good}{pg} | tried it {when}, {good}{pg}{eg} | {good}, as I keep telling {person} | totally, {good}, {glad}{pg} | can confirm, {good}{eg}
agree.bad: same here, {bad}{pb} | happened to me {when}: {bad}{pb}{eb} | +1, {bad} | typical {brand}, {bad}{pb} | {brand} really needs to fix {thing}{eb} | {person} and I both had this, {bad} | you got lucky, in my case {bad}{eb} | told you, {brand}: {bad} | complained already, no use, {bad}{pb}
disagree.good: not my experience, {good}{pg} | maybe you were unlucky? last time {good} | to be fair to {brand}, {good} | hmm, in {elsewhere} {good} | been {2-8} times, never a problem, {good}
disagree.bad: are we talking about the same {brand}? {bad} | sponsored, right? {bad} | looks nice in photos, but {bad} | I wish. {bad}{pb} | give it two more visits... {bad}
answer.good: from my experience {good} | go for it, {good} | yes, {at} {brand} {good} | short answer: {good}
answer.bad: I'd think twice, {bad} | tried {when}, {bad} | look elsewhere, {at} {brand} {bad} | short answer: {bad}
answer.neutral: best to call the hotline | it's on their website | depends on the branch, ask in {elsewhere} | following, same question | depends what you expect from {thing} | I think from next month, not sure | check the {brand} page, somebody asked already | it differs, in {elsewhere} they told me to ask online | {person} asked them {when}, still no answer | try their chat, took me {3-20} minutes | screenshot the answer if {brand} replies
wonder: {ask} ({brand}) | related: {ask} | since we're on {thing}: {ask} | OP, {ask}
neutral: hit and miss with {thing} | depends on the day with {brand} | which branch, {Place} or {elsewhere}? | any photos? | when was this? | did {brand} reply? | {brand}, {elsewhere} branch, or somewhere else? | same everywhere tbh, {brand} or not | {when} somebody posted the same about {thing} | opinions on {thing} change every week here | my {relative} works there, says it depends on the day | two sides to every story about {brand} | does {brand} even read these?
relative: sister | cousin | neighbour | uncle | flatmate | friend
joke.good: my wallet says no to {brand}, my heart says yes | {person} will be dragged to {Place} for this | {brand} should hire you | showed this to {person}, we're leaving now | take my money
joke.bad: at least {brand} is consistent | {brand} bingo: {thing}, again | {person} called it {when}{eb} | {brand} speedrunning how to lose customers | they should rename it Patience{eb} | I'm not angry, just tired{eb}
elsewhere: {place}
short.good: nice! | love it 😍 | want! | so good | great stuff 👍 | yesss | take my money | thanks for sharing | shiok! | worth it lah | adding to my list | well deserved 👏 | goals
short.bad: wow. just wow | ridiculous | so bad 😡 | sigh | unbelievable | refund please | no thanks | yikes | avoid. | same lah 😩 | what a joke | never again
short.neutral: following | how much? | where is this? | link? | 🍿 | interesting | which branch? | noted | anyone? | hmm | bump | ok thanks
`);
