import { realProbes } from '../../emulators/launcher/install-firestore.ts';

/**
 * The Firestore emulator for thousands of sets of rules. hidane takes a new set in milliseconds, the official emulator in
 * seconds, which makes minutes or hours of 1,838 mutants; so it is taken, and installed if need be, unless
 * TEMPERA_FIRESTORE names another. Where it can't be had the launcher's own order holds.
 * @returns what to put into TEMPERA_FIRESTORE, if anything
 */
export async function quickFirestore(say: (line: string) => void): Promise<string | undefined> {
  const wish = process.env.TEMPERA_FIRESTORE;
  if (wish) return wish;
  const { hidane, installHidaneByNpm, installHidaneByCargo } = realProbes(say);
  return hidane() ?? (await installHidaneByNpm()) ?? (await installHidaneByCargo());
}
