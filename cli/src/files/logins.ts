import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../core/failure.ts';

const loginsSchema = z.object({
  /** The store that is meant where none is named: the last that somebody logged in to. */
  current: z.string().nullable(),
  stores: z.record(z.string(), z.object({ token: z.string(), expiresAt: z.number().nullable() })),
});

/** Access tokens by store. */
export type Logins = z.infer<typeof loginsSchema>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the user's settings are, as each system has it. */
export function loginsFile(env: Environment = process.env): string {
  const folder =
    env.XDG_CONFIG_HOME || (process.platform === 'win32' && env.APPDATA) || join(homedir(), '.config');
  return join(folder, 'tempera', 'logins.json');
}

/** @throws Failure for a file that is damaged */
export async function readLogins(file = loginsFile()): Promise<Logins> {
  const text = await readFile(file, 'utf8').catch((cause) => {
    if (cause.code === 'ENOENT') return null;
    throw new Failure('local', `${file} can’t be read (${cause.code}).`);
  });
  if (text === null) return { current: null, stores: {} };
  try {
    return loginsSchema.parse(JSON.parse(text));
  } catch {
    throw new Failure('local', `${file} is damaged. Remove it, then run tempera login.`);
  }
}

/** Writes the file anew, for its user alone; whoever reads it at the same time finds the old one whole. */
async function writeLogins(logins: Logins, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const fresh = `${file}.${randomUUID()}`;
  try {
    await writeFile(fresh, `${JSON.stringify(logins, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    await chmod(fresh, 0o600);
    await rename(fresh, file);
  } catch (cause) {
    await rm(fresh, { force: true });
    throw new Failure('local', `${file} can’t be written (${(cause as { code?: string }).code}).`);
  }
}

export async function keepLogin(
  store: string,
  login: Logins['stores'][string],
  file = loginsFile(),
): Promise<void> {
  const { stores } = await readLogins(file);
  await writeLogins({ current: store, stores: { ...stores, [store]: login } }, file);
}

/** @returns the token that was kept, null for none */
export async function forgetLogin(store: string, file = loginsFile()): Promise<string | null> {
  const { current, stores } = await readLogins(file);
  const { [store]: gone, ...rest } = stores;
  if (!gone) return null;
  await writeLogins({ current: current === store ? null : current, stores: rest }, file);
  return gone.token;
}
