/**
 * Whether each sentence of a summary is borne by the posts that it cites, checked by the program alone: numbers, names, quotations,
 * words, denials and causes. It takes no side on whether the posts are right, and it sees words, not meanings: what it lets pass may
 * still be wrong in ways that need understanding (docs/decisions/0051). What it is not sure of it drops.
 */
import type { ThemesKnowledge } from '../themes/read-themes.ts';
import { causeFailure } from './check-cause.ts';
import { isOtherChange } from './check-change.ts';
import { clauseFailure } from './check-clauses.ts';
import { isToldAsDone } from './check-done.ts';
import { isOtherMood } from './check-mood.ts';
import { areNamesBorne, areQuotesBorne } from './check-names.ts';
import { areNumbersBorne, contradicts } from './check-numbers.ts';
import { type Checked, type CitedSentence, REASONS } from './check-reasons.ts';
import { isTurnedRound } from './check-roles.ts';
import { stanceFailure } from './check-stance.ts';
import { type Claim, readClaim } from './read-claim.ts';
import { joinedPassage, type Passage, type ReadWord } from './read-passage.ts';
import { type ReadPost, readPost } from './read-post.ts';
import type { SummaryPost } from './summary-post.ts';
import { meaningsOf, shareOf, supportOf } from './support.ts';

/** Of the words of a claim so many must stand in its posts. */
const LEAST_SHARE = 0.5;
/** Common ones among them. */
const LEAST_OF_ALL = 0.4;
/** Where there are few. */
const FEW = 3;
const LEAST_OF_FEW = 0.6;
/** Of those of a clause, and of a clause of one word. */
const LEAST_OF_CLAUSE = 0.5;
const LEAST_OF_WORD = 0.2;
/** A cited post with less of them bears nothing. */
const LEAST_OF_POST = 0.3;
/** The cost of a Chinese word that few texts hold. */
const RARE = 14;
/** The same of the word that a claim begins with, which is what it is about. */
const RARE_SUBJECT = 8;
/** UTF-16 units. */
const LONGEST = 600;
/** That one sentence may cite; the time of its check is in proportion to them. */
const MOST_POSTS = 8;

/**
 * Answers a function that checks one sentence, in bounded time: whoever has many lets others have their turn in between. `posts`: the
 * selection, by id. Reads each post once, however often it is cited, and none before it is known that there are few.
 */
export function citationChecker(
  posts: ReadonlyMap<string, SummaryPost>,
  knowledge: ThemesKnowledge,
): (sentence: CitedSentence) => Checked {
  const read = new Map<string, ReadPost>();
  const readOnce = (post: SummaryPost): ReadPost => {
    const known = read.get(post.id) ?? readPost(post, knowledge);
    read.set(post.id, known);
    return known;
  };
  return ({ text, posts: ids }) => {
    const cited = [...new Set(ids)];
    if (cited.length === 0) return { supported: false, reason: 'no-citation' };
    if (text.length > LONGEST || cited.length > MOST_POSTS) return { supported: false, reason: 'too-long' };
    const found = cited.flatMap((id) => posts.get(id) ?? []);
    if (found.length < cited.length) return { supported: false, reason: 'unknown-post' };
    const claim = readClaim(text, knowledge);
    const all = found.map((post) => ({ id: post.id, post: readOnce(post) }));
    const agreeing = all.filter(({ post }) => !contradicts(claim, post));
    return judge(claim, agreeing.length > 0 ? agreeing : all);
  };
}

function judge(claim: Claim, cited: readonly { id: string; post: ReadPost }[]): Checked {
  const posts = cited.map(({ post }) => post);
  const across = isAcross(claim, posts);
  const failures: Record<string, boolean> = {};
  const whole = joinedPassage(posts);
  // A common word that the posts do not have says little; across languages only words that are known can be looked for.
  const words = claim.content.filter(
    (word) => (!word.isStop || supportOf(word, whole) > 0) && (!across || meaningsOf(word).length > 0),
  );
  const inClauses = clauseFailure(claim, words, posts);
  failures['link'] = claim.hasLink;
  failures['other-numbers'] = !areNumbersBorne(claim, posts);
  failures['other-names'] = !areNamesBorne(claim, posts, across);
  failures['other-quotes'] = !areQuotesBorne(claim, posts);
  const isThin = !across && shareOf(claim.content, whole) < LEAST_OF_ALL;
  failures['other-words'] = isThin || !areWordsBorne(words, whole) || !areClausesBorne(claim, words, whole);
  const inStance = stanceFailure(claim, posts);
  failures['stronger'] = inStance === 'stronger' || isOtherChange(claim, whole);
  failures['only-wished'] = isToldAsDone(claim, posts);
  failures['other-mood'] = isOtherMood(claim, posts);
  failures['reversed'] = inClauses === 'reversed' || inStance === 'reversed';
  failures['turned-round'] = isTurnedRound(claim, posts);
  failures['hearsay'] = inStance === 'hearsay';
  failures['other-cause'] = causeFailure(claim, words, posts);
  failures['only-asked'] = inClauses === 'only-asked';
  failures['nothing-to-check'] = isBare(claim, words, across);
  const reason = REASONS.find((one) => failures[one]);
  if (reason) return { supported: false, reason };
  const some = cited.filter(({ post }) => words.length === 0 || shareOf(words, post) >= LEAST_OF_POST);
  const bearing = some.length > 0 ? some : cited;
  const left = bearing.map(({ post }) => post);
  return { supported: true, posts: bearing.map(({ id }) => id), across: isAcross(claim, left) };
}

function isAcross({ isChinese }: Claim, posts: readonly ReadPost[]): boolean {
  return !posts.some(({ hasHan, hasLatin }) => (isChinese ? hasHan : hasLatin));
}

/** Enough of them, and no two in a row that the posts know nothing of. */
function areWordsBorne(words: Claim['content'], whole: Passage): boolean {
  const borne = words.map((word) => supportOf(word, whole));
  if (borne.some((one, at) => one === 0 && borne[at + 1] === 0)) return false;
  if (words.some((word, at) => borne[at] === 0 && isOutlandish(word, at === 0 ? RARE_SUBJECT : RARE))) return false;
  return shareOf(words, whole) >= (words.length > FEW ? LEAST_SHARE : LEAST_OF_FEW);
}

/** None of its clauses may be made up while the others are not. */
function areClausesBorne(claim: Claim, words: Claim['content'], whole: Passage): boolean {
  return claim.clauses.every((clause) => {
    const own = clause.words.filter((word) => words.includes(word));
    return shareOf(own, whole) >= (own.length > 1 ? LEAST_OF_CLAUSE : LEAST_OF_WORD);
  });
}

/** A rare Chinese word that means nothing else we know is a name more often than not. */
function isOutlandish(word: ReadWord, rare: number): boolean {
  return word.isHan && (word.cost === -1 || word.cost >= rare) && meaningsOf(word).length === 0;
}

function isBare(claim: Claim, words: Claim['content'], across: boolean): boolean {
  if (words.length > 0) return false;
  const isFigure = claim.numbers.some(({ isVague }) => !isVague);
  return across ? !isFigure && claim.names.length + claim.capitals.length === 0 : !isFigure;
}
