import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { favouriteFields, favouriteFormId } from '../../../shared/forms/favourite-form.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { classes } from '../../lib/classes.ts';
import { PageReportContext } from '../../lib/page-report.ts';
import styles from './favourite-button.module.css';
import { FavouritesContext } from './favourites-context.ts';

interface FavouriteButtonProps {
  item: { id: number; groupId: number; title: string };
  /** True for a button with visible words, instead of one in the corner of a card. */
  isWide?: boolean;
}

/**
 * Adds an item to the reader’s favourites: a plain button of the page’s form (FavouriteForm), the same for everybody.
 * Script marks those that are favourites, and answers in place (client/favourites.ts).
 */
export function FavouriteButton({ item, isWide = false }: FavouriteButtonProps) {
  const { t } = useTranslation();
  const isOffered = useContext(FavouritesContext);
  const report = useContext(PageReportContext);
  if (!isOffered) return null;
  report.addFavourites();
  const named = <span className="visually-hidden">{t('favourites.named', { title: item.title })}</span>;
  return (
    <button
      form={favouriteFormId}
      name={favouriteFields.id}
      value={item.id}
      data-favourite={item.groupId}
      className={classes(styles['button'], isWide ? styles['wide'] : styles['corner'])}
    >
      <Icon name="favourite" />
      <span className={isWide ? undefined : 'visually-hidden'}>{t('favourites.add')}</span>
      {named}
    </button>
  );
}
