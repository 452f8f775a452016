import type { OperationFile } from './operation-sources.ts';

const header = (name: string, description: string) => ({
  type: 'apiKey',
  in: 'header',
  name,
  description,
});

export const securitySchemes = {
  memberCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'member_session',
    description: 'HttpOnly, set by signing in.',
  },
  staffCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'staff_session',
    description: 'HttpOnly, set by the sign-in of staff.',
  },
  csrf: header('X-CSRF-Token', 'Goes with a cookie on every change; handed out with the session.'),
  bearer: { type: 'http', scheme: 'bearer', description: 'For clients that keep no cookies.' },
  launchToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The launch token of one game for one player.',
  },
  vendorCode: header('X-Vendor', 'The code of the vendor that signs.'),
  vendorSignature: header(
    'X-Signature',
    "HMAC-SHA256 of the raw body with the vendor's key, in base64url.",
  ),
  channelSignature: header(
    'X-Sandbox-Signature',
    "HMAC-SHA256 of the raw body with the sandbox channel's key, in base64url.",
  ),
};

type Requirement = Partial<Record<keyof typeof securitySchemes, string[]>>;

/** What a call has to carry; alternatives beside each other. An empty list: nothing. */
export function securityOf({ source, area }: OperationFile): Requirement[] {
  const csrf: Requirement = source.method === 'GET' ? {} : { csrf: [] };
  // The stage of a game of ours shows its launch token, whoever is signed in.
  if (area === 'house') return [{ launchToken: [] }];
  if (source.callers.includes('visitor')) return [];
  switch (source.surface) {
    case 'site':
      return [{ memberCookie: [], ...csrf }, { bearer: [] }];
    case 'office':
    case 'builder':
    case 'staff':
      return [{ staffCookie: [], ...csrf }];
    case 'vendor':
      return [{ vendorCode: [], vendorSignature: [] }];
    case 'payment':
      return [{ channelSignature: [] }];
    case 'platform':
      return [];
    default:
      return source.surface satisfies never;
  }
}
