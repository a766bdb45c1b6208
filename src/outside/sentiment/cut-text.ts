/** As much of a text as a model can come to read: posts may have a million characters, and a model reads 512 tokens. */

/** No tokenizer spends more characters than these on a token of ordinary text; what lies beyond is not read at all. */
const CHARACTERS_PER_TOKEN = 16;

/** Beginning and end of a long text, each of them enough for all tokens: 8,192 characters for 512. */
export function cutText(text: string, tokens: number): string {
  const side = tokens * CHARACTERS_PER_TOKEN;
  return text.length <= 2 * side ? text : `${text.slice(0, side)} ${text.slice(-side)}`;
}
