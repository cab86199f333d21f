import type { GiveOrderInput, GiveOrderOutput } from '@tempera/domain/orders/give-order';
import { readDoc } from '../../../firebase/live/read.ts';
import { publicPaths, toRows } from '../../../firebase/public/public-docs.ts';
import { call } from '../../../firebase/write/call.ts';
import type { Choice } from '../../../ui/form/FormChoices.tsx';

/** All that is for sale, by title. @throws FirebaseError */
export async function readGiftTemplates(): Promise<Choice[]> {
  const rows = await toRows(await readDoc(publicPaths.rows));
  return rows
    .map(({ slug, title }) => ({ slug, title }))
    .sort((one, other) => one.title.localeCompare(other.title, 'en'));
}

/** Gives templates to somebody, for nothing. @throws CallError */
export const giveOrder = (input: GiveOrderInput) => call<GiveOrderInput, GiveOrderOutput>('giveOrder', input);
