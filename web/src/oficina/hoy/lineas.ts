import type { cortesSinEntregar, Respuesta } from '@leal/contract';
import { formatearPesos, sumar } from '@leal/domain';
import { textoPorForma } from '../../piezas/textos/por-forma.ts';
import { textoEdad } from '../../piezas/textos/edad.ts';
import { conMinuscula, cuantos, textoDia, textoPorcentaje } from '../../piezas/textos/textos.ts';
import { type CuentaDelBanco, transferenciasQueEsperan } from '../banco/que-esperan.ts';
import type { Oficina } from '../figuras/use-oficina.ts';
import { aLosDeRiesgo, masDe, type Riesgo, textoClientes, textoParte } from '../riesgo/textos.ts';
import { cuantasSenales } from '../senales/cuantas.ts';
import { masAntigua, tendenciaSemana } from '../tablero/tendencias.ts';
import type { Estadisticas } from '../tablero/use-estadisticas.ts';

export type SinEntregar = Respuesta<typeof cortesSinEntregar>;

export type Linea = {
  readonly tema: string;
  readonly texto: string;
  /** The rows that it speaks of. */
  readonly camino: string;
  /** Something has to be done about it. */
  readonly pide: boolean;
};

export type AdemasEsperan = CuentaDelBanco & {
  readonly ahora: Date;
  /** Those that another manager has to confirm. */
  readonly castigos?: number | undefined;
  /** Days of collectors with a signal at which nobody has looked. */
  readonly senales?: number | undefined;
};

/** Where the only thing that waits is. */
const soloDe = ({ castigos, senales }: { readonly castigos: number; readonly senales: number }): string => {
  if (castigos > 0) return '/castigados';
  return senales > 0 ? '/senales' : '/bandeja';
};

/** What waits for a manager; where only write-offs or only signals do, the way is to them. */
export function decisiones(
  e: Estadisticas,
  { base }: Oficina,
  { ahora, castigos = 0, senales = 0, ...delBanco }: AdemasEsperan,
): Linea {
  const n = e.solicitudesPendientes;
  const desde = masAntigua(e);
  const edad =
    desde === null ? '' : `; ${n === 1 ? 'pedida' : 'la más vieja'} hace ${textoEdad(desde, ahora)}`;
  const partes = [
    ...(n > 0 ? [`${cuantos(n, 'solicitud espera', 'solicitudes esperan')} decisión${edad}`] : []),
    ...transferenciasQueEsperan(delBanco),
    ...(castigos > 0 ? [`${cuantos(castigos, 'castigo', 'castigos')} por confirmar`] : []),
    ...(senales > 0 ? [cuantasSenales(senales)] : []),
  ];
  return {
    tema: 'Decisiones',
    texto: partes.join(' · ') || 'Nada espera decisión',
    camino: base + (partes.length === 1 ? soloDe({ castigos, senales }) : '/bandeja'),
    pide: partes.length > 0,
  };
}

/** Cash of earlier days that is still in the street. */
export function efectivo({ datos: cajas, total: n }: SinEntregar, { base }: Oficina): Linea {
  const [masVieja] = cajas;
  const camino = `${base}/cortes`;
  if (!masVieja)
    return { tema: 'Efectivo', texto: 'Ninguna caja de días anteriores sin entregar', camino, pide: false };
  const suma = formatearPesos(sumar(...cajas.map(({ esperado }) => esperado)));
  const desde = `${masVieja.nombre_cobrador}, desde el ${conMinuscula(textoDia(masVieja.desde))}`;
  const cuantas = `${cuantos(n, 'caja', 'cajas')} de días anteriores sin entregar`;
  // Of many boxes only the oldest are told one by one.
  const texto =
    cajas.length < n
      ? `${cuantas}; las ${cajas.length} más viejas suman ${suma}. La más vieja, de ${desde}`
      : `${cuantas}, ${suma}: ${n === 1 ? 'de' : 'la más vieja, de'} ${desde}`;
  return { tema: 'Efectivo', texto, camino, pide: true };
}

/** The week's collection beside the same days of the week before, and which part of what was expected came in. */
export const cobranza = (e: Estadisticas, { base }: Oficina): Linea => {
  const { texto, tono } = tendenciaSemana(e);
  const { porcentaje, dias } = e.cobradoDeLoEsperado.sieteDias;
  const deLoEsperado =
    porcentaje === null
      ? ''
      : `. De lo esperado, ${textoPorcentaje(porcentaje)} en ${cuantos(dias, 'día', 'días')}`;
  const formas = textoPorForma(e.recaudacionSemana, e.transferidoSemana);
  return {
    tema: 'Cobranza',
    texto: `${formatearPesos(e.recaudacionSemana)} esta semana${formas === undefined ? '' : ` (${formas})`}; ${texto}${deLoEsperado}`,
    camino: `${base}/reportes`,
    pide: tono === 'mal',
  };
};

const DIAS = 7;

/** What is more than a week behind, and whose part of it is the greatest. */
export function riesgo({ riesgo: partes, cobradores }: Riesgo, { base }: Oficina): Linea {
  const enRiesgo = partes.find(({ dias }) => dias === DIAS);
  const [peor] = cobradores ?? [];
  const suyo = peor?.riesgo.find(({ dias }) => dias === DIAS);
  const camino = aLosDeRiesgo(base, DIAS);
  const tema = 'Riesgo';
  if (!enRiesgo || enRiesgo.clientes === 0)
    return { tema, texto: `Nadie tiene ${conMinuscula(masDe(DIAS))} de atraso`, camino, pide: false };
  const { saldo, porcentaje, clientes } = enRiesgo;
  const deQuien =
    peor && suyo && suyo.clientes > 0
      ? `. La ruta con más parte en riesgo: ${peor.nombre_cobrador}, ${textoParte(suyo.porcentaje)}`
      : '';
  const texto = `${formatearPesos(saldo)} con ${conMinuscula(masDe(DIAS))} de atraso, ${textoParte(porcentaje)} de la cartera, de ${textoClientes(clientes)}${deQuien}`;
  return { tema, texto, camino, pide: true };
}

/** Approved loans whose cash the office still has. Nobody but a manager has their list: a supervisor reads of them beside the cash. */
export function entregas(e: Estadisticas, { base, esGerente }: Oficina): Linea {
  const n = e.prestamosPorEntregar;
  const texto =
    n === 0
      ? 'Ningún préstamo aprobado está sin entregar'
      : `${cuantos(n, 'préstamo aprobado', 'préstamos aprobados')} sin entregar, ${formatearPesos(e.capitalPorEntregar)}`;
  const camino = esGerente ? `${base}/por-entregar` : `${base}/efectivo`;
  return { tema: 'Entregas', texto, camino, pide: n > 0 };
}

/** As one pastes them into a message. */
export const comoMensaje = (cuando: string, lineas: readonly Linea[]): string =>
  [cuando, ...lineas.map(({ tema, texto }) => `• ${tema}: ${texto}`)].join('\n');
