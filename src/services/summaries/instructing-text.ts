/**
 * Posts that speak to whoever sums them up: "ignore all previous instructions". They are not sent to a model. It is told not to follow them,
 * and what it says is checked; but a post that has itself quoted could bear out what it has had said. A list of turns of phrase knows the
 * clumsy ones only; a post that merely writes about such texts is left out with them, and can be read.
 */

import { toTraditional } from '../../engine/text/traditional.ts';

/**
 * Of text in one form: folded, without signs that nobody sees. What people write of rules, of answers and of machines is no order; an order
 * names what came before it, a summary, or whoever writes one.
 */
const TURNS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b[^.!?;:]{0,40}\b(?:previous|prior|above|earlier|preceding|your|system)\b[^.!?;:]{0,30}\b(?:instruction|prompt|rule|guideline|direction|command|directive)s?\b/,
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?;:]{0,20}\b(?:all|any|every|other)\b[^.!?;:]{0,10}\b(?:instruction|prompt|directive)s?\b/,
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?;:]{0,40}\b(?:instruction|prompt|rule|guideline|directive)s?\b[^.!?;:]{0,12}\b(?:above|before|so far|given)\b/,
  /\b(?:your|hidden|secret) (?:(?:system )?instructions?|system (?:prompt|directive)s?)\b/,
  /\b(?:new|updated|real|actual|following|system|developer) (?:system )?(?:instruction|prompt|directive|message|note|override)s?\s*:/,
  /\bsystem (?:prompt|override)s?\b/,
  /\b(?:you are|act as|pretend (?:to be|you are)|behave as) (?:now )?(?:an? |the |my )?(?:ai|assistant|language model|chat ?bot|llm|dan|summari[sz]er)\b/,
  /\b(?:ai|llm|language model|chat ?bot|summari[sz]er|ai (?:assistant|model|system|tool))s? (?:must|should|shall|has to|have to|please)\b.{0,12}\b(?:say|write|output|respond|reply|answer|report|state|include|mention|conclude)\b.{0,12}(?:\bthat\b|[:"'])/s,
  /\b(?:note|attention|message|memo|instructions?) (?:to|for) (?:all |any |the )?(?:ai|llm|language model|chat ?bot|summari[sz]er)/,
  /\b(?:to|for|attention) (?:whoever|whomever|anyone|anybody|those|any model|the model)(?: who| that| which)? (?:summari[sz]|translat)/,
  /\b(?:in|for|to|of|into) (?:(?:your|any|this|every) (?:summary|summaries|output|translation)|the summar(?:y|ies))\b[^.!?]{0,60}\b(?:say|write|state|include|mention|must|should|add|begin|start|end|conclude)\b/,
  /\bin your (?:answer|response|reply),? (?:please )?(?:say|write|state|include|mention|add|begin|start|end|conclude)\b/,
  /\bsummar(?:y|ies) (?:must|should|has to|have to)\b.{0,12}\b(?:say|state|include|mention|report|begin|end|conclude|read)\b/,
  /\b(?:when|if|while|before|after)\b.{0,20}\b(?:summari[sz]|translat)(?:e|es|ing)\b.{0,60}\b(?:say|write|state|include|mention|must|should|add|output|claim)\b/s,
  /\b(?:output|respond|reply|answer)(?: back| with)?:? (?:only|exactly|verbatim|as follows)(?: with)?\s*[:"']/,
  /\b(?:summari[sz]e|output|respond|reply|answer|print|repeat|write|say)(?: with| in| back)?:? (?:verbatim|the following|this sentence|the words)\b/,
  /<\|[^|<>]{1,40}\|>|\[\/?inst\]|<<\/?sys>>|<\/?(?:system|assistant|instructions?)>|```\s*(?:system|json)/,
  /(?:^|[\n.!"'{}\]])\s*(?:system|assistant|### ?instructions?)\s*:.{0,60}\b(?:you|your|summar(?:y|ies|i[sz]e)|instruct(?:ions?)?|respond|reply|output)\b/s,
  /"(?:sentences|role|posts)"\s*:/,
  /(?:忽略|無視|忘記|忘掉|理會|不用理|推翻|覆蓋|取代|唔好理|跳過).{0,6}(?:以上|之前|先前|前面|上述|上面|所有|你的|您的).{0,8}(?:指示|指令|提示詞)/s,
  /(?:^|[\n。!?,:]|請|務必)(?:忽略|無視|忘記|忘掉|不要理會|不用理會|唔好理|跳過).{0,4}(?:以上|之前|先前|前面|上述|上面).{0,6}(?:規則|提示|要求|命令|設定|吩咐)/s,
  /系統提示詞|(?:系統|開發者|新的?|真正的?)(?:提示|指令|指示|訊息|命令)\s*:/,
  /(?:你|您)(?:(?:現在|而家)(?:是|係)|扮演|(?:是|係)一?(?:個|位|名)).{0,12}(?:助手|助理|ai|人工智能|語言模型|機器人)/,
  /(?:摘要|總結|概括|輸出)(?:中|裏|裡|內|入面|時)?.{0,4}(?:必須|一定要|務必|只能|只需|只可|請).{0,6}(?:寫|說|講|輸出|包括|包含|加入|提及|提到|指出|聲稱|話)/s,
  /(?:你|您)的?(?:回覆|回答|答案|翻譯).{0,6}(?:必須|一定要|務必|只能|只需|只可|請).{0,6}(?:寫|說|講|輸出|包括|包含|加入|提及|提到|指出|聲稱|話)/s,
  /(?:請|記得|記住|務必|麻煩|必須)(?:你|您)?.{0,4}(?:喺|在|於).{0,4}(?:摘要|總結|概括|輸出)(?:入面|中|裏|裡|內|度)?.{0,3}(?:加|寫|提|補|說|講|話)/s,
  /(?:把|將).{0,24}(?:寫|加|放)(?:進|入|到).{0,4}(?:摘要|總結|概括|輸出)/s,
  /(?:ai|人工智能|語言模型)\s?(?:助手|助理|模型|系統|機器人)?們?[,: ]{0,2}(?:必須|一定要|務必|請|應該).{0,4}(?:寫|說|講|輸出|回覆|回答|總結|聲稱|話)/s,
  /(?:只|僅|直接|原文)(?:需|要|可)?(?:輸出(?:以下|這|呢|:|「)|(?:回覆|回答|寫|說|講)以下)/,
];

/** Of text as it is sent, which is short: nothing of it is passed over. */
export function isInstructing({ title, content }: { title: string; content: string }): boolean {
  const text = folded(`${title}\n${content}`);
  return TURNS.some((turn) => turn.test(text));
}

/** Letters of other alphabets that look like ours, in the order of those. */
const ALIKE = new Map(Array.from('аɑαеεοоріıιсхуѕјкмтνԁһ', (letter, at) => [letter, 'aaaeeoopiiicxysjkmtvdh'.charAt(at)]));

/** One letter for all that look alike in width, case or alphabet, one character for Simplified and Traditional. */
function folded(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Mark}]/gu, '');
  return Array.from(plain, (sign) => ALIKE.get(sign) ?? toTraditional(sign)).join('');
}
