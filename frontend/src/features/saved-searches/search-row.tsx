import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOfGraphql } from '../../../shared/config/locales.ts';
import { formatDate } from '../../../shared/dates/dates.ts';
import { Button } from '../../components/ui/button.tsx';
import { useSite } from '../../lib/site.ts';
import { alertKeys } from './alert-keys.ts';
import styles from './saved-searches.module.css';
import { linksOf, type SavedSearch } from './search-address.ts';
import { SearchForm } from './search-form.tsx';
import type { SearchCalls } from './use-search-calls.ts';

/** One saved search: a link to its list, when it alerts, and its feeds. */
export function SearchRow({ search, calls }: { search: SavedSearch; calls: SearchCalls }) {
  const { t } = useTranslation('savedSearches');
  const { language } = useSite();
  const titleId = useId();
  const opener = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { id, name, alert, createdAt } = search;
  const links = linksOf(search);
  const own = languageOfGraphql(search.language);
  useEffect(() => {
    if (!isOpen && wasOpen) opener.current?.querySelector('button')?.focus();
  }, [isOpen, wasOpen]);

  function show(open: boolean): void {
    setWasOpen(!open);
    setIsOpen(open);
  }

  async function remove(): Promise<void> {
    setBusy(true);
    await calls.remove(search);
    setBusy(false);
  }

  return (
    <li className={styles['row']} aria-labelledby={titleId} data-saved-search={id}>
      <h2 id={titleId}>
        <a href={links.page} hrefLang={own === language ? undefined : own}>
          {name}
        </a>
      </h2>
      <p className={styles['soft']}>
        {t(alertKeys[alert])} · {t('savedOn', { date: formatDate(createdAt, language) })}
      </p>
      {isOpen ? (
        <SearchForm
          name={name}
          alert={alert}
          submit={t('change')}
          onSave={async (named) => {
            const refused = await calls.save({ id, ...named });
            if (refused === undefined) show(false);
            return refused;
          }}
          onCancel={() => show(false)}
        />
      ) : (
        <div ref={opener} className={styles['actions']}>
          <Button type="button" kind="secondary" onClick={() => show(true)}>
            {t('edit')}
            <span className="visually-hidden"> {name}</span>
          </Button>
          <Button type="button" kind="quiet" busy={isBusy} onClick={() => void remove()}>
            {t('delete')}
            <span className="visually-hidden"> {name}</span>
          </Button>
          <a href={links.feed} type="application/atom+xml">
            {t('feed')}
            <span className="visually-hidden"> {name}</span>
          </a>
          {links.calendar && (
            <a href={links.calendar} type="text/calendar">
              {t('calendar')}
              <span className="visually-hidden"> {name}</span>
            </a>
          )}
        </div>
      )}
    </li>
  );
}
