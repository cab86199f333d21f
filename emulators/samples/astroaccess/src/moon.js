'use strict';

/** The moon and the star clock for a given moment, good to a few hours and a few seconds. */
Astro.moon = (() => {
  const synodicDays = 29.530588853;
  const dayMs = 86_400_000;
  /** A known new moon: 6 January 2000, 18:14 UTC. */
  const newMoon = Date.UTC(2000, 0, 6, 18, 14);
  const names = [
    'New moon',
    'Waxing crescent',
    'First quarter',
    'Waxing gibbous',
    'Full moon',
    'Waning gibbous',
    'Last quarter',
    'Waning crescent',
  ];

  /** Age in days, lit share from 0 to 1, and the phase's name. */
  function at(time) {
    const days = (time - newMoon) / dayMs;
    const age = ((days % synodicDays) + synodicDays) % synodicDays;
    const cycle = age / synodicDays;
    return {
      age,
      cycle,
      lit: (1 - Math.cos(cycle * 2 * Math.PI)) / 2,
      name: names[Math.round(cycle * 8) % 8],
    };
  }

  /** The lit part as an SVG path: half a rim, and back along the terminator, which is half an ellipse. */
  function path(cycle, radius) {
    const waxing = cycle < 0.5;
    const squeeze = Math.cos(cycle * 2 * Math.PI);
    const rim = waxing ? 1 : 0;
    const bulge = squeeze > 0 === waxing ? 0 : 1;
    const across = Math.abs(squeeze) * radius;
    return `M0 ${-radius}A${radius} ${radius} 0 0 ${rim} 0 ${radius}A${across} ${radius} 0 0 ${bulge} 0 ${-radius}Z`;
  }

  /** Mean sidereal time at Greenwich as hh:mm:ss. */
  function siderealTime(time) {
    const days = (time - Date.UTC(2000, 0, 1, 12)) / dayMs;
    const hours = (((18.697374558 + 24.06570982441908 * days) % 24) + 24) % 24;
    const seconds = Math.floor(hours * 3600);
    const two = (value) => String(value).padStart(2, '0');
    return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  }

  return { at, path, siderealTime };
})();
