// A call that is ready to be made, and a look at everything that it may touch.
import { LLAMADAS, type NombreLlamada } from '@leal/contract';
import type { Invocacion } from '@leal/seed';
import { getApps } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { libroCuadrado } from '../libro.ts';
import { ALTAS } from '../matriz/altas.ts';
import { BANCO } from '../matriz/banco.ts';
import { COMPROBANTES } from '../matriz/comprobantes.ts';
import { CORTES } from '../matriz/cortes.ts';
import { DECISIONES } from '../matriz/decisiones.ts';
import { type Fila, ponerEnEscena } from '../matriz/fila.ts';
import { MATRIZ } from '../matriz/matriz.ts';
import type { Mundo, Persona } from '../mundo.ts';
import { type Variante, VARIANTES } from './variantes.ts';

type Preparado = {
  readonly persona: Persona;
  readonly pedido: Invocacion;
  /** Everything that the call may touch. */
  readonly foto: () => Promise<{ anotaciones: number; resto: unknown }>;
  /** The rows of the audit about it, alone. */
  readonly anotadas: () => Promise<number>;
};
export type Caso = Pick<Variante, 'anotaciones' | 'cadaVez' | 'breve'> & {
  readonly nombre: NombreLlamada;
  readonly titulo: string;
  readonly exito: number;
  readonly preparar: () => Promise<Preparado>;
};

/** POST, but they only read, or write the log. */
const SOLO_LEEN: readonly NombreLlamada[] = [
  'getUserByUid',
  'firebaseLogin',
  'avisarErrorWeb',
  'revisarImportados',
];
const COMO_ESTA: readonly Variante[] = [{}];
/** They share one transaction wrapper, each with its own request: a fault of each kind once is enough. */
const EN_BREVE = { ...ALTAS, ...BANCO, ...COMPROBANTES, ...CORTES, ...DECISIONES };

async function preparar(mundo: Mundo, fila: Fila & Variante): Promise<Preparado> {
  const { db } = mundo;
  const { dueno, datos } = await ponerEnEscena(mundo, fila);
  const pedido = await fila.peticion(datos());
  const suyos = fila.documentos?.(pedido) ?? [];
  const filas = fila.sinCartera
    ? db.collection('bitacora').where('documento', '==', suyos[0])
    : db.collection('bitacora').where('id_cobrador', '==', dueno.uid);
  const anotadas = async () => (await filas.count().get()).data().count;
  const documentos = [`usuarios/${dueno.uid}`, `contactos/${dueno.uid}`, ...suyos].map((ruta) =>
    db.doc(ruta),
  );
  const series = db.collection('series').where('id_cobrador', '==', dueno.uid);
  const foto = async () => {
    const { bitacora: _, ...libro } = await libroCuadrado(db, dueno.uid);
    const { disabled, email, customClaims } = await getAuth(getApps()[0]).getUser(
      fila.cuenta?.(pedido) ?? dueno.uid,
    );
    const fotos = [...(await db.getAll(...documentos)), ...(await series.get()).docs];
    const cuenta = { disabled, email, ...customClaims };
    return { anotaciones: await anotadas(), resto: { libro, cuenta, datos: fotos.map((f) => f.data()) } };
  };
  // Whoever may: its own collector first.
  const persona = fila.cobrador[0] < 300 ? dueno : await mundo.cuenta('gerente@leal.demo');
  return { persona, pedido, foto, anotadas };
}

const casosDe = (mundo: Mundo, nombre: keyof typeof MATRIZ): Caso[] =>
  (VARIANTES[nombre] ?? COMO_ESTA).map((variante) => {
    const fila: Fila & Variante = { ...MATRIZ[nombre], ...variante };
    const [propio] = fila.cobrador;
    return {
      ...variante,
      nombre,
      titulo: [nombre, ...(variante.titulo ? [variante.titulo] : [])].join(': '),
      breve: variante.breve ?? nombre in EN_BREVE,
      exito: propio < 300 ? propio : LLAMADAS[nombre].exito,
      preparar: () => preparar(mundo, fila),
    };
  });

/** Every changing call of the contract, by the matrix's request or its own. */
export const casosDeFallas = (mundo: Mundo): Caso[] =>
  (Object.keys(LLAMADAS) as NombreLlamada[])
    .filter((nombre) => LLAMADAS[nombre].metodo !== 'GET' && !SOLO_LEEN.includes(nombre))
    .flatMap((nombre) => casosDe(mundo, nombre as keyof typeof MATRIZ));
