/** The field of a settings document that says who changed it last, and when: `{ byId, at }` (decision 28). */
export const changeMark = 'changed';

/** The settings themselves. What is no document is handed back as it is. */
export function unmarked<Stored>(stored: Stored): Stored {
  if (typeof stored !== 'object' || stored === null) return stored;
  const { [changeMark]: _mark, ...settings } = stored as Record<string, unknown>;
  return settings as Stored;
}
