// Collectors by the thousand, each with figures of their own, and all of them added up by hand.
import { totalesEnCero } from '@leal/contract/documentos';
import { centavos, type Fecha, fecha, NADA_POR_APROBAR, ROL, sumarDias } from '@leal/domain';
import type { Documento } from '@leal/seed';
import { AHORA } from './oficina.ts';

export const HOY = fecha('2026-11-18');
/** Today, and back to the Monday of the week before. */
const DIAS = Array.from({ length: 10 }, (_, n) => sumarDias(HOY, -n));
const PLAZOS = [30, 40, 60] as const;
/** A day on which something of everybody's came late. */
const LLEGADAS = sumarDias(HOY, -1);

const documento = (ruta: string, datos: Record<string, unknown>): Documento => ({ ruta, datos });

export const idDe = (i: number): string => `k${String(i).padStart(5, '0')}`;

/** A collector with figures that nobody else has; every tenth was turned off, and every twentieth of those has no clients. */
export function cobrador(i: number): [Documento, ...Documento[]] {
  const id = idDe(i);
  const activo = i % 10 !== 0;
  const esperados = (n: number) => ({ n, esperado_centavos: centavos(n * 10_000 + i) });
  const totales = {
    ...totalesEnCero(id, `Cobrador ${id}`),
    clientes: i % 20 === 0 ? 0 : 100 + (i % 7),
    clientes_activos: 80 + (i % 11),
    capital_colocado_centavos: centavos(100_000 * (i % 50) + i),
    monto_total_activos_centavos: centavos(120_000 * (i % 50) + 7 * i),
    total_pagado_activos_centavos: centavos(50_000 * (i % 50) + 3 * i),
    creditos_pendientes: i % 2,
    pendientes: { ...totalesEnCero('', '').pendientes, gastos: i % 3, renovacion: i % 5 === 0 ? 1 : 0 },
    en_ruta: Object.fromEntries(PLAZOS.map((plazo) => [plazo, esperados(10 + (plazo % 7))])),
    ultimos_15_dias: Object.fromEntries(
      DIAS.map((dia, n) => [
        dia,
        {
          cobrado_centavos: centavos(1_000 * n + i),
          pagos: 3,
          ...(n === 0 && { pagados: esperados(i % 4) }),
        },
      ]),
    ),
    vencimientos: {
      [sumarDias(HOY, -(1 + (i % 60)))]: { n: 1 + (i % 3), saldo_centavos: centavos(5_000 + i) },
      [sumarDias(HOY, i % 40)]: { n: 4, saldo_centavos: centavos(9_000) },
    },
  };
  const usuario = {
    id_usuario: id,
    nombre: `Cobrador ${id}`,
    email: `${id}@leal.demo`,
    id_rol: ROL.cobrador,
  };
  return [
    documento(`totales/${id}`, totales),
    documento(`usuarios/${id}`, { ...usuario, activo, creado_en: AHORA }),
    documento(`avisos/${id}`, {
      por_aprobar: { ...NADA_POR_APROBAR, gastos: i % 3 },
      ultima_resolucion: null,
      ruta: 0,
      movido_en: new Date(AHORA.getTime() - i * 1000),
    }),
    documento(`totales/${id}/marcas/${LLEGADAS}`, {
      id_cobrador: id,
      fecha: LLEGADAS,
      tardias: 1,
      marcadas: 0,
      filas: {},
      calculado_en: AHORA,
    }),
  ];
}

/** A collector who has done nothing yet. */
export function enCero(i: number): Documento[] {
  const id = idDe(i);
  const aviso = { por_aprobar: NADA_POR_APROBAR, ultima_resolucion: null, ruta: 0 };
  return [documento(`totales/${id}`, totalesEnCero(id, `Cobrador ${id}`)), documento(`avisos/${id}`, aviso)];
}

export type Totales = ReturnType<typeof totalesEnCero>;
export const suma = <T>(cosas: readonly T[], valor: (cosa: T) => number): number =>
  cosas.reduce((total, cosa) => total + valor(cosa), 0);
const enPesos = (n: number): number => n / 100;

/** The figures again, each added up by hand from all sums that are stored. */
export function recuento(todas: readonly Totales[]) {
  const cobrado = (desde: Fecha, hasta: Fecha) =>
    enPesos(
      suma(todas, ({ ultimos_15_dias }) =>
        suma(Object.entries(ultimos_15_dias), ([dia, { cobrado_centavos = 0 }]) =>
          dia >= desde && dia <= hasta ? cobrado_centavos : 0,
        ),
      ),
    );
  const vencidos = todas.flatMap(({ vencimientos }) =>
    Object.entries(vencimientos)
      .filter(([vence]) => vence < HOY)
      .map(([, vencido]) => vencido),
  );
  const pagado = suma(todas, (t) => t.total_pagado_activos_centavos);
  return {
    totalCapital: enPesos(suma(todas, (t) => t.capital_colocado_centavos)),
    totalClientes: suma(todas, (t) => t.clientes_activos),
    recaudacionHoy: cobrado(HOY, HOY),
    recaudacionSemana: cobrado(fecha('2026-11-16'), fecha('2026-11-22')),
    recaudacionSemanaPasada: cobrado(fecha('2026-11-09'), fecha('2026-11-15')),
    porcentajeRecuperacion:
      Math.round((10_000 * pagado) / suma(todas, (t) => t.monto_total_activos_centavos)) / 100,
    clientesVencidos: suma(vencidos, ({ n }) => n),
    saldoVencido: enPesos(suma(vencidos, ({ saldo_centavos }) => saldo_centavos)),
    creditosPendientes: suma(todas, (t) => t.creditos_pendientes),
    solicitudesPendientes: suma(
      todas,
      (t) => t.creditos_pendientes + suma(Object.values(t.pendientes), Number),
    ),
  };
}
