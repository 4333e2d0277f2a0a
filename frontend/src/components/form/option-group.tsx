import type { Group } from '../../lib/country-groups.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Options of a native list, below their heading where they have one. */
export function OptionGroup({ group: { heading, entries } }: { group: Group<Option> }) {
  const options = entries.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
  return heading === undefined ? options : <optgroup label={heading}>{options}</optgroup>;
}
