/**
 * Cantonese as written in Hong Kong: what does not depend on a brand. Brands bring good, bad, ask, thing, did, glad, sorry,
 * fact.
 */
import { wording } from '../wording.ts';

export const YUE = wording(`
when: 今日 | 琴日 | 尋晚 | 今朝 | 啱啱 | 頭先 | 上個禮拜 | 前日 | 放工 | 禮拜日 | 上星期六 | 收工後 | 呢個週末 | 午飯時間 | 夜晚
place: 旺角 | 銅鑼灣 | 沙田 | 觀塘 | 屯門 | 元朗 | 將軍澳 | 荃灣 | 大埔 | 尖沙咀 | 中環 | 北角 | 深水埗 | 青衣 | 鰂魚涌 | 上水
  灣仔 | 紅磡 | 柴灣 | 堅尼地城 | 東涌 | 西營盤 | 九龍灣 | 愉景灣
person: 我老婆 | 我老公 | 同事 | 阿媽 | 我個仔 | 我細佬 | 女朋友 | 男朋友 | 個 friend | 阿爸 | 我家姐 | 屋企人 | 老細 | 隔籬枱 | 我表妹
very: 好 | 好 | 超 | 勁 | 真係好 | 好鬼 | 幾 | 相當
pg: ∅ | ∅ | ∅ | ∅ | 呀 | 喎 | 囉 | ！ | ！！ | ，正 | ，大推 | ，冇得彈 | ，唔係講笑 | ，抵讚
pb: ∅ | ∅ | ∅ | 囉 | … | ，唉 | ，頂 | ，好心啦 | ，服咗 | ，真係冇眼睇 | ，咩料呀 | ，嬲到震 | 。。。 | ，離譜
eg: ∅ | ∅ | ∅ | ∅ | ␣😍 | ␣🥰 | ␣👍 | 😋 | ␣🎉 | ❤️ | ␣😆 | 👏👏 | ␣🤩 | ␣💯
eb: ∅ | ∅ | ∅ | ∅ | ␣😡 | ␣🤬 | 😤 | ␣🙄 | ␣😩 | 💢 | ␣😮‍💨 | ␣🤦 | ␣👎 | 😑
en: ∅ | ∅ | ∅ | ∅ | ∅ | ␣🤔 | ␣🙏 | ␣👀
rant: 真係嬲， | 想鬧好耐， | 忍唔住要講， | 我知我唔係第一個， | 純粹呻下， | 唔講唔得， | 有冇搞錯， | 呢間嘢， | 第幾次喇，
rave: 認真推介， | 講句公道說話， | 唔係收咗錢㗎， | 估唔到， | 意外地， | 真心覺得， | 難得開心 share 下， | 要讚一讚，
hey: 想問下， | 請問， | 各位師兄， | 小弟想請教， | 利申新手， | 有冇人知， | 問下大家， | 急問， | 唔好意思想問下，

post.good:
  {did}，{good}{pg}{eg}
  {did}，{good}，{good}{pg}{eg}
  {rave}{Brand}{good}{pg}{eg}
  {rave}{did}，{good}{pg}{eg}
  {Brand}{good}{pg} {glad}{eg}
  {did}。{good}，{glad}{pg}
  {person}話{Brand}{good}，{when}試過之後我都認同{eg}
  {good}，{good}，{Brand}真係{very}掂{eg}
  以前成日諗{Brand}{thing}得個樣，點知{good}{pg}{eg}
  {did}，最鍾意係{good}，{glad}{eg}
  邊個話{Brand}{thing}唔得？明明{good}{pg}
post.bad:
  {did}，{bad}{pb}{eb}
  {did}，{bad}，{bad}{pb}{eb}
  {rant}{Brand}{bad}{pb}{eb}
  {rant}{did}，{bad}{pb}{eb}
  {Brand}{bad}{pb} {sorry}{eb}
  {did}。{bad}，{sorry}{pb}
  {person}都話{Brand}{bad}，{when}輪到我中招{eb}
  {bad}，{bad}，{Brand}你做乜嘢啫{eb}
  幫襯咗{Brand}{2-6}年，{thing}真係越嚟越差，{bad}{pb}{eb}
  想知{Brand}管理層自己有冇試過，{bad}{pb}
  {did}，結果{bad}，仲要{bad}{eb}
post.ask:
  {hey}{Brand}{Ask}{en}
  {hey}{Brand}{Ask} 唔該晒{en}
  {did}，{hey}{Ask}{en}
  {Brand}{Ask} {person}話無所謂，但我想知清楚先{en}
  諗緊幫唔幫襯{Brand}，{Ask}{en}
  {when}同{person}傾開{Brand}，{Ask}{en}
post.fact:
  {Brand}{Fact}{en}
  見到{Brand}{Fact}，有冇人試過？{en}
  {when}收到通知，{Brand}{Fact}
  報料：{Brand}{Fact}{en}
  {person}話{Brand}{Fact}，真定假{en}
  路過見到海報，{Brand}{Fact}{en}
post.mixed:
  {did}，{good}，不過{Other}{en}
  {Brand}{good}係真，但係{Other}{en}
  持平啲講，{Brand}{good}，衰就衰在{Other}
  {did}，有讚有彈：{good}，可惜{Other}{en}
  {Brand}{thing}冇得彈，{good}，但{Other}，加加埋埋得個合格
curt.good: 正！ | 好嘢👍 | 真係掂 | 愛死你❤️ | 抵到笑 | 一定回購 | 又去咗喇😋 | 冇令我失望過 | yes！！
curt.bad: 伏😡 | 離譜 | 頂唔順 | 真係服咗你 | 搞乜鬼 | 又嚟？？ | 玩完 | 好心啦🙄 | 冇下次
more.good: {good}{pg} | 仲有{good} | 而且{good}{pg} | {glad}{eg} | 講多句，{good} | {person}都話{good}
more.bad: {bad}{pb} | 仲要{bad} | 更離譜係{bad} | {sorry}{eb} | 唔止，{bad}{pb} | {person}都中過，{bad}
more.ask: 本身覺得{good}，但又怕{bad} | 有人話{good}，又有人話{bad} | 求過來人答 | 網上搵極都搵唔到答案 | 先多謝各位
more.fact: 唔知會唔會好似上次咁多人 | 有興趣可以留意下 | 詳情去佢哋官網睇 | 純粹分享 | {person}已經話要去 | 等有人試咗先講
more.mixed: 整體{5-7}分啦 | 睇下之後會唔會改善 | 都係見仁見智嘅 | 會唔會再幫襯？睇下先

title.good: {Brand}{good} | {Brand}{thing}係咪被低估咗？ | [正評] {did} | {rave}{Brand}{thing} | 得我一個覺得{Brand}{thing}好掂？
  {did}，大讚 | 原來{Brand}{good}
title.bad: {Brand}{bad} | [伏] {did} | {Brand}{thing}係咪越嚟越差？ | {Brand}{thing}苦主集中營 | {rant}{Brand}{thing}
  大家係咪都覺得{Brand}{bad}？ | 仲有人幫襯{Brand}？{bad} | [投訴] {Brand}{thing}
title.ask: {Brand}{Ask} | [求助] {Brand}{Ask} | {hey}{Brand}{Ask} | {Brand}{thing}，有冇巴打知？
title.fact: {Brand}{Fact} | [消息] {Brand}{Fact} | 喂，{Brand}{Fact} | {Brand}{Fact}，大家點睇？
title.mixed: 中肯評價{Brand}{thing} | {Brand}{thing}，好定唔好？ | {Brand}{good}，但係… | [討論] {Brand}{thing}
video.good: 【實測】{Brand}{Product}｜{good}！ | 【開箱】{Brand}{Product} {glad} | 試足一星期{Brand}{Product}，{good} | {Brand}{Product}真心評價
video.bad: 【中伏】{Brand}{Product}｜{bad} | {Brand}{thing}有幾差？{bad} | 唔好再被{Brand}呃｜{bad} | 【實測】{Brand}{thing}，結果嚇親
video.ask: 【Q&A】{Brand}{Ask} | 答觀眾問題：{Brand}{Ask} | {Brand}{thing}邊個先啱你？
video.fact: 【速報】{Brand}{Fact} | {Brand}{Fact}｜一片睇晒 | 今集同大家講{Brand}{thing}
video.mixed: 【實測】{Brand}{Product}｜{good}，但… | {Brand}{Product}優點缺點一次過講 | {Brand}{thing}中肯評測
video.intro: 大家好，今集去咗{Place}試{Brand}。 | 呢條片我自己畀錢，冇收贊助。 | 上次留言好多人叫我拍{Brand}，今次終於有片喇。 | 今集短片同{person}一齊拍。
video.outro: 你哋又點睇？下面留言話我知。 | 鍾意嘅話記得訂閱同分享。 | 下集想睇邊間，留言投票。 | 時間軸喺第一個留言。
blog.title.good: {Brand}{Product}心得：{good} | 我點解鍾意{Brand}{thing} | {when}嘅小確幸：{Brand}{Product}
blog.title.bad: 同{Brand}講拜拜：{bad} | {Brand}{thing}，一次難忘嘅壞經驗 | 點解我唔再幫襯{Brand}
blog.title.mixed: {Brand}{Product}一個月後感 | {Brand}{thing}嘅好與壞 | 同{person}試{Brand}，兩個人兩種睇法
blog.open: {when}同{person}去{Place}，順便試埋{Brand}{Product}。 | 寫呢篇之前，我已經幫襯咗{Brand}{2-9}次。 | 朋友成日問我{Brand}得唔得，今次一次過答。
blog.good: 先講{thing}，{good}，{good}。 | {thing}方面，{good}，呢點我畀滿分。 | 令我最開心嘅係{good}。{glad}。
blog.bad: 但係{thing}就要扣分，{bad}。 | 講到{thing}，{bad}，{person}即場黑面。 | 唔好得咁易嘅係{thing}，{bad}，{sorry}。
blog.close.good: 總括嚟講，我會再嚟，亦會推介畀{person}。 | 下次想試{product}，到時再寫。 | 以上純屬個人意見，但我真係鍾意。
blog.close.bad: 總括嚟講，短期內我唔會再畀機會佢。 | 希望{Brand}有人睇到，改善下啦。 | 以上係自費體驗，冇加鹽加醋。
blog.close.mixed: 值唔值得，視乎你著重啲乜。 | 我會再畀多次機會，半年後更新。 | 優點同缺點一樣咁明顯，你自己決定。
`);
