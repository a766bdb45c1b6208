/** The spike of Sampan Mobile: the network and the app go down for most of a day; the next day is about refunds. */
import { wording } from '../wording.ts';

export const OUTAGE_YUE = wording(`
tag: #三帆斷網 | #三帆斷網 | #三帆電訊 | #冇訊號 | #斷網 | #退款 | #三帆還我訊號
product: 5G 月費計劃 | 家庭計劃 | 學生計劃 | 無限數據計劃
did: 由{clock}開始{Brand}冇晒網 | {when}用緊{Brand}突然冇晒訊號 | 喺{Place}返緊工，{Brand}斷網 | {person}同我都係用{Brand}，兩個一齊冇網 | 開極個{Brand} app 都開唔到 | 想用{Brand}打畀{person}，打極都打唔出
clock: 朝早八點幾 | 九點 | 十點三 | 晏晝 | 兩點幾 | 放工嗰陣
glad: 起碼有人肯出嚟交代 | 好彩我有第二張卡 | 師傅們辛苦晒
sorry: 聽日即刻轉台 | 過緊第二間台 | 唔退錢就投訴到底 | 成日嘅生意冇晒 | 要用樓下便利店嘅 Wi-Fi 先出到呢個 post
fact: 話核心網絡故障，工程師搶修緊 | 熱線同個 app 都癱瘓咗 | 話下午先恢復到 | {Place}一帶陸續有返訊號 | 公布每個客退{1-3}日月費 | 話會交報告畀監管機構 | CEO 出咗嚟鞠躬道歉
post.ask: {did}，{hey}{Ask}{en} | {hey}{Brand}{Ask}{en} | 睇到新聞好擔心，{Brand}{Ask}{en} | {person}叫我問，{Brand}{Ask}{en} | 有冇{Brand}嘅人可以答下，{Ask}{en}
post.good: 都要講句公道說話，{Brand}{good}{eg} | {did}，不過{good}，{glad} | 鬧還鬧，{Brand}{good}{pg} | 讚下{Brand}，{good}，{glad}{eg} | {person}話{Brand}{good}，{glad}
video.intro: 突發影片，冇時間剪片，直接講。 | 今日講下{Brand}件事。 | 由尋晚到而家，我收到好多{Brand}苦主 inbox。
outage.thing: 斷網 | 個網絡 | 個 app
outage.good: 頭先開返機已經有返訊號 | 轉咗飛行模式再開返就得返 | {Place}嗰邊快過其他區恢復 | 門市職員好有耐性咁解釋 | 佢哋每個鐘都有更新進度
outage.bad: 斷網斷咗{3-11}個鐘 | 個 app 一開就 crash | app 彈完又彈，連帳單都睇唔到 | 冇訊號冇數據連緊急電話都打唔出 | 熱線打極都唔通 | 冇網連車資都碌唔到 | 外賣平台接唔到單，冇咗成日人工 | 官方{2-5}個鐘都冇出過一句聲 | 手機變咗塊磚 | 兩步驗證收唔到 SMS，返唔到工 | 重新開機{5-20}次都係冇訊號 | {Place}成區斷晒網
outage.ask: 係咪全港都斷網？ | {Place}有冇人有返訊號？ | app crash 係咪要重新裝過？ | 有冇話幾點恢復？ | 打唔打到緊急電話？
refund.thing: 退款 | 賠償 | 補償方案
refund.good: 唔使申請，退款自動喺帳單扣 | 肯退足{1-3}日月費算有誠意 | 熱線今日即刻駁到，仲主動話有補償 | 送多{5-10}GB 數據都叫有交代 | CEO 親自道歉好過縮埋
refund.bad: 退款得{4-12}蚊，當我乞兒 | 斷足成日淨係退一日月費 | 申請退款要入 app，但個 app 仲 crash 緊 | 送數據有乜用，我要退款 | 賠償要填五頁表 | 儲值卡客一蚊都冇得退 | 冇訊號害我丟咗張單，佢賠{20-50}蚊現金券 | 道歉聲明寫到好似我哋唔啱咁
refund.ask: 退款要唔要自己申請？ | 儲值卡有冇得賠？ | 因為斷網提早解約使唔使罰錢？ | 退款幾時先見到？
`);

