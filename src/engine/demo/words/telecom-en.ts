/** English about Sampan Mobile. */
import { wording } from '../wording.ts';

export const TELECOM_EN = wording(`
brand: Sampan Mobile | Sampan Mobile | Sampan
at: with
tag: #SampanMobile | #SampanMobile | #5G | #telecom | #simonly | #roaming | #hkmobile
product: 5G plan | family plan | student plan | unlimited plan | senior plan | Bay Area plan
did: switched to {Brand} {when}, {Product} | been on the {Brand} {Product} for {2-7} years | renewed my {Brand} {Product} in {Place} {when} | helped {person} get a {Brand} {Product} | ported my number to {Brand} {when} | got a call from {Brand} about my {Product} {when}
glad: I'd sign for another two years | moved the whole family over | easiest switch I ever made | can't fault it at that price
sorry: I'm out as soon as the contract ends | porting out as we speak | that's what I get for going cheap | I'd rather pay {30-60} more for one that works | please stop calling me about renewals
fact: has an offer on 5G home broadband | is raising its admin fee by {8-20} dollars | opened a flagship store in {Place} | added {20-40} roaming destinations | redesigned its app | does eSIM online now | has a new {Product} for students
said: it keeps investing in its network | it will add {120-300} base stations this year | customers were told about the fee as the contract requires | it is in touch with the customers concerned | it has added {15-30}% more staff to its hotline
view: with fees this low, service decides who wins | consumers read renewal terms more closely than before | rural coverage remains hard for every operator | roaming is growing as people travel again
weekday: Monday | Tuesday | Wednesday | Thursday | Friday
story.fact: {Brand} adds {=12-40} base stations around {Place}‖Operator {Brand} will add {=12-40} 5G base stations around {Place} before the end of the year.
  {Brand} passes {=110-160}0,000 customers‖{Brand} has more than {=110-160}0,000 customers, it said in its interim results on {weekday}.
  {Brand} sells eSIM online‖Customers of {Brand} can now get an eSIM online in {=5-15} minutes instead of going to a store.
  {Brand} admin fee to rise by {=8-18} dollars‖The monthly admin fee of {Brand} rises by {=8-18} dollars next month, customers were told on {weekday}.
story.good: {Brand} fastest along the railway, test finds‖{Brand} had the fastest downloads in a test of {=38-60} stations by an independent group.
  {Brand} offers {=58-78} dollar plan to seniors, lessons included‖People over 65 get a plan for {=58-78} dollars from {Brand}, and someone who comes to their home to explain the phone.
  {Brand} cuts roaming to {=18-28} dollars a day‖{Brand} has cut the price of a roaming day in {=20-40} destinations to as low as {=18-28} dollars.
story.bad: {=60-180} complaints about {Brand} renewals‖A consumer group received {=60-180} complaints in three months about contracts that {Brand} renewed without asking.
  traveller gets {=8000-16000} dollar roaming bill from {Brand}‖A traveller came home to a {=8000-16000} dollar bill from {Brand} and says no warning was ever sent.
  {Place} residents wait three months for {Brand} signal‖A residents' group in {Place} says {Brand} has not fixed its weak signal for three months.
signal.thing: the signal | coverage | the speed
signal.good: I get signal in the basement in {Place} | it never dropped on the train | 5G runs at {380-760} Mbps here | it works even on the hiking trail | calls are {very} clear
signal.bad: I get one bar at home in {Place} | it drops as soon as I enter a lift | it crawls whenever there's a crowd | the 5G is slower than my old 4G | calls drop twice in three minutes
signal.ask: how's the signal in {Place}? | do I need a new SIM for 5G? | anyone done a speed test in {Place}?
plan.thing: the plan | the contract | the monthly fee
plan.good: {30-80} GB for {98-138} dollars is {very} good | existing customers get the new-customer price | there's no admin fee | porting took three days, no drama
plan.bad: they raised my fee by {30-70} and called it an offer | the admin fee went up again | it renewed for two years without asking | unlimited turns out to be {20-50} GB | leaving early costs {1500-3800} dollars
plan.ask: does it renew automatically? | how long does porting take? | can the admin fee be waived? | which {Product} is good value now?
hotline.thing: customer service | the hotline | the store staff
hotline.good: a human answered in {1-3} minutes | the store guy set up everything for {person} | they followed up within two hours | a wrong charge was refunded in one call
hotline.bad: I listened to {35-80} minutes of hold music | I was passed to five departments | three working days became three weeks | the technician never showed up | the store said call the hotline and the hotline said go to the store
hotline.ask: how do I reach a human? | which department handles complaints? | do I need an appointment at the store? | how do I stop the cold calls?
roaming.thing: roaming | the day pass | data abroad
roaming.good: I was online the minute we landed | roaming in Japan was faster than a local SIM | {18-38} dollars a day is {very} fair | one tap in the app before the trip was all it took
roaming.bad: they charged me {880-2600} for roaming | it hardly ever connected abroad | I paid for three days and got one | there was no warning before the charges
roaming.ask: roaming or a local SIM for Japan? | does the day pass follow Hong Kong time? | which European countries are included?
`);
