import { type EntryKind, entryKinds, type LedgerEntry } from '@tempera/domain/ledger/ledger-entry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refs } from '../../../functions/src/platform/refs.ts';
import { actAtProvider, buy, comeBack, payOut, refund, subscribeOne } from './actions.ts';
import { hear } from './attempt.ts';
import { brokenInvariants } from './invariants.ts';
import { refundPlan } from './member-actions.ts';
import { allOf, type Intent } from './provider-state.ts';
import { settleDown, sweepAll } from './settle-down.ts';
import { useFolder } from './use-folder.ts';
import { openWorld, type World } from './world.ts';

/** Orders and plans' charges that were paid. */
const wanted = 500;
const seed = 20_261_126;
/** Enough of them that few want what they have already. */
const names = Array.from({ length: 120 }, (_, index) => `buyer-${index}`);
const minutes = 60_000;

const actions = [
  ...Array.from({ length: 10 }, () => buy),
  ...[subscribeOne, subscribeOne, subscribeOne, comeBack, comeBack, comeBack],
  ...[refund, refundPlan, actAtProvider, actAtProvider, actAtProvider, payOut],
];

const folder = useFolder();
let world: World;

const paid = async () =>
  (await allOf<Intent>('payment_intents')).filter(({ status }) => status === 'succeeded').length;

async function act(times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await world.random.pick(actions)(world);
    await world.turns.end();
  }
}

/** A day goes by, in which some webhooks come and the schedule asks for the others. */
async function letDayPass(): Promise<void> {
  await hear(world);
  await world.turns.end();
  await world.wait(20 * minutes);
  await sweepAll(world);
  await world.wait(26 * 60 * minutes);
}

beforeAll(async () => {
  world = await openWorld(seed, folder(), { names, faults: { lose: 0.7 }, isSafe: true });
  while ((await paid()) < wanted) {
    await act(60);
    await letDayPass();
  }
  await settleDown(world);
}, 15 * minutes);

afterAll(() => world.close());

type Booked = LedgerEntry<unknown> & { id: string };

const booked = async (): Promise<Booked[]> =>
  (await refs.ledger().get()).docs.map((one) => ({ ...(one.data() as LedgerEntry<unknown>), id: one.id }));

it(`of ${wanted} purchases whose webhooks were lost by 70 % each cent is in the books`, {
  timeout: 5 * minutes,
}, async () => {
  expect(new Set((await booked()).map(({ kind }) => kind))).toEqual(new Set(entryKinds));
  expect(await brokenInvariants(world)).toEqual([]);
  expect(await world.reconcile()).toEqual([]);
});

/** An entry of each kind on which no other depends, no two of the same purchase. */
function onesOfEachKind(entries: readonly Booked[]): Booked[] {
  const ids = new Set(entries.map(({ id }) => id));
  const size = (of: string) => entries.filter((one) => one.of.id === of).length;
  const isAlone: Record<EntryKind, (entry: Booked) => boolean> = {
    charge: ({ of }) => size(of.id) === 2,
    fee: ({ of }) => size(of.id) === 2,
    refund: ({ id, grossCents }) => grossCents < 0 && !ids.has(`${id}-failed`),
    dispute: ({ id, grossCents }) => grossCents < 0 && !ids.has(`${id}-won`),
    payout: ({ id, grossCents }) => grossCents < 0 && !ids.has(`${id}-failed`),
  };
  const chosen: Booked[] = [];
  for (const kind of entryKinds) {
    const isFree = ({ of }: Booked) => chosen.every((one) => one.of.id !== of.id);
    const found = entries.find((one) => one.kind === kind && isAlone[kind](one) && isFree(one));
    if (!found) throw new Error(`there is no ${kind} to take away`);
    chosen.push(found);
  }
  return chosen;
}

it('an entry of any kind that is taken away is missed by both, by its name', {
  timeout: 5 * minutes,
}, async () => {
  const taken = onesOfEachKind(await booked());
  for (const { id } of taken) await refs.ledgerEntry(id).delete();
  const missed = (await brokenInvariants(world)).map(
    (line) => /^(\S+) .* is not in the books$/.exec(line)?.[1],
  );
  expect(missed.sort()).toEqual(taken.map(({ id }) => id).sort());
  const differences = (await world.reconcile()).map(({ id, what, there }) => [id, what, there]);
  expect(differences.sort()).toEqual(taken.map(({ id, grossCents }) => [id, 'missing', grossCents]).sort());
});
