import { useState } from 'react';
import type { AgentContract, ContractKind } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { RecordList } from '#ui/record/RecordList.tsx';
import { Loaded } from '../../frame/Loaded.tsx';
import { Panel, Toolbar } from '../../frame/Panel.tsx';
import { DownlineContractTable } from './DownlineContractTable.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { OwedLines } from './OwedLines.tsx';

export interface DownlineContractsProps {
  kind: ContractKind;
  currency: string;
  /** With the upline or the brand. */
  contracts: readonly AgentContract[];
}

/** Contracts with direct downlines, the form to offer one, and the amounts owed. */
export function DownlineContracts({ kind, currency, contracts }: DownlineContractsProps) {
  const say = useTexts('agent');
  const rules = useQuery('getContractRules', {});
  const list = useCursorList('listContracts', { kind, side: 'downline', limit: 30 });
  const [isOffering, setOffering] = useState(false);
  const [accounts, setAccounts] = useState<readonly string[]>([]);
  const own = contracts.find(({ status }) => status === 'active');
  const refresh = (): void => void list.refresh();
  return (
    <>
      <Loaded query={rules}>
        {(value) => {
          const reason = reasonNotToOffer(value, kind, own !== undefined);
          return reason === null ? (
            <Toolbar>
              <Button onClick={() => setOffering(true)}>
                <Icon name="plus" size="small" />
                {say('agent:contract.give')}
              </Button>
            </Toolbar>
          ) : (
            <Notice>{say(`agent:contract.noOffer.${reason}`)}</Notice>
          );
        }}
      </Loaded>
      {accounts.length === 0 ? null : (
        <Notice tone="good">
          {say('agent:contract.given', { accounts: accounts.join(', '), count: accounts.length })}
        </Notice>
      )}
      <Panel title={say('agent:contract.downlines')}>
        <RecordList
          list={list}
          empty={
            <EmptyState icon="usersThree" title={say('agent:contract.downlines.empty.title')}>
              {say('agent:contract.downlines.empty.text')}
            </EmptyState>
          }
        >
          {(rows) => (
            <DownlineContractTable
              kind={kind}
              currency={currency}
              rows={rows}
              onChanged={refresh}
            />
          )}
        </RecordList>
      </Panel>
      <OwedLines kind={kind} />
      {isOffering && own !== undefined && rules.value !== undefined ? (
        <OfferDialog
          kind={kind}
          currency={currency}
          own={own.terms}
          rules={rules.value}
          given={list.items ?? []}
          onOffered={(offered) => {
            setOffering(false);
            setAccounts(offered);
            refresh();
          }}
          onClose={() => setOffering(false)}
        />
      ) : null}
    </>
  );
}

type Reason = 'kind' | 'arrears' | 'level' | 'own';

function reasonNotToOffer(
  { kinds, isInArrears, mayOffer }: ReplyOf<'getContractRules'>,
  kind: ContractKind,
  hasOwn: boolean,
): Reason | null {
  if (!kinds.includes(kind)) return 'kind';
  if (isInArrears) return 'arrears';
  if (!mayOffer) return 'level';
  return hasOwn ? null : 'own';
}
