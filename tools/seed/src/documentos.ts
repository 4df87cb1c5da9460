import { type AvisoDoc, totalesEnCero, type UsuarioDoc } from '@leal/contract/documentos';
import { CERO, idCorreo, NADA_POR_APROBAR, type Negocio, ROL } from '@leal/domain';
import type { Imported } from 'firestore-local';
import { type Cuenta, usuarioDe } from './usuarios.ts';

/** A document of the store with plain values; instants are `Date`. */
export type Documento = { readonly ruta: string; readonly datos: Record<string, unknown> };

/** The form that the local Firestore loads in bulk. */
export function* paraCargar(documentos: Iterable<Documento>): Generator<Imported> {
  // The seed knows its documents by their contract, the store by their value types.
  for (const { ruta, datos } of documentos) yield { path: ruta, data: datos as Imported['data'] };
}

export const documento = (ruta: string, datos: object): Documento => ({
  ruta,
  datos: datos as Record<string, unknown>,
});

/** The record, and the address that it takes. */
export const documentosDeUsuario = (usuario: UsuarioDoc): Documento[] => [
  documento(`usuarios/${usuario.id_usuario}`, usuario),
  documento(`correos/${idCorreo(usuario.email)}`, { id_usuario: usuario.id_usuario }),
];

export const documentoDeNegocio = (negocio: Partial<Negocio> = {}): Documento =>
  documento('configuracion/negocio', {
    festivos: [...(negocio.festivos ?? [])],
    exigir_segundo_gerente: negocio.exigir_segundo_gerente ?? false,
    parametros: { ...negocio.parametros },
  });

const AVISO_EN_CERO: AvisoDoc = { por_aprobar: NADA_POR_APROBAR, ultima_resolucion: null, ruta: 0 };

/** The office as it opens: settings and people, collectors with all their sums at zero. */
export function* oficina(fundacion: Date, cuentas: readonly Cuenta[]): Generator<Documento> {
  yield documentoDeNegocio();
  for (const cuenta of cuentas) {
    yield* documentosDeUsuario(usuarioDe(cuenta, fundacion));
    if (cuenta.id_rol !== ROL.cobrador) continue;
    yield documento(`totales/${cuenta.uid}`, totalesEnCero(cuenta.uid, cuenta.nombre));
    yield documento(`avisos/${cuenta.uid}`, AVISO_EN_CERO);
    yield documento(`cajas/${cuenta.uid}`, { id_cobrador: cuenta.uid, anterior_centavos: CERO });
  }
}
