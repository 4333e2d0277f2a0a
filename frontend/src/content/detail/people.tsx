import { useTranslation } from 'react-i18next';
import type { People_PersonFragment } from '../../../shared/graphql/generated/operations.ts';
import { profileKindKeys, structureTypeKeys } from '../../../shared/i18n/label-keys.ts';
import { archivePath } from '../../../shared/links/archive-path.ts';
import { withParameters } from '../../../shared/links/with-parameters.ts';
import { useSite } from '../../lib/site.ts';
import styles from './people.module.css';

/** Longer lists are folded after this many. */
const initiallyVisible = 9;

/** Members or partners: a name, what they do, where they come from. */
export function People({ people }: { people: People_PersonFragment[] }) {
  const { t } = useTranslation('detail');
  const folded = people.slice(initiallyVisible);
  return (
    <>
      <PeopleList people={people.slice(0, initiallyVisible)} />
      {folded.length > 0 && (
        <details className={styles['more']}>
          <summary>{t('morePeople', { count: folded.length })}</summary>
          <PeopleList people={folded} />
        </details>
      )}
    </>
  );
}

function PeopleList({ people }: { people: People_PersonFragment[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles['people']}>
      {people.map((person, index) => {
        const { role, structureName, structureType, profileKind } = person;
        const type = structureType && t(structureTypeKeys[structureType]);
        const origin = [structureName, type].filter(Boolean).join(', ');
        return (
          // oxlint-disable-next-line react/no-array-index-key -- two people may share a name
          <li key={index}>
            <strong>
              <DirectoryName person={person} />
            </strong>
            <span>
              {[role, origin].filter(Boolean).join(' · ') || (profileKind && t(profileKindKeys[profileKind]))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Who is in the directory is found there by name: persons and structures have no page of their own. */
export function DirectoryName({ person }: { person: Pick<People_PersonFragment, 'name' | 'profileKind'> }) {
  const { language } = useSite();
  if (!person.profileKind) return person.name;
  return <a href={withParameters(archivePath('directory', language), { q: person.name })}>{person.name}</a>;
}
