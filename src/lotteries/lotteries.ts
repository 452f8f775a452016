import type { Lottery } from '#domain/lottery/lottery.ts';
import { lottery as lotterySsc1 } from './ssc-1.ts';
import { lottery as lotterySsc5 } from './ssc-5.ts';
import { lottery as lotterySscCredit1 } from './ssc-credit-1.ts';
import { lottery as lotterySscCredit5 } from './ssc-credit-5.ts';
import { lottery as lotteryPk101 } from './pk10-1.ts';
import { lottery as lotteryPk105 } from './pk10-5.ts';
import { lottery as lotteryK31 } from './k3-1.ts';
import { lottery as lottery11x51 } from './11x5-1.ts';
import { lottery as lotteryLucky28 } from './lucky-28.ts';
import { lottery as lotteryKeno80 } from './keno-80.ts';
import { lottery as lottery3d } from './3d.ts';
import { lottery as lotteryP3 } from './p3.ts';
import { lottery as lotteryP5 } from './p5.ts';

/** Every lottery. */
export const LOTTERIES: readonly Lottery[] = [
  lotterySsc1,
  lotterySsc5,
  lotterySscCredit1,
  lotterySscCredit5,
  lotteryPk101,
  lotteryPk105,
  lotteryK31,
  lottery11x51,
  lotteryLucky28,
  lotteryKeno80,
  lottery3d,
  lotteryP3,
  lotteryP5,
];

const BY_CODE = new Map(LOTTERIES.map((lottery) => [lottery.code, lottery]));

export function findLottery(code: string): Lottery | null {
  return BY_CODE.get(code) ?? null;
}
