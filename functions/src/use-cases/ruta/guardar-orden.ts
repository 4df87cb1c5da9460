import type { guardarOrden as contrato } from '@leal/contract';
import { fusionarOrden, ROL } from '@leal/domain';
import { avisarRuta } from '../../data/avisos.ts';
import { anotar } from '../../data/bitacora.ts';
import { leer } from '../../data/coleccion.ts';
import { creditos } from '../../data/creditos.ts';
import { rutas } from '../../data/rutas.ts';
import { totales } from '../../data/totales.ts';
import { usuarios } from '../../data/usuarios.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { cobradorNombrado } from '../usuarios/exigir-cobrador.ts';

type Contrato = typeof contrato;
type Lee = { ruta: ReturnType<typeof rutas.doc>; cobrador: ReturnType<typeof usuarios.doc> };

/** Far beyond any portfolio, far below what a document holds. */
const MAXIMO = 5000;
const demasiados = () => new ErrorApp('DATOS_INVALIDOS', 'La ruta tiene demasiados créditos.');

/** The most ids of credits that are not on the route, ended or still to begin, that may come new in an order. */
const FUERA_DE_RUTA = 100;

/**
 * Each new id is a document read: no more of them than the collector has. Looked up outside of the transaction, because
 * it changes nothing, and every payment writes these sums.
 */
async function exigirMedida(id_cobrador: string, nuevos: readonly string[]): Promise<void> {
  if (nuevos.length <= FUERA_DE_RUTA) return;
  const { creditos_activos = 0 } = (await leer(totales.doc(id_cobrador))) ?? {};
  if (nuevos.length > creditos_activos + FUERA_DE_RUTA) throw demasiados();
}

/** Ids that are new in the order must be the collector's own; an unknown id gets the same answer as another collector's. */
async function exigirPropios({ tx, actor }: Cambio, id_cobrador: string, nuevos: readonly string[]) {
  if (nuevos.length === 0) return;
  await exigirMedida(id_cobrador, nuevos);
  const fotos = await tx.getAll(...nuevos.map((id) => creditos.doc(id)));
  const ajeno = fotos.some((foto) => foto.data()?.id_cobrador !== id_cobrador);
  if (ajeno) throw new ErrorApp(actor.id_rol === ROL.cobrador ? 'PROHIBIDO' : 'NO_ENCONTRADO');
}

/** Merges the order given into the one saved; a manager says whose route it is. */
export const guardarOrden = {
  leer: ({ cuerpo }, uid) => {
    const id_cobrador = cuerpo.id_cobrador ?? uid;
    return { ruta: rutas.doc(id_cobrador), cobrador: usuarios.doc(id_cobrador) };
  },
  ejecutar: async ({ cuerpo }, cambio, { ruta, cobrador }) => {
    const { tx, actor, ahora } = cambio;
    const { id_usuario: id_cobrador } = cobradorNombrado(actor, cuerpo.id_cobrador, cobrador);
    const guardada = ruta?.orden_clientes ?? [];
    const conocidos = new Set(guardada);
    await exigirPropios(
      cambio,
      id_cobrador,
      cuerpo.ordenClientes.filter((id) => !conocidos.has(id)),
    );
    const orden_clientes = fusionarOrden(guardada, cuerpo.ordenClientes);
    if (orden_clientes.length > MAXIMO) throw demasiados();
    tx.set(rutas.doc(id_cobrador), { id_cobrador, orden_clientes, actualizado_en: ahora });
    if (actor.uid !== id_cobrador) avisarRuta(tx, id_cobrador);
    anotar(cambio, {
      accion: 'clientes/orden',
      documento: `rutas/${id_cobrador}`,
      id_cobrador,
      antes: { orden_clientes: guardada },
      despues: { orden_clientes },
    });
    return { orden_clientes };
  },
} satisfies CasoCambio<Contrato, Lee>;
