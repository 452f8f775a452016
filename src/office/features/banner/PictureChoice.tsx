import { type ChangeEvent, useId } from 'react';
import { heroNames } from '#art/heroes/catalogue.ts';
import { bannerPictureRoot } from '#domain/banner/open-banners.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import type { DraftBanner } from './banner-draft.ts';
import { fileBase64 } from '#ui/upload/file-base64.ts';
import styles from './PictureChoice.module.css';

/** Pixels of the picture shown here. */
const SHOWN = { width: 720, height: 280 } as const;

export interface PictureChoiceProps {
  brand: string;
  /** Of the banner. */
  name: string;
  banner: DraftBanner;
  /** Left out: for looking at. */
  onChange: ((banner: DraftBanner) => void) | undefined;
}

/** A picture that somebody brings, or a figure drawn in the brand's art. */
export function PictureChoice({ brand, name, banner, onChange }: PictureChoiceProps) {
  const say = useTexts('banner-desk');
  const id = useId();
  const { run, pending, problem } = useCommand('addBannerPicture');
  const { picture, hero } = banner;
  const bring = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const outcome = await run({ params: { brand }, body: { file: await fileBase64(file) } });
    // The same file may be chosen again, after it was mended.
    target.value = '';
    if (outcome.ok) onChange?.({ ...banner, picture: outcome.value.picture });
  };
  return (
    <div className={styles.choice}>
      {picture === null ? null : (
        <img
          className={styles.picture}
          {...SHOWN}
          src={`${bannerPictureRoot(brand, picture)}/wide/${SHOWN.width}`}
          alt={say('banner-desk:pictureOf', { name })}
        />
      )}
      {problem === null ? null : <ProblemPanel problem={problem} />}
      {onChange === undefined ? null : (
        <div className={styles.tools}>
          <label className={styles.file} htmlFor={id}>
            {say(pending ? 'banner-desk:bringing' : 'banner-desk:bring')}
            <input
              id={id}
              type="file"
              accept="image/png,image/jpeg,image/webp,image/avif"
              disabled={pending}
              aria-describedby={`${id}-hint`}
              onChange={(event) => void bring(event)}
            />
          </label>
          {picture === null ? (
            <SelectField
              label={say('banner-desk:field.hero')}
              value={hero}
              options={heroNames.map((value) => ({ value, label: value }))}
              onChange={(value) => onChange({ ...banner, hero: value })}
            />
          ) : (
            <Button tone="quiet" onClick={() => onChange({ ...banner, picture: null })}>
              {say('banner-desk:drawn')}
            </Button>
          )}
        </div>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        {say('banner-desk:bringHint')}
      </p>
    </div>
  );
}
