import { describe, expect, it } from 'vitest';
import { bucket, db } from '../../functions/src/platform/admin.ts';
import { grant, putArchive } from './support/archive.ts';
import { customer, withRole } from './support/callers.ts';
import {
  changeAddress,
  deleteCategory,
  deleteProduct,
  order,
  placeOrder,
  reasonOf,
  succeed,
  uploadProductImage,
} from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { storeUrl } from './support/http.ts';
import { bytesOf, pictures } from './support/pictures.ts';
import { putCategory, putProduct, readDocument, unique } from './support/store.ts';

useGateway();

async function filesOf(slug: string): Promise<string[]> {
  const [files] = await (await bucket()).getFiles({ prefix: `archives/${slug}/` });
  return files.map(({ name }) => name);
}
async function auditOf(slug: string): Promise<string[]> {
  const found = await db().collection('audit').where('targetId', '==', slug).get();
  return found.docs.map((entry) => entry.data().action);
}

describe('deleteProduct', () => {
  it('takes a product away with versions, files and reviews', async () => {
    const { slug } = await putArchive();
    await db().doc(`products/${slug}/reviews/somebody`).set({ rating: 5 });
    expect(await succeed(deleteProduct({ slug }, await withRole('admin')))).toEqual({ outcome: 'deleted' });
    expect(await readDocument(`products/${slug}`)).toBeUndefined();
    expect(await readDocument(`products/${slug}/versions/1.0.0`)).toBeUndefined();
    expect(await readDocument(`products/${slug}/reviews/somebody`)).toBeUndefined();
    expect(await filesOf(slug)).toEqual([]);
    expect(await auditOf(slug)).toEqual(['product.deleted']);
  });

  it('archives what somebody owns, with all that belongs to it', async () => {
    const { slug } = await putArchive();
    const owner = customer();
    await grant(owner.uid, slug);
    const admin = await withRole('admin');
    expect(await succeed(deleteProduct({ slug }, admin))).toEqual({ outcome: 'archived' });
    const product = await readDocument(`products/${slug}`);
    expect(product).toMatchObject({ status: 'archived' });
    expect(product).not.toHaveProperty('deleting');
    expect(await filesOf(slug)).toHaveLength(1);
    expect(await succeed(deleteProduct({ slug }, admin))).toEqual({ outcome: 'archived' });
    expect(await auditOf(slug)).toEqual(['product.archived']);
  });

  it('archives what was bought a moment ago', async () => {
    const slug = await putProduct();
    await succeed(placeOrder(order({ slugs: [slug] }), customer()));
    expect(await succeed(deleteProduct({ slug }, await withRole('owner')))).toEqual({ outcome: 'archived' });
  });

  it('archives what is being paid, and what was downloaded', async () => {
    const admin = await withRole('admin');
    const paid = await putProduct();
    const id = `ORD-${unique('')}`;
    await db()
      .doc(`orders/${id}`)
      .set({ status: 'pending', date: new Date(), lines: [{ slug: paid }] });
    const downloaded = await putProduct({ downloads: 1, status: 'draft' });
    for (const slug of [paid, downloaded])
      expect(await succeed(deleteProduct({ slug }, admin))).toEqual({ outcome: 'archived' });
    await db().doc(`orders/${id}`).delete();
  });

  it('goes on where it was left', async () => {
    const slug = await putProduct({ status: 'draft' });
    await db().doc(`products/${slug}`).update({ deleting: true });
    expect(await succeed(deleteProduct({ slug }, await withRole('admin')))).toEqual({ outcome: 'deleted' });
  });

  it('takes its picture too, unless another shows the same', async () => {
    const admin = await withRole('admin');
    const { image } = await succeed(uploadProductImage({ dataBase64: pictures.jpg }, admin));
    const [one, two] = [await putProduct({ image }), await putProduct({ image })];
    const isThere = async () => (await (await bucket()).file(image.slice(1)).exists())[0];
    await succeed(deleteProduct({ slug: one }, admin));
    expect(await isThere()).toBe(true);
    await succeed(deleteProduct({ slug: two }, admin));
    expect(await isThere()).toBe(false);
  });

  it('takes its further pictures too, unless another shows one of them first', async () => {
    const admin = await withRole('admin');
    const { image } = await succeed(uploadProductImage({ dataBase64: pictures.webp }, admin));
    const [one, two] = [await putProduct({ pictures: [image] }), await putProduct({ pictures: [image] })];
    const isThere = async () => (await (await bucket()).file(image.slice(1)).exists())[0];
    await succeed(deleteProduct({ slug: one }, admin));
    expect(await isThere()).toBe(true);
    await succeed(deleteProduct({ slug: two }, admin));
    expect(await isThere()).toBe(false);
  });

  it('is for those who manage the store', async () => {
    const slug = await putProduct();
    expect(await reasonOf(deleteProduct({ slug }, null))).toBe('sign-in-required');
    for (const who of [customer(), await withRole('staff'), customer({ role: 'admin' })])
      expect(await reasonOf(deleteProduct({ slug }, who))).toBe('not-allowed');
    expect(await readDocument(`products/${slug}`)).toMatchObject({ status: 'active' });
    expect(await reasonOf(deleteProduct({ slug: unique('p') }, await withRole('admin')))).toBe(
      'product-not-found',
    );
  });
});

