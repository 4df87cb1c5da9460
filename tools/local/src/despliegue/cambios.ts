// The changes that a deployment would make, line by line: pure, from what stands there and what is here.
import type { Excepcion, Funcion, Indice, Indices } from './firebase-tools.ts';
import type { Pagina } from './nube.ts';

const DE_UNA_FUNCION = {
  runtime: 'versión de Node',
  availableMemoryMb: 'memoria',
  concurrency: 'llamadas a la vez',
  timeoutSeconds: 'segundos a lo más',
  maxInstances: 'instancias a lo más',
} as const satisfies Partial<Record<keyof Funcion, string>>;

type Dato = string | number | null | undefined;
const distinto = (nombre: string, antes: Dato, ahora: Dato): string[] =>
  ahora === undefined || ahora === null || ahora === antes
    ? []
    : [`${nombre} ${antes ?? 'de fábrica'} → ${ahora}`];

function diferencias(antes: Funcion, ahora: Funcion): string[] {
  const campos = Object.entries(DE_UNA_FUNCION) as [keyof typeof DE_UNA_FUNCION, string][];
  return [
    ...campos.flatMap(([campo, nombre]) => distinto(nombre, antes[campo], ahora[campo])),
    ...distinto('horario', antes.scheduleTrigger?.schedule, ahora.scheduleTrigger?.schedule),
    ...distinto('zona', antes.scheduleTrigger?.timeZone, ahora.scheduleTrigger?.timeZone),
  ];
}

const lugar = ({ id, region }: Funcion): string => `${id} (${region})`;

export function cambiosDeFunciones(antes: readonly Funcion[], ahora: readonly Funcion[]): string[] {
  const desplegadas = new Map(antes.map((funcion) => [lugar(funcion), funcion]));
  const nuevas = new Map(ahora.map((funcion) => [lugar(funcion), funcion]));
  const cambian = [...nuevas].flatMap(([cual, funcion]) => {
    const anterior = desplegadas.get(cual);
    const distintas = anterior ? diferencias(anterior, funcion) : [];
    if (anterior) return distintas.length > 0 ? [`~ ${cual}: ${distintas.join(', ')}`] : [];
    return [`+ ${cual}`];
  });
  return [
    ...cambian,
    ...[...desplegadas.keys()].filter((cual) => !nuevas.has(cual)).map((cual) => `- ${cual}`),
  ];
}

const SENTIDOS: Readonly<Record<string, string>> = { ASCENDING: '↑', DESCENDING: '↓', CONTAINS: '∋' };
const sentido = ({ order, arrayConfig }: { order?: string; arrayConfig?: string }) =>
  SENTIDOS[order ?? arrayConfig ?? ''] ?? '';
const alcance = (queryScope: string | undefined) => (queryScope === 'COLLECTION_GROUP' ? ' de todas' : '');

/** Google adds the document's name in the last field's direction, whether or not a file says so. */
function comoTexto({ collectionGroup, queryScope, fields }: Indice): string {
  const ultimo = fields.at(-1);
  const anterior = fields.at(-2);
  const sobra = ultimo?.fieldPath === '__name__' && ultimo.order === (anterior?.order ?? 'ASCENDING');
  const campos = (sobra ? fields.slice(0, -1) : fields).map(
    (campo) => `${campo.fieldPath} ${sentido(campo)}`,
  );
  return `${collectionGroup}${alcance(queryScope)}: ${campos.join(', ')}`;
}

function excepcionComoTexto({ collectionGroup, fieldPath, ttl, indexes }: Excepcion): string {
  const propios = indexes.map((indice) => `${sentido(indice)}${alcance(indice.queryScope)}`).toSorted();
  return `${collectionGroup}.${fieldPath}: ${propios.join(', ') || 'sin índice'}${ttl ? ', caduca' : ''}`;
}

const enTextos = ({ indexes, fieldOverrides }: Indices): Set<string> =>
  new Set([...indexes.map(comoTexto), ...fieldOverrides.map(excepcionComoTexto)]);

export function cambiosDeIndices(antes: Indices, ahora: Indices): string[] {
  const [estan, van] = [enTextos(antes), enTextos(ahora)];
  return [
    ...[...van].filter((linea) => !estan.has(linea)).map((linea) => `+ ${linea}`),
    ...[...estan].filter((linea) => !van.has(linea)).map((linea) => `- ${linea}`),
  ];
}

export function cambiosDeReglas(antes: string | null, ahora: string): string[] {
  if (antes === ahora) return [];
  if (antes === null) return ['+ firestore.rules'];
  const lineas = (texto: string) => texto.split('\n').filter((linea) => linea.trim() !== '');
  const sin = (unas: string[], otras: string[]) => unas.filter((linea) => !otras.includes(linea));
  return [
    ...sin(lineas(ahora), lineas(antes)).map((linea) => `+ ${linea.trim()}`),
    ...sin(lineas(antes), lineas(ahora)).map((linea) => `- ${linea.trim()}`),
  ];
}

/** Every file of the app has its content's hash in its name, and the page names them. */
export function cambiosDePaginas(antes: Pagina | null, ahora: Pagina): string[] {
  if (antes === null) return ['+ las primeras'];
  return [
    ...(antes.html === ahora.html ? [] : ['~ otra versión de la app']),
    ...(antes.politica === ahora.politica
      ? []
      : ['~ otra política de las páginas (Content-Security-Policy)']),
  ];
}
