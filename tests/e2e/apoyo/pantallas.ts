// The screens that `npm run fotos` takes a picture of: who looks, where, and what is tapped before.
import type { Page } from 'playwright-core';
import { abrirTarjeta } from './bandeja.ts';
import { DE_EQUIPO } from './pantallas-equipo.ts';
import { DE_OFICINA } from './pantallas-oficina.ts';
import { abrirPago, DE_PAPEL, primero } from './pantallas-papel.ts';
import { DE_TRAMITES } from './pantallas-tramites.ts';
import { abrirHoja, dialogo, pedirEdicion } from './ruta.ts';

export type Pantalla = {
  readonly nombre: string;
  /** Somebody of the demo; nobody: the login. */
  readonly email?: string;
  /** Below /leal/. */
  readonly camino: string;
  /** Until it is ready for the picture. */
  readonly preparar: (pagina: Page) => Promise<unknown>;
};

const COBRADOR = 'cobrador1@leal.demo';
const GERENTE = 'gerente@leal.demo';
const SUPERVISOR = 'supervisor@leal.demo';

async function llenarCliente(pagina: Page): Promise<void> {
  for (const [campo, valor] of [
    ['Nombre', 'María del Refugio Hernández'],
    ['Negocio', 'Tortillería La Esperanza'],
    ['Dirección', 'Av. 20 de Noviembre 304, Centro'],
    ['Teléfono', '6181234567'],
    ['Monto solicitado', '5000'],
  ] as const)
    await pagina.getByLabel(campo, { exact: true }).fill(valor);
  await pagina.getByText('40 días').click();
}

/** The summary is open already where there is room for it. */
async function verResumen(pagina: Page): Promise<void> {
  const boton = pagina.getByRole('button', { name: /^(Ver|Ocultar) Resumen$/ });
  if ((await boton.getAttribute('aria-expanded')) === 'false') await boton.click();
}

/** The first card of a manager's list; a desk's first row, opened to it. */
const hayTarjetas = (pagina: Page) => abrirTarjeta(pagina, /./);

/** A table at a desk, cards on a phone. */
const hayRutas = (pagina: Page): Promise<void> => pagina.locator('.tabla-rejilla, article').first().waitFor();

/** The figures come with the rows. */
const conFilas = (pagina: Page) => pagina.locator('.tabla tbody tr').first().waitFor();

