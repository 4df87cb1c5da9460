// Payments of many collectors as their phones send them.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Suite } from '@leal/local';
import type { Firestore } from 'firebase-admin/firestore';

export type Cobro = {
  readonly id_credito: string;
  readonly id_cobrador: string;
  readonly token: string;
  /** Pesos: what is due on a day. */
  readonly monto: number;
};

type Credito = Record<'id_credito' | 'id_cobrador', string> &
  Record<'saldo_centavos' | 'monto_diario_centavos', number>;

/** One payment of every active credit that it does not end, so that no two in a row are of the same collector. */
export async function abrirCobros(suite: Suite, db: Firestore): Promise<Cobro[]> {
  const { docs } = await db.collection('creditos').where('estado_credito', '==', 'Aprobado').get();
  const creditos = docs.map((foto) => foto.data() as Credito);
  const porCobrador = Map.groupBy(
    creditos.filter((credito) => credito.saldo_centavos > 2 * credito.monto_diario_centavos),
    ({ id_cobrador }) => id_cobrador,
  );
  const listas: Cobro[][] = [];
  for (const { uid, email } of suite.usuarios) {
    const token = await suite.token(email);
    const cobrables = (porCobrador.get(uid) ?? []).map(({ id_credito, monto_diario_centavos: diario }) => ({
      id_credito,
      id_cobrador: uid,
      token,
      monto: diario / 100,
    }));
    if (cobrables.length > 0) listas.push(cobrables);
  }
  const vueltas = Math.max(...listas.map((lista) => lista.length));
  return Array.from({ length: vueltas }, (_, i) => listas.flatMap((lista) => lista[i] ?? [])).flat();
}

// Not `fetch`: what the caller computes is not what is measured.
const agente = new Agent({ keepAlive: true, maxSockets: 100 });

/** Sends one, and waits for its whole answer. */
export async function cobrar(
  api: string,
  { token, id_credito, monto }: Cobro,
  secuencia: number,
): Promise<void> {
  const cuerpo = JSON.stringify({
    id_credito,
    monto,
    dispositivo: 'tel-medido',
    secuencia,
    desfase_ms: 0,
  });
  const respuesta = await new Promise<{ estado: number | undefined; texto: Promise<string> }>(
    (listo, fallo) => {
      const peticion = request(
        `${api}abonos/registrar`,
        {
          agent: agente,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(cuerpo),
            authorization: `Bearer ${token}`,
            'idempotency-key': randomUUID(),
          },
        },
        (r) => listo({ estado: r.statusCode, texto: text(r) }),
      );
      peticion.once('error', fallo);
      peticion.end(cuerpo);
    },
  );
  const texto = await respuesta.texto;
  if (respuesta.estado !== 200 || !texto.includes('"yaRegistrado":false'))
    throw new Error(`${id_credito}: ${respuesta.estado} ${texto}`);
}
