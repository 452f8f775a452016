import type { AgentContract } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { CentreLink } from '../../frame/CentreLink.tsx';
import { formatDay } from '../../frame/format-day.ts';
import { Panel } from '../../frame/Panel.tsx';
import { KIND_SCREENS } from '../../frame/contract-kind-screens.ts';
import { ContractOfferPopup } from './ContractOfferPopup.tsx';
import styles from './AgentHome.module.css';
import { isOfferToReader, needsAnswer } from '../../frame/waiting-answer.ts';

/** Contracts that wait for the agent's answer; nothing while there are none. */
export function OfferedContracts({ currency }: { currency: string }) {
  const contracts = useQuery('listContracts', { query: { isOpen: 'true', limit: 100 } });
  const waiting = (contracts.value?.items ?? []).filter(needsAnswer);
  const offer = waiting.find(isOfferToReader);
  if (waiting.length === 0) return null;
  return (
    <>
      <WaitingPanel contracts={waiting} />
      {offer === undefined ? null : (
        <ContractOfferPopup key={offer.contractId} offer={offer} currency={currency} />
      )}
    </>
  );
}

function WaitingPanel({ contracts }: { contracts: readonly AgentContract[] }) {
  const say = useTexts('agent', 'plan');
  const locale = useLocale();
  const textOf = (contract: AgentContract): string => {
    const account = contract.side === 'brand' ? say('agent:contract.brand') : contract.account;
    const { expiresAt, endsByItselfOn } = contract;
    if (isOfferToReader(contract)) {
      return say('agent:contract.waiting.offer', { account, at: formatMoment(expiresAt, locale) });
    }
    const day = endsByItselfOn === null ? '–' : formatDay(endsByItselfOn, locale);
    return say('agent:contract.waiting.end', { account, day });
  };
  return (
    <Panel title={say('agent:contract.waiting')}>
      <ul className={styles.waiting}>
        {contracts.map((contract) => {
          const { title, path } = KIND_SCREENS[contract.kind];
          return (
            <li key={contract.contractId}>
              <CentreLink href={path}>{say(title)}</CentreLink>
              <span>{textOf(contract)}</span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
