import { expect, it } from 'vitest';
import { movePage, pageIdOf, placeChanges } from '#office/features/help/help-draft.ts';
import { effectiveWording, sourceOf, wordingBody } from '#office/features/help/wording-draft.ts';

const PLACES = [
  { pageId: 'a', section: 'account', published: true },
  { pageId: 'm', section: 'money', published: true },
  { pageId: 'b', section: 'account', published: true },
] as const;

it('moves a page past its neighbour in the section, and not beyond', () => {
  expect(movePage(PLACES, 'b', -1).map(({ pageId }) => pageId)).toEqual(['b', 'm', 'a']);
  expect(movePage(PLACES, 'b', 1)).toEqual(PLACES);
  expect(movePage(PLACES, 'm', -1)).toEqual(PLACES);
});

it('tells what becomes of each page', () => {
  const wanted = [
    { ...PLACES[0], published: false },
    PLACES[1],
    PLACES[2],
    { pageId: 'new', section: 'legal', published: false },
  ] as const;
  expect(placeChanges(PLACES, wanted)).toEqual([
    { pageId: 'a', kind: 'hidden' },
    { pageId: 'new', kind: 'new' },
  ]);
  expect(placeChanges(PLACES, PLACES)).toEqual([]);
});

it('makes an id out of a name', () => {
  expect(pageIdOf(' ¿Olvidé mi contraseña? ')).toBe('olvide-mi-contrasena');
  expect(pageIdOf('24 horas')).toBe('horas');
  expect(pageIdOf('!!')).toBe('');
});

it('counts as an edit what differs from what players read', () => {
  const settings = {
    texts: [
      { language: 'es', title: 'Base', content: 'b', own: false },
      { language: 'es', title: 'Own', content: 'o', own: true },
      { language: 'en', title: 'Base en', content: 'b', own: false },
    ],
  };
  const edits = effectiveWording(settings, {
    es: 'shipped',
    en: { title: 'Base en', content: 'b' },
    th: { title: 'T', content: 't' },
  });
  expect(edits).toEqual({ es: 'shipped', th: { title: 'T', content: 't' } });
  expect(wordingBody(edits)).toEqual({
    texts: [{ language: 'th', title: 'T', content: 't' }],
    shipped: ['es'],
  });
  expect(sourceOf(settings, 'th')?.title).toBe('Base');
  expect(sourceOf(settings, 'en')?.title).toBe('Base en');
});
