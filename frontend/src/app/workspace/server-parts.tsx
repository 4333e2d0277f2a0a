import { FormTexts } from '../../components/form/form-texts.tsx';
import { ExitTexts } from '../../features/exit/exit-texts.tsx';
import type { PageNamespace } from '../../config/routes.ts';
import type { Assets } from '../render-contract.ts';
import { type PageState, stateId, writeState } from './page-state.ts';

/** Of the texts in `ServerTail`. */
export const tailNamespaces: readonly PageNamespace[] = ['form', 'fieldErrors', 'exit'];

interface HeadProps {
  assets: Assets;
  screen: string;
  dataLight: boolean;
}

/** Of the document's head, what no screen changes. */
export function ServerHead({ assets, screen, dataLight }: HeadProps) {
  const { entry, screens } = assets.workspace;
  const own = screens[screen] ?? { js: [], css: [] };
  const fonts = dataLight ? [] : assets.fonts;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf6ec" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#17130f" />
      {[...entry.css, ...own.css].map((url) => (
        <link key={url} rel="stylesheet" href={url} />
      ))}
      {fonts.map((url) => (
        <link key={url} rel="preload" as="font" type="font/woff2" crossOrigin="" href={url} />
      ))}
      {[...entry.js.slice(1), ...own.js].map((url) => (
        <link key={url} rel="modulepreload" href={url} />
      ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  );
}

/** Stands after the page: what its script begins with, texts that parts of it read from the page, and the script. */
export function ServerTail({ assets, state }: { assets: Assets; state: PageState }) {
  return (
    <>
      {/* oxlint-disable-next-line react/no-danger -- JSON that writeState has escaped */}
      <script id={stateId} type="application/json" dangerouslySetInnerHTML={{ __html: writeState(state) }} />
      <FormTexts />
      <ExitTexts />
      <script type="module" src={assets.workspace.entry.js[0]} />
    </>
  );
}
