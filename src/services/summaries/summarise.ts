/**
 * A summary of evidence, whoever writes it: kept, by the model, or quotations. Nothing is sent to the model where quotations are asked for,
 * where there is too little to sum up, and where the same has been asked before.
 */
import { createHash } from 'node:crypto';
import type { AccountLanguage } from '../../contract/account-pages.ts';
import { MODEL_LACKS, type Summary, type SummarySentence, summary as summaryShape } from '../../contract/summaries.ts';
import type { LanguageModel } from '../../outside/language-model/language-model.ts';
import { findKeptSummary, keepSummary } from '../../stores/postgres/kept-summaries.ts';
import { createTogether } from '../../together.ts';
import type { Actor, Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { CHECK_VERSION } from './check-sentences.ts';
import { type Evidence, saysTooLittle } from './evidence.ts';
import { quotations } from './quotations.ts';
import { type Sent, sentTo } from './sent-posts.ts';
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
  const none = { ...NOTHING, by: 'quotations', language, posts: evidence.posts.length } as const;
  if (saysTooLittle(evidence, least)) return { ...none, tooLittle: true };
  if (by === 'quotations') return quoted(environment, asked, null);
  try {
    const written = await ofModel(environment, actor, asked);
    if (written.sentences.length > 0 || by === 'model') return written;
    const { dropped, unsent, posts } = written;
    return { ...quoted(environment, asked, { code: posts === 0 ? 'unsent' : 'upstream' }), dropped, unsent };
  } catch (error) {
    gone?.throwIfAborted();
    const lacks = lacksOf(error);
    if (!lacks || by === 'model') throw error;
    return quoted(environment, asked, lacks);
  }
}

const NOTHING = { content: '', sentences: [], model: null, dropped: 0, unsent: 0, tooLittle: false, lacks: null };

function quoted({ reader }: Environment, { evidence, language }: SummaryAsked, lacks: Summary['lacks']): Summary {
  const { sentences, unsent } = quotations(evidence, language, reader.knowledge);
  const tooLittle = sentences.length === 0;
  const posts = evidence.posts.length;
  return { ...NOTHING, ...contentOf(sentences), by: 'quotations', language, posts, unsent, tooLittle, lacks };
}

/** Of all organisations; one for each key. */
const together = createTogether<Summary>();

async function ofModel(environment: Environment, actor: Actor, asked: SummaryAsked): Promise<Summary> {
  const { languageModel, reader } = environment;
  const { language, gone } = asked;
  const sent = sentTo({ model: languageModel, knowledge: reader.knowledge, language }, asked.evidence);
  const none = { ...NOTHING, by: 'model', model: languageModel?.model ?? null, language, posts: 0, unsent: sent.unsent } as const;
  if (sent.posts.length === 0) return none;
  const key = keyOf(asked, sent, languageModel);
  const write = (nobodyWaits: AbortSignal) => keptOrWritten(environment, actor, { ...asked, sent, key, gone: nobodyWaits });
  // How many were not sent is of whoever asks, not of the key.
  return { ...(await together(`${actor.organisationId} ${key}`, write, gone)), unsent: sent.unsent };
}

async function keptOrWritten(
  environment: Environment,
  actor: Actor,
  { of, sent, key, language, stored = true, gone }: SummaryAsked & { sent: Sent; key: string },
): Promise<Summary> {
  const { postgres, languageModel, now, log } = environment;
  const { organisationId } = actor;
  const kept = summaryShape.safeParse(await findKeptSummary(postgres, organisationId, key));
  if (kept.success) return kept.data;
  const { sentences, dropped, posts } = await writeSummary(environment, actor, { of, evidence: sent, language, stored, gone });
  const model = languageModel?.model ?? null;
  const { unsent } = sent;
  const summary: Summary = { ...NOTHING, ...contentOf(sentences), by: 'model', model, language, dropped, posts, unsent };
  // What was read in part only, or said nothing, may be better another time. It is paid for, and is said whether or not it can be kept.
  if (sentences.length > 0 && posts === sent.posts.length)
    await keepSummary(postgres, { organisationId, key, at: now(), summary }).catch((error: unknown) =>
      log.error({ err: error }, 'a summary could not be kept'),
    );
  return summary;
}

/** Of everything that it depends on: a post that is edited makes another, and so does a better check of what the model says. */
function keyOf({ of, language }: SummaryAsked, { posts, topics }: Sent, model: LanguageModel | null): string {
  const versions = [PROMPT_VERSION, CHECK_VERSION, model?.host, model?.model];
  const texts = posts.map(({ id, of: places, excerpt: { title, content } }) => [id, places, title, content]);
  return createHash('sha256')
    .update(JSON.stringify([versions, of, language, topics, texts]))
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
