import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CallOperation } from '../../../shared/graphql/generated/operations.ts';
import { type DetailData, loadDetail } from '../../content/detail/load-detail.ts';
import { CallArticle } from './call-article.tsx';
import type { Call } from './call.ts';

export const loader = (args: LoaderFunctionArgs): Promise<DetailData<Call>> =>
  loadDetail(args, 'call', CallOperation, (result) => result.passerelleCall);

export function Component() {
  const { item, alternates } = useLoaderData<DetailData<Call>>();
  return <CallArticle item={item} alternates={alternates} />;
}
