import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { pathTo } from '../../../../../shared/config/routes.ts';
import type { ApplicationNeighboursQuery } from '../../../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../../../lib/site.ts';
import { type ListState, listSearch } from '../list/list-state.ts';

/**
 * Escape leads back to the list. J and K lead to the next application and the one before while the focus is on the heading, where it is
 * when one comes here, or among the links of the list: elsewhere letters are for those who type or speak them.
 */
export function useReadingKeys(
  callId: number,
  neighbours: ApplicationNeighboursQuery['passerelleApplicationNeighbours'],
  list: ListState,
) {
  const { language } = useSite();
  const navigate = useNavigate();
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
    const search = listSearch(list);
    const isFree = target.closest('input, textarea, select, dialog') === null;
    if (key === 'Escape' && isFree) {
      void navigate(pathTo('receivedApplications', language, { id: String(callId) }) + search);
      return;
    }
    const id = key === 'j' ? neighbours?.next : key === 'k' ? neighbours?.previous : null;
    if (id && target.closest('h1, [data-keys]'))
      void navigate(pathTo('receivedApplication', language, { id: String(id) }) + search);
  };
}
