/** The words beside which a capitalised run is a name: titles, suffixes, first names; folded. */
function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}

export const PERSON_TITLES = words(`
  mr mrs ms miss mx dr prof professor president senator sen governor gov minister pm king queen prince princess sir dame lord lady justice judge ceo cfo coach captain capt general colonel sergeant sgt officer secretary chancellor mayor congressman congresswoman representative
  rep ambassador reverend rev pope bishop father detective inspector
`);

/** `Mr` and the like stand before nothing but names; `President` begins other things too. */
export const SURE_TITLES = words('mr mrs ms dr prof professor senator sen');

export const ORGANISATION_SUFFIXES = words(`
  inc ltd llc corp corporation plc gmbh co company group holdings university college institute airlines airways bank association foundation ministry commission council party committee federation union society agency authority hospital museum club ventures capital partners industries
  technologies studios records pictures entertainment pharmaceuticals insurance school academy church
`);

/** Before `of`: University of Hong Kong, Bank of England. */
export const ORGANISATION_HEADS = words(
  'university college institute bank ministry department church school board museum bureau',
);

export const PLACE_SUFFIXES = words(`
  road rd street avenue ave boulevard blvd lane airport park beach bay lake river mountain mountains island islands hills valley county square bridge harbour harbor tunnel heights peninsula district province canyon plaza castle creek falls forest desert
`);

export const FIRST_NAMES = words(`
  aaron abby abigail adam adrian aisha alan albert alejandro alex alexander alexandra alexis alfred alice alicia alison allison alyssa amanda amber amelia amy andrea andrew andy angela angelina anita ann anna anne annie anthony antonio april arnold arthur ashley audrey
  barbara barry becky ben benjamin bernard bernie beth betty beverly bill billy bob bobby bonnie brad bradley brandon brenda brendan brent brett brian bridget britney bruce bryan caitlin caleb calvin cameron carl carla carlos carmen carol caroline carolyn carrie casey catherine cathy cecilia charles charlie charlotte chelsea cheryl
  chloe chris christian christina christine christopher cindy claire clara claudia clayton clinton cody colin connor corey courtney craig crystal curtis cynthia dan daniel danielle danny darren dave david dawn dean deborah debbie dennis derek diana diane diego dominic don donald donna doris dorothy doug douglas duncan dustin dwayne dylan
  earl eddie edgar edith edward edwin eileen elaine eleanor elena eli elizabeth ella ellen ellie elliott emily emma eric erica erik erin ernest ethan eugene eva evan evelyn felix fernando fiona florence frances francis francisco fred frederick gabriel gareth gary gavin gemma geoff geoffrey george gerald gerard gina glenn gloria gordon
  graham greg gregory gwen hannah harold harriet harry heather hector heidi helen helena henry herbert howard hugh hugo ian irene isaac isabel isabella ivan jack jackie jackson jacob jacqueline jade jaime jake james jamie jane janet janice jared jasmine jason javier jay jean jeff jeffrey jen jenna jennifer jenny jeremy jerome jerry jesse jessica jessie jill jim jimmy
  joan joanna joanne joe joel john johnny jon jonathan jordan jorge jose joseph josh joshua joy joyce juan judith judy julia julian julie justin karen karl kate katherine kathleen kathryn kathy katie katy keith kelly kelvin ken kenneth kenny kevin kim kimberly kirsten kristen kristin kurt kyle larry laura lauren laurence lawrence leah lee leo leon leonard leslie
  lewis liam lily linda lindsay lindsey lisa liz lorraine louis louise lucas lucy luis luke lydia lynn madison malcolm mandy marcus margaret maria marie marilyn mario marion marisa marjorie mark marsha marshall martha martin marvin mary matt matthew maureen maurice max megan melanie melissa mia michael michelle miguel mike mildred miles mitch mitchell molly monica morgan
  nancy naomi natalie natasha nathan nathaniel neil nelson nicholas nicholas nick nicola nicole nigel nina noah noel nora norma norman oliver olivia oscar owen pamela pat patricia patrick paul paula pauline pedro peggy penny perry pete peter phil philip phillip phoebe phyllis preston rachel ralph ramon randy raymond rebecca regina reginald renee ricardo richard rick ricky
  rita rob robert roberto robin rodney roger roland ronald ronnie rosa rose rosemary ross roxanne roy russell ruth ryan sabrina sally sam samantha samuel sandra sandy sara sarah scott sean sebastian seth shane shannon sharon shaun shawn sheila shelley sherry shirley sidney simon sophia sophie spencer stacey stacy stanley stella stephanie stephen steve steven stewart stuart sue susan suzanne sylvia
  tamara tammy tanya tara taylor ted teresa terri terry theodore theresa thomas tiffany tim timothy tina todd tom tommy toni tony tracey tracy travis trevor tristan troy tyler valerie vanessa vera veronica vicky victor victoria vincent violet virginia vivian wade walter wanda warren wayne wendy wesley whitney will william willie wilson winnie xavier yolanda yvonne zach zachary zoe
  ahmed ali mohammed muhammad mohamed hassan hussein ibrahim omar fatima khalid yusuf vladimir sergei dmitri boris natalia olga pierre jacques francois hans klaus giovanni giuseppe luca marco paolo lars sven raj priya rahul sanjay anil deepak hiroshi takashi kenji yuki
`);

/** First names that are words, months or places besides: never a person by themselves. */
export const WEAK_FIRST_NAMES = words(`
  april amber dawn joy rose will mark bill bob jack chelsea florence virginia jordan jackson madison crystal ivan penny violet lily grace hope faith max miles earl dean wade robin taylor morgan jade mario lee kim pat sue rob don ray art gene rich clinton nelson lewis wilson marshall spencer preston victoria
  charlotte sandy sally josh tom dick harry christian dominic norman victor guy chase hunter mason carter jay eli ali marco regina clayton curtis dustin felix francis stanley stella troy tyler warren wesley whitney wendy alexis george james
`);
