const PREFIX = 'hero-';

/** Names the drawing of a figure by itself, where no slide of the manifest stands for it. */
export function heroDrawing(hero: string): string {
  return `${PREFIX}${hero}`;
}

/** The figure that such a name means, or null. */
export function drawnHero(name: string): string | null {
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length) : null;
}
