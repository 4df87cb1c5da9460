import { formatearNumero, formatearPesos } from '@leal/domain';
import { textoPorcentaje, textoSemana } from '../../piezas/textos/textos.ts';
import type { Figura } from '../../ui/cifras/definiciones.ts';
import type { PorForma } from '../../piezas/textos/por-forma.ts';
import type { Nombrada } from '../../ui/cifras/QueEs.tsx';
import type { Tendencia } from '../../ui/cifras/Cifras.tsx';
import type { Oficina } from '../figuras/use-oficina.ts';
import {
  tendenciaCapital,
  tendenciaClientes,
  tendenciaEspera,
  tendenciaHoy,
  tendenciaRecuperacion,
  tendenciaRutas,
  tendenciaSemana,
  tendenciaVencidos,
} from './tendencias.ts';
import type { Estadisticas } from './use-estadisticas.ts';

type CifraDeGerente = {
  readonly titulo: string;
  readonly definicion: Figura;
  /** The figures that its note tells. */
  readonly ademas?: readonly Nombrada[];
  /** The rows that add up to it. */
  readonly camino: (oficina: Oficina) => string;
  readonly ancha?: boolean;
  readonly valor: (e: Estadisticas) => string;
  readonly nota: (e: Estadisticas) => string;
  /** What it says was collected, and the part of it that came by transfer, where any did. */
  readonly formas?: (e: Estadisticas) => PorForma;
  /** The trend against the week or the day before. */
  readonly tendencia: (e: Estadisticas, ahora: Date) => Tendencia;
};

/** The routes, sorted by the column that adds up to the figure. */
const aLasRutas =
  (orden: string) =>
  ({ base }: Oficina): string =>
    `${base}/rutas?orden=${orden}`;

const aLosClientes = ({ base }: Oficina): string => `${base}/clientes-activos`;

/** The part of the capital that the office still has; undefined for nothing. */
const dePorEntregar = ({ capitalPorEntregar: monto }: Estadisticas): string | undefined =>
  monto > 0 ? `de ello ${formatearPesos(monto)} por entregar` : undefined;

/** The cards of spec §2, 'Manager dashboard', in its order. */
export const CIFRAS: readonly CifraDeGerente[] = [
  {
    titulo: 'Capital Colocado',
    definicion: 'capital',
    ancha: true,
    camino: aLasRutas('-capital'),
    valor: (e) => formatearPesos(e.totalCapital),
    nota: (e) => dePorEntregar(e) ?? 'en créditos activos',
    ademas: [{ titulo: 'Por entregar', figura: 'porEntregar' }],
    tendencia: tendenciaCapital,
  },
  {
    titulo: 'Clientes Activos',
    definicion: 'clientesActivos',
    camino: aLosClientes,
    valor: (e) => formatearNumero(e.totalClientes),
    nota: (e) =>
      e.prestamosPorEntregar > 0
        ? `de ellos ${formatearNumero(e.prestamosPorEntregar)} por entregar`
        : 'con crédito',
    tendencia: tendenciaClientes,
  },
  {
    titulo: 'Rutas',
    definicion: 'rutas',
    camino: aLasRutas('cobrador'),
    valor: (e) => formatearNumero(e.totalCobradores),
    nota: () => 'con cuenta activa',
    tendencia: tendenciaRutas,
  },
  {
    titulo: 'Recaudación Hoy',
    definicion: 'recaudadoHoy',
    ancha: true,
    camino: aLasRutas('avance'),
    valor: (e) => formatearPesos(e.recaudacionHoy),
    nota: () => 'en todas las rutas',
    formas: (e) => [e.recaudacionHoy, e.transferidoHoy],
    tendencia: tendenciaHoy,
    ademas: [{ titulo: 'El mismo día de la semana pasada', figura: 'recaudadoDia' }],
  },
  {
    titulo: 'Recaudación Semana',
    definicion: 'recaudadoSemana',
    ancha: true,
    camino: ({ base }) => `${base}/reportes`,
    valor: (e) => formatearPesos(e.recaudacionSemana),
    nota: (e) => textoSemana(e.semanaActual.inicio),
    formas: (e) => [e.recaudacionSemana, e.transferidoSemana],
    tendencia: tendenciaSemana,
    ademas: [{ titulo: 'Contra la semana pasada', figura: 'semanaContraAnterior' }],
  },
  {
    titulo: '% Recuperación',
    definicion: 'recuperacion',
    camino: aLasRutas('recuperado'),
    valor: (e) => textoPorcentaje(e.porcentajeRecuperacion),
    nota: () => 'ya pagado',
    tendencia: tendenciaRecuperacion,
  },
  {
    titulo: 'Clientes Vencidos',
    definicion: 'clientesVencidos',
    camino: ({ base }) => `${base}/clientes-activos?ver=vencidos`,
    valor: (e) => formatearNumero(e.clientesVencidos),
    nota: (e) => (e.clientesVencidos > 0 ? `deben ${formatearPesos(e.saldoVencido)}` : 'nadie'),
    tendencia: tendenciaVencidos,
  },
  {
    titulo: 'Solicitudes Pendientes',
    definicion: 'porAprobar',
    camino: ({ base }) => `${base}/bandeja`,
    ancha: true,
    valor: (e) => formatearNumero(e.solicitudesPendientes),
    nota: () => 'por decidir',
    tendencia: tendenciaEspera,
  },
];
