/** A piece of a page: what is put into one is a text unless it is a piece itself. */
class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type { Html };

type Part = Html | string | number | null | undefined | false | readonly Part[];

/** A text as it may stand in a page and in an attribute. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (part === null || part === undefined || part === false) return '';
  return typeof part === 'object' ? part.map(textOf).join('') : escaped(String(part));
}

export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.reduce((all, text, index) => all + textOf(parts[index - 1]) + text));

/** The store's paper, ink and pigments (web/src/theme/tokens.ts). */
const style = `
:root{color-scheme:light dark;--paper:light-dark(#fbf7f0,#161513);--surface:light-dark(#fffdf9,#1d1c19);
--sunk:light-dark(#f3ede1,#23211d);--ink:light-dark(#1b1a17,#f3eee4);--soft:light-dark(#5a554b,#b8b1a3);
--line:light-dark(#e1d9ca,#34312b);--edge:light-dark(#8a8272,#7f786a);--act:light-dark(#2e3a8c,#a9b5f4);
--on-act:light-dark(#fffdf9,#161513);--good:light-dark(#2b6354,#86c6b2);--bad:light-dark(#ae3517,#f29376);
--wait:light-dark(#80550a,#e0b15a)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 Inter,system-ui,sans-serif;overflow-wrap:anywhere}
header{border-bottom:1px solid var(--line);background:var(--surface)}
header>div,main{max-width:64rem;margin:0 auto;padding:0 1rem}
header>div{display:flex;flex-wrap:wrap;align-items:center;gap:0 1.25rem}
header strong{font:600 1.125rem Fraunces,Georgia,serif;margin-right:auto;padding:.75rem 0 .5rem}
nav{display:flex;flex-wrap:wrap;gap:0 1rem}
nav a{display:inline-flex;align-items:center;min-height:44px;color:var(--soft);text-decoration:none}
nav a[aria-current]{color:var(--ink);box-shadow:inset 0 -2px var(--act)}
main{padding:1.5rem 1rem 4rem}main.narrow{max-width:28rem;padding-top:12vh}
h1{font:600 1.75rem/1.25 Fraunces,Georgia,serif;margin:0 0 .25rem}
h2{font:600 1.125rem/1.4 Inter,system-ui,sans-serif;margin:2rem 0 .5rem}
p{margin:.25rem 0 1rem;max-width:65ch}a{color:var(--act)}.soft,small{color:var(--soft)}small{font-size:.875rem}
.panel{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:1rem;margin:0 0 .75rem}
.row{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}.panel.row{gap:1rem 1.5rem}.end{margin-left:auto}
.amount{font-weight:600;font-variant-numeric:tabular-nums}
code{font:.875em 'JetBrains Mono',ui-monospace,monospace}
.good{color:var(--good)}.bad{color:var(--bad)}.wait{color:var(--wait)}.state{font-weight:600}
.list{list-style:none;margin:0 0 1rem;padding:0;border:1px solid var(--line);border-radius:10px;background:var(--surface)}
.list>li{padding:.75rem 1rem}.list>li+li{border-top:1px solid var(--line)}
a.face{display:grid;grid-template-columns:7rem 10rem 1fr auto;gap:0 1rem;margin:-.75rem -1rem;padding:.75rem 1rem;color:inherit;
text-decoration:none}a.face:hover{background:var(--sunk)}
dl{display:grid;grid-template-columns:9rem 1fr;gap:.25rem 1rem;margin:0}dt{color:var(--soft)}dd{margin:0}
button,.button,input,select{font:inherit;min-height:44px;border-radius:10px;border:1px solid var(--edge);padding:0 .875rem;
background:var(--surface);color:var(--ink)}
button{cursor:pointer}button:hover{border-color:var(--act)}
button.main{background:var(--act);border-color:var(--act);color:var(--on-act);font-weight:600}
:focus-visible{outline:2px solid var(--act);outline-offset:2px}
input[type=search]{flex:1 1 14rem;min-width:0}input[type=number],.cents{width:7.5rem}
form{margin:0}label{display:inline-flex;flex-direction:column;font-size:.875rem;color:var(--soft)}
.alert{border:1px solid var(--bad);border-radius:10px;padding:.75rem 1rem;margin:0 0 1rem}
form.row{align-items:flex-end}summary{cursor:pointer;padding:.625rem 0}pre{overflow:auto;margin:0}ul ul{padding-left:1rem}
@media (max-width:600px){a.face{grid-template-columns:1fr auto}a.face>:nth-child(n+3){grid-column:1/-1}dl{grid-template-columns:1fr}dt{margin-top:.5rem}}
`;

export interface PageOptions {
  isNarrow?: boolean;
  /** What stands above the page. */
  header?: Html | undefined;
}

/** A page of the simulator. */
export const page = (title: string, body: Html, { isNarrow = false, header }: PageOptions = {}): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${new Html(style)}</style></head>
<body>${header}<main${isNarrow && new Html(' class="narrow"')}>${body}</main></body></html>`.text;

/** Cents of a currency, as a person reads them. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

/** A moment in seconds, as the machine's own time. */
export const moment = (seconds: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' }).format(seconds * 1_000);
