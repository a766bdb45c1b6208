/** Cantonese about Ming Sheung Tea, a chain of milk-tea shops. */
import { wording } from '../wording.ts';

export const TEA_YUE = wording(`
brand: 茗常茶記 | 茗常 | 茗常
tag: #茗常茶記 | #茗常茶記 | #奶茶 | #港式奶茶 | #下晝茶 | #今日飲咩 | #香港飲品 | #手沖 | #絲襪奶茶 | #打工仔日常 | #相機食先
product: 招牌絲襪奶茶 | 鴛鴦 | 凍檸茶 | 黑糖奶茶 | 海鹽厚乳茶 | 桂花烏龍 | 鹹檸梳打 | 杏霜奶茶 | 紅豆冰 | 厚奶咖啡
topping: 珍珠 | 仙草 | 蒟蒻 | 布甸 | 芋圓
did: 去{Place}{Brand}買咗杯{Product} | {when}喺{Place}嗰間{Brand}飲{Product} | {when}經過{Place}{Brand}，買咗{Product} | {when}叫咗{Brand}外賣，飲{Product} | {person}幫手喺{Brand}買咗杯{Product}
  行街行到{Place}，入咗{Brand}飲{Product} | {when}同{person}去{Brand}嘆杯{Product} | 開會前衝去{Brand}買{Product} | 朝早冇{Brand}嗰杯{Product}唔使旨意做嘢，{when}又去咗
glad: 聽日再嚟買 | 以後下晝茶就靠佢 | 已經諗緊下杯飲乜 | 成日做嘢都有返精神 | 即刻 mark 低呢間 | 我可以日日飲 | 行遠少少都值
sorry: 以後行多兩步去第二間算 | 飲咗兩啖就掉咗 | 下次都係自己沖好過 | 浪費我個下晝 | 唔會再幫襯 | 積分都唔要喇 | 以後淨係飲水
fact: {Place}開咗新分店 | 今個月{product}買一送一 | 推出咗新飲品{Product} | 換咗紙飲管 | 儲印花轉咗用 app | 下個月開始{Place}店做到夜晚十點
  招緊兼職沖茶師傅，時薪{58-72}蚊 | 同畫家合作出咗限定杯套 | 自攜杯可以減{2-5}蚊

taste.thing: 味道 | 茶底 | 杯{Product}
taste.good: 茶底夠香 | 茶味濃得嚟唔澀 | 奶同茶嘅比例啱啱好 | 少甜都飲到茶味 | 入口{very}滑 | 杯{Product}有返細個飲嗰種味 | 啲冰溶咗都唔會變水 | {topping}煙煙韌韌 | 茶香留喺口度好耐 | {Product}甜度啱晒我
taste.bad: 茶味淡到似水 | 叫咗少甜都甜到漏 | 冰多過茶 | 奶味溝到好稀 | 飲完成口都係澀 | 杯{Product}味道同以前差好遠 | {topping}硬到咬唔郁 | 有浸隔夜茶味 | {Product}得個甜字 | 飲落似奶精沖水
taste.ask: 邊間分店嘅茶底最靚？ | 杯{Product}係咪轉咗配方？ | {Product}走甜會唔會好苦？ | 有冇邊款飲完唔會瞓唔著？ | 加{topping}定加{topping}好飲啲？
queue.thing: 條隊 | 等位時間 | 出杯速度
queue.good: 出杯{very}快 | 排{5-9}個人都係{3-6}分鐘攞到 | app 落單，行到去就有得攞 | 繁忙時間都好有效率 | 分開外賣同堂食兩條隊，好醒 | 叫號清清楚楚唔使逼埋一堆
queue.bad: 等咗{25-55}分鐘先有得飲 | 條隊排到出馬路 | app 落咗單都要重新排過 | 叫號叫漏咗我兩次 | 得一個人沖茶，後面成條街喺度等 | 平日三點都要等位 | 外賣單插晒隊，企喺度嗰啲人做傻仔
queue.ask: 幾點去先唔使排隊？ | app 落單係咪真係快啲？ | {Place}嗰間放工時間要等幾耐？ | 可唔可以預約攞嘢？
price.thing: 價錢 | 個價位 | 性價比
price.good: {18-24}蚊有咁大杯{very}抵 | 下晝茶套餐平過隔籬間 | 儲夠十個印送一杯，好易儲 | 學生價減{3-6}蚊 | 加{topping}都唔使收多錢 | 早餐優惠抵到笑
price.bad: 一杯{Product}要{38-46}蚊 | 半年加咗兩次價 | 個杯縮細咗但係照收一樣價 | 走冰要加{3-5}蚊 | 優惠要落 app 先有，仲要限時 | 加啲{topping}貴過杯茶
price.ask: 會員日係邊日？ | {Product}而家賣幾錢？ | 儲印花可唔可以同朋友一齊儲？ | 學生優惠使唔使出示學生證？
service.thing: 店員態度 | 服務 | 啲職員
service.good: 店員記得我少冰少甜 | 倒瀉咗即刻換過杯新嘅畀我 | 阿姐成日笑笑口 | 問咩都好有耐性答 | 收工前五分鐘去都冇黑面 | 見我抱住 BB 仲幫手開門
service.bad: 店員成程黑口黑面 | 畀錯杯仲話我聽錯 | 投訴完經理都係嗰句「公司政策」 | 眼尾都冇望過我 | 收咗錢先話{Product}賣晒 | 傾偈傾到落錯單
service.ask: 投訴應該搵邊個？ | 畀錯杯可唔可以返去換？ | {Place}嗰間係咪換晒人？ | 嗰個好好人嘅店長係咪調咗去{elsewhere}？
`);
