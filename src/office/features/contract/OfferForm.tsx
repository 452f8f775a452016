import { useState } from 'react';
import type { ContractKind, ContractPolicy } from '#contract/generated/types.ts';
import { capBasisPointsOf } from '#domain/contract/judge-terms.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { TextAreaField } from '#staff/kit/TextAreaField.tsx';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { emptyOffer, readOffer } from './offer-draft.ts';
import { OfferTerms } from './OfferTerms.tsx';
import { type ChosenAgent, TopAgentFinder } from './TopAgentFinder.tsx';

/** The contract's bounds of a reason. */
const MIN_REASON = 3;
const MAX_REASON = 300;

export interface OfferFormProps {
  brand: string;
  currency: string;
  policy: ContractPolicy;
  /** The kinds that the brand allows. */
  kinds: readonly ContractKind[];
  first: ContractKind;
  /** Called with a sentence about the outcome. */
  onDone: (sentence: string) => void;
  onClose: () => void;
}

/** Asks for the agent, the terms and the reason; the terms are judged while they are typed. */
export function OfferForm(props: OfferFormProps) {
  const { brand, currency, policy, kinds, first, onDone, onClose } = props;
  const say = useTexts('contract-desk', 'office', 'ui');
  const locale = useOfficeLocale();
  const { run, pending, problem } = useCommand('offerBrandContract');
  const [agent, choose] = useState<ChosenAgent | null>(null);
  const [draft, setDraft] = useState(() => emptyOffer(first));
  const [reason, setReason] = useState('');
  const { terms, faults } = readOffer(draft, policy, { currency, locale });
  const mayOffer = agent !== null && terms !== null && reason.trim().length >= MIN_REASON;
  const offer = async (): Promise<void> => {
    if (agent === null || terms === null || !mayOffer) return;
    const { memberId: agentId, account } = agent;
    const outcome = await run({
      params: { brand, agentId },
      body: { kind: draft.kind, terms, reason: reason.trim() },
    });
    if (outcome.ok) onDone(say('contract-desk:done.offer', { account }));
    else if (outcome.problem.code === 'SECOND_PERSON_ASKED') {
      onDone(say('contract-desk:asked.offer', { account }));
    }
  };
  return (
    <Dialog
      wide
      title={say('contract-desk:offer')}
      onClose={pending ? undefined : onClose}
      actions={
        <>
          <Button tone="secondary" aria-disabled={pending} onClick={pending ? undefined : onClose}>
            {say('ui:cancel')}
          </Button>
          <Button pending={pending} aria-disabled={!mayOffer} onClick={() => void offer()}>
            {say('contract-desk:offer.send')}
          </Button>
        </>
      }
    >
      {problem === null ? null : <ProblemPanel problem={problem} />}
      <p>{say('contract-desk:effect.offer')}</p>
      <TopAgentFinder brand={brand} chosen={agent} onChoose={choose} />
      <OfferTerms
        draft={draft}
        kinds={kinds}
        capBasisPoints={capBasisPointsOf(draft.kind, policy)}
        currency={currency}
        faults={faults}
        problem={problem}
        onChange={setDraft}
      />
      <TextAreaField
        label={say('office:queue.reason')}
        hint={say('contract-desk:reasonHint')}
        value={reason}
        maxLength={MAX_REASON}
        onChange={setReason}
      />
    </Dialog>
  );
}
