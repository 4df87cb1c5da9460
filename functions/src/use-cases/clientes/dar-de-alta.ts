import { type ClienteDoc, clienteNuevo, creditoNuevo, type UsuarioDoc } from '@leal/contract/documentos';
import {
  aportacionCliente,
  type Centavos,
  efectoDeCredito,
  fechaLocal,
  type FichaCliente,
  type Plazo,
  juntarRepartos,
  parteDelCobrador,
} from '@leal/domain';
import { anotar } from '../../data/bitacora.ts';
import { clientes } from '../../data/clientes.ts';
import { creditos } from '../../data/creditos.ts';
import { moverTotales } from '../../data/totales.ts';
import type { Cambio } from '../../context/transaccion.ts';

type Alta = {
  /** The collector of the client. */
  readonly cobrador: Pick<UsuarioDoc, 'id_usuario' | 'nombre'>;
  readonly ficha: FichaCliente;
  readonly nota?: ClienteDoc['nota'];
  readonly monto_solicitado: Centavos;
  readonly plazo: Plazo;
  /** The credit of whoever it may be already. */
  readonly parecido: string | undefined;
  /** The audit's word for it: the path of the call. */
  readonly accion: string;
};

/** A new client with the loan that it asks for, the collector's sums and the audit. Reads nothing. */
export function darDeAlta(cambio: Cambio, alta: Alta): { id_cliente: string; id_credito: string } {
  const { tx, actor, ahora: en, ids } = cambio;
  const { cobrador, ficha, nota, monto_solicitado, plazo, parecido, accion } = alta;
  const { id_usuario: id_cobrador, nombre: nombre_cobrador } = cobrador;
  const [id_cliente, id_credito] = [ids.de('cliente'), ids.de('credito')];
  const cliente = clienteNuevo({ ficha, nota, id_cliente, id_cobrador, id_credito, en });
  const credito = {
    ...creditoNuevo({ id_credito, cliente, nombre_cobrador, monto_solicitado, plazo, en }),
    ...(parecido !== undefined && { parecido }),
    ...(actor.uid !== id_cobrador && { registrado_por: actor.uid }),
  };
  tx.create(clientes.doc(id_cliente), cliente);
  tx.create(creditos.doc(id_credito), credito);
  const suma = juntarRepartos({ [id_cobrador]: aportacionCliente(cliente) }, efectoDeCredito(null, credito));
  moverTotales(tx, id_cobrador, parteDelCobrador(suma, id_cobrador).totales, { hoy: fechaLocal(en) });
  anotar(cambio, {
    accion,
    documento: `clientes/${id_cliente}`,
    id_cobrador,
    cliente,
    antes: null,
    despues: {
      nombre: ficha.nombre,
      id_credito,
      monto_solicitado_centavos: monto_solicitado,
      dias_pago: plazo,
    },
  });
  return { id_cliente, id_credito };
}
