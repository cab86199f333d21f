import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentPolicy, withPolicy } from './content-policy.ts';

const page =
  '<head><meta charset="utf-8" /></head><script>first()</script><script type="application/json">{}</script>';
const production = { projectId: 'my-store', region: 'europe-west1', isLocal: false, paysByStripe: false };
const ruleOf = (policy: string, name: string) =>
  policy.split('; ').find((rule) => rule.startsWith(`${name} `)) ?? '';

describe('a page of the store', () => {
  const policy = contentPolicy(page, production);

  it('runs the scripts that it was built with, and no others inside it', () => {
    const hash = createHash('sha256').update('first()').digest('base64');
    expect(ruleOf(policy, 'script-src')).toContain(`'sha256-${hash}'`);
    expect(ruleOf(policy, 'script-src')).not.toMatch(/unsafe|https:(?!\/\/)/);
    expect(contentPolicy(page.replace('first', 'other'), production)).not.toContain(hash);
  });

  it('asks its own functions, and no project’s beside it', () => {
    const asked = ruleOf(policy, 'connect-src');
    expect(asked).toContain('https://europe-west1-my-store.cloudfunctions.net');
    expect(asked).not.toMatch(/\*|127\.0\.0\.1/);
  });

  it('takes neither plugins nor another base', () => {
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
  });
});

it('runs and asks Stripe where pages take cards with its fields, and nowhere else', () => {
  const paying = contentPolicy(page, { ...production, paysByStripe: true });
  expect(ruleOf(paying, 'script-src')).toContain('https://js.stripe.com');
  expect(ruleOf(paying, 'connect-src')).toContain('https://api.stripe.com');
  expect(ruleOf(paying, 'frame-src')).toContain('https:');
  expect(contentPolicy(page, production)).not.toContain('stripe');
});

it('a local store asks the emulators and nobody on the internet', () => {
  const asked = ruleOf(contentPolicy(page, { isLocal: true, paysByStripe: false }), 'connect-src');
  expect(asked).toBe("connect-src 'self' http://127.0.0.1:*");
});

it('plays videos of the web, and in a local store those of its emulators', () => {
  const playedBy = (addressed: Parameters<typeof contentPolicy>[1]) =>
    ruleOf(contentPolicy(page, addressed), 'media-src');
  expect(playedBy(production)).toBe("media-src 'self' https: blob:");
  expect(playedBy({ isLocal: true, paysByStripe: false })).toBe(
    "media-src 'self' https: blob: http://127.0.0.1:*",
  );
});

it('stands before everything that it is about', () => {
  const html = withPolicy(page, production);
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script>'));
  expect(html.match(/Content-Security-Policy/g)).toHaveLength(1);
});
