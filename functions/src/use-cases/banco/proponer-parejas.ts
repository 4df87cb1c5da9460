import { type Pareja, type proponerParejas as contrato, TRANSFERENCIAS_POR_HALLAR } from '@leal/contract';
import type { MovimientoDoc, RenglonBancoDoc } from '@leal/contract/documentos';
import {
  type Centavos,
  conOtroMonto,
  type Deposito,
  DIAS_CON_REFERENCIA,
  DIAS_DE_REFERENCIA,
  estadoEnBanco,
  type Fecha,
  idPago,
  instanteLocal,
  numeroDe,
  type PorHallar,
  proponerParejas as parejasDe,
  sumarDias,
} from '@leal/domain';
import type { CasoLectura } from '../../context/caso.ts';
import { contarDeMontos, transferenciasEn } from '../../data/en-banco.ts';
import { leerPaginaDelLibro } from '../../data/enteros.ts';
import { SIN_CONTAR } from '../../data/pagina.ts';
import { type Candidatos, leerCandidatos, leerDeNumeros } from '../../data/renglones-banco.ts';
import { presentarRenglon } from './presentar-renglon.ts';
import { leerNombresDe, presentarTransferencia } from './presentar-transferencia.ts';

const porHallar = ({
  id_credito,
  id_movimiento,
  monto_centavos,
  fecha,
  transferencia,
}: MovimientoDoc): PorHallar => ({
  id_pago: idPago(id_credito, id_movimiento),
  monto_centavos,
  transferencia: transferencia ?? { fecha },
});

const comoDeposito = ({ id_renglon: id, ...resto }: RenglonBancoDoc): Deposito => ({ id, ...resto });

/** The free deposits of their amounts, of the days that may be theirs. */
async function candidatosDe(pagos: readonly PorHallar[]): Promise<Candidatos> {
  const dias = pagos.map(({ transferencia }) => transferencia.fecha).toSorted();
  const [primero, ultimo] = [dias.at(0), dias.at(-1)];
  if (primero === undefined || ultimo === undefined) return { depositos: [], cortados: [] };
  return leerCandidatos(
    pagos.map(({ monto_centavos }) => monto_centavos),
    { desde: sumarDias(primero, -DIAS_CON_REFERENCIA), hasta: sumarDias(ultimo, DIAS_CON_REFERENCIA) },
  );
}

/** What else a list says of them is not looked for here. */
const SIN_SENALES = { creditos: new Map(), repetidas: new Map() };

/** A page of those that wait; with the first one the newest of those that were not there: a deposit may have come since. */
async function leerPorHallar(cursor: string | undefined, hoy: Fecha) {
  const pagina = leerPaginaDelLibro(
    transferenciasEn('por_confirmar'),
    { filtros: ['parejas'], limite: TRANSFERENCIAS_POR_HALLAR, cursor },
    { campo: 'capturado_en', sentido: 'asc' },
    SIN_CONTAR,
  );
  if (cursor !== undefined) return { ...(await pagina), noEstan: [] };
  const noEstan = transferenciasEn('no_esta')
    .where('capturado_en', '>=', instanteLocal(sumarDias(hoy, -DIAS_DE_REFERENCIA), '00:00'))
    .orderBy('capturado_en', 'desc')
    .limit(TRANSFERENCIAS_POR_HALLAR)
    .get();
  const [leida, { docs }] = await Promise.all([pagina, noEstan]);
  return { ...leida, noEstan: docs.map((foto) => foto.data()) };
}

/** The amounts, of those that have a deposit, of which more transfers wait than these. */
async function montosQueEsperanMas(
  depositos: readonly RenglonBancoDoc[],
  filas: readonly MovimientoDoc[],
): Promise<Centavos[]> {
  const montos = [...new Set(depositos.map(({ monto_centavos }) => monto_centavos))];
  const cuentas = await contarDeMontos('por_confirmar', montos);
  const leidas = (monto: Centavos) => filas.filter(({ monto_centavos }) => monto_centavos === monto).length;
  return montos.filter((monto) => (cuentas.get(monto) ?? 0) > leidas(monto));
}

