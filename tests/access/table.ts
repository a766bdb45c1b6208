/** The table of access, whole: see row.ts for what a row is, and how one is added. */
import type { Rows } from './row.ts';
import { ACCOUNT_ROWS } from './rows/accounts.ts';
import { ALERT_ROWS } from './rows/alerts.ts';
import { ANALYSIS_ROWS } from './rows/analysis.ts';
import { CALL_ROWS } from './rows/call.ts';
import { OPERATOR_ROWS } from './rows/operators.ts';
import { POST_ROWS } from './rows/posts.ts';
import { SOURCE_ROWS } from './rows/sources.ts';
import { TOPIC_ROWS } from './rows/topics.ts';

export const TABLE: Rows = {
  ...TOPIC_ROWS,
  ...ANALYSIS_ROWS,
  ...ALERT_ROWS,
  ...POST_ROWS,
  ...SOURCE_ROWS,
  ...ACCOUNT_ROWS,
  ...OPERATOR_ROWS,
  ...CALL_ROWS,
};
