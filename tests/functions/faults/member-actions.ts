import { savedMethodsInput } from '@tempera/domain/money/saved-methods';
import { refundChargeInput } from '@tempera/domain/plans/refund-charge';
import { requestDownload } from '../../../functions/src/downloads/request-download.ts';
import { savedMethods } from '../../../functions/src/methods/saved-methods.ts';
import { refundCharge } from '../../../functions/src/plans/refund-charge.ts';
import { refs } from '../../../functions/src/platform/refs.ts';
import type { TestAuth } from '../support/callers.ts';
import { amidOthers, cards, keyOf } from './attempt.ts';
import { allOf, type Intent } from './provider-state.ts';
import type { World } from './world.ts';

/** What somebody has kept to pay with, as the provider has it. */
export async function keptBy({ uid }: { uid: string }): Promise<string[]> {
  const { customer } = (await refs.paymentCustomer(uid).get()).data() ?? {};
  if (!customer) return [];
  return (await allOf<{ id: string }>(`customers/${customer}/payment_methods`)).map(({ id }) => id);
}

/** One of what somebody has kept; null where there is none. */
export async function methodOf({ random }: World, person: TestAuth): Promise<string | null> {
  const kept = await keptBy(person);
  return kept.length > 0 ? random.pick(kept) : null;
}

const ask = (world: World, input: object, person: TestAuth) =>
  savedMethods(savedMethodsInput.parse(input), person as never, world.provider);

async function keepOne(world: World): Promise<void> {
  const { random } = world;
  const person = random.pick(world.people);
  const [paymentToken, forPlan] = [random.pick(cards), random.isLucky(0.5)];
  const input = { action: 'add', paymentToken, forPlan, idempotencyKey: keyOf(world) };
  await amidOthers(world, `keeps ${paymentToken}${forPlan ? ' for the plan' : ''}`, async () => {
    const { setup } = await ask(world, input, person);
    if (setup?.state === 'requires-action') world.setups.push({ id: setup.id, person });
  });
}

/** Somebody whose bank asks them about a card that is to be kept. */
async function comeBackWithOne(world: World): Promise<void> {
  const { random, gateway } = world;
  if (world.setups.length === 0) return;
  const { id, person } = random.pick(world.setups);
  const decision = random.isLucky(0.8) ? 'approve' : 'refuse';
  await fetch(`${gateway.url}/_simulator/challenge/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ decision }),
    redirect: 'manual',
  });
  await amidOthers(world, `answers the bank about a card (${decision})`, () =>
    ask(world, { action: 'finish', setup: id }, person),
  );
}

async function forgetOne(world: World): Promise<void> {
  const person = world.random.pick(world.people);
  const method = await methodOf(world, person);
  if (method === null) return;
  await amidOthers(world, 'forgets what is kept', () => ask(world, { action: 'forget', method }, person));
}

export async function refundPlan(world: World): Promise<void> {
  const { random, admin, provider } = world;
  const charges = (await allOf<Intent>('payment_intents')).filter(({ metadata }) => metadata.chargeId);
  if (charges.length === 0) return;
  const { uid, chargeId } = random.pick(charges).metadata;
  const input = refundChargeInput.parse({
    uid,
    chargeId,
    amountCents: random.pick([50, 100, 900, 2_900]),
    reason: 'a seed',
    idempotencyKey: keyOf(world),
  });
  await amidOthers(world, `refunds ${input.amountCents} of a plan`, () =>
    refundCharge(input, admin as never, provider),
  );
}

/** A template that costs nothing, of which a plan grants so many in a month. */
async function claim(world: World): Promise<void> {
  const { random } = world;
  const person = random.pick(world.people);
  const slug = random.pick(world.free);
  await amidOthers(world, `takes ${slug}`, () =>
    requestDownload({ slug }, { auth: person, host: 'store.example' } as never, 'a key of this seed'),
  );
}

/** What members do besides buying, and what is done about their plans. */
export const memberActions = [keepOne, comeBackWithOne, forgetOne, refundPlan, refundPlan, claim, claim];
