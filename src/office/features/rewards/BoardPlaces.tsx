import { Link } from 'react-router-dom';
import type { OfficeBoard } from '#contract/generated/types.ts';
import { isAmount } from '#domain/mission/goal.ts';
import { Amount } from '#staff/values/Amount.tsx';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './PromotionDesk.module.css';

/** bestMultiple counts thousandths. */
const THOUSANDTHS = 1000;

/** The places of a board, with what each of them wins. */
export function BoardPlaces({ board }: { board: OfficeBoard }) {
  const say = useTexts('board-desk');
  const locale = useOfficeLocale();
  const { places, currency, goal } = board;
  const score = (value: string) => {
    if (isAmount(goal)) return <Amount micro={BigInt(value)} currency={currency} />;
    if (goal.fact !== 'bestMultiple') return Number(value).toLocaleString(locale);
    return `${(Number(value) / THOUSANDTHS).toLocaleString(locale)}×`;
  };
  return (
    <table className={styles.places}>
      <caption>{say('board-desk:places')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('board-desk:rank')}</th>
          <th scope="col">{say('board-desk:account')}</th>
          <th scope="col">{say('board-desk:score')}</th>
          <th scope="col">{say('board-desk:prize')}</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <tr key={place.memberId}>
            <td>{place.rank}</td>
            <td>
              <Link to={`/members/${place.memberId}`}>{place.account}</Link>
            </td>
            <td>{score(place.score)}</td>
            <td>
              <Amount micro={BigInt(place.prizeMicro)} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
