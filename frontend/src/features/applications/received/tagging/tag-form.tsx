import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '../../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { tagApplications } from '../../../../../shared/config/calls/team-calls.ts';
import { FieldError } from '../../../../components/form/field-error.tsx';
import { ActionResult } from '../../../../components/ui/action-result.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { send } from '../../../../lib/api/send.ts';
import tool from '../../../../components/list/tool.module.css';
import styles from '../list/list.module.css';
import { useTeamCall } from '../list/use-team-call.ts';
import { postedText } from '../../../../lib/posted-text.ts';

interface TagFormProps {
  items: readonly { readonly id: number; readonly name: string; readonly number: string }[];
  tags: readonly { readonly id: number; readonly name: string }[];
}

/** Adds a tag to several applications of the page, or removes it, with what became of each. */
export function TagForm({ items, tags }: TagFormProps) {
  const { t } = useTranslation('received');
  const calls = useTeamCall();
  const [refused, setRefused] = useState<readonly string[]>([]);

  async function submit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const ids = fields.getAll('ids').map(Number);
    const isAdded = (event.nativeEvent.submitter as HTMLButtonElement | null)?.value !== 'remove';
    setRefused([]);
    const call = send(tagApplications, { ids, tag: postedText(fields, 'tag'), isAdded });
    await calls.run(call, t(isAdded ? 'tags.added' : 'tags.removed'));
    const outcome = await call;
    if (outcome.kind !== 'done') return;
    const failed = new Set(outcome.data.results.filter(({ ok }) => !ok).map(({ id }) => id));
    setRefused(items.filter(({ id }) => failed.has(id)).map(({ name, number }) => `${name} (${number})`));
  }

  return (
    <details className={tool['tool']}>
      <summary>{t('tags.title')}</summary>
      <form noValidate className={styles['save']} onSubmit={(event) => void submit(event)}>
        <div className={styles['field']}>
          <label htmlFor="tag-name">{t('tags.name')}</label>
          <p id="tag-hint" className={styles['soft']}>
            {t('tags.hint')}
          </p>
          <FieldError id="tag-error" text={calls.errors['tag']} />
          <input
            id="tag-name"
            name="tag"
            list="tag-names"
            autoComplete="off"
            maxLength={limits.applicationTags.name}
            aria-invalid={calls.errors['tag'] !== undefined || undefined}
            aria-describedby="tag-hint tag-error"
          />
        </div>
        <datalist id="tag-names">
          {tags.map(({ id, name }) => (
            <option key={id}>{name}</option>
          ))}
        </datalist>
        <fieldset>
          <legend>{t('tags.applications')}</legend>
          {calls.errors['ids'] && <p role="alert">{calls.errors['ids']}</p>}
          {items.map(({ id, name, number }) => (
            <label key={id} className={styles['check']}>
              <input type="checkbox" name="ids" value={id} />
              <span>
                {name} <span className={styles['number']}>{number}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <div className={styles['buttons']}>
          <Button kind="secondary" busy={calls.isBusy} name="step" value="add">
            {t('tags.add')}
          </Button>
          <Button kind="quiet" disabled={calls.isBusy} name="step" value="remove">
            {t('tags.remove')}
          </Button>
        </div>
      </form>
      <ActionResult kind={calls.result?.kind} text={calls.result?.text} />
      {refused.length > 0 && (
        <p role="alert">{t('tags.refused', { count: refused.length, names: refused.join(', ') })}</p>
      )}
    </details>
  );
}
