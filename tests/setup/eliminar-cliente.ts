import { invocar } from './invocar.ts';
import type { Persona } from './mundo.ts';

type Gerente = Pick<Persona, 'llamar'>;

/** What the question about a client's deletion shows, as the call takes it. */
export async function vistoParaEliminar(gerente: Gerente, id_cliente: string) {
  const { cuerpo } = await invocar(gerente, 'vistoCliente', { parametros: { id_cliente } });
  const { id_credito, saldo, pedido_por } = cuerpo.visto;
  return { visto_credito: id_credito ?? '', visto_saldo: saldo, visto_pedido_por: pedido_por ?? '' };
}

/** A manager reads about a client, and deletes them with a reason. */
export async function eliminarCliente(gerente: Gerente, id_cliente: string, motivo = 'Se fue') {
  const consulta = { ...(await vistoParaEliminar(gerente, id_cliente)), motivo };
  return invocar(gerente, 'eliminarCliente', { parametros: { id_cliente }, consulta });
}
