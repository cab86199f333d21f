import { expect, it } from 'vitest';
import { newOwnerClaim, ownerClaimText } from './owner-claim.ts';

it('says where the code goes, and where it leads', () => {
  const text = ownerClaimText({ project: 'my-store' }, 'c0de');
  expect(text).toContain('functions/.env.my-store');
  expect(text).toContain('OWNER_CLAIM=c0de');
  expect(text).toContain('https://my-store.web.app/profile#claim=c0de');
  expect(ownerClaimText({ project: 'my-store', origin: 'https://store.example.com' }, 'c0de')).toContain(
    'https://store.example.com/profile#claim=c0de',
  );
});

it('is another one each time, long enough for the deploy', () => {
  expect(newOwnerClaim()).toMatch(/^[0-9a-f]{48}$/);
  expect(newOwnerClaim()).not.toBe(newOwnerClaim());
});
