import { useState } from 'react';
import type { Downline } from '#contract/generated/types.ts';
import { splitChange } from '#domain/agent/terms.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { FormLayout } from '../../frame/FormLayout.tsx';
import type { AgentHome } from '../../frame/HomeGate.tsx';
import { Explanation } from '../../frame/Panel.tsx';
import { readTerms, termsEntry } from '../../frame/terms-entry.ts';
import { TermsFields } from '../../frame/TermsFields.tsx';
import { useFormProblem } from '../../frame/useFormProblem.ts';

export interface TermsFormProps {
  downline: Downline;
  home: AgentHome;
  onChanged: () => void;
}

/** Changes a downline's terms: raised at once, lowered with the member's consent. */
export function TermsForm({ downline, home, onChanged }: TermsFormProps) {
  const say = useTexts('agent');
  const { run, pending, problem } = useCommand('setDownlineTerms');
  const { byField, words } = useFormProblem(problem, ['terms']);
  const [entry, setEntry] = useState(() => termsEntry(downline.terms));
  const [isChecked, setChecked] = useState(false);
  const [done, setDone] = useState<'applied' | 'offered' | null>(null);
  const bounds = { seriesFloor: home.seriesFloor, own: home.terms };
  const terms = readTerms(entry, bounds);
  const isLowered = terms !== null && splitChange(downline.terms, terms).isLowered;
  const submit = async (): Promise<void> => {
    setChecked(true);
    setDone(null);
    if (terms === null) return;
    const outcome = await run({ params: { memberId: downline.memberId }, body: { terms } });
    if (!outcome.ok) return;
    setDone(outcome.value.proposalId === null ? 'applied' : 'offered');
    onChanged();
  };
  return (
    <FormLayout label={say('agent:downlines.action.terms')} onSubmit={submit}>
      <Explanation>{say('agent:terms.change')}</Explanation>
      {done === null ? null : <Notice tone="good">{say(`agent:terms.${done}`)}</Notice>}
      {words === null ? null : <Notice tone="problem">{words}</Notice>}
      <TermsFields
        entry={entry}
        onChange={(next) => {
          setDone(null);
          setEntry(next);
        }}
        bounds={bounds}
        quotas={home.quotas}
        isChecked={isChecked}
        problem={byField.terms}
      />
      <Button type="submit" wide pending={pending}>
        {say(isLowered ? 'agent:terms.offer' : 'agent:terms.save')}
      </Button>
    </FormLayout>
  );
}
