import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type DetailData, loadDetail } from '../../content/detail/load-detail.ts';
import { DirectoryEntryOperation } from '../../../shared/graphql/generated/operations.ts';
import type { Entry } from './entry.ts';
import { EntryArticle } from './entry-article.tsx';

export const loader = (args: LoaderFunctionArgs): Promise<DetailData<Entry>> =>
  loadDetail(
    args,
    'directory',
    DirectoryEntryOperation,
    ({ passerelleProfile, passerelleStructure }): Entry | null => passerelleProfile ?? passerelleStructure,
  );

export function Component() {
  const { item, alternates } = useLoaderData<DetailData<Entry>>();
  return <EntryArticle item={item} alternates={alternates} />;
}
