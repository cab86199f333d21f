import { expect, it } from 'vitest';
import { robotsTxt } from './robots.ts';

it('keeps search engines out of what is personal and names the sitemap', () => {
  const lines = robotsTxt('https://store.example.com').split('\n');
  expect(lines[0]).toBe('User-agent: *');
  for (const path of ['/profile', '/checkout/', '/admin', '/staff'])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain('Sitemap: https://store.example.com/sitemap.xml');
  expect(robotsTxt('')).not.toContain('Sitemap');
});
