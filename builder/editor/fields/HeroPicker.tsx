import Popover from '@mui/material/Popover';
import { CaretDown } from '@phosphor-icons/react/CaretDown';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { heroNames, type KnownHeroName, isHeroName } from '#art/heroes/catalogue.ts';
import { drawSymbol } from '#art/symbol.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { type BrandLook, brandLook } from '../../brands/brand-look.ts';
import { pictureAddress } from '../../look/picture-address.ts';
import { useEditor } from '../EditorContext.ts';
import styles from './HeroPicker.module.css';

export interface HeroPickerProps {
  value: string | undefined;
  onChange: (hero: KnownHeroName) => void;
}

/** The figures the art module can draw, as this brand would draw them. */
export function HeroPicker({ value, onChange }: HeroPickerProps) {
  const say = useTexts('builder');
  const { brand, layers } = useEditor();
  const manifest = useDeferredValue(layers.effective);
  const look = useMemo(() => brandLook(brand, manifest), [brand, manifest]);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = useId();
  return (
    <>
      <button
        type="button"
        className={styles.current}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <HeroImage look={look} hero={value} />
        <span>{value ?? say('builder:choice.none')}</span>
        <CaretDown size={14} aria-hidden="true" />
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <fieldset className={styles.grid}>
          <legend className="visually-hidden">{say('builder:picture.hero')}</legend>
          {heroNames.map((hero) => (
            <label key={hero} className={styles.hero} title={hero}>
              <input
                type="radio"
                name={name}
                className={styles.input}
                value={hero}
                checked={hero === value}
                onChange={() => onChange(hero)}
                onClick={() => setAnchor(null)}
              />
              <HeroImage look={look} hero={hero} />
              <span className={styles.name}>{hero}</span>
            </label>
          ))}
        </fieldset>
      </Popover>
    </>
  );
}

function HeroImage({ look, hero }: { look: BrandLook | null; hero: string | undefined }) {
  const address = useMemo(() => {
    if (look === null || hero === undefined || !isHeroName(hero)) return null;
    const { recipe, scheme, colors } = look;
    return pictureAddress(drawSymbol({ recipe, scheme, palette: colors, hero, role: 'plain' }));
  }, [look, hero]);
  return address === null ? (
    <span className={styles.image} />
  ) : (
    <img className={styles.image} src={address} alt="" />
  );
}
