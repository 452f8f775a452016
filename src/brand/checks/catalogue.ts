import { budgetCheck } from './budget/budget-check.ts';
import { charactersCheck } from './characters/characters-check.ts';
import type { Check } from './check.ts';
import { contrastCheck } from './contrast/contrast-check.ts';
import { documentCheck } from './document/document-check.ts';
import { flagsCheck } from './flags/flags-check.ts';
import { hostsCheck } from './hosts/hosts-check.ts';
import { inheritanceCheck } from './inheritance/inheritance-check.ts';
import { languagesCheck } from './languages/languages-check.ts';
import { legalCheck } from './legal/legal-check.ts';
import { navigationCheck } from './navigation/navigation-check.ts';
import { referencesCheck } from './references/references-check.ts';
import { schemaCheck } from './schema/schema-check.ts';

/** Every check there is. */
export const catalogue: readonly Check[] = [
  documentCheck,
  schemaCheck,
  inheritanceCheck,
  referencesCheck,
  contrastCheck,
  languagesCheck,
  legalCheck,
  navigationCheck,
  flagsCheck,
  hostsCheck,
  budgetCheck,
  charactersCheck,
];
