/**
 * The closed vocabulary: which folders and, where it is worth closing, which files a room may hold. A new noun is a new
 * word in this table, added on purpose and seen in review. `*` stands for any one folder.
 */
export interface Room {
  at: string;
  folders: readonly string[];
  /** File names up to the first dot; `any` where the folder's own rule is only that names are kebab-case. */
  files: readonly string[] | 'any';
}

/** What people call a thing for which they have no name yet. */
export const BANNED = [
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'misc',
  'miscellaneous',
  'index',
  'stuff',
  'lib2',
  'shared',
];

export const ROOMS: readonly Room[] = [
  {
    at: 'src',
    folders: ['contract', 'engine', 'services', 'stores', 'outside', 'gateway', 'workers', 'commands', 'web'],
    files: ['main', 'config', 'context'],
  },
  {
    at: 'src/contract',
    folders: ['analysis'],
    files: [
      'accounts',
      'corrections',
      'demo',
      'endpoint',
      'enrich',
      'entities',
      'errors',
      'exports',
      'filter',
      'functions',
      'health',
      'hidden',
      'home',
      'limits',
      'media-types',
      'notes',
      'posts',
      'preferences',
      'preview',
      'query',
      'reactions',
      'saved-views',
      'tags',
      'text',
      'themes',
      'topics',
      'variants',
    ],
  },
  { at: 'src/contract/analysis', folders: [], files: 'any' },
  { at: 'src/engine', folders: ['query', 'text', 'language', 'matching', 'sentiment', 'themes', 'analysis', 'demo'], files: [] },
  { at: 'src/engine/demo', folders: ['words'], files: 'any' },
  { at: 'src/engine/query', folders: ['parse', 'compile'], files: 'any' },
  { at: 'src/engine/*/*', folders: [], files: 'any' },
  { at: 'src/engine/*', folders: [], files: 'any' },
  {
    at: 'src/services',
    folders: ['topics', 'mentions', 'triage', 'entities', 'analysis', 'comparison', 'exports', 'views', 'accounts', 'demo'],
    files: ['environment', 'errors', 'parse'],
  },
  { at: 'src/services/*', folders: [], files: 'any' },
  {
    at: 'src/stores',
    folders: ['postgres', 'clickhouse'],
    files: ['data-lock', 'migration-files', 'model-files', 'package-root'],
  },
  { at: 'src/stores/postgres', folders: ['migrations'], files: 'any' },
  { at: 'src/stores/clickhouse', folders: ['migrations', 'queries'], files: 'any' },
  { at: 'src/stores/*/*', folders: [], files: 'any' },
  { at: 'src/outside', folders: ['identity', 'language-model', 'sentiment'], files: [] },
  { at: 'src/outside/*', folders: [], files: 'any' },
  { at: 'src/gateway', folders: ['routes', 'functions', 'plugins'], files: 'any' },
  { at: 'src/gateway/*', folders: [], files: 'any' },
  { at: 'src/workers', folders: [], files: 'any' },
  { at: 'src/commands', folders: [], files: 'any' },
  { at: 'src/web', folders: ['app', 'features', 'ui', 'lib', 'i18n', 'theme', 'public'], files: ['index'] },
  { at: 'src/web/app', folders: [], files: 'any' },
  { at: 'src/web/features', folders: ['session', 'home', 'topics', 'names', 'analysis', 'comparison'], files: [] },
  { at: 'src/web/features/*', folders: ['pages', 'components'], files: 'any' },
  { at: 'src/web/features/*/*', folders: [], files: 'any' },
  { at: 'src/web/ui', folders: ['chart', 'drawing', 'filter', 'query-editor'], files: 'any' },
  { at: 'src/web/ui/*', folders: [], files: 'any' },
  { at: 'src/web/lib', folders: [], files: 'any' },
  { at: 'src/web/theme', folders: [], files: 'any' },
  { at: 'src/web/public', folders: [], files: 'any' },
  { at: 'src/web/i18n', folders: ['en', 'zh-Hant'], files: 'any' },
  {
    at: 'src/web/i18n/*',
    folders: [],
    files: ['analysis', 'app', 'comparison', 'errors', 'exports', 'home', 'names', 'query', 'session', 'topics', 'views'],
  },
  { at: 'tests', folders: ['house', 'journeys', 'faults', 'conformance', 'support'], files: [] },
  { at: 'tests/house', folders: ['checks'], files: 'any' },
  { at: 'tests/journeys', folders: ['support'], files: 'any' },
  { at: 'tests/*', folders: [], files: 'any' },
  { at: 'tests/*/*', folders: [], files: 'any' },
  { at: 'bench', folders: [], files: 'any' },
  { at: 'train', folders: ['language', 'segmenter', 'sentiment'], files: 'any' },
  { at: 'train/*', folders: [], files: 'any' },
  { at: 'accuracy', folders: [], files: 'any' },
  { at: 'scripts', folders: [], files: 'any' },
];
