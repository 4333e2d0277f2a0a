import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type DetailData, loadDetail } from '../../content/detail/load-detail.ts';
import { EventOperation } from '../../../shared/graphql/generated/operations.ts';
import type { Event } from './event.ts';
import { EventArticle } from './event-article.tsx';

export const loader = (args: LoaderFunctionArgs): Promise<DetailData<Event>> =>
  loadDetail(args, 'event', EventOperation, (result) => result.passerelleEvent);

export function Component() {
  const { item, alternates } = useLoaderData<DetailData<Event>>();
  return <EventArticle item={item} alternates={alternates} />;
}
