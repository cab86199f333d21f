import { expect, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { percentPaths } from './kit/percent-paths.ts';

useBrowser();

it.each(percentPaths)('%s opens by itself and answers %i', async (path, status) => {
  const page = await newPage({ expected: /status of 404/ });
  const response = await page.goto(path);
  expect(response?.status()).toBe(status);
  const name = status === 404 ? '404: page not found' : /^(Templates|Pricing)$/;
  await page.getByRole('heading', { level: 1, name }).waitFor();
});
