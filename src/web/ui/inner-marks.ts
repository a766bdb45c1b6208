/**
 * Quotation marks of what is itself quoted: those that look like the outer ones of the page's language give way, “‘…’” and 「『…』」. No word
 * is touched. Straight ones are taken in pairs; a single one may be inches.
 */
const ENGLISH: Readonly<Record<string, string>> = { '“': '‘', '”': '’', '„': '‚', '‟': '‛' };
const CHINESE: Readonly<Record<string, string>> = { '「': '『', '」': '』', '『': '「', '』': '」', '﹁': '﹃', '﹂': '﹄' };

export function withInnerMarks(text: string, language: string): string {
  if (language !== 'en') return text.replaceAll(/[「」『』﹁﹂]/g, (mark) => CHINESE[mark] ?? mark);
  return text.replaceAll(/"([^"\n]*)"/g, '‘$1’').replaceAll(/[“”„‟]/g, (mark) => ENGLISH[mark] ?? mark);
}
