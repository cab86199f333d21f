import { type IconName, iconPaths } from './icon-paths.ts';

/** A line icon in the colour of its text, `size` in px. Decoration: what it means stands beside it or in a label. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flexShrink: 0, display: 'block' }}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
