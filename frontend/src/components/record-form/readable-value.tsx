import { useTranslation } from 'react-i18next';
import { differenceOf } from '../../lib/record-form/difference.ts';
import type { FieldDefinition } from '../../lib/forms/form-definition.ts';
import { useSite } from '../../lib/site.ts';
import styles from './conflict.module.css';
import { useRecordFormParts } from './record-form-context.ts';
import { readableText, zoneOfValues } from './readable-text.ts';

interface ReadableValueProps {
  /** Accessible name of the box, which scrolls when the text is long. */
  label: string;
  field: FieldDefinition;
  value: unknown;
  /** Value to compare with. */
  other: unknown;
}

/** A value as people read it, with the part that differs marked. */
export function ReadableValue({ label, field, value, other }: ReadableValueProps) {
  const { t } = useTranslation('recordForm');
  const { language } = useSite();
  const { definition, reference, state } = useRecordFormParts().form;
  const zone = zoneOfValues(definition, state.save.record.values);
  const context = { definition, reference, files: state.save.record.files, language, zone };
  const text = readableText(field, value, context);
  const { before, changed, after } = differenceOf(text, readableText(field, other, context));
  return (
    <section
      // Scrolls by the keyboard too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={`${field.label[language]}, ${label}`}
      className={styles['readable']}
    >
      {text === '' ? (
        <em>{t('conflict.empty')}</em>
      ) : (
        <>
          {before}
          {changed && <mark>{changed}</mark>}
          {after}
        </>
      )}
    </section>
  );
}
