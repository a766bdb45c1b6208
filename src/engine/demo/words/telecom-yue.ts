/** Cantonese about Sampan Mobile, a mobile network. */
import { wording } from '../wording.ts';

export const TELECOM_YUE = wording(`
brand: 三帆電訊 | 三帆 | 三帆 | Sampan
tag: #三帆電訊 | #SampanMobile | #上台 | #月費 | #5G | #寬頻 | #電訊 | #轉台
product: 5G 月費計劃 | 家庭計劃 | 學生計劃 | 無限數據計劃 | 長者計劃 | 大灣區計劃
did: {when}轉咗{Brand}嘅{Product} | 用咗{Brand}{Product}{2-7}年 | {when}去{Place}門市續{Brand}嘅{Product} | 幫{person}搞{Brand}{Product} | 由第二間台過檔{Brand}，上咗{Product} | {when}收到{Brand} call 叫我續{Product}
glad: 再簽多兩年都得 | 全家都過埋嚟 | 終於唔使睇住個 data 表 | 冇諗過轉台會咁順 | 呢個價冇得嫌
sorry: 一完約即刻走人 | 過緊台喇 | 早知唔貪平 | 寧願貴{30-60}蚊搵返間正常嘅 | 唔好再打嚟叫我續約
fact: 推緊 5G 家居寬頻優惠 | 下個月起{product}加{8-20}蚊行政費 | {Place}開咗旗艦店 | 學生出示學生證可以上{Product} | 新增咗{20-40}個漫遊地區 | 更新咗個 app | 轉 eSIM 唔使去門市喇 | 送{3-6}個月影視串流
signal.thing: 訊號 | 網速 | 收得
signal.good: 喺{Place}地庫都有訊號 | 搭地鐵全程冇斷過 | 行山行到{Place}後山都收到 | 5G 測到{380-760} Mbps | 睇直播一格都冇窒 | 升降機入面講電話都清
signal.bad: 喺{Place}屋企得一格 | 一入升降機就冇晒訊號 | 人多少少就轉圈圈 | 話就話 5G，實際慢過舊網 | 打電話三分鐘斷兩次 | 搭車過{Place}隧道口必斷
signal.ask: {Place}收得好唔好？ | 5G 係咪要換 SIM 先用到？ | 屋邨入面有冇得加裝小型基站？ | 有冇人測過速？
plan.thing: 月費 | 份合約 | 個計劃
plan.good: {98-138}蚊月費有{30-80}GB{very}抵 | 無限通話同埋冇行政費 | 舊客續約都有新客價 | 數據可以分畀{person}用 | 完約前一個月會提你 | 攜號轉台三日就搞掂
plan.bad: 續約加咗{30-70}蚊仲話優惠 | 行政費又加{8-20}蚊 | 冷靜期講到一嚿雲 | 唔出聲就自動續咗兩年 | 賣嗰時話無限，用過{20-50}GB 就限速 | 提早解約要賠{1500-3800}蚊
plan.ask: 完約之後係咪自動續？ | 而家有咩{Product}抵？ | 攜號轉台要幾耐？ | 行政費可唔可以傾走佢？
hotline.thing: 客服 | 條熱線 | 門市職員
hotline.good: 熱線{1-3}分鐘就有真人聽 | 門市阿哥幫{person}set 晒部機 | 報障兩個鐘就有人跟進 | 收錯錢一個電話就退返 | app 入面問客服答得{very}快
hotline.bad: 熱線聽咗{35-80}分鐘音樂 | 轉咗五個部門都冇人識答 | 話三個工作天回覆，等咗三個星期 | 師傅約咗又唔嚟 | sales 一日打三次電話嚟 | 門市叫我打熱線，熱線叫我去門市
hotline.ask: 點樣先駁到真人？ | 投訴邊個部門先有用？ | 門市使唔使預約？ | 點樣叫佢哋唔好再 cold call？
roaming.thing: 漫遊 | 外地上網 | 漫遊日費
roaming.good: 落機開機即刻有網 | 喺日本用足全程都快過當地卡 | 漫遊日費先{18-38}蚊{very}抵 | 出發前 app 撳一撳就得 | 熱點分享畀{person}都唔限速
roaming.bad: 漫遊收咗我{880-2600}蚊 | 去到當地成日都連唔到 | 買咗三日 pass 得一日有網 | 冇提示就開始收費 | 話無限其實{1-3}GB 就限速
roaming.ask: 去日本用漫遊定買卡好？ | 日費係計香港時間定當地時間？ | 歐洲邊幾個國家包埋？ | 過關去深圳係咪自動轉漫遊？
`);
