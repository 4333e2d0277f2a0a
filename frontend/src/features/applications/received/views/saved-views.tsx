import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import limits from '../../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { deleteView, saveView } from '../../../../../shared/config/calls/team-calls.ts';
import { ApplicationViewsDocument } from '../../../../../shared/graphql/generated/documents/application-views.ts';
import type { ApplicationViewFieldsFragment } from '../../../../../shared/graphql/generated/operations.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import type { StageVariables } from '../../../../components/stages/stage-address.ts';
import { ActionResult } from '../../../../components/ui/action-result.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { useRead } from '../../../../graphql/client/use-read.ts';
import { send } from '../../../../lib/api/send.ts';
import { type ListState, listSearch, readListState } from '../list/list-state.ts';
import tool from '../../../../components/list/tool.module.css';
import styles from '../list/list.module.css';
import { useTeamCall } from '../list/use-team-call.ts';
import { postedText } from '../../../../lib/posted-text.ts';

interface SavedViewsProps {
  /** Call and stage. */
  variables: StageVariables;
  state: ListState;
}

/** Filters, order and columns as the address says them; the page is not part of a view. */
const searchOf = (state: ListState): string => listSearch({ ...state, page: 1 }).replace(/^\?/, '');

/** Saved views of the list: each is a link to its address. */
export function SavedViews({ variables, state }: SavedViewsProps) {
  const { t } = useTranslation('received');
  const { passerelleApplicationViews: views } = useRead(ApplicationViewsDocument, variables);
  const calls = useTeamCall();
  const [renamed, setRenamed] = useState<number>();
  const shown = searchOf(state);
  const current = views.find((view) => searchOf(readListState(new URLSearchParams(view.search))) === shown);

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const body = {
      ...variables,
      name: postedText(fields, 'name'),
      search: shown,
      isShared: fields.has('shared'),
    };
    if (await calls.run(send(saveView, body), t('views.saved'))) form.reset();
  }

  async function rename(view: ApplicationViewFieldsFragment, name: string): Promise<void> {
    const { id, search, isShared } = view;
    if (await calls.run(send(saveView, { ...variables, id, name, search, isShared }), t('views.renamed')))
      setRenamed(undefined);
  }

  return (
    <details className={tool['tool']}>
      <summary>
        {current ? t('views.current', { name: current.name }) : t('views.title', { count: views.length })}
      </summary>
      {views.length > 0 && (
        <ul className={styles['views']}>
          {views.map((view) => (
            <li key={view.id}>
              {renamed === view.id ? (
                <Rename
                  view={view}
                  isBusy={calls.isBusy}
                  error={calls.errors['name']}
                  onSave={(name) => void rename(view, name)}
                />
              ) : (
                <Link
                  to={{ search: view.search && `?${view.search}` }}
                  aria-current={view === current || undefined}
                >
                  {view.name}
                </Link>
              )}
              {view.isShared && <span className={styles['soft']}>{t('views.isShared')}</span>}
              <Button
                kind="quiet"
                type="button"
                disabled={calls.isBusy}
                onClick={() => setRenamed(renamed === view.id ? undefined : view.id)}
              >
                {t(renamed === view.id ? 'views.cancel' : 'views.rename')}
                <span className="visually-hidden"> {view.name}</span>
              </Button>
              <Button
                kind="quiet"
                type="button"
                disabled={calls.isBusy}
                onClick={() =>
                  void calls.run(send(deleteView, { ...variables, id: view.id }), t('views.deleted'))
                }
              >
                {t('views.delete')}
                <span className="visually-hidden"> {view.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form noValidate className={styles['save']} onSubmit={(event) => void save(event)}>
        <TextField
          id="view-name"
          name="name"
          label={t('views.name')}
          hint={t('views.hint')}
          maxLength={limits.applicationViews.name}
          error={renamed === undefined ? calls.errors['name'] : undefined}
        />
        <label className={styles['check']}>
          <input type="checkbox" name="shared" />
          {t('views.share')}
        </label>
        <Button kind="secondary" busy={calls.isBusy}>
          {t('views.save')}
        </Button>
      </form>
      <ActionResult kind={calls.result?.kind} text={calls.result?.text} />
    </details>
  );
}

interface RenameProps {
  view: ApplicationViewFieldsFragment;
  isBusy: boolean;
  error: string | undefined;
  onSave: (name: string) => void;
}

function Rename({ view, isBusy, error, onSave }: RenameProps) {
  const { t } = useTranslation('received');
  return (
    <form
      noValidate
      className={styles['save']}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(postedText(new FormData(event.currentTarget), 'name'));
      }}
    >
      <TextField
        id={`view-${view.id}`}
        name="name"
        label={t('views.newName')}
        defaultValue={view.name}
        maxLength={limits.applicationViews.name}
        error={error}
      />
      <Button kind="secondary" busy={isBusy}>
        {t('views.rename')}
      </Button>
    </form>
  );
}
