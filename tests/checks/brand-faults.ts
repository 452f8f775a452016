import type { CheckInput } from '#brand/checks/check-subject.ts';

export const MANIFEST = 'denluma/manifest.json';
const SHELL = 'denluma/locales/es/shell.json';

/** A fault as somebody makes it, and what the engine has to say about it. */
export interface PlantedFault {
  readonly fault: string;
  /** File within the brands folder; Denluma's manifest unless told. */
  readonly file?: string;
  /** Keys to set, undefined to take out; or a whole text. */
  readonly set?: readonly (readonly [(string | number)[], unknown])[];
  readonly write?: (text: string) => string;
  /** A second file, where one alone is no fault. */
  readonly also?: Readonly<Record<string, string>>;
  readonly code: string;
  /** What stands at the line and column that are told. */
  readonly flagged: string;
  readonly suggestion?: string;
  /** What the server allows, for faults that only show beside it. */
  readonly given?: Partial<CheckInput>;
}

/** Letters that do not compress: what weighs is what a player downloads. */
function noise(length: number, seed: number): string {
  let state = seed * 2_654_435_761;
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return String.fromCodePoint(97 + (Math.floor(state / 65_536) % 26));
  }).join('');
}

const HEAVY = Object.fromEntries(
  Array.from({ length: 60 }, (_, index) => [`shell:text${index}`, noise(900, index + 1)]),
);

const FLAGS_FOR_MOBILE_ALONE = { MOBILENUMREG3: true, DIRECTREG3: true, USERNAMEREG3: false };

