import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { recordRoutes, type ReplaySource } from './record.routes.ts';

/** @param replays by vendor */
export function recordFeature(
  parts: Parts,
  replays: Readonly<Record<string, ReplaySource>>,
): Feature {
  return { name: 'record', routes: recordRoutes(parts, replays) };
}
