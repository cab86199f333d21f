import type { ReactNode } from 'react';
import type { Item, Shape } from '../data/goods.ts';

/** Shapes on a field of 120 by 90. `currentColor` is the item's own. */
const shapes: Record<Shape, ReactNode> = {
  round: (
    <>
      <circle cx="42" cy="54" r="22" />
      <circle cx="76" cy="48" r="26" />
      <path className="green" d="m76 24 4-8m-4 8-9-5m9 5 10-3M42 34l3-7m-3 7-8-4m8 4 8-2" />
    </>
  ),
  long: (
    <>
      <path d="M26 66 84 20c6-4 12 3 7 8L34 76c-8 6-15-4-8-10Z" />
      <path d="M44 74 98 38c6-4 11 4 6 8L50 82c-8 5-13-4-6-8Z" />
      <path className="shade" d="m46 52 6 6m8-17 6 6m6-16 5 5M62 64l5 6m9-14 5 5" />
    </>
  ),
  leaf: (
    <>
      <path d="M60 82C22 62 26 24 50 10c34 8 40 46 10 72Z" />
      <path d="M66 82c4-28 20-44 40-46 6 22-8 44-40 46Z" opacity=".75" />
      <path className="shade" d="M60 82C58 56 56 36 50 18M66 82c8-16 20-28 34-38" />
    </>
  ),
  loaf: (
    <>
      <path d="M16 62c0-26 20-40 44-40s44 14 44 40c0 8-6 12-14 12H30c-8 0-14-4-14-12Z" />
      <path className="shade" d="M38 32c6 6 8 14 8 22m14-26c5 7 7 15 6 24m14-18c4 5 5 12 4 18" />
    </>
  ),
  jar: (
    <>
      <rect x="36" y="28" width="48" height="52" rx="9" />
      <rect className="label" x="36" y="44" width="48" height="20" />
      <rect className="lid" x="40" y="16" width="40" height="12" rx="3" />
    </>
  ),
  bottle: (
    <>
      <path d="M52 10h16v18c0 6 10 8 10 20v26a8 8 0 0 1-8 8H50a8 8 0 0 1-8-8V48c0-12 10-14 10-20Z" />
      <rect className="label" x="42" y="50" width="36" height="18" />
      <rect className="lid" x="51" y="6" width="18" height="9" rx="2" />
    </>
  ),
};

/** An item's picture. Its name always stands beside it, so it says nothing to a screen reader. */
export function Picture({ picture }: { picture: Item['picture'] }) {
  return (
    <span className="picture" style={{ background: picture.ground, color: picture.color }}>
      <svg viewBox="0 0 120 90" aria-hidden="true">
        {shapes[picture.shape]}
      </svg>
    </span>
  );
}
