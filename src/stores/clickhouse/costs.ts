/** What a query may cost ClickHouse: how long its condition may be, and which refusals say that it cost too much. */
import { ClickHouseError } from '@clickhouse/client';
import type { QueryNode } from '../../engine/query/ast.ts';
import { asJson } from './as-json.ts';
import { whereQuery } from './where.ts';

/** In UTF-16 units, values included; ClickHouse reads statements of up to 262,144 bytes, and the frame needs some of them. */
const LONGEST_CONDITION = 200_000;

const TOO_COSTLY = new Set(['TIMEOUT_EXCEEDED', 'TOO_SLOW', 'MEMORY_LIMIT_EXCEEDED']);

/** Whether ClickHouse would refuse to read the condition of this query, where it may be `part` of a statement. */
export function isTooLarge(query: QueryNode, part = 1): boolean {
  const { sql, params } = whereQuery(query);
  return sql.length + asJson(params).length > part * LONGEST_CONDITION;
}

/** Whether a statement was given up because it took more than it may; asking again would end alike. A server without memory for anybody says so by the same name: that is for store-away.ts. */
export function isTooCostly(error: unknown): boolean {
  return error instanceof ClickHouseError && TOO_COSTLY.has(error.type ?? '');
}
