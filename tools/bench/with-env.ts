/**
 * Runs `work` with more in this process's environment, and puts it back as it was: Google's libraries add to it by
 * themselves, and what they add would lead the next store to emulators that are gone.
 */
export async function withEnv<T>(more: Record<string, string>, work: () => Promise<T>): Promise<T> {
  const before = { ...process.env };
  Object.assign(process.env, more);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}
