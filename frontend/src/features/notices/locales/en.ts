export const en = {
  title: 'Your notices',
  markAll: 'Mark all as read',
  isUnread: 'Unread',
  empty: 'You have no notices.',
  failed: 'The notices could not be loaded.',
  notMarked: 'Nothing has been marked: try again in a moment.',
  retry: 'Try again',
};
