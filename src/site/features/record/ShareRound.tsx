import type { RoundShare } from '#contract/generated/types.ts';
import { Button } from '#ui/kit/Button.tsx';
import { CopyButton } from '#ui/kit/CopyButton.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './RoundDialog.module.css';

interface ShareRoundProps {
  readonly roundId: string;
  readonly share: RoundShare | null;
  /** Address of the page that proves rounds. */
  readonly checkerPath: string;
  readonly onChange: () => void;
}

/** A link by which anyone sees the round and its proof, until its player ends it. */
export function ShareRound({ roundId, share, checkerPath, onChange }: ShareRoundProps) {
  const say = useTexts('records');
  const problemText = useProblemText();
  const begin = useCommand('shareRound');
  const end = useCommand('unshareRound');
  const problem = begin.problem ?? end.problem;
  const send = async (command: typeof begin | typeof end): Promise<void> => {
    const { ok } = await command.run({ params: { roundId } });
    if (ok) onChange();
  };
  const link =
    share === null
      ? null
      : new URL(`${checkerPath}?shared=${share.token}`, window.location.origin).href;
  return (
    <section aria-labelledby="round-share">
      <h3 id="round-share" className={styles.heading}>
        {say('records:share')}
      </h3>
      <p>{say('records:share.lead')}</p>
      {link === null ? (
        <Button tone="quiet" pending={begin.pending} onClick={() => void send(begin)}>
          {say('records:share.make')}
        </Button>
      ) : (
        <div className={styles.share}>
          <code className={styles.seed}>{link}</code>
          <CopyButton value={link} label={say('records:share.link')} />
          <Button tone="quiet" pending={end.pending} onClick={() => void send(end)}>
            {say('records:share.end')}
          </Button>
        </div>
      )}
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
    </section>
  );
}
