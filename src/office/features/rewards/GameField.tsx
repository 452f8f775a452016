import { useId } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field } from '#ui/kit/Field.tsx';

export interface GameFieldProps {
  label: string;
  gameCode: string;
  /** Offered while typing. */
  gameCodes: readonly string[];
  fault?: string | undefined;
  onChange: (gameCode: string) => void;
}

const MAX_LENGTH = 64;

/** A title by its code; the brand's own are offered. */
export function GameField({ label, gameCode, gameCodes, fault, onChange }: GameFieldProps) {
  const say = useTexts('promotion-desk');
  const id = useId();
  return (
    <>
      <Field
        label={label}
        hint={say('promotion-desk:hint.gameCode')}
        value={gameCode}
        list={id}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        fault={fault}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      <datalist id={id}>
        {gameCodes.map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </datalist>
    </>
  );
}
