import { TOPE_MARCADAS, type TransferenciaListada } from '@leal/contract';
import { type EstadoEnBanco, formatearPesos } from '@leal/domain';
import { useRef } from 'react';
import { MARCAR_TRANSFERENCIAS } from '../../acciones/transferencia.ts';
import { useAccion } from '../../lib/acciones/use-accion.ts';
import { mensajeDeError } from '../../lib/api/error-api.ts';
import { anunciar } from '../../ui/anunciar.tsx';
import { alertar, confirmar } from '../../ui/dialogos/almacen.ts';

const NADA = {};

/** A transfer, and the deposit that it is, if that is known. */
export type PorMarcar = TransferenciaListada & { readonly renglon?: string };

/** What was read of it goes with the mark: the server holds it to that. */
const comoSeLeyo = ({ id_pago, monto, estado, renglon }: PorMarcar) => ({
  id_pago,
  visto: { monto, estado },
  ...(renglon !== undefined && { renglon }),
});

const SE_CORRIGE = 'El pago sigue contando hasta que lo corrijas o lo elimines en su crédito.';
/** The renewal has paid the credit off: its payments are corrected no more. */
const SE_PIERDE = 'Su crédito ya se renovó: el pago ya no se corrige, y este dinero queda como pérdida.';

/** That it did not come is asked first: whoever took the payment is told. */
const preguntar = (fila: TransferenciaListada): Promise<boolean> => {
  const { monto, nombre_cliente, nombre_cobrador, renovado } = fila;
  return confirmar({
    titulo: '¿No llegó esta transferencia?',
    contenido: `${formatearPesos(monto)} de ${nombre_cliente}. Se le avisa a ${nombre_cobrador}. ${renovado ? SE_PIERDE : SE_CORRIGE}`,
    textoConfirmar: 'No llegó',
    peligro: true,
  });
};

/** Marks these, at most fifty at once, and says how it ended. */
export function useMarcar() {
  const { ejecutar } = useAccion(MARCAR_TRANSFERENCIAS);
  const enviar = async (estado: EstadoEnBanco, filas: readonly PorMarcar[]): Promise<void> => {
    const [primera] = filas;
    if (!primera || (estado === 'no_esta' && !(await preguntar(primera)))) return;
    const datos = { cuerpo: { estado, pagos: filas.slice(0, TOPE_MARCADAS).map(comoSeLeyo) } };
    try {
      const respuesta = await ejecutar(NADA, datos);
      const [texto, detalle] = MARCAR_TRANSFERENCIAS.exito?.(NADA, datos, respuesta) ?? [''];
      anunciar.exito(texto, detalle);
    } catch (error) {
      await alertar({
        tipo: 'error',
        titulo: MARCAR_TRANSFERENCIAS.fallo,
        contenido: mensajeDeError(error),
      });
    }
  };
  /** Two taps of an impatient hand are one. */
  const enCurso = useRef(false);
  return async (...marca: Parameters<typeof enviar>): Promise<void> => {
    if (enCurso.current) return;
    enCurso.current = true;
    await enviar(...marca).finally(() => (enCurso.current = false));
  };
}
