import { beforeAll, describe, expect, it } from 'vitest';
import * as functions from '../../functions/src/index.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { grant, putArchive } from '../functions/support/archive.ts';
import { invoke } from '../functions/support/http.ts';
import { pictures } from '../functions/support/pictures.ts';
import { putCategory, putProduct, unique } from '../functions/support/store.ts';
import { branches } from './branches.ts';
import { attack } from './kit/attack.ts';
import { call, isForWhom, reasonIn } from './kit/calls.ts';
import { attackers, nameOf, openCast } from './kit/cast.ts';
import { mangle } from './kit/mangle.ts';
import { partsIn, partsOf, schemasOf } from './kit/schema-parts.ts';
import { mayCall, type Scene, whoMayCall } from './who-may-call.ts';

/** Each callable by HTTP: by everybody who must not, and with inputs that are good but for one thing by who may. */

const scene = {} as Scene;
const names = Object.keys(whoMayCall);

beforeAll(async () => {
  const cast = await openCast();
  const { victim } = cast;
  const [free, { slug: paid }, category] = await Promise.all([
    putProduct({ priceCents: 0 }),
    putArchive({ priceCents: 280 }),
    putCategory(),
  ]);
  await grant(victim.uid, paid);
  Object.assign(scene, { cast, free, paid, category, key: () => unique('key'), picture: pictures.png });
  const { input } = whoMayCall.placeOrder ?? {};
  const { result } = await invoke('placeOrder', input?.(scene), victim);
  scene.orderId = String(result?.orderId);
  const at = new Date();
  const spoken = { createdAt: at, lastMessage: 'Where?', status: 'open' };
  const ticket = { ...spoken, userId: victim.uid, username: nameOf(victim.uid), lastMessageAt: at };
  for (const number of [0, 1]) await db().doc(`tickets/${victim.uid}_${number}`).set(ticket);
});

/** Who shows that a call is answered for the right person. */
function rightful(name: string) {
  const first = (['admin', 'staff', 'customer'] as const).find((one) => mayCall(name, one, attackers));
  return whoMayCall[name]?.by ?? first ?? 'admin';
}

const inputOf = (name: string) => whoMayCall[name]?.input(scene) ?? {};

const attackersOf = (name: string) => attackers.filter((one) => !mayCall(name, one, attackers));

/** Whom these answer is everybody. */
const open = ['quoteCheckout', 'openOrder', 'findOrder', 'sendContactMessage', 'reportForbidden'];

describe.each(names.filter((name) => !open.includes(name)))('%s', (name) => {
  for (const attacker of attackersOf(name)) {
    attack.besideOthers(`${attacker} is turned away`, async () => {
      const reason = await call(name, inputOf(name), scene.cast[attacker]);
      expect(isForWhom(reason), reason).toBe(true);
    });
  }
});

/** Of these a bad part is left out like one that is gone, so that a stale link still opens a checkout. */
const leftOut = ['quoteCheckout slugs of odd things'];
/** Whatever stands in a file is looked through, and said. */
const lookedThrough = ['previewImport text of 300,000 characters'];

/** The leaves of inputs are the same for every scene. */
const shape = {
  cast: { victim: { uid: 'v' }, friend: { uid: 'f' } },
  key: () => 'key-12345678',
} as unknown as Scene;

const badInputsOf = (name: string) =>
  mangle(whoMayCall[name]?.input({ ...shape, orderId: 'o', paid: 'p', free: 'f' }) ?? {})
    .map(({ what }) => what)
    .filter((what) => ![...leftOut, ...lookedThrough].includes(`${name} ${what}`));

/** These are told nothing. */
const withoutInput = [
  'startSession',
  'cancelPlan',
  'resumePlan',
  'scanSecurity',
  'exportData',
  'signOutEverywhere',
];

describe.each(names.filter((name) => !withoutInput.includes(name)))('%s with a bad input', (name) => {
  for (const what of badInputsOf(name)) {
    attack.besideOthers(what, async () => {
      const bad = mangle(inputOf(name)).find((one) => one.what === what);
      const answer = await invoke(name, bad?.input, scene.cast[rightful(name)]);
      expect(['answered', 'busy']).not.toContain(reasonIn(answer));
      expect(answer.status).toBeLessThan(500);
    });
  }
});

/** What a person types where a branch lets them, a code, and a browser's own mark: any word will do. */
const typed =
  /\b(?:country|state|zip|company|vatId|phone|address|city|website|claim|device) that (?:leads elsewhere|is a prototype)$/;

