import { expect, it } from 'vitest';
import { peopleToCsv } from './people-to-csv.ts';

const joinDate = Date.UTC(2026, 0, 2);

it('writes a line for each person, money in units and times in ISO 8601', () => {
  const [head, one, other] = peopleToCsv([
    {
      id: 'ada',
      name: 'Ada, the first',
      email: 'ada@example.com',
      role: 'customer',
      status: 'active',
      until: joinDate,
      permanent: false,
      joinDate,
      lastLogin: null,
      plan: 'pro',
      totalOrders: 2,
      downloads: 3,
      totalSpentCents: 4_905,
    },
    {
      id: 'mal',
      name: '=HYPERLINK("x")',
      email: 'mal@example.com',
      role: 'customer',
      status: 'banned',
      until: null,
      permanent: true,
      joinDate,
    },
  ]).split('\r\n');
  expect(head).toContain('id,name,email,role,status');
  expect(one).toBe(
    'ada,"Ada, the first",ada@example.com,customer,active,,2026-01-02T00:00:00.000Z,,,pro,2,3,49.05',
  );
  expect(other).toContain(`"'=HYPERLINK(""x"")",mal@example.com,customer,banned,permanent`);
});