type Hallada = {
  readonly fila: MovimientoDoc;
  readonly tipo: Pareja['tipo'];
  readonly renglones: readonly RenglonBancoDoc[];
};

/** The deposits of the same amount that each could be. */
function conSuMonto(
  filas: readonly MovimientoDoc[],
  depositos: readonly RenglonBancoDoc[],
  cortados: ReadonlySet<Centavos>,
): Hallada[] {
  const porId = new Map(depositos.map((deposito) => [deposito.id_renglon, deposito]));
  const propuestas = parejasDe(filas.map(porHallar), depositos.map(comoDeposito), cortados);
  return propuestas.flatMap((propuesta, i) => {
    const fila = filas[i];
    if (propuesta.tipo === 'ninguna' || fila === undefined) return [];
    const ids = propuesta.tipo === 'ambigua' ? propuesta.ids : [propuesta.id];
    return [{ fila, tipo: propuesta.tipo, renglones: ids.flatMap((id) => porId.get(id) ?? []) }];
  });
}

/** Of the others, those whose number is in the bank with another amount: a read of each such deposit. */
async function conSuNumero(
  filas: readonly MovimientoDoc[],
  halladas: readonly Hallada[],
): Promise<Hallada[]> {
  const conPareja = new Set(halladas.map(({ fila }) => fila));
  const tomados = new Set(halladas.flatMap(({ renglones }) => renglones.map(({ id_renglon: id }) => id)));
  const solas = filas.filter((fila) => !conPareja.has(fila));
  const numeros = solas.flatMap((fila) => numeroDe(fila.transferencia ?? {}) ?? []);
  const libres = (await leerDeNumeros(numeros)).filter(({ id_renglon }) => !tomados.has(id_renglon));
  const suyos = conOtroMonto(solas.map(porHallar), libres.map(comoDeposito));
  return solas.flatMap((fila) => {
    const ids = suyos.get(porHallar(fila).id_pago) ?? [];
    const renglones = libres.filter(({ id_renglon }) => ids.includes(id_renglon));
    return renglones.length === 0 ? [] : [{ fila, tipo: 'otro_monto' as const, renglones }];
  });
}

/** A hundred that wait: their rows, the deposits of their amounts or numbers, their names, and whether others may have the same deposits. */
export const proponerParejas: CasoLectura<typeof contrato> = async ({ consulta }, { hoy, negocio }) => {
  const { cursor } = consulta;
  const { filas: esperan, noEstan, siguiente } = await leerPorHallar(cursor, hoy);
  const filas = [...esperan, ...noEstan];
  const { depositos, cortados } = await candidatosDe(filas.map(porHallar));
  const sonTodas = cursor === undefined && siguiente === null;
  const esperanMas = sonTodas ? [] : await montosQueEsperanMas(depositos, esperan);
  const conMonto = conSuMonto(filas, depositos, new Set([...cortados, ...esperanMas]));
  const halladas = [...conMonto, ...(await conSuNumero(filas, conMonto))];
  const leidos = { ...(await leerNombresDe(halladas.map(({ fila }) => fila))), ...SIN_SENALES };
  const cuando = { hoy, negocio: await negocio() };
  const esperanCon = halladas.filter(({ fila }) => estadoEnBanco(fila) !== 'no_esta');
  return {
    datos: halladas.map(({ fila, tipo, renglones }) => ({
      transferencia: presentarTransferencia(fila, estadoEnBanco(fila) ?? 'por_confirmar', leidos, cuando),
      tipo,
      renglones: renglones.map(presentarRenglon),
    })),
    sin_pareja: esperan.length - esperanCon.length,
    siguiente,
  };
};
