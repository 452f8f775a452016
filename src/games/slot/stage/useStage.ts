import { lessMotion } from '#ui/calm/calm.ts';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { SlotTitle } from '#contract/generated/types.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { mountBackdrop } from '../../kit/backdrop/mount-backdrop.ts';
import { type MountedStage, mountStage } from './mount-stage.ts';
import { readPalette } from '../../kit/palette/read-palette.ts';
import { watchPalette } from '../../kit/palette/watch-palette.ts';
import { slotLook } from './slot-look.ts';

export interface StageHosts {
  readonly scene: RefObject<HTMLElement | null>;
  readonly reels: RefObject<HTMLElement | null>;
}

export interface StageSetting {
  readonly pictureAddress: (name: string) => string;
  readonly pictureSheet: (names: readonly string[]) => string;
  readonly sound: boolean;
}

/** Mounts picture and sound of a title once and keeps them in the brand's present colours. */
export function useStage(
  title: SlotTitle,
  { scene, reels }: StageHosts,
  { pictureAddress, pictureSheet, sound }: StageSetting,
  onStage: (stage: MountedStage | null) => void,
): void {
  const { theme } = useSitePlan();
  const { recipe } = theme;
  const mounted = useRef<MountedStage | null>(null);
  const checkPalette = useRef<() => void>(() => undefined);
  const tell = useEffectEvent(onStage);
  const setting = useEffectEvent(() => ({ pictureAddress, pictureSheet, sound }));

  useEffect(() => {
    const [host, world] = [reels.current, scene.current];
    if (host === null || world === null) return;
    let gone = false;
    const palette = readPalette(host);
    const { code, scene: scenery } = title;
    const backdrop = mountBackdrop({ code, scenery, host: world, reels: host, recipe, palette });
    const colours = watchPalette(host, (next) => {
      backdrop.recolour(next);
      mounted.current?.recolour(next);
    });
    checkPalette.current = colours.check;

    const reducedMotion = lessMotion();
    const look = slotLook(title);
    void mountStage({
      host,
      look,
      scene: scenery,
      palette,
      recipe,
      reducedMotion,
      ...setting(),
    }).then((stage) => {
      if (gone) return stage.destroy();
      mounted.current = stage;
      tell(stage);
    });
    return () => {
      gone = true;
      colours.stop();
      backdrop.destroy();
      mounted.current?.destroy();
      mounted.current = null;
      tell(null);
    };
  }, [title, scene, reels, recipe]);

  useEffect(() => mounted.current?.switchSound(sound), [sound]);
  useEffect(() => checkPalette.current(), [theme]);
}
