import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLocation } from 'react-router';
import { graphqlLanguage } from '../../../shared/config/locales.ts';
import { FavouriteFeedDocument } from '../../../shared/graphql/generated/documents/favourite-feed.ts';
import { FavouritesDocument } from '../../../shared/graphql/generated/documents/favourites.ts';
import { ListPages } from '../../components/list/list-pages.tsx';
import { Screen } from '../../components/screen/screen.tsx';
import { ActionResult } from '../../components/ui/action-result.tsx';
import { Button } from '../../components/ui/button.tsx';
import { RouteLink } from '../../components/ui/route-link.tsx';
import { load } from '../../graphql/client/load.ts';
import { useRead } from '../../graphql/client/use-read.ts';
import { languageContext, useSite } from '../../lib/site.ts';
import { CalendarSection } from './calendar-section.tsx';
import { FavouriteRow } from './favourite-row.tsx';
import styles from './favourites.module.css';
import { listSearch, readListState, variablesOf } from './favourites-address.ts';
import { ListFilters } from './list-filters.tsx';
import { type FavouriteCalls, useFavouriteCalls } from './use-favourite-calls.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const language = context.get(languageContext);
  const state = readListState(new URL(request.url).searchParams);
  await Promise.all([
    load(context, FavouritesDocument, variablesOf(state, language)),
    load(context, FavouriteFeedDocument, { language: graphqlLanguage(language) }),
  ]);
  return null;
}

/** Screen of the member's favourites, with notes, reminders and private calendar. */
export function Component() {
  const { t } = useTranslation('favourites');
  const { language } = useSite();
  const state = readListState(new URLSearchParams(useLocation().search));
  const { passerelleFavourites: list } = useRead(FavouritesDocument, variablesOf(state, language));
  const { passerelleFavouriteFeed: feed } = useRead(FavouriteFeedDocument, {
    language: graphqlLanguage(language),
  });
  const calls = useFavouriteCalls();
  const isEmpty = list.counts.length === 0;
  return (
    <Screen isList title={t('title')} lead={isEmpty ? undefined : t('lead')}>
      <Removed calls={calls} />
      <ActionResult kind={calls.message?.kind} text={calls.message?.text} />
      {isEmpty ? (
        <Empty />
      ) : (
        <>
          <ListFilters state={state} counts={list.counts} />
          {list.items.length === 0 ? (
            <p className={styles['empty']}>{t('noneFound')}</p>
          ) : (
            <ul className={styles['rows']}>
              {list.items.map((favourite) => (
                <FavouriteRow key={favourite.groupId} favourite={favourite} calls={calls} />
              ))}
            </ul>
          )}
          <ListPages
            page={state.page}
            lastPage={Math.ceil(list.total / list.perPage)}
            searchOf={(page) => listSearch({ ...state, page })}
          />
        </>
      )}
      <CalendarSection url={feed.url} />
      <p>
        <RouteLink to="savedSearches">{t('searches')}</RouteLink>
      </p>
    </Screen>
  );
}

/** Offer to restore the favourite that was removed last. It takes the focus, since the row is gone. */
function Removed({ calls: { removed, undo } }: { calls: FavouriteCalls }) {
  const { t } = useTranslation('favourites');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (removed) place.current?.querySelector('button')?.focus();
  }, [removed]);
  if (!removed) return null;
  return (
    <div ref={place} className={styles['removed']}>
      <output>{t('removed', { title: removed.card?.title ?? t('unavailable') })}</output>
      {removed.card && (
        <Button type="button" kind="secondary" onClick={() => void undo()}>
          {t('undo')}
        </Button>
      )}
    </div>
  );
}

function Empty() {
  const { t } = useTranslation('favourites');
  return (
    <div className={styles['empty']}>
      <p>{t('empty')}</p>
      <ul>
        <li>
          <RouteLink to="calls">{t('emptyCalls')}</RouteLink>
        </li>
        <li>
          <RouteLink to="events">{t('emptyEvents')}</RouteLink>
        </li>
        <li>
          <RouteLink to="initiatives">{t('emptyInitiatives')}</RouteLink>
        </li>
      </ul>
    </div>
  );
}
