// @vitest-environment happy-dom
import { defaultSettings } from '@tempera/domain/settings/settings';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SettingsProvider } from './settings.tsx';
import { TextSections } from './TextSections.tsx';

const show = (body: string, settings = {}) =>
  render(
    <SettingsProvider value={{ ...defaultSettings, siteName: 'A*rt* & Co', ...settings }}>
      <MemoryRouter>
        <TextSections body={body} />
      </MemoryRouter>
    </SettingsProvider>,
  ).container;

it('fills in name, address and refund days, and has lists and links', () => {
  show('## {site}\n\nWrite to {email} within {refundDays} days at {site}.\n\n- one\n- two');
  expect(screen.getByRole('heading', { level: 2, name: 'A*rt* & Co' })).toBeDefined();
  expect(screen.getByText(/within 30 days at A\*rt\* & Co\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'support@example.com' }).getAttribute('href')).toBe(
    'mailto:support@example.com',
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('leads to the support page without an address, and leaves out refunds where there are none', () => {
  show('## Contact\n\n{email}\n\n## Refunds\n\nWithin {refundDays} days.', {
    supportEmail: '',
    promises: { ...defaultSettings.promises, refundDays: 0 },
  });
  expect(screen.getByRole('link', { name: 'our support' }).getAttribute('href')).toBe('/support');
  expect(screen.queryByText('Refunds')).toBeNull();
});

it('runs nothing that somebody wrote', () => {
  const page = show(
    '<script>alert(1)</script><img src=x onerror="alert(1)">\n\n[press](javascript:alert(1))\n\n## <b onclick="x">Bold</b>',
  );
  expect(page.querySelector('script, img, b, [onerror], [onclick]')).toBeNull();
  expect(page.querySelector('a')?.getAttribute('href') ?? '').not.toContain('javascript');
  expect(page.textContent).toContain('<b onclick="x">Bold</b>');
});
