import { useId } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { Words } from '#ui/i18n/Words.tsx';
import { helpLinks } from '../../frame/help-links.ts';
import { useOverlayState } from '../../frame/useOverlayState.ts';
import styles from './HelpContacts.module.css';

/** Every way to a person, and when one answers; last the words that wait until somebody reads them. */
export function HelpContacts() {
  const say = useTexts('help', 'plan');
  const id = useId();
  const plan = useSitePlan();
  const overlay = useOverlayState();
  const links = helpLinks(plan).filter(({ isService }) => isService);
  const feedback = plan.routes.find(({ screen }) => screen === 'feedback');
  if (links.length === 0 && feedback === undefined) return null;
  return (
    <section className={styles.contacts} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {say('help:contact')}
      </h2>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.id}>
            <Anchor
              className={styles.link}
              href={link.href}
              newTab={link.newTab}
              callWindow={link.callWindow}
            >
              <Icon name={link.icon} />
              <span className={styles.words}>
                <Words of={link.label} />
                {link.hours === null ? null : (
                  <span className={styles.hours} data-part="hours">
                    <Words of={link.hours} />
                  </span>
                )}
              </span>
            </Anchor>
          </li>
        ))}
        {feedback === undefined ? null : (
          <li>
            <Anchor className={styles.link} href={feedback.path} state={overlay}>
              <Icon name="paperPlaneTilt" />
              {say('plan:footer.feedback')}
            </Anchor>
          </li>
        )}
      </ul>
    </section>
  );
}
