import { FormTexts } from '../../components/form/form-texts.tsx';
import { ExternalLinkTexts } from '../../features/external-link/external-link-texts.tsx';
import type { Language } from '../../../shared/config/locales.ts';
import type { PageNamespace } from '../../../shared/config/route-kinds.ts';
import { HeadTags } from '../head-tags.tsx';
import type { Assets } from '../../../shared/pages/render-contract.ts';
import { type PageState, stateId, writeState } from './page-state.ts';

/** Namespaces of the texts in `ServerTail`. */
export const tailNamespaces: readonly PageNamespace[] = ['form', 'fieldErrors', 'externalLink'];

interface HeadProps {
  assets: Assets;
  language: Language;
  screen: string;
  dataLight: boolean;
}

/** Elements of the document's head that no screen changes. */
export function ServerHead({ assets, language, screen, dataLight }: HeadProps) {
  const { entry, texts, screens } = assets.workspace;
  const { css, js } = screens[screen] ?? { css: [], js: [] };
  return (
    <HeadTags
      styles={[...entry.css, ...css]}
      fonts={dataLight ? [] : assets.fonts}
      modules={[...entry.js.slice(1), ...texts[language], ...js]}
    />
  );
}

/** Rendered after the page: initial state of the script, texts that it reads from the page, and the script. */
export function ServerTail({ assets, state }: { assets: Assets; state: PageState }) {
  return (
    <>
      <script id={stateId} type="application/json">
        {writeState(state)}
      </script>
      <FormTexts />
      <ExternalLinkTexts />
      <script type="module" src={assets.workspace.entry.js[0]} />
    </>
  );
}
