import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { roundProjection } from '../../play/rounds/round-projection.ts';
import type { RoundEvidenceSource } from '../../vendors/round-evidence.ts';
import { recordRoutes } from './record.routes.ts';
import { roundShareRoutes } from './round-share.routes.ts';

/** @param evidence replay and proof of rounds, by vendor */
export function recordFeature(
  parts: Parts,
  evidence: ReadonlyMap<string, RoundEvidenceSource>,
): Feature {
  return {
    name: 'record',
    routes: [...recordRoutes(parts, evidence), ...roundShareRoutes(parts, evidence)],
    consumers: [roundProjection],
  };
}
