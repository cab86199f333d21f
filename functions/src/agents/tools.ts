import { compareTemplates } from './compare-templates.ts';
import { getRelease } from './get-release.ts';
import { getTemplate } from './get-template.ts';
import { listOwned } from './list-owned.ts';
import { listReleases } from './list-releases.ts';
import { quote } from './quote.ts';
import { readFile } from './read-file.ts';
import { searchTemplates } from './search-templates.ts';
import { startPurchase } from './start-purchase.ts';
import type { Tool } from './tool.ts';

/** What agents can do: five tools for anybody, four for whoever bears an access token. */
export const tools: readonly Tool[] = [
  searchTemplates,
  getTemplate,
  compareTemplates,
  quote,
  startPurchase,
  listOwned,
  listReleases,
  readFile,
  getRelease,
];
