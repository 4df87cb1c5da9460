import type { leerOrden as contrato } from '@leal/contract';
import { leer } from '../../data/coleccion.ts';
import { rutas } from '../../data/rutas.ts';
import { exigirPropio } from '../../context/actor.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { exigirCobrador } from '../usuarios/exigir-cobrador.ts';

export const leerOrden: CasoLectura<typeof contrato> = async ({ parametros: { id_usuario } }, { actor }) => {
  exigirPropio(actor, id_usuario);
  const ruta = await leer(rutas.doc(id_usuario));
  if (ruta === undefined && id_usuario !== actor.uid) await exigirCobrador(id_usuario);
  return { orden_clientes: ruta?.orden_clientes ?? [] };
};
