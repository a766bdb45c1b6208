/** What is typed after a command about accounts, checked before anybody is asked, so that each mistake is told in a sentence. */
import type { z } from 'zod';
import { LIMITS } from '../contract/limits.ts';
import { LARGEST_LIMIT, PLAN_LIMITS } from '../contract/operator-plans.ts';
import { CommandError } from './run-with-context.ts';

const LIMIT = `a whole number from 0 to ${LARGEST_LIMIT}`;
const TIME = 'a day such as 2026-12-31 or an instant such as 2026-12-31T23:00:00Z';

const WORDS: Readonly<Record<string, string>> = {
  org: 'An organisation is meant by its number or its name.',
  email: 'That is no e-mail address.',
  name: 'A name has 1 to 200 characters.',
  timezone: 'Give an offset such as +0800 or a name such as Asia/Hong_Kong.',
  password: `A password has at least ${LIMITS.passwordLength} characters, and ${LIMITS.longestPassword} at most.`,
  plan: 'The name of a plan has 1 to 100 characters.',
  startsAt: `--starts is ${TIME}.`,
  endsAt: `--ends is ${TIME}.`,
  ...Object.fromEntries(PLAN_LIMITS.map((limit) => [limit, `A limit is ${LIMIT}.`])),
};

/** The input as it was given: it is read again by whoever acts. @throws CommandError */
export function checkedInput<Schema extends z.ZodType>(schema: Schema, input: z.input<Schema>): z.input<Schema> {
  const { error } = schema.safeParse(input);
  if (!error) return input;
  const fields = [...new Set(error.issues.map(({ path }) => String(path[0] ?? '')))];
  throw new CommandError([...new Set(fields.map((field) => WORDS[field] ?? `${field} cannot be read.`))].join(' '));
}
