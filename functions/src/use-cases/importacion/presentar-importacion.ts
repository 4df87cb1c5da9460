import type { Importacion } from '@leal/contract';
import type { ImportacionDoc } from '@leal/contract/documentos';
import { aInstanteIso, compararNombres, tomar } from '@leal/domain';

/** As it travels: its collectors by name, those of whom nothing is left out. */
export const presentarImportacion = (doc: ImportacionDoc): Importacion => ({
  ...tomar(doc, ['id_importacion', 'archivo', 'estado', 'vuelta', 'nombre_gerente']),
  ...tomar(doc, ['renglones', 'creditos', 'deshechos']),
  creado_en: aInstanteIso(doc.creado_en),
  cobradores: Object.entries(doc.cobradores)
    .filter(([, { creditos }]) => creditos > 0)
    .map(([id_cobrador, sumas]) => ({
      id_cobrador,
      nombre_cobrador: sumas.nombre_cobrador,
      creditos: sumas.creditos,
      monto_solicitado: sumas.monto_solicitado_centavos,
      monto_total: sumas.monto_total_centavos,
      total_pagado: sumas.total_pagado_centavos,
      saldo: sumas.saldo_centavos,
    }))
    .sort((a, b) => compararNombres(a.nombre_cobrador, b.nombre_cobrador)),
});
