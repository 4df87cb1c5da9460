import type { apartarRenglon as contrato } from '@leal/contract';
import type { CasoCambio } from '../../context/caso.ts';
import { anotar } from '../../data/bitacora.ts';
import { renglonesBanco } from '../../data/renglones-banco.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { presentarRenglon } from './presentar-renglon.ts';

type Lee = { renglon: ReturnType<typeof renglonesBanco.doc> };

/** 409 CAMBIO_MIENTRAS for one that is a payment by now, or that somebody else has said this of. */
export const apartarRenglon: CasoCambio<typeof contrato, Lee> = {
  leer: ({ parametros }) => ({ renglon: renglonesBanco.doc(parametros.id_renglon) }),
  ejecutar: ({ cuerpo: { estado } }, cambio, { renglon }) => {
    if (renglon === undefined) throw new ErrorApp('NO_ENCONTRADO');
    if (renglon.estado === 'de_pago' || renglon.estado === estado) throw new ErrorApp('CAMBIO_MIENTRAS');
    const dicho = { estado, dicho_en: cambio.ahora, dicho_por: cambio.actor.uid };
    cambio.tx.update(renglonesBanco.doc(renglon.id_renglon), dicho);
    anotar(cambio, {
      accion: `banco/${estado}`,
      documento: `renglones_banco/${renglon.id_renglon}`,
      antes: { estado: renglon.estado },
      despues: { estado, monto_centavos: renglon.monto_centavos, fecha: renglon.fecha },
    });
    return presentarRenglon({ ...renglon, ...dicho });
  },
};
