import type {
  aclararTransferencia as contrato,
  listarPorAclarar as contratoLista,
  TransferenciaPorAclarar,
} from '@leal/contract';
import { porAclararDe, type SolicitudConEfectivo } from '@leal/contract/documentos';
import { aInstanteIso } from '@leal/domain';
import { FieldValue } from 'firebase-admin/firestore';
import type { CasoCambio, CasoLectura } from '../../context/caso.ts';
import { anotar } from '../../data/bitacora.ts';
import { leerPagina } from '../../data/pagina.ts';
import { porAclarar, solicitudes } from '../../data/solicitudes.ts';
import { ErrorApp } from '../../platform/errores.ts';

const MAS_VIEJA_PRIMERO = { campo: 'fecha_respuesta', sentido: 'asc', id: 'id_solicitud' } as const;

function presentar(doc: SolicitudConEfectivo): TransferenciaPorAclarar {
  const { datos, fecha_respuesta, fecha_solicitud } = doc;
  return {
    id_solicitud: doc.id_solicitud,
    id_credito: doc.id_credito,
    id_cliente: doc.id_cliente,
    id_cobrador: doc.id_cobrador,
    nombre_cliente: doc.nombre_cliente,
    nombre_cobrador: doc.nombre_solicitante,
    monto: porAclararDe(doc),
    fecha: datos.fecha,
    transferencia: datos.transferencia ?? { fecha: datos.fecha },
    estado: doc.estado === 'aprobada' ? 'aprobada' : 'rechazada',
    respondida_en: aInstanteIso(fecha_respuesta ?? fecha_solicitud),
    nombre_gerente: doc.nombre_gerente,
    comentario: doc.comentario,
  };
}

/** Of every collector. The page, and its count. */
export const listarPorAclarar: CasoLectura<typeof contratoLista> = async ({ consulta }, { negocio }) => {
  const limite = consulta.limite ?? (await negocio()).parametros.tamano_pagina;
  const { filas, ...pagina } = await leerPagina(porAclarar(), MAS_VIEJA_PRIMERO, {
    filtros: ['por aclarar'],
    limite,
    cursor: consulta.cursor,
  });
  return { datos: filas.map(presentar), ...pagina };
};

/** The request and its row of the audit. 404 for what was never to be cleared up, 409 YA_PROCESADA once it was. */
export const aclararTransferencia = {
  leer: ({ parametros }) => ({ solicitud: solicitudes.doc(parametros.id) }),
  ejecutar: ({ cuerpo: { nota } }, cambio, { solicitud }) => {
    if (solicitud?.aclarado !== undefined)
      throw new ErrorApp('YA_PROCESADA', 'Esta transferencia ya se aclaró.');
    if (solicitud?.por_aclarar !== true) throw new ErrorApp('NO_ENCONTRADO');
    const { id_solicitud, id_cobrador, id_cliente, nombre_cliente } = solicitud;
    cambio.tx.update(solicitudes.doc(id_solicitud), { por_aclarar: FieldValue.delete(), aclarado: nota });
    anotar(cambio, {
      accion: 'transferencias/aclarar',
      documento: `solicitudes/${id_solicitud}`,
      id_cobrador,
      cliente: { id_cliente, nombre: nombre_cliente },
      antes: null,
      despues: { nota, monto_centavos: porAclararDe(solicitud) },
    });
    return { id_solicitud, aclarado: nota };
  },
} satisfies CasoCambio<typeof contrato, { solicitud: ReturnType<typeof solicitudes.doc> }>;
