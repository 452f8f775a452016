import { useAtomValue } from 'jotai';
import { clockAtom } from './clock.atoms.ts';
import { clockName, formatInstant, type InstantStyle } from './format-instant.ts';
import styles from './Instant.module.css';
import { useOfficeLocale } from './useOfficeLocale.ts';

/** A moment by the chosen clock; under the pointer, by both and in full. */
export function Instant({ at, style = 'minute' }: { at: string; style?: InstantStyle }) {
  const locale = useOfficeLocale();
  const clock = useAtomValue(clockAtom) === 'utc' ? 'utc' : 'local';
  const moment = new Date(at);
  const local = `${formatInstant(at, locale, 'local', 'second')} (${clockName('local', locale, moment)})`;
  return (
    <time dateTime={at} title={`${local}\n${at}`} className={styles.instant}>
      {formatInstant(at, locale, clock, style)}
    </time>
  );
}
