/** A page begins where its own part does, for a keyboard and for who only hears it. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true });
