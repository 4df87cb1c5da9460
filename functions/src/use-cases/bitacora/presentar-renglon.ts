import type { RenglonBitacora } from '@leal/contract';
import { type BitacoraDoc, SUFIJO_CENTAVOS } from '@leal/contract/documentos';
import { aInstanteIso, aPesos, centavos } from '@leal/domain';

/** Stored values as people read them: amounts in pesos under the spec's names, instants with their offset. */
function legible(valor: unknown): unknown {
  if (valor instanceof Date) return aInstanteIso(valor);
  if (Array.isArray(valor)) return valor.map(legible);
  if (typeof valor !== 'object' || valor === null) return valor;
  return conNombres(valor as Record<string, unknown>);
}

const conNombres = (mapa: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(mapa).map(([campo, valor]) =>
      campo.endsWith(SUFIJO_CENTAVOS) && typeof valor === 'number'
        ? [campo.slice(0, -SUFIJO_CENTAVOS.length), aPesos(centavos(valor))]
        : [campo, legible(valor)],
    ),
  );

const sinInstante = ({ latitud, longitud, precision_m }: NonNullable<BitacoraDoc['posicion']>) => ({
  latitud,
  longitud,
  precision_m,
});

export const presentarRenglon = (doc: BitacoraDoc): RenglonBitacora => ({
  id: doc.id,
  fecha: aInstanteIso(doc.fecha),
  id_usuario: doc.id_usuario,
  nombre_usuario: doc.nombre_usuario,
  id_rol: doc.id_rol,
  accion: doc.accion,
  documento: doc.documento,
  id_cobrador: doc.id_cobrador,
  id_cliente: doc.id_cliente,
  nombre_cliente: doc.nombre_cliente ?? null,
  antes: doc.antes && conNombres(doc.antes),
  despues: doc.despues && conNombres(doc.despues),
  decision_propia: doc.decision_propia ?? false,
  sin_visto: doc.sin_visto ?? false,
  ...(doc.posicion && { posicion: sinInstante(doc.posicion) }),
});
