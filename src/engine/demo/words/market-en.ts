/** English about Barnlane. */
import { wording } from '../wording.ts';

export const MARKET_EN = wording(`
brand: Barnlane | Barnlane | Barnlane
at: at
tag: #Barnlane | #Barnlane | #groceries | #supermarket | #hkfood | #homecooking | #grocerydeals | #whatsfordinner
product: strawberries | salmon | frozen dumplings | organic greens | Japanese eggs | avocados | own-brand soy milk | roast chicken | fresh milk | New Zealand kiwis | hotpot sets
did: went to {Brand} in {Place} for {Product} {when} | ordered {Product} from {Brand} online {when} | did the {Brand} run with {person} {when} | stopped by {Brand} in {Place} after work for {Product} | had {Brand} deliver {Product} {when} | ran out of {Product}, so off to {Brand} I went
glad: this is my grocery place now | saved {100-300} dollars this month | the whole family loved it | went back for two more packs
sorry: back to the wet market for me | I've asked for a refund | straight in the bin | I'm not ordering online again
fact: is renovating the {Place} store | has buy two get one on {product} this week | has {Product} back in stock | gives members 10% off this weekend | now opens round the clock in {Place} | put in new self-checkouts | started selling {Product}
said: food safety and quality come first | it will review the supplier concerned | its prices follow the market | it will open {4-9} more stores this year | affected customers were refunded
view: shoppers compare prices more than ever | own brands are where supermarkets earn | shopping across the border weighs on local stores | delivery times make or break online groceries
weekday: Monday | Tuesday | Wednesday | Thursday | Friday
story.fact: {Brand} in {Place} to open round the clock‖Supermarket chain {Brand} will keep its {Place} store open all night from next week.
  {Brand} adds {=30-80} own-brand foods‖{Brand} has added {=30-80} own-brand foods, {Product} among them, priced {=10-25}% below similar ones.
  {Brand} replaces its self-checkouts‖{Brand} will replace all its self-checkouts within two months; the new ones take cash.
  {Brand} gives away {=20-60} tonnes of unsold food‖{Brand} and a charity gave {=20-60} tonnes of unsold food to families in six months.
story.good: {Brand} cheapest for {Product} in price survey‖{Brand} was cheapest for {Product} and {=12-20} other items in a survey of {=40-80} items by a consumer group.
  {Brand} honoured for hiring people over 60‖{Brand} received an award on {weekday} for hiring {=60-140} people over the age of 60.
  {Brand} freezes prices of {=100-300} items‖{Brand} will freeze the prices of {=100-300} everyday items, {Product} included, for three months.
story.bad: {Brand} tills charge more than the label‖A customer at {Brand} in {Place} was charged {=5-12} dollars more for {Product} than the shelf label said.
  {Brand} deliveries run three days late‖Customers in {Place} have been waiting three days for groceries ordered from {Brand}.
  broken self-checkouts cause queues at {Brand}‖Most self-checkouts at {Brand} in {Place} failed on {weekday}, and the queue went out of the door.
fresh.thing: the produce | freshness
fresh.good: the {Product} couldn't be fresher | the greens were crisp and sweet | the dates are {very} generous | every single piece was good
fresh.bad: the {Product} had mould when I opened the pack | there was expired stuff on the shelf | everything went off the next day | the nice ones are on top and the bottom is mush | the meat smelled funny
fresh.ask: what time do they restock? | how long do you keep the {Product}? | can I return stuff that went off? | does the {Place} store have {Product}?
deal.thing: prices | the deals | the members' offers
deal.good: the wet market charges more for {Product} | half price after eight is {very} good | points work like cash | the own brand is cheap and decent | I got a week of dinners for {88-128} dollars
deal.bad: they raise prices and then discount them | the shelf price and the till never match | the offer was three packs for the whole store | prices went up {10-25}% in half a year | same price, smaller pack
deal.ask: when is members' day? | when is the next offer on {Product}? | do points expire?
delivery.thing: delivery | the online shop
delivery.good: I ordered in the morning and it came in the afternoon | the delivery guy carried it into the kitchen | the frozen stuff arrived rock solid | they called before swapping anything
delivery.bad: it came {1-3} days late | {2-5} items were missing | half the eggs were broken | they swapped brands without asking | the frozen stuff arrived melted | the app said delivered and nobody had come
delivery.ask: what's the minimum for free delivery? | do they deliver in the evening? | how do I get money back for missing items?
checkout.thing: the checkout | the staff | self-checkout
checkout.good: self-checkout took me two minutes | the cashier packed everything for an old lady | the staff walked me to the right shelf | a return took no questions at all
checkout.bad: there was one till open and a {20-35} minute queue | the machine accused me of stealing again | seven of ten machines were broken | they overcharged me and gave me three forms
checkout.ask: do the machines take cash? | can I return without a receipt? | what's the quietest time?
`);
