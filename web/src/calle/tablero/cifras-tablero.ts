import { type Centavos, formatearNumero, formatearPesos, sumar } from '@leal/domain';
import type { Figura } from '../../ui/cifras/definiciones.ts';
import type { PorForma } from '../../piezas/textos/por-forma.ts';
import type { Nombrada } from '../../ui/cifras/QueEs.tsx';
import { cuantos } from '../../piezas/textos/textos.ts';
import { gastosEntre } from '../../acciones/solicitud.ts';
import { efectivoDe, leidoAlDia, tableroAlDia } from '../../piezas/figuras/al-dia.ts';
import { type Cuenta, delDia, type DelTelefono } from '../../piezas/figuras/del-dia.ts';
import { conAparte, type Tablero, textoAparte, textoSinConfirmar } from '../../piezas/figuras/figuras.ts';

/** The registers on this phone and not in the dashboard, which was so at `leido`. */
export type Aparte = {
  readonly hoy: Cuenta;
  readonly semana: Centavos;
  readonly gastos: readonly Centavos[];
  readonly leido: Date;
};

/** The dashboard with what was confirmed since it was read, and what was not. */
export function tableroCon(
  delTelefono: DelTelefono,
  leido: Tablero,
  consulta: Parameters<typeof leidoAlDia>[0],
) {
  const { datos, aparte: hoy, hasta } = tableroAlDia(delTelefono, leido);
  const dias = leido.semana.map((dia) => dia.fecha);
  const gastos = gastosEntre(delTelefono.faltan);
  const tablero: Tablero = {
    ...datos,
    gastos_pendientes: leido.gastos_pendientes + gastos.confirmados.length,
    monto_gastos_pendientes: sumar(leido.monto_gastos_pendientes, ...gastos.confirmados),
  };
  const aparte: Aparte = {
    hoy,
    semana: delDia(delTelefono, dias, { filas: leido.historial_dia }).sinConfirmar.monto,
    gastos: gastos.sinConfirmar,
    leido: leidoAlDia(consulta, { hasta }),
  };
  return { tablero, aparte };
}

type CifraDeTablero = {
  readonly titulo: string;
  readonly definicion: Figura;
  /** The figures in its note. */
  readonly ademas?: readonly Nombrada[];
  readonly camino?: string;
  readonly ancha?: boolean;
  readonly valor: (t: Tablero) => string;
  /** Next to it, when something is not in it. */
  readonly aparte?: (a: Aparte) => string | undefined;
  readonly nota: (t: Tablero, a: Aparte) => string;
  /** What it says was collected, and the part of it that came by transfer, where any did. */
  readonly formas?: (t: Tablero) => PorForma;
};

const totalSemana = ({ semana }: Tablero): Centavos => sumar(...semana.map(({ cobrado }) => cobrado));

/** The tiles of spec §2, 'Collector dashboard', with where they lead. */
export const CIFRAS: readonly CifraDeTablero[] = [
  {
    titulo: 'Recaudado',
    definicion: 'recaudadoHoy',
    camino: '/cobrador/recaudado',
    ancha: true,
    valor: (t) => formatearPesos(t.total_hoy),
    aparte: ({ hoy, leido }) => textoAparte(hoy.monto, leido),
    nota: (t, { hoy }) =>
      conAparte(`${cuantos(t.pagos_hoy, 'pago', 'pagos')} hoy`, textoSinConfirmar(hoy.pagos, 'cuenta')),
    formas: (t) => [t.total_hoy, t.transferido],
  },
  {
    titulo: 'Efectivo a Entregar',
    definicion: 'efectivoEntregar',
    camino: '/cobrador/caja',
    ancha: true,
    valor: (t) => formatearPesos(t.efectivo_entregar),
    aparte: ({ hoy, leido }) => textoAparte(efectivoDe(hoy), leido),
    ademas: [
      { titulo: 'Llegó después', figura: 'llegoDespues' },
      { titulo: 'Por aprobar (en mano)', figura: 'enMano' },
      { titulo: 'Por devolver o registrar', figura: 'porResolver' },
    ],
    nota: (t, { hoy }) =>
      [
        ...(t.transferido === undefined
          ? []
          : [`De efectivo: sin ${formatearPesos(t.transferido)} de transferencias`]),
        ...(t.llego_despues > 0 ? [`Llegó después ${formatearPesos(t.llego_despues)}`] : []),
        conAparte(
          `Por aprobar (en mano) ${formatearPesos(t.en_mano_por_aprobar)}`,
          textoSinConfirmar(hoy.enMano, 'pesos'),
        ),
        ...(t.en_mano_por_resolver > 0
          ? [`Por devolver o registrar ${formatearPesos(t.en_mano_por_resolver)}`]
          : []),
      ].join('\n'),
  },
  {
    titulo: 'Clientes Visitados',
    definicion: 'visitadosHoy',
    camino: '/cobrador/clientes-visitados',
    valor: (t) => `${formatearNumero(t.clientes_visitados)} / ${formatearNumero(t.clientes_activos)}`,
    aparte: ({ hoy }) => textoSinConfirmar(hoy.visitados.length, 'cuenta'),
    nota: () => 'visitados / activos',
  },
  {
    titulo: 'Préstamos Activos',
    definicion: 'clientesActivos',
    camino: '/cobrador',
    valor: (t) => formatearNumero(t.clientes_activos),
    nota: (t) =>
      t.prestamos_por_entregar > 0
        ? `de ellos ${formatearNumero(t.prestamos_por_entregar)} por entregar: ${formatearPesos(t.por_entregar)}`
        : 'Ver mi ruta',
  },
  {
    titulo: 'Gastos Solicitados',
    definicion: 'gastosPorAprobar',
    camino: '/cobrador/gastos',
    valor: (t) => formatearNumero(t.gastos_pendientes),
    aparte: ({ gastos }) => textoSinConfirmar(gastos.length, 'cuenta'),
    nota: (t, { gastos }) =>
      conAparte(
        `${formatearPesos(t.monto_gastos_pendientes)} por aprobar`,
        textoSinConfirmar(sumar(...gastos), 'pesos'),
      ),
  },
  {
    titulo: 'Reportes',
    definicion: 'recaudadoSemana',
    camino: '/cobrador/reportes',
    valor: (t) => formatearPesos(totalSemana(t)),
    aparte: ({ semana, leido }) => textoAparte(semana, leido),
    nota: () => 'esta semana',
  },
];
