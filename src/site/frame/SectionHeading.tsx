import { Anchor } from '#ui/kit/Anchor.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import styles from './SectionHeading.module.css';

export interface SectionHeadingProps {
  id: string;
  title: string;
  more?: { href: string; label: string } | undefined;
}

/** The name of a part of a page, in the brand's voice, with the way to all of it. */
export function SectionHeading({ id, title, more }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id} className={`display section-title ${styles.title}`}>
        {title}
      </h2>
      {more === undefined ? null : (
        <Anchor className={styles.more} href={more.href}>
          {more.label}
          <span className="visually-hidden">: {title}</span>
          <Icon name="arrowRight" size="small" />
        </Anchor>
      )}
    </div>
  );
}
