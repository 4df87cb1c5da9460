import { acumulativos, type Credito, detalleCredito, historialAbonos } from '@leal/contract';
import { aInstanteIso, type Fecha, fechaLocal, type Llamado, validarVentana } from '@leal/domain';
import type { CreditoPronosticable } from '../comun/credito/pronostico.ts';
import { olvidarFiguras } from '../comun/figuras/figuras.ts';
import {
  anunciarAccion,
  aplicarEnRuta,
  cambiarRuta,
  detenerLecturaDeRuta,
  type EfectoEnRuta,
  releerRuta,
} from '../comun/ruta/ruta-leida.ts';
import { clienteConsultas } from '../lib/api/cliente-consultas.ts';
import { claveDe } from '../lib/api/consultas.ts';
import { ErrorApi } from '../lib/api/error-api.ts';
import { negocio } from '../lib/negocio.ts';
import { ahora, desfaseMs } from '../lib/reloj.ts';
import { type Desenlace, leerFallo } from './desenlace.ts';

/** What registering needs to know of a credit; cards and the payment screen both have it. */
export type CreditoCobrable = CreditoPronosticable &
  Pick<Credito, 'id_cobrador' | 'nombre' | 'slug'> &
  Llamado;

/** What is noted at the moment of a tap; the server books by it, however late the call arrives. */
export type Toque = {
  readonly id_credito: string;
  /** The same action on another day is another tap. */
  readonly fecha: Fecha;
  readonly capturado_en: string;
  readonly desfase_ms: number;
};

/** Now, on this card or form. */
export function tomarToque(id_credito: string): Toque {
  const instante = ahora();
  return {
    id_credito,
    fecha: fechaLocal(instante),
    capturado_en: aInstanteIso(instante),
    desfase_ms: desfaseMs(),
  };
}

/** Outside the collection window nothing is sent (spec §5); what counts is when it was tapped. */
export function exigirVentana({ dias_pago }: CreditoCobrable, cuando: Date): void {
  const ventana = validarVentana(cuando, dias_pago, negocio());
  if (!ventana.permitido)
    throw new ErrorApi({ codigo: 'FUERA_DE_HORARIO', mensaje: ventana.mensaje, http: 422 });
}

const visitado = (tipo: 'visita' | 'atraso', hora: string, atrasos: number): EfectoEnRuta => ({
  clase: 'visitado',
  cambios: tipo === 'visita' ? { visita_hoy: hora, atrasos } : { atraso_hoy: hora, atrasos },
});

/** What the card on the route does after this; null when nothing was registered. */
export function efectoEnRuta(d: Desenlace): EfectoEnRuta | null {
  if (d.clase === 'requiere_aprobacion') return { clase: 'sale' };
  if (d.clase !== 'registrado' && d.clase !== 'ya_registrado') return null;
  const tipo = d.clase === 'registrado' ? d.tipo : (d.registrado?.tipo ?? d.pedido);
  const hora = d.clase === 'registrado' ? d.hora : (d.registrado?.hora ?? '');
  return tipo === 'pago' ? { clase: 'sale' } : visitado(tipo, hora, d.resumen.totalAtrasos);
}

/**
 * What is cached of this credit is out of date now. A registered answer is already noted on the payment
 * screen; after any other outcome the credit is fetched again if it is on screen.
 */
async function releerCredito(id_credito: string, yaAnotado: boolean): Promise<void> {
  const refetchType = yaAnotado ? 'none' : 'active';
  const claves = [detalleCredito, historialAbonos, acumulativos].map((llamada) =>
    claveDe(llamada, { parametros: { id_credito } }),
  );
  await Promise.all(claves.map((queryKey) => clienteConsultas.invalidateQueries({ queryKey, refetchType })));
}

/** Brings route, figures and credit up to date after an outcome, and dispatches the event for listeners. */
export async function trasCobrar({ id_credito, id_cobrador }: CreditoCobrable, d: Desenlace): Promise<void> {
  // The server could not book it: what the screens show of this credit was not true any more.
  if (d.clase === 'en_revision') {
    void releerRuta(id_cobrador);
    void releerCredito(id_credito, false);
    void olvidarFiguras();
    return;
  }
  const efecto = efectoEnRuta(d);
  if (efecto) {
    await detenerLecturaDeRuta(id_cobrador);
    cambiarRuta(id_cobrador, (ruta) => aplicarEnRuta(ruta, id_credito, efecto));
  }
  const hecho = d.clase === 'registrado' || d.clase === 'requiere_aprobacion';
  if (hecho) {
    anunciarAccion(id_credito);
    void olvidarFiguras();
  }
  if (efecto) void releerCredito(id_credito, hecho);
}

/** The current state is unknown: route and credit are read again. Out of hours nothing was sent, so nothing is read. */
export function trasNoCobrar({ id_credito, id_cobrador }: CreditoCobrable, error: unknown): void {
  if (leerFallo(error).clase !== 'fallo') return;
  void releerRuta(id_cobrador);
  void releerCredito(id_credito, false);
}
