import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { loadModeratedList, ModeratedList } from '../../../content/own-records/list/moderated-list.tsx';
import { ownEvents } from './own-events.ts';

export const loader = async (args: LoaderFunctionArgs): Promise<null> => loadModeratedList(args, ownEvents);

export function Component() {
  const { t } = useTranslation('ownEvents');
  const texts = {
    title: t('title'),
    lead: t('lead'),
    begin: { text: t('new'), firstText: t('first') },
    empty: t('empty'),
    first: t('emptyFirst'),
    total: (count: number) => t('total', { count }),
  };
  return <ModeratedList own={ownEvents} texts={texts} />;
}
