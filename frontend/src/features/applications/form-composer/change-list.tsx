import { useTranslation } from 'react-i18next';
import type { FormDocument } from '../../../../shared/application-form/form-document.ts';
import styles from './composer.module.css';
import { effectKeys } from './keys.ts';
import type { Composer } from './use-composer.ts';
import { useTextOf } from './use-text-of.ts';

/** What publishing the form would change, and how many applications answer what changes. */
export function ChangeList({ composer }: { composer: Composer }) {
  const { t } = useTranslation('formComposer');
  const textOf = useTextOf();
  const { composed, answered, published } = composer;
  const { changes, drafts } = composed;
  if (changes.length === 0) return null;
  return (
    <>
      <h3>{t('publication.changes')}</h3>
      <ul className={styles['changes']}>
        {changes.map(({ id, effect, answered: count }) => {
          const label = labelOf(answered, id) ?? (published && labelOf(published, id));
          return (
            <li key={id}>
              <strong>{t(effectKeys[effect])}</strong> {textOf(label ?? {})}
              {(count ?? 0) > 0 && <> {t('publication.answered', { count: count ?? 0 })}</>}
            </li>
          );
        })}
      </ul>
      {drafts > 0 && <p>{t('publication.draftsFollow', { count: drafts })}</p>}
    </>
  );
}

/** The label of a section, of a question, or of a column after that of its table: `budget.amount`. */
function labelOf({ sections }: FormDocument, path: string) {
  const [id, columnId] = path.split('.');
  const section = sections.find((each) => each.id === id);
  if (section) return section.label;
  const question = sections.flatMap(({ questions }) => questions).find((each) => each.id === id);
  const columns = question?.kind === 'table' ? question.columns : [];
  return columnId === undefined ? question?.label : columns.find((each) => each.id === columnId)?.label;
}
