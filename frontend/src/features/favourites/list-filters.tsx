import { useTranslation } from 'react-i18next';
import { familyIds, familyOfType } from '../../../shared/config/content-types.ts';
import { shortFamiliesKeys } from '../../../shared/i18n/family-keys.ts';
import { ChoiceLink, ChoiceLinks, Count } from '../../components/list/choice-links.tsx';
import type { FavouriteList } from './favourite.ts';
import { type ListState, listSearch } from './favourites-address.ts';

interface ListFiltersProps {
  state: ListState;
  counts: FavouriteList['counts'];
}

/** Filters by type and date, and the order: links, whose state is the address. */
export function ListFilters({ state, counts }: ListFiltersProps) {
  const { t } = useTranslation(['favourites', 'common']);
  const byFamily = new Map(counts.map(({ type, count }) => [familyOfType(type), count]));
  const all = counts.reduce((total, { count }) => total + count, 0);
  const first = { ...state, page: 1 };
  return (
    <ChoiceLinks label={t('filters')}>
      <ul>
        <ChoiceLink
          search={listSearch({ ...first, family: undefined })}
          isCurrent={state.family === undefined}
        >
          {t('all')} <Count>{all}</Count>
        </ChoiceLink>
        {familyIds
          .filter((family) => byFamily.has(family))
          .map((family) => (
            <ChoiceLink
              key={family}
              search={listSearch({ ...first, family })}
              isCurrent={state.family === family}
            >
              {t(shortFamiliesKeys[family], { ns: 'common' })} <Count>{byFamily.get(family)}</Count>
            </ChoiceLink>
          ))}
      </ul>
      <ul>
        <ChoiceLink search={listSearch({ ...first, isComing: !state.isComing })} isCurrent={state.isComing}>
          {t('coming')}
        </ChoiceLink>
        <ChoiceLink search={listSearch({ ...first, sort: 'recent' })} isCurrent={state.sort === 'recent'}>
          {t('sortRecent')}
        </ChoiceLink>
        <ChoiceLink search={listSearch({ ...first, sort: 'date' })} isCurrent={state.sort === 'date'}>
          {t('sortDate')}
        </ChoiceLink>
      </ul>
    </ChoiceLinks>
  );
}
