import type { ReactNode } from 'react';
import { ErrorBoundary } from '#ui/kit/ErrorBoundary.tsx';
import { ChunkLoadError } from '#ui/chunk/load-chunk.ts';
import { BrokenDialog } from './BrokenDialog.tsx';

export interface PartBoundaryProps {
  /** Does without the dialog. */
  onClose: () => void;
  children: ReactNode;
}

/** Around a dialog whose code comes when it opens: one that fails leaves the page beneath as it is. */
export function ChunkBoundary({ onClose, children }: PartBoundaryProps) {
  return (
    <ErrorBoundary
      fallback={(error) => (
        <BrokenDialog
          kind={error instanceof ChunkLoadError ? 'missing' : 'broken'}
          onClose={onClose}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
