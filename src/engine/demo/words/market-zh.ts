/** Written Chinese about Barnlane. */
import { wording } from '../wording.ts';

export const MARKET_ZH = wording(`
brand: 禾倉超市 | 禾倉超市 | 禾倉
tag: #禾倉超市 | #Barnlane | #超級市場 | #格價 | #零售 | #家常菜
product: 士多啤梨 | 三文魚 | 急凍餃子 | 有機蔬菜 | 日本雞蛋 | 牛油果 | 自家品牌豆漿 | 燒雞 | 鮮奶 | 紐西蘭奇異果 | 火鍋配料
did: {when}到{Place}的{Brand}買{Product} | {when}在{Brand}網購{Product} | 與{person}到{Brand}採購{Product} | 下班路過{Brand}{Place}店，買了{Product} | 首次使用{Brand}送貨服務，訂了{Product}
glad: 日後買菜就在這裡 | 這個月省下{100-300}元 | 家人吃得開心 | 即時多買兩份
sorry: 以後還是到街市買 | 已要求退款 | 不敢烹煮，直接丟掉 | 不會再網購
fact: {Place}分店正在裝修 | 本周{product}買二送一 | {Product}重新到貨 | 會員日全單{88-92}折 | {Place}店改為二十四小時營業 | 引入新自助收銀機
said: 食品安全及品質是首要考慮 | 會檢視供應商的表現 | 定價會參考市場情況 | 今年會再開設{4-9}間分店 | 已向受影響顧客退款
view: 市民購物習慣已轉向格價 | 自家品牌是超市提高毛利的方法 | 鄰近地區消費對本地超市構成壓力 | 送貨時間是網購成敗的關鍵
story.fact: {Brand}{Place}店改為二十四小時營業‖連鎖零售商{Brand}宣布{Place}分店由下周起改為二十四小時營業，為該集團第{=5-9}間通宵分店。
  {Brand}增{=30-80}款自家品牌食品‖{Brand}推出{=30-80}款自家品牌食品，包括{Product}，售價較同類產品低約{=10-25}%。
  {Brand}全線更換自助收銀機‖{Brand}將於兩個月內更換全線自助收銀機，新機支援現金及多種電子支付。
  {Brand}剩食計劃　半年捐出{=20-60}公噸食物‖{Brand}與慈善機構合作的剩食計劃，半年內捐出{=20-60}公噸食物。
story.good: 格價調查　{Brand}{Product}最便宜‖消費者團體格價調查涵蓋{=40-80}種貨品，{Brand}的{Product}等{=12-20}種最便宜。
  {Brand}聘{=60-140}名長者　獲頒共融僱主獎‖{Brand}聘用{=60-140}名六十歲以上員工，獲頒年度共融僱主獎。
  {Brand}凍價三個月　涵蓋{=100-300}種日用品‖{Brand}宣布凍結{=100-300}種日用品價格三個月，包括{Product}。
story.bad: {Brand}被指價牌不符　{Product}多收{=5-12}元‖有顧客在{Brand}{Place}店發現{Product}貨架價錢與收銀機不符，多收{=5-12}元。
  {Brand}送貨延誤　{Place}客戶苦等三日‖{Brand}網購訂單積壓，{Place}有客戶等候三日仍未收到貨品。
  {Brand}自助收銀機故障　{Place}店現人龍‖{Brand}{Place}店大部分自助收銀機於{when}故障，人龍排至店外。
fresh.thing: 蔬果品質 | 新鮮程度
fresh.good: {Product}新鮮飽滿 | 蔬菜爽脆清甜 | 到期日{very}新 | 肉質鮮嫩
fresh.bad: {Product}打開已發霉 | 過期食品仍在架上 | 翌日便腐爛 | 包裝底部全是壓爛的
fresh.ask: 何時補貨最新鮮？ | {Product}可存放多久？ | 變壞的可以退換嗎？
deal.thing: 價錢 | 優惠
deal.good: {Product}比街市便宜 | 晚上八時後半價，{very}划算 | 自家品牌價廉物美 | 積分可當現金使用
deal.bad: 先加價後減價 | 價牌與收銀機不符 | 特價品數量極少 | 半年間價格上升{10-25}%
deal.ask: 會員日是哪天？ | {Product}何時有特價？ | 積分何時到期？
delivery.thing: 送貨服務 | 網購
delivery.good: 早上下單下午便送到 | 送貨員細心有禮 | 冷凍食品包裝妥善 | 缺貨時主動來電查詢
delivery.bad: 延誤{1-3}天才送到 | 漏送數件貨品 | 雞蛋破了半盒 | 冷凍食品送到時已融化
delivery.ask: 免運費門檻是多少？ | 漏送貨品如何退款？ | 晚上可否送貨？
checkout.thing: 收銀安排 | 店員服務
checkout.good: 自助收銀{very}快捷 | 店員主動協助長者 | 增開收銀線，毋須久等 | 退換手續簡便
checkout.bad: 只開一條收銀線，輪候{20-35}分鐘 | 自助收銀機頻頻出錯 | 店員一問三不知 | 多收款項後退款手續繁複
checkout.ask: 自助收銀機收現金嗎？ | 沒有單據可以退款嗎？ | 哪個時段人較少？
`);
