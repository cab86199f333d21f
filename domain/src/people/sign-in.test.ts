import { describe, expect, it } from 'vitest';
import { deviceName, isNewDevice, placeName } from './sign-in.ts';

const firefox = { device: 'mark-one', browser: 'Firefox', system: 'Linux' };

describe('isNewDevice', () => {
  it.each([
    ['the first of all', firefox, [], false],
    ['the same mark', { ...firefox, browser: 'Chrome' }, [firefox], false],
    ['another mark on the same kind of device', { ...firefox, device: 'mark-two' }, [firefox], true],
    ['no mark, another kind', { device: '', browser: 'Safari', system: 'iPhone' }, [firefox], true],
    ['no mark, the same kind', { ...firefox, device: '' }, [firefox], true],
    ['a mark, the same kind without one', firefox, [{ ...firefox, device: '' }], true],
    ['no mark on either, the same kind', { ...firefox, device: '' }, [{ ...firefox, device: '' }], false],
    ['nothing said', { device: '', browser: '', system: '' }, [firefox, { ...firefox, device: '' }], true],
    ['a known one of several', firefox, [{ ...firefox, device: 'mark-two' }, firefox], false],
  ])('%s', (_what, mark, earlier, expected) => {
    expect(isNewDevice(mark, earlier)).toBe(expected);
  });
});

it('names a device and its place as far as they are known', () => {
  expect(deviceName(firefox)).toBe('Firefox on Linux');
  expect(deviceName({ browser: '', system: 'Linux' })).toBe('Linux');
  expect(placeName({ browser: '', system: '', country: '' })).toBe('Unknown device');
  expect(placeName({ ...firefox, country: 'DE' })).toBe('Firefox on Linux, Germany');
});
