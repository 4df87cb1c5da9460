/// <reference types="vite/client" />

/** antd's styles as extracted by build/estilos-antd.ts. */
declare module 'virtual:estilos-antd/*';

interface ImportMetaEnv {
  /** web/package.json's, put in by vite.config.ts. */
  readonly VITE_VERSION: string;
  /** Where the functions are deployed, when that is not us-central1. */
  readonly VITE_LEAL_REGION?: string;
}
