/**
 * The import law: routes -> features -> ui, api -> contract -> domain; server and web meet only in
 * the contract, rendering apart; SQL lives only in stores, migrations and server/db.
 */

const ours = '^(src|db|content|test|e2e|bench)/';
const test = '\\.test\\.tsx?$';
const features = [
  'home',
  'wishlists',
  'gifts',
  'claims',
  'gallery',
  'gift-finder',
  'insights',
  'consent',
  'ads',
  'analytics',
  'offline',
  'shell',
];
/** What these share is one act: to put a gift on one of "my wishlists". */
const giving = ['home', 'gallery', 'gift-finder'];

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

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    mayImport('content', [], { packages: false }),
    mayImport('db/migrations', ['^node_modules/kysely/'], { packages: false }),
    mayImport('src/domain', [], { packages: false }),
    mayImport('src/contract', [domain, '^node_modules/zod/'], { packages: false }),
    mayImport('src/finder', ['^node_modules/zod/'], { packages: false }),
    mayImport('src/product-page', [domain, '^node_modules/(cheerio|jsonrepair)/'], {
      packages: false,
    }),
    mayImport('src/server', [
      domain,
      contract,
      '^src/finder/',
      '^src/product-page/',
      '^content/',
      '^db/',
      web('assets-manifest\\.ts$'),
      web('entry-server\\.tsx?$'),
      '^dist/server/',
    ]),
    mayImport('src/web', [contract, domain, '^content/', '^src/web/']),
    mayImport('src/web/ui', []),
    mayImport('src/web/i18n', ['^content/i18n/', contract, domain]),
    mayImport('src/web/api', [contract, domain, web('i18n/')]),
    mayImport('src/web/browser', [contract, domain]),
    ...features.map((feature) =>
      mayImport(`src/web/${feature}`, [
        contract,
        domain,
        web('(ui|i18n|api|browser)/'),
        ...(giving.includes(feature) ? [web('(wishlists|gallery)/')] : []),
      ]),
    ),
    {
      name: 'features-are-used-by-routes-alone',
      comment: 'A part that two features need belongs to ui, api or browser.',
      severity: 'error',
      from: {
        path: '^src/web/',
        pathNot: [
          test,
          '^src/web/routes',
          web('states/'),
          web(`(${features.join('|')})/`),
          web('entry-'),
          web('static-page\\.ts$'),
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
          '\\.d\\.ts$',
          '^src/server/(main|dev|migrate|moderate|page-views)\\.ts$',
          web('after-paint\\.ts$'),
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
      to: { path: [test, '^(test|e2e|bench|scripts)/'] },
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
