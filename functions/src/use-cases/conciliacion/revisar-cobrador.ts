import type { AsuntoPorRevisar, AvisoDoc, CajaDoc, TotalesDoc } from '@leal/contract/documentos';
import {
  cambioPorAprobar,
  type Centavos,
  desviaciones,
  enmiendaDe,
  type Fecha,
  type Fotografo,
  type Incrementos,
  NADA_POR_APROBAR,
  numerosDe,
  type Negocio,
  sumasVigentes,
} from '@leal/domain';
import { avisos } from '../../data/avisos.ts';
import { documentoEn, leerAhora } from '../../data/instante.ts';
import { clavesSobrantes } from '../../data/poda.ts';
import { totales } from '../../data/totales.ts';
import { contarCobrador, type Contado } from './contar-cobrador.ts';
import { guardiaDe } from './guardia.ts';
import { anteriorDe, cajaEn, revisarCaja } from './revisar-caja.ts';
import { revisarDias } from './revisar-dias.ts';
import { comoDiferencias, type Enmienda, type Revision } from './revision.ts';

type AlRevisar = {
  readonly hoy: Fecha;
  /** The first day whose cash is to come; absent: today. */
  readonly dia?: Fecha;
  readonly negocio: Negocio;
  /** Sees every credit in passing; absent: nobody does. */
  readonly fotografo?: Fotografo | null;
};

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

/** Cash from before the box is in nobody's hands. */
function sinAnterior({ totales }: Contado['sumas'], anterior: Centavos) {
  return { ...totales, en_mano_centavos: (totales.en_mano_centavos ?? 0) - anterior };
}

function deTotales(
  guardados: TotalesDoc,
  contado: Contado,
  { caja, hoy }: { readonly caja: CajaDoc; readonly hoy: Fecha },
): Enmienda[] {
  const { id_cobrador } = caja;
  const contados = sumasVigentes(sinAnterior(contado.sumas, anteriorDe(caja, contado)), hoy);
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
  { hoy, dia = hoy, negocio, fotografo = null }: AlRevisar,
): Promise<Revision> {
  const foto = await leerAhora(totales.doc(id_cobrador));
  const { readTime: instante } = foto;
  const guardados = foto.data();
  const [guardia, aviso, caja] = await Promise.all([
    documentoEn(instante, guardiaDe(id_cobrador)),
    documentoEn(instante, avisos.doc(id_cobrador)),
    cajaEn(instante, id_cobrador),
  ]);
  const contado = await contarCobrador(instante, id_cobrador, { dia, negocio, fotografo });
  return {
    id_cobrador,
    guardia,
    creditos: contado.creditos,
    movimientos: contado.movimientos,
    efectivo: contado.efectivo,
    dias: contado.sumas.dias,
    enmiendas: [
      ...contado.enmiendas,
      ...(guardados ? deTotales(guardados, contado, { caja, hoy }) : []),
      ...(aviso ? deAvisos(id_cobrador, aviso, contado) : []),
      ...(await revisarDias(instante, id_cobrador, contado)),
      ...revisarCaja(caja, contado),
    ],
    por_revisar: [
      ...contado.por_revisar,
      ...(guardados ? [] : [falta(id_cobrador, 'totales')]),
      ...(aviso ? [] : [falta(id_cobrador, 'avisos')]),
    ],
    cerrar: (dia) => contado.cartera.cerrar(instante, dia),
  };
}
