/** The spike of Ming Sheung Tea: a bad batch of milk makes people ill, shops close, then comes the apology. */
import { wording } from '../wording.ts';

export const FOOD_YUE = wording(`
tag: #茗常食安 | #茗常食安 | #茗常茶記 | #食物安全 | #肚痛 | #變壞奶 | #罷飲茗常
product: 黑糖奶茶 | 厚奶咖啡 | 海鹽厚乳茶
did: {when}喺{Place}{Brand}飲咗杯{Product} | {person}飲完{Brand}杯{Product} | {when}全 office 叫咗{Brand}{Product} | 睇完新聞先記起{when}飲過{Brand}{Product} | 經過{Place}{Brand}，成間拉咗閘
glad: 肯認就有得救 | 等佢查清楚先幫襯返 | 撐返前線員工
sorry: 以後都唔敢飲 | 即刻由口袋名單剷走 | 要追究到底 | 張儲值卡邊個賠返畀我 | 為咗杯奶茶睇醫生，真係笑話
fact: {6-14}間分店停業清潔 | 回收晒同一批次嘅鮮奶 | 話中央廚房雪櫃壞咗 | 出咗道歉聲明 | {Place}店門口貼咗暫停營業 | 話會全數退款兼付醫藥費 | 衞生部門已經攞樣本化驗
post.ask: {did}，{hey}{Ask}{en} | {hey}{Brand}{Ask}{en} | 睇到新聞好擔心，{Brand}{Ask}{en} | {person}叫我問，{Brand}{Ask}{en} | 有冇{Brand}嘅人可以答下，{Ask}{en}
post.good: 都要講句公道說話，{Brand}{good}{eg} | {did}，不過{good}，{glad} | 鬧還鬧，{Brand}{good}{pg} | 讚下{Brand}，{good}，{glad}{eg} | {person}話{Brand}{good}，{glad}
video.intro: 突發影片，冇時間剪片，直接講。 | 今日講下{Brand}件事。 | 由尋晚到而家，我收到好多{Brand}苦主 inbox。
illness.thing: 食物安全 | 杯奶茶 | 批鮮奶
illness.good: 我飲嗰杯冇事，職員仲主動話可以退錢 | 佢哋即日落架，反應算快 | 純茶系列唔關事，照飲都得 | 經理逐個打電話問候
illness.bad: 飲完肚痛成晚，又嘔又屙 | 杯{Product}有浸酸餿味 | 奶一粒粒變壞咗都照賣 | {person}食物中毒入咗急症室 | 見到中央廚房張相，即刻想嘔 | 變壞奶賣咗{2-4}日都冇人發現 | 問職員仲話「奶味係咁㗎」 | 肚屙到要請兩日病假 | {4-9}個同事一齊中招，全部肚痛
illness.ask: 有冇人飲完肚痛？ | 邊幾間分店有問題？ | 邊個批次嘅鮮奶出事？ | 食物中毒要唔要去報？ | 隔日先肚痛計唔計？
apology.thing: 道歉 | 退款安排 | 個聲明
apology.good: 老闆親自鞠躬道歉，冇推卸 | 全數退款兼畀埋醫藥費，算有承擔 | 公開晒化驗報告，透明度高 | 分店重開有得參觀廚房，有誠意
apology.bad: 道歉聲明避重就輕 | 退款要有單，邊個飲奶茶會留單 | 老闆三日先肯出聲 | 將責任推晒畀供應商 | 拎張五折券就當賠償 | 話已徹底清潔，但{Place}店仲見到蟑螂
apology.ask: 冇單可唔可以退款？ | 儲值卡可以退錢嗎？ | 分店幾時重開？ | 醫藥費點樣申請？
`);

