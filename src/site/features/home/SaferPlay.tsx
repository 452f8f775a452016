import { Icon } from '#ui/kit/Icon.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import type { BlockOf } from './block-of.ts';
import styles from './SaferPlay.module.css';

/** Age, limits and where to find help, without a wish to sell anything. */
export function SaferPlay({ block }: { block: BlockOf<'responsibleGaming'> }) {
  const say = useTexts('home');
  const label = useLabel();
  const { legal } = useSitePlan();
  const { helpline, href } = legal.responsibleGaming;
  const id = `home-${block.id}`;
  return (
    <section className="page" aria-labelledby={id}>
      <div className={styles.strip}>
        <span className={styles.age} aria-hidden="true">
          {legal.minimumAge}+
        </span>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {block.heading === null ? say('home:safer.title') : label(block.heading)}
          </h2>
          <p>{say('home:safer.text', { age: legal.minimumAge })}</p>
          {helpline === null ? null : (
            <p>
              <a className={styles.phone} href={`tel:${helpline.phone.replaceAll(/[^+\d]/g, '')}`}>
                <Icon name="phone" size="small" />
                {say('home:safer.helpline', { name: helpline.name, phone: helpline.phone })}
              </a>
            </p>
          )}
        </div>
        {href === null ? null : <TextLink href={href}>{say('home:safer.action')}</TextLink>}
      </div>
    </section>
  );
}
