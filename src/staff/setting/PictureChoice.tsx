import { type ChangeEvent, useId } from 'react';
import { heroNames } from '#art/heroes/catalogue.ts';
import { bannerPictureRoot } from '#domain/banner/open-banners.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { SelectField } from '#ui/kit/Field.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { fileBase64 } from '#ui/upload/file-base64.ts';
import { ProblemPanel } from '../kit/ProblemPanel.tsx';
import styles from './PictureChoice.module.css';

/** Pixels of the picture shown here. */
const SHOWN = { width: 720, height: 280 } as const;

export interface PictureChoiceProps {
  brand: string;
  /** Names what the picture belongs to. */
  name: string;
  /** An uploaded picture; null: the figure is drawn. */
  picture: string | null;
  /** Left out: something else is drawn, which is not chosen. */
  hero?: string;
  /** Omit for read-only mode. */
  onChange: ((change: { picture: string | null } | { hero: string }) => void) | undefined;
}

/** An uploaded picture, or a figure drawn in the brand's art. */
export function PictureChoice({ brand, name, picture, hero, onChange }: PictureChoiceProps) {
  const say = useTexts('office');
  const id = useId();
  const { run, pending, problem } = useCommand('addBannerPicture');
  const bring = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const outcome = await run({ params: { brand }, body: { file: await fileBase64(file) } });
    // The same file may be chosen again, after it was mended.
    target.value = '';
    if (outcome.ok) onChange?.({ picture: outcome.value.picture });
  };
  return (
    <div className={styles.choice}>
      {picture === null ? null : (
        <img
          className={styles.picture}
          {...SHOWN}
          src={`${bannerPictureRoot(brand, picture)}/wide/${SHOWN.width}`}
          alt={say('office:picture.of', { name })}
        />
      )}
      {problem === null ? null : <ProblemPanel problem={problem} />}
      {onChange === undefined ? null : (
        <div className={styles.tools}>
          <label className={styles.file} htmlFor={id}>
            {say(pending ? 'office:picture.bringing' : 'office:picture.bring')}
            <input
              id={id}
              type="file"
              accept="image/png,image/jpeg,image/webp,image/avif"
              disabled={pending}
              aria-describedby={`${id}-hint`}
              onChange={(event) => void bring(event)}
            />
          </label>
          {picture === null && hero !== undefined ? (
            <SelectField
              label={say('office:picture.figure')}
              value={hero}
              options={heroNames.map((value) => ({ value, label: value }))}
              onChange={(value) => onChange({ hero: value })}
            />
          ) : null}
          {picture === null ? null : (
            <Button tone="quiet" onClick={() => onChange({ picture: null })}>
              {say('office:picture.drawn')}
            </Button>
          )}
        </div>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        {say('office:picture.hint')}
      </p>
    </div>
  );
}
