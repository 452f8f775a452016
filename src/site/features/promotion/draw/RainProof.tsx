import type { RainState } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import raffle from '../Raffle.module.css';
import { SeedRow } from '../SeedRow.tsx';

/** How the amounts were fixed before the rain, and how to check that. */
export function RainProof({ rain }: { rain: RainState }) {
  const say = useTexts('promotion');
  const { commitment, salt, seed } = rain;
  return (
    <Card as="section" aria-label={say('promotion:rain.how')}>
      <details className={raffle.proof}>
        <summary className={raffle.summary}>{say('promotion:rain.how')}</summary>
        <p>{say('promotion:rain.how.text')}</p>
        <dl className={raffle.seeds}>
          <SeedRow name={say('promotion:rain.commitment')} value={commitment} />
          <SeedRow name={say('promotion:raffle.salt')} value={salt} />
          {seed === null ? null : <SeedRow name={say('promotion:raffle.seed')} value={seed} />}
        </dl>
        {seed === null ? <p className={raffle.quiet}>{say('promotion:rain.seedLater')}</p> : null}
      </details>
    </Card>
  );
}
