import type { ParseKeys } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import choices from '../../../../../wp-plugin/config/choices.json' with { type: 'json' };
import { graphqlLanguage, type Language } from '../../../../shared/config/locales.ts';
import { ReviewStructuresDocument } from '../../../../shared/graphql/generated/documents/review-structures.ts';
import type {
  PasserelleMembershipRole,
  PasserelleMembershipStatus,
  ReviewStructuresQuery,
} from '../../../../shared/graphql/generated/operations.ts';
import { useRead } from '../../../graphql/client/use-read.ts';
import { useSite } from '../../../lib/site.ts';
import styles from './detail.module.css';
import { textOfField, zoneOf } from './plain-text.ts';

type Structure = ReviewStructuresQuery['passerelleReviewStructures'][number];

export const structureVariables = (id: number, language: Language) => ({
  id,
  language: graphqlLanguage(language),
});

const waitingKeys = {
  pretender: 'structures.pretender',
  guest: 'structures.guest',
} as const satisfies Record<Exclude<PasserelleMembershipStatus, 'member'>, ParseKeys<'moderation'>>;

const roleLabel = (role: PasserelleMembershipRole, language: Language): string =>
  choices.membershipRole[role][language];

/** The structures of the person whose profile is decided on. */
export function ReviewedStructures({ id }: { id: number }) {
  const { t } = useTranslation('moderation');
  const { language } = useSite();
  const { passerelleReviewStructures: structures } = useRead(
    ReviewStructuresDocument,
    structureVariables(id, language),
  );
  return (
    <section aria-labelledby="structures" className={styles['section']}>
      <h2 id="structures">{t('structures.title')}</h2>
      {structures.length === 0 ? (
        <p>{t('structures.none')}</p>
      ) : (
        <ul className={styles['structures']}>
          {structures.map((structure) => (
            <StructureFacts key={structure.groupId} structure={structure} />
          ))}
        </ul>
      )}
    </section>
  );
}

function StructureFacts({ structure }: { structure: Structure }) {
  const { t } = useTranslation('moderation');
  const { language } = useSite();
  const id = useId();
  const { name, path, role, membershipStatus, owners, countries, isDraftOfProfile, similar } = structure;
  return (
    <li aria-labelledby={id} data-structure={structure.groupId}>
      <h3 id={id}>{path === null ? name : <a href={path}>{name}</a>}</h3>
      <p className={styles['facts']}>
        <strong>
          {membershipStatus === 'member'
            ? roleLabel(role, language)
            : t(waitingKeys[membershipStatus], { role: roleLabel(role, language) })}
        </strong>
        <span>{path === null ? t('structures.notPublic') : t('structures.public')}</span>
        {countries.length > 0 && <span>{countries.map((country) => country.name).join(', ')}</span>}
      </p>
      <p>
        {owners.length === 0 ? t('structures.noOwner') : t('structures.owners', { names: owners.join(', ') })}
      </p>
      {isDraftOfProfile && <p>{t('structures.draft')}</p>}
      {similar.length > 0 && (
        <>
          <p className={styles['warning']}>{t('structures.similar', { count: similar.length })}</p>
          <ul>
            {similar.map((each) => (
              <li key={each.id}>{each.path === null ? each.name : <a href={each.path}>{each.name}</a>}</li>
            ))}
          </ul>
        </>
      )}
      {structure.fields.length > 0 && <Draft fields={structure.fields} />}
    </li>
  );
}

/** Content of a structure that has no page yet. */
function Draft({ fields }: Pick<Structure, 'fields'>) {
  const { t } = useTranslation('moderation');
  const { language } = useSite();
  const reader = { language, zone: zoneOf(fields) };
  return (
    <details className={styles['draft']}>
      <summary>{t('structures.read')}</summary>
      <dl className={styles['fields']}>
        {fields.map(({ key, kind, label, values }) => {
          const text = textOfField(kind, values, reader);
          return (
            text !== '' && (
              <div key={key} className={styles['field']}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            )
          );
        })}
      </dl>
    </details>
  );
}
