/** A summary as text, to be put into a report: each sentence with the numbers of its posts, and below them where these are. */
import type { Summary, SummarySentence } from '../../contract/summaries.ts';

/** A sentence as it stands before its numbers, with its topics and its marks of quotation. */
export type SentenceWords = (sentence: SummarySentence) => string;

/** `note`: by whom it is. Of a post that has neither title nor address the number stands alone. */
export function summaryAsText({ sentences, cited }: Summary, words: SentenceWords, note: string): string {
  const numbers = new Map(cited.map(({ id }, at) => [id, `[${at + 1}]`]));
  const said = sentences.map((sentence) => `${words(sentence)} ${sentence.posts.map((id) => numbers.get(id)).join('')}`);
  const posts = cited.map(({ id, title, url }) => [numbers.get(id), onOneLine(title), url].filter(Boolean).join(' '));
  return [said, posts, [note]].map((lines) => lines.join('\n')).join('\n\n');
}

function onOneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
