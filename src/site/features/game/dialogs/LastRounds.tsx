import { Money } from '#ui/kit/Money.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import type { PlayableGame } from '../playable-games.ts';
import styles from './SeedsDialog.module.css';

const COUNT = 5;

/** The latest rounds, each with the way to its proof. */
export function LastRounds({ game }: { game: PlayableGame }) {
  const say = useTexts('game');
  const locale = useLocale();
  const { value, loading } = useQuery('listRounds', {
    // A round in play has neither a result nor a proof.
    query: { vendor: game.vendor, gameCode: game.code, status: 'closed', limit: COUNT },
  });
  return (
    <section className={styles.rounds}>
      <h3 className={styles.heading}>{say('game:seeds.rounds')}</h3>
      {loading ? <Skeleton shape="line" count={2} /> : null}
      {value?.items.length === 0 ? <p>{say('game:seeds.rounds.none')}</p> : null}
      <ul>
        {value?.items.map((round) => (
          <li key={round.roundId} className={styles.round}>
            <TextLink href={`/fairness?round=${encodeURIComponent(round.roundId)}`} newTab>
              {formatMoment(round.openedAt, locale, 'second')}
            </TextLink>
            <Money micro={BigInt(round.netWinMicro)} currency={round.currency} signed />
          </li>
        ))}
      </ul>
    </section>
  );
}
