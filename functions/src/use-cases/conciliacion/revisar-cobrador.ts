import type { AsuntoPorRevisar, AvisoDoc, TotalesDoc } from '@leal/contract/documentos';
import {
  cambioPorAprobar,
  desviaciones,
  enmiendaDe,
  type Fecha,
  type Incrementos,
  NADA_POR_APROBAR,
  numerosDe,
  type Parametros,
  sumasVigentes,
} from '@leal/domain';
import { avisos } from '../../data/avisos.ts';
import { documentoEn, leerAhora } from '../../data/instante.ts';
import { clavesSobrantes } from '../../data/poda.ts';
import { totales } from '../../data/totales.ts';
import { contarCobrador, type Contado } from './contar-cobrador.ts';
import { guardiaDe } from './guardia.ts';
import { revisarCaja } from './revisar-caja.ts';
import { revisarDias } from './revisar-dias.ts';
import { comoDiferencias, type Enmienda, type Revision } from './revision.ts';

type AlRevisar = { readonly hoy: Fecha; readonly parametros: Parametros };

type Sumas = 'totales' | 'avisos';

function enmiendaDeSumas(
  tipo: Sumas,
  id_cobrador: string,
  guardado: Incrementos,
  contado: Incrementos,
): Enmienda[] {
  const desviadas = desviaciones(guardado, contado);
  if (desviadas.length === 0) return [];
  const diferencias = comoDiferencias(id_cobrador, `${tipo}/${id_cobrador}`, desviadas);
  return [{ tipo, derivas: enmiendaDe(desviadas), diferencias }];
}

function deTotales(id_cobrador: string, guardados: TotalesDoc, { sumas }: Contado, hoy: Fecha): Enmienda[] {
  const contados = sumasVigentes(sumas.totales, hoy);
  const guardado = sumasVigentes(numerosDe(guardados), hoy);
  const poda: Enmienda[] =
    clavesSobrantes(guardados, hoy).length > 0 ? [{ tipo: 'poda', diferencias: [] }] : [];
  return [...enmiendaDeSumas('totales', id_cobrador, guardado, contados), ...poda];
}

const deAvisos = (id_cobrador: string, { por_aprobar }: AvisoDoc, { sumas }: Contado): Enmienda[] =>
  enmiendaDeSumas('avisos', id_cobrador, por_aprobar, {
    ...(cambioPorAprobar(sumas.totales) ?? NADA_POR_APROBAR),
  });

/** This document is made with the collector's account. Without it nothing says whose sums these are. */
const falta = (id_cobrador: string, coleccion: Sumas): AsuntoPorRevisar => ({
  id_cobrador,
  documento: `${coleccion}/${id_cobrador}`,
  motivo: 'Falta el documento',
});

/**
 * Everything of a collector as of one instant: what is stored, what its documents add up to, and what to add
 * so that both are the same. Writes nothing. Throws on a document that breaks its shape.
 */
export async function revisarCobrador(
  id_cobrador: string,
  { hoy, parametros }: AlRevisar,
): Promise<Revision> {
  const foto = await leerAhora(totales.doc(id_cobrador));
  const { readTime: instante } = foto;
  const guardados = foto.data();
  const [guardia, aviso] = await Promise.all([
    documentoEn(instante, guardiaDe(id_cobrador)),
    documentoEn(instante, avisos.doc(id_cobrador)),
  ]);
  const contado = await contarCobrador(instante, id_cobrador, parametros);
  return {
    id_cobrador,
    guardia,
    creditos: contado.creditos,
    movimientos: contado.movimientos,
    enmiendas: [
      ...contado.enmiendas,
      ...(guardados ? deTotales(id_cobrador, guardados, contado, hoy) : []),
      ...(aviso ? deAvisos(id_cobrador, aviso, contado) : []),
      ...(await revisarDias(instante, id_cobrador, contado)),
      ...(await revisarCaja(instante, id_cobrador, contado.en_caja_centavos)),
    ],
    por_revisar: [
      ...contado.por_revisar,
      ...(guardados ? [] : [falta(id_cobrador, 'totales')]),
      ...(aviso ? [] : [falta(id_cobrador, 'avisos')]),
    ],
  };
}
