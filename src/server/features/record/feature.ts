import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import type { RoundEvidenceSource } from '../../vendors/round-evidence.ts';
import { recordRoutes } from './record.routes.ts';

/** @param evidence replay and proof of rounds, by vendor */
export function recordFeature(
  parts: Parts,
  evidence: ReadonlyMap<string, RoundEvidenceSource>,
): Feature {
  return { name: 'record', routes: recordRoutes(parts, evidence) };
}
