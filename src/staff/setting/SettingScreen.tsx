import type { ReactNode } from 'react';
import { BrandDesk } from '../screen/BrandDesk.tsx';
import type { Setting, SettingReply, SettingWrite } from './setting.ts';
import { SettingPanel } from './SettingPanel.tsx';
import styles from './SettingScreen.module.css';

export interface SettingScreenProps<Read extends SettingReply, Write extends SettingWrite, Edits> {
  setting: Setting<Read, Write, Edits>;
  title: string;
  lead: string;
  /** Below the setting. */
  below?: ((brand: string) => ReactNode) | undefined;
}

/** The screen of one setting, for one brand at a time. */
export function SettingScreen<Read extends SettingReply, Write extends SettingWrite, Edits>(
  props: SettingScreenProps<Read, Write, Edits>,
) {
  const { setting, title, lead, below } = props;
  return (
    <BrandDesk title={title} lead={lead} permission={setting.permission}>
      {({ brand, name }) => (
        <div className={styles.parts}>
          <SettingPanel setting={setting} name={name} params={{ brand }} />
          {below?.(brand)}
        </div>
      )}
    </BrandDesk>
  );
}
