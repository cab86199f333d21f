import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href?: string;
}

/**
 * The link behind every MUI link and button with `href`: the router's for the store's own pages, a plain one for other
 * sites, files and mail. A new tab never gets a handle on this one.
 */
export function AppLink({ href = '', rel, ...rest }: AppLinkProps) {
  const external = /^(?:[a-z][a-z+.-]*:|\/\/|\/demos\/|#)/i.test(href) || rest.target === '_blank';
  if (!external) return <Link to={href} rel={rel} {...rest} />;
  const safeRel = rest.target === '_blank' ? `noopener ${rel ?? ''}`.trim() : rel;
  return <a href={href} rel={safeRel} {...rest} />;
}

/** A link whose target is the whole face of the positioned card around it; its text names it. */
export function FaceLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Box
      component={AppLink}
      href={href}
      sx={{
        color: 'inherit',
        textDecoration: 'none',
        '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
        '&:focus-visible': { outline: 'none' },
        '&:focus-visible::after': {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: '3px',
        },
      }}
    >
      {children}
    </Box>
  );
}
