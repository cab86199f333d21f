import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { paths } from '@tempera/domain/paths';
import { useEffect, useRef } from 'react';

interface ProfileNavProps {
  sections: readonly { id: string; title: string }[];
  current: string;
}

/** The way through the profile: a rail beside the section on a desktop, a row that scrolls on a phone. */
export function ProfileNav({ sections, current }: ProfileNavProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>(`[href$="#${current}"]`)?.parentElement;
    // Sideways only: the page itself stays where it is.
    if (here && list.current) list.current.scrollTo({ left: here.offsetLeft - list.current.offsetLeft - 16 });
  }, [current]);
  return (
    <Box
      component="nav"
      aria-label="Profile"
      sx={{ minWidth: 0, mx: { xs: -4, md: 0 }, position: { md: 'sticky' }, top: { md: '6rem' } }}
    >
      <Box
        component="ul"
        ref={list}
        sx={{
          display: 'flex',
          flexDirection: { md: 'column' },
          gap: { xs: 2, md: 1 },
          m: 0,
          px: { xs: 4, md: 0 },
          py: 1,
          listStyle: 'none',
          overflowX: { xs: 'auto', md: 'visible' },
          scrollbarWidth: 'none',
        }}
      >
        {sections.map(({ id, title }) => (
          <Box component="li" key={id} sx={{ flexShrink: 0 }}>
            <Link
              href={`${paths.profile}#${id}`}
              aria-current={id === current ? 'page' : undefined}
              underline="none"
              variant="body2"
              sx={item}
            >
              {title}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const item = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  px: 4,
  color: 'text.secondary',
  border: 1,
  borderColor: { xs: 'divider', md: 'transparent' },
  borderRadius: 1,
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: 'sunk', color: 'text.primary' },
  '&[aria-current]': {
    color: 'text.primary',
    bgcolor: 'sunk',
    borderColor: { xs: 'edge', md: 'transparent' },
    fontWeight: 600,
  },
} as const;
