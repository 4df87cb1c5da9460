import type { duplicarCliente as contrato } from '@leal/contract';
import type { ClienteDoc } from '@leal/contract/documentos';
import { copiaDelCliente, fichaDuplicada, idContador, nombreBase, nombreDuplicado, slug } from '@leal/domain';
import { clientes } from '../../data/clientes.ts';
import { contadores } from '../../data/contadores.ts';
import { exigirAlcance } from '../../context/actor.ts';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { hallarParecido } from '../vistos/parecidos.ts';
import { darDeAlta } from './dar-de-alta.ts';

type Contrato = typeof contrato;

/** Somebody may have typed 'ANA #2' as a name, which no counter knows of. */
async function estaOcupado({ tx }: Cambio, id_cobrador: string, nombre: string): Promise<boolean> {
  const tocayos = clientes.todas().where('id_cobrador', '==', id_cobrador).where('slug', '==', slug(nombre));
  return !(await tx.get(tocayos.limit(1))).empty;
}

/** The next number free for that base name: read in the transaction, so that two at once take two. */
async function tomarNombre(cambio: Cambio, { id_cobrador, nombre: original }: ClienteDoc): Promise<string> {
  const base = nombreBase(original);
  const referencia = contadores.doc(idContador(id_cobrador, original));
  let ultimo = (await cambio.tx.get(referencia)).data()?.ultimo ?? 1;
  let nombre: string;
  do {
    ultimo += 1;
    nombre = nombreDuplicado(base, ultimo);
  } while (await estaOcupado(cambio, id_cobrador, nombre));
  cambio.tx.set(referencia, { ultimo });
  return nombre;
}

/** Another loan for the same person, as a client of its own (a client has one open credit). */
export const duplicarCliente = {
  leer: ({ cuerpo }) => ({ original: clientes.doc(cuerpo.id_cliente_original) }),
  ejecutar: async ({ cuerpo }, cambio, leidos) => {
    const vigente = leidos.original?.eliminado === true ? undefined : leidos.original;
    const original = exigirAlcance(cambio.actor, vigente);
    const parecido = await hallarParecido(cambio.tx, {
      ...copiaDelCliente(original),
      id_cobrador: original.id_cobrador,
    });
    const nombre = await tomarNombre(cambio, original);
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
