import { useTranslation } from 'react-i18next';
import type { CoWriterFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import form from '../../../components/form/form.module.css';

export type CoWriterRole = CoWriterFieldsFragment['role'];
export const roleKeys = { read: 'role.read', edit: 'role.edit' } as const satisfies Record<
  CoWriterRole,
  string
>;
const roles = Object.keys(roleKeys) as CoWriterRole[];

interface RoleSelectProps {
  id: string;
  label: string;
  value: CoWriterRole;
  isBusy?: boolean;
  onChange: (role: CoWriterRole) => void;
}

/** What a co-writer may do. */
export function RoleSelect({ id, label, value, isBusy = false, onChange }: RoleSelectProps) {
  const { t } = useTranslation('coWriters');
  return (
    <FieldFrame id={id} label={label}>
      {(described) => (
        <select
          {...described}
          id={id}
          value={value}
          disabled={isBusy}
          className={form['input']}
          onChange={({ target }) => onChange(target.value as CoWriterRole)}
        >
          {roles.map((role) => (
            <option key={role} value={role}>
              {t(roleKeys[role])}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
