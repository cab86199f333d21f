import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { countText } from './CategoryTile.tsx';
import { Figures } from './Figures.tsx';

it('writes what was counted as the store writes numbers, and what was typed as it was typed', () => {
  const markup = renderToStaticMarkup(
    <Figures
      figures={[
        [3508, 'templates'],
        ['5000+', 'customers'],
        [0, 'downloads'],
      ]}
    />,
  );
  expect(markup.replace(/<style.*?<\/style>|<[^>]*>/g, ' ').split(/\s+/)).toEqual(
    expect.arrayContaining(['3,508', '5000+']),
  );
  expect(markup).not.toContain('downloads');
  expect([countText(1), countText(12_500)]).toEqual(['1 template', '12,500 templates']);
});
