import type { FieldProps } from '@rjsf/utils';
import { memberOf } from '../document/layers.ts';
import { isJsonObject, type Json } from '#brand/json.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Segments } from '#ui/kit/Segments.tsx';
import { useEditor } from '../EditorContext.ts';
import { NativeChoice } from '../forms/NativeChoice.tsx';
import { HeroPicker } from './HeroPicker.tsx';
import styles from './PictureField.module.css';

const KINDS = ['art', 'asset'] as const;

/** A figure drawn in the brand's recipe, or one of the brand's own files. */
export function PictureField({ formData, onChange, onBlur, fieldPathId }: FieldProps) {
  const say = useTexts('builder');
  const { layers } = useEditor();
  const picture = formData as Json | undefined;
  const assets = assetIds(layers.effective['assets']);
  const kind = memberOf(picture, 'kind') === 'asset' ? 'asset' : 'art';
  const hero = textOf(memberOf(picture, 'hero'));
  const asset = textOf(memberOf(picture, 'asset'));
  const write = (next: Json): void => onChange(next, fieldPathId.path, undefined, fieldPathId.$id);
  const [first] = assets;
  return (
    <div className={styles.picture}>
      {first === undefined && kind === 'art' ? null : (
        <Segments
          label={say('builder:picture.kind')}
          value={kind}
          options={KINDS.map((value) => ({ value, label: say(`builder:picture.${value}`) }))}
          onChange={(next) =>
            write(
              next === 'art'
                ? { kind: 'art', hero: hero ?? 'gem' }
                : { kind: 'asset', asset: asset ?? first ?? '' },
            )
          }
        />
      )}
      {kind === 'art' ? (
        <HeroPicker value={hero} onChange={(next) => write({ kind: 'art', hero: next })} />
      ) : (
        <NativeChoice
          id={`${fieldPathId.$id}/asset`}
          value={asset ?? ''}
          choices={assets.map((value) => ({ value, label: value }))}
          optional={false}
          onChange={(next) => write({ kind: 'asset', asset: next })}
          onBlur={() => onBlur(fieldPathId.$id, formData)}
        />
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
