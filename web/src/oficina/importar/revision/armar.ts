import { renglonImportado, type RenglonPorImportar } from '@leal/contract';
import {
  type Celda,
  CERO,
  claseDeFila,
  type ColumnaImportada,
  COLUMNAS_IMPORTADAS,
  enteroDeCelda,
  type Fecha,
  fechaDeCelda,
  type Hallazgo,
  montoDeCelda,
  montoPorComparar,
  normalizar,
  type OrdenDeFecha,
  ordenDeFechas,
  sinMayusculas,
  telefonoDeCelda,
  textoDeCelda,
} from '@leal/domain';
import * as z from 'zod/mini';
import type { Hoja as HojaDe } from '../../archivo/hoja.ts';
import { COLUMNAS } from './palabras.ts';
import { conMinuscula } from '../../../piezas/textos/textos.ts';

export type Cobrador = {
  readonly id_usuario: string;
  readonly nombre: string;
  readonly email?: string | undefined;
  readonly activo: boolean;
};

/** The texts typed instead of cells, by row. */
export type Mendados = Readonly<Record<number, Readonly<Partial<Record<ColumnaImportada, string>>>>>;

export type Hoja = HojaDe<ColumnaImportada>;

export type Cuando = { readonly hoy: Fecha; readonly cobradores: readonly Cobrador[] };

/** A loan's row as it was read: its cells as texts, and what it says where all of it has a meaning. */
export type Leido = {
  readonly renglon: number;
  readonly textos: Readonly<Record<ColumnaImportada, string>>;
  readonly dice: RenglonPorImportar | null;
  readonly hallazgos: readonly Hallazgo[];
};

const SIN_NEGOCIO = 'Sin negocio';
const SIN_DIRECCION = 'Sin dirección';

const mal = (campo: string, mensaje: string): Hallazgo => ({ campo, duda: null, mensaje });

/** By e-mail or by name; of two of one name it says so. */
function cobradorDe(texto: string, cobradores: readonly Cobrador[]): Cobrador | Hallazgo {
  if (texto === '') return mal('cobrador', 'falta el cobrador');
  const clave = normalizar(texto);
  const candidatos = cobradores.filter(
    ({ nombre, email = '' }) => normalizar(email) === clave || normalizar(nombre) === clave,
  );
  const [primero, otro] = candidatos;
  if (primero === undefined) return mal('cobrador', `no hay un cobrador '${texto}'`);
  if (otro) return mal('cobrador', `hay ${candidatos.length} cobradores '${texto}': escribe su correo`);
  return primero.activo ? primero : mal('cobrador', `${primero.nombre} no está activo`);
}

/** A dash is written for nothing; a blank one may have been forgotten. */
const nadaPagado = ({ total_pagado }: Leido['textos']) => (/^-+$/.test(total_pagado) ? CERO : undefined);

type Valor<T> = T | null | undefined;

function armar(
  textos: Leido['textos'],
  celdas: (columna: ColumnaImportada) => Celda,
  { hoy, cobradores, orden }: Cuando & { readonly orden: OrdenDeFecha },
): { readonly forma: object; readonly hallazgos: readonly Hallazgo[] } {
  const hallazgos: Hallazgo[] = [];
  /** The value; blank it is `vacio`, or missing where that is undefined. */
  function valor<T>(columna: ColumnaImportada, leido: Valor<T>, vacio: T | undefined): T | undefined {
    if (leido === undefined)
      hallazgos.push(mal(columna, `no se entiende ${COLUMNAS[columna].titulo} '${textos[columna]}'`));
    if (leido !== null) return leido;
    if (vacio === undefined) hallazgos.push(mal(columna, `falta ${COLUMNAS[columna].titulo}`));
    return vacio;
  }
  const opcional = <T>(columna: ColumnaImportada, leido: Valor<T>): T | undefined =>
    leido === null ? undefined : valor(columna, leido, undefined);
  const cobrador = cobradorDe(textos.cobrador, cobradores);
  if ('mensaje' in cobrador) hallazgos.push(cobrador);
  const { calle, colonia } = textos;
  const direccion = textos.direccion || [calle, colonia].filter(Boolean).join(', ');
  const forma = {
    id_cobrador: 'mensaje' in cobrador ? 'nadie' : cobrador.id_usuario,
    nombre: sinMayusculas([textos.nombre, textos.apellidos].filter(Boolean).join(' ')),
    negocio: sinMayusculas(textos.negocio) || SIN_NEGOCIO,
    direccion: sinMayusculas(direccion) || SIN_DIRECCION,
    calle: sinMayusculas(calle),
    colonia: sinMayusculas(colonia),
    telefono: telefonoDeCelda(celdas('telefono')),
    segundo_telefono: telefonoDeCelda(celdas('segundo_telefono')),
    monto_solicitado: valor('monto_solicitado', montoDeCelda(celdas('monto_solicitado')), undefined),
    dias_pago: valor('dias_pago', enteroDeCelda(celdas('dias_pago')), undefined),
    fecha_inicio: valor('fecha_inicio', fechaDeCelda(celdas('fecha_inicio'), { hoy, orden }), undefined),
    total_pagado: valor('total_pagado', montoDeCelda(celdas('total_pagado')), nadaPagado(textos)),
    atrasos: valor('atrasos', enteroDeCelda(celdas('atrasos')), 0),
    orden: opcional('orden', enteroDeCelda(celdas('orden'))),
    nota: textos.nota,
    saldo: opcional('saldo', montoPorComparar(celdas('saldo'))),
    monto_diario: opcional('monto_diario', montoPorComparar(celdas('monto_diario'))),
  };
  return { forma, hallazgos };
}

