/**
 * Whether a translation is what a model says of itself: that it cannot, or may not, translate this. A text may speak of such things as well:
 * each sign of it counts only where the text has nothing of the kind.
 */
interface Sign {
  of: RegExp;
  /** In the text, in whatever language: then the translation may say it. */
  unless: RegExp;
}

const TRANSLATING = /translat|翻譯|翻译|譯|译|翻訳|訳|tradu|übersetz|перев|번역|แปล|dịch|terjemah|vertal|översätt|tłumacz|çevir/i;
const MACHINE =
  /\b(?:ai|ia|ki|a\.i|gpt|llm|bots?|assistants?|models?)\b|chatgpt|ии|gemini|claude|deepseek|人工智|語言模型|语言模型|模型|機械人|机器人|聊天|助理|助手|artifi|künstl|искусств/i;
const HELPING =
  /\b(?:help|assist|provid|comply|fulfil|answer|process|aid)|幫|帮|助|協|协|提供|回答|答|處理|处理|滿足|满足|手伝|ayud|hilf|помо|도와/i;
const RULES =
  /\b(?:polic|guideline|rule|terms|standard|norm)|政策|守則|守则|指引|規|规|準則|准则|條款|条款|標準|richtlin|правил|polít/i;
const NOT_EN =
  "(?:cannot|can['’]?t|can not|unable to|won['’]?t|will not|not able to|not going to|refuse to|decline to|must decline)";
const NOT_ZH = '(?:無法|无法|不能|不可以|未能|不會|不会|拒絕|拒绝|沒辦法|没办法|唔可以|唔能夠)';

const SIGNS: readonly Sign[] = [
  { of: new RegExp(String.raw`\b${NOT_EN}\b[^.!?\n]{0,40}\btranslat`, 'i'), unless: TRANSLATING },
  { of: new RegExp(`${NOT_ZH}[^。！？\n]{0,14}(?:翻譯|翻译)`), unless: TRANSLATING },
  {
    of: /\b(?:as|i am|i['’]m) (?:just |only )?an? (?:ai\b|artificial intelligence|(?:large )?language model|(?:ai|virtual) assistant)/i,
    unless: MACHINE,
  },
  {
    of: /(?:作為|作为|我是|身為|身为)(?:一個|一个|一款|一種|一名)?(?:ai|人工智|大?型?語言模型|大?型?语言模型)/i,
    unless: MACHINE,
  },
  {
    of: new RegExp(
      String.raw`\bI(?:['’]m| am)?\s+(?:\w+\s+)?${NOT_EN}\s+(?:assist|help with|help you with|comply|fulfil|provide|process this|answer th|complete th)`,
      'i',
    ),
    unless: HELPING,
  },
  {
    of: new RegExp(
      `(?:抱歉|對不起|对不起|很遺憾|很遗憾)[^。！？\n]{0,6}(?:我|本)?[^。！？\n]{0,4}${NOT_ZH}[^。！？\n]{0,4}(?:協助|协助|幫助|帮助|提供|回答|處理|处理|滿足|满足|完成|回應|回应|理解|識別|识别)`,
    ),
    unless: HELPING,
  },
  {
    of: /\b(?:violat|against|contrary to|not comply with|breach)\w*\b[^.!?\n]{0,30}\b(?:my|our|safety|content|usage|openai['’]?s?)\b[^.!?\n]{0,20}\b(?:polic|guideline|standard|rule)/i,
    unless: RULES,
  },
  { of: /(?:違反|违反|不符合)[^。！？\n]{0,8}(?:政策|守則|守则|指引|準則|准则)/, unless: RULES },
];

export function isRefusal(text: string, translated: string): boolean {
  return SIGNS.some(({ of, unless }) => of.test(translated) && !unless.test(text));
}
