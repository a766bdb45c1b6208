/** The mails that the running server has written into its folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { SHARED } from './shared-server.ts';

/** The newest to an address that says this; waits until there is one. */
export async function mailTo(address: string, says = ''): Promise<Email> {
  let found: Email | undefined;
  const look = async () => {
    const mails = (await written()).filter(({ to, text }) => to?.some((one) => one.address === address) && text?.includes(says));
    found = mails.sort((one, other) => Date.parse(one.date ?? '') - Date.parse(other.date ?? '')).at(-1);
    return found !== undefined;
  };
  await expect.poll(look, { timeout: 30_000 }).toBe(true);
  if (!found) throw new Error(`no mail to ${address}`);
  return found;
}

/** The address in its text that leads to a path of ours with this in it. */
export function linkIn({ text }: Email, part: string): string {
  const link = text?.split(/\s+/).find((word) => /^\S*https?:/.test(word) && word.includes(part));
  if (!link) throw new Error(`no link to ${part} in the mail`);
  return link.slice(link.indexOf('http'));
}

function written(): Promise<Email[]> {
  const folder = join(SHARED.folder, 'outbox');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}
