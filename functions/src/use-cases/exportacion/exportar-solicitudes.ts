import type { exportarSolicitudes as contrato, SolicitudEntera } from '@leal/contract';
import { montoDe, type SolicitudDoc } from '@leal/contract/documentos';
import { aInstanteIso } from '@leal/domain';
import type { CasoLectura } from '../../context/caso.ts';
import { leerNombres } from '../../context/nombres.ts';
import { contarEnteros } from '../../data/enteros.ts';
import { entreDias } from '../../data/entre-dias.ts';
import { leerPagina } from '../../data/pagina.ts';
import { solicitudes } from '../../data/solicitudes.ts';
import { deCobrador, exigirDeQuien, paginaDe } from './pagina-entera.ts';

/** A request of the payment of a day, or of an edit that says its form anew. */
function formaDe({ datos }: SolicitudDoc): Pick<SolicitudEntera, 'transferencia'> {
  const dicha =
    'transferencia_nueva' in datos
      ? datos.transferencia_nueva
      : 'transferencia' in datos
        ? datos.transferencia
        : undefined;
  return dicha ? { transferencia: dicha } : {};
}

const presentar = (doc: SolicitudDoc, nombre_cobrador: string): SolicitudEntera => ({
  id_solicitud: doc.id_solicitud,
  tipo: doc.tipo,
  estado: doc.estado,
  id_cliente: doc.id_cliente,
  id_cobrador: doc.id_cobrador,
  nombre_cobrador,
  nombre_cliente: doc.nombre_cliente,
  id_credito: doc.id_credito,
  monto: montoDe(doc) ?? null,
  ...formaDe(doc),
  motivo: doc.motivo,
  fecha_solicitud: aInstanteIso(doc.fecha_solicitud),
  nombre_solicitante: doc.nombre_solicitante,
  fecha_respuesta: doc.fecha_respuesta && aInstanteIso(doc.fecha_respuesta),
  nombre_gerente: doc.nombre_gerente,
  comentario: doc.comentario,
  decision_propia: doc.decision_propia,
});

const CAMPO = { pedidas: 'fecha_solicitud', respondidas: 'fecha_respuesta' } as const;
/** Before any answer: what nobody has answered has no instant, and is not found. */
const NUNCA = new Date(0);

/** Every request, of whichever kind, newest first. */
export const exportarSolicitudes: CasoLectura<typeof contrato> = async ({ consulta }) => {
  const { cuales = 'pedidas', ...pedida } = consulta;
  const campo = CAMPO[cuales];
  const deQuien = deCobrador(solicitudes.todas(), pedida);
  const entre = entreDias(deQuien, campo, pedida);
  const halladas = cuales === 'respondidas' && !pedida.desde ? entre.where(campo, '>', NUNCA) : entre;
  const { filas, ...pagina } = await leerPagina(
    halladas,
    { campo, sentido: 'desc', id: 'id_solicitud' },
    paginaDe(`exportar-solicitudes ${cuales}`, pedida),
    () => contarEnteros(halladas.orderBy(campo, 'desc')),
  );
  await exigirDeQuien(filas, pedida);
  const nombres = await leerNombres(filas.map(({ id_cobrador }) => id_cobrador));
  return { datos: filas.map((doc) => presentar(doc, nombres.get(doc.id_cobrador) ?? '')), ...pagina };
};
