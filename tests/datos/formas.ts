// Documents as the store holds them, each checked against the shape of its collection.
import * as formas from '@leal/contract/documentos';
import type { Documento } from '@leal/seed';
import { expect } from 'vitest';
import * as z from 'zod/mini';

const FORMAS: Record<string, z.ZodMiniType> = {
  usuarios: formas.usuarioDoc,
  clientes: formas.clienteDoc,
  creditos: formas.creditoDoc,
  'creditos/movimientos': formas.movimientoDoc,
  'creditos/firmas': formas.firmaDoc,
  solicitudes: formas.solicitudDoc,
  gastos: formas.gastoDoc,
  cajas: formas.cajaDoc,
  traspasos: formas.traspasoDoc,
  comprobantes: formas.comprobanteDoc,
  recibos: formas.reciboDoc,
  folios: formas.folioDoc,
  series: formas.serieDoc,
  cortes: formas.corteDoc,
  diferencias: formas.diferenciaDoc,
  rutas: formas.rutaDoc,
  totales: formas.totalesDoc,
  'totales/dias': formas.diaDoc,
  'totales/marcas': formas.marcasDoc,
  avisos: formas.avisoDoc,
  bitacora: formas.bitacoraDoc,
  configuracion: formas.negocioDoc,
  contadores: formas.contadorDoc,
  contactos: formas.contactoDoc,
  correos: formas.correoDoc,
  reportes_semanales: formas.reporteSemanaDoc,
  fotos_semanales: formas.fotoSemanaDoc,
  conciliaciones: formas.conciliacionDoc,
  senales: formas.senalesDoc,
  resumenes: z.union([
    formas.jornadasDoc,
    formas.cierreDoc,
    formas.cuentaDeSenalesDoc,
    formas.efectivoDoc,
    formas.riesgoDeAyerDoc,
  ]),
};

export const coleccionDe = (ruta: string): string =>
  ruta
    .split('/')
    .filter((_, i) => i % 2 === 0)
    .join('/');

/** The shapes of the contract and nothing else, though what has a default may be absent; each path once. */
export function comprobarFormas(documentos: readonly Documento[]): void {
  for (const { ruta, datos } of documentos)
    expect(FORMAS[coleccionDe(ruta)]?.parse(datos), ruta).toMatchObject(datos);
  expect(new Set(documentos.map(({ ruta }) => ruta)).size).toBe(documentos.length);
}
