import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Order } from './data/orders.ts';
import { usePath, useRemembered } from './hooks.ts';
import { Customers } from './pages/Customers.tsx';
import { Orders } from './pages/Orders.tsx';
import { Overview } from './pages/Overview.tsx';
import { Settings, themes } from './pages/Settings.tsx';

/** What a page gets. */
export interface PageProps {
  orders: readonly Order[];
  theme: string;
  setTheme: (theme: string) => void;
}

const pages: Record<string, { title: string; icon: string; Page: ComponentType<PageProps> }> = {
  '': { title: 'Overview', icon: 'M4 20V10m8 10V4m8 16v-7', Page: Overview },
  orders: { title: 'Orders', icon: 'M5 6h14M5 12h14M5 18h9', Page: Orders },
  customers: { title: 'Customers', icon: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 10a8 8 0 0 1 16 0', Page: Customers },
  settings: { title: 'Settings', icon: 'M4 8h9m4 0h3M4 16h3m4 0h9M15 5v6M9 13v6', Page: Settings },
};

export function App({ orders }: { orders: readonly Order[] }) {
  const path = usePath();
  const [theme, setTheme] = useRemembered('theme', 'System');
  const [menuOpen, setMenuOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  const name = Object.hasOwn(pages, path) ? path : '';
  const { title, Page } = pages[name] as (typeof pages)[string];

  useEffect(() => {
    document.documentElement.dataset.theme = themes.includes(theme) ? theme.toLowerCase() : 'system';
  }, [theme]);

  // A new page begins at its heading, for the eye and for a screen reader.
  useEffect(() => {
    document.title = `${title} · Backroom`;
    setMenuOpen(false);
    if (!first.current) heading.current?.focus();
    first.current = false;
  }, [title]);

  return (
    <div className="frame">
      <header className="side">
        <a className="brand" href="#/">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 20V11m8 9V4m8 16v-6" />
          </svg>
          Backroom
        </a>
        <button
          type="button"
          className="menu-button"
          aria-expanded={menuOpen}
          aria-controls="menu"
          onClick={() => setMenuOpen(!menuOpen)}
        >
          Menu
        </button>
        <nav id="menu" aria-label="Main" data-open={menuOpen}>
          {Object.entries(pages).map(([to, { title, icon }]) => (
            <a key={to} href={`#/${to}`} aria-current={to === name ? 'page' : undefined}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={icon} />
              </svg>
              {title}
            </a>
          ))}
        </nav>
        <p className="shop">Fernhill Roasters</p>
      </header>
      <main>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <Page key={name} orders={orders} theme={theme} setTheme={setTheme} />
      </main>
    </div>
  );
}
