// Generated from schemas/api by `npm run codegen`. Do not edit.
// @ts-nocheck

import { countCharacters, formats, sameJson } from '../../request-validator-runtime.ts';




export const validators = {
  health: {  },
  metrics: {  },
  readiness: {  },
};
