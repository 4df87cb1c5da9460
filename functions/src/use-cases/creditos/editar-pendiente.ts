import type { editarPendiente as contrato } from '@leal/contract';
import type { ClienteDoc, CreditoDoc } from '@leal/contract/documentos';
import { fechaLocal } from '@leal/domain';
import { clientes } from '../../data/clientes.ts';
import { creditos } from '../../data/creditos.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { aplicarCambiosCliente } from '../clientes/aplicar-cambios.ts';
import { exigirFicha, sinVisto } from '../vistos/exigir-visto.ts';
import { presentarCredito } from './presentar-credito.ts';

type Lee = { credito: ReturnType<typeof creditos.doc> };

async function leerCliente({ tx }: Cambio, { id_cliente }: CreditoDoc): Promise<ClienteDoc> {
  const cliente = (await tx.get(clientes.doc(id_cliente))).data();
  if (cliente === undefined) throw new ErrorApp('NO_ENCONTRADO');
  return cliente;
}

/** The manager corrects a request before deciding it; once decided it is no longer one. */
export const editarPendiente = {
  leer: ({ parametros }) => ({ credito: creditos.doc(parametros.id_credito) }),
  ejecutar: async ({ cuerpo }, cambio, { credito }) => {
    if (credito === undefined) throw new ErrorApp('NO_ENCONTRADO');
    if (credito.estado_credito !== 'Pendiente') throw new ErrorApp('YA_PROCESADA');
    const cliente = await leerCliente(cambio, credito);
    exigirFicha(cuerpo, cliente, credito);
    const cambiado = await aplicarCambiosCliente(cambio, {
      cliente,
      credito,
      cambios: cuerpo,
      accion: 'clientes/pendientes-creditos',
      ...sinVisto(cuerpo.visto),
    });
    const { ahora, negocio } = cambio;
    const cuando = { hoy: fechaLocal(ahora), negocio };
    return { credito: presentarCredito(cambiado.credito ?? credito, cuando) };
  },
} satisfies CasoCambio<typeof contrato, Lee>;
