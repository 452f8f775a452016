// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { DependencyState, Moment } from './shared.ts';

export type MetricsText = string;
export interface HealthValue {
  status: 'ok' | 'degraded';
  /**
   * embedded survives a killed process, not a power loss.
   */
  durability?: 'embedded' | 'postgres';
  version?: string;
  startedAt?: Moment;
  /**
   * @maxItems 20
   */
  dependencies?: DependencyState[];
}
export interface ReadinessValue {
  ready: true;
  durability?: 'embedded' | 'postgres';
  /**
   * @maxItems 20
   */
  dependencies?: DependencyState[];
}