export const OUTAGE_ZH = wording(`
tag: #三帆斷網 | #三帆斷網 | #三帆電訊 | #網絡故障 | #退款 | #通訊
did: {when}{Brand}全線斷網 | 使用{Brand}期間突然失去訊號 | {Brand}的手機程式無法開啟 | 與{person}同用{Brand}，一同失聯
glad: 至少有高層出面交代 | 幸好備有第二張電話卡 | 前線人員辛苦了
sorry: 已決定轉台 | 不退款便投訴到底 | 全日生意盡失 | 要求公司交代
fact: 指核心網絡故障，工程人員正搶修 | 熱線及手機程式同告癱瘓 | 料下午恢復服務 | 公布向客戶退還{1-3}日月費 | 將向監管機構提交報告
said: 核心網絡一組設備更新時出錯，引致連鎖故障，謹此致歉 | 服務已於深夜全面恢復，受影響客戶可獲退款 | 初步排除網絡攻擊 | 退款會於下期帳單自動扣減，毋須申請
view: 事件反映後備系統不足 | 緊急電話一度無法接通，情況嚴重 | 退款金額與客戶損失並不相稱 | 監管機構應訂明斷網賠償準則
story.fact: {Brand}恢復服務　將提交事故報告‖{Brand}表示網絡服務已全面恢復，並會於{=3-14}日內向監管機構提交斷網事故報告。
  監管機構約見{Brand}管理層　要求交代斷網‖監管機構約見{Brand}管理層，要求就斷網事故的成因、影響範圍及退款安排作出交代。
story.good: {Brand}主動退款{=1-3}日　用戶毋須申請‖{Brand}宣布就斷網事故向全部客戶退款，款項自動於帳單扣除，用戶毋須申請。
  斷網期間　{Place}商戶開放 Wi-Fi 助街坊‖{Brand}斷網期間，{Place}多間商戶免費開放 Wi-Fi 供街坊聯絡家人，獲用戶致謝。
story.bad: {Brand}全港斷網逾{=6-11}小時　程式同告癱瘓‖流動電訊商{Brand}今日發生大規模斷網，通話及數據服務中斷逾{=6-11}小時，手機程式亦告癱瘓，影響逾百萬用戶。
  {Brand}斷網　外賣員：整日無收入‖{Brand}斷網令外賣員及網約司機無法接單，有外賣員稱損失{=600-1200}元收入，要求賠償。
  {Brand}退款僅{=4-12}元　用戶斥侮辱‖{Brand}公布斷網退款安排，不少用戶只獲退{=4-12}元，社交平台湧現轉台呼籲。
  {Brand}熱線、程式、網站齊失靈　用戶投訴無門‖{Brand}斷網期間，客戶服務熱線及手機程式同時失靈，用戶湧往{Place}門市查詢，一度擠滿百人。
post.ask: {did}，{hey}{Ask} | {hey}{Brand}{Ask} | 看到新聞後很擔心，{Brand}{Ask}
post.good: 說句公道話，{Brand}{good}{pg} | 事件雖令人遺憾，但{Brand}{good}{pg}{glad}。 | 值得一提的是，{Brand}{good}{pg}
video.intro: 本集談談{Brand}事件。 | 事發突然，未及剪輯，直接分享。
outage.thing: 斷網事故 | 網絡 | 手機程式
outage.good: 服務已逐步恢復 | 官方每小時更新進度 | 門市職員耐心解釋 | {Place}一帶率先恢復訊號
outage.bad: 斷網長達{4-11}小時 | 手機程式一開即閃退 | 熱線完全無法接通 | 連緊急電話也打不出 | 公司數小時仍未公布原因 | 收不到驗證短訊，無法登入工作系統 | 完全沒有訊號，形同失聯
outage.ask: 何時恢復服務？ | 是否全港斷網？ | 程式閃退是否需要重裝？
refund.thing: 退款安排 | 賠償方案
refund.good: 退款自動扣減，毋須申請 | 管理層親自道歉 | 補償方案尚算有誠意 | 額外贈送數據
refund.bad: 退款只有{4-12}元 | 申請退款的程式仍然閃退 | 儲值卡客戶不獲退款 | 道歉聲明毫無誠意 | 賠償遠低於實際損失
refund.ask: 退款需要申請嗎？ | 儲值卡客戶有沒有賠償？ | 因斷網解約會否罰款？
`);

