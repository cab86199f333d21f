import type { Locator } from 'playwright-core';

/** Where something ends, in pixels from the top of the window; what is not drawn ends nowhere. */
export const bottomOf = async (it: Locator) => {
  const box = await it.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
};
