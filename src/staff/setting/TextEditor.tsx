import { useId } from 'react';
import { ANNOUNCEMENT_HTML } from '#domain/announcement/announcement-html.ts';
import { cleanHtml } from '#domain/text/clean-html.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Field } from '#ui/kit/Field.tsx';
import { TextAreaField } from '../kit/TextAreaField.tsx';
import styles from './TextsEditor.module.css';
import { useLanguageName } from '../values/useLanguageName.ts';

/** The contract's bounds. */
const MAX_TITLE = 200;
const MAX_CONTENT = 20_000;

/** HTML in one language, under its title. */
export interface LanguageText {
  language: string;
  title: string;
  content: string;
}

export interface TextEditorProps {
  text: LanguageText;
  isDefault: boolean;
  titleFault: string | undefined;
  contentFault: string | undefined;
  /** Left out: for looking at. */
  onChange: ((text: LanguageText) => void) | undefined;
  onRemove: () => void;
}

/** One language: title, HTML, and what players get of it. */
export function TextEditor(props: TextEditorProps) {
  const { text, isDefault, titleFault, contentFault, onChange, onRemove } = props;
  const say = useTexts('office');
  const id = useId();
  const name = useLanguageName()(text.language);
  const frozen = onChange === undefined;
  // Cleaned by the very rule that the server keeps it by: nothing else ever stands in this page.
  const preview = { __html: cleanHtml(text.content, ANNOUNCEMENT_HTML).html };
  return (
    <section className={styles.language} aria-labelledby={id}>
      <header className={styles.head}>
        <h3 id={id}>{name}</h3>
        {isDefault || frozen ? null : (
          <IconButton
            icon="close"
            label={say('office:texts.removeLanguage', { name })}
            onClick={onRemove}
          />
        )}
      </header>
      <Field
        label={say('office:texts.title')}
        lang={text.language}
        value={text.title}
        maxLength={MAX_TITLE}
        readOnly={frozen}
        fault={titleFault}
        onChange={(event) => onChange?.({ ...text, title: event.target.value })}
      />
      {frozen ? null : (
        <TextAreaField
          label={say('office:texts.content')}
          hint={say('office:texts.contentHint')}
          value={text.content}
          maxLength={MAX_CONTENT}
          onChange={(content) => onChange({ ...text, content })}
        />
      )}
      {contentFault === undefined ? null : (
        <p className={styles.fault} role="status">
          {contentFault}
        </p>
      )}
      <div className={styles.preview} lang={text.language}>
        <p className={styles.previewLabel}>{say('office:texts.preview')}</p>
        <p className={styles.previewTitle}>{text.title}</p>
        <div dangerouslySetInnerHTML={preview} />
      </div>
    </section>
  );
}
