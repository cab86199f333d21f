import type { ComponentType, ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';

/** What the app hands to a page with a frame of its own. */
export interface PageFrame {
  /** The store's header and footer, for when the page can't be shown. */
  StoreFrame: ComponentType<{ children: ReactNode }>;
  /** Whether the connection is gone or the store is closed; it stands above the page. */
  notices: ReactNode;
}

/** Undefined on pages that stand in the store's frame already. */
export const usePageFrame = () => useOutletContext<PageFrame | undefined>();
