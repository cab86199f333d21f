import { inParts } from '@tempera/domain/site/in-parts';
import { type DocumentData, type DocumentReference, db } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { isAlreadyThere } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, serverTime, toMillis } from '../platform/timestamps.ts';
import type { PaymentEvent } from './payment-provider.ts';

/** Where a mark is written: in the batch, or the transaction, that does what the event leads to. */
interface Writer {
  create(document: DocumentReference, data: DocumentData): unknown;
}

/** Notes that an event is carried out. A commit that notes what is noted already fails with ALREADY_EXISTS. */
export type EventMark = (writer: Writer) => void;

/** Stripe sends an event again for three days, and its dashboard for a month. */
const keptMs = 60 * 24 * 60 * 60 * 1_000;

const documentOf = ({ at, about }: PaymentEvent) => ({
  kind: about.kind,
  reference: 'reference' in about ? about.reference : about.payout,
  toldAt: fromMillis(at),
  at: serverTime(),
  expiresAt: fromMillis(clock.now() + keptMs),
});

export const markOf =
  (event: PaymentEvent): EventMark =>
  (writer) => {
    writer.create(refs.paymentEvent(event.id), documentOf(event));
  };

export async function isMarked({ id }: Pick<PaymentEvent, 'id'>): Promise<boolean> {
  return (await refs.paymentEvent(id).get()).exists;
}

/** So many documents are asked for at a time. */
const page = 100;

/** Those of these events that nobody has carried out. */
export async function withoutMark(events: readonly PaymentEvent[]): Promise<PaymentEvent[]> {
  const open: PaymentEvent[] = [];
  for (const some of inParts(events, page)) {
    const marks = await db().getAll(...some.map(({ id }) => refs.paymentEvent(id)));
    open.push(...some.filter((_event, index) => !marks[index]?.exists));
  }
  return open;
}

/** Until when events were looked through, in milliseconds; null where they never were. */
export async function readSweptUntil(): Promise<number | null> {
  return toMillis((await refs.eventsSwept().get()).data()?.until);
}

export async function writeSweptUntil(until: number): Promise<void> {
  await refs.eventsSwept().set({ until: fromMillis(until) });
}

/** The mark by itself, where nothing was to be changed or the change knew of no event. */
export async function putMark(event: PaymentEvent): Promise<void> {
  try {
    await refs.paymentEvent(event.id).create(documentOf(event));
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}
