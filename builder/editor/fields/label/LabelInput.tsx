import { useTexts } from '#ui/i18n/useTexts.ts';
import { cx } from '#ui/kit/class-names.ts';
import formStyles from '../../forms/controls.module.css';
import { useControlMarks } from '../../forms/ControlMarks.ts';
import { languageLook } from './language-look.ts';

export interface LabelInputProps {
  id: string;
  language: string;
  words: string;
  /** The product's text shows where the brand has no words. */
  product: string | undefined;
  /** Describes the input in addition to the notes of its frame. */
  describedBy?: string | undefined;
  /** Focus it when its dialog opens. */
  focusFirst?: boolean | undefined;
  onChange: (words: string) => void;
  onBlur: () => void;
}

/** The brand's own words in one language. */
export function LabelInput(props: LabelInputProps) {
  const { id, language, words, product, describedBy, focusFirst, onChange, onBlur } = props;
  const say = useTexts('builder');
  const marks = useControlMarks();
  return (
    <input
      {...marks}
      aria-describedby={cx(marks['aria-describedby'], describedBy) || undefined}
      {...(focusFirst === true ? { 'data-focus-first': '' } : {})}
      id={id}
      className={formStyles.input}
      value={words}
      lang={language}
      dir={languageLook(language).direction}
      maxLength={280}
      placeholder={product ?? say('builder:label.empty')}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );
}
