import type { ReactNode } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { AccountCard } from '../../../frame/AccountCard.tsx';
import { SignInAct } from './SignInAct.tsx';
import styles from './SaferPlayGuide.module.css';

/** Text keys of each tool's title and description. */
const TOOLS = {
  session: { title: 'safer-play:session.title', text: 'safer-play:session.text' },
  reality: { title: 'safer-play:reality.title', text: 'safer-play:reality.text' },
  plan: { title: 'safer-play:plan.title', text: 'safer-play:plan.text' },
  limits: { title: 'safer-play:limits.title', text: 'safer-play:limits.text' },
  blocks: { title: 'safer-play:blocks.title', text: 'safer-play:blocks.text' },
  break: { title: 'exclusion:title', text: 'exclusion:text' },
  close: { title: 'safer-play:close.title', text: 'safer-play:close.text' },
} as const;

export interface GuideCardProps {
  /** Element id of the heading, as on the members' page. */
  id: string;
  of: keyof typeof TOOLS;
  /** Words of the sign-in link; omitted: there is nothing to set. */
  act?: string;
  children?: ReactNode;
}

/** One tool: what it does, what it offers, and the sign-in that it needs. */
export function GuideCard({ id, of, act, children }: GuideCardProps) {
  const say = useTexts('safer-play', 'exclusion');
  const title = say(TOOLS[of].title);
  return (
    <AccountCard id={id} title={title} text={say(TOOLS[of].text)}>
      <div className={styles.tool}>
        {children}
        {act === undefined ? null : <SignInAct tool={title}>{act}</SignInAct>}
      </div>
    </AccountCard>
  );
}
