/** English about Tern Air. */
import { wording } from '../wording.ts';

export const AIRLINE_EN = wording(`
brand: Tern Air | Tern Air | Tern Air | Tern
at: with
tag: #TernAir | #TernAir | #TernAir | #travel | #budgetairline | #avgeek | #hktravel | #weekendtrip | #flightdeals | #wanderlust
product: Osaka | Tokyo | Fukuoka | Okinawa | Taipei | Seoul | Bangkok | Singapore | Da Nang | Kota Kinabalu | Nagoya | Chiang Mai | Busan | Penang
did: flew {Brand} to {Product} {when} | took {Brand} to {Product} with {person} | came back from {Product} on {Brand} {when} | first time on {Brand}, Hong Kong to {Product} | booked {Brand} to {Product} | quick weekend in {Product}, flew {Brand}
  work trip to {Product} and the office picked {Brand} | early flight to {Product} on {Brand}
glad: I'd fly them again | more money left for food | already booked the next one | hard to beat for a budget airline | they've won me over
sorry: next time I'm paying extra for someone else | never saving those few hundred dollars again | our first day in {Product} was gone | never again | I've asked my card company for the money back
fact: added flights to {Product} | will fly twice a day to {Product} from next month | has a {Product} sale at midnight, from {199-499} one way | changed its cabin bag rules | put a brand-new plane on the {Product} route | moved to another check-in aisle | launched a student fare
said: safety comes first and it is helping everyone affected | its punctuality rose to {82-91}% last quarter | it reviews its schedule with demand | new aircraft will arrive before the end of the year | its baggage fees are listed on its website
view: fares are unlikely to rise much with so much competition | travellers expect punctuality however cheap the ticket | demand for short trips has passed earlier years | extras are where budget airlines make their money
weekday: Monday | Tuesday | Wednesday | Thursday | Friday
story.fact: {Brand} to launch {Product} route‖Budget carrier {Brand} will fly to {Product} {=4-7} times a week from next month, with one-way fares from {=299-599} dollars.
  {Brand} carries {=6-18}% more passengers‖{Brand} said on {weekday} that it carried {=6-18}% more passengers in the last quarter, with {=81-90}% of seats filled.
  {Brand} leases {=4-9} new jets for {Product} and beyond‖{Brand} has signed for {=4-9} narrow-body jets, which will first serve {Product} and other popular routes.
  {Brand} tightens cabin bag rules‖Cabin bags on {Brand} may weigh at most {=7-8} kilos from the first of next month, the carrier said.
story.good: readers name {Brand} best budget airline‖Readers of a travel magazine named {Brand} the best budget airline of the year for punctuality and crew.
  cabin crew saves passenger on {Product} flight‖Crew of {Brand} and a nurse on board revived a passenger who had collapsed on a flight from {Product} on {weekday}.
  {Brand} among the most punctual with {=87-93}% on time‖{Brand} left on time {=87-93}% of the time over the busy season, airport figures show.
story.bad: {Brand} passengers stranded for {=5-11} hours‖About {=150-180} passengers bound for {Product} waited {=5-11} hours on {weekday} after a technical fault on a {Brand} jet.
  {Brand} cancels {Product} flight at short notice‖{Brand} cancelled a flight to {Product} three hours before departure on {weekday}, leaving passengers scrambling.
  complaints about {Brand} fees rise {=20-60}%‖A consumer group received {=20-60}% more complaints about {Brand} in the first half of the year, mostly about change and baggage fees.
delay.thing: punctuality | the schedule | the flight times
delay.good: we left on time and landed {8-20} minutes early | boarding was {very} smooth | they texted us early about a short delay | bags were out in {6-12} minutes | every leg was on time
delay.bad: we were delayed {3-7} hours | we sat on the tarmac for {60-140} minutes | they cancelled three hours before departure | the gate changed three times | not even a bottle of water while we were stranded | they blamed the weather, then a part, then the crew
delay.ask: do I get anything for a {3-6}-hour delay? | are the morning flights usually on time? | can I rebook for free after a schedule change? | does travel insurance cover this delay?
seat.thing: the seats | legroom | the cabin
seat.good: the legroom was better than expected | the cabin was {very} clean | there was a USB socket at every seat | paying a little for the front row was worth it
seat.bad: my knees were jammed into the seat in front | the seat was like a plank | the tray table fell off its hinge | the air-con was freezing | they split me and {person} up unless we paid
seat.ask: which row has the most legroom? | do I have to pay to choose seats? | will two people be split up without seat selection?
fare.thing: the fare | baggage fees | the pricing
fare.good: {680-1280} dollars return to {Product}, taxes included, is unreal | I got a {199-399} dollar one-way in the sale | {15-20} kilos of luggage were included | no hidden fees this time
fare.bad: with bags it costs more than a full-service airline | they charged {380-680} for one extra kilo | the change fee is more than the ticket | the fare went up while the page was loading | everything is extra, even water
fare.ask: what's the cabin bag limit? | when is the next big sale? | is it cheaper to add bags online? | how much is a name change?
crew.thing: the crew | the ground staff | customer service
crew.good: the crew brought me a blanket before I asked | ground staff arranged a wheelchair for my grandma | the captain had the whole cabin laughing | customer service moved my date in {5-9} minutes | the crew were so kind to our toddler
crew.bad: the crew acted like I owed them money | ground staff shrugged and closed the counter | I was on hold for {40-90} minutes | the chatbot knows three sentences | they wrecked my suitcase and gave me a form | I asked three people and got three answers
crew.ask: how do I claim for a broken suitcase? | how do I reach a human? | do families board first? | how early do I need to order a meal?
`);
