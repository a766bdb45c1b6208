/** What it means that a server of mail did not take a message. */
import type { MailOutcome } from './mail-sender.ts';

/** As nodemailer throws it: what the server answered, and to which command. */
interface SmtpError {
  code?: string | undefined;
  responseCode?: number | undefined;
  response?: string | undefined;
  command?: string | undefined;
}

const SHOWN = 200;
/** It wants us to sign in, or better than we did: which says nothing of the recipient. */
const WANTS_SIGN_IN = [530, 534, 535, 538];
/**
 * RFC 3463: X.7.* are matters of policy, and X.4.* of its network; X.3.* of its system; X.5.1 of what was said to it out of
 * turn. X.1.7 and X.1.8 are of the address that mail is sent from.
 */
const OURS = /^5\d\d[ -]5\.(?:[347]\.|5\.1\b|1\.[78]\b)/;
/** A mailbox without room (RFC 3463, 3.3), also where 452 was meant (RFC 5321, 4.5.3.1.10). */
const FULL = /^552\b|^5\d\d[ -]5\.2\.2\b/;
/** Codes of a command out of turn, and of what it does not offer (RFC 5321, 4.2.3): as where we should have signed in first. */
const OUT_OF_TURN = [500, 502, 503, 504];
/** Where a server says it in words alone. */
const OURS_IN_WORDS =
  /\brelay|\bsender\b.*\b(?:reject|refuse|denied|verif|not (?:allowed|exist|owned))|\bauthenticat|\blog ?in\b|\bsign in\b|\b(?:block|black|deny)list|\bspamhaus\b/i;

/** Only a recipient that is refused with 5xx, and not for want of room, is refused for good; whatever else a server finds wrong may be mended within two days. */
export function mailFailure(error: unknown, host: string): Exclude<MailOutcome, { kind: 'sent' }> {
  const { code, responseCode, response, command } = fieldsOf(error);
  if (code === 'EAUTH' || (responseCode !== undefined && WANTS_SIGN_IN.includes(responseCode)))
    return { kind: 'try-later', reason: `${host} does not accept the name and password that mail is sent with` };
  if (responseCode !== undefined && response) {
    const refusesRecipient = responseCode >= 500 && command === 'RCPT TO' && !isPassing(responseCode, response);
    const reason = `${host} answered ${shown(response)}`;
    return { kind: refusesRecipient ? 'refused-for-good' : 'try-later', reason };
  }
  if (code === 'EENVELOPE') return { kind: 'refused-for-good', reason: 'the address is none that mail can be sent to' };
  const mishap = code === undefined ? undefined : MISHAPS[code];
  return { kind: 'try-later', reason: `${host} ${mishap ?? 'could not be sent to'}${code ? ` (${code})` : ''}` };
}

/** Whether a refusal, as the server wrote it, says nothing of the recipient for good. */
export function isPassing(code: number, response: string): boolean {
  return FULL.test(response) || OURS.test(response) || OUT_OF_TURN.includes(code) || OURS_IN_WORDS.test(response);
}

const MISHAPS: Readonly<Record<string, string>> = {
  ETIMEDOUT: 'does not answer in time',
  ECONNECTION: 'cannot be reached',
  ESOCKET: 'cannot be reached',
  ECONNREFUSED: 'cannot be reached',
  EDNS: 'is not found',
  ETLS: 'offers no encryption that can be trusted',
  EPROTOCOL: 'does not speak as a server of mail does',
};

function fieldsOf(error: unknown): SmtpError {
  if (typeof error !== 'object' || error === null) return {};
  // An envelope without any recipient left has the failures of each beside it.
  const rejected: unknown =
    'rejectedErrors' in error && Array.isArray(error.rejectedErrors) ? error.rejectedErrors[0] : undefined;
  return (rejected ?? error) as SmtpError;
}

function shown(response: string): string {
  const line = response.replace(/\p{Cc}+/gu, ' ').trim();
  return Array.from(line).slice(0, SHOWN).join('');
}
