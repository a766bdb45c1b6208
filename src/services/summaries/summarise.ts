/**
 * A summary of evidence, whoever writes it: kept, by the model, or quotations. Nothing is sent to the model where quotations are asked for,
 * where there is too little to sum up, and where the same has been asked before.
 */
import { createHash } from 'node:crypto';
import type { AccountLanguage } from '../../contract/account-pages.ts';
import { MODEL_LACKS, type Summary, type SummarySentence, summary as summaryShape } from '../../contract/summaries.ts';
import { findKeptSummary, keepSummary } from '../../stores/postgres/kept-summaries.ts';
import type { Actor, Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { type Evidence, saysTooLittle, sentTo } from './evidence.ts';
import { quotations } from './quotations.ts';
import { PROMPT_VERSION, type SummaryOf } from './summary-question.ts';
import { writeSummary } from './write-summary.ts';

export interface SummaryAsked {
  of: SummaryOf;
  evidence: Evidence;
  /** Of different texts, below which there is too little. */
  least?: number;
  language: AccountLanguage;
  by?: Summary['by'] | undefined;
  stored?: boolean;
  gone?: AbortSignal | undefined;
}

/** Throws what askModel throws where a summary by the model is insisted on, and the reason of `gone`. */
export async function summarise(environment: Environment, actor: Actor, asked: SummaryAsked): Promise<Summary> {
  const { evidence, language, by, least = 1, gone } = asked;
  const none = { content: '', sentences: [], model: null, language, dropped: 0, posts: evidence.posts.length, lacks: null };
  if (saysTooLittle(evidence, least)) return { ...none, by: 'quotations', tooLittle: true };
  if (by === 'quotations') return quoted(environment, asked, null);
  try {
    const written = await ofModel(environment, actor, asked);
    if (written.sentences.length > 0 || by === 'model') return written;
    return { ...quoted(environment, asked, { code: 'upstream' }), dropped: written.dropped };
  } catch (error) {
    gone?.throwIfAborted();
    const lacks = lacksOf(error);
    if (!lacks || by === 'model') throw error;
    return quoted(environment, asked, lacks);
  }
}

function quoted({ reader }: Environment, { evidence, language }: SummaryAsked, lacks: Summary['lacks']): Summary {
  const sentences = quotations(evidence, language, reader.knowledge);
  return {
    ...contentOf(sentences),
    by: 'quotations',
    model: null,
    language,
    dropped: 0,
    posts: evidence.posts.length,
    tooLittle: sentences.length === 0,
    lacks,
  };
}

async function ofModel(environment: Environment, actor: Actor, asked: SummaryAsked): Promise<Summary> {
  const { postgres, languageModel, reader, now } = environment;
  const { of, language, stored = true, gone } = asked;
  const evidence = sentTo({ model: languageModel, knowledge: reader.knowledge, language }, asked.evidence);
  const model = languageModel?.model ?? '';
  const key = keyOf({ ...asked, evidence }, model);
  const kept = summaryShape.safeParse(await findKeptSummary(postgres, actor.organisationId, key));
  if (kept.success) return kept.data;
  if (evidence.posts.length === 0) throw new ServiceError('upstream', 'none of the posts may be sent to the language model');
  const { sentences, dropped, posts } = await writeSummary(environment, actor, { of, evidence, language, stored, gone });
  const summary: Summary = {
    ...contentOf(sentences),
    by: 'model',
    model,
    language,
    dropped,
    posts,
    tooLittle: false,
    lacks: null,
  };
  // What was read in part only, or said nothing, may be better another time.
  if (sentences.length > 0 && posts === evidence.posts.length)
    await keepSummary(postgres, { organisationId: actor.organisationId, key, at: now(), summary });
  return summary;
}

/** Of everything that it depends on: a post that is edited makes another. */
function keyOf({ of, evidence: { posts, topics }, language }: SummaryAsked, model: string): string {
  const texts = posts.map(({ id, title, content, of: places, excerpt }) => [id, title, content, places, excerpt]);
  return createHash('sha256')
    .update(JSON.stringify([PROMPT_VERSION, model, of, language, topics, texts]))
    .digest('base64url');
}

function contentOf(sentences: SummarySentence[]): Pick<Summary, 'content' | 'sentences'> {
  let content = '';
  for (const { text } of sentences) content += content === '' || /[。！？」』）]$/u.test(content) ? text : ` ${text}`;
  return { content, sentences };
}

function lacksOf(error: unknown): Summary['lacks'] {
  if (!(error instanceof ServiceError)) return null;
  const code = MODEL_LACKS.find((known) => known === error.code);
  const { until, configure } = error.detail;
  return code === undefined ? null : { code, ...(until !== undefined && { until }), ...(configure && { configure }) };
}
