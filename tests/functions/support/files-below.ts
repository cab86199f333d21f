import { bucket } from '../../../functions/src/platform/admin.ts';

/** Names of all files below a folder of the bucket. */
export async function filesBelow(prefix: string): Promise<string[]> {
  const [files] = await (await bucket()).getFiles({ prefix });
  return files.map(({ name }) => name);
}
