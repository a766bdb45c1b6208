/** Written Chinese about Ming Sheung Tea. A story is a headline, `‖`, and its lead. */
import { wording } from '../wording.ts';

export const TEA_ZH = wording(`
brand: 茗常茶記 | 茗常茶記 | 茗常
tag: #茗常茶記 | #茗常茶記 | #港式奶茶 | #奶茶 | #香港飲品 | #下午茶 | #茶飲
product: 招牌絲襪奶茶 | 鴛鴦 | 凍檸茶 | 黑糖奶茶 | 海鹽厚乳茶 | 桂花烏龍 | 鹹檸梳打 | 杏仁奶茶 | 紅豆冰 | 厚奶咖啡
did: {when}到{Place}的{Brand}喝{Product} | {when}路過{Place}，買了一杯{Brand}的{Product} | 與{person}在{Brand}{Place}店喝{Product} | {when}外送了{Brand}的{Product} | 慕名到{Place}的{Brand}點了{Product}
glad: 下午茶從此有着落 | 必定再訪 | 已加入我的口袋名單 | 連不愛喝茶的{person}也喝光了
sorry: 寧可多走兩步到別家 | 喝了兩口便放下 | 下次還是自己泡好了 | 不會再光顧
fact: {Place}新分店開張 | 本月{product}買一送一 | 推出新飲品{Product} | 全線改用紙吸管 | 印花卡改為手機程式 | 延長{Place}店營業時間至晚上十時 | 自攜杯減{2-5}元
said: 一直重視顧客意見，會繼續改善服務 | 茶葉由三個產地拼配，配方多年未變 | 今年會增聘約{50-120}名員工 | 定價已考慮租金及原料成本 | 不評論個別分店的營運情況
view: 茶飲市場競爭激烈，品牌須靠口味留住熟客 | 年輕顧客對價格較為敏感 | 手機落單已成大勢，但高峰期人手仍是關鍵 | 本地飲品店租金壓力稍為紓緩
story.fact: {Brand}{Place}新店開業　首三天送出{300-900}杯{Product}‖港式茶飲連鎖店{Brand}在{Place}的新分店今日開業，佔地約{800-1900}平方呎，設有{20-46}個座位，首三天送出{Product}。
  {Brand}推手機落單　冀縮短輪候時間‖{Brand}宣布旗下{38-44}間分店全面支援手機落單，顧客可預選取茶時間。
  {Brand}與本地畫家合作　推限定杯套‖{Brand}與本地插畫家合作推出一套六款限定杯套，以舊區茶檔為題，售完即止。
  {Brand}自攜杯計劃半年　減用{12-35}萬個膠杯‖{Brand}公布自攜杯計劃半年成果，合共減少使用{12-35}萬個膠杯。
  {Brand}招聘{80-150}人　沖茶師傅時薪達{62-75}元‖{Brand}本周末在{Place}舉行招聘日，提供{80-150}個職位。
story.good: 茶飲評選結果出爐　{Brand}{Product}奪金‖本地飲食雜誌公布年度茶飲評選結果，{Brand}的{Product}在盲測中奪得金獎。
  老茶師傳承手藝　{Brand}開班授徒‖入行四十年的沖茶師傅坐鎮{Brand}{Place}店，免費教授年輕人撞茶技巧，首班名額即日爆滿。
  {Brand}向清潔工送{2000-6000}杯熱飲　街坊讚有心‖天氣轉涼，{Brand}在{Place}等多區向清潔工及長者送贈熱飲。
story.bad: {Brand}再加價　{Product}升至{39-46}元‖{Brand}由今日起調整價目，{Product}加價{2-4}元至{39-46}元，為半年內第二次。
  {Brand}{Place}店大排長龍　住戶投訴阻街‖有住戶投訴{Brand}{Place}店門外人龍阻塞行人路，要求增派人手維持秩序。
  {Brand}手機落單系統出錯　顧客白等{40-70}分鐘‖{Brand}的手機落單系統於{when}繁忙時間出現錯誤，多名顧客付款後未獲出單。
taste.thing: 味道 | 茶底
taste.good: 茶味香濃而不澀 | 奶與茶的比例恰到好處 | 入口{very}順滑 | {Product}保留了舊式風味 | 少甜也喝得出茶香 | 餘韻悠長
taste.bad: 茶味淡如清水 | 甜得發膩 | 冰塊比茶還多 | 口感粗糙帶澀 | {Product}的味道大不如前 | 奶味過重蓋過茶香
taste.ask: 哪間分店的茶底最好？ | {Product}是否換了配方？ | 哪一款不太甜？
queue.thing: 輪候時間 | 出餐效率
queue.good: 出茶迅速 | 繁忙時間也只等了{4-7}分鐘 | 手機落單即到即取 | 輪候安排井然有序
queue.bad: 足足等了{30-55}分鐘 | 人龍延伸至馬路 | 手機落單後仍要重新排隊 | 叫號混亂，屢次遺漏
queue.ask: 甚麼時間去人較少？ | 手機落單真的較快嗎？ | 可否預約取茶？
price.thing: 價格 | 性價比
price.good: 二十多元一大杯，{very}划算 | 下午茶套餐價錢相宜 | 集點換飲門檻不高 | 學生優惠實在
price.bad: 一杯{Product}竟要{39-46}元 | 半年內兩度加價 | 份量縮減但價錢不變 | 少冰也要額外收費
price.ask: 會員優惠日是哪一天？ | {Product}現在賣多少錢？ | 印花會過期嗎？
service.thing: 服務 | 店員態度
service.good: 店員親切有禮 | 打翻了飲品也立即免費補上 | 職員耐心解答查詢 | 熟客口味都記得清楚
service.bad: 店員態度冷淡 | 給錯飲品還推說顧客聽錯 | 投訴後只得一句「公司政策」 | 收款後才告知售罄
service.ask: 應向哪個部門投訴？ | 可以退換飲品嗎？ | {Place}店是否更換了團隊？
`);
