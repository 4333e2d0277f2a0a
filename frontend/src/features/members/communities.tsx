import type { Member } from './member.ts';

/** Online communities, each with what one is in it. */
export function Communities({ communities }: { communities: Member['communities'] }) {
  return (
    <ul>
      {communities.map(({ name, status, role }) => (
        <li key={name}>{[name, status, role].filter(Boolean).join(', ')}</li>
      ))}
    </ul>
  );
}
