import { centavos, type Fecha, LINEAS_DE_RESULTADO, type LineasDeResultado } from '@leal/domain';
import { AggregateField, FieldValue, type Query } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';

type Entre = { readonly inicio: Fecha; readonly fin: Fecha };

/** The store adds up five at most in one query; each group has its index. */
const POR_CONSULTA = 4;
const GRUPOS = Array.from({ length: Math.ceil(LINEAS_DE_RESULTADO.length / POR_CONSULTA) }, (_, i) =>
  LINEAS_DE_RESULTADO.slice(i * POR_CONSULTA, (i + 1) * POR_CONSULTA),
);

/** Each sum of these days that a result has, without reading a day: a read of each group for each thousand of them. */
async function sumar(dias: Query, { inicio, fin }: Entre): Promise<LineasDeResultado> {
  const deEllos = dias.where('fecha', '>=', inicio).where('fecha', '<=', fin);
  const deGrupos = await Promise.all(
    GRUPOS.map(async (grupo) => {
      const pedidas = Object.fromEntries(grupo.map((linea) => [linea, AggregateField.sum(linea)]));
      return (await deEllos.aggregate(pedidas).get()).data();
    }),
  );
  const sumas: Record<string, number | undefined> = Object.assign({}, ...deGrupos);
  return Object.fromEntries(
    LINEAS_DE_RESULTADO.map((linea) => [linea, centavos(sumas[linea] ?? 0)]),
  ) as LineasDeResultado;
}

/** The days of all collectors. */
export const sumasDeOficinaEntre = (entre: Entre): Promise<LineasDeResultado> =>
  sumar(firestore().collectionGroup('dias'), entre);

export const sumasDeCobradorEntre = (id_cobrador: string, entre: Entre): Promise<LineasDeResultado> =>
  sumar(firestore().collection(`totales/${id_cobrador}/dias`), entre);

/** Every day of everybody, as far as it says these sums. */
export const diasPorCompletar = (): Query =>
  firestore()
    .collectionGroup('dias')
    .select(...LINEAS_DE_RESULTADO);

/** What a day does not say of them yet is added as nothing: a day without one of them would be in none of the sums. */
export const faltanEnDia = (dia: object): Readonly<Record<string, FieldValue>> =>
  Object.fromEntries(
    LINEAS_DE_RESULTADO.filter((linea) => !(linea in dia)).map((linea) => [linea, FieldValue.increment(0)]),
  );
