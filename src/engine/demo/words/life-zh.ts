/** Written Chinese noise: everyday matters, some with a brand's word in another sense. */
import { wording } from '../wording.ts';

export const LIFE_ZH = wording(`
brand: ∅
tag: #香港 | #生活 | #隨筆 | #週末
product: 今天
did: {when}在{Place}散步
glad: 心情也跟着好起來
sorry: 明天又是新的一天
said: 歡迎市民參與 | 詳情將於稍後公布 | 請留意最新消息
view: 社區活動有助聯繫街坊 | 公眾意識正逐步提高
post.good: {when}{good}{pg}{eg} | {good}{pg}{eg} | 與{person}同行，{good}{pg} | {good}，{glad}。{eg}
post.bad: {bad}{pb}{eb} | {when}{bad}{pb} | {bad}，{sorry}。
post.ask: {hey}{Ask} | {Ask}
post.fact: {Fact}。 | 得知{Fact}。
post.mixed: {good}，可惜{Other}。
title.good: {good}
title.bad: {bad}
title.ask: {Ask}
title.fact: {Fact}
title.mixed: 談談{thing}
video.good: {thing}紀錄：{good}
video.bad: {thing}紀錄：{bad}
video.ask: 問答：{Ask}
video.fact: {Fact}
video.mixed: {thing}的一天
video.intro: 本集帶大家走訪{Place}。 | 週末與{person}外出，隨手拍下所見。
blog.title.good: 隨筆：{good}
blog.title.bad: 隨筆：{bad}
blog.title.mixed: 隨筆：{thing}
blog.open: {when}與{person}在{Place}散步，有感而發。 | 久未更新，今天隨手寫幾句。
notice: {Lead}{said}。 | {Lead}
background: 消息在社區羣組廣傳。 | 街坊反應不一。
blog.good: 最難忘的是{good}，隨手拍下留念。 | 這星期的亮點：{good}。 | {good}，{person}與我都笑了。
blog.bad: 不過{bad}，也算是經歷。 | 倒楣事也有：{bad}。
blog.close.good: 今天就寫到這裏。 | 願日日如此。 | 下次該往哪裏走？歡迎留言。
blog.close.bad: 明天會更好吧。 | 寫下來，心裏舒服一點。
blog.close.mixed: 有苦有甜，方是生活。 | 改天再寫。
statement: 主辦團體表示，{said}。 | 有團體表示，{said}。
story.fact: {Fact}‖{Fact}，有關方面今日公布。
birds.story.fact: {Place}辦觀鳥日　專家講解燕鷗習性‖{Place}社區中心周末舉辦觀鳥日，由鳥類專家講解燕鷗習性，預計吸引{=200-900}人參加。
  {Fact}‖{Fact}，有團體今日公布。
pets.story.fact: 領養日周日舉行　{=30-80}隻貓狗待領‖動物團體周日在{Place}舉行領養日，{=30-80}隻貓狗等候新家。
fruit.story.fact: {Place}市集　年桔金桔齊登場‖{Place}周末市集有{=20-60}個攤檔，售賣年桔、金桔蜜等應節產品。
  {Fact}‖{Fact}，業界今日表示。
agree.good: 我也是，{good} | 真羨慕
agree.bad: 我也是，{bad} | 同病相憐
disagree.good: 我這邊倒是{good}
disagree.bad: 沒那麼幸運，{bad}
answer.good: 有的，{good}
answer.bad: 恐怕不行，{bad}
answer.neutral: 我也想知道 | 可上網查查
wonder: {ask}
neutral: {thing}就是如此 | {fact}
joke.good: 下次請帶上我
joke.bad: 人生就是這樣

birds.thing: 觀鳥 | 燕鷗
birds.good: 在米埔拍到成群燕鷗 | 觀鳥時遇見燕鷗餵哺雛鳥 | 燕鷗俯衝捕魚的一刻令人屏息
birds.bad: 遊人太接近，驚走了燕鷗 | 守候整天只見兩隻水鳥
birds.ask: 哪裏可以觀鳥看到燕鷗？ | 初學觀鳥應買甚麼望遠鏡？
birds.fact: 鳥會錄得燕鷗巢數較去年增加{5-20}% | 燕鷗每年遷徙數萬公里
fruit.thing: 年桔 | 金桔
fruit.good: 自製金桔蜜潤喉生津 | 陽台的年桔結滿了果
fruit.bad: 年桔才回家便掉光了葉 | 金桔果醬煮焦了
fruit.ask: 金桔應否連皮吃？ | 年桔如何繼續栽種？
fruit.fact: 花農料今年年桔產量下跌{10-30}% | 金桔富含維生素，宜連皮食用
boat.thing: 帆船 | 三帆船
boat.good: 在海旁拍到三帆木船駛入夕陽 | 乘舢舨遊避風塘別有風味
boat.bad: 風浪太大，三帆船未能出海 | 乘船時暈浪嘔吐
boat.ask: 哪裏可以學習駕駛帆船？ | 三帆船開放日何時舉行？
boat.fact: 西貢一艘古典三帆船開放參觀 | 避風塘的舢舨僅餘十多艘
tearoom.thing: 茶餐廳 | 老店
tearoom.good: 樓下茶餐廳的蛋治又厚又滑 | 老店的常餐多年未變
tearoom.bad: {Place}一間老茶餐廳月底結業 | 茶餐廳常餐又加價{2-6}元
tearoom.ask: {Place}有好吃的茶餐廳嗎？ | 哪間茶餐廳仍有全日早餐？
tearoom.fact: {Place}一間三十年老茶餐廳遷至對面 | 茶餐廳外賣盒另行收費
weather.thing: 天氣
weather.good: 天朗氣清，能見度極高 | {Place}的日落美不勝收
weather.bad: 回南天令牆壁滲水 | 連日大雨，出行不便
weather.ask: 明天會下雨嗎？ | 週末適合登山嗎？
weather.fact: 天文台預料周末轉涼 | 下午局部地區有雷暴
commute.thing: 交通
commute.good: 今早一路暢通 | 新巴士路線省時不少
commute.bad: {Place}塞車{40-80}分鐘 | 班次疏落，苦等三班
commute.ask: 由{Place}前往中環如何最快？ | 哪條隧道較少擠塞？
commute.fact: {Place}道路工程周末展開 | 隧道口發生輕微交通意外
match.thing: 球賽
match.good: 補時絕殺，全場沸騰 | 主隊終於三連勝
match.bad: 十二碼宴客，領先卻輸球 | 主力受傷離場
match.ask: 今晚球賽幾時開始？ | 誰會擔任正選？
match.fact: 球會公布出戰名單 | 賽事於今晚{8-10}時半舉行
pets.thing: 貓狗 | 領養
pets.good: 領養的唐狗乖巧可愛 | 貓咪今天主動依偎
pets.bad: 獸醫費用要{1200-3600}元 | 貓咪打破了杯子
pets.ask: 貓咪不肯喝水怎麼辦？ | {Place}有狗公園嗎？
pets.fact: 領養日於周日在{Place}舉行 | 家中的貓今天五歲
`);
