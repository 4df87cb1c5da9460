import type { activosSinPagoHoy } from '@leal/contract';
import type { CreditoDoc, DiaDoc } from '@leal/contract/documentos';
import {
  DIA_SIN_NADA,
  esCobrable,
  estaPagado,
  type Fecha,
  festivoDe,
  gestionDe,
  type Negocio,
  nombreDia,
  ordenarRuta,
  PLAZOS,
  porQuePorCredito,
  ROL,
  textoPorQue,
} from '@leal/domain';
import { leer } from '../../data/coleccion.ts';
import { leerCreditos, leerDeHoy } from '../../data/creditos.ts';
import { rutas } from '../../data/rutas.ts';
import { leerDia } from '../../data/dias.ts';
import { usuarios } from '../../data/usuarios.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { convenioQueDebe } from '../creditos/presentar-convenio.ts';
import { presentarCreditoDeHoy, presentarPromesa } from '../creditos/presentar-credito.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { presentarJornada } from './presentar-jornada.ts';
import { pagosDe, presentarPagados } from './presentar-pagados.ts';
import { exigirQueLaLleve, presentarPrestada } from './ruta-ajena.ts';

/** Credits with a visit or a late day in today's list, and no payment. */
function idsVisitados(dia: DiaDoc | undefined): string[] {
  const filas = Object.values(dia?.filas ?? {});
  const con = (...tipos: string[]) =>
    new Set(filas.filter((fila) => tipos.includes(fila.tipo)).map((fila) => fila.id_credito));
  const pagados = con('pago');
  return [...con('visita', 'atraso')].filter((id) => !pagados.has(id));
}

/** The credit is neither paid today nor waits for the manager. */
const sigueEnRuta = (hoy: Fecha) => (doc: CreditoDoc) => {
  const dia = gestionDe(doc.gestiones, hoy);
  return doc.estado_credito === 'Aprobado' && !estaPagado(dia) && dia.multiple === undefined;
};

const plazosDe = (hoy: Fecha, { festivos }: Negocio) =>
  PLAZOS.filter((plazo) => esCobrable(hoy, plazo, festivos));

/**
 * Everything that today's cards may come from, and who has paid: one read per client of the day, and two more. Whom this
 * collector has visited is in the day; another one's visit of a card that has changed hands since is none of theirs.
 */
async function leerCartera(id_cobrador: string, hoy: Fecha, reglas: Negocio) {
  const [deHoy, dia, ruta] = await Promise.all([
    leerDeHoy(id_cobrador, hoy, plazosDe(hoy, reglas)),
    leerDia(id_cobrador, hoy),
    leer(rutas.doc(id_cobrador)),
  ]);
  const leidos = new Set(deHoy.map((doc) => doc.id_credito));
  const visitas = new Set(idsVisitados(dia));
  const pagos = pagosDe(dia);
  const ids = [...new Set([...visitas, ...pagos.keys()])].filter((id) => !leidos.has(id));
  const todos = [...deHoy, ...(await leerCreditos(ids))];
  const creditos = todos.filter((doc) => doc.id_cobrador === id_cobrador);
  return {
    porVisitar: deHoy.filter(({ id_credito }) => !visitas.has(id_credito)),
    visitados: creditos.filter(({ id_credito }) => visitas.has(id_credito)),
    deTodos: todos,
    pagos,
    dia,
    orden: ruta?.orden_clientes ?? [],
  };
}

/** The card of a credit that was visited says why it was not paid. */
function porqueDe(dia: DiaDoc | undefined) {
  const dichos = porQuePorCredito(dia ?? DIA_SIN_NADA);
  return (id_credito: string) => {
    const porque_hoy = textoPorQue(dichos.get(id_credito) ?? {});
    return porque_hoy === null ? {} : { porque_hoy };
  };
}

/** Today's route: what is to be collected, what was visited without payment, what starts tomorrow. */
export const leerRuta: CasoLectura<typeof activosSinPagoHoy> = async (
  { parametros: { id_usuario } },
  { actor, ahora, hoy, negocio },
) => {
  const reglas = await negocio();
  const registro = leer(usuarios.doc(id_usuario));
  // Whose route it may be is in that record: nothing is read of one that the reader may not see.
  if (actor.id_rol === ROL.cobrador && actor.uid !== id_usuario)
    exigirQueLaLleve(actor, await registro, ahora);
  const [cartera, cobrador] = await Promise.all([leerCartera(id_usuario, hoy, reglas), registro]);
  if (cobrador?.id_rol !== ROL.cobrador) throw new ErrorApp('NO_ENCONTRADO');
  const { porVisitar, visitados, dia, orden } = cartera;
  const todos = [...porVisitar, ...visitados];

  const cuando = { hoy, negocio: reglas };
  const porque = porqueDe(dia);
  const quedan = (docs: readonly CreditoDoc[]) => docs.filter(sigueEnRuta(hoy));
  const tarjetas = (docs: readonly CreditoDoc[], cabe: (doc: CreditoDoc) => boolean) =>
    ordenarRuta(quedan(docs).filter(cabe), orden).map((doc) => ({
      ...presentarCreditoDeHoy(doc, cuando),
      ...porque(doc.id_credito),
      ...presentarPromesa(doc, hoy),
      ...convenioQueDebe(doc, hoy),
    }));
  const iniciaHoy = (doc: CreditoDoc) => doc.fecha_inicio === hoy;
  const datos = tarjetas(porVisitar, (doc) => !iniciaHoy(doc));
  const festivo = festivoDe(hoy, reglas.festivos);
  return {
    datos,
    visitados: tarjetas(visitados, (doc) => !iniciaHoy(doc)),
    inician_manana: tarjetas(todos, iniciaHoy),
    pagados: presentarPagados(cartera.deTodos, cartera.pagos, {
      hoy,
      id_cobrador: id_usuario,
      rutas_prestadas: cobrador.rutas_prestadas,
    }),
    jornada: presentarJornada({ porVisitar: quedan(porVisitar), visitados: quedan(visitados), dia }, cuando),
    total: datos.length,
    fecha: hoy,
    dia: nombreDia(hoy),
    ...presentarPrestada(cobrador, actor, ahora),
    ...(festivo && { festivo: festivo.nombre }),
  };
};
