import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { frameNamespaces, workspaceNamespaces } from '../shared/config/workspace-texts.ts';
import { textModulesOf } from './texts-of-workspace.ts';

const root = join(import.meta.dirname, '..');
const module = join(root, 'src/app/text-modules.ts');
const pathsOf = (...named: string[]) => Object.keys(textModulesOf(named, root, module));

describe('texts of the workspace', () => {
  it('are found by the names of their folders, from the module that loads them', () => {
    expect(pathsOf('common', 'ownRecords', 'sessionDialog')).toEqual([
      '../../shared/i18n/locales/en.ts',
      '../../shared/i18n/locales/fr.ts',
      './session-dialog/locales/en.ts',
      './session-dialog/locales/fr.ts',
      '../content/own-records/locales/en.ts',
      '../content/own-records/locales/fr.ts',
    ]);
  });

  it('stop the build where one is missing', () => {
    expect(() => pathsOf('common', 'nowhere')).toThrow('No texts for nowhere');
  });

  it('are those of its screens and dialogs, without those of public pages', () => {
    const named = workspaceNamespaces();
    expect(named).toEqual(expect.arrayContaining(['workspace', 'dashboard', 'command', 'notices']));
    expect(named.filter((name) => ['catalogue', 'home', 'site'].includes(name))).toEqual([]);
    expect(frameNamespaces).not.toContain('choices');
  });
});
