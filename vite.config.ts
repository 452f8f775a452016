import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { testConfig } from './scripts/config/vitest.ts';

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
      },
    },
  },
  test: testConfig,
});
