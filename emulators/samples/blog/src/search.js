'use strict';

(() => {
  const essays = window.searchIndex ?? [];
  const form = document.getElementById('search');
  const input = document.getElementById('query');
  const panel = document.getElementById('results');
  const root = document.body.dataset.root;
  const weights = { title: 8, tags: 5, text: 1 };

  /** The words of a text, without accents and case, so that "Café" is found by "cafe". */
  function wordsOf(text) {
    const plain = text.normalize('NFD').replace(/\p{Mn}/gu, '').toLowerCase();
    return plain.match(/[\p{L}\d]+/gu) ?? [];
  }

  /**
   * How well an essay answers: every word asked for must begin a word in it, and counts by where it stands.
   * Gives 0 when a word is missing.
   */
  function score(essay, asked) {
    let total = 0;
    for (const word of asked) {
      let best = 0;
      for (const [field, weight] of Object.entries(weights)) {
        const hits = essay.words[field].filter((candidate) => candidate.startsWith(word)).length;
        best += weight * Math.min(hits, 3);
      }
      if (best === 0) return 0;
      total += best;
    }
    return total;
  }

  /** Best first; equal ones by date, newest first. */
  function find(query) {
    const asked = wordsOf(query);
    if (asked.length === 0) return [];
    return essays
      .map((essay) => ({ essay, points: score(essay, asked) }))
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points || b.essay.date.localeCompare(a.essay.date))
      .map(({ essay }) => essay);
  }

  for (const essay of essays) {
    essay.words = {
      title: wordsOf(essay.title),
      tags: wordsOf(essay.tags.join(' ')),
      text: wordsOf(essay.text),
    };
  }

  /** The sentence part about the first hit, with every hit marked. Builds nodes, so no text becomes markup. */
  function excerpt(essay, asked) {
    const pieces = essay.text.split(/(?<=\s)/);
    const hit = (piece) => wordsOf(piece).some((word) => asked.some((start) => word.startsWith(start)));
    const first = Math.max(0, pieces.findIndex(hit) - 6);
    const line = document.createElement('small');
    if (first > 0) line.append('… ');
    for (const piece of pieces.slice(first, first + 18)) {
      if (!hit(piece)) {
        line.append(piece);
        continue;
      }
      const mark = document.createElement('mark');
      mark.textContent = piece.trimEnd();
      line.append(mark, ' ');
    }
    line.append('…');
    return line;
  }

  function message(text) {
    const line = document.createElement('p');
    line.setAttribute('role', 'status');
    line.textContent = text;
    return line;
  }

  function show() {
    const query = input.value.trim();
    panel.hidden = query === '';
    if (panel.hidden) return;
    const asked = wordsOf(query);
    const found = find(query).slice(0, 5);
    const links = found.map((essay) => {
      const link = document.createElement('a');
      link.href = root + essay.url;
      link.append(essay.title, excerpt(essay, asked));
      return link;
    });
    const summary = found.length === 1 ? '1 essay' : `${found.length} essays`;
    panel.replaceChildren(...links, message(found.length ? summary : `Nothing about “${query}” yet.`));
  }

  function close() {
    panel.hidden = true;
  }

  input.addEventListener('input', show);
  input.addEventListener('focus', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    panel.querySelector('a')?.click();
  });

  form.addEventListener('keydown', (event) => {
    const stops = [input, ...panel.querySelectorAll('a')];
    const at = stops.indexOf(document.activeElement);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      stops[(at + step + stops.length) % stops.length].focus();
    } else if (event.key === 'Escape') {
      input.focus();
      close();
    }
  });

  document.addEventListener('keydown', (event) => {
    const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? '');
    if (event.key === '/' && !typing && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      input.focus();
    }
  });

  document.addEventListener('click', (event) => {
    if (!form.contains(event.target)) close();
  });
  form.addEventListener('focusout', (event) => {
    if (event.relatedTarget && !form.contains(event.relatedTarget)) close();
  });
})();
