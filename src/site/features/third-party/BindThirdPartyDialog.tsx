import { useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useLanguage, useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { queryKey } from '#ui/query/useQuery.ts';
import { successAtom } from '../../frame/shell.atoms.ts';
import { forgetTicket, type KeptTicket } from './kept-ticket.ts';
import styles from './ThirdParty.module.css';
import { useProviderName } from './useProviderName.ts';

export interface BindThirdPartyDialogProps {
  ticket: KeptTicket;
  /** Of the member who is signed in. */
  account: string;
  /** Drops the ticket. */
  onClose: () => void;
}

/** With these the ticket is of no further use. */
const FINAL: ReadonlySet<string> = new Set(['IDENTITY_TICKET_EXPIRED', 'IDENTITY_TAKEN']);

/** Asks before an account of a third party is linked for good; some time after the sign-in with the password. */
export function BindThirdPartyDialog({ ticket, account, onClose }: BindThirdPartyDialogProps) {
  const say = useTexts('third-party');
  const problemText = useProblemText();
  const language = useLanguage();
  const provider = useProviderName()(ticket.provider);
  const { pathname } = useLocation();
  const { mutate } = useSWRConfig();
  const setSuccess = useSetAtom(successAtom);
  const { run, pending, problem } = useCommand('bindThirdParty');
  const [password, setPassword] = useState<string | null>(null);
  const [wasPasswordSent, setPasswordSent] = useState(false);
  const isOver = problem !== null && FINAL.has(problem.code);
  const refused = fieldProblems(problem, ['password']).byField['password'];
  const who = ticket.email ?? ticket.name;

  const link = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (password === '') return;
    const outcome = await run({
      body: { ticket: ticket.ticket, confirmed: true, ...(password !== null && { password }) },
    });
    setPasswordSent(password !== null);
    if (!outcome.ok) {
      if (outcome.problem.code === 'WRONG_PASSWORD') setPassword((held) => held ?? '');
      if (FINAL.has(outcome.problem.code)) forgetTicket(() => sessionStorage);
      return;
    }
    // The security page may have listed them already.
    const key = queryKey('listThirdParties', {}, language);
    void mutate(key, outcome.value, { revalidate: false });
    setSuccess({ text: say('third-party:bind.done', { provider }), path: pathname });
    onClose();
  };

  return (
    <Dialog
      title={say('third-party:bind.title', { provider, account })}
      onClose={onClose}
      busy={pending}
    >
      <form className={styles.words} noValidate onSubmit={(event) => void link(event)}>
        {who === null ? null : <p className={styles.who}>{who}</p>}
        {isOver ? null : <Notice tone="warning">{say('third-party:bind.warning')}</Notice>}
        {problem === null || refused !== undefined ? null : (
          <Notice tone="problem">{problemText(problem)}</Notice>
        )}
        {password === null || isOver ? null : (
          <TextField
            name="password"
            type="password"
            label={say('third-party:bind.password')}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            autoFocus
            maxLength={128}
            required
            help={say('third-party:bind.passwordHelp')}
            // The first refusal only asks for it; none was wrong.
            problem={wasPasswordSent ? refused : undefined}
          />
        )}
        <div className={styles.actions}>
          {isOver ? (
            <Button onClick={onClose}>{say('third-party:bind.close')}</Button>
          ) : (
            <>
              <Button type="submit" pending={pending}>
                {say('third-party:bind.confirm')}
              </Button>
              <Button
                tone="secondary"
                aria-disabled={pending}
                onClick={pending ? undefined : onClose}
              >
                {say('third-party:bind.later')}
              </Button>
            </>
          )}
        </div>
      </form>
    </Dialog>
  );
}
