import { type Centavos, sumar } from './dinero.ts';
import type { Sesion } from './sesiones.ts';

/** The last word of a phone about itself: its version of the app, and the registers that it had not sent yet. */
export type Contacto = {
  readonly version: string;
  readonly sin_enviar: number;
  readonly monto_sin_enviar_centavos: Centavos;
  readonly visto_en: Date;
  /** The session in which it said so; phones that were not heard of for long have none. */
  readonly sesion?: Sesion | undefined;
  /** The series of its receipts. */
  readonly serie?: string | undefined;
  /** When the office took it for lost, until it says something in another session. */
  readonly perdido_en?: Date | undefined;
};
/** The contacts of a person, by the phone's id. */
export type Contactos = Readonly<Record<string, Contacto>>;

export const CONTACTO_CADA_MS = 3_600_000;
export const MAXIMO_TELEFONOS = 20;

/** Once an hour is enough, unless something stays on the phone now, nothing does any more, or it is known by other signs. */
const esNoticia = (antes: Contacto | undefined, ahora: Contacto): boolean =>
  antes === undefined ||
  ahora.visto_en.getTime() - antes.visto_en.getTime() >= CONTACTO_CADA_MS ||
  antes.sin_enviar > 0 !== ahora.sin_enviar > 0 ||
  antes.sesion !== ahora.sesion ||
  antes.serie !== ahora.serie;

/** With what this phone says now, at most so many phones; null when nothing has to be written. */
export function contactosCon(guardados: Contactos, telefono: string, nuevo: Contacto): Contactos | null {
  if (!esNoticia(guardados[telefono], nuevo)) return null;
  const anteriores = Object.entries(guardados)
    .filter(([id]) => id !== telefono)
    .toSorted(([, a], [, b]) => b.visto_en.getTime() - a.visto_en.getTime());
  return Object.fromEntries([[telefono, nuevo] as const, ...anteriores].slice(0, MAXIMO_TELEFONOS));
}

type Dicho = Pick<Contacto, 'visto_en' | 'sin_enviar' | 'monto_sin_enviar_centavos'>;

/** The last words of a person's phones, all together. */
export type ContactoEnTotal = Dicho & {
  /** The version of the phone that was heard of last. */
  readonly version: string;
  readonly telefonos: number;
  /** The lost ones, as each was last heard of, until one is back. */
  readonly perdidos: readonly Dicho[];
};

/** A phone that was lost still holds what it said last. Undefined: no phone was heard of. */
export function contactoEnTotal(contactos: Contactos): ContactoEnTotal | undefined {
  const telefonos = Object.values(contactos).toSorted((a, b) => b.visto_en.getTime() - a.visto_en.getTime());
  const [ultimo] = telefonos;
  if (ultimo === undefined) return undefined;
  const perdidos = telefonos.filter(({ perdido_en }) => perdido_en !== undefined);
  return {
    visto_en: ultimo.visto_en,
    version: ultimo.version,
    telefonos: telefonos.length,
    sin_enviar: telefonos.reduce((suma, { sin_enviar }) => suma + sin_enviar, 0),
    monto_sin_enviar_centavos: sumar(...telefonos.map((telefono) => telefono.monto_sin_enviar_centavos)),
    perdidos: perdidos.map(({ visto_en, sin_enviar, monto_sin_enviar_centavos }) => ({
      visto_en,
      sin_enviar,
      monto_sin_enviar_centavos,
    })),
  };
}
