import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef } from 'react';

interface SectionNavProps {
  label: string;
  /** The address of the page; each section is at its `#{id}`. */
  base: string;
  /** `problems`: how many fields of it can't be saved as they are. */
  sections: readonly { id: string; title: string; problems?: number }[];
  current: string;
}

/** The way through a page's sections: a rail beside the section on a desktop, a row that scrolls on a phone. */
export function SectionNav({ label, base, sections, current }: SectionNavProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>(`[href$="#${current}"]`)?.parentElement;
    // Sideways only: the page itself stays where it is.
    if (here && list.current) list.current.scrollTo({ left: here.offsetLeft - list.current.offsetLeft - 16 });
  }, [current]);
  return (
    <Box
      component="nav"
      aria-label={label}
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
        {sections.map(({ id, title, problems = 0 }) => (
          <Box component="li" key={id} sx={{ flexShrink: 0 }}>
            <Link
              href={`${base}#${id}`}
              aria-current={id === current ? 'page' : undefined}
              underline="none"
              variant="body2"
              sx={item}
            >
              {title}
              {problems > 0 && <Problems count={problems} />}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const Problems = ({ count }: { count: number }) => (
  <Box component="span" sx={{ ml: 2, color: 'vermilion.text', fontWeight: 600 }}>
    {count}
    <Box component="span" sx={visuallyHidden}>
      {' '}
      to fix
    </Box>
  </Box>
);

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
