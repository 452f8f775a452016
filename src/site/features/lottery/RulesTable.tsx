import { hasSeries, type Lottery } from '#domain/lottery/lottery.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import styles from './Lottery.module.css';
import { paysOf } from './odds-text.ts';
import { seriesPercent } from './series-percent.ts';
import { howItWins, playName } from './play-names.ts';

/** Rules and prizes of every bet, from the data that the draws are paid by. */
export function RulesTable({ lottery, series }: { lottery: Lottery; series: number }) {
  const say = useTexts('lottery', 'lottery-play');
  const locale = useLocale();
  const { everySeconds, closeSeconds } = lottery.schedule;
  return (
    <>
      <p className={styles.quiet}>
        {lottery.source === 'own'
          ? say('lottery:rules.own', { every: everySeconds, close: closeSeconds })
          : say('lottery:rules.official', { close: Math.round(closeSeconds / 60) })}{' '}
        {say('lottery:rules.version', { version: lottery.oddsVersion })}
        {hasSeries(lottery)
          ? ` ${say('lottery:rules.level', { level: seriesPercent(series, locale) })}`
          : null}
      </p>
      <RecordTable
        caption={say('lottery:tab.rules')}
        rows={lottery.plays}
        rowKey={({ code }) => code}
        columns={[
          { id: 'bet', label: say('lottery:rules.bet'), cell: (play) => playName(say, play) },
          {
            id: 'how',
            label: say('lottery:rules.wins'),
            cell: (play) => howItWins(say, play, lottery.family),
          },
          {
            id: 'pays',
            label: say('lottery:pays'),
            cell: (play) => <span className="tabular">{paysOf(say, play, series, locale)}</span>,
          },
        ]}
      />
    </>
  );
}
