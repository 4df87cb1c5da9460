import type { crearReasignacion as contrato } from '@leal/contract';
import type { ParteDoc, ReasignacionDoc } from '@leal/contract/documentos';
import { anotar } from '../../data/bitacora.ts';
import { parteDe, reasignaciones } from '../../data/reasignaciones.ts';
import type { CasoCambio } from '../../context/caso.ts';
import type { Referencias } from '../../context/transaccion.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { exigirVisto } from '../vistos/exigir-visto.ts';
import { vistoDeCliente } from '../vistos/visto-de.ts';
import { type Candidato, leerPropuesta, type Propuesta } from './leer-propuesta.ts';
import { presentarReasignacion } from './presentar-reasignacion.ts';

/**
 * The number of clients in one transaction: with credit, requests and audit they take a third of what a commit may
 * write.
 */
const POR_PARTE = 25;

function clienteDeParte({ cliente, credito }: Candidato): ParteDoc['clientes'][number] {
  const { id_credito, saldo } = vistoDeCliente(credito);
  return { id_cliente: cliente.id_cliente, nombre: cliente.nombre, id_credito, saldo_centavos: saldo };
}

/** The clients of each transaction, the first receiver's first. */
const partesDe = ({ receptores, partes }: Propuesta): ParteDoc[] =>
  receptores.flatMap(({ id_usuario: a }, i) => {
    const clientes = (partes[i] ?? []).map(clienteDeParte);
    const tandas = Math.ceil(clientes.length / POR_PARTE);
    return Array.from({ length: tandas }, (_, n) => ({
      a,
      clientes: clientes.slice(n * POR_PARTE, (n + 1) * POR_PARTE),
      pasaron: null,
      quedaron: [],
    }));
  });

/**
 * Keeps who goes to whom, part by part; nobody has gone yet. 409 CAMBIO_MIENTRAS where it is not as the question showed it, 422
 * NO_ELEGIBLE where there is nobody to go.
 */
export const crearReasignacion: CasoCambio<typeof contrato, Referencias> = {
  leer: () => ({}),
  ejecutar: async ({ cuerpo: { visto, ...seleccion } }, cambio) => {
    const { tx, ids, actor, ahora } = cambio;
    const propuesta = await leerPropuesta(seleccion);
    exigirVisto('reasignacion', visto, propuesta.visto);
    if (visto.clientes === 0) throw new ErrorApp('NO_ELEGIBLE', 'No hay clientes por reasignar.');
    const partes = partesDe(propuesta);
    const { dador, ocupacion } = propuesta;
    const reasignacion: ReasignacionDoc = {
      id_reasignacion: ids.de('reasignacion'),
      estado: 'en_curso',
      de: dador.id_usuario,
      nombre_de: dador.nombre,
      receptores: ocupacion.map(({ id_cobrador, nombre, clientes }) => ({
        id_cobrador,
        nombre,
        clientes,
        pasaron: 0,
      })),
      clientes: visto.clientes,
      pasaron: 0,
      quedaron: 0,
      partes: partes.length,
      hechas: 0,
      id_gerente: actor.uid,
      nombre_gerente: actor.nombre,
      creado_en: ahora,
      movido_en: ahora,
    };
    tx.create(reasignaciones.doc(reasignacion.id_reasignacion), reasignacion);
    for (const [numero, parte] of partes.entries())
      tx.create(parteDe(reasignacion.id_reasignacion, numero), parte);
    anotar(cambio, {
      accion: 'reasignaciones/crear',
      documento: `reasignaciones/${reasignacion.id_reasignacion}`,
      id_cobrador: dador.id_usuario,
      antes: null,
      despues: {
        cobrador: dador.nombre,
        clientes: visto.clientes,
        saldo_centavos: visto.saldo,
        receptores: reasignacion.receptores.map(({ nombre, clientes }) => ({ nombre, clientes })),
      },
    });
    return presentarReasignacion(reasignacion);
  },
};
