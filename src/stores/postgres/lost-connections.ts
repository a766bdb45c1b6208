/**
 * A connection that was lost where its transaction began or was undone is given up by the pool. drizzle takes it from the pool before it
 * says BEGIN and gives it back only after, so that one on which BEGIN fails would count as taken for ever, and ten of those are all that
 * there are; and it gives one back as good on which ROLLBACK has failed, whose server may still be busy with what was asked before.
 */
import type pg from 'pg';

export function giveUpLostConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const asked = (...given: unknown[]): unknown => {
      const answer = query(...given);
      const statement = statementOf(given[0]);
      // Ours is told before whoever has asked.
      if (answer instanceof Promise && /^begin\b/i.test(statement)) answer.catch(() => client.release(true));
      if (answer instanceof Promise && /^rollback$/i.test(statement)) answer.catch(() => void end(client));
      return answer;
    };
    // Its type has a form for each way to ask, none of which is another than these.
    client.query = asked as pg.PoolClient['query'];
  });
}

function statementOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : '';
}

/** A client that ends is not taken back as idle. The pool gives one out by a type without its own end. */
function end(client: pg.PoolClient): Promise<void> {
  return (client as unknown as pg.Client).end();
}
