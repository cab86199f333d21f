'use strict';

(() => {
  const size = 40;
  const tones = 4;

  /**
   * A stream of numbers from 0 to 1 that depends on the text alone, so that a project keeps its cover.
   */
  function dice(text) {
    let state = 2166136261;
    for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0), 16777619) >>> 0;
    return () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 4294967296;
    };
  }

  /**
   * Ways to fill one square of the grid; each draws in its own corner and is turned by quarters. Half a unit goes
   * over the edge, so that no seam shows between neighbors.
   */
  const patterns = [
    (s) => `M-.5-.5H${s}V0A${s} ${s} 0 0 1 0 ${s}H-.5Z`,
    (s) => `M-.5-.5H${s}L-.5 ${s}Z`,
    (s) => `M-.5-.5H${s / 2}V0a${s / 2} ${s / 2} 0 0 1 0 ${s}v.5H-.5Z`,
    (s) => `M-.5 0H${s + 0.5}V${s / 4}H-.5ZM-.5 ${s / 2}H${s + 0.5}v${s / 4}H-.5Z`,
  ];

  /** The cover as SVG text: a background square and a shape for each cell, in two tones that differ. */
  function drawCover(name, columns, rows) {
    const roll = dice(name);
    const pattern = patterns[Math.floor(roll() * patterns.length)];
    const cells = [];
    for (let cell = 0; cell < columns * rows; cell += 1) {
      const x = (cell % columns) * size;
      const y = Math.floor(cell / columns) * size;
      const back = Math.floor(roll() * tones);
      const front = (back + 1 + Math.floor(roll() * (tones - 1))) % tones;
      const turn = Math.floor(roll() * 4) * 90;
      cells.push(
        `<g transform="translate(${x} ${y})">` +
          `<rect class="tone-${back}" width="${size + 0.5}" height="${size + 0.5}"/>` +
          `<path class="tone-${front}" transform="rotate(${turn} ${size / 2} ${size / 2})" d="${pattern(size)}"/></g>`,
      );
    }
    const box = `0 0 ${columns * size} ${rows * size}`;
    return `<svg viewBox="${box}" preserveAspectRatio="xMidYMid slice">${cells.join('')}</svg>`;
  }

  for (const cover of document.querySelectorAll('[data-cover]')) {
    const wide = cover.classList.contains('cover--wide');
    cover.innerHTML = drawCover(cover.dataset.cover, wide ? 16 : 8, 5);
  }
})();
