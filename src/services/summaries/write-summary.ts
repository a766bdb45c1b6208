/**
 * A summary by the language model: in one question where the posts fit into one, else in parts, of each of which the sentences that pass the
 * check against their posts are brought together. Whatever a sentence went through, at the end it has passed.
 */
import { createLimit } from '../../at-once.ts';
import type { AccountLanguage } from '../../contract/account-pages.ts';
import type { SummarySentence } from '../../contract/summaries.ts';
import { timeLimit } from '../../time-limit.ts';
import type { Actor, Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { askModel } from '../language-model/ask-model.ts';
import { inParts } from '../language-model/in-parts.ts';
import { materialOf } from '../language-model/material-of.ts';
import { sentenceChecker } from './check-sentences.ts';
import type { Sent } from './sent-posts.ts';
import {
  instructionsOf,
  mergingInstructions,
  type QuotedPost,
  questionOf,
  quotedPosts,
  readSentences,
  type SummaryOf,
} from './summary-question.ts';

export interface WritingAsked {
  of: SummaryOf;
  evidence: Sent;
  language: AccountLanguage;
  /** Whether the posts are stored, so that their ids say something. */
  stored: boolean;
  gone?: AbortSignal | undefined;
}

export interface Written {
  sentences: SummarySentence[];
  dropped: number;
  /** That were read. */
  posts: number;
}

/** Of a whole summary, and of a part of one. */
const SENTENCES = 6;
/** For all its questions. */
const WHOLE_MS = 150_000;

/** Throws what askModel throws; of a summary in parts, only where none of them was answered. */
export async function writeSummary(environment: Environment, actor: Actor, asked: WritingAsked): Promise<Written> {
  return new Writing(environment, actor, asked).write();
}

type Sentences = SummarySentence[];

class Writing {
  private dropped = 0;
  private readonly check: ReturnType<typeof sentenceChecker>;
  private readonly quoted: readonly QuotedPost[];
  /** Id → place, the first is 1. */
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly topics: { topics?: readonly string[] };
  private readonly tokens: number;
  private readonly inTime = timeLimit(WHOLE_MS);
  /** Of the places that an organisation may have one is left for its others, where there are several. */
  private readonly limited: ReturnType<typeof createLimit>;

  constructor(
    private readonly environment: Environment,
    private readonly actor: Actor,
    private readonly asked: WritingAsked,
  ) {
    const { evidence, language } = asked;
    this.quoted = quotedPosts(evidence.posts);
    // By what the model has seen of them, and no more: what it says of the rest it does not know.
    const seen = evidence.posts.map((post) => ({ ...post, ...post.excerpt }));
    this.check = sentenceChecker({ ...evidence, posts: seen }, language, environment.reader);
    this.numbers = new Map(evidence.posts.map(({ id }, place) => [id, place + 1]));
    this.topics = evidence.topics.length > 0 ? { topics: evidence.topics } : {};
    const { materialTokens = 0, concurrency = 1 } = environment.languageModel ?? {};
    this.tokens = materialTokens;
    this.limited = createLimit(Math.max(1, concurrency - 2));
  }

  async write(): Promise<Written> {
    const { of, evidence, language, gone } = this.asked;
    const parts = inParts(this.quoted, this.tokens, { sentAs: (post) => post });
    const instructions = instructionsOf(of, language, SENTENCES);
    const settled = await Promise.allSettled(
      parts.map((posts) => {
        const ids = posts.flatMap(({ n }) => evidence.posts[n - 1]?.id ?? []);
        return this.ask(instructions, { ...this.topics, posts }, ids);
      }),
    );
    gone?.throwIfAborted();
    const failed = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    // A filter of content refuses a whole part for one post; the others can be summed up all the same.
    if (failed.length === parts.length) throw failed[0];
    const read = parts.filter((_, at) => settled[at]?.status === 'fulfilled');
    const lists = settled.flatMap((one) => (one.status === 'fulfilled' && one.value.length > 0 ? [one.value] : []));
    return { sentences: await this.merge(lists), dropped: this.dropped, posts: read.flat().length };
  }

  /** Only what is borne out. `posts`: ids of those that are in the document. */
  private async ask(instructions: string, document: object, posts: readonly string[]): Promise<Sentences> {
    const { gone, stored, evidence } = this.asked;
    const question = questionOf(instructions, materialOf(document), SENTENCES);
    const named = stored ? posts : [];
    const asked = { purpose: 'summary', question, posts: named, about: evidence.about, gone, inTime: this.inTime } as const;
    const answer = readSentences(
      await this.limited(async () => {
        gone?.throwIfAborted();
        if (this.inTime.aborted) throw new ServiceError('upstream', 'the summary takes too long');
        return askModel(this.environment, this.actor, asked);
      }),
    );
    const { kept, dropped } = await this.check(answer.sentences.slice(0, 2 * SENTENCES));
    this.dropped += dropped + answer.odd;
    return kept.slice(0, SENTENCES);
  }

  /** Brings lists together until there is one. */
  private async merge(lists: readonly Sentences[]): Promise<Sentences> {
    if (lists.length <= 1) return lists[0] ?? [];
    const packs = inParts(lists, this.tokens, { sentAs: (list) => list.map((one) => this.numbered(one)), least: 2 });
    return this.merge(await Promise.all(packs.map((pack) => this.mergeOnce(pack))));
  }

  /** Where that fails, the first of each stand for them. */
  private async mergeOnce(lists: readonly Sentences[]): Promise<Sentences> {
    if (lists.length <= 1) return lists[0] ?? [];
    const { of, language, gone } = this.asked;
    const sentences = lists.flat();
    const document = { ...this.topics, sentences: sentences.map((one) => this.numbered(one)) };
    const ids = [...new Set(sentences.flatMap(({ posts }) => posts))];
    try {
      const merged = await this.ask(mergingInstructions(of, language, SENTENCES), document, ids);
      return merged.length > 0 ? merged : firstOfEach(lists);
    } catch (error) {
      gone?.throwIfAborted();
      if (error instanceof ServiceError) return firstOfEach(lists);
      throw error;
    }
  }

  private numbered({ text, posts }: SummarySentence) {
    return { text, posts: posts.flatMap((id) => this.numbers.get(id) ?? []) };
  }
}

/** The first sentence of each list, then the second of each. */
function firstOfEach(lists: readonly Sentences[]): Sentences {
  const longest = Math.max(...lists.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? []));
  return turns.flat().slice(0, SENTENCES);
}
