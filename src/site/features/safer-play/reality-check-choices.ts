/** Minutes between two reality checks; null: none. */
export const REALITY_CHECK_MINUTES = {
  off: null,
  '15': 15,
  '30': 30,
  '60': 60,
  '120': 120,
} as const;

export type RealityCheckChoice = keyof typeof REALITY_CHECK_MINUTES;

/** In the order they are offered; digits would come first in the object's own order. */
export const REALITY_CHECK_CHOICES: readonly RealityCheckChoice[] = [
  'off',
  '15',
  '30',
  '60',
  '120',
];
