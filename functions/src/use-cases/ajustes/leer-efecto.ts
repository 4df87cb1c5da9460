import { type efectoDeCriterios, type efectoDelDia, TOPE_EFECTO } from '@leal/contract';
import { cobraEseDia, conParametros, criteriosVigentes, PLAZOS } from '@leal/domain';
import type { Query } from 'firebase-admin/firestore';
import { documentoNegocio } from '../../data/configuracion.ts';
import { activosContables, creditosActivos } from '../../data/creditos.ts';
import { leerAhora, recorrerEn } from '../../data/instante.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { contarDeNuevo } from '../calendario/contar-de-nuevo.ts';

const cuantos = async (consulta: Query): Promise<number> => (await consulta.count().get()).data().count;

/**
 * The open credits whose plan has that day: those due on it or later, without those that began on it or later. Sums of the indexes: no
 * credit is read.
 */
export const leerEfecto: CasoLectura<typeof efectoDelDia> = async ({ consulta: { fecha } }) => {
  const plazos = PLAZOS.filter((plazo) => cobraEseDia(fecha, plazo));
  const activos = creditosActivos().where('dias_pago', 'in', plazos);
  const [deben, empezaron] = await Promise.all([
    cuantos(activos.where('fecha_vencimiento', '>=', fecha)),
    cuantos(activos.where('fecha_inicio', '>=', fecha)),
  ]);
  return { creditos: deben - empezaron };
};

/** Few and small: a few fields of each. */
const POR_PAGINA = 1000;

/** The active credits, counted by the numbers in force and by these; by the function that counts them again once these are saved. */
export const leerEfectoDeCriterios: CasoLectura<typeof efectoDeCriterios> = async (
  { consulta },
  { negocio },
) => {
  const { parametros } = await negocio();
  const criterios = criteriosVigentes(conParametros({ ...parametros, ...consulta }));
  const { readTime } = await leerAhora(documentoNegocio());
  const efecto = { renovables: 0, no_renovables: 0, sugeridos: 0 };
  let vistos = 0;
  for await (const foto of recorrerEn(readTime, activosContables(), POR_PAGINA)) {
    if (vistos === TOPE_EFECTO) return { ...efecto, todos: false };
    vistos += 1;
    const credito = foto.data();
    const contado = contarDeNuevo(credito, criterios);
    if (contado === null) continue;
    if (contado.otraSugerencia) efecto.sugeridos += 1;
    const { renovable } = contado.cambios;
    if (renovable !== (credito.renovable ?? false)) efecto[renovable ? 'renovables' : 'no_renovables'] += 1;
  }
  return { ...efecto, todos: true };
};
