/** The languages that `lang:` knows: all of ISO 639-1, and codes of three letters and of old that posts come with. */

const TWO_LETTERS = `
aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu
fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn
ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os
pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt
tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu in iw ji`;
const THREE_LETTERS = 'yue nan hak wuu cmn fil ceb haw hmn ckb tlh gsw ast war ilo jbo und mul zxx';

/** What is stored of a post in a language that the detector tells from those it knows, and from no other. */
export const OTHER_LANGUAGE = 'other';

export const LANGUAGE_CODES: ReadonlySet<string> = new Set(`${TWO_LETTERS} ${THREE_LETTERS}`.trim().split(/\s+/));

/** Offered while typing; those that posts of this product come in, most first. */
export const COMMON_LANGUAGES = [
  'zh',
  'zh-Hant',
  'zh-Hans',
  'yue',
  'en',
  'ja',
  'ko',
  'th',
  'vi',
  'id',
  'ms',
  'fil',
  'fr',
  'de',
  'es',
  'pt',
  'ru',
  'ar',
  'hi',
  OTHER_LANGUAGE,
];

const NAMES: Readonly<Record<string, string>> = {
  zh: 'chinese mandarin zho chi cn 中文 漢語 汉语 華語 普通話 國語',
  'zh-Hant': 'traditional hant tc cht 繁體 繁體中文 繁中',
  'zh-Hans': 'simplified hans sc chs 简体 简体中文 簡體 簡體中文',
  yue: 'cantonese hk 粵語 粤语 廣東話 广东话',
  en: 'english eng 英文 英語 英语',
  ja: 'japanese jpn jp 日文 日語 日语 日本語',
  ko: 'korean kor kp 韓文 韓語 韩语 한국어',
  th: 'thai tha 泰文',
  vi: 'vietnamese vie vn 越南文',
  id: 'indonesian ind 印尼文',
  ms: 'malay msa may 馬來文',
  fil: 'filipino tagalog 菲律賓文',
  fr: 'french fra fre 法文',
  de: 'german deu ger 德文',
  es: 'spanish spa 西班牙文',
  pt: 'portuguese por 葡萄牙文',
  it: 'italian ita 意大利文',
  nl: 'dutch nld dut 荷蘭文',
  ru: 'russian rus 俄文',
  ar: 'arabic ara 阿拉伯文',
  hi: 'hindi hin 印地文',
  tr: 'turkish tur 土耳其文',
  pl: 'polish pol 波蘭文',
  uk: 'ukrainian ukr 烏克蘭文',
  other: 'others 其他 其它',
};

/** Names and other codes, in lower case → the code to write. */
export const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([code, names]) => names.split(' ').map((name) => [name, code] as const)),
);
