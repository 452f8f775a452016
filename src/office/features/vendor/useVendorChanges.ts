import { useAtomValue } from 'jotai';
import type { MaintenanceWindow } from '#contract/generated/types.ts';
import { fromPointer } from '#brand/json-pointer.ts';
import type { Change } from '#staff/setting/ChangeList.tsx';
import { clockAtom } from '#staff/values/clock.atoms.ts';
import { formatInstant } from '#staff/values/format-instant.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { DRAFT_FIELDS, sentence, type VendorDraft } from './vendor-draft.ts';

export interface VendorChanges {
  /** Name of the field at a pointer of a refusal, such as `/record/launchUrl`. */
  fieldName: (pointer: string) => string;
  changesOf: (held: VendorDraft, wanted: VendorDraft) => readonly Change[];
}

/** Names of a vendor's fields, and the lines of a review. */
export function useVendorChanges(): VendorChanges {
  const say = useTexts('vendor-desk');
  const locale = useOfficeLocale();
  const clock = useAtomValue(clockAtom) === 'utc' ? 'utc' : 'local';
  const moment = (at: string): string =>
    at === '' ? '?' : formatInstant(at, locale, clock, 'minute');
  const span = ({ from, until }: MaintenanceWindow): string => `${moment(from)} – ${moment(until)}`;
  const shown = (name: (typeof DRAFT_FIELDS)[number], draft: VendorDraft): string => {
    switch (name) {
      case 'state': {
        return say(`vendor-desk:state.${draft.state}`);
      }
      case 'maintenance': {
        return draft.maintenance.map(span).join('; ');
      }
      case 'fee': {
        return draft.fee === '' ? '' : `${draft.fee} %`;
      }
      case 'markets': {
        return draft.markets.trim() === '' ? say('vendor-desk:markets.all') : draft.markets;
      }
      default: {
        return draft[name];
      }
    }
  };
  return {
    fieldName: (pointer) => {
      const [, field = '', index = '', ...rest] = fromPointer(pointer);
      const name = field === 'feeBasisPoints' ? 'fee' : field;
      if (name === 'currencies') return ['currencies', index, ...rest].join('.');
      const isKnown = DRAFT_FIELDS.some((known) => known === name);
      if (!isKnown) return name === '' ? pointer : name;
      const place = /^\d+$/.test(index) ? ` ${Number(index) + 1}` : '';
      return `${say(`vendor-desk:${name}`)}${place}`;
    },
    changesOf: (held, wanted) =>
      DRAFT_FIELDS.filter((name) => sentence(held[name]) !== sentence(wanted[name])).map(
        (name) => ({
          id: name,
          what: say(`vendor-desk:${name}`),
          before: shown(name, held),
          after: shown(name, wanted),
        }),
      ),
  };
}
