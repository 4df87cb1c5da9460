import type { efectivoPorVenir } from '@leal/contract';
import {
  ayerCumplido,
  diaDeEntregas,
  type EfectivoGuardado,
  erroresDe,
  type Fecha,
  flujoDe,
  gastosPorDia,
  llegadoAntes,
  porcentajeCobrado,
  type Proporcion,
  type Proporciones,
  proporcionesDe,
  rangoDeSemanas,
  restar,
  type SalidasDeHoy,
  SEMANAS_MINIMAS,
  sumarDias,
  TRAMOS,
} from '@leal/domain';
import type { CasoLectura } from '../../context/caso.ts';
import { contarYSumarDe } from '../../data/contar-y-sumar.ts';
import {
  creditosEntregadosEl,
  creditosPendientes,
  creditosPorEntregar,
  creditosPorRenovar,
} from '../../data/creditos.ts';
import { diasDel, leerEfectivo } from '../../data/efectivo.ts';
import { solicitudesDe } from '../../data/solicitudes.ts';

/** What is now: sums of the store, none of which reads what it adds up. */
async function leerLoDeAhora(hoy: Fecha) {
  const renovaciones = solicitudesDe('renovacion', ['pendiente'], null);
  const [cobrado, entregado, porEntregar, pedidos, pedidas, porLiquidar] = await Promise.all([
    contarYSumarDe(diasDel(hoy), ['cobrado_centavos']),
    contarYSumarDe(creditosEntregadosEl(hoy), ['entrega.monto_centavos']),
    contarYSumarDe(creditosPorEntregar(null), ['monto_entregado_centavos']),
    contarYSumarDe(creditosPendientes(), ['monto_entregado_centavos']),
    contarYSumarDe(renovaciones, ['datos.monto_solicitado_centavos']),
    contarYSumarDe(creditosPorRenovar(), ['saldo_centavos']),
  ]);
  return {
    cobrado_hoy: cobrado.montos.cobrado_centavos,
    entregado_hoy: { n: entregado.total, monto: entregado.montos['entrega.monto_centavos'] },
    por_entregar: { n: porEntregar.total, monto: porEntregar.montos.monto_entregado_centavos },
    por_aprobar: {
      creditos: { n: pedidos.total, monto: pedidos.montos.monto_entregado_centavos },
      // The client gets what is left of the new loan after the old one, which goes on being paid until then.
      renovaciones: {
        n: pedidas.total,
        monto: restar(pedidas.montos['datos.monto_solicitado_centavos'], porLiquidar.montos.saldo_centavos),
      },
    },
  };
}

const conParte = ({ debido, cobrado }: Proporcion) => ({
  debido,
  cobrado,
  porcentaje: porcentajeCobrado(cobrado, debido),
});

const presentarProporciones = ({ total, tramos }: Proporciones) => ({
  total: conParte(total),
  tramos: tramos.map((tramo, i) => ({
    desde: TRAMOS[i] ?? 0,
    hasta: i + 1 < TRAMOS.length ? (TRAMOS[i + 1] ?? 0) - 1 : null,
    ...conParte(tramo),
    propia: tramo.propia,
  })),
});

function presentarNoche(guardado: EfectivoGuardado, salidas: SalidasDeHoy) {
  const { dia, faltan, cuentas } = guardado;
  const proporciones = proporcionesDe(cuentas.dias, dia);
  const { llegado, transferido, de_castigados } = llegadoAntes(cuentas.dias, dia);
  const ayer = ayerCumplido(guardado);
  return {
    al_cierre: sumarDias(dia, -1),
    faltan,
    dias: flujoDe(guardado, salidas),
    proporciones: proporciones && presentarProporciones(proporciones),
    semanas: rangoDeSemanas(cuentas.dias, dia, proporciones).semanas,
    semanas_minimas: SEMANAS_MINIMAS,
    de_castigados,
    por_transferencia: porcentajeCobrado(transferido, llegado),
    gastos_por_dia: gastosPorDia(guardado),
    ayer: ayer && {
      fecha: ayer.fecha,
      plan: ayer.plan_centavos,
      esperado: ayer.esperado_centavos,
      cobrado: ayer.cobrado_centavos,
    },
    errores: erroresDe(guardado),
  };
}

/** The cash of the next days: one document of the night, and six sums of now. */
export const leerEfectivoPorVenir: CasoLectura<typeof efectivoPorVenir> = async (
  _,
  { ahora, hoy, negocio },
) => {
  const [guardado, deAhora, reglas] = await Promise.all([leerEfectivo(), leerLoDeAhora(hoy), negocio()]);
  const entregas_el = diaDeEntregas(ahora, reglas);
  const { entregado_hoy, por_entregar } = deAhora;
  const salidas = {
    hoy,
    entregas_el,
    entregado_hoy: entregado_hoy.monto,
    por_entregar: por_entregar.monto,
  };
  return { hoy, ...deAhora, entregas_el, noche: guardado ? presentarNoche(guardado, salidas) : null };
};
