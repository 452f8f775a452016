import { useRef, useState } from 'react';
import { useSeen } from '#ui/picture/useSeen.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './MemberIcon.module.css';

/** A member's picture, over their first letter on the brand's colour until it is there. */
export function MemberIcon({ name }: { name: string }) {
  const [letter = ''] = name;
  const box = useRef<HTMLSpanElement>(null);
  // A closed menu asks for nothing, nor does a button that small screens omit.
  const seen = useSeen(box);
  const { value } = useQuery('getMemberIcon', undefined, {
    enabled: seen,
    once: true,
  });
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const url = value?.iconUrl ?? null;
  return (
    <span ref={box} className={styles.icon} aria-hidden="true">
      {letter.toLocaleUpperCase()}
      {url === null || url === brokenUrl ? null : (
        <img
          className={styles.picture}
          src={url}
          alt=""
          width={32}
          height={32}
          decoding="async"
          onError={() => setBrokenUrl(url)}
        />
      )}
    </span>
  );
}
