import type { SeriesCommitment } from '#contract/generated/types.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './SeedsDialog.module.css';

export interface SeriesFactsProps {
  series: readonly SeriesCommitment[];
  currency: string;
}

/** Commitments to the series of tickets of each stake: to the one that is sold and to the next. */
export function SeriesFacts({ series, currency }: SeriesFactsProps) {
  const say = useTexts('game');
  const locale = useLocale();
  return (
    <>
      <p className={styles.help}>{say('game:seeds.series.help')}</p>
      <dl className={styles.facts}>
        {series.map(({ stakeMicro, tickets, sold, serverSeedHash, nextServerSeedHash }) => (
          <div key={stakeMicro}>
            <dt>
              {say('game:seeds.series', {
                stake: formatMicro(BigInt(stakeMicro), currency, locale),
              })}
            </dt>
            {serverSeedHash === null ? null : (
              <dd>
                <span className={styles.help}>{say('game:seeds.commitment')}</span>
                <code className={styles.code}>{serverSeedHash}</code>
                <p className={styles.help}>{say('game:seeds.series.sold', { sold, tickets })}</p>
              </dd>
            )}
            <dd>
              <span className={styles.help}>{say('game:seeds.series.next')}</span>
              <code className={styles.code}>{nextServerSeedHash}</code>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
