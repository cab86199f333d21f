import { type EventMark, isMarked, markOf, putMark } from '../payments/event-marks.store.ts';
import type { PaymentEvent, PaymentProvider } from '../payments/payment-provider.ts';
import { isAlreadyThere } from '../platform/firestore-errors.ts';
import { logs } from '../platform/logs.ts';

type About = PaymentEvent['about'];

/**
 * Brings our side in line with how what an event is about stands at the provider by now. Bears to run any number of times, at once and
 * in any order. It writes the mark in the commit of what it changes; whoever changes nothing leaves it.
 */
export type Handler<Kind extends About['kind']> = (
  about: Extract<About, { kind: Kind }>,
  provider: PaymentProvider,
  mark: EventMark,
) => Promise<unknown>;

export type Handlers = { [Kind in About['kind']]: Handler<Kind> };

/** Carries out what an event leads to, once for its number: also when it comes twice at the same time. */
export async function carryOut(
  event: PaymentEvent,
  handlers: Handlers,
  provider: PaymentProvider,
): Promise<void> {
  if (await isMarked(event)) return;
  const handle = handlers[event.about.kind] as Handler<About['kind']>;
  try {
    await handle(event.about, provider, markOf(event));
    await putMark(event);
    logs.eventTaken(event.id, event.about.kind);
  } catch (error) {
    // Another delivery of it was quicker, and has done all of it.
    if (!isAlreadyThere(error) || !(await isMarked(event))) throw error;
  }
}
