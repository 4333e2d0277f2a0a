import { useTranslation } from 'react-i18next';
import { FormText } from '../../../components/questions/form-text.tsx';
import { useSite } from '../../../lib/site.ts';
import { useApplicationParts } from './application-context.ts';
import styles from './application.module.css';

const effectKeys = {
  added: 'changes.added',
  kindChanged: 'changes.reworded',
  none: 'changes.reworded',
  relaxed: 'changes.relaxed',
  retired: 'changes.retired',
  reworded: 'changes.reworded',
  tightened: 'changes.tightened',
} as const;

/** What has changed in the form since one answered it last. */
export function ChangesNote() {
  const { t } = useTranslation('applications');
  const { language } = useSite();
  const { application, document } = useApplicationParts();
  const { changes } = application;
  const asked = document.sections.flatMap((section) => [
    section,
    ...section.questions,
    ...section.questions.flatMap((question) => (question.kind === 'table' ? question.columns : [])),
  ]);
  // What is no longer in the form has no label.
  const named = changes.map((change) => ({
    ...change,
    label: asked.find(({ id }) => id === change.id)?.label,
  }));
  return (
    <section className={styles['note']} aria-labelledby="form-changes">
      <h2 id="form-changes">{t('changes.title')}</h2>
      <ul>
        {named
          .filter(({ effect, label }) => label !== undefined || effect === 'retired')
          .map(({ effect, label, path }) => (
            <li key={path}>
              {label && (
                <strong>
                  <FormText texts={label} language={language} />
                </strong>
              )}{' '}
              {t(effectKeys[effect])}
            </li>
          ))}
      </ul>
    </section>
  );
}
