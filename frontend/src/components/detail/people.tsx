import type { People_PersonFragment } from '../../graphql/generated/operations.ts';
import { useDetailTexts } from './use-detail-texts.ts';
import styles from './detail.module.css';

/** Members or partners: a name, what they do, where they come from. */
export function People({ people }: { people: People_PersonFragment[] }) {
  const t = useDetailTexts();
  return (
    <ul className={styles['people']}>
      {people.map(({ name, role, structureName, structureType, profileKind }) => {
        const type = structureType && t(`structureType.${structureType}`);
        const origin = [structureName, type].filter(Boolean).join(', ');
        return (
          <li key={`${name} ${role ?? ''}`}>
            <strong>{name}</strong>
            <span>
              {[role, origin].filter(Boolean).join(' · ') || (profileKind && t(`kind.${profileKind}`))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
