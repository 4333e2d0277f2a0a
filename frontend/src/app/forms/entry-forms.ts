/** Brings what makes the page's forms easier: at once, or with data-light when somebody uses one. */
const load = (): void => void import('./enhance-forms.ts').then(({ enhanceForms }) => enhanceForms());

if (document.documentElement.dataset['light'] === 'on') addEventListener('focusin', load, { once: true });
else if (document.querySelector('form[data-form]')) load();

/** The first question to somebody opens by itself; when that fails, the link to it is still there. */
async function ask(mark: HTMLElement): Promise<void> {
  await (await import('../../features/onboarding/client/onboarding.ts')).askInterests(mark);
}
const mark = document.querySelector<HTMLElement>('[data-now]');
if (mark) ask(mark).catch(() => undefined);
