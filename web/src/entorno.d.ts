/// <reference types="vite/client" />

/** antd's styles as extracted by build/estilos-antd.ts. */
declare module 'virtual:estilos-antd/*';
