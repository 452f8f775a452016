import { boundaries } from './boundaries.ts';
import { brands } from './brands.ts';
import type { Check } from './check.ts';
import { contractTypes } from './contract-types.ts';
import { deadCode } from './dead-code.ts';
import { declaredFeatures } from './declared-features.ts';
import { errorCodes } from './error-codes.ts';
import { format } from './format.ts';
import {
  built,
  contract,
  folders,
  categorySchemas,
  manifestSchema,
  requestValidators,
  slots,
  tables,
  validators,
} from './generated.ts';
import { ledgerWriters } from './ledger-writers.ts';
import { lint } from './lint.ts';
import { locales } from './locales.ts';
import { lockfile } from './lockfile.ts';
import { lotteryOdds } from './lottery-odds.ts';
import { portableSql } from './portable-sql.ts';
import { prose } from './prose.ts';
import { roundTable } from './round-table.ts';
import { settingReads } from './setting-reads.ts';
import { slotReturns } from './slot-returns.ts';
import { apiTests, faultTests, plantedFaults, unitTests } from './tests.ts';
import { types } from './types.ts';
import { webBuild } from './web-build.ts';
import { unlinted } from './unlinted.ts';

/** What only reads: run side by side, the slowest first. */
export const READING: readonly Check[] = [
  tables,
  lint,
  deadCode,
  types,
  categorySchemas,
  manifestSchema,
  contract,
  requestValidators,
  validators,
  built,
  slots,
  folders,
  boundaries,
  brands,
  format,
  locales,
  lotteryOdds,
  slotReturns,
  prose,
  unlinted,
  lockfile,
  portableSql,
  ledgerWriters,
  declaredFeatures,
  contractTypes,
  settingReads,
  roundTable,
  errorCodes,
];

/** Tests of our code. */
export const RUNNING: readonly Check[] = [unitTests, apiTests];

/**
 * The checks of `npm test`, in phases: those of one phase run together, two at a time, in this order. Each
 * kind of test keeps two processors busy: two kinds together took longer than one after the other.
 */
export const PROVING: readonly (readonly Check[])[] = [
  [webBuild, ...READING],
  [unitTests],
  [plantedFaults],
  [apiTests],
  [faultTests],
];
