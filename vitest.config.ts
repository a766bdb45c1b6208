/**
 * The tests, by what they stand on. `postgres` runs those of services and stores that ask Postgres once more, on a real one: of the gateway
 * the tests ask Postgres only through services. `conformance` reads public suites that are not part of the project. Forks, because chDB and PGlite are native and end with their process.
 */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const onStores = ['services', 'stores'];
const onEmbeddedOnly = ['gateway', 'workers', 'commands', 'outside'];

/** Their own matter is ClickHouse, or text: what they ask of Postgres, the tests of topics, corrections and triage ask it too. */
const besidePostgres = [
  'src/stores/clickhouse/**',
  'src/services/{analysis,comparison,demo}/**',
  'src/services/exports/posts-csv.test.ts',
  'src/services/mentions/!(correct*).test.ts',
  'src/services/alerts/preview-reality.test.ts',
  'src/services/topics/advanced.test.ts',
];

/** For projects with properties. */
const setupFiles = ['tests/support/seeded-properties.ts'];

/** A test that hangs ends; one on a busy machine, which may take ten times as long as alone, does not fail for that. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

const testsOf = (rooms: string[]): string[] => rooms.map((room) => `src/${room}/**/*.test.ts`);

export default defineConfig({
  test: {
    pool: 'forks',
    // One a core: each holds both stores.
    maxWorkers: availableParallelism(),
    passWithNoTests: true,
    cache: false,
    globalSetup: ['tests/support/property-seed.ts'],
    projects: [
      {
        test: {
          name: 'engine',
          include: [...testsOf(['engine', 'contract']), 'tests/engine/**/*.test.ts'],
          setupFiles,
          ...patience,
        },
      },
      { test: { name: 'web', include: [...testsOf(['web']), 'tests/frames/**/*.test.ts'], setupFiles, ...patience } },
      { test: { name: 'house', include: ['tests/house/**/*.test.ts', 'tests/looks/**/*.test.ts'], ...patience } },
      {
        test: {
          name: 'pglite',
          include: [...testsOf([...onStores, ...onEmbeddedOnly]), 'src/*.test.ts', 'tests/access/**/*.test.ts'],
          setupFiles,
          ...patience,
        },
      },
      {
        test: {
          name: 'postgres',
          include: testsOf(onStores),
          exclude: besidePostgres,
          globalSetup: ['tests/support/postgres-server.ts'],
          ...patience,
        },
      },
      { test: { name: 'faults', include: ['tests/faults/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 60_000 } },
      {
        test: {
          name: 'conformance',
          include: ['tests/conformance/**/*.test.ts'],
          globalSetup: ['tests/conformance/shared-data.ts'],
          ...patience,
        },
      },
    ],
  },
});
