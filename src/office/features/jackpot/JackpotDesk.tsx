import type { JackpotSettings } from '#contract/generated/types.ts';
import { DeskLayout } from '../../desk/DeskLayout.tsx';
import { FactDesk } from '../../desk/FactDesk.tsx';
import { useDesk } from '../../desk/useDesk.ts';
import { useStaff } from '../../session/useStaff.ts';
import { useOfficeLocale } from '../../values/useOfficeLocale.ts';
import { draftFaults } from './draft-faults.ts';
import { jackpotChanges } from './jackpot-changes.ts';
import { completeTerms, type JackpotEdits, wantedJackpot } from './jackpot-draft.ts';
import { JackpotReview } from './JackpotReview.tsx';
import { RunningPool } from './RunningPool.tsx';
import { TermsEditor } from './TermsEditor.tsx';
import { TermsEffect } from './TermsEffect.tsx';

export interface JackpotDeskProps {
  name: string;
  now: JackpotSettings;
  put: (value: JackpotSettings) => void;
  refresh: () => Promise<unknown>;
}

/** The jackpot of one brand: its pool, what it is played for, and what comes of that. */
export function JackpotDesk({ name, now, put, refresh }: JackpotDeskProps) {
  const mayEdit = useStaff().may('brand.rules');
  const notation = { currency: now.currency, locale: useOfficeLocale() };
  const desk = useDesk<JackpotEdits>('jackpot', now.brand, now, { put, refresh });
  const wanted = wantedJackpot(now, desk.edits, notation);
  const changes = jackpotChanges(now, wanted);
  const complete = completeTerms(wanted.terms);
  const faults = changes.length === 0 ? [] : draftFaults(now, desk.edits, wanted.terms);
  return (
    <DeskLayout aside={<TermsEffect now={now} terms={complete} />}>
      <FactDesk
        desk={desk}
        lastChange={now.lastChange}
        changes={changes.length}
        faults={faults.length}
        review={
          complete === null ? null : (
            <JackpotReview
              name={name}
              now={now}
              next={{ enabled: wanted.enabled, terms: complete }}
              changes={changes}
              desk={desk}
            />
          )
        }
      >
        <RunningPool now={now} />
        <TermsEditor
          now={now}
          edits={desk.edits}
          wanted={wanted}
          faults={faults}
          onChange={mayEdit ? desk.edit : undefined}
        />
      </FactDesk>
    </DeskLayout>
  );
}