export const PANTALLAS: readonly Pantalla[] = [
  { nombre: 'login', camino: '', preparar: (pagina) => pagina.waitForLoadState('networkidle') },
  { nombre: 'ruta', email: COBRADOR, camino: 'cobrador', preparar: primero },
  {
    nombre: 'cobrar',
    email: COBRADOR,
    camino: 'cobrador',
    preparar: async (pagina) => abrirHoja(pagina, await primero(pagina)),
  },
  { nombre: 'pago', email: COBRADOR, camino: 'cobrador', preparar: abrirPago },
  {
    nombre: 'nuevo-cliente',
    email: COBRADOR,
    camino: 'nuevo-cliente',
    preparar: async (pagina) => {
      await llenarCliente(pagina);
      await verResumen(pagina);
    },
  },
  {
    nombre: 'nuevo-cliente-gerente',
    email: GERENTE,
    camino: 'nuevo-cliente',
    preparar: async (pagina) => {
      await pagina.getByLabel('Cobrador', { exact: true }).waitFor();
      await pagina.getByRole('button', { name: 'Registrar Cliente' }).click();
      await pagina.getByText('El nombre es requerido').waitFor();
    },
  },
  {
    nombre: 'editar-cliente',
    email: COBRADOR,
    camino: 'cobrador',
    preparar: async (pagina) => {
      const nombre = await primero(pagina);
      await pedirEdicion(pagina, nombre);
      await dialogo(pagina).getByLabel('Motivo').waitFor();
    },
  },
  {
    nombre: 'solicitar-edicion-pago',
    email: COBRADOR,
    camino: 'cobrador',
    preparar: async (pagina) => {
      await abrirPago(pagina);
      await pagina.getByTitle('Solicitar edición', { exact: true }).first().click();
      await dialogo(pagina).getByLabel('Motivo').fill('Me equivoqué al contar.');
    },
  },
  {
    nombre: 'duplicar-cliente',
    email: COBRADOR,
    camino: 'cobrador',
    preparar: async (pagina) => {
      await abrirPago(pagina);
      await pagina.getByTitle('Duplicar cliente', { exact: true }).click();
      await dialogo(pagina).getByLabel('Monto solicitado').fill('5000');
      await dialogo(pagina).getByText('60 días').click();
    },
  },
  ...DE_PAPEL,
  {
    nombre: 'perfil',
    email: COBRADOR,
    camino: 'cobrador/profile',
    preparar: (pagina) => pagina.getByLabel('Contraseña nueva').fill('Nueva.2026'),
  },
  {
    nombre: 'dashboard',
    email: COBRADOR,
    camino: 'cobrador/dashboard',
    preparar: (pagina) => pagina.locator('.grafica table').waitFor(),
  },
  { nombre: 'recaudado', email: COBRADOR, camino: 'cobrador/recaudado', preparar: conFilas },
  { nombre: 'clientes', email: COBRADOR, camino: 'cobrador/clientes-visitados', preparar: conFilas },
  {
    nombre: 'reportes',
    email: COBRADOR,
    camino: 'cobrador/reportes?semana=2026-11-09',
    preparar: (pagina) => pagina.locator('.reportes-dia .monto').first().waitFor(),
  },
  { nombre: 'reporte-dia', email: COBRADOR, camino: 'cobrador/reportes?dia=2026-11-17', preparar: conFilas },
  ...['creditos', 'edicion', 'abonos-multiples', 'eliminacion', 'clientes'].map((clase) => ({
    nombre: `solicitudes-${clase}`,
    email: GERENTE,
    camino: clase === 'creditos' ? 'gerente/solicitudes' : `gerente/solicitudes-${clase}`,
    preparar: hayTarjetas,
  })),
  {
    nombre: 'solicitudes-historial',
    email: GERENTE,
    camino: 'gerente/solicitudes-abonos-multiples?ver=historial',
    preparar: hayTarjetas,
  },
  {
    nombre: 'rechazar-multiple',
    email: GERENTE,
    camino: 'gerente/solicitudes-abonos-multiples',
    preparar: async (pagina) => {
      await hayTarjetas(pagina);
      await pagina
        .getByRole('button', { name: /^Rechazar/ })
        .first()
        .click();
      await dialogo(pagina).getByLabel('Comentario (opcional)').fill('Regístralos de 5 en 5.');
    },
  },
  {
    nombre: 'capturas-tardias',
    email: GERENTE,
    camino: 'gerente/solicitudes/tardias',
    preparar: hayTarjetas,
  },
  {
    nombre: 'aprobar-tardia',
    email: GERENTE,
    camino: 'gerente/solicitudes/tardias',
    preparar: async (pagina) => {
      await hayTarjetas(pagina);
      await pagina
        .getByRole('button', { name: /^Aprobar/ })
        .first()
        .click();
      await dialogo(pagina).getByLabel('Monto a registrar').fill('20');
      await dialogo(pagina)
        .getByText(/¿Qué debe hacer con ese dinero/)
        .waitFor();
    },
  },
  {
    nombre: 'editar-credito',
    email: GERENTE,
    camino: 'gerente/solicitudes',
    preparar: async (pagina) => {
      await hayTarjetas(pagina);
      await pagina
        .getByRole('button', { name: /^Editar/ })
        .first()
        .click();
      await dialogo(pagina).getByLabel('Monto solicitado').fill('4500');
    },
  },
  {
    nombre: 'gerente-dashboard',
    email: GERENTE,
    camino: 'gerente',
    preparar: async (pagina) => {
      await pagina.locator('.grafica table').nth(1).waitFor();
    },
  },
  { nombre: 'gerente-rutas', email: GERENTE, camino: 'gerente/rutas', preparar: hayRutas },
  {
    nombre: 'gerente-ruta',
    email: GERENTE,
    camino: 'gerente/rutas/cobrador-1',
    preparar: (pagina) => pagina.getByRole('article').first().waitFor(),
  },
  {
    nombre: 'gerente-reportes',
    email: GERENTE,
    camino: 'gerente/rutas/cobrador-1/reportes?semana=2026-11-09',
    preparar: (pagina) => pagina.locator('.reportes-dia .monto').first().waitFor(),
  },
  {
    nombre: 'supervisor-reportes',
    email: SUPERVISOR,
    camino: 'supervisor/reportes?semana=2026-11-09',
    preparar: (pagina) => pagina.locator('.comparada .monto').first().waitFor(),
  },
  {
    nombre: 'gerente-comparar',
    email: GERENTE,
    camino: 'gerente/reportes',
    preparar: (pagina) => pagina.locator('.comparada .monto').first().waitFor(),
  },
  ...DE_TRAMITES,
  ...DE_EQUIPO,
  ...DE_OFICINA,
];

/** The supervisor's share of a manager's screens: the same, with nothing to decide. */
export const DE_SUPERVISOR: readonly Pantalla[] = [
  'gerente-dashboard',
  'gerente-rutas',
  'gerente-ruta',
].flatMap((nombreDePantalla) =>
  PANTALLAS.filter(({ nombre }) => nombre === nombreDePantalla).map((pantalla) => ({
    ...pantalla,
    email: SUPERVISOR,
    camino: pantalla.camino.replace('gerente', 'supervisor'),
  })),
);
