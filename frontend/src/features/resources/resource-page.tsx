import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type DetailData, loadDetail } from '../../content/detail/load-detail.ts';
import { ResourceOperation } from '../../../shared/graphql/generated/operations.ts';
import { type Resource, ResourceArticle } from './resource-article.tsx';

export const loader = (args: LoaderFunctionArgs): Promise<DetailData<Resource>> =>
  loadDetail(args, 'resource', ResourceOperation, (result) => result.passerelleResource);

export function Component() {
  const { item, alternates } = useLoaderData<DetailData<Resource>>();
  return <ResourceArticle item={item} alternates={alternates} />;
}
