import { describe, expect, it } from 'vitest';
import { layoutMail } from './layout-mail.ts';
import { mailKindIds, mailKinds } from './mail-template.ts';
import { renderMail } from './render-mail.ts';

const brand = {
  name: 'Ink & Co',
  url: 'https://store.example.com',
  supportEmail: 'help@example.com',
  logo: '',
  accent: 'blue',
} as const;
const hrefs = (html: string) => [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map((match) => match[1] ?? '');

describe('a mail’s page', () => {
  it('has the store’s name, and its words', () => {
    const page = layoutMail({ subject: 'Hello', text: 'One\n\nTwo', html: '<p>One</p>' }, brand);
    expect(page).toContain('Ink &amp; Co');
    expect(page).toContain('<title>Hello</title>');
    expect(page).toContain('<p>One</p>');
    expect(page).toContain('mailto:help@example.com');
  });

  it('shows the drawing beside the name that it was made for, and no other', () => {
    const page = (name: string) => layoutMail({ subject: '', text: 'x' }, { ...brand, name });
    expect(page('Tempera')).toContain('<img src="https://store.example.com/images/mail-logo.png"');
    expect(page('Ink & Co')).not.toContain('<img');
  });

  it('shows the store’s own logo, wherever it lies', () => {
    const at = (logo: string) => hrefs(layoutMail({ subject: '', text: 'x' }, { ...brand, logo }));
    expect(at('/images/own.png')).toContain('https://store.example.com/images/own.png');
    expect(at('https://cdn.example.com/own.png')).toContain('https://cdn.example.com/own.png');
  });

  it('has the store’s accent on its button and links', () => {
    const page = layoutMail({ subject: '', text: 'x' }, { ...brand, accent: 'teal' });
    expect(page).toContain('background: #1F6470; color: #FFFDF9');
    expect(page).toContain('background: #84C3D0; color: #161513');
    expect(page.toLowerCase()).not.toMatch(/#2e3a8c|#a5b1f2/);
  });

  it('makes paragraphs of words that have no HTML, as text', () => {
    const page = layoutMail({ subject: '<b>', text: 'a <b> & c\nd\n\ne' }, brand);
    expect(page).toContain('<p>a &lt;b&gt; &amp; c<br>\nd</p>\n<p>e</p>');
    expect(page).toContain('<title>&lt;b&gt;</title>');
  });

  it('does without what is not set', () => {
    const page = layoutMail(
      { subject: '', text: 'x' },
      { name: '"Ink"', url: '', supportEmail: '', logo: '', accent: 'blue' },
    );
    expect(hrefs(page)).toEqual([]);
    expect(page).toContain('&quot;Ink&quot;');
  });

  it.each(mailKindIds)('%s: what to do is a button, and every link says where it leads', (id) => {
    const kind = mailKinds[id];
    const page = layoutMail(renderMail(kind, kind.values), brand);
    for (const href of hrefs(page)) expect(href).toMatch(/^(https:\/\/|mailto:)/);
    const buttons = [...page.matchAll(/<a class="button" href="([^"]+)">([^<]+)</g)];
    expect(buttons).toHaveLength('link' in kind.values ? 1 : 0);
    for (const [, , label] of buttons) expect(label).toMatch(/^[A-Z]/);
  });
});
