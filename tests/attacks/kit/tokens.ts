import { projectId } from '../../../functions/src/platform/project.ts';
import type { Account } from '../../functions/support/http.ts';

interface Session {
  /** How long ago it began, in seconds. */
  ago?: number;
  /** What else the token says. */
  claims?: Record<string, unknown>;
  secondFactor?: boolean;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An ID token as Auth gives it to a session that is as old as the test wants it, unsigned as the emulators' all are. */
export function sessionOf(
  { uid, email }: Pick<Account, 'uid' | 'email'>,
  { ago = 0, claims = {}, secondFactor = false }: Session = {},
): Account {
  const [now, project] = [Math.floor(Date.now() / 1_000), projectId()];
  const payload = {
    sub: uid,
    user_id: uid,
    email,
    email_verified: true,
    aud: project,
    iss: `https://securetoken.google.com/${project}`,
    iat: now,
    exp: now + 3_600,
    auth_time: now - ago,
    firebase: {
      identities: {},
      sign_in_provider: 'password',
      ...(secondFactor ? { sign_in_second_factor: 'totp' } : {}),
    },
    ...claims,
  };
  return { uid, email, idToken: `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.` };
}
