import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { useId, useState } from 'react';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { ListedProduct, ProductStatus } from '../api/use-product-pages.ts';
import { changeStatus } from '../change-status.ts';

const deeds: Record<ProductStatus, string> = {
  active: 'Activate',
  draft: 'Move to Drafts',
  archived: 'Archive',
};
const offered: Record<ProductStatus, readonly ProductStatus[]> = {
  active: ['draft', 'archived'],
  draft: ['active', 'archived'],
  archived: ['draft'],
};

interface ProductMenuProps {
  product: ListedProduct;
  onDelete: () => void;
}

/** What can be done with a product of the table. */
export function ProductMenu({ product, onDelete }: ProductMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const { id: slug, title, category, status } = product;
  const choose = (run: () => void) => () => {
    setAnchor(null);
    run();
  };
  return (
    <>
      <IconButton
        id={id}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Actions for ${title}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="more" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} aria-labelledby={id}>
        <MenuItem component={AppLink} href={panelPaths.adminEditProduct(slug)}>
          Edit
        </MenuItem>
        {status === 'active' && (
          <MenuItem component={AppLink} href={paths.preview(category, slug)}>
            View in Store
          </MenuItem>
        )}
        {offered[status].map((next) => (
          <MenuItem key={next} onClick={choose(() => changeStatus([product], next))}>
            {deeds[next]}
          </MenuItem>
        ))}
        <MenuItem onClick={choose(onDelete)} sx={{ color: 'vermilion.text' }}>
          Delete
        </MenuItem>
      </Menu>
    </>
  );
}
