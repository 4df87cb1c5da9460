/// <reference types="vite/client" />

/** antd's styles as extracted by build/estilos-antd.ts. */
declare module 'virtual:estilos-antd/*';

interface ImportMetaEnv {
  /** web/package.json's, put in by vite.config.ts. */
  readonly VITE_VERSION: string;
}
