export const en = {
  toPreferences: 'Manage your notifications',
  title: 'Stop these messages?',
  text: 'You’ll no longer get e-mails of this type: “{{kind}}”.',
  stays: 'Notifications will still appear in your workspace. You can change your mind at any time.',
  submit: 'Stop them',
  failed: 'We couldn’t save your choice',
  digests: 'Daily and weekly summaries',
  alertTitle: 'Stop this alert?',
  alertText:
    'We’ll no longer e-mail you what’s new for your saved search “{{name}}”. Your other alerts continue.',
  alertStays: 'The search stays saved. You can turn its alert on again at any time.',
  alertSubmit: 'Stop this alert',
  alertDone:
    'We’ll no longer e-mail you what’s new for your saved search “{{name}}”. Your other alerts continue.',
  alertAlready: 'The alert of your saved search “{{name}}” was already off.',
  toSearches: 'Manage your searches',
  doneTitle: 'Done',
  done: 'You’ll no longer get e-mails of this type: “{{kind}}”.',
  alreadyTitle: 'Already done',
  already: 'You were already not getting e-mails of this type: “{{kind}}”.',
  deadTitle: 'This link doesn’t work',
  inSettings: 'You can also sign in and stop these messages in your settings.',
  incomplete: 'Part of the link is missing. Open the full link in the message.',
  unknown: 'We don’t recognise this link, or part of it is missing. Open the full link in the message.',
  expired:
    'This link is no longer valid: the saved search it was about has been deleted, or the address it was sent to no longer belongs to an account. There are no more messages to stop.',
};
