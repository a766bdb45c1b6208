/** Cantonese noise: everyday talk, some of it with a brand's word in another sense (birds, fruit, boats, tea rooms). */
import { wording } from '../wording.ts';

export const LIFE_YUE = wording(`
brand: ∅
tag: #香港 | #日常 | #週末 | #碎碎念 | #生活
product: 今日
did: {when}喺{Place}行下
glad: 成日心情都好晒
sorry: 算啦，聽日又係新一日
post.good: {when}{good}{pg}{eg} | {good}{pg}{eg} | {good}，{glad}{eg} | 同{person}一齊，{good}{eg} | 今日小確幸：{good}{pg} | {good}，估唔到{good}{eg}
post.bad: {bad}{pb}{eb} | 真係黑仔，{bad}{pb}{eb} | {when}{bad}{pb}{eb} | {bad}，{sorry}{eb} | {person}都頂唔順，{bad} | {bad}，仲要{bad}{eb}
post.ask: {hey}{Ask}{en} | {Ask}{en} | {when}先醒起，{Ask}{en} | {person}問我，{Ask}我都唔識答{en}
post.fact: {Fact}{en} | {when}見到{Fact} | 原來{Fact}{en} | {person}話{Fact}
post.mixed: {good}，不過{Other}{en} | {good}，但係{Other}
title.good: {good} | [閒聊] {good} | 今日{good}
title.bad: {bad} | [呻] {bad} | 有冇人同我一樣，{bad}
title.ask: {Ask} | [問題] {Ask}
title.fact: {Fact} | [分享] {Fact}
title.mixed: {thing}，開心定唔開心 | 講下{thing}
video.good: 【Vlog】{good} | {thing}日記｜{good}
video.bad: 【Vlog】{bad} | {thing}日記｜{bad}
video.ask: 【傾下偈】{Ask}
video.fact: 【Vlog】{Fact}
video.mixed: 【Vlog】{thing}嘅一日
video.intro: 今日冇乜特別，拍下日常。 | 又到週末，同{person}出街。
blog.title.good: 日記：{good}
blog.title.bad: 日記：{bad}
blog.title.mixed: 日記：{thing}
blog.open: {when}同{person}去{Place}行下，心血來潮寫幾句。 | 隔咗好耐先更新。
blog.good: 最開心係{good}，影低咗留念。 | 呢個禮拜嘅亮點：{good}。 | {good}，{person}同我笑咗成日。
blog.bad: 不過{bad}，都係一種經驗。 | 黑仔嘅事都有：{bad}。 | {bad}，{person}話唔緊要，我就頹咗一陣。
blog.close.good: 今日就寫到呢度，聽日見。 | 希望日日都係咁。 | 下次去邊好？留言話我知。
blog.close.bad: 唉，聽日會好啲嘅。 | 寫出嚟舒服返啲。 | 各位都保重。
blog.close.mixed: 有苦有甜，先係生活。 | 下次再寫。 | 就咁又一日。
agree.good: 係咪呢，{good} | 我都係，{good}{pg} | 羨慕 | {when}我都{good}
agree.bad: 我都係，{bad}{pb} | 同病相憐，{bad} | 抱下你{eb}
disagree.good: 我嗰邊就{good} | 樂觀啲啦，{good}
disagree.bad: 唔係人人咁好彩，{bad} | 我就{bad}{eb}
answer.good: 有呀，{good} | 試過，{good}
answer.bad: 冇呀，{bad} | 唔好啦，{bad}
answer.neutral: 我都想知 | 上網搵下 | 聽日先知 | 問{person}啦
wonder: 順便問，{ask} | {ask}
neutral: {thing}就係咁㗎啦 | 睇彩數 | 講開{thing}，有冇人一齊？ | {fact}
joke.good: 影埋我入鏡啦
joke.bad: 人生就係咁{eb}

birds.thing: 觀鳥 | 燕鷗
birds.good: 喺{hide}影到成群燕鷗 | 見到燕鷗餵雛鳥，感動 | 觀鳥團今次好好彩，連黑枕燕鷗都見到 | 第一次用長鏡影燕鷗就影到俯衝捕魚
birds.bad: 等足成日得兩隻雀 | 有遊客行到好近，嚇走晒啲燕鷗 | 影燕鷗影到曬傷
birds.ask: 邊度可以觀鳥見到燕鷗？ | 影雀要幾長焦？
birds.fact: {hide}嘅燕鷗今年早咗返嚟 | 燕鷗一年飛幾萬公里 | 生態團話燕鷗繁殖期唔好行近
hide: 塱原 | 米埔 | 西貢離島 | 蒲台島 | 大埔海濱
fruit.thing: 年桔 | 金桔
fruit.good: 阿媽自製嘅金桔蜜潤喉到不得了 | 盆年桔養到而家仲結緊果 | 喺{Place}花墟買到盆靚年桔 | 鹹柑桔沖水飲完喉嚨即刻舒服
fruit.bad: 盆金桔畀{person}淋死咗 | 年桔一返屋企就甩晒葉 | 整金桔果醬整到燶晒
fruit.ask: 金桔連皮食定去皮？ | 年桔過咗年點養落去？ | 鹹柑桔要醃幾耐？
fruit.fact: 金桔其實連皮先有營養 | 花農話今年年桔產量少咗{10-30}% | 街市金桔{12-25}蚊一斤
boat.thing: 坐船 | 三帆船
boat.good: 喺{Place}海旁影到隻三帆木船入夕陽 | 坐舢舨遊避風塘，{very}有風味 | 駕三帆船出海成日都曬得好舒服
boat.bad: 出海浪大到嘔晒 | 風大到三帆船出唔到海
boat.ask: 邊度學駕三帆船？ | 避風塘舢舨幾錢一程？
boat.fact: 西貢有隻古典三帆船開放參觀 | 香港仔嘅舢舨得返十幾隻
tearoom.thing: 茶記 | 茶餐廳
tearoom.good: 樓下茶記個常餐加咗蛋都係{42-52}蚊 | 呢間老牌茶記啲蛋治{very}嫩 | 茶餐廳阿姐一見我就嗌走青
tearoom.bad: 間茶餐廳做埋今個月就結業 | 茶記個常餐加到{52-62}蚊 | 茶餐廳卡位畀人搭枱搭到冇位放手
tearoom.ask: {Place}有冇好食嘅茶餐廳？ | 而家邊度茶記仲有早餐蛋治？
tearoom.fact: {Place}間三十年老茶記搬咗去對面 | 茶餐廳新例外賣盒要另計
weather.thing: 天氣
weather.good: 個天藍到好似假嘅 | 終於唔使開冷氣 | {Place}嘅日落紅到成個海都係
weather.bad: 返潮返到幅牆流緊水 | 落雨落到鞋都入晒水 | 熱到溶咗
weather.ask: 聽日會唔會落雨？ | 行山着咩衫好？
weather.fact: 天文台話週末轉涼 | 下午有機會行雷
commute.thing: 返工
commute.good: 今朝巴士有位坐 | 返工成程綠燈
commute.bad: 塞車塞咗{40-80}分鐘 | 巴士飛站，企喺度等咗三班 | 遲到畀老細捉正
commute.ask: {Place}去中環搭咩快？ | 邊條路而家塞緊？
commute.fact: {Place}明日起改道 | 隧道口有單小意外
match.thing: 場波
match.good: 補時絕殺，嗌到聲都沙 | 我隊波終於三連勝
match.bad: 十二碼都射唔入 | 領先兩球都輸得返
match.ask: 今晚場波幾點開？ | 邊個做正選門將？
match.fact: 今晚{8-10}點半踢 | 球會公布咗大軍名單
pets.thing: 隻貓 | 隻狗
pets.good: 隻貓今日自己瞓上我大髀 | 領養咗隻唐狗，乖到不得了
pets.bad: 隻貓打爛咗我隻杯 | 帶狗睇獸醫使咗{1200-3600}蚊
pets.ask: 貓唔肯飲水點算？ | {Place}有冇狗公園？
pets.fact: 領養日今個星期日喺{Place} | 隻貓今日五歲生日
`);
