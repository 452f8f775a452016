import { escapeSegment, valueAt } from '../../json-pointer.ts';
import type { Check, Finding, FindingPlace } from '../check.ts';
import { closest } from '../closest.ts';
import type { CheckSubject } from '../check-subject.ts';
import { findRemoval } from './find-removal.ts';
import type { SchemaFault } from './schema-fault.ts';

/** Validates a document against the schema; for a tagged union, only the chosen branch. */
export const schemaCheck: Check = {
  name: 'schema',
  docs: 'A manifest has the keys, types, ranges and forms that schemas/manifest gives.',
  codes: {
    BM1101: 'error',
    BM1102: 'error',
    BM1103: 'error',
    BM1104: 'error',
    BM1105: 'error',
    BM1106: 'error',
    BM1107: 'error',
  },
  needs: 'documents',
  visit: (subject) => subject.schemaFaults.map((fault) => describe(subject, fault)),
};

function describe(subject: CheckSubject, fault: SchemaFault): Finding {
  const at: FindingPlace = { resolved: fault.pointer };
  const { params } = fault;
  switch (fault.keyword) {
    case 'additionalProperties':
      return unknownKey(fault, String(params['additionalProperty']));
    case 'propertyNames':
      return badKey(fault, String(params['propertyName']));
    case 'required': {
      const key = String(params['missingProperty']);
      const removal = findRemoval(subject, `${fault.pointer}/${key}`);
      return { code: 'BM1102', at: removal ?? at, params: { key } };
    }
    case 'type':
      return { code: 'BM1103', at, params: { wanted: wantedTypes(params['type']) } };
    case 'enum':
    case 'const':
      return unknownValue(subject, fault, fault.pointer);
    case 'discriminator':
      return unknownTag(subject, fault);
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
    case 'minProperties':
      return {
        code: 'BM1104',
        at,
        params: { rule: fault.keyword, limit: Number(params['limit']) },
      };
    case 'pattern':
      return { code: 'BM1105', at, params: { value: shown(subject, fault.pointer) } };
    default:
      return { code: 'BM1107', at, params: { rule: fault.keyword } };
  }
}

function unknownKey(fault: SchemaFault, key: string): Finding {
  const pointer = `${fault.pointer}/${escapeSegment(key)}`;
  const meant = closest(key, fault.allowed);
  return {
    code: 'BM1101',
    at: { resolved: pointer, what: 'key' },
    params: { key, meant: meant ?? '' },
    suggest: (authored) => {
      const holder = authored.slice(0, authored.lastIndexOf('/'));
      return [
        ...(meant === undefined
          ? []
          : [
              {
                messageKey: 'check:suggest.rename',
                params: { key: meant },
                patch: [{ op: 'move' as const, from: authored, path: `${holder}/${meant}` }],
              },
            ]),
        {
          messageKey: 'check:suggest.remove',
          params: {},
          patch: [{ op: 'remove' as const, path: authored }],
        },
      ];
    },
  };
}

function badKey(fault: SchemaFault, key: string): Finding {
  const pointer = `${fault.pointer}/${escapeSegment(key)}`;
  return { code: 'BM1105', at: { resolved: pointer, what: 'key' }, params: { value: key } };
}

function unknownTag(subject: CheckSubject, fault: SchemaFault): Finding {
  const tag = String(fault.params['tag']);
  if (fault.params['error'] === 'tag') {
    return { code: 'BM1102', at: { resolved: fault.pointer }, params: { key: tag } };
  }
  return unknownValue(subject, fault, `${fault.pointer}/${tag}`);
}

function unknownValue(subject: CheckSubject, fault: SchemaFault, pointer: string): Finding {
  const value = shown(subject, pointer);
  const meant = closest(value, fault.allowed);
  return {
    code: 'BM1106',
    at: { resolved: pointer },
    params: { value, meant: meant ?? '', allowed: fault.allowed.join(', ') },
    suggest: (authored) =>
      meant === undefined
        ? []
        : [
            {
              messageKey: 'check:suggest.value',
              params: { value: meant },
              patch: [{ op: 'replace', path: authored, value: meant }],
            },
          ],
  };
}

function shown(subject: CheckSubject, pointer: string): string {
  const value = subject.document === null ? undefined : valueAt(subject.document, pointer);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return (text ?? '').slice(0, 80);
}

function wantedTypes(type: unknown): string {
  return Array.isArray(type) ? type.join(', ') : String(type);
}
