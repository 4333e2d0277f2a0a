import { TextField } from '../../components/form/text-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { CardSkeleton } from '../../components/ui/skeleton.tsx';
import { pathTo } from '../../../shared/config/routes.ts';
import { ActiveFilters } from '../../features/catalogue/active-filters.tsx';
import { EmptyResults } from '../../features/catalogue/empty-results.tsx';
import type { CatalogueData } from '../../features/catalogue/load-catalogue.ts';
import { Pagination } from '../../features/catalogue/pagination.tsx';
import { byFilter } from '../../../shared/catalogue/filters.ts';
import { readState } from '../../../shared/catalogue/parameters.ts';
import { useSite } from '../../lib/site.ts';
import styles from './design.module.css';
import { Part } from './part.tsx';
import { SampleDialog } from './sample-dialog.tsx';
import type { DesignTexts } from './texts.ts';

interface PartProps {
  texts: DesignTexts;
}

export function Controls({ texts }: PartProps) {
  const { language } = useSite();
  return (
    <>
      <Part id="buttons" title={texts.buttons}>
        <form className={styles['row']}>
          <Button>{texts.primary}</Button>
          <Button kind="secondary">{texts.secondary}</Button>
          <Button kind="quiet">{texts.quiet}</Button>
          <Button disabled>{texts.disabled}</Button>
          <Button busy>{texts.busy}</Button>
          <Button href={pathTo('events', language)} kind="secondary">
            {texts.link}
          </Button>
        </form>
      </Part>
      <Part id="fields" title={texts.fields}>
        <form className={styles['stack']}>
          <TextField id="design-name" name="name" label={texts.name} hint={texts.nameHint} />
          <TextField
            id="design-email"
            name="email"
            type="email"
            label={texts.email}
            error={texts.emailError}
            defaultValue="aissatou@"
            autoComplete="off"
          />
          <TextField id="design-message" name="message" type="textarea" label={texts.message} />
          <TextField id="design-locked" name="locked" label={texts.locked} defaultValue="2026" disabled />
        </form>
      </Part>
    </>
  );
}

export function Messages({ texts }: PartProps) {
  return (
    <>
      <Part id="notices" title={texts.notices}>
        <Notice>{texts.notice}</Notice>
      </Part>
      <Part id="dialog" title={texts.dialog}>
        <SampleDialog texts={texts} />
      </Part>
    </>
  );
}

const state = readState(new URLSearchParams('q=théâtre&status=open&page=4'));
const nothing: CatalogueData = {
  state,
  items: [],
  total: 0,
  lastPage: 9,
  choices: { types: [], filters: byFilter(() => []) },
  relaxations: [
    { filter: 'status', total: 12, values: ['open'] },
    { filter: 'query', total: 4, values: ['théâtre'] },
  ],
  elsewhere: { total: 0, items: [] },
  reading: { corrections: [], isPartial: false, meanings: [] },
  leftOut: [],
  calendar: undefined,
  missedWords: undefined,
  untranslated: false,
};

export function Lists({ texts }: PartProps) {
  const { language } = useSite();
  const path = pathTo('search', language);
  return (
    <>
      <Part id="chips" title={texts.chips}>
        <ActiveFilters found={nothing} path={path} />
        <Pagination state={state} lastPage={nothing.lastPage} path={path} />
      </Part>
      <Part id="empty" title={texts.empty}>
        <EmptyResults found={nothing} path={path} everywhere alert={pathTo('savedSearches', language)} />
      </Part>
      <Part id="skeleton" title={texts.skeleton}>
        <div className={styles['waiting']}>
          <CardSkeleton />
          <CardSkeleton />
          <CardSkeleton />
        </div>
      </Part>
    </>
  );
}