describe('changeAddress', () => {
  it('moves the page, and keeps every address that it had', async () => {
    const admin = await withRole('admin');
    const [slug, first, second] = [await putProduct(), unique('a-'), unique('b-')];
    await succeed(changeAddress({ slug, address: first }, admin));
    await succeed(changeAddress({ slug, address: second }, admin));
    expect(await readDocument(`products/${slug}`)).toMatchObject({ address: second });
    for (const address of [first, second])
      expect(await readDocument(`addresses/${address}`)).toMatchObject({ slug });
    await succeed(changeAddress({ slug, address: slug }, admin));
    expect((await readDocument(`products/${slug}`))?.address).toBeUndefined();
    expect(await auditOf(slug)).toEqual(['product.moved', 'product.moved', 'product.moved']);
  });

  it('takes no address of another product, as it is or was', async () => {
    const admin = await withRole('admin');
    const [slug, other, old] = [await putProduct(), await putProduct(), unique('a-')];
    await succeed(changeAddress({ slug: other, address: old }, admin));
    await succeed(changeAddress({ slug: other, address: other }, admin));
    for (const address of [other, old])
      expect(await reasonOf(changeAddress({ slug, address }, admin))).toBe('address-taken');
    expect(await reasonOf(changeAddress({ slug, address: 'Not One' }, admin))).toBe('invalid-input');
    expect((await readDocument(`products/${slug}`))?.address).toBeUndefined();
  });

  it('gives an address to one of two at once', async () => {
    const admin = await withRole('admin');
    const [one, two, address] = [await putProduct(), await putProduct(), unique('a-')];
    const outcomes = await Promise.all([one, two].map((slug) => changeAddress({ slug, address }, admin)));
    expect(outcomes.filter((outcome) => 'ok' in outcome)).toHaveLength(1);
  });

  it('is freed with its product, and is for those who manage the store', async () => {
    const [slug, address] = [await putProduct({ status: 'draft' }), unique('a-')];
    for (const who of [null, customer(), await withRole('staff')])
      expect(await reasonOf(changeAddress({ slug, address }, who))).toMatch(/sign-in-required|not-allowed/);
    const admin = await withRole('admin');
    await succeed(changeAddress({ slug, address }, admin));
    await succeed(deleteProduct({ slug }, admin));
    expect(await readDocument(`addresses/${address}`)).toBeUndefined();
    expect(await reasonOf(changeAddress({ slug, address }, admin))).toBe('product-not-found');
  });
});

describe('deleteCategory', () => {
  it('deletes one that no product is in, and says who did', async () => {
    const slug = await putCategory();
    const admin = await withRole('admin');
    expect(await succeed(deleteCategory({ slug }, admin))).toEqual({ deleted: true });
    expect(await readDocument(`categories/${slug}`)).toBeUndefined();
    expect(await auditOf(slug)).toEqual(['category.deleted']);
    expect(await succeed(deleteCategory({ slug }, admin))).toEqual({ deleted: false });
  });

  it('keeps one that a draft is in', async () => {
    const slug = await putCategory();
    await putProduct({ category: slug, status: 'draft' });
    expect(await reasonOf(deleteCategory({ slug }, await withRole('admin')))).toBe('category-in-use');
    expect(await readDocument(`categories/${slug}`)).toBeDefined();
  });

  it('is for those who manage the store', async () => {
    const slug = await putCategory();
    for (const who of [customer(), await withRole('staff')])
      expect(await reasonOf(deleteCategory({ slug }, who))).toBe('not-allowed');
  });
});

describe('uploadProductImage', () => {
  it('stores a picture under its content, and serves it', async () => {
    const admin = await withRole('admin');
    const { image } = await succeed(uploadProductImage({ dataBase64: pictures.png }, admin));
    expect(image).toMatch(/^\/pictures\/[0-9a-f]{32}\.png$/);
    expect(await succeed(uploadProductImage({ dataBase64: pictures.png }, admin))).toEqual({ image });
    const response = await fetch(storeUrl(image));
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect((await response.arrayBuffer()).byteLength).toBeLessThanOrEqual(bytesOf('png').length);
  });

  it('takes pictures alone, of those who manage the store', async () => {
    const svg = { dataBase64: Buffer.from('<svg/>').toString('base64') };
    expect(await reasonOf(uploadProductImage(svg, await withRole('admin')))).toBe('image-invalid');
    expect(await reasonOf(uploadProductImage({ dataBase64: pictures.png }, customer()))).toBe('not-allowed');
  });

  it.each(['/pictures/', '/pictures/x.png', '/pictures/x.mp4', '/pictures/..%2farchives%2fx.png'])(
    'finds nothing at %s',
    async (path) => {
      expect((await fetch(storeUrl(path))).status).toBe(404);
    },
  );
});
