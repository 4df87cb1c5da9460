import { type Celda, montoDeCelda, textoDeCelda } from './celdas.ts';
import { claveDeEncabezado, type ColumnasHalladas, columnasPor } from './encabezados.ts';

/** Without these no loan can be told. The others are blank, or 0, where the file has no such column. */
export const COLUMNAS_NECESARIAS = [
  'cobrador',
  'nombre',
  'telefono',
  'monto_solicitado',
  'dias_pago',
  'fecha_inicio',
  'total_pagado',
] as const satisfies readonly ColumnaImportada[];

/** What a portfolio's file says of each loan, in the order of the template, with the headings that people write for it. */
const ENCABEZADOS = {
  cobrador: [
    'cobrador',
    'correo del cobrador',
    'quien cobra',
    'ruta',
    'asesor',
    'promotor',
    'vendedor',
    'gestor',
    'ejecutivo',
    'encargado',
    'oficial',
  ],
  nombre: [
    'nombre',
    'nombres',
    'nombre s',
    'cliente',
    'nombre del cliente',
    'nombre completo',
    'acreditado',
    'deudor',
    'titular',
  ],
  apellidos: ['apellidos', 'apellido'],
  negocio: ['negocio', 'giro', 'comercio', 'empresa', 'ocupacion'],
  direccion: ['direccion', 'domicilio', 'ubicacion'],
  calle: ['calle', 'calle y numero'],
  colonia: ['colonia', 'barrio', 'fraccionamiento'],
  telefono: [
    'telefono',
    'tel',
    'celular',
    'cel',
    'telefono 1',
    'movil',
    'whatsapp',
    'whats',
    'contacto',
    'no de telefono',
    'num de telefono',
    'num de contacto',
  ],
  segundo_telefono: ['segundo telefono', 'telefono 2', 'tel 2', 'otro telefono', 'celular 2'],
  monto_solicitado: ['monto', 'prestamo', 'monto prestado', 'capital', 'credito', 'importe', 'prestado'],
  dias_pago: ['plazo', 'dias', 'dias de pago', 'plazo en dias', 'esquema'],
  fecha_inicio: [
    'inicio',
    'fecha de inicio',
    'fecha',
    'fecha inicio',
    'fecha de entrega',
    'fecha de prestamo',
    'otorgado',
    'se presto',
  ],
  total_pagado: [
    'pagado',
    'abonado',
    'total pagado',
    'total abonado',
    'pagado hasta hoy',
    'lleva pagado',
    'cobrado',
    'recuperado',
    'pagos',
    'abonos',
  ],
  atrasos: ['atrasos', 'dias de atraso', 'dias atrasados', 'faltas', 'atraso'],
  orden: ['orden', 'orden de ruta', 'lugar', 'no', 'num', 'posicion'],
  nota: ['nota', 'notas', 'observaciones', 'comentarios', 'comentario'],
  saldo: ['saldo', 'resta', 'debe', 'saldo actual', 'adeudo', 'por pagar'],
  monto_diario: ['abono diario', 'pago diario', 'diario', 'abono', 'cuota', 'pago por dia'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ColumnaImportada = keyof typeof ENCABEZADOS;
export const COLUMNAS_IMPORTADAS = Object.keys(ENCABEZADOS) as readonly ColumnaImportada[];

/** A term in months is none of Leal's: read as days it would be one. */
const EN_OTRA_MEDIDA = /\b(mes|meses|semanas?|quincenas?|anos?)\b/;

const DE_CARTERA = columnasPor(
  ENCABEZADOS,
  (clave, columna) => columna === 'dias_pago' && EN_OTRA_MEDIDA.test(clave),
);

export type Correspondencia = ColumnasHalladas<ColumnaImportada>;
export const proponerColumnas = DE_CARTERA.proponer;
export const buscarEncabezado = DE_CARTERA.buscar;

export type ClaseDeFila = 'prestamo' | 'vacia' | 'totales' | 'encabezado';

const DE_TOTALES = /^(gran )?(sub ?)?total(es)?\b|^suma\b|^promedio\b/;

/**
 * What a row below the headings is: a loan, blank, sums (it says so, or has amounts and nobody's name or phone), or the headings once more, as
 * a printed list has them on each page.
 */
export function claseDeFila(fila: readonly Celda[], columnas: Correspondencia): ClaseDeFila {
  const en = (columna: ColumnaImportada): Celda => {
    const lugar = columnas[columna];
    return lugar === undefined ? null : (fila[lugar] ?? null);
  };
  if (fila.every((celda) => textoDeCelda(celda) === '')) return 'vacia';
  const claves = fila.map(claveDeEncabezado);
  const nombre = claveDeEncabezado(en('nombre'));
  if (claves.some((clave) => DE_TOTALES.test(clave)) && textoDeCelda(en('telefono')) === '') return 'totales';
  const puestas = Object.entries(columnas) as [ColumnaImportada, number][];
  const iguales = puestas.filter(
    ([columna, lugar]) => DE_CARTERA.parecido(claves[lugar] ?? '', columna) === 100,
  );
  if (iguales.length >= 3) return 'encabezado';
  const sinNadie = nombre === '' && textoDeCelda(en('telefono')) === '';
  const conMonto = ['monto_solicitado', 'total_pagado', 'saldo'] as const;
  return sinNadie && conMonto.some((columna) => typeof montoDeCelda(en(columna)) === 'number')
    ? 'totales'
    : 'prestamo';
}
