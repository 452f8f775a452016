import type { PlaySession } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Line, LineList } from '#ui/kit/LineList.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { useDurationText } from './useDurationText.ts';
import { useNow } from './useNow.ts';

/** Time since sign-in, stakes, returns, and what they come to. */
export function SessionFigures({ session }: { session: PlaySession }) {
  const say = useTexts('safer-play');
  const duration = useDurationText();
  const now = useNow();
  const { currency } = session;
  const staked = BigInt(session.stakedMicro);
  const returned = BigInt(session.returnedMicro);
  const minutes = Math.max(0, Math.floor((now - Date.parse(session.startedAt)) / 60_000));
  return (
    <LineList>
      <Line name={say('safer-play:session.time')}>
        <span className="tabular">{duration(minutes)}</span>
      </Line>
      <Line name={say('safer-play:session.staked')}>
        <Money micro={staked} currency={currency} />
      </Line>
      <Line name={say('safer-play:session.returned')}>
        <Money micro={returned} currency={currency} />
      </Line>
      <Line name={say('safer-play:session.net')}>
        <Money micro={returned - staked} currency={currency} signed />
      </Line>
    </LineList>
  );
}
