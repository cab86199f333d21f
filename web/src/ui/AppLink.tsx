import type { ComponentProps } from 'react';
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
