interface HeadTagsProps {
  styles: readonly string[];
  fonts: readonly string[];
  /** Scripts that the module of the page imports, so that they are fetched at once rather than one after the other. */
  modules?: readonly string[];
}

/** The head of every document, but for the tags of its page. */
export const HeadTags = ({ styles, fonts, modules }: HeadTagsProps) => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf6ec" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#17130f" />
    {styles.map((url) => (
      <link key={url} rel="stylesheet" href={url} />
    ))}
    {fonts.map((url) => (
      <link key={url} rel="preload" as="font" type="font/woff2" crossOrigin="" href={url} />
    ))}
    {modules?.map((url) => (
      <link key={url} rel="modulepreload" href={url} />
    ))}
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  </>
);
