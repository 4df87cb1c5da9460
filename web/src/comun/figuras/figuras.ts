import { dashboardDeCobrador, type FilaReporte, type TableroCobrador } from '@leal/contract';
import {
  type Centavos,
  centavos,
  CERO,
  type Fecha,
  fechaLocal,
  formatearHora,
  formatearNumero,
  formatearPesos,
  sumar,
} from '@leal/domain';
import { faltaEn, type Sobrepuesto, useSobrepuestos } from '../../lib/acciones/sobrepuestos.ts';
import { pedidaEn } from '../../lib/api/con-copia.ts';
import { useLlamada } from '../../lib/api/consultas.ts';
import { useRetrasado } from '../../lib/use-retrasado.ts';
import { porQueDijo } from '../por-que/por-que-dijo.ts';

export type Tablero = TableroCobrador;

/** A collector's day in figures; the dashboard and 'Recaudado' are two views of it. */
export const useTablero = (id_usuario: string) =>
  useLlamada(dashboardDeCobrador, { parametros: { id_usuario } });

/** What this phone holds and an answer may lack, in the order of the taps, and what it surely has. */
export type DelTelefono = { readonly faltan: readonly Sobrepuesto[]; readonly estan: readonly Sobrepuesto[] };

const NADA: DelTelefono = { faltan: [], estan: [] };
const ESPERA_MS = 300;

/**
 * What is drawn over the figures of this answer. While a newer one is on its way nothing is drawn for a moment: on a
 * good line nothing is drawn twice.
 */
export function useSinConfirmar({
  data,
  isFetching,
}: {
  data: object | undefined;
  isFetching: boolean;
}): DelTelefono {
  const todos = useSobrepuestos();
  const pedida = pedidaEn(data);
  const faltan = todos.filter((uno) => faltaEn(uno, pedida));
  const hay = data !== undefined && faltan.length > 0;
  const seEspero = useRetrasado(hay, ESPERA_MS, false);
  if (!hay || (isFetching && !seEspero)) return NADA;
  return { faltan, estan: todos.filter((uno) => !faltaEn(uno, pedida)) };
}

/** Figures that are in no answer yet. `filas`: what they are made of, newest first. */
export type SinConfirmar = {
  readonly monto: Centavos;
  /** Cash about which a manager will decide: until then it is in hand, and in no other figure. */
  readonly enMano: Centavos;
  readonly pagos: number;
  readonly visitas: number;
  readonly atrasos: number;
  /** Distinct credits that no answer counts as visited. */
  readonly clientes: number;
  readonly filas: readonly FilaReporte[];
};

export const montoDe = ({ monto = 0 }: Sobrepuesto): Centavos => centavos(monto);
const diaDe = ({ capturado_en }: Sobrepuesto): Fecha => fechaLocal(new Date(capturado_en));
export const horaDe = ({ capturado_en }: Sobrepuesto): string => formatearHora(new Date(capturado_en));

/** The server had booked it before, under another key: it adds nothing. */
const yaEstaba = ({ respuesta }: Sobrepuesto): boolean =>
  (respuesta as { yaRegistrado?: unknown } | undefined)?.yaRegistrado === true;

/** The server has left it to a manager, or will, as the form said: it is cash in hand, and no payment yet. */
export const decideElGerente = ({ estado, previsto }: Sobrepuesto): boolean =>
  estado === 'en_revision' || (estado !== 'confirmado' && previsto === 'requiere_aprobacion');

/** The answer's row of this very tap: it got through, though this phone does not know it yet. */
const esSuFila = (uno: Sobrepuesto, fila: FilaReporte): boolean =>
  fila.id_credito === uno.sobre &&
  fila.tipo === uno.gestion &&
  fila.hora_registro === horaDe(uno) &&
  fila.monto_pagado === montoDe(uno);

/** What the register knows of its credit. */
type Credito = Partial<Pick<FilaReporte, 'nombre' | 'direccion' | 'monto_solicitado'>>;

function filaDe(uno: Sobrepuesto): FilaReporte {
  const { nombre = '', direccion = '', monto_solicitado = CERO } = uno.acerca as Credito;
  return {
    id_pago: uno.clave,
    id_credito: uno.sobre,
    tipo: uno.gestion ?? 'pago',
    nombre,
    direccion,
    monto_pagado: montoDe(uno),
    monto_solicitado,
    hora_registro: horaDe(uno),
    fecha_pago: diaDe(uno),
    ...porQueDijo(uno),
  };
}

/** What this phone did at the doors on these days and the answer, whose rows are `filas`, does not count. */
export function sinConfirmar(
  { faltan, estan }: DelTelefono,
  dias: readonly Fecha[],
  filas: readonly FilaReporte[] = [],
): SinConfirmar {
  const deEsosDias = (uno: Sobrepuesto) => uno.gestion !== undefined && dias.includes(diaDe(uno));
  const todos = faltan.filter(
    (uno) => deEsosDias(uno) && !yaEstaba(uno) && !filas.some((fila) => esSuFila(uno, fila)),
  );
  const suyos = todos.filter((uno) => !decideElGerente(uno));
  const de = (gestion: Sobrepuesto['gestion']) => suyos.filter((uno) => uno.gestion === gestion);
  const contados = new Set([
    ...filas.map(({ id_credito }) => id_credito),
    ...estan.filter(deEsosDias).map(({ sobre }) => sobre),
  ]);
  const visitados = new Set(suyos.map(({ sobre }) => sobre).filter((sobre) => !contados.has(sobre)));
  return {
    monto: sumar(...suyos.map(montoDe)),
    enMano: sumar(...todos.filter(decideElGerente).map(montoDe)),
    pagos: de('pago').length,
    visitas: de('visita').length,
    atrasos: de('atraso').length,
    clientes: visitados.size,
    filas: suyos.toReversed().map(filaDe),
  };
}

/** A line breaks between the parts, never in one. */
const entero = (parte: string): string => parte.replaceAll(' ', '\u00A0');

type Signo = '+' | '−';

/** '+ $120.00 sin confirmar', after the figure of an answer; undefined for nothing. */
export function textoSinConfirmar(
  cuanto: number | Centavos,
  como: 'pesos' | 'cuenta',
  signo: Signo = '+',
): string | undefined {
  if (cuanto === 0) return undefined;
  const cifra = como === 'pesos' ? formatearPesos(cuanto as Centavos) : formatearNumero(cuanto);
  return `${entero(`${signo} ${cifra}`)} ${entero('sin confirmar')}`;
}

/** 'a las 10:42 + $120.00 sin confirmar', after an amount that was read then: never one sum. */
export function textoAparte(monto: Centavos, leido: Date, signo: Signo = '+'): string | undefined {
  const aparte = textoSinConfirmar(monto, 'pesos', signo);
  return aparte && `${entero(`a las ${formatearHora(leido)}`)} ${aparte}`;
}

/** '1 pago hoy + 3 sin confirmar': a note with what it lacks. */
export const conAparte = (texto: string, aparte: string | undefined): string =>
  aparte === undefined ? texto : `${texto} ${aparte}`;
