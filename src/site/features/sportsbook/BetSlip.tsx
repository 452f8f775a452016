import { useEffect, useState } from 'react';
import type { SportsSlip, SportsSlipPrice } from '#contract/generated/types.ts';
import { formatOdds } from '#domain/sports/odds.ts';
import { MOST_LEGS } from '#domain/sports/slip.ts';
import { currencyDigits } from '#domain/money/format-micro.ts';
import { decimalSign, parseAmount } from '#ui/i18n/parse-amount.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Field } from '#ui/kit/Field.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Segments } from '#ui/kit/Segments.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useAskToSignIn } from '../../frame/useAskToSignIn.ts';
import { marketWords, outcomeWords } from '#ui/sports/market-words.ts';
import { kindsFor, type Pick, type SlipKind, slipOf, toggled } from './slip.ts';
import styles from './Sportsbook.module.css';

export interface BetSlipProps {
  picks: readonly Pick[];
  currency: string;
  onChange: (picks: readonly Pick[]) => void;
  onPlaced: () => void;
}

/** The slip is priced again so often. */
const EVERY_MS = 3_000;
const UNIT = 1_000_000n;

/** The selections with their stake, priced by the server as they would be taken now. */
export function BetSlip({ picks, currency, onChange, onPlaced }: BetSlipProps) {
  const say = useTexts('sports', 'error', 'validation');
  const locale = useLocale();
  const problemText = useProblemText();
  const askToSignIn = useAskToSignIn();
  const place = useCommand('placeSportsBet');
  const [chosen, setChosen] = useState<SlipKind>('multiple');
  const [stake, setStake] = useState('10');
  const [acceptance, setAcceptance] = useState<SportsSlip['acceptance']>('higher');
  const isOverfull = picks.length > MOST_LEGS;
  const kinds = kindsFor(picks.length);
  const kind = kinds.includes(chosen) ? chosen : 'single';
  const typed = parseAmount(stake, currencyDigits(currency), decimalSign(locale));
  const unitMicro = typed !== null && typed > 0n ? typed : null;
  const slip = slipOf(picks, kind, unitMicro ?? UNIT, acceptance);
  const { value: price } = useQuery(
    'priceSportsSlip',
    { body: slip },
    { enabled: picks.length > 0 && !isOverfull, everyMs: EVERY_MS, keepPrevious: true },
  );
  const { reset } = place;
  useEffect(() => reset(), [picks, reset]);
  const send = async (): Promise<void> => {
    if (unitMicro === null || isOverfull) return;
    const outcome = await place.run({ body: slip });
    if (!outcome.ok) return;
    onChange([]);
    onPlaced();
  };
  if (picks.length === 0) return <p className={styles.quiet}>{say('sports:slip.empty')}</p>;
  return (
    <div className={styles.slip}>
      <ul className={styles.picks}>
        {picks.map((pick, index) => (
          <PickLine
            key={`${pick.eventId} ${pick.market} ${pick.outcome}`}
            pick={pick}
            leg={price?.legs[index]}
            onTakeOdds={(oddsMilli) =>
              onChange(picks.map((one) => (one === pick ? { ...pick, oddsMilli } : one)))
            }
            onRemove={() => onChange(toggled(picks, pick))}
          />
        ))}
      </ul>
      {kinds.length > 1 ? (
        <Segments
          label={say('sports:slip.kind')}
          value={kind}
          onChange={setChosen}
          options={kinds.map((value) => ({ value, label: say(`sports:kind.${value}`) }))}
        />
      ) : null}
      <Field
        label={say('sports:slip.stake')}
        inputMode="decimal"
        value={stake}
        after={currency}
        onChange={(event) => setStake(event.target.value)}
        {...(unitMicro === null && { fault: say('sports:slip.stakeFault') })}
      />
      <p className={styles.quiet} aria-hidden="true">
        {say('sports:slip.acceptance')}
      </p>
      <Segments
        label={say('sports:slip.acceptance')}
        value={acceptance}
        onChange={setAcceptance}
        options={(['none', 'higher', 'any'] as const).map((value) => ({
          value,
          label: say(`sports:acceptance.${value}`),
        }))}
      />
      {price === undefined ? null : <Totals price={price} currency={currency} />}
      {isOverfull ? (
        <Notice tone="warning">{say('sports:slip.overfull', { most: MOST_LEGS })}</Notice>
      ) : null}
      {place.problem === null ? null : <Notice tone="problem">{problemText(place.problem)}</Notice>}
      {askToSignIn === null ? (
        <Button
          wide
          size="large"
          pending={place.pending}
          aria-disabled={unitMicro === null || isOverfull}
          onClick={() => void send()}
        >
          {say('sports:slip.place')}
        </Button>
      ) : (
        <Button wide size="large" onClick={askToSignIn}>
          {say('sports:slip.signIn')}
        </Button>
      )}
    </div>
  );
}

interface PickLineProps {
  pick: Pick;
  leg: SportsSlipPrice['legs'][number] | undefined;
  onTakeOdds: (oddsMilli: number) => void;
  onRemove: () => void;
}

function PickLine({ pick, leg, onTakeOdds, onRemove }: PickLineProps) {
  const say = useTexts('sports', 'validation');
  const fault = leg?.fault ?? null;
  const now = leg?.oddsMilli ?? pick.oddsMilli;
  return (
    <li className={styles.pick} data-fault={fault === null ? undefined : ''}>
      <div className={styles.pickWords}>
        <strong>{outcomeWords(say, pick, pick.outcome, pick)}</strong>
        <span className={styles.quiet}>
          {marketWords(say, pick)} · {pick.home} – {pick.away}
        </span>
        {fault === null ? null : (
          <span className={styles.fault} role="status">
            {say(`validation:${fault}`)}
          </span>
        )}
        {fault === 'ODDS_CHANGED' ? (
          <Button size="small" tone="quiet" onClick={() => onTakeOdds(now)}>
            {say('sports:slip.takeOdds', { odds: formatOdds(now, 'decimal') })}
          </Button>
        ) : null}
      </div>
      <b className="tabular">{formatOdds(now, 'decimal')}</b>
      <IconButton icon="close" label={say('sports:slip.remove')} onClick={onRemove} />
    </li>
  );
}

function Totals({ price, currency }: { price: SportsSlipPrice; currency: string }) {
  const say = useTexts('sports');
  const { lineCount, stakeMicro, mostMicro, largestUnitMicro, delaySeconds } = price;
  return (
    <dl className={styles.totals}>
      <dt>{say('sports:slip.lines')}</dt>
      <dd>{lineCount}</dd>
      <dt>{say('sports:slip.total')}</dt>
      <dd>
        <Money micro={BigInt(stakeMicro)} currency={currency} />
      </dd>
      <dt>{say('sports:slip.most')}</dt>
      <dd>
        <Money micro={BigInt(mostMicro)} currency={currency} />
      </dd>
      {largestUnitMicro === null ? null : (
        <>
          <dt>{say('sports:slip.largest')}</dt>
          <dd>
            <Money micro={BigInt(largestUnitMicro)} currency={currency} />
          </dd>
        </>
      )}
      {delaySeconds === 0 ? null : (
        <>
          <dt>{say('sports:slip.delay')}</dt>
          <dd>{say('sports:seconds', { count: delaySeconds })}</dd>
        </>
      )}
    </dl>
  );
}
