import { useEffect, useState } from 'react';
import type { HumanCheck, HumanCheckKind } from '#contract/generated/types.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './HumanCheck.module.css';
import { LettersCheck } from './LettersCheck.tsx';
import { SlidePuzzle } from './SlidePuzzle.tsx';
import { useChallenge } from './useChallenge.ts';
import { useDeviceWork } from './useDeviceWork.ts';

export interface HumanCheckPanelProps {
  /** The answer, which the server judges with the request that carries it. */
  onAnswer: (check: HumanCheck) => void;
  /** Why the last answer was not accepted. */
  problem?: string | undefined;
  /** The work that the refused request asked for. */
  effort?: number;
}

const KINDS: readonly HumanCheckKind[] = ['slider', 'captcha', 'proofOfWork'];

/**
 * A check that a person is there. The server chooses it; a person may ask for another one. The
 * device works meanwhile, and whoever is faster waits for the other.
 */
export function HumanCheckPanel({ onAnswer, problem, effort = 1 }: HumanCheckPanelProps) {
  const say = useTexts('verification');
  const problemText = useProblemText();
  const [instead, setInstead] = useState<HumanCheckKind | null>(null);
  const {
    challenge,
    shownAt,
    problem: refused,
    canRefresh,
    refresh,
  } = useChallenge(instead, effort);
  const [answered, setAnswered] = useState<{ challengeId: string; text: string } | null>(null);
  const deviceWork = useDeviceWork(challenge?.work ?? null);
  const { puzzle = null, letters = null } = challenge ?? {};
  const kind = challenge?.kind ?? instead ?? 'slider';
  const id = challenge?.challengeId;
  const given = kind === 'proofOfWork' ? '' : answered?.challengeId === id ? answered?.text : null;
  const counter = deviceWork.state === 'done' ? deviceWork.counter : null;

  useEffect(() => {
    if (id === undefined || counter === null || given === null || given === undefined) return;
    onAnswer({ challengeId: id, work: counter, answer: given });
    // Once a challenge: the callback of a later render does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, counter, given]);

  const answer = (text: string): void => {
    if (id !== undefined) setAnswered({ challengeId: id, text });
  };
  const isWaiting = deviceWork.state === 'running' && typeof given === 'string';
  return (
    <section className={styles.panel} aria-label={say('verification:check.title')}>
      <p className={styles.intro}>{say(`verification:check.${kind}`)}</p>
      {problem === undefined ? null : <Notice tone="problem">{problem}</Notice>}
      {refused === null ? null : <Notice tone="problem">{problemText(refused)}</Notice>}
      {deviceWork.state === 'failed' ? (
        <Notice tone="problem">{say('verification:work.failed')}</Notice>
      ) : null}
      {challenge === null && refused === null ? <Skeleton shape="block" /> : null}
      {puzzle === null ? null : (
        <SlidePuzzle key={id} puzzle={puzzle} shownAt={shownAt} onAnswer={answer} />
      )}
      {letters === null ? null : <LettersCheck key={id} letters={letters} onAnswer={answer} />}
      {isWaiting && challenge !== null ? (
        <p role="status">{say('verification:work.running')}</p>
      ) : null}
      <div className={styles.others}>
        <Button
          tone="quiet"
          size="small"
          aria-disabled={!canRefresh}
          onClick={() => canRefresh && refresh()}
        >
          {say('verification:check.refresh')}
        </Button>
        {KINDS.filter((other) => other !== kind).map((other) => (
          <Button key={other} tone="quiet" size="small" onClick={() => setInstead(other)}>
            {say(`verification:check.use.${other}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
