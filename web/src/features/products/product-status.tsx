import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { missingFor } from '@tempera/domain/catalogue/product-form';
import { useState } from 'react';
import { errorText } from '../../firebase/write/call.ts';
import { Tag } from '../../ui/Tag.tsx';
import { showToast } from '../../ui/toast.ts';
import { type ListedProduct, type ProductStatus, setStatus } from './api/products.ts';

export const statusNames: Record<ProductStatus, string> = {
  active: 'Active',
  draft: 'Draft',
  archived: 'Archived',
};

const named = (products: readonly ListedProduct[]) =>
  products.length === 1 ? (products[0]?.title ?? '') : `${products.length} products`;

const listOf = (words: readonly string[]) =>
  words.length < 3 ? words.join(' and ') : `${words.slice(0, -1).join(', ')}, and ${words[words.length - 1]}`;

/** What keeps products from a status: said of the first of them. */
function lackOf([first, ...rest]: readonly ListedProduct[], status: 'active' | 'archived'): string {
  if (!first) return '';
  const more = rest.length === 0 ? '' : ` ${rest.length} more ${rest.length === 1 ? 'is' : 'are'} not ready.`;
  return `${first.title} needs ${listOf(missingFor(status, first))}.${more}`;
}

async function undo(changed: readonly ListedProduct[]): Promise<void> {
  const results = await Promise.allSettled(changed.map(({ id, status }) => setStatus(id, status)));
  const failed = results.find((one) => one.status === 'rejected');
  if (failed) showToast({ title: 'Error', text: errorText(failed.reason, refused), kind: 'error' });
  else showToast({ title: 'Undone', text: named(changed), kind: 'success' });
}

const refused = 'Your account is not allowed to do this.';

/** Long enough to notice a slip and press Undo, in milliseconds. */
const undoMs = 10_000;

/** Gives products another status, each by itself, and says what came of it; it can be undone. */
export async function changeStatus(products: readonly ListedProduct[], status: ProductStatus): Promise<void> {
  const changing = products.filter((one) => one.status !== status);
  const isReady = (one: ListedProduct) => status === 'draft' || missingFor(status, one).length === 0;
  const ready = changing.filter(isReady);
  const results = await Promise.allSettled(ready.map(({ id }) => setStatus(id, status)));
  const done = ready.filter((_, index) => results[index]?.status === 'fulfilled');
  const unfinished = changing.filter((one) => !isReady(one));
  const failed = results.find((one) => one.status === 'rejected');
  if (done.length > 0) {
    showToast({
      title: `${named(done)}: ${statusNames[status]}`,
      kind: 'success',
      durationMs: undoMs,
      action: { label: 'Undo', run: () => undo(done) },
    });
  }
  if (unfinished.length > 0 && status !== 'draft') {
    showToast({ title: 'Not ready', text: lackOf(unfinished, status), kind: 'error' });
  }
  if (failed) showToast({ title: 'Error', text: errorText(failed.reason, refused), kind: 'error' });
}

const tones = { active: 'verdigris', draft: 'ochre', archived: 'ink' } as const satisfies Record<
  ProductStatus,
  unknown
>;

/** A product's status: a press puts a draft on sale, and a product on sale back among the drafts. */
export function StatusButton({ product }: { product: ListedProduct }) {
  const { status, title } = product;
  const [working, setWorking] = useState(false);
  const badge = <Tag label={statusNames[status]} tone={tones[status]} />;
  if (status === 'archived') return badge;
  const next = status === 'active' ? 'draft' : 'active';
  const toggle = async () => {
    setWorking(true);
    await changeStatus([product], next);
    setWorking(false);
  };
  return (
    <ButtonBase
      disabled={working}
      aria-label={`${title} is ${statusNames[status]}: make it ${statusNames[next]}`}
      onClick={toggle}
      sx={{ minHeight: 44, borderRadius: 1, opacity: working ? 0.5 : 1 }}
    >
      <Box component="span" sx={{ '&:hover > *': { bgcolor: 'sunk' } }}>
        {badge}
      </Box>
    </ButtonBase>
  );
}
