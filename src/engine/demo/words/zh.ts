/**
 * Written Traditional Chinese: press, blogs, websites and formal posts. Brands bring good, bad, ask, thing, did, glad, sorry,
 * fact, story.
 */
import { wording } from '../wording.ts';

export const ZH = wording(`
when: 今天 | 昨天 | 昨晚 | 今早 | 上星期 | 前天 | 週末 | 上週六 | 日前 | 下班後 | 這星期 | 午飯時段
place: 旺角 | 銅鑼灣 | 沙田 | 觀塘 | 屯門 | 元朗 | 將軍澳 | 荃灣 | 大埔 | 尖沙咀 | 中環 | 北角 | 深水埗 | 青衣 | 鰂魚涌 | 上水
  灣仔 | 紅磡 | 柴灣 | 堅尼地城 | 東涌 | 西營盤 | 九龍灣 | 愉景灣
person: 太太 | 先生 | 同事 | 媽媽 | 兒子 | 弟弟 | 女朋友 | 朋友 | 爸爸 | 姐姐 | 家人 | 表妹 | 室友
surname: 陳 | 李 | 黃 | 張 | 林 | 何 | 梁 | 鄭 | 吳 | 劉 | 蔡 | 鄧 | 羅 | 許 | 謝 | 葉
citizen: 在{place}工作的{surname}小姐 | 家住{place}的{surname}先生 | {place}街坊{surname}太 | 任職文員的{surname}小姐 | 退休人士{surname}伯 | 大學生{surname}同學 | 育有一子的{surname}女士
very: 很 | 相當 | 非常 | 十分 | 頗 | 特別
pg: 。 | 。 | 。 | ！ | ，值得一讚。 | ，令人滿意。
pb: 。 | 。 | 。 | …… | ，令人失望。 | ，希望改善。 | ！
eg: ∅ | ∅ | ∅ | ∅ | ␣😊 | ␣👍 | ␣😍
eb: ∅ | ∅ | ∅ | ∅ | ␣😤 | ␣🙄 | ␣😡
rant: 不吐不快， | 實在忍無可忍， | 已不是第一次， | 想請大家評評理， | 身為老顧客，
rave: 誠意推薦， | 說句公道話， | 意想不到， | 出乎意料， | 想表揚一下，
hey: 請問 | 想請教大家， | 有沒有人知道， | 麻煩各位，

post.good:
  {did}，{good}{pg}{eg}
  {did}，{good}，而且{good}{pg}{eg}
  {rave}{did}，{good}{pg}{eg}
  {rave}{Brand}{good}{pg}{glad}。{eg}
  {person}推介{Brand}，{when}一試之下，發覺{good}{pg}
  {Brand}的{thing}進步不少，{good}{pg}{eg}
post.bad:
  {did}，{bad}{pb}{eb}
  {did}，{bad}，而且{bad}{pb}{eb}
  {rant}{did}，{bad}{pb}{eb}
  {rant}{Brand}{bad}{pb}{sorry}。{eb}
  {person}早說過{Brand}{bad}，{when}親身領教，果然如此{pb}
  {Brand}的{thing}每況愈下，{bad}{pb}{eb}
post.ask:
  {hey}{Brand}{Ask}
  {did}，{hey}{Ask}先謝謝大家。
  正考慮{Brand}，{hey}{Ask}
  {hey}{Brand}{Ask}網上說法不一，想聽聽過來人的意見。
post.fact: {Brand}{Fact}。 | 據{Brand}公布，{Fact}。 | {when}收到電郵，{Brand}{Fact}。 | 看到{Brand}{Fact}，未知大家怎樣看？
post.mixed:
  {did}，{good}，可惜{Other}。
  平心而論，{Brand}{good}，但{Other}。
  {Brand}的{thing}有其優點，{good}；然而{Other}。
  {did}，整體不過不失：{good}，唯獨{Other}。
curt.good: 果然沒有令我失望 | 讚！ | 必定再訪 | 很棒👍 | 一試難忘
curt.bad: 令人失望 | 太離譜了 | 到此為止 | 請認真改善 | 忍無可忍
more.good: 此外，{good}。 | 另外一提，{good}。 | {glad}。 | {person}也說{good}。
more.bad: 此外，{bad}。 | 更甚者，{bad}。 | {sorry}。 | {person}也說{bad}。
more.ask: 有人說{good}，也有人說{bad}，實在拿不定主意。 | 懇請賜教。 | 已致電查詢，但未有答覆。
more.fact: 有興趣的朋友可留意官方網站。 | 詳情有待公布。 | 且看反應如何。
more.mixed: 整體評分：{55-75}分。 | 期待日後有所改善。 | 是否值得，見仁見智。
title.good: {Brand}{thing}大讚 | {Brand}{good} | 推薦：{Brand}{Product}
title.bad: {Brand}{thing}令人失望 | {Brand}{bad} | 投訴{Brand}{thing}
title.ask: 請教：{Brand}{Ask} | {Brand}{Ask} | 關於{Brand}{thing}的疑問
title.fact: {Brand}{Fact} | 消息：{Brand}{Fact}
title.mixed: {Brand}{thing}優劣談 | 中肯分享：{Brand}{Product}
video.good: {Brand}{Product}實測：{good} | 【開箱】{Brand}{Product}，{good} | {Brand}{thing}全面評測
video.bad: {Brand}{thing}為何令人失望？ | 【踢爆】{Brand}{bad} | {Brand}{Product}的真相：{bad}
video.ask: {Brand}{Ask}一片看懂 | 【問答】{Brand}{Ask}
video.fact: 【新聞】{Brand}{Fact} | {Brand}{Fact}，對你有何影響？
video.mixed: {Brand}{Product}值得嗎？優點缺點全分析 | 【評測】{Brand}{Product}：{good}，但……
video.intro: 本集走訪{Place}，實測{Brand}。 | 本片內容由製作團隊自費拍攝。 | 應觀眾要求，今集談談{Brand}{thing}。
video.outro: 歡迎留言分享你的經驗。 | 記得訂閱頻道，下集再見。 | 資料以官方公布為準。
blog.title.good: {Brand}{Product}體驗記：{good} | 值得推薦的{Brand}{Product} | {Place}散策：{Brand}{Product}
blog.title.bad: 一次失望的體驗：{Brand}{thing} | {Brand}{Product}：{bad} | 為何我不再光顧{Brand}
blog.title.mixed: {Brand}{Product}使用一個月後感 | 細談{Brand}{thing}的好與壞 | {Brand}{Product}：優點與遺憾
blog.open: {when}與{person}同遊{Place}，順道體驗{Brand}{Product}。 | 執筆之前，我已光顧{Brand}{2-9}次，自問有資格說幾句。 | 常有讀者來信問及{Brand}，今次詳細記下所見所聞。
  一直想寫{Brand}，直到{when}才有機會。
blog.good: 先說{thing}：{good}，{good}。 | {thing}方面，{good}，這一點可給滿分。 | 最令人欣喜的是{good}。{glad}。
blog.bad: 至於{thing}，則要扣分：{bad}，{bad}。 | 談到{thing}，{bad}，{person}當場皺眉。 | 美中不足的是{thing}，{bad}。{sorry}。
blog.close.good: 總括而言，這次體驗物有所值，定必再來。 | 下次想試{product}，到時再與各位分享。 | 以上純屬個人感受，謹供參考。
blog.close.bad: 總括而言，短期內不會再光顧。 | 但願管理層看到顧客的聲音。 | 以上為自費體驗，並無誇大。
blog.close.mixed: 值得與否，視乎閣下重視甚麼。 | 優點與缺點同樣明顯，各位自行判斷。 | 半年後再訪，希望寫的是另一篇文章。
report.good: {Lead}{statement}{voicegood}{outlook}
  {Lead}{voicegood}{statement}
  {Lead}{outlook}{voicegood}
report.bad: {Lead}{voicebad}{statement}{outlook}
  {Lead}{statement}{voicebad}
  {Lead}{voicebad}{voicebad}{statement}
report.fact: {Lead}{statement}{outlook} | {Lead}{outlook}{statement} | {Lead}{outlook} | {Lead}{statement} | {Lead}{statement}{background}
background: 記者日前在{place}所見，市民對{Brand}的{thing}各有看法。 | {Brand}近月亦在{place}一帶加強宣傳。 | 消息公布後，網上討論熱烈。
voicegood: 談到{thing}，{citizen}表示，{good}，{glad}。 | 就{thing}而言，{citizen}認為{good}。 | 被問及{thing}，{citizen}說：「{good}，{good}。」
voicebad: 談到{thing}，{citizen}批評，{bad}，{sorry}。 | 就{thing}而言，{citizen}不滿{bad}。 | 被問及{thing}，{citizen}說：「{bad}，{bad}。」
statement: {Brand}發言人回應查詢時表示，{said}。 | {Brand}回覆指，{said}。 | {Brand}在社交平台發帖稱，{said}。
outlook: 有業界人士指出，{view}。 | 分析員認為，{view}。 | 學者{surname}教授相信，{view}。
notice: {Lead}{said}。 | {Lead}詳情可瀏覽官方網站或向職員查詢。 | {Lead}優惠受條款及細則約束。

agree.good: 同意，{good}{pg} | 我也覺得{good}{pg} | 深有同感，{brand}{good} | {when}去過，{good}{pg}{eg} | {brand}的{thing}確實出色
agree.bad: 同感，{bad}{pb} | 我也遇過，{bad}{pb} | {brand}一向如此，{bad} | {when}才遇上，{bad}{pb}{eb} | {brand}的{thing}必須檢討
disagree.good: 我倒不覺得，{good} | 也許只是個別情況，我那次{good} | {brand}已有改善，{good}
disagree.bad: 恕我不能同意，{bad} | 看似不錯，實際{bad} | 多試幾次便知，{bad}
answer.good: 我試過，{good} | 可以放心，{brand}{good} | {person}用過，說{good}
answer.bad: 勸你三思，{bad} | 以我經驗，{bad} | 還是看看別家吧，{brand}{bad}
answer.neutral: 可致電客戶服務熱線查詢 | 官方網站有列明 | 各分店情況不同 | 我也想知道 | 視乎個人需要，{thing}因人而異
wonder: {brand}{ask} | 順帶一問，{ask} | 說起{thing}，{ask}
neutral: {thing}見仁見智 | 靜觀其變 | 請問是{Place}還是{elsewhere}？ | 官方有回應嗎？ | {brand}與其他公司分別不大 | 資料來源是？
joke.good: 看完已經動身 | 錢包又要瘦了 | 請{brand}聘請樓主做代言人
joke.bad: 考驗耐性的時候到了 | 佩服他們的勇氣 | 這也算服務？
elsewhere: {place}
short.good: 很棒！ | 讚 | 支持 | 謝謝分享 | 想試試看 | 值得推薦👍 | 太好了 | 加油
short.bad: 失望 | 太離譜了 | 唉 | 應該退款 | 無言 | 避開了 | 豈有此理 | 要求交代
short.neutral: 了解 | 請問價錢？ | 哪一間？ | 路過 | 關注中 | 謝謝資訊 | 原來如此 | 等後續
`);
