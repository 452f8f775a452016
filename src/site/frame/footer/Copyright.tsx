import type { FooterPlan } from '#brand/site-plan.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { usePointer } from '#ui/plan/usePointer.ts';
import styles from './Copyright.module.css';

/** Who holds the rights, since when, and from what age one may play. */
export function Copyright(copyright: FooterPlan['copyright']) {
  const say = useTexts('shell');
  const point = usePointer();
  return (
    <p className={styles.line} {...point(copyright)}>
      <span className={styles.age}>
        <span aria-hidden="true">{copyright.minimumAge}+</span>
        <span className="visually-hidden">
          {say('shell:footer.age', { age: copyright.minimumAge })}
        </span>
      </span>
      {say('shell:footer.copyright', {
        years: yearSpan(copyright.sinceYear, new Date().getFullYear()),
        holder: copyright.holder,
      })}
    </p>
  );
}

/** One year, or the first and the current one. */
export function yearSpan(since: number, now: number): string {
  return now > since ? `${since}–${now}` : String(since);
}
