import { type TallyKind, tallyPath } from '@tempera/domain/people/tally';
import { projectOf } from './open-rules.ts';

/** Firestore as a browser without the SDK would ask it: for many people at once, who need no client each. */
export interface RestDb {
  /** `uid` null asks as nobody; what `token` says is believed, as by every emulator. */
  as: (uid: string | null, token?: Record<string, unknown>) => RestPerson;
}

/** Each answers whether the rules allow it. @throws Error for any other answer */
export interface RestPerson {
  get: (path: string) => Promise<boolean>;
  delete: (path: string) => Promise<boolean>;
  /** Changes texts and booleans of a document that is there. */
  update: (path: string, fields: Record<string, string | boolean>) => Promise<boolean>;
  /** Writes a document of nothing but the server's time, with a new tally of the person's that counts it (decision 78). */
  stamp: (path: string, field: string, kind: TallyKind) => Promise<boolean>;
}

/** @param spec the name that the file opens its rules by */
export function openRest(spec: string): RestDb {
  const documents = `projects/${projectOf(spec)}/databases/(default)/documents`;
  return {
    as: (uid, token = {}) => {
      const headers: Record<string, string> = uid ? { authorization: `Bearer ${unsigned(uid, token)}` } : {};
      const ask = async (url: string, init: RequestInit = {}) => {
        const host = process.env.FIRESTORE_EMULATOR_HOST ?? '';
        const response = await fetch(`http://${host}/v1/${url}`, { ...init, headers });
        const body = await response.text();
        if (response.ok || response.status === 403) return response.ok;
        throw new Error(`${url}: ${response.status} ${body}`);
      };
      const write = (...writes: object[]) =>
        ask(`${documents}:commit`, { method: 'POST', body: JSON.stringify({ writes }) });
      return {
        get: (path) => ask(`${documents}/${path}`),
        delete: (path) => write({ delete: `${documents}/${path}` }),
        update: (path, fields) =>
          write({
            update: { name: `${documents}/${path}`, fields: encode(fields) },
            updateMask: { fieldPaths: Object.keys(fields) },
          }),
        stamp: (path, field, kind) =>
          write(
            { update: { name: `${documents}/${path}`, fields: {} }, updateTransforms: [now(field)] },
            {
              update: {
                name: `${documents}/${tallyPath(uid ?? 'nobody', kind)}`,
                fields: { count: { integerValue: '1' }, last: { stringValue: path } },
              },
              updateTransforms: [now('since'), now('at')],
            },
          ),
      };
    },
  };
}

const now = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });

function encode(fields: Record<string, string | boolean>) {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      typeof value === 'string' ? { stringValue: value } : { booleanValue: value },
    ]),
  );
}

function unsigned(uid: string, token: Record<string, unknown>): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const auth_time = Math.floor(Date.now() / 1_000);
  const payload = { sub: uid, user_id: uid, iat: 0, exp: 4_000_000_000, auth_time, ...token };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
}
