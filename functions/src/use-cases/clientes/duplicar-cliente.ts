import type { duplicarCliente as contrato } from '@leal/contract';
import { copiaDelCliente, fichaDuplicada } from '@leal/domain';
import { clientes } from '../../data/clientes.ts';
import { exigirAlcance } from '../../context/actor.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { exigirSinCastigo } from '../vistos/exigir-sin-castigo.ts';
import { hallarParecido } from '../vistos/parecidos.ts';
import { darDeAlta } from './dar-de-alta.ts';
import { siguienteNombre } from './tomar-nombre.ts';

type Contrato = typeof contrato;

/** Another loan for the same person, as a client of its own (a client has one open credit). */
export const duplicarCliente = {
  leer: ({ cuerpo }) => ({ original: clientes.doc(cuerpo.id_cliente_original) }),
  ejecutar: async ({ cuerpo }, cambio, leidos) => {
    const vigente = leidos.original?.eliminado === true ? undefined : leidos.original;
    const original = exigirAlcance(cambio.actor, vigente);
    const quien = { ...copiaDelCliente(original), id_cobrador: original.id_cobrador };
    // At once: a transaction that takes longer is more often in another one's way.
    const [parecido, { nombre, apuntar }] = await Promise.all([
      hallarParecido(cambio.tx, quien),
      siguienteNombre(cambio, original.id_cobrador, original.nombre),
      exigirSinCastigo(cambio, original),
    ]);
    apuntar();
    const alta = darDeAlta(cambio, {
      // Only its collector duplicates a client.
      cobrador: { id_usuario: original.id_cobrador, nombre: cambio.actor.nombre },
      ficha: fichaDuplicada(original, nombre),
      // Another card of the same door.
      nota: original.nota,
      parecido,
      monto_solicitado: cuerpo.monto_solicitado,
      plazo: cuerpo.dias_pago,
      accion: 'clientes/duplicar',
    });
    return { nombre, ...alta };
  },
} satisfies CasoCambio<Contrato, { original: ReturnType<typeof clientes.doc> }>;
