import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { type ComponentType, createContext, use } from 'react';

/** What stands in the corner of a template's card; the app says which feature that is. */
export type CardCorner = ComponentType<{ row: CatalogueRow }>;

const CardCornerContext = createContext<CardCorner | null>(null);

export const CardCornerProvider = CardCornerContext.Provider;

export const useCardCorner = () => use(CardCornerContext);
