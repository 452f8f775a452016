import { useEffect, useState } from 'react';
import { noticeTime } from './notice-time.ts';
import styles from './NoticeMarquee.module.css';

const SECOND_MS = 1000;

/** The reader's own clock. The server does not know it, and leaves its room empty. */
export function NoticeClock() {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const date = new Date();
      // Nobody looks at a page in the background.
      if (!document.hidden) setNow(date);
      timer = setTimeout(tick, SECOND_MS - date.getMilliseconds());
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return (
    <time className={styles.clock} dateTime={now?.toISOString()}>
      {now === null ? '' : noticeTime(now)}
    </time>
  );
}
