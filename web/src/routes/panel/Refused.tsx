import { Component as Forbidden } from '../store/forbidden.tsx';

/** Access Forbidden in place of the panel: the URL stays what it was. */
export const Refused = Forbidden;
