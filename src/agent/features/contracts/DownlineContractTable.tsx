import { useState } from 'react';
import type { AgentContract, ContractKind } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { formatDay } from '../../frame/format-day.ts';
import { TableRegion } from '../../frame/TableRegion.tsx';
import { ContractEnd } from './ContractEnd.tsx';
import styles from './Contracts.module.css';
import { ContractStatus } from './StatusPill.tsx';
import { TermsView } from './TermsView.tsx';
import { useTermsWords } from '../../frame/useTermsWords.ts';

export interface DownlineContractTableProps {
  kind: ContractKind;
  currency: string;
  rows: readonly AgentContract[];
  onChanged: () => void;
}

/** Contracts with direct downlines; the terms open in a dialog. */
export function DownlineContractTable(props: DownlineContractTableProps) {
  const { kind, currency, rows, onChanged } = props;
  const say = useTexts('agent');
  const locale = useLocale();
  const words = useTermsWords(currency);
  const [shown, setShown] = useState<AgentContract | null>(null);
  const day = (one: string | null): string => (one === null ? '–' : formatDay(one, locale));
  return (
    <>
      <TableRegion label={say('agent:contract.downlines')}>
        <RecordTable<AgentContract>
          caption={say('agent:contract.downlines')}
          rows={rows}
          rowKey={({ contractId }) => contractId}
          columns={[
            { id: 'account', label: say('agent:account.name'), cell: ({ account }) => account },
            {
              id: 'status',
              label: say('agent:status'),
              cell: ({ status }) => <ContractStatus status={status} />,
            },
            { id: 'terms', label: say('agent:terms'), cell: ({ terms }) => words.summary(terms) },
            {
              id: 'starts',
              label: say('agent:contract.startsOn'),
              cell: ({ status, startsOn, expiresAt }) =>
                status === 'offered'
                  ? say('agent:contract.expires', { at: formatMoment(expiresAt, locale) })
                  : day(startsOn),
            },
            {
              id: 'ends',
              label: say('agent:contract.endsOn'),
              cell: ({ endsOn }) => day(endsOn),
            },
            {
              id: 'actions',
              label: say('agent:contract.column.actions'),
              align: 'end',
              cell: (contract) => (
                <span className={styles.cellActions}>
                  <Button tone="quiet" size="small" onClick={() => setShown(contract)}>
                    {say('agent:contract.show')}
                    <span className="visually-hidden">: {contract.account}</span>
                  </Button>
                  {contract.status === 'offered' ? (
                    <WithdrawButton contract={contract} onChanged={onChanged} />
                  ) : null}
                  {contract.status === 'active' ? (
                    <ContractEnd contract={contract} onChanged={onChanged} />
                  ) : null}
                </span>
              ),
            },
          ]}
        />
      </TableRegion>
      {shown === null ? null : (
        <Dialog title={shown.account} width="wide" onClose={() => setShown(null)}>
          <div className={styles.part}>
            <TermsView kind={kind} terms={shown.terms} currency={currency} />
          </div>
        </Dialog>
      )}
    </>
  );
}

interface WithdrawButtonProps {
  contract: AgentContract;
  onChanged: () => void;
}

function WithdrawButton({ contract, onChanged }: WithdrawButtonProps) {
  const { contractId, account } = contract;
  const say = useTexts('agent');
  const problemText = useProblemText();
  const { run, pending, problem } = useCommand('withdrawContract');
  const withdraw = async (): Promise<void> => {
    const outcome = await run({ params: { contractId } });
    if (outcome.ok) onChanged();
  };
  return (
    <>
      <Button tone="secondary" size="small" pending={pending} onClick={() => void withdraw()}>
        {say('agent:contract.withdraw')}
        <span className="visually-hidden">: {account}</span>
      </Button>
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
    </>
  );
}
