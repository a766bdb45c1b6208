/** `source add-webhook`: an address to which other programs send posts. */
import { type Command, Option } from 'commander';
import { readConfig } from '../config.ts';
import { MEDIA_TYPES } from '../contract/media-types.ts';
import { operatorAddWebhook } from '../contract/webhooks.ts';
import { addWebhook } from '../services/sources/add-webhook.ts';
import { askServer } from './ask-server.ts';
import { onServerOrStores } from './server-or-stores.ts';
import { json } from './table.ts';

interface WebhookOptions {
  mediaType: (typeof MEDIA_TYPES)[number];
  json: boolean;
}

export function webhookCommand(source: Command): void {
  source
    .command('add-webhook')
    .description('make an address to which other programs send posts, for all organisations; it is shown once')
    .argument('<name>', 'what it is called in the list')
    .addOption(new Option('--media-type <type>', 'of posts that name none').choices(MEDIA_TYPES).default('website'))
    .option('--json', 'for programs', false)
    .action(async (name: string, { json: isJson, mediaType }: WebhookOptions) => {
      const input = { name, mediaType };
      const added = await onServerOrStores(
        async (server) => (await askServer(server, operatorAddWebhook, input)).data,
        (environment) => addWebhook(environment, readConfig().publicUrl, input),
      );
      console.log(isJson ? json([added]) : webhookText(added));
    });
}

export function webhookText({ source, url }: { source: { id: number }; url: string }): string {
  return [
    `Posts are sent to this address, as source ${source.id}. Whoever has it may send; it cannot be shown again:`,
    url,
    'POST there one post, an array of posts (application/json) or JSON lines (application/x-ndjson), as "import" reads them.',
  ].join('\n');
}
