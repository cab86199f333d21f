import { ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createStoreTheme } from '../theme/create-theme.ts';
import { Logo } from './Logo.tsx';

const theme = createStoreTheme('a');

const markup = (name: string, logo = '') =>
  renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <Logo name={name} logo={logo} />
    </ThemeProvider>,
  );

it('draws the mark of Tempera for no store of another name', () => {
  expect(markup('Tempera')).toContain('<svg');
  expect(markup('Ink Shop')).not.toContain('<svg');
  expect(markup('Ink Shop')).toContain('Ink Shop');
  expect(markup('Tempera', '/own.png')).toMatch(/<img[^>]*src="\/own.png"/);
  expect(markup('Tempera', '/own.png')).not.toContain('<svg');
});
