/**
 * The development mode: Vite serves the modules of the web apps and passes everything else on to the
 * server, so both are on the same hosts. The server is bundled again after each edit of its sources.
 */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { context } from 'esbuild';
import { build, createServer, mergeConfig, type Rolldown, type ViteDevServer } from 'vite';
import { renderBundle, webFolder } from '#server/platform/places.ts';
import { renderBuild } from '../build/build-render.ts';
import { serverBuild } from '../build/build-server.ts';
import { writeDevWeb } from './dev-web.ts';
import { regenerate } from './regenerate.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';
import { freePort } from './free-port.ts';

const BUILD_DIR = 'dist/dev';
const PROGRAM = `${BUILD_DIR}/server/main.js`;
const RENDER = path.dirname(renderBundle(BUILD_DIR));
/** Sources of the web apps are below it; every other address is the server's. */
const BASE = '/__dev/';
/** Edits that come together, as from an editor that saves all, are one. */
const SETTLE_MS = 40;
const WATCHED = ['src', 'builder', 'schemas'];

const port = Number(process.env['PORT'] ?? 3000);
const serverPort = await freePort();
const server = serverProcess(PROGRAM, {
  PORT: String(serverPort),
  PUBLIC_PORT: String(port),
  HOST: '127.0.0.1',
  // The development server in front names the visitor's address.
  TRUST_PROXY: '1',
  BUILD_DIR,
  NODE_ENV: 'production',
});

// The render bundle holds the React of production, and Vite reads the variable once for each build.
process.env['NODE_ENV'] = 'production';
let onRender: () => Promise<void> = () => Promise.resolve();
const render = await watchRender(() => onRender());
process.env['NODE_ENV'] = 'development';
const vite = await openVite(server);
// Its optimizer of packages starts here, and every module waits for it.
await vite.listen();
const writeStyles = await writeDevWeb(webFolder(BUILD_DIR), RENDER, vite);
const bundle = await context(serverBuild(PROGRAM));
let sources: ReadonlySet<string> = new Set();
sources = await rebuildServer();
onRender = async () => {
  await writeStyles();
  await server.restart();
};
await onRender();
vite.watcher.add(WATCHED);
watchSources(vite);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

/** Bundles the server. @returns its source files, or those of the last build where it does not compile */
async function rebuildServer(): Promise<ReadonlySet<string>> {
  const built = await bundle.rebuild().catch(() => null);
  // esbuild has printed the error with its place.
  if (built === null) return sources;
  return new Set(Object.keys(built.metafile.inputs).map((file) => path.resolve(file)));
}

async function openVite(target: ServerProcess): Promise<ViteDevServer> {
  return createServer({
    base: BASE,
    appType: 'custom',
    clearScreen: false,
    cacheDir: 'node_modules/.cache/vite-dev',
    server: {
      // A checkout may share the packages of another one.
      fs: { allow: ['.', realpathSync('node_modules')] },
      host: process.env['HOST'] ?? '127.0.0.1',
      port,
      strictPort: true,
      proxy: {
        [`^/(?!${BASE.slice(1)})`]: {
          target: `http://127.0.0.1:${serverPort}`,
          ws: true,
          xfwd: true,
        },
      },
    },
    plugins: [
      {
        name: 'wait-for-server',
        configureServer: ({ middlewares }) => {
          // A request that arrives during a restart waits for its end.
          middlewares.use((request, _response, next) => {
            if (request.url?.startsWith(BASE) === true) next();
            else void target.ready().then(() => next());
          });
        },
      },
    ],
  });
}

/** Builds the render bundle after each edit of what it draws. Resolves after the first build. */
async function watchRender(onBuilt: () => Promise<void>): Promise<Rolldown.RolldownWatcher> {
  const config = mergeConfig(renderBuild(RENDER), {
    build: { watch: {}, ssrEmitAssets: true, cssCodeSplit: false },
  });
  const watcher = (await build(config)) as Rolldown.RolldownWatcher;
  await new Promise<void>((resolve) => {
    watcher.on('event', (event) => {
      if (event.code === 'BUNDLE_END') void event.result.close();
      if (event.code === 'ERROR') console.error(event.error.message);
      if (event.code === 'END') void onBuilt().then(resolve);
    });
  });
  return watcher;
}

function watchSources({ watcher }: ViteDevServer): void {
  const edited = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', (_event, file) => {
    edited.add(path.resolve(file));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...edited];
      edited.clear();
      void answerEdits(files);
    }, SETTLE_MS);
  });
}

async function answerEdits(files: readonly string[]): Promise<void> {
  const schemas = files.filter(
    (file) => file.endsWith('.json') && file.startsWith(path.resolve('schemas')),
  );
  if (schemas.length > 0) await regenerate();
  const isMigration = files.some((file) => file.endsWith('.sql'));
  if (!isMigration && !files.some((file) => sources.has(file))) return;
  sources = await rebuildServer();
  await server.restart();
}

async function stop(): Promise<void> {
  await Promise.all([server.stop(), vite.close(), render.close(), bundle.dispose()]);
  process.exit(0);
}
