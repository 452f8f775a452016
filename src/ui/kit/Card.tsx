import type { HTMLAttributes } from 'react';
import { cx } from './class-names.ts';
import styles from './Card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /** One step above the page, or set into it. */
  surface?: 'raised' | 'flat' | 'sunken' | undefined;
}

/** A surface with a hairline; depth comes from surface steps and not from shadows alone. */
export function Card({ as: Tag = 'div', surface = 'flat', className, ...rest }: CardProps) {
  return <Tag {...rest} className={cx(styles.card, styles[surface], className)} />;
}
