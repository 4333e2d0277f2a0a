declare module '*?language=fr' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
declare module '*?language=en' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
