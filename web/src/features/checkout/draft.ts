import { type CustomerValues, customerFields } from './order-form.ts';

const key = 'tempera.checkout-draft';

/**
 * What was typed into the checkout, kept for this tab so that a reload or a detour by the login page loses nothing.
 * Never the card. A visitor's draft goes with them when they sign in; a customer's is shown to nobody else.
 */
export function readDraft(uid: string | null): Partial<CustomerValues> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return {};
    const { uid: owner, values } = stored as { uid?: unknown; values?: Record<string, unknown> };
    if (owner !== null && owner !== uid) return {};
    return Object.fromEntries(
      customerFields.flatMap((field) => {
        const text = values?.[field];
        return typeof text === 'string' && text !== '' ? [[field, text]] : [];
      }),
    );
  } catch {
    return {};
  }
}

export function writeDraft(uid: string | null, values: Partial<CustomerValues>): void {
  const kept = Object.fromEntries(customerFields.map((field) => [field, values[field] ?? '']));
  try {
    sessionStorage.setItem(key, JSON.stringify({ uid, values: kept }));
  } catch {
    // Storage is full or switched off: a reload then begins with an empty form.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept there either.
  }
}
