// A lender's files come in, row by row, by whoever manages, and go again.
import { aPesos, calcularCredito, PLAZOS, sumarDias } from '@leal/domain';
import type { Momento, Operacion } from './momento.ts';

/** The files that the office has, by their hashes, and how many rows each has. */
const ARCHIVOS = ['a', 'b', 'c'].map((letra) => letra.repeat(64));
const RENGLONES = 12;
const POR_LLAMADA = 4;

/** Mostly a loan that may come; rarely one that is paid off, of no term, or of a name that somebody has. */
function renglonDe({ azar, oficina }: Momento, renglon: number, huella: string) {
  const dias_pago = azar.elegir(PLAZOS);
  const monto_solicitado = azar.entero(5, 50) * 100;
  const { monto_total } = calcularCredito((monto_solicitado * 100) as never, dias_pago);
  const { uid: id_cobrador } = azar.elegir(oficina.cobradores);
  const [tocayo, demas] = [azar.ocurre(0.1), azar.ocurre(0.1)];
  return {
    renglon,
    id_cobrador,
    nombre: tocayo ? 'Ana de Antes' : `De Antes ${huella[0]} ${renglon}`,
    negocio: 'Abarrotes',
    direccion: `Hidalgo ${renglon}`,
    telefono: `8${String(ARCHIVOS.indexOf(huella))}${String(renglon).padStart(8, '0')}`,
    monto_solicitado,
    dias_pago: azar.ocurre(0.05) ? 45 : dias_pago,
    fecha_inicio: sumarDias(oficina.hoy(), -azar.entero(0, 70)),
    total_pagado: demas ? aPesos(monto_total) : Math.floor(aPesos(monto_total) * azar.elegir([0, 0.3, 0.9])),
    atrasos: azar.entero(0, 3),
    ...(azar.ocurre(0.5) && { orden: azar.entero(1, 99) }),
    dudas: azar.ocurre(0.8) ? ['tocayo', 'telefono', 'cliente', 'atrasos'] : [],
  };
}

function algunosRenglones(m: Momento, huella: string) {
  const { azar } = m;
  const numeros = new Set(
    Array.from({ length: azar.entero(1, POR_LLAMADA) }, () => azar.entero(1, RENGLONES)),
  );
  return [...numeros].map((numero) => renglonDe(m, numero, huella));
}

/** Some rows of a file beside whoever is in the office already, before any of them comes. */
export const compararCartera: Operacion = (m) => {
  const huella = m.azar.elegir(ARCHIVOS);
  const personas = algunosRenglones(m, huella).map(({ renglon, id_cobrador, nombre, telefono }) => ({
    renglon,
    id_cobrador,
    nombre,
    telefono,
  }));
  return { quien: m.gerente(), nombre: 'revisarImportados', invocacion: { cuerpo: { personas } } };
};

/** A file is begun, or some of its rows come, or come again. */
export const importarCartera: Operacion = (m) => {
  const { azar, oficina } = m;
  const quien = m.gerente();
  const huella = azar.elegir(ARCHIVOS);
  const doc = oficina.espejo.documento(`importaciones/${huella}`);
  const estado = doc?.['estado'];
  if (estado === undefined || estado === 'deshecha') {
    const cuerpo = { huella, archivo: `cartera ${huella[0]}.xlsx`, renglones: RENGLONES };
    return { quien, nombre: 'abrirImportacion', invocacion: { cuerpo } };
  }
  const parametros = { id_importacion: huella };
  if (estado === 'deshaciendo') return undefined;
  const cuerpo = { vuelta: doc?.['vuelta'], renglones: algunosRenglones(m, huella) };
  return { quien, nombre: 'importarRenglones', invocacion: { parametros, cuerpo } };
};

/** Some of what a file brought, or all of it, is taken back, as far as it may be. */
export const deshacerCartera: Operacion = (m) => {
  const { azar, oficina } = m;
  const quien = m.gerente();
  const id_importacion = azar.elegir(ARCHIVOS);
  if (oficina.espejo.documento(`importaciones/${id_importacion}`) === undefined) return undefined;
  const creditos = oficina.espejo.de('creditos').filter(({ importado }) => importado?.id === id_importacion);
  const clientes = creditos.slice(0, 2).map(({ id_cliente }) => id_cliente);
  const cuerpo = clientes.length > 0 && azar.ocurre(0.6) ? { clientes } : {};
  const invocacion = { parametros: { id_importacion }, cuerpo };
  return { quien, nombre: 'deshacerImportacion', invocacion };
};
