import { useState } from 'react';
import type { HumanCheck, HumanCheckKind } from '#contract/generated/types.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { DeviceWork } from './DeviceWork.tsx';
import styles from './HumanCheck.module.css';
import { LettersCheck } from './LettersCheck.tsx';
import { SlidePuzzle } from './SlidePuzzle.tsx';
import { useChallenge } from './useChallenge.ts';

export interface HumanCheckPanelProps {
  /** The answer, which the server judges with the request that carries it. */
  onAnswer: (check: HumanCheck) => void;
  /** Why the last answer was not accepted. */
  problem?: string | undefined;
}

const KINDS: readonly HumanCheckKind[] = ['slider', 'captcha', 'proofOfWork'];

/** A check that a person is there. The puzzle comes first; letters and work for the device replace it. */
export function HumanCheckPanel({ onAnswer, problem }: HumanCheckPanelProps) {
  const say = useTexts('verification');
  const problemText = useProblemText();
  const [kind, setKind] = useState<HumanCheckKind>('slider');
  const { challenge, shownAt, problem: refused, canRefresh, refresh } = useChallenge(kind);
  const { puzzle = null, letters = null, work = null } = challenge ?? {};
  const key = challenge?.challengeId;
  const answer = (text: string): void => {
    if (challenge !== null) onAnswer({ challengeId: challenge.challengeId, kind, answer: text });
  };
  return (
    <section className={styles.panel} aria-label={say('verification:check.title')}>
      <p className={styles.intro}>{say(`verification:check.${kind}`)}</p>
      {problem === undefined ? null : <Notice tone="problem">{problem}</Notice>}
      {refused === null ? null : <Notice tone="problem">{problemText(refused)}</Notice>}
      {challenge === null && refused === null ? <Skeleton shape="block" /> : null}
      {puzzle === null ? null : (
        <SlidePuzzle key={key} puzzle={puzzle} shownAt={shownAt} onAnswer={answer} />
      )}
      {letters === null ? null : <LettersCheck key={key} letters={letters} onAnswer={answer} />}
      {work === null ? null : (
        <DeviceWork key={key} work={work} onAnswer={answer} onFailure={() => setKind('captcha')} />
      )}
      <div className={styles.others}>
        {kind === 'proofOfWork' ? null : (
          <Button
            tone="quiet"
            size="small"
            aria-disabled={!canRefresh}
            onClick={() => canRefresh && refresh()}
          >
            {say('verification:check.refresh')}
          </Button>
        )}
        {KINDS.filter((other) => other !== kind).map((other) => (
          <Button key={other} tone="quiet" size="small" onClick={() => setKind(other)}>
            {say(`verification:check.use.${other}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
