import type { JackpotSettings, JackpotTerms } from '#contract/generated/types.ts';
import {
  contributionOf,
  jackpotReturnPpm,
  poolTermsOf,
  ppmOfPercent,
  roundsPerWin,
} from '#domain/jackpot/jackpot-terms.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Facts } from '#staff/kit/Facts.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { ppmText } from './jackpot-terms-text.ts';
import styles from './TermsEffect.module.css';

export interface TermsEffectProps {
  now: Pick<JackpotSettings, 'currency' | 'stakes' | 'gamesReturnPercent'>;
  /** null: they cannot be reckoned with yet. */
  terms: JackpotTerms | null;
}

/** What players get by the terms: what comes back, how large a pool is, and each stake's chance. */
export function TermsEffect({ now, terms }: TermsEffectProps) {
  const say = useTexts('jackpot-desk');
  const locale = useOfficeLocale();
  const title = say('jackpot-desk:players.title');
  const reckoned = terms && poolTermsOf(terms);
  if (reckoned === null || reckoned.turnoverMicro === 0n) {
    return (
      <Panel title={title}>
        <p className={styles.label}>{say('jackpot-desk:players.unknown')}</p>
      </Panel>
    );
  }
  const { currency, stakes, gamesReturnPercent } = now;
  const { startMicro, turnoverMicro, mustHitMicro } = reckoned;
  const returnPpm = jackpotReturnPpm(reckoned);
  return (
    <Panel title={title}>
      <Facts
        facts={[
          {
            id: 'return',
            label: say('jackpot-desk:players.return'),
            value: ppmText(returnPpm, locale),
          },
          {
            id: 'altogether',
            label: say('jackpot-desk:players.altogether'),
            value: ppmText(ppmOfPercent(gamesReturnPercent) + returnPpm, locale),
          },
          {
            id: 'mean',
            label: say('jackpot-desk:players.mean'),
            value: (
              <Amount
                micro={startMicro + contributionOf(turnoverMicro, reckoned)}
                currency={currency}
              />
            ),
          },
        ]}
      />
      <h3 className={styles.label}>
        {say(`jackpot-desk:players.${mustHitMicro === null ? 'chance' : 'chanceMean'}`)}
      </h3>
      {stakes.length === 0 ? <p>{say('jackpot-desk:players.noStakes', { currency })}</p> : null}
      <dl>
        {stakes.map((stake) => (
          <div key={stake} className={styles.line}>
            <dt>
              <Amount micro={BigInt(stake)} currency={currency} />
            </dt>
            <dd className="tabular">
              {say('jackpot-desk:players.oneIn', {
                rounds: whole(roundsPerWin(BigInt(stake), reckoned)),
              })}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );

  function whole(figure: bigint): string {
    return new Intl.NumberFormat(locale, { useGrouping: 'always' }).format(figure);
  }
}
