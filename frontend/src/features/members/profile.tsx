import { useTranslation } from 'react-i18next';
import { Picture } from '../../components/ui/picture.tsx';
import { RouteLink } from '../../components/ui/route-link.tsx';
import { type Fact, Facts } from '../../content/detail/facts.tsx';
import { Links } from '../../content/detail/links.tsx';
import { Paragraphs, Prose } from '../../content/detail/prose.tsx';
import { Programs } from '../../content/detail/programs.tsx';
import { Section } from '../../content/detail/section.tsx';
import { usePlace } from '../../content/detail/use-place.ts';
import { useFieldLabel } from '../../lib/use-field-label.ts';
import { Communities } from './communities.tsx';
import type { Member } from './member.ts';
import styles from './member.module.css';

const names = (list: readonly { name: string }[]): string => list.map(({ name }) => name).join(', ');

/** Profile as every member reads it; empty fields are left out. */
export function Profile({ member }: { member: Member }) {
  const { t } = useTranslation('members');
  const { t: detail } = useTranslation('detail');
  const label = useFieldLabel();
  const { biography, picture, programs, links, communities, memberships } = member;
  return (
    <>
      <div className={styles['head']}>
        {picture && (
          <div className={styles['portrait']}>
            <Picture image={picture} sizes="10rem" />
          </div>
        )}
        <Facts facts={useFacts(member)} />
      </div>
      <Section title={detail('biography')}>{biography && <Prose html={biography} />}</Section>
      <Section title={detail('offered')}>{member.offered && <Paragraphs text={member.offered} />}</Section>
      <Section title={detail('sought')}>{member.sought && <Paragraphs text={member.sought} />}</Section>
      <Section title={label('programs')}>{programs.length > 0 && <Programs programs={programs} />}</Section>
      <Section title={t('structures')}>
        {memberships.length > 0 && (
          <ul>
            {memberships.map(({ id, name, role }) => (
              <li key={id}>
                <RouteLink to="structureDetail" parameters={{ id: String(id) }}>
                  {t('membership', { name, role })}
                </RouteLink>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title={label('communities')}>
        {communities.length > 0 && <Communities communities={communities} />}
      </Section>
      <Section title={label('links')}>{links.length > 0 && <Links links={links} />}</Section>
    </>
  );
}

function useFacts(member: Member): Fact[] {
  const label = useFieldLabel();
  const place = usePlace();
  return [
    { name: label('memberType'), value: member.memberType },
    { name: label('activityCountry'), value: place(member.activityCity, member.activityCountry) },
    { name: label('residenceCountry'), value: place(member.residenceCity, member.residenceCountry) },
    { name: label('secondaryCountryIds'), value: names(member.secondaryCountries) },
    { name: label('sectorIds'), value: names(member.sectors) },
    { name: label('spokenLanguages'), value: member.spokenLanguages.join(', ') },
  ];
}
