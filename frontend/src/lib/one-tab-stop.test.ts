// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { oneTabStop, resetTabStop } from './one-tab-stop.ts';

let list: HTMLElement;
const box = (name: string) => document.getElementById(name) as HTMLInputElement;
const stops = () =>
  [...list.querySelectorAll('input')].filter(({ tabIndex }) => tabIndex === 0).map(({ id }) => id);
const press = (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.activeElement?.dispatchEvent(event);
  return [document.activeElement?.id, event.defaultPrevented];
};

beforeEach(() => {
  document.body.innerHTML = `<ul>${['benin', 'mali', 'niger', 'togo']
    .map((name) => `<li><input type="checkbox" id="${name}"></li>`)
    .join('')}</ul>`;
  list = document.querySelector('ul') as HTMLElement;
});

it('has one stop, which arrows, Home and End move', () => {
  oneTabStop(list);
  expect(stops()).toEqual(['benin']);
  box('benin').focus();
  expect(press('ArrowUp')).toEqual(['benin', true]);
  expect(press('ArrowDown')).toEqual(['mali', true]);
  expect(press('ArrowRight')).toEqual(['niger', true]);
  expect(press('ArrowLeft')).toEqual(['mali', true]);
  expect(press('End')).toEqual(['togo', true]);
  expect(press('ArrowDown')).toEqual(['togo', true]);
  expect(stops()).toEqual(['togo']);
  expect(press('Home')).toEqual(['benin', true]);
  expect(stops()).toEqual(['benin']);
});

it('leaves other keys, and those with a modifier, to the browser', () => {
  oneTabStop(list);
  box('benin').focus();
  expect([press(' '), press('ArrowDown', { altKey: true })]).toEqual([
    ['benin', false],
    ['benin', false],
  ]);
});

it('passes boxes that are not shown or closed', () => {
  (box('benin').closest('li') as HTMLElement).hidden = true;
  box('niger').disabled = true;
  oneTabStop(list);
  expect(stops()).toContain('mali');
  box('mali').focus();
  expect(press('ArrowDown')).toEqual(['togo', true]);
});

it('begins at the first box that is shown once others are', () => {
  oneTabStop(list);
  box('togo').focus();
  (box('benin').closest('li') as HTMLElement).hidden = true;
  resetTabStop(list);
  expect([box('mali').tabIndex, box('togo').tabIndex]).toEqual([0, -1]);
});

it('ends', () => {
  oneTabStop(list)();
  expect(stops()).toEqual(['benin', 'mali', 'niger', 'togo']);
  box('benin').focus();
  expect(press('ArrowDown')).toEqual(['benin', false]);
});
