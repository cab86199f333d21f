import { isRestricted } from '@tempera/domain/people/access';
import { may, type Role, roles } from '@tempera/domain/people/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { earlier, order, product, user } from './documents.ts';
import { accessRecord, openRules } from './open-rules.ts';
import { openRest, type RestDb, type RestPerson } from './rest.ts';
import { writeDocs } from './write-docs.ts';

const hour = 3_600_000;
const standings = {
  active: { status: 'active', permanent: false, ends: null },
  suspended: { status: 'suspended', permanent: false, ends: hour },
  banned: { status: 'banned', permanent: true, ends: null },
  ended: { status: 'suspended', permanent: false, ends: -hour },
} as const;
type StandingName = keyof typeof standings;
const standingNames = Object.keys(standings) as StandingName[];

/** `claim` is what the token says, `role` what the record says: each pair is an actor of its own, and so is nobody. */
interface Person {
  uid: string;
  claim: Role;
  role: Role;
  standing: StandingName;
}
const person = (kind: string, claim: Role, role: Role, standing: StandingName): Person => ({
  uid: `${kind}-${claim}-${role}-${standing}`,
  claim,
  role,
  standing,
});
const actors = roles.flatMap((claim) =>
  roles.flatMap((role) => standingNames.map((standing) => person('actor', claim, role, standing))),
);
interface Asked {
  /** Nobody is asked for as a visitor, who has no permission but to browse. */
  role: Role | 'visitor';
  self: boolean;
  restricted: boolean;
}
interface Action {
  attempt: (db: RestPerson, uid: string) => Promise<boolean>;
  /** What the table says; `role` is the one that token and record agree on, of people without restriction. */
  allowed: (asked: Asked) => boolean;
}
const never = () => false;
const record = (fields: Record<string, string | boolean>): Action => ({
  attempt: (db, uid) => db.update(`access/${uid}`, fields),
  allowed: never,
});

const actions: Record<string, Action> = {
  // Roles and standing are the functions' to write, whatever the authority of whoever asks.
  ...Object.fromEntries(roles.map((role) => [`set the role ${role}`, record({ role })])),
  'ban for good': record({ status: 'banned', permanent: true }),
  suspend: record({ status: 'suspended', permanent: false }),
  lift: record({ status: 'active', permanent: false }),
  'forget a record': { attempt: (db, uid) => db.delete(`access/${uid}`), allowed: never },
  'see a standing': {
    attempt: (db, uid) => db.get(`access/${uid}`),
    allowed: ({ role, self }) => self || may(role, 'seeUsers'),
  },
  'see what was done to somebody': {
    attempt: (db, uid) => db.get(`access/${uid}/log/1`),
    allowed: ({ role }) => may(role, 'seeUsers'),
  },
  'see an account': {
    attempt: (db, uid) => db.get(`users/${uid}`),
    allowed: ({ role, self, restricted }) => (self && !restricted) || may(role, 'seeUsers'),
  },
  'change a profile': {
    attempt: (db, uid) => db.update(`users/${uid}`, { bio: 'Another' }),
    allowed: ({ self, restricted }) => self && !restricted,
  },
  'see an order': {
    attempt: (db, uid) => db.get(`orders/${uid}`),
    allowed: ({ role, self, restricted }) => (self && !restricted) || may(role, 'manageStore'),
  },
  'read a ticket': {
    attempt: (db, uid) => db.get(`tickets/${uid}_0`),
    allowed: ({ role, self }) => self || may(role, 'answerSupport'),
  },
  'wish for somebody': {
    attempt: (db, uid) => db.stamp(`users/${uid}/wishlist/chart`, 'addedAt', 'wishlist'),
    allowed: ({ self, restricted }) => self && !restricted,
  },
  'see the store’s mail': {
    attempt: (db) => db.get('settings/private'),
    allowed: ({ role }) => may(role, 'manageStore'),
  },
  browse: { attempt: (db) => db.get('products/chart'), allowed: ({ role }) => may(role, 'browse') },
};

interface Cell {
  actor: Person | null;
  target: Person;
}

function askedBy(actor: Person | null, target: Person): Asked {
  if (!actor) return { role: 'visitor', self: false, restricted: false };
  const { ends, ...standing } = standings[actor.standing];
  const until = ends === null ? null : Date.now() + ends;
  const restricted = isRestricted({ role: actor.role, ...standing, reason: '', until }, Date.now());
  const role = actor.claim === actor.role && !restricted ? actor.role : 'customer';
  return { role, self: actor === target, restricted };
}

/** What went otherwise than the table says, if anything. */
async function tryCell(rest: RestDb, { actor, target }: Cell, { attempt, allowed }: Action) {
  const token = { role: actor?.claim, firebase: { sign_in_provider: 'password' } };
  const met = await attempt(actor ? rest.as(actor.uid, token) : rest.as(null), target.uid);
  const expected = allowed(askedBy(actor, target));
  return met === expected ? [] : [`${actor?.uid ?? 'nobody'} on ${target.uid}: ${met}`];
}

/**
 * Every actor × every target of these standings, and the actor's own person × every action against the rules; the functions'
 * own permission matrix tries the same against the functions.
 */
export function describePermissions(spec: string, ...targetStandings: StandingName[]): void {
  const rules = openRules(spec);
  const rest = openRest(spec);
  const targets = roles.flatMap((role) =>
    targetStandings.map((standing) => person('target', role, role, standing)),
  );
  const cells: Cell[] = [null, ...actors].flatMap((actor) =>
    [...targets, ...(actor ? [actor] : [])].map((target) => ({ actor, target })),
  );

  beforeAll(async () => {
    await writeDocs(rules.seed, { 'products/chart': product() });
    for (const { uid, role, standing } of [...actors, ...targets]) {
      await writeDocs(rules.seed, {
        [`access/${uid}`]: accessRecord({ role, ...standings[standing] }),
        [`access/${uid}/log/1`]: { at: earlier },
        [`users/${uid}`]: user(uid),
        [`orders/${uid}`]: order(uid),
        [`tickets/${uid}_0`]: { userId: uid },
      });
    }
  });

  describe(`the permission table, ${cells.length * Object.keys(actions).length} cells`, {
    timeout: 120_000,
  }, () => {
    it.each(Object.entries(actions))('%s', async (_name, action) => {
      const wrong: string[] = [];
      const batch = 50;
      for (let start = 0; start < cells.length; start += batch) {
        const tried = cells.slice(start, start + batch).map((cell) => tryCell(rest, cell, action));
        wrong.push(...(await Promise.all(tried)).flat());
      }
      expect(wrong).toEqual([]);
    });
  });
}
