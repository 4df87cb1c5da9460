import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entornoLimpio } from './entorno.ts';
import { Hijo } from './hijo.ts';
import type { EncargoFirestore } from './hijos/firestore.ts';
import type { Usuario } from './semilla.ts';

const PROGRAMA = fileURLToPath(new URL('./hijos/firestore.ts', import.meta.url));

/** `listo` gives the users of the seed, if data were seeded. */
export function iniciarFirestore(
  raiz: string,
  registros: string,
  encargo: Omit<EncargoFirestore, 'indices' | 'reglas'>,
): { hijo: Hijo; listo: Promise<Usuario[] | undefined> } {
  const completo: EncargoFirestore = {
    ...encargo,
    indices: join(raiz, 'firestore.indexes.json'),
    reglas: join(raiz, 'firestore.rules'),
  };
  const hijo = new Hijo({
    nombre: 'firestore',
    programa: PROGRAMA,
    argumentos: [JSON.stringify(completo)],
    entorno: entornoLimpio(raiz),
    carpeta: raiz,
    registros,
  });
  // The rules were edited while the suite runs: the editor wants to know at once whether they load.
  hijo.alAvisar = (aviso) => console.log(aviso);
  const listo = hijo.listo<{ usuarios?: Usuario[] }>().then(({ usuarios }) => usuarios);
  return { hijo, listo };
}
