import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { navLinks } from './nav-links.ts';

/** The navigation of wide screens; MobileMenu has it on narrow ones. */
export function HeaderNav() {
  return (
    <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', md: 'block' }, mr: 'auto' }}>
      <Box component="ul" sx={{ display: 'flex', gap: 1, listStyle: 'none', p: 0 }}>
        {navLinks.map(({ href, label }) => (
          <li key={href}>
            <Box
              component={NavLink}
              to={href}
              sx={{
                display: 'block',
                px: 3,
                py: 2.5,
                borderRadius: 1,
                color: 'text.secondary',
                textDecoration: 'none',
                '&:hover': { color: 'text.primary' },
                '&.active': {
                  color: 'text.primary',
                  textDecoration: 'underline',
                  textDecorationThickness: 2,
                  textUnderlineOffset: '0.45em',
                  textDecorationColor: (theme) => theme.vars.palette.primary.main,
                },
              }}
            >
              {label}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
