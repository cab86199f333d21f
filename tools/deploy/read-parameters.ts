import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** A project's own parameters, from the two files that nobody commits. */
export interface Parameters {
  /** `functions/.env.ID`: what the functions read. */
  functions: Record<string, string | undefined>;
  /** `web/.env.ID`: what the web app is built with. */
  web: Record<string, string | undefined>;
}

export const fileOf = (folder: keyof Parameters, project: string) => `${folder}/.env.${project}`;

export function readParameters(root: string, project: string): Parameters {
  const read = (folder: keyof Parameters) => {
    const file = join(root, fileOf(folder, project));
    return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  };
  return { functions: read('functions'), web: read('web') };
}

/** Where customers meet the store. */
export const originOf = ({ functions }: Parameters, project: string): string =>
  (functions.STORE_ORIGIN || `https://${project}.web.app`).replace(/\/+$/, '');

export const regionOf = ({ functions }: Parameters): string => functions.STORE_REGION || 'us-central1';
