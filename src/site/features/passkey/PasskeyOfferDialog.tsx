import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useLanguage, useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { queryKey } from '#ui/query/useQuery.ts';
import { successAtom } from '../../frame/shell.atoms.ts';
import { AddFaultNotice } from './AddFaultNotice.tsx';
import styles from './Passkey.module.css';
import { useAddPasskey } from './useAddPasskey.ts';

/** Offers a passkey for the next sign-in. @param onClose it was answered, either way */
export function PasskeyOfferDialog({ onClose }: { onClose: () => void }) {
  const say = useTexts('passkey');
  const problemText = useProblemText();
  const language = useLanguage();
  const { pathname } = useLocation();
  const { mutate } = useSWRConfig();
  const setSuccess = useSetAtom(successAtom);
  const { add, pending, problem, fault } = useAddPasskey();
  // Only the security centre asks for the password, or for a code of the app.
  const elsewhere =
    problem?.code === 'WRONG_PASSWORD'
      ? 'late'
      : problem?.code === 'SECOND_FACTOR_REQUIRED'
        ? 'app'
        : null;
  const isOver = elsewhere !== null || fault === 'exists';

  const accept = async (): Promise<void> => {
    const added = await add();
    if (added === null) return;
    // The security centre may have listed them already.
    void mutate(queryKey('listPasskeys', {}, language), added, { revalidate: false });
    setSuccess({ text: say('passkey:card.added'), path: pathname });
    onClose();
  };

  return (
    <Dialog title={say('passkey:offer.title')} onClose={onClose}>
      <div className={styles.words}>
        <p>{say('passkey:offer.text')}</p>
        {problem === null ? null : (
          <Notice tone={elsewhere === null ? 'problem' : 'info'}>
            {elsewhere === null ? problemText(problem) : say(`passkey:offer.${elsewhere}`)}
          </Notice>
        )}
        {fault === null ? null : <AddFaultNotice fault={fault} />}
        <div className={styles.actions}>
          {isOver ? (
            <Button onClick={onClose}>{say('passkey:offer.close')}</Button>
          ) : (
            <>
              <Button pending={pending} onClick={() => void accept()}>
                {say('passkey:add.button')}
              </Button>
              <Button tone="secondary" onClick={onClose}>
                {say('passkey:offer.later')}
              </Button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
