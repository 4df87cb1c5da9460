import type { ParteDoc, ReasignacionDoc } from '@leal/contract/documentos';
import type { Autoria } from '../../data/bitacora.ts';
import { avisarManos } from '../../data/avisos.ts';
import { documentoMudanza } from '../../data/configuracion.ts';
import { parteDe, reasignaciones } from '../../data/reasignaciones.ts';
import { rutas } from '../../data/rutas.ts';
import { usuarios } from '../../data/usuarios.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { ErrorApp } from '../../platform/errores.ts';
import { pasarClientes } from './pasar-clientes.ts';

/** The collector who was to get them does not work here any more: they stay. */
const porInactivo = ({ clientes }: ParteDoc): ParteDoc['quedaron'] =>
  clientes.map(({ id_cliente, nombre }) => ({ id_cliente, nombre, por_que: 'receptor_inactivo' }));

async function leerParte({ tx }: Autoria, { id_reasignacion, de, hechas }: ReasignacionDoc) {
  const referencia = parteDe(id_reasignacion, hechas);
  const parte = (await tx.get(referencia)).data();
  if (parte === undefined) throw new Error(`La parte ${referencia.path} no existe`);
  const [gente, ordenes, mudanza] = await Promise.all([
    tx.getAll(usuarios.doc(de), usuarios.doc(parte.a)),
    tx.getAll(rutas.doc(de), rutas.doc(parte.a)),
    tx.get(documentoMudanza()),
  ]);
  // The move of the credits goes collector by collector, and would pass over whoever changes hands.
  if (mudanza.data()?.estado === 'en_curso') throw new ErrorApp('INTENTA_DE_NUEVO');
  const [dador, receptor] = gente.map((foto) => foto.data());
  const [deDador, deReceptor] = ordenes.map((foto) => foto.data());
  if (dador === undefined || receptor === undefined) throw new ErrorApp('NO_ENCONTRADO');
  return { referencia, parte, pareja: { dador, receptor, deDador, deReceptor } };
}

/** Both collectors are told how many have gone by now: whoever was without a line hears the last notice only. */
function avisarDe(tx: Transaction, reasignacion: ReasignacionDoc, { a, clientes }: ParteDoc): void {
  const { id_reasignacion, hechas, de, nombre_de, receptores, pasaron } = reasignacion;
  const id = `${id_reasignacion} ${hechas}`;
  const quien = receptores.find(({ id_cobrador }) => id_cobrador === a);
  const unico = reasignacion.clientes === 1 ? clientes[0]?.nombre : undefined;
  const aQuien = receptores.length === 1 ? (quien?.nombre ?? '') : 'otros cobradores';
  const cuantos = (n: number): string => (n === 1 ? '1 cliente' : `${n} clientes`);
  avisarManos(tx, de, {
    id,
    texto: unico ? `${unico} ya es cliente de ${aQuien}` : `Pasaron ${cuantos(pasaron)} a ${aQuien}`,
  });
  avisarManos(tx, a, {
    id,
    texto: unico
      ? `${unico} ahora es tu cliente`
      : `Recibiste ${cuantos(quien?.pasaron ?? pasaron)} de ${nombre_de}`,
  });
}

/**
 * The next part goes over, in the transaction that also says so: however often it is sent, and by whomever, it goes once. 503
 * INTENTA_DE_NUEVO while credits go over to another calendar. Returns how far it is then.
 */
export async function pasarParte(autoria: Autoria, reasignacion: ReasignacionDoc): Promise<ReasignacionDoc> {
  const { tx, ahora } = autoria;
  if (reasignacion.estado !== 'en_curso') return reasignacion;
  const { referencia, parte, pareja } = await leerParte(autoria, reasignacion);
  const { pasaron, quedaron } = pareja.receptor.activo
    ? await pasarClientes(autoria, parte.clientes, pareja)
    : { pasaron: 0, quedaron: porInactivo(parte) };
  const hechas = reasignacion.hechas + 1;
  const receptores = reasignacion.receptores.map((receptor) =>
    receptor.id_cobrador === parte.a ? { ...receptor, pasaron: receptor.pasaron + pasaron } : receptor,
  );
  const cambios = {
    receptores,
    hechas,
    pasaron: reasignacion.pasaron + pasaron,
    quedaron: reasignacion.quedaron + quedaron.length,
    estado: hechas === reasignacion.partes ? ('terminada' as const) : reasignacion.estado,
    movido_en: ahora,
  };
  tx.update(referencia, { pasaron, quedaron });
  tx.update(reasignaciones.doc(reasignacion.id_reasignacion), cambios);
  const despues = { ...reasignacion, ...cambios };
  if (pasaron > 0) avisarDe(tx, despues, parte);
  return despues;
}
