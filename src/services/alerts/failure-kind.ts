/**
 * What kind of failure a sentence is of: sentences alone are stored of messages that did not arrive. Each is one of those that the guard of
 * the web, the sender of mail, and whoever sends write, see failure-kind.test.ts.
 */
import type { FailureKind } from '../../contract/alert-runs.ts';
import { isPassing } from '../../outside/mail/mail-failure.ts';

/** The first that fits. */
const OF_ALL: readonly (readonly [FailureKind, RegExp])[] = [
  ['program', /^the (?:message could not be made|program ended)/],
  ['slow', / does not answer (?:in time|within)/],
];

const OF_CHANNELS: typeof OF_ALL = [
  ['private', / is not an address of the public internet$/],
  ['nameless', / (?:is a name without an address|is a name that cannot be looked up now|has no address)$/],
  ['unreachable', / (?:takes no connections|cannot be reached from here|broke off its answer)$/],
  ['gone', / says that (?:there is no such channel any more|it is gone for good) \(/],
  [
    'forbidden',
    / (?:asks for a key, or for another one|does not let us in|stands behind a proxy that asks for a key|asks for proof) ?/,
  ],
  ['busy', / (?:was asked too often|asks to come back later) \(/],
  ['failing', / (?:has a failure of its own|gave up waiting) \(/],
  ['untrusted', / cannot show that it is who it says \(/],
];

const OF_MAIL: typeof OF_ALL = [
  ['nameless', / is not found \(EDNS\)$/],
  ['unreachable', / (?:cannot be reached|could not be sent to) ?/],
  ['untrusted', / offers no encryption that can be trusted \(/],
  ['forbidden', / does not accept the name and password /],
  ['recipient', /^the address is none that mail can be sent to$/],
];

/** Of any other sentence it is what is left: something was said to the message that was not taken. */
export function failureKind(failure: string, isMail: boolean): FailureKind {
  if (isMail && refusesRecipient(failure)) return 'recipient';
  const found = [...OF_ALL, ...(isMail ? OF_MAIL : OF_CHANNELS)].find(([, sentence]) => sentence.test(failure));
  return found?.[0] ?? (isMail ? 'mail' : 'refused');
}

function refusesRecipient(failure: string): boolean {
  const response = / answered (55[013][ -].*)$/.exec(failure)?.[1];
  return response !== undefined && !isPassing(Number(response.slice(0, 3)), response);
}
