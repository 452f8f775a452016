/**
 * The house's walls. Arrows run only downward:
 * schemas -> contract -> domain, brand -> ui -> games, staff -> server, site, agent, office, builder;
 * art is pure and may be used by brand, ui, games and everything above.
 */

/** What each layer may import besides itself and packages. */
const LAYERS = {
  'src/contract': ['schemas'],
  'src/domain': ['schemas', 'src/contract'],
  'src/art': [],
  'src/brand': ['schemas', 'src/contract', 'src/domain', 'src/art'],
  'src/ui': ['schemas', 'src/contract', 'src/domain', 'src/brand', 'src/art', 'brands/_base'],
  'src/staff': ['schemas', 'src/contract', 'src/domain', 'src/brand', 'src/art', 'src/ui'],
  'src/lotteries': ['src/contract', 'src/domain'],
  'src/games': ['schemas', 'src/contract', 'src/domain', 'src/brand', 'src/art', 'src/ui'],
};

const BELOW_APPS = Object.keys(LAYERS).filter((layer) => layer !== 'src/staff');
const SERVER_MAY = ['schemas', ...BELOW_APPS.filter((layer) => layer !== 'src/ui')];
const APP_MAY = ['schemas', 'brands/_base', 'brands/_registry', ...BELOW_APPS];

const downward = { ...LAYERS, 'src/server': SERVER_MAY };
for (const app of ['src/site', 'src/agent']) downward[app] = APP_MAY;
for (const app of ['src/office', 'builder']) downward[app] = [...APP_MAY, 'src/staff'];
// The site mounts the agent centre, lazily (see agent-is-lazy).
downward['src/site'] = [...APP_MAY, 'src/agent'];

const layerRules = Object.entries(downward).map(([layer, allowed]) => ({
  name: `layer-${layer.replace('src/', '')}`,
  severity: 'error',
  from: { path: `^${layer}/` },
  to: {
    path: '^(?:src|builder|schemas|brands|scripts|tests|dist)/',
    pathNot: [layer, ...allowed].map((folder) => `^${folder}/`),
  },
}));

/** Packages that draw: they need a browser, or bring React along. */
const UI_PACKAGES =
  'node_modules/(?:react|react-dom|react-router|react-router-dom|react-i18next|jotai|swr|pixi\\.js|@mui|@emotion|@rjsf|@phosphor-icons|@fontsource|@fontsource-variable)/';

/** What runs in the browser too. */
const PURE =
  '^src/(?:contract/(?!codegen/)|domain/|lotteries/|art/|brand/(?!files/)|games/(?!generated/)[^/]+/(?:math/|proof/|[^/]+\\.ts$))';

const ownFolder = (name, folders) => ({
  name,
  comment: 'One feature does not reach into another: what two need goes a layer down.',
  severity: 'error',
  from: { path: `^(${folders})/(?!generated/)([^/]+)/` },
  to: { path: `^(?:${folders})/(?!generated/)[^/]+/`, pathNot: '^$1/$2/' },
});

