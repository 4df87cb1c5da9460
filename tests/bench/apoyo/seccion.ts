// The figures of a bench, beside its goals, and the page that keeps them (docs/resultados.md). Nothing here measures.

/** One figure; several where the section has several columns. A goal may differ from one column to the next. */
export type Medida = {
  readonly que: string;
  readonly valores: readonly number[];
  readonly unidad?: string;
  readonly maximo?: number | readonly number[];
  readonly minimo?: number;
};

/** A figure of a section with one column. */
export const cifra = (que: string, valor: number, resto: Omit<Medida, 'que' | 'valores'> = {}): Medida => ({
  que,
  valores: [valor],
  ...resto,
});
export const MS = { unidad: ' ms' };
export const SEGUNDOS = { unidad: ' s' };
export const MIB = { unidad: ' MiB' };
export const VECES = { unidad: '×' };

export type Seccion = {
  /** The name of the bench: `api` of `npm run bench:api`. */
  readonly nombre: string;
  readonly titulo: string;
  readonly columnas?: readonly string[];
  readonly medidas: readonly Medida[];
  /** How it was measured; what was tried where a goal is missed. */
  readonly notas?: readonly string[];
};

/** The machine on which a section was measured, and the time. */
export type Circunstancia = { readonly cuando: Date; readonly donde: string };

const FALLADA = '**missed**';
const UNA_COLUMNA = ['measured'];

const corto = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const entero = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const numero = (valor: number): string => (Math.abs(valor) < 1000 ? corto : entero).format(valor);

const topeDe = ({ maximo }: Medida, columna: number): number =>
  (typeof maximo === 'object' ? maximo[columna] : maximo) ?? Number.POSITIVE_INFINITY;

/** A value that is not a number was not measured, and meets no goal. */
const cumple = (medida: Medida, valor: number, columna: number): boolean =>
  valor <= topeDe(medida, columna) && valor >= (medida.minimo ?? Number.NEGATIVE_INFINITY);

const tieneMeta = ({ maximo, minimo }: Medida): boolean => maximo !== undefined || minimo !== undefined;

/** Whether any figure that has a goal misses it. */
export const falla = (medida: Medida): boolean =>
  tieneMeta(medida) && medida.valores.some((valor, i) => !cumple(medida, valor, i));

function metaDe({ maximo, minimo }: Medida): string {
  const topes = typeof maximo === 'object' ? maximo : maximo === undefined ? [] : [maximo];
  const dichos = new Set(topes).size === 1 ? topes.slice(0, 1) : topes;
  if (dichos.length > 0) return `≤ ${dichos.map(numero).join(' · ')}`;
  return minimo === undefined ? '' : `≥ ${numero(minimo)}`;
}

function celdaDe(medida: Medida, columna: number): string {
  const valor = medida.valores[columna];
  if (valor === undefined) return '';
  const texto = Number.isNaN(valor) ? 'not measured' : `${numero(valor)}${medida.unidad ?? ''}`;
  return tieneMeta(medida) && !cumple(medida, valor, columna) ? `**${texto}**` : texto;
}

/** The rows of a section as cells: name, goal, figures, verdict. */
export function tabla({ columnas = UNA_COLUMNA, medidas }: Seccion): string[][] {
  const filas = medidas.map((medida) => [
    medida.que,
    metaDe(medida),
    ...columnas.map((_, i) => celdaDe(medida, i)),
    tieneMeta(medida) ? (falla(medida) ? FALLADA : 'met') : '',
  ]);
  return [['figure', 'goal', ...columnas, ''], ...filas];
}

const TITULO = /^## bench:(\S+)/;
const renglon = (celdas: readonly string[]): string => `| ${celdas.join(' | ')} |`;

export function enMarkdown(seccion: Seccion, { cuando, donde }: Circunstancia): string {
  const [cabeza = [], ...filas] = tabla(seccion);
  const fecha = `${cuando.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return [
    `## bench:${seccion.nombre} · ${seccion.titulo}`,
    `${fecha} · ${donde}`,
    '',
    renglon(cabeza),
    renglon(cabeza.map(() => '---')),
    ...filas.map(renglon),
    ...(seccion.notas ?? []).flatMap((nota) => ['', nota]),
    '',
  ].join('\n');
}

const nombreDe = (parte: string): string | undefined => TITULO.exec(parte)?.[1];

/** The page's sections as they are written, by the name of their bench. */
const seccionesDe = (pagina: string): Map<string, string> =>
  new Map(
    pagina.split(/^(?=## )/m).flatMap((parte) => {
      const nombre = nombreDe(parte);
      return nombre === undefined ? [] : [[nombre, `${parte.trimEnd()}\n`] as const];
    }),
  );

const falladasDe = ([nombre, texto]: readonly [string, string]): string[] =>
  texto
    .split('\n')
    .filter((linea) => linea.endsWith(`| ${FALLADA} |`))
    .map((linea) => `- bench:${nombre}: ${linea.split('|')[1]?.trim()}`);

const CABEZA = `# Results

What \`npm run bench\` measured, figure beside goal. It writes this page: \`npm run bench -- api lecturas\` runs those two and writes
their sections again; the others stay as they are, each with its own date, machine and versions. Times are compared within
one run, by ratio, because machines differ; reads, bytes and round trips are counts, and \`npm test\` holds them. Where the load
before a section is above the number of cores, others worked on that machine: its ratios hold, its milliseconds say little.
`;

/** The page with these sections in place of those of the same benches; all of them in the order of `orden`. */
export function conSecciones(pagina: string, nuevas: readonly string[], orden: readonly string[]): string {
  const todas = seccionesDe([pagina, ...nuevas].join('\n'));
  const enOrden = orden.flatMap((nombre) => {
    const texto = todas.get(nombre);
    return texto === undefined ? [] : [[nombre, texto] as const];
  });
  const falladas = enOrden.flatMap(falladasDe);
  const faltan = orden.filter((nombre) => !todas.has(nombre));
  const resumen = [
    falladas.length === 0 ? 'No goal is missed.' : `Goals that are missed:\n${falladas.join('\n')}`,
    ...(faltan.length === 0
      ? []
      : [`Not measured yet: ${faltan.map((bench) => `bench:${bench}`).join(', ')}.`]),
  ];
  return [CABEZA, ...resumen.map((parrafo) => `${parrafo}\n`), ...enOrden.map(([, texto]) => texto)].join(
    '\n',
  );
}
