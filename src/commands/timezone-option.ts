/** A time zone as it is given on the command line. */
import { InvalidArgumentError } from 'commander';
import { timezone } from '../contract/filter.ts';

/** @throws InvalidArgumentError */
export function readTimezone(value: string): string {
  if (!timezone.safeParse(value).success)
    throw new InvalidArgumentError('Give an offset such as +0800 or a name such as Asia/Hong_Kong.');
  return value;
}
