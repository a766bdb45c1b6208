/** More lines as in alike-words.ts: what posts about networks, shops, transport and events speak of. */
export const ALIKE_SERVICES = `
cash / 現金 現鈔
roam / 漫遊
renew renewal / 續約 續訂 續期
monthly_fee month_fee monthly_charge monthly_bill / 月費
day_pass daily_fee / 日費
admin_fee administration_fee / 行政費
unlimited / 無限 任用 任打
throttl speed_limit / 限速
whole_day all_day entire_day full_day / 成日 全日 整日 整天 全天
enter entering go_into get_into step_into / 進入 入 走入 入咗
hide hid evad / 縮 縮埋 迴避 躲 避開
tunnel / 隧道
basement / 地庫 地下室
station / 車站 站
department / 部門
email mail / 電郵 郵件 email
open / 開啟 打開 開到
cup / 杯
spill spilt / 打翻 倒瀉
sweet sugar / 甜 糖
salty / 鹹
bland / 淡 淡而無味
portion serving / 份量
cashier / 收銀 收銀員
ferry boat / 渡輪 小輪 船
tram / 電車
driver / 司機 車長
husband / 老公 丈夫
wife / 老婆 太太 妻子
friend / 朋友 friend
two_step two_factor / 兩步 雙重
service / 服務
shade / 遮蔭 遮陰
referee umpire / 球證 裁判
vegetable / 菜 蔬菜
wind windy gale / 大風 強風
firework / 煙花
keyboard / 鍵盤
firmware / 韌體
crack cracked / 爆角 爆裂 裂痕 裂
tablet / 平板 平板電腦
memory / 記憶體 內存
cry weep tear / 喊 哭 流淚
throat sore_throat / 喉嚨 喉嚨痛
accommodation / 住宿
insurer insurance / 保險 保險公司
faint / 暈低 暈倒 昏倒
organiser organizer promoter / 主辦單位 主辦商 主辦
half half_price / 半 一半 半價
speed_test / 測速
chat / 對話 聊天
book / 書 書本 書籍
trapped / 被困
lobby / 大堂
pushchair stroller / 嬰兒車
wheelchair / 輪椅
gate barrier / 閘機 閘 入閘 出閘
octopus / 八達通
route / 路線
timetable schedule / 班次 時間表
bumpy / 顛簸
seat_belt / 安全帶
aisle / 走廊 通道
shelf shelves / 貨架 架
basket trolley / 購物車 購物籃
fresh / 新鮮
frozen / 急凍 冷凍
fish seafood / 魚 海鮮
meat pork beef chicken / 肉 豬肉 牛肉 雞
bread cake pastry / 麵包 蛋糕 糕點
straw / 飲管
ice iced / 冰
cold / 凍 冷
hair / 頭髮
wrong_order / 落錯單
overcharg charged_too_much / 收多 多收 收錯
deduct / 扣除 扣
instalment installment / 分期
deadline / 限期
penalty_fee early_termination / 提早解約 罰錢
password_reset / 重設密碼
restart reboot / 重新開機 重開機 重啟
reinstall / 重裝 重新裝
download / 下載
hold_music music / 音樂
appointment / 上門 預約
base_station / 基站
weak / 微弱 弱
stable / 穩定
broadband / 寬頻
landline / 固網
flagship / 旗艦
residents_group group / 組織 團體
`;
