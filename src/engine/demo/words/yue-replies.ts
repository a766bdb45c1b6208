/** Cantonese comments: each takes up the subject of the post it answers. */
import { wording } from '../wording.ts';

export const YUE_REPLIES = wording(`
agree.good: 同意，{good}{pg} | 我都覺{good}{eg} | 加一，{good} | 係㗎，{brand}{good}{pg} | {brand}{thing}真係冇得彈{eg} | {when}試過，{good}{pg}
  {person}都話{good} | {good}，{glad}{eg} | 推！{brand}{good} | 睇完即刻想試，聽講{good}{eg} | 利申熟客，{good}{pg}
  {elsewhere}嗰邊都係，{good}{pg} | 咪就係，{brand}{good}
agree.bad: 同感，{bad}{pb} | 我都試過，{bad}{pb}{eb} | +1，{bad} | {brand}係咁㗎啦，{bad}{pb} | {brand}{thing}真係要檢討{eb} | {when}先中招，{bad}{eb}
  {person}都係，{bad}{pb} | {bad}，{sorry}{eb} | 仲諗住得我一個，原來大家都{bad} | 你已經好彩，我嗰次{bad}{eb} | {elsewhere}嗰邊都係，{bad}{pb}
  早就話咗，{brand}{bad} | 投訴過喇，冇用㗎，{bad}{pb}
disagree.good: 我就唔覺喎，{good}{pg} | 唔好一竹篙打一船人啦，{brand}{good} | 可能你唔好彩啫，我嗰次{good} | 吓？{elsewhere}嗰邊{good}喎
  用咗{2-8}次都冇事，{good} | 咁又唔係，{brand}{thing}已經改善咗，{good} | 樓主太嚴格啦，{good}
disagree.bad: 唔好呃人啦，{bad}{pb} | 係咪收咗錢㗎？{brand}{bad} | 你試多兩次就知，{bad}{pb} | 得你一個咁講，我次次{bad} | 睇相係靚，實際{bad}{eb}
  爭少少信咗，上次{bad} | 呢個價錢嚟講，{bad}囉
answer.good: 答樓主，{good} | 去得過，{good}{pg} | 我試過，{good}，放心 | 我覺得得，{brand}{good} | {person}試過，話{good}
answer.bad: 唔好諗喇，{bad} | 我勸你諗清楚，{bad}{pb} | 上次試過，{bad} | 睇下第二間先啦，{brand}{bad} | 一句到尾：{bad}
answer.neutral: 打去熱線問最穩陣 | 官網有寫，自己睇睇 | 每間都唔同，最好問{elsewhere}嗰邊 | 好似下個月先有 | 我都想知，留名等答案 | 睇你想要啲乜啦，{thing}因人而異
  inbox 咗你 | 一般嚟講平日會好啲 | {brand}專頁有人問過㗎
wonder: {brand}{ask} | 順便問，{ask} | 咁{ask} | 講開{thing}，{ask} | 樓主，{ask}
neutral: {thing}見仁見智啦 | 睇人啫，{brand}{thing}每次都唔同 | {person}話麻麻，我話 OK | 其實{brand}同第二間差唔多 | {when}先有人開過post講{thing} | 我朋友喺{brand}做，話睇更 | {elsewhere}人路過，未試過{thing} | 等多幾個評價先 | 講咗等於冇講，{thing}即係點？
  係{Place}嗰間定{elsewhere}嗰間？ | 有冇相？ | 幾時嘅事？ | {brand}有冇回覆你？ | 呢個話題講咗好耐，{thing}次次都有人問
joke.good: {person}睇完即刻拉我出門 | 個銀包話唔得，個心話得 | 又要洗錢喇 | 睇到我流口水 | {brand}快啲請樓主做代言人啦
joke.bad: 等到我個仔都畢業{eb} | 笑咗，{brand}真係人才濟濟 | 建議改名做「考耐性」 | 佢哋 KPI 應該係睇邊個最嬲 | 唔嬲，我已經識得呼吸{eb}
elsewhere: {place}
short.good: 正！ | 推 | 心動咗 | 讚 | 好嘢👍 | 想試😍 | 抵呀 | 支持！ | 抽{eg} | 留名學嘢 | 即刻去 | 靚喎 | 開心share | 掂 | 👍👍👍 | 睇落唔錯喎 | 多謝分享🙏
short.bad: 伏 | 離譜 | 笑死 | 唉… | 慘😢 | 真係服咗 | 投訴啦 | 乜料 | 😡😡 | 黑店 | 頂唔順 | 退錢啦 | 咁都得？ | 嘩，咁差 | 即刻唔幫襯 | 避雷，多謝提醒
short.neutral: 留名 | 幾錢呀？ | 邊度㗎？ | 求link | 路過 | 食花生🍿 | 有片冇？ | 係咩？ | 等睇 | 原來係咁 | 咁樣呀… | 收到 | tag {person}
`);
