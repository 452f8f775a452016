import type { StageDoors } from '../../stage-port.ts';
import { loadSlot } from '../generated/load-slot.ts';

/** What the site loads of a title when it is first shown: one stage for all, and the title's data. */
export function slotDoors(code: string): StageDoors {
  const load = loadSlot(code);
  return {
    loadStage: async () => {
      const [{ slotStage }, title] = await Promise.all([import('./SlotStage.tsx'), load()]);
      return slotStage(title);
    },
    loadRules: async () => {
      const [{ slotRules }, title] = await Promise.all([import('./SlotRules.tsx'), load()]);
      return slotRules(title);
    },
    loadEvents: async () => {
      const [{ slotEvents }, title] = await Promise.all([import('./SlotEvents.tsx'), load()]);
      return slotEvents(title);
    },
    button: 'spin',
    stakeRule: { kind: 'listed' },
    openingWager: {},
  };
}
