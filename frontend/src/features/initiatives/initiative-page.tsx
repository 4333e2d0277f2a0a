import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type DetailData, loadDetail } from '../../content/detail/load-detail.ts';
import { InitiativeOperation } from '../../../shared/graphql/generated/operations.ts';
import { type Initiative, InitiativeArticle } from './initiative-article.tsx';

export const loader = (args: LoaderFunctionArgs): Promise<DetailData<Initiative>> =>
  loadDetail(args, 'initiative', InitiativeOperation, (result) => result.passerelleInitiative);

export function Component() {
  const { item, alternates } = useLoaderData<DetailData<Initiative>>();
  return <InitiativeArticle item={item} alternates={alternates} />;
}
