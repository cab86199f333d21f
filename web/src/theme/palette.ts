import type { PigmentTones, Scheme } from './tokens.ts';

const tone = ({ main, strong, on }: PigmentTones) => ({ main, dark: strong, light: main, contrastText: on });

/** MUI's palette of one scheme. Each pigment has one job: action, danger or sale, attention or rating, success or free. */
export function toPalette(scheme: Scheme) {
  const { ultramarine, vermilion, ochre, verdigris } = scheme;
  return {
    primary: tone(ultramarine),
    secondary: { main: scheme.ink, dark: scheme.ink, light: scheme.inkSoft, contrastText: scheme.paper },
    error: tone(vermilion),
    warning: tone(ochre),
    info: tone(ultramarine),
    success: tone(verdigris),
    background: { default: scheme.paper, paper: scheme.surface },
    text: { primary: scheme.ink, secondary: scheme.inkSoft, disabled: scheme.edge },
    divider: scheme.hairline,
    sunk: scheme.sunk,
    edge: scheme.edge,
    ultramarine,
    vermilion,
    ochre,
    verdigris,
  };
}
