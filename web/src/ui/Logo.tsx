import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { demoName } from '@tempera/domain/settings/settings';

/** The mark: a T of two brush strokes and the yolk that binds the pigment. Same drawing as public/icon.svg. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox="0 0 32 32"
      width={size}
      height={size}
      sx={{ flexShrink: 0 }}
    >
      <Box
        component="path"
        d="M3 8.6C9.5 6 21 5.4 29 7.3l-.7 5.6c-7.5-1.7-17.8-1.2-24.2.9z"
        sx={{ fill: (theme) => theme.vars.palette.ultramarine.main }}
      />
      <Box
        component="path"
        d="M12 13.4c2-.3 4-.4 6.1-.3-.5 5.3-.6 10.3-.2 15.5-1.8.5-3.7.5-5.5.1.4-5.2.3-10.2-.4-15.3z"
        sx={{ fill: (theme) => theme.vars.palette.text.primary }}
      />
      <Box
        component="circle"
        cx={24.5}
        cy={23.5}
        r={4}
        sx={{ fill: (theme) => theme.vars.palette.ochre.main }}
      />
    </Box>
  );
}

/** For a name that is too long for a phone's header. */
const twoLines = { maxHeight: '2.6em', overflow: 'hidden' };

/** The store's own picture; without one the name, beside which the mark stands as long as nobody has changed it. */
export function Logo({ name, logo }: { name: string; logo?: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
      {logo ? (
        <Box component="img" src={logo} alt="" sx={{ height: 28, width: 'auto' }} />
      ) : (
        name === demoName && <LogoMark />
      )}
      <Typography component="span" variant={name.length > 16 ? 'h5' : 'h4'} sx={twoLines}>
        {name}
      </Typography>
    </Box>
  );
}
