import { type DecisionGestion, formatearHora } from '@leal/domain';

/** Data that can be written down and read again by another page: no function, no date, no object of a class. */
export type Plano =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Plano[]
  | { readonly [campo: string]: Plano };

/** The request that travels, exactly as it was first made: no later version of the app builds it again. */
export type Carta = { readonly metodo: string; readonly url: string; readonly cuerpo: string | null };

/**
 * `pendiente`: on this phone only, as far as it knows. `enviando`: on its way, or its answer was lost. The others are
 * the server's word: done, left to the manager (`captura_tardia`), or refused.
 */
export type EstadoRegistro = 'pendiente' | 'enviando' | 'confirmado' | 'en_revision' | 'rechazado';

/** The phone, and the place in the order of its actions; the server marks what does not fit (spec §10). */
export type Telefono = { readonly dispositivo: string; readonly secuencia: number };

/** The deeds at a client's door. */
export type Gestion = 'pago' | 'visita' | 'atraso';

/** The screen's word, at the tap, on what the server would make of it (piezas/credito/pronostico.ts). */
export type Previsto = DecisionGestion['tipo'];

/** Something that a collector did, kept on the phone from the tap until the server has answered and longer. */
export type Registro = Carta &
  Telefono & {
    /** The Idempotency-Key of all its tries. */
    readonly clave: string;
    readonly uid: string;
    /** The action's name, what it is about and its data, for whoever shows the answer (`acciones/guardables.ts`). */
    readonly accion: string;
    readonly acerca: Plano;
    readonly datos: Plano;
    readonly sobre: string;
    /** About something new each time, so that none waits for another. */
    readonly suelto?: true;
    /** 'el pago de $120.00 de Ana López'. */
    readonly que: string;
    /** 'número al confirmar': what only the answer will say of it. */
    readonly falta?: string;
    /** The money that came, in centavos: cash in hand, unless its form is another. */
    readonly monto?: number;
    readonly forma?: 'transferencia';
    readonly gestion?: Gestion;
    readonly previsto?: Previsto;
    /** ISO instant of the tap, by the server's clock as far as the phone knows it. */
    readonly capturado_en: string;
    /** The correction that the phone added to its own clock for that. */
    readonly desfase_ms: number;
    readonly estado: EstadoRegistro;
    /** Its person can undo it until then, in ms of this device's clock; until then it is not sent. */
    readonly retenido_hasta?: number | undefined;
    /** The server's words, when it has refused or left it to the manager. */
    readonly mensaje?: string | undefined;
    readonly codigo?: string;
    readonly detalles?: readonly { readonly campo: string; readonly mensaje: string }[];
    readonly http?: number;
    /** The answer as it came. */
    readonly respuesta?: unknown;
    /** ISO instant of the server's word. */
    readonly resuelto_en?: string;
    /** Its answer had come, and it was sent again after a restore: what the screens show is the server's word. */
    readonly reenviado?: true;
    /** A screen has shown the answer to the person who waited for it. */
    readonly dicho?: true;
  };

export const sinResolver = ({ estado }: Registro): boolean => estado === 'pendiente' || estado === 'enviando';

/** Nobody but this phone knows of it: the server has it not, has refused it, or took it for another one's cash. */
export const sinTerminar = (registro: Registro): boolean =>
  sinResolver(registro) || registro.estado === 'rechazado' || porAclarar(registro);

const ESTADOS: readonly unknown[] = [
  'pendiente',
  'enviando',
  'confirmado',
  'en_revision',
  'rechazado',
] satisfies EstadoRegistro[];
const TEXTOS = ['clave', 'uid', 'accion', 'sobre', 'que', 'metodo', 'url', 'capturado_en'] as const;

/** A damaged storage may give anything. */
export function esRegistro(valor: unknown): valor is Registro {
  const leido = (valor ?? {}) as Partial<Registro>;
  const { secuencia, estado } = leido;
  return (
    TEXTOS.every((campo) => typeof leido[campo] === 'string') &&
    typeof secuencia === 'number' &&
    ESTADOS.includes(estado)
  );
}

