/**
 * Words of everyday matters that say the same, in English and in Chinese, written and Cantonese: what a summary says in other words
 * than its posts, or in another language. A line is one meaning; `_` joins the words of a phrase. A line must hold no two things
 * that may be confused in a claim (an apology is no refund): it makes false claims pass. Chinese as Hong Kong writes it; it is folded.
 */
export const ALIKE_WORDS = `
outage disrupt blackout breakdown offline disconnect downtime went_down go_down is_down are_down was_down were_down been_down be_down down_for down_again cut_off no_signal no_network lost_signal lose_signal signal_is_lost signal_disappear signal_vanish signal_gone without_signal without_a_signal without_any_signal without_network without_a_network without_any_network without_service lose_service loss_of_signal no_service network_fail network_failure service_failure paralys knocked_out unable_to_connect could_not_connect / 斷網 冇網 冇晒網 冇晒個網 斷足 斷咗網 無網絡 沒有網絡 斷線 斷訊 冇訊號 冇晒訊號 無訊號 失去訊號 沒有訊號 網絡故障 網絡中斷 服務中斷 中斷 癱瘓 離線 失聯 斷晒網 收不到訊號
signal reception coverage connect connection network internet data / 訊號 網絡 收訊 接收 網路 數據 上網
crash freeze hang close_unexpectedly / 閃退 當機 死機 彈出 彈app 彈完又彈 一開就crash crash
fail failure fault faulty glitch malfunction break broke_down defect bug wrong error not_work stop_work problem issue trouble / 故障 失靈 出錯 出事 壞咗 壞了 壞 錯誤 問題 失敗 有毛病 毛病 唔work 用唔到 不能使用 失效
restore resume recover back_online back_to_normal came_back work_again back_up service_back is_back / 恢復 復原 回復 有返 得返 正常 修復 重開 重新開放
repair fix mend engineer technician / 維修 搶修 修理 修復 修好 整好 整返 工程師 工程人員 技術人員 師傅
improve improvement enhance / 改善 改進 好轉
refund reimburse money_back pay_back pay_it_back pay_them_back pay_me_back give_back return_money repay paid_back / 退款 退錢 退還 退返 退費 退回 回水 退
compensate damage_claim make_good / 賠償 補償 賠 賠返 賠錢
apologise apology sorry regret / 道歉 致歉 抱歉 對不起 唔好意思 鞠躬 歉意
insult humiliat disrespect / 侮辱 羞辱 當我乞兒
receipt proof_of_purchase invoice bill / 單據 收據 發票 帳單 賬單 單
coupon voucher discount_code / 優惠券 現金券 禮券 五折券 券 優惠碼
automatic no_need_to_apply without_apply without_application need_not_apply / 自動 毋須申請 無須申請 唔使申請 不用申請
apply application form claim / 申請 表格 表
hotline helpline call_centre call_center customer_service phone_line support_line customer_support / 熱線 客服 客戶服務 電話熱線
phone mobile handset smartphone device cellphone / 手機 電話 智能手機 部機 機
app application software program / 程式 應用程式 手機程式 app 軟件
website site web_page page online / 網站 網頁 網上 個網
emergency urgent 999 / 緊急 急救 求救
update upgrade new_version version / 更新 升級 版本
battery charge power / 電池 電量 充電 叉電 電
heat hot overheat warm burn / 發熱 過熱 燙手 熱 熱到 炙手
camera lens photo photograph / 相機 鏡頭 影相 拍攝 攝影 夜拍
screen display / 屏幕 螢幕 芒 mon
projector project / 投影 投影機 投射 影片投射
launch unveil announce introduce debut present release reveal keynote / 發布 發布會 發佈 發表 推出 公布 公佈 宣布 亮相 面世 揭幕 登場
preorder pre_order order reserve book advance_order / 預購 預訂 訂購 訂單 落訂 預約 訂 落單 接單 張單
sold_out sell_out out_of_stock unavailable run_out / 售罄 賣晒 賣光 斷貨 缺貨 冇貨 搶購一空
stock suppl inventory shortage / 現貨 存貨 供應 貨量 供不應求 短缺
queue line_up wait_in_line line waiting wait stuck / 排隊 輪候 人龍 排咗 排 等候 等咗 條隊 等
overnight all_night through_the_night whole_night / 通宵 徹夜 成晚 整晚 漏夜
crowd packed full crowded hundred_of people / 擠滿 滿座 爆滿 擠迫 逼 人多 塞滿 湧往 湧入 人山人海
resell reseller scalper tout markup / 炒價 炒家 黃牛 轉售 炒
price cost fare fee charge tariff rate dollar pound euro / 價 價錢 價格 定價 收費 票價 售價 費用 車資 船資 車費 月費 要價 元 蚊 塊錢
expensive pricey overprice costly dear / 貴 昂貴 好貴 太貴 高昂 貴夾唔飽
cheap affordable low_price value_for_money inexpensive bargain / 平 便宜 抵 抵食 廉價 超值 實惠
increase rise raise climb grow jump surge soar up_by higher twice double more_expensive putting_up put_up go_up went_up / 上升 增加 調高 加至 貴咗 上漲 加價 加開 一倍 升 增至 上調 加 漲 急升 飆升 攀升 提高 提升
decrease fall drop decline reduce lower cut down slide slid shrink plunge slump go_down slash / 下跌 減少 下降 減價 減 跌 下調 削減 急跌 降 調低 降低
discount offer sale promotion deal bargain / 折扣 優惠 減價 特價 促銷 折 大減價
free complimentary at_no_cost at_no_charge without_charge / 免費 唔使錢 送 贈送 免費送
sick ill illness unwell poison food_poison nausea vomit diarrhoea stomach stomach_ache stomach_pain stomach_cramp cramp / 不適 食物中毒 中毒 肚痛 嘔吐 腹瀉 肚屙 嘔 腹痛 病 身體不適
spoil spoilt sour rotten expired gone_off contaminat bad_milk mould / 變壞 酸餿 變質 過期 發霉 壞掉 餿 污染
hospital clinic doctor emergency_room medical ward patient nurse / 醫院 送院 急症室 入院 就醫 睇醫生 診所 醫生 醫療
medical_bill doctor_bill medical_fee medical_expense / 醫藥費 醫療費
injur hurt wound / 受傷 傷 傷者 受創
die fatal kill deceased lose_life lost_life / 死 死亡 身亡 喪生 過身 死者 致命
hygien clean sanitat disinfect / 衞生 衛生 清潔 消毒 乾淨
dirty filthy cockroach pest mouse rat / 污糟 骯髒 蟑螂 曱甴 老鼠 邋遢
inspect inspector test sample check examin lab / 巡查 化驗 檢驗 抽取 樣本 檢查 測試 驗 檢測
recall withdraw pull_from_shelf pull off_shelf remove_from_sale / 回收 停售 落架 下架 收回
close closur shut shutter closed_down suspend / 停業 關門 關閉 關 結業 拉閘 暫停 暫停營業 閂門 執笠
reopen open_again / 重開 重新營業 復業
shop store branch outlet counter / 分店 門市 店 商店 店舖 鋪 舖頭 間舖
kitchen central_kitchen / 廚房 中央廚房
milk dairy / 鮮奶 牛奶 奶
tea milk_tea / 奶茶 茶
coffee / 咖啡
food meal dish lunch dinner breakfast eat / 食物 餐 飯 食 吃 菜 食品
drink beverage have_a_drink / 飲品 飲 喝 飲料 飲用 飲咗 飲完 喝過 食用
restaurant cafe canteen eatery / 餐廳 食肆 茶餐廳 酒樓 餐館
delicious tasty yummy tast flavour flavor / 好食 好味 美味 味道 好飲 好喝 好吃
fridge cold_store freezer refrigerat chill cooling / 雪櫃 冷藏庫 冷藏 冰箱 雪藏
temperature degree / 溫度 氣溫 度
supplier vendor contractor / 供應商 承辦商 承建商 外判
boycott shun avoid never_again stay_away / 罷飲 罷買 杯葛 抵制 拒絕光顧
switch switching port_out change_provider move_to_another leave_for another_provider cancel_contract / 轉台 轉會 過台 解約 轉用 轉去 過緊
cancel scrap call_off cancellation / 取消 撤銷 取銷
postpone delay late hold_up behind_schedule put_off defer / 延遲 延誤 押後 遲 遲到 誤點 延期 改期
slow sluggish lag / 慢 緩慢 遲緩 好慢 lag
fast quick speed prompt swift / 快 迅速 快速 速度 速度快 好快 幾快 夠快
complain complaint gripe grievance / 投訴 抱怨 不滿 怨 申訴
angry anger fury outrage furious upset frustrat annoy / 憤怒 嬲 怒 火滾 激氣 不滿 不忿
disappoint let_down / 失望 令人失望
worr fear concern afraid anxious / 擔心 憂慮 擔憂 驚 關注 害怕
sad grief mourn heartbroken / 傷心 難過 悲傷 哀悼 悼念
happy delight glad pleased joy / 開心 高興 喜 歡喜 滿意 欣喜
excit thrill eager look_forward anticipat / 期待 興奮 雀躍 期望
surprise amaze stun astonish gasp impress wow / 驚喜 驚艷 驚訝 震撼 意外
praise applaud acclaim compliment commend hail top_mark full_mark / 讚 讚賞 好評 盛讚 稱讚 讚好 滿分 掌聲 拍手
love like enjoy fond favourite favorite adore / 鍾意 喜歡 喜愛 愛 享受 中意
hate dislike loathe detest / 討厭 憎 厭惡 唔鍾意 不喜歡 乞人憎
recommend suggest worth / 推介 推薦 建議 值得 抵
beautiful gorgeous pretty attractive look_good stylish lovely / 靚 漂亮 美麗 好睇 好看 美
ugly unattractive / 醜 樣衰 核突
light lightweight thin slim / 輕 薄 輕巧 輕薄 纖薄
heavy bulky / 重 笨重 重咗
bright vivid / 光 亮 亮眼 光猛
dark dim / 暗 黑 昏暗
noisy loud noise / 嘈 噪音 嘈吵 吵
quiet silent silence / 靜 安靜 寧靜
smell stink odour odor / 味 臭 異味 臭味
rude impolite attitude hostile / 無禮 態度差 態度 冇禮貌 黑面 惡劣
polite friendly helpful patient kind courteous / 有禮 有禮貌 友善 耐心 有耐性 親切 好人 細心
staff employee worker crew personnel / 職員 員工 店員 僱員 工作人員 同事
boss ceo chief_executive founder owner chairman management executive manager / 老闆 總裁 行政總裁 創辦人 主席 管理層 高層 經理 負責人 CEO
government official authorit administration / 政府 當局 官員 官方 部門
regulator regulat watchdog / 監管機構 監管 規管
police officer / 警方 警察 警員 差人
court judge lawsuit sue legal trial / 法院 法庭 官司 控告 起訴 訴訟 法律
arrest detain custody / 拘捕 被捕 扣留 拉
fine penalt punish / 罰款 罰 懲罰 罰錢
law rule regulation legislat ordinance / 法例 條例 規則 規定 立法
ban prohibit forbid outlaw / 禁止 禁 禁令 不准
fraud scam cheat swindle deceiv con / 詐騙 騙案 騙 呃 欺詐 受騙 騙徒
steal theft thief rob burglar / 偷 盜竊 賊 搶劫 失竊
hack hacker cyberattack cyber_attack breach data_leak intrusion / 黑客 網絡攻擊 入侵 外洩 洩漏 洩露 外泄
password account login sign_in log_in verif verification / 密碼 帳戶 登入 帳號 驗證 戶口
privacy personal_data personal_information / 私隱 個人資料 隱私
sms text_message verification_code / sms 短訊 驗證碼 驗證短訊
strike walkout industrial_action stoppage / 罷工 工業行動
protest rally demonstrat march / 示威 抗議 遊行 集會
election vote ballot poll / 選舉 投票 票
fire blaze flame / 火警 起火 火災 着火 火
flood flooding waterlogg / 水浸 水災 淹浸 浸
rain rainstorm downpour storm / 暴雨 落雨 下雨 大雨 雨
typhoon hurricane / 颱風 打風 風球
traffic jam congest gridlock / 塞車 交通 擠塞 交通擠塞
accident collision collide / 意外 車禍 相撞 撞車 撞
train railway rail mtr metro subway underground / 列車 鐵路 港鐵 地鐵 火車
bus coach minibus / 巴士 小巴 公車
taxi cab ride_hail / 的士 網約車
flight plane aircraft airline fly / 航班 飛機 班機 航空 飛
airport terminal / 機場 航廈
passenger commuter traveller traveler rider / 乘客 旅客 通勤
call_back called_back phone_back / 回電 打返嚟 覆電
solve sort_out fixed_it / 解決 搞掂 搞定
animal boar / 動物 野豬
unreachable unanswer no_answer not_answer never_answer hotline_is_dead dead could_not_reach get_through engaged / 無法接通 打不通 打唔通 打極都唔通 唔通 冇人聽 無人接聽 接通 駁到 聯絡不上 打唔出 打不出
arriv reach turn_up show_up / 到達 抵達 送到 運到
exist current old / 舊客 現有 原有 舊
sign signatur petition / 簽名 聯署 簽署
warn remind alert caution / 提示 提醒 警告 忠告 呼籲
explain spokesman spokeswoman spokesperson said_that / 解釋 發言人 原因
ticket pass admission / 門票 票 飛 車票
luggage baggage suitcase / 行李 行李箱 喼
seat chair / 座位 位 椅
crowdfund donat charit / 捐款 慈善 捐 籌款
school student teacher class pupil / 學校 學生 老師 課 學童
parent mother father mum dad famil / 家長 父母 媽媽 爸爸 家人 阿媽 屋企人
child kid baby toddler son daughter / 小朋友 兒童 孩子 細路 嬰兒 小孩 兒子 個仔 女兒 個女 仔女
elder elderly old_lady old_man old_people senior_citizen / 長者 老人 老人家 婆婆 伯伯 公公
resident neighbour neighbor neighbourhood villager / 居民 街坊 鄰居 住戶
house flat home apartment propert housing / 樓 房屋 單位 住宅 屋 屋企 物業
rent tenant landlord lease / 租金 租 租戶 業主
wage salary pay income earning / 人工 工資 薪金 收入 薪水 糧
job work employment / 工作 返工 職位 就業 工
layoff redundan dismiss sack fire_staff / 裁員 解僱 炒 遣散
business trade sale revenue turnover / 生意 營業額 銷售 收入 業務
profit earnings gain / 盈利 利潤 賺
loss lose deficit take_out took_out out_of_my / 虧損 損失 蝕 冇咗 失去 丟咗 丟失 盡失 唔見咗 不見了 被盜
share stock stock_price market_value / 股價 股票 股份 股
bank loan mortgage deposit / 銀行 貸款 按揭 存款
invest investor fund / 投資 投資者 基金
tax dut levy / 稅 稅款 稅項
million_of massive huge large_scale widespread major / 大規模 大範圍 廣泛 嚴重 全線 全港 大面積
colour color orange green white black red blue / 顏色 色 橙 綠 白 黑 紅 藍 配色
orange sunset / 橙 橙光
green / 綠 墨綠
white / 白 雪白
design look appearance style / 設計 外觀 外型 款式 樣 質感
quality build_quality workmanship / 品質 質素 質量 做工
size large big small / 大 細 小 尺寸
feature function option / 功能 特點 賣點
satellite / 衛星
hike hiker mountain trail / 行山 登山 遠足 山
film movie cinema / 電影 戲 戲院 影片 睇戲
concert show gig performance / 演唱會 表演 騷 演出
game match play tournament / 比賽 賽事 球賽 遊戲 打機
win champion victor triumph / 勝 贏 冠軍 勝出 奪冠
lose defeat beaten / 輸 落敗 敗
score goal / 入球 得分 分
team squad club player / 球隊 隊 團隊 球員
coach trainer / 教練
fan supporter follower / 球迷 粉絲 支持者 fans
support back endorse / 支持 撐 力撐 擁護
oppose against object resist / 反對 抗拒
agree accept consent / 同意 接受 贊成 肯
refuse reject deny declin turn_down / 拒絕 唔肯 否認 拒 不肯
admit acknowledge concede own_up / 承認 認 肯認
blame accuse fault responsible responsibility / 責怪 指責 推卸 責任 歸咎 怪 卸責
explain clarif account_for explanation / 解釋 交代 說明 澄清 闢謠
promise pledge vow commit undertake / 承諾 答應 保證
plan intend prepare / 計劃 打算 準備 擬
investigat probe inquir look_into / 調查 查 追究 跟進
report submit / 報告 提交
transparent open_about disclose publish / 透明 公開 透明度 披露
safe safet secure / 安全
danger risk hazard unsafe / 危險 風險 不安全
quality_control monitor supervis oversee / 監察 監督 監管
backup redundan spare / 後備 備用
attack assault / 攻擊 襲擊
health wellbeing / 健康
virus infect disease outbreak covid / 病毒 感染 疫情 疾病 傳染
vaccin jab / 疫苗
medicine drug pill / 藥 藥物
weather sunny / 天氣
bird wildlife / 雀 鳥 雀鳥
dog cat pet puppy / 狗 貓 寵物 毛孩
park garden playground / 公園 花園 遊樂場
toilet restroom bathroom / 廁所 洗手間
lift elevator escalator / 升降機 電梯 扶手電梯 𨋢
air_condition aircon / 冷氣 空調
water tap / 水 食水 自來水
electric power_cut power_failure / 停電 電力 供電
rubbish garbage waste trash litter / 垃圾 廢物
recycl environment plastic / 回收 環保 塑膠 膠
gift freebie present / 贈品 禮物 禮品
member loyalt point reward / 會員 積分 獎賞
delivery courier parcel ship / 送貨 外賣 外賣員 速遞 包裹 派送 運送
deliver / 派送 派發
hand_out distribut give_out / 派發 派 分發
warranty guarantee / 保養 保用
go_back come_back return / 再幫襯 再光顧 返嚟
send_back sent_it_back sent_back return give_it_back / 退貨 退咗貨 退回
hire recruit employ / 招聘 聘請 請人 招募
demolish knock_down tear_down rebuild reconstruct / 拆卸 重建 拆
extra additional further more / 額外 更多 加開 增加
save rescue / 拯救 救返 救回 救 營救
loss_making unprofitable / 虧損 蝕錢
mock laugh lol ridicul joke / 取笑 嘲笑 笑死 笑
vehicle car / 車輛 車 私家車
spend spent cost_me / 花 使咗 使 花費 花了
damage ruin destroy torn tear / 損毀 爛 爛晒 破爛 毀 損壞 爛咗
recover get_well healthy_again / 康復 好返 痊癒
film shoot / 拍攝
carry carried lift / 搬 托 搬上 抬
ride board get_on / 上車 搭
perform show gig / 演出 騷 表演
walkout walk_out strike / 罷工
exchange replace / 退貨 換 更換 換貨 換新
second_hand used old / 二手 舊
new latest / 新 全新 最新
first earliest / 首 首次 第一
last final end finish / 最後 完 結束
start begin commence since / 開始 由 起
morning breakfast_time / 早上 朝早 上午 今早
afternoon / 下午 晏晝
evening night tonight / 晚上 夜晚 今晚 晚 凌晨
today / 今日 今天
yesterday / 尋日 昨日 昨天 琴日
tomorrow / 聽日 明日 明天
weekend / 周末 週末
holiday vacation / 假期 放假
travel trip tour tourist visitor / 旅行 旅遊 遊客 旅客
hotel room guest / 酒店 房 房間
local homegrown / 本地 本土 香港
overseas abroad foreign international / 海外 外國 外地 國際 外媒
competitor rival / 對手 競爭對手
market industry sector / 市場 行業 業界
brand company firm corporat / 品牌 公司 企業 集團
customer client consumer user shopper buyer / 顧客 客戶 客人 用戶 用家 消費者 客
research develop build / 研發 研究 開發
innovat creative novel / 創新 創意 新意
lack short_of missing gone remove no_shade not_enough / 缺乏 不足 冇咗 取消 欠缺 沒有了
enough sufficient / 足夠 夠
long length / 長 長達 耐
repeated again keep / 再次 屢次 多次
dodge evade vague half_heart insincer / 避重就輕 敷衍 無誠意 沒有誠意 冇誠意 毫無誠意
sincer genuine heartfelt / 誠意 真誠 有誠意
receive get obtain / 收 收到 獲 得到 攞到 拿到
demand call_for require ask_for insist request / 要求 促請 呼籲
need must have_to / 需要
use using / 用 使用
try test hands_on experience / 試 試用 上手 體驗 開箱
unbox hands_on / 開箱
watch see view / 睇 看 收看 觀看
buy purchase shop / 買 購買 入手 購物 幫襯 光顧
sell retail / 賣 出售 發售 開賣 開售
pay payment / 付款 俾錢 碌 碌卡 拍卡 畀錢 付 支付 俾
win_back trust confidence reputation / 信心 信任 聲譽 信譽
temporary interim / 臨時 暫時
permanent forever / 永久
prepaid stored_value / 儲值 儲值卡
sim card / 卡 電話卡 SIM卡
bill statement / 帳單 賬單
contract plan subscription / 合約 計劃 月費計劃 約
limit cap restrict / 限制 限購 上限
expire / 到期 過期
lunch_time noon / 中午
platform social_media / 平台 社交平台 社交媒體
media press reporter journalist news / 傳媒 記者 新聞 媒體
interview press_conference / 訪問 記者會
video clip livestream / 影片 片 直播
rumour rumor hoax / 謠言 傳聞
fact truth true / 事實 真相 屬實
fake false counterfeit / 假 虛假 冒牌 假冒
`;
