import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { familyOfType } from '../../../shared/config/content-types.ts';
import { languageOfGraphql } from '../../../shared/config/locales.ts';
import { formatDate } from '../../../shared/dates/dates.ts';
import { familyKeys } from '../../../shared/i18n/family-keys.ts';
import { itemPath } from '../../../shared/links/item-path.ts';
import { InstantText } from '../../components/instants/instant-text.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useSite } from '../../lib/site.ts';
import type { Favourite } from './favourite.ts';
import styles from './favourites.module.css';
import { NoteForm } from './note-form.tsx';
import type { FavouriteCalls } from './use-favourite-calls.ts';

interface FavouriteRowProps {
  favourite: Favourite;
  calls: FavouriteCalls;
}

/** One favourite: what it is and until when, one’s note, whether to be reminded. */
export function FavouriteRow({ favourite, calls }: FavouriteRowProps) {
  const { t } = useTranslation(['favourites', 'common']);
  const { language, now } = useSite();
  const titleId = useId();
  const [isBusy, setBusy] = useState(false);
  const { card, date, note, remind, groupId } = favourite;
  const family = familyOfType(favourite.type);
  const title = card?.title ?? t('unavailable');
  const own = card && languageOfGraphql(card.language);

  async function run(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    await work();
    setBusy(false);
  }

  return (
    <li
      className={styles['row']}
      aria-labelledby={titleId}
      aria-busy={isBusy || undefined}
      data-favourite-row={groupId}
      data-family={family}
    >
      <p className={styles['kicker']}>{t(familyKeys[family], { ns: 'common' })}</p>
      <h2 id={titleId} lang={own && own !== language ? own : undefined}>
        {card ? (
          <a href={itemPath(card.type, card.slug, languageOfGraphql(card.language))}>{title}</a>
        ) : (
          title
        )}
      </h2>
      {card ? <DateOf date={date} /> : <p className={styles['soft']}>{t('unavailableText')}</p>}
      <NoteForm note={note} title={title} onSave={(text) => calls.update(favourite, { note: text }, title)} />
      <div className={styles['actions']}>
        {date && Date.parse(date.at) > now && (
          <label className={styles['remind']}>
            <input
              type="checkbox"
              checked={remind}
              disabled={isBusy}
              onChange={({ target }) =>
                void run(() => calls.update(favourite, { remind: target.checked }, title))
              }
            />
            <span>
              {t('remind')}
              <span className="visually-hidden"> {title}</span>
            </span>
          </label>
        )}
        <Button
          type="button"
          kind="quiet"
          busy={isBusy}
          onClick={() => void run(() => calls.remove(favourite))}
        >
          {t('remove')}
          <span className="visually-hidden"> {title}</span>
        </Button>
        <span className={styles['soft']}>
          {t('addedOn', { date: formatDate(favourite.createdAt, language) })}
        </span>
      </div>
    </li>
  );
}

const dateKeys = {
  closing: { ahead: 'closes', past: 'closed' },
  beginning: { ahead: 'begins', past: 'began' },
} as const;

function DateOf({ date }: { date: Favourite['date'] }) {
  const { t } = useTranslation('favourites');
  const { now } = useSite();
  if (!date) return null;
  const isPast = Date.parse(date.at) <= now;
  const words = dateKeys[date.kind][isPast ? 'past' : 'ahead'];
  return (
    <p className={isPast ? styles['soft'] : styles['date']}>
      {t(words)} <InstantText instant={date.at} zone={date.zone ?? 'UTC'} />
    </p>
  );
}
