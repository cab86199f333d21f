/** The one place where functions ask for the time, in milliseconds; tests replace `now`. */
export const clock = {
  now: () => Date.now(),
};
