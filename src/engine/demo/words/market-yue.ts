/** Cantonese about Barnlane, a chain of supermarkets. */
import { wording } from '../wording.ts';

export const MARKET_YUE = wording(`
brand: 禾倉 | 禾倉超市 | 禾倉 | Barnlane
tag: #禾倉超市 | #Barnlane | #超市 | #慳家 | #煮飯仔 | #屋企煮 | #買餸 | #格價 | #主婦日常 | #今晚食乜餸
product: 士多啤梨 | 三文魚 | 急凍餃子 | 有機菜 | 日本雞蛋 | 牛油果 | 自家牌豆漿 | 燒雞 | 鮮奶 | 紐西蘭奇異果 | 火鍋料
did: {when}去{Place}{Brand}買{Product} | {when}喺{Brand}網購咗{Product} | 同{person}去{Brand}掃咗啲{Product} | 放工經過{Place}{Brand}，買咗{Product} | {when}{Brand}送貨，叫咗{Product} | 煮飯先發現冇{Product}，衝去{Brand}買
glad: 以後買餸就嚟呢度 | 今個月慳返{100-300}蚊 | 成家人食得好開心 | 即刻入多兩份 | 比我街市買仲抵
sorry: 以後返去街市買 | 要求退款喇 | 浪費錢 | 煮都唔敢煮直接掉 | 行遠少少去第二間
fact: {Place}分店裝修緊 | 今個星期{product}買二送一 | {Product}補返貨喇 | 會員日全單{88-92}折 | 開始賣{Product} | {Place}店改做二十四小時 | 換咗自助收銀機 | 膠袋收費加到{1-2}蚊
fresh.thing: 啲生果 | 啲餸 | 新鮮程度
fresh.good: {Product}新鮮到好似啱啱到貨 | 啲菜爽甜冇農藥味 | 啲魚眼仲透明 | 日期{very}新 | 試食完即刻買咗三盒 | 生果個個實淨冇爛
fresh.bad: {Product}打開已經發霉 | 過咗期仲放喺架度賣 | 買返嚟第二日就爛 | 盒底全部壓到水汪汪 | 啲肉有浸怪味 | 靚嗰面向出，底下全部爛
fresh.ask: 幾點補貨最新鮮？ | {Product}可以擺幾耐？ | {Place}嗰間有冇賣{Product}？ | 爛咗嘅可唔可以攞返去換？
deal.thing: 啲特價 | 價錢 | 會員優惠
deal.good: {Product}平街市{5-15}蚊 | 夜晚八點後半價，{very}抵 | 買二送一真係冇加價先 | 會員積分當錢使 | 自家牌平靚正 | {88-128}蚊買到成個星期嘅餸
deal.bad: 先加價後打折 | 個價錢牌同收銀機唔同價 | 話特價，得三件貨 | 半年貴咗{10-25}% | 優惠要買滿{300-500}蚊先有 | 個包裝縮咗水，照賣原價
deal.ask: 會員日係幾號？ | {Product}幾時做特價？ | 積分幾時過期？ | 銀行卡邊張有折？
delivery.thing: 送貨 | 網購 | 送貨時間
delivery.good: 朝早落單下晝就到 | 送貨師傅幫我搬埋入廚房 | 冰鮮嘢有冰袋包住，仲凍冰冰 | 缺貨即刻打電話問我換唔換 | 遲咗半個鐘仲送返張券
delivery.bad: 遲咗{1-3}日先送到 | 送漏咗{2-5}樣嘢 | 雞蛋爛咗半盒 | 換咗隻我唔識嘅牌子都冇問過我 | 急凍嘢送到已經溶晒 | app 話送咗，樓下連人影都冇
delivery.ask: 免運費要買滿幾多？ | 夜晚有冇得送？ | 送漏嘢點樣退錢？ | {Place}村屋送唔送？
checkout.thing: 收銀 | 自助收銀 | 職員
checkout.good: 自助收銀{very}快，唔使兩分鐘 | 收銀姐姐幫阿婆執好晒嘢 | 職員帶我行到個貨架前面 | 開多兩條收銀線，唔使等 | 換貨乜都冇問就搞掂
checkout.bad: 得一條收銀線，排咗{20-35}分鐘 | 自助機成日話我偷嘢 | 十部自助機壞咗七部 | 職員話唔知就行開咗 | 收多咗錢仲要我填三張表 | 逼你 scan 會員先畀埋單
checkout.ask: 自助收銀收唔收現金？ | 冇單可唔可以退？ | 幾點最少人？ | 長者優先線仲有冇？
`);
