/** The mentions of several scopes in one question. */
import { BoundValues } from '../bound-values.ts';
import { onEachShard } from '../shard-scope.ts';
import { type MentionScope, type Mentions, mentionsIn } from './mention-scope.ts';

/**
 * All columns of mention-scope.ts, and `place`: that of the scope among those given. A post is there once for each scope it is a
 * mention of. What a scope binds gets a name of its own; statements hold values nowhere else.
 */
export function mentionsOfAll(scopes: readonly MentionScope[]): Mentions {
  const values = new BoundValues();
  const parts = scopes.map((scope, place) => {
    const { sql, params } = mentionsIn(scope);
    for (const [name, value] of Object.entries(params)) values.params[`s${place}_${name}`] = value;
    return `SELECT toUInt32(${place}) AS place, * FROM ${sql.replace(/\{(\w+):/g, `{s${place}_$1:`)}`;
  });
  return { sql: onEachShard(parts.join(' UNION ALL ')), params: values.params, values };
}
