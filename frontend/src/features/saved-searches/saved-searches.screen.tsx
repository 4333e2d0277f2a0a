import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLocation, useNavigate } from 'react-router';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { SavedSearchesDocument } from '../../../shared/graphql/generated/documents/saved-searches.ts';
import { Screen } from '../../components/screen/screen.tsx';
import { ActionResult } from '../../components/ui/action-result.tsx';
import { RouteLink } from '../../components/ui/route-link.tsx';
import { load } from '../../graphql/client/load.ts';
import { useRead } from '../../graphql/client/use-read.ts';
import { queryAt } from './search-address.ts';
import { SearchForm } from './search-form.tsx';
import { SearchRow } from './search-row.tsx';
import styles from './saved-searches.module.css';
import { useSearchCalls } from './use-search-calls.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await load(context, SavedSearchesDocument, {});
  return null;
}

/** Screen of one’s saved searches; the address of a list in `?search=` is to be saved. */
export function Component() {
  const { t } = useTranslation('savedSearches');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const query = queryAt(parameters.get('search'));
  const { items } = useRead(SavedSearchesDocument, {}).passerelleSavedSearches;
  const calls = useSearchCalls();
  return (
    <Screen isList title={t('title')} lead={t('lead')}>
      <ActionResult kind={calls.message?.kind} text={calls.message?.text} />
      {query && (
        <section aria-labelledby="save-search">
          <h2 id="save-search">{t('saveTitle')}</h2>
          <SearchForm
            key={search}
            name={(parameters.get('name') ?? '').slice(0, limits.savedSearches.name)}
            alert="daily"
            submit={t('save')}
            onSave={async (named) => {
              const refused = await calls.save({ ...named, query });
              if (refused === undefined) await navigate(pathname, { replace: true });
              return refused;
            }}
          />
        </section>
      )}
      {items.length > 0 ? (
        <ul className={styles['rows']}>
          {items.map((each) => (
            <SearchRow key={each.id} search={each} calls={calls} />
          ))}
        </ul>
      ) : (
        !query && (
          <p>
            {t('empty')} <RouteLink to="search">{t('emptySearch')}</RouteLink>
          </p>
        )
      )}
    </Screen>
  );
}
