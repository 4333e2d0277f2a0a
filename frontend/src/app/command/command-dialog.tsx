import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { graphqlLanguage, type Language } from '../../../shared/config/locales.ts';
import { OwnTitlesDocument } from '../../../shared/graphql/generated/documents/own-titles.ts';
import type { OwnTitlesQuery } from '../../../shared/graphql/generated/operations.ts';
import { declarePressStyle } from '../../components/pickers/declare-press-style.ts';
import {
  type SearchItems,
  SearchSession,
  type SearchState,
} from '../../components/pickers/search-session.ts';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { useSite } from '../../lib/site.ts';
import { useMember } from '../../lib/use-member.ts';
import { useCounts } from '../workspace/waiting.ts';
import styles from './command.module.css';
import { findResults } from './results.ts';

type Title = OwnTitlesQuery['passerelleOwnTitles'][number];

declarePressStyle();

/** The list is always open below the field; what it controls is React Aria’s to say. */
const combobox = { role: 'combobox', 'aria-expanded': true, 'aria-haspopup': 'listbox' } as const;

const titleSearch =
  (client: ApolloClient, language: Language): SearchItems<Title> =>
  async (text) => {
    const variables = { text, language: graphqlLanguage(language) };
    const { data } = await client.query<OwnTitlesQuery>({
      query: OwnTitlesDocument,
      variables,
      fetchPolicy: 'network-only',
    });
    return data?.passerelleOwnTitles ?? [];
  };

/** Goes to a screen, an action or an own record by a part of its name, with the keyboard alone. */
export function CommandDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['command', 'workspace', 'common']);
  const { language } = useSite();
  const member = useMember();
  const { passerelleUser } = useCounts();
  const client = useApolloClient();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [{ status, items }, setState] = useState<SearchState<Title>>({ status: 'idle', items: [] });
  const [session] = useState(() => new SearchSession<Title>(titleSearch(client, language), setState));
  useEffect(() => () => session.stop(), [session]);

  const hasPublishedProfile = passerelleUser?.hasPublishedProfile;
  const results = findResults(text, items, { language, member, hasPublishedProfile, t });

  function type(next: string): void {
    setText(next);
    session.type(next);
  }

  function go(key: unknown): void {
    const result = results.find(({ id }) => id === key);
    if (!result) return;
    onClose();
    if (result.isDocument) location.assign(result.path);
    else void navigate(result.path);
  }

  const statusText = {
    idle: t('found', { count: results.length }),
    searching: t('searching'),
    found: t('found', { count: results.length }),
    failed: `${t('failed')} ${t('found', { count: results.length })}`,
  }[status];
  return (
    <Dialog title={t('title')} closeText={t('close')} onClose={onClose} field={field}>
      <I18nProvider locale={language}>
        <div className={styles['command']}>
          <Autocomplete inputValue={text} onInputChange={type}>
            {/* Escape empties a search field before it closes its dialog. */}
            <SearchField aria-label={t('label')} aria-describedby="command-hint" onClear={onClose}>
              <Input ref={field} {...combobox} className={styles['input'] ?? ''} placeholder={t('label')} />
            </SearchField>
            <p id="command-hint" className={styles['hint']}>
              {t('hint')}
            </p>
            <output className={styles['status']}>{statusText}</output>
            <ListBox
              aria-label={t('results')}
              className={styles['list'] ?? ''}
              items={results}
              selectionMode="none"
              onAction={go}
            >
              {({ id, name, note, icon }) => (
                <ListBoxItem id={id} textValue={name} className={styles['item'] ?? ''}>
                  <Icon name={icon} />
                  <span className={styles['name']}>{name}</span>{' '}
                  <span className={styles['note']}>{note}</span>
                </ListBoxItem>
              )}
            </ListBox>
          </Autocomplete>
        </div>
      </I18nProvider>
    </Dialog>
  );
}
