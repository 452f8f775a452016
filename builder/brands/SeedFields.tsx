import { useMemo } from 'react';
import { drawLogoMark } from '#art/logo.ts';
import { recipeNames } from '#art/types.ts';
import { isHexColor } from '#brand/color.ts';
import { paletteFromSeeds } from '#brand/seed-palette.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { allColors } from '../editor/fields/contrast-pairs.ts';
import { pictureAddress } from '../look/picture-address.ts';
import type { NewBrandForm } from './new-brand-form.ts';
import styles from './NewBrandDialog.module.css';

const SCHEMES = ['light', 'dark'] as const;

/** Two colours and a style of drawing, with what they make in both schemes. */
export function SeedFields({
  form,
  onChange,
}: {
  form: NewBrandForm;
  onChange: (change: Partial<NewBrandForm>) => void;
}) {
  const say = useTexts('builder-brands');
  const { seedColor, accentColor, recipe, id } = form;
  const palette = useMemo(
    () =>
      isHexColor(seedColor) && (accentColor === '' || isHexColor(accentColor))
        ? paletteFromSeeds(seedColor, accentColor === '' ? undefined : accentColor)
        : null,
    [seedColor, accentColor],
  );
  return (
    <>
      <div className={styles.pair}>
        {(['seedColor', 'accentColor'] as const).map((key) => (
          <div key={key} className={styles.line}>
            <label className={styles.label} htmlFor={`new/${key}`}>
              {say(`builder-brands:new.${key}`)}
            </label>
            <span className={styles.color}>
              <input
                type="color"
                aria-label={say(`builder-brands:new.${key}.pick`)}
                value={isHexColor(form[key]) ? form[key].toLowerCase() : '#000000'}
                onChange={(event) => onChange({ [key]: event.target.value.toUpperCase() })}
              />
              <input
                id={`new/${key}`}
                className={styles.input}
                value={form[key]}
                maxLength={7}
                spellCheck={false}
                aria-invalid={form[key] !== '' && !isHexColor(form[key])}
                onChange={(event) => onChange({ [key]: event.target.value.trim() })}
              />
            </span>
          </div>
        ))}
      </div>
      <label className={styles.line} htmlFor="new/recipe">
        <span className={styles.label}>{say('builder-brands:new.recipe')}</span>
        <select
          id="new/recipe"
          className={styles.input}
          value={recipe}
          onChange={(event) => onChange({ recipe: event.target.value })}
        >
          {recipeNames.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.pair} aria-hidden="true">
        {SCHEMES.map((scheme) => {
          const colors = palette === null ? null : allColors({ ...palette[scheme] });
          const known = recipeNames.find((name) => name === recipe);
          if (colors === null || known === undefined) return null;
          const mark = drawLogoMark({ recipe: known, palette: colors, scheme, seed: id });
          return (
            <div
              key={scheme}
              className={styles.sample}
              style={{ background: colors.bg, color: colors.text }}
            >
              <img src={pictureAddress(mark)} alt="" width={40} height={40} />
              <strong>{form.name === '' ? say('builder-brands:new.sample') : form.name}</strong>
              <span style={{ background: colors.primary, color: colors.onPrimary }}>
                {say(`builder-brands:assets.${scheme}`)}
              </span>
            </div>
          );
        })}
      </div>
    </>
  );
}
