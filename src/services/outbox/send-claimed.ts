/** Sends a message that was claimed, and writes what came of it. */
import { nextTry } from '../../engine/alerts/next-try.ts';
import { countQuestionAgain } from '../../stores/postgres/alert-unsubscribed.ts';
import type { Postgres } from '../../stores/postgres/client.ts';
import { countQuestion } from '../../stores/postgres/mail-questions.ts';
import type { OutboxRow } from '../../stores/postgres/outbox.ts';
import { type ClaimedMessage, noteDropped, noteFailed, notePutOff, noteSent } from '../../stores/postgres/outbox-claims.ts';
import type { Environment } from '../environment.ts';
import type { FactsOfRuns } from './facts-of-runs.ts';
import type { Outcome } from './outcome.ts';
import { sendMessage } from './send-message.ts';

/** Longer than a message takes to be sent, however slow the other side is. */
export const CLAIM_MS = 10 * 60_000;

export interface Claimed {
  row: OutboxRow;
  claim: string;
  known: FactsOfRuns;
  /** 0…1, by chance. */
  chance: number;
}

/** Rejects where it could not be written what came of it: then the message is sent again, once its claim is over. */
export async function sendClaimed(environment: Environment, { row, claim, known, chance }: Claimed): Promise<Outcome> {
  const { postgres } = environment;
  const outcome = await sendMessage(environment, row, known).catch((error: unknown): Outcome => {
    environment.log.error({ messageId: row.id, err: error }, 'could not make a message');
    return { kind: 'try-later', reason: 'the message could not be made; the log of the program says why' };
  });
  const message = { id: row.id, claim };
  const now = environment.now();
  if (outcome.kind === 'sent') await noteGone(postgres, row, message, now);
  else if (outcome.kind === 'dropped') await noteDropped(postgres, message);
  else if (outcome.kind === 'put-off') await notePutOff(postgres, message, outcome.until);
  else {
    const notBefore = outcome.kind === 'try-later' ? (outcome.notBefore ?? null) : null;
    const tried = { tries: row.tries, since: row.tryingSince ?? now, now, chance, notBefore };
    const sendAt = outcome.kind === 'try-later' ? nextTry(tried) : null;
    await noteFailed(postgres, message, { failure: outcome.reason, sendAt });
  }
  return outcome;
}

/** Questions are counted by what they ask about: messages are deleted after a while, and nobody is asked for ever. */
async function noteGone(postgres: Postgres, row: OutboxRow, message: ClaimedMessage, now: Date): Promise<void> {
  const { kind, alertId } = row;
  if (kind !== 'confirm') await noteSent(postgres, message, now);
  else
    await postgres.transaction(async (transaction) => {
      if (!(await noteSent(transaction, message, now))) return;
      if (alertId === null) await countQuestion(transaction, row);
      else await countQuestionAgain(transaction, { ...row, alertId });
    });
}
