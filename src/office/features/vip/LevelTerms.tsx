import type { VipLevel } from '#contract/generated/types.ts';
import { AmountField } from '#staff/setting/AmountField.tsx';
import styles from '#staff/setting/RowFields.module.css';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Switch } from '#ui/kit/Switch.tsx';
import { ExtraField } from './ExtraField.tsx';
import desk from './VipDesk.module.css';

type AmountPart = 'turnoverMicro' | 'depositMicro' | 'keepMicro' | 'withdrawalMaxMicro';

export interface LevelTermsProps {
  level: VipLevel;
  currency: string;
  faultAt: (pointer: string) => string | undefined;
  /** Undefined in read-only mode. */
  onChange: ((change: Partial<VipLevel>) => void) | undefined;
}

/** The needs and benefits of a level. */
export function LevelTerms({ level, currency, faultAt, onChange }: LevelTermsProps) {
  const say = useTexts('vip-desk');
  const isReadOnly = onChange === undefined;
  const amount = (part: AmountPart) => (
    <AmountField
      label={say(`vip-desk:field.${part}`)}
      hint={say(`vip-desk:hint.${part}`)}
      currency={currency}
      micro={level[part]}
      readOnly={isReadOnly}
      fault={faultAt(`/${part}`)}
      onChange={(micro) => onChange?.({ [part]: micro })}
    />
  );
  return (
    <div className={desk.parts}>
      <div className={styles.fields}>
        {amount('turnoverMicro')}
        {amount('depositMicro')}
        {amount('keepMicro')}
        <ExtraField
          label={say('vip-desk:field.rebateExtraBasisPoints')}
          hint={say('vip-desk:hint.rebateExtraBasisPoints')}
          basisPoints={level.rebateExtraBasisPoints}
          readOnly={isReadOnly}
          onChange={(rebateExtraBasisPoints) => onChange?.({ rebateExtraBasisPoints })}
        />
        {amount('withdrawalMaxMicro')}
      </div>
      <Switch
        label={say('vip-desk:field.isFeeFree')}
        checked={level.isFeeFree}
        disabled={isReadOnly}
        onChange={(isFeeFree) => onChange?.({ isFeeFree })}
      />
    </div>
  );
}
