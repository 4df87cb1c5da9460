import {
  acumulativos,
  clientesDeCobrador,
  type Credito,
  dashboardDeCobrador,
  detalleCredito,
  historialAbonos,
  reporteDia,
  reporteSemana,
} from '@leal/contract';
import {
  aInstanteIso,
  type Fecha,
  fechaLocal,
  type Llamado,
  type Posicion,
  type Promesa,
  validarVentana,
} from '@leal/domain';
import type { CreditoPronosticable } from '../piezas/credito/pronostico.ts';
import { anunciarAccion, releerRuta } from '../piezas/ruta/ruta-leida.ts';
import { clienteConsultas } from '../lib/api/cliente-consultas.ts';
import { claveDe, invalidar } from '../lib/api/consultas.ts';
import { ErrorApi } from '../lib/api/error-api.ts';
import { negocio } from '../lib/negocio.ts';
import { posicionDelToque } from '../lib/posicion.ts';
import { ahora, desfaseMs } from '../lib/reloj.ts';
import { type Desenlace, leerFallo } from './desenlace.ts';

/** The fields of a credit that registering needs; cards and the payment screen both have them. */
export type CreditoCobrable = CreditoPronosticable &
  Pick<Credito, 'id_cobrador' | 'nombre' | 'slug'> &
  Partial<Pick<Credito, 'telefono'>> &
  Llamado;

/** The facts noted at the moment of a tap; the server books by them, however late the call arrives. */
export type Toque = {
  readonly id_credito: string;
  /** The same action on another day is another tap. */
  readonly fecha: Fecha;
  readonly capturado_en: string;
  readonly desfase_ms: number;
  readonly posicion?: Posicion;
};

/** Why there was no payment, and what was promised; empty: nobody said. */
export type MotivoElegido = {
  readonly motivo_visita?: string;
  readonly nota_visita?: string;
  readonly promesa?: Promesa;
};

/** Now, on this card or form. */
export function tomarToque(id_credito: string): Toque {
  const instante = ahora();
  return {
    id_credito,
    fecha: fechaLocal(instante),
    capturado_en: aInstanteIso(instante),
    desfase_ms: desfaseMs(),
    ...posicionDelToque(),
  };
}

/** Outside the collection window nothing is sent (spec §5); what counts is when it was tapped. */
export function exigirVentana({ dias_pago }: CreditoCobrable, cuando: Date): void {
  const ventana = validarVentana(cuando, dias_pago, negocio());
  if (!ventana.permitido)
    throw new ErrorApi({ codigo: 'FUERA_DE_HORARIO', mensaje: ventana.mensaje, http: 422 });
}

/**
 * Marks what is cached of this credit as old. A registration is drawn over it already; after any other outcome it is
 * fetched again if it is on screen.
 */
async function releerCredito(id_credito: string, yaDibujado: boolean): Promise<void> {
  const refetchType = yaDibujado ? 'none' : 'active';
  const claves = [detalleCredito, historialAbonos, acumulativos].map((llamada) =>
    claveDe(llamada, { parametros: { id_credito } }),
  );
  await Promise.all(claves.map((queryKey) => clienteConsultas.invalidateQueries({ queryKey, refetchType })));
}

/** Something was registered: the figures of the day are read again when they are next seen. */
const olvidarFiguras = (): Promise<void> =>
  invalidar(dashboardDeCobrador, reporteDia, reporteSemana, clientesDeCobrador);

/** Called after an outcome: what was read of figures and credit is old, and the event's listeners are told. */
export function trasCobrar({ id_credito, id_cobrador }: CreditoCobrable, { clase }: Desenlace): void {
  const hecho = clase === 'registrado' || clase === 'requiere_aprobacion';
  // The server could not book it: what the screens show of this credit was not true any more.
  if (clase === 'en_revision') void releerRuta(id_cobrador);
  if (hecho) anunciarAccion(id_credito);
  if (hecho || clase === 'en_revision') void olvidarFiguras();
  void releerCredito(id_credito, hecho);
}

/** Common to all that is registered at a door, of one credit and by its tap. */
export const EN_LA_PUERTA = {
  revisar: (credito: CreditoCobrable, { capturado_en }: Toque) =>
    exigirVentana(credito, new Date(capturado_en)),
  sobre: ({ id_credito }: CreditoCobrable) => id_credito,
  /** The current state is unknown: route and credit are read again. Out of hours nothing was sent, so nothing is read. */
  alFallar({ id_credito, id_cobrador }: CreditoCobrable, _: unknown, error: unknown): void {
    if (leerFallo(error).clase !== 'fallo') return;
    void releerRuta(id_cobrador);
    void releerCredito(id_credito, false);
  },
};
