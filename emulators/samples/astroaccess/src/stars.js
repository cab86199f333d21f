'use strict';

(() => {
  const canvas = document.getElementById('stars');
  const pen = canvas.getContext('2d');
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const turnMs = 24 * 60 * 1000;
  let stars = [];
  let pole = { x: 0, y: 0 };
  let frame = 0;
  let color = '255 255 255';

  /** Repeats the same sky on every visit: a small generator with a fixed seed instead of Math.random. */
  function dice(seed) {
    let state = seed;
    return () => {
      state = (state * 1664525 + 1013904223) % 4294967296;
      return state / 4294967296;
    };
  }

  /** Scatters stars evenly over the disc that the sky turns in; few are bright, as in the real one. */
  function scatter(reach, count) {
    const roll = dice(20250101);
    return Array.from({ length: count }, () => {
      const brightness = roll() ** 3;
      return {
        radius: reach * Math.sqrt(roll()),
        angle: roll() * Math.PI * 2,
        trail: 0.08 + roll() * 0.26,
        width: 0.5 + brightness * 1.5,
        light: 0.24 + brightness * 0.76,
      };
    });
  }

  /** One moment of a long exposure: each star with the arc that it has drawn about the pole. */
  function draw(turn) {
    pen.clearRect(0, 0, canvas.width, canvas.height);
    for (const star of stars) {
      const head = star.angle - turn;
      const x = pole.x + Math.cos(head) * star.radius;
      const y = pole.y + Math.sin(head) * star.radius;
      pen.lineWidth = star.width * 0.8;
      pen.strokeStyle = `rgb(${color} / ${star.light * 0.42})`;
      pen.beginPath();
      pen.arc(pole.x, pole.y, star.radius, head, head + star.trail);
      pen.stroke();
      pen.fillStyle = `rgb(${color} / ${star.light})`;
      pen.beginPath();
      pen.arc(x, y, star.width, 0, Math.PI * 2);
      pen.fill();
    }
  }

  function fit() {
    const { innerWidth: width, innerHeight: height } = window;
    const density = Math.min(window.devicePixelRatio, 2);
    canvas.width = width * density;
    canvas.height = height * density;
    pen.scale(density, density);
    pole = { x: width * 0.3, y: height * 0.42 };
    const reach = Math.hypot(width * 0.7, height * 0.6);
    stars = scatter(reach, Math.round(Math.min(760, (width * height) / 1500)));
    color = getComputedStyle(document.documentElement).getPropertyValue('--star').trim();
    draw((performance.now() / turnMs) * Math.PI * 2);
  }

  function run(now) {
    draw((now / turnMs) * Math.PI * 2);
    frame = requestAnimationFrame(run);
  }

  /** Nobody should pay for a sky that they can't see, or be made dizzy by one that they did not ask for. */
  function startOrStop() {
    cancelAnimationFrame(frame);
    if (!still.matches && !document.hidden) frame = requestAnimationFrame(run);
  }

  window.addEventListener('resize', fit);
  document.addEventListener('astro:theme', fit);
  document.addEventListener('visibilitychange', startOrStop);
  still.addEventListener('change', startOrStop);
  fit();
  startOrStop();
})();
