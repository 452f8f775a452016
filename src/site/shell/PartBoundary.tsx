import type { ReactNode } from 'react';
import { ErrorBoundary } from '#ui/kit/ErrorBoundary.tsx';
import { PartMissing } from '../load-part.ts';
import { BrokenDialog } from './BrokenDialog.tsx';

export interface PartBoundaryProps {
  /** Does without the dialog. */
  onClose: () => void;
  children: ReactNode;
}

/** Around a dialog whose code comes when it opens: one that fails leaves the page beneath as it is. */
export function PartBoundary({ onClose, children }: PartBoundaryProps) {
  return (
    <ErrorBoundary
      fallback={(error) => (
        <BrokenDialog
          kind={error instanceof PartMissing ? 'missing' : 'broken'}
          onClose={onClose}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
