/** Written Chinese about Kumquat. */
import { wording } from '../wording.ts';

export const PHONE_ZH = wording(`
brand: 金桔手機 | 金桔 | Kumquat
tag: #Kumquat | #金桔手機 | #手機評測 | #手機攝影 | #科技 | #數碼
product: K7 | K7 Pro | K6 | K6 Lite | 摺疊機 Flip 2 | K7 Mini
did: {when}換了一部{Brand} {Product} | 用了{Brand} {Product} {2-8}個月 | 由其他品牌轉用{Brand} {Product} | 為{person}買了一部{Brand} {Product} | {when}在{Place}門市試用{Brand} {Product}
glad: 相信可以多用兩年 | 身邊朋友也相繼購買 | 價錢合理，物有所值 | 沒有後悔換機
sorry: 下一部不會再選這個品牌 | 已放上二手平台 | 早知多付一點買別的 | 已要求門市退款
fact: 下星期推送系統更新 | {Product}減價{300-800}元 | {Place}維修中心投入服務 | 推出舊機換新機計劃，最高回贈{800-2200}元 | {Product}新增配色 | {Product}暫時缺貨
said: 軟件團隊已着手跟進，將盡快發布更新 | 產品承諾提供五年更新 | 會增加門市及維修中心數目 | 供應鏈運作正常 | 不評論未發布的產品
view: 中價手機市場將由影像功能主導 | 消費者換機周期已延長至三年以上 | 本地化功能是新品牌突圍的關鍵 | 零件成本上升或令售價受壓
story.fact: {Brand}新維修中心進駐{Place}‖手機商{Brand}在{Place}的維修中心今日啟用，設{=8-16}個服務櫃位，換電可即日取回。
  {Brand}上季出貨量升{=8-24}%‖研究機構數據顯示，{Brand}上季出貨量按年上升{=8-24}%，主要由{Product}帶動。
  {Brand}下周推系統更新　加入廣東話字幕‖{Brand}宣布下周向{Product}推送系統更新，新增即時廣東話字幕。
  {Brand}推舊機換新　最高回贈{=1200-2400}元‖{Brand}推出舊機換新計劃，其他品牌的手機同樣適用，最高可獲{=1200-2400}元回贈。
story.good: 手機攝影盲測　{Brand} {Product}奪冠‖科技媒體舉辦的手機攝影盲測結果公布，{Brand} {Product}在夜景及人像兩個項目均居首位。
  {Brand}捐{=500-1500}部手機　助長者跨越數碼鴻溝‖{Brand}向社福機構捐出{=500-1500}部預載長者模式的手機，並派義工上門教學。
  {Brand} {Product}續航測試居首‖消費者刊物測試{=12-20}款手機，{Brand} {Product}的續航表現居首。
story.bad: {Brand}更新後耗電急增　用戶批測試不足‖{Brand}日前推送的更新令部分{Product}耗電急增，有用戶稱電池捱不到中午。
  {Brand} {Product}缺貨{=3-6}周　炒價升{=10-25}%‖{Brand} {Product}持續缺貨，二手市場叫價較定價高{=10-25}%。
  {Brand}換芒收費{=1800-2900}元　被指貴過買新機‖有用戶不滿{Brand}更換屏幕收費達{=1800-2900}元，認為不合理。
camera.thing: 鏡頭 | 拍攝表現
camera.good: 夜景拍攝{very}清晰 | 人像散景自然 | 錄影防震出色 | 食物色彩鮮明而不失真
camera.bad: 夜景雜訊嚴重 | 人像過度磨皮 | 對焦緩慢 | 錄影十分鐘便因過熱中斷
camera.ask: 拍攝演唱會哪一款較好？ | 更換鏡頭玻璃要多少錢？ | 夜景需要用專業模式嗎？
battery.thing: 電池續航 | 充電速度
battery.good: 一天下來仍有{30-45}%電量 | 半小時便可充滿 | 長時間遊戲也不發燙 | 一年後電池健康度仍達{93-97}%
battery.bad: 電量撐不到下班 | 充電時熱得燙手 | 更新後耗電倍增 | 半年電池健康度已跌至{78-85}%
battery.ask: 可以通宵充電嗎？ | 更換電池費用多少？ | 使用第三方充電器會損害電池嗎？
value.thing: 定價 | 性價比
value.good: 以這個價錢有如此配置，{very}超值 | 比同級產品便宜過千元 | 隨盒附送充電器及保護殼 | 二手保值
value.bad: 加價{500-900}元卻沒有明顯升級 | 購買兩周後便減價 | 隨盒不附充電器 | 原廠配件價錢高昂
value.ask: 現在購買還是等下一代？ | 128GB 是否足夠？ | 上台出機是否較划算？
software.thing: 系統 | 更新
software.good: 系統流暢而且沒有廣告 | 廣東話語音輸入{very}準確 | 長者模式簡單易用 | 更新後速度明顯提升
software.bad: 更新後頻頻死機 | 預載程式無法移除 | 通知經常延遲 | 鬧鐘無故失靈
software.ask: 應否現在更新？ | 如何還原舊版本？ | 雙卡能否同時使用 5G？
`);
