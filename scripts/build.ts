/** `npm run build`: the server, the web apps and the render bundle, into dist/. */
import { buildRender } from './build/build-render.ts';
import { buildServer } from './build/build-server.ts';
import { buildWeb } from './build/build-web.ts';
import { buildWorker } from './build/build-worker.ts';
import { compressAssets } from './build/compress-assets.ts';

// Whoever builds, what is built is for production: React and JSX ask this.
process.env['NODE_ENV'] = 'production';

/** Runs one step and says what it took. */
async function step(name: string, work: () => Promise<string>): Promise<void> {
  const since = performance.now();
  const told = await work();
  console.log(`${name}: ${told}, ${((performance.now() - since) / 1000).toFixed(1)} s`);
}

await step('server', () => buildServer());
await step('web apps', buildWeb);
await step('service worker', buildWorker);
await step('render bundle', buildRender);
await step('compressed copies', compressAssets);
