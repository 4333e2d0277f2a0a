/**
 * React Aria adds a style element with one rule unless there is an element of this id, which the content security policy
 * refuses. The rule is in the style sheet of what is pressed.
 */
export function declarePressStyle(): void {
  const id = 'react-aria-pressable-style';
  if (typeof document === 'undefined' || document.getElementById(id)) return;
  const mark = document.createElement('meta');
  mark.id = id;
  document.head.append(mark);
}
