/**
 * Posts that speak to whoever sums them up: "ignore all previous instructions". They are not sent to a model. It is told not to follow them,
 * and what it says is checked; but a post that has itself quoted could bear out what it has had said. A list of turns of phrase knows the
 * clumsy ones only; a post that merely writes about such texts is left out with them, and can be read.
 */

import { toTraditional } from '../../engine/text/traditional.ts';

/** Of text in one form: folded, without signs that nobody sees. */
const TURNS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,60}\b(?:instruction|prompt|rule|guideline|direction|command|polic(?:y|ie))s?\b/s,
  /\b(?:new|updated|real|actual|your|following|hidden|secret) (?:system )?(?:instruction|prompt|directive)s?\b/,
  /\b(?:system|developer) (?:prompt|message|override|note|instruction)s?\b/,
  /\b(?:you are|act as|pretend (?:to be|you are)|behave as) (?:now )?(?:an? |the |my )?(?:ai|assistant|language model|chat ?bot|llm|dan|summari[sz]er)\b/,
  /\b(?:ai|assistant|llm|language model|chat ?bot|summari[sz]er|model)s?\b.{0,20}\b(?:must|should|shall|has to|have to|are to|is to|please)\b.{0,20}\b(?:say|write|output|respond|reply|answer|report|state|include|mention|summari[sz]e|conclude)\b/s,
  /\b(?:in|for|to|of|into) (?:your|the|any|this|every) (?:summary|summaries|answer|output|response|reply)\b.{0,60}\b(?:say|write|state|include|mention|must|should|add|begin|start|end|conclude)\b/s,
  /\b(?:when|if|while|before|after)\b.{0,20}\b(?:summari[sz]|translat)(?:e|es|ing)\b.{0,60}\b(?:say|write|state|include|mention|must|should|add|output|claim)\b/s,
  /\b(?:summari[sz]e|output|respond|reply|answer|print|repeat|write|say)\b(?: (?:with|in|back))?:? ?(?:only|exactly|verbatim|the following|this sentence|the words)\b/,
  /<\|[^|<>]{1,40}\|>|\[\/?inst\]|<<\/?sys>>|<\/?(?:system|assistant|instructions?)>|```\s*(?:system|json)/,
  /(?:^|[\n.!"'{}\]])\s*(?:system|assistant|developer|### ?instructions?)\s*:/,
  /"(?:sentences|role|posts)"\s*:/,
  /(?:忽略|無視|忘記|忘掉|不要理會|不理會|不用理會|推翻|覆蓋|取代|唔好理|跳過).{0,20}(?:指示|指令|規則|提示|要求|命令|設定|吩咐)/s,
  /(?:系統|開發者|新的?|真正的?)(?:提示詞?|指令|指示|訊息|命令)/,
  /(?:你|您)(?:現在|而家)?(?:是|係|扮演).{0,8}(?:助手|助理|ai|人工智能|語言模型|機器人)/,
  /(?:摘要|總結|概括|翻譯|回覆|回答|輸出|答案).{0,12}(?:必須|一定要|務必|只能|只需|只要|應該|請|要)(?:.{0,6})(?:寫|說|講|輸出|包括|包含|加入|提及|指出|聲稱|回答|話)/s,
  /(?:ai|人工智能|語言模型|助手|助理|模型|機器人).{0,16}(?:必須|一定要|務必|請|應該|要).{0,12}(?:寫|說|講|輸出|回覆|回答|總結|聲稱|話)/s,
  /(?:只|僅|直接|原文)(?:需)?(?:輸出|回覆|回答|寫|說|講)(?:以下|這|呢|：|:|「)/,
];

/** Characters of a text that are looked at, at its beginning and at its end: more than are sent, and no more than can be looked through at once. */
const LOOKED_AT = 1500;

export function isInstructing({ title, content }: { title: string; content: string }): boolean {
  const whole = `${title.slice(0, LOOKED_AT)}\n${content}`;
  const text = folded(whole.length <= 2 * LOOKED_AT ? whole : `${whole.slice(0, LOOKED_AT)}\n${whole.slice(-LOOKED_AT)}`);
  return TURNS.some((turn) => turn.test(text));
}

/** One letter for all that look alike in width or case, one character for Simplified and Traditional. */
function folded(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Mark}]/gu, '');
  return Array.from(plain, toTraditional).join('');
}
