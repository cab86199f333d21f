import type { Advisory } from '@tempera/domain/advisories/advisory';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { markdownAddress } from '@tempera/domain/site/markdown-address';
import type { RootContent } from 'mdast';
import type { ToAddress } from '../head/structured-data.ts';

/** A page of which a Markdown twin is to be made: what its loader answered, and the settings. */
export interface TwinPage<Loaded = unknown> {
  loaded: Loaded;
  settings: SiteSettings;
  /** The page's own, whose origin means nothing. */
  url: URL;
  /** What its status says: 410 of a template that is no longer for sale. */
  status: number;
  /** What is known to be wrong with versions of the template that it shows; none for any other page. */
  advisories: readonly Advisory[];
  /** A path as a whole address. */
  at: ToAddress;
}

/** Makes the twin of one kind of page. */
export type Twin = (page: TwinPage<never>) => RootContent[];

/** Makes whole addresses of the twins of pages. */
export const twinsAt =
  (at: ToAddress): ToAddress =>
  (path) =>
    at(markdownAddress(path));
