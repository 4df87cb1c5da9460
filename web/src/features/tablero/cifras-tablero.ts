import { type Centavos, formatearPesos, sumar } from '@leal/domain';
import { cuantos } from '../figuras/textos-dia.ts';
import type { Tablero } from '../figuras/use-tablero.ts';

export type CifraDeTablero = {
  readonly titulo: string;
  readonly definicion: string;
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
    definicion: 'Suma de los pagos de hoy que siguen vigentes. No incluye lo que espera aprobación.',
    camino: '/cobrador/recaudado',
    ancha: true,
    valor: (t) => formatearPesos(t.total_hoy),
    nota: (t) => `${cuantos(t.pagos_hoy, 'pago', 'pagos')} hoy`,
  },
  {
    titulo: 'Efectivo a Entregar',
    definicion:
      'Efectivo que recibiste hoy menos los gastos aprobados hoy. Lo que espera aprobación va aparte.',
    ancha: true,
    valor: (t) => formatearPesos(t.efectivo_entregar),
    nota: (t) => `Por aprobar (en mano) ${formatearPesos(t.en_mano_por_aprobar)}`,
  },
  {
    titulo: 'Clientes Visitados',
    definicion: 'Clientes con un pago, una visita o un atraso hoy, de los que tienen préstamo activo.',
    camino: '/cobrador/clientes-visitados',
    valor: (t) => `${t.clientes_visitados} / ${t.clientes_activos}`,
    nota: () => 'visitados / activos',
  },
  {
    titulo: 'Préstamos Activos',
    definicion: 'Préstamos aprobados que todavía tienen saldo.',
    camino: '/cobrador',
    valor: (t) => String(t.clientes_activos),
    nota: () => 'Ver mi ruta',
  },
  {
    titulo: 'Gastos Solicitados',
    definicion: 'Gastos tuyos que esperan la decisión del gerente, y su monto.',
    camino: '/cobrador/gastos',
    valor: (t) => String(t.gastos_pendientes),
    nota: (t) => `${formatearPesos(t.monto_gastos_pendientes)} por aprobar`,
  },
  {
    titulo: 'Reportes',
    definicion: 'Suma de los pagos vigentes de esta semana, de lunes a domingo.',
    camino: '/cobrador/reportes',
    valor: (t) => formatearPesos(totalSemana(t)),
    nota: () => 'esta semana',
  },
];
