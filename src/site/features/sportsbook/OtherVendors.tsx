import { OWN_BOOK } from '#domain/sports/own-book.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { VendorLink } from '../../frame/VendorLink.tsx';
import type { Scope } from './scope.ts';
import styles from './Sportsbook.module.css';

/** Vendors of the same category, on a site that offers others than the own book. */
export function OtherVendors({ scope }: { scope: Scope }) {
  const say = useTexts('sports');
  const { navigation } = useSitePlan();
  const category = scope.name === 'esports' ? 'ESPORTS' : 'SPORTS';
  const entry = navigation.entries.find((item) => item.category === category);
  const others = (entry?.vendors ?? []).filter(({ vassalage }) => vassalage !== OWN_BOOK);
  if (others.length === 0) return null;
  return (
    <nav className={styles.row} aria-label={say('sports:otherVendors')}>
      {others.map((vendor) => (
        <VendorLink key={vendor.vassalage} vendor={vendor} showsLogo={false} />
      ))}
    </nav>
  );
}
