import type { verificarRenovacion } from '@leal/contract';
import { leer } from '../../data/coleccion.ts';
import { creditos } from '../../data/creditos.ts';
import { leerSinConfirmar, rechazosDeHoy } from '../../data/renovaciones.ts';
import { exigirCarteraAlLeer } from '../../context/cartera.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { elegibilidadDe } from './elegibilidad.ts';

/** Whether a credit may ask for its renewal now, and why not. */
export const leerElegibilidad: CasoLectura<typeof verificarRenovacion> = async (
  { parametros: { id_credito } },
  { actor, ahora, hoy, negocio },
) => {
  const credito = await exigirCarteraAlLeer(actor, await leer(creditos.doc(id_credito)), ahora);
  const [reglas, ...fotos] = await Promise.all([
    negocio(),
    ...rechazosDeHoy([id_credito], hoy).map((consulta) => consulta.get()),
  ]);
  const rechazos = fotos.flatMap(({ docs }) => docs.map((foto) => foto.data()));
  const estado = elegibilidadDe(credito, rechazos, { hoy, negocio: reglas });
  if (estado.tipo !== 'elegible')
    return { elegible: false, estado: estado.tipo, ...('motivo' in estado && { motivo: estado.motivo }) };
  const { motivo } = await leerSinConfirmar(credito, reglas);
  return motivo === null
    ? { elegible: true, estado: 'elegible' }
    : { elegible: false, estado: 'no_elegible', motivo };
};
