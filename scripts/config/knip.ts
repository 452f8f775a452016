import path from 'node:path';
import type { KnipConfig } from 'knip';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The apps begin in HTML: their scripts as imports. */
function scriptsOf(html: string, file: string): string {
  const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map((found) => found[1] ?? '');
  const folder = path.dirname(file);
  return sources
    .map((source) =>
      source.startsWith('/') ? path.relative(folder, path.join(ROOT, source)) : source,
    )
    .map((source) => `import './${source.replace(/^\.\//, '')}';`)
    .join('\n');
}

/** Stylesheets name the packages of their fonts. */
function importsOf(css: string): string {
  const sources = [...css.matchAll(/@import '([^']+)'/g)].map((found) => found[1] ?? '');
  return sources.map((source) => `import '${source}';`).join('\n');
}

const config: KnipConfig = {
  // Those with an exclamation mark make the product. With `--production` only they count: what
  // nothing but tests and benches uses is dead.
  entry: [
    'scripts/!(bench).{ts,mjs}!',
    'scripts/bench.ts',
    'scripts/codegen/*.ts!',
    'scripts/bootstrap/build-when-stale.mjs!',
    'scripts/dev/dev.ts!',
    'scripts/check/{knip-reporter.ts,read-tsx.mjs}!',
    'scripts/config/playwright.config.ts',
    'src/server/{main,picture-process/main}.ts!',
    'src/site/boot/{entry-server.tsx,service-worker.ts}!',
    'src/{site,office}/*.html!',
    'src/ui/{fonts,textures}/*.css!',
    'builder/*.html!',
    'tests/{unit,api,checks}/**/*.test.{ts,tsx}',
    // Collected by tests/support/access/access-fixtures.ts.
    'tests/api/*.access.ts',
    'tests/e2e/**/*.spec.ts',
    'tests/{bench,faults}/*.ts',
    'tests/support/{build-when-missing,e2e-server,own-postgres}.ts',
  ],
  project: [
    '{src,builder,scripts}/**/*.{ts,tsx,mjs}!',
    '!scripts/config/**!',
    'tests/**/*.{ts,tsx,mjs}',
    'src/ui/{fonts,textures}/*.css!',
    // The exact return of a game is for tests and benches alone.
    '!src/games/*/proof/**!',
  ],
  ignore: ['**/generated/**'],
  // What a file uses itself is not dead; that it is exported too tells a reader what it stands on.
  ignoreExportsUsedInFile: true,
  // Run by name or by one another: see scripts/check.
  ignoreDependencies: ['@swc/core', 'dependency-cruiser', 'oxfmt', 'oxlint', 'oxlint-tsgolint'],
  ignoreBinaries: ['apt-get', 'redis-server'],
  compilers: { html: scriptsOf, css: importsOf },
};

// knip takes its settings as the default export.
export default config;
