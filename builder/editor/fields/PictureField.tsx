import type { FieldProps } from '@rjsf/utils';
import { assetId } from '../../assets/asset-use.ts';
import { UploadButton } from '../../assets/UploadButton.tsx';
import { brandName } from '../../brands/brand-look.ts';
import { brandLanguages } from '../../registry/choices.ts';
import { memberOf } from '../document/layers.ts';
import { placeAt } from '../document/place.ts';
import { useState } from 'react';
import { isJsonObject, type Json } from '#brand/json.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Segments } from '#ui/kit/Segments.tsx';
import { useEditor } from '../EditorContext.ts';
import { NativeChoice } from '../forms/NativeChoice.tsx';
import { fieldPlaceOf } from './field-place.ts';
import { HeroPicker } from './HeroPicker.tsx';
import styles from './PictureField.module.css';

const KINDS = ['art', 'asset'] as const;

/** A figure drawn in the brand's recipe, or one of the brand's own files. */
export function PictureField(props: FieldProps) {
  const { formData, onChange, onBlur, fieldPathId } = props;
  const say = useTexts('builder');
  const { brand, layers, edit, readOnly } = useEditor();
  const { pointer } = fieldPlaceOf(props);
  const language = brandLanguages(layers.effective)[0] ?? 'es';
  const picture = formData as Json | undefined;
  const assets = assetIds(layers.effective['assets']);
  // What is chosen with no file yet is nothing the manifest could say.
  const [wish, setWish] = useState<(typeof KINDS)[number] | null>(null);
  const kind = wish ?? (memberOf(picture, 'kind') === 'asset' ? 'asset' : 'art');
  const hero = textOf(memberOf(picture, 'hero'));
  const asset = textOf(memberOf(picture, 'asset'));
  const write = (next: Json): void => onChange(next, fieldPathId.path, undefined, fieldPathId.$id);
  const [first] = assets;
  return (
    <div className={styles.picture}>
      <Segments
        label={say('builder:picture.kind')}
        value={kind}
        options={KINDS.map((value) => ({ value, label: say(`builder:picture.${value}`) }))}
        onChange={(next) => {
          const file = asset ?? first;
          setWish(next);
          if (next === 'art') write({ kind: 'art', hero: hero ?? 'gem' });
          else if (file !== undefined) write({ kind: 'asset', asset: file });
        }}
      />
      {kind === 'art' ? (
        <HeroPicker value={hero} onChange={(next) => write({ kind: 'art', hero: next })} />
      ) : (
        <>
          <NativeChoice
            id={`${fieldPathId.$id}/asset`}
            value={asset ?? ''}
            choices={assets.map((value) => ({ value, label: value }))}
            optional={false}
            onChange={(next) => write({ kind: 'asset', asset: next })}
            onBlur={() => onBlur(fieldPathId.$id, formData)}
          />
          {readOnly ? null : (
            <UploadButton
              onUploaded={({ file }) => {
                const id = assetId(file, assets);
                const alt = { text: { [language]: brandName(brand, layers.effective) } };
                const value = { light: file, alt };
                edit(
                  { type: 'setValue', place: ['assets', id], value },
                  {
                    type: 'setValue',
                    place: [...placeAt(layers.effective, pointer)],
                    value: { kind: 'asset', asset: id },
                  },
                );
              }}
            >
              {say('builder:picture.upload')}
            </UploadButton>
          )}
        </>
      )}
    </div>
  );
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function assetIds(assets: Json | undefined): readonly string[] {
  return isJsonObject(assets) ? Object.keys(assets) : [];
}
