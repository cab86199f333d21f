import { readFileSync } from 'node:fs';
import { Timestamp as ClientTimestamp } from 'firebase/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { attack } from './kit/attack.ts';
import { type Attacker, attackers, type Cast, openCast } from './kit/cast.ts';
import { ask, type Data } from './kit/firestore.ts';
import { requestOf } from './kit/requests.ts';
import { type Target, targetsOf } from './kit/targets.ts';
import { type Letter, may, operations, type TargetName, targetNames } from './who-may-what.ts';

/** Each attacker × each kind of document × each operation that the table does not allow them. */

const columnOf = {
  visitor: 'everybody',
  guest: 'everybody',
  restricted: 'everybody',
  customer: 'members',
  forged: 'members',
  staff: 'staff',
  admin: 'admins',
} as const satisfies Record<Attacker, string>;

let cast: Cast;
let targets: Record<TargetName, Target>;
/** What stood at each path before. */
const before = new Map<string, Data | undefined>();

/** The kit's documents are the browser's. */
function forAdmin(value: unknown): unknown {
  if (value instanceof ClientTimestamp) return Timestamp.fromMillis(value.toMillis());
  if (Array.isArray(value)) return value.map(forAdmin);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, forAdmin(one)]));
}

const remember = async (path: string) => {
  if (!before.has(path)) before.set(path, (await db().doc(path).get()).data());
};

async function put(path: string, data: Data) {
  await remember(path);
  await db()
    .doc(path)
    .set(forAdmin(data) as Data);
}

beforeAll(async () => {
  cast = await openCast();
  targets = targetsOf(cast);
  for (const { path, stored, newPath, around, with: more } of Object.values(targets)) {
    for (const [at, data] of Object.entries(around ?? {})) await put(at, data);
    if (stored) await put(path, stored);
    for (const at of [newPath, ...Object.keys(more?.('nobody') ?? {})]) await remember(at);
  }
});

afterAll(async () => {
  for (const [path, data] of before) {
    if (data) await db().doc(path).set(data);
    else await db().recursiveDelete(db().doc(path));
  }
});

/** A document at a fixed place is made by a change, and its neighbors are other documents. */
const isFixed = (name: TargetName) => !/\}(,.*)?$/.test(name);
const lettersOf = (name: TargetName) =>
  (Object.keys(operations) as Letter[]).filter((letter) => !isFixed(name) || !'lc'.includes(letter));

/** Who may do it, if anybody may. */
const rightful = (name: TargetName, letter: Letter) =>
  (['theirs', 'admins', 'staff', 'members'] as const).find((column) => may(column, name, letter));
const actors = { theirs: 'victim', admins: 'admin', staff: 'staff', members: 'customer' } as const;

describe.each(targetNames)('%s', (name) => {
  for (const letter of lettersOf(name)) {
    for (const attacker of attackers.filter((one) => !may(columnOf[one], name, letter))) {
      attack.besideOthers(`${attacker} can’t ${operations[letter]} it`, async () => {
        const who = cast[attacker];
        const request = requestOf(letter, targets[name], who?.uid ?? 'nobody');
        expect(await ask(request, who)).toBe(false);
      });
    }
  }

  // So that none of these was refused for what it said instead of for who said it.
  for (const letter of lettersOf(name)) {
    const column = rightful(name, letter);
    it(`${column ? actors[column] : 'without rules anybody'} can ${operations[letter]} it`, async ({
      skip,
    }) => {
      if (!column && targets[name].spared) return skip();
      const who = column && cast[actors[column]];
      const request = requestOf(letter, targets[name], who?.uid ?? 'nobody');
      expect(await ask(request, who ?? 'rules off')).toBe(true);
    });
  }
});

it('names every kind of document that the rules name', () => {
  const above: string[] = [];
  const paths = [...readFileSync('firestore.rules', 'utf8').matchAll(/^( *)match (\/.*) \{$/gm)].map(
    ([, indent = '', path = '']) => {
      const depth = indent.length / 2;
      above.length = depth;
      above[depth] = path;
      // The first two are the service and its database.
      return above.slice(2).join('').slice(1);
    },
  );
  const named = targetNames.filter((name) => !name.includes(',')).sort();
  expect(named).toEqual(paths.filter((path) => path !== '').sort());
});
