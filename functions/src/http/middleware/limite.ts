import type { IncomingHttpHeaders } from 'node:http';
import { ROL } from '@leal/domain';
import type { Identidad } from '../../platform/auth.ts';
import { enCurso } from '../../platform/en-curso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { PeticionCruda } from './peticion.ts';

/** What may be spent: one for each call, and one for each document that it reads. */
type Medida = { rafaga: number; porSegundo: number };

/** For each instance of the function. A player of whole years sets them aside. */
export const MEDIDAS = {
  /** A queue of 300 captures with its reloads passes at once; a loop that never stops does not. */
  cobrador: { rafaga: 6_000, porSegundo: 60 },
  /** An export of all clients, and the figures of everybody. */
  oficina: { rafaga: 60_000, porSegundo: 600 },
  /** Without a token: an office that signs in behind one address. */
  direccion: { rafaga: 300, porSegundo: 10 },
  /** Whoever passes calls on, as Hosting does: what a caller says of its own address is believed up to here. */
  paso: { rafaga: 6_000, porSegundo: 200 },
  /** Errors that a browser tells, each a line of the log: of one address, and of all together. */
  aviso: { rafaga: 20, porSegundo: 0.2 },
  avisos: { rafaga: 400, porSegundo: 4 },
} satisfies Record<string, Medida>;

const MAXIMO_CUBETAS = 5000;
/** What a refused caller is told to wait: by then the bucket has some calls again. */
export const ESPERA_S = 1;

type Cubeta = { readonly fichas: number; readonly en: number };

/** Token buckets by name. A call is let in while anything is left; what it reads may leave a debt, which time pays. */
export function crearLimite(medida: Medida, ahoraMs = () => performance.now()) {
  const cubetas = new Map<string, Cubeta>();
  const quedan = (quien: string): number => {
    const { fichas, en } = cubetas.get(quien) ?? { fichas: medida.rafaga, en: ahoraMs() };
    return Math.min(medida.rafaga, fichas + ((ahoraMs() - en) / 1000) * medida.porSegundo);
  };
  const cobrar = (quien: string, cuanto: number): void => {
    const fichas = quedan(quien) - cuanto;
    cubetas.delete(quien);
    const [vieja] = cubetas.size >= MAXIMO_CUBETAS ? cubetas.keys() : [];
    if (vieja !== undefined) cubetas.delete(vieja);
    cubetas.set(quien, { fichas, en: ahoraMs() });
  };
  const admitir = (quien: string): void => {
    if (quedan(quien) < 1) throw new ErrorApp('DEMASIADAS_SOLICITUDES');
    cobrar(quien, 1);
  };
  return { admitir, cobrar };
}

const limites = {
  cobrador: crearLimite(MEDIDAS.cobrador),
  oficina: crearLimite(MEDIDAS.oficina),
  direccion: crearLimite(MEDIDAS.direccion),
  paso: crearLimite(MEDIDAS.paso),
  aviso: crearLimite(MEDIDAS.aviso),
  avisos: crearLimite(MEDIDAS.avisos),
};

/** Lets a call in that these pay for, each by its own limit; from here on they pay for what it reads. */
function aCuentaDe(pagan: readonly (readonly [keyof typeof limites, string])[]): void {
  for (const [medida, quien] of pagan) limites[medida].admitir(quien);
  const peticion = enCurso();
  if (peticion)
    peticion.cobrar = (documentos) => {
      for (const [medida, quien] of pagan) limites[medida].cobrar(quien, documentos);
    };
}

export const admitirUsuario = ({ uid, id_rol }: Identidad): void =>
  aCuentaDe([[id_rol === ROL.cobrador || id_rol === null ? 'cobrador' : 'oficina', uid]]);

const enLista = (cabecera: IncomingHttpHeaders[string]): string[] =>
  cabecera === undefined
    ? []
    : String(cabecera)
        .split(',')
        .map((una) => una.trim());

/**
 * Without a token the address pays: the one that the call is said to come from, which a caller may make up, and
 * the one that handed it to the platform, which nobody can.
 */
export function admitirDireccion(
  { headers, socket }: Pick<PeticionCruda, 'headers' | 'socket'>,
  { esAviso = false } = {},
): void {
  const paradas = enLista(headers['x-forwarded-for'] ?? socket?.remoteAddress);
  const [dicha = ''] = [...enLista(headers['fastly-client-ip']), ...paradas];
  aCuentaDe(
    esAviso
      ? [
          ['aviso', dicha],
          ['avisos', ''],
        ]
      : [
          ['paso', paradas.at(-1) ?? ''],
          ['direccion', dicha],
        ],
  );
}
