/** What became of the owner's code: `unconfirmed` where the address has to be confirmed before it counts. */
export type ClaimOutcome = 'claimed' | 'refused' | 'unconfirmed';

const key = 'tempera.claim';

const inAddress = () => /^#claim=([\w-]{16,200})$/.exec(location.hash)?.[1];

/** Keeps the code of the owner's link in this tab, as whoever opens it may have to log in first. */
export function keepClaim(): void {
  const code = inAddress();
  if (code === undefined) return;
  try {
    sessionStorage.setItem(key, code);
  } catch {
    // Without storage, the link works for who is logged in.
  }
}

export function keptClaim(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return inAddress();
  }
}

let untold: ClaimOutcome | null = null;
let listener: ((outcome: ClaimOutcome) => void) | null = null;

/** The store has answered. The code is kept for as long as it may still come to count. */
export function answerClaim(outcome: ClaimOutcome): void {
  if (outcome !== 'unconfirmed') forgetClaim();
  if (listener) listener(outcome);
  else untold = outcome;
}

function forgetClaim(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Says what became of the owner's code, also where that was known before. Returns an unsubscribe function. */
export function onClaim(listen: (outcome: ClaimOutcome) => void): () => void {
  listener = listen;
  if (untold) listen(untold);
  untold = null;
  return () => {
    if (listener === listen) listener = null;
  };
}
