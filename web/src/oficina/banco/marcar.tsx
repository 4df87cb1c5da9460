import { TOPE_MARCADAS, type TransferenciaListada } from '@leal/contract';
import {
  enPartes,
  type EstadoEnBanco,
  formatearFecha,
  formatearHora,
  formatearPesos,
  type SinCorreccion,
} from '@leal/domain';
import type { PagoCorregible } from '../../acciones/correccion.ts';
import { MARCAR_TRANSFERENCIAS } from '../../acciones/transferencia.ts';
import { editarPago } from '../../comun/pago/correccion/corregir.ts';
import { confirmar } from '../../ui/dialogos/almacen.ts';
import { useAlMomento, useUnaVez } from './al-momento.ts';
import { YA_NO_SE_CORRIGE } from './perdidas.ts';

const NADA = {};

/** A transfer, and the deposit that it is, if that is known. */
export type PorMarcar = TransferenciaListada & { readonly renglon?: string };

/** What was read of it goes with the mark: the server holds it to that. */
const comoSeLeyo = ({ id_pago, monto, estado, renglon }: PorMarcar) => ({
  id_pago,
  visto: { monto, estado },
  ...(renglon !== undefined && { renglon }),
});

const SE_CORRIGE = 'El pago sigue contando hasta que lo corrijas: es lo que sigue.';
/** Its payments are corrected no more. */
const sePierde = (porque: SinCorreccion): string =>
  `${YA_NO_SE_CORRIGE[porque]}: el pago ya no se corrige, y este dinero queda como pérdida.`;

/** That it did not come is asked first: whoever took the payment is told. */
const preguntar = (fila: TransferenciaListada): Promise<boolean> => {
  const { monto, nombre_cliente, nombre_cobrador, sin_correccion } = fila;
  return confirmar({
    titulo: '¿No llegó esta transferencia?',
    contenido: `${formatearPesos(monto)} de ${nombre_cliente}. Se le avisa a ${nombre_cobrador}. ${sin_correccion ? sePierde(sin_correccion) : SE_CORRIGE}`,
    textoConfirmar: 'No llegó',
    peligro: true,
  });
};

/** The payment that a row is of, as its correction asks about it. */
const pagoDe = (fila: TransferenciaListada): PagoCorregible => {
  const { id_pago, id_credito, nombre_cliente, monto, transferencia, fecha, capturado_en } = fila;
  return {
    id_pago,
    id_credito,
    nombre: nombre_cliente,
    llamado: nombre_cliente,
    monto,
    transferencia,
    cuando: `${formatearFecha(fecha)} a las ${formatearHora(new Date(capturado_en))}`,
    abierta: false,
  };
};

/** Opens the correction of its payment. */
export const corregir = (fila: TransferenciaListada): void => editarPago(pagoDe(fila));

/** Marks these, and says how it ended: of more than fifty, of each part. One that did not come is corrected next, where it can be. */
export function useMarcar() {
  const enviar = useAlMomento(MARCAR_TRANSFERENCIAS);
  const marcarEstas = async (estado: EstadoEnBanco, filas: readonly PorMarcar[]): Promise<boolean> => {
    const hecho = await enviar(NADA, { cuerpo: { estado, pagos: filas.map(comoSeLeyo) } });
    return hecho?.datos.some(({ resultado }) => resultado === 'hecha') === true;
  };
  return useUnaVez(async (estado: EstadoEnBanco, filas: readonly PorMarcar[]) => {
    const [primera] = filas;
    if (!primera || (estado === 'no_esta' && !(await preguntar(primera)))) return;
    for (const parte of enPartes(filas, TOPE_MARCADAS))
      // oxlint-disable-next-line no-await-in-loop -- one change after the other: each says how it ended
      if (!(await marcarEstas(estado, parte))) return;
    if (estado === 'no_esta' && primera.sin_correccion === undefined) corregir(primera);
  });
}
