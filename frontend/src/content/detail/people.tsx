import { useTranslation } from 'react-i18next';
import type { People_PersonFragment } from '../../../shared/graphql/generated/operations.ts';
import { structureTypeKeys } from '../../../shared/i18n/label-keys.ts';
import { languageOfGraphql } from '../../../shared/config/locales.ts';
import { itemPath } from '../../../shared/links/item-path.ts';
import { useSite } from '../../lib/site.ts';
import styles from './people.module.css';

/** A person or structure by name, with the address of its page if it has one. */
export type Listed = Pick<People_PersonFragment, 'language' | 'name' | 'slug'>;

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
        const { role, structureName, structureType } = person;
        const type = structureType && t(structureTypeKeys[structureType]);
        const origin = [structureName, type].filter(Boolean).join(', ');
        return (
          // oxlint-disable-next-line react/no-array-index-key -- two people may share a name
          <li key={index}>
            <strong>
              <DirectoryName person={person} />
            </strong>
            <span>{[role, origin].filter(Boolean).join(' · ')}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Leads to the page of who is in the directory, which may be in the other language only. */
export function DirectoryName({ person }: { person: Listed }) {
  const { language } = useSite();
  if (!person.language || !person.slug) return person.name;
  const own = languageOfGraphql(person.language);
  return (
    <a href={itemPath('community_profile', person.slug, own)} hrefLang={own === language ? undefined : own}>
      {person.name}
    </a>
  );
}
