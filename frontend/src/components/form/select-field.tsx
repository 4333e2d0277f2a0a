import type { Group } from '../../lib/country-groups.ts';
import { type Option, OptionGroup } from './option-group.tsx';
import { FieldFrame } from './field-frame.tsx';
import styles from './form.module.css';

interface SelectFieldProps {
  id: string;
  name: string;
  label: string;
  /** Options, or groups of them with headings. */
  options: readonly (Option | Group<Option>)[];
  /** Label of the first option, whose value is empty. */
  emptyLabel: string;
  defaultValue?: string;
  autoComplete?: string;
  required?: boolean;
  optional?: string;
  hint?: string;
  error?: string | undefined;
}

/** A native list to choose one value from: the telephone's own, and it finds by typing. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, options, emptyLabel, optional, hint, error, ...native } = props;
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error}>
      {(described) => (
        <select {...native} {...described} id={id} className={styles['input']}>
          <option value="">{emptyLabel}</option>
          {options.map((option) => {
            const group = 'entries' in option ? option : { entries: [option] };
            return <OptionGroup key={group.heading ?? group.entries[0]?.value} group={group} />;
          })}
        </select>
      )}
    </FieldFrame>
  );
}
