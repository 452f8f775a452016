import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { AccountCard } from '../../frame/AccountCard.tsx';
import styles from './ThirdParty.module.css';
import { useProviderName } from './useProviderName.ts';

/** Accounts of third parties that sign this member in. Absent where the brand offers none. */
export function ThirdPartiesCard() {
  const { thirdParty } = useSitePlan().login;
  const say = useTexts('third-party');
  const locale = useLocale();
  const nameOf = useProviderName();
  const isOffered = thirdParty.length > 0;
  const { value } = useQuery('listThirdParties', {}, { enabled: isOffered });
  if (!isOffered || value === undefined) return null;
  return (
    <AccountCard
      id="third-parties"
      title={say('third-party:card.title')}
      text={say(value.items.length === 0 ? 'third-party:card.none' : 'third-party:card.text')}
    >
      {value.items.length === 0 ? null : (
        <ul className={styles.list}>
          {value.items.map(({ provider, boundAt }) => (
            <li key={provider} className={styles.line}>
              <span className={styles.name}>{nameOf(provider)}</span>
              <span className={styles.when}>
                {say('third-party:card.since', { at: formatMoment(boundAt, locale, 'day') })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </AccountCard>
  );
}
