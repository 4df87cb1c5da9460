// An office in this process with one large portfolio, for what asks how much a request may cost or break.
import { centavos, fecha, instanteLocal, NEGOCIO_POR_DEFECTO, ROL } from '@leal/domain';
import { type Caminante, caminante, type Sala } from '@leal/jugador';
import { type CreditoDeCartera, documentosDeUsuario, unaCartera, unUsuario } from '@leal/seed';
import { pagado } from '../setup/pagado.ts';

export const AHORA = instanteLocal(fecha('2026-11-18'), '11:00');
/** More than fit on one page of any list. */
export const CREDITOS = 120;
/** And of each kind; the last of DE_TODO is on no route. */
export const CARTERA = 4 * CREDITOS;
/** The clients that may come new in an order of it. */
export const ORDEN = 3 * CREDITOS + 100;

const usuario = ({ uid, id_rol }: Caminante) => ({
  id_usuario: uid,
  email: `${uid}@leal.demo`,
  nombre: `Persona ${uid}`,
  id_rol,
  creado_en: AHORA,
});

/** Fresh, begun, paid four fifths, and still to be approved. */
const DE_TODO: readonly CreditoDeCartera[] = [{}, pagado(120), pagado(2880), { estado: 'Pendiente' }];

/** So many credits of one collector, of these kinds by turns, and as many expenses that wait. */
function cartera(quien: Caminante, cuantos: number, clases: readonly CreditoDeCartera[]) {
  const creditos = Array.from({ length: cuantos }, (_, i) => ({
    ...clases[i % clases.length],
    id_cliente: `${quien.uid}-cli-${i + 1}`,
    id_credito: `${quien.uid}-cre-${i + 1}`,
  }));
  const gastos = Array.from({ length: cuantos }, (_, i) => ({
    id_gasto: `${quien.uid}-gas-${i + 1}`,
    monto: centavos(15_000),
    motivo: 'Gasolina',
  }));
  const cobrador = usuario(quien);
  return unaCartera({ ahora: AHORA, cobrador, negocio: NEGOCIO_POR_DEFECTO, creditos, gastos }).documentos;
}

export function abrirOficina(sala: Sala, nombre: string, cuantos = CREDITOS, clases = DE_TODO) {
  const [cobrador, otro] = [1, 2].map((n) => caminante(`${nombre}c${n}`, ROL.cobrador)) as [
    Caminante,
    Caminante,
  ];
  const gerente = caminante(`${nombre}g1`, ROL.gerente);
  sala.ponerReloj(() => AHORA);
  const espejo = sala.vaciar([
    ...cartera(cobrador, cuantos, clases),
    ...cartera(otro, 3, clases),
    ...documentosDeUsuario(unUsuario(usuario(gerente))),
  ]);
  return { cobrador, otro, gerente, espejo };
}
