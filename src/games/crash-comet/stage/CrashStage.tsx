import { lessMotion } from '#ui/calm/calm.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Money } from '#ui/kit/Money.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { GameScene } from '../../kit/stage/GameScene.tsx';
import { endWords } from '../../kit/stage/end-words.ts';
import { useWording } from '../../kit/stage/useWording.ts';
import { createSoundPlayer, type SoundPlayer } from '../../kit/sound/sound-player.ts';
import { VOICES } from '../../kit/sound/voices.ts';
import { countUpMs, winTier } from '../../kit/win-tier.ts';
import type { StageProps } from '../../stage-port.ts';
import { CRASH_COMET, valueAt } from '../rules.ts';
import styles from './CrashStage.module.css';
import { flightPicture } from './flight-picture.ts';
import { SeatList } from './SeatList.tsx';
import { Sky } from './Sky.tsx';

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
  const leftAt = seat?.cashedAt ?? null;
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
          />
          <p className={styles.caption}>
            {status === 'betting' ? say('crash-comet:caption.betting') : null}
            {result !== null ? say('crash-comet:caption.crashed') : null}
            {table === null ? say('crash-comet:caption.resting') : null}
            {isFlying && seat !== null && leftAt === null ? say('crash-comet:caption.in') : null}
            {isFlying && leftAt !== null ? (
              <>
                {say('crash-comet:caption.left', { at: number(leftAt / 100, 2) })}{' '}
                <Money
                  micro={(BigInt(seat?.stakeMicro ?? 0) * BigInt(leftAt)) / 100n}
                  currency={currency}
                />
              </>
            ) : null}
          </p>
        </div>
        <SeatList table={table} say={say} number={number} />
      </div>
    </GameScene>
  );
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

interface FlightProps {
  /** When the comet starts, by the server's clock; null: no round. */
  startsAt: number | null;
  isFlying: boolean;
  /** Where it burned out, in hundredths. */
  result: number | null;
  /** Where seats left, in hundredths. */
  exits: readonly number[];
  serverNow: () => number;
  number: (value: number, decimals?: number) => string;
}

/** The number and the curve, drawn frame by frame without rendering. */
function Flight({ startsAt, isFlying, result, exits, serverNow, number }: FlightProps) {
  const value = useRef<HTMLParagraphElement>(null);
  const curve = useRef<SVGPathElement>(null);
  const fill = useRef<SVGPathElement>(null);
  const comet = useRef<SVGGElement>(null);
  const [still] = useState(() => lessMotion());
  const draw = useEffectEvent(() => {
    if (startsAt === null || value.current === null) return;
    const elapsedMs = serverNow() - startsAt;
    if (!isFlying && result === null) {
      value.current.textContent = number(Math.max(0, -elapsedMs) / 1000, 1);
      return;
    }
    const shown = result ?? valueAt(elapsedMs);
    value.current.textContent = `${number(shown / 100, 2)}×`;
    const { path, head } = flightPicture(shown);
    curve.current?.setAttribute('d', path);
    fill.current?.setAttribute('d', `${path}V520H40Z`);
    comet.current?.setAttribute('transform', `translate(${head.x} ${head.y})`);
  });
  const moves = startsAt !== null && result === null;
  useEffect(() => {
    draw();
    if (!moves) return;
    if (still) {
      const timer = setInterval(() => draw(), 250);
      return () => clearInterval(timer);
    }
    let frame = requestAnimationFrame(function next() {
      draw();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [moves, isFlying, result, startsAt, still]);

  const first = flightPicture(100);
  const dots = result === null ? [] : exits.map((at) => flightPicture(result, at).head);
  return (
    <>
      <Sky
        path={first.path}
        head={first.head}
        exits={dots}
        curveRef={curve}
        fillRef={fill}
        cometRef={comet}
      />
      <p ref={value} className={`display tabular ${styles.value}`} aria-hidden="true" />
    </>
  );
}
