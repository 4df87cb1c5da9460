import type { listarTransferencias as contrato, TransferenciaListada } from '@leal/contract';
import type { MovimientoDoc } from '@leal/contract/documentos';
import {
  aInstanteIso,
  diasSinConfirmar,
  type EstadoCredito,
  type EstadoEnBanco,
  estadoEnBanco,
  type Fecha,
  type Negocio,
  yaSeRenovo,
} from '@leal/domain';
import type { CasoLectura } from '../../context/caso.ts';
import { leerNombres } from '../../context/nombres.ts';
import { leerEstadosDeCreditos, sumarTransferencias, transferenciasEn } from '../../data/en-banco.ts';
import { leerNombresDeClientes, leerPaginaDelLibro } from '../../data/enteros.ts';
import { idDe, leerBajoLaMisma } from './misma-referencia.ts';

/** What a row is told with, besides itself. */
type Leidos = {
  readonly clientes: ReadonlyMap<string, string>;
  readonly nombres: ReadonlyMap<string, string>;
  readonly creditos: ReadonlyMap<string, EstadoCredito>;
  readonly repetidas: ReadonlyMap<string, readonly MovimientoDoc[]>;
};
type Cuando = { readonly hoy: Fecha; readonly negocio: Pick<Negocio, 'festivos'> };

const quienesDe = (doc: MovimientoDoc, { clientes, nombres }: Leidos) => ({
  id_pago: idDe(doc),
  id_credito: doc.id_credito,
  nombre_cliente: clientes.get(doc.id_cliente) ?? '',
  nombre_cobrador: nombres.get(doc.id_cobrador) ?? '',
  monto: doc.monto_centavos,
  fecha: doc.fecha,
});

/** What a manager should look at, of those that nobody has seen. */
function senalesDe(
  doc: MovimientoDoc,
  leidos: Leidos,
  { hoy, negocio }: Cuando,
): Pick<TransferenciaListada, 'renovado' | 'sin_confirmar_dias' | 'misma_referencia'> {
  const estado = estadoEnBanco(doc);
  const dias = estado === 'por_confirmar' ? diasSinConfirmar(doc.fecha, hoy, negocio.festivos) : null;
  const otras = leidos.repetidas.get(idDe(doc)) ?? [];
  return {
    ...(yaSeRenovo(leidos.creditos.get(doc.id_credito)) && { renovado: true }),
    ...(dias !== null && { sin_confirmar_dias: dias }),
    ...(otras.length > 0 && {
      misma_referencia: otras.map((otra) => ({
        ...quienesDe(otra, leidos),
        estado: estadoEnBanco(otra) ?? 'por_confirmar',
      })),
    }),
  };
}

const presentar = (
  doc: MovimientoDoc,
  estado: EstadoEnBanco,
  leidos: Leidos,
  cuando: Cuando,
): TransferenciaListada => {
  const { banco, transferencia = { fecha: doc.fecha } } = doc;
  return {
    ...quienesDe(doc, leidos),
    id_cliente: doc.id_cliente,
    id_cobrador: doc.id_cobrador,
    capturado_en: aInstanteIso(doc.capturado_en),
    transferencia,
    estado,
    ...senalesDe(doc, leidos, cuando),
    ...(banco?.en && { visto_en: aInstanteIso(banco.en) }),
    ...(banco?.por !== undefined && { nombre_gerente: leidos.nombres.get(banco.por) ?? '' }),
  };
};

const SIN_REPETIDAS: Leidos['repetidas'] = new Map();

/**
 * Besides the rows: of those that were not seen, the state of each credit and the others under their references (three a
 * reference); then the names that nobody has just read.
 */
async function leerLosDe(
  filas: readonly MovimientoDoc[],
  estado: EstadoEnBanco,
  hoy: Fecha,
): Promise<Leidos> {
  const vistas = estado === 'vista';
  const [creditos, repetidas] = await Promise.all([
    leerEstadosDeCreditos(vistas ? [] : filas.map(({ id_credito }) => id_credito)),
    vistas ? SIN_REPETIDAS : leerBajoLaMisma(filas, hoy),
  ]);
  const dichas = [...filas, ...[...repetidas.values()].flat()];
  const [clientes, nombres] = await Promise.all([
    leerNombresDeClientes(dichas.map(({ id_cliente }) => id_cliente)),
    leerNombres(
      dichas.flatMap(({ id_cobrador, banco }) => [id_cobrador, ...(banco?.por ? [banco.por] : [])]),
    ),
  ]);
  return { clientes, nombres, creditos, repetidas };
}

/** By state. Besides the page: its count and sum, and what its rows are told with. */
export const listarTransferencias: CasoLectura<typeof contrato> = async (
  { consulta },
  { hoy, negocio: leerNegocio },
) => {
  const { estado = 'por_confirmar', cursor } = consulta;
  const negocio = await leerNegocio();
  const limite = consulta.limite ?? negocio.parametros.tamano_pagina;
  const { filas, ...pagina } = await leerPaginaDelLibro(
    transferenciasEn(estado),
    { filtros: ['transferencias', estado], limite, cursor },
    { campo: 'capturado_en', sentido: estado === 'vista' ? 'desc' : 'asc' },
    () => sumarTransferencias(estado),
  );
  const leidos = await leerLosDe(filas, estado, hoy);
  return { datos: filas.map((fila) => presentar(fila, estado, leidos, { hoy, negocio })), ...pagina };
};
