import { useState } from 'react';
import type {
  AgentContract,
  ContractKind,
  ContractPeriod,
  ContractRules,
  ContractTerms,
} from '#contract/generated/types.ts';
import { CONTRACT_KINDS } from '#domain/contract/contract-kinds.ts';
import { currencyDigits, decimalText } from '#domain/money/format-micro.ts';
import { decimalSign } from '#ui/i18n/parse-amount.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useReadAmount } from '../../frame/AmountField.tsx';
import { FormLayout } from '../../frame/FormLayout.tsx';
import { Toolbar } from '../../frame/Panel.tsx';
import { DownlinePicker, type PickedDownline } from './DownlinePicker.tsx';
import { judgeEntry } from './judge-entry.ts';
import { TermsEditor } from './TermsEditor.tsx';
import { type ContractEntry, contractEntry, emptyTier } from './tier-entry.ts';

export interface OfferFormProps {
  kind: ContractKind;
  currency: string;
  /** The offerer's own terms. */
  own: ContractTerms;
  rules: ContractRules;
  /** Contracts with downlines, newest first. */
  given: readonly AgentContract[];
  /** Called with the accounts that received the offer. */
  onOffered: (accounts: readonly string[]) => void;
}

/** The schema's bound. */
const MOST_MEMBERS = 50;

/** A form that offers one contract to direct downlines; terms are judged while they are typed. */
export function OfferForm(props: OfferFormProps) {
  const { kind, currency, own, rules, given, onOffered } = props;
  const say = useTexts('agent', 'validation');
  const amountText = useAmountText(currency);
  const readAmount = useReadAmount(currency);
  const problemText = useProblemText();
  const { run, pending, problem, reset } = useCommand('offerContracts');
  const [picked, setPicked] = useState<readonly PickedDownline[]>([]);
  const [entry, setEntry] = useState<ContractEntry>(() => ({
    ...contractEntry(own, amountText),
    tiers: [emptyTier(0)],
  }));
  const [isChecked, setChecked] = useState(false);
  const { terms, faults } = judgeEntry(entry, { kind, own, rules, readAmount });
  const allowed: readonly ContractPeriod[] = CONTRACT_KINDS[kind].periods;
  const newest = given.find(({ status }) => status === 'active' || status === 'offered');
  const isCountFit = picked.length > 0 && picked.length <= MOST_MEMBERS;

  const change = (next: ContractEntry): void => {
    // The server's faults are about the earlier terms.
    reset();
    setEntry(next);
  };
  const faultAt = (pointer: string): string | undefined => {
    const found = faults.find(
      (fault) => fault.pointer === pointer && (isChecked || !fault.isMissing),
    );
    return problem?.fields[`/terms${pointer}`]?.message ?? (found && say(found.key));
  };
  const submit = async (): Promise<void> => {
    setChecked(true);
    if (terms === null || faults.length > 0 || !isCountFit) return;
    const memberIds = picked.map(({ memberId }) => memberId);
    const outcome = await run({ body: { kind, memberIds, terms } });
    if (outcome.ok) onOffered(outcome.value.items.map(({ account }) => account));
  };
  return (
    <FormLayout label={say('agent:contract.give')} onSubmit={submit}>
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      <DownlinePicker
        picked={picked}
        onPick={(next) => {
          reset();
          setPicked(next);
        }}
        excluded={waitingMembers(given)}
        problem={isChecked && !isCountFit ? say('agent:contract.to.fault') : undefined}
      />
      <Toolbar>
        <Button
          tone="secondary"
          size="small"
          onClick={() => change(contractEntry(own, amountText))}
        >
          {say('agent:contract.template.own')}
        </Button>
        {newest === undefined ? null : (
          <Button
            tone="secondary"
            size="small"
            onClick={() => change(contractEntry(newest.terms, amountText))}
          >
            {say('agent:contract.template.given', { account: newest.account })}
          </Button>
        )}
      </Toolbar>
      <TermsEditor
        kind={kind}
        currency={currency}
        periods={allowed.filter((period) => period === own.period)}
        entry={entry}
        onChange={change}
        faultAt={faultAt}
      />
      <Button type="submit" wide pending={pending}>
        {say('agent:contract.give.submit', { count: picked.length })}
      </Button>
    </FormLayout>
  );
}

/** Members with an offer that waits for an answer. */
const waitingMembers = (given: readonly AgentContract[]): ReadonlySet<string> =>
  new Set(
    given.flatMap(({ status, memberId }) =>
      status === 'offered' && memberId !== null ? [memberId] : [],
    ),
  );

/** Writes micro-units as a person types them: no symbol, no grouping, the reader's decimal sign. */
function useAmountText(currency: string): (micro: string) => string {
  const locale = useLocale();
  return (micro) =>
    decimalText(BigInt(micro), currencyDigits(currency))
      .replace(/\.0+$/, '')
      .replace('.', decimalSign(locale));
}
