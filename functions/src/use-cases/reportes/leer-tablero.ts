import type { dashboardDeCobrador, dashboardPropio, TableroCobrador } from '@leal/contract';
import { type DiaDoc, type TotalesDoc, totalesEnCero } from '@leal/contract/documentos';
import {
  bloquePorAprobar,
  CERO,
  DIA_SIN_NADA,
  diasDeSemana,
  efectivoEntregar,
  llegoDespues,
  transferidoDe,
  type Fecha,
  historialDe,
  porAprobar,
  visitadosDe,
} from '@leal/domain';
import { leer } from '../../data/coleccion.ts';
import { leerDia } from '../../data/dias.ts';
import { totales } from '../../data/totales.ts';
import { exigirPropio } from '../../context/actor.ts';
import type { CasoLectura, Lectura } from '../../context/caso.ts';
import { exigirCobrador } from '../usuarios/exigir-cobrador.ts';
import { presentarFila } from './presentar-fila.ts';

/** The requests that wait for a manager, as the collector's dashboard counts them. */
function enEspera(sumas: TotalesDoc) {
  const { creditos_pendientes, pendientes } = sumas;
  const por_aprobar = bloquePorAprobar(
    porAprobar((clase) => (clase === 'creditos' ? creditos_pendientes : pendientes[clase])),
  );
  return {
    creditos_pendientes,
    gastos_pendientes: por_aprobar.gastos,
    solicitudes_edicion: por_aprobar.abonos,
    solicitudes_renovacion: por_aprobar.renovaciones,
    por_aprobar,
    en_mano_por_aprobar: sumas.en_mano_por_aprobar_centavos,
    en_mano_por_resolver: sumas.en_mano_por_resolver_centavos,
    monto_gastos_pendientes: sumas.monto_gastos_pendientes_centavos,
  };
}

/** The day that is under way; nothing is written until something happens on it. */
function deHoy(dia: DiaDoc | undefined) {
  const delDia = dia ?? DIA_SIN_NADA;
  const { cobrado_centavos: cobrado, pagos, gastos_centavos: gastos, ...visto } = delDia;
  const pagados = historialDe(visto).filter(({ tipo }) => tipo === 'pago');
  const visitados = [...visitadosDe(visto)];
  const recibido = dia?.efectivo_centavos ?? CERO;
  return {
    total_hoy: cobrado,
    total_recaudado_bruto: cobrado,
    ...transferidoDe(delDia),
    pagos_hoy: pagos,
    clientes_visitados: visitados.length,
    visitados,
    efectivo_entregar: efectivoEntregar(recibido, gastos),
    llego_despues: llegoDespues(recibido, delDia),
    gastos_aprobados_hoy: gastos,
    historial_dia: pagados.map(presentarFila),
  };
}

const semanaDe = ({ ultimos_15_dias }: TotalesDoc, hoy: Fecha) =>
  diasDeSemana(hoy).map((fecha) => {
    const dia = ultimos_15_dias[fecha];
    return {
      fecha,
      cobrado: dia?.cobrado_centavos ?? CERO,
      ...transferidoDe({ transferido_centavos: dia?.transferido_centavos ?? CERO }),
    };
  });

/** A collector's day in figures, from the running sums and today's list: two reads, whatever the portfolio. */
async function tableroDe(id_cobrador: string, { hoy }: Lectura): Promise<TableroCobrador> {
  const [sumas, dia] = await Promise.all([leer(totales.doc(id_cobrador)), leerDia(id_cobrador, hoy)]);
  if (sumas === undefined) await exigirCobrador(id_cobrador);
  const existentes = sumas ?? totalesEnCero(id_cobrador, '');
  return {
    fecha: hoy,
    clientes_activos: existentes.clientes_activos,
    prestamos_por_entregar: existentes.por_entregar.n,
    por_entregar: existentes.por_entregar.monto_centavos,
    ...deHoy(dia),
    ...enEspera(existentes),
    semana: semanaDe(existentes, hoy),
  };
}

export const leerTableroPropio: CasoLectura<typeof dashboardPropio> = (_entrada, lectura) =>
  tableroDe(lectura.actor.uid, lectura);

export const leerTableroDeCobrador: CasoLectura<typeof dashboardDeCobrador> = (
  { parametros: { id_usuario } },
  lectura,
) => {
  exigirPropio(lectura.actor, id_usuario);
  return tableroDe(id_usuario, lectura);
};
