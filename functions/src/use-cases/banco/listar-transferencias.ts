import type { listarTransferencias as contrato, TransferenciaListada } from '@leal/contract';
import type { MovimientoDoc } from '@leal/contract/documentos';
import { aInstanteIso, type EstadoEnBanco, idPago } from '@leal/domain';
import type { CasoLectura } from '../../context/caso.ts';
import { leerNombres } from '../../context/nombres.ts';
import { sumarTransferencias, transferenciasEn } from '../../data/en-banco.ts';
import { leerNombresDeClientes, leerPaginaDelLibro } from '../../data/enteros.ts';

const presentar = (
  { transferencia, banco, ...doc }: MovimientoDoc,
  estado: EstadoEnBanco,
  cliente: string | undefined,
  nombres: ReadonlyMap<string, string>,
): TransferenciaListada => ({
  id_pago: idPago(doc.id_credito, doc.id_movimiento),
  id_credito: doc.id_credito,
  id_cliente: doc.id_cliente,
  id_cobrador: doc.id_cobrador,
  nombre_cliente: cliente ?? '',
  nombre_cobrador: nombres.get(doc.id_cobrador) ?? '',
  monto: doc.monto_centavos,
  fecha: doc.fecha,
  capturado_en: aInstanteIso(doc.capturado_en),
  transferencia: transferencia ?? { fecha: doc.fecha },
  estado,
  ...(banco?.en && { visto_en: aInstanteIso(banco.en) }),
  ...(banco?.por !== undefined && { nombre_gerente: nombres.get(banco.por) ?? '' }),
});

/** By state. Besides the page: its count and sum, and the names on it that nobody has just read. */
export const listarTransferencias: CasoLectura<typeof contrato> = async ({ consulta }, { negocio }) => {
  const { estado = 'por_confirmar', cursor } = consulta;
  const limite = consulta.limite ?? (await negocio()).parametros.tamano_pagina;
  const { filas, ...pagina } = await leerPaginaDelLibro(
    transferenciasEn(estado),
    { filtros: ['transferencias', estado], limite, cursor },
    { campo: 'capturado_en', sentido: estado === 'vista' ? 'desc' : 'asc' },
    () => sumarTransferencias(estado),
  );
  const [clientes, nombres] = await Promise.all([
    leerNombresDeClientes(filas.map(({ id_cliente }) => id_cliente)),
    leerNombres(filas.flatMap(({ id_cobrador, banco }) => [id_cobrador, ...(banco?.por ? [banco.por] : [])])),
  ]);
  return {
    datos: filas.map((fila) => presentar(fila, estado, clientes.get(fila.id_cliente), nombres)),
    ...pagina,
  };
};
