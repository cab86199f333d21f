'use strict';

/** The line at the top of an essay: how much of its text has been scrolled by. */
(() => {
  const line = document.getElementById('progress');
  const text = document.querySelector('.post__text');
  let waiting = false;

  function draw() {
    waiting = false;
    const { top, height } = text.getBoundingClientRect();
    const read = (window.innerHeight - top) / height;
    const start = (window.innerHeight - (top + window.scrollY)) / height;
    const share = (read - start) / (1 - start || 1);
    line.style.transform = `scaleX(${Math.min(1, Math.max(0, share))})`;
  }

  function plan() {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(draw);
  }

  window.addEventListener('scroll', plan, { passive: true });
  window.addEventListener('resize', plan);
  draw();
})();
