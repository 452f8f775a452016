import type { PlayerLimit, PlayerLimitChange, PlayerLimits } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './LimitsCard.module.css';
import { useNow } from './useNow.ts';

export interface LimitRaiseProps {
  row: PlayerLimit;
  change: PlayerLimitChange;
  textOf: (amount: string) => string;
  onTakeBack: () => void;
  onChanged: (limits: PlayerLimits) => void;
}

/** A requested raise: it waits until it is due, and is then confirmed or taken back. */
export function LimitRaise({ row, change, textOf, onTakeBack, onChanged }: LimitRaiseProps) {
  const { kind, period } = row;
  const say = useTexts('safer-play');
  const locale = useLocale();
  const problemText = useProblemText();
  const now = useNow();
  const { run, pending, problem } = useCommand('confirmPlayerLimit');
  const at = formatMoment(change.dueAt, locale);

  const confirm = async (): Promise<void> => {
    const outcome = await run({ params: { kind, period } });
    if (outcome.ok) onChanged(outcome.value);
  };

  return (
    <>
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      <Notice tone="info">
        {change.limit === null
          ? say('safer-play:waitingNone', { at })
          : say('safer-play:waiting', { limit: textOf(change.limit), at })}
      </Notice>
      <div className={styles.waiting}>
        <Button
          tone="secondary"
          size="small"
          pending={pending}
          disabled={Date.parse(change.dueAt) > now}
          onClick={() => void confirm()}
        >
          {say('safer-play:confirm')}
        </Button>
        <Button tone="quiet" size="small" onClick={onTakeBack}>
          {say('safer-play:takeBack')}
        </Button>
      </div>
    </>
  );
}
