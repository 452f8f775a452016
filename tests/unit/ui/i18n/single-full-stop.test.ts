import { expect, it } from 'vitest';
import { singleFullStop } from '#ui/i18n/single-full-stop.ts';

it.each([
  ['Cierra a las 9:30 p. m..', 'Cierra a las 9:30 p. m.'],
  ['Desde el 28 nov.. Luego cambia.', 'Desde el 28 nov. Luego cambia.'],
  ['Cargando...', 'Cargando...'],
  ['Ve a ../perfil.', 'Ve a ../perfil.'],
])('ends a sentence with one full stop: %s', (text, expected) => {
  expect(singleFullStop(text)).toBe(expected);
});
