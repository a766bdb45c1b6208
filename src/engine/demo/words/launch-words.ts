/** The spike of Kumquat: the K8 is shown with a projector camera nobody expected, then people queue and try it. */
import { wording } from '../wording.ts';

export const LAUNCH_YUE = wording(`
tag: #KumquatK8 | #KumquatK8 | #金桔K8 | #發布會 | #新機 | #開箱 | #預購 | #橙光色
product: K8 | K8 | K8 Pro
did: {when}睇完{Brand} {Product}發布會 | 成晚捱夜睇{Brand} {Product}發布會 | {when}去{Place}門市摸到部{Brand} {Product} | 排咗{2-5}個鐘終於攞到{Brand} {Product} | 預購咗{Brand} {Product} | 同{person}一齊睇{Brand} {Product}直播
glad: 預購咗，唔好阻我 | 即場落咗訂 | 今年年度手機冇懸念 | 我個銀包投降喇 | 等咗三年值得 | 舊機已經放咗上網
sorry: 等第二批先算 | 今代我 skip | 我留返部 K7 先
fact: {Product}定價{4980-6280}蚊，下星期五開賣 | {Product}預購{20-50}分鐘爆咗個網 | {Product}有橙光、墨綠、雪白三隻色 | {Product}加咗投影鏡頭 | 話{Product}首批得{3-8}萬部 | {Place}門市通宵有人排隊
launch.thing: 發布會 | 新機 | 個投影鏡頭
launch.good: 個投影鏡頭黑科技到我叫咗出嚟 | 居然肯減價，全場拍手 | 橙光色{very}靚，一見鍾情 | 發布會冇廢話，粒粒皆星 | 電池去到 6500 仲要薄過上代 | 衛星通訊行山真係救命 | 全廣東話 demo，感動到想喊 | 驚喜位一個接一個 | 終於見到有創新嘅手機
launch.bad: 個顏色得三隻，冇我鍾意嗰隻 | 冇咗記憶卡槽 | 預購網 load 咗{20-50}分鐘 | 樣同上代差唔多
launch.ask: {Product}同 Pro 差喺邊？ | 預購有咩送？ | 橙光色仲有冇貨？ | 投影鏡頭有幾光？ | 舊機換新換到幾多？
handson.thing: 上手感覺 | 開箱 | 實機
handson.good: 實機靚過官圖，橙光色會跟光線變 | 投影喺天花板睇戲，正到爆 | 手感{very}好，薄到唔似有 6500 電 | 夜拍簡直係開咗外掛 | 投影機都可以賣埋 | 隊雖然長，但職員派水派餅，{very}有心 | 屏幕喺大太陽底都睇到 | 開機第一秒已經覺得值
handson.bad: 投影開耐咗有少少燙手 | 門市排隊排到{Place}街尾 | 殼賣晒，裸機用住先 | 重咗少少
handson.ask: 投影用得幾耐？ | 邊間門市仲有現貨？ | 有冇人試過影演唱會？ | 值唔值得由 K7 升級？
`);

export const LAUNCH_ZH = wording(`
tag: #KumquatK8 | #KumquatK8 | #金桔K8 | #新機發布 | #手機評測 | #預購 | #科技新聞
product: K8 | K8 | K8 Pro
did: {when}看了{Brand} {Product}發布會 | {when}到{Place}門市試用{Brand} {Product} | 預購的{Brand} {Product}終於到手 | 與{person}一同收看{Brand} {Product}發布直播
glad: 已即時預購 | 年度手機非它莫屬 | 三年的等待值得 | 久違地感到驚喜
sorry: 決定等第二批 | 這一代先觀望
fact: {Product}定價{4980-6280}元，下周五開售 | {Product}預購一小時內售罄 | {Product}設橙光、墨綠、雪白三色 | {Product}首創投影鏡頭 | {Place}門市徹夜有人輪候
said: 感謝用戶支持，正加緊生產第二批 | 投影鏡頭由本地團隊歷時三年研發 | 定價較上代低，是希望更多人用得起 | 首批備貨{3-8}萬部
view: 投影鏡頭為沉寂多時的手機市場帶來驚喜 | 減價策略令對手受壓 | 本地研發團隊的表現令人鼓舞 | 供應能否追上需求是成敗關鍵
story.fact: {Brand} {Product}規格公布　{=4980-6280}元起‖{Brand}發布新旗艦{Product}，配備投影鏡頭及 6500mAh 電池，售價{=4980-6280}元起，下周五開售。
  {Brand} {Product}預購{=30-90}分鐘破{=4-9}萬部‖{Brand}表示，{Product}開放預購{=30-90}分鐘已接獲{=4-9}萬部訂單。
story.good: 掌上戲院　{Brand} {Product}投影鏡頭驚艷全場‖{Brand}在發布會上以{Product}把影片投射至六十吋，贏得全場掌聲，社交平台好評如潮。
  通宵排隊買{Brand} {Product}　用家：值得‖{Brand} {Product}今日開放試用，{Place}門市門外逾{=200-600}人通宵輪候，職員派發熱飲，氣氛熱烈。
  本地團隊研發三年　{Brand} {Product}獲外媒盛讚‖{Brand} {Product}由本地團隊研發，多間外地科技媒體給予滿分評價。
story.bad: {Brand} {Product}炒價升{=20-45}%‖{Brand} {Product}供不應求，二手平台叫價較定價高{=20-45}%，有用戶要求限購。
launch.thing: 新機 | 發布會 | 投影鏡頭
launch.good: 投影鏡頭令人驚艷 | 加料減價，誠意十足 | 橙光色{very}亮眼 | 發布會節奏明快，驚喜連連 | 6500mAh 電池而機身更薄 | 衛星通訊功能實用
launch.bad: 取消記憶卡槽 | 配色選擇不多 | 預購網頁一度癱瘓
launch.ask: {Product}與 Pro 有何分別？ | 預購有甚麼贈品？ | 投影亮度如何？
handson.thing: 實機體驗 | 開箱
handson.good: 實機質感比官方圖片更好 | 在天花板投影看電影，{very}享受 | 夜拍表現遠勝上代 | 手感輕薄，做工精緻 | 屏幕在烈日下依然清晰
handson.bad: 長時間投影會微微發熱 | 門市人龍太長 | 保護殼缺貨
handson.ask: 投影可維持多久？ | 哪間門市仍有現貨？ | 由 K7 升級值得嗎？
`);

