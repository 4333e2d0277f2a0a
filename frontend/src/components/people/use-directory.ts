import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getSelectCommunities } from '../../../shared/config/calls/content-calls.ts';
import { graphqlLanguage } from '../../../shared/config/locales.ts';
import { CommunitiesOfDocument } from '../../../shared/graphql/generated/documents/communities-of.ts';
import { read } from '../../lib/api/read.ts';
import { useSite } from '../../lib/site.ts';
import type { SearchItems } from '../pickers/search-session.ts';
import { type DirectoryItem, itemOf } from './directory-item.ts';

interface NamedItems {
  /** Undefined for those that are gone, or that are not known yet. */
  itemOfId: (id: number) => DirectoryItem | undefined;
  isLoading: boolean;
}

const useKinds = (): Readonly<Record<'person' | 'structure', string>> => {
  const { t } = useTranslation('people');
  return useMemo(() => ({ person: t('person'), structure: t('structure') }), [t]);
};

/** Finds published profiles and structures by their names. */
export function useDirectorySearch(): SearchItems<DirectoryItem> {
  const { language } = useSite();
  const kinds = useKinds();
  return useCallback(
    async (text, signal) => {
      const found = await read(getSelectCommunities, { query: { q: text, locale: language }, signal });
      if (!found) throw new Error('The search was refused');
      return found.map((entry) => itemOf(entry, kinds));
    },
    [language, kinds],
  );
}

/** The profiles and structures of these groups: one query for all of them. */
export function useNamedItems(ids: readonly number[]): NamedItems {
  const { language } = useSite();
  const kinds = useKinds();
  const groupIds = [...new Set(ids)].toSorted((a, b) => a - b);
  const { data, previousData, loading } = useQuery(CommunitiesOfDocument, {
    variables: { groupIds, language: graphqlLanguage(language) },
    skip: groupIds.length === 0,
  });
  const entries = (data ?? previousData)?.passerelleCommunitiesOf ?? [];
  return {
    itemOfId(id) {
      const entry = entries.find(({ groupId }) => groupId === id);
      return entry && itemOf(entry, kinds);
    },
    isLoading: loading,
  };
}
