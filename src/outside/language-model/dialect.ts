/**
 * What an endpoint understands of the chat protocol. Endpoints that call themselves compatible differ: some know no
 * schema of the answer, new models take `max_completion_tokens` only, old servers `max_tokens` only, some models no
 * temperature, some servers no stream or no counting in it. Asked in the richest way first; a refusal (400 or 422) that
 * names a parameter takes that one back, one that names none takes back all. It may as well be about the material: what
 * is plainer counts once it is answered.
 */
export interface Dialect {
  answerAs: 'schema' | 'json' | 'text';
  limit: 'max_completion_tokens' | 'max_tokens';
  /** 0 makes answers repeatable, as far as the model is. */
  temperature: boolean;
  /** In pieces, so that one that hangs is noticed; `counted`: with the tokens in the last of them. */
  stream: 'counted' | 'bare' | 'none';
}

export const RICHEST: Dialect = {
  answerAs: 'schema',
  limit: 'max_completion_tokens',
  temperature: true,
  stream: 'counted',
};
const PLAINEST: Dialect = { answerAs: 'text', limit: 'max_tokens', temperature: false, stream: 'none' };

/** What to try after a refusal; null where nothing plainer is left. */
export function plainer(dialect: Dialect, parameter: string | null | undefined): Dialect | null {
  const name = parameter?.split('.')[0];
  if (name === 'response_format' && dialect.answerAs !== 'text') {
    return { ...dialect, answerAs: dialect.answerAs === 'schema' ? 'json' : 'text' };
  }
  if (name === 'max_completion_tokens' && dialect.limit === name) return { ...dialect, limit: 'max_tokens' };
  // Some gateways translate to the old name and then refuse it; there is no third.
  if (name === 'temperature' && dialect.temperature) return { ...dialect, temperature: false };
  if (name === 'stream_options' && dialect.stream === 'counted') return { ...dialect, stream: 'bare' };
  if (name === 'stream' && dialect.stream !== 'none') return { ...dialect, stream: 'none' };
  return isPlainest(dialect) ? null : PLAINEST;
}

function isPlainest({ answerAs, limit, temperature, stream }: Dialect): boolean {
  const isPlain = answerAs === PLAINEST.answerAs && limit === PLAINEST.limit;
  return isPlain && temperature === PLAINEST.temperature && stream === PLAINEST.stream;
}
