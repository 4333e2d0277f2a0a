import { useTranslation } from 'react-i18next';
import type { FieldDefinition } from '../../lib/forms/form-definition.ts';
import form from '../form/form.module.css';
import { useRecordFormParts } from './record-form-context.ts';

const keys = { save: 'required.save', submit: 'required.submit' } as const;
/** Texts for a record that nobody decides on. */
const directKeys = { ...keys, submit: 'required.publish' } as const;

/**
 * Says from when on a field must be filled in, after its label; a field without this is optional. Some are required because of others,
 * as the address of a site on which people apply.
 */
export function RequiredMark({ required, name }: { required: FieldDefinition['required']; name: string }) {
  const { t } = useTranslation('recordForm');
  const { form: record, missing } = useRecordFormParts();
  const isAsked = missing.some((problem) => problem.path === name && problem.code === 'required');
  const from = required === 'never' && isAsked ? 'submit' : required;
  if (from === 'never') return null;
  return <span className={form['optional']}> ({t((record.isDirect ? directKeys : keys)[from])})</span>;
}
