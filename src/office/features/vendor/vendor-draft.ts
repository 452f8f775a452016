import languageSchema from '#schemas/entities/language-code.json' with { type: 'json' };
import recordSchema from '#schemas/entities/vendor-record.json' with { type: 'json' };
import type { GameState, MaintenanceWindow, VendorRecord } from '#contract/generated/types.ts';
import { keyed, type Keyed, plain } from '#staff/setting/keyed-list.ts';
import { percentText, readPercent, readWhole } from '#staff/setting/read-figure.ts';
import type { DraftFault } from '#staff/setting/useFaultText.ts';

/** The editable part of a vendor. Figures and lists are text as typed. */
export interface VendorDraft {
  readonly displayName: string;
  readonly state: GameState;
  readonly launchUrl: string;
  readonly healthUrl: string;
  readonly position: string;
  /** In percent. */
  readonly fee: string;
  readonly markets: string;
  readonly languages: string;
  /** A moment is empty while it is not filled in. */
  readonly maintenance: readonly Keyed<MaintenanceWindow>[];
}

/** Only edited fields: the others follow the list while the draft is open. */
export type VendorEdits = Partial<VendorDraft>;

/** In the order of the form. */
export const DRAFT_FIELDS = [
  'displayName',
  'state',
  'launchUrl',
  'healthUrl',
  'position',
  'fee',
  'markets',
  'languages',
  'maintenance',
] as const satisfies readonly (keyof VendorDraft)[];

/** Key of a vendor's unsaved edits. */
export const draftKey = (code: string): string => `vendor/${code}`;

export const MAX_WINDOWS = recordSchema.properties.maintenance.maxItems;

const ADDRESS = new RegExp(recordSchema.properties.launchUrl.pattern);
const LANGUAGE = new RegExp(languageSchema.pattern);
const MARKET = /^[A-Z]{2}$/;
/** Without it a game cannot identify its player. */
const TOKEN_PLACE = '{token}';

export function draftOf(record: VendorRecord, locale: string): VendorDraft {
  const { feeBasisPoints: fee } = record;
  return {
    displayName: record.displayName,
    state: record.state,
    launchUrl: record.launchUrl,
    healthUrl: record.healthUrl ?? '',
    position: String(record.position),
    fee: fee === undefined ? '' : percentText(fee, locale),
    markets: (record.markets ?? []).join(', '),
    languages: (record.languages ?? []).join(', '),
    maintenance: (record.maintenance ?? []).map(keyed),
  };
}

/** The edits with a change, without fields that are as they were; null: none are left. */
export function withEdit(
  held: VendorDraft,
  edits: VendorEdits | null,
  change: VendorEdits,
): VendorEdits | null {
  const next = { ...edits, ...change };
  const changed = DRAFT_FIELDS.filter(
    (name) => name in next && sentence(next[name]) !== sentence(held[name]),
  );
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((name) => [name, next[name]]));
}

/** A value as text to compare; the keys of list items do not count. */
export const sentence = (value: VendorDraft[keyof VendorDraft] | undefined): string =>
  typeof value === 'object' ? JSON.stringify(value.map(plain)) : (value ?? '').trim();

/** Codes typed in one line, separated by commas or spaces. */
const codesOf = (typed: string): string[] => typed.split(/[\s,;]+/).filter((code) => code !== '');

/** The record as edited, and its faults; with a fault the record is not fit to be sent. */
export function readDraft(
  record: VendorRecord,
  draft: VendorDraft,
  locale: string,
): { record: VendorRecord; faults: readonly DraftFault[] } {
  const { position: bounds } = recordSchema.properties;
  const position = readWhole(draft.position, bounds);
  const fee = draft.fee.trim() === '' ? null : readPercent(draft.fee, locale);
  const launchUrl = draft.launchUrl.trim();
  const healthUrl = draft.healthUrl.trim();
  const markets = codesOf(draft.markets.toUpperCase());
  const languages = codesOf(draft.languages);
  const {
    healthUrl: _health,
    markets: _markets,
    languages: _languages,
    maintenance: _maintenance,
    feeBasisPoints: _fee,
    ...kept
  } = record;
  return {
    record: {
      ...kept,
      displayName: draft.displayName.trim(),
      state: draft.state,
      launchUrl,
      position: position.value ?? record.position,
      ...(healthUrl === '' ? {} : { healthUrl }),
      ...(fee === null || fee.value === null ? {} : { feeBasisPoints: fee.value }),
      ...(markets.length === 0 ? {} : { markets }),
      ...(languages.length === 0 ? {} : { languages }),
      ...(draft.maintenance.length === 0 ? {} : { maintenance: draft.maintenance.map(plain) }),
    },
    faults: [
      ...required('/displayName', draft.displayName),
      ...required('/launchUrl', launchUrl),
      ...pattern('/launchUrl', [launchUrl], (text) => text === '' || isLaunchAddress(text)),
      ...pattern('/healthUrl', [healthUrl], (text) => text === '' || ADDRESS.test(text)),
      ...(position.fault === null ? [] : [{ pointer: '/position', ...position.fault }]),
      ...(fee === null || fee.fault === null ? [] : [{ pointer: '/feeBasisPoints', ...fee.fault }]),
      ...pattern('/markets', markets, (code) => MARKET.test(code), 'NO_COUNTRY'),
      ...repeated('/markets', markets),
      ...pattern('/languages', languages, (code) => LANGUAGE.test(code)),
      ...repeated('/languages', languages),
      ...draft.maintenance.flatMap(windowFaults),
    ],
  };
}

const isLaunchAddress = (text: string): boolean => ADDRESS.test(text) && text.includes(TOKEN_PLACE);

const required = (pointer: string, text: string): DraftFault[] =>
  text.trim() === '' ? [{ pointer, code: 'REQUIRED' }] : [];

const pattern = (
  pointer: string,
  texts: readonly string[],
  fits: (text: string) => boolean,
  code = 'PATTERN',
): DraftFault[] => (texts.every(fits) ? [] : [{ pointer, code }]);

const repeated = (pointer: string, codes: readonly string[]): DraftFault[] =>
  new Set(codes).size < codes.length ? [{ pointer, code: 'uniqueItems' }] : [];

function windowFaults({ from, until }: MaintenanceWindow, index: number): DraftFault[] {
  const at = `/maintenance/${index}`;
  const missing = [...required(`${at}/from`, from), ...required(`${at}/until`, until)];
  if (missing.length > 0 || Date.parse(until) > Date.parse(from)) return missing;
  return [{ pointer: `${at}/until`, code: 'END_BEFORE_START' }];
}
