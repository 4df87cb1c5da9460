import { dashboardDeCobrador, type TableroCobrador } from '@leal/contract';
import { type Centavos, formatearHora, formatearNumero, formatearPesos } from '@leal/domain';
import { faltaEn, useSobrepuestos } from '../../lib/acciones/sobrepuestos.ts';
import { pedidaEn } from '../../lib/api/con-copia.ts';
import { useLlamada } from '../../lib/api/consultas.ts';
import { useRetrasado } from '../../lib/use-retrasado.ts';
import type { DelTelefono } from './del-dia.ts';

export type Tablero = TableroCobrador;

/** A collector's day in figures; the dashboard and 'Recaudado' are two views of it. */
export const useTablero = (id_usuario: string) =>
  useLlamada(dashboardDeCobrador, { parametros: { id_usuario } });

const NADA: DelTelefono = { faltan: [], estan: [] };
const ESPERA_MS = 300;

/**
 * The registers that are drawn over the figures of this answer. While a newer one is on its way nothing is drawn for a
 * moment: on a good line nothing is drawn twice.
 */
export function useDelTelefono({
  data,
  isFetching,
}: {
  data: object | undefined;
  isFetching: boolean;
}): DelTelefono {
  const todos = useSobrepuestos();
  const pedida = pedidaEn(data);
  const faltan = todos.filter((sobrepuesto) => faltaEn(sobrepuesto, pedida));
  const hay = data !== undefined && faltan.length > 0;
  const seEspero = useRetrasado(hay, ESPERA_MS, false);
  if (!hay || (isFetching && !seEspero)) return NADA;
  return { faltan, estan: todos.filter((sobrepuesto) => !faltaEn(sobrepuesto, pedida)) };
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
