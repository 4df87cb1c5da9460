// Somebody's clients go over to somebody else.
import type { ClienteDoc } from '@leal/contract/documentos';
import { aPesos, CERO, estaAbierto } from '@leal/domain';
import type { Momento, Operacion } from './momento.ts';

/** As many as one call moves at the most. */
const MAXIMO = 25;

/** The client as the question shows it; rarely as nobody has seen it. */
function pedido({ oficina, azar }: Momento, { id_cliente, id_credito_abierto }: ClienteDoc) {
  const credito = oficina.espejo.de('creditos').find(({ id_credito }) => id_credito === id_credito_abierto);
  const abierto = credito && estaAbierto(credito.estado_credito) ? credito : undefined;
  const de_mas = azar.ocurre(0.05) ? 1 : 0;
  const saldo = aPesos(abierto?.saldo_centavos ?? CERO) + de_mas;
  return { id_cliente, visto: { id_credito: abierto?.id_credito ?? null, saldo } };
}

/** Some of a collector's clients, or all of them; rarely to whom nobody may give any. */
export const reasignarClientes: Operacion = (m) => {
  const { azar, oficina } = m;
  const [de, a] = [m.cobrador().uid, m.cobrador().uid];
  const suyos = oficina.espejo
    .de('clientes')
    .filter(({ id_cobrador, eliminado }) => id_cobrador === de && !eliminado);
  if (suyos.length === 0 || a === de) return undefined;
  const cuantos = azar.ocurre(0.2) ? suyos.length : azar.entero(1, 3);
  const elegidos = new Set(Array.from({ length: cuantos }, () => azar.elegir(suyos)));
  const clientes = [...elegidos].slice(0, MAXIMO).map((cliente) => pedido(m, cliente));
  return { quien: m.gerente(), nombre: 'reasignarClientes', invocacion: { cuerpo: { de, a, clientes } } };
};
