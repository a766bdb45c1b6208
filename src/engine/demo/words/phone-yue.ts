/** Cantonese about Kumquat, a maker of mobile phones. */
import { wording } from '../wording.ts';

export const PHONE_YUE = wording(`
brand: 金桔 | 金桔手機 | Kumquat | Kumquat
tag: #Kumquat | #金桔手機 | #Kumquat | #手機 | #手機攝影 | #開箱 | #科技 | #數碼生活 | #轉機
product: K7 | K7 Pro | K6 | K6 Lite | 摺機 Flip 2 | K7 Mini
did: {when}換咗部{Brand} {Product} | 用咗{Brand} {Product} {2-8}個月 | 由第二隻牌子轉咗用{Brand} {Product} | 幫{person}買咗部{Brand} {Product} | {when}喺{Place}門市試玩{Brand} {Product} | 出咗{Brand} {Product}，用咗一排 | 台機{Brand} {Product}跟咗我成年
glad: 呢部可以用多兩年 | 身邊三個朋友都跟住買 | 價錢靚過人，值 | 終於唔使成日袋住尿袋 | 下部都會留低 | 冇後悔過轉機
sorry: 下部唔會再買呢隻牌子 | 即刻放咗上二手網 | 早知加多少少買第二部 | 攞咗去門市退 | 當買個教訓 | 而家做返後備機
fact: 下星期有系統更新 | {Product}減{300-800}蚊 | 開咗{Place}維修中心 | 推出舊機換新機，最高回贈{800-2200}蚊 | {Product}出咗新色 | 門市可以免費貼保護貼 | 有人流出咗下一代嘅殼 | {Product}賣晒貨等補
camera.thing: 個鏡頭 | 影相質素 | 夜拍
camera.good: 夜景影得{very}通透 | 人像散景自然到似單反 | 影小朋友跑來跑去都唔矇 | 影嘢食啲色靚到唔使執 | 錄片防震勁到可以掉走穩定器 | 長焦影演唱會都睇到粒汗
camera.bad: 夜景成片起晒雜訊 | 影人塊面磨皮磨到似公仔 | 對焦慢過人影完 | 啲色黃到似加咗十層濾鏡 | 個鏡頭入咗塵 | 錄片錄十分鐘就過熱停咗
camera.ask: 影演唱會邊部好？ | 夜景要唔要開專業模式？ | 鏡頭刮花咗換要幾錢？ | 影相有聲可唔可以熄？
battery.thing: 粒電 | 續航 | 叉電速度
battery.good: 一日用落仲有{30-45}% | {28-38}分鐘叉滿 | 打成晚機都唔熱 | 用足兩日先叉一次 | 出街唔使帶尿袋 | 用咗一年粒電健康仲有{93-97}%
battery.bad: 粒電捱唔到放工 | 叉電叉到燙手 | 更新完耗電快咗一倍 | 半年粒電健康得返{78-85}% | 瞓醒冇用過都冇咗{15-25}% | 磁吸充電叉成晚都叉唔滿
battery.ask: 可唔可以過夜叉？ | 換電要幾錢同等幾耐？ | 用第三方火牛會唔會傷電？ | 點樣關咗啲後台耗電嘅嘢？
value.thing: 個價錢 | 性價比 | 定價
value.good: 呢個價有呢個配置{very}抵 | 平人哋成千幾蚊 | 盒入面仲有火牛同殼 | 舊機換到{900-2200}蚊 | 用咗一年放二手都仲有價 | 記憶體夠大唔使買雲端
value.bad: 加咗{500-900}蚊但係冇乜升級 | 買完兩個星期就減價 | 盒入面連火牛都冇 | 個殼要{280-450}蚊 | 原廠換個芒貴過買部新 | 返貨要等{3-6}個星期
value.ask: 而家入手定等下一代？ | 邊度買水貨抵啲？ | 128 夠唔夠用？ | 換機計劃同出機上台邊樣抵？
software.thing: 個系統 | 次更新 | 個介面
software.good: 系統{very}順，冇廣告 | 更新完快咗好多 | 廣東話語音輸入準到嚇親 | 長輩模式大字大掣，{person}都識用 | 承諾更新五年 | 拖一下就傳到相去電腦
software.bad: 更新完成日死機 | 一開三個 app 就彈 | 內置啲 app 刪極都刪唔走 | 通知成日遲半個鐘先到 | 藍牙一轉車就斷 | 鬧鐘唔響，返工遲到咗
software.ask: 而家應唔應該更新？ | 點樣還原上個版本？ | 鬧鐘唔響有冇得救？ | 雙卡可唔可以一齊用 5G？
`);
