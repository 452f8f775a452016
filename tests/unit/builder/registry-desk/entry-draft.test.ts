import { describe, expect, it } from 'vitest';
import bank from '#schemas/registry/bank.json';
import licence from '#schemas/registry/licence.json';
import network from '#schemas/registry/payment-network.json';
import provider from '#schemas/registry/provider.json';
import { countryList } from '../../../../builder/registry-desk/country-list.ts';
import {
  draftFaults,
  draftOf,
  entryOf,
  proposeId,
} from '../../../../builder/registry-desk/entry-draft.ts';
import { logoRefusals } from '../../../../builder/registry-desk/logo-refusals.ts';
import { placeProblems } from '../../../../builder/registry-desk/place-problems.ts';
import {
  ENTRY_FIELDS,
  ENTRY_KINDS,
  PROVIDER_CATEGORIES,
} from '../../../../builder/registry-desk/registry-kinds.ts';

describe('the schemas of entries', () => {
  it('have the fields, kinds and categories that the dialog shows', () => {
    expect(PROVIDER_CATEGORIES).toEqual(provider.properties.categories.items.enum);
    expect(ENTRY_KINDS.paymentNetworks).toEqual(network.properties.kind.enum);
    expect(ENTRY_KINDS.licences).toEqual(licence.properties.kind.enum);
    for (const [kind, schema] of Object.entries({
      banks: bank,
      providers: provider,
      paymentNetworks: network,
      licences: licence,
    })) {
      const shown = ENTRY_FIELDS[kind as keyof typeof ENTRY_FIELDS].map((field) =>
        field.startsWith('logo') ? 'logo' : field,
      );
      const known = Object.keys(schema.properties).filter((name) => name !== '$schema');
      expect([...new Set(shown)].toSorted()).toEqual(known.toSorted());
    }
  });
});

describe('proposeId', () => {
  it.each([
    ['Banco Altamar', 'banco-altamar'],
    ['Ngân hàng Đông Á', 'ngan-hang-dong-a'],
    ['  Caja & Ahorro (Perú) ', 'caja-ahorro-peru'],
    ['24 Horas', 'horas'],
    ['ธนาคาร', ''],
    ['An exceedingly long name of a bank', 'an-exceedingly-long-name-of-a-b'],
  ])('makes %j into %j', (name, id) => {
    expect(proposeId(name)).toBe(id);
  });
});

describe('entryOf', () => {
  it('keeps what a bank has and leaves out an empty clearing code', () => {
    const said = { id: 'altamar', name: 'Banco Altamar', countries: ['PE'], clearingCode: '901' };
    const draft = draftOf('banks', { ...said, logo: { light: 'a.svg', dark: 'b.svg' } });
    expect(entryOf('banks', draft)).toEqual(said);
    expect(entryOf('banks', { ...draft, clearingCode: ' ' })).not.toHaveProperty('clearingCode');
  });

  it('gives a new licence the first kind and no countries', () => {
    const draft = { ...draftOf('licences', null), id: 'isla', name: ' Isla ' };
    expect(entryOf('licences', draft)).toEqual({ id: 'isla', name: 'Isla', kind: 'authority' });
  });
});

describe('draftFaults', () => {
  it('names every field that a bank cannot be saved with', () => {
    const empty = draftOf('banks', null);
    expect(draftFaults('banks', empty, [])).toEqual({
      name: 'required',
      id: 'required',
      countries: 'required',
    });
    const wrong = { ...empty, name: 'A', id: 'Altamar', countries: ['PE'], clearingCode: '1x' };
    expect(draftFaults('banks', wrong, [])).toEqual({
      id: 'idForm',
      clearingCode: 'clearingCode',
    });
    const taken = { ...wrong, id: 'altamar', clearingCode: '' };
    expect(draftFaults('banks', taken, ['altamar'])).toEqual({ id: 'idTaken' });
  });
});

describe('placeProblems', () => {
  it('sorts messages by pointer to the fields that are shown', () => {
    const fields = {
      '/entry/name': { message: 'taken' },
      '/entry/countries/0': { message: 'no code' },
      '/logoLight': { message: 'refused' },
      '/entry/logo/dark': { message: 'missing' },
      '/entry/kind': { message: 'unknown' },
      '/entry': { message: 'incomplete' },
    };
    expect(placeProblems(fields, ENTRY_FIELDS.banks)).toEqual({
      byField: {
        name: 'taken',
        countries: 'no code',
        logoLight: 'refused',
        logoDark: 'missing',
      },
      rest: ['unknown', 'incomplete'],
    });
  });
});

describe('logoRefusals', () => {
  it.each([
    ['<?xml version="1.0"?><svg></svg>', ['noElement']],
    ['<svg><script></script></svg>', ['element']],
    [
      '<svg style="x" fill="url(//a)" d="&a;" xmlns="b"/>tail &b;',
      ['attribute', 'address', 'entityIn', 'namespace', 'textOutside', 'entity'],
    ],
    ['<svg><g></svg>', ['closesNothing']],
    ['<g></g>', ['notOneSvg']],
    ['<svg>', ['notWhole']],
    [' '.repeat(20_001), ['tooLarge']],
    ['<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>', []],
  ])('gives every reason for %j', (svg, keys) => {
    expect(logoRefusals(svg).map(({ key }) => key)).toEqual(keys);
  });
});

describe('countryList', () => {
  it('has every country once, and no unions, exceptions or former codes', () => {
    const countries = countryList('es');
    const codes = countries.map(({ code }) => code);
    expect(countries).toContainEqual({ code: 'PE', name: 'Perú' });
    expect(codes).toEqual(expect.arrayContaining(['VN', 'TH', 'MX', 'GB', 'US']));
    for (const code of ['EU', 'UN', 'UK', 'SU', 'ZZ', 'XA']) expect(codes).not.toContain(code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(countries.map(({ name }) => name)).size).toBe(codes.length);
  });
});
