import { TOPE_MARCADAS, type TransferenciaListada } from '@leal/contract';
import { type EstadoEnBanco, formatearPesos, type SinCorreccion } from '@leal/domain';
import { MARCAR_TRANSFERENCIAS } from '../../acciones/transferencia.ts';
import { confirmar } from '../../ui/dialogos/almacen.ts';
import { useAlMomento, useUnaVez } from './al-momento.ts';
import { enPartes } from './en-partes.ts';
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

const SE_CORRIGE = 'El pago sigue contando hasta que lo corrijas o lo elimines en su crédito.';
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

/** Marks these, and says how it ended: of more than fifty, of each part. */
export function useMarcar() {
  const enviar = useAlMomento(MARCAR_TRANSFERENCIAS);
  return useUnaVez(async (estado: EstadoEnBanco, filas: readonly PorMarcar[]) => {
    const [primera] = filas;
    if (!primera || (estado === 'no_esta' && !(await preguntar(primera)))) return;
    for (const parte of enPartes(filas, TOPE_MARCADAS))
      // oxlint-disable-next-line no-await-in-loop -- one change after the other: each says how it ended
      await enviar(NADA, { cuerpo: { estado, pagos: parte.map(comoSeLeyo) } });
  });
}
