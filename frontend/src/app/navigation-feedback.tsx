export function NavigationFeedback() {
  return null;
}
