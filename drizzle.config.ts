/** For `npx drizzle-kit generate`, which writes the next migration from the tables; see src/stores/postgres/migrations.ts. */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    'organisations',
    'users',
    'subscriptions',
    'topics',
    'topic-revisions',
    'settings',
    'oidc-payloads',
    'signing-keys',
    'sentiment-corrections',
    'custom-entities',
    'entity-lists',
    'preferences',
    'post-tags',
    'post-notes',
    'hidden-mentions',
    'exports',
    'export-parts',
    'saved-views',
    'sources',
    'source-follows',
    'source-claims',
    'source-hours',
    'source-mentions',
    'source-spending',
    'websub-subscriptions',
  ].map((table) => `./src/stores/postgres/${table}.ts`),
  out: './node_modules/.cache/drizzle',
});
