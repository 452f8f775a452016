import { useAtom } from 'jotai';
import { useEffect } from 'react';
import type { SportsSlipPrice } from '#contract/generated/types.ts';
import { currencyDigits } from '#domain/money/format-micro.ts';
import { MOST_LEGS } from '#domain/sports/slip.ts';
import { decimalSign, parseAmount } from '#ui/i18n/parse-amount.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { CopyButton } from '#ui/kit/CopyButton.tsx';
import { SelectField } from '#ui/kit/Field.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useAskToSignIn } from '../../frame/useAskToSignIn.ts';
import { shareText } from './share-link.ts';
import { SlipPick } from './SlipPick.tsx';
import { SlipTotals } from './SlipTotals.tsx';
import { type Acceptance, keyOf, kindOf, kindsFor, type Slip, slipOf } from './slip.ts';
import { slipAtom } from './sports.atoms.ts';
import { StakeField } from './StakeField.tsx';
import styles from './Slip.module.css';

/** The slip is priced again so often. */
const EVERY_MS = 3_000;
const UNIT = 1_000_000n;
const ACCEPTANCES: readonly Acceptance[] = ['none', 'higher', 'any'];
/** A market in one of these takes no more bets. */
const DEAD = new Set<string | null>(['settled', 'cancelled', 'deactivated']);

/** The selections with their stake, priced by the server as they would be taken now. */
export function BetSlip({ onPlaced }: { onPlaced: () => void }) {
  const say = useTexts('sports', 'error', 'validation');
  const locale = useLocale();
  const { currency } = useSitePlan().market;
  const problemText = useProblemText();
  const askToSignIn = useAskToSignIn();
  const place = useCommand('placeSportsBet');
  const [slip, changeSlip] = useAtom(slipAtom);
  const change = (next: Partial<Slip>): void => changeSlip((known) => ({ ...known, ...next }));
  const { picks, stake, acceptance } = slip;
  const isOverfull = picks.length > MOST_LEGS;
  const kind = kindOf(slip);
  const typed = parseAmount(stake, currencyDigits(currency), decimalSign(locale));
  const unitMicro = typed !== null && typed > 0n ? typed : null;
  const body = slipOf(slip, unitMicro ?? UNIT);
  const { value: price } = useQuery(
    'priceSportsSlip',
    { body },
    { enabled: picks.length > 0 && !isOverfull, everyMs: EVERY_MS, keepPrevious: true },
  );
  const { reset } = place;
  useEffect(() => reset(), [picks, reset]);
  if (picks.length === 0) return <p className={styles.quiet}>{say('sports:slip.empty')}</p>;
  const legs = price?.legs.length === picks.length ? price.legs : [];
  const dead = picks.filter((_pick, index) => isDead(legs[index]));
  const moved = legs.some(({ fault }) => fault === 'ODDS_CHANGED');
  const send = async (): Promise<void> => {
    if (unitMicro === null || isOverfull) return;
    const outcome = await place.run({ body });
    if (!outcome.ok) return;
    change({ picks: [] });
    onPlaced();
  };
  return (
    <div className={styles.slip}>
      <ul className={styles.picks}>
        {picks.map((pick, index) => (
          <SlipPick
            key={keyOf(pick)}
            pick={pick}
            leg={legs[index]}
            mayBank={kind.name !== 'single' && kind.name !== 'multiple'}
            onChange={(next) =>
              change({
                picks: picks.flatMap((one) =>
                  one === pick ? (next === null ? [] : [next]) : [one],
                ),
              })
            }
          />
        ))}
      </ul>
      <div className={styles.row}>
        {dead.length === 0 ? null : (
          <Button
            size="small"
            tone="quiet"
            onClick={() => change({ picks: picks.filter((pick) => !dead.includes(pick)) })}
          >
            {say('sports:slip.removeDead', { count: dead.length })}
          </Button>
        )}
        {moved ? (
          <Button
            size="small"
            tone="quiet"
            onClick={() =>
              change({
                picks: picks.map((pick, index) => ({
                  ...pick,
                  oddsMilli: legs[index]?.oddsMilli ?? pick.oddsMilli,
                })),
              })
            }
          >
            {say('sports:slip.takeAll')}
          </Button>
        ) : null}
        <Button size="small" tone="quiet" onClick={() => change({ picks: [] })}>
          {say('sports:slip.clear')}
        </Button>
      </div>
      {picks.length > 1 && !isOverfull ? (
        <SelectField
          label={say('sports:slip.kind')}
          value={kind.id}
          options={kindsFor(picks).map(({ id, name, sizes, lines }) => ({
            value: id,
            label: say(`sports:kind.${name}`, { size: sizes[0] ?? 1, count: lines }),
          }))}
          onChange={(id) => change({ kind: id })}
        />
      ) : null}
      <StakeField
        stake={stake}
        isFaulty={unitMicro === null}
        currency={currency}
        lines={kind.lines}
        mostMicro={price?.largestUnitMicro ?? null}
        onChange={(next) => change({ stake: next })}
      />
      <SelectField
        label={say('sports:slip.acceptance')}
        value={acceptance}
        options={ACCEPTANCES.map((value) => ({ value, label: say(`sports:acceptance.${value}`) }))}
        onChange={(value) => change({ acceptance: value as Acceptance })}
      />
      {price === undefined || isOverfull ? null : <SlipTotals price={price} currency={currency} />}
      {isOverfull ? (
        <Notice tone="warning">{say('sports:slip.overfull', { most: MOST_LEGS })}</Notice>
      ) : null}
      {place.problem === null ? null : <Notice tone="problem">{problemText(place.problem)}</Notice>}
      <p className={styles.row}>
        <span className={styles.quiet}>{say('sports:share.link')}</span>
        <CopyButton
          label={say('sports:share.link')}
          value={`${window.location.origin}/fbSports?${new URLSearchParams({ slip: shareText(picks) })}`}
        />
      </p>
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

const isDead = (leg: SportsSlipPrice['legs'][number] | undefined): boolean =>
  leg !== undefined && (leg.fault === 'OUTCOME_NOT_FOUND' || DEAD.has(leg.status));
