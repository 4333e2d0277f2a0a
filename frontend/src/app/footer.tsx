export function Footer({ description }: { description: string | undefined }) {
  return <footer>{description}</footer>;
}
