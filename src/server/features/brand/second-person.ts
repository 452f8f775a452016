import { Problem } from '../../platform/problem.ts';

/** @throws Problem SECOND_PERSON_NEEDED where the brand asks for two and this one saved the draft */
export function requireSecondPerson(
  row: { needs_second_person: boolean; draft_by: bigint | null },
  staffId: bigint,
): void {
  if (row.needs_second_person && row.draft_by === staffId) {
    throw new Problem('SECOND_PERSON_NEEDED');
  }
}
