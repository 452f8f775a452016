import { type ReactNode, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import { TextAreaField } from '../kit/TextAreaField.tsx';

/** The contract's bounds of a reason. */
const MIN_REASON = 3;
const MAX_REASON = 500;

/**
 * What a dialog asks for. reason: why, in words. line: a single line such as a reference. payment: a
 * reference, and the amount where it differs. choice: one of several. none: only whether it is meant.
 */
export type QueueInput =
  | { readonly kind: 'reason' }
  | { readonly kind: 'none' }
  | {
      readonly kind: 'line';
      readonly label: string;
      readonly maxLength: number;
      /** Shows below the field what the typed line names. */
      readonly preview?: (line: string) => ReactNode;
    }
  | { readonly kind: 'payment'; readonly label: string }
  | {
      readonly kind: 'choice';
      readonly label: string;
      readonly options: readonly { readonly value: string; readonly label: string }[];
    };

export interface ReasonDialogProps {
  title: string;
  /** Of the button that does it. */
  label: string;
  effect: string;
  hint: string;
  /** A reason by default. */
  input?: QueueInput | undefined;
  pending: boolean;
  problem: ReactNode;
  /** @param choice what was chosen, or the amount of a payment as typed; empty: nothing */
  onConfirm: (text: string, choice: string) => void;
  onClose: () => void;
}

/** Says what an action does and asks why, for the trail, or for what else it needs. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, label, effect, hint, pending, problem, onConfirm, onClose } = props;
  const { input = { kind: 'reason' } } = props;
  const say = useTexts('office', 'ui');
  const [text, setText] = useState('');
  const [choice, setChoice] = useState(
    input.kind === 'choice' ? (input.options[0]?.value ?? '') : '',
  );
  const isGiven =
    input.kind === 'none' ||
    (input.kind === 'choice' ? choice !== '' : text.trim().length >= MIN_REASON);
  return (
    <Dialog
      title={title}
      onClose={pending ? undefined : onClose}
      actions={
        <>
          <Button tone="secondary" aria-disabled={pending} onClick={pending ? undefined : onClose}>
            {say('ui:cancel')}
          </Button>
          <Button
            pending={pending}
            aria-disabled={!isGiven}
            {...(input.kind === 'none' ? { 'data-focus-first': '' } : {})}
            onClick={() => isGiven && onConfirm(text.trim(), choice)}
          >
            {label}
          </Button>
        </>
      }
    >
      {problem}
      <p>{effect}</p>
      {input.kind === 'reason' ? (
        <TextAreaField
          label={say('office:queue.reason')}
          hint={hint}
          value={text}
          maxLength={MAX_REASON}
          onChange={setText}
        />
      ) : null}
      {input.kind === 'line' ? (
        <>
          <Field
            label={input.label}
            hint={hint}
            value={text}
            maxLength={input.maxLength}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
          {input.preview?.(text.trim())}
        </>
      ) : null}
      {input.kind === 'payment' ? (
        <>
          <Field
            label={input.label}
            hint={hint}
            value={text}
            maxLength={64}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
          <Field
            label={say('office:queue.amount')}
            hint={say('office:queue.amountHint')}
            value={choice}
            maxLength={20}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => setChoice(event.target.value)}
          />
        </>
      ) : null}
      {input.kind === 'choice' ? (
        <SelectField
          label={input.label}
          value={choice}
          options={input.options}
          onChange={setChoice}
        />
      ) : null}
    </Dialog>
  );
}
