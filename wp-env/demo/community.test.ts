import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Item {
  key: string;
  status: string;
  owner?: string | { key: string };
  members?: Record<string, { status: string; role: string }>;
  files?: { documents?: string[]; cv?: string };
  values: { organiserId?: string; memberType?: string; visibility?: Record<string, string> };
}

const itemsOf = (type: string): Item[] =>
  readdirSync(import.meta.dirname)
    .filter((file) => new RegExp(`^${type}(-\\d+)?\\.json$`).test(file))
    .flatMap((file) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Item[]);

const structures = itemsOf('structure');
const profiles = itemsOf('community_profile');
const accepted = ({ members = {} }: Item): [login: string, role: string][] =>
  Object.entries(members).flatMap(([login, { status, role }]) =>
    status === 'member' ? [[login, role]] : [],
  );

describe('the demo content of the community', () => {
  it('has initiatives of structures that a member besides the owner may edit', () => {
    const editors = itemsOf('initiative').flatMap(({ owner, values }) => {
      const structure = structures.find(({ key }) => `@${key}` === values.organiserId);
      return structure && structure.owner === owner
        ? accepted(structure).filter(([, role]) => role !== 'guest')
        : [];
    });
    expect(editors.length).toBeGreaterThan(1);
  });

  it('has accepted members of each role', () => {
    const roles = structures.flatMap(accepted).map(([, role]) => role);
    expect(new Set(roles)).toEqual(new Set(['guest', 'member', 'owner']));
  });

  it('has a structure with two owners', () => {
    const several = structures.filter((each) => accepted(each).some(([, role]) => role === 'owner'));
    expect(several.map(({ key }) => key)).toEqual(['reseau-fil-de-l-atlas']);
  });

  it('has structures with documents', () => {
    expect(structures.filter(({ files }) => (files?.documents?.length ?? 0) > 0)).toHaveLength(2);
  });

  it('has profiles with a CV whose owners chose who reads what', () => {
    const choices = profiles.flatMap(({ files, values }) => (files?.cv ? [values.visibility ?? {}] : []));
    expect(choices.filter((each) => Object.keys(each).length > 0).length).toBeGreaterThan(1);
    expect(new Set(choices.flatMap((each) => Object.values(each)))).toEqual(
      new Set(['public', 'members', 'nobody']),
    );
  });

  it('has a structure that is a draft inside an unpublished profile', () => {
    const inside = structures.filter(({ owner, status }) => {
      const person = profiles.find(({ key }) => typeof owner === 'object' && owner.key === key);
      return status === 'draft' && person?.status === 'draft' && person.values.memberType === 'structure';
    });
    expect(inside).toHaveLength(1);
  });
});
