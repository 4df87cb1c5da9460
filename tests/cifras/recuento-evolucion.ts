/*
 * A week's picture again, credit by credit and day by day, from all documents of the office: nothing of the code that makes it, and none
 * of its order. Amounts in centavos.
 */
import type { CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';
import { diarioDe, masDias, seCobra, suma, totalDe, viva } from './recuento.ts';

type Todo = {
  readonly creditos: readonly CreditoDoc[];
  readonly filas: readonly MovimientoDoc[];
  readonly festivosDe: (credito: CreditoDoc) => readonly string[];
};

/** Monterrey is six hours behind, all year. */
const medianoche = (dia: string): number => Date.parse(`${dia}T06:00:00Z`);

/** Whose it was in the last moment of that day. */
function duenoAlCerrar({ asignaciones = [], id_cobrador }: CreditoDoc, dia: string): string {
  const cierre = medianoche(masDias(dia, 1));
  const despues = asignaciones.filter(({ hasta }) => hasta.getTime() >= cierre);
  return despues[0]?.id_cobrador ?? id_cobrador;
}

/** One credit, to be asked of any day. */
function unCredito(credito: CreditoDoc, todo: Todo) {
  const filas = todo.filas.filter(({ id_credito }) => id_credito === credito.id_credito);
  const festivos = todo.festivosDe(credito);
  const inicio = credito.fecha_inicio ?? '9999-12-31';
  const apertura = filas.find(({ tipo, ...fila }) => tipo === 'apertura' && viva({ tipo, ...fila }))?.fecha;
  const pagado = (dia: string): number =>
    suma(
      filas.filter((fila) => viva(fila) && fila.fecha <= dia),
      ({ monto_centavos }) => monto_centavos,
    );
  const saldo = (dia: string): number => Math.max(totalDe(credito) - pagado(dia), 0);
  const entregado = (dia: string): boolean => {
    if (!['Aprobado', 'Finalizado', 'Renovado', 'Castigado'].includes(credito.estado_credito)) return false;
    if (inicio > dia || (apertura !== undefined && apertura > dia)) return false;
    const { entrega } = credito;
    return !entrega || (entrega.estado === 'entregada' && (entrega.fecha ?? dia) <= dia);
  };
  const perdidos = [
    ...(credito.castigo ? [{ fecha: credito.castigo.fecha, deshecho: '9999-12-31' }] : []),
    ...(credito.castigos_deshechos ?? []),
  ];
  const perdido = (dia: string): boolean =>
    perdidos.some(({ fecha, deshecho }) => dia >= fecha && dia < deshecho);
  const corre = (dia: string): boolean => entregado(dia) && !perdido(dia) && saldo(dia) > 0;
  /** The n-th day on which it is collected. */
  const diaNumero = (n: number): string => {
    let dia = inicio;
    for (let quedan = n; quedan > 0;) {
      dia = masDias(dia, 1);
      if (seCobra(credito, dia, festivos)) quedan -= 1;
    }
    return dia;
  };
  const atras = (dia: string): number => {
    const debe = diaNumero(Math.min(Math.floor(pagado(dia) / diarioDe(credito)) + 1, credito.dias_pago));
    return Math.max(0, Math.round((Date.parse(dia) - Date.parse(debe)) / 86_400_000));
  };
  return {
    credito,
    filas,
    festivos,
    inicio,
    apertura,
    pagado,
    saldo,
    entregado,
    perdido,
    corre,
    diaNumero,
    atras,
  };
}
type Uno = ReturnType<typeof unCredito>;

export const TRAMOS = [0, 1, 2, 8, 16, 31, 61];
const EDADES = [0, 1, 8, 16, 31, 61];
const en = (cortes: readonly number[], dias: number): number =>
  cortes.filter((corte) => corte <= dias).length - 1;

const contar = (de: readonly number[]) => ({ n: de.length, saldo_centavos: suma(de, (saldo) => saldo) });

function enQueQuedo(uno: Uno, domingo: string, antes: number, suyo: boolean): string {
  if (uno.perdido(domingo)) return 'castigado';
  if (!uno.corre(domingo))
    return uno.filas.some((fila) => fila.tipo === 'liquidacion' && viva(fila) && fila.fecha <= domingo)
      ? 'renovado'
      : 'liquidado';
  if (!suyo) return 'a_otro';
  const ahora = en(EDADES, uno.atras(domingo));
  if (ahora === 0) return 'al_corriente';
  if (ahora === antes) return 'igual';
  return ahora < antes ? 'mejor' : 'peor';
}

export const CAMBIOS = [
  'al_corriente',
  'mejor',
  'igual',
  'peor',
  'liquidado',
  'renovado',
  'castigado',
  'a_otro',
];

/** The promises for days of the week: by the tap that made each, and what was paid from then on to its day. */
function promesas(unos: readonly Uno[], lunes: string, domingo: string) {
  let [vencieron, cumplidas] = [0, 0];
  for (const { filas } of unos)
    for (const fila of filas) {
      const { promesa } = fila;
      if (!promesa || promesa.fecha < lunes || promesa.fecha > domingo) continue;
      const pagos = filas.filter(
        (otra) =>
          otra.tipo === 'pago' &&
          viva(otra) &&
          otra.capturado_en > fila.capturado_en &&
          otra.fecha <= promesa.fecha,
      );
      const cumple = suma(pagos, ({ monto_centavos }) => monto_centavos) >= promesa.monto_centavos;
      const otraAntes = filas.some(
        (otra) => otra.promesa && otra.capturado_en > fila.capturado_en && otra.fecha < promesa.fecha,
      );
      if (cumple || !otraAntes) vencieron += 1;
      if (cumple) cumplidas += 1;
    }
  return { vencieron, cumplidas };
}

function primeros(unos: readonly Uno[], lunes: string, domingo: string) {
  const suyos = unos
    .filter(({ credito, inicio }) => !credito.importado && inicio < '9999')
    .map((uno) => ({ uno, dia: uno.diaNumero(1) }))
    .filter(({ uno, dia }) => dia >= lunes && dia <= domingo && uno.entregado(dia));
  const fallaron = suyos.filter(
    ({ uno, dia }) => uno.pagado(dia) < Math.min(diarioDe(uno.credito), totalDe(uno.credito)),
  );
  return { vencieron: suyos.length, fallaron: fallaron.length };
}

function cobranza(unos: readonly Uno[], dias: readonly string[]) {
  const esperado = suma(unos, (uno) =>
    suma(dias, (dia) =>
      uno.corre(masDias(dia, -1)) && seCobra(uno.credito, dia, uno.festivos)
        ? Math.min(diarioDe(uno.credito), uno.saldo(masDias(dia, -1)))
        : 0,
    ),
  );
  // Days after it was written off nothing of it was to be collected.
  const pagos = unos.flatMap(({ filas, perdido }) =>
    filas.filter(
      (fila) =>
        fila.tipo === 'pago' && viva(fila) && dias.includes(fila.fecha) && !perdido(masDias(fila.fecha, -1)),
    ),
  );
  return {
    esperado_centavos: esperado,
    cobrado_centavos: suma(pagos, ({ monto_centavos }) => monto_centavos),
  };
}

function cosechas(unos: readonly Uno[], lunes: string, domingo: string) {
  const casos = unos
    .filter(({ credito, inicio }) => !credito.importado && inicio < '9999')
    .flatMap((uno) =>
      [10, 20, 30, 40, 50, 60, 70, 80, 90]
        .map((edad) => ({ uno, edad, mes: uno.inicio.slice(0, 7), dia: masDias(uno.inicio, edad) }))
        .filter(({ dia }) => dia >= lunes && dia <= domingo && uno.entregado(dia)),
    );
  const grupos = Map.groupBy(casos, ({ mes, edad }) => `${mes} ${edad}`);
  return [...grupos.keys()].sort().map((clave) => {
    const de = grupos.get(clave) ?? [];
    return {
      mes: clave.slice(0, 7),
      edad: Number(clave.slice(8)),
      n: de.length,
      total_centavos: suma(de, ({ uno }) => totalDe(uno.credito)),
      por_pagar_centavos: suma(de, ({ uno, dia }) => uno.saldo(dia)),
    };
  });
}

/** The picture of that collector's week. */
export function contarSemana(todo: Todo, id: string, lunes: string) {
  const [vispera, domingo] = [masDias(lunes, -1), masDias(lunes, 6)];
  const dias = [0, 1, 2, 3, 4, 5, 6].map((n) => masDias(lunes, n));
  const todos = todo.creditos
    .filter(({ fecha_inicio }) => fecha_inicio !== null)
    .map((c) => unCredito(c, todo));
  const fueron = todos.filter((uno) => duenoAlCerrar(uno.credito, vispera) === id && uno.corre(vispera));
  const alFinal = todos.filter((uno) => duenoAlCerrar(uno.credito, domingo) === id);
  const son = alFinal.filter((uno) => uno.corre(domingo));
  const enTramo = (i: number) => son.filter((uno) => en(TRAMOS, uno.atras(domingo)) === i);
  const llegaron = son.filter((uno) => !fueron.includes(uno));
  const saldos = (unos: readonly Uno[]) => unos.map((uno) => uno.saldo(domingo));
  return {
    cartera: {
      n: TRAMOS.map((_, i) => enTramo(i).length),
      saldo_centavos: TRAMOS.map((_, i) => suma(saldos(enTramo(i)), (saldo) => saldo)),
    },
    cambios: EDADES.map((_, edad) => {
      const deEdad = fueron.filter((uno) => en(EDADES, uno.atras(vispera)) === edad);
      return Object.fromEntries(
        CAMBIOS.map((cambio) => [
          cambio,
          contar(
            deEdad
              .filter((uno) => enQueQuedo(uno, domingo, edad, alFinal.includes(uno)) === cambio)
              .map((uno) => uno.saldo(vispera)),
          ),
        ]),
      );
    }),
    nuevos: contar(saldos(llegaron.filter((uno) => !uno.corre(vispera)))),
    de_otros: contar(saldos(llegaron.filter((uno) => uno.corre(vispera)))),
    cosechas: cosechas(
      todos.filter(({ credito }) => (credito.empezo_con ?? credito.id_cobrador) === id),
      lunes,
      domingo,
    ),
    promesas: promesas(alFinal, lunes, domingo),
    primeros: primeros(alFinal, lunes, domingo),
    ...cobranza(alFinal, dias),
  };
}
