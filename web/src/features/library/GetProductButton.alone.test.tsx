// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Person } from '../../firebase/auth/session.ts';
import { useProductAccess } from './GetProductButton.tsx';

const here = vi.hoisted(() => ({ person: null as unknown, entitlement: null as unknown }));
vi.mock('../../firebase/auth/session.ts', () => ({
  usePerson: () => here.person,
  useIdleSession: () => ({ status: 'known', person: here.person }),
}));
vi.mock('../../firebase/live/use-doc.ts', () => ({
  useOwnDoc: () => ({ data: here.entitlement, loading: false, error: undefined }),
}));

function keptFor(person: Partial<Person> | null, entitlement: { orderId: string | null } | null) {
  Object.assign(here, { person, entitlement });
  return renderHook(() => useProductAccess({ slug: 'ink', priceCents: 100 })).result.current.kept;
}

const member = { uid: 'ada', role: 'customer', anonymous: false } as const;
const guest = { uid: 'gina', role: 'customer', anonymous: true } as const;

it('leads who owns it to the library, and a guest, who has none, to the order', () => {
  expect(keptFor(member, { orderId: null })).toEqual({
    href: '/profile#library',
    label: 'Open in your library',
  });
  expect(keptFor(guest, { orderId: 'ORD-1' })).toEqual({
    href: '/checkout/success?order=ORD-1',
    label: 'View your order',
  });
});

it('leads nowhere without an order to open, and who owns nothing', () => {
  expect(keptFor(guest, { orderId: null })).toBeNull();
  expect(keptFor(member, null)).toBeNull();
  expect(keptFor(null, null)).toBeNull();
});
