/** Every function of engine/summaries ends, whatever a post, a name or a model says. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { alikeWords } from '../../src/engine/summaries/alike.ts';
import { causeFailure } from '../../src/engine/summaries/check-cause.ts';
import { isOtherChange } from '../../src/engine/summaries/check-change.ts';
import { citationChecker } from '../../src/engine/summaries/check-citations.ts';
import { clauseFailure } from '../../src/engine/summaries/check-clauses.ts';
import { isToldAsDone } from '../../src/engine/summaries/check-done.ts';
import { isOtherMood } from '../../src/engine/summaries/check-mood.ts';
import { areNamesBorne, areQuotesBorne } from '../../src/engine/summaries/check-names.ts';
import { areNumbersBorne, contradicts } from '../../src/engine/summaries/check-numbers.ts';
import { isTurnedRound } from '../../src/engine/summaries/check-roles.ts';
import { stanceFailure } from '../../src/engine/summaries/check-stance.ts';
import { chooseEvidence } from '../../src/engine/summaries/choose-evidence.ts';
import { extractSentences, tellingSentences } from '../../src/engine/summaries/extract-sentences.ts';
import { CandidateFinder, findCandidates, isTelling, TermTable } from '../../src/engine/summaries/find-candidates.ts';
import { findSaid } from '../../src/engine/summaries/find-said.ts';
import { joinCopies } from '../../src/engine/summaries/join-copies.ts';
import { isCounting, isSameUnit, unitOf } from '../../src/engine/summaries/number-units.ts';
import { chineseNumber, englishNumber, scaleOf } from '../../src/engine/summaries/number-words.ts';
import { contrastOf, polarityOf } from '../../src/engine/summaries/polarity.ts';
import { countAlike, likeness, type Ranked, rankSentences, weighSentences } from '../../src/engine/summaries/rank-sentences.ts';
import { readClaim } from '../../src/engine/summaries/read-claim.ts';
import { readNumbers } from '../../src/engine/summaries/read-numbers.ts';
import { joinedPassage, passageOf, phrasesIn, readWords, wordsIn } from '../../src/engine/summaries/read-passage.ts';
import { clausesOf, lettersOf, partsOf, readPost } from '../../src/engine/summaries/read-post.ts';
import { isSame } from '../../src/engine/summaries/same-words.ts';
import { isSelfTalk } from '../../src/engine/summaries/self-talk.ts';
import { splitSentences } from '../../src/engine/summaries/split-sentences.ts';
import { isCalling, readStances } from '../../src/engine/summaries/stance.ts';
import { isPast, stem } from '../../src/engine/summaries/stem.ts';
import { strongIn } from '../../src/engine/summaries/strong.ts';
import type { SummaryPost } from '../../src/engine/summaries/summary-post.ts';
import { meaningsOf, shareOf, supportOf } from '../../src/engine/summaries/support.ts';
import { lengthBefore, lengthWithoutTail } from '../../src/engine/summaries/surroundings.ts';
import { unusualTerms } from '../../src/engine/summaries/unusual-terms.ts';
import { unusualWords, WordsOfPosts } from '../../src/engine/summaries/unusual-words.ts';
import { compileKnowledge } from '../../src/engine/themes/read-themes.ts';
import { readWordModel } from '../../src/engine/themes/word-model.ts';
import { exportedFunctions, HOSTILE } from '../support/hostile-strings.ts';

const knowledge = compileKnowledge(readWordModel(readFileSync(new URL('../../models/segmenter/words.bin', import.meta.url))), []);

interface Given {
  text: string;
  posts: SummaryPost[];
  /** The longest sentence that is checked. */
  sentence: string;
}

function givenOf(text: string): Given {
  const posts = [text, 'The ferry was late today.'].map((content, at) => ({
    id: String(at),
    title: text.slice(0, 200),
    content,
    language: null,
    weight: at,
    publishedAt: '2026-03-10T04:00:00Z',
  }));
  return { text, posts, sentence: text.slice(0, 600) };
}

const claimOf = ({ sentence }: Given) => readClaim(sentence, knowledge);
const readOf = ({ posts }: Given) => posts.map((post) => readPost(post, knowledge));
const wordsOf = ({ text }: Given) => readWords(text, knowledge).words;
const rankedOf = ({ posts }: Given): Ranked[] =>
  tellingSentences(findCandidates(posts, knowledge), { knowledge, language: 'en', unusual: undefined, wanted: 5 }).telling;
const deniedOf = ({ sentence }: Given) => {
  const { words } = readWords(sentence, knowledge);
  return { words, polarity: polarityOf(words) };
};

