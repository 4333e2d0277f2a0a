import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countryGroups } from '../../lib/country-groups.ts';
import { oneTabStop } from '../../lib/one-tab-stop.ts';
import { useSite } from '../../lib/site.ts';
import { ticked } from '../../../shared/forms/ticked.ts';
import { Icon, isIconName } from '../../components/ui/icon.tsx';
import { type InterestOptions, type Interests, interestFields } from '../../../shared/forms/interests.ts';
import styles from './interests.module.css';

interface InterestPickerProps {
  options: InterestOptions;
  chosen: Interests;
}

/** Sectors and countries, or all of them: native boxes, complete without script. */
export function InterestPicker({ options, chosen }: InterestPickerProps) {
  const { t } = useTranslation('interests');
  const { language } = useSite();
  const { allSectors, sectorIds, allCountries, countryIds } = interestFields;
  return (
    <>
      <Group name={allSectors} title={t('sectors')} all={t('allSectors')} isAll={chosen.allSectors}>
        {options.sectors.map(({ id, name, icon, parentId }) => (
          <Choice
            key={id}
            name={sectorIds}
            id={id}
            label={name}
            icon={parentId === null ? icon : null}
            isChosen={chosen.sectorIds.includes(id)}
          />
        ))}
      </Group>
      <Group name={allCountries} title={t('countries')} all={t('allCountries')} isAll={chosen.allCountries}>
        {countryGroups(options.countries, language).flatMap(({ heading, entries }) => [
          heading !== undefined && (
            <li key={heading} className={styles['region']}>
              {heading}
            </li>
          ),
          ...entries.map(({ id, name }) => (
            <Choice
              key={id}
              name={countryIds}
              id={id}
              label={name}
              isChosen={chosen.countryIds.includes(id)}
            />
          )),
        ])}
      </Group>
    </>
  );
}

interface GroupProps {
  name: string;
  title: string;
  all: string;
  isAll: boolean;
  children: ReactNode;
}

/** Group of choices; in the workspace its list is one stop of the Tab key. When "all" is ticked, style hides the list. */
function Group({ name, title, all, isAll, children }: GroupProps) {
  const { t } = useTranslation('interests');
  const list = useRef<HTMLUListElement>(null);
  const [hasKeys, setHasKeys] = useState(false);
  useEffect(() => {
    if (!list.current) return undefined;
    setHasKeys(true);
    return oneTabStop(list.current);
  }, []);
  return (
    <fieldset className={styles['group']} data-field="">
      <legend>{title}</legend>
      <label className={styles['choice']}>
        <input type="checkbox" id={name} name={name} value={ticked} defaultChecked={isAll} />
        {all}
      </label>
      <ul ref={list} className={styles['list']}>
        {children}
      </ul>
      <p className={styles['keys']} hidden={!hasKeys} data-list-keys="">
        {t('keys')}
      </p>
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  id: number;
  label: string;
  icon?: string | null;
  isChosen: boolean;
}

function Choice({ name, id, label, icon, isChosen }: ChoiceProps) {
  return (
    <li>
      <label className={styles['choice']}>
        <input
          type="checkbox"
          id={`${name}-${id}`}
          name={name}
          value={id}
          defaultChecked={isChosen}
          data-many=""
        />
        {isIconName(icon) && <Icon name={icon} />}
        {label}
      </label>
    </li>
  );
}
