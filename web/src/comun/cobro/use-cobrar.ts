import { CERO } from '@leal/domain';
import { createElement, useEffect } from 'react';
import type { Accion } from '../../lib/acciones/accion.ts';
import { alDudar, type Duda, dudaSobre, impedimentoSobre, textoDuda } from '../../lib/acciones/dudas.ts';
import type { AlRetener } from '../../lib/acciones/por-salida.ts';
import type { Retencion } from '../../lib/salida/retencion.ts';
import { useAccion } from '../../lib/acciones/use-accion.ts';
import { PreguntaAtraso, type SinPagoElegido } from './PreguntaAtraso.tsx';
import { comoSeLlama } from '../../lib/llamados.ts';
import { buscarPosicion } from '../../lib/posicion.ts';
import { ahora } from '../../lib/reloj.ts';
import { confirmar } from '../../ui/dialogos/almacen.ts';
import { type Abono, REGISTRAR_ABONO } from '../../acciones/abono.ts';
import { type ClaseSinPago, REGISTRAR_ATRASO } from '../../acciones/atraso.ts';
import { type CreditoCobrable, exigirVentana, tomarToque, type Toque } from '../../acciones/toque.ts';
import { type Desenlace, leerFallo } from '../../acciones/desenlace.ts';
import { decirDesenlace } from './decir-desenlace.tsx';

/** Never throws for what a collector can meet: the answer is a `Desenlace`. */
function useCobro<D>(
  accion: Accion<CreditoCobrable, D, Desenlace>,
  queImpide: (sobre: string) => Duda | undefined,
) {
  const { ejecutar, isPending } = useAccion(accion);
  const cobrar = async (credito: CreditoCobrable, datos: D, alRetener?: AlRetener): Promise<Desenlace> => {
    const duda = queImpide(accion.sobre(credito));
    if (duda) return { clase: 'en_duda', mensaje: textoDuda(duda) };
    return ejecutar(credito, datos, undefined, alRetener).catch(leerFallo);
  };
  return { cobrar, isPending };
}

/** The register is stored, and not sent as long as its person may undo it. */
export type Retenido = {
  readonly clase: 'retenido';
  readonly retencion: Retencion;
  /** How it ends. */
  readonly desenlace: Promise<Desenlace>;
};

/** A payment, or a visit when the amount is 0; the calling screen says how it ended. One that is `retenible` is held first. */
export function useRegistrarAbono() {
  const { cobrar, isPending } = useCobro(REGISTRAR_ABONO, impedimentoSobre);
  useEffect(() => buscarPosicion(), []);
  const registrar = async (
    credito: CreditoCobrable,
    pedido: Omit<Abono, keyof Toque>,
    retenible: boolean,
  ): Promise<Desenlace | Retenido> => {
    const datos = { ...pedido, ...tomarToque(credito.id_credito) };
    if (!retenible) return cobrar(credito, datos);
    const { promise: retenida, resolve: alRetener } = Promise.withResolvers<Retencion>();
    const desenlace = cobrar(credito, datos, alRetener);
    const alEsperar = retenida.then((retencion): Retenido => ({ clase: 'retenido', retencion, desenlace }));
    return Promise.race([desenlace, alEsperar]);
  };
  return { registrar, isPending };
}

/** A late day, or the visit alone, sent at once. */
export function useRegistrarSinPago() {
  const atraso = useCobro(REGISTRAR_ATRASO, dudaSobre);
  const visita = useCobro(REGISTRAR_ABONO, impedimentoSobre);
  const registrar = (credito: CreditoCobrable, { clase, motivo }: SinPagoElegido): Promise<Desenlace> => {
    const datos = { ...motivo, ...tomarToque(credito.id_credito) };
    return clase === 'atraso'
      ? atraso.cobrar(credito, datos)
      : visita.cobrar(credito, { ...datos, monto: CERO });
  };
  return { registrar, isPending: atraso.isPending || visita.isPending };
}

/** The sentence of a failure. */
export const FALLO_SIN_PAGO: Record<ClaseSinPago, string> = {
  atraso: REGISTRAR_ATRASO.fallo,
  visita: 'Error al registrar la visita',
};

type Respondida = SinPagoElegido & { readonly desenlace: Promise<Desenlace> };
type Enviar = (elegido: SinPagoElegido) => Promise<Desenlace>;

/** Out of hours there is no question at all; the tap that counts is the one on 'Confirmar'. */
async function confirmarYEnviar(credito: CreditoCobrable, enviar: Enviar): Promise<Respondida> {
  let elegido: SinPagoElegido = { clase: 'atraso', motivo: {} };
  let desenlace: Promise<Desenlace> = Promise.resolve({ clase: 'cancelado' });
  try {
    exigirVentana(credito, ahora());
  } catch (error) {
    return { ...elegido, desenlace: Promise.resolve(leerFallo(error)) };
  }
  buscarPosicion();
  await confirmar({
    titulo: 'Confirmar Acción',
    contenido: createElement(PreguntaAtraso, { credito, alElegir: (nuevo) => (elegido = nuevo) }),
    onConfirm: () => {
      desenlace = enviar(elegido);
      // The question has been answered; the outcome may take longer than anybody waits in front of the dialog.
      return alDudar(credito.id_credito, desenlace);
    },
  });
  return { ...elegido, desenlace };
}

/** A late day: asks '¿Confirmar registrar atraso para {name}?', sends what was chosen and says how it ended. */
export function useRegistrarAtraso() {
  const { registrar: enviar, isPending } = useRegistrarSinPago();
  const registrar = async (credito: CreditoCobrable): Promise<void> => {
    const { clase, desenlace } = await confirmarYEnviar(credito, (elegido) => enviar(credito, elegido));
    await decirDesenlace(await desenlace, comoSeLlama(credito), FALLO_SIN_PAGO[clase]);
  };
  return { registrar, isPending };
}
