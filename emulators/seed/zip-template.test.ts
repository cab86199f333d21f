import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { products } from './catalogue.ts';
import { readRelease } from './read-release.ts';
import { zipTemplate } from './zip-template.ts';

/** Every entry of an archive, unpacked by a reader that shares no code with the writer. */
async function unpack(bytes: Buffer): Promise<Map<string, Buffer>> {
  const entries = new Map<string, Buffer>();
  const zip = await fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return entries;
}

describe.each(products)('the archive of $title', ({ slug, version }) => {
  it('is the same bytes on every run', async () => {
    const [first, second] = [await zipTemplate(slug), await zipTemplate(slug)];
    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect(first.sha256).toBe(second.sha256);
  });

  it('does not depend on the time zone', async () => {
    const zone = process.env.TZ;
    const here = await zipTemplate(slug);
    const offset = new Date(2025, 0, 1).getTimezoneOffset();
    process.env.TZ = 'Pacific/Auckland';
    try {
      expect(new Date(2025, 0, 1).getTimezoneOffset()).not.toBe(offset);
      expect((await zipTemplate(slug)).sha256).toBe(here.sha256);
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  it('unpacks to the template, file for file', async () => {
    const { bytes, files, fileName, sizeBytes } = await zipTemplate(slug);
    const entries = await unpack(bytes);
    const release = await readRelease(slug);
    const paths = [...release.keys()];
    expect(fileName).toBe(`${slug}-${version}.zip`);
    expect(sizeBytes).toBe(bytes.length);
    expect([...entries.keys()]).toEqual(paths.map((path) => `${slug}-${version}/${path}`));
    expect(files.map((file) => file.path)).toEqual(paths);
    for (const { path, sizeBytes: size } of files) {
      const entry = entries.get(`${slug}-${version}/${path}`);
      expect(entry?.length, path).toBe(size);
      expect(entry?.equals(release.get(path) as Buffer), path).toBe(true);
    }
  });

  it('holds a license, a README and a page to open', async () => {
    const paths = (await zipTemplate(slug)).files.map((file) => file.path);
    expect(paths).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'index.html', 'package.json']));
    expect(paths.length).toBeGreaterThanOrEqual(8);
    expect(paths.length).toBeLessThanOrEqual(25);
  });
});

it('refuses a template or a release that the seed does not have', async () => {
  await expect(zipTemplate('neogate', '0.1.0')).rejects.toThrow('no neogate 0.1.0');
  await expect(zipTemplate('../secrets')).rejects.toThrow('no template called');
});
