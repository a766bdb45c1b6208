/** Words that change the sentiment of the words around them, and phrases that only look like sentiment. */

/** Turn what follows them, a few tokens far. Single letters are what the tokeniser leaves of `n't`. */
export const NEGATORS = `
  not no never none nobody nothing neither nor without cannot cant wont dont doesnt didnt isnt arent wasnt werent wouldnt couldnt shouldnt
  havent hasnt hadnt aint hardly barely scarcely rarely seldom
  don't doesn't didn't isn't aren't wasn't weren't won't wouldn't can't couldn't shouldn't haven't hasn't hadn't ain't
  far_from lack_of free_of free_from stop_being
  唔 冇 不 沒 沒有 未 未有 無 非 並非 並不 並無 毫不 毫無 絕不 從不 從未 不再 不是 不會 不能 不可 不算 不太 不夠 不怎麼 不見得 不覺得 未必 未能 未曾 無法 沒法 沒什麼 沒甚麼 沒那麼 唔係 唔會 唔夠 唔算 唔太 唔覺 唔覺得 唔係好 唔係咁 唔係幾 唔多 唔再 唔可以 冇乜 冇咩 冇話 冇幾 咪 難以 缺乏 談不上 稱不上 算不上 別 莫
`;

/** Factor on the sentiment word that follows. */
export const DEGREES: Readonly<Record<number, string>> = {
  1.5: `
    extremely incredibly insanely ridiculously absolutely totally completely utterly fucking fuckin freaking friggin bloody
    hella sooo soooo so_so_so beyond
    極 極之 極度 極其 無比 超級 超 爆 巨 勁 狂 十二萬分 撚 鳩 閪 好撚 真係好 真的很 真心 簡直 實在太 太過 萬分
  `,
  1.3: `
    very really so such too super truly deeply highly seriously quite_the especially particularly most more much pretty damn mad
    很 非常 十分 特別 相當 真 真係 真的 實在 好 太 太過於 更 更加 最 格外 尤其 多麼 何等 認真 確實 的確 咁 咁鬼 幾咁
  `,
  0.6: `
    slightly somewhat fairly rather kinda kind_of sort_of sorta a_bit a_little little_bit partly mildly almost quite relatively
    有點 有些 有啲 有d 少少 有少少 略 略為 稍 稍為 稍微 一點點 一啲 比較 較 尚 還算 算係 算是 頗 都算 些許 部分
  `,
};

/** What follows weighs more than what came before. */
export const TURNS =
  'but however nevertheless nonetheless yet_still that_said on_the_other_hand 但 但是 但係 但願如此 不過 可是 然而 偏偏 反而 卻';

