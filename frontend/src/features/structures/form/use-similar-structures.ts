import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { graphqlLanguage } from '../../../../shared/config/locales.ts';
import { SimilarStructuresDocument } from '../../../../shared/graphql/generated/documents/similar-structures.ts';
import type { SimilarStructuresQuery } from '../../../../shared/graphql/generated/operations.ts';
import { useRecordFormParts } from '../../../components/record-form/record-form-context.ts';
import { useSite } from '../../../lib/site.ts';

export type SimilarStructure = SimilarStructuresQuery['passerelleSimilarStructures'][number];

/** Milliseconds without a further letter. */
const pause = 400;
/** Letters. */
const shortestName = 3;
const none: readonly SimilarStructure[] = [];

/** The structures that the name in the form may mean; none until they are known. */
export function useSimilarStructures(): {
  similar: readonly SimilarStructure[];
  /** Asks again. */
  reload: () => Promise<void>;
} {
  const { form } = useRecordFormParts();
  const { language } = useSite();
  const client = useApolloClient();
  const [watchedName, watchedCountry]: readonly unknown[] = useWatch({
    control: form.fields.control,
    name: ['name', 'headquartersCountry'],
  });
  const name = typeof watchedName === 'string' ? watchedName.trim() : '';
  const country = typeof watchedCountry === 'string' ? watchedCountry : null;
  const { id } = form.state.save.record;
  const [answer, setAnswer] = useState<{ name: string; similar: readonly SimilarStructure[] }>();

  const ask = useCallback(async (): Promise<readonly SimilarStructure[]> => {
    const variables = { name, country, id: id ?? null, language: graphqlLanguage(language) };
    try {
      const { data } = await client.query({
        query: SimilarStructuresDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      return data?.passerelleSimilarStructures ?? none;
    } catch {
      // A warning is a help only.
      return none;
    }
  }, [client, name, country, id, language]);

  useEffect(() => {
    if (name.length < shortestName) return undefined;
    let isCurrent = true;
    async function answerLater(): Promise<void> {
      const similar = await ask();
      if (isCurrent) setAnswer({ name, similar });
    }
    const timer = setTimeout(() => void answerLater(), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, name]);

  return {
    similar: name.length < shortestName ? none : (answer?.similar ?? none),
    reload: async () => setAnswer({ name, similar: await ask() }),
  };
}
