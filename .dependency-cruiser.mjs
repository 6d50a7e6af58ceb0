/**
 * The import law. In the browser: routes -> screens -> features -> shared parts -> ui, i18n, api,
 * browser -> contract -> domain. Server and web meet only in the contract, rendering apart. SQL
 * lives only in stores, migrations and server/db.
 */

const ours = '^(src|db|content|test|e2e|bench|drill)/';
const test = '\\.test\\.tsx?$';
const features = [
  'home',
  'wishlists',
  'items',
  'claims',
  'gallery',
  'gift-finder',
  'insights',
  'legal',
  'moderation',
  'consent',
  'ads',
  'analytics',
  'offline',
  'shell',
];
/** Parts of the product that several features share. They know no feature. */
const sharedParts = ['routing', 'loading', 'live', 'clipboard', 'images', 'illustrations'];
/** These let a visitor put a gift on one of "my wishlists". */
const giving = ['home', 'gallery', 'gift-finder'];

/** Folders of the server that know nothing of lists, pictures or gifts. */
const plumbing = ['http', 'response-cache', 'idempotency', 'concurrency', 'db', 'tracing'];

/** What a folder may import: itself, the named places, and npm and Node unless told otherwise. */
function mayImport(folder, places, { packages = true } = {}) {
  const name = folder.replace(/^src\//, '').replaceAll('/', '-');
  const allowed = [`^${folder}/`, ...places, ...(packages ? ['^node:', '^node_modules/'] : [])];
  return {
    name: `${name}-imports-only-what-it-may`,
    severity: 'error',
    from: { path: `^${folder}/`, pathNot: test },
    to: {
      pathNot: allowed,
      couldNotResolve: false,
      ...(packages ? { dependencyTypesNot: ['core'] } : {}),
    },
  };
}

const web = (place) => `^src/web/${place}`;
const contract = '^src/contract/';
const domain = '^src/domain/';

const inFinder = (place) => `^src/finder/${place}`;
/** Files of the gift finder that parsing and ranking share. */
const shared = '(age-range|exclusion|parsed-query|run-to-end|text-index)\\.ts$';
/**
 * The folders of the gift finder, from the lowest to the highest, each with what it may import of the finder. The first
 * three are one layer. Parsing and ranking do not know each other.
 */
const finderLayers = {
  text: 'stored/',
  stored: 'content/',
  content: 'text/',
  languages: '(content|text)/',
  tagger: '(content|stored|text)/',
  parse: `((content|languages|stored|tagger|text)/|${shared})`,
  rank: `((content|languages|stored|text)/|${shared})`,
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    mayImport('content', [], { packages: false }),
    mayImport('db/migrations', ['^node_modules/kysely/'], { packages: false }),
    mayImport('src/domain', [], { packages: false }),
    mayImport('src/contract', [domain, '^node_modules/zod/'], { packages: false }),
    mayImport('src/finder', [domain, '^node_modules/zod/'], { packages: false }),
    ...Object.entries(finderLayers).map(([layer, below]) =>
      mayImport(
        `src/finder/${layer}`,
        [domain, inFinder(below), ...(layer === 'content' ? ['^node_modules/zod/'] : [])],
        { packages: false },
      ),
    ),
    {
      name: 'finder-parts-between-layers-know-nothing-above',
      comment: 'Parsing and ranking share them.',
      severity: 'error',
      from: { path: inFinder(shared), pathNot: test },
      to: { path: inFinder('(parse|rank|tagger|knowledge|finder)(/|\\.ts$)') },
    },
    mayImport('src/product-page', [domain, '^node_modules/(css-select|htmlparser2|jsonrepair)/'], {
      packages: false,
    }),
    mayImport('src/server', [
      domain,
      contract,
      '^src/finder/',
      '^src/product-page/',
      '^content/',
      '^db/',
      web('document/assets-manifest\\.ts$'),
      web('entry-server\\.tsx?$'),
      '^dist/server/',
    ]),
    mayImport('src/web', [contract, domain, '^content/', '^src/web/']),
    mayImport('src/web/ui', ['^src/domain/hash-string\\.ts$']),
    mayImport('src/web/i18n', ['^content/i18n/', contract, domain]),
    mayImport('src/web/api', [contract, domain, web('i18n/')]),
    mayImport('src/web/browser', [contract, domain]),
    ...sharedParts.map((part) =>
      mayImport(`src/web/${part}`, [
        contract,
        domain,
        web(`(ui|i18n|api|browser|${sharedParts.join('|')})/`),
        '^content/',
      ]),
    ),
    ...features.map((feature) =>
      mayImport(`src/web/${feature}`, [
        contract,
        domain,
        web(`(ui|i18n|api|browser|${sharedParts.join('|')})/`),
        ...(giving.includes(feature) ? [web('(wishlists|gallery)/')] : []),
      ]),
    ),
    {
      name: 'features-are-used-by-screens-and-routes-alone',
      comment: 'A part that two features need is a shared part, or belongs to ui, api or browser.',
      severity: 'error',
      from: {
        path: '^src/web/',
        pathNot: [
          test,
          '^src/web/routes',
          web('(screens|states|boot)/'),
          web(`(${features.join('|')})/`),
          web('entry-'),
        ],
      },
      to: { path: web(`(${features.join('|')})/`) },
    },
    {
      name: 'sql-lives-in-stores',
      severity: 'error',
      from: {
        path: '^(src|db|content)/',
        pathNot: [test, '^src/server/db/', '\\.store\\.ts$', '^db/migrations/'],
      },
      to: { path: '^node_modules/(@types/)?(kysely|better-sqlite3|pg|pg-[^/]+)/' },
    },
    {
      name: 'plumbing-knows-no-noun',
      comment: 'What HTTP, caches and the database need of a list or a picture is handed in.',
      severity: 'error',
      from: { path: `^src/server/(${plumbing.join('|')})/`, pathNot: test },
      to: {
        path: [
          `^src/server/(?!(${plumbing.join('|')}|config)/)[^/]+/`,
          '^src/server/(app|services)\\.ts$',
        ],
      },
    },
    {
      name: 'use-cases-know-no-transport',
      comment: 'A call arrives in a file of routes; what it does can be called from anywhere.',
      severity: 'error',
      from: {
        path: `^src/server/(?!(${plumbing.join('|')}|pages)/)[^/]+/`,
        pathNot: [test, '\\.routes\\.ts$', '/item-form\\.ts$'],
      },
      to: { path: ['^src/server/(http|response-cache)/', '^node_modules/@fastify/'] },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: { path: ours },
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nothing imports and that imports nothing is forgotten.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^src/',
        pathNot: [
          test,
          '\\.d\\.m?ts$',
          '^src/server/(main|dev|migrate|moderate|page-views)\\.ts$',
          web('boot/load-app-after-paint\\.ts$'),
        ],
      },
      to: {},
    },
    {
      name: 'not-to-development-packages',
      comment: 'What runs in production is installed in production.',
      severity: 'error',
      from: { path: '^(src|db|content)/', pathNot: [test, '\\.stories\\.tsx$'] },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^node_modules/@types/',
      },
    },
    {
      name: 'not-to-what-is-not-there',
      severity: 'error',
      from: { path: ours },
      to: { couldNotResolve: true, pathNot: '^(\\.\\./)*dist/' },
    },
    {
      name: 'tests-stay-outside',
      comment: 'What runs in production imports nothing made for tests.',
      severity: 'error',
      from: { path: '^(src|db|content)/', pathNot: test },
      to: { path: [test, '^(test|e2e|bench|drill|scripts)/'] },
    },
  ],
  options: {
    // TypeScript 7 has no programming interface that dependency-cruiser knows: it would read nothing.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: '^(node_modules|dist)/' },
    exclude: { path: '^dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
