// Runs before the first paint: the chosen color scheme, whether the splash is still due in this browser, and whether anybody, or a
// member, was signed in when its last page closed.
// The build puts it inside the page (build/inline-shell.ts).
(() => {
  const page = document.documentElement;
  let mode = 'system';
  let splash = true;
  let presence = null;
  try {
    mode = localStorage.getItem('mui-mode') || 'system';
    splash = !localStorage.getItem('tempera.splash');
    presence = localStorage.getItem('tempera.presence');
  } catch {
    // storage is switched off: the system decides, and the splash shows
  }
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.setAttribute('data-color-scheme', dark ? 'dark' : 'light');
  if (splash) page.setAttribute('data-splash', 'due');
  if (presence !== null) page.setAttribute('data-session', '');
  if (presence === 'signed-in') page.setAttribute('data-member', '');
})();
