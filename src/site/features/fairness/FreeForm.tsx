import { type FormEvent, useState } from 'react';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { SelectField } from '#ui/kit/branded/SelectField.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { currencyDigits, currencySymbol } from '#domain/money/format-micro.ts';
import { decimalSign, parseAmount } from '#ui/i18n/parse-amount.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import styles from './FreeForm.module.css';
import { Recomputed } from './Recomputed.tsx';
import { type CheckedEntry, readSeedEntry, type SeedEntry, type SeedField } from './seed-entry.ts';
import { PROVABLE_GAMES } from './verifiers.ts';

/** Those whose rounds follow from what a person types, by name. */
const PLAIN_GAMES = PROVABLE_GAMES.filter(({ isPlain, name }) => isPlain && name !== null).toSorted(
  (one, other) => (one.name ?? '').localeCompare(other.name ?? ''),
);

const EMPTY: SeedEntry = {
  serverSeed: '',
  serverSeedHash: '',
  clientSeed: '',
  nonce: '0',
  stake: '1',
};

/** Any round from its seeds: for oneself, for a friend, without an account and without the network. */
export function FreeForm() {
  const say = useTexts('fairness');
  const locale = useLocale();
  const { currency } = useSitePlan().market;
  const [typed, setTyped] = useState(EMPTY);
  const [faults, setFaults] = useState<readonly SeedField[]>([]);
  const [entry, setEntry] = useState<CheckedEntry | null>(null);
  const [code, setCode] = useState(PLAIN_GAMES[0]?.code ?? '');
  const game = PLAIN_GAMES.find((each) => each.code === code);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (game === undefined) return;
    const parse = (amount: string) =>
      parseAmount(amount, currencyDigits(currency), decimalSign(locale));
    const reading = readSeedEntry(typed, parse, BigInt(game.stakeDivisor));
    setFaults(reading.ok ? [] : reading.faults);
    setEntry(reading.ok ? reading.entry : null);
  };
  const field = (
    name: SeedField,
    extra: { help?: string; optional?: boolean; prefix?: string },
  ) => (
    <TextField
      name={name}
      label={say(`fairness:any.${name}`)}
      value={typed[name]}
      onChange={(value) => setTyped({ ...typed, [name]: value })}
      problem={faults.includes(name) ? say(`fairness:any.${name}.problem`) : undefined}
      inputMode={name === 'nonce' ? 'numeric' : name === 'stake' ? 'decimal' : 'text'}
      {...extra}
    />
  );

  if (game === undefined) return null;
  return (
    <Card>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.intro}>{say('fairness:any.text')}</p>
        <div className={styles.wide}>
          <SelectField
            name="game"
            label={say('fairness:any.game')}
            value={code}
            choices={PLAIN_GAMES.map((each) => ({ value: each.code, label: each.name ?? '' }))}
            onChange={(next) => {
              setCode(next);
              setEntry(null);
            }}
          />
        </div>
        <div className={styles.wide}>{field('serverSeed', {})}</div>
        <div className={styles.wide}>{field('serverSeedHash', { optional: true })}</div>
        {field('clientSeed', {})}
        {field('nonce', {})}
        {field('stake', { prefix: currencySymbol(currency, locale) })}
        <div className={styles.wide}>
          <Button type="submit">{say('fairness:any.compute')}</Button>
        </div>
      </form>
      {faults.length === 0 ? null : <Notice tone="problem">{say('fairness:any.problem')}</Notice>}
      {entry === null ? null : <Recomputed game={game} entry={entry} currency={currency} />}
    </Card>
  );
}
