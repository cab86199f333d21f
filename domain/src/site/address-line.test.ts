import { expect, it } from 'vitest';
import { townLine } from './address-line.ts';

it.each([
  [{ city: 'San Francisco', state: 'CA', zip: '94100', country: 'US' }, 'San Francisco, CA 94100'],
  [{ city: 'San Francisco', state: 'California', zip: '94100', country: 'US' }, 'San Francisco, CA 94100'],
  // A seller has no field for the state.
  [{ city: 'San Francisco', zip: 'CA 94100', country: 'US' }, 'San Francisco, CA 94100'],
  [{ city: 'Toronto', state: 'ON', zip: 'M5V 2T6', country: 'CA' }, 'Toronto, ON M5V 2T6'],
  [{ city: 'Paris', zip: '75001', country: 'FR' }, '75001 Paris'],
  [{ city: 'Milano', state: 'MI', zip: '20121', country: 'IT' }, '20121 Milano, MI'],
  [{ city: 'London', zip: 'SW1A 1AA', country: 'GB' }, 'London SW1A 1AA'],
  [{ city: 'Graz', country: 'AT' }, 'Graz'],
  [{ state: 'NY', country: 'US' }, 'NY'],
  [{ city: ' ', zip: '', country: 'Atlantis' }, ''],
  [{}, ''],
])('%o is %s', (place, line) => {
  expect(townLine(place)).toBe(line);
});
