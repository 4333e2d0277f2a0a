import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { languageOfGraphql, otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { favouriteFields, type FavouriteViewData, unwanted } from '../../../shared/forms/favourite-form.ts';
import { favouritePath } from '../../../shared/links/favourite-path.ts';
import { Button } from '../../components/ui/button.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { languageContext, useSite, viewDataContext } from '../../lib/site.ts';
import styles from './favourite-page.module.css';

type Shown = Required<FavouriteViewData> & { switchPath: string };

const viewDataOf = ({ context }: LoaderFunctionArgs) =>
  context.get(viewDataContext) as FavouriteViewData | undefined;

/** Path with the item, which is not a common parameter of pages. */
export const returnPath = (args: LoaderFunctionArgs): string => {
  const language = args.context.get(languageContext);
  const viewData = viewDataOf(args);
  return viewData ? favouritePath(language, viewData) : pathTo('favourites', language);
};

export function loader(args: LoaderFunctionArgs): Shown {
  const viewData = viewDataOf(args);
  if (!viewData?.item) throw data(null, { status: 404 });
  const other = otherLanguage(args.context.get(languageContext));
  return { ...viewData, item: viewData.item, switchPath: favouritePath(other, viewData) };
}

/**
 * Page to which the button of an item leads without script, and after sign-in: it shows whether the item is a
 * favourite, and changes that.
 */
export function Component() {
  const { t } = useTranslation('favourites');
  const { language } = useSite();
  const { id, page, item } = useLoaderData<Shown>();
  const own = languageOfGraphql(item.language);
  const here = pathTo('favourite', language);
  const title = t(item.isFavourite ? 'isOne' : 'isNone');
  return (
    <>
      <Meta title={title} path={here} indexed={false} />
      <PageHeader title={title} />
      <div className={styles['page']}>
        <p className={styles['item']}>
          <a
            href={item.path}
            lang={own === language ? undefined : own}
            hrefLang={own === language ? undefined : own}
          >
            {item.title}
          </a>
        </p>
        {item.isFavourite && <p>{t('isOneText')}</p>}
        <form method="post" action={here}>
          <input type="hidden" name={favouriteFields.id} value={id} />
          <input type="hidden" name={favouriteFields.page} value={page} />
          <input type="hidden" name={favouriteFields.wanted} value={item.isFavourite ? unwanted : ''} />
          <div className={styles['actions']}>
            {page && <Button href={page}>{t('back')}</Button>}
            <Button kind={page ? 'secondary' : 'primary'}>{t(item.isFavourite ? 'remove' : 'add')}</Button>
            <Button href={pathTo('favourites', language)} kind="secondary">
              {t('toList')}
            </Button>
          </div>
        </form>
      </div>
    </>
  );
}
