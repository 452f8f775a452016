import type { ReactNode } from 'react';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { useScreenTitle } from './useScreenTitle.ts';

export interface BlankScreenProps {
  icon: string;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

/** A screen with nothing but the reason why it is empty. */
export function BlankScreen({ icon, title, children, action }: BlankScreenProps) {
  useScreenTitle(title);
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <EmptyState icon={icon} title={title} action={action}>
        {children}
      </EmptyState>
    </>
  );
}
