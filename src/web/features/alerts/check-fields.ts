/** The browser's check of the form, by the rules of the contract, which are those of the server; and by field what the server refuses. */

import type { z } from 'zod';
import { channelAddress } from '../../../contract/alert-fields.ts';
import { alertInput, triedAlert } from '../../../contract/alerts.ts';
import { type FieldErrors, type MessageKey, messageKey } from '../../../contract/errors.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { plainNumber } from '../../../contract/plain-number.ts';
import { type AlertFields, inputOf, isWhole, mostOf, numbersInUse } from './draft.ts';

export interface CheckedFields {
  /** By field; of channels by their place: `channels.1`; `emailCount`: too many addresses, beside one that is none. */
  errors: FieldErrors;
  /** What to preview; null while that cannot be tried. */
  tried: z.input<typeof triedAlert> | null;
}

export function checkFields(fields: AlertFields): CheckedFields {
  const input = inputOf(fields);
  const errors: FieldErrors = {};
  // Asked by themselves: bounds are looked at only where all else is right, and a person should hear of everything at once.
  for (const field of numbersInUse(fields)) {
    const value = plainNumber(fields[field]) ?? Number.NaN;
    const isBroken = isWhole(field, fields) && !Number.isInteger(value);
    if (value > mostOf(field, fields) || isBroken) errors[field] = 'numberOutOfRange';
  }
  for (const [place, channel] of fields.channels.entries()) {
    const parsed = 'address' in channel ? channelAddress.safeParse(channel.address) : null;
    if (parsed?.error) errors[`channels.${place}`] = messageKey(parsed.error.issues[0]?.message);
  }
  for (const { path, message } of alertInput.safeParse(input).error?.issues ?? []) errors[fieldOf(path)] ??= messageKey(message);
  // How many there are is counted only where each is one; whoever has too many should hear of it with the others.
  const isOneWrong = errors['emails'] === 'emailUnreadable';
  if (isOneWrong && new Set(input.emails).size > LIMITS.alertEmails) errors['emailCount'] = 'tooManyEmails';
  const { alertName: _name, emails: _emails, channels: _channels, ...rest } = input;
  return { errors, tried: triedAlert.safeParse(rest).success ? rest : null };
}

/** Field paths as in the request → fields of the form; the first error of each. */
export function byField(errors: FieldErrors): FieldErrors {
  const found: FieldErrors = {};
  for (const [path, key] of Object.entries(errors)) found[fieldOf(path.split('.'))] ??= key;
  return found;
}

/** What is merely missing is not told before somebody tries to save. */
export function shownErrors(errors: FieldErrors, tried: boolean): FieldErrors {
  if (tried) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([, key]) => SHOWN_AT_ONCE.has(key)));
}

const SHOWN_AT_ONCE: ReadonlySet<MessageKey> = new Set([
  'alertNameTooLong',
  'tooManyTopics',
  'tooManyEmails',
  'emailUnreadable',
  'tooManyChannels',
  'numberOutOfRange',
  'quietHoursEmpty',
  'channelRequired',
]);

function fieldOf(path: readonly PropertyKey[]): string {
  const [field, place] = path;
  return field === 'channels' && place !== undefined ? `channels.${String(place)}` : String(field);
}
