import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { AnsweredState } from '../../../graphql/client/show-state.ts';
import { useOwnAddress } from '../../../lib/record-form/use-own-address.ts';
import type { AnsweredRecord } from '../../../lib/record-form/record-values.ts';
import type { Values } from '../../../lib/record-form/values.ts';
import { type ListedType, OwnTypeContext } from '../own-type.ts';
import { loadModerated } from './load-moderated.ts';
import { ModeratedForm } from './moderated-form.tsx';
import { type ModeratedType, modes, type OfferedRecord } from './moderated-type.ts';

interface OwnForm<Data, Offered extends OfferedRecord, Draft extends AnsweredRecord>
  extends Pick<
    ModeratedType<Data, Offered, Draft>,
    'definition' | 'query' | 'recordIn' | 'fragment' | 'modes'
  > {
  /** Content by step that replaces the step's fields. */
  layouts?: Readonly<Record<string, ReactNode>>;
}

const titleOf = ({ title }: Values): string => (typeof title === 'string' ? title : '');

/**
 * The screen with the form of a listed type: it saves and submits by the type’s call, and leads back to its list. The address of a
 * new record changes when it is saved for the first time; the screen stays.
 */
export function ownFormScreen<
  Data,
  Offered extends OfferedRecord,
  Draft extends AnsweredRecord & AnsweredState,
>(own: ListedType<Draft>, { layouts, ...source }: OwnForm<Data, Offered, Draft>) {
  const { change, after } = own;
  const type: ModeratedType<Data, Offered, Draft> = {
    ...source,
    mutate: change,
    submit: async (saved) => change({ action: 'submit', ...saved }),
    after,
    back: after,
  };
  const { modes: offered = modes } = source;
  const loader = async (args: LoaderFunctionArgs) => loadModerated(args, type);

  function Component() {
    const { t } = useTranslation(own.texts);
    const loaded = useLoaderData<typeof loader>();
    const onCreated = useOwnAddress(own.formAddress);
    const texts = {
      new: t('form.new'),
      lead: offered.includes('save') ? t('form.lead') : '',
      proposal: t('form.proposal'),
      closed: t('form.closed'),
      back: t('form.toList'),
    };
    return (
      <OwnTypeContext value={own}>
        <ModeratedForm {...{ type, texts, loaded, titleOf, onCreated, ...(layouts && { layouts }) }} />
      </OwnTypeContext>
    );
  }

  return { loader, Component };
}
