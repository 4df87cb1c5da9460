import type { DiaDoc } from '@leal/contract/documentos';
import {
  type Aportacion,
  cambioPorAprobar,
  CERO,
  DIAS_TOTALES,
  type Fecha,
  hojas,
  type Incrementos,
  sumarDias,
} from '@leal/domain';
import type { Cartera } from './cartera.ts';

/** The collector's day, created with zeros when it is its first trace. */
export function diaDe(cartera: Cartera, fecha: Fecha): DiaDoc {
  const conocido = cartera.dias.get(fecha);
  if (conocido) return conocido;
  const nuevo: DiaDoc = {
    id_cobrador: cartera.cobrador.id_usuario,
    fecha,
    cobrado_centavos: CERO,
    pagos: 0,
    visitas: 0,
    atrasos: 0,
    efectivo_centavos: CERO,
    gastos_centavos: CERO,
    gastos: 0,
    creditos_nuevos: 0,
    creditos_terminados: 0,
    filas: {},
  };
  cartera.dias.set(fecha, nuevo);
  return nuevo;
}

type Arbol = Record<string, unknown>;

/** Adds every delta where it belongs, as the store's increments do. */
function incrementar(documento: object, incrementos: Incrementos): void {
  for (const { ruta, delta } of hojas(incrementos)) {
    let rama = documento as Arbol;
    for (const campo of ruta.slice(0, -1)) rama = (rama[campo] ??= {}) as Arbol;
    const hoja = ruta.at(-1) ?? '';
    rama[hoja] = Number(rama[hoja] ?? 0) + delta;
  }
}

/** Open credits by due date: a date without any is not kept. */
function olvidarVencimientosVacios(cartera: Cartera): void {
  const { vencimientos } = cartera.totales;
  for (const dia of Object.keys(vencimientos) as Fecha[]) {
    if (vencimientos[dia]?.n === 0) delete vencimientos[dia];
  }
}

/** Moves the running sums and the days by what a change adds to them. */
export function sumarAportacion(cartera: Cartera, { totales, dias }: Aportacion): void {
  incrementar(cartera.totales, totales);
  incrementar(cartera.aviso.por_aprobar, cambioPorAprobar(totales) ?? {});
  if (totales.vencimientos) olvidarVencimientosVacios(cartera);
  for (const [dia, sumas] of Object.entries(dias)) {
    incrementar(diaDe(cartera, dia as Fecha), sumas);
  }
}

/** The running sums carry the last days only; older ones live in their day's document. */
export function olvidarDiasViejos(cartera: Cartera): void {
  const primero = sumarDias(cartera.hoy, 1 - DIAS_TOTALES);
  const { ultimos_15_dias } = cartera.totales;
  for (const dia of Object.keys(ultimos_15_dias) as Fecha[]) {
    if (dia < primero) delete ultimos_15_dias[dia];
  }
}