module.exports = {
  forbidden: [
    ...layerRules,
    ownFolder('feature-apart', 'src/(?:server|agent|office)/features'),
    ownFolder('product-apart', 'src/server/products'),
    {
      name: 'site-features-in-order',
      comment: 'A site feature may build on another, never on one that builds on it.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/site/features/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'site-frame-below-features',
      severity: 'error',
      from: { path: '^src/site/frame/' },
      to: { path: '^src/site/(?:features|boot)/' },
    },
    {
      name: 'site-features-below-boot',
      severity: 'error',
      from: { path: '^src/site/features/' },
      to: { path: '^src/site/boot/' },
    },
    {
      name: 'brands-below-features',
      severity: 'error',
      from: { path: '^src/server/brands/' },
      to: { path: '^src/server/(?:(?:features|products|vendors|payments|demo)/|compose\\.ts$)' },
    },
    ownFolder('vendor-apart', 'src/server/vendors'),
    ownFolder('payment-apart', 'src/server/payments'),
    {
      name: 'game-apart',
      comment: 'A title does not reach into another: what two need is in the kit.',
      severity: 'error',
      from: { path: '^src/games/(?!generated/)([^/]+)/' },
      to: { path: '^src/games/(?!kit/)[^/]+/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'agent-is-lazy',
      comment: 'Players who are no agents do not load the agent centre.',
      severity: 'error',
      from: { path: '^src/site/' },
      to: { path: '^src/agent/', dynamic: false },
    },
    {
      name: 'staff-without-site-plan',
      comment: 'Staff apps load no site plan: what reads it throws there.',
      severity: 'error',
      from: { path: '^(?:src/(?:office|staff)|builder)/' },
      to: { path: '^src/ui/plan/', reachable: true },
    },
    {
      name: 'server-draws-nothing',
      comment: 'The server loads the built render bundle; it imports no UI.',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: [UI_PACKAGES, '\\.tsx$', '^src/games/[^/]+/stage/'] },
    },
    {
      name: 'stage-without-math',
      comment: 'The server decides, the stage replays: no outcome is computed while drawing.',
      severity: 'error',
      from: { path: '^src/games/[^/]+/stage/' },
      to: { path: '^src/games/[^/]+/math/' },
    },
    {
      name: 'math-draws-nothing',
      severity: 'error',
      from: { path: '^src/games/(?!generated/)[^/]+/(?:math/|[^/]+\\.ts$)' },
      to: { path: ['^src/ui/', '^src/games/[^/]+/stage/'] },
    },
    {
      name: 'pure-layers',
      comment: 'Rules, brands, art and game math run anywhere: no Node, no UI.',
      severity: 'error',
      from: { path: PURE },
      to: { path: UI_PACKAGES },
    },
    {
      name: 'pure-layers-without-node',
      severity: 'error',
      from: { path: PURE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'brand-files-on-the-server',
      comment: 'Reading manifests from a disk is for the server and the scripts.',
      severity: 'error',
      from: { path: '^(?:src/(?:site|agent|office|staff|ui|games|brand/(?!files/))|builder)/' },
      to: { path: '^src/brand/files/' },
    },
    {
      name: 'platform-below-features',
      comment: 'app.ts and main.ts alone wire features, vendors, payments and ledger together.',
      severity: 'error',
      from: { path: '^src/server/platform/' },
      to: {
        path: '^src/server/(?:account|cash|identity|promotion|tree|play|features|products|vendors|outside|payments|ledger)/',
      },
    },
    {
      name: 'rooms-below-features',
      comment: 'Subjects that several features need know none of them.',
      severity: 'error',
      from: { path: '^src/server/(?:account|cash|identity|promotion|tree|play)/' },
      to: { path: '^src/server/(?:features|products|vendors|outside|payments|demo|brands)/' },
    },
    {
      name: 'account-below-rooms',
      comment:
        'Lock, status, exclusion, limits and codes of a member: every other subject stands on them.',
      severity: 'error',
      from: { path: '^src/server/account/' },
      to: { path: '^src/server/(?:cash|identity|promotion|tree|play)/' },
    },
    {
      name: 'ledger-below-features',
      severity: 'error',
      from: { path: '^src/server/ledger/' },
      to: {
        path: '^src/server/(?:account|cash|identity|promotion|tree|play|features|products|vendors|outside|payments)/',
      },
    },
    {
      name: 'adapters-behind-their-port',
      comment: 'A feature knows the port of vendors and payments, never one of them.',
      severity: 'error',
      from: { path: '^src/server/(?:features|products)/' },
      to: { path: '^src/server/(?:vendors|payments)/[^/]+/' },
    },
    {
      name: 'features-below-wiring',
      severity: 'error',
      from: { path: '^src/server/(?:vendors|outside|payments|products)/' },
      to: { path: '^src/server/features/' },
    },
    {
      name: 'money-through-the-wager',
      comment: 'A product and a vendor stake, pay and give back through the wager alone.',
      severity: 'error',
      from: { path: '^src/server/(?:products|vendors)/' },
      to: {
        path: [
          '^src/server/ledger/(?:ledger|holds|post-in|post-set|lock-wallet)\\.ts$',
          '^src/server/account/safer-play/judge-play\\.ts$',
          '^src/server/promotion/turnover/(?:play-terms|bonus-stake\\.store)\\.ts$',
        ],
      },
    },
    {
      name: 'no-circles',
      comment: 'Types of the contract name one another; at run time there is nothing of them.',
      severity: 'error',
      from: { path: '^(?:src|builder|scripts)/', pathNot: '^src/contract/generated/types/' },
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '[.](?:css|svg|png|webp|woff2)' },
    },
    {
      name: 'no-development-package-at-run-time',
      severity: 'error',
      from: { path: '^(?:src|builder)/', pathNot: '^src/contract/codegen/' },
      to: { dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'declared-packages',
      severity: 'error',
      from: { path: '^(?:src|builder|scripts)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    // TypeScript 7 has no programming interface: with its parser nothing would be read.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
