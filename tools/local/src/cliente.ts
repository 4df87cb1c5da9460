import type { MeterReading } from 'firestore-local';
import { LOCAL, type Puertos } from './puertos.ts';
import type { Usuario } from './semilla.ts';

/** Everything a test needs to reach a running suite; plain data, so that it crosses processes. */
export interface DescripcionSuite {
  /** `http://127.0.0.1:5000/leal/` */
  url: string;
  /** `http://127.0.0.1:5000/leal-api/` */
  api: string;
  puertos: Puertos;
  proyecto: string;
  usuarios: Usuario[];
}

export interface Medidor {
  lecturas: number;
  escrituras: number;
  borrados: number;
  llamadas: Readonly<Record<string, number>>;
}

export interface ClienteSuite extends DescripcionSuite {
  /** Documents and calls at the local Firestore since the last reset, counted as billed. */
  medidor(): Promise<Medidor>;
  reiniciarMedidor(): Promise<void>;
  /** The fault door of the local Firestore: what to break in the calls to come (its README). */
  fallar(falla: object): Promise<void>;
  quitarFallas(): Promise<void>;
  /** Pages that this origin serves may read the local Firestore, too. */
  admitirPaginasDe(origen: string): Promise<void>;
  ahora(): Promise<Date>;
  /** Moves every function's clock; throws when that would be backwards. */
  moverReloj(iso: string): Promise<void>;
  /** A fresh ID token of one of the seed's users (or of anybody, with the password given). */
  token(email: string, password?: string): Promise<string>;
}

/** The function's own address, as Hosting's rewrite calls it: the same answers, without Hosting's part of the work. */
export const sinHosting = ({ puertos, proyecto }: Pick<DescripcionSuite, 'puertos' | 'proyecto'>) => ({
  api: `http://${LOCAL}:${puertos.functions}/${proyecto}/us-central1/api/leal-api/`,
});

async function pedir(url: string, opciones: RequestInit = {}): Promise<unknown> {
  const respuesta = await fetch(url, { headers: { 'content-type': 'application/json' }, ...opciones });
  const texto = await respuesta.text();
  if (!respuesta.ok) throw new Error(`${opciones.method ?? 'GET'} ${url}: ${respuesta.status} ${texto}`);
  return texto === '' ? undefined : (JSON.parse(texto) as unknown);
}

export function conectarSuite(suite: DescripcionSuite): ClienteSuite {
  const { api, puertos, usuarios } = suite;
  const firestore = `http://${LOCAL}:${puertos.firestore}/_local`;
  const auth = `http://${LOCAL}:${puertos.auth}/identitytoolkit.googleapis.com/v1`;
  return {
    ...suite,
    medidor: async () => {
      const medido = (await pedir(`${firestore}/meter`)) as MeterReading;
      return {
        lecturas: medido.reads,
        escrituras: medido.writes,
        borrados: medido.deletes,
        llamadas: medido.calls,
      };
    },
    reiniciarMedidor: async () => void (await pedir(`${firestore}/meter`, { method: 'DELETE' })),
    fallar: async (falla) =>
      void (await pedir(`${firestore}/faults`, { method: 'POST', body: JSON.stringify(falla) })),
    quitarFallas: async () => void (await pedir(`${firestore}/faults`, { method: 'DELETE' })),
    admitirPaginasDe: async (origin) =>
      void (await pedir(`${firestore}/origins`, { method: 'POST', body: JSON.stringify({ origin }) })),
    ahora: async () => new Date(((await pedir(`${api}_local/reloj`)) as { ahora: string }).ahora),
    moverReloj: async (ahora) =>
      void (await pedir(`${api}_local/reloj`, { method: 'POST', body: JSON.stringify({ ahora }) })),
    token: async (email, password) => {
      const clave = password ?? usuarios.find((usuario) => usuario.email === email)?.password;
      const cuerpo = JSON.stringify({ email, password: clave, returnSecureToken: true });
      const url = `${auth}/accounts:signInWithPassword?key=demo`;
      return ((await pedir(url, { method: 'POST', body: cuerpo })) as { idToken: string }).idToken;
    },
  };
}
