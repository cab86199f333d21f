import { type IconName, iconPaths } from './icon-paths.ts';
import { LineDrawing } from './LineDrawing.tsx';

/** A line icon, `size` in px. Decoration: what it means stands beside it or in a label. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <LineDrawing path={iconPaths[name]} size={size} />
);
