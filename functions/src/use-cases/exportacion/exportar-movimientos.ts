import type { exportarMovimientos as contrato, MovimientoEntero } from '@leal/contract';
import type { MovimientoDoc } from '@leal/contract/documentos';
import { aInstanteIso, esPerdida, type EstadoCredito, estadoEnBanco, transferenciaDicha } from '@leal/domain';
import type { CasoLectura } from '../../context/caso.ts';
import { leerNombres } from '../../context/nombres.ts';
import { leerEstadosDeCreditos } from '../../data/en-banco.ts';
import {
  contarEnteros,
  leerNombresDeClientes,
  leerPaginaDelLibro,
  POR_FECHA,
  renglonesDelLibro,
} from '../../data/enteros.ts';
import { exigirDeQuien, paginaDe } from './pagina-entera.ts';

const ediciones = (doc: MovimientoDoc): MovimientoEntero['ediciones'] =>
  doc.ediciones.map(({ fecha, monto_anterior_centavos, monto_nuevo_centavos, motivo, efectivo }) => ({
    fecha: aInstanteIso(fecha),
    monto_anterior: monto_anterior_centavos,
    monto_nuevo: monto_nuevo_centavos,
    motivo,
    efectivo: efectivo ?? null,
  }));

function formaDe(doc: MovimientoDoc): Pick<MovimientoEntero, 'transferencia'> {
  const transferencia = transferenciaDicha(doc);
  return transferencia ? { transferencia } : {};
}

const presentar = (
  doc: MovimientoDoc,
  nombre_cliente: string,
  nombre_cobrador: string,
  estado_credito: EstadoCredito | undefined,
): MovimientoEntero => ({
  id_movimiento: doc.id_movimiento,
  id_credito: doc.id_credito,
  id_cliente: doc.id_cliente,
  id_cobrador: doc.id_cobrador,
  nombre_cobrador,
  nombre_cliente,
  tipo: doc.tipo,
  monto: doc.monto_centavos,
  fecha: doc.fecha,
  fecha_contable: doc.fecha_contable,
  capturado_en: aInstanteIso(doc.capturado_en),
  tardia: doc.tardia,
  descripcion: doc.descripcion,
  ...formaDe(doc),
  ...(esPerdida(doc, estado_credito) && { perdida: true }),
  cantidad_dias: doc.cantidad_dias ?? null,
  eliminado: doc.eliminado?.motivo ?? null,
  cancelado: doc.cancelado !== undefined,
  ediciones: ediciones(doc),
});

/** Those that are not in the bank: of a renewed credit they are lost. */
const creditosEnDuda = (filas: readonly MovimientoDoc[]): string[] =>
  filas.filter((fila) => estadoEnBanco(fila) === 'no_esta').map(({ id_credito }) => id_credito);

/**
 * The whole ledger by business date. Besides the page: the name of each client and collector on it that nobody has just read,
 * and the credit of each transfer that is not in the bank.
 */
export const exportarMovimientos: CasoLectura<typeof contrato> = async ({ consulta }) => {
  const renglones = renglonesDelLibro(consulta);
  const pedido = paginaDe('exportar-movimientos', consulta);
  const { filas, ...pagina } = await leerPaginaDelLibro(renglones, pedido, POR_FECHA, () =>
    contarEnteros(renglones),
  );
  await exigirDeQuien(filas, consulta);
  const [clientes, cobradores, creditos] = await Promise.all([
    leerNombresDeClientes(filas.map(({ id_cliente }) => id_cliente)),
    leerNombres(filas.map(({ id_cobrador }) => id_cobrador)),
    leerEstadosDeCreditos(creditosEnDuda(filas)),
  ]);
  const datos = filas.map((doc) =>
    presentar(
      doc,
      clientes.get(doc.id_cliente) ?? '',
      cobradores.get(doc.id_cobrador) ?? '',
      creditos.get(doc.id_credito),
    ),
  );
  return { datos, ...pagina };
};
