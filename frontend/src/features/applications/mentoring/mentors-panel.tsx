import { useApolloClient, useQuery } from '@apollo/client/react';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeMentor } from '../../../../shared/config/calls/mentor-calls.ts';
import { ApplicationMentorsDocument } from '../../../../shared/graphql/generated/documents/application-mentors.ts';
import { ApplicationMentorsFieldsDocument } from '../../../../shared/graphql/generated/documents/application-mentors-fields.ts';
import type {
  ApplicationMentorsFieldsFragment,
  ApplicationMentorsQuery,
} from '../../../../shared/graphql/generated/operations.ts';
import { SelectField } from '../../../components/form/select-field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { writeRecord } from '../../../graphql/client/write-record.ts';
import { send } from '../../../lib/api/send.ts';
import styles from '../co-writers/co-writers.module.css';
import { MentorRow } from './mentor-row.tsx';
import type { Mentor, MentorAction } from './mentors.ts';

/** The mentors of an application, for those who write it and those who handle it. Nothing where the call has none. */
export function MentorsPanel({ id }: { id: number }) {
  const { t } = useTranslation('mentoring');
  const { data, error, refetch } = useQuery<ApplicationMentorsQuery>(ApplicationMentorsDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data?.passerelleApplicationMentors;
  if (error && !shown)
    return (
      <p role="alert">
        {t('notLoaded')}{' '}
        <button type="button" onClick={() => void refetch()}>
          {t('retry')}
        </button>
      </p>
    );
  if (!shown || shown.mentors.length + shown.candidates.length === 0) return null;
  return <Mentors key={id} shown={shown} onRefused={refetch} />;
}

interface MentorsProps {
  shown: ApplicationMentorsFieldsFragment;
  /** Reads them again: another change may explain the refusal. */
  onRefused: () => Promise<unknown>;
}

function Mentors({ shown, onRefused }: MentorsProps) {
  const { t } = useTranslation('mentoring');
  const { cache } = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { candidates, id, isTeam, mentors } = shown;

  async function change(
    action: MentorAction,
    { id: userId, name }: Pick<Mentor, 'id' | 'name'>,
  ): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const outcome = await send(changeMentor, { id, userId, action }, { about: name });
    setBusy(false);
    if (outcome.kind === 'done') {
      if (outcome.data) writeRecord(cache, ApplicationMentorsFieldsDocument, outcome.data);
    } else if (outcome.kind === 'refused') {
      setProblem(outcome.refusal.fields[0]?.message ?? outcome.refusal.message);
      await onRefused();
    } else setProblem(t('unreachable'));
  }

  function propose(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const chosen = Number(new FormData(event.currentTarget).get('mentor'));
    const candidate = candidates.find((each) => each.id === chosen);
    if (candidate) void change('propose', candidate);
  }

  return (
    <section aria-labelledby="mentors" className={styles['section']}>
      <h2 id="mentors">{t('title')}</h2>
      <p>{t(isTeam ? 'leadOfTeam' : 'lead')}</p>
      {mentors.length === 0 ? (
        <p className={styles['hint']}>{t('none')}</p>
      ) : (
        <ul className={styles['rows']} aria-busy={isBusy || undefined}>
          {mentors.map((mentor) => (
            <MentorRow
              key={mentor.id}
              mentor={mentor}
              isTeam={isTeam}
              isBusy={isBusy}
              onAction={(action) => void change(action, mentor)}
            />
          ))}
        </ul>
      )}
      {problem && <p role="alert">{problem}</p>}
      {candidates.length > 0 && (
        <form className={styles['invite']} onSubmit={propose}>
          <SelectField
            id="mentor-to-propose"
            name="mentor"
            label={t('propose.label')}
            emptyLabel={t('propose.choose')}
            options={candidates.map((each) => ({ value: String(each.id), label: each.name }))}
            required
          />
          <div className={styles['actions']}>
            <Button busy={isBusy}>{t('propose.send')}</Button>
          </div>
        </form>
      )}
    </section>
  );
}
