/** The characters and words by which Chinese names are told. */
import { fold } from '../text/fold.ts';

export const SURNAMES: ReadonlySet<string> = new Set(
  fold(
    '王李張劉陳楊黃趙吳周徐孫馬朱胡郭何林高羅鄭梁謝宋唐許韓馮鄧曹彭曾蕭田董潘袁蔡蔣余于杜葉程魏蘇呂丁任盧姚沈鍾姜崔譚陸范汪廖石金韋賈夏付方鄒熊白孟秦邱侯江尹薛閻段雷龍黎史陶賀毛郝顧龔邵萬覃武錢戴嚴莫孔向湯岑麥區關凌霍司卓鄺冼甄甘柯洪莊施翁倪溫伍游詹簡游喬',
  ),
);

/** Surnames that are everyday words, with which a run of characters that nobody knows begins by chance. */
export const WORD_SURNAMES: ReadonlySet<string> = new Set(
  fold('高白夏石金田江馬黃方葉雷龍溫文安時向關平常古牛水火毛車包成項花任丁湯海連程和容空甘洪凌錢熊孔陶薄沙'),
);

/** Surnames of two characters. */
export const DOUBLE_SURNAMES: readonly string[] = ['歐陽', '司徒', '上官', '諸葛', '司馬', '東方', '夏侯', '皇甫'].map(fold);

/** Directly behind the whole name of a person. */
export const PERSON_SUFFIXES: readonly string[] =
  '先生 小姐 女士 太太 議員 局長 教授 特首 醫生 司長 主席 校長 院長 主任 部長 市長 縣長 總統 總理 董事長 總經理 老師 導演 博士 律師 法官 警司 督察 署長 處長 委員 立委 發言人 記者 教練 大狀 大律師 牧師 神父 同學 師傅 副總統 秘書長 書記 縣長 里長 公 哥哥 姐姐 說 表示 指出 認為 強調 透露 稱 指 批評 回應 坦言 直言 呼籲 質疑 解釋 補充 宣布 出席 飾演 主演 獲釋 被捕 被控'
    .split(' ')
    .map(fold);

/** Directly before the whole name of a person. */
export const PERSON_PREFIXES: readonly string[] =
  '議員 局長 教授 特首 醫生 司長 主席 校長 院長 主任 部長 市長 總統 總理 董事長 總經理 老師 導演 博士 律師 法官 署長 處長 立委 發言人 記者 教練 歌手 演員 藝人 影星 主持 作家 球星 候選人 縣長 財長 外長 副總統 秘書長 書記 女星 男星 影后 影帝 歌后 天王 作者 藝員'
    .split(' ')
    .map(fold);

/** Characters that hardly ever stand in a given name. */
export const NEVER_GIVEN: ReadonlySet<string> = new Set(
  fold(
    '的了是在不我有他這個們來到時地為你說就那以著要也得里后自過去么沒看起還只好都很但與和從被把讓給對啊吧呢嗎哈哦喔呀啦嘅咗喺唔冇啲佢哋嘢咩乜點邊又再更最太會能可想做吃喝買用打放開出入上下前後左右多少幾一二三四五六七八九十百千第次件條張間部年日號位種樣些每各該此其或及並而且因所如何誰什麼死笑哭怕恨',
  ),
);

export const ORGANISATION_SUFFIXES: readonly string[] =
  '有限公司 公司 大學 學院 中學 小學 醫院 集團 銀行 政府 警察局 公安局 法院 協會 基金會 委員會 教會 書院 出版社 電視台 衛視 日報 晚報 證券 保險 航空 酒店 餐廳 科技 工業 控股 地產 足球隊 俱樂部 研究所 研究院 博物館 圖書館 交易所'
    .split(' ')
    .map(fold);

export const PLACE_SUFFIXES: readonly string[] = '市 縣 區 省 鎮 鄉 村 邨 站 機場 碼頭 口岸 公園 廣場 火車站 大道 灣'
  .split(' ')
  .map(fold);

/** Words that end like a road and are none; neither are longer ones that end so. */
export const NOT_ROADS: ReadonlySet<string> = new Set(
  '仆街 知道 味道 街道 地道 人行道 報道 渠道 頻道 管道 軌道 隧道 跑道 通道 軌道 大道 赤道 霸道 人道 公道 難道 報導道 上街 逛街 行街 落街 出街 掃街 食道 呼吸道 腸道 尿道 陰道 車道 單車道 一條街 不人道 行車道 步道 古道 柔道 茶道 空手道 跆拳道 劍道 花道 王道 門道 力道 市道 賺道 唔知道 都知道 誰知道 鬼知道'
    .split(' ')
    .map(fold),
);
