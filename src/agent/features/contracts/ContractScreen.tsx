import { useState } from 'react';
import type { AgentContract, ContractKind } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { PillTabs } from '#ui/kit/branded/PillTabs.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { AgentFrame } from '../../frame/AgentFrame.tsx';
import { type AgentHome, HomeGate } from '../../frame/HomeGate.tsx';
import { Loaded } from '../../frame/Loaded.tsx';
import { KIND_SCREENS } from '../../frame/contract-kind-screens.ts';
import { ContractRecords } from './ContractRecords.tsx';
import styles from './Contracts.module.css';
import { DownlineContracts } from './DownlineContracts.tsx';
import { OwnContract } from './OwnContract.tsx';
import { useOwnContracts } from './useOwnContracts.ts';
import { needsAnswer } from '../../frame/waiting-answer.ts';

const VIEWS = ['records', 'own', 'downlines'] as const;

type View = (typeof VIEWS)[number];

const PANEL = 'contract-views';

/** Contracts of one kind: amounts received, the own contract, and those of direct downlines. */
export function ContractScreen({ kind }: { kind: ContractKind }) {
  const say = useTexts('agent', 'records', 'plan', 'ui');
  return (
    <AgentFrame title={say(KIND_SCREENS[kind].title)}>
      <HomeGate>{(home) => <Contracts kind={kind} home={home} />}</HomeGate>
    </AgentFrame>
  );
}

interface ContractsProps {
  kind: ContractKind;
  home: AgentHome;
}

function Contracts({ kind, home }: ContractsProps) {
  const say = useTexts('agent');
  const own = useOwnContracts(kind);
  const rules = useQuery('getContractRules', {});
  return (
    <>
      {rules.value?.isInArrears === true ? (
        <Notice tone="problem" title={say('agent:contract.arrears')}>
          {say('agent:contract.arrears.text')}
        </Notice>
      ) : null}
      <Loaded query={own} blocks={2}>
        {({ items }) => (
          <Views kind={kind} home={home} contracts={items} onChanged={() => void own.refresh()} />
        )}
      </Loaded>
    </>
  );
}

interface ViewsProps extends ContractsProps {
  /** With the upline or the brand. */
  contracts: readonly AgentContract[];
  onChanged: () => void;
}

function Views({ kind, home, contracts, onChanged }: ViewsProps) {
  const say = useTexts('agent');
  const count = contracts.filter(needsAnswer).length;
  const [view, setView] = useState<View>(count > 0 ? 'own' : 'records');
  return (
    <>
      <div className={styles.tabs}>
        <PillTabs
          label={say(KIND_SCREENS[kind].title)}
          tabs={VIEWS.map((id) => ({ id, label: say(`agent:contract.view.${id}`, { count }) }))}
          chosen={view}
          onChoose={setView}
          panel={PANEL}
        />
      </div>
      <div id={PANEL} className={styles.part} role="tabpanel" aria-labelledby={`${PANEL}-${view}`}>
        {view === 'records' ? <ContractRecords kind={kind} currency={home.currency} /> : null}
        {view === 'own' ? (
          <OwnContract
            kind={kind}
            currency={home.currency}
            contracts={contracts}
            onChanged={onChanged}
          />
        ) : null}
        {view === 'downlines' ? (
          <DownlineContracts kind={kind} currency={home.currency} contracts={contracts} />
        ) : null}
      </div>
    </>
  );
}
