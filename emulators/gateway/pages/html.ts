/** A text as it may stand in a page and in an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style = `
:root{color-scheme:light dark;--ink:light-dark(#1a1c23,#e8e9ee);--soft:light-dark(#5a5f70,#a5aab9);
--ground:light-dark(#f5f6f9,#14161c);--panel:light-dark(#fff,#1d2028);--line:light-dark(#dcdfe7,#343845);
--accent:light-dark(#4338ca,#a5b4fc);--on-accent:light-dark(#fff,#14161c);--good:light-dark(#0b6b3a,#6ee7a8);
--bad:light-dark(#b3261e,#ffb4ab);--wait:light-dark(#8a5a00,#f5c76a)}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:72rem;margin:0 auto;padding:1.5rem 1rem 4rem}
main.narrow{max-width:28rem;padding-top:12vh}
h1{font-size:1.5rem;margin:0 0 .25rem}h2{font-size:1.125rem;margin:2rem 0 .5rem}
p{margin:.25rem 0 1rem}.soft,small{color:var(--soft)}
.panel{background:var(--panel);border:1px solid var(--line);border-radius:12px;padding:1rem;margin:0 0 .75rem}
.row{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}.row>.end{margin-left:auto}
.amount{font-size:1.125rem;font-weight:600;font-variant-numeric:tabular-nums}
code{font:.875em ui-monospace,monospace;overflow-wrap:anywhere}
.state{font-weight:600}.good{color:var(--good)}.bad{color:var(--bad)}.wait{color:var(--wait)}
button,.button,input{font:inherit;min-height:44px;border-radius:8px;border:1px solid var(--line);padding:0 .875rem;
background:var(--panel);color:var(--ink)}
button{cursor:pointer}button:hover{border-color:var(--accent)}
button.main{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:600}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
input[type=search]{flex:1 1 14rem}input.amount-field{width:7.5rem}
form{margin:0}details{margin-top:.5rem}summary{cursor:pointer;min-height:2rem}
ul{list-style:none;margin:.25rem 0 0;padding:0}li{padding:.375rem 0;border-top:1px solid var(--line)}
`;

/** A page of the simulator. `body` is HTML. */
export const page = (title: string, body: string, isNarrow = false): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main${isNarrow ? ' class="narrow"' : ''}>${body}</main></body></html>`;

/** Cents of a currency, as a person reads them. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
