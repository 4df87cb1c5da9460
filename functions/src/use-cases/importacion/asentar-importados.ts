import type { RenglonPorImportar } from '@leal/contract';
import {
  type CreditoDoc,
  type Importado,
  type ImportacionDoc,
  importadoDe,
  type RutaDoc,
} from '@leal/contract/documentos';
import {
  aportacionCliente,
  efectoDeCredito,
  efectoEnRuta,
  fichaNueva,
  juntarRepartos,
  type Reparto,
} from '@leal/domain';
import { avisarRuta } from '../../data/avisos.ts';
import { anotar } from '../../data/bitacora.ts';
import { clientes } from '../../data/clientes.ts';
import { creditos, movimientos } from '../../data/creditos.ts';
import { importaciones } from '../../data/importaciones.ts';
import { rutas } from '../../data/rutas.ts';
import { moverReparto } from '../../data/totales.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { conCreditos } from './sumas-importadas.ts';

export type PorAsentar = {
  readonly renglon: RenglonPorImportar;
  /** As it is free at its collector's. */
  readonly nombre: string;
  readonly nombre_cobrador: string;
};

/** The parts that an imported loan adds to its collector's sums, and takes along when it is undone. */
export const repartoDeImportado = (credito: CreditoDoc): Reparto =>
  juntarRepartos(
    { [credito.id_cobrador]: aportacionCliente({ eliminado: false }) },
    efectoDeCredito(null, credito),
    efectoEnRuta(null, credito),
  );

/** The figures of it that the audit keeps. */
export const figurasDeImportado = (credito: CreditoDoc) => ({
  nombre: credito.nombre,
  id_credito: credito.id_credito,
  monto_solicitado_centavos: credito.monto_solicitado_centavos,
  dias_pago: credito.dias_pago,
  fecha_inicio: credito.fecha_inicio,
  total_pagado_centavos: credito.total_pagado_centavos,
  saldo_centavos: credito.saldo_centavos,
  atrasos: credito.atrasos,
});

function escribir(cambio: Cambio, { cliente, credito, apertura }: Importado): void {
  const { tx } = cambio;
  tx.create(clientes.doc(cliente.id_cliente), cliente);
  tx.create(creditos.doc(credito.id_credito), credito);
  tx.create(movimientos(credito.id_credito).doc(apertura.id_movimiento), apertura);
  anotar(cambio, {
    accion: 'importaciones/cliente',
    documento: `clientes/${cliente.id_cliente}`,
    id_cobrador: cliente.id_cobrador,
    cliente,
    antes: null,
    despues: { ...figurasDeImportado(credito), renglon: credito.importado?.renglon ?? null },
  });
}

/** Credits that the file puts in order go to the end of their routes, in that order. */
function ordenar(
  { tx, ahora: actualizado_en }: Cambio,
  hechos: readonly { readonly orden: number | undefined; readonly credito: CreditoDoc }[],
  deRutas: ReadonlyMap<string, RutaDoc | undefined>,
): void {
  const conOrden = hechos
    .filter(({ orden }) => orden !== undefined)
    .toSorted((a, b) => (a.orden ?? 0) - (b.orden ?? 0));
  for (const [id_cobrador, importados] of Map.groupBy(conOrden, ({ credito }) => credito.id_cobrador)) {
    const antes = deRutas.get(id_cobrador)?.orden_clientes ?? [];
    const orden_clientes = [...antes, ...importados.map(({ credito }) => credito.id_credito)];
    tx.set(rutas.doc(id_cobrador), { id_cobrador, orden_clientes, actualizado_en });
  }
}

/** Writes what was judged and named: documents, sums, orders, notices, audit, and the import's own sums. Reads nothing. */
export function asentarImportados(
  cambio: Cambio,
  importacion: ImportacionDoc,
  porAsentar: readonly PorAsentar[],
  deRutas: ReadonlyMap<string, RutaDoc | undefined>,
): ImportacionDoc {
  if (porAsentar.length === 0) return importacion;
  const { tx, actor, ahora: en, negocio } = cambio;
  const hechos = porAsentar.map(({ renglon, nombre, nombre_cobrador }) => ({
    orden: renglon.orden,
    ...importadoDe({
      importacion,
      renglon,
      ficha: fichaNueva({ ...renglon, nombre }),
      nombre_cobrador,
      por: actor.uid,
      en,
      negocio,
    }),
  }));
  for (const hecho of hechos) escribir(cambio, hecho);
  const nuevos = hechos.map(({ credito }) => credito);
  moverReparto(tx, juntarRepartos(...nuevos.map(repartoDeImportado)), en);
  ordenar(cambio, hechos, deRutas);
  for (const quien of new Set(nuevos.map(({ id_cobrador }) => id_cobrador))) avisarRuta(tx, quien);
  const cambios = {
    creditos: importacion.creditos + nuevos.length,
    cobradores: conCreditos(importacion.cobradores, nuevos, 'mas'),
  };
  const { id_importacion } = importacion;
  tx.update(importaciones.doc(id_importacion), cambios);
  const numeros = nuevos.map(({ importado }) => importado?.renglon ?? 0);
  anotar(cambio, {
    accion: 'importaciones/tanda',
    documento: `importaciones/${id_importacion}`,
    antes: { creditos: importacion.creditos },
    despues: { archivo: importacion.archivo, creditos: cambios.creditos, renglones: numeros.join(', ') },
  });
  return { ...importacion, ...cambios };
}
