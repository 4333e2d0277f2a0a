declare module '*?language=fr' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
declare module '*?language=en' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
declare module '*?language=fr&only=file-kinds' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
declare module '*?language=en&only=file-kinds' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
declare module '*?language=fr&without=file-kinds' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
declare module '*?language=en&without=file-kinds' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
