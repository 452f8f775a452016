import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { findRoute } from '../find-route.ts';
import { usePageData } from '../page-data-context.ts';
import { ArrivalFigures, ArrivalSource, measuredFigures } from '../ArrivalFigures.tsx';
import styles from './LogoRow.module.css';

/**
 * How long money took, measured; too little to tell, and it is not there.
 * @param path of the page shown, which may tell it in a block of its own
 */
export function FooterArrival({ path }: { path: string }) {
  const say = useTexts('home');
  const locale = useLocale();
  const plan = useSitePlan();
  const { arrival, withdrawalArrival } = usePageData();
  const isHome = findRoute(plan, path)?.screen === 'home';
  const isTold = isHome && plan.home.blocks.some(({ kind }) => kind === 'arrivalTimes');
  if ((arrival === null && withdrawalArrival === null) || isTold) return null;
  return (
    <div data-part="arrival">
      <p className={styles.heading}>{say('home:arrival.title')}</p>
      <ArrivalFigures small figures={measuredFigures(arrival, withdrawalArrival, locale)} />
      <ArrivalSource deposits={arrival} withdrawals={withdrawalArrival} />
    </div>
  );
}
