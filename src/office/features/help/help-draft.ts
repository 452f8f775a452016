import { foldText } from '#domain/text/fold-text.ts';
import type { HelpPagePlace, HelpSettings } from '#contract/generated/types.ts';

export type Places = readonly HelpPagePlace[];

export function placesOf({ pages }: Pick<HelpSettings, 'pages'>): Places {
  return pages.map(({ pageId, section, published }) => ({ pageId, section, published }));
}

/** Moves a page past its neighbour of the same section; at the section's edge nothing moves. */
export function movePage(places: Places, pageId: string, by: 1 | -1): Places {
  const from = places.findIndex((place) => place.pageId === pageId);
  const page = places[from];
  if (page === undefined) return places;
  let to = from + by;
  while (places[to] !== undefined && places[to]?.section !== page.section) to += by;
  const neighbour = places[to];
  if (neighbour === undefined) return places;
  return places.with(to, page).with(from, neighbour);
}

export interface PlaceChange {
  readonly pageId: string;
  readonly kind: 'new' | 'shown' | 'hidden' | 'moved';
}

/** What would become of which page. A page that merely makes room for another has not moved itself. */
export function placeChanges(held: Places, wanted: Places): readonly PlaceChange[] {
  const before = new Map(held.map((place, index) => [place.pageId, { ...place, index }]));
  return wanted.flatMap((place, index): PlaceChange[] => {
    const was = before.get(place.pageId);
    if (was === undefined) return [{ pageId: place.pageId, kind: 'new' }];
    if (was.published !== place.published) {
      return [{ pageId: place.pageId, kind: place.published ? 'shown' : 'hidden' }];
    }
    return was.index === index && was.section === place.section
      ? []
      : [{ pageId: place.pageId, kind: 'moved' }];
  });
}

/** A page id out of what somebody typed: `Forgotten password?` is forgotten-password. */
export function pageIdOf(typed: string): string {
  return foldText(typed)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 48)
    .replace(/-+$/, '');
}
