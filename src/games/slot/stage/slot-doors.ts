import type { SlotTitle } from '#contract/generated/types.ts';
import type { StageDoors } from '../../stage-port.ts';
import { hasSlot, loadSlot } from '../generated/load-slot.ts';

/** What the site loads of a title when it is first shown: one stage for all, and the title's data. */
export function slotDoors(code: string): StageDoors {
  /** Past versions and variants have files of their own; they look alike on the stage. */
  const load = (version?: string): Promise<SlotTitle> => {
    const versioned = `${code}@${version}`;
    return loadSlot(hasSlot(versioned) ? versioned : code)();
  };
  return {
    loadStage: async () => {
      // Most of what comes: on its way together with the stage that asks for it.
      import('./pixi/pixi-view.ts').catch(() => undefined);
      const [{ slotStage }, title] = await Promise.all([import('./SlotStage.tsx'), load()]);
      return slotStage(title);
    },
    loadRules: async (version) => {
      const [{ slotRules }, title] = await Promise.all([import('./SlotRules.tsx'), load(version)]);
      return slotRules(title);
    },
    loadEvents: async (version) => {
      const [{ slotEvents }, title] = await Promise.all([
        import('./SlotEvents.tsx'),
        load(version),
      ]);
      return slotEvents(title);
    },
    button: 'spin',
    stakeRule: { kind: 'listed' },
    openingWager: {},
  };
}
