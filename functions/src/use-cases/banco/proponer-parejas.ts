import { type proponerParejas as contrato, TRANSFERENCIAS_POR_HALLAR } from '@leal/contract';
import type { MovimientoDoc, RenglonBancoDoc } from '@leal/contract/documentos';
import {
  type Deposito,
  DIAS_CON_REFERENCIA,
  idPago,
  type PorHallar,
  proponerParejas as parejasDe,
  sumarDias,
} from '@leal/domain';
import type { CasoLectura } from '../../context/caso.ts';
import { transferenciasEn } from '../../data/en-banco.ts';
import { leerCandidatos } from '../../data/renglones-banco.ts';
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
async function candidatosDe(pagos: readonly PorHallar[]): Promise<RenglonBancoDoc[]> {
  const dias = pagos.map(({ transferencia }) => transferencia.fecha).toSorted();
  const [primero, ultimo] = [dias.at(0), dias.at(-1)];
  if (primero === undefined || ultimo === undefined) return [];
  return leerCandidatos(
    pagos.map(({ monto_centavos }) => monto_centavos),
    { desde: sumarDias(primero, -DIAS_CON_REFERENCIA), hasta: sumarDias(ultimo, DIAS_CON_REFERENCIA) },
  );
}

/** What else a list says of them is not looked for here. */
const SIN_SENALES = { creditos: new Map(), repetidas: new Map() };

/** The hundred that wait longest: their rows, the deposits of their amounts, and their names. */
export const proponerParejas: CasoLectura<typeof contrato> = async (_, { hoy, negocio }) => {
  const { docs } = await transferenciasEn('por_confirmar')
    .orderBy('capturado_en')
    .limit(TRANSFERENCIAS_POR_HALLAR + 1)
    .get();
  const filas = docs.slice(0, TRANSFERENCIAS_POR_HALLAR).map((foto) => foto.data());
  const candidatos = await candidatosDe(filas.map(porHallar));
  const porId = new Map(candidatos.map((candidato) => [candidato.id_renglon, candidato]));
  const propuestas = parejasDe(filas.map(porHallar), candidatos.map(comoDeposito));
  const conPareja = propuestas.flatMap((propuesta, i) => {
    const fila = filas[i];
    if (propuesta.tipo === 'ninguna' || fila === undefined) return [];
    const ids = propuesta.tipo === 'ambigua' ? propuesta.ids : [propuesta.id];
    return [{ fila, tipo: propuesta.tipo, ids }];
  });
  const leidos = { ...(await leerNombresDe(conPareja.map(({ fila }) => fila))), ...SIN_SENALES };
  const cuando = { hoy, negocio: await negocio() };
  return {
    datos: conPareja.map(({ fila, tipo, ids }) => ({
      transferencia: presentarTransferencia(fila, 'por_confirmar', leidos, cuando),
      tipo,
      renglones: ids.flatMap((id) => porId.get(id) ?? []).map(presentarRenglon),
    })),
    sin_pareja: filas.length - conPareja.length,
    hay_mas: docs.length > filas.length,
  };
};
