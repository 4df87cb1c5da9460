// The roles that may bring a portfolio in, and take it back.
import type { NombreLlamada } from '@leal/contract';
import { importacionDoc } from '@leal/contract/documentos';
import { getApps } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Invocacion } from '@leal/seed';
import { huellaNueva, renglonDe } from '../importaciones.ts';
import { type Datos, DE_GERENTE, DE_TODOS, type Fila, nada } from './fila.ts';

/** A file that was begun; for ids that do not exist, one that never was. */
async function abierta({ id_usuario }: Datos): Promise<{ parametros: { id_importacion: string } }> {
  const id_importacion = huellaNueva();
  const doc = importacionDoc.parse({
    id_importacion,
    archivo: 'cartera.xlsx',
    estado: 'abierta',
    vuelta: 1,
    id_gerente: 'x',
    nombre_gerente: 'x',
    creado_en: new Date(),
    renglones: 1,
    creditos: 0,
    deshechos: 0,
    cobradores: {},
  });
  if (!id_usuario.startsWith('nadie'))
    await getFirestore(getApps()[0]!).doc(`importaciones/${id_importacion}`).set(doc);
  return { parametros: { id_importacion } };
}

const conRenglon = async (datos: Datos): Promise<Invocacion> => ({
  ...(await abierta(datos)),
  cuerpo: { vuelta: 1, renglones: [renglonDe(datos.id_usuario)] },
});

export const IMPORTACIONES = {
  revisarImportados: {
    peticion: ({ id_usuario: id_cobrador }) => ({
      cuerpo: { personas: [{ renglon: 2, id_cobrador, nombre: 'Ana', telefono: '6181234567' }] },
    }),
    ...DE_TODOS,
  },
  abrirImportacion: {
    peticion: () => ({ cuerpo: { huella: huellaNueva(), archivo: 'cartera.xlsx', renglones: 1 } }),
    ...DE_TODOS,
  },
  listarImportaciones: { peticion: nada, ...DE_TODOS },
  leerImportacion: { peticion: abierta, ...DE_GERENTE },
  importarRenglones: { peticion: conRenglon, ...DE_GERENTE },
  deshacerImportacion: {
    peticion: async (datos) => ({ ...(await abierta(datos)), cuerpo: {} }),
    ...DE_GERENTE,
  },
} satisfies { readonly [N in NombreLlamada]?: Fila };
