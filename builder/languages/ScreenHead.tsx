import { ArrowLeft } from '@phosphor-icons/react/ArrowLeft';
import { Link } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Mark } from '../look/Mark.tsx';
import { AccountMenu } from '../session/AccountMenu.tsx';
import styles from './ScreenHead.module.css';

export interface ScreenHeadProps {
  /** The screen above this one. */
  back: { to: string; label: string };
}

/** The head of a screen outside the editor. */
export function ScreenHead({ back }: ScreenHeadProps) {
  const say = useTexts('builder');
  return (
    <header className={styles.head}>
      <Link className={styles.back} to={back.to}>
        <ArrowLeft size={18} aria-hidden="true" className={styles.arrow} />
        <span>{back.label}</span>
      </Link>
      <Mark size={28} />
      <span className={styles.name}>{say('builder:name')}</span>
      <span className={styles.space} />
      <AccountMenu />
    </header>
  );
}
