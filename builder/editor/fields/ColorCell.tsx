import { useMemo } from 'react';
import { isHexColor } from '#brand/color.ts';
import type { Json } from '#brand/json.ts';
import type { ColorTokens } from '#brand/site-plan.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { cx } from '#ui/kit/class-names.ts';
import { fieldState } from '../document/field-state.ts';
import { useEditor } from '../EditorContext.ts';
import { StateMark } from '../forms/StateMark.tsx';
import { useFieldFocus } from '../forms/useFieldFocus.ts';
import type { FieldFindings } from '../forms/useFieldProblems.ts';
import styles from './ColorCell.module.css';
import { ColorFaultText } from './color/ColorFaultText.tsx';
import { useColorText } from './color/useColorText.ts';
import { ContrastMarks } from './ContrastMarks.tsx';
import { contrastOf } from './contrast-pairs.ts';
import { useThrottled } from './useThrottled.ts';

export interface ColorCellProps {
  id: string;
  pointer: string;
  /** Name of the colour and of its scheme. */
  label: string;
  token: string;
  value: string | undefined;
  required: boolean;
  /** The scheme's colours, all of them; null while one is no colour. */
  colors: ColorTokens | null;
  pairs: Json | undefined;
  findings: FieldFindings;
  /** Of the findings, where there are any. */
  problemsId: string;
  onChange: (value: string | undefined) => void;
  onFocused: (focused: boolean) => void;
  onBlur: () => void;
}

/** A picker fires with every pixel; the document is changed this often. */
const PICK_MS = 60;

/** One colour in one scheme, picked or typed in any CSS form, with its contrasts. */
export function ColorCell(props: ColorCellProps) {
  const { id, pointer, label, token, value, required, colors, pairs } = props;
  const { findings, problemsId, onChange, onFocused, onBlur } = props;
  const say = useTexts('builder');
  const { layers, readOnly } = useEditor();
  const state = useMemo(() => fieldState(layers, pointer), [layers, pointer]);
  const focus = useFieldFocus(pointer);
  const pick = useThrottled(onChange, PICK_MS);
  const made = (colors as Readonly<Record<string, string>> | null)?.[token];
  const shown = value !== undefined && isHexColor(value) ? value : made;
  const isTold = findings.faults.length + findings.problems.length > 0;
  const typed = useColorText({ value, required, onWrite: onChange });
  const isInvalid = findings.isInvalid || typed.fault !== null;
  const faultId = `${id}/fault`;
  return (
    <div {...focus.props} className={styles.cell}>
      <div
        className={styles.color}
        data-made={value === undefined}
        data-invalid={isInvalid || undefined}
      >
        <input
          type="color"
          className={styles.swatch}
          aria-label={say('builder:color.pick', { label })}
          value={(shown ?? '#808080').toLowerCase()}
          disabled={readOnly}
          onChange={(event) => pick(event.target.value.toUpperCase())}
        />
        <input
          id={id}
          data-control=""
          className={styles.hex}
          aria-label={label}
          aria-invalid={isInvalid}
          aria-describedby={cx(typed.fault !== null && faultId, isTold && problemsId) || undefined}
          value={typed.text}
          placeholder={made?.toUpperCase() ?? ''}
          maxLength={80}
          readOnly={readOnly}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => typed.type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            typed.settle();
          }}
          onFocus={() => onFocused(true)}
          onBlur={() => {
            typed.settle();
            onFocused(false);
            onBlur();
          }}
        />
        <StateMark state={state} required={required} compact />
      </div>
      <ColorFaultText id={faultId} fault={typed.fault} />
      {colors === null ? null : <ContrastMarks contrasts={contrastOf(token, colors, pairs)} />}
    </div>
  );
}
