import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { MuiRoot } from '../../theme/MuiRoot.tsx';
import styles from './PillTabs.module.css';

export interface PillTabsProps<Id extends string> {
  label: string;
  tabs: readonly { readonly id: Id; readonly label: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
  /** Id of the panel the tabs belong to. */
  panel: string;
}

/** Tabs with a pill that slides under the chosen one. */
export function PillTabs<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  panel,
}: PillTabsProps<Id>) {
  return (
    <MuiRoot>
      <Tabs
        value={chosen}
        onChange={(_event, id: Id) => onChoose(id)}
        aria-label={label}
        variant="fullWidth"
        className={styles.tabs ?? ''}
        slotProps={{ indicator: { className: styles.pill ?? '' } }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            value={tab.id}
            label={tab.label}
            id={`${panel}-${tab.id}`}
            aria-controls={panel}
            className={styles.tab ?? ''}
          />
        ))}
      </Tabs>
    </MuiRoot>
  );
}
