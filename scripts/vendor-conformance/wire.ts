import { createHmac, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { hashOf } from '#server/outside/dialects/sorted/dialect.ts';
import type { Dialect, SentCall } from '#server/outside/dialects/dialect.ts';

/*
 * Calls as bytes. The suite knows no dialect's field names: it finds them by writing two calls that
 * differ in one value, and it signs an altered body only where it can reproduce the signature.
 */

export type WireBody = Record<string, unknown>;

const ENCODINGS = ['base64url', 'base64', 'hex'] as const;

export function isForm({ contentType }: SentCall): boolean {
  return contentType.includes('form-urlencoded');
}

function readBody(sent: SentCall): WireBody {
  if (isForm(sent)) return Object.fromEntries(new URLSearchParams(sent.body));
  return JSON.parse(sent.body) as WireBody;
}

function writeBody(sent: SentCall, fields: WireBody): string {
  if (!isForm(sent)) return JSON.stringify(fields);
  const form = Object.entries(fields).filter(([, value]) => value !== undefined);
  return new URLSearchParams(form.map(([name, value]) => [name, String(value)])).toString();
}

/** Place of a value in a call. */
export interface WirePlace {
  readonly part: 'header' | 'body';
  readonly name: string;
}

function placesOf(sent: SentCall): Map<string, string> {
  const all = new Map<string, string>();
  for (const [name, value] of Object.entries(sent.headers)) all.set(`header ${name}`, value);
  for (const [name, value] of Object.entries(readBody(sent))) {
    all.set(`body ${name}`, JSON.stringify(value));
  }
  return all;
}

function differing(one: SentCall, other: SentCall): Set<string> {
  const [a, b] = [placesOf(one), placesOf(other)];
  const names = [...new Set([...a.keys(), ...b.keys()])];
  return new Set(names.filter((name) => a.get(name) !== b.get(name)));
}

/**
 * Places that differ between two calls for another reason than time.
 * @param again the first call written once more: its nonce and time differ too
 */
export function differences(one: SentCall, again: SentCall, other: SentCall): WirePlace[] {
  const noise = differing(one, again);
  return [...differing(one, other)]
    .filter((place) => !noise.has(place))
    .map((place) => {
      const [part, ...name] = place.split(' ');
      return { part: part as WirePlace['part'], name: name.join(' ') };
    });
}

/** Sets one place of a call, without signing it again. @param value undefined leaves the place out */
export function setPlace(
  sent: SentCall,
  { part, name }: WirePlace,
  value: string | undefined,
): SentCall {
  if (part === 'header') {
    const { [name]: _old, ...others } = sent.headers;
    return { ...sent, headers: value === undefined ? others : { ...others, [name]: value } };
  }
  return { ...sent, body: writeBody(sent, { ...readBody(sent), [name]: value }) };
}

/** The text at a place of a call. */
export function textAt(sent: SentCall, { part, name }: WirePlace): string {
  return part === 'header' ? (sent.headers[name] ?? '') : String(readBody(sent)[name]);
}

/** Alters the fields of a body and signs it again. @returns null where the suite cannot sign it */
export function amend(
  sent: SentCall,
  dialect: Dialect,
  key: string,
  change: (fields: WireBody) => void,
): SentCall | null {
  const fields = readBody(sent);
  change(fields);
  return sealed(sent, writeBody(sent, fields), dialect, key);
}

/** The call with another body, signed as the first one was. @returns null where the suite cannot do that */
export function sealed(
  sent: SentCall,
  body: string,
  dialect: Dialect,
  key: string,
): SentCall | null {
  if (dialect.code === 'bearer') return { ...sent, body };
  if (isForm(sent)) return sealedForm(sent, body, key);
  for (const [name, value] of Object.entries(sent.headers)) {
    for (const encoding of ENCODINGS) {
      for (const sign of [hmac, rsa]) {
        if (sign(key, sent.body, encoding) !== value) continue;
        return { ...sent, body, headers: { ...sent.headers, [name]: sign(key, body, encoding) } };
      }
    }
  }
  return null;
}

type Encoding = (typeof ENCODINGS)[number];

const hmac = (key: string, body: string, encoding: Encoding): string =>
  createHmac('sha256', key).update(body).digest(encoding);

const rsa = (key: string, body: string, encoding: Encoding): string =>
  key.includes('PRIVATE KEY') ? createSign('RSA-SHA256').update(body).sign(key, encoding) : '';

/** A form signs its sorted fields in one of them. */
function sealedForm(sent: SentCall, body: string, key: string): SentCall | null {
  const seal = (form: WireBody): string =>
    hashOf(
      Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)])),
      key,
    );
  const { sign, ...signed } = readBody(sent);
  if (sign !== seal(signed)) return null;
  const { sign: _old, ...changed } = readBody({ ...sent, body });
  return { ...sent, body: writeBody(sent, { ...changed, sign: seal(changed) }) };
}

/** A key that no vendor has. */
export function strangerKey({ keyKind }: Dialect): string {
  if (keyKind === 'secret') return randomBytes(32).toString('base64url');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
