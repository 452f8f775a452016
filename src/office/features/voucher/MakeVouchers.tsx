import { useState } from 'react';
import { codesCsv } from '#domain/record/csv-text.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { TextAreaField } from '#staff/kit/TextAreaField.tsx';
import { AmountField } from '#staff/setting/AmountField.tsx';
import { inputMoment } from '#staff/values/moment-input.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Field } from '#ui/kit/Field.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { saveFile } from '#ui/record/save-file.ts';

/** Makes a batch of one brand. @param onMade the dialog was closed: a batch may have been made */
export function MakeVouchers({ brand, onMade }: { brand: string; onMade: () => void }) {
  const say = useTexts('voucher-desk');
  const [isMaking, setMaking] = useState(false);
  return (
    <div>
      <Button onClick={() => setMaking(true)}>{say('voucher-desk:make')}</Button>
      {isMaking ? (
        <BatchDialog
          brand={brand}
          onClose={() => {
            setMaking(false);
            onMade();
          }}
        />
      ) : null}
    </div>
  );
}

/** Asks for amount, number and end; shows the codes once, to be saved. */
function BatchDialog({ brand, onClose }: { brand: string; onClose: () => void }) {
  const say = useTexts('voucher-desk', 'office', 'ui');
  const { run, pending, problem } = useCommand('createVoucherBatch');
  const currency = useQuery('getDepositRoutes', { params: { brand } }).value?.currency ?? '';
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [amountMicro, setAmount] = useState('');
  const [values, setValues] = useState({ count: '10', label: '', expiresAt: '', reason: '' });
  const count = /^\d{1,4}$/.test(values.count) ? Number(values.count) : 0;
  const expiresAt = inputMoment(`${values.expiresAt}T23:59`, 'local');
  const isReady =
    amountMicro !== '' &&
    amountMicro !== '0' &&
    count >= 1 &&
    count <= 1000 &&
    values.label.trim() !== '' &&
    expiresAt !== '' &&
    values.reason.trim().length >= 3;
  const field = (
    name: 'count' | 'label' | 'expiresAt',
    type: 'text' | 'date',
    maxLength: number,
  ) => (
    <Field
      label={say(`voucher-desk:${name}`)}
      type={type}
      value={values[name]}
      maxLength={maxLength}
      autoComplete="off"
      onChange={({ target }) => setValues((held) => ({ ...held, [name]: target.value }))}
    />
  );
  const make = async (): Promise<void> => {
    if (!isReady) return;
    const body = {
      amountMicro,
      count,
      label: values.label.trim(),
      expiresAt,
      reason: values.reason.trim(),
    };
    const outcome = await run({ params: { brand }, body });
    if (outcome.ok) setCodes(outcome.value.codes);
  };
  if (codes !== null) {
    return (
      <Dialog
        title={say('voucher-desk:codes')}
        onClose={onClose}
        actions={
          <Button onClick={() => saveFile(`vouchers-${brand}.csv`, codesCsv(codes))}>
            {say('voucher-desk:save')}
          </Button>
        }
      >
        <Notice tone="warning">{say('voucher-desk:once')}</Notice>
        <pre className="code">{codes.join('\n')}</pre>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={say('voucher-desk:make')}
      onClose={onClose}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {say('ui:cancel')}
          </Button>
          <Button pending={pending} aria-disabled={!isReady} onClick={() => void make()}>
            {say('voucher-desk:make')}
          </Button>
        </>
      }
    >
      {problem === null ? null : <ProblemPanel problem={problem} />}
      {field('label', 'text', 60)}
      <AmountField
        label={say('voucher-desk:amount')}
        currency={currency}
        micro={amountMicro}
        onChange={setAmount}
      />
      {field('count', 'text', 4)}
      {field('expiresAt', 'date', 10)}
      <TextAreaField
        label={say('office:queue.reason')}
        hint={say('voucher-desk:reasonHint')}
        value={values.reason}
        maxLength={500}
        onChange={(reason) => setValues((held) => ({ ...held, reason }))}
      />
    </Dialog>
  );
}
