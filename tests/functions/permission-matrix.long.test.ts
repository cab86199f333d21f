import { isRestricted } from '@tempera/domain/people/access';
import { type Authority, mayActOn, type Role, roles } from '@tempera/domain/people/roles';
import { describe, expect, it } from 'vitest';
import { toAccess } from '../../functions/src/platform/caller.ts';
import { customer, putAccess, type TestAuth } from './support/callers.ts';
import { lift, moderate, type Outcome, setRole } from './support/calls.ts';
import {
  accessAs,
  ban,
  permanentBan,
  type StandingName,
  standings,
  suspension,
} from './support/moderation.ts';
import { readDocument, unique } from './support/store.ts';

/**
 * Every actor × every target × every action, against the functions; the rules' own permission matrix tries the same
 * table against the rules, where nobody may write any of it.
 */
const claims = [...roles] as const;
const standingNames = Object.keys(standings) as StandingName[];

/** Token and record need not agree: each pair of claimed and recorded role is an actor of its own, and so is nobody. */
const actors = claims.flatMap((claim) =>
  roles.flatMap((role) => standingNames.map((standing) => ({ claim, role, standing }))),
);
const targets = roles.flatMap((role) => standingNames.map((standing) => ({ role, standing })));

type Attempt = {
  authority: Authority;
  call: (uid: string, who: TestAuth | null) => Promise<Outcome<unknown>>;
};
const actions: Record<string, Attempt> = {
  ...Object.fromEntries(
    roles.map((role) => [
      `setRole ${role}`,
      { authority: 'setRole', call: (uid: string, who: TestAuth | null) => setRole({ uid, role }, who) },
    ]),
  ),
  'ban for good': { authority: 'banForGood', call: (uid, who) => moderate(permanentBan(uid), who) },
  'ban for 2 days': { authority: 'restrict', call: (uid, who) => moderate(ban(uid, { days: 2 }), who) },
  'suspend for 2 hours': {
    authority: 'restrict',
    call: (uid, who) => moderate(suspension(uid, { hours: 2 }), who),
  },
  lift: { authority: 'lift', call: (uid, who) => lift({ uid }, who) },
};

type Actor = (typeof actors)[number] | null;

/** What the table says, as a refusal's reason; null where it says yes. */
function refusalOf(actor: Actor, self: boolean, targetRole: Role, name: string): string | null {
  if (!actor) return 'sign-in-required';
  if (isRestricted(toAccess(accessAs(actor.role, actor.standing)), Date.now())) return 'restricted';
  const role = actor.claim === actor.role ? actor.role : 'customer';
  const target = { uid: self ? 'self' : 'other', role: targetRole };
  const allowed = mayActOn({ uid: 'self', role }, actions[name]?.authority as Authority, target);
  return allowed && name !== 'setRole owner' ? null : 'not-allowed';
}

/** Refusals that the table does not speak of: they come after it has said yes. */
const later = ['restricted-already', 'user-not-found'];

type Target = (typeof targets)[number];

async function putActor({ claim, role, standing }: NonNullable<Actor>): Promise<TestAuth> {
  const signedIn = { auth_time: Math.floor(Date.now() / 1_000) };
  const who = customer(claim === 'customer' ? signedIn : { ...signedIn, role: claim });
  await putAccess(who.uid, accessAs(role, standing));
  return who;
}

async function putTarget({ role, standing }: Target): Promise<string> {
  const uid = unique('t');
  await putAccess(uid, accessAs(role, standing));
  return uid;
}

const known = new Map<string, Promise<unknown>>();

/** Whom no cell changes is put once: each write of a record has a trigger after it, and thousands hold up the tests behind. */
function once<T>(key: unknown, put: () => Promise<T>): Promise<T> {
  const name = JSON.stringify(key);
  const found = known.get(name) ?? put();
  known.set(name, found);
  return found as Promise<T>;
}

async function tryCell(actor: Actor, target: Target | 'self', name: string): Promise<string | null> {
  const isSelf = target === 'self';
  const who = actor && (await (isSelf ? putActor(actor) : once({ actor }, () => putActor(actor))));
  const refused = isSelf || refusalOf(actor, false, target.role, name) !== null;
  const uid = isSelf
    ? (who?.uid ?? unique('t'))
    : await (refused ? once({ target }, () => putTarget(target)) : putTarget(target));
  const targetRole = isSelf ? (actor?.role ?? 'customer') : target.role;
  const before = await readDocument(`access/${uid}`);
  const outcome = await (actions[name] as Attempt).call(uid, who);
  const expected = refusalOf(actor, isSelf, targetRole, name);
  const met = 'refused' in outcome ? outcome.refused?.reason : null;
  const agrees = expected === null ? met === null || later.includes(met ?? '') : met === expected;
  if (!agrees) return `${JSON.stringify({ actor, target, name })}: ${met} instead of ${expected}`;
  // A refusal changes nothing, neither standing nor role.
  const after = await readDocument(`access/${uid}`);
  const same = JSON.stringify(before) === JSON.stringify(after);
  return met !== null && !same ? `${JSON.stringify({ actor, target, name })}: refused, yet changed` : null;
}

const cells = [null, ...actors].flatMap((actor) =>
  [...targets, 'self' as const].map((target) => ({ actor, target })),
);

describe(`the permission table, ${cells.length * Object.keys(actions).length} cells`, () => {
  it.each(Object.keys(actions))('%s', async (name) => {
    const wrong: string[] = [];
    const batch = 40;
    for (let start = 0; start < cells.length; start += batch) {
      const tried = cells
        .slice(start, start + batch)
        .map(({ actor, target }) => tryCell(actor, target, name));
      wrong.push(...(await Promise.all(tried)).filter((fault) => fault !== null));
    }
    expect(wrong).toEqual([]);
  });
});
