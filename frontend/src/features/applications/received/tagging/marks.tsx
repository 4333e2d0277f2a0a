import { useTranslation } from 'react-i18next';
import limits from '../../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { standingLabel } from '../../../../../shared/applications/standing.ts';
import { tagApplications } from '../../../../../shared/config/calls/team-calls.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { ActionResult } from '../../../../components/ui/action-result.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { RouteLink } from '../../../../components/ui/route-link.tsx';
import { send } from '../../../../lib/api/send.ts';
import type { Outcome } from '../../../../lib/api/sender.ts';
import { useSite } from '../../../../lib/site.ts';
import lists from '../list/list.module.css';
import { useTeamCall } from '../list/use-team-call.ts';
import styles from '../reading/reading.module.css';
import type { Received } from '../reading/received.ts';
import { postedText } from '../../../../lib/posted-text.ts';

const kindKeys = {
  person: 'duplicates.person',
  structure: 'duplicates.structure',
  email: 'duplicates.email',
  file: 'duplicates.file',
} as const satisfies Record<Received['duplicates'][number]['kinds'][number], string>;

/** Other applications to the call that are likely the same. */
export function DuplicatesOf({ application }: { application: Received }) {
  const { t } = useTranslation('received');
  const { language } = useSite();
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (
    <section className={styles['answers']} aria-labelledby="duplicates">
      <h2 id="duplicates">{t('duplicates.title', { count: application.duplicates.length })}</h2>
      <ul className={styles['files']}>
        {application.duplicates.map(({ id, kinds, name, number, state, withdrawn }) => (
          <li key={id}>
            <RouteLink to="receivedApplication" parameters={{ id: String(id) }}>
              {name}
            </RouteLink>{' '}
            <span className={styles['soft']}>
              {[
                number,
                standingLabel(withdrawn ? 'withdrawn' : state, language),
                list.format(kinds.map((kind) => t(kindKeys[kind]))),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Tags of the application, for the team. */
export function TagsOf({ application }: { application: Received }) {
  const { t } = useTranslation('received');
  const calls = useTeamCall();
  const { id, tags } = application;

  async function change(tag: string, isAdded: boolean): Promise<boolean> {
    const call = send(tagApplications, { ids: [id], tag, isAdded }).then((outcome): Outcome => {
      const code = outcome.kind === 'done' ? outcome.data.results[0]?.code : undefined;
      return code === 'tags_used_up'
        ? { kind: 'refused', refusal: { code, message: t('tags.usedUp'), fields: [] } }
        : outcome;
    });
    return calls.run(call, t(isAdded ? 'tags.added' : 'tags.removed'));
  }

  return (
    <section className={styles['answers']} aria-labelledby="tags">
      <h2 id="tags">{t('tags.label')}</h2>
      <p className={styles['soft']}>{t('tags.lead')}</p>
      {tags.length > 0 && (
        <ul className={lists['tags']} aria-labelledby="tags">
          {tags.map((tag) => (
            <li key={tag}>
              {tag}
              <Button
                kind="quiet"
                type="button"
                disabled={calls.isBusy}
                onClick={() => void change(tag, false)}
              >
                {t('tags.removeOne')}
                <span className="visually-hidden"> {tag}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        noValidate
        className={lists['save']}
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const typed = postedText(new FormData(form), 'tag');
          void change(typed, true).then((isDone) => isDone && form.reset());
        }}
      >
        <TextField
          id="tag"
          name="tag"
          label={t('tags.name')}
          maxLength={limits.applicationTags.name}
          error={calls.errors['tag']}
        />
        <Button kind="secondary" busy={calls.isBusy}>
          {t('tags.addOne')}
        </Button>
      </form>
      <ActionResult kind={calls.result?.kind} text={calls.result?.text} />
    </section>
  );
}