export const FOOD_ZH = wording(`
tag: #茗常食安 | #茗常食安 | #茗常茶記 | #食物安全 | #食物中毒 | #回收
product: 黑糖奶茶 | 厚奶咖啡 | 海鹽厚乳茶
did: {when}在{Place}的{Brand}喝了{Product} | {person}喝過{Brand}的{Product} | 公司{when}訂了{Brand}{Product} | 路過{Place}，{Brand}已拉下鐵閘
glad: 願意承擔便值得再給機會 | 待查明真相再光顧 | 支持前線員工
sorry: 以後不敢再喝 | 必定追究到底 | 要求全面交代 | 請假兩天的損失誰來賠償
fact: {6-14}間分店停業清潔 | 回收同一批次鮮奶 | 承認中央廚房冷藏庫故障 | 發表道歉聲明 | 承諾全數退款並支付醫藥費
said: 對事件深表歉意，已停用有關批次的鮮奶 | 涉事冷藏庫溫度一度升至十二度，監察系統未有發出警報 | 會全數退款並承擔受影響顧客的醫藥費 | 分店完成清潔消毒並通過檢驗後才會重開
view: 事件暴露中央廚房監管的漏洞 | 品牌能否挽回信心，關鍵在於透明度 | 冷藏溫度應有獨立監察 | 其他飲品店亦應汲取教訓
story.fact: {Brand}停用涉事批次鮮奶　樣本送驗‖衞生部門到{Brand}中央廚房巡查，抽取鮮奶及環境樣本化驗，預計{=2-4}日內有結果。
  {Brand}{=5-12}間分店重開　開放廚房參觀‖{Brand}表示，{=5-12}間分店已通過檢驗並重新營業，顧客可參觀廚房。
story.good: {Brand}創辦人鞠躬致歉　承擔全部醫藥費‖{Brand}創辦人召開記者會鞠躬致歉，承諾全數退款及承擔醫藥費，有顧客表示接受。
story.bad: 飲{Brand}{Product}後不適　增至{=24-68}人‖再有市民飲用{Brand}的{Product}後出現肚痛及嘔吐等食物中毒徵狀，受影響人數增至{=24-68}人。
  {Brand}{=6-14}間分店停業　涉變壞鮮奶‖懷疑因鮮奶變壞引致食物中毒，{Brand}宣布{=6-14}間分店即時停業清潔，並回收同批次鮮奶。
  {Brand}中央廚房冷藏庫失靈　變壞奶流出{=2-4}日‖{Brand}承認中央廚房冷藏庫失靈，變壞鮮奶流入分店{=2-4}日才被發現。
  {Brand}退款須出示單據　顧客斥無誠意‖{Brand}公布退款安排，要求顧客出示單據，被批評毫無誠意，社交平台出現罷飲呼籲。
post.ask: {did}，{hey}{Ask} | {hey}{Brand}{Ask} | 看到新聞後很擔心，{Brand}{Ask}
post.good: 說句公道話，{Brand}{good}{pg} | 事件雖令人遺憾，但{Brand}{good}{pg}{glad}。 | 值得一提的是，{Brand}{good}{pg}
video.intro: 本集談談{Brand}事件。 | 事發突然，未及剪輯，直接分享。
illness.thing: 食物安全 | 鮮奶品質
illness.good: 公司即日停售，反應迅速 | 經理逐一致電慰問 | 純茶飲品不受影響
illness.bad: 飲後整晚肚痛嘔吐 | {Product}帶有酸餿味 | 變壞的鮮奶照樣出售 | 家人食物中毒送院 | 店員對投訴置之不理 | 多名同事同時肚痛腹瀉
illness.ask: 哪些分店受影響？ | 涉事批次是哪一批？ | 食物中毒應向誰舉報？
apology.thing: 道歉 | 退款安排
apology.good: 創辦人親自道歉，沒有推卸 | 承擔醫藥費，尚算負責 | 公開化驗報告，透明度高
apology.bad: 道歉聲明避重就輕 | 退款竟要求單據 | 把責任推給供應商 | 以五折券當作賠償
apology.ask: 沒有單據可否退款？ | 分店何時重開？ | 醫藥費如何申請？
`);

