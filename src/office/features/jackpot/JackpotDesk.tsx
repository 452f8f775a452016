import { useState } from 'react';
import type { JackpotSettings } from '#contract/generated/types.ts';
import { DeskLayout } from '../../desk/DeskLayout.tsx';
import { FactDesk } from '../../desk/FactDesk.tsx';
import { useDesk } from '../../desk/useDesk.ts';
import type { DraftFault } from '../../desk/useFaultText.ts';
import { useStaff } from '../../session/useStaff.ts';
import { useOfficeLocale } from '../../values/useOfficeLocale.ts';
import { draftFaults } from './draft-faults.ts';
import { jackpotChanges, termChanges } from './jackpot-changes.ts';
import { completeTerms, type JackpotEdits, wantedJackpot } from './jackpot-draft.ts';
import { JackpotReview, type Refusal } from './JackpotReview.tsx';
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
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const wanted = wantedJackpot(now, desk.edits, notation);
  const changes = jackpotChanges(now, wanted);
  const complete = completeTerms(wanted.terms);
  const faults = changes.length === 0 ? [] : faultsOf();
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
              onRefused={setRefusal}
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

  /** What the server refused stays wrong until it is changed. */
  function faultsOf(): readonly DraftFault[] {
    const own = draftFaults(now, desk.edits, wanted.terms);
    const isRefused = refusal !== null && termChanges(refusal.terms, wanted.terms).length === 0;
    return own.length === 0 && isRefused ? refusal.faults : own;
  }
}
