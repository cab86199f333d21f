'use strict';

/**
 * The row of screens. The browser does the scrolling and snapping; this adds buttons, arrow keys and a word for
 * screen readers. Without it the row can still be swiped.
 */
(() => {
  const row = document.getElementById('shots');
  const shots = [...row.children];
  const back = document.getElementById('back');
  const on = document.getElementById('on');
  const status = document.getElementById('shots-status');
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

  /** How far one screen is from the next, gap included. */
  function stride() {
    return shots[1].offsetLeft - shots[0].offsetLeft;
  }

  function first() {
    return Math.round(row.scrollLeft / stride());
  }

  function move(by) {
    row.scrollBy({ left: by * stride(), behavior: calm.matches ? 'auto' : 'smooth' });
  }

  function update() {
    const end = row.scrollWidth - row.clientWidth;
    back.disabled = row.scrollLeft < 4;
    on.disabled = row.scrollLeft > end - 4;
    status.textContent = `Screen ${Math.min(first() + 1, shots.length)} of ${shots.length}`;
  }

  back.addEventListener('click', () => move(-1));
  on.addEventListener('click', () => move(1));
  row.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? 1 : -1);
  });
  row.addEventListener('scroll', () => requestAnimationFrame(update), { passive: true });
  window.addEventListener('resize', update);
  update();
})();
