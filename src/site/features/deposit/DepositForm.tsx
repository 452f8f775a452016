import { type FormEvent, useState } from 'react';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { currencyDigits } from '#domain/money/format-micro.ts';
import { decimalSign, parseAmount } from '#ui/i18n/parse-amount.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { DepositOffers } from '../promotion/DepositOffers.tsx';
import { AmountField } from './AmountField.tsx';
import { boundProblem } from './amount-bounds.ts';
import { ChannelChoice } from './ChannelChoice.tsx';
import styles from './DepositForm.module.css';
import { useLimitWords } from './useLimitWords.ts';
import { VoucherForm } from './VoucherForm.tsx';

/** Which way and how much; nothing moves before the channel confirms. */
export function DepositForm({ onCreated }: { onCreated: (depositId: string) => void }) {
  const say = useTexts('deposit');
  const problemText = useProblemText();
  const locale = useLocale();
  const { value, problem: loadProblem, refresh } = useQuery('listDepositChannels');
  const { run, pending, problem } = useCommand('createDeposit');
  const limitWords = useLimitWords(problem);
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const help = useSitePlan().routes.find(({ screen }) => screen === 'help');
  const channels = value?.items ?? [];
  const open = channels.filter(({ available }) => available);
  const channel = open.find((item) => item.channel === chosen) ?? open[0];

  if (value === undefined) {
    return loadProblem === null ? (
      <Skeleton shape="block" count={2} />
    ) : (
      <Notice
        tone="problem"
        action={<Button onClick={() => void refresh()}>{say('deposit:retry')}</Button>}
      >
        {problemText(loadProblem)}
      </Notice>
    );
  }
  if (channel === undefined) {
    return (
      <EmptyState icon="bank" title={say('deposit:closed.title')}>
        {say('deposit:closed.text')}
      </EmptyState>
    );
  }

  const amountMicro = parseAmount(typed, currencyDigits(channel.currency), decimalSign(locale));
  const bound = boundProblem(amountMicro, channel);
  const faults = fieldProblems(problem, ['amountMicro']);
  const refused = faults.byField['amountMicro'];
  const unsent = checked && bound !== null ? { bound } : undefined;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (amountMicro === null || bound !== null) {
      document.getElementById('deposit-amount')?.focus();
      return;
    }
    const outcome = await run({
      body: { channel: channel.channel, amountMicro: String(amountMicro) },
    });
    if (outcome.ok) onCreated(outcome.value.depositId);
  };

  return (
    <>
      <Card className={styles.card}>
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          {problem === null || Object.keys(faults.byField).length > 0 ? null : (
            <Notice tone="problem">{problemText(problem)}</Notice>
          )}
          <ChannelChoice channels={channels} chosen={channel.channel} onChoose={setChosen} />
          <AmountField
            channel={channel}
            typed={typed}
            onType={setTyped}
            problem={refused === undefined ? unsent : limitWords(refused)}
          />
          <DepositOffers amountMicro={amountMicro} currency={channel.currency} />
          {channel.tutorial === null || help === undefined ? null : (
            <TextLink href={`${help.path}#${channel.tutorial}`}>{say('deposit:tutorial')}</TextLink>
          )}
          <Button type="submit" size="large" wide pending={pending}>
            {say('deposit:submit')}
          </Button>
          <p className={styles.note}>{say('deposit:note')}</p>
        </form>
      </Card>
      {value.takesVouchers ? <VoucherForm onRedeemed={onCreated} /> : null}
    </>
  );
}
