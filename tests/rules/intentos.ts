import { assertFails } from '@firebase/rules-unit-testing';
import * as F from 'firebase/firestore';
import { DUENO, type Fila, type Lista, listasDe } from './matriz.ts';
import { coleccionDe, datosDe, rutaDe } from './mundo.ts';
import { AJENO, type Persona } from './personas.ts';

export type Intento = {
  readonly nombre: string;
  readonly se_permite: boolean;
  readonly hacer: () => Promise<unknown>;
};

/** A visitor owns nothing: documents of a name that nobody has stand in for its own. */
const duenos = ({ uid }: Persona) => ({ propio: uid ?? 'nadie', ajeno: AJENO });

/** The page of a list; what is longer, or has no end, is refused unless the matrix says so. */
const LIMITES = { 'de 20': 20, 'de 21': 21, 'sin límite': null } as const;

const ESTADOS: { readonly [lista in Lista]?: readonly string[] } = {
  'en rutas': ['Aprobado', 'Finalizado'],
  'por decidir': ['Pendiente'],
};

function consulta(db: F.Firestore, fila: Fila, lista: Lista, persona: Persona): F.Query {
  const { propio, ajeno } = duenos(persona);
  const dueno = lista === 'ajena' ? ajeno : propio;
  if (lista === 'grupo') return F.collectionGroup(db, fila.ruta.split('/').at(-1) ?? '');
  const todas = F.collection(db, coleccionDe(fila, dueno));
  const estados = ESTADOS[lista];
  if (estados) return F.query(todas, F.where('estado_credito', 'in', estados));
  return lista === 'todas' || fila.dueno === 'arriba' ? todas : F.query(todas, F.where(DUENO, '==', dueno));
}

function lecturas(db: F.Firestore, fila: Fila, persona: Persona): Intento[] {
  const alcance = persona.rol === null ? undefined : fila.get?.[persona.rol];
  return Object.entries(duenos(persona)).map(([cual, dueno]) => ({
    nombre: `get ${cual}`,
    se_permite: alcance === 'todos' || alcance === cual,
    hacer: () => F.getDocFromServer(F.doc(db, rutaDe(fila, dueno))),
  }));
}

function listas(db: F.Firestore, fila: Fila, persona: Persona): Intento[] {
  const propias = persona.rol === null ? undefined : fila.list?.[persona.rol];
  return listasDe(fila).flatMap((lista) =>
    Object.entries(LIMITES).map(([titulo, limite]) => ({
      nombre: `list ${lista} ${titulo}`,
      se_permite: propias?.includes(lista) === true && titulo === 'de 20',
      hacer: () => {
        const toda = consulta(db, fila, lista, persona);
        return F.getDocsFromServer(limite === null ? toda : F.query(toda, F.limit(limite)));
      },
    })),
  );
}

/** Nobody may, anywhere. */
function escrituras(db: F.Firestore, fila: Fila, persona: Persona): Intento[] {
  return Object.entries(duenos(persona)).flatMap(([cual, dueno]) => {
    const existente = F.doc(db, rutaDe(fila, dueno));
    const nuevo = F.doc(db, fila.dueno === 'id' ? `${fila.ruta}/nuevo` : rutaDe(fila, dueno, 'nuevo'));
    return [
      { nombre: `create ${cual}`, se_permite: false, hacer: () => F.setDoc(nuevo, datosDe(dueno)) },
      { nombre: `update ${cual}`, se_permite: false, hacer: () => F.updateDoc(existente, { nota: 'x' }) },
      { nombre: `delete ${cual}`, se_permite: false, hacer: () => F.deleteDoc(existente) },
    ];
  });
}

/** All that a person tries on a collection, and what must come of it. */
export const intentosDe = (db: F.Firestore, fila: Fila, persona: Persona): Intento[] =>
  [lecturas, listas, escrituras].flatMap((hacer) => hacer(db, fila, persona));

/** Whether the rules let it; any other failure than theirs is a failure of the test. */
export async function seLogra(hecho: Promise<unknown>): Promise<boolean> {
  const resultado = await Promise.allSettled([hecho]);
  if (resultado[0].status === 'fulfilled') return true;
  await assertFails(Promise.reject(resultado[0].reason));
  return false;
}