/** Phrases that hold a word of the lists and mean nothing by it. */
export const NEUTRAL_PHRASES = `
  like_a like_an like_the like_this like_that like_to like_it's looks_like look_like looked_like feels_like feel_like felt_like sounds_like seems_like
  would_like d_like would_you_like as_well as_well_as well_as how_well kind_of what_kind some_kind this_kind that_kind all_kinds of_a_kind
  no_doubt no_wonder no_matter no_longer not_only no_one_else nothing_but not_just not_sure good_friday good_afternoon how_much_better a_good_deal_of
  a_great_deal great_britain great_wall best_buy best_of_all_time_list make_sure for_sure pretty_much so_far so_that so_many so_much more_than at_least at_best at_last
  trump_rally rally_at hard_to_say hard_rock hard_drive hard_copy die_hard late_night late_show late_show_with miss_universe miss_world miss_america miss_usa mr_right
  dead_line black_friday war_museum game_of_death free_agent free_agency free_kick free_throw for_free fine_gael fair_use fair_play fun_fact fun_run safe_mode
    united_nations smart_phone smart_tv super_bowl super_junior super_mario hot_dog cool_down awards_show love_island trust_fund false_alarm
  有冇 有無 有沒有 係咪 係唔係 是不是 會不會 會唔會 能不能 可否 使唔使 識唔識 知唔知
  內臟 心臟 肝臟 腎臟 五臟 臟器 臟腑
  很好奇 好好奇 不好說 好說 差一點 差不多了
  好似 好像 好在 好歹 好不好 好唔好 只好 最好 正好 剛好 還好嗎 你好 您好 大家好 早上好 恰好 好奇 好壞 愛好 友好關係 愛情動作片
  正在 正式 正係 正話 正當 正是 正要 改正 正常 真正 反正 正規 正門 正面 公正 修正 正直 端正 立正 更正 正日 正版 正生 正妹 正路
  平時 平日 平均 平台 平方 水平 平行 平板 平衡 太平 和平 公平 平等 平安夜 北平 平手 平地 平面 天平 平凡
  可以嗎 可不可以 可唔可以 可以話 可以係 可以去 可以用 可以食 可以買 可以睇 可以見 不得不 不單止 不單 不僅 不但 不止 不如 不論 不管 不同 不少 不妨 不斷 不久 不時 不知 不知道 不必 不需要 不用 不得了 不一樣 不一定 不約而同 不外乎
  唔同 唔少 唔知 唔知道 唔單止 唔止 唔使 唔駛 唔需要 唔記得 唔緊要 唔一定 唔通 唔怪得 唔理 唔該借借 冇所謂 無所謂 無論 無論如何 無線 無數 無限 無糖 無意中 無名 非洲 非常 未來 未婚 未知 未免 未滿 沒關係 沒問題 冇問題 無問題 冇關係 別人 別的 特別 分別 區別 個別 性別 級別 告別 別墅 別針 莫非
  高興街 開心果 開心網 喜歡嗎 支持率 支持者 勝利隊 成功大學 勝算 失敗者聯盟 笨豬跳 怕醜 哭牆 死亡筆記 恐怖片 戰爭片 動作片 鬼片 病人 病房 病假 病歷 醫院 痛風 止痛 疫苗 差不多 差唔多 差點 差啲 出差 差別 時差 相差 郵差 差館 差人 差額 差異 落差 差距 警差 怪獸 怪物 難怪 怪不得 怪唔得 奇怪 苦瓜 辛苦費 破壞王 爛番茄 臭豆腐 慢慢 慢跑 快慢 慢活 貴賓 貴州 貴姓 可貴 寶貴 珍貴 貴公司 貴校 貴為 名貴 高貴 尊貴 細路 細個 細節 細菌 仔細 詳細 細胞 細緻 細細 細心 細膩 凍檸茶 凍飲 凍奶茶 凍咖啡 熱辣 乾淨 乾杯 乾脆 餅乾 豬肉乾 乾炒 若干 淡水 平淡 淡季 硬件 硬碟 軟硬 硬幣 鞋店 波鞋 球鞋 鞋子 買鞋 對鞋 火柴 柴灣 柴犬 驚奇 驚訝 吃驚 驚人 驚嘆 淚水 眼淚 震驚 漏斗 頂樓 頂層 山頂 頂多 屋頂 壞人 爛賤 輸入 運輸 輸出 傳輸 輸送 串燒 串流 一串 串連 串珠 惡魔 惡搞 黑衣 逼真 逼切 膠袋 膠樽 塑膠 膠水 膠紙 膠囊 膠原 牛膠 縮短 縮小 濃縮 壓縮 壽衰 驚蟄 彈性 彈珠 子彈 炸彈 彈琴 彈簧 反彈 彈出 滑雪 滑鼠 滑板 滑動 脆皮 靚湯 推出 推特 推廣 推動 推測 推理 推翻 推銷 推車 推進 推文 贏家 勁歌 掂過 醒來 叫醒 提醒 清醒 醒覺 型號 類型 型態 大型 小型 造型 典型 模型 髮型 爽約 抵達 抵抗 抵禦 抵擋 抵港 啱啱 啱先 讚好專頁 狂人 超人 超市 超過 超越 超連結 超音波 爆料 爆發 爆破 火爆 巨大 巨人 巨型 巨星 真相 真實 真人 真理 真心話 寫真 傳真 認真 確實 更新 更改 變更 更換 更衣 最近 最後 最終 最新 最多 最少 最初 太太 太陽 太空 太平洋 太子 太古 極限 積極 消極 南極 北極 極端 比較 較早 較後 較為
`;
