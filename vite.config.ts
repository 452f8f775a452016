import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { testConfig } from './scripts/config/vitest.ts';

const packages = (names: string): RegExp =>
  new RegExp(`[\\\\/]node_modules[\\\\/](?:${names})[\\\\/]`);

/**
 * Libraries stay in chunks of their own, so that a change of ours leaves them in the caches.
 * `entriesAware` cuts each by who needs it. Without it one dialog loads all of MUI (66 kB gz more),
 * and the first screen loads pixi; with `entriesAwareMergeThreshold` a dialog still loads 50 kB more.
 */
const CHUNKS = [
  // vite's loader of lazy chunks: any group that has a lazy import would swallow it.
  { name: 'lazy', test: /preload-helper/, priority: 5 },
  // All that a page of the site loads before somebody touches it: one request, not one a module.
  {
    name: 'first',
    test: /[\\/]src[\\/]site[\\/](?:boot|frame)[\\/](?:load-chunk|pending-chunk|start-failure|typed-texts|install-prompt)\.ts$/,
    priority: 5,
  },
  { name: 'react', test: packages('react|react-dom|scheduler'), priority: 4 },
  { name: 'mui', test: packages('@mui|@emotion|stylis'), priority: 3, entriesAware: true },
  { name: 'rjsf', test: packages('@rjsf|ajv|ajv-formats'), priority: 2, entriesAware: true },
  { name: 'pixi', test: packages('pixi\\.js|@pixi'), priority: 1, entriesAware: true },
];

/** A page is read before it is touched: its scripts wait behind its picture and its letters. */
const scriptsLast: Plugin = {
  name: 'scripts-last',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { path }) =>
      path.includes('/src/site/')
        ? html.replaceAll(
            /<(?:script type="module"|link rel="modulepreload")/g,
            '$& fetchpriority="low"',
          )
        : html,
  },
};

/**
 * The web apps. `scripts/build.ts` adds what differs between the browsers' build and the render
 * bundle; `test` is vitest's.
 */
export default defineConfig({
  base: '/',
  publicDir: false,
  plugins: [react(), scriptsLast],
  // The server puts each answer's own nonce here.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    // Every browser of the target knows modulepreload, and the polyfill would be one more script.
    modulePreload: { polyfill: false },
    // A font or script as a data: address is against the pages' content policy.
    assetsInlineLimit: 0,
    sourcemap: 'hidden',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // Where the time went is of interest to who asks for it.
      checks: { bundlerTimings: false },
      output: {
        // The group before the entries that share the chunk, or names would grow with every screen.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  test: testConfig,
});
