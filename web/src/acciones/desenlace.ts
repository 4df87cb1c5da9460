import type { Registrado, registrarAbono, Respuesta, ResumenPago } from '@leal/contract';
import { formatearPesos, type Centavos } from '@leal/domain';
import { ErrorApi, mensajeDeError } from '../lib/api/error-api.ts';
import type { Previsto } from '../lib/salida/registro.ts';

type RespuestaAbono = Respuesta<typeof registrarAbono>;

/** The multiple-payment request that a payment of 6 or more abonos has become. */
export type Aprobacion = {
  readonly id_solicitud: string | undefined;
  readonly monto_total: Centavos;
  readonly cantidad_abonos: number | undefined;
  readonly monto_por_abono: Centavos | undefined;
};

/** The screen had said that it would be booked. */
type Cambio = { readonly cambio?: true };

/** The outcome of registering, for the screen to say and act on. */
export type Desenlace =
  | {
      readonly clase: 'registrado';
      readonly tipo: 'pago' | 'visita' | 'atraso';
      readonly hora: string;
      readonly resumen: ResumenPago;
      readonly id_pago?: string;
      /** The reason why the promise that came with it was not kept. */
      readonly promesa_rechazada?: string | undefined;
    }
  | {
      readonly clase: 'ya_registrado';
      readonly pedido: 'pago' | 'visita' | 'atraso';
      readonly registrado: Registrado | undefined;
      readonly resumen: ResumenPago;
    }
  | ({ readonly clase: 'requiere_aprobacion'; readonly aprobacion: Aprobacion } & Cambio)
  | { readonly clase: 'fuera_de_horario'; readonly mensaje: string }
  | { readonly clase: 'cancelado' }
  /** Stored on this phone, and sent when there is a line. */
  | { readonly clase: 'guardado' }
  /** The server could not book it and has left it to the manager; the cash is in hand. */
  | ({ readonly clase: 'en_revision'; readonly mensaje: string } & Cambio)
  /** Something else was sent for this credit, and its outcome is not known yet. */
  | { readonly clase: 'en_duda'; readonly mensaje: string }
  | { readonly clase: 'fallo'; readonly mensaje: string };

type Pedido = { readonly monto: Centavos; readonly hora: string; readonly previsto?: Previsto };

/** Reads the answer of POST abonos/registrar; `hora` is the local time of the tap. */
export function leerRespuestaAbono(respuesta: RespuestaAbono, { monto, hora, previsto }: Pedido): Desenlace {
  const tipo = monto === 0 ? 'visita' : 'pago';
  const cambio = previsto === 'registrado' && tipo === 'pago' ? ({ cambio: true } as const) : {};
  if (respuesta.tipo === 'tardia')
    return { clase: 'en_revision', mensaje: respuesta.mensaje ?? '', ...cambio };
  if (respuesta.requiereAprobacion) {
    const { id_solicitud, cantidad_abonos, monto_por_abono } = respuesta;
    const monto_total = respuesta.monto_total ?? monto;
    return {
      clase: 'requiere_aprobacion',
      aprobacion: { id_solicitud, cantidad_abonos, monto_por_abono, monto_total },
      ...cambio,
    };
  }
  const { resumen, registrado, id_pago, promesa_rechazada } = respuesta;
  return respuesta.yaRegistrado
    ? { clase: 'ya_registrado', pedido: tipo, registrado, resumen }
    : {
        clase: 'registrado',
        tipo,
        hora,
        resumen,
        promesa_rechazada,
        ...(id_pago !== undefined && { id_pago }),
      };
}

/** The server's refusal in its own words; out of hours is a case of its own, because it has a title (spec §5). */
export function leerFallo(error: unknown): Desenlace {
  const mensaje = mensajeDeError(error);
  const fuera = error instanceof ErrorApi && error.codigo === 'FUERA_DE_HORARIO';
  return fuera ? { clase: 'fuera_de_horario', mensaje } : { clase: 'fallo', mensaje };
}

const YA_REGISTRADO = {
  visita: 'Ya se registró una visita para este cliente hoy.',
  pago: 'Ya se registró un pago para este cliente hoy.',
  atraso: 'Ya se registró un atraso para este cliente hoy.',
} as const;

/** Spec §8; the words follow what is registered, which may not be what was asked for. */
export const textoYaRegistrado = (d: Extract<Desenlace, { clase: 'ya_registrado' }>): string =>
  YA_REGISTRADO[d.registrado?.tipo ?? d.pedido];

/** 'Quedó registrado $120.00 a las 11:05.'; nothing when the answer does not say what is registered. */
export function textoLoQueQuedo(registrado: Registrado | undefined): string | null {
  if (!registrado) return null;
  return registrado.tipo === 'pago'
    ? `Está registrado un pago de ${formatearPesos(registrado.monto)} a las ${registrado.hora}.`
    : `Está registrado a las ${registrado.hora}.`;
}

export const TEXTO_REGISTRADO = {
  pago: 'Pago registrado correctamente.',
  visita: 'Visita registrada correctamente.',
  atraso: 'Atraso registrado correctamente.',
} as const;

/** The visit is booked, and what the client promised with it is not; the server says why. */
export const TEXTO_SIN_PROMESA = {
  pago: TEXTO_REGISTRADO.pago,
  visita: 'La visita quedó registrada; la promesa no.',
  atraso: 'El atraso quedó registrado; la promesa no.',
} as const;
