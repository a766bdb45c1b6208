/**
 * Holds each clause of a claim beside the clauses of its posts that share most with it: do they all deny what it affirms (or the other way
 * round), say the opposite, or only ask?
 */
import { alikeWords } from './alike.ts';
import { contrastOf } from './polarity.ts';
import type { Claim } from './read-claim.ts';
import { passageOf, type ReadWord } from './read-passage.ts';
import type { Clause, ReadPost } from './read-post.ts';
import { meaningsOf, supportOf } from './support.ts';

const HALF = 1 / 2;
const THIRD = 1 / 3;

export function clauseFailure(
  claim: Claim,
  words: readonly ReadWord[],
  posts: readonly ReadPost[],
): 'reversed' | 'only-asked' | undefined {
  const clauses = posts.flatMap((post) => post.clauses);
  if (isTurnedRound(words, clauses)) return 'reversed';
  for (const clause of claim.clauses) {
    const own = clause.words.filter((word) => words.includes(word));
    // `Prepaid customers complain that …`: what is said of them comes behind it.
    if (own.length < 2 && claim.clauses.length > 1 && clause.polarity.denials.length === 0) continue;
    const { nearest, isWhole } = nearestTo(own, clauses);
    // `without any warning`: what is lacking may be a word that claims nothing elsewhere.
    const isLacking = clause.polarity.denials.some(({ isWeak }) => isWeak);
    const ofClaim = passageOf(
      clause.words.filter((word) => (isLacking ? !word.isStop : own.includes(word) || claim.capitals.includes(word))),
    );
    const contrasts = nearest.map((other) => {
      const isShared = (word: ReadWord): boolean => supportOf(word, ofClaim) > 0 && supportOf(word, other) > 0;
      return isOpposite(clause, other) ? 'unlike' : contrastOf(clause, other, isShared, isWhole);
    });
    if (contrasts.includes('unlike') && !contrasts.includes('alike')) return 'reversed';
  }
  const { nearest } = nearestTo([...words, ...claim.capitals], clauses, THIRD);
  return nearest.length > 0 && !claim.isAsking && nearest.every(({ isAsked }) => isAsked) ? 'only-asked' : undefined;
}

/** Opposes or refuses what no post opposes, refuses or denies. */
function isTurnedRound(words: readonly ReadWord[], clauses: readonly Clause[]): boolean {
  const { turning } = alikeWords();
  return words.some((word) => {
    if (!meaningsOf(word).some((meaning) => turning.has(meaning))) return false;
    return clauses.every((clause) => supportOf(word, clause) === 0 && clause.polarity.denials.length === 0);
  });
}

/** Those that share most of the words, where that is enough of them; whether it is all of at least two. */
function nearestTo(
  words: readonly ReadWord[],
  clauses: readonly Clause[],
  least = HALF,
): { nearest: Clause[]; isWhole: boolean } {
  let most = Math.max(1, words.length * least);
  let nearest: Clause[] = [];
  for (const clause of clauses) {
    const shared = words.reduce((sum, word) => sum + supportOf(word, clause), 0);
    if (shared < most) continue;
    if (shared > most) nearest = [];
    most = shared;
    nearest.push(clause);
  }
  return { nearest, isWhole: words.length > 1 && most === words.length };
}

/** `rose` where the post says `fell`. */
function isOpposite(clause: Clause, other: Clause): boolean {
  const { opposites } = alikeWords();
  return clause.words.some((word) => {
    return meaningsOf(word).some((meaning) => {
      const opposite = opposites.get(meaning);
      return (
        opposite !== undefined &&
        other.meanings.has(opposite) &&
        !other.meanings.has(meaning) &&
        clause.polarity.denials.length === other.polarity.denials.length
      );
    });
  });
}
