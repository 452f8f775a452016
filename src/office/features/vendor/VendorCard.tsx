import type { VendorDeskEntry } from '#contract/generated/types.ts';
import { Facts } from '#staff/kit/Facts.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useVendorFacts } from './useVendorFacts.tsx';
import { vendorAddress } from './useVendors.ts';
import styles from './Vendor.module.css';
import { VendorPills } from './VendorPills.tsx';

/** One vendor of the list; its name opens it. */
export function VendorCard({ vendor }: { vendor: VendorDeskEntry }) {
  const facts = useVendorFacts(vendor);
  const { code, displayName } = vendor.record;
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <TextLink href={vendorAddress(code)}>{displayName}</TextLink>
        </h2>
        <span className="code">{code}</span>
        <VendorPills vendor={vendor} />
      </div>
      <Facts facts={facts} />
    </Card>
  );
}