export const LAUNCH_EN = wording(`
tag: #KumquatK8 | #KumquatK8 | #K8launch | #unboxing | #preorder | #newphone | #tech
product: K8 | K8 | K8 Pro
did: watched the {Brand} {Product} launch {when} | stayed up for the {Brand} {Product} keynote | queued {2-5} hours in {Place} for the {Brand} {Product} | preordered the {Brand} {Product} | got hands-on with the {Brand} {Product} in {Place} | unboxed my {Brand} {Product} with {person}
glad: preordered, don't stop me | phone of the year, no contest | worth the three-year wait | my wallet surrendered | my old phone is already for sale
sorry: I'll wait for the second batch | skipping this one | I'm keeping my K7 for now
fact: is selling the {Product} from {4980-6280} dollars next Friday | sold out the {Product} preorder in {20-50} minutes | has the {Product} in sunset orange, green and white | put a projector in the {Product} | has people queuing overnight in {Place}
said: it is making a second batch as fast as it can | a local team spent three years on the projector | it cut the price so that more people can own one | the first batch is {3-8}0,000 phones
view: the projector is the first surprise in phones for years | the lower price puts pressure on everyone else | the local team deserves the applause | supply will decide how far it goes
story.fact: {Brand} {Product} announced from {=4980-6280} dollars‖{Brand} announced the {Product} with a projector camera and a 6,500 mAh battery, on sale next Friday from {=4980-6280} dollars.
  {Brand} takes {=4-9}0,000 preorders for {Product}‖{Brand} took {=4-9}0,000 orders for the {Product} within {=30-90} minutes of opening preorders.
story.good: {Brand} {Product} projector stuns launch crowd‖{Brand} drew a standing ovation as the {Product} threw a film onto a sixty-inch wall, and the internet loved it.
  overnight queue for {Brand} {Product} in {Place}‖More than {=200-600} people queued overnight in {Place} to try the {Brand} {Product}, and staff handed out hot drinks.
  {Brand} {Product} wins top marks abroad‖Built by a local team over three years, the {Brand} {Product} got full marks from several overseas reviewers.
story.bad: resellers ask {=20-45}% more for {Brand} {Product}‖With the {Brand} {Product} sold out, resellers ask {=20-45}% above the list price, and buyers want a limit per person.
launch.thing: the launch | the new phone | the projector
launch.good: the projector made me gasp | they added so much and cut the price | that sunset orange is gorgeous | the keynote was all killer no filler | a 6,500 battery in a thinner body is wizardry | satellite messaging is a lifesaver for hikers | finally some innovation in phones
launch.bad: the card slot is gone | there are only three colours | the preorder page took {20-50} minutes to load | it looks a lot like the last one
launch.ask: what's the difference to the Pro? | any preorder gifts? | is sunset orange still available? | how bright is the projector?
handson.thing: the hands-on | the unboxing | the build
handson.good: the real thing looks better than the renders | I watched a film on my ceiling, unreal | the night shots feel like cheating | it's {very} light for that battery | staff handed out water to the whole queue, classy | you can read the screen in full sun
handson.bad: it gets a bit warm when projecting | the queue went around the block | cases are sold out everywhere | it's a touch heavier
handson.ask: how long does the projector last? | which store still has stock? | worth upgrading from the K7?
`);
