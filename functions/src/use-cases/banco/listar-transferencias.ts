import type { listarTransferencias as contrato, TransferenciaListada } from '@leal/contract';
import type { MovimientoDoc } from '@leal/contract/documentos';
import { aInstanteIso, type EstadoCredito, type EstadoEnBanco, idPago, yaSeRenovo } from '@leal/domain';
import type { CasoLectura } from '../../context/caso.ts';
import { leerNombres } from '../../context/nombres.ts';
import { leerEstadosDeCreditos, sumarTransferencias, transferenciasEn } from '../../data/en-banco.ts';
import { leerNombresDeClientes, leerPaginaDelLibro } from '../../data/enteros.ts';

type Leidos = {
  readonly clientes: ReadonlyMap<string, string>;
  readonly nombres: ReadonlyMap<string, string>;
  readonly creditos: ReadonlyMap<string, EstadoCredito>;
};

const presentar = (
  { transferencia, banco, ...doc }: MovimientoDoc,
  estado: EstadoEnBanco,
  { clientes, nombres, creditos }: Leidos,
): TransferenciaListada => ({
  id_pago: idPago(doc.id_credito, doc.id_movimiento),
  id_credito: doc.id_credito,
  id_cliente: doc.id_cliente,
  id_cobrador: doc.id_cobrador,
  nombre_cliente: clientes.get(doc.id_cliente) ?? '',
  nombre_cobrador: nombres.get(doc.id_cobrador) ?? '',
  monto: doc.monto_centavos,
  fecha: doc.fecha,
  capturado_en: aInstanteIso(doc.capturado_en),
  transferencia: transferencia ?? { fecha: doc.fecha },
  estado,
  ...(yaSeRenovo(creditos.get(doc.id_credito)) && { renovado: true }),
  ...(banco?.en && { visto_en: aInstanteIso(banco.en) }),
  ...(banco?.por !== undefined && { nombre_gerente: nombres.get(banco.por) ?? '' }),
});

/** Besides the rows: the names on them that nobody has just read, and of those that were not seen the states of their credits. */
async function leerLosDe(filas: readonly MovimientoDoc[], estado: EstadoEnBanco): Promise<Leidos> {
  const personas = filas.flatMap(({ id_cobrador, banco }) => [
    id_cobrador,
    ...(banco?.por ? [banco.por] : []),
  ]);
  const [clientes, nombres, creditos] = await Promise.all([
    leerNombresDeClientes(filas.map(({ id_cliente }) => id_cliente)),
    leerNombres(personas),
    leerEstadosDeCreditos(estado === 'vista' ? [] : filas.map(({ id_credito }) => id_credito)),
  ]);
  return { clientes, nombres, creditos };
}

/** By state. Besides the page: its count and sum, and what its rows are told with. */
export const listarTransferencias: CasoLectura<typeof contrato> = async ({ consulta }, { negocio }) => {
  const { estado = 'por_confirmar', cursor } = consulta;
  const limite = consulta.limite ?? (await negocio()).parametros.tamano_pagina;
  const { filas, ...pagina } = await leerPaginaDelLibro(
    transferenciasEn(estado),
    { filtros: ['transferencias', estado], limite, cursor },
    { campo: 'capturado_en', sentido: estado === 'vista' ? 'desc' : 'asc' },
    () => sumarTransferencias(estado),
  );
  const leidos = await leerLosDe(filas, estado);
  return { datos: filas.map((fila) => presentar(fila, estado, leidos)), ...pagina };
};