/** The screen had said that it would be booked, and it is left to the manager. */
export const cambioAPorAprobar = ({ estado, previsto, monto = 0 }: Registro): boolean =>
  estado === 'en_revision' && previsto === 'registrado' && monto > 0;

/** The register says that money came, and that money is counted nowhere else: a task's is. */
export const traeDinero = ({ monto = 0, datos }: Registro): boolean =>
  monto > 0 && (datos as { id_solicitud_tarea?: unknown } | null)?.id_solicitud_tarea === undefined;

/** The part of its money that is cash in hand, in centavos. */
export const efectivoDe = ({ monto = 0, forma }: Pick<Registro, 'monto' | 'forma'>): number =>
  forma === undefined ? monto : 0;

/**
 * The payment that its day held before: the same amount, of another moment. Its person alone knows whether that is the
 * same cash.
 */
export function yaEstaba(registro: Registro): { readonly monto: number; readonly hora: string } | undefined {
  const { estado, respuesta, capturado_en } = registro;
  if (estado !== 'confirmado' || !traeDinero(registro)) return undefined;
  const { yaRegistrado, registrado } = (respuesta ?? {}) as {
    yaRegistrado?: boolean;
    registrado?: { monto: number; hora: string };
  };
  const deOtro = yaRegistrado && registrado?.hora !== formatearHora(new Date(capturado_en));
  return deOtro ? registrado : undefined;
}

/** The reason why its promise was not kept, though it is booked itself. */
export const promesaRechazada = ({ respuesta }: Pick<Registro, 'respuesta'>): string | undefined =>
  (respuesta as { promesa_rechazada?: string } | null | undefined)?.promesa_rechazada;

/** Nobody has been told yet: it is not forgotten. */
export const porAclarar = (registro: Registro): boolean =>
  !registro.dicho && yaEstaba(registro) !== undefined;

/** The time in which a deed can be undone. */
export const RETENCION_MS = 5_000;

export const esRetenido = ({ estado, retenido_hasta }: Registro): boolean =>
  estado === 'pendiente' && retenido_hasta !== undefined;

/** The ms for which it is still held. A clock that was set back holds nothing: by itself none is held for so long. */
export function faltaParaSoltar({ retenido_hasta = 0 }: Registro): number {
  const falta = retenido_hasta - Date.now();
  return falta > 0 && falta <= RETENCION_MS ? falta : 0;
}

/** Registers of one credit are sent one after the other; `sobre` may name a payment of it, 'credit.payment'. */
export const hiloDe = ({ sobre, suelto, clave }: Pick<Registro, 'sobre' | 'suelto' | 'clave'>): string =>
  suelto ? clave : (sobre.split('.')[0] ?? sobre);

/** Nothing that is no plain value changes alone in it. */
export const esElMismo = (registro: Registro, otroRegistro: Registro): boolean => {
  const campos = Object.entries(registro);
  return (
    campos.length === Object.keys(otroRegistro).length &&
    campos.every(
      ([campo, valor]) => typeof valor === 'object' || valor === otroRegistro[campo as keyof Registro],
    )
  );
};

const enOrden = (a: Registro, b: Registro): number => a.secuencia - b.secuencia;

/** The registers that may be sent now: the first of each credit, unless it is held. `ocupados`: credits being sent. */
export function enviables(
  todos: readonly Registro[],
  ocupados: ReadonlySet<string>,
  retenido: (registro: Registro) => boolean = () => false,
): Registro[] {
  const vistos = new Set(ocupados);
  return todos
    .filter(sinResolver)
    .toSorted(enOrden)
    .filter((registro) => {
      const hilo = hiloDe(registro);
      if (vistos.has(hilo)) return false;
      vistos.add(hilo);
      return !retenido(registro);
    });
}
