import { useTranslation } from 'react-i18next';
import type { FieldDefinition, FieldKind, FormDefinition } from '../../lib/forms/form-definition.ts';
import type { FormReference } from '../../lib/record-form/form-checks.ts';
import type { Values } from '../../lib/record-form/values.ts';
import { useSite } from '../../lib/site.ts';
import { readableText, zoneOfValues } from './readable-text.ts';
import styles from './readable-record.module.css';

export interface ReadableRecordProps {
  definition: FormDefinition;
  reference: FormReference;
  values: Values;
}

/** Kinds of fields whose values are ids, which people cannot read. */
const idKinds: ReadonlySet<FieldKind> = new Set(['file', 'files', 'image', 'relation', 'user', 'users']);
const isReadable = ({ kind }: FieldDefinition): boolean => !idKinds.has(kind);

/** The filled fields of a record as texts, for those who cannot edit it now. */
export function ReadableRecord({ definition, reference, values }: ReadableRecordProps) {
  const { t } = useTranslation('recordForm');
  const { language } = useSite();
  const context = { definition, reference, language, zone: zoneOfValues(definition, values) };
  const steps = definition.steps.map(({ key, label, fields }) => ({
    key,
    label: label[language],
    filled: fields.filter(isReadable).flatMap((field) => {
      const columns = field.columns?.filter(isReadable);
      const text = readableText(columns ? { ...field, columns } : field, values[field.key], context);
      return text === '' ? [] : [{ key: field.key, label: field.label[language], text }];
    }),
  }));
  const shown = steps.filter(({ filled }) => filled.length > 0);
  if (shown.length === 0) return <p>{t('readable.empty')}</p>;
  return shown.map((step) => (
    <section key={step.key} aria-labelledby={`readable-${step.key}`} className={styles['step']}>
      <h2 id={`readable-${step.key}`}>{step.label}</h2>
      <dl>
        {step.filled.map(({ key, label, text }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
