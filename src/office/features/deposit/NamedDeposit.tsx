import { useEffect } from 'react';
import type { OfficeDeposit } from '#contract/generated/types.ts';
import { useListTopic } from '#staff/queue/useListTopic.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { DepositDetail } from './DepositDetail.tsx';
import { canonicalReference, isNamedBy } from './named-by.ts';

/** A transfer's note; our references are longer. */
const MIN_REFERENCE = 8;

export interface NamedDepositProps {
  brand: string;
  reference: string;
  /** A stable function; null: the reference names no transfer. */
  onShown: (deposit: OfficeDeposit | null) => void;
}

/** The transfer that a typed reference names, for a person to judge before a line credits it. */
export function NamedDeposit({ brand, reference, onShown }: NamedDepositProps) {
  const say = useTexts('statement-line-desk');
  const sought = canonicalReference(reference);
  const isWhole = sought.length >= MIN_REFERENCE;
  const { value, refresh } = useQuery(
    'searchDeposits',
    { params: { brand }, query: { view: 'all', reference: sought } },
    { enabled: isWhole },
  );
  useListTopic('depositQueue', brand, refresh);
  const items = isWhole ? (value?.items ?? []) : [];
  const deposit = items.find((item) => isNamedBy(item, sought)) ?? null;
  useEffect(() => onShown(deposit), [deposit, onShown]);
  if (deposit !== null) return <DepositDetail deposit={deposit} />;
  return isWhole && value !== undefined ? (
    <Notice>{say('statement-line-desk:match.none')}</Notice>
  ) : null;
}
