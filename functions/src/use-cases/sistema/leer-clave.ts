import { type leerClave as contrato, llamadaEn } from '@leal/contract';
import { hayConClave } from '../../data/bitacora.ts';
import { leer } from '../../data/coleccion.ts';
import { idempotencia } from '../../data/idempotencia.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { hashDeClave } from '../../platform/idempotencia.ts';

/** Two reads: the key's own record, and the audit of what it did. The caller's uid says whose key it is. */
export const leerClave: CasoLectura<typeof contrato> = async ({ consulta }, { actor }) => {
  const { clave, metodo, ruta } = consulta;
  const llamada = llamadaEn(metodo, ruta);
  if (!llamada) return { conocida: false };
  const hash = hashDeClave(actor.uid, llamada, clave);
  const [guardada, hecha] = await Promise.all([leer(idempotencia.doc(hash)), hayConClave(hash)]);
  return { conocida: guardada !== undefined || hecha };
};
