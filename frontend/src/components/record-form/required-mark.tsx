import { useTranslation } from 'react-i18next';
import type { FieldDefinition } from '../../lib/forms/form-definition.ts';
import form from '../form/form.module.css';

const keys = { save: 'required.save', submit: 'required.submit', never: 'required.never' } as const;

/** Says from when on a field must be filled in, after its label. */
export function RequiredMark({ required }: Pick<FieldDefinition, 'required'>) {
  const { t } = useTranslation('recordForm');
  return <span className={form['optional']}> ({t(keys[required])})</span>;
}
