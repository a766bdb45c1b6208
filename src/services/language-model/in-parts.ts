/** Cuts a list where its items, as they are sent, would be more than a model is asked at once. */
import { estimateTokens } from '../../outside/language-model/estimate-tokens.ts';
import { MATERIAL_LIMIT } from '../../outside/language-model/language-model.ts';
import { materialOf } from './material-of.ts';

/** Characters that stand around the items. */
const AROUND = 2000;

/** In order. An item that is too much by itself stands alone; `least`: as many stand together however large they are. */
export function inParts<Item>(
  items: readonly Item[],
  tokens: number,
  { sentAs, least = 1 }: { sentAs(item: Item): object; least?: number },
): Item[][] {
  const parts: Item[][] = [];
  let left = { tokens: 0, characters: 0 };
  for (const item of items) {
    const sent = materialOf(sentAs(item));
    const need = estimateTokens(sent);
    const part = parts.at(-1);
    const fits = need <= left.tokens && sent.length <= left.characters;
    if (part && (fits || part.length < least)) part.push(item);
    else {
      parts.push([item]);
      left = { tokens, characters: MATERIAL_LIMIT - AROUND };
    }
    left = { tokens: left.tokens - need, characters: left.characters - sent.length - 1 };
  }
  return parts;
}
