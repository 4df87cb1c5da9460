import type { guardarNota as contrato } from '@leal/contract';
import type { ClienteDoc } from '@leal/contract/documentos';
import { type Nota, quedaLaNota } from '@leal/domain';
import { avisarRuta } from '../../data/avisos.ts';
import { anotar } from '../../data/bitacora.ts';
import { clientes } from '../../data/clientes.ts';
import { creditos, leerCreditoDelCliente } from '../../data/creditos.ts';
import { exigirCartera, instanteDelToque } from '../../context/cartera.ts';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { presentarNota } from './presentar-cliente.ts';

type Contrato = typeof contrato;

/** The note that stood is in the audit, and so is one that came too late to stand. */
function anotarNota(cambio: Cambio, cliente: ClienteDoc, nota: Nota, queda: boolean): void {
  const antes = cliente.nota?.texto ?? '';
  anotar(cambio, {
    accion: 'clientes/nota',
    documento: `clientes/${cliente.id_cliente}`,
    id_cobrador: cliente.id_cobrador,
    cliente,
    antes: { nota: antes },
    despues: queda
      ? { nota: nota.texto }
      : { nota: antes, nota_descartada: nota.texto, capturado_en: nota.capturado_en },
  });
}

/** The client's collector writes the note, or a manager; the copy on the credit follows, because the route shows that one. */
export const guardarNota = {
  leer: ({ parametros }) => ({ cliente: clientes.doc(parametros.id_cliente) }),
  ejecutar: async ({ cuerpo }, cambio, leidos) => {
    const { tx, actor } = cambio;
    const vigente = leidos.cliente?.eliminado === true ? undefined : leidos.cliente;
    const tocada = instanteDelToque(cuerpo.capturado_en, cambio.ahora);
    const cliente = exigirCartera(actor, vigente, tocada);
    // The tap, however old it is; nobody writes for tomorrow.
    const nota: Nota = { texto: cuerpo.nota, por: actor.nombre, capturado_en: tocada };
    const queda = quedaLaNota(nota, cliente.nota);
    if (queda) {
      const credito = await leerCreditoDelCliente(tx, cliente);
      tx.update(clientes.doc(cliente.id_cliente), { nota });
      if (credito) tx.update(creditos.doc(credito.id_credito), { nota });
      if (credito?.estado_credito === 'Aprobado' && actor.uid !== cliente.id_cobrador)
        avisarRuta(tx, cliente.id_cobrador);
    }
    anotarNota(cambio, cliente, nota, queda);
    return { queda, ...presentarNota(queda ? { nota } : cliente) };
  },
} satisfies CasoCambio<Contrato, { cliente: ReturnType<typeof clientes.doc> }>;
