import type { ErrorCode } from '#contract/error-code.ts';
import type { RasterRequest } from '../features/picture/rasterise.ts';
import type { FieldProblem } from '../platform/problem.ts';

/** What the server asks of the picture process. */
export interface PictureTask {
  readonly id: number;
  readonly work:
    | { readonly kind: 'banner' | 'asset'; readonly file: Buffer }
    | { readonly kind: 'drawing'; readonly request: RasterRequest };
}

export type PictureAnswer =
  | { readonly id: number; readonly value: unknown }
  | {
      readonly id: number;
      readonly problem: {
        readonly code: ErrorCode;
        readonly fields: Readonly<Record<string, FieldProblem>>;
      };
    }
  | { readonly id: number; readonly failure: string };
