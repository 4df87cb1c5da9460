// What was collected of what was expected, from the rows.
import type { MovimientoDoc } from '@leal/contract/documentos';
import type { Libro } from './libro.ts';
import { suma } from './recuento.ts';

const montos = (filas: readonly MovimientoDoc[]): number => suma(filas, (fila) => fila.monto_centavos);

/** Without what came of loans that had been written off by its day, which is named beside it. */
export function deLoEsperado({ filas, creditos, ajenos }: Libro, desde: string, hasta = desde) {
  const castigos = new Map([...creditos, ...ajenos].map((c) => [c.id_credito, c.castigo?.fecha] as const));
  // A payment that came before the write-off of that day was of one that was still expected.
  const esDeCastigado = ({ id_credito, fecha, recuperado_centavos }: MovimientoDoc) => {
    const dia = castigos.get(id_credito);
    return dia !== undefined && fecha >= dia && recuperado_centavos !== undefined;
  };
  const pagos = filas.filter(
    ({ tipo, fecha, eliminado, cancelado }) =>
      tipo === 'pago' && fecha >= desde && fecha <= hasta && !eliminado && !cancelado,
  );
  const [suyos, aparte] = [pagos.filter((fila) => !esDeCastigado(fila)), pagos.filter(esDeCastigado)];
  const transferidos = suyos.filter((fila) => fila.transferencia);
  return {
    cobrado: montos(suyos),
    ...(transferidos.length > 0 && { transferido: montos(transferidos) }),
    ...(aparte.length > 0 && { de_castigados: montos(aparte) }),
  };
}
