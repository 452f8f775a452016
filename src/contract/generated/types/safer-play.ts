// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { RecordId } from './record.ts';
import type { AmountMicro, LimitAmount, LimitKind, LimitPeriod, Moment, PlayKind, PositiveAmountMicro } from './shared.ts';

export interface BlockCategoryParams {
  category: PlayKind;
}
export interface CloseAccountBody {
  password: string;
  /**
   * Left out: the money is held.
   */
  payout?: {
    bankAccountId: RecordId;
    paymentPassword: string;
  };
}
export interface CloseAccountValue {
  closed: boolean;
  heldMicro: AmountMicro;
  paidOutMicro: AmountMicro;
}
export interface ConfirmCategoryUnblockParams {
  category: PlayKind;
}
export interface ConfirmPlayerLimitParams {
  kind: LimitKind;
  period: LimitPeriod;
}
export interface GetActivityStatementQuery {
  from: Moment;
  to: Moment;
}
export interface LowerPlayerLimitBody {
  limit: LimitAmount;
  reason: string;
}
export interface LowerPlayerLimitParams {
  memberId: RecordId;
  kind: LimitKind;
  period: LimitPeriod;
}
export interface PlanSessionBody {
  budgetMicro: PositiveAmountMicro;
  minutes: number;
}
export interface RequestCategoryUnblockParams {
  category: PlayKind;
}
export interface SetPlayerLimitBody {
  limit: LimitAmount | null;
}
export interface SetPlayerLimitParams {
  kind: LimitKind;
  period: LimitPeriod;
}
export interface SetRealityCheckBody {
  /**
   * Null: off.
   */
  everyMinutes: (15 | 30 | 60 | 120) | null;
}
