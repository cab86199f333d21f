import { expect, it } from 'vitest';
import { inlineRuntime } from './inline-runtime.ts';

it('gives the app the same helpers without the import', () => {
  const app = 'const before=1;import{n as a,t as b}from"./rolldown-runtime-x1.js";result=[before,a(1),b(1)];';
  const runtime = 'var s=n=>n+1,o=n=>n+2;export{s as n,o as t};';
  const inlined = inlineRuntime(app, runtime);
  expect(new Function(`let result;${inlined}return result`)()).toEqual([1, 2, 3]);
});

it('says when the build has changed its ways', () => {
  expect(() => inlineRuntime('nothing', 'export{a as b};')).toThrow('runtime');
});
