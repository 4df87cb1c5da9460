// A backup comes back: into an empty store, or in the place of all that is there when that is asked for. Until it is whole
// nobody gets in, and it says so: who was ended in the middle does the same again.
import { formatearNumero } from '@leal/domain';
import { ErrorLocal } from '../error-local.ts';
import type { Leido } from './carpeta.ts';
import { ponerCuentas } from './cuentas.ts';
import { cambiarDocumentos, type Documento, documentoEn, rutaDe, todosLosDocumentos } from './documentos.ts';

/** There while a restore is under way, or was ended in the middle: which backup it is of. */
const MARCA = 'restauraciones/en_curso';

/**
 * The collections that are there before anybody works: the settings, the first manager, the records of jobs and pages.
 */
const SIN_NEGOCIO = new Set([
  'configuracion',
  'usuarios',
  'correos',
  'contactos',
  'idempotencia',
  'conciliaciones',
  'resumenes',
]);

const coleccionDe = (documento: Documento): string => rutaDe(documento).split('/', 1)[0] ?? '';
const esDeGente = (documento: Documento): boolean => coleccionDe(documento) === 'usuarios';
const esMarca = (documento: Documento): boolean => rutaDe(documento) === MARCA;

/** The backup of which half is there; null: nothing is half done. */
const aMediasDe = (todos: readonly Documento[]): string | null => {
  const marca = todos.find(esMarca);
  return marca ? JSON.stringify(marca.fields) : null;
};
const decir = ({ huella }: Leido): object => ({ huella: { stringValue: huella } });

/** A backup of half a restore would be half a backup. */
export function exigirEntero(documentos: readonly Documento[]): void {
  if (aMediasDe(documentos) === null) return;
  throw new ErrorLocal('Una restauración quedó a medias: repite npm run restaurar con su carpeta.');
}

/** Nothing that somebody did is replaced unless it is asked for; the same backup goes on where it was ended. */
function exigirVacia(respaldo: Leido, guardados: readonly Documento[]): void {
  const aMedias = aMediasDe(guardados);
  if (aMedias === JSON.stringify(decir(respaldo))) return;
  if (aMedias !== null)
    throw new ErrorLocal(
      'Otra restauración quedó a medias: repite npm run restaurar con su carpeta, o di --encima para poner esta en su lugar.',
    );
  const hechos = guardados.filter((guardado) => !SIN_NEGOCIO.has(coleccionDe(guardado)));
  if (hechos.length > 0)
    throw new ErrorLocal(
      `La copia local no está vacía: tiene ${formatearNumero(guardados.length)} documentos. ` +
        'Restaura en una vacía (LEAL_SEMILLA=vacia npm start -- --limpio), o di --encima para reemplazar todo lo que tiene.',
    );
}

/** The store and its accounts hold these afterwards, and nothing else. */
export async function restaurarTodo(respaldo: Leido, encima: boolean): Promise<void> {
  const guardados = await todosLosDocumentos();
  if (!encima) exigirVacia(respaldo, guardados);
  const { documentos, cuentas } = respaldo;
  const quedan = new Set(documentos.map(({ name }) => name));
  const sobran = guardados.filter(
    (guardado) => !quedan.has(guardado.name) && !esDeGente(guardado) && !esMarca(guardado),
  );
  // A person without a record is let in nowhere: the people go first, and come back last, in the commit that says that
  // it is whole.
  await cambiarDocumentos({
    poner: [documentoEn(MARCA, decir(respaldo))],
    quitar: guardados.filter(esDeGente),
  });
  await cambiarDocumentos({ poner: documentos.filter((documento) => !esDeGente(documento)), quitar: sobran });
  await ponerCuentas(cuentas);
  await cambiarDocumentos({ poner: documentos.filter(esDeGente), quitar: [documentoEn(MARCA)] });
}
