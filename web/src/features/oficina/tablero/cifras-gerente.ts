import { formatearNumero, formatearPesos } from '@leal/domain';
import { cuantos, textoDia, textoSemana } from '../../../comun/textos/textos.ts';
import type { Figura } from '../../../ui/cifras/definiciones.ts';
import type { Oficina } from '../use-oficina.ts';
import type { Estadisticas } from './use-estadisticas.ts';

type CifraDeGerente = {
  readonly titulo: string;
  readonly definicion: Figura;
  /** The screen with its details, for roles that may open it. */
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
const textoPorcentaje = (porcentaje: number): string => `${porcentaje.toFixed(2)} %`;

/** The cards of spec §2, 'Manager dashboard', in its order. */
export const CIFRAS: readonly CifraDeGerente[] = [
  {
    titulo: 'Capital Colocado',
    definicion: 'capital',
    ancha: true,
    valor: (e) => formatearPesos(e.totalCapital),
    nota: () => 'en préstamos activos',
  },
  {
    titulo: 'Clientes Activos',
    definicion: 'clientesActivos',
    camino: soloGerente('/gerente/clientes-activos'),
    valor: (e) => formatearNumero(e.totalClientes),
    nota: () => 'con préstamo',
  },
  {
    titulo: 'Rutas',
    definicion: 'rutas',
    camino: aLasRutas,
    valor: (e) => formatearNumero(e.totalCobradores),
    nota: () => 'con cuenta activa',
  },
  {
    titulo: 'Recaudación Hoy',
    definicion: 'recaudadoHoy',
    ancha: true,
    valor: (e) => formatearPesos(e.recaudacionHoy),
    nota: (e) => textoDia(e.fecha),
  },
  {
    titulo: 'Recaudación Semana',
    definicion: 'recaudadoSemana',
    ancha: true,
    valor: (e) => formatearPesos(e.recaudacionSemana),
    nota: (e) => textoSemana(e.semanaActual.inicio),
  },
  {
    titulo: '% Recuperación',
    definicion: 'recuperacion',
    valor: (e) => textoPorcentaje(e.porcentajeRecuperacion),
    nota: () => 'ya pagado',
  },
  {
    titulo: 'Clientes Vencidos',
    definicion: 'clientesVencidos',
    camino: aLasRutas,
    valor: (e) => formatearNumero(e.clientesVencidos),
    nota: (e) => `deben ${formatearPesos(e.saldoVencido)}`,
  },
  {
    titulo: 'Solicitudes Pendientes',
    definicion: 'porAprobar',
    camino: soloGerente('/gerente/solicitudes'),
    ancha: true,
    valor: (e) => formatearNumero(e.solicitudesPendientes),
    nota: (e) => cuantos(e.creditosPendientes, 'crédito nuevo', 'créditos nuevos'),
  },
];
