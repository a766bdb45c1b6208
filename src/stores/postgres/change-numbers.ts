/** Numbers of the changes that ClickHouse has a copy of: there the row of the higher number stands. */
import { sql } from 'drizzle-orm';
import type { Transaction } from './client.ts';

/** The next one. The caller holds the organisation's plan, and goes on holding it until the change is committed. */
export async function nextChangeNumber(transaction: Transaction): Promise<number> {
  const drawn = sql<number>`nextval('change_numbers')`.mapWith(Number);
  const [row] = await transaction.select({ number: drawn }).from(sql`(select 1) as one`);
  if (!row) throw new Error('a sequence without a next value');
  return row.number;
}
