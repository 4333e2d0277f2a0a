import type { ApplicationFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { ThreadPanel } from '../application-thread/thread-panel.tsx';
import { CoWriters } from '../co-writers/co-writers.tsx';
import { MentorsPanel } from '../mentoring/mentors-panel.tsx';

/** Co-writers and mentors of an application, and its messages. */
export function ApplicationPeople({ application }: { application: ApplicationFieldsFragment }) {
  const { id, number } = application;
  return (
    <>
      <CoWriters application={application} />
      {number && <MentorsPanel id={id} />}
      <ThreadPanel id={id} />
    </>
  );
}
