/** Matters by which the check was made and fitted. */
import type { Matter } from './citation-matter.ts';
export const MATTERS: readonly Matter[] = [
  {
    name: 'outage',
    en: {
      posts: [
        'no signal on {brand} since 8am, {hours 3-11} hours and counting. the hotline is dead too!!',
        '{brand} says its core network failed during an update and engineers are working on it. Service should be back by the afternoon.',
        'Lost a full day of orders because {brand} was down in {place}. A refund of {dollars 12-80} dollars is an insult.',
        'is the refund automatic or do we have to apply? anyone on {brand} know?',
      ],
      claims: [
        '1: Customers of {brand} report having had no signal for {hours 3-11} hours.',
        '2: According to {brand}, its core network failed during an update, and engineers are trying to fix it.',
        '3: One user in {place} lost a day of orders during the outage and calls the {dollars 12-80} dollar refund insulting.',
        '1,3: {brand} customers complain about the outage, an unreachable hotline and a refund of only {dollars 12-80} dollars.',
        '4: Some customers ask whether the refund is automatic.',
      ],
      denied: ['1: The hotline is not dead.', '2: The core network of {brand} did not fail during the update.'],
      asked: ['4: The refund is automatic for customers of {brand}.'],
      linked: ['2,3: Engineers are working on the core network because a user in {place} lost orders.'],
    },
    zh: {
      posts: [
        '{brand}由朝早八點幾開始冇晒訊號，斷網斷咗{hours 3-11}個鐘，熱線打極都唔通！',
        '{brand}表示，核心網絡更新期間出現故障，工程人員正在搶修，預計下午恢復服務。',
        '喺{place}送外賣，{brand}斷網搞到接唔到單，冇咗成日人工，退款得{dollars 12-80}蚊，當我乞兒咩',
        '退款係咪自動扣㗎？要唔要自己申請？有冇{brand}嘅人知',
      ],
      claims: [
        '1: 用戶指{brand}斷網長達{hours 3-11}小時，熱線亦無法接通。',
        '2: {brand}稱核心網絡在更新時發生故障，工程人員正進行搶修。',
        '3: 有{place}的外賣員因斷網而無法接單，不滿退款僅{dollars 12-80}元。',
        '1,3: 網民批評{brand}斷網，熱線打不通，退款亦只有{dollars 12-80}元。',
        '4: 有用戶詢問退款是否自動扣減。',
      ],
      denied: ['1: {brand}並沒有斷網。', '2: {brand}的核心網絡在更新期間沒有出現故障。'],
      asked: ['4: {brand}的退款會自動扣減。'],
      linked: ['2,3: 由於外賣員接不到單，{brand}的核心網絡出現故障。'],
    },
  },
  {
    name: 'food',
    en: {
      posts: [
        'had food poisoning all night after a milk tea from {brand} in {place}, the milk tasted sour',
        'Health inspectors took samples at the central kitchen of {brand}; results are expected in {days 2-6} days.',
        '{brand} closed {shops 6-14} shops and recalled a batch of milk. {people 24-68} people have reported stomach pain and vomiting.',
        "They want a receipt before they refund anything. who keeps a receipt for milk tea? I won't go back",
      ],
      claims: [
        '1: A customer fell ill with food poisoning after drinking milk tea bought from {brand} in {place}.',
        '2: Inspectors have taken samples from the central kitchen of {brand}, with results due in {days 2-6} days.',
        '3: {brand} has shut {shops 6-14} of its shops and recalled milk after {people 24-68} people reported vomiting and stomach pain.',
        '4: Customers are angry that a receipt is asked for before a refund.',
        '3,4: While {brand} recalled a batch of milk, some say they will not return.',
      ],
      denied: ['3: {brand} did not recall the milk.', '3: {brand} has not closed any shops.'],
      linked: ['2,4: Inspectors took samples because customers had no receipt.'],
    },
    zh: {
      posts: [
        '尋日喺{place}{brand}飲完杯奶茶，肚痛成晚，又嘔又屙，浸奶有陣酸味',
        '衞生部門到{brand}中央廚房巡查，抽取鮮奶樣本化驗，預計{days 2-6}日內有結果。',
        '{brand}宣布{shops 6-14}間分店停業清潔，並回收同批次鮮奶。至今{people 24-68}人出現肚痛及嘔吐。',
        '退款竟然要有單，邊個飲奶茶會留單？以後都唔會再幫襯',
      ],
      claims: [
        '1: 有顧客在{place}的{brand}喝過奶茶後肚痛及嘔吐。',
        '2: 衞生部門已到{brand}的中央廚房抽取樣本，{days 2-6}天內會有化驗結果。',
        '3: {brand}{shops 6-14}間分店停業，並回收鮮奶，{people 24-68}人感到不適。',
        '4: 顧客不滿退款須出示單據，表示不會再光顧。',
        '1,3: 多名顧客飲用{brand}奶茶後不適，公司已回收有關批次的鮮奶。',
      ],
      denied: ['3: {brand}沒有回收鮮奶。', '3: {brand}的分店並未停業。'],
      linked: ['2,4: 由於顧客沒有單據，衞生部門抽取鮮奶樣本化驗。'],
    },
  },
  {
    name: 'launch',
    en: {
      posts: [
        'stayed up for the {brand} keynote, the projector camera made me gasp. preordered the {model} already',
        '{brand} announced the {model} with a 6,500 mAh battery, on sale next Friday from {price 4000-6800} dollars.',
        'More than {crowd 200-600} people queued overnight in {place} to try the {model}. Staff handed out hot drinks.',
        "the card slot is gone and there are only {colours 2-4} colours. I'll skip this one.",
      ],
      claims: [
        '1: Viewers were impressed by the projector camera shown at the {brand} keynote.',
        '2: The {model} goes on sale next Friday at a starting price of {price 4000-6800} dollars.',
        '3: Over {crowd 200-600} people lined up overnight in {place} for the {model}.',
        '4: Critics regret that the card slot has been removed and that just {colours 2-4} colours are offered.',
        '2,3: {brand} announced the {model} with a 6,500 mAh battery, and people queued in {place} to try it.',
      ],
      denied: [
        '3: Nobody queued overnight in {place} for the {model}.',
        '1: Viewers were not impressed by the projector camera.',
      ],
      linked: ['3,4: People queued overnight because the card slot is gone.'],
    },
    zh: {
      posts: [
        '捱夜睇完{brand}發布會，個投影鏡頭勁到我叫咗出嚟，即刻預購咗{model}',
        '{brand}發布新手機{model}，配備6500mAh電池，售價{price 4000-6800}元起，下周五開售。',
        '逾{crowd 200-600}人喺{place}門市通宵排隊等試{model}，職員仲有派熱飲',
        '冇咗記憶卡槽，得{colours 2-4}隻色揀，今代我skip',
      ],
      claims: [
        '1: {brand}發布會上的投影鏡頭令觀眾驚喜。',
        '2: {model}售價由{price 4000-6800}元起，將於下周五發售。',
        '3: 超過{crowd 200-600}人在{place}通宵輪候試用{model}。',
        '4: 有人不滿取消了記憶卡槽，而且只有{colours 2-4}種顏色。',
        '2,3: {brand}推出配備6500mAh電池的{model}，{place}門市有人通宵排隊。',
      ],
      denied: ['3: {place}沒有人通宵排隊。', '2: {model}並未配備6500mAh電池。'],
      linked: ['3,4: 由於取消記憶卡槽，市民通宵排隊。'],
    },
  },
  {
    name: 'flight',
    en: {
      posts: [
        'stuck at the airport, {brand} delayed our flight by {hours 3-11} hours and nobody told us anything',
        '{brand} apologised to {people 120-300} passengers after a technical fault grounded a plane bound for {place}.',
        'my suitcase still has not arrived, {days 2-6} days later. {brand} never answers the phone.',
        'The crew were lovely and handed out meal vouchers worth {dollars 60-120} dollars.',
      ],
      claims: [
        '1: Passengers of {brand} complained of a flight delay of {hours 3-11} hours.',
        '2: {brand} said sorry to {people 120-300} travellers after a technical fault on a flight to {place}.',
        '3: A traveller is still waiting for a suitcase after {days 2-6} days.',
        '4: Some praised the crew for giving out vouchers of {dollars 60-120} dollars.',
      ],
      denied: ['2: {brand} has not apologised to the passengers.', '3: The suitcase has arrived.'],
      linked: ['2,3: A technical fault grounded the plane because a suitcase has not arrived.'],
    },
    zh: {
      posts: [
        '喺機場等咗{hours 3-11}個鐘，{brand}航班延誤，完全冇人交代',
        '一架飛往{place}的航班因技術故障停飛，{brand}向{people 120-300}名乘客致歉。',
        '過咗{days 2-6}日，我件行李仲未到，打去{brand}又冇人聽',
        '機組人員好好，仲派{dollars 60-120}蚊餐券畀我哋',
      ],
      claims: [
        '1: 乘客抱怨{brand}航班延誤{hours 3-11}小時，沒有人解釋。',
        '2: {brand}就航班技術故障向{people 120-300}名乘客道歉。',
        '3: 有旅客指行李{days 2-6}天後仍未到達。',
        '4: 有乘客稱讚機組人員派發{dollars 60-120}元餐券。',
      ],
      denied: ['2: {brand}沒有向乘客致歉。', '3: 旅客的行李已到。'],
      linked: ['2,3: 由於行李未到，航班出現技術故障。'],
    },
  },
  {
    name: 'price',
    en: {
      posts: [
        '{brand} is putting up its monthly fee by {percent 6-19}% from March, the second rise in two years',
        'I cancelled my {brand} plan today. {dollars 180-280} dollars a month is too expensive for this speed',
        'A spokesman for {brand} said higher energy costs were behind the increase.',
        'will old customers keep the old price? their page says nothing',
      ],
      claims: [
        '1: {brand} raises its monthly fee by {percent 6-19} per cent from March.',
        '2: A customer has cancelled, finding {dollars 180-280} dollars a month too expensive.',
        '3: {brand} explains the increase with higher energy costs.',
        '4: People wonder whether existing customers keep the old price.',
      ],
      denied: ['3: Energy costs were not behind the increase, {brand} said.', '1: {brand} is not putting up its monthly fee.'],
      asked: ['4: Old customers will keep the old price.'],
      linked: ['1,2: {brand} raises its fee because a customer cancelled.'],
    },
    zh: {
      posts: [
        '{brand}三月起加價{percent 6-19}%，兩年內第二次加月費',
        '今日cut咗{brand}個plan，{dollars 180-280}蚊一個月，速度咁慢仲要咁貴',
        '{brand}發言人稱，能源成本上升是加價的原因。',
        '舊客係咪可以保留舊價？個網乜都冇講',
      ],
      claims: [
        '1: {brand}將於三月起把月費上調{percent 6-19}%。',
        '2: 有客戶嫌每月{dollars 180-280}元太貴，已取消計劃。',
        '3: {brand}解釋，加價是因為能源成本上升。',
        '4: 有用戶想知道舊客能否保留舊價。',
      ],
      denied: ['3: {brand}稱加價並非因為能源成本。', '1: {brand}不會加月費。'],
      asked: ['4: 舊客可以保留舊價。'],
      linked: ['1,2: 由於有客戶取消計劃，{brand}加價。'],
    },
  },
  {
    name: 'park',
    en: {
      posts: [
        'The new playground in {place} is lovely, my kids played for {hours 3-5} hours and the toilets are clean',
        'Residents of {place} collected {people 1200-4800} signatures against closing the swimming pool.',
        '{person} said at the meeting that the pool needs repairs costing {million 3-9} million dollars.',
        'no shade anywhere in that playground, the slide gets burning hot',
      ],
      claims: [
        '1: Parents like the new playground in {place} and find its toilets clean.',
        '2: {people 1200-4800} residents signed against the closure of the swimming pool in {place}.',
        '3: {person} put the cost of repairing the pool at {million 3-9} million dollars.',
        '4: Others criticise the lack of shade and a hot slide at the playground.',
      ],
      denied: ['1: The toilets are not clean.', '3: {person} said that the pool needs no repairs.'],
      linked: ['2,4: Residents collected signatures because the slide gets hot.'],
    },
    zh: {
      posts: [
        '{place}個新遊樂場好正，小朋友玩咗{hours 3-5}個鐘都唔肯走，廁所又乾淨',
        '{place}居民收集到{people 1200-4800}個簽名，反對關閉泳池。',
        '{person}議員在會上表示，泳池維修需要{million 3-9}百萬元。',
        '個遊樂場冇遮蔭，滑梯曬到熱到燙手',
      ],
      claims: [
        '1: 家長喜歡{place}的新遊樂場，認為廁所清潔。',
        '2: {place}有{people 1200-4800}個居民簽名反對關閉泳池。',
        '3: {person}指維修泳池需{million 3-9}百萬元。',
        '4: 亦有人批評遊樂場沒有遮蔭，滑梯太熱。',
      ],
      denied: ['1: 遊樂場的廁所並不乾淨。', '3: {person}議員表示泳池不需要維修。'],
      linked: ['2,4: 由於滑梯燙手，居民收集簽名反對關閉泳池。'],
    },
  },
  {
    name: 'bank',
    en: {
      posts: [
        'someone took {thousand 12-60} thousand dollars out of my {brand} account overnight and the bank will not pay it back',
        'Police arrested {arrests 3-9} men in {place} over fake text messages in the name of {brand}.',
        '{brand} reminds customers never to enter their password on pages opened from a text message.',
        'got through to the fraud line after {minutes 20-90} minutes, the lady was patient and blocked my card at once',
      ],
      claims: [
        '1: A customer lost {thousand 12-60} thousand dollars from an account at {brand}, which refuses to repay it.',
        '2: {arrests 3-9} men were arrested in {place} in connection with fake text messages sent in the name of {brand}.',
        '3: {brand} warns customers not to enter passwords on pages opened from text messages.',
        '4: One customer waited {minutes 20-90} minutes on the fraud line but found the staff patient.',
      ],
      denied: [
        '2: Police have not arrested anyone over the fake text messages.',
        '4: The lady on the fraud line was not patient.',
      ],
      linked: ['2,4: Police arrested the men because the fraud line was patient.'],
    },
    zh: {
      posts: [
        '我{brand}個戶口一晚之間唔見咗{thousand 12-60}千蚊，銀行唔肯賠',
        '警方在{place}拘捕{arrests 3-9}名男子，涉嫌發出冒充{brand}的短訊。',
        '{brand}提醒客戶，切勿在短訊連結開啟的網頁輸入密碼。',
        '等咗{minutes 20-90}分鐘先駁到防騙熱線，位小姐好有耐性，即刻幫我停卡',
      ],
      claims: [
        '1: 有客戶在{brand}的戶口損失{thousand 12-60}千元，銀行拒絕賠償。',
        '2: 警方於{place}拘捕{arrests 3-9}名涉嫌冒充{brand}發短訊的男子。',
        '3: {brand}呼籲客戶不要在短訊連結的網頁輸入密碼。',
        '4: 有人等了{minutes 20-90}分鐘才接通防騙熱線，但稱讚職員有耐性。',
      ],
      denied: ['2: 警方沒有拘捕任何男子。', '4: 熱線的小姐沒有耐性。'],
      linked: ['2,4: 由於熱線職員有耐性，警方拘捕男子。'],
    },
  },
  {
    name: 'match',
    en: {
      posts: [
        '{team} won {goals 3-7} goals to nil last night, {person} was on fire',
        'Tickets for the final at the stadium in {place} sold out in {minutes 20-90} minutes.',
        'the referee ruined it, two clear penalties were not given',
        'Coach {person} confirmed that the captain is injured and will miss {weeks 3-8} weeks.',
      ],
      claims: [
        '1: Fans celebrate the victory of {team} and praise {person}.',
        '2: The final in {place} was sold out within {minutes 20-90} minutes.',
        '3: Some blame the referee for not giving two penalties.',
        '4: According to {person}, the injured captain will be out for {weeks 3-8} weeks.',
      ],
      denied: ['4: The captain is not injured.', '2: Tickets for the final have not sold out.'],
      linked: ['2,4: Tickets sold out because the captain is injured.'],
    },
    zh: {
      posts: [
        '{team}琴晚贏咗{goals 3-7}比0，{person}教練真係勁',
        '{place}大球場決賽門票{minutes 20-90}分鐘內售罄。',
        '球證累晒，兩個十二碼都冇吹',
        '{person}教練證實隊長受傷，將缺陣{weeks 3-8}星期。',
      ],
      claims: [
        '1: 球迷為{team}勝出而高興，大讚{person}。',
        '2: {place}決賽門票在{minutes 20-90}分鐘內賣光。',
        '3: 有人不滿球證沒有判兩個十二碼。',
        '4: {person}指受傷的隊長會缺陣{weeks 3-8}個星期。',
      ],
      denied: ['4: 隊長沒有受傷。', '2: 決賽門票尚未售罄。'],
      linked: ['2,4: 由於隊長受傷，門票售罄。'],
    },
  },
];
