import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pathTo } from '../../../shared/config/routes.ts';
import { favouriteFields, favouriteFormId } from '../../../shared/forms/favourite-form.ts';
import { TextTemplate } from '../../components/ui/text-template.tsx';
import { useSite } from '../../lib/site.ts';
import { favouriteTexts } from './favourite-script-texts.ts';

/** The form of all buttons of a page, with what script says. Without a token: the page is the same for everybody. */
export function FavouriteForm() {
  const { t } = useTranslation();
  const { language } = useSite();
  const { pathname, search } = useLocation();
  return (
    <form id={favouriteFormId} method="post" action={pathTo('favourite', language)} data-action="favourite">
      <input type="hidden" name={favouriteFields.page} value={pathname + search} />
      <output className="visually-hidden" />
      <TextTemplate
        of={favouriteTexts}
        texts={() => ({
          add: t('favourites.add'),
          remove: t('favourites.remove'),
          added: t('favourites.added'),
          removed: t('favourites.removed'),
        })}
      />
    </form>
  );
}
