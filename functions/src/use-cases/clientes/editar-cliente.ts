import type { editarCliente as contrato } from '@leal/contract';
import { avisarRuta } from '../../data/avisos.ts';
import { clientes } from '../../data/clientes.ts';
import { leerCreditoDelCliente } from '../../data/creditos.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { exigirFicha, sinVisto } from '../vistos/exigir-visto.ts';
import { aplicarCambiosCliente } from './aplicar-cambios.ts';
import { presentarCliente } from './presentar-cliente.ts';

type Lee = { cliente: ReturnType<typeof clientes.doc> };

/** The manager changes a client; its collector's cards show it from the next load on. */
export const editarCliente = {
  leer: ({ parametros }) => ({ cliente: clientes.doc(parametros.id_cliente) }),
  ejecutar: async ({ cuerpo }, cambio, { cliente }) => {
    if (cliente === undefined || cliente.eliminado) throw new ErrorApp('NO_ENCONTRADO');
    const credito = await leerCreditoDelCliente(cambio.tx, cliente);
    exigirFicha(cuerpo, cliente, credito);
    const cambiado = await aplicarCambiosCliente(cambio, {
      cliente,
      credito,
      cambios: cuerpo,
      accion: 'clientes/editar',
      ...sinVisto(cuerpo.visto),
    });
    if (credito?.estado_credito === 'Aprobado') avisarRuta(cambio.tx, cliente.id_cobrador);
    return { cliente: presentarCliente(cambiado.cliente) };
  },
} satisfies CasoCambio<typeof contrato, Lee>;
