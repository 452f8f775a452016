import { useEffect, useEffectEvent, useRef } from 'react';
import type { OwnTableSeat } from '#contract/generated/types.ts';
import { Money } from '#ui/kit/Money.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { GameScene } from '../../kit/stage/GameScene.tsx';
import { endWords } from '../../kit/stage/end-words.ts';
import { useWording } from '../../kit/stage/useWording.ts';
import { createSoundPlayer, type SoundPlayer } from '../../kit/sound/sound-player.ts';
import { VOICES } from '../../kit/sound/voices.ts';
import { countUpMs, winTier } from '../../kit/win-tier.ts';
import type { StageProps } from '../../stage-port.ts';
import { payAt } from '../../kit/multiplier.ts';
import { CRASH_COMET } from '../rules.ts';
import styles from './CrashStage.module.css';
import { Flight } from './Flight.tsx';
import { SeatList } from './SeatList.tsx';

/** The table's sky: countdown, flight, who left where, and the last results. */
export function CrashStage(props: StageProps) {
  const { onReady, onSay, currency, phase, celebrateAboveStakeOnly } = props;
  const { table = null, seat = null, serverNow } = props.table ?? { serverNow: Date.now };
  const { theme } = useSitePlan();
  const wording = useWording(CRASH_COMET.code, currency);
  const { say, number } = wording;
  const sound = useRef<SoundPlayer | null>(null);
  const status = table?.status ?? null;
  const result = table?.result ?? null;
  const isFlying = status === 'running';
  const roundId = table?.tableRoundId ?? '';

  const reportReady = useEffectEvent(() =>
    onReady({
      turn: () => undefined,
      cancelSpin: () => undefined,
      play: () => Promise.resolve(),
      skip: () => false,
      finish: () => undefined,
      celebrate: () => undefined,
    }),
  );
  useEffect(() => reportReady(), []);
  useEffect(() => {
    sound.current = createSoundPlayer(VOICES[theme.recipe]);
    return () => sound.current?.destroy();
  }, [theme.recipe]);
  useEffect(() => sound.current?.switchOn(props.sound), [props.sound, theme.recipe]);

  const isIn = seat?.status === 'in' || seat?.status === 'won' || seat?.status === 'lost';
  const tell = useEffectEvent(() => {
    if (status === 'betting') onSay(say('crash-comet:say.open'));
    if (status === 'running') {
      onSay(say('crash-comet:say.started'));
      sound.current?.play('rise');
    }
    if (status === 'paying') sound.current?.play('lose');
    if (status === 'ended' && result !== null) {
      const crashed = say('crash-comet:say.crashed', { at: number(result / 100, 2) });
      onSay(seat === null || !isIn ? crashed : `${crashed} ${endWords(ended(seat), wording)}`);
    }
  });
  useEffect(() => tell(), [roundId, status]);
  const leftAt = leftAtOf(seat);
  const tellLeft = useEffectEvent(() => {
    if (leftAt === null) return;
    sound.current?.play('win');
    onSay(say('crash-comet:say.left', { at: number(leftAt / 100, 2) }));
  });
  useEffect(() => tellLeft(), [leftAt]);

  const isOver = status === 'ended' && seat !== null && isIn;
  const end = isOver ? shownEnd(seat, celebrateAboveStakeOnly) : null;
  const marks = (table?.results ?? []).slice(0, 12).map((one) => ({
    roundId: one.tableRoundId,
    text: `${number(one.result / 100, 2)}×`,
    gained: one.result >= 200,
  }));
  return (
    <GameScene
      code={CRASH_COMET.code}
      surface="scenery"
      end={end}
      phase={phase === 'staked' ? 'showing' : phase}
      marks={marks}
      currency={currency}
    >
      <div className={styles.layout}>
        <div
          className={styles.sky}
          data-phase={result !== null ? 'crashed' : (status ?? 'resting')}
        >
          <Flight
            startsAt={table === null ? null : Date.parse(table.locksAt)}
            isFlying={isFlying}
            result={result}
            exits={(table?.seats ?? []).flatMap(({ cashedAt }) => cashedAt ?? [])}
            serverNow={serverNow}
            number={number}
          >
            <p className={styles.caption}>
              {status === 'betting' ? say('crash-comet:caption.betting') : null}
              {result !== null ? say('crash-comet:caption.crashed') : null}
              {table === null ? say('crash-comet:caption.resting') : null}
              {isFlying && seat !== null && leftAt === null ? say('crash-comet:caption.in') : null}
              {isFlying && leftAt !== null ? (
                <>
                  {say('crash-comet:caption.left', { at: number(leftAt / 100, 2) })}{' '}
                  {seat === null ? null : (
                    <Money
                      micro={payAt(BigInt(seat.stakeMicro), BigInt(leftAt) * 100n)}
                      currency={currency}
                    />
                  )}
                </>
              ) : null}
            </p>
          </Flight>
        </div>
        <SeatList table={table} say={say} number={number} />
      </div>
    </GameScene>
  );
}

/** A hand that leaves after its automatic cash-out is paid at the automatic multiplier. */
function leftAtOf(seat: OwnTableSeat | null): number | null {
  if (seat === null || seat.cashedAt === null) return null;
  return Math.min(seat.cashedAt, seat.autoCashOut ?? seat.cashedAt);
}

interface OwnSeat {
  stakeMicro: string;
  payoutMicro: string;
}

function ended({ stakeMicro, payoutMicro }: OwnSeat) {
  return {
    payoutMicro: BigInt(payoutMicro),
    netWinMicro: BigInt(payoutMicro) - BigInt(stakeMicro),
  };
}

function shownEnd(seat: OwnSeat, celebrateAboveStakeOnly: boolean) {
  const { payoutMicro, netWinMicro } = ended(seat);
  const stakeMicro = BigInt(seat.stakeMicro);
  const tier = winTier(payoutMicro, stakeMicro, celebrateAboveStakeOnly);
  return { payoutMicro, netWinMicro, tier, countMs: countUpMs(tier, payoutMicro, stakeMicro) };
}