const SVG = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    fault: 'a file that is no JSON',
    write: (text) => text.replace('"revision": 1,', '"revision": 1,,'),
    code: 'BM1001',
    flagged: ',',
  },
  {
    fault: 'a key said twice',
    write: (text) => text.replace('"hosts":', '"id": "denluma",\n  "hosts":'),
    code: 'BM1002',
    flagged: '"id": "denluma"',
  },
  {
    fault: 'a format nobody reads',
    set: [[['formatVersion'], 9]],
    code: 'BM1003',
    flagged: '9,',
  },
  {
    fault: 'an id that is not its folder’s',
    set: [[['id'], 'denlum']],
    code: 'BM1005',
    flagged: '"denlum"',
    suggestion: '--fix repairs it',
  },
  {
    fault: 'an item twice in a list',
    set: [[['menus', 'bottomBar', 1, 'id'], 'search']],
    code: 'BM1006',
    flagged: '"search"',
  },
  {
    fault: 'a bad colour',
    set: [[['theme', 'tokens', 'light', 'accent'], '#8A5A0']],
    code: 'BM1105',
    flagged: '"#8A5A0"',
  },
  {
    fault: 'an unknown key that is nearly one',
    set: [[['identity', 'taglin'], { text: { es: 'a', en: 'b' } }]],
    code: 'BM1101',
    flagged: '"taglin"',
    suggestion: 'rename it to tagline',
  },
  {
    fault: 'a value of the wrong type',
    set: [[['theme', 'radius', 'card'], '18']],
    code: 'BM1103',
    flagged: '"18"',
  },
  {
    fault: 'a value out of bounds',
    set: [[['footer', 'copyright', 'sinceYear'], 1890]],
    code: 'BM1104',
    flagged: '1890',
  },
  {
    fault: 'a word that is none of those to choose from',
    set: [[['theme', 'recipe'], 'papercutt']],
    code: 'BM1106',
    flagged: '"papercutt"',
    suggestion: 'use papercut',
  },
  {
    fault: 'an unknown bank',
    set: [
      [
        ['footer', 'banks'],
        ['andelio', 'lunarria'],
      ],
    ],
    code: 'BM1201',
    flagged: '"lunarria"',
    suggestion: 'use lunaria',
  },
  {
    fault: 'a bad language code',
    set: [[['i18n'], { enabled: ['es', 'en', 'zh-Hanz'] }]],
    code: 'BM1203',
    flagged: '"zh-Hanz"',
    suggestion: 'use zh-Hans',
  },
  {
    fault: 'an unknown licence body',
    set: [[['legal', 'licences', 0, 'id'], 'isla-sirena']],
    code: 'BM1214',
    flagged: '"isla-sirena"',
    suggestion: 'use isla-serena',
  },
  {
    fault: 'an asset that is not there',
    set: [[['assets'], { mark: { light: 'mark.svg', alt: { text: { es: 'a', en: 'b' } } } }]],
    code: 'BM1212',
    flagged: '"mark.svg"',
  },
  {
    fault: 'a hostile SVG among the assets',
    set: [[['assets'], { mark: { light: 'mark.svg', alt: { text: { es: 'a', en: 'b' } } } }]],
    also: { 'denluma/assets/mark.svg': SVG('<a href="javascript:alert(1)"><text>x</text></a>') },
    code: 'BM1215',
    flagged: '"mark.svg"',
  },
  {
    fault: 'a locked pointer that is changed',
    set: [[['legal', 'requiredNotices'], ['age']]],
    code: 'BM1301',
    flagged: '[\n      "age"',
    suggestion: 'remove it',
  },
  {
    fault: 'an age below what the law bounds',
    set: [[['legal', 'minimumAge'], 17]],
    code: 'BM1302',
    flagged: '17',
    suggestion: 'remove it',
  },
  {
    fault: 'a legal age that is missing altogether',
    file: '_base/manifest.json',
    set: [[['legal', 'minimumAge'], undefined]],
    code: 'BM1102',
    flagged: '{',
  },
  {
    fault: 'an override that changes nothing',
    set: [[['market'], { currency: 'PEN' }]],
    code: 'BM1303',
    flagged: '"PEN"',
    suggestion: 'remove it',
  },
  {
    fault: 'something taken out that was never inherited',
    set: [[['menus', 'bottomBar', 0, 'id'], 'serch']],
    code: 'BM1304',
    flagged: '{',
    suggestion: '--fix repairs it',
  },
  {
    fault: 'a parent that is not there',
    set: [[['extends', 'brand'], '_bass']],
    code: 'BM1305',
    flagged: '"_bass"',
    suggestion: 'use _base',
  },
  {
    fault: 'brands that extend each other in a circle',
    set: [[['extends', 'brand'], 'kyvolta']],
    also: {
      'kyvolta/manifest.json':
        '{ "id": "kyvolta", "extends": { "brand": "denluma", "revision": 1 } }',
    },
    code: 'BM1306',
    flagged: '"denluma"',
  },
  {
    fault: 'a neighbour the list does not have',
    set: [[['menus', 'bottomBar', 1, '$after'], 'game']],
    code: 'BM1309',
    flagged: '"game"',
    suggestion: 'use games',
  },
  {
    fault: 'a contrast pair that cannot be read',
    set: [[['theme', 'tokens', 'light', 'text2'], '#C9B8B0']],
    code: 'BM1401',
    flagged: '"#C9B8B0"',
    suggestion: 'use #',
  },
  {
    fault: 'a language without texts',
    set: [[['i18n'], { enabled: ['es', 'en', 'sw'] }]],
    code: 'BM1501',
    flagged: '"sw"',
  },
  {
    fault: 'a text that is not there',
    set: [[['identity', 'tagline'], { key: 'plan:identity.taglin' }]],
    code: 'BM1503',
    flagged: '"plan:identity.taglin"',
    suggestion: 'use plan:identity.tagline',
  },
  {
    fault: 'a placeholder mistyped in the brand’s own wording',
    set: [[['i18n'], { overrides: { es: { 'shell:footer.age': 'Desde {agee} años.' } } }]],
    code: 'BM1505',
    flagged: '"Desde {agee} años."',
    suggestion: 'use Desde {age} años.',
  },
  {
    fault: 'a placeholder missing in a translation',
    file: SHELL,
    write: () => '{\n  "footer.banks": "Bancos",\n  "footer.age": "Solo para mayores."\n}\n',
    code: 'BM1509',
    flagged: '"Solo para mayores."',
  },
  {
    fault: 'a translation of a text that is not there',
    file: SHELL,
    write: () => '{\n  "footer.bank": "Bancos"\n}\n',
    code: 'BM1503',
    flagged: '"footer.bank"',
    suggestion: 'rename it to footer.banks',
  },
  {
    fault: 'a placeholder hidden by an apostrophe',
    file: SHELL,
    write: () => '{ "footer.age": "Desde l\'{age}." }',
    code: 'BM1511',
    flagged: '"Desde l\'{age}."',
    suggestion: "use Desde l''{age}.",
  },
  {
    fault: 'a character lost in a translation',
    file: SHELL,
    write: () => '{ "footer.banks": "Cr\uFFFDdito" }',
    code: 'BM2101',
    flagged: '"Cr\uFFFDdito"',
  },
  {
    fault: 'a direction control in the brand’s own wording',
    set: [[['i18n'], { overrides: { es: { 'shell:footer.banks': 'Ban\u202Ecos' } } }]],
    code: 'BM2102',
    flagged: '"Ban\u202Ecos"',
  },
  {
    fault: 'a translation that cannot be read',
    file: SHELL,
    write: () => '{ "footer.age": "Desde {age años." }',
    code: 'BM1506',
    flagged: '"Desde {age años."',
  },
  {
    fault: 'a plural category the language does not have',
    file: SHELL,
    write: () => '{ "footer.age": "{age, plural, few {# año} other {# años}}" }',
    code: 'BM1508',
    flagged: '"{age, plural, few',
  },
  {
    fault: 'a box that starts ticked',
    set: [[['registration', 'terms'], { preticked: true }]],
    code: 'BM1603',
    flagged: 'true',
    suggestion: 'use false',
  },
  {
    fault: 'a navigation without hot games',
    set: [[['navigation', 'entries', 1, 'hidden'], true]],
    code: 'BM1611',
    flagged: 'true',
    suggestion: '--fix repairs it',
  },
  {
    fault: 'flags under which nobody can register',
    set: [[['registration', 'methods', 1, 'hidden'], true]],
    given: { flags: FLAGS_FOR_MOBILE_ALONE },
    code: 'BM1703',
    flagged: '[',
  },
  {
    fault: 'a manifest that is too heavy',
    set: [[['i18n'], { overrides: { es: HEAVY } }]],
    code: 'BM1801',
    flagged: '{',
  },
  {
    fault: 'the host of another brand',
    set: [[['hosts'], ['denluma.localhost', 'kyvolta.localhost']]],
    code: 'BM1901',
    flagged: '"kyvolta.localhost"',
    suggestion: 'remove it',
  },
  {
    fault: 'the host of another brand, by somebody who may take it',
    set: [[['hosts'], ['denluma.localhost', 'kyvolta.localhost']]],
    given: { mayTakeHosts: true },
    code: 'BM1903',
    flagged: '"kyvolta.localhost"',
    suggestion: 'remove it',
  },
  {
    fault: 'an address as a host outside a demo',
    set: [[['hosts'], ['denluma.localhost', '10.0.0.7']]],
    given: { hostRules: { allowsLocal: false, reserved: new Set() } },
    code: 'BM1904',
    flagged: '"10.0.0.7"',
    suggestion: 'remove it',
  },
  {
    fault: 'the host of the office',
    set: [[['hosts'], ['denluma.localhost', 'office.example']]],
    given: { hostRules: { allowsLocal: true, reserved: new Set(['office.example']) } },
    code: 'BM1905',
    flagged: '"office.example"',
    suggestion: 'remove it',
  },
  {
    fault: 'a host that works in a demo only',
    set: [[['hosts'], ['denluma.localhost', 'localhost']]],
    code: 'BM1906',
    flagged: '"localhost"',
    suggestion: 'remove it',
  },
  {
    fault: 'a hostile logo in the registry',
    file: '_registry/banks/andelio-dark.svg',
    write: () => SVG('<rect onclick="x()"/>'),
    code: 'BM2004',
    flagged: '"andelio-dark.svg"',
  },
  {
    fault: 'a plural category missing in the registry',
    file: '_registry/languages/pl.json',
    write: (text) => text.replace('"few", ', ''),
    code: 'BM2005',
    flagged: '["one"',
    suggestion: 'use few, many, one, other',
  },
  {
    fault: 'a direction the script is not read in',
    file: '_registry/languages/ar.json',
    write: (text) => text.replace('"rtl"', '"ltr"'),
    code: 'BM2008',
    flagged: '"ltr"',
    suggestion: 'use rtl',
  },
];
