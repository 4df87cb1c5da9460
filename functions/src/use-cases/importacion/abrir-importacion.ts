import type { abrirImportacion as contrato } from '@leal/contract';
import type { ImportacionDoc } from '@leal/contract/documentos';
import { anotar } from '../../data/bitacora.ts';
import { importaciones } from '../../data/importaciones.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { presentarImportacion } from './presentar-importacion.ts';

type Contrato = typeof contrato;

/** A file is begun once; after it was undone, once more. Of two managers at once one begins it, the other finds it. */
export const abrirImportacion = {
  leer: ({ cuerpo }) => ({ anterior: importaciones.doc(cuerpo.huella) }),
  ejecutar: ({ cuerpo }, cambio, { anterior }) => {
    if (anterior && anterior.estado !== 'deshecha')
      return { importacion: presentarImportacion(anterior), ya: true };
    const { huella: id_importacion, archivo, renglones } = cuerpo;
    const nueva: ImportacionDoc = {
      id_importacion,
      archivo,
      estado: 'abierta',
      vuelta: (anterior?.vuelta ?? 0) + 1,
      id_gerente: cambio.actor.uid,
      nombre_gerente: cambio.actor.nombre,
      creado_en: cambio.ahora,
      renglones,
      creditos: 0,
      deshechos: 0,
      cobradores: {},
    };
    const referencia = importaciones.doc(id_importacion);
    if (anterior) cambio.tx.set(referencia, nueva);
    else cambio.tx.create(referencia, nueva);
    anotar(cambio, {
      accion: 'importaciones/abrir',
      documento: `importaciones/${id_importacion}`,
      antes: null,
      despues: { archivo, renglones },
    });
    return { importacion: presentarImportacion(nueva), ya: false };
  },
} satisfies CasoCambio<Contrato, { anterior: ReturnType<typeof importaciones.doc> }>;
