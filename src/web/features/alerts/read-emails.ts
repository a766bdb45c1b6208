/** Addresses as people write and paste them: with blanks between them, with the name of their owner, with capitals, twice. */
import { alertInput } from '../../../contract/alerts.ts';

/** In their order; of two that are alike the first. What is no address stays, to be corrected. */
export function readEmails(written: readonly string[]): string[] {
  return [...new Set(written.flatMap(addressesIn))];
}

export function isEmail(text: string): boolean {
  return alertInput.shape.emails.safeParse([text]).success;
}

function addressesIn(text: string): string[] {
  const named = [...text.matchAll(/<([^<>\s]+@[^<>\s]+)>/g)].flatMap(([, address]) => address ?? []);
  const found = named.length > 0 ? named : text.split(/\s+/);
  return found.map((address) => address.trim().toLowerCase()).filter((address) => address !== '');
}
