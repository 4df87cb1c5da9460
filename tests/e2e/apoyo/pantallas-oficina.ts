// The pictures of what the office sets and compares: the settings, the routes by what they owe, what was decided; and of what a
// supervisor reads of it.
import { delCobrador, delGerente, delSupervisor, hay } from './foto.ts';
import { abrirPago } from './pantallas-papel.ts';

/** A table at a desk, cards on a phone. */
const hayRenglones = hay('.tabla-fila, article');

export const DE_OFICINA = [
  delGerente('clientes-atrasados', 'gerente/clientes-activos?orden=-dias', hayRenglones),
  delCobrador('papeles', 'cobrador', async (pagina) => {
    await abrirPago(pagina);
    await pagina.getByRole('link', { name: 'Estado de cuenta', exact: true }).click();
    await pagina.getByRole('link', { name: /^Pagaré/ }).click();
    await pagina.locator('.papel').first().waitFor();
  }),
  delSupervisor('supervisor-bandeja', 'supervisor/bandeja', hay('.bandeja-renglon, .tabla-fila')),
];

/**
 * Pictured, and not among the screens that are filled with the largest figures: the settings' numbers have bounds of their own, and
 * the totals of these two views, which have room for a hundred million three times, add up whoever else is in the suite.
 */
export const SOLO_EN_FOTOS = [
  delGerente('gerente-rutas-cartera', 'gerente/rutas?vista=cartera', hayRenglones),
  delGerente('gerente-riesgo', 'gerente/riesgo', hay('.riesgo-cobradores .monto')),
  delGerente('gerente-castigados', 'gerente/castigados', hay('.castigados .monto, .vacio')),
  delGerente('gerente-resultado', 'gerente/resultado', hay('.resultado-cobradores .monto')),
  delGerente('gerente-efectivo', 'gerente/efectivo', hay('.efectivo-dias .monto')),
  delGerente('gerente-evolucion', 'gerente/evolucion', hay('.filtros, .vacio')),
  delGerente('gerente-hoy', 'gerente/hoy', (pagina) =>
    pagina.getByText('Riesgo', { exact: true }).last().waitFor(),
  ),
  delGerente('gerente-rutas-atraso', 'gerente/rutas?vista=atraso', hayRenglones),
  delGerente('gerente-senales', 'gerente/senales?ver=todas', (pagina) =>
    pagina
      .getByText(/Qué tan usual es aquí|se busca:/)
      .first()
      .waitFor(),
  ),
  delGerente('ajustes', 'gerente/ajustes', (pagina) =>
    pagina.getByRole('heading', { level: 2 }).nth(1).waitFor(),
  ),
];