export const OUTAGE_EN = wording(`
tag: #SampanDown | #SampanDown | #SampanMobile | #outage | #nosignal | #refund
did: no signal on {Brand} since {clock} | {Brand} went down while I was in {Place} | {person} and I are both on {Brand} and both cut off | tried to open the {Brand} app {clock} | posting this from cafe wifi because {Brand} is dead
clock: 8am | nine this morning | ten-ish | lunchtime | 2pm | rush hour
glad: at least somebody said sorry | lucky I have a second SIM | hats off to the engineers
sorry: I'm porting out tomorrow | refund or I'm gone | I lost a whole day of work | somebody owes me an explanation | switching as soon as I get signal to do it
fact: says its core network failed and engineers are on it | says service will be back by the afternoon | has signal again around {Place} | will refund {2-4} days of fees | will report the outage to the regulator | has its app and hotline down too
said: a core network update went wrong and it apologises | service was fully restored late at night and customers will be refunded | there is no sign of an attack | refunds will appear on the next bill without any application
view: the outage shows a lack of backup systems | emergency calls failing is the most serious part | the refund is nowhere near what people lost | regulators should set a standard for outage compensation
story.fact: {Brand} back online, report to follow‖{Brand} said its network is fully restored and that it will report on the outage within {=3-14} days.
  regulator summons {Brand} over outage‖The regulator has asked the management of {Brand} to explain the cause of the outage and its refund plan.
story.good: {Brand} to refund all customers automatically‖{Brand} will refund every customer {=1-3} days of fees after the outage, with no need to apply.
  shops in {Place} open wifi to the cut off‖During the {Brand} outage shops in {Place} let people use their wifi to reach their families.
story.bad: {Brand} network down for {=6-11} hours, app crashes‖More than a million customers of {Brand} had no signal for {=6-11} hours on {weekday}, and its app crashed as they looked for answers.
  riders lose a day's pay in {Brand} outage‖Delivery riders on {Brand} could not take orders during the outage and want compensation of up to {=600-1200} dollars.
  anger over {=4-12} dollar refund from {Brand}‖Customers of {Brand} call a refund of {=4-12} dollars an insult, and many say they will switch.
  {Brand} hotline, app and website fail together‖With the {Brand} hotline and app down, over a hundred people queued at its store in {Place} for an answer.
post.ask: {did}. {Ask}{en} | {Brand} customers, {Ask}{en} | worried after the news about {Brand}. {Ask}{en} | {person} is asking too: {Brand}, {Ask}{en}
post.good: credit where it's due, {Brand}: {good}{pg}{eg} | {did}, but {good}, {glad}{pg} | say what you want about {Brand}, {good}{pg} | small mercy from {Brand}: {good}, {glad}{pg}
video.intro: quick video, no editing today. | let's talk about what happened at {Brand}. | my inbox is full of {Brand} stories since last night.
outage.thing: the outage | the network | the app
outage.good: signal just came back after airplane mode on and off | they post an update every hour | {Place} is back online already | the store staff were really patient explaining it
outage.bad: the outage has been going for {3-11} hours | the app crashes every time I open it | there's no signal, no data, nothing | the hotline is dead too | I couldn't even call emergency services | I can't get my verification SMS so I can't log in to work | I lost a full day of orders because of the outage | they said nothing for {2-5} hours | I rebooted {5-20} times and still no signal | the app crash means I can't even see the outage page
outage.ask: is it down everywhere? | anyone in {Place} with signal? | does reinstalling the app stop the crash? | when will it be back?
refund.thing: the refund | the compensation | the apology
refund.good: the refund came automatically | the CEO apologised in person | {5-10} GB extra and a refund is decent | the hotline called me back about the refund
refund.bad: a refund of {4-12} dollars is an insult | the refund form is in the app and the app still crashes | prepaid customers get no refund at all | free data is not a refund | the apology reads like it was our fault | no signal cost me a client and they offer a coupon
refund.ask: do I have to apply for the refund? | is there a refund for prepaid? | can I cancel without penalty after the outage? | when will the refund show up?
`);
