// Generated from the folders of src/domain/earning by codegen. Do not edit.
import type { EarningKind } from '../earning/earning-kind.ts';
import { kind as cashBack } from '../earning/cash-back/kind.ts';
import { kind as income } from '../earning/income/kind.ts';
import { kind as points } from '../earning/points/kind.ts';
import { kind as rebate } from '../earning/rebate/kind.ts';

/** Every way to earn on play. */
export const EARNING_KINDS: readonly EarningKind[] = [cashBack, income, points, rebate];
