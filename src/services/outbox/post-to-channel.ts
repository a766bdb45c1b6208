/** Posts a message to a webhook of somebody's, through the guard of the web: what was said to it is never told, nor its address. */
import { SourceFailure } from '../../outside/connectors/source-failure.ts';
import { timeLimit } from '../../time-limit.ts';
import type { ChannelMessage } from '../alerts/channel-message.ts';
import type { Environment } from '../environment.ts';
import type { Outcome } from './outcome.ts';

/** To the status: who takes longer holds up others. What is said after it is not waited for, as he has the message. */
const WHOLE_MS = 10_000;
/** It is there no more, and says so. */
const GONE = [404, 410];

export async function postToChannel({ fetchWeb }: Environment, address: string, message: ChannelMessage): Promise<Outcome> {
  const { text, headers } = message;
  const { host } = new URL(address);
  const signal = timeLimit(WHOLE_MS);
  try {
    const body = { type: 'application/json', text };
    const { status } = await fetchWeb({ url: address, headers: { accept: '*/*', ...headers }, body, statusAlone: true, signal });
    return isElsewhere(status)
      ? { kind: 'refused-for-good', reason: `${host} sends us elsewhere (${status})` }
      : { kind: 'sent' };
  } catch (error) {
    if (signal.aborted) return { kind: 'try-later', reason: `${host} does not answer within ${WHOLE_MS / 1000} seconds` };
    if (!(error instanceof SourceFailure)) throw error;
    const { kind, answer, until } = error;
    if (kind === 'gone' || (answer && GONE.includes(answer.status)))
      return {
        kind: 'refused-for-good',
        reason: `${host} says that there is no such channel any more (${answer?.status ?? 410})`,
      };
    if (kind === 'refused' || (answer && isElsewhere(answer.status))) return { kind: 'refused-for-good', reason: error.message };
    return { kind: 'try-later', reason: error.message, notBefore: until };
  }
}

/** What is told is posted to the address that somebody has given, and to no other. */
function isElsewhere(status: number): boolean {
  return status >= 300 && status < 400;
}
