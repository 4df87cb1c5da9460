import { type AntecedentesDeCredito, type AntecedentesDePago, prestamo } from '@leal/contract';
import { type CreditoDoc, presentar, type TotalesDoc, totalesEnCero } from '@leal/contract/documentos';
import { type Fecha, porAprobar, totalPorAprobar, vencidos } from '@leal/domain';
import { leer } from '../../data/coleccion.ts';
import { leerUltimos } from '../../data/creditos.ts';
import { totales } from '../../data/totales.ts';
import { parecidosDe } from './parecidos.ts';

/* The facts beside a question: read when it opens, compared with nothing. */

/** The most loans that are taken in at one glance. */
const PRESTAMOS = 4;
/** Enough that the requests among them, which were never lent, leave so many loans. */
const CREDITOS = 8;

export const antecedentesDePago = (fecha: Fecha, credito: CreditoDoc): AntecedentesDePago => ({
  fecha,
  saldo: credito.saldo_centavos,
});

const cargaDe = (
  { creditos_activos, vencimientos, creditos_pendientes, pendientes }: TotalesDoc,
  hoy: Fecha,
) => ({
  activos: creditos_activos,
  vencidos: vencidos(vencimientos, hoy).clientes,
  por_aprobar: totalPorAprobar(
    porAprobar((clase) => (clase === 'creditos' ? creditos_pendientes : pendientes[clase])),
  ),
});

/**
 * The loans of the person whose credit is asked for, or would be settled by a renewal, under this client or one that
 * seems to be the same person. Reads eight credits at most, and the collector's sums.
 */
export async function leerAntecedentes(credito: CreditoDoc, hoy: Fecha): Promise<AntecedentesDeCredito> {
  const { id_cobrador } = credito;
  const [ultimos, sumas] = await Promise.all([
    leerUltimos(credito, CREDITOS),
    leer(totales.doc(id_cobrador)),
  ]);
  const prestamos = ultimos.filter(({ fecha_inicio }) => fecha_inicio !== null);
  return {
    parecidos: parecidosDe(credito, ultimos),
    prestamos: prestamos.slice(0, PRESTAMOS).map((anterior) => presentar(prestamo, anterior)),
    hay_mas: prestamos.length > PRESTAMOS || ultimos.length === CREDITOS,
    carga: cargaDe(sumas ?? totalesEnCero(id_cobrador, ''), hoy),
  };
}
