import operationSchemas from '#contract/generated/operation-schemas.json' with { type: 'json' };
import type { OperationDefinition, OperationName } from '#contract/operation.ts';
import { permissionsOf } from '#contract/permission.ts';
import { FIXTURES } from './access-fixtures.ts';
import { contractCaller, type MatrixCaller, STAFF_CALLERS } from './caller-names.ts';

/**
 * Where a call is aimed. `other brand`: another brand's host for players and vendors, another
 * brand's id for staff. `other records`: the own brand, with ids of another brand's records.
 */
export const AIMS = ['own brand', 'other brand', 'other records'] as const;
export type Aim = (typeof AIMS)[number];

/** The code that must refuse a call; null: no gate does, and a read is answered with its value. */
export type Gate = string | null;

const schemas = operationSchemas as unknown as Record<
  OperationName,
  { params?: { properties: Record<string, unknown> } }
>;

/** Parameters that name a record of one brand, and the refusal of one that is not there. */
const RECORDS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...FIXTURES.map(({ records }) => records),
);

export function recordRefusal({ operation }: OperationDefinition): string | null {
  const names = Object.keys(schemas[operation].params?.properties ?? {});
  return names.map((name) => RECORDS[name]).find((code) => code !== undefined) ?? null;
}

const isOfBrand = ({ path }: OperationDefinition): boolean => path.includes('{brand}');

/** What the contract says about a call: its callers, its permission, and the scope of its brand. */
export function expectedGate(
  definition: OperationDefinition,
  caller: MatrixCaller,
  aim: Aim,
): Gate {
  switch (definition.surface) {
    case 'platform':
      return null;
    case 'site':
      return siteGate(definition, caller, aim);
    case 'office':
    case 'builder':
    case 'staff':
      return staffGate(definition, caller, aim);
    case 'vendor':
      if (caller === 'vendor with a wrong signature') return 'INVALID_SIGNATURE';
      if (caller !== 'vendor') return 'INVALID_PARTNER';
      return aim === 'other brand' ? 'INVALID_TOKEN' : null;
    case 'payment':
      return definition.callers.includes('visitor') || caller === 'payment'
        ? null
        : 'INVALID_SIGNATURE';
  }
}

/** Callers by how near they come to being admitted at a surface, the nearest first. */
const NEAREST: Readonly<Record<OperationDefinition['surface'], readonly MatrixCaller[]>> = {
  platform: ['visitor', 'staff admin'],
  site: ['agent', 'member', 'trial', 'visitor', 'staff admin'],
  office: [...STAFF_CALLERS, 'agent', 'visitor'],
  builder: [...STAFF_CALLERS, 'agent', 'visitor'],
  staff: [...STAFF_CALLERS, 'agent', 'visitor'],
  vendor: ['vendor with a wrong signature', 'payment', 'staff admin'],
  payment: ['payment with a wrong signature', 'vendor', 'staff admin'],
};
const NEAREST_REFUSED = 2;

/**
 * The callers whose calls show an operation's gates: those it admits, as far as its surface distinguishes
 * them, and the two nearest that it refuses. A unit test has the gate function judge all others.
 */
export function decisiveCallers(
  definition: OperationDefinition,
  all: readonly MatrixCaller[],
): MatrixCaller[] {
  const nearest = NEAREST[definition.surface];
  const isAdmitted = (name: MatrixCaller) => expectedGate(definition, name, 'own brand') === null;
  const isOpen = definition.callers.includes('visitor');
  const admitted = all.filter((name) => isAdmitted(name) && (!isOpen || nearest.includes(name)));
  const refused = nearest.filter((name) => !isAdmitted(name)).slice(0, NEAREST_REFUSED);
  return [...(admitted.length === 0 ? all.filter(isAdmitted) : admitted), ...refused];
}

function siteGate(definition: OperationDefinition, caller: MatrixCaller, aim: Aim): Gate {
  const { path } = definition;
  // Games show a launch token in the place of a session, and the handler judges it.
  if (definition.area === 'house') {
    if (caller !== 'game' || aim === 'other brand') return 'INVALID_TOKEN';
    return aim === 'other records' ? recordRefusal(definition) : null;
  }
  const isPlayer = caller === 'member' || caller === 'agent' || caller === 'trial';
  // A session is unknown on the host of another brand, and staff and servers are nobody here.
  const kind = isPlayer && aim !== 'other brand' ? caller : 'visitor';
  if (!definition.callers.includes('visitor') && !definition.callers.includes(kind)) {
    if (kind === 'visitor') return 'NOT_SIGNED_IN';
    return kind === 'trial' ? 'TRIAL_NOT_ALLOWED' : 'FORBIDDEN';
  }
  // The records are the member's: to other players of the brand they are as unknown as none. What the
  // brand shows to everybody is unknown on other brands alone.
  const isShown = /^\/wps\/relay\/(?:promotions|shared-rounds)\//.test(path);
  const isOwner = isShown ? aim === 'own brand' : caller === 'member' && aim !== 'other records';
  return isOwner ? null : recordRefusal(definition);
}

function staffGate(definition: OperationDefinition, caller: MatrixCaller, aim: Aim): Gate {
  const { callers, permission } = definition;
  const { role } = caller === 'game' ? { role: null } : contractCaller(caller);
  if (!callers.includes('visitor') && role === null) return 'NOT_SIGNED_IN';
  const isPermitted = permissionsOf(role ?? '').some((given) => given === permission);
  if (permission !== undefined && !isPermitted) return 'FORBIDDEN';
  if (aim === 'other brand' && isOfBrand(definition)) return 'BRAND_NOT_FOUND';
  return aim === 'own brand' ? null : recordRefusal(definition);
}
