/** English about Kumquat. */
import { wording } from '../wording.ts';

export const PHONE_EN = wording(`
brand: Kumquat | Kumquat | Kumquat
at: with
tag: #Kumquat | #Kumquat | #smartphone | #mobilephotography | #unboxing | #tech | #gadgets
product: K7 | K7 Pro | K6 | K6 Lite | Flip 2 | K7 Mini
did: switched to the {Brand} {Product} {when} | been using the {Brand} {Product} for {2-8} months | got {person} a {Brand} {Product} | played with the {Brand} {Product} in the {Place} store {when} | upgraded to the {Brand} {Product} {when} | my {Brand} {Product} turned one {when}
glad: this one will last me years | three friends bought one after trying mine | great value for what you pay | no regrets switching | the power bank stays at home now
sorry: my next phone won't be a {Brand} | it's already on the second-hand market | should have paid a bit more for another one | I took it back to the store | lesson learned | it's my backup phone now
fact: has a system update coming next week | cut the price of the {Product} by {300-800} dollars | opened a repair centre in {Place} | launched a trade-in with up to {800-2200} dollars back | has a new colour for the {Product} | ran out of the {Product} again
said: its software team is working on an update | it promises five years of updates | it will open more stores and repair centres | its supply chain is running normally | it does not comment on products that are not announced
view: cameras decide what sells in the middle of the market | people keep their phones for more than three years now | local features help a young brand stand out | the price of parts may push prices up
weekday: Monday | Tuesday | Wednesday | Thursday | Friday
story.fact: {Brand} opens repair centre in {Place}‖Phone maker {Brand} opened a repair centre with {=8-16} counters in {Place} on {weekday}; batteries are changed while you wait.
  {Brand} ships {=8-24}% more phones‖{Brand} shipped {=8-24}% more phones last quarter, mostly thanks to the {Product}, according to a research firm.
  {Brand} update brings live Cantonese captions‖{Brand} will send an update to the {Product} next week that adds live captions in Cantonese.
  {Brand} takes rival phones in trade-in‖Owners of any phone can get up to {=1200-2400} dollars off a new {Brand}, the company said on {weekday}.
story.good: {Brand} {Product} wins blind camera test‖The {Brand} {Product} came first for night shots and portraits in a blind test by a technology site.
  {Brand} gives {=500-1500} phones to the elderly‖{Brand} has given {=500-1500} phones with a simple mode to charities, and volunteers teach people how to use them.
  {Brand} {Product} lasts longest in battery test‖A consumer magazine tested {=12-20} phones, and the {Brand} {Product} lasted longest.
story.bad: {Brand} update drains batteries, users say‖Owners of the {Brand} {Product} say the latest update empties their battery before noon.
  {Brand} {Product} sold out for {=3-6} weeks‖The {Brand} {Product} is sold out, and resellers ask {=10-25}% above the list price.
  {Brand} charges {=1800-2900} dollars for a screen‖Owners are unhappy with {Brand} over a screen repair that costs {=1800-2900} dollars.
camera.thing: the camera | night mode | the lenses
camera.good: the night shots are {very} clear | portraits look like they came from a proper camera | video is so stable I sold my gimbal | food photos need no editing | the zoom got me sweat drops from row fifty
camera.bad: night photos are full of noise | it smooths my face into a doll | the focus hunts forever | everything comes out yellow | recording stops after ten minutes because it overheats
camera.ask: which model is best for concerts? | do I need pro mode at night? | how much is a new lens cover?
battery.thing: battery life | the battery | charging
battery.good: I end the day with {30-45}% left | it charges in {28-38} minutes | it stays cool even after a long game | I only charge every other day | battery health is still {93-97}% after a year
battery.bad: the battery is dead before I leave work | it gets hot enough to fry an egg while charging | the update halved my battery life | battery health is {78-85}% after six months | it loses {15-25}% overnight doing nothing
battery.ask: is it safe to charge overnight? | how much is a battery swap? | do third-party chargers hurt the battery?
value.thing: the price | value for money | the trade-in
value.good: these specs at this price are {very} hard to beat | it's a thousand cheaper than the others | there's a charger and a case in the box | the trade-in gave me {900-2200} dollars
value.bad: they raised the price by {500-900} for nothing new | it went on sale two weeks after I bought it | there's not even a charger in the box | the official case is {280-450} dollars | a new screen costs more than the phone
value.ask: buy now or wait for the next one? | is 128 GB enough? | is a contract or outright cheaper?
software.thing: the software | the update | the system
software.good: the system is {very} smooth and has no ads | the update made it noticeably faster | Cantonese dictation is scarily good | easy mode is perfect for {person}
software.bad: it freezes since the update | it kills apps in the background all the time | I can't remove the preinstalled junk | notifications arrive half an hour late | my alarm didn't ring and I was late for work
software.ask: should I update now? | can I roll back the update? | anyone else with a silent alarm?
`);
