import { useTexts } from '#ui/i18n/useTexts.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { moved, withVendor } from './arrangement.ts';
import { ArrangeRow } from './ArrangeRow.tsx';
import type { DeskPart } from './desk-part.ts';
import styles from './GamesDesk.module.css';
import { StateChoice } from './StateChoice.tsx';
import { VendorNames } from './VendorNames.tsx';

/** Every vendor in the order of the menus. */
export function VendorList({ now, wanted, onChange }: DeskPart) {
  const say = useTexts('games-desk');
  return (
    <Panel title={say('games-desk:vendors')}>
      <p className={styles.hint}>{say('games-desk:vendorsHint')}</p>
      <ul>
        {wanted.vendors.map((vendor, index) => {
          const { vassalage, state } = vendor;
          const shipped = now.vendors.find((other) => other.vassalage === vassalage);
          const name = shipped?.displayName ?? vassalage;
          const titles = now.games.filter((game) => game.vassalage === vassalage);
          return (
            <ArrangeRow
              key={vassalage}
              name={name}
              more={
                <>
                  <span className="code">{vassalage}</span>{' '}
                  {say('games-desk:titleCount', { count: titles.length })}
                </>
              }
              state={state}
              place={
                onChange && {
                  list: 'vendors',
                  index,
                  count: wanted.vendors.length,
                  onMove: (from, by) =>
                    onChange({ ...wanted, vendors: moved(wanted.vendors, from, by) }),
                }
              }
              below={
                <VendorNames
                  vendor={vendor}
                  shippedName={name}
                  languages={now.languages}
                  onChange={onChange && ((edited) => onChange(withVendor(wanted, edited)))}
                />
              }
            >
              <StateChoice
                name={name}
                state={state}
                onChange={
                  onChange &&
                  ((chosen) => onChange(withVendor(wanted, { ...vendor, state: chosen })))
                }
              />
            </ArrangeRow>
          );
        })}
      </ul>
    </Panel>
  );
}
