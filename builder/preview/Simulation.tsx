import { callerKinds, whitelabelModules } from '#contract/generated/enum-values.ts';
import Popover from '@mui/material/Popover';
import { Flask } from '@phosphor-icons/react/Flask';
import { useId, useState } from 'react';
import type { PreviewFacts } from '#brand/preview-protocol.ts';
import { isBuiltFlag } from '#domain/registration/unbuilt.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Action } from '../look/Action.tsx';
import { Segments } from '#ui/kit/Segments.tsx';
import { SwitchInput } from '#ui/kit/SwitchInput.tsx';
import { SimulatedPlace } from './SimulatedPlace.tsx';
import { SimulatedRules } from './SimulatedRules.tsx';
import styles from './Simulation.module.css';
import type { PreviewView } from './preview-view.ts';

const STATUSES = ['0', '1', '2'] as const;

export interface SimulationProps {
  facts: PreviewFacts | null;
  view: PreviewView;
  onView: (view: PreviewView) => void;
}

/** The site as another visitor, in another state, or with other capabilities allowed. Changes nothing real. */
export function Simulation({ facts, view, onView }: SimulationProps) {
  const say = useTexts('builder');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const changed =
    Object.keys(view.flags).length +
    (view.status === null ? 0 : 1) +
    (view.visitor === 'visitor' ? 0 : 1) +
    (view.country === '' ? 0 : 1) +
    Object.keys(view.rules).length;
  return (
    <>
      <Action
        icon={<Flask size={16} aria-hidden="true" weight={changed > 0 ? 'fill' : 'regular'} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        disabled={facts === null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {say('builder:simulate.open', { count: changed })}
      </Action>
      <Popover
        open={anchor !== null && facts !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { 'aria-labelledby': id, role: 'dialog', className: styles.paper } }}
      >
        <div className={styles.panel}>
          <div>
            <h2 id={id} className={styles.title}>
              {say('builder:simulate.title')}
            </h2>
            <p className={styles.help}>{say('builder:simulate.help')}</p>
          </div>
          <div className={styles.part}>
            <span className={styles.name}>{say('builder:simulate.visitor')}</span>
            <Segments
              label={say('builder:simulate.visitor')}
              value={view.visitor}
              options={callerKinds.map((value) => ({
                value,
                label: say(`builder:visitor.${value}`),
              }))}
              onChange={(visitor) => onView({ ...view, visitor })}
            />
          </div>
          <div className={styles.part}>
            <span className={styles.name}>{say('builder:simulate.status')}</span>
            <Segments
              label={say('builder:simulate.status')}
              value={String(view.status ?? realStatus(facts))}
              options={STATUSES.map((value) => ({ value, label: say(`builder:status.${value}`) }))}
              onChange={(value) => onView({ ...view, status: statusOf(value) })}
            />
          </div>
          <fieldset className={styles.part}>
            <legend className={styles.name}>{say('builder:simulate.flags')}</legend>
            {whitelabelModules.filter(isBuiltFlag).map((flag) => {
              const real = facts?.flags[flag] === true;
              const on = view.flags[flag] ?? real;
              return (
                <label key={flag} className={styles.flag} data-changed={on !== real || undefined}>
                  <SwitchInput
                    checked={on}
                    onChange={(event) => {
                      const { [flag]: _before, ...others } = view.flags;
                      const { checked } = event.target;
                      const flags = checked === real ? others : { ...others, [flag]: checked };
                      onView({ ...view, flags });
                    }}
                  />
                  <span>{say(`builder:flag.${flag}`)}</span>
                </label>
              );
            })}
          </fieldset>
          <SimulatedPlace view={view} onView={onView} />
          <SimulatedRules facts={facts} view={view} onView={onView} />
          <Action
            small
            disabled={changed === 0}
            onClick={() =>
              onView({
                ...view,
                visitor: 'visitor',
                status: null,
                flags: {},
                country: '',
                rules: {},
              })
            }
          >
            {say('builder:simulate.reset')}
          </Action>
        </div>
      </Popover>
    </>
  );
}

function realStatus(facts: PreviewFacts | null): 0 | 1 | 2 {
  if (facts?.permissionInfo.regionRestricted === true) return 2;
  return facts?.permissionInfo.maintenance === true ? 1 : 0;
}

function statusOf(value: string): 0 | 1 | 2 {
  if (value === '1') return 1;
  return value === '2' ? 2 : 0;
}
