import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { SiteContext } from '../../frame/site-context.ts';
import { PreviewApp, type PreviewAppProps } from './PreviewApp.tsx';

/** Draws the site into the page. */
export function mountPreview(
  root: HTMLElement,
  context: SiteContext,
  heard: Omit<PreviewAppProps, 'context'>,
): void {
  createRoot(root).render(
    <Suspense fallback={null}>
      <PreviewApp context={context} {...heard} />
    </Suspense>,
  );
}
