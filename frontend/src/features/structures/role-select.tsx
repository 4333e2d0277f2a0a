import { useTranslation } from 'react-i18next';
import { type Role, roleKeys, roles } from './member.ts';

interface RoleSelectProps {
  id: string;
  name?: string;
  label: string;
  value: Role;
  onChange: (role: Role) => void;
}

/** The roles that a member can have. */
export function RoleSelect({ id, name, label, value, onChange }: RoleSelectProps) {
  const { t } = useTranslation('structures');
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} value={value} onChange={({ target }) => onChange(target.value as Role)}>
        {roles.map((each) => (
          <option key={each} value={each}>
            {t(roleKeys[each])}
          </option>
        ))}
      </select>
    </>
  );
}
