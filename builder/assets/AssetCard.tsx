import { Trash } from '@phosphor-icons/react/Trash';
import { isJsonObject, type Json, type JsonObject, sameJson } from '#brand/json.ts';
import { toPointer } from '#brand/json-pointer.ts';
import { assetUrl } from '#brand/registry.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { brandName } from '../brands/brand-look.ts';
import { useEditor } from '../editor/EditorContext.ts';
import { LabelEditor } from '../editor/fields/label/LabelEditor.tsx';
import { usePlaceName } from '../editor/forms/usePlaceName.ts';
import { IconAction } from '../look/IconAction.tsx';
import { brandLanguages } from '../registry/choices.ts';
import { filledAltText } from './alt-text.ts';
import { usesOf } from './asset-use.ts';
import styles from './AssetsPane.module.css';
import { UploadButton } from './UploadButton.tsx';

const VARIANTS = ['light', 'dark'] as const;

/** One picture of the brand: its variants, its words for who cannot see it, and where it is shown. */
export function AssetCard({ id, asset }: { id: string; asset: JsonObject }) {
  const say = useTexts('builder-brands');
  const placeName = usePlaceName();
  const { brand, layers, edit, readOnly, select } = useEditor();
  const uses = usesOf(layers.effective, id);
  const place = ['assets', id];
  const { layer: owner = layers.brand } = layers.provenance[`/assets/${id}/light`] ?? {};
  const set = (key: string, value: Json): void =>
    edit({ type: 'setValue', place: [...place, key], value });
  const bringIn = (variant: string, file: string): void => {
    const { effective } = layers;
    const words = brandName(brand, effective);
    const alt = filledAltText(asset['alt'], brandLanguages(effective), words);
    edit(
      { type: 'setValue', place: [...place, variant], value: file },
      ...(sameJson(alt, asset['alt'])
        ? []
        : [{ type: 'setValue', place: [...place, 'alt'], value: alt } as const]),
    );
  };
  return (
    <article className={styles.card} aria-label={id}>
      <header className={styles.head}>
        <h2 className={styles.name}>{id}</h2>
        <span className={styles.space} />
        {readOnly ? null : (
          <IconAction
            small
            label={say('builder-brands:assets.remove', { id })}
            icon={<Trash size={16} />}
            disabled={uses.length > 0}
            onClick={() => edit({ type: 'removeValue', place })}
          />
        )}
      </header>
      <div className={styles.variants}>
        {VARIANTS.map((variant) => {
          const file = asset[variant];
          const src = typeof file === 'string' ? assetUrl(owner, file) : null;
          return (
            <figure key={variant} className={styles.variant}>
              <div className={styles.ground} data-scheme={variant}>
                {src === null ? null : <img src={src} alt="" />}
                {variant === 'light' ? <FocalMark asset={asset} /> : null}
              </div>
              <figcaption>{say(`builder-brands:assets.${variant}`)}</figcaption>
              {readOnly ? null : (
                <UploadButton onUploaded={({ file: uploaded }) => bringIn(variant, uploaded)}>
                  {say(
                    src === null ? 'builder-brands:assets.add' : 'builder-brands:assets.replace',
                  )}
                </UploadButton>
              )}
            </figure>
          );
        })}
      </div>
      <FocalPoint
        id={id}
        asset={asset}
        disabled={readOnly}
        onChange={(to) => set('focalPoint', to)}
      />
      <fieldset className={styles.alt} disabled={readOnly}>
        <legend>{say('builder-brands:assets.alt')}</legend>
        <LabelEditor
          id={`asset/${id}/alt`}
          name={say('builder-brands:assets.alt')}
          pointer={`/assets/${id}/alt`}
          value={asset['alt']}
          required
          onChange={(alt) => set('alt', alt ?? {})}
        />
      </fieldset>
      <p className={styles.uses}>
        {uses.length === 0 ? (
          say('builder-brands:assets.unused')
        ) : (
          <>
            {say('builder-brands:assets.used')}{' '}
            {uses.map((use, index) => (
              <span key={use.join('/')}>
                {index === 0 ? '' : ', '}
                <button type="button" onClick={() => select(toPointer([...use]))}>
                  {placeName(use)}
                </button>
              </span>
            ))}
          </>
        )}
      </p>
    </article>
  );
}

interface PartProps {
  id: string;
  asset: JsonObject;
  disabled: boolean;
}

function focalPoint(asset: JsonObject): { x: number; y: number } {
  const point = asset['focalPoint'];
  const at = (key: 'x' | 'y'): number => {
    const value = isJsonObject(point) ? point[key] : undefined;
    return typeof value === 'number' ? value : 0.5;
  };
  return { x: at('x'), y: at('y') };
}

function FocalMark({ asset }: { asset: JsonObject }) {
  const { x, y } = focalPoint(asset);
  return (
    <span
      className={styles.focus}
      style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
      aria-hidden="true"
    />
  );
}

/** What stays in sight where the picture is cut: by two sliders, which keys move as well. */
function FocalPoint({
  id,
  asset,
  disabled,
  onChange,
}: PartProps & { onChange: (point: { x: number; y: number }) => void }) {
  const say = useTexts('builder-brands');
  const point = focalPoint(asset);
  return (
    <div className={styles.fields}>
      {(['x', 'y'] as const).map((axis) => (
        <label key={axis} className={styles.field} htmlFor={`asset/${id}/${axis}`}>
          <span>{say(`builder-brands:assets.focus.${axis}`)}</span>
          <input
            id={`asset/${id}/${axis}`}
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={point[axis]}
            disabled={disabled}
            onChange={(event) => onChange({ ...point, [axis]: Number(event.target.value) })}
          />
        </label>
      ))}
    </div>
  );
}
