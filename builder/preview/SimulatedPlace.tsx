import { useId, useState } from 'react';
import { useLanguage, useTexts } from '#ui/i18n/useTexts.ts';
import type { PreviewView } from './preview-view.ts';
import styles from './Simulation.module.css';

export interface SimulatedPlaceProps {
  view: PreviewView;
  onView: (view: PreviewView) => void;
}

/** The country the visitor is said to come from. */
export function SimulatedPlace({ view, onView }: SimulatedPlaceProps) {
  const say = useTexts('builder-brands');
  const language = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState(view.country);
  const name = countryName(typed, language);
  return (
    <div className={styles.part}>
      <label className={styles.name} htmlFor={id}>
        {say('builder-brands:simulate.country')}
      </label>
      <input
        id={id}
        className={styles.country}
        value={typed}
        maxLength={2}
        placeholder="PE"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby={`${id}/name`}
        onChange={(event) => {
          const code = event.target.value.toUpperCase();
          setTyped(code);
          if (code === '' || countryName(code, language) !== null) {
            onView({ ...view, country: code });
          }
        }}
      />
      <span id={`${id}/name`} className={styles.help} role="status">
        {typed === '' ? say('builder-brands:simulate.country.real') : (name ?? '')}
      </span>
    </div>
  );
}

/** null: no country has the code. */
function countryName(code: string, language: string): string | null {
  if (!/^[A-Z]{2}$/.test(code)) return null;
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return names.of(code) ?? null;
}
