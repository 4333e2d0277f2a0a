import { withPart } from '../document/with-part.ts';
import { useTranslation } from 'react-i18next';
import type { FormQuestion } from '../../../../../shared/application-form/form-document.ts';
import { useComposerParts } from '../composer-context.ts';
import styles from '../composer.module.css';
import { questionsOf } from '../document/edits.ts';
import { ColumnsEditor } from './columns-editor.tsx';
import { CommonFieldField } from './common-field-field.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { type ItemProps } from './item.ts';
import { Settings } from './settings.tsx';
import { TextsField } from './texts-field.tsx';
import { SwitchField } from './value-field.tsx';

/** Kinds whose answers can be counted. */
const countable: ReadonlySet<FormQuestion['kind']> = new Set([
  'choice',
  'choices',
  'yesNo',
  'country',
  'sector',
]);

/** All that can be said about a question. */
export function QuestionFields({ item, at, onChange }: ItemProps<FormQuestion>) {
  const { t } = useTranslation('formComposer');
  const { document } = useComposerParts();
  const all = questionsOf(document);
  const set = (name: string, value: unknown) => onChange((before) => withPart(before, name, value));
  return (
    <div className={styles['fields']}>
      <TextsField
        at={at}
        part="label"
        label={t(item.kind === 'statement' ? 'question.statement' : 'question.label')}
        isLong={item.kind === 'statement'}
        texts={item.label}
        onChange={(change) => onChange((before) => ({ ...before, label: change(before.label) ?? {} }))}
      />
      <TextsField
        at={at}
        part="help"
        label={t('question.help')}
        isLong
        texts={item.help}
        onChange={(change) => onChange((before) => withPart(before, 'help', change(before.help ?? {})))}
      />
      <SwitchField
        id={at.idOf('required')}
        label={t('required')}
        isOn={item.required ?? false}
        onChange={(isOn) => set('required', isOn || undefined)}
      />
      <Settings item={item} at={at} onChange={onChange} />
      {item.kind === 'table' && <ColumnsEditor item={item} at={at} onChange={onChange} />}
      <ConditionFields
        at={at}
        condition={item.condition}
        earlier={all.slice(0, all.indexOf(item))}
        all={all}
        onChange={(condition) => set('condition', condition)}
      />
      <CommonFieldField item={item} at={at} onChange={onChange} />
      <fieldset className={styles['group']}>
        <legend>{t('question.handling')}</legend>
        <SwitchField
          id={at.idOf('personal')}
          label={t('question.personal')}
          isOn={item.personal ?? false}
          onChange={(isOn) => set('personal', isOn || undefined)}
        />
        <SwitchField
          id={at.idOf('hiddenInReview')}
          label={t('question.hiddenInReview')}
          isOn={item.hiddenInReview ?? false}
          onChange={(isOn) => set('hiddenInReview', isOn || undefined)}
        />
        {(countable.has(item.kind) || item.statistical) && (
          <SwitchField
            id={at.idOf('statistical')}
            label={t('question.statistical')}
            hint={t('question.statisticalHint')}
            error={at.errorOf('statistical')}
            isOn={item.statistical ?? false}
            onChange={(isOn) => set('statistical', isOn || undefined)}
          />
        )}
        {(item.kind === 'choice' || item.countsForPlaces) && (
          <SwitchField
            id={at.idOf('countsForPlaces')}
            label={t('question.countsForPlaces')}
            hint={t('question.countsForPlacesHint')}
            error={at.errorOf('countsForPlaces')}
            isOn={item.countsForPlaces ?? false}
            onChange={(isOn) => set('countsForPlaces', isOn || undefined)}
          />
        )}
      </fieldset>
    </div>
  );
}
