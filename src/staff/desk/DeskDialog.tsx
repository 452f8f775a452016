import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Field } from '#ui/kit/Field.tsx';
import { useClient } from '#ui/query/client-context.ts';
import type { AnyCall } from '#ui/query/any-call.ts';
import { createSubmissionKey } from '#ui/query/submission-key.ts';
import { submit } from '#ui/query/useCommand.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { ProblemPanel } from '../kit/ProblemPanel.tsx';
import { TextAreaField } from '../kit/TextAreaField.tsx';
import type { DeskAction, DeskInput } from './desk-action.ts';

/** Bounds of a reason that every operation takes. */
const MIN_REASON = 3;
const MAX_REASON = 300;
const MAX_PAYMENT_REFERENCE = 64;

/** The texts of an action. */
export function actionTexts(
  texts: string,
  { id, label, hint }: Pick<DeskAction<never>, 'id' | 'label' | 'hint'>,
) {
  const key = label ?? `${texts}:${id}`;
  return { label: key, effect: `${key}.effect`, hint: hint ?? `${key}.hint` };
}

interface DeskDialogProps<Item> {
  texts: string;
  action: DeskAction<Item>;
  item: Item;
  name: string;
  /** The subject of the decision: amount, payee, whether a second person is needed. */
  facts: ReactNode;
  onDone: () => void;
  onClose: () => void;
}

/** Says what an action does to which item, asks for what it needs, and does it. */
export function DeskDialog<Item>(props: DeskDialogProps<Item>) {
  const { texts, action, item, name, facts, onDone, onClose } = props;
  const say = useTexts('office', 'ui', texts);
  const client = useClient();
  const submission = useRef(createSubmissionKey());
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const keys = actionTexts(texts, action);
  const run = async (given: DeskInput): Promise<void> => {
    setPending(true);
    setProblem(null);
    const { operation, request, onReply } = action;
    const outcome = await submit(
      client.call as AnyCall,
      operation,
      request(item, given),
      submission.current,
    );
    setPending(false);
    if (!outcome.ok) return setProblem(outcome.problem);
    onReply?.(outcome.value as never, item);
    onDone();
  };
  return (
    <AskDialog
      title={`${say(keys.label)}: ${name}`}
      label={say(keys.label)}
      action={action}
      item={item}
      hint={action.ask?.kind === 'none' || action.ask?.kind === 'field' ? '' : say(keys.hint)}
      isPending={isPending}
      onConfirm={(given) => void run(given)}
      onClose={onClose}
    >
      {problem === null ? null : <ProblemPanel problem={problem} />}
      {facts}
      <p>{say(action.effect?.(item) ?? keys.effect)}</p>
    </AskDialog>
  );
}

interface AskDialogProps<Item> {
  title: string;
  /** Names the button that does it. */
  label: string;
  action: Pick<DeskAction<Item>, 'ask'>;
  item: Item;
  hint: string;
  isPending: boolean;
  onConfirm: (given: DeskInput) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with what an action asks for; what is missing is said once a field was left. */
export function AskDialog<Item>(props: AskDialogProps<Item>) {
  const { title, label, action, item, hint, isPending, onConfirm, onClose, children } = props;
  const { ask = { kind: 'reason' } } = action;
  const say = useTexts('office', 'ui');
  const [text, setText] = useState('');
  const [choice, setChoice] = useState('');
  const [wasLeft, setLeft] = useState(false);
  const isGiven =
    ask.kind === 'none' ||
    ask.kind === 'note' ||
    (ask.kind === 'field' ? choice !== '' : text.trim().length >= MIN_REASON);
  const fault =
    wasLeft && !isGiven ? say('office:queue.tooShort', { least: MIN_REASON }) : undefined;
  const confirm = (): void => {
    if (!isGiven) setLeft(true);
    else if (!isPending) onConfirm({ text: text.trim(), choice });
  };
  return (
    <Dialog
      title={title}
      onClose={isPending ? undefined : onClose}
      actions={
        <>
          <Button
            tone="secondary"
            aria-disabled={isPending}
            onClick={isPending ? undefined : onClose}
          >
            {say('ui:cancel')}
          </Button>
          <Button
            pending={isPending}
            {...(ask.kind === 'none' ? { 'data-focus-first': '' } : {})}
            onClick={confirm}
          >
            {label}
          </Button>
        </>
      }
    >
      {children}
      <div onBlur={() => setLeft(text !== '')}>
        {ask.kind === 'reason' || ask.kind === 'note' ? (
          <TextAreaField
            label={say(`office:queue.${ask.kind}`)}
            hint={hint}
            fault={fault}
            value={text}
            maxLength={MAX_REASON}
            onChange={setText}
          />
        ) : null}
        {ask.kind === 'line' || ask.kind === 'payment' ? (
          <Field
            label={say(ask.label)}
            hint={hint}
            fault={fault}
            value={text}
            maxLength={ask.kind === 'line' ? ask.maxLength : MAX_PAYMENT_REFERENCE}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && confirm()}
          />
        ) : null}
      </div>
      {ask.kind === 'line' ? ask.preview?.(text.trim(), item) : null}
      {ask.kind === 'payment' ? (
        <Field
          label={say('office:queue.amount')}
          hint={say('office:queue.amountHint')}
          value={choice}
          maxLength={20}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => setChoice(event.target.value)}
        />
      ) : null}
      {ask.kind === 'field' ? <ask.Field item={item} value={choice} onChange={setChoice} /> : null}
    </Dialog>
  );
}
