import { RefusalError } from '@tempera/domain/calls/reasons';
import { type Access, isRestricted, standings } from '@tempera/domain/people/access';
import { isOver } from '@tempera/domain/people/ended-sessions';
import { type Role, roles } from '@tempera/domain/people/roles';
import type { Maintenance, SiteSettings } from '@tempera/domain/settings/settings';
import { durations } from '@tempera/domain/site/durations';
import type { DocumentData } from 'firebase-admin/firestore';
import { z } from 'zod';
import { auth } from './admin.ts';
import { assertAttested } from './attested.ts';
import { clock } from './clock.ts';
import { refs } from './refs.ts';
import { toMillis } from './timestamps.ts';

/** What a verified ID token says about its bearer. */
export interface Identity {
  uid: string;
  email: string;
  emailVerified: boolean;
  name: string;
  provider: string;
  claimedRole: Role;
  /** When the person last proved who they are, in seconds; null when the token does not say. */
  authTime: number | null;
  /** Whether they proved it by a second factor, too. */
  secondFactor: boolean;
}

/** A person with their record: `role` is what the token and `access/{uid}` agree on. */
export interface Caller extends Identity {
  role: Role;
  access: Access;
}

/** The part of a callable's request that says who calls. */
export interface CallAuth {
  uid?: unknown;
  token?: unknown;
}

/** No slash, no reserved id: a uid becomes part of document paths, and the emulator accepts unsigned tokens. */
const uidSchema = z
  .string()
  .min(1)
  .max(128)
  .regex(/^(?!__.*__$)[^/\s.]+$/)
  .refine((uid) => uid.isWellFormed());
const tokenSchema = z.object({
  email: z
    .string()
    .max(320)
    .overwrite((email) => email.toWellFormed())
    .catch(''),
  email_verified: z.boolean().catch(false),
  name: z.string().catch(''),
  role: z.enum(roles).catch('customer'),
  auth_time: z.number().finite().nullable().catch(null),
  firebase: z
    .object({
      sign_in_provider: z.string().catch(''),
      sign_in_second_factor: z.string().optional().catch(undefined),
    })
    .catch({ sign_in_provider: '' }),
});

/** Who the token says is calling, or null for nobody. */
export function identify(auth: CallAuth | null | undefined): Identity | null {
  const uid = uidSchema.safeParse(auth?.uid);
  const token = tokenSchema.safeParse(auth?.token ?? {});
  if (!uid.success || !token.success) return null;
  return {
    uid: uid.data,
    email: token.data.email.toLowerCase(),
    emailVerified: token.data.email_verified,
    name: token.data.name.toWellFormed().trim(),
    provider: token.data.firebase.sign_in_provider,
    claimedRole: token.data.role,
    authTime: token.data.auth_time,
    secondFactor: Boolean(token.data.firebase.sign_in_second_factor),
  };
}

export const isGuest = (person: Pick<Identity, 'provider'>) => person.provider === 'anonymous';

/** `access/{uid}` of a person whose first session has not written one yet: an unrestricted customer. */
export const newAccess: Access = {
  role: 'customer',
  status: 'active',
  reason: '',
  until: null,
  permanent: false,
};

/** `access/{uid}` as the domain knows it; without a record a person is an unrestricted customer. */
export function toAccess(data: DocumentData | undefined): Access {
  if (!data) return newAccess;
  return {
    role: roles.includes(data.role) ? data.role : 'customer',
    status: standings.includes(data.status) ? data.status : 'active',
    reason: typeof data.reason === 'string' ? data.reason : '',
    until: toMillis(data.until),
    permanent: data.permanent === true,
  };
}

/**
 * Claim and record must agree for a privileged role: a claim outlives a demotion by up to an hour. Where the record asks for a second factor, a
 * sign-in without one has no role; mirrored by the rules.
 */
function toCaller(identity: Identity, record: DocumentData | undefined): Caller {
  const access = toAccess(record);
  const lacks = record?.needsSecondFactor === true && !identity.secondFactor;
  return {
    ...identity,
    access,
    role: identity.claimedRole === access.role && !lacks ? access.role : 'customer',
  };
}

