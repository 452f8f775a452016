import { gameStates } from '#contract/generated/enum-values.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import grid from '#staff/setting/FieldGrid.module.css';
import { type DraftFault, useFaultText } from '#staff/setting/useFaultText.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field, type FieldProps, SelectField } from '#ui/kit/Field.tsx';
import { MaintenanceFields } from './MaintenanceFields.tsx';
import type { VendorDraft, VendorEdits } from './vendor-draft.ts';

export interface VendorFieldsProps {
  draft: VendorDraft;
  faults: readonly DraftFault[];
  /** Undefined in read-only mode. */
  onChange: ((change: VendorEdits) => void) | undefined;
}

type TextName = Exclude<keyof VendorDraft, 'state' | 'maintenance'>;

/** Filled in by the server; names are the contract's. */
const PLACES = '{game}, {token}, {language}, {mode}, {currency}, {back}';
const MAX_ADDRESS = 512;
const MAX_CODES = 400;

/** The editable record of a vendor. */
export function VendorFields({ draft, faults, onChange }: VendorFieldsProps) {
  const say = useTexts('vendor-desk');
  const faultAt = useFaultText(faults);
  const frozen = onChange === undefined;
  const text = (name: TextName, more: Partial<FieldProps>, pointer = `/${name}`) => (
    <Field
      label={say(`vendor-desk:${name}`)}
      value={draft[name]}
      readOnly={frozen}
      autoComplete="off"
      spellCheck={false}
      fault={faultAt(pointer)}
      onChange={({ target }) => onChange?.({ [name]: target.value })}
      {...more}
    />
  );
  const stateLabel = (state: string): string => say(`vendor-desk:state.${state}`);
  return (
    <>
      <Panel title={say('vendor-desk:record')}>
        <div className={grid.fields}>
          {text('displayName', { maxLength: 64 })}
          {frozen ? (
            <Field readOnly label={say('vendor-desk:state')} value={stateLabel(draft.state)} />
          ) : (
            <SelectField
              label={say('vendor-desk:state')}
              value={draft.state}
              options={gameStates.map((value) => ({ value, label: stateLabel(value) }))}
              onChange={(value) => {
                const state = gameStates.find((one) => one === value);
                if (state !== undefined) onChange({ state });
              }}
            />
          )}
          {text('position', {
            maxLength: 6,
            inputMode: 'numeric',
            hint: say('vendor-desk:position.hint'),
          })}
          {text(
            'fee',
            {
              maxLength: 6,
              inputMode: 'decimal',
              after: '%',
              hint: say('vendor-desk:fee.hint'),
            },
            '/feeBasisPoints',
          )}
          <div className={grid.line}>
            {text('launchUrl', {
              maxLength: MAX_ADDRESS,
              inputMode: 'url',
              dir: 'ltr',
              hint: say('vendor-desk:launchUrl.hint', { places: PLACES }),
            })}
          </div>
          <div className={grid.line}>
            {text('healthUrl', {
              maxLength: MAX_ADDRESS,
              inputMode: 'url',
              dir: 'ltr',
              hint: say('vendor-desk:healthUrl.hint'),
            })}
          </div>
          {text('markets', {
            maxLength: MAX_CODES,
            autoCapitalize: 'characters',
            hint: say('vendor-desk:markets.hint'),
          })}
          {text('languages', {
            maxLength: MAX_CODES,
            autoCapitalize: 'none',
            hint: say('vendor-desk:languages.hint'),
          })}
        </div>
      </Panel>
      <MaintenanceFields
        windows={draft.maintenance}
        faultAt={faultAt}
        onChange={onChange && ((maintenance) => onChange({ maintenance }))}
      />
    </>
  );
}
