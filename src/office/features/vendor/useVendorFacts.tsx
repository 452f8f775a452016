import type { VendorDeskEntry } from '#contract/generated/types.ts';
import { CopyButton } from '#staff/kit/CopyButton.tsx';
import type { Fact } from '#staff/kit/Facts.tsx';
import { Age } from '#staff/values/Age.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import styles from './Vendor.module.css';

/** Titles, active keys, the address for calls, and the last edit of a vendor. */
export function useVendorFacts(vendor: VendorDeskEntry): readonly Fact[] {
  const say = useTexts('vendor-desk', 'office');
  const locale = useOfficeLocale();
  const { titles, keys, callAddress, editedBy, editedAt } = vendor;
  const active = keys.filter(({ retiredAt }) => retiredAt === null);
  const address = `${window.location.origin}${callAddress}`;
  return [
    {
      id: 'titles',
      label: say('vendor-desk:titles'),
      value: new Intl.NumberFormat(locale).format(titles),
    },
    {
      id: 'keys',
      label: say('vendor-desk:keys.active'),
      value:
        active.length === 0 ? (
          say('vendor-desk:keys.noneActive')
        ) : (
          <ul>
            {active.map(({ keyId, hint, createdAt }) => (
              <li key={keyId}>
                <span className="code">{hint}</span>{' '}
                <span className={styles.muted}>
                  <Age since={createdAt} />
                </span>
              </li>
            ))}
          </ul>
        ),
    },
    {
      id: 'address',
      label: say('vendor-desk:callAddress'),
      value: (
        <>
          <span className="code">{address}</span>
          <CopyButton text={address} what={say('vendor-desk:callAddress')} />
        </>
      ),
    },
    {
      id: 'edited',
      label: say('vendor-desk:editedBy'),
      value: (
        <span>
          {editedBy ?? say('office:desk.somebody')} <Instant at={editedAt} />
        </span>
      ),
    },
  ];
}
