import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deriveConfig } from './derive-config.ts';
import { root } from './paths.ts';
import { fixedPorts, host } from './ports.ts';

it("differs from firebase.json in ports, hosting's folder and where functions are from", () => {
  const base = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const derived = deriveConfig(base, fixedPorts(), 'some/folder');
  const functions = [{ source: 'functions', codebase: 'default', runtime: 'nodejs24' }];
  expect(derived).toEqual({ ...base, functions, hosting: { ...base.hosting, public: 'some/folder' } });
  const moved = deriveConfig(base, fixedPorts(7), 'x').emulators;
  expect(moved.firestore).toEqual({ host, port: 8087, websocketPort: 9157 });
  expect(moved.hub).toEqual({ host, port: 4407 });
});
