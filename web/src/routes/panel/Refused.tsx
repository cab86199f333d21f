import { Component as Forbidden } from '../forbidden.tsx';

/** Access Forbidden in the place of the panel (storefront.md §2, /403): the address stays what it was. */
export const Refused = Forbidden;
