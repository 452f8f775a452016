import { whitelabelModules } from '#contract/generated/enum-values.ts';
import { assemble } from '#brand/assemble.ts';
import type { AssembleInput } from '#brand/assemble/assemble-input.ts';
import { openBrandFolder } from '#brand/files/brand-folder.ts';
import { resolveBrand } from '#brand/resolve.ts';
import {
  REGISTRATION_FIELD_IDS,
  REGISTRATION_FIELDS,
} from '#domain/registration/registration-fields.ts';
import { imaginedServer } from '../../scripts/brand-commands/imagined-server.ts';
import { type BenchRow, median } from './bench-row.ts';
import { RUNS } from './bench-settings.ts';

const PLANS = 2000;

const EVERY_FIELD = REGISTRATION_FIELD_IDS.map((field) => ({
  ...REGISTRATION_FIELDS[field],
  field,
  acceptedPattern: '',
  enabled: true,
  required: true,
}));

/** One plan of a full brand: every flag on, every screen built, every provider a vendor. */
export async function run(): Promise<BenchRow[]> {
  const inputs = await fullBrands();
  plansPerTurn(inputs);
  const milliseconds: number[] = [];
  for (let turn = 0; turn < RUNS; turn += 1) milliseconds.push(plansPerTurn(inputs));
  return [
    {
      measure: `a plan, mean of ${PLANS} over ${inputs.length} brands`,
      ours: median(milliseconds),
      reference: null,
      unit: 'ms',
      ratio: median(milliseconds),
      goal: 1,
      better: 'lower',
    },
  ];
}

async function fullBrands(): Promise<AssembleInput[]> {
  const folder = await openBrandFolder({ brands: 'brands', schemas: 'schemas/manifest' });
  return folder.brands
    .filter(({ folder: name }) => name !== '_base')
    .map(({ authored, file }) => {
      if (authored === undefined) throw new Error(`${file} is not JSON`);
      return {
        manifest: resolveBrand(authored, folder.loadParent).resolved,
        registry: folder.registry,
        flags: Object.fromEntries(whitelabelModules.map((flag) => [flag, true])),
        registerRules: EVERY_FIELD,
        permissionInfo: imaginedServer(folder.registry),
        visitor: { kind: 'visitor', language: 'es' },
      };
    });
}

/** Milliseconds a plan. */
function plansPerTurn(inputs: readonly AssembleInput[]): number {
  const since = performance.now();
  for (let index = 0; index < PLANS; index += 1) {
    const input = inputs[index % inputs.length];
    if (input === undefined) throw new Error('there is no brand');
    if (assemble(input).home.blocks.length === 0) throw new Error('a home without blocks');
  }
  return (performance.now() - since) / PLANS;
}
