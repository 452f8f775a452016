import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Preview } from './usePreview.ts';

/** Keeps the page of the site in the frame in the address, and goes there when it is opened again. */
export function usePreviewPage({ path, facts, visit }: Preview): void {
  const [params, setParams] = useSearchParams();
  const asked = useRef(params.get('page'));
  useEffect(() => {
    if (facts === null || asked.current === null) return;
    visit(asked.current);
    asked.current = null;
  }, [facts, visit]);
  const shown = params.get('page') ?? '/';
  useEffect(() => {
    if (facts === null || asked.current !== null || path === shown) return;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (path === '/') after.delete('page');
        else after.set('page', path);
        return after;
      },
      { replace: true },
    );
  }, [facts, path, shown, setParams]);
}
