/**
 * Who may import whom (see CONTRIBUTING.md). Every rule is an error. A test may reach further than the code beside it,
 * except in the contract, the engine and the web, which are tested with nothing but themselves.
 */
const TEST = '\\.test\\.tsx?$';
const packages = (...names) => `^node_modules/(?:@types/)?(?:${names.join('|')})(?:/|$)`;

/** A room and the only places of the project it may import from. */
function room(name, allowed, { testsToo = false } = {}) {
  return {
    name: `${name.replaceAll('/', '-')}-imports`,
    comment: `${name} may import only: ${allowed.join(', ')}`,
    severity: 'error',
    from: { path: `^src/${name}/`, pathNot: testsToo ? [] : [TEST] },
    to: {
      path: '^(?:src|tests|bench|scripts)/',
      pathNot: allowed.map((place) => (place.endsWith('.ts') ? `^src/${place.replace('.', '\\.')}$` : `^src/${place}/`)),
    },
  };
}

/** A room that runs anywhere: no Node, and only the packages named. */
function pure(name, allowed) {
  return {
    name: `${name}-packages`,
    comment: `${name} may use only the packages ${allowed.join(', ')}, and nothing of Node`,
    severity: 'error',
    from: { path: `^src/${name}/`, pathNot: [TEST] },
    to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: [packages(...allowed)] },
  };
}

module.exports = {
  forbidden: [
    room('contract', ['contract'], { testsToo: true }),
    room('engine', ['engine', 'contract'], { testsToo: true }),
    room('stores', ['stores', 'engine', 'contract', 'watch.ts', 'time-limit.ts']),
    room('stores/postgres', ['stores/postgres', 'stores/migration-files.ts', 'engine', 'contract', 'watch.ts']),
    room('stores/clickhouse', [
      'stores/clickhouse',
      'stores/migration-files.ts',
      'engine',
      'contract',
      'watch.ts',
      'time-limit.ts',
    ]),
    room('outside', [
      'outside',
      'engine',
      'contract',
      'watch.ts',
      'at-once.ts',
      'direct-fetch.ts',
      'joined-signals.ts',
      'time-limit.ts',
    ]),
    room('services', [
      'services',
      'stores',
      'outside',
      'engine',
      'contract',
      'watch.ts',
      'at-once.ts',
      'together.ts',
      'joined-signals.ts',
      'priorities.ts',
      'time-limit.ts',
    ]),
    // The door for people reaches data only through verbs, where the tenant is checked.
    room('gateway', ['gateway', 'services', 'outside', 'engine', 'contract', 'watch.ts']),
    room('workers', ['workers', 'services', 'stores', 'outside', 'engine', 'contract', 'watch.ts']),
    room('commands', [
      'commands',
      'gateway',
      'workers',
      'services',
      'stores',
      'outside',
      'engine',
      'contract',
      'config.ts',
      'context.ts',
      'watch.ts',
      'direct-fetch.ts',
      'priorities.ts',
      'time-limit.ts',
    ]),
    room('web', ['web', 'engine', 'contract'], { testsToo: true }),
    room('web/features', ['web/features', 'web/ui', 'web/lib', 'web/i18n', 'web/theme', 'engine', 'contract'], {
      testsToo: true,
    }),
    // The editor of a query runs the very parser the server runs.
    room('web/ui', ['web/ui', 'web/lib', 'web/i18n', 'web/theme', 'engine/query', 'contract'], { testsToo: true }),
    room('web/lib', ['web/lib', 'web/i18n', 'web/theme', 'engine', 'contract'], { testsToo: true }),
    room('web/i18n', ['web/i18n', 'web/lib', 'contract'], { testsToo: true }),
    room('web/theme', ['web/theme', 'web/lib', 'contract'], { testsToo: true }),
    pure('contract', ['zod']),
    pure('engine', ['zod', 'date-fns', '@date-fns/tz', 'opencc-js']),
    {
      name: 'features-apart',
      comment: 'A feature never imports another; what both need belongs to ui, lib or the contract.',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    },
    {
      name: 'doors-of-outside-apart',
      comment: 'Each door to the outside stands alone, so that it can be replaced by its fake.',
      severity: 'error',
      from: { path: '^src/outside/([^/]+)/', pathNot: [TEST] },
      to: { path: '^src/outside/', pathNot: '^src/outside/$1/' },
    },
    {
      name: 'nothing-points-back',
      comment: 'config.ts and context.ts are for main.ts and the commands; everybody else is handed what he needs.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(?:main|config|context)\\.ts$', '^src/commands/', TEST] },
      to: { path: '^src/(?:main|config|context)\\.ts$' },
    },
    {
      name: 'main-is-the-end',
      comment: 'Nobody imports main.ts.',
      severity: 'error',
      from: {},
      to: { path: '^src/main\\.ts$' },
    },
    {
      name: 'no-node-in-the-web',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'http-stays-at-the-door',
      comment: 'Verbs and stores know nothing of HTTP servers.',
      severity: 'error',
      from: { path: '^src/(?:services|stores|engine|contract|workers)/', pathNot: [TEST] },
      to: { path: packages('fastify', '@fastify/[^/]+') },
    },
    {
      name: 'program-without-tests',
      comment: 'What ships imports neither tests nor their tools.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TEST] },
      to: { path: [TEST, '^tests/', packages('vitest', 'fast-check', 'playwright', '@playwright/test')] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
};
