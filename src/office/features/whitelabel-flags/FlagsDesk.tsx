import type { FlagSettings } from '#contract/generated/types.ts';
import { flagWarnings } from '#domain/whitelabel/flag-effect.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { ConflictNotice } from '../../desk/ConflictNotice.tsx';
import { DeskLayout } from '../../desk/DeskLayout.tsx';
import { LastChange } from '../../desk/LastChange.tsx';
import { ReviewBar } from '../../desk/ReviewBar.tsx';
import { useDesk } from '../../desk/useDesk.ts';
import { Panel } from '../../kit/Panel.tsx';
import { useStaff } from '../../session/useStaff.ts';
import { FLAG_GROUPS, type FlagEdits, effectiveEdits, flagValues } from './flag-groups.ts';
import { FlagRow } from './FlagRow.tsx';
import { FlagsReview } from './FlagsReview.tsx';
import { PlayersGet } from './PlayersGet.tsx';

export interface FlagsDeskProps {
  name: string;
  now: FlagSettings;
  put: (value: FlagSettings) => void;
  refresh: () => Promise<unknown>;
}

/** The switches of one brand, and what players get with them. */
export function FlagsDesk({ name, now, put, refresh }: FlagsDeskProps) {
  const say = useTexts('office');
  const mayEdit = useStaff().may('brand.rules');
  const desk = useDesk<FlagEdits>('flags', now.brand, now, { put, refresh });
  const held = flagValues(now);
  const edits = effectiveEdits(held, desk.edits);
  const wanted = { ...held, ...edits };
  const warnings = flagWarnings(wanted, now.offers);
  return (
    <DeskLayout
      aside={<PlayersGet flags={wanted} offers={now.offers} isPreview={edits !== null} />}
    >
      {desk.saved ? <Notice tone="good">{say('office:desk.saved')}</Notice> : null}
      {desk.conflicted && edits !== null ? (
        <ConflictNotice
          change={now.lastChange}
          onKeep={desk.rebase}
          onDiscard={() => desk.edit(null)}
        />
      ) : null}
      <LastChange change={now.lastChange} />
      {FLAG_GROUPS.map(({ id, flags }) => (
        <Panel key={id} title={say(`office:flagGroup.${id}`)}>
          {flags.map((flag) => (
            <FlagRow
              key={flag}
              id={flag}
              enabled={wanted[flag] === true}
              changed={edits?.[flag] !== undefined}
              onChange={
                mayEdit
                  ? (enabled) => desk.edit(effectiveEdits(held, { ...desk.edits, [flag]: enabled }))
                  : undefined
              }
            />
          ))}
        </Panel>
      ))}
      {edits === null ? null : (
        <ReviewBar
          count={Object.keys(edits).length}
          obstacle={
            warnings.includes('NO_SIGN_IN')
              ? say('office:flagWarning.NO_SIGN_IN')
              : desk.conflicted
                ? say('office:desk.conflict.first')
                : null
          }
          onDiscard={() => desk.edit(null)}
          onReview={() => desk.review(true)}
        />
      )}
      {desk.reviewing && edits !== null ? (
        <FlagsReview name={name} now={now} edits={edits} desk={desk} />
      ) : null}
    </DeskLayout>
  );
}
