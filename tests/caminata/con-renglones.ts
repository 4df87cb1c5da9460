// An office that takes transfers, and what the bank tells of them.
import { expect } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { HOY, usarBanco } from './con-banco.ts';
import { type Correccion, pedirCorreccion } from './decidir.ts';

export const SE_VE = { monto: 90, estado: 'por_confirmar' };
export const ID_DEL_DIA = `transferencia-${HOY}`;

/** A row of a file of the bank: 90 pesos of that day. */
export const renglon = (resto: object = {}) => ({
  fecha: HOY,
  monto: 90,
  referencia: '',
  concepto: 'SPEI RECIBIDO',
  ordinal: 1,
  ...resto,
});

export function usarRenglones(proyecto: string) {
  const banco = usarBanco(proyecto);
  const { gerente, cobrador, id_credito } = banco;
  const id_pago = `${id_credito}.${ID_DEL_DIA}`;
  const cargarEn = (cuenta: string, resto: object, ...renglones: object[]) => {
    const cuerpo = { cuenta, archivo: 'noviembre.csv', renglones, ...resto };
    return invocar(gerente, 'cargarRenglones', { cuerpo });
  };
  const cargar = (...renglones: object[]) => cargarEn('BBVA 0123', {}, ...renglones);
  const listar = async (estado = 'libre') =>
    (await invocar(gerente, 'listarRenglones', { consulta: { estado } })).cuerpo;
  const movimientos = () => banco.libro().movimientos;
  return {
    ...banco,
    id_pago,
    cargar,
    cargarEn,
    listar,
    movimientos,
    resultados: async (...renglones: object[]) => (await cargar(...renglones)).cuerpo.resultados,
    unico: async (estado = 'libre') => (await listar(estado)).datos[0]?.id_renglon ?? '',
    marcar: (estado: string, pago: object = {}, quien = gerente) =>
      invocar(quien, 'marcarTransferencias', {
        cuerpo: { estado, pagos: [{ id_pago, visto: SE_VE, ...pago }] },
      }),
    abonarRenglon: (
      id_renglon: string,
      saldo: number,
      otras?: readonly string[],
      otras_pedidas?: readonly string[],
    ) =>
      invocar(gerente, 'abonarRenglon', {
        parametros: { id_renglon },
        cuerpo: {
          id_credito,
          visto: { saldo, ...(otras && { otras }), ...(otras_pedidas && { otras_pedidas }) },
        },
      }),
    saldo: () => (banco.credito()?.saldo_centavos ?? 0) / 100,
    /** More transfers like the day's one, as the books would keep them, each with these changes. */
    copiar: async (cuantas: number, cambios: (i: number) => object) => {
      const suyas = banco.db().collection(`creditos/${id_credito}/movimientos`);
      const fila = (await suyas.doc(ID_DEL_DIA).get()).data();
      const tanda = banco.db().batch();
      for (let i = 0; i < cuantas; i += 1) {
        const id_movimiento = `copia-${i}`;
        tanda.set(suyas.doc(id_movimiento), { ...fila, id_movimiento, ...cambios(i) });
      }
      await tanda.commit();
    },
    /** The collector asks for a correction of that payment, and it is decided. */
    corregir: async (correccion: Correccion = {}, decision: 'aprobar' | 'rechazar' = 'aprobar') => {
      const id_solicitud = await pedirCorreccion(cobrador, id_pago, correccion);
      await banco.decidir(id_solicitud, decision, decision === 'rechazar' ? { comentario: 'No' } : {});
    },
    /** The two sides name each other, and the money of both is the same. */
    comprobarLosDosLados: async () => {
      const deUnPago = (await listar('de_pago')).datos.map(
        (fila) => `${fila.id_renglon} ${fila.pago?.id_pago} ${fila.monto}`,
      );
      const vistas = movimientos().flatMap((fila) =>
        fila.banco?.renglon === undefined
          ? []
          : [`${fila.banco.renglon} ${fila.id_credito}.${fila.id_movimiento} ${fila.monto_centavos / 100}`],
      );
      expect(new Set(vistas)).toEqual(new Set(deUnPago));
      expect(vistas).toHaveLength(deUnPago.length);
      banco.cuadra();
    },
  };
}
