import type { ReactNode } from 'react';
import { Anchor, type AnchorProps } from './Anchor.tsx';
import { buttonClass, type ButtonLook } from './button-class.ts';

export interface ButtonLinkProps extends ButtonLook, Omit<AnchorProps, 'className'> {
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ tone, size, wide, ...rest }: ButtonLinkProps) {
  return <Anchor {...rest} className={buttonClass({ tone, size, wide })} />;
}
