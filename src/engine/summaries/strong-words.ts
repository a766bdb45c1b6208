/**
 * Words that do harm where they are wrong. A line is one meaning; a claim with a word of it needs one of the same line in what its posts say
 * of the same thing. `_` joins the words of a phrase, `=` wants the very form; behind a second stroke stand words that bear the line without
 * belonging to it: who was poisoned is ill. A line is as narrow as its meaning: injured is not killed, asked for is not paid.
 */
export const STRONG_WORDS = `
die kill fatal deceased lose_life lost_life lost_their_live / 死 死亡 身亡 喪生 過身 死者 致命 致死 喪命 逝世 斃命 殺 殺死 打死 撞死
murder manslaughter homicide / 謀殺 誤殺 殺人 兇殺
suicide / 自殺 輕生 尋死
injur hurt wound bruise fracture / 傷 受傷 輕傷 重傷 傷者 擦傷 受創 骨折 弄傷
seriously_injur seriously_hurt serious_injur severe_injur severely_injur critically critical_condition / 重傷 危殆 命危 嚴重受傷 情況危急
poison / 中毒 食物中毒 下毒 毒害
infect contaminat / 感染 受污染 帶菌 傳染
ill sick unwell vomit nausea / 不適 病倒 嘔吐 腹瀉 患病 屙嘔 肚痛 生病 嘔 / poison stomach bug rash 中毒 食物中毒 腸胃炎 肚屙
arrest detain custody in_handcuff / 被捕 拘捕 逮捕 扣留 拘留 落網 拉咗
jail prison imprison behind_bar / 坐監 監禁 入獄 囚 判監 下獄
charge_with charged_with prosecut indict / 檢控 起訴 提堂 落案
guilty convict / 有罪 罪成 定罪 認罪
sue lawsuit sued legal_action took_to_court / 控告 入稟 告上法庭 索償 訴訟 提告 告佢
=fined the_fine a_fine no_fine fine_of fine_is penalt punish sanction / 罰款 罰錢 處罰 懲罰 懲處
condemn denounc / 譴責 痛斥 / slam 斥 怒斥
clash scuffl brawl / 衝突 打鬥 鬧事 肢體碰撞
fraud scam cheat swindle deceiv con_artist / 詐騙 欺詐 騙 呃 騙案 受騙 欺騙 行騙 騙徒 騙局
steal theft thief rob burglar / 偷 盜竊 偷竊 失竊 搶劫 竊取 盜取 賊
launder money_launder / 洗黑錢 洗錢
bribe brib corrupt kickback / 賄賂 行賄 受賄 貪污 貪腐 收受利益
embezzl misappropriat misuse misspent / 挪用 虧空 侵吞 中飽私囊
attack assault stab punch beat_up beaten / 襲擊 毆打 打人 打罵 施襲 刺傷 毆 推撞 動粗 揮拳
abuse / 虐待 虐 施虐
rape molest sexual_assault indecent sexually / 強姦 非禮 性侵 猥褻 性騷擾
harass stalk / 騷擾 滋擾 跟蹤
bully bullied / 欺凌 霸凌
threaten blackmail extort / 恐嚇 威脅 勒索 要脅
kidnap abduct / 綁架 擄走
arson set_fire set_a_fire set_the_fire set_on_fire / 縱火 放火
bomb explosive explosion explod blast / 爆炸 炸彈
crash crashed plane_crash collid / 墜毀 墜機 相撞 撞車 撞毀 失事 閃退 死機 當機 彈app 彈出
=drunk =drunken intoxicat / 醉酒 醉駕 酒後
smuggl traffick / 走私 販運 販毒
criminal crime illegal unlawful broke_the_law / 犯罪 罪案 罪行 非法 違法 犯法 不法 罪犯
refund reimburse money_back gave_back pay_back paid_back return_the_money / 退款 退錢 退還 退返 退費 退回 回水 還款 退 / return
compensat damages payout / 賠償 補償 賠 賠錢
resign stepped_down step_down quit / 辭職 請辭 下台 引咎辭職 離任 辭任
layoff lay_off laid_off dismiss sack fired redundan / 裁員 解僱 炒 革職 開除 遣散 辭退
bankrupt insolven liquidat / 破產 倒閉 清盤 資不抵債
shut_down closed_down close_down shut close closur / 關閉 停業 結業 停辦 執笠 關門 倒閉 查封 閂門 停運
ban banned prohibit outlaw blacklist bar_from / 禁止 禁 禁令 封殺 取締 不准 勒令
suspend suspension / 暫停 停牌 停職 吊銷
licen_revoke revoke / 吊銷 撤銷
danger dangerous unsafe hazard / 危險 不安全 生命危險
toxic cancer carcinogen / 有毒 致癌 毒 癌
expired rotten spoilt / 過期 變壞 腐爛
infest rat cockroach vermin / 老鼠 蟑螂 曱甴 鼠患 鼠
ignore disregard neglect / 忽視 無視 漠視 罔顧 疏忽
negligen malpractice / 疏忽 失職 醫療事故 失當
cover_up conceal covered_up / 隱瞞 掩飾 隱藏 瞞報
lie_to =lied liar =lying mislead misled deceptive / 說謊 撒謊 大話 誤導 講大話 欺瞞
fake counterfeit forge forgery / 冒牌 偽造 假冒 假貨 虛假 假
cut_corner shoddy / 偷工減料 粗製濫造
hack hacker cyberattack hacked / 黑客 入侵 駭
leak leaked data_breach / 外洩 洩漏 洩露 外泄 漏水
racist discriminat / 歧視 種族
strike walkout walk_out / 罷工
riot violent violence / 暴動 暴力 騷亂
recall withdraw / 回收 下架 停售 撤回
boycott / 杯葛 罷買 罷飲 抵制
apologise apology sorry / 道歉 致歉 抱歉 對不起 唔好意思 謝罪 賠罪
admit confess concede own_up / 承認 認罪 認錯 坦承 / confirm acknowledg said say tell 證實 認 表示 稱 指 話
debt default_on owe owes / 欠債 拖欠 欠 債 走數
permanent permanently forever for_good / 永久 永遠 永不
always every_time constantly all_the_time / 總是 經常 每次 永遠 時時 次次 成日
most majority most_of / 大部分 大多數 過半 大部份 多數 大多
all every everyone everybody everything entire whole each none_of across_the / 所有 全部 人人 每個 全體 一律 全線 晒 全港 全城 全 每名 整個 整架
never ever not_once / 從未 從不 從來 從無 絕不 永不
nearly_kill / 險死
`;
