import { type FormEvent, useState } from 'react';
import type { PointReward, Redemption } from '#contract/generated/types.ts';
import { takesSeveral } from '#domain/points/open-goods.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { fieldProblems } from '#ui/query/field-problems.ts';
import type { Command } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { deliveryProblems, EMPTY_DELIVERY, tidyDelivery } from './delivery.ts';
import { DeliveryFields } from './DeliveryFields.tsx';
import { focusFirstFault } from './focus-first-fault.ts';
import { mostRedeemable } from './most-redeemable.ts';
import { parseCount } from './parse-count.ts';
import styles from './PointForm.module.css';

export interface RedeemFormProps {
  good: PointReward;
  currentPoints: number;
  command: Command<'redeemPointReward'>;
  onRedeemed: (redemption: Redemption) => void;
  onRefused: () => void;
}

/** Redeems goods: quantity, delivery and payment password, with the points that it costs. */
export function RedeemForm(props: RedeemFormProps) {
  const { good, currentPoints, command, onRedeemed, onRefused } = props;
  const say = useTexts('points');
  const locale = useLocale();
  const problemText = useProblemText();
  const { run, pending, problem } = command;
  const [typed, setTyped] = useState('1');
  const [delivery, setDelivery] = useState(EMPTY_DELIVERY);
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { goodId, kind, pointsRequired, amountMicro } = good;
  const most = mostRedeemable(good, currentPoints);
  const count = parseCount(typed, locale);
  const quantity = count === null || count < 1 || count > most ? null : count;
  const isPhysical = kind === 'physical';
  const sent = tidyDelivery(delivery);
  const isComplete = !isPhysical || Object.values(sent).every((value) => value !== '');
  const { byField } = fieldProblems(problem, ['quantity', 'password']);
  const byDelivery = deliveryProblems(problem);
  const isAtField = Object.keys({ ...byField, ...byDelivery }).length > 0;
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    setChecked(true);
    if (quantity === null || password === '' || !isComplete) {
      focusFirstFault(form);
      return;
    }
    const body = { goodId, quantity, pointsRequired, amountMicro, password };
    const outcome = await run({ body: isPhysical ? { ...body, delivery: sent } : body });
    if (outcome.ok) {
      onRedeemed(outcome.value);
      return;
    }
    onRefused();
    focusFirstFault(form);
  };
  const total = quantity === null ? null : quantity * pointsRequired;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {problem === null || isAtField ? null : (
        <Notice tone="problem">{problemText(problem)}</Notice>
      )}
      {takesSeveral(good) ? (
        <TextField
          name="quantity"
          label={say('points:quantity')}
          value={typed}
          onChange={setTyped}
          inputMode="numeric"
          maxLength={3}
          required
          problem={
            byField.quantity ??
            (quantity === null && (isChecked || typed !== '')
              ? say('points:quantity.fault', { count: most })
              : undefined)
          }
          help={say('points:quantity.help', { count: most })}
        />
      ) : null}
      {isPhysical ? (
        <DeliveryFields
          delivery={delivery}
          onChange={setDelivery}
          isChecked={isChecked}
          problems={byDelivery}
        />
      ) : null}
      <TextField
        name="password"
        type="password"
        label={say('points:password')}
        value={password}
        onChange={setPassword}
        maxLength={128}
        required
        problem={
          byField.password ??
          (isChecked && password === '' ? say('points:password.missing') : undefined)
        }
      />
      {total === null ? null : (
        <p className={styles.total} aria-live="polite">
          <span>{say('points:total')}</span>
          <strong className={`tabular ${styles.figure}`}>
            {say('points:count', { count: total })}
          </strong>
        </p>
      )}
      <Button type="submit" size="large" wide pending={pending}>
        {total === null ? say('points:redeem') : say('points:redeem.submit', { count: total })}
      </Button>
    </form>
  );
}
