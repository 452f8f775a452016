import { lazy } from 'react';

/** CodeMirror is large: it loads when the sheet opens first. */
export const LazyJsonSheet = lazy(async () => ({
  default: (await import('./JsonSheet.tsx')).JsonSheet,
}));
