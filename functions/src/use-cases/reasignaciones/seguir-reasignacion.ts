import type { detenerReasignacion as detener, seguirReasignacion as seguir } from '@leal/contract';
import type { ReasignacionDoc } from '@leal/contract/documentos';
import { anotar } from '../../data/bitacora.ts';
import { reasignaciones } from '../../data/reasignaciones.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { pasarParte } from './pasar-parte.ts';
import { presentarReasignacion } from './presentar-reasignacion.ts';

type Lee = { reasignacion: ReturnType<typeof reasignaciones.doc> };

const leer = ({ parametros }: { readonly parametros: { readonly id_reasignacion: string } }): Lee => ({
  reasignacion: reasignaciones.doc(parametros.id_reasignacion),
});

function exigirla(reasignacion: ReasignacionDoc | undefined): ReasignacionDoc {
  if (reasignacion === undefined) throw new ErrorApp('NO_ENCONTRADO');
  return reasignacion;
}

/** The page that watches it brings it on; where no page does, the clock does. */
export const seguirReasignacion = {
  leer,
  ejecutar: async (_, cambio, { reasignacion }) =>
    presentarReasignacion(await pasarParte(cambio, exigirla(reasignacion))),
} satisfies CasoCambio<typeof seguir, Lee>;

/** The part that is going over meanwhile goes; no other one does. */
export const detenerReasignacion = {
  leer,
  ejecutar: (_, cambio, leidos) => {
    const reasignacion = exigirla(leidos.reasignacion);
    if (reasignacion.estado !== 'en_curso') return presentarReasignacion(reasignacion);
    const { id_reasignacion, de, nombre_de, clientes, pasaron, quedaron } = reasignacion;
    cambio.tx.update(reasignaciones.doc(id_reasignacion), { estado: 'detenida', movido_en: cambio.ahora });
    anotar(cambio, {
      accion: 'reasignaciones/detener',
      documento: `reasignaciones/${id_reasignacion}`,
      id_cobrador: de,
      antes: { cobrador: nombre_de, clientes },
      despues: { cobrador: nombre_de, clientes, pasaron, quedaron },
    });
    return presentarReasignacion({ ...reasignacion, estado: 'detenida' });
  },
} satisfies CasoCambio<typeof detener, Lee>;
