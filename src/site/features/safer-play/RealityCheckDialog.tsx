import { useSetAtom } from 'jotai';
import type { PlaySession } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { signOutAskedAtom } from '../../frame/shell.atoms.ts';
import styles from './SaferPlay.module.css';
import { SessionFigures } from './SessionFigures.tsx';
import { useDurationText } from './useDurationText.ts';

export interface RealityCheckDialogProps {
  session: PlaySession;
  /** Address of the betting record; null: the site has none. */
  betsHref: string | null;
  onConfirmed: (session: PlaySession) => void;
}

/** Shows time and money of the session, and stays until the player has answered. */
export function RealityCheckDialog({ session, betsHref, onConfirmed }: RealityCheckDialogProps) {
  const say = useTexts('safer-play');
  const problemText = useProblemText();
  const duration = useDurationText();
  const askToSignOut = useSetAtom(signOutAskedAtom);
  const { run, pending, problem } = useCommand('confirmRealityCheck');
  const every = session.realityCheckMinutes;

  const confirm = async (): Promise<void> => {
    const outcome = await run({});
    if (outcome.ok) onConfirmed(outcome.value);
  };

  return (
    <Dialog
      title={say('safer-play:check.title')}
      onClose={undefined}
      width="medium"
      intro={every === null ? undefined : say('safer-play:check.text', { time: duration(every) })}
    >
      <SessionFigures session={session} />
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      <div className={styles.actions}>
        <Button pending={pending} onClick={() => void confirm()}>
          {say('safer-play:check.goOn')}
        </Button>
        {betsHref === null ? null : (
          <ButtonLink tone="secondary" href={betsHref}>
            {say('safer-play:check.bets')}
          </ButtonLink>
        )}
        <Button tone="quiet" onClick={() => askToSignOut(true)}>
          {say('safer-play:check.signOut')}
        </Button>
      </div>
    </Dialog>
  );
}
