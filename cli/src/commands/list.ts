import { columns, dayText, plainLine } from '../core/plain-text.ts';
import { readLibrary } from '../network/store-api.ts';
import { command } from './command.ts';

export const list = () =>
  command('list', 'List the templates that you own', ['list', 'list --json'], async ({ session }) => {
    const products = await readLibrary(await session());
    const rows = products.map(({ slug, title, version, downloaded, grantedAt, suspended }) => [
      slug,
      `${version || '-'}${downloaded && downloaded !== version ? ` (you have ${downloaded})` : ''}`,
      dayText(grantedAt),
      `${plainLine(title ?? 'no longer in the store')}${suspended ? ' (paused: its payment is disputed)' : ''}`,
    ]);
    return { data: { products }, text: rows.length > 0 ? columns(rows) : 'You own no templates yet.' };
  });