const CALLS: Readonly<Record<string, (given: Given) => unknown>> = {
  CandidateFinder: ({ posts }) => new CandidateFinder(posts, knowledge).read(0),
  TermTable: (given) => wordsOf(given).map((word) => new TermTable().take(word)),
  alikeWords: ({ text }) => alikeWords().byWord.get(text),
  areNamesBorne: (given) => areNamesBorne(claimOf(given), readOf(given), false),
  areNumbersBorne: (given) => areNumbersBorne(claimOf(given), readOf(given)),
  contradicts: (given) => readOf(given).map((post) => contradicts(claimOf(given), post)),
  isOtherChange: (given) => isOtherChange(claimOf(given), joinedPassage(readOf(given))),
  isOtherMood: (given) => isOtherMood(claimOf(given), readOf(given)),
  isToldAsDone: (given) => isToldAsDone(claimOf(given), readOf(given)),
  areQuotesBorne: (given) => areQuotesBorne(claimOf(given), readOf(given)),
  causeFailure: (given) => causeFailure(claimOf(given), claimOf(given).content, readOf(given)),
  chineseNumber: ({ text }) => chineseNumber(text),
  chooseEvidence: ({ posts }) => chooseEvidence(posts, { characters: 2000, knowledge }),
  citationChecker: ({ posts, sentence }) =>
    citationChecker(new Map(posts.map((post) => [post.id, post])), knowledge)({ text: sentence, posts: ['0', '1'] }),
  clauseFailure: (given) => clauseFailure(claimOf(given), claimOf(given).content, readOf(given)),
  clausesOf: (given) => clausesOf(given.text, wordsOf(given)),
  contrastOf: (given) => contrastOf(deniedOf(given), deniedOf(given), () => true, false),
  countAlike: (given) => rankedOf(given).map((one, _, all) => countAlike(one, all)),
  englishNumber: ({ text }) => englishNumber(text),
  extractSentences: ({ posts }) => extractSentences(posts, { sentences: 5, knowledge }),
  findCandidates: ({ posts }) => findCandidates(posts, knowledge),
  findSaid: ({ sentence, posts }) => posts.map((post) => findSaid(sentence, { ...post, content: `${post.content}.` })),
  isCalling: (given) => isCalling(wordsOf(given)),
  isCounting: ({ text }) => isCounting(text),
  isPast: ({ text }) => isPast(text),
  isSame: (given) => wordsOf(given).map((word, _, words) => isSame(word, words[0] ?? word)),
  isSameUnit: ({ text }) => isSameUnit(text, 'dollar'),
  isTelling: (given) => wordsOf(given).filter(isTelling),
  isTurnedRound: (given) => isTurnedRound(claimOf(given), readOf(given)),
  joinCopies: ({ posts }) => joinCopies(findCandidates(posts, knowledge).found),
  joinedPassage: (given) => joinedPassage([passageOf(wordsOf(given)), passageOf(wordsOf(given))]),
  lengthBefore: ({ text }) => lengthBefore(text),
  isSelfTalk: ({ text }) => isSelfTalk(text),
  lengthWithoutTail: ({ text }) => lengthWithoutTail(text),
  lettersOf: ({ text }) => lettersOf(text),
  likeness: (given) => rankedOf(given).map((one, _, all) => likeness(one, all[0] as Ranked)),
  meaningsOf: (given) => wordsOf(given).map(meaningsOf),
  partsOf: (given) => partsOf(wordsOf(given)),
  passageOf: (given) => passageOf(wordsOf(given)),
  phrasesIn: ({ text }) => phrasesIn({ latin: text, han: text }),
  polarityOf: (given) => polarityOf(wordsOf(given)),
  rankSentences: (given) => rankSentences(rankedOf(given)),
  readClaim: claimOf,
  readNumbers: ({ text }) => readNumbers(text),
  readPost: readOf,
  readStances: (given) => readStances(given.text, wordsOf(given)),
  readWords: wordsOf,
  scaleOf: ({ text }) => scaleOf(text),
  shareOf: (given) => shareOf(claimOf(given).content, passageOf(wordsOf(given))),
  splitSentences: ({ text }) => splitSentences(text),
  stanceFailure: (given) => stanceFailure(claimOf(given), readOf(given)),
  stem: ({ text }) => stem(text),
  strongIn: (given) => strongIn(wordsOf(given), true),
  tellingSentences: rankedOf,
  supportOf: (given) => claimOf(given).words.map((word) => supportOf(word, passageOf([word]))),
  unitOf: ({ text }) => unitOf(text, text),
  unusualTerms: ({ text, posts }) => unusualTerms(new Map([[text, 1]]), findCandidates(posts, knowledge).terms, knowledge),
  WordsOfPosts: ({ posts }) => new WordsOfPosts(knowledge, posts),
  unusualWords: ({ posts }) => unusualWords(new WordsOfPosts(knowledge, posts), new WordsOfPosts(knowledge, posts)),
  weighSentences: ({ posts }) => {
    const { found, terms } = findCandidates(posts, knowledge);
    return weighSentences(joinCopies(found), terms, new Map());
  },
  wordsIn: ({ text }) => wordsIn(text, knowledge),
};

test('every exported function is called', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual(exportedFunctions(new URL('../../src/engine/summaries/', import.meta.url)));
});

test.each(Object.entries(CALLS))('%s ends', (_name, call) => {
  for (const [name, text] of HOSTILE) expect(() => call(givenOf(text)), name).not.toThrow();
});
