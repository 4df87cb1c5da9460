import type { pedirSerie as contrato } from '@leal/contract';
import { serieDe } from '@leal/domain';
import { createHash } from 'node:crypto';
import { anotar } from '../../data/bitacora.ts';
import { series } from '../../data/comprobantes.ts';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio, Referencias } from '../../context/transaccion.ts';
import { ErrorApp } from '../../platform/errores.ts';

const INTENTOS = 4;

/** A series that nobody has: of 33 millions, so that the first is nearly always free. */
async function serieLibre({ tx, ids }: Cambio): Promise<string> {
  for (let n = 0; n < INTENTOS; n++) {
    const serie = serieDe(
      createHash('sha256')
        .update(ids.de(`serie ${n}`))
        .digest(),
    );
    if (!(await tx.get(series.doc(serie))).exists) return serie;
  }
  throw new ErrorApp('INTENTA_DE_NUEVO');
}

/** The letters with which a device numbers its receipts from now on. */
export const pedirSerie: CasoCambio<typeof contrato, Referencias> = {
  leer: () => ({}),
  ejecutar: async ({ cuerpo }, cambio) => {
    const { tx, actor, ahora } = cambio;
    const serie = await serieLibre(cambio);
    const dispositivo = cuerpo.dispositivo ?? null;
    tx.create(series.doc(serie), { serie, id_cobrador: actor.uid, dispositivo, creado_en: ahora });
    anotar(cambio, {
      accion: 'comprobantes/serie',
      documento: `series/${serie}`,
      id_cobrador: actor.uid,
      antes: null,
      despues: { serie },
    });
    return { serie };
  },
};