/** Amounts travel in pesos; the contract's own rules say what is wrong with texts and phones. */
function comprobar(renglon: number, forma: object) {
  const pesos = Object.fromEntries(
    Object.entries(forma).map(([campo, valor]) => [
      campo,
      typeof valor === 'number' && EN_CENTAVOS.has(campo) ? valor / 100 : (valor as unknown),
    ]),
  );
  return z.safeParse(renglonImportado, { renglon, ...sinIndefinidos(pesos) });
}

const EN_CENTAVOS = new Set(['monto_solicitado', 'total_pagado', 'saldo', 'monto_diario']);
const sinIndefinidos = (forma: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(forma).filter(([, valor]) => valor !== undefined));

export type Omitidos = { readonly totales: readonly number[]; readonly vacios: number };

/** The template's own examples are nobody's loans. */
const ES_EJEMPLO = /^ejemplo\b/i;

/** The loans of a sheet, each as it was read; and the rows that are none: sums, blank ones, headings once more. */
export function armarRenglones(
  { filas, encabezado, columnas }: Hoja,
  mendados: Mendados,
  cuando: Cuando,
): { readonly leidos: readonly Leido[]; readonly omitidos: Omitidos } {
  const lugarDeFecha = columnas.fecha_inicio;
  const debajo = filas.slice(encabezado + 1);
  const orden = ordenDeFechas(
    lugarDeFecha === undefined ? [] : debajo.map((fila) => fila[lugarDeFecha] ?? null),
  );
  const totales: number[] = [];
  let vacios = 0;
  const leidos = debajo.flatMap((fila, i): Leido[] => {
    const renglon = encabezado + i + 2;
    const clase = claseDeFila(fila, columnas);
    if (clase === 'totales') totales.push(renglon);
    if (clase !== 'prestamo') {
      vacios += clase === 'totales' ? 0 : 1;
      return [];
    }
    const celda = (columna: ColumnaImportada): Celda => {
      const lugar = columnas[columna];
      return mendados[renglon]?.[columna] ?? (lugar === undefined ? null : (fila[lugar] ?? null));
    };
    const textos = Object.fromEntries(
      COLUMNAS_IMPORTADAS.map((columna) => [columna, textoDeCelda(celda(columna))]),
    ) as Leido['textos'];
    if (ES_EJEMPLO.test(textos.nombre)) return [];
    const { forma, hallazgos } = armar(textos, celda, { ...cuando, orden });
    const leido = comprobar(renglon, forma);
    const dichos = new Set(hallazgos.map(({ campo }) => campo));
    const deForma = leido.success
      ? []
      : leido.error.issues
          .map(({ path: [campo = ''], message }) => mal(String(campo), conMinuscula(message)))
          .filter(({ campo }) => !dichos.has(campo));
    const todos = [...hallazgos, ...deForma];
    return [
      { renglon, textos, dice: leido.success && todos.length === 0 ? leido.data : null, hallazgos: todos },
    ];
  });
  return { leidos, omitidos: { totales, vacios } };
}
