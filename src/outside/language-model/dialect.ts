/**
 * What an endpoint understands of the chat protocol. Endpoints that call themselves compatible differ: some know no
 * schema of the answer, new models take `max_completion_tokens` only, old servers `max_tokens` only, some models no
 * temperature. Asked in the richest way first; a refusal (400 or 422) that names a parameter takes that one back, one
 * that names none takes back all. It may as well be about the material: what is plainer counts once it is answered.
 */
export interface Dialect {
  answerAs: 'schema' | 'json' | 'text';
  limit: 'max_completion_tokens' | 'max_tokens';
  /** 0 makes answers repeatable, as far as the model is. */
  temperature: boolean;
}

export const RICHEST: Dialect = { answerAs: 'schema', limit: 'max_completion_tokens', temperature: true };
const PLAINEST: Dialect = { answerAs: 'text', limit: 'max_tokens', temperature: false };

/** What to try after a refusal; null where nothing plainer is left. */
export function plainer(dialect: Dialect, parameter: string | null | undefined): Dialect | null {
  const name = parameter?.split('.')[0];
  if (name === 'response_format' && dialect.answerAs !== 'text') {
    return { ...dialect, answerAs: dialect.answerAs === 'schema' ? 'json' : 'text' };
  }
  if (name === 'max_completion_tokens' && dialect.limit === name) return { ...dialect, limit: 'max_tokens' };
  // Some gateways translate to the old name and then refuse it; there is no third.
  if (name === 'temperature' && dialect.temperature) return { ...dialect, temperature: false };
  return isPlainest(dialect) ? null : PLAINEST;
}

function isPlainest({ answerAs, limit, temperature }: Dialect): boolean {
  return answerAs === PLAINEST.answerAs && limit === PLAINEST.limit && temperature === PLAINEST.temperature;
}
