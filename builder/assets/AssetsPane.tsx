import { isJsonObject } from '#brand/json.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { brandName } from '../brands/brand-look.ts';
import { useEditor } from '../editor/EditorContext.ts';
import { brandLanguages } from '../registry/choices.ts';
import { filledAltText } from './alt-text.ts';
import { assetId } from './asset-use.ts';
import { AssetCard } from './AssetCard.tsx';
import styles from './AssetsPane.module.css';
import { UploadButton } from './UploadButton.tsx';

/** The pictures a brand brings: uploaded here, named by the manifest, used anywhere in it. */
export function AssetsPane() {
  const say = useTexts('builder-brands');
  const { brand, layers, edit, readOnly } = useEditor();
  const languages = brandLanguages(layers.effective);
  const section = layers.effective['assets'];
  const assets = isJsonObject(section) ? Object.entries(section) : [];
  const taken = assets.map(([id]) => id);
  return (
    <div className={styles.pane} data-field="/assets" tabIndex={-1}>
      {readOnly ? null : (
        <UploadButton
          onUploaded={({ file }) => {
            const id = assetId(file, taken);
            // Screen readers say the brand's name until somebody writes better words.
            const alt = filledAltText(undefined, languages, brandName(brand, layers.effective));
            edit({ type: 'setValue', place: ['assets', id], value: { light: file, alt } });
          }}
        >
          {say('builder-brands:assets.upload')}
        </UploadButton>
      )}
      <p className={styles.help}>{say('builder-brands:assets.kinds')}</p>
      {assets.length === 0 ? <Notice>{say('builder-brands:assets.none')}</Notice> : null}
      <ul className={styles.list}>
        {assets.map(([id, asset]) =>
          isJsonObject(asset) ? (
            <li key={id}>
              <AssetCard id={id} asset={asset} />
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}
