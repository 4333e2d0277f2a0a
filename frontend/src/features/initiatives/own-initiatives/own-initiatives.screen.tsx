import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { loadModeratedList, ModeratedList } from '../../../content/own-records/list/moderated-list.tsx';
import { ownInitiatives } from './own-initiatives.ts';

export const loader = async (args: LoaderFunctionArgs): Promise<null> =>
  loadModeratedList(args, ownInitiatives);

export function Component() {
  const { t } = useTranslation('ownInitiatives');
  const texts = {
    title: t('title'),
    lead: t('lead'),
    begin: { text: t('new'), firstText: t('first') },
    empty: t('empty'),
    first: t('emptyFirst'),
    total: (count: number) => t('total', { count }),
  };
  return <ModeratedList own={ownInitiatives} texts={texts} />;
}
