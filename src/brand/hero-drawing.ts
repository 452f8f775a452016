const PREFIX = 'hero-';

/** Names the drawing of a figure that no slide of the manifest uses. */
export function heroDrawing(hero: string): string {
  return `${PREFIX}${hero}`;
}

/** The figure that such a name means, or null. */
export function drawnHero(name: string): string | null {
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length) : null;
}
