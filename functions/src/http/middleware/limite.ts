import type { IncomingHttpHeaders } from 'node:http';
import { ROL } from '@leal/domain';
import type { Identidad } from '../../platform/auth.ts';
import { enCurso } from '../../platform/en-curso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { PeticionCruda } from './peticion.ts';

/** A bucket's size and refill: one is spent for each call, and one for each document that it reads. */
type Medida = { rafaga: number; porSegundo: number };

/** The limits of each instance of the function. A player of whole years sets them aside. */
export const MEDIDAS = {
  /** A queue of 300 captures with its reloads passes at once; a loop that never stops does not. */
  cobrador: { rafaga: 6_000, porSegundo: 60 },
  /** An export of all clients, and the figures of everybody. */
  oficina: { rafaga: 60_000, porSegundo: 600 },
  /** Calls without a token that holds: an office that signs in, or all whom one of Hosting's machines passes on. */
  direccion: { rafaga: 300, porSegundo: 10 },
  /** Errors that a browser tells, each a line of the log: of one account or address, and of all together. */
  aviso: { rafaga: 20, porSegundo: 0.2 },
  avisos: { rafaga: 400, porSegundo: 4 },
  /** Links for new passwords: a morning's new team at once, then one every three minutes. */
  enlace: { rafaga: 20, porSegundo: 1 / 180 },
} satisfies Record<string, Medida>;

const MAXIMO_CUBETAS = 5000;
/** The wait that a refused caller is told: by then the bucket has some calls again. */
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
  const alcanza = (quien: string): boolean => quedan(quien) >= 1;
  const admitir = (quien: string): void => {
    if (!alcanza(quien)) throw new ErrorApp('DEMASIADAS_SOLICITUDES');
    cobrar(quien, 1);
  };
  return { alcanza, admitir, cobrar };
}

const limites = {
  cobrador: crearLimite(MEDIDAS.cobrador),
  oficina: crearLimite(MEDIDAS.oficina),
  direccion: crearLimite(MEDIDAS.direccion),
  aviso: crearLimite(MEDIDAS.aviso),
  avisos: crearLimite(MEDIDAS.avisos),
  enlace: crearLimite(MEDIDAS.enlace),
};

type Pagan = readonly (readonly [keyof typeof limites, string])[];

const alcanzan = (pagan: Pagan): boolean => pagan.every(([medida, quien]) => limites[medida].alcanza(quien));

/**
 * Lets a call in that these pay for, each by its own limit; from here on they pay for what it reads. One that is refused
 * costs nobody: else a single address that never stops would spend what all those behind its gateway have together.
 */
function aCuentaDe(pagan: Pagan): void {
  if (!alcanzan(pagan)) throw new ErrorApp('DEMASIADAS_SOLICITUDES');
  for (const [medida, quien] of pagan) limites[medida].admitir(quien);
  const peticion = enCurso();
  if (peticion)
    peticion.cobrar = (documentos) => {
      for (const [medida, quien] of pagan) limites[medida].cobrar(quien, documentos);
    };
}

export const admitirUsuario = ({ uid, id_rol }: Identidad): void =>
  aCuentaDe([[id_rol === ROL.cobrador || id_rol === null ? 'cobrador' : 'oficina', uid]]);

/** A link with which an account may be taken: whoever makes many is stopped. */
export const admitirEnlace = ({ uid }: Identidad): void => limites.enlace.admitir(uid);

const enLista = (cabecera: IncomingHttpHeaders[string]): string[] =>
  cabecera === undefined
    ? []
    : String(cabecera)
        .split(',')
        .map((direccion) => direccion.trim());

type Llegada = Pick<PeticionCruda, 'headers' | 'socket'>;

/**
 * The address that handed a call to the platform, which wrote it down last. The caller may have made up what stands
 * before it, and what another header says.
 */
const direccionDe = ({ headers, socket }: Llegada): string =>
  enLista(headers['x-forwarded-for'] ?? socket?.remoteAddress).at(-1) ?? '';

const deLaDireccion = (llegada: Llegada): Pagan => [['direccion', direccionDe(llegada)]];

/** Whether nothing is left of what an address may spend; asking is free. */
export const direccionAgotada = (llegada: Llegada): boolean => !alcanzan(deLaDireccion(llegada));

/** The address pays for a call without a token that holds. */
export const admitirDireccion = (llegada: Llegada): void => aCuentaDe(deLaDireccion(llegada));

/** An error that a browser tells: its account pays, and nobody who has none can spend what accounts have together. */
export const admitirAviso = (llegada: Llegada, identidad: Identidad | undefined): void =>
  aCuentaDe(
    identidad
      ? [
          ['aviso', `cuenta ${identidad.uid}`],
          ['avisos', 'de cuentas'],
        ]
      : [
          ['aviso', direccionDe(llegada)],
          ['avisos', 'de nadie'],
        ],
  );
