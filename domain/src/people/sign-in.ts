import { countryName } from '../tax/countries.ts';

/** A sign-in of a person, `users/{uid}/sessions/{auth_time}`: where from, and how long it has been in use. Times as each side has them. */
export interface SignIn<Time> {
  /** The browser's own random mark, of which a hash is on record; '' where it keeps none. */
  device: string;
  browser: string;
  system: string;
  /** ISO 3166-1 alpha-2, '' where nobody says. */
  country: string;
  firstSeen: Time;
  lastSeen: Time;
}

/** How many are remembered of a person: the last ones. */
export const signInsKept = 50;

type Place = Pick<SignIn<unknown>, 'browser' | 'system' | 'country'>;

/** `Firefox on Windows` */
export function deviceName({ browser, system }: Pick<Place, 'browser' | 'system'>): string {
  if (browser && system) return `${browser} on ${system}`;
  return browser || system || 'Unknown device';
}

/** `Firefox on Windows, Germany` */
export const placeName = (place: Place): string =>
  [deviceName(place), ...(place.country ? [countryName(place.country)] : [])].join(', ');

type Mark = Pick<SignIn<unknown>, 'device' | 'browser' | 'system'>;

/** Browsers that keep no mark are known by their names, among each other: anybody can leave a mark out and say a usual name. */
const isSameDevice = (one: Mark, other: Mark) =>
  one.device || other.device
    ? one.device === other.device
    : one.browser === other.browser && one.system === other.system;

/** Whether a sign-in is from a device that none of the earlier ones was from. The first one of all is no news. */
export const isNewDevice = (mark: Mark, earlier: readonly Mark[]): boolean =>
  earlier.length > 0 && !earlier.some((one) => isSameDevice(one, mark));
