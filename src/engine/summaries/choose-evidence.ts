/**
 * Which posts a model is shown, where it cannot be shown all: the most telling and least alike, as many as fit. Long ones are cut at
 * sentences, around the one for which they were chosen.
 */
import type { ThemesKnowledge } from '../themes/read-themes.ts';
import { tellingSentences } from './extract-sentences.ts';
import { type Candidates, findCandidates } from './find-candidates.ts';
import type { Ranked } from './rank-sentences.ts';
import { type SentenceSpan, splitSentences } from './split-sentences.ts';
import type { SummaryPost } from './summary-post.ts';
import type { Unusual } from './unusual-terms.ts';

export interface EvidenceOptions {
  /** UTF-16 units of all titles and contents together. */
  characters: number;
  knowledge: ThemesKnowledge;
  /** Of the summary: posts in it are preferred. */
  language?: string;
  unusual?: Unusual;
}

export interface Evidence {
  postId: string;
  title: string;
  /** The whole content, or a stretch of whole sentences of it. */
  content: string;
}

/** Units of one post. */
const PER_POST = 600;
const TITLE = 160;
/** More than any budget holds. */
const MOST_POSTS = 300;

/** `candidates`: of these posts. Most telling first. */
export function chooseEvidence(
  posts: readonly SummaryPost[],
  options: EvidenceOptions,
  candidates: Candidates = findCandidates(posts, options.knowledge),
): Evidence[] {
  const { characters, knowledge, language, unusual } = options;
  const { telling: chosen } = tellingSentences(candidates, { knowledge, language, unusual, wanted: MOST_POSTS });
  const evidence: Evidence[] = [];
  let left = characters;
  const shown = new Set<string>();
  const add = (post: SummaryPost, sentence?: Ranked): void => {
    const cut = cutPost(post, Math.min(PER_POST, left), sentence);
    const text = `${cut?.title}\n${cut?.content}`;
    if (!cut || shown.has(text)) return;
    shown.add(text);
    left -= sizeOf(cut);
    evidence.push(cut);
  };
  for (const sentence of chosen) add(posts[sentence.post] as SummaryPost, sentence);
  // What says nothing that could be quoted may still be all there is.
  const isChosen = new Set(chosen.map(({ post }) => post));
  const others = posts.filter((_, place) => !isChosen.has(place)).toSorted((one, other) => other.weight - one.weight);
  for (const post of others.slice(0, MOST_POSTS)) add(post);
  return evidence;
}

function sizeOf({ title, content }: Evidence): number {
  return title.length + content.length;
}

/** undefined where nothing of it fits. */
function cutPost({ id, title, content }: SummaryPost, room: number, sentence?: Ranked): Evidence | undefined {
  if (title.length + content.length === 0) return undefined;
  if (title.length + content.length <= room) return { postId: id, title, content };
  const shownTitle = title.length <= Math.min(TITLE, room) ? title : '';
  const stretch = stretchOf(content, room - shownTitle.length, sentence?.field === 'content' ? sentence.start : 0);
  if (stretch === '' && shownTitle === '') return undefined;
  return { postId: id, title: shownTitle, content: stretch };
}

/** Whole sentences side by side: the one at a place, then those behind and before it as far as they fit. */
function stretchOf(content: string, room: number, at: number): string {
  const spans = splitSentences(content);
  const wanted = Math.max(
    0,
    spans.findIndex(({ end }) => end > at),
  );
  const first = spans[wanted];
  if (!first || first.end - first.start > room) return '';
  let { start, end } = first;
  for (let next = wanted + 1; next < spans.length; next++) {
    const span = spans[next] as SentenceSpan;
    if (span.end - start > room) break;
    end = span.end;
  }
  for (let before = wanted - 1; before >= 0; before--) {
    const span = spans[before] as SentenceSpan;
    if (end - span.start > room) break;
    start = span.start;
  }
  return content.slice(start, end);
}
