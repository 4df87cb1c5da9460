// Parts of firebase-tools that its commands are made of, as far as they are used here: what they find and read is what
// `firebase deploy` will find and read.
import { createRequire } from 'node:module';

/** A function, as it names what it has found and what is deployed. */
export interface Funcion {
  readonly id: string;
  readonly region: string;
  readonly runtime?: string;
  readonly availableMemoryMb?: number | null;
  readonly concurrency?: number | null;
  readonly timeoutSeconds?: number | null;
  readonly maxInstances?: number | null;
  readonly scheduleTrigger?: { readonly schedule?: string; readonly timeZone?: string | null };
}

export interface Indice {
  readonly collectionGroup: string;
  readonly queryScope?: string;
  readonly fields: readonly { fieldPath: string; order?: string; arrayConfig?: string }[];
}
export interface Excepcion {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly ttl?: boolean;
  readonly indexes: readonly { order?: string; arrayConfig?: string; queryScope?: string }[];
}
/** Indexes as in firestore.indexes.json. */
export interface Indices {
  readonly indexes: readonly Indice[];
  readonly fieldOverrides: readonly Excepcion[];
}

type Encontrada = Omit<Funcion, 'id' | 'region'> & { readonly region?: readonly string[] };

interface Partes {
  auth: {
    selectAccount: (cual: undefined, raiz: string) => object | undefined;
    setActiveAccount: (opciones: object, cuenta: object) => void;
  };
  requireAuth: { requireAuth: (opciones: object) => Promise<unknown> };
  'functions/env': { loadUserEnvs: (opciones: object) => Record<string, string> };
  'deploy/functions/runtimes': {
    getRuntimeDelegate: (contexto: object) => Promise<{
      validate: () => Promise<void>;
      discoverBuild: (
        config: object,
        env: object,
      ) => Promise<{ endpoints: Readonly<Record<string, Encontrada>> }>;
    }>;
  };
  'deploy/functions/backend': {
    existingBackend: (contexto: object) => Promise<object>;
    allEndpoints: (backend: object) => Funcion[];
  };
  'firestore/api': {
    FirestoreApi: new () => {
      listIndexes: (proyecto: string) => Promise<object[]>;
      listFieldOverrides: (proyecto: string) => Promise<object[]>;
      makeIndexSpec: (indices: object[], campos: object[]) => Indices;
    };
  };
  'gcp/rules': {
    listAllReleases: (proyecto: string) => Promise<object[]>;
    getLatestRulesetName: (proyecto: string, servicio: string, de: object[]) => Promise<string | null>;
    getRulesetContent: (nombre: string) => Promise<{ content: string }[]>;
  };
  'management/apps': { listFirebaseApps: (proyecto: string, de: 'WEB') => Promise<object[]> };
}

const cargar = createRequire(import.meta.url);

/** Loaded when it is asked for: it is large. */
export const parte = <P extends keyof Partes>(nombre: P): Partes[P] =>
  cargar(`firebase-tools/lib/${nombre}`) as Partes[P];
