const key = 'tempera.presence';

/** Notes whether somebody is signed in here, so that the next page can guess before Auth's SDK has loaded. */
export function rememberPresence(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(key, 'signed-in');
    else localStorage.removeItem(key);
  } catch {
    // Storage is switched off: the guess is all that is lost.
  }
}

/** A guess for the first paint only, never a right: whether somebody was signed in when the last page closed. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
