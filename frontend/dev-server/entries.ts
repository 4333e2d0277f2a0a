import type { Plugin } from 'vite';

/** Addresses of the modules that pages name in development, each with what hot replacement needs before it. */
export const entries = {
  pages: '/@development/pages',
  forms: '/@development/forms',
  workspace: '/@development/workspace',
};

/** Modules that browsers begin with, under Vite's root. */
export const sources = {
  pages: 'src/app/public/entry.ts',
  forms: 'src/app/forms/entry-forms.ts',
  workspace: 'src/app/workspace/entry.tsx',
};

/** Sent when a module changed that renders public pages: they have no state worth keeping, and load again. */
export const pageChanged = 'passerelle:page-changed';

const code: Record<string, string> = {
  [entries.pages]: `
    import '/@vite/client';
    import '/${sources.pages}';
    import.meta.hot.on('${pageChanged}', () => location.reload());`,
  [entries.forms]: `import '/${sources.forms}';`,
  [entries.workspace]: `
    import '/@vite/client';
    import '@vitejs/plugin-react/preamble';
    import '/${sources.workspace}';
    // A screen's module exports its loader beside its component.
    window.__getReactRefreshIgnoredExports = () => ['loader'];`,
};

export function developmentEntries(): Plugin {
  return {
    name: 'passerelle:development-entries',
    resolveId: (id) => (id in code ? id : null),
    load: (id) => code[id],
  };
}
