import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Imported } from '../record-form/imported.tsx';
import { AskedField, type QuestionFieldProps } from './asked-field.tsx';
import type { TableControlProps } from './question-control.ts';

/** Tables are a chunk of their own: most forms begin without one. */
export const loadTable = async () => (await import('./table-control.tsx')).TableControl;

function Table(props: TableControlProps) {
  const { t } = useTranslation('questions');
  return (
    <Imported load={loadTable} props={props}>
      <p id={props.id} tabIndex={-1} aria-busy="true">
        {t('loading')}
      </p>
    </Imported>
  );
}

/** One question of a form, by its definition: label, help, problem, the control of its kind, counter. */
export const QuestionField = memo(function QuestionField(props: QuestionFieldProps) {
  return <AskedField {...props} path={props.question.id} Table={Table} />;
});
