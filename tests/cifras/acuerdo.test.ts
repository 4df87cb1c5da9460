// Dashboard, route cards, reports and lists say the same of the same portfolio, and each what its definition says
// (docs/figuras.md). A seed that fails replays alone: LEAL_CARTERAS=17 npx vitest run --project sala tests/cifras
import { type Azar, crearAzar } from '@leal/seed';
import { describe, expect, test } from 'vitest';
import { porCorrida } from '@leal/pruebas/corrida';
import { leerLibro, type Libro } from './libro.ts';
import { type Caso, PEDIDAS, usarPantallas } from './pantallas.ts';
import * as contado from './recuento.ts';
import { suma } from './recuento.ts';
import { semana, semanaPasada, tablero } from './revisar-dias.ts';
import { excelDeClientes, excelDeFiscalizacion } from './revisar-excel.ts';
import { cuenta } from './revisar-cuenta.ts';
import { efectivo } from './revisar-efectivo.ts';
import { listas, pago } from './revisar-listas.ts';
import { comparacion, tableroGerente, tarjetas } from './revisar-oficina.ts';
import { resultado } from './revisar-resultado.ts';
import { riesgo } from './revisar-riesgo.ts';

/** The offices, of four portfolios each. */
const OFICINAS = porCorrida({ corta: 4, resto: 30, todo: 500 });
const SEMILLAS = PEDIDAS ?? Array.from({ length: OFICINAS }, (_, i) => i);

const puerta = usarPantallas();

/**
 * Days that are past and lists cost a read each: they are compared for one collector in every other office, and in
 * Excel in the rest.
 */
async function deCerca(caso: Caso, todos: Libro, azar: Azar) {
  if (azar.ocurre(0.5))
    return Promise.all([semanaPasada(caso, azar), listas(caso), pago(caso, azar), cuenta(caso, azar)]);
  const lunes = contado.masDias(contado.lunesDe(caso.oficina.hoy), -7 * azar.entero(1, 8));
  return excelDeClientes(todos, caso.pantallas, lunes);
}

describe('portfolios at random', () => {
  test.each(SEMILLAS)('every screen says the same, and what the ledger says: office %i', async (semilla) => {
    const oficina = await puerta().oficina(semilla);
    const { hoy, documentos } = oficina;
    const azar = crearAzar(`de cerca ${semilla}`);
    const pantallas = puerta().entrar(oficina);
    const casos = oficina.cobradores.map(({ id }) => ({
      oficina,
      pantallas,
      id,
      libro: leerLibro(documentos, id),
    }));
    const todos = leerLibro(documentos);
    await deCerca(azar.elegir(casos), todos, azar);
    const tableros = await Promise.all(casos.map(tablero));
    const semanas = await Promise.all(casos.map((caso) => semana(caso, contado.lunesDe(hoy))));
    const libros = casos.map(({ libro }) => libro);
    const rutas = await tarjetas(oficina, pantallas, libros);
    // The week under way and the one before are in the running sums, older ones in reports or days.
    for (const semanas of [azar.entero(0, 1), azar.entero(2, 6)])
      await comparacion(oficina, pantallas, libros, contado.masDias(contado.lunesDe(hoy), -7 * semanas));
    const deTodos = await tableroGerente(oficina, pantallas, todos);
    await riesgo(oficina, pantallas);
    await resultado(oficina, pantallas);
    await efectivo(oficina, pantallas);
    const excel = await excelDeClientes(todos, pantallas, contado.lunesDe(hoy));
    const fiscal = await excelDeFiscalizacion(todos, pantallas, hoy);
    const deCartas = (valor: (ruta: (typeof rutas)[number]) => number) => suma(rutas, valor);
    expect(deTodos).toMatchObject({
      totalCapital: deCartas((ruta) => ruta.capital_colocado),
      totalClientes: deCartas((ruta) => ruta.clientes_activos),
      totalCobradores: rutas.filter((ruta) => ruta.activo).length,
      clientesVencidos: deCartas((ruta) => ruta.clientes_vencidos),
      recaudacionHoy: suma(tableros, ({ total_hoy }) => total_hoy),
      recaudacionSemana: suma(semanas, ({ total_semana }) => total_semana),
    });
    // The collectors to call first have the least of what was expected of them.
    const conAlgo = rutas.filter(({ esperado }) => esperado > 0);
    const parte = (ruta: { recaudado: number; esperado: number }) => ruta.recaudado / ruta.esperado;
    expect(deTodos.rezagados.map(parte)).toEqual(conAlgo.map(parte).toSorted((a, b) => a - b));
    for (const rezagado of deTodos.rezagados)
      expect(conAlgo.find(({ id_cobrador }) => id_cobrador === rezagado.id_cobrador)).toMatchObject(rezagado);
    expect(deTodos.cobranza.map((dia) => dia.cobrado)).toEqual(
      contado.semanaDe(hoy).map((_, i) => suma(semanas, ({ dias }) => dias[i]?.total ?? 0)),
    );
    expect(excel.total('Total semana')).toBe(deTodos.recaudacionSemana);
    // A loan may be paid off before it is handed over: the office has its cash, and it is no part of what is lent.
    const pagados = contado
      .deLaSemana(todos, contado.lunesDe(hoy))
      .filter(
        ({ estado_credito, entrega }) => estado_credito !== 'Aprobado' && entrega?.estado === 'por_entregar',
      );
    expect(excel.total('Por entregar')).toBe(
      deTodos.capitalPorEntregar + suma(pagados, (credito) => credito.monto_entregado_centavos),
    );
    expect(fiscal).toEqual({
      capital: deTodos.totalCapital,
      saldo: deCartas((ruta) => ruta.saldo_pendiente),
    });
  });
});