export const FOOD_EN = wording(`
tag: #MingSheungMilk | #MingSheungMilk | #MingSheungTea | #foodsafety | #foodpoisoning | #recall
product: brown sugar milk tea | heavy cream coffee | sea salt cream tea
did: had a {Product} at {Brand} in {Place} {when} | {person} had the {Product} from {Brand} | the whole office ordered {Product} from {Brand} {when} | walked past {Brand} in {Place} and the shutters were down | saw the news and remembered my {Product} from {Brand} {when}
glad: owning up is a start | I'll go back once the tests are out | be kind to the shop staff
sorry: never drinking that again | I want more than a coupon | two sick days for a cup of tea | off my list for good | somebody should answer for this
fact: closed {6-14} shops for cleaning | recalled a batch of fresh milk | says a cold store broke down | posted an apology | will pay refunds and medical bills | has inspectors in its kitchen taking samples
said: it is deeply sorry and has withdrawn the batch | the cold store reached twelve degrees and no alarm went off | it will pay refunds and medical bills | shops reopen only after they pass inspection
view: the case shows a gap in how central kitchens are checked | openness will decide whether customers return | cold stores need independent monitoring | other drink shops should take note
story.fact: inspectors sample milk at {Brand} kitchen‖Health inspectors took samples at the central kitchen of {Brand}; results are expected in {=2-4} days.
  {=5-12} {Brand} shops reopen with kitchen tours‖{Brand} has reopened {=5-12} shops that passed inspection and invites customers to look at the kitchen.
story.good: {Brand} founder bows and pays medical bills‖The founder of {Brand} bowed before reporters and promised refunds and medical bills, which some customers accepted.
story.bad: {=24-68} ill after drinking {Brand} {Product}‖{=24-68} people now report stomach pain and vomiting after drinking the {Product} of {Brand}, in a suspected case of food poisoning.
  {Brand} closes {=6-14} shops over spoiled milk‖{Brand} closed {=6-14} shops and recalled a batch of milk after a suspected food poisoning.
  broken cold store let {Brand} sell spoiled milk for {=2-4} days‖{Brand} admits that a broken cold store let spoiled milk reach its shops for {=2-4} days.
  boycott call as {Brand} asks for receipts‖Customers of {Brand} call for a boycott after the chain asked for receipts before any refund.
post.ask: {did}. {Ask}{en} | {Brand} customers, {Ask}{en} | worried after the news about {Brand}. {Ask}{en} | {person} is asking too: {Brand}, {Ask}{en}
post.good: credit where it's due, {Brand}: {good}{pg}{eg} | {did}, but {good}, {glad}{pg} | say what you want about {Brand}, {good}{pg} | small mercy from {Brand}: {good}, {glad}{pg}
video.intro: quick video, no editing today. | let's talk about what happened at {Brand}. | my inbox is full of {Brand} stories since last night.
illness.thing: food safety | the milk | hygiene
illness.good: mine was fine and they offered a refund anyway | they pulled it the same day | the plain teas are not affected | the manager called everyone personally
illness.bad: I had food poisoning all night | the {Product} tasted sour | the milk was spoiled and they sold it anyway | {person} ended up in the emergency room | {4-9} colleagues got stomach cramps from the same order | the spoiled milk was on sale for {2-4} days | the staff told me that's how it tastes | my stomach hurt for two days
illness.ask: anyone else with stomach pain? | which shops are affected? | which batch of milk was it? | where do I report food poisoning?
apology.thing: the apology | the refund plan | the statement
apology.good: the founder bowed and made no excuses | they cover the medical bills, fair play | they published the lab report | you can look into the kitchen now
apology.bad: the apology dodges the question | they want a receipt, who keeps a milk tea receipt? | it took the boss three days to say sorry | they blame the supplier for everything | a half-price coupon is not compensation
apology.ask: can I get a refund without a receipt? | is my stored value refundable? | when do the shops reopen? | how do I claim the doctor's bill?
`);
