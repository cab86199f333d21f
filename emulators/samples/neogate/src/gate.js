'use strict';

/**
 * The gate beside the form. It stands open as far as the form is filled in correctly: `show(1, 3)` is a third.
 * Drawn once in index.html; only the parts marked `data-part` move, by CSS transforms.
 */
Neo.createGate = (svg) => {
  const part = (name) => svg.querySelector(`[data-part="${name}"]`);
  const [left, right, sun, seam] = ['left', 'right', 'sun', 'seam'].map(part);
  /** Half the width of the opening, and how far the sun has to rise, in units of the drawing. */
  const leafWidth = 100;
  const sunRise = 300;

  function move(element, x, y) {
    element.style.transform = `translate(${x}px, ${y}px)`;
  }

  return {
    show(done, total) {
      const open = total === 0 ? 0 : done / total;
      // A little of each leaf stays in sight until everything is right: the last step opens it for good.
      const slide = open === 1 ? leafWidth : open * leafWidth * 0.8;
      move(left, -slide, 0);
      move(right, slide, 0);
      move(sun, 0, -sunRise * open);
      seam.style.opacity = open === 0 ? '1' : '0';
    },
  };
};

/** Follows a form: tells `report` how many of its fields pass their check, at once and on every change. */
Neo.followForm = (form, checks, report) => {
  const names = Object.keys(checks);
  function count() {
    const passed = names.filter((name) => checks[name](form.elements[name]) === '');
    for (const name of names) form.elements[name].toggleAttribute('data-ok', passed.includes(name));
    report(passed.length, names.length);
  }
  form.addEventListener('input', count);
  form.addEventListener('reset', () => queueMicrotask(count));
  return count;
};
