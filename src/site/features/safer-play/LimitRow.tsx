import { useState } from 'react';
import type { PlayerLimit, PlayerLimits } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { LimitForm } from './LimitForm.tsx';
import styles from './LimitsCard.module.css';
import { LimitRaise } from './LimitRaise.tsx';
import { useLimitText } from './useLimitText.ts';

export interface LimitRowProps {
  limit: PlayerLimit;
  currency: string;
  onChanged: (limits: PlayerLimits) => void;
}

/** One period: what is used, the limit, deposits not paid yet, and a raise that waits. */
export function LimitRow({ limit: row, currency, onChanged }: LimitRowProps) {
  const { kind, period, limit, waiting, change } = row;
  const say = useTexts('safer-play');
  const problemText = useProblemText();
  const textOf = useLimitText(kind, currency);
  const [isEditing, setEditing] = useState(false);
  // The button that opened the form gets the focus back once the form is gone.
  const [wasEditing, setWasEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { run, pending, problem, reset } = useCommand('setPlayerLimit');
  const used = usedOf(row);
  const usedOnly = say(`safer-play:usedOnly.${kind}`, { used: textOf(used) });

  const close = (): void => {
    setEditing(false);
    setWasEditing(true);
    reset();
  };
  const request = async (wanted: string | null): Promise<void> => {
    setSaved(false);
    const outcome = await run({ params: { kind, period }, body: { limit: wanted } });
    if (!outcome.ok) return;
    if (isEditing) close();
    setSaved(true);
    onChanged(outcome.value);
  };

  return (
    <div
      className={styles.row}
      role="group"
      aria-label={say(`safer-play:label.${period}`, { kind: say(`safer-play:kind.${kind}`) })}
    >
      <div className={styles.line}>
        <span className={styles.period}>{say(`safer-play:${period}`)}</span>
        <span className={styles.used} suppressHydrationWarning>
          {limit === null
            ? `${say('safer-play:none')} · ${usedOnly}`
            : say('safer-play:used', { used: textOf(used), limit: textOf(limit) })}
          {waiting === '0'
            ? null
            : ` · ${say('safer-play:waitingDeposits', { amount: textOf(waiting) })}`}
        </span>
        {isEditing ? null : (
          <Button tone="quiet" size="small" autoFocus={wasEditing} onClick={() => setEditing(true)}>
            {say('safer-play:edit')}
          </Button>
        )}
      </div>
      <span className="visually-hidden" role="status">
        {isSaved ? say('safer-play:saved') : null}
      </span>
      {limit === null ? null : <UsedBar used={BigInt(used)} limit={BigInt(limit)} />}
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      {isEditing ? (
        <LimitForm
          kind={kind}
          period={period}
          currency={currency}
          pending={pending}
          onSave={(wanted) => void request(wanted)}
          onCancel={close}
        />
      ) : null}
      {change === null ? null : (
        <LimitRaise
          row={row}
          change={change}
          textOf={textOf}
          onTakeBack={() => void request(limit)}
          onChanged={onChanged}
        />
      )}
    </div>
  );
}

/** A gain is no loss: it uses nothing of the limit. */
function usedOf({ used }: PlayerLimit): string {
  return BigInt(used) < 0n ? '0' : used;
}

/** The words of the row say the same, so the bar is for the eye alone. */
function UsedBar({ used, limit }: { used: bigint; limit: bigint }) {
  const percent = used >= limit ? 100 : Number((used * 100n) / limit);
  return (
    <progress
      className={styles.bar}
      max={100}
      value={percent}
      data-full={percent === 100 ? '' : undefined}
      aria-hidden="true"
    />
  );
}
