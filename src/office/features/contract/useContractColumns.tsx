import { Link } from 'react-router-dom';
import type { OfficeContract } from '#contract/generated/types.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import type { Column } from '#ui/kit/DataTable.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import styles from './ContractDesk.module.css';
import { termsText } from './terms-text.ts';

const TONES = { active: 'win', offered: 'accent' } as const;

/** @param onEnd starts the end of a contract; undefined for staff who may only look */
export function useContractColumns(
  currency: string,
  onEnd: ((contract: OfficeContract) => void) | undefined,
): readonly Column<OfficeContract>[] {
  const say = useTexts('contract-desk');
  const locale = useOfficeLocale();
  const columns: readonly Column<OfficeContract>[] = [
    {
      id: 'kind',
      label: say('contract-desk:kind'),
      lead: true,
      cell: ({ contract }) => <strong>{say(`contract-desk:kind.${contract.kind}`)}</strong>,
    },
    {
      id: 'upline',
      label: say('contract-desk:upline'),
      cell: ({ uplineAccount }) => uplineAccount || say('contract-desk:brand'),
    },
    {
      id: 'downline',
      label: say('contract-desk:downline'),
      lead: true,
      cell: ({ contract, downlineAccount }) =>
        contract.memberId === null ? (
          downlineAccount
        ) : (
          <Link to={`/members/${contract.memberId}`}>{downlineAccount}</Link>
        ),
    },
    {
      id: 'status',
      label: say('contract-desk:status'),
      cell: ({ contract: { status, endAskedBy } }) => (
        <span className={styles.pair}>
          <Pill tone={status in TONES ? TONES[status as keyof typeof TONES] : 'plain'}>
            {say(`contract-desk:status.${status}`)}
          </Pill>
          {endAskedBy === null ? null : (
            <span className={styles.quiet}>{say(`contract-desk:endAskedBy.${endAskedBy}`)}</span>
          )}
        </span>
      ),
    },
    {
      id: 'period',
      label: say('contract-desk:period'),
      cell: ({ contract }) => say(`contract-desk:period.${contract.terms.period}`),
    },
    {
      id: 'terms',
      label: say('contract-desk:terms'),
      cell: ({ contract: { terms } }) => (
        <span className={styles.pair}>
          <span className="tabular">{termsText(say, terms, { currency, locale })}</span>
          {terms.tiers.length < 2 ? null : (
            <span className={styles.quiet}>
              {say('contract-desk:tierCount', { count: terms.tiers.length })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'days',
      label: say('contract-desk:days'),
      cell: ({ contract: { startsOn, endsOn, endsByItselfOn } }) => (
        <span className={styles.day}>
          {startsOn ?? ''} – {endsOn ?? endsByItselfOn ?? ''}
        </span>
      ),
    },
    {
      id: 'action',
      label: say('contract-desk:action'),
      align: 'end',
      cell: (row) =>
        row.contract.status === 'active' ? (
          <Button
            size="small"
            tone="secondary"
            aria-label={`${say('contract-desk:end')}: ${row.downlineAccount}`}
            onClick={() => onEnd?.(row)}
          >
            {say('contract-desk:end')}
          </Button>
        ) : null,
    },
  ];
  return onEnd === undefined ? columns.slice(0, -1) : columns;
}
