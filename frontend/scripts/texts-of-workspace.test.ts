import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { frameNamespaces, workspaceNamespaces } from '../shared/config/workspace-texts.ts';
import { textModulesOf } from './texts-of-workspace.ts';

const root = join(import.meta.dirname, '..');
const pathsOf = (...named: string[]) =>
  Object.entries(textModulesOf(named, 'en', root)).map(([name, file]) => [name, relative(root, file)]);

describe('texts of the workspace', () => {
  it('are found by the names of their folders', () => {
    expect(pathsOf('common', 'ownRecords', 'sessionDialog')).toEqual([
      ['common', 'shared/i18n/locales/en.ts'],
      ['ownRecords', 'src/content/own-records/locales/en.ts'],
      ['sessionDialog', 'src/app/session-dialog/locales/en.ts'],
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
