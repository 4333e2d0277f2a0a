import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { graphqlLanguage } from '../../../../shared/config/locales.ts';
import { SlugCheckDocument } from '../../../../shared/graphql/generated/documents/slug-check.ts';
import type {
  PasserelleContentType,
  SlugCheckQuery,
} from '../../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../../lib/site.ts';
import { useRecordFormParts } from '../record-form-context.ts';

type SlugCheck = SlugCheckQuery['passerelleSlugCheck'];

/** Milliseconds without a further letter. */
const pause = 400;

interface SlugChecks {
  /** Result for the value, or for the slug that the title suggests while there is none; undefined until it is known. */
  check: SlugCheck | undefined;
  /** The slug that the title suggests; undefined when the site does not answer. */
  suggest: () => Promise<string | undefined>;
}

/** Checks which form the content system would give a slug. */
export function useSlugCheck(slug: string): SlugChecks {
  const { form } = useRecordFormParts();
  const { language } = useSite();
  const client = useApolloClient();
  const { definition, fields, state } = form;
  const { id } = state.save.record;
  const name = definition.title ?? '';
  const watched: unknown = useWatch({ control: fields.control, name });
  const title = typeof watched === 'string' ? watched.trim() : '';
  const [answer, setAnswer] = useState<{ key: string; check: SlugCheck }>();

  const ask = useCallback(
    async (asked: string): Promise<SlugCheck | undefined> => {
      const type = definition.key as PasserelleContentType;
      const variables = { type, language: graphqlLanguage(language), slug: asked, title, id: id ?? null };
      try {
        const { data } = await client.query({
          query: SlugCheckDocument,
          variables,
          fetchPolicy: 'network-only',
        });
        return data?.passerelleSlugCheck;
      } catch {
        // Saving checks it again.
        return undefined;
      }
    },
    [client, definition.key, language, title, id],
  );

  const key = JSON.stringify([slug, slug === '' ? title : '', id]);
  useEffect(() => {
    if (slug === '' && title === '') return undefined;
    let isCurrent = true;
    async function answerLater(): Promise<void> {
      const check = await ask(slug);
      if (isCurrent && check) setAnswer({ key, check });
    }
    const timer = setTimeout(() => void answerLater(), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, key, slug, title]);

  return {
    check: answer?.key === key ? answer.check : undefined,
    suggest: async () => (await ask(''))?.slug,
  };
}
