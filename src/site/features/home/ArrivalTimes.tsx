import { formatSpan } from '#ui/i18n/format-moment.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import { usePageData } from '../../page-data.ts';
import { SectionHeading } from '../../shell/SectionHeading.tsx';
import styles from './ArrivalTimes.module.css';
import type { BlockOf } from './block-of.ts';

interface Figure {
  id: string;
  name: string;
  time: string;
}

/** How long money took, measured; too little to tell, and it is not there. Made-up figures say so. */
export function ArrivalTimes({ block }: { block: BlockOf<'arrivalTimes'> }) {
  const say = useTexts('home');
  const label = useLabel();
  const locale = useLocale();
  const { arrival } = usePageData();
  const illustrative = block.source === 'illustrative';
  if (!illustrative && arrival === null) return null;
  const minutes = (count: number): string => formatSpan(count * 60, locale);
  const figures: readonly Figure[] =
    illustrative || arrival === null
      ? [
          { id: 'deposit', name: 'deposit', time: minutes(block.depositMinutes) },
          { id: 'withdrawal', name: 'withdrawal', time: minutes(block.withdrawalMinutes) },
        ]
      : [
          { id: 'median', name: 'half', time: formatSpan(arrival.medianSeconds, locale) },
          { id: 'p90', name: 'most', time: formatSpan(arrival.p90Seconds, locale) },
        ];
  const id = `home-${block.id}`;
  return (
    <section className="page" aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={block.heading === null ? say('home:arrival.title') : label(block.heading)}
      />
      <dl className={styles.figures}>
        {figures.map(({ id: figure, name, time }) => (
          <div key={figure} className={styles.figure}>
            <dt className={styles.name}>{say(`home:arrival.${name}`)}</dt>
            <dd className={`display ${styles.time}`} suppressHydrationWarning>
              {time}
            </dd>
          </div>
        ))}
      </dl>
      {illustrative || arrival === null ? (
        <Pill>{say('home:arrival.illustrative')}</Pill>
      ) : (
        <p className={styles.source}>
          {say('home:arrival.measured', { count: arrival.sampleSize })}
        </p>
      )}
    </section>
  );
}
