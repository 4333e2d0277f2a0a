import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { countryGroups, type Group } from '../../../lib/country-groups.ts';
import { foldText } from '../../../lib/fold-text.ts';
import form from '../../form/form.module.css';
import { choicesOf } from '../../../lib/forms/choices-of.ts';
import { oneTabStop, resetTabStop } from '../../../lib/one-tab-stop.ts';
import { useSite } from '../../../lib/site.ts';
import { type RecordFieldProps, useRecordFormParts } from '../record-form-context.ts';
import recordForm from '../record-form.module.css';
import styles from './check-list.module.css';

interface Option {
  readonly id: number | string;
  readonly name: string;
  /** Countries have headings. */
  readonly isoCode?: string;
}

/** Longer lists can be searched. */
const searchedFrom = 12;

/** Several countries, sectors or choices: boxes to tick, those that are ticked first. */
export function CheckList(props: RecordFieldProps) {
  const { id, field, value, onChange, onBlur, isReadOnly, describedBy } = props;
  const { t } = useTranslation('recordForm');
  const options = useOptions(field);
  const { language } = useSite();
  const [search, setSearch] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const isLong = options.length >= searchedFrom;
  const keysId = `${id}-keys`;
  useEffect(() => (isLong && list.current ? oneTabStop(list.current) : undefined), [isLong]);
  const chosen = new Set((value as Option['id'][] | null) ?? []);
  const found = options.filter(({ name }) => foldText(name).includes(foldText(search)));
  const groups: Group<Option>[] =
    field.kind === 'countries' ? countryGroups(found.map(withCode), language) : [{ entries: found }];
  const names = options.flatMap((option) => (chosen.has(option.id) ? [option.name] : []));

  function toggle(option: Option['id']): void {
    const next = chosen.has(option) ? [...chosen].filter((each) => each !== option) : [...chosen, option];
    onChange(next);
  }

  return (
    <div className={styles['checkList']}>
      <output className={recordForm['chosen']}>
        {names.length > 0
          ? t('list.chosen', { count: names.length, names: names.join(', ') })
          : t('list.none')}
      </output>
      {isLong && (
        <label className={styles['listSearch']}>
          <span>{t('list.search')}</span>
          <input
            id={id}
            type="search"
            className={form['input']}
            value={search}
            onChange={({ target }) => {
              flushSync(() => setSearch(target.value));
              if (list.current) resetTabStop(list.current);
            }}
            aria-describedby={describedBy ? `${describedBy} ${keysId}` : keysId}
          />
        </label>
      )}
      <ul ref={list} className={styles['options']}>
        {groups.flatMap(({ heading, entries }) => [
          heading !== undefined && (
            <li key={heading} className={styles['region']}>
              {heading}
            </li>
          ),
          ...entries.map(({ id: option, name }) => (
            <li key={option}>
              <label className={styles['option']}>
                <input
                  {...(option === found[0]?.id && !isLong ? { id, 'aria-describedby': describedBy } : {})}
                  type="checkbox"
                  checked={chosen.has(option)}
                  onChange={() => toggle(option)}
                  onBlur={onBlur}
                  disabled={isReadOnly}
                />
                {name}
              </label>
            </li>
          )),
        ])}
        {found.length === 0 && <li>{t('list.nothing')}</li>}
      </ul>
      {isLong && (
        <p id={keysId} className={styles['listKeys']}>
          {t('list.keys')}
        </p>
      )}
    </div>
  );
}

const withCode = ({ isoCode = '', ...option }: Option) => ({ ...option, isoCode });

function useOptions(field: RecordFieldProps['field']): readonly Option[] {
  const { language } = useSite();
  const { definition, reference } = useRecordFormParts().form;
  if (field.kind === 'countries') return reference.countries;
  if (field.kind === 'sectors') return reference.sectors;
  return choicesOf(definition, field).map(({ value, label }) => ({ id: value, name: label[language] }));
}
