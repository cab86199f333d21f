import { astroaccess } from './products/astroaccess.ts';
import { blog } from './products/blog.ts';
import { mobileapplanding } from './products/mobileapplanding.ts';
import { neogate } from './products/neogate.ts';
import { portfolio } from './products/portfolio.ts';
import { saaslanding } from './products/saaslanding.ts';
import type { SeedProduct } from './types.ts';

/** The six templates, in the order of the catalogue. */
export const products: SeedProduct[] = [astroaccess, neogate, portfolio, blog, saaslanding, mobileapplanding];
