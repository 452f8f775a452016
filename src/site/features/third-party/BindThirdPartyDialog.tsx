import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useLanguage, useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/mui/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
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

/** Asks before an account of a third party is linked for good. */
export function BindThirdPartyDialog({ ticket, account, onClose }: BindThirdPartyDialogProps) {
  const say = useTexts('third-party');
  const problemText = useProblemText();
  const language = useLanguage();
  const provider = useProviderName()(ticket.provider);
  const { pathname } = useLocation();
  const { mutate } = useSWRConfig();
  const setSuccess = useSetAtom(successAtom);
  const { run, pending, problem } = useCommand('bindThirdParty');
  const isOver = problem !== null && FINAL.has(problem.code);
  const who = ticket.email ?? ticket.name;

  const link = async (): Promise<void> => {
    const outcome = await run({ body: { ticket: ticket.ticket, confirmed: true } });
    if (!outcome.ok) {
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
      <div className={styles.words}>
        {who === null ? null : <p className={styles.who}>{who}</p>}
        {isOver ? null : <Notice tone="warning">{say('third-party:bind.warning')}</Notice>}
        {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
        <div className={styles.actions}>
          {isOver ? (
            <Button onClick={onClose}>{say('third-party:bind.close')}</Button>
          ) : (
            <>
              <Button pending={pending} onClick={() => void link()}>
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
      </div>
    </Dialog>
  );
}
