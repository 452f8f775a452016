import { useId } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCountries } from '../registry-desk/useCountries.ts';
import type { PreviewView } from './preview-view.ts';
import styles from './Simulation.module.css';

export interface SimulatedPlaceProps {
  view: PreviewView;
  onView: (view: PreviewView) => void;
}

/** The country that the site takes the visitor to come from. */
export function SimulatedPlace({ view, onView }: SimulatedPlaceProps) {
  const say = useTexts('builder-brands');
  const { countries } = useCountries();
  const id = useId();
  return (
    <div className={styles.part}>
      <label className={styles.name} htmlFor={id}>
        {say('builder-brands:simulate.country')}
      </label>
      <select
        id={id}
        className={styles.country}
        value={view.country}
        onChange={(event) => onView({ ...view, country: event.target.value })}
      >
        <option value="">{say('builder-brands:simulate.country.real')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
