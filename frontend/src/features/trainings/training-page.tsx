export function loader(): null {
  return null;
}

export function Component() {
  return <h1>…</h1>;
}
