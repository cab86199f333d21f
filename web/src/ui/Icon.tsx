/** Line drawings on a 24 px square, 1.5 px strokes, drawn for the project. */
const iconPaths = {
  alert: 'M12 8v5M12 16.5v.01M12 3.5 2.8 19.5h18.4z',
  cart: 'M3 4.5h2.5l2.2 11h10.1L20.5 8H6.4M9 19.5v.01M16.5 19.5v.01',
  chat: 'M4 5h16v11h-9l-4.5 3.5V16H4z',
  check: 'M4.5 12.5 10 18 19.5 6.5',
  chevronDown: 'M6 9.5l6 6 6-6',
  chevronRight: 'M9.5 6l6 6-6 6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  code: 'M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5M13.5 5l-3 14',
  desktop: 'M3 4.5h18v11.5H3zM8.5 20h7M12 16v4',
  download: 'M12 3.5v12M7 11l5 5 5-5M4 20h16',
  external: 'M10 5H5v14h14v-5M13.5 4.5h6v6M19.5 4.5 11 13',
  file: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4',
  folder: 'M3 6h6.5l2 2.5H21V19H3z',
  heart: 'M12 20C6 15.8 3 12.5 3 9a4.6 4.6 0 0 1 9-1.5A4.6 4.6 0 0 1 21 9c0 3.5-3 6.8-9 11z',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.8v.01',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  mail: 'M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  minus: 'M5 12h14',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  offline:
    'M4 4l16 16M2.5 9.5a14 14 0 0 1 4.5-3M11 5.5c4 0 7.5 1 10.5 4M7 14a8 8 0 0 1 3-2M15 11.5l2 2.5M12 19v.01',
  phone: 'M7.5 2.5h9v19h-9zM11 18.5h2',
  play: 'M8 5v14l11-7z',
  plus: 'M5 12h14M12 5v14',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.5M20 4.5v5h-5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20.5 20.5',
  shield: 'M12 3l7.5 2.5V12c0 4-2.7 7-7.5 9-4.8-2-7.5-5-7.5-9V5.5z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3l1.7 1.7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7',
  tablet: 'M5 3h14v18H5zM11 18h2',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20.5c1-4 4-6 8-6s7 2 8 6',
} as const;

export type IconName = keyof typeof iconPaths;

/** A drawing in lines of the color of its text, `size` in px; `path` on a square of 24. Decoration. */
function LineDrawing({ path, size = 20 }: { path: string; size?: number }) {
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
      <path d={path} />
    </svg>
  );
}

/** A line icon, `size` in px. Decoration: what it means stands beside it or in a label. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <LineDrawing path={iconPaths[name]} size={size} />
);
