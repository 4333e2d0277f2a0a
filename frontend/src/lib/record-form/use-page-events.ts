import { useEffect } from 'react';
import { onBeforeReload } from '../unsaved.ts';
import type { RecordEditor } from './record-editor.ts';

/** The address that a click opens in this tab as another document. */
function documentOpenedBy(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  // The router has prevented the default of its own links.
  if (!link || !isPlain || event.defaultPrevented || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const isAnchor = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
  return isAnchor ? undefined : link.href;
}

/** Opens the editor and forwards the events of the page to it. */
export function usePageEvents(editor: RecordEditor): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void editor.open();
    addEventListener('online', () => void editor.flush(), { signal });
    addEventListener('pagehide', () => editor.leave(), { signal });
    document.addEventListener(
      'visibilitychange',
      () => editor.setVisible(document.visibilityState === 'visible'),
      { signal },
    );
    // Only for what is nowhere else: the browser's question stops people.
    addEventListener(
      'beforeunload',
      (event) => {
        editor.holdDrafts();
        if (!editor.isKept) event.preventDefault();
      },
      { signal },
    );
    // A browser may drop a write that is still under way when the document ends.
    document.addEventListener(
      'click',
      (event) => {
        const address = editor.isKept ? undefined : documentOpenedBy(event);
        if (address === undefined) return;
        event.preventDefault();
        void editor.keep().then(() => location.assign(address));
      },
      { signal },
    );
    const endReload = onBeforeReload({ save: () => editor.flush(), isSaved: () => editor.isSaved });
    return () => {
      controller.abort();
      endReload();
      void editor.close();
    };
  }, [editor]);
}
