// People of one test's own and what they have: tests share an office, never data.
import { randomUUID } from 'node:crypto';
import { ROL } from '@leal/domain';
import {
  type CarteraPedida,
  type CreditoDeCartera,
  type Documento,
  documentosDeUsuario,
  unaCartera,
  unUsuario,
} from '@leal/seed';

/** The office's own, which is there already. */
const DE_LA_OFICINA = /^(configuracion|(usuarios|correos)\/gerente)/;

export type CarteraNueva = {
  readonly uid: string;
  readonly email: string;
  readonly documentos: readonly Documento[];
};

/** Clients of two tests have one name: with one phone, too, they would be one person, and a loss of the one would bar the other. */
const telefonoDe = (uid: string): string =>
  `618${String(Number.parseInt(uid.slice(1), 16) % 10_000_000).padStart(7, '0')}`;

/** A collector with these credits; ids are prefixed with its own. */
export function cobradorNuevo(
  ahora: Date,
  creditos: readonly CreditoDeCartera[] = [],
  resto: Partial<CarteraPedida> = {},
): CarteraNueva {
  const uid = `t${randomUUID().slice(0, 8)}`;
  const email = `${uid}@leal.demo`;
  const { documentos } = unaCartera({
    ahora,
    ...resto,
    cobrador: { id_usuario: uid, email, nombre: `Cobrador ${uid}`, ...resto.cobrador },
    creditos: creditos.map((credito, i) => ({
      ...credito,
      persona: { telefono: telefonoDe(uid), ...credito.persona },
      id_cliente: `${uid}-cli-${i + 1}`,
      id_credito: `${uid}-cre-${i + 1}`,
    })),
    gastos: (resto.gastos ?? []).map((gasto, i) => ({ ...gasto, id_gasto: `${uid}-gas-${i + 1}` })),
  });
  return { uid, email, documentos: documentos.filter(({ ruta }) => !DE_LA_OFICINA.test(ruta)) };
}

export function gerenteNuevo(creado_en: Date): CarteraNueva {
  const uid = `g${randomUUID().slice(0, 8)}`;
  const email = `${uid}@leal.demo`;
  const usuario = unUsuario({
    id_usuario: uid,
    nombre: `Gerente ${uid}`,
    email,
    id_rol: ROL.gerente,
    creado_en,
  });
  return { uid, email, documentos: documentosDeUsuario(usuario) };
}
