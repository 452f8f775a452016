import type { VipPolicySettings } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { ListEditor } from '#staff/setting/ListEditor.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import { MAX_LEVELS, newLevel, type RowFault, type VipDraft } from './level-draft.ts';
import { LevelRow } from './LevelRow.tsx';
import styles from './VipDesk.module.css';

export interface LevelsEditorProps {
  brand: VipPolicySettings;
  draft: VipDraft;
  faults: readonly RowFault[];
  /** Undefined in read-only mode. */
  edit: ((draft: VipDraft) => void) | undefined;
}

/** The switch of all levels, and the levels. Only the last one can be removed. */
export function LevelsEditor({ brand, draft, faults, edit }: LevelsEditorProps) {
  const say = useTexts('vip-desk');
  const { enabled, levels } = draft;
  return (
    <div className={styles.parts}>
      <Panel title={say('vip-desk:use')}>
        <Switch
          label={say('vip-desk:enabled')}
          checked={enabled}
          disabled={edit === undefined}
          onChange={(on) => edit?.({ ...draft, enabled: on })}
        >
          {say('vip-desk:enabledHint')}
        </Switch>
      </Panel>
      <ListEditor
        title={say('vip-desk:levels')}
        hint={say('vip-desk:levelsHint')}
        none={say('vip-desk:none')}
        items={levels}
        faults={faults}
        maxItems={MAX_LEVELS}
        onChange={edit && ((changed) => edit({ ...draft, levels: changed }))}
        add={[
          {
            id: 'level',
            label: say('vip-desk:add'),
            begin: () => newLevel(brand.defaultLanguage, levels.at(-1)),
          },
        ]}
        row={(row) => <LevelRow {...row} brand={brand} />}
      >
        {edit === undefined || levels.length === 0 ? null : (
          <div className={styles.remove}>
            <Button
              tone="quiet"
              size="small"
              onClick={() => edit({ ...draft, levels: levels.slice(0, -1) })}
            >
              {say('vip-desk:removeLast')}
            </Button>
          </div>
        )}
      </ListEditor>
    </div>
  );
}
