import { type ReactNode, useId } from 'react';
import { Picture } from '../../../components/ui/picture.tsx';
import { languageOfGraphql } from '../../../../shared/config/locales.ts';
import type { OwnRecordFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { useChangedMark } from '../../../lib/changed-record.ts';
import { typesetTitle } from '../../../lib/typeset-title.ts';
import type { ShownVersion } from '../shown-version.ts';
import styles from './list.module.css';

interface OwnRowFrameProps {
  row: Pick<OwnRecordFieldsFragment, 'id' | 'cover'>;
  shown: ShownVersion;
  isBusy: boolean;
  /** Facts of the record, then its steps. */
  children: ReactNode;
}

/** One record of a list, under its title. */
export function OwnRowFrame({ row, shown, isBusy, children }: OwnRowFrameProps) {
  const titleId = useId();
  const { id, cover } = row;
  const { path, language } = shown;
  const text = typesetTitle(shown.title, language);
  return (
    <li
      className={styles['row']}
      aria-labelledby={titleId}
      data-row={id}
      aria-busy={isBusy || undefined}
      {...useChangedMark(id)}
    >
      {cover && <Picture image={cover} sizes="12rem" className={styles['cover']} decorative />}
      <div className={styles['text']}>
        <h2 id={titleId} tabIndex={-1} lang={languageOfGraphql(language)}>
          {path ? <a href={path}>{text}</a> : text}
        </h2>
        {children}
      </div>
    </li>
  );
}

export const RowFacts = ({ children }: { children: ReactNode }) => (
  <p className={styles['facts']}>{children}</p>
);

export const RowActions = ({ children }: { children: ReactNode }) => (
  <div className={styles['actions']}>{children}</div>
);

/** Style of the link to the form of a row. */
export const rowLinkStyle = styles['edit'];
