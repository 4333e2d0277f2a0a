import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormDocument } from '../../../../../shared/application-form/form-document.ts';
import type { Edit } from '../document/edits.ts';
import { dropped, positionOf } from './dropped.ts';
import { draggedItem } from './dragged-item.ts';

interface Dropping {
  readonly document: FormDocument;
  readonly change: (edit: Edit) => void;
  /** Says to screen readers what has been done. */
  readonly announce: (text: string) => void;
}

/** Moves what is dropped. */
export function useDrop({ document, change, announce }: Dropping): void {
  const { t } = useTranslation('formComposer');
  const drop = useEffectEvent((...[item, target, edge]: Parameters<typeof dropped>) => {
    const edit = dropped(item, target, edge);
    const after = edit(document);
    if (after === document) return;
    change(edit);
    announce(t('moved', positionOf(after, item)));
  });
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) => {
          const item = draggedItem(source.data);
          const target = location.current.dropTargets[0];
          const on = target && draggedItem(target.data);
          if (item && on) drop(item, on, extractClosestEdge(target.data) === 'top' ? 'before' : 'after');
        },
      }),
    [],
  );
}
