import { useTranslation } from 'react-i18next';
import type { CoWriterFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import styles from './co-writers.module.css';

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
    <div className={styles['role']}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={isBusy}
        onChange={({ target }) => onChange(target.value as CoWriterRole)}
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {t(roleKeys[role])}
          </option>
        ))}
      </select>
    </div>
  );
}