/** @throws RefusalError `sign-in-required` */
export function requireIdentity(auth: CallAuth | null | undefined): Identity {
  const identity = identify(auth);
  if (!identity) throw new RefusalError('sign-in-required');
  return identity;
}

/**
 * Whether the session is one that was ended, alone or with all others, by its person or with their account: a token outlives that by up
 * to an hour, and one that was renewed keeps the time of its sign-in.
 */
function hasEnded({ authTime }: Identity, record: DocumentData | undefined): boolean {
  if (!record || authTime === null) return false;
  const { endedSessions } = record;
  return isOver(authTime, {
    sessionsEndedAt: toMillis(record.sessionsEndedAt),
    endedSessions: Array.isArray(endedSessions) ? endedSessions : [],
  });
}

/**
 * The person as `access/{uid}` has them, restricted or not.
 * @throws RefusalError `sign-in-required` when their session has been ended
 */
export function toSession(identity: Identity, record: DocumentData | undefined): Caller {
  if (hasEnded(identity, record)) throw new RefusalError('sign-in-required');
  return toCaller(identity, record);
}

/**
 * The person, restricted or not, whose session goes on.
 * @throws RefusalError `sign-in-required` when it has been ended
 */
export async function loadSession(identity: Identity): Promise<Caller> {
  return toSession(identity, (await refs.access(identity.uid).get()).data());
}

/**
 * The person's record, who may not be restricted.
 * @throws RefusalError `sign-in-required` when the session has been ended, `restricted`
 */
export async function loadCaller(identity: Identity): Promise<Caller> {
  const caller = await loadSession(identity);
  if (isRestricted(caller.access, clock.now())) throw new RefusalError('restricted');
  return caller;
}

/**
 * Keeps customers and guests out while the store is under maintenance.
 * @throws RefusalError `maintenance`
 */
export function assertOpen(maintenance: Pick<Maintenance, 'enabled'>, caller: Pick<Caller, 'role'>): void {
  if (maintenance.enabled && caller.role === 'customer') throw new RefusalError('maintenance');
}

/**
 * Whether somebody has an address and has not confirmed it. How they signed in says nothing of that: a provider that is linked to an account
 * leaves it the address that it was made with. Guests have none.
 */
export const isUnconfirmed = ({ email, emailVerified }: Pick<Identity, 'email' | 'emailVerified'>) =>
  email !== '' && !emailVerified;

/**
 * Buying and downloading wait for a confirmed address while the store asks for one.
 * @throws RefusalError `email-unverified`
 */
export function assertVerified(
  identity: Pick<Identity, 'email' | 'emailVerified'>,
  { requireEmailVerification }: Pick<SiteSettings, 'requireEmailVerification'>,
): void {
  if (requireEmailVerification && isUnconfirmed(identity)) throw new RefusalError('email-unverified');
}

/**
 * A stolen or forgotten session must not be enough to take an account away.
 * @throws RefusalError `sign-in-again`
 */
export function assertRecentSignIn(
  { authTime }: Pick<Identity, 'authTime'>,
  within: number = durations.recentSignIn,
): void {
  if (authTime === null || authTime * 1_000 < clock.now() - within) throw new RefusalError('sign-in-again');
}

/** The part of an HTTP function's request that says who asks. */
export interface Asking {
  get: (header: string) => string | undefined;
}

/**
 * Who bears the token of a request, as callables know them. Where App Check is enforced, it comes from the store's own pages.
 * @throws RefusalError `sign-in-required`
 */
export async function requireBearer(request: Asking): Promise<Identity> {
  await assertAttested(request.get('X-Firebase-AppCheck'));
  const token = /^Bearer (\S+)$/i.exec(request.get('Authorization') ?? '')?.[1];
  if (!token) throw new RefusalError('sign-in-required');
  try {
    const decoded = await (await auth()).verifyIdToken(token);
    return requireIdentity({ uid: decoded.uid, token: decoded });
  } catch {
    throw new RefusalError('sign-in-required');
  }
}
