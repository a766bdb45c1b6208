/** Whether the names and quotations of a claim stand in its posts. */
import { fold } from '../text/fold.ts';
import type { Claim } from './read-claim.ts';
import type { ReadName, ReadWord } from './read-passage.ts';
import { lettersOf, type ReadPost } from './read-post.ts';
import { meaningsOf, supportOf } from './support.ts';

/** What a name may have or lack without being another. */
const GENERIC = new Set(
  'the mr mrs ms dr sir madam group ltd limited company co corp inc holdings plc mobile telecom brand store shop bank app district city street road station'.split(
    ' ',
  ),
);
const SHORTEST = 3;
const HAN = /\p{Script=Han}/u;

export function areNamesBorne(claim: Claim, posts: readonly ReadPost[], across: boolean): boolean {
  return (
    claim.names.every((name) => posts.some((post) => isNamed(name, post, across) || isFirstWord(name, claim, post))) &&
    (across || claim.runs.every((run) => posts.some((post) => holdsRun(run, post)))) &&
    claim.capitals.every((word) => GENERIC.has(word.key) || posts.some((post) => holds(word, post)))
  );
}

/** `Signal was lost`: what begins a sentence has a capital, and may be a word that is a name elsewhere. */
function isFirstWord({ start, end }: ReadName, { words }: Claim, post: ReadPost): boolean {
  const word = words[0];
  return start === 0 && word?.start === 0 && word.end === end && meaningsOf(word).some((meaning) => post.meanings.has(meaning));
}

function isNamed({ name, start, end, isKnown }: ReadName, post: ReadPost, across: boolean): boolean {
  const isSame = post.names.some((other) => other.name === name || fold(other.name) === fold(name));
  if (isSame || end <= start) return true;
  const letters = lettersOf(name);
  if (post.letters.includes(letters) || (!isKnown && HAN.test(name) && endsAlike(letters, post))) return true;
  // Nobody knows how a name would be written in the other script.
  if (HAN.test(name)) return across && !isKnown;
  const tokens = fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '' && !GENERIC.has(token));
  return tokens.length > 0 && tokens.every((token) => post.stems.has(token));
}

/** All of it, or all but the first or the last character, which may be a word by itself. */
function holdsRun(run: string, { letters }: ReadPost): boolean {
  const parts = run.length > 2 ? [run, run.slice(1), run.slice(0, -1)] : [run];
  return parts.some((part) => letters.includes(part));
}

/** Names found by their endings may take a character or two of what stands before them. */
function endsAlike(letters: string, post: ReadPost): boolean {
  return [1, 2].some((from) => letters.length - from >= SHORTEST && post.letters.includes(letters.slice(from)));
}

function holds(word: ReadWord, post: ReadPost): boolean {
  return supportOf(word, post) === 1 || (word.key.length > 3 && post.letters.includes(word.key));
}

export function areQuotesBorne({ quotes }: Claim, posts: readonly ReadPost[]): boolean {
  return quotes.every((quote) => {
    const letters = lettersOf(quote);
    return letters.length < 2 || posts.some((post) => post.letters.includes(letters));
  });
}