/** How a branch's input is made worse where its base is not already, unless the branch is another act with the same words. */
function worseIn(name: string, at: number, where: Scene) {
  const base = whoMayCall[name]?.input(where) ?? {};
  const input = branches[name]?.[at]?.(base, where) ?? {};
  const isOther = ['action', 'kind'].some((key) => input[key] !== base[key]);
  const known = isOther ? [] : mangle(base).map(({ what }) => what);
  return mangle(input).filter(({ what }) => !typed.test(what) && !known.includes(what));
}

const everyBranch = Object.entries(branches).flatMap(([name, all]) =>
  all.map((_branch, at) => [name, at] as const),
);

describe.each(everyBranch)('%s in its branch %i with a bad input', (name, at) => {
  for (const { what } of worseIn(name, at, shape)) {
    attack.besideOthers(what, async () => {
      const bad = worseIn(name, at, scene).find((one) => one.what === what);
      const answer = await invoke(name, bad?.input, scene.cast[rightful(name)]);
      expect(['answered', 'busy']).not.toContain(reasonIn(answer));
      expect(answer.status).toBeLessThan(500);
    });
  }
});

const ranks = ['visitor', 'guest', 'customer', 'staff', 'admin'] as const;

/** Who is nearest to those who may; of what is a customer's own another one, null where everybody may. */
function oneBelow(name: string): (typeof ranks)[number] | null {
  if (whoMayCall[name]?.by === 'owner') return 'admin';
  const lowest = ranks.findIndex((one) => mayCall(name, one, attackers));
  return lowest < 0 ? 'customer' : (ranks[lowest - 1] ?? null);
}

/** Branches that ask for no account: what they name, a mailed link or an address, is all there is to look at. */
const openBranches = ['signOutEverywhere 1', 'signOutEverywhere 2', 'sendAccountMail 0'];

/** What a branch says of a thing that is not the caller's, beside what all calls say. */
const notTheirs: readonly string[] = ['order-link-invalid', 'charge-not-found'];

const closedBranches = everyBranch.flatMap(([name, at]) => {
  const attacker = openBranches.includes(`${name} ${at}`) ? null : oneBelow(name);
  return attacker ? [[name, at, attacker] as const] : [];
});

describe.each(closedBranches)('%s in its branch %i', (name, at, attacker) => {
  attack.besideOthers(`is not for ${attacker}`, async () => {
    const input = branches[name]?.[at]?.(inputOf(name), scene);
    const reason = await call(name, input, scene.cast[attacker]);
    expect(isForWhom(reason) || notTheirs.includes(reason), reason).toBe(true);
  });
});

it('says something for every part of every schema, and each branch is one that the schema takes', async () => {
  const schemas = await schemasOf(names);
  const inputsOfAll = (name: string) => {
    const base = inputOf(name);
    return [base, ...(branches[name] ?? []).map((branch) => branch(base, scene))];
  };
  const forgotten = names.flatMap((name) => {
    const schema = schemas.get(name);
    if (!schema) return [`${name} has no schema by that name`];
    const said = new Set(inputsOfAll(name).flatMap((input) => partsIn(input)));
    return [...partsOf(schema)].filter((part) => !said.has(part)).map((part) => `${name} ${part}`);
  });
  expect(forgotten).toEqual([]);
  const refused = Object.keys(branches).filter((name) =>
    inputsOfAll(name).some((input) => !schemas.get(name)?.safeParse(input).success),
  );
  expect(refused).toEqual([]);
});

describe.each(names)('%s', (name) => {
  it(`answers ${rightful(name)}`, async () => {
    const reason = await call(name, inputOf(name), scene.cast[rightful(name)]);
    expect(isForWhom(reason), reason).toBe(false);
    expect(['invalid-input', 'busy']).not.toContain(reason);
  });
});

it('names every callable', () => {
  const callables = Object.entries(functions).flatMap(([name, { __endpoint }]) =>
    (__endpoint as { callableTrigger?: object }).callableTrigger ? [name] : [],
  );
  expect(names.toSorted()).toEqual(callables.toSorted());
});

it('leaves out none by accident', () => {
  expect(names.filter((name) => attackersOf(name).length === 0)).toEqual(open);
  expect(names.filter((name) => badInputsOf(name).length === 0)).toEqual(withoutInput);
});
