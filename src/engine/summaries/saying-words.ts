/**
 * Words by which a summary says who spoke, how many and how: they claim nothing that a post would have to hold. Folded; English as it
 * stands, Chinese as the segmentation cuts it.
 */
export const SAYING_WORDS = `
  user users customer customers consumer consumers people person post posts poster posters commenter commenters comment comments author authors writer writers member members netizen netizens mention mentions thread threads message messages
  say says said saying tell tells told report reports reported reportedly reporting state states stated describe describes described note notes noted mention mentioned mentions add adds added remark remarked observe observed write writes wrote express expresses expressed
  share shared point points pointed comment commented claim claims claimed according account accounts respond responded response reaction reactions react reacted discuss discussed discussion discussions topic feedback opinion opinions view views voice voiced call calls called
  many several some few most others another one various number numerous multiple dozens part majority both widely often frequently commonly mainly mostly generally particularly especially notably also overall
  online social media company brand firm experience experienced experiencing feel felt feeling find found face faced facing encounter encountered suffer suffered suffering affected affect affecting impact impacted involve involved involving include includes included including
  because due owing result results resulted resulting lead leads led cause caused causes causing reason following follow follows followed despite amid while whereas although however meanwhile regarding concerning about over after before during since until within upon via per more less than least up approximately around nearly almost roughly
  become became remain remained continue continued take took taken make made give gave given get got let put set come came go went seem seemed appear appeared according instead further total case cases situation incident event matter issue issues problem problems thing things way ways time times period
  good bad positive negative strong strongly very really quite too highly simply even still yet already just only currently recently initially eventually finally later soon again together ask asks asked asking question questions questioned wonder wonders wondered wondering whether
  viewer viewers critic critics fan fans parent parents passenger passengers traveller travellers resident residents shopper shoppers buyer buyers visitor visitors reader readers follower followers driver drivers student students worker workers staff diner diners guest guests commuter commuters owner owners buyer patient patients motorist motorists tenant tenants shareholder shareholders investor investors voter voters pensioner pensioners tourist tourists pupil pupils neighbour neighbours lawmaker lawmakers
  reveal reveals revealed last lasts lasted wish wishes wished cite cites cited include quick
  commend commended endure endured endures mock mocks mocked acknowledge acknowledges acknowledged grateful thankful lament laments lamented applaud applauds applauded wants want seek seeks sought seen receive received receives get gets getting back additional further various
  complain complains complained complaining complaint complaints criticise criticises criticised criticize criticized criticism blame blames blamed praise praises praised welcome welcomed celebrate celebrates celebrated regret regrets regretted angry unhappy frustrated upset annoyed disappointed pleased impressed happy satisfied dissatisfied like likes liked love loves loved enjoy enjoyed dislike disliked hate hated appreciate appreciated thank thanks thanked urge urged call calls demand explain explains explained confirm confirms confirmed warn warns warned remind reminds reminded announce announces announced admit admitted deny denied promise promised show shows showed shown offer offers offered start starts starting existing expect expects expected plan plans planned worry worried concerned hope hopes hoped argue argued believe believed think thinks thought consider considered
  criticising praising blaming celebrating regretting urging demanding warning confirming
  用戶 用家 客戶 顧客 客人 消費者 市民 網民 網友 帖文 帖子 貼文 留言 評論 文章 有人 人士 多人 多名 部分 部份 不少 許多 很多 大量 大批 一些 有些 眾多 多位 數名 其他 另外 另有 亦有 也有 不同 個別 大部分 大多數 多數 普遍 主要 尤其 特別
  表示 指出 指 稱 聲稱 認為 覺得 提到 提及 反映 描述 形容 說 講 話 報告 報道 報導 據報 據 透露 回應 回覆 分享 討論 談及 強調 補充 直言 質疑 批評 詢問 查詢 問 問到 想知道 查問 發帖 發文 留意 留意到 發現 遇到 遭遇 面對 經歷 出現 發生 感到 感覺
  公司 品牌 集團 機構 企業 事件 事故 情況 問題 事情 方面 期間 當中 其中 之後 之前 以來 同時 此外 而且 並 亦 也 及 以及 因此 因而 由於 因為 因 導致 引致 致 令 使 造成 所致 結果 受影響 影響 受到 涉及 涉 有關 關於 對於 就 逾 超過 約 大約 近 至少 最多 達 多達 高達 共 合共
  乘客 旅客 家長 球迷 觀眾 居民 街坊 讀者 食客 粉絲 司機 學生 員工 職員 支持者 遊客 買家
  業主 病人 患者 車主 租客 股東 投資者 選民 長者 買家 車輛 旅客 住戶 傷者 男子 女子 女士 先生
  會否 能否 可否 是否 有否 否
  歌迷 影迷 戲迷 網購者 住客 業戶 食客 讀者 市民 祝願 前來 來到 歷時 獨力 只肯 肯 享 享有 可享 遭 獲網民 出現 正在 當中 有關 一名 一位 其 均 皆 則 卻 屬
  取笑 嘲笑 感激 顯示 認同 慨嘆 可用 好評 差評 獲好評 運作 提供 安排 收到 被指 診治 將由 用不著
  不滿 批評 抨擊 指責 怪責 抱怨 投訴 稱讚 讚 大讚 讚揚 讚賞 欣賞 喜歡 喜愛 高興 開心 欣喜 憤怒 生氣 失望 擔心 憂慮 嫌 嫌棄 慶祝 感謝 感激 歡迎 期望 希望 呼籲 促請 解釋 證實 確認 宣布 公布 承認 否認 提醒 警告 驚喜 滿意 遺憾
  天後 日後 後仍 僅 只 只有 仍未 尚未 天內 日內 會有 每月 每日 須 需 獲 獲得 長達 直接 以上 以下 左右 前 後 前後 時 期間 起 自 到 至今 今日 昨日 今年 去年 得 了 著 過 一 兩 幾 再 不 不再 不會 沒 並 並非 就此 亦只 亦只有 其後 終於
  已 已經 曾 曾經 仍 仍然 現時 目前 當時 最近 後來 其後 隨後 再次 一度 一直 甚至 更 更有 非常 十分 相當 很 太 極 較 比較 可 可以 能 能夠 無法 未能 不能 沒有 未有 會 將 應 應該 正 正在 進行 作出 提出 屬 為 是 被 由 從 向 對 與 和 在 於 至 以 其 該 此 這 那 名 位 個 的
`;
