import { abrir, huellaNueva, importar, renglonDe } from '../importaciones.ts';
import { deGerente, type Caso, contarAnotadas, type Preparado } from './preparar.ts';
import type { Mundo } from '../mundo.ts';

/** A file that nobody has begun. */
async function sinAbrir(mundo: Mundo): Promise<Preparado> {
  const huella = huellaNueva();
  const ruta = `importaciones/${huella}`;
  const anotadas = contarAnotadas(mundo, ruta, 'documento');
  return {
    persona: await mundo.cuenta('gerente@leal.demo'),
    cuerpo: { huella, archivo: 'cartera.xlsx', renglones: 1 },
    foto: async () => ({
      anotaciones: await anotadas(),
      resto: (await mundo.db.doc(ruta).get()).data(),
    }),
    anotadas,
  };
}

/** A file with two rows; `ya`: they are in Leal. */
async function conDos(mundo: Mundo, ya: boolean): Promise<Preparado> {
  const id_importacion = huellaNueva();
  let renglones: readonly object[] = [];
  const preparado = await deGerente(mundo, (uid) => {
    renglones = [renglonDe(uid, 2), renglonDe(uid, 3)];
    const parametros = { id_importacion };
    return { parametros, cuerpo: ya ? {} : { vuelta: 1, renglones } };
  });
  await abrir(preparado.persona, id_importacion, 2);
  if (ya) await importar(preparado.persona, id_importacion, renglones);
  return preparado;
}

/** A portfolio that comes in, and goes again. */
export const importaciones = (mundo: Mundo): Caso[] => [
  { nombre: 'abrirImportacion', titulo: 'a file begun', preparar: () => sinAbrir(mundo), breve: true },
  {
    nombre: 'importarRenglones',
    titulo: 'two loans that ran before Leal',
    anotaciones: 2,
    preparar: () => conDos(mundo, false),
  },
  {
    nombre: 'deshacerImportacion',
    titulo: 'the same taken back',
    anotaciones: 2,
    preparar: () => conDos(mundo, true),
  },
];
