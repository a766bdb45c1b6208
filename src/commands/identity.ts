/** `identity rotate-keys`: for the embedded sign-in service. While a server runs on the data folder, it is asked. */
import type { Command } from 'commander';
import { type RotatedKeys, rotateSigningKeys } from '../contract/operator-identity.ts';
import { askServer } from './ask-server.ts';
import { createIdentity } from './create-identity.ts';
import { CommandError } from './run-with-context.ts';
import { onServerOrStores } from './server-or-stores.ts';

export function identityCommand(program: Command): void {
  const identity = program.command('identity').description('the sign-in service that is built in');
  identity
    .command('rotate-keys')
    .description('sign tokens with a new key from now on; nobody is signed out')
    .option('--at-once', 'what other keys have signed counts no more: everybody signs in again', false)
    .option('--json', 'for programs', false)
    .action(async ({ atOnce, json: isJson }: { atOnce: boolean; json: boolean }) => {
      const rotated = await rotate(atOnce);
      console.log(isJson ? JSON.stringify(rotated) : rotatedText(rotated, atOnce));
    });
}

function rotate(atOnce: boolean): Promise<RotatedKeys> {
  return onServerOrStores(
    async (server) => (await askServer(server, rotateSigningKeys, { atOnce })).data,
    async (context) => {
      const { embedded, issuer } = await createIdentity(context, context.config);
      if (!embedded) throw new CommandError(`Tokens are signed by ${issuer}: its keys are changed there.`);
      const { kid, oldCountUntil } = await embedded.rotateKeys(atOnce);
      return { kid, oldCountUntil: oldCountUntil.toISOString() };
    },
  );
}

function rotatedText({ kid, oldCountUntil }: RotatedKeys, atOnce: boolean): string {
  if (atOnce)
    return `The key ${kid} signs from now on. What other keys have signed counts no more, on other servers in a minute.`;
  const until = oldCountUntil.slice(0, 16).replace('T', ' ');
  return `The key ${kid} signs from now on. Tokens of those before count until they end, ${until} UTC at the latest.`;
}
