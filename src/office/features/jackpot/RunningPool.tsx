import type { JackpotSettings } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import { Facts } from '#staff/kit/Facts.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { type TermName, termText } from './jackpot-terms-text.ts';
import styles from './RunningPool.module.css';

/** What is in the pool, since when, and what it is played for; or why there is none. */
export function RunningPool({ now }: { now: JackpotSettings }) {
  const say = useTexts('jackpot-desk');
  const locale = useOfficeLocale();
  const { cycle, currency, enabled } = now;
  if (cycle === null) {
    const why = enabled ? 'waiting' : now.terms === null ? 'never' : 'off';
    return (
      <Panel title={say('jackpot-desk:pool.title')}>
        <p className={styles.none}>{say(`jackpot-desk:pool.${why}`, { currency })}</p>
      </Panel>
    );
  }
  const { turnoverMicro, mustHitMicro } = cycle.terms;
  const figure = (name: TermName, value: string): string =>
    termText(name, value, { currency, locale });
  return (
    <Panel
      title={say('jackpot-desk:pool.title')}
      actions={
        <Pill tone={enabled ? 'win' : 'accent'}>
          {say(enabled ? 'jackpot-desk:pool.on' : 'jackpot-desk:pool.paused')}
        </Pill>
      }
    >
      <p className={styles.value}>
        <Amount micro={BigInt(cycle.poolMicro)} currency={currency} />
      </p>
      <Facts
        facts={[
          {
            id: 'since',
            label: say('jackpot-desk:since'),
            value: <Instant at={cycle.since} />,
          },
          ...(['contributionPercent', 'startMicro'] as const).map((id) => ({
            id,
            label: say(`jackpot-desk:${id}`),
            value: figure(id, cycle.terms[id]),
          })),
          ...(turnoverMicro === null
            ? []
            : [
                {
                  id: 'often',
                  label: say('jackpot-desk:pool.often'),
                  value: say('jackpot-desk:pool.oncePer', {
                    amount: figure('turnoverMicro', turnoverMicro),
                  }),
                },
              ]),
          ...(mustHitMicro === null
            ? []
            : [
                {
                  id: 'limit',
                  label: say('jackpot-desk:mustHitMicro'),
                  value: figure('mustHitMicro', mustHitMicro),
                },
              ]),
        ]}
      />
    </Panel>
  );
}
