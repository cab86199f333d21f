export { WishlistList as default } from '../../../features/wishlist/WishlistList.tsx';
