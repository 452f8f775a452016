import type { MaintenanceWindow } from '#contract/generated/types.ts';

/** Whether one of a vendor's maintenance windows holds at a moment. */
export function isInMaintenance(windows: readonly MaintenanceWindow[], now: Date): boolean {
  const at = now.getTime();
  return windows.some(({ from, until }) => Date.parse(from) <= at && at < Date.parse(until));
}
