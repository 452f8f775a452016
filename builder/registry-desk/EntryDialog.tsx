import { useEffect, useId, useRef, useState } from 'react';
import { type LogoKind, registryUrl } from '#brand/registry.ts';
import type { RegistryDeskEntry } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { Action } from '../look/Action.tsx';
import { pictureAddress } from '../look/picture-address.ts';
import { EntryFields } from './EntryFields.tsx';
import styles from './EntryDialog.module.css';
import { FooterPreview } from './FooterPreview.tsx';
import { LogoField } from './LogoField.tsx';
import type { EntryField } from './registry-kinds.ts';
import { LOGO_FIELDS, type LogoField as LogoFieldName, useEntryForm } from './useEntryForm.ts';

export interface EntryDialogProps {
  kind: LogoKind;
  /** Null: a new one. */
  entry: RegistryDeskEntry | null;
  takenIds: readonly string[];
  onSaved: (entry: RegistryDeskEntry) => void;
  onClose: () => void;
}

/** Adds or changes an entry of the registry, with its logos. */
export function EntryDialog({ kind, entry, takenIds, onSaved, onClose }: EntryDialogProps) {
  const say = useTexts('builder', 'builder-registry');
  const problemText = useProblemText();
  const form = useEntryForm({ kind, entry, takenIds, onSaved });
  const { draft, isNew, isDirty, problem, refused, attempts } = form;
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const messages = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState(false);
  const isConflict = problem?.code === 'FACTS_CONFLICT';

  // The focus moves to what is wrong first, else to the messages: they may be out of sight.
  useEffect(() => {
    if (attempts === 0) return;
    const fault = element.current?.querySelector<HTMLElement>(FIRST_FAULT) ?? null;
    (fault ?? messages.current)?.focus();
  }, [attempts, problem]);
  useEffect(() => {
    if (leaving) messages.current?.focus();
  }, [leaving]);

  const faultText = (field: EntryField): string | undefined => {
    const fault = form.faults[field];
    return fault === undefined
      ? refused.byField[field]
      : say(`builder-registry:fault.${fault}.${field}`);
  };
  const address = (field: LogoFieldName): string | null => {
    const svg = form.drawings[field];
    if (svg !== undefined) return pictureAddress(svg);
    const file = form.files[field];
    return file === null ? null : registryUrl(kind, file);
  };
  const leave = (): void => {
    // A second attempt leaves: some browsers close a dialog whatever the page says.
    if (isDirty && !leaving) setLeaving(true);
    else onClose();
  };

  return (
    <Dialog
      wide
      title={say(`builder-registry:${isNew ? 'add' : 'editTitle'}.${kind}`)}
      onClose={leave}
      actions={
        <>
          <Action onClick={leave}>{say('builder:cancel')}</Action>
          <Action tone="strong" type="submit" form={formId} pending={form.pending}>
            {say('builder-registry:save')}
          </Action>
        </>
      }
    >
      {leaving || problem !== null ? (
        <div ref={messages} className={styles.messages} tabIndex={-1}>
          {leaving ? (
            <Notice
              tone="warning"
              action={
                <>
                  <Action small onClick={() => setLeaving(false)}>
                    {say('builder-registry:leave.stay')}
                  </Action>
                  <Action small tone="danger" onClick={onClose}>
                    {say('builder-registry:leave.discard')}
                  </Action>
                </>
              }
            >
              {say('builder-registry:leave.text')}
            </Notice>
          ) : null}
          {problem === null ? null : (
            <Notice
              tone="problem"
              action={
                isConflict ? (
                  <Action small onClick={() => void form.loadTheirs()}>
                    {say('builder-registry:conflict.load')}
                  </Action>
                ) : undefined
              }
            >
              <p>{isConflict ? say('builder-registry:conflict.text') : problemText(problem)}</p>
              {refused.rest.map((message) => (
                <p key={message}>{message}</p>
              ))}
            </Notice>
          )}
        </div>
      ) : null}
      <form
        ref={element}
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <EntryFields kind={kind} form={form} faultText={faultText} />
        <div className={styles.logos}>
          {LOGO_FIELDS.map((field) => (
            <LogoField
              // Loading another version forgets the files that were chosen.
              key={`${field} ${form.version}`}
              field={field}
              address={address(field)}
              fault={faultText(field)}
              onDraw={(svg) => form.draw(field, svg)}
            />
          ))}
        </div>
      </form>
      <FooterPreview name={draft.name} light={address('logoLight')} dark={address('logoDark')} />
    </Dialog>
  );
}

/** What is wrong first, in the order of the form; a group's first control. */
const FIRST_FAULT = '[aria-invalid="true"], [data-faulty] input';
