/** Matters that were written after the check was made and its words were listed: what it does with texts it was not fitted to. */
import type { Matter } from './citation-matter.ts';

export const UNSEEN_MATTERS: readonly Matter[] = [
  {
    name: 'bus',
    en: {
      posts: [
        'waited {minutes 25-70} minutes for the bus in {place} this morning and three full ones drove past. {brand} should be ashamed',
        '{brand} will run {extra 4-9} extra buses during rush hour from next Monday, the company announced.',
        'The driver on my route waited for an old lady with heavy bags, restored my faith in people',
        'Air conditioning broken again, it was {degrees 30-34} degrees inside the bus',
      ],
      claims: [
        '1: A commuter in {place} had to wait {minutes 25-70} minutes while full buses drove past.',
        '2: {brand} plans {extra 4-9} additional buses in the rush hour starting next Monday.',
        '3: One passenger commended a driver who waited for an elderly lady.',
        '4: Passengers endured {degrees 30-34} degrees on a bus whose air conditioning had broken down.',
        '1,2: After complaints about long waits, {brand} promises {extra 4-9} extra buses.',
      ],
      denied: ['2: {brand} will not run extra buses during rush hour.', '4: The air conditioning was not broken.'],
      linked: ['2,3: {brand} runs extra buses because a driver waited for an old lady.'],
    },
    zh: {
      posts: [
        '今朝喺{place}等咗{minutes 25-70}分鐘巴士，三架都滿座唔停，{brand}搞乜',
        '{brand}宣布，下星期一起繁忙時間加開{extra 4-9}班車。',
        '司機叔叔等埋個拎住重嘢嘅婆婆先開車，好暖心',
        '冷氣又壞，成架巴士{degrees 30-34}度，焗到暈',
      ],
      claims: [
        '1: 有乘客在{place}等候巴士{minutes 25-70}分鐘，因車輛滿座而未能上車。',
        '2: {brand}將由下星期一起在繁忙時間增加{extra 4-9}班車。',
        '3: 有人讚賞司機等候婆婆上車。',
        '4: 巴士冷氣故障，車廂溫度達{degrees 30-34}度。',
      ],
      denied: ['2: {brand}不會加開班車。', '4: 巴士冷氣沒有壞。'],
      linked: ['2,3: 由於司機等候婆婆，{brand}加開班車。'],
    },
  },
  {
    name: 'hospital',
    en: {
      posts: [
        'My father spent {hours 9-16} hours in the emergency room at the hospital in {place} before a doctor saw him',
        'The hospital said that {percent 12-30}% of its nurses have left since last year and that it is hiring {people 40-90} more.',
        'Dr {person} and her team saved my son, we will never forget it',
        'Parking there costs {dollars 30-60} dollars an hour, shameless',
      ],
      claims: [
        '1: A patient had to wait {hours 9-16} hours for a doctor in the emergency room in {place}.',
        '2: The hospital has lost {percent 12-30}% of its nurses since last year and wants to recruit {people 40-90} more.',
        '3: A parent is grateful to {person}, whose team saved a child.',
        '4: Parking fees of {dollars 30-60} dollars per hour are seen as shameless.',
      ],
      denied: ['2: The hospital is not hiring any more nurses.', '3: {person} and the team did not save the son.'],
      linked: ['2,4: Nurses have left because parking costs too much.'],
    },
    zh: {
      posts: [
        '爸爸喺{place}急症室等咗{hours 9-16}個鐘先有醫生睇',
        '院方表示，去年至今有{percent 12-30}%護士離職，現正招聘{people 40-90}名護士。',
        '多謝{person}醫生同佢團隊救返我個仔，一世都記得',
        '泊車要{dollars 30-60}蚊一個鐘，搶錢咩',
      ],
      claims: [
        '1: 有病人在{place}的急症室等候{hours 9-16}小時才獲醫生診治。',
        '2: 院方承認自去年起有{percent 12-30}%護士流失，並正聘請{people 40-90}名護士。',
        '3: 有家長感謝{person}醫生及團隊拯救兒子。',
        '4: 泊車收費每小時{dollars 30-60}元，被指搶錢。',
      ],
      denied: ['2: 院方沒有招聘護士。', '3: {person}醫生未能救回兒子。'],
      linked: ['2,4: 由於泊車收費昂貴，護士離職。'],
    },
  },
  {
    name: 'festival',
    en: {
      posts: [
        '{people 12000-48000} people came to the lantern festival in {place} on Saturday, the organisers said.',
        'The lanterns were gorgeous but the toilets, oh dear. {minutes 25-55} minutes in line',
        '{brand} sponsored free shuttle buses, really smooth, no complaints',
        'Fireworks were called off at the last minute because of strong wind',
      ],
      claims: [
        '1: According to the organisers, the lantern festival in {place} drew {people 12000-48000} visitors on Saturday.',
        '2: Visitors found the lanterns beautiful but queued {minutes 25-55} minutes for the toilets.',
        '3: Free shuttle buses paid for by {brand} ran smoothly.',
        '4: The fireworks were cancelled at short notice owing to strong wind.',
      ],
      denied: ['4: The fireworks were not called off.', '3: The shuttle buses were not free.'],
      linked: ['1,4: {people 12000-48000} people came because the fireworks were called off.'],
    },
    zh: {
      posts: [
        '主辦單位表示，星期六有{people 12000-48000}人到{place}參加花燈會。',
        '花燈好靚，但係去個廁所要排{minutes 25-55}分鐘，唉',
        '{brand}贊助嘅免費接駁巴士好順暢，冇嘢好彈',
        '因為大風，煙花表演臨時取消',
      ],
      claims: [
        '1: 主辦單位指星期六有{people 12000-48000}人參加{place}的花燈會。',
        '2: 遊客覺得花燈漂亮，但廁所要輪候{minutes 25-55}分鐘。',
        '3: {brand}提供的免費接駁巴士運作順暢。',
        '4: 煙花表演由於大風而臨時取消。',
      ],
      denied: ['4: 煙花表演沒有取消。', '3: 接駁巴士並非免費。'],
      linked: ['1,4: 由於煙花表演取消，市民參加花燈會。'],
    },
  },
  {
    name: 'laptop',
    en: {
      posts: [
        'My {brand} {model} arrived with a cracked screen and support told me to wait {weeks 3-8} weeks for a replacement',
        'Battery lasts {hours 13-19} hours in my tests, the keyboard is the best I have typed on',
        '{brand} confirms a firmware bug that drains the battery overnight; a fix ships on Thursday.',
        'fan noise like a hair dryer. returned it',
      ],
      claims: [
        '1: A buyer received a {model} with a cracked screen and was told to wait {weeks 3-8} weeks for a replacement.',
        '2: In one test the battery held {hours 13-19} hours, and the keyboard was praised.',
        '3: {brand} acknowledges a firmware bug draining the battery and will deliver a fix on Thursday.',
        '4: One owner sent it back because of fan noise.',
      ],
      denied: ['3: The firmware bug does not drain the battery.', '1: The screen of the {model} was not cracked.'],
      linked: ['1,2: The screen cracked because the battery lasts long.'],
    },
    zh: {
      posts: [
        '部{brand} {model}一開箱個芒就裂咗，客服叫我等{weeks 3-8}個星期換機',
        '實測電池用到{hours 13-19}個鐘，鍵盤手感係我用過最好',
        '{brand}證實韌體有漏洞會令電池整晚漏電，星期四推出修正。',
        '風扇嘈到似風筒，退咗貨',
      ],
      claims: [
        '1: 有買家收到的{model}屏幕破裂，更換需等{weeks 3-8}星期。',
        '2: 測試顯示電池可用{hours 13-19}小時，鍵盤手感獲好評。',
        '3: {brand}承認韌體漏洞導致電池漏電，將於星期四推出修正。',
        '4: 有用家因風扇太嘈而退貨。',
      ],
      denied: ['3: {brand}表示韌體沒有漏洞。', '1: {model}的屏幕沒有裂。'],
      linked: ['1,2: 由於電池耐用，屏幕裂開。'],
    },
  },
  {
    name: 'housing',
    en: {
      posts: [
        'Water leaking from the ceiling of our new flat in {place} for {weeks 3-8} weeks, the developer keeps sending different contractors',
        '{brand} will knock down and rebuild {blocks 2-6} blocks after tests found weak concrete.',
        'Lawmaker {person} urged the department to publish all test results within {days 7-14} days.',
        'will owners get alternative accommodation meanwhile?',
      ],
      claims: [
        '1: Residents of a new flat in {place} have had a leaking ceiling for {weeks 3-8} weeks.',
        '2: {brand} is going to demolish and rebuild {blocks 2-6} blocks because tests found weak concrete.',
        '3: {person} called for all test results to be published within {days 7-14} days.',
        '4: Owners ask whether they will be given alternative accommodation.',
      ],
      denied: ['2: {brand} will not rebuild the blocks.', '2: Tests found no weak concrete.'],
      asked: ['4: Owners will get alternative accommodation.'],
      linked: ['1,2: Water leaked because {brand} will rebuild the blocks.'],
    },
    zh: {
      posts: [
        '{place}新樓天花漏水漏咗{weeks 3-8}個星期，發展商次次派唔同師傅嚟',
        '檢測發現混凝土強度不足，{brand}將拆卸重建{blocks 2-6}座大樓。',
        '立法會議員{person}促請部門在{days 7-14}日內公開所有檢測結果。',
        '咁業主有冇臨時住宿安排？',
      ],
      claims: [
        '1: 有業主投訴{place}新樓天花漏水達{weeks 3-8}星期。',
        '2: 由於混凝土強度不足，{brand}會拆卸並重建{blocks 2-6}座大樓。',
        '3: 議員{person}要求{days 7-14}天內公開檢測結果。',
        '4: 有業主詢問會否安排臨時住宿。',
      ],
      denied: ['2: {brand}不會重建大樓。', '2: 檢測並未發現混凝土強度不足。'],
      asked: ['4: 業主會獲安排臨時住宿。'],
      linked: ['1,2: 由於{brand}重建大樓，新樓天花漏水。'],
    },
  },
  {
    name: 'market',
    en: {
      posts: [
        '{brand} reported quarterly profit down {percent 12-30}%, and its shares fell to {dollars 30-60} dollars',
        'Vegetable prices at the wet market in {place} doubled after the storm',
        'Chief executive {person} said {brand} would close {shops 12-24} loss-making stores by June.',
        'their app gives me coupons for things I never buy lol',
      ],
      claims: [
        '1: Quarterly profit at {brand} dropped {percent 12-30}% and the share price slid to {dollars 30-60} dollars.',
        '2: In {place}, vegetables cost twice as much following the storm.',
        '3: {person} announced that {shops 12-24} unprofitable stores will shut by June.',
        '4: A customer mocks the coupons in the app.',
      ],
      denied: ['3: {brand} would not close any stores, {person} said.', '1: Quarterly profit of {brand} rose {percent 12-30}%.'],
      linked: ['1,4: Profit fell because the app gives coupons.'],
    },
    zh: {
      posts: [
        '{brand}公布季度盈利下跌{percent 12-30}%，股價跌至{dollars 30-60}元',
        '風暴過後，{place}街市菜價貴咗一倍',
        '行政總裁{person}表示，{brand}六月前會關閉{shops 12-24}間蝕錢分店。',
        '個app成日派啲我唔會買嘅優惠券，笑死',
      ],
      claims: [
        '1: {brand}季度盈利減少{percent 12-30}%，股價亦跌至{dollars 30-60}元。',
        '2: {place}街市的菜價在風暴後上升一倍。',
        '3: {person}指{shops 12-24}間虧損分店會在六月前結業。',
        '4: 有顧客取笑應用程式派發的優惠券用不著。',
      ],
      denied: ['3: {person}表示{brand}不會關閉分店。', '1: {brand}季度盈利上升{percent 12-30}%。'],
      linked: ['1,4: 由於程式派發優惠券，盈利下跌。'],
    },
  },
];
