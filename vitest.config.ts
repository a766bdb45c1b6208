/**
 * The tests, by what they stand on. `engine`, `pglite` and `postgres` keep one process for all files of a worker, or reading modules and opening stores
 * would take more time than the tests: each file finds its stores empty (tests/support/stores.ts). `postgres` runs those of services and stores
 * that ask Postgres once more, on a real one: of the gateway the tests ask Postgres only through services; `cluster` some on a cluster of ClickHouse.
 * `alone` has a process for each file.
 * `conformance` reads public suites that are not part of the project. Forks, because chDB and PGlite are native and end with their process.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const onStores = ['services', 'stores'];
const onEmbeddedOnly = ['gateway', 'workers'];

/** What opens chDB in a folder of its own, of which a process has one; what starts processes and servers; and what puts a module in the place of another. */
const alone = [
  'src/*.test.ts',
  'src/{commands,outside}/**/*.test.ts',
  'src/stores/clickhouse/**/*.test.ts',
  'src/gateway/routes/sign-in-races.test.ts',
  'src/services/sources/drop-folder.test.ts',
  'src/services/accounts/{derived-passwords,password}.test.ts',
];

/**
 * What writes, edits, searches and deletes, once more on a cluster of two shards (tests/support/cluster.ts). That every question is answered
 * there as on one server is held by src/stores/clickhouse/same-figures.test.ts and same-posts.test.ts.
 */
const onCluster = [
  'src/services/mentions/enrich.test.ts',
  'src/services/topics/{rematch,revisions}.test.ts',
  'src/services/analysis/{overview,who}.test.ts',
  'src/services/alerts/counted-windows.test.ts',
  'src/services/entities/read-with-names.test.ts',
];

/** Their own matter is ClickHouse, or text: what they ask of Postgres, the tests of topics, corrections and triage ask it too. */
const besidePostgres = [
  'src/services/{analysis,comparison,demo}/**',
  'src/services/exports/posts-csv.test.ts',
  'src/services/mentions/!(correct*).test.ts',
  'src/services/alerts/preview-reality.test.ts',
  'src/services/topics/advanced.test.ts',
];

/** A password takes half a second on purpose; those of `alone` are about that. */
const cheapPasswords = [
  { find: /^.*\/password-cost\.ts$/, replacement: fileURLToPath(new URL('tests/support/password-cost.ts', import.meta.url)) },
];

/** For projects with properties. */
const setupFiles = ['tests/support/seeded-properties.ts'];

/** A test that hangs ends; one on a busy machine, which may take ten times as long as alone, does not fail for that. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

/** What waits for what takes its time: a claim that ends, several starts of the program. `npm test` leaves them to `npm run faults`. */
const longFaults = ['tests/faults/{disk-full,paused-worker}.test.ts'];
const faultPatience = { testTimeout: 300_000, hookTimeout: 150_000 };

const testsOf = (rooms: string[]): string[] => rooms.map((room) => `src/${room}/**/*.test.ts`);

export default defineConfig({
  test: {
    pool: 'forks',
    // One a core: each holds both stores.
    maxWorkers: availableParallelism(),
    passWithNoTests: true,
    cache: false,
    globalSetup: ['tests/support/property-seed.ts', 'tests/support/stores-folder.ts'],
    projects: [
      {
        test: {
          name: 'engine',
          include: [...testsOf(['engine', 'contract']), 'tests/engine/**/*.test.ts'],
          isolate: false,
          setupFiles,
          ...patience,
        },
      },
      { test: { name: 'web', include: [...testsOf(['web']), 'tests/frames/**/*.test.ts'], setupFiles, ...patience } },
      { test: { name: 'house', include: ['tests/{house,deploy,looks}/**/*.test.ts'], ...patience } },
      {
        test: {
          name: 'pglite',
          include: [...testsOf([...onStores, ...onEmbeddedOnly]), 'tests/{access,api}/**/*.test.ts'],
          exclude: alone,
          alias: cheapPasswords,
          isolate: false,
          setupFiles,
          ...patience,
        },
      },
      {
        test: {
          name: 'postgres',
          include: testsOf(onStores),
          exclude: [...besidePostgres, ...alone],
          alias: cheapPasswords,
          isolate: false,
          globalSetup: ['tests/support/postgres-server.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'cluster',
          include: onCluster,
          alias: cheapPasswords,
          isolate: false,
          provide: { clickhouse: 'two shards' },
          ...patience,
        },
      },
      { test: { name: 'alone', include: alone, setupFiles, ...patience } },
      { test: { name: 'faults', include: ['tests/faults/**/*.test.ts'], exclude: longFaults, ...faultPatience } },
      { test: { name: 'long-faults', include: longFaults, ...faultPatience } },
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
