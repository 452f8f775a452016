import type { AgentContract, ContractKind } from '#contract/generated/types.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Fact, Facts } from '../../frame/Facts.tsx';
import { formatDay } from '../../frame/format-day.ts';
import { Panel } from '../../frame/Panel.tsx';
import { ContractEnd } from './ContractEnd.tsx';
import { ContractOffer } from './ContractOffer.tsx';
import { ContractStatus } from './StatusPill.tsx';
import { TermsView } from './TermsView.tsx';
import { isOfferToReader } from '../../frame/waiting-answer.ts';

export interface OwnContractProps {
  kind: ContractKind;
  currency: string;
  /** With the upline or the brand. */
  contracts: readonly AgentContract[];
  onChanged: () => void;
}

/** The agent's own contract of a kind, and an offer that waits for an answer. */
export function OwnContract({ kind, currency, contracts, onChanged }: OwnContractProps) {
  const say = useTexts('agent');
  const active = contracts.find(({ status }) => status === 'active');
  const offer = contracts.find(isOfferToReader);
  if (active === undefined && offer === undefined) {
    return (
      <EmptyState icon="receipt" title={say('agent:contract.own.empty.title')}>
        {say('agent:contract.own.empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      {offer === undefined ? null : (
        <ContractOffer
          key={offer.contractId}
          offer={offer}
          active={active ?? null}
          currency={currency}
          onAnswered={onChanged}
        />
      )}
      {active === undefined ? null : (
        <Panel title={say('agent:contract.own')} action={<ContractStatus status={active.status} />}>
          <ContractDays contract={active} />
          <TermsView kind={kind} terms={active.terms} currency={currency} />
          <ContractEnd contract={active} onChanged={onChanged} />
        </Panel>
      )}
    </>
  );
}

function ContractDays({ contract }: { contract: AgentContract }) {
  const { side, account, startsOn, endsOn } = contract;
  const say = useTexts('agent');
  const locale = useLocale();
  const day = (one: string | null): string => (one === null ? '–' : formatDay(one, locale));
  return (
    <Facts>
      <Fact name={say('agent:contract.from')}>
        {side === 'brand' ? say('agent:contract.brand') : account}
      </Fact>
      <Fact name={say('agent:contract.startsOn')}>{day(startsOn)}</Fact>
      <Fact name={say('agent:contract.endsOn')}>{day(endsOn)}</Fact>
    </Facts>
  );
}
