import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { markNotificationsRead } from '../../../shared/config/calls/dashboard-calls.ts';
import type { BodyOf } from '../../../shared/config/calls/types.ts';
import { send } from '../../lib/api/send.ts';
import { useMember } from '../../lib/use-member.ts';

/** Marks notices as read, and keeps the number in the header in step. */
export function useMarking(refetch: () => Promise<unknown>) {
  const client = useApolloClient();
  const { id } = useMember();
  const [hasFailed, setHasFailed] = useState(false);

  const setUnread = useCallback(
    (unread: number) => {
      const user = client.cache.identify({ __typename: 'PasserelleUser', id });
      client.cache.modify({ ...(user && { id: user }), fields: { unreadNotices: () => unread } });
    },
    [client, id],
  );

  /**
   * @param isLeaving the person is leaving for what the notice is about: the list is not read again, which would begin
   * their navigation anew, and a failure is not shown
   */
  async function mark(body: BodyOf<typeof markNotificationsRead>, isLeaving = false): Promise<void> {
    setHasFailed(false);
    const outcome = await send(markNotificationsRead, body, { keepalive: true });
    if (outcome.kind !== 'done') setHasFailed(!isLeaving);
    else if (isLeaving) setUnread(outcome.data.unread);
    else await refetch().catch(() => undefined);
  }

  return { mark, setUnread, hasFailed };
}
