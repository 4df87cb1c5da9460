import { formatearPesos } from '@leal/domain';
import { cuantos, textoDia } from '../../figuras/textos-dia.ts';
import { textoSemana } from '../../reportes/datos/textos.ts';
import type { Oficina } from '../use-oficina.ts';
import type { Estadisticas } from './use-estadisticas.ts';

export type CifraDeGerente = {
  readonly titulo: string;
  readonly definicion: string;
  /** Where it is seen in detail, for those who may go there. */
  readonly camino?: (oficina: Oficina) => string | undefined;
  readonly ancha?: boolean;
  readonly valor: (e: Estadisticas) => string;
  readonly nota: (e: Estadisticas) => string;
};

const soloGerente =
  (camino: string) =>
  ({ esGerente }: Oficina): string | undefined =>
    esGerente ? camino : undefined;

const aLasRutas = ({ base }: Oficina): string => `${base}/rutas`;

/** '63.20 %'. */
export const textoPorcentaje = (porcentaje: number): string => `${porcentaje.toFixed(2)} %`;

/** The cards of spec §2, 'Manager dashboard', in its order. */
export const CIFRAS: readonly CifraDeGerente[] = [
  {
    titulo: 'Capital Colocado',
    definicion: 'Suma de lo prestado en los préstamos activos, sin interés.',
    ancha: true,
    valor: (e) => formatearPesos(e.totalCapital),
    nota: () => 'en préstamos activos',
  },
  {
    titulo: 'Clientes Activos',
    definicion: 'Clientes con un préstamo activo.',
    camino: soloGerente('/gerente/clientes-activos'),
    valor: (e) => String(e.totalClientes),
    nota: () => 'con préstamo',
  },
  {
    titulo: 'Rutas',
    definicion: 'Cobradores con cuenta activa: cada uno lleva una ruta.',
    camino: aLasRutas,
    valor: (e) => String(e.totalCobradores),
    nota: () => 'con cuenta activa',
  },
  {
    titulo: 'Recaudación Hoy',
    definicion: 'Suma de los pagos de hoy que siguen vigentes. No incluye lo que espera aprobación.',
    ancha: true,
    valor: (e) => formatearPesos(e.recaudacionHoy),
    nota: (e) => textoDia(e.fecha),
  },
  {
    titulo: 'Recaudación Semana',
    definicion: 'Suma de los pagos vigentes de esta semana, de lunes a domingo.',
    ancha: true,
    valor: (e) => formatearPesos(e.recaudacionSemana),
    nota: (e) => textoSemana(e.semanaActual.inicio),
  },
  {
    titulo: '% Recuperación',
    definicion: 'De lo que deben pagar los préstamos activos, con interés, cuánto se ha pagado ya.',
    valor: (e) => textoPorcentaje(e.porcentajeRecuperacion),
    nota: () => 'ya pagado',
  },
  {
    titulo: 'Clientes Vencidos',
    definicion: 'Préstamos activos con saldo cuya fecha de vencimiento ya pasó.',
    camino: aLasRutas,
    valor: (e) => String(e.clientesVencidos),
    nota: (e) => `deben ${formatearPesos(e.saldoVencido)}`,
  },
  {
    titulo: 'Solicitudes Pendientes',
    definicion:
      'Lo que espera una decisión: créditos nuevos, cambios de pagos y de clientes, abonos múltiples, renovaciones, capturas tardías y gastos.',
    camino: soloGerente('/gerente/solicitudes'),
    ancha: true,
    valor: (e) => String(e.solicitudesPendientes),
    nota: (e) => cuantos(e.creditosPendientes, 'crédito nuevo', 'créditos nuevos'),
  },
];
