/** English about Ming Sheung Tea. A story is a headline, `‖`, and its lead. */
import { wording } from '../wording.ts';

export const TEA_EN = wording(`
brand: Ming Sheung Tea | Ming Sheung | Ming Sheung
at: at
tag: #MingSheungTea | #MingSheungTea | #milktea | #hkmilktea | #hkdrinks | #teatime | #drinkoftheday | #hklife
product: silk stocking milk tea | yuenyeung | iced lemon tea | brown sugar milk tea | sea salt cream tea | osmanthus oolong | salted lime soda | almond milk tea | red bean ice | heavy cream coffee
topping: pearls | grass jelly | konjac | pudding | taro balls
did: grabbed a {Product} from {Brand} in {Place} {when} | tried the {Product} at {Brand} {when} | {person} and I stopped by {Brand} in {Place} for {Product} | ordered {Product} from {Brand} {when}
  needed caffeine, so {Brand} in {Place} it was | finally tried that {Product} from {Brand} | walked past {Brand} in {Place} {when} and caved in | got {Brand} delivered to the office {when}
glad: I'll be back tomorrow | my afternoons are sorted | already planning the next cup | worth the detour | I could drink this every day
sorry: I'll walk two more minutes to another shop | two sips and it went in the bin | next time I'm brewing my own | that was the last cup for me | I want my afternoon back
fact: opened a new branch in {Place} | has two-for-one {product} this month | just launched a new {Product} | moved its stamp card to an app | now stays open till ten in {Place} | gives {2-5} dollars off if you bring your own cup | is hiring part-time tea masters in {Place}
said: it listens to customers and keeps improving | its tea blend has not changed in years | it plans to hire about {50-120} people this year | prices reflect rents and the cost of leaves | it does not comment on single branches
view: taste is what keeps regulars in a crowded market | younger customers watch prices closely | ordering by phone is here to stay but staff at peak hours still decide | rents for small shops have eased a little
story.fact: {Brand} opens {Place} branch with free {Product}‖Milk-tea chain {Brand} opened a shop in {Place} on {weekday}, handing out {=300-900} cups of {Product} over the first three days.
  {Brand} rolls out phone ordering in all shops‖Customers of {Brand} can now order by phone and pick a time to collect, the chain said on {weekday}.
  {Brand} saves {=12-35}0,000 plastic cups in half a year‖The bring-your-own-cup scheme of {Brand} has saved {=12-35}0,000 plastic cups in six months, the chain said.
  {Brand} works with local illustrator on cup sleeves‖A set of six cup sleeves showing old tea stalls goes on sale at {Brand} this week.
story.good: {Brand} {Product} wins blind tasting‖The {Product} of {Brand} took gold in the blind tasting of a local food magazine on {weekday}.
  old master teaches the young at {Brand}‖A tea master with forty years behind the counter is giving free classes at the {Place} shop of {Brand}, and the first one filled within a day.
  {Brand} hands hot drinks to street cleaners‖As the weather turned, {Brand} gave {=2000-6000} hot drinks to street cleaners in {Place} and other districts.
story.bad: {Brand} raises prices again‖{Brand} raised its prices by {=2-4} dollars on {weekday}, the second time in six months.
  neighbours complain about queues at {Brand} in {Place}‖Residents in {Place} say the queue outside {Brand} blocks the pavement every evening.
  {Brand} ordering app leaves customers waiting‖An error in the ordering app of {Brand} left customers in {Place} waiting for up to {=40-70} minutes on {weekday}.
weekday: Monday | Tuesday | Wednesday | Thursday | Friday
taste.thing: the taste | the tea base | the {Product}
taste.good: the tea is fragrant and not bitter at all | the milk-to-tea ratio is spot on | it's {very} smooth | the {Product} tastes like my childhood | even at less sugar you can taste the tea | the {topping} had the perfect chew | the aftertaste stays with you
taste.bad: it tasted like dishwater | it was tooth-achingly sweet even at less sugar | there was more ice than tea | the {topping} came rock hard | the {Product} is nowhere near what it used to be | it was watered down and bitter | all I could taste was creamer
taste.ask: which branch has the best tea base? | did they change the recipe of the {Product}? | is the {Product} drinkable without sugar? | which one won't keep me up at night?
queue.thing: the queue | the wait | the pick-up
queue.good: my drink was ready in {3-6} minutes | ordering by app meant zero waiting | the line moves {very} fast | takeaway has its own line now, smart
queue.bad: I waited {25-55} minutes for one drink | the line went all the way to the road | I ordered in the app and still had to queue again | they skipped my number twice | there was one person making tea for a whole street of people
queue.ask: what time is the queue shortest? | is app ordering really faster? | how long is the wait in {Place} after work?
price.thing: the price | value for money | the pricing
price.good: a big cup for {18-24} dollars is a steal | the tea set is cheaper than next door | ten stamps get you a free one | the student price is {very} fair
price.bad: {38-46} dollars for a {Product} is daylight robbery | they raised prices twice in half a year | the cup got smaller but the price didn't | they charge extra for less ice
price.ask: which day is members' day? | how much is the {Product} now? | do the stamps expire?
service.thing: the service | the staff
service.good: the staff remembered how I like it | they remade my spilled drink for free | the lady at the counter is always smiling | they were patient with all my questions
service.bad: the staff could not have looked more bored | they got my order wrong and blamed me | the manager just kept saying company policy | they took my money and then said it was sold out
service.ask: who do I complain to? | can I exchange a wrong drink? | has the team in {Place} changed?
`);
