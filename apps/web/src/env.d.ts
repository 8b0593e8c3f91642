/// <reference types="vite/types/importMeta.d.ts" />

declare module '*.module.css' {
  /** Scoped names by class. */
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module '*.css';

declare module '*?raw' {
  const text: string;
  export default text;
}
