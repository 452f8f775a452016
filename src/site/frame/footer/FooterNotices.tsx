import type { LegalNotice } from '#brand/site-plan.ts';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { Words } from '#ui/i18n/Words.tsx';
import { usePointer } from '#ui/plan/usePointer.ts';
import styles from './FooterNotices.module.css';

/** What law and licence ask to be said on every page. */
export function FooterNotices({ notices }: { notices: readonly LegalNotice[] }) {
  const point = usePointer();
  if (notices.length === 0) return null;
  return (
    <ul className={styles.notices}>
      {notices.map((notice) => (
        <li key={notice.id} {...point(notice)}>
          {notice.href === null ? (
            <Words of={notice.label} />
          ) : (
            <TextLink href={notice.href}>
              <Words of={notice.label} />
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}
