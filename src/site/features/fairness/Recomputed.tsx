import { commitToServerSeed } from '#domain/fairness/seed-commitment.ts';
import { Money } from '#ui/kit/Money.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EventsSlot } from './EventsSlot.tsx';
import styles from './FreeForm.module.css';
import type { CheckedEntry } from './seed-entry.ts';
import { useVerifier } from './useVerifier.ts';
import type { ProvableGame } from './verifiers.ts';

export interface RecomputedProps {
  game: ProvableGame;
  entry: CheckedEntry;
  currency: string;
}

/** The round that these seeds give, and whether the seed is the one that was promised. */
export function Recomputed({ game, entry, currency }: RecomputedProps) {
  const say = useTexts('fairness');
  const state = useVerifier(game, game.version);
  if (state.kind === 'loading') return <Skeleton shape="block" />;
  if (state.kind === 'missing' || state.verifier === null) {
    return <Notice tone="problem">{say('fairness:verdict.missing')}</Notice>;
  }
  const { seeds, serverSeedHash, stakeMicro } = entry;
  const { events, payoutMicro } = state.verifier.replay(seeds, {
    stakeMicro,
    wager: {},
    actions: [],
  });
  const hash = commitToServerSeed(seeds.serverSeed);
  return (
    <div className={styles.result} role="status">
      <p>
        {say('fairness:any.pays')} <Money micro={payoutMicro} currency={currency} />
      </p>
      <p>
        {say('fairness:any.hashIs')} <code className={styles.hash}>{hash}</code>
      </p>
      {serverSeedHash === null ? null : (
        <Notice tone={serverSeedHash === hash ? 'good' : 'problem'}>
          {say(`fairness:verdict.commitment.${serverSeedHash === hash ? 'yes' : 'no'}`)}
        </Notice>
      )}
      <EventsSlot game={game} events={events} currency={currency} />
    </div>
  );
}
