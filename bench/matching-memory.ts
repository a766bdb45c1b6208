/** Contenders that match in this process: ours, every topic by itself, and the limits that no matcher can pass. */
import { createMatcher, type Matcher } from '../src/engine/matching/matcher.ts';
import type { QueryDocument } from '../src/engine/query/document.ts';
import { evaluate } from '../src/engine/query/evaluate.ts';
import { tokenText } from '../src/engine/text/token-text.ts';
import { phraseScanner } from './aho-corasick.ts';
import { documentOf, readCorpus } from './corpus.ts';
import { COMPARED, compiled, type Measured, NOTHING, timeLengths, timePosts, type Work, weigh } from './matching-work.ts';
import { predicate } from './query-predicate.ts';
import { phrasesOf } from './topic-phrases.ts';

/** Posts that are read beforehand, as the server does at a start. */
const LEARNED = 4000;

/** From the texts of the topics on: learning, parsing and compiling are part of the build. */
function earshot(
  work: Work,
  documentAt: (at: number) => QueryDocument,
  lengths: (matcher: Matcher<number>) => Measured['lengths'],
): Measured {
  const { built: matcher, ...weight } = weigh(() => {
    const fresh = createMatcher<number>();
    for (const post of work.posts.slice(-LEARNED)) fresh.learn(documentOf(post));
    for (const [place, text] of work.topics.entries()) fresh.set(place, compiled(text));
    return fresh;
  });
  const timed = timePosts(work, (at) => void matcher.match(documentAt(at)));
  const { posts, evaluated, matched } = matcher.counters;
  const counted = { evaluated: evaluated / posts, matched: matched / posts };
  const answers = work.posts.slice(0, COMPARED).map((post) => matcher.match(documentOf(post)).sort(ascending));
  return { ...NOTHING, ...timed, ...weight, ...counted, lengths: lengths(matcher), answers };
}

export function matchReady(work: Work): Measured {
  const documents = work.posts.map(documentOf);
  const documentAt = (at: number) => documents[at] as QueryDocument;
  const texts = documents.map((document) => document.tokens);
  return earshot(work, documentAt, (matcher) => timeLengths(texts, work.runs, (at) => void matcher.match(documentAt(at))));
}

export function matchWithNormalising(work: Work): Measured {
  return earshot(
    work,
    (at) => documentOf(work.posts[at] as Work['posts'][number]),
    () => [],
  );
}

function everyTopic(work: Work, build: () => ((document: QueryDocument) => boolean)[]): Measured {
  const documents = work.posts.map(documentOf);
  const { built: predicates, ...weight } = weigh(build);
  const match = (document: QueryDocument) => {
    const found: number[] = [];
    for (const [place, holds] of predicates.entries()) if (holds(document)) found.push(place);
    return found;
  };
  const answers: number[][] = [];
  const timed = timePosts(work, (at) => {
    const found = match(documents[at] as QueryDocument);
    if (at < COMPARED && at === answers.length) answers.push(found);
  });
  return { ...NOTHING, ...timed, ...weight, evaluated: predicates.length, answers };
}

export function matchByRegExp(work: Work): Measured {
  return everyTopic(work, () => work.topics.map((text) => predicate(compiled(text))));
}

export function matchByEvaluating(work: Work): Measured {
  return everyTopic(work, () =>
    work.topics.map((text) => {
      const query = compiled(text);
      return (document) => evaluate(query, document);
    }),
  );
}

export function scanOnly(work: Work): Measured {
  const texts = work.posts.map((post) => tokenText(post.title, post.content));
  const phrases = phrasesOf(work.queries);
  const { built: scanner, ...weight } = weigh(() => phraseScanner(phrases));
  let hits = 0;
  const hit = () => void hits++;
  const timed = timePosts(work, (at) => scanner.scan(texts[at] as string, hit));
  hits = 0;
  for (const text of texts) scanner.scan(text, hit);
  const note = `${phrases.length.toLocaleString('en')} phrases, ${(hits / texts.length).toFixed(1)} found in a post`;
  return { ...NOTHING, ...timed, ...weight, note };
}

export function normaliseOnly(work: Work): Measured {
  return { ...NOTHING, ...timePosts(work, (at) => void documentOf(work.posts[at] as Work['posts'][number])) };
}

export async function readOnly(work: Work): Promise<Measured> {
  const startedAt = performance.now();
  const { length } = await readCorpus(work.file);
  return { ...NOTHING, posts: length, seconds: (performance.now() - startedAt) / 1000 };
}

function ascending(one: number, other: number): number {
  return one - other;
}
