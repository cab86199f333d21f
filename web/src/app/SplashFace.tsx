import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LogoMark } from '../ui/Logo.tsx';

const draw = keyframes`
  from { transform: scaleX(0) }
  to { transform: scaleX(1) }
`;

const leave = keyframes`
  to { opacity: 0; visibility: hidden }
`;

const strokes = ['ultramarine.main', 'vermilion.main', 'ochre.main', 'verdigris.main'];

interface SplashFaceProps {
  name: string;
  /** After this long it goes by itself: the script that would end it comes late on a slow line. */
  durationMs: number;
  fadeMs: number;
}

/** Mark, name and four pigment strokes on paper; seen only while the page carries `data-splash`. */
export function SplashFace({ name, durationMs, fadeMs }: SplashFaceProps) {
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: 'none',
        position: 'fixed',
        inset: 0,
        zIndex: 'tooltip',
        pointerEvents: 'none',
        placeItems: 'center',
        bgcolor: 'background.default',
        transition: `opacity ${fadeMs}ms ease-out`,
        animation: `${leave} ${fadeMs}ms ease-out ${durationMs}ms forwards`,
        'html[data-splash] &': { display: 'grid' },
        'html[data-splash="leaving"] &': { opacity: 0 },
      }}
    >
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 4 }}>
        <LogoMark size={72} />
        <Typography component="span" variant="h2">
          {name}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          {strokes.map((color, index) => (
            <Box
              key={color}
              sx={{
                width: 36,
                height: 4,
                borderRadius: 1,
                bgcolor: color,
                transformOrigin: 'left',
                animation: `${draw} 200ms ease-out ${index * 150}ms backwards`,
              }}
            />
          ))}
        </Box>
      </Box>
    </Box>
  );
}
