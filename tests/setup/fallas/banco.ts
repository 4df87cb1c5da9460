import { deposito, idDelDeposito } from '../deposito.ts';
import { escena } from '../escena.ts';
import { invocar } from '../invocar.ts';
import type { Mundo } from '../mundo.ts';
import { type Caso, contarAnotadas, type Preparado } from './preparar.ts';

/** A deposit that is loaded already (`ya`), or not. */
async function deUnDeposito(mundo: Mundo, cuerpo: object | undefined, ya: boolean): Promise<Preparado> {
  const persona = await mundo.cuenta('gerente@leal.demo');
  const carga = deposito(90);
  if (ya) await invocar(persona, 'cargarRenglones', { cuerpo: carga });
  const id_renglon = idDelDeposito(carga);
  const ruta = `renglones_banco/${id_renglon}`;
  const anotadas = contarAnotadas(mundo, ruta, 'documento');
  return {
    persona,
    ...(cuerpo ? { parametros: { id_renglon }, cuerpo: { ...cuerpo } } : { cuerpo: carga }),
    foto: async () => ({
      anotaciones: await anotadas(),
      resto: (await mundo.db.doc(ruta).get()).data(),
    }),
    anotadas,
  };
}

/** A deposit that becomes a payment: the collector's whole book, and the deposit. */
async function quePaga(mundo: Mundo): Promise<Preparado> {
  const { cobrador, id_credito, libro, deposito: depositar } = await escena(mundo);
  const id_renglon = await depositar();
  return {
    persona: await mundo.cuenta('gerente@leal.demo'),
    parametros: { id_renglon },
    cuerpo: { id_credito, visto: { saldo: 3600 } },
    foto: async () => {
      const { bitacora, ...resto } = await libro();
      const renglon = (await mundo.db.doc(`renglones_banco/${id_renglon}`).get()).data();
      return { anotaciones: bitacora.length, resto: { ...resto, renglon } };
    },
    anotadas: contarAnotadas(mundo, cobrador.uid),
  };
}

/** What the bank tells of, and what becomes of it. */
export const banco = (mundo: Mundo): Caso[] => [
  {
    nombre: 'cargarRenglones',
    titulo: 'a deposit of the bank',
    preparar: () => deUnDeposito(mundo, undefined, false),
    breve: true,
  },
  {
    nombre: 'apartarRenglon',
    titulo: "a deposit that is nobody's payment",
    preparar: () => deUnDeposito(mundo, { estado: 'ajeno' }, true),
    breve: true,
  },
  {
    nombre: 'abonarRenglon',
    titulo: "a deposit that becomes a client's payment",
    preparar: () => quePaga(mundo),
  },
];
