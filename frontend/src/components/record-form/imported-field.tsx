import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Imported } from './imported.tsx';
import styles from './record-form.module.css';
import type { RecordFieldProps } from './record-form-context.ts';

/** A field whose component is a chunk of its own: the first step of a form has none of its kind. */
export function importedField(
  load: () => Promise<ComponentType<RecordFieldProps>>,
): ComponentType<RecordFieldProps> {
  return Object.assign(ImportedField, { later: [load] });

  function ImportedField(props: RecordFieldProps) {
    const { t } = useTranslation('recordForm');
    return (
      <Imported load={load} props={props}>
        <p
          id={props.id}
          tabIndex={-1}
          aria-busy="true"
          className={styles['loadingField']}
          data-kind={props.field.kind}
        >
          {t('loading')}
        </p>
      </Imported>
    );
  }
}
