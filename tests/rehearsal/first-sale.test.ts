import { it } from 'vitest';
import { useBrowser } from './kit/browser.ts';
import { buyAndDownload, openStore } from './kit/journeys.ts';

/** A store from its first deploy to its first order, in the production build and a project that is no demo. */
useBrowser();

it('its owner comes in, sets the mail server, and publishes a template', async () => {
  await openStore();
});

it('a customer finds it, signs up, gets it for free and downloads the archive', async () => {
  await buyAndDownload();
});
