import type { exportarMovimientos as contrato, MovimientoEntero } from '@leal/contract';
import type { MovimientoDoc } from '@leal/contract/documentos';
import { aInstanteIso, transferenciaDicha } from '@leal/domain';
import type { CasoLectura } from '../../context/caso.ts';
import { leerNombres } from '../../context/nombres.ts';
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
  cantidad_dias: doc.cantidad_dias ?? null,
  eliminado: doc.eliminado?.motivo ?? null,
  cancelado: doc.cancelado !== undefined,
  ediciones: ediciones(doc),
});

/** The whole ledger by business date. Besides the page: the name of each client and collector on it that nobody has just read. */
export const exportarMovimientos: CasoLectura<typeof contrato> = async ({ consulta }) => {
  const renglones = renglonesDelLibro(consulta);
  const pedido = paginaDe('exportar-movimientos', consulta);
  const { filas, ...pagina } = await leerPaginaDelLibro(renglones, pedido, POR_FECHA, () =>
    contarEnteros(renglones),
  );
  await exigirDeQuien(filas, consulta);
  const [clientes, cobradores] = await Promise.all([
    leerNombresDeClientes(filas.map(({ id_cliente }) => id_cliente)),
    leerNombres(filas.map(({ id_cobrador }) => id_cobrador)),
  ]);
  const datos = filas.map((doc) =>
    presentar(doc, clientes.get(doc.id_cliente) ?? '', cobradores.get(doc.id_cobrador) ?? ''),
  );
  return { datos, ...pagina };
};
