import type { MessageTemplate } from '#contract/generated/types.ts';
import { NOTICE_PLACEHOLDERS } from '#domain/inbox/notice-values.ts';
import type { TemplateFault } from '#domain/inbox/template-faults.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { TextAreaField } from '#staff/kit/TextAreaField.tsx';
import { useFaultText } from '#staff/setting/useFaultText.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Field } from '#ui/kit/Field.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import styles from './TemplateFields.module.css';

export interface TemplateFieldsProps {
  /** null: ours are sent. */
  own: MessageTemplate | null;
  standard: MessageTemplate;
  isSent: boolean;
  faults: readonly TemplateFault[];
  /** null: back to ours. Left out: for looking at. */
  onWords: ((words: MessageTemplate | null) => void) | undefined;
  onSent: (isSent: boolean) => void;
}

/** The contract's bounds. */
const MAX_TITLE = 120;
const MAX_CONTENT = 4_000;

/** One event in one language. */
export function TemplateFields(props: TemplateFieldsProps) {
  const { own, standard, isSent, faults, onWords, onSent } = props;
  const say = useTexts('message-templates-desk');
  const faultAt = useFaultText(
    faults.map((fault) => ({ ...fault, pointer: fault.pointer.replace(/^.*\//, '/') })),
  );
  const words = own ?? standard;
  const { event, language } = standard;
  const names = NOTICE_PLACEHOLDERS[event].map((name) => `{${name}}`).join(', ');
  const contentFault = faultAt('/content');
  const set = (change: Partial<MessageTemplate>): void => onWords?.({ ...words, ...change });
  return (
    <Panel title={say(`message-templates-desk:event.${event}`)}>
      <div className={styles.head}>
        <Switch
          label={say('message-templates-desk:send')}
          checked={isSent}
          disabled={onWords === undefined}
          onChange={onSent}
        />
        {own === null || onWords === undefined ? null : (
          <Button tone="quiet" size="small" onClick={() => onWords(null)}>
            {say('message-templates-desk:standard')}
          </Button>
        )}
      </div>
      <Field
        label={say('message-templates-desk:field.title')}
        lang={language}
        value={words.title}
        maxLength={MAX_TITLE}
        readOnly={onWords === undefined}
        fault={faultAt('/title')}
        onChange={(change) => set({ title: change.target.value })}
      />
      {onWords === undefined ? (
        <p lang={language}>{words.content}</p>
      ) : (
        <TextAreaField
          label={say('message-templates-desk:field.content')}
          hint={names === '' ? '' : say('message-templates-desk:placeholders', { names })}
          value={words.content}
          maxLength={MAX_CONTENT}
          onChange={(content) => set({ content })}
        />
      )}
      {contentFault === undefined ? null : <p className={styles.fault}>{contentFault}</p>}
    </Panel>
  );
}
