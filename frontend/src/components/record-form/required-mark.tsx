import { useTranslation } from 'react-i18next';
import type { FieldDefinition } from '../../lib/forms/form-definition.ts';
import form from '../form/form.module.css';
import { useRecordFormParts } from './record-form-context.ts';

const keys = { save: 'required.save', submit: 'required.submit', never: 'required.never' } as const;
/** Texts for a record that nobody decides on. */
const directKeys = { ...keys, submit: 'required.publish' } as const;

/** Says from when on a field must be filled in, after its label. */
export function RequiredMark({ required }: Pick<FieldDefinition, 'required'>) {
  const { t } = useTranslation('recordForm');
  const { isDirect } = useRecordFormParts().form;
  return <span className={form['optional']}> ({t((isDirect ? directKeys : keys)[required])})</span>;
}
