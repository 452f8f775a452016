import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import type { PageInput, PagePlace, RenderedPage } from '#brand/page/page-input.ts';
import type { SitePlan } from '#brand/site-plan.ts';

/** The site's own components, built for the server. */
export interface SiteBundle {
  /** Renders in a worker thread: it takes 25 to 60 ms, which must not block the event loop. */
  renderPage(input: PageInput): Promise<RenderedPage>;
  /** Stops the worker threads; pages that are being rendered fail. */
  close(): Promise<void>;
  /** Texts that the first screen of an address needs. */
  firstNamespaces(plan: SitePlan, url: string): readonly string[];
  /** What is at an address, as the plan has it. */
  placeAt(plan: SitePlan, url: string): PagePlace;
  /** Sources of the build that a theme's fonts need. */
  fontSources(theme: SitePlan['theme']): {
    stylesheets: readonly string[];
    preloads: readonly string[];
  };
  /** Source of the build with the texture of a recipe. */
  textureSource(recipe: SitePlan['theme']['recipe']): string;
}

/** Worker threads that render pages: one core is left for the event loop. */
export const RENDER_THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));

/**
 * Loads the render bundle here and in the worker threads. The server imports no screen: it finds
 * them in the bundle.
 * @throws Error when there is no bundle or it lacks an export
 */
export async function loadSiteBundle(file: string): Promise<SiteBundle> {
  const built = await stat(file).catch(() => null);
  if (built === null) throw new Error(`no render bundle at ${file}: run npm run build`);
  const module = (await import(pathToFileURL(file).href)) as Partial<SiteBundle>;
  const { renderPage, firstNamespaces, placeAt, fontSources, textureSource } = module;
  if (
    renderPage === undefined ||
    firstNamespaces === undefined ||
    placeAt === undefined ||
    fontSources === undefined ||
    textureSource === undefined
  ) {
    throw new TypeError(`${file} lacks an export of the site's bundle`);
  }
  const threads = new Piscina<PageInput, RenderedPage>({
    filename: file,
    name: 'renderPage',
    minThreads: 1,
    maxThreads: RENDER_THREADS,
    idleTimeout: 60_000,
  });
  return {
    renderPage: (input) => threads.run(input),
    close: () => threads.destroy(),
    firstNamespaces,
    placeAt,
    fontSources,
    textureSource,
  };
}
