/** Parts of invented people, nicknames, outlets and places to post; combined by authors.ts and media.ts. */
const split = (text: string): readonly string[] => text.trim().split(/\s+/);
const lines = (text: string): readonly string[] => text.trim().split(/\s*[|\n]\s*/);

export const SURNAMES = split('陳 李 黃 張 林 何 梁 鄭 吳 劉 蔡 鄧 羅 許 謝 葉 馮 余 蘇 曾 彭 潘 盧 郭 唐 譚 麥 戴 溫 簡');
export const GIVEN_NAMES =
  split(`嘉欣 詠詩 俊傑 志明 家豪 慧敏 思穎 浩然 子軒 曉彤 美玲 國強 偉文 淑儀 凱琳 樂怡 梓晴 文傑 雅雯 永康
  穎琳 啟明 婉婷 健文 倩儀 展鵬 家欣 卓謙 靜雯 柏熙 芷晴 兆輝 麗娟 秀英 頌恩 諾行 心怡 立賢 綺雯 澤霖 沛珊 智恒`);
export const ENGLISH_NAMES =
  split(`Kelvin Carmen Jason Vivian Eric Mandy Ivan Joyce Desmond Fiona Raymond Queenie Marco Tiffany Wilson Yuki Anson Hazel
  Terence Gloria Calvin Rainbow Felix Winnie Oscar Stephanie Leo Cherry Nelson Phoebe Hugo Jasmine Rex Bonnie Priya Arjun Mei Daniel Sofia Marcus Aisyah Farid Nurul Ben Grace`);
export const ENGLISH_SURNAMES = split(
  'Chan Wong Lee Cheung Lam Ho Leung Cheng Ng Lau Choi Tang Law Hui Tse Yip Tan Lim Goh Singh Rahman Santos Reyes Patel Fung Yu',
);
export const HANDLE_FIRST =
  split(`wandering sleepy lazy happy tiny midnight spicy salty hungry lucky rainy quiet noisy golden retro urban island harbour neon
  foggy minty crispy cosy daily honest average tired broke extra little random curious soft northern weekend slow analog paper velvet cloudy`);
export const HANDLE_SECOND =
  split(`wai ming jo bun tofu dumpling toast mango panda otter sparrow lantern tram ferry peak pixel camera bookworm runner hiker
  foodie traveller mum dad student nerd barista gardener auntie uncle kiddo noodle lychee pomelo teacup umbrella compass suitcase keyboard cat`);
export const NICK_FIRST =
  lines(`半糖 | 深水埗 | 屯門 | 大埔 | 觀塘 | 毒男 | 隱世 | 職業 | 全職 | 失眠 | 月光 | 打工 | 兼職 | 廢青 | 中環 | 走冰 | 路邊 | 街角 | 夜更 | 傻豬 | 無聊 | 佛系
  九十後 | 八十後 | 牛頭角 | 北區 | 新界 | 天台 | 迷你 | 三號 | 荃灣 | 慢熱 | 貪食 | 孤寒 | 唔瞓覺 | 火星 | 老派 | 沙田 | 電車 | 過路`);
export const NICK_SECOND =
  lines(`車神 | 阿豪 | 阿明 | 師奶 | 街坊 | 主婦 | 貓奴 | 狗奴 | 社畜 | 食家 | 行山友 | 攝影佬 | 機迷 | 少年 | 阿伯 | 阿姨 | 廚房 | 詩人 | 小編 | 大叔 | 學生 | 樹熊 | 水獺 | 麻雀
  芝士 | 魚蛋 | 燒賣 | 菠蘿包 | 奶爸 | 媽咪 | 偵探 | 教練 | 司機 | 書蟲 | 遊人 | 飛人 | 路人甲 | 肥仔 | 腸粉 | 豆腐`);
export const NEWS_ZH = lines('灣畔日報 | 島聞網 | 城西新聞網 | 南岸財經 | 燈塔早報 | 街市頭條 | 維灣即時 | 九區週刊');
export const NEWS_EN = lines(
  'Bayside Daily | Island Wire | Westside Courier | Southshore Business | Lighthouse Post | Nine Districts Weekly',
);
export const SITES_ZH = lines('慳家情報站 | 週末去邊玩 | 優惠一覽 | 港生活手冊 | 機場出發指南 | 數碼筆記網 | 主婦格價網');
export const SITES_EN = lines(
  'Deal Harbour | Weekend Planner HK | Gadget Notebook | Departure Board | The Price Watcher | City Handbook',
);
export const BLOGS_ZH = lines(
  '小店散步 | 一杯茶的時間 | 週末旅人 | 家計簿日記 | 慢讀城市 | 三十歲的背包 | 廚房筆記本 | 像素與光',
);
export const BLOGS_EN = lines(
  'Slow City Notes | The Carry-on Diary | Pixels and Steam | Two Bowls | A Tram Ride Away | Kitchen Ledger | Notes from the Ferry',
);
export const GROUPS_ZH = lines(
  '九龍街坊茶水間 | 香港食玩買關注組 | 慳家師奶交流區 | 屯門友集合 | 飛人旅遊同好會 | 手機谷 | 月費格價關注組 | 打工仔呻位',
);
export const GROUPS_EN = lines(
  'Hong Kong Neighbours | HK Expats and Friends | Cheap Flights from HK | Foodies of Kowloon | Phone Talk HK | Mums of Sai Kung',
);
export const BOARDS_ZH = lines('飲食討論 | 旅遊討論 | 手機討論 | 電訊討論 | 家居生活 | 親子天地 | 閒聊區 | 消費投訴');
export const BOARDS_EN = lines('Food and Drink | Travel | Mobile Phones | Broadband and Plans | Daily Life | Complaints Corner');
export const LIHKG_BOARDS = lines('飲食台 | 旅遊台 | 手機台 | 電訊台 | 時事台 | 吹水台 | 生活台 | 優惠台');
export const CREATORS_ZH = lines('試食日記 | 開箱室 | 飛行誌 | 廚房 | 科技研究所 | 週末去 | 街訪 | 真心話 | 隨手拍 | 格價王');
export const CREATORS_EN = lines('Eats | Unboxed | Flies | Tech | Weekends | on Tour | Reviews | Talks | Kitchen | Daily');
