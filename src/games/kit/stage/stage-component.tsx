import { lessMotion } from '#ui/calm/calm.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import type { StageComponent, StageControls, StageProps } from '../../stage-port.ts';
import { browserClock } from '../motion/stage-clock.ts';
import { createSoundPlayer, type SoundPlayer } from '../sound/sound-player.ts';
import { VOICES } from '../sound/voices.ts';
import { createEventShow, type EventShow, openingShown, type Shown } from './event-show.ts';
import { GameScene } from './GameScene.tsx';
import type { HistoryMark } from './HistoryStrip.tsx';
import { endWords } from './end-words.ts';
import type { StageGame } from './stage-game.ts';
import { useWording } from './useWording.ts';

const MARKS = 14;
const NO_KEY = (): null => null;

/** The stage of a game outside the reels. */
export function stageComponent<State, Event extends { readonly type: string }>(
  game: StageGame<State, Event>,
): StageComponent {
  const { useActionsKey = NO_KEY } = game;
  return function GameStage(props: StageProps) {
    const { onReady, onSay, onSkippable, onActions, phase } = props;
    const { theme } = useSitePlan();
    const wording = useWording(game.code, props.currency);
    const [shown, setShown] = useState<Shown<State>>(() => openingShown(game.opening));
    const [marks, setMarks] = useState<readonly HistoryMark[]>([]);
    const [still] = useState(() => lessMotion());
    const sound = useRef<SoundPlayer | null>(null);
    const show = useRef<EventShow<Event> | null>(null);
    const latest = useRef<Shown<State>>(shown);

    const onShown = useEffectEvent((next: Shown<State>) => {
      latest.current = next;
      setShown(next);
    });
    const celebratesAbove = useEffectEvent(() => props.celebrateAboveStakeOnly);
    const reportSkippable = useEffectEvent((skippable: boolean) => onSkippable(skippable));
    const playEvents = useEffectEvent<StageControls['play']>(async (events, round) => {
      const said: string[] = [];
      await show.current?.play(events as unknown as Event[], round, (event, begun) => {
        const { state, end, roundId } = latest.current;
        const cue = game.cueOf(event, state);
        if (begun && cue !== null) sound.current?.play(cue.name, cue.step);
        const words = game.wordsOf(event, state, wording);
        if (words !== null) said.push(words);
        if (end === null) return;
        said.push(endWords(end, wording));
        if (begun && end.tier !== 'plain') {
          sound.current?.play(end.tier === 'win' ? 'win' : 'grand');
        }
        const text = game.markOf(state, wording);
        if (text === null || roundId === null) return;
        const mark: HistoryMark = { roundId, text, gained: end.netWinMicro > 0n };
        setMarks((old) => [mark, ...old.filter((one) => one.roundId !== roundId)].slice(0, MARKS));
      });
      const isOpen = latest.current.end === null;
      const words = said.slice(-4).join(' ');
      onSay(words === '' && isOpen ? wording.say('stage:plate.deciding') : words);
    });
    const reportReady = useEffectEvent((controls: StageControls | null) => onReady(controls));
    useEffect(() => {
      sound.current = createSoundPlayer(VOICES[theme.recipe]);
      const playing = createEventShow(game, {
        clock: browserClock,
        still,
        celebrateAboveStakeOnly: () => celebratesAbove(),
        onChange: (next) => onShown(next),
        onSkippable: (skippable) => reportSkippable(skippable),
      });
      show.current = playing;
      reportReady({
        turn: () => sound.current?.play('press'),
        cancelSpin: () => undefined,
        play: (events, round) => playEvents(events, round),
        skip: () => playing.skip(),
        finish: () => playing.finish(),
        celebrate: () => sound.current?.play('grand'),
      });
      return () => {
        playing.destroy();
        sound.current?.destroy();
        reportReady(null);
      };
    }, [theme.recipe, still]);
    useEffect(() => sound.current?.switchOn(props.sound), [props.sound, theme.recipe]);

    const reportActions = useEffectEvent((state: State) =>
      onActions(game.actionsOf?.(state, wording) ?? []),
    );
    const actionsKey = useActionsKey();
    useEffect(() => reportActions(shown.state), [shown.state, actionsKey]);

    const isIdle = phase === 'idle';
    return (
      <GameScene
        code={game.code}
        surface={game.surface}
        end={shown.end}
        phase={phase}
        marks={marks}
        currency={props.currency}
      >
        <game.View
          {...wording}
          state={shown.state}
          phase={phase}
          canChoose={isIdle}
          wager={isIdle || phase === 'staked' ? props.wager : shown.wager}
          onWager={props.onWager}
          onAct={props.onAct}
          stakeMicro={isIdle || phase === 'staked' ? props.stakeMicro : shown.stakeMicro}
          leastStakeMicro={props.leastStakeMicro}
          moves={!still}
        />
      </GameScene>
    );
  };
}
