/** Sends the form of the way back at once. A second press would send what is used up by then. */
export function sendNow(form: HTMLFormElement): void {
  form.requestSubmit();
  for (const button of form.querySelectorAll('button')) button.disabled = true;
}
