import type { Product } from '@tempera/domain/catalogue/product';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Gallery } from './Gallery.tsx';

const product = { slug: 'moon', title: 'Moon Chart', image: '/pictures/a.png' } as Product;
const html = (pictures?: string[], video?: string) =>
  renderToStaticMarkup(<Gallery product={{ ...product, pictures, video }} />);

it('shows one picture by itself', () => {
  expect(html()).not.toContain('Pictures of');
  expect(html([])).toBe(html());
  expect(html([], '')).toBe(html());
  expect(html()).toContain('alt="Screenshot of Moon Chart"');
});

it('shows several in order, each by a button, and loads those that are out of sight later', () => {
  const several = html(['/pictures/b.png', '/pictures/c.png']);
  expect([...several.matchAll(/alt="([^"]+)"/g)].map(([, alt]) => alt)).toEqual([
    'Screenshot of Moon Chart',
    'Moon Chart, screen 2 of 3',
    'Moon Chart, screen 3 of 3',
  ]);
  expect(several.match(/aria-label="Show picture \d"/g)).toHaveLength(3);
  // The first is what the page is painted with.
  expect(several.match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(1);
  expect(several.match(/loading="lazy"/g)).toHaveLength(5);
});

it('shows a video after the pictures, which loads nothing until it is played', () => {
  const alone = html(undefined, '/pictures/walk.mp4');
  expect(alone).toContain('aria-label="Show the video"');
  expect(alone.match(/aria-label="Show picture \d"/g)).toHaveLength(1);
  const last = html(['/pictures/b.png'], '/pictures/walk.mp4');
  expect(last.indexOf('<video')).toBeGreaterThan(last.indexOf('screen 2 of 2'));
  expect(last).toMatch(
    /<video[^>]*src="\/pictures\/walk\.mp4"[^>]*preload="none"[^>]*aria-label="Video of Moon Chart"/,
  );
});
