import { Container, Sprite } from 'pixi.js';
import type { Animator } from '../../../kit/motion/animator.ts';
import { easeOut, easeOutBack, swell } from '../../../kit/motion/ease.ts';
import { cellCentre, type ReelGrid } from '../reel-grid.ts';
import type { SlotLook } from '../slot-look.ts';
import type { StageInks } from '../stage-inks.ts';
import type { WinningCell } from '../winners-of.ts';
import type { LightTextures } from './light-textures.ts';
import type { TextureSet } from './symbol-textures.ts';

const PULSE_MS = 720;
const BLOOM_MS = 520;
const RING_MS = 900;
const RAY_TURN_MS = 9000;

export interface WinnersDrawing {
  readonly grid: ReelGrid;
  readonly inks: StageInks;
  readonly textures: TextureSet;
  readonly light: LightTextures;
  /** Nothing moves: for returns that are not celebrated and for readers who want no motion. */
  readonly still: boolean;
}

export interface WinnersLayer {
  readonly container: Container;
  show(winners: readonly WinningCell[], drawing: WinnersDrawing): void;
  clear(): void;
}

/** How a winner moves: wilds unfold and specials send a ring; all others pulse. */
type Manner = 'wild' | 'special' | 'plain';

/** Winning symbols lifted off their reels. */
export function createWinnersLayer(
  animator: Animator,
  { wild, special }: Pick<SlotLook, 'wild' | 'special'>,
): WinnersLayer {
  const container = new Container();
  const mannerOf = ({ symbol }: WinningCell): Manner => {
    if (symbol === wild) return 'wild';
    return symbol === special ? 'special' : 'plain';
  };
  let movements: (() => void)[] = [];

  const clear = (): void => {
    for (const end of movements) end();
    movements = [];
    for (const child of container.removeChildren()) child.destroy();
  };

  return {
    container,
    clear,
    show(winners, drawing) {
      clear();
      const { grid, still } = drawing;
      // Light first, so that no symbol lies under its neighbour's.
      const lights = new Container();
      const faces = new Container();
      container.addChild(lights, faces);
      for (const winner of winners) {
        const centre = cellCentre(grid, winner.cell);
        const face = faceOf(winner, drawing);
        face.position.set(centre.x, centre.y);
        faces.addChild(face);
        if (still) continue;
        const added = lightOf(mannerOf(winner), drawing);
        for (const { sprite } of added) {
          sprite.position.set(centre.x, centre.y);
          lights.addChild(sprite);
        }
        movements.push(...added.map(({ start }) => start(animator)));
        movements.push(animate(animator, face, mannerOf(winner)));
      }
      animator.touch();
    },
  };
}

function faceOf({ symbol }: WinningCell, { textures, grid }: WinnersDrawing): Container {
  const face = new Container();
  const sprite = new Sprite({ anchor: 0.5 });
  const pair = textures.get(symbol);
  if (pair !== undefined) sprite.texture = pair.clear;
  sprite.setSize(grid.symbolSize, grid.symbolSize);
  face.addChild(sprite);
  return face;
}

function animate(animator: Animator, face: Container, manner: Manner): () => void {
  if (manner === 'wild') {
    return animator.run({
      durationMs: BLOOM_MS,
      ease: easeOutBack,
      move: (progress) => face.scale.set(1 + 0.16 * progress),
    });
  }
  return animator.run({
    move: (_progress, elapsedMs) => {
      const beat = swell((elapsedMs % PULSE_MS) / PULSE_MS);
      face.scale.set(1 + 0.09 * beat);
      if (manner === 'special') face.rotation = 0.06 * Math.sin((elapsedMs / PULSE_MS) * Math.PI);
    },
  });
}

interface Light {
  readonly sprite: Sprite;
  readonly start: (animator: Animator) => () => void;
}

function lightOf(manner: Manner, { grid, inks, light }: WinnersDrawing): Light[] {
  const size = Math.min(grid.cellWidth, grid.cellHeight);
  const make = (texture: Sprite['texture'], share: number): Sprite => {
    const sprite = new Sprite({ texture, anchor: 0.5, tint: inks.glow, alpha: 0 });
    sprite.blendMode = inks.isDark ? 'add' : 'normal';
    sprite.setSize(size * share, size * share);
    return sprite;
  };
  const halo = make(light.halo, 1.5);
  const shine: Light = {
    sprite: halo,
    start: (animator) =>
      animator.run({
        move: (_progress, elapsedMs) => {
          const beat = swell((elapsedMs % PULSE_MS) / PULSE_MS);
          halo.alpha = Math.min(1, elapsedMs / 200) * (0.45 + 0.4 * beat);
        },
      }),
  };
  if (manner === 'wild') return [shine, unfold(make(light.rays, 1.9))];
  return manner === 'special' ? [shine, ripple(make(light.ring, 1), size)] : [shine];
}

function unfold(rays: Sprite): Light {
  const { x } = rays.scale;
  return {
    sprite: rays,
    start: (animator) =>
      animator.run({
        move: (_progress, elapsedMs) => {
          const open = easeOut(Math.min(1, elapsedMs / BLOOM_MS));
          rays.alpha = 0.75 * open;
          rays.scale.set(x * (0.4 + 0.6 * open));
          rays.rotation = (elapsedMs / RAY_TURN_MS) * 2 * Math.PI;
        },
      }),
  };
}

function ripple(ring: Sprite, size: number): Light {
  return {
    sprite: ring,
    start: (animator) =>
      animator.run({
        move: (_progress, elapsedMs) => {
          const progress = (elapsedMs % RING_MS) / RING_MS;
          ring.setSize(size * (0.7 + 0.9 * easeOut(progress)));
          ring.alpha = 0.8 * (1 - progress);
        },
      }),
  };
}
