/**
 * Tags as a person types or pastes them. Splitting keeps the order; two that differ only in case or width are one, because the
 * tokeniser reads them as one, unless they stand in braces, which ask for one spelling.
 */

/** Commas and line breaks of both keyboards, semicolons, and the tab that spreadsheets put between cells. */
const SEPARATORS = /[,，、;；\r\n\t]+/u;

export function splitTags(text: string): string[] {
  return text
    .split(SEPARATORS)
    .map((tag) => tag.replace(/\s+/gu, ' ').trim())
    .filter((tag) => tag !== '');
}

/** The tags after `text` was typed or pasted into it. */
export function addTags(tags: readonly string[], text: string): string[] {
  const seen = new Set(tags.map(sameTag));
  const added = [...tags];
  for (const tag of splitTags(text)) {
    if (seen.has(sameTag(tag))) continue;
    seen.add(sameTag(tag));
    added.push(tag);
  }
  return added;
}

/** Whether the text typed so far already ends one, so that it becomes a tag at once. */
export function endsTag(text: string): boolean {
  return SEPARATORS.test(text);
}

function sameTag(tag: string): string {
  return /^\{.*\}$/u.test(tag) ? tag : tag.normalize('NFKC').toLowerCase();
}
