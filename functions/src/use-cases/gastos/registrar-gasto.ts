import type { crearGasto as contrato } from '@leal/contract';
import { gastoNuevo } from '@leal/contract/documentos';
import { efectoDeGasto, fechaLocal } from '@leal/domain';
import { anotar } from '../../data/bitacora.ts';
import { gastos } from '../../data/gastos.ts';
import { moverTotales } from '../../data/totales.ts';
import { exigirPropio } from '../../context/actor.ts';
import type { CasoCambio } from '../../context/caso.ts';
import type { Referencias } from '../../context/transaccion.ts';

/** An expense that waits: the cash to hand in is lowered by its approval, not by asking. */
export const registrarGasto = {
  leer: () => ({}),
  ejecutar: ({ cuerpo: { monto, motivo, id_cobrador } }, cambio) => {
    const { tx, actor, ahora: en, ids } = cambio;
    exigirPropio(actor, id_cobrador);
    const id_gasto = ids.de('gasto');
    const cobrador = { id: actor.uid, nombre: actor.nombre };
    const gasto = gastoNuevo({ id_gasto, cobrador, monto, motivo, en });
    tx.create(gastos.doc(id_gasto), gasto);
    moverTotales(tx, actor.uid, efectoDeGasto(null, gasto).totales, { hoy: fechaLocal(en) });
    anotar(cambio, {
      accion: 'gastos/crear',
      documento: `gastos/${id_gasto}`,
      id_cobrador: actor.uid,
      antes: null,
      despues: { estado: gasto.estado, motivo, monto_centavos: monto },
    });
    return { id_gasto };
  },
} satisfies CasoCambio<typeof contrato, Referencias>;
