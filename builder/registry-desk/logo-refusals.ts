import { cleanSvg } from '#brand/checks/registry/clean-svg.ts';
import { svgFaults } from '#brand/checks/registry/svg-faults.ts';
import { decodeText } from '#brand/decode-text.ts';

/** The server refuses larger drawings: this is the limit of svgFaults. */
export const LOGO_LIMIT_BYTES = 20_000;

/** Bytes of a file that is read at all: data of drawing programs, which is dropped, may be large. */
const READ_LIMIT_BYTES = 500_000;

/** A reason to refuse a drawing: a text of `builder-registry:refusal.*` with its parameters. */
export interface LogoRefusal {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The drawing without the data of drawing programs, and every reason why players cannot be shown it. */
export async function fileRefusals(file: File): Promise<{
  svg: string;
  refusals: readonly LogoRefusal[];
}> {
  if (file.size > READ_LIMIT_BYTES) return { svg: '', refusals: [TOO_LARGE] };
  try {
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (!decoded.ok) {
      return { svg: '', refusals: [{ key: 'notUtf8', params: { line: decoded.line } }] };
    }
    const svg = cleanSvg(decoded.text);
    return { svg, refusals: logoRefusals(svg) };
  } catch {
    // Moved or deleted after it was chosen.
    return { svg: '', refusals: [{ key: 'unreadable', params: {} }] };
  }
}

export function logoRefusals(svg: string): readonly LogoRefusal[] {
  return svgFaults(svg, LOGO_LIMIT_BYTES).map(refusalOf);
}

const TOO_LARGE: LogoRefusal = { key: 'tooLarge', params: { limit: LOGO_LIMIT_BYTES / 1000 } };

/** The checker's English reasons; the group `name` is what the text names. */
const REASONS: readonly (readonly [reason: RegExp, key: string])[] = [
  [/^text outside of the picture$/, 'textOutside'],
  [/^an entity$/, 'entity'],
  [/^something that is no plain element at (?<name>\d+)$/, 'noElement'],
  [/^<\/(?<name>.+)> closes nothing$/, 'closesNothing'],
  [/^not one svg element$/, 'notOneSvg'],
  [/^not one whole svg element$/, 'notWhole'],
  [/^the element (?<name>.+)$/, 'element'],
  [/^the attribute (?<name>.+)$/, 'attribute'],
  [/^an entity in (?<name>.+)$/, 'entityIn'],
  [/^another namespace$/, 'namespace'],
  [/^an address in (?<name>.+)$/, 'address'],
];

/** A reason that is not known here is shown as the checker says it. */
function refusalOf(fault: string): LogoRefusal {
  if (fault.startsWith('larger than')) return TOO_LARGE;
  for (const [reason, key] of REASONS) {
    const match = reason.exec(fault);
    if (match === null) continue;
    const name = match.groups?.['name'];
    return { key, params: name === undefined ? {} : { name } };
  }
  return { key: 'other', params: { name: fault } };
}
