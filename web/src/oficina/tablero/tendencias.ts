import { centavos, CERO, diasCompletos, formatearNumero, formatearPesos, variacion } from '@leal/domain';
import { textoEdad } from '../../piezas/textos/edad.ts';
import { cuantos, diaCorto } from '../../piezas/textos/textos.ts';
import type { Tendencia } from '../../ui/cifras/Cifras.tsx';
import { tendenciaDe, textoLapsoPasado } from '../../comun/reportes/contra-anterior.ts';
import type { Estadisticas } from './use-estadisticas.ts';

/** The same weekday of the week before; the whole day, because nothing tells how it stood at this hour. */
const mismoDia = ({ cobranza, fecha }: Pick<Estadisticas, 'cobranza' | 'fecha'>) =>
  cobranza.find((dia) => dia.fecha === fecha)?.cobrado_semana_pasada;

export function tendenciaHoy(e: Estadisticas): Tendencia {
  const monto = mismoDia(e);
  return { texto: `${formatearPesos(monto ?? CERO)} el ${diaCorto(e.fecha)} pasado` };
}

const SIN_ANTES: Tendencia = { texto: 'sin semana anterior' };

type Cartera = NonNullable<Estadisticas['haceUnaSemana']>;

/**
 * A portfolio figure's trend since the night of seven days ago. Growing is neither good nor bad by itself; loans grow
 * it once they are handed over.
 */
const tendenciaDeCartera =
  (figura: (cartera: Cartera) => number, comoTexto: (cuanto: number) => string) =>
  (e: Estadisticas): Tendencia => {
    if (e.haceUnaSemana === null) return SIN_ANTES;
    const cambio = figura(e) - figura(e.haceUnaSemana);
    const cuanto = comoTexto(Math.abs(cambio));
    if (cuanto === comoTexto(0)) return { texto: 'igual en 7 días' };
    return cambio > 0
      ? { texto: `+${cuanto} en 7 días`, flecha: 'sube' }
      : { texto: `−${cuanto} en 7 días`, flecha: 'baja' };
  };

export const tendenciaCapital = tendenciaDeCartera(
  ({ totalCapital, capitalPorEntregar }) => totalCapital - capitalPorEntregar,
  (cuanto) => formatearPesos(centavos(cuanto)),
);
export const tendenciaClientes = tendenciaDeCartera(
  ({ totalClientes, prestamosPorEntregar }) => totalClientes - prestamosPorEntregar,
  formatearNumero,
);
export const tendenciaRutas = tendenciaDeCartera(({ totalCobradores }) => totalCobradores, formatearNumero);
/** The trend in its own points, like the others: per cent of a percentage says nothing. */
export const tendenciaRecuperacion = tendenciaDeCartera(
  ({ porcentajeRecuperacion }) => porcentajeRecuperacion,
  (cuanto) => cuanto.toFixed(2),
);

/** The days of this week that are over beside those of the week before. */
export function tendenciaSemana({ cobranza, fecha, recaudacionSemanaPasada }: Estadisticas): Tendencia {
  const dias = diasCompletos(cobranza, fecha);
  if (dias === null) return { texto: `${formatearPesos(recaudacionSemanaPasada)} la semana pasada` };
  const pct = variacion(dias.cobrado, dias.semana_pasada);
  const pasados = textoLapsoPasado(dias.desde, dias.hasta);
  if (pct !== null) return tendenciaDe(pct, pasados);
  return dias.semana_pasada > 0 ? { texto: `${formatearPesos(dias.semana_pasada)} ${pasados}` } : SIN_ANTES;
}

/** The credits that fell due in the last seven days and still owe: the first bracket of the overdue. */
export function tendenciaVencidos({ vencidos: [recientes] }: Estadisticas): Tendencia {
  if (!recientes?.clientes) return { texto: `ninguno nuevo en ${recientes?.hasta ?? 7} días` };
  const texto = `${cuantos(recientes.clientes, 'nuevo', 'nuevos')} en ${recientes.hasta} días`;
  return { texto, flecha: 'sube', tono: 'mal' };
}

/** When the one that waits longest was asked for. */
export const masAntigua = ({ esperaDesde, porAprobar }: Estadisticas): string | null =>
  Object.entries(esperaDesde)
    .flatMap(([clase, desde]) => (desde && porAprobar[clase as keyof typeof porAprobar] > 0 ? [desde] : []))
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;

export function tendenciaEspera(e: Estadisticas, ahora: Date): Tendencia {
  const desde = masAntigua(e);
  return { texto: desde === null ? 'nada espera' : `la más antigua, hace ${textoEdad(desde, ahora)}` };
}
