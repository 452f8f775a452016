import { describe, expect, it } from 'vitest';
import { messageFaults } from '#brand/checks/languages/message-faults.ts';
import { doubleApostrophes, quotedNames } from '#brand/checks/languages/quoted-names.ts';
import { plant } from './plant.ts';

describe('quotedNames', () => {
  it.each([
    ["'{max}'", ['max']],
    ["l'{max}", ['max']],
    ["d'{max, number} et d'{min}", ['max']],
    ["l'<link>ici</link>", ['link']],
    ["'{max", []],
    ["l''{max}", []],
    ["aujourd'hui {max}", []],
    ["C'est '{'texte'}'", []],
    ['{max}', []],
  ])('finds what %s hides', (message, names) => {
    expect(quotedNames(message)).toEqual(names);
  });
});

describe('a quoted argument', () => {
  it.each([
    ["l'{max}", "l''{max}"],
    ["'{max}'", "''{max}''"],
    ["l'{max} d'aujourd''hui '{'brace'}'", "l''{max} d''aujourd''hui '{'brace'}'"],
    ["de {max} à l'{max}", null],
  ])('is a fault of %s', (message, meant) => {
    const faults = messageFaults(message, 'up to {max}', 'fr');
    expect(faults).toEqual(
      meant === null ? [] : [{ code: 'BM1511', params: { quoted: 'max' }, meant, isSafe: true }],
    );
  });

  it('is reported next to an argument that is left out', () => {
    const codes = messageFaults("l'{max}", '{min} to {max}', 'fr').map(({ code }) => code);
    expect(codes).toEqual(['BM1509', 'BM1511']);
  });

  it('doubles only the apostrophes that quote a name', () => {
    expect(doubleApostrophes("n'est '{'rien'}' l'{max}")).toBe("n'est '{'rien'}' l''{max}");
  });

  it('is fixed in the brand’s own wording', () => {
    const found = plant('denluma', [
      [['i18n'], { overrides: { es: { 'plan:legal.age': "Solo '{age}'." } } }],
    ]).only('BM1511');
    const path = '/i18n/overrides/es/plan:legal.age';
    expect(found).toMatchObject({
      severity: 'error',
      pointer: path,
      fix: [{ op: 'replace', path, value: "Solo ''{age}''." }],
    });
  });
});
