import { type Centavos, formatearNumero, formatearPesos, sumar } from '@leal/domain';
import type { Figura } from '../../ui/cifras/definiciones.ts';
import type { Nombrada } from '../../ui/cifras/QueEs.tsx';
import { cuantos } from '../../comun/textos/textos.ts';
import type { Tablero } from '../../comun/figuras/figuras.ts';

type CifraDeTablero = {
  readonly titulo: string;
  readonly definicion: Figura;
  /** The figures in its note. */
  readonly ademas?: readonly Nombrada[];
  readonly camino?: string;
  readonly ancha?: boolean;
  readonly valor: (t: Tablero) => string;
  readonly nota: (t: Tablero) => string;
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
    nota: (t) => `${cuantos(t.pagos_hoy, 'pago', 'pagos')} hoy`,
  },
  {
    titulo: 'Efectivo a Entregar',
    definicion: 'efectivoEntregar',
    ancha: true,
    valor: (t) => formatearPesos(t.efectivo_entregar),
    ademas: [
      { titulo: 'Llegó después', figura: 'llegoDespues' },
      { titulo: 'Por aprobar (en mano)', figura: 'enMano' },
      { titulo: 'Por devolver o registrar', figura: 'porResolver' },
    ],
    nota: (t) =>
      [
        ...(t.llego_despues > 0 ? [`Llegó después ${formatearPesos(t.llego_despues)}`] : []),
        `Por aprobar (en mano) ${formatearPesos(t.en_mano_por_aprobar)}`,
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
    nota: () => 'visitados / activos',
  },
  {
    titulo: 'Préstamos Activos',
    definicion: 'clientesActivos',
    camino: '/cobrador',
    valor: (t) => formatearNumero(t.clientes_activos),
    nota: () => 'Ver mi ruta',
  },
  {
    titulo: 'Gastos Solicitados',
    definicion: 'gastosPorAprobar',
    camino: '/cobrador/gastos',
    valor: (t) => formatearNumero(t.gastos_pendientes),
    nota: (t) => `${formatearPesos(t.monto_gastos_pendientes)} por aprobar`,
  },
  {
    titulo: 'Reportes',
    definicion: 'recaudadoSemana',
    camino: '/cobrador/reportes',
    valor: (t) => formatearPesos(totalSemana(t)),
    nota: () => 'esta semana',
  },
];
