import { type FormEvent, useState } from 'react';
import type { ReplyOf } from '#contract/operation.ts';
import { currencyDigits, currencySymbol, formatMicro } from '#domain/money/format-micro.ts';
import { decimalSign, parseAmount } from '#ui/i18n/parse-amount.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Segments } from '#ui/kit/Segments.tsx';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './VendorWallets.module.css';

type Line = ReplyOf<'listVendorWallets'>['items'][number];

export interface TransferFormProps {
  line: Line;
  currency: string;
  /** Cash in the site's wallet. */
  availableMicro: bigint;
  onSent: () => void;
  onClose: () => void;
}

const DIRECTIONS = ['toVendor', 'fromVendor'] as const;

/** Moves an amount to a vendor's wallet, or back. */
export function TransferForm(props: TransferFormProps) {
  const { line, currency, availableMicro, onSent, onClose } = props;
  const say = useTexts('vendor-wallet');
  const locale = useLocale();
  const problemText = useProblemText();
  const { run, pending, problem } = useCommand('transferWallet');
  const [direction, setDirection] = useState<(typeof DIRECTIONS)[number]>('toVendor');
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const unitMicro = BigInt(line.unitMicro);
  const sourceMicro = direction === 'toVendor' ? availableMicro : BigInt(line.balanceMicro ?? '0');
  const mostMicro = sourceMicro - (sourceMicro % unitMicro);
  const amountMicro = parseAmount(typed, currencyDigits(currency), decimalSign(locale));
  const most = formatMicro(mostMicro, currency, locale);
  const fault = faultOf(amountMicro, mostMicro, unitMicro);
  const { byField } = fieldProblems(problem, ['amountMicro']);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (amountMicro === null || fault !== null) return;
    const body = { vassalage: line.vassalage, direction, amountMicro: String(amountMicro) };
    if ((await run({ body })).ok) onSent();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Segments
        label={say('vendor-wallet:direction')}
        options={DIRECTIONS.map((value) => ({
          value,
          label: say(`vendor-wallet:direction.${value}`),
        }))}
        value={direction}
        onChange={setDirection}
      />
      {problem === null || Object.keys(byField).length > 0 ? null : (
        <Notice tone="problem">{problemText(problem)}</Notice>
      )}
      <TextField
        name="amount"
        label={say('vendor-wallet:amount')}
        value={typed}
        onChange={setTyped}
        inputMode="decimal"
        prefix={currencySymbol(currency, locale)}
        maxLength={18}
        required
        problem={
          byField.amountMicro ??
          (isChecked && fault !== null ? say(`vendor-wallet:amount.${fault}`, { most }) : undefined)
        }
        help={say('vendor-wallet:amount.help', { most })}
      />
      <div className={styles.actions}>
        <Button type="submit" pending={pending}>
          {say('vendor-wallet:submit')}
        </Button>
        <Button tone="secondary" onClick={onClose}>
          {say('vendor-wallet:cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Why an amount cannot be moved; null: it can. */
function faultOf(
  amountMicro: bigint | null,
  mostMicro: bigint,
  unitMicro: bigint,
): 'none' | 'most' | 'unit' | null {
  if (amountMicro === null || amountMicro <= 0n) return 'none';
  if (amountMicro > mostMicro) return 'most';
  return amountMicro % unitMicro === 0n ? null : 'unit';
}
