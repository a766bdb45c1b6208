/**
 * A summary of evidence, whoever writes it: kept, by the model, or quotations. Nothing is sent to the model where quotations are asked for,
 * where there is too little to sum up, and where the same has been asked before.
 */
import { createHash } from 'node:crypto';
import type { AccountLanguage } from '../../contract/account-pages.ts';
import {
  MODEL_LACKS,
  type Summary,
  type SummaryManner,
  type SummarySentence,
  summary as summaryShape,
} from '../../contract/summaries.ts';
import type { LanguageModel } from '../../outside/language-model/language-model.ts';
import { findKeptSummary, keepSummary, keepsSummaries } from '../../stores/postgres/kept-summaries.ts';
import { createTogether } from '../../together.ts';
import type { Actor, Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { CHECK_VERSION } from './check-sentences.ts';
import { type Evidence, type EvidencePost, saysTooLittle } from './evidence.ts';
import { quotations } from './quotations.ts';
import { type Sent, sentTo } from './sent-posts.ts';
import { PROMPT_VERSION, type SummaryOf } from './summary-question.ts';
import { writeSummary } from './write-summary.ts';

export interface SummaryAsked {
  of: SummaryOf;
  evidence: Evidence;
  /** Among which the evidence was chosen, where it was chosen here. */
  matching?: number;
  /** Of different texts, below which there is too little. */
  least?: number;
  language: AccountLanguage;
  by?: SummaryManner | undefined;
  stored?: boolean;
  gone?: AbortSignal | undefined;
}

/** Throws what askModel throws where a summary by the model is insisted on, and the reason of `gone`. */
export async function summarise(environment: Environment, actor: Actor, asked: SummaryAsked): Promise<Summary> {
  const summary = await withoutCited(environment, actor, asked);
  const byId = new Map(asked.evidence.posts.map((post) => [post.id, post]));
  const ids = [...new Set(summary.sentences.flatMap(({ posts }) => posts))];
  return { ...summary, cited: ids.map((id) => ({ id, title: byId.get(id)?.title ?? '', url: byId.get(id)?.url ?? '' })) };
}

async function withoutCited(environment: Environment, actor: Actor, asked: SummaryAsked): Promise<Summary> {
  const { evidence, language, by, least = 1, gone } = asked;
  const none = {
    ...NOTHING,
    by: 'quotations',
    language,
    posts: evidence.posts.length,
    ...chosenFrom(environment, asked, []),
  } as const;
  if (saysTooLittle(evidence, least)) return { ...none, tooLittle: true };
  if (by === 'kept') return (await keptOf(environment, actor, asked)) ?? quoted(environment, asked, null);
  if (by === 'quotations') return quoted(environment, asked, null);
  try {
    const written = await ofModel(environment, actor, asked);
    if (written.sentences.length > 0 || by === 'model') return written;
    const { dropped, unsent, posts } = written;
    return { ...(await quoted(environment, asked, { code: posts === 0 ? 'unsent' : 'useless' })), dropped, unsent };
  } catch (error) {
    gone?.throwIfAborted();
    const lacks = lacksOf(error);
    if (!lacks || by === 'model') throw error;
    return quoted(environment, asked, lacks);
  }
}

const NOTHING = {
  content: '',
  sentences: [],
  cited: [],
  model: null,
  writtenAt: null,
  dropped: 0,
  unsent: 0,
  matching: 0,
  oneLanguage: false,
  tooLittle: false,
  lacks: null,
};

/** `shown`: of which something is quoted or sent. */
function chosenFrom(
  { reader }: Environment,
  { evidence: { posts }, matching = posts.length, language }: SummaryAsked,
  shown: readonly EvidencePost[],
): Pick<Summary, 'matching' | 'oneLanguage'> {
  const isOther = (post: EvidencePost) => {
    // What a source says of its posts is often one language for all.
    const own = reader.languageOf((post.content || post.title).slice(0, READ_FOR_LANGUAGE)) ?? post.language;
    return own !== null && !LANGUAGES[language].test(own);
  };
  // A post may have come in since they were counted.
  const most = Math.max(matching, posts.length);
  return { matching: most, oneLanguage: shown.length > 0 && !shown.some(isOther) && posts.some(isOther) };
}

/** Characters. */
const READ_FOR_LANGUAGE = 500;
const LANGUAGES: Record<AccountLanguage, RegExp> = { en: /^en\b/i, 'zh-Hant': /^(?:zh|yue)\b/i };

async function quoted(environment: Environment, asked: SummaryAsked, lacks: Summary['lacks']): Promise<Summary> {
  const { evidence, language } = asked;
  const { sentences, unsent } = await quotations(evidence, language, environment.reader.knowledge);
  const tooLittle = sentences.length === 0;
  const quotedIds = new Set(sentences.flatMap(({ posts }) => posts));
  const shown = evidence.posts.filter(({ id }) => quotedIds.has(id));
  const of = { posts: evidence.posts.length, unsent, ...chosenFrom(environment, asked, shown) };
  return { ...NOTHING, ...contentOf(sentences), by: 'quotations', language, ...of, tooLittle, lacks };
}

/** Of those who press, stop, and press again: what was sent is paid for. */
const LINGERS_MS = 5000;
/** Of all organisations; one for each key. */
const together = createTogether<Summary>(LINGERS_MS);

async function ofModel(environment: Environment, actor: Actor, asked: SummaryAsked): Promise<Summary> {
  const { languageModel } = environment;
  const { language, gone } = asked;
  const { sent, key, own } = await toSend(environment, asked);
  if (sent.posts.length === 0)
    return { ...NOTHING, by: 'model', model: languageModel?.model ?? null, language, posts: 0, ...own };
  const write = (nobodyWaits: AbortSignal) => keptOrWritten(environment, actor, { ...asked, sent, key, gone: nobodyWaits });
  return { ...(await together(`${actor.organisationId} ${key}`, write, gone)), ...own };
}

/** What the model has written of just this before; asked of nobody, and free for everybody who may read the posts. */
async function keptOf(environment: Environment, actor: Actor, asked: SummaryAsked): Promise<Summary | null> {
  const { postgres, languageModel } = environment;
  // Choosing what would be sent takes as long as quotations do, and mostly nothing is kept.
  if (!languageModel || !(await keepsSummaries(postgres, actor.organisationId))) return null;
  const { key, own } = await toSend(environment, asked);
  const kept = await readKept(environment, actor, key);
  return kept && { ...kept, ...own };
}

/** `own`: of whoever asks, not of the key. */
async function toSend(environment: Environment, asked: SummaryAsked) {
  const { languageModel: model, reader } = environment;
  const sent = await sentTo({ model, knowledge: reader.knowledge, language: asked.language }, asked.evidence);
  const own = { unsent: sent.unsent, ...chosenFrom(environment, asked, sent.posts) };
  return { sent, own, key: keyOf(asked, sent, model) };
}

async function readKept({ postgres }: Environment, { organisationId }: Actor, key: string): Promise<Summary | null> {
  return summaryShape.safeParse(await findKeptSummary(postgres, organisationId, key)).data ?? null;
}

async function keptOrWritten(
  environment: Environment,
  actor: Actor,
  { of, sent, key, language, stored = true, gone }: SummaryAsked & { sent: Sent; key: string },
): Promise<Summary> {
  const { postgres, languageModel, now, log } = environment;
  const { organisationId } = actor;
  const kept = await readKept(environment, actor, key);
  if (kept) return kept;
  const { sentences, dropped, posts } = await writeSummary(environment, actor, { of, evidence: sent, language, stored, gone });
  const model = languageModel?.model ?? null;
  const at = now();
  const written = { by: 'model', model, writtenAt: at.toISOString() } as const;
  const summary: Summary = { ...NOTHING, ...contentOf(sentences), ...written, language, dropped, posts };
  // What was read in part only, or said nothing, may be better another time. It is paid for, and is said whether or not it can be kept.
  if (sentences.length > 0 && posts === sent.posts.length)
    await keepSummary(postgres, { organisationId, key, at, summary }).catch((error: unknown) =>
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
  const { until, configure, useless } = error.detail;
  const code = useless ? 'useless' : MODEL_LACKS.find((known) => known === error.code);
  return code === undefined ? null : { code, ...(until !== undefined && { until }), ...(configure && { configure }) };
}
