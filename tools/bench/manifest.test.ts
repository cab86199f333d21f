import { describe, expect, it } from 'vitest';
import { appOf, closureOf, plainScriptsOf, screensElsewhere } from './manifest.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'], css: ['assets/index.css'] },
  'src/routes/store/home.tsx': { file: 'assets/home.js', imports: ['_card.js', 'index.html'] },
  'src/routes/other.tsx': { file: 'assets/other.js', imports: ['_card.js'] },
  '_card.js': { file: 'assets/card.js', imports: ['_react.js', '_price.js'] },
  '_price.js': { file: 'assets/price.js', imports: ['_card.js'] },
  '_react.js': { file: 'assets/react.js', dynamicImports: ['src/routes/other.tsx'] },
  '_font.woff2': { file: 'assets/font.woff2' },
};

describe('closureOf', () => {
  it('follows static imports to any depth, round circles, each file once', () => {
    expect(closureOf(manifest, ['index.html', 'src/routes/store/home.tsx'])).toEqual([
      'assets/card.js',
      'assets/home.js',
      'assets/index.js',
      'assets/price.js',
      'assets/react.js',
    ]);
  });

  it('leaves out what is imported lazily', () => {
    expect(closureOf(manifest, ['index.html'])).toEqual(['assets/index.js', 'assets/react.js']);
  });

  it('counts JavaScript alone', () => {
    expect(closureOf(manifest, ['_font.woff2'])).toEqual([]);
  });

  it('says which chunk is missing', () => {
    expect(() => closureOf(manifest, ['src/routes/gone.tsx'])).toThrow('src/routes/gone.tsx');
  });
});

describe('plainScriptsOf', () => {
  it('finds scripts that are no modules and no data', () => {
    const html = `<script src="/before-paint.js"></script>
      <script type="module" crossorigin src="/assets/index.js"></script>
      <script type="application/json" id="state">{}</script>
      <script>inline()</script>`;
    expect(plainScriptsOf(html)).toEqual(['before-paint.js']);
  });
});

describe('appOf', () => {
  it('finds the file that the page imports when it starts', () => {
    expect(appOf(manifest, '<script>(()=>import(`/assets/react.js`))()</script>')).toBe('_react.js');
  });

  it('says when the page imports something else', () => {
    expect(() => appOf(manifest, '<script>import("/assets/gone.js")</script>')).toThrow('assets/gone.js');
  });
});

describe('screensElsewhere', () => {
  const built = (home: string[]) => ({
    'src/main.tsx': {
      file: 'assets/app.js',
      dynamicImports: ['src/routes/panel/admin.tsx', 'src/routes/store/home.tsx'],
    },
    'src/routes/store/home.tsx': { file: 'assets/home.js', imports: home },
    'src/routes/panel/admin.tsx': {
      file: 'assets/admin.js',
      dynamicImports: ['src/features/orders/OrderManagement.tsx'],
    },
    'src/features/orders/OrderManagement.tsx': { file: 'assets/orders.js' },
    '_list.js': { file: 'assets/list.js', imports: ['src/features/orders/OrderManagement.tsx'] },
  });
  const panels = ['src/routes/panel/admin.tsx'];

  it('finds no screen that is loaded in its panel alone', () => {
    expect(screensElsewhere(built([]), panels)).toEqual([]);
  });

  it('names a screen that another route brings along, at any depth', () => {
    expect(screensElsewhere(built(['_list.js']), panels)).toEqual(['assets/orders.js']);
  });

  it('does not take a build without screens for a good one', () => {
    expect(() => screensElsewhere(built([]), ['src/routes/moved.tsx'])).toThrow('no screens');
  });
});
