import type { Reason } from '@tempera/domain/calls/reasons';

/** To a program they are one: whom a template is not there for learns nothing of it, but that a token is asked for first. */
export const hiddenReasons: readonly Reason[] = ['product-not-found', 'version-not-found'];
