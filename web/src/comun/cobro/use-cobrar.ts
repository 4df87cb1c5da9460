import { useEffect } from 'react';
import type { Accion } from '../../lib/acciones/accion.ts';
import { alDudar, type Duda, dudaSobre, impedimentoSobre, textoDuda } from '../../lib/acciones/dudas.ts';
import type { AlRetener } from '../../lib/acciones/por-salida.ts';
import { useAccion } from '../../lib/acciones/use-accion.ts';
import type { MotivoElegido } from './MotivosVisita.tsx';
import { preguntaDeAtraso } from './pregunta-atraso.tsx';
import { comoSeLlama } from '../../lib/llamados.ts';
import { buscarPosicion } from '../../lib/posicion.ts';
import { ahora } from '../../lib/reloj.ts';
import { confirmar } from '../../ui/dialogos/almacen.ts';
import { type Abono, REGISTRAR_ABONO } from '../../acciones/abono.ts';
import { REGISTRAR_ATRASO } from '../../acciones/atraso.ts';
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

/**
 * A payment, or a visit when the amount is 0; the calling screen says how it ended. With `alRetener` it can be undone
 * before it is sent.
 */
export function useRegistrarAbono() {
  const { cobrar, isPending } = useCobro(REGISTRAR_ABONO, impedimentoSobre);
  useEffect(() => buscarPosicion(), []);
  const registrar = (credito: CreditoCobrable, pedido: Omit<Abono, keyof Toque>, alRetener?: AlRetener) =>
    cobrar(credito, { ...pedido, ...tomarToque(credito.id_credito) }, alRetener);
  return { registrar, isPending };
}

type Enviar = (motivo: MotivoElegido) => Promise<Desenlace>;

/** Out of hours there is no question at all; the tap that counts is the one on 'Confirmar'. */
async function confirmarYEnviar(credito: CreditoCobrable, enviar: Enviar): Promise<Desenlace> {
  try {
    exigirVentana(credito, ahora());
  } catch (error) {
    return leerFallo(error);
  }
  buscarPosicion();
  let motivo: MotivoElegido = {};
  let desenlace: Promise<Desenlace> = Promise.resolve({ clase: 'cancelado' });
  await confirmar({
    titulo: 'Confirmar Acción',
    contenido: preguntaDeAtraso(credito, (elegido) => (motivo = elegido)),
    onConfirm: () => {
      desenlace = enviar(motivo);
      // The question has been answered; the outcome may take longer than anybody waits in front of the dialog.
      return alDudar(credito.id_credito, desenlace);
    },
  });
  return desenlace;
}

/** A late day: asks '¿Confirmar registrar atraso para {name}?', sends it and says how it ended. */
export function useRegistrarAtraso() {
  const { cobrar, isPending } = useCobro(REGISTRAR_ATRASO, dudaSobre);
  const registrar = async (credito: CreditoCobrable): Promise<void> => {
    const desenlace = await confirmarYEnviar(credito, (motivo) =>
      cobrar(credito, { ...motivo, ...tomarToque(credito.id_credito) }),
    );
    await decirDesenlace(desenlace, comoSeLlama(credito), REGISTRAR_ATRASO.fallo);
  };
  return { registrar, isPending };
}
