/**
 * Has a text translated by somebody who translates lines, and sees to it that what must be kept is kept: it is asked for in one form, what
 * came back without a link or a number in a safer one, and in the end only for the words between them. Who translates is handed in; what
 * comes back is checked, and refused with a reason.
 */
import type { TranslationLanguage } from '../../contract/translations.ts';
import { checkTranslation, type TranslationTrouble } from './check-translation.ts';
import { hideable, hidePieces, restorePieces } from './placeholders.ts';
import { arePiecesKept } from './same-pieces.ts';
import { isForeign } from './source-language.ts';
import { type Part, splitParts } from './split-parts.ts';
import { seen, unwrapped } from './unwrapped.ts';

export interface LineTranslator {
  /** It loses links and names that it sees, as machines do that were trained on sentences: they are hidden from the first. */
  hides: boolean;
  /** Of each line its translation, in order. Throws what it likes. */
  ask(lines: readonly string[]): Promise<readonly string[]>;
}

export interface Texts {
  title: string;
  content: string;
}

export interface TranslationTask extends Texts {
  source: string | null;
  target: TranslationLanguage;
  languageOf?: ((text: string) => string | null) | undefined;
}

export type Translated = { texts: Texts } | { trouble: TranslationTrouble };

export async function translateTexts(task: TranslationTask, translator: LineTranslator): Promise<Translated> {
  const parts = [task.title, task.content].map((text) => splitParts(text, { peeled: translator.hides }));
  const said = parts.flat().filter((part) => isToTranslate(part, task));
  const lines = [...new Set(said.map(({ text }) => text))];
  const translations = await translateLines(lines, task.target, translator);
  if ([...translations.values()].some((line) => !LETTER.test(line))) return { trouble: 'empty' };
  const [title = '', content = ''] = parts.map((list) =>
    seen(
      joinParts(
        list.map((part) => ({ ...part, text: translations.get(part.text) ?? part.text })),
        task.target,
      ),
    ),
  );
  const before = `${task.title}\n${task.content}`;
  const trouble = checkTranslation({ ...task, text: before, translated: `${title}\n${content}` });
  return trouble ? { trouble } : { texts: { title, content } };
}

function isToTranslate(part: Part, { source, target }: TranslationTask): boolean {
  return part.isSaid && isForeign(part.text, source, target);
}

async function translateLines(
  lines: readonly string[],
  target: TranslationLanguage,
  { hides, ask }: LineTranslator,
): Promise<Map<string, string>> {
  const done = new Map<string, string>();
  let left: readonly string[] = lines;
  if (!hides) left = await round(left, ask, done, (line) => ({ text: line, pieces: null }));
  left = await round(left, ask, done, (line) => hidePieces(line, { numbers: !hides }));
  const apart = left.map((line) => ({ line, parts: aroundPieces(line) }));
  const words = [...new Set(apart.flatMap(({ parts }) => parts.filter(({ isSaid }) => isSaid).map(({ text }) => text)))];
  const asked = words.length > 0 ? await ask(words) : [];
  const known = new Map(words.map((word, at) => [word, unwrapped(word, asked[at] ?? '')]));
  for (const { line, parts } of apart) {
    const translated = parts.map((part) => (part.isSaid ? { ...part, text: known.get(part.text) ?? '' } : part));
    done.set(line, joinParts(translated, target));
  }
  return done;
}

interface Form {
  text: string;
  /** null: nothing is hidden. */
  pieces: readonly string[] | null;
}

/** Answers the lines for which it did not do. */
async function round(
  lines: readonly string[],
  ask: LineTranslator['ask'],
  done: Map<string, string>,
  formOf: (line: string) => Form,
): Promise<string[]> {
  if (lines.length === 0) return [];
  const forms = lines.map(formOf);
  const answers = await ask(forms.map(({ text }) => text));
  return lines.filter((line, at) => {
    const pieces = forms[at]?.pieces;
    const answer = unwrapped(line, answers[at] ?? '');
    const translated = pieces ? restorePieces(answer, pieces) : answer;
    if (translated === null || !LETTER.test(answer) || !arePiecesKept(line, translated)) return true;
    done.set(line, translated);
    return false;
  });
}

/** The words between what is kept, numbers too. */
function aroundPieces(line: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  const add = (words: string) => parts.push(...splitParts(words, { peeled: false }));
  for (const { start, end } of hideable(line, true)) {
    add(line.slice(from, start));
    parts.push({ text: line.slice(start, end), isSaid: false });
    from = end;
  }
  add(line.slice(from));
  return parts;
}

const LETTER = /\p{L}/u;
const WIDE_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。！？，、；：」』）]$/u;
const WIDE_START = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「『（]/u;

/** Chinese has no spaces between sentences; English has one, where the text had none. */
function joinParts(parts: readonly Part[], target: TranslationLanguage): string {
  let joined = '';
  for (const [at, { text, isSaid }] of parts.entries()) {
    const next = parts[at + 1]?.text ?? '';
    if (target !== 'en') {
      if (!isSaid && /^ +$/.test(text) && WIDE_END.test(joined) && WIDE_START.test(next)) continue;
      joined += text;
    } else joined += needsSpace(joined, text, isSaid || (parts[at - 1]?.isSaid ?? false)) ? ` ${text}` : text;
  }
  return joined;
}

function needsSpace(before: string, text: string, wasTranslated: boolean): boolean {
  return wasTranslated && /[\p{L}\p{N}.!?,;:)\]]$/u.test(before) && /^[\p{L}\p{N}#@([]/u.test(text);
}
