import { useSetAtom, useStore } from 'jotai';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { ReplyOf } from '#contract/operation.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useClient } from '#ui/query/client-context.ts';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { refreshSite } from '../../frame/refresh-site.ts';
import { successAtom } from '../../frame/shell.atoms.ts';
import { clearSessionStorage } from '../session/clear-session-storage.ts';
import styles from './SaferPlay.module.css';
import { HOLD, PayoutFields } from './PayoutFields.tsx';
import { usePayoutChoice } from './usePayoutChoice.ts';
import { usePlaySession } from './usePlaySession.ts';

/** Closes the account with the password, and leads home signed out. */
export function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const say = useTexts('safer-play');
  const problemText = useProblemText();
  const closedText = useClosedText();
  const client = useClient();
  const store = useStore();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const setSuccess = useSetAtom(successAtom);
  const { run, pending, problem } = useCommand('closeAccount');
  const [password, setPassword] = useState('');
  const [paymentPassword, setPaymentPassword] = useState('');
  const [to, setTo] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const choice = usePayoutChoice();
  // Paid out unless the player wants it held.
  const chosen = choice === null ? HOLD : (to ?? choice.payees[0]?.bankAccountId ?? HOLD);
  const { byField } = fieldProblems(problem, ['password', 'payout']);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isWhole = password !== '' && (chosen === HOLD || paymentPassword !== '');
    setMissing(!isWhole);
    if (!isWhole) return;
    const payout = chosen === HOLD ? {} : { payout: { bankAccountId: chosen, paymentPassword } };
    const outcome = await run({ body: { password, ...payout } });
    if (!outcome.ok) return;
    setSuccess({ text: closedText(outcome.value), path: '/' });
    clearSessionStorage(() => sessionStorage);
    await refreshSite(client, store);
    await mutate(() => true, undefined, { revalidate: false });
    await navigate('/');
  };

  return (
    <Dialog title={say('safer-play:close.confirm')} onClose={onClose} busy={pending}>
      <form className={styles.password} noValidate onSubmit={(event) => void submit(event)}>
        <p>{say('safer-play:close.final')}</p>
        {problem === null || Object.keys(byField).length > 0 ? null : (
          <Notice tone="problem">{problemText(problem)}</Notice>
        )}
        {choice === null ? null : (
          <PayoutFields
            choice={choice}
            chosen={chosen}
            onChoose={setTo}
            password={paymentPassword}
            onPassword={setPaymentPassword}
            problem={
              isMissing && paymentPassword === ''
                ? say('safer-play:close.paymentPasswordMissing')
                : byField['payout']
            }
          />
        )}
        <TextField
          name="password"
          type="password"
          label={say('safer-play:close.password')}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          autoFocus
          maxLength={128}
          required
          problem={
            isMissing && password === '' ? say('safer-play:close.missing') : byField['password']
          }
        />
        <div className={styles.actions}>
          <Button tone="secondary" onClick={onClose}>
            {say('safer-play:close.cancel')}
          </Button>
          <Button type="submit" tone="danger" pending={pending}>
            {say('safer-play:close.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Says that the account is closed, and what became of its money. */
function useClosedText(): (closed: ReplyOf<'closeAccount'>) => string {
  const say = useTexts('safer-play');
  const locale = useLocale();
  const currency = usePlaySession().value?.currency;
  return ({ heldMicro, paidOutMicro }) => {
    const [held, paid] = [BigInt(heldMicro), BigInt(paidOutMicro)];
    if (currency === undefined) return say('safer-play:close.done');
    const money = (micro: bigint): string => formatMicro(micro, currency, locale);
    if (paid > 0n && held > 0n) {
      return say('safer-play:close.paidOutAndHeld', { amount: money(paid), held: money(held) });
    }
    if (paid > 0n) return say('safer-play:close.paidOut', { amount: money(paid) });
    return held > 0n
      ? say('safer-play:close.held', { amount: money(held) })
      : say('safer-play:close.done');
  };
}
