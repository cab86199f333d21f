/**
 * What axe does not look at, of the page as it stands. Runs in the page: all of it stands within the function.
 * @returns one line for each fault
 */
export function inspect(): string[] {
  const faults: string[] = [];
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[aria-hidden="true"], [inert]');

  if (!document.documentElement.lang) faults.push('html has no lang');

  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(seen);
  const levels = headings.map(({ tagName }) => Number(tagName[1]));
  // Behind an open dialog or menu the page is hidden, its h1 too.
  const inDialog = [...document.querySelectorAll('[role="dialog"], [role="menu"]')].some(seen);
  if (!inDialog && levels.filter((level) => level === 1).length !== 1) faults.push(`h1: ${levels.join(' ')}`);
  levels.forEach((level, index) => {
    if (level > (levels[index - 1] ?? 0) + 1 && index > 0)
      faults.push(`level skipped at ${nameOf(headings[index] as Element)}`);
  });

  for (const element of document.querySelectorAll<HTMLElement>('[tabindex]')) {
    if (element.tabIndex > 0) faults.push(`positive tabindex: ${nameOf(element)}`);
  }

  for (const field of document.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    // A search box is known by its magnifying glass.
    if (
      field.type === 'hidden' ||
      (field.parentElement?.parentElement?.querySelector('svg') && field.type === 'search')
    )
      continue;
    if (!seen(field)) continue;
    const label = [...(field.labels ?? [])].find(
      // A label may be a picture, such as a star.
      (one) => seen(one) && (one.innerText.trim() || one.querySelector('svg')),
    );
    const ids = field.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labeled = ids.some((id) => document.getElementById(id)?.innerText.trim());
    if (!label && !labeled)
      faults.push(`no visible label: ${field.type} ${field.getAttribute('aria-label') ?? field.id}`);
  }

  // WCAG 2.5.8: 24 px either way, but for links within a line of text.
  const targets = document.querySelectorAll(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]',
  );
  for (const target of targets) {
    if (!seen(target) || getComputedStyle(target).display === 'inline') continue;
    const box = (
      target.closest(
        'label, .MuiCheckbox-root, .MuiSwitch-root, .MuiRadio-root, .MuiRating-root, .MuiInputBase-root',
      ) ?? target
    ).getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    if (Math.round(box.width) < 24 || Math.round(box.height) < 24) {
      faults.push(
        `smaller than 24 px: ${nameOf(target)} ${Math.round(box.width)} by ${Math.round(box.height)}`,
      );
    }
  }
  return faults;
}
