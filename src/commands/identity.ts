/** `identity rotate-keys`: for the embedded sign-in service. While a server runs on the data folder, it is asked. */
import type { Command } from 'commander';
import { createIdentity } from '../context.ts';
import { type RotatedKeys, rotateSigningKeys } from '../contract/operator-identity.ts';
import { askServer } from './ask-server.ts';
import { CommandError } from './run-with-context.ts';
import { onServerOrStores } from './server-or-stores.ts';

export function identityCommand(program: Command): void {
  const identity = program.command('identity').description('the sign-in service that is built in');
  identity
    .command('rotate-keys')
    .description('sign tokens with a new key from now on; nobody is signed out')
    .option('--json', 'for programs', false)
    .action(async ({ json: isJson }: { json: boolean }) => {
      const rotated = await rotate();
      console.log(isJson ? JSON.stringify(rotated) : rotatedText(rotated));
    });
}

function rotate(): Promise<RotatedKeys> {
  return onServerOrStores(
    async (server) => (await askServer(server, rotateSigningKeys, {})).data,
    async (context) => {
      const { embedded, issuer } = await createIdentity(context, context.config);
      if (!embedded) throw new CommandError(`Tokens are signed by ${issuer}: its keys are changed there.`);
      const { kid, oldCountUntil } = await embedded.rotateKeys();
      return { kid, oldCountUntil: oldCountUntil.toISOString() };
    },
  );
}

function rotatedText({ kid, oldCountUntil }: RotatedKeys): string {
  const until = oldCountUntil.slice(0, 16).replace('T', ' ');
  return `The key ${kid} signs from now on. Tokens of the one before count until they end, ${until} UTC at the latest.`;
}
