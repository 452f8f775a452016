import { useCallback, useEffect, useState } from 'react';
import type { ProblemError } from '#contract/problem-error.ts';
import type { HouseSession } from '#contract/generated/types.ts';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { asProblemError } from '#ui/query/as-problem-error.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import type { Rounds } from '../round/useRounds.ts';
import type { HouseCalls, RotatedSeeds } from '../session/house-calls.ts';
import type { PlayableGame } from '../playable-games.ts';
import { LastRounds } from './LastRounds.tsx';
import { RotateForm } from './RotateForm.tsx';
import { SeedFacts } from './SeedFacts.tsx';
import { SeriesFacts, type SeriesFactsProps } from './SeriesFacts.tsx';
import styles from './SeedsDialog.module.css';

export interface SeedsDialogProps {
  game: PlayableGame;
  house: HouseCalls;
  rounds: Rounds;
  /** The rounds can be looked up later. */
  hasRecords: boolean;
  onClose: () => void;
}

interface Seeds {
  current: HouseSession['seeds'];
  nextServerSeedHash: string;
}

/** The commitments behind every round, and the form that reveals and replaces the pair in use. */
export function SeedsDialog({ game, house, rounds, hasRecords, onClose }: SeedsDialogProps) {
  const say = useTexts('game');
  const problemText = useProblemText();
  const [seeds, setSeeds] = useState<Seeds | null>(null);
  const [series, setSeries] = useState<SeriesFactsProps | null>(null);
  const [revealed, setRevealed] = useState<RotatedSeeds['revealed'] | null>(null);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const [busy, setBusy] = useState(false);

  const read = useCallback(async () => {
    try {
      const { seeds: current, nextServerSeedHash, series: sold, currency } = await house.read();
      setSeeds({ current, nextServerSeedHash });
      setSeries(sold === undefined ? null : { series: sold, currency });
    } catch (error) {
      setProblem(asProblemError(error));
    }
  }, [house]);
  useEffect(() => {
    void read();
  }, [read]);

  const rotate = async (clientSeed: string): Promise<void> => {
    if (seeds === null) return;
    setBusy(true);
    setProblem(null);
    try {
      const rotated = await house.rotate({
        serverSeedHash: seeds.current?.serverSeedHash ?? null,
        nextServerSeedHash: seeds.nextServerSeedHash,
        clientSeed,
      });
      setRevealed(rotated.revealed);
      setSeeds(rotated);
    } catch (error) {
      setProblem(asProblemError(error));
    }
    setBusy(false);
  };

  return (
    <Dialog
      title={say('game:seeds.title')}
      width="medium"
      intro={say('game:seeds.intro')}
      onClose={onClose}
    >
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      {revealed === null ? null : (
        <Notice tone="good" title={say('game:seeds.revealed.title')}>
          <p>{say('game:seeds.revealed.text', { rounds: revealed.nextNonce })}</p>
          <code className={styles.code}>{revealed.serverSeed}</code>
        </Notice>
      )}
      {seeds === null ? (
        problem === null && <Skeleton shape="line" count={3} />
      ) : (
        <>
          {seeds.current === null ? null : <SeedFacts seeds={seeds.current} />}
          {series === null ? null : <SeriesFacts {...series} />}
          <RotateForm
            busy={busy}
            nextServerSeedHash={seeds.nextServerSeedHash}
            // A round under way keeps its seed a secret until it has been shown.
            locked={rounds.state.phase.kind !== 'idle'}
            onRotate={(clientSeed) => void rotate(clientSeed)}
          />
        </>
      )}
      {hasRecords ? <LastRounds game={game} /> : null}
    </Dialog>
  );
}
