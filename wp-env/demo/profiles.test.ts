import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Profile {
  key: string;
  status: string;
  owner?: string;
  values: { firstName: string; lastName: string };
  fr: object | null;
  en: object | null;
}

const profiles = readdirSync(import.meta.dirname)
  .filter((file) => /^community_profile-\d+\.json$/.test(file))
  .flatMap((file) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Profile[]);

/** The accounts in wp-plugin, with the names of their persons. */
const accounts = Object.fromEntries(
  [
    ...readFileSync(
      join(import.meta.dirname, '../../wp-plugin/src/Accounts/DemoAccounts.php'),
      'utf8',
    ).matchAll(/^\s+'(\w+)' => \['([^']+)', '([^']+)', Role::/gm),
  ].map(([, login = '', firstName, lastName]) => [login, `${firstName} ${lastName}`]),
);

it('has one published profile of each demo account but the last one, in both languages and in its name', () => {
  const owned = profiles.flatMap(({ owner, status, values: { firstName, lastName }, fr, en }) =>
    owner === undefined
      ? []
      : [[owner, `${firstName} ${lastName} ${status} ${fr && en ? 'fr en' : ''}`] as const],
  );
  const expected = Object.entries(accounts).filter(([login]) => login !== 'superadmin');
  expect(Object.fromEntries(owned)).toEqual(
    Object.fromEntries(expected.map(([login, name]) => [login, `${name} publish fr en`])),
  );
  expect(owned).toHaveLength(expected.length);
});

it('has no account for two persons', () => {
  const keys = profiles.map(({ key }) => key);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index || key in accounts)).toEqual([]);
});
