// The screens that `npm run fotos` takes a picture of.
import type { Page } from 'playwright-core';
import {
  abierta,
  delCobrador,
  delGerente,
  delSupervisor,
  hay,
  hayFilas,
  hayTarjetas,
  type Pantalla,
  tocar,
} from './foto.ts';
import { DE_EQUIPO } from './pantallas-equipo.ts';
import { DE_OFICINA } from './pantallas-oficina.ts';
import { abrirPago, DE_PAPEL, primero } from './pantallas-papel.ts';
import { DE_TRAMITES } from './pantallas-tramites.ts';
import { abrirHoja, dialogo, pedirEdicion } from './ruta.ts';

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

export const PANTALLAS: readonly Pantalla[] = [
  { nombre: 'login', camino: '', preparar: (pagina) => pagina.waitForLoadState('networkidle') },
  delCobrador('ruta', 'cobrador', primero),
  delCobrador('cobrar', 'cobrador', async (pagina) => abrirHoja(pagina, await primero(pagina))),
  delCobrador('pago', 'cobrador', abrirPago),
  delCobrador('nuevo-cliente', 'nuevo-cliente', async (pagina) => {
    await llenarCliente(pagina);
    await verResumen(pagina);
  }),
  delGerente('nuevo-cliente-gerente', 'nuevo-cliente', async (pagina) => {
    await pagina.getByLabel('Cobrador', { exact: true }).waitFor();
    await pagina.getByRole('button', { name: 'Registrar Cliente' }).click();
    await pagina.getByText('El nombre es requerido').waitFor();
  }),
  delCobrador('editar-cliente', 'cobrador', async (pagina) => {
    const nombre = await primero(pagina);
    await pedirEdicion(pagina, nombre);
    await dialogo(pagina).getByLabel('Motivo').waitFor();
  }),
  delCobrador('solicitar-edicion-pago', 'cobrador', async (pagina) => {
    await abrirPago(pagina);
    await pagina.getByTitle('Solicitar edición', { exact: true }).first().click();
    await dialogo(pagina).getByLabel('Motivo').fill('Me equivoqué al contar.');
  }),
  delCobrador('duplicar-cliente', 'cobrador', async (pagina) => {
    await abrirPago(pagina);
    await pagina.getByTitle('Duplicar cliente', { exact: true }).click();
    await dialogo(pagina).getByLabel('Monto solicitado').fill('5000');
    await dialogo(pagina).getByText('60 días').click();
  }),
  ...DE_PAPEL,
  delCobrador('perfil', 'cobrador/profile', (pagina) =>
    pagina.getByLabel('Contraseña nueva').fill('Nueva.2026'),
  ),
  delCobrador('dashboard', 'cobrador/dashboard', hay('.grafica table')),
  delCobrador('recaudado', 'cobrador/recaudado', hayFilas),
  delCobrador('clientes', 'cobrador/clientes-visitados', hayFilas),
  delCobrador('reportes', 'cobrador/reportes?semana=2026-11-09', hay('.reportes-dia .monto')),
  delCobrador('reporte-dia', 'cobrador/reportes?dia=2026-11-17', hayFilas),
  ...['creditos', 'edicion', 'abonos-multiples', 'eliminacion', 'clientes'].map((clase) =>
    delGerente(
      `solicitudes-${clase}`,
      clase === 'creditos' ? 'gerente/solicitudes' : `gerente/solicitudes-${clase}`,
      abierta,
    ),
  ),
  delGerente('solicitudes-historial', 'gerente/solicitudes-abonos-multiples?ver=historial', abierta),
  delGerente('rechazar-multiple', 'gerente/solicitudes-abonos-multiples', async (pagina) => {
    await abierta(pagina);
    await tocar(pagina, /^Rechazar/);
    await dialogo(pagina).getByLabel('Comentario (opcional)').fill('Regístralos de 5 en 5.');
  }),
  delGerente('capturas-tardias', 'gerente/solicitudes/tardias', abierta),
  delGerente('aprobar-tardia', 'gerente/solicitudes/tardias', async (pagina) => {
    await abierta(pagina);
    await tocar(pagina, /^Aprobar/);
    await dialogo(pagina).getByLabel('Monto a registrar').fill('20');
    await dialogo(pagina)
      .getByText(/¿Qué debe hacer con ese dinero/)
      .waitFor();
  }),
  delGerente('editar-credito', 'gerente/solicitudes', async (pagina) => {
    await abierta(pagina);
    await tocar(pagina, /^Editar/);
    await dialogo(pagina).getByLabel('Monto solicitado').fill('4500');
  }),
  delGerente('gerente-dashboard', 'gerente', (pagina) => pagina.locator('.grafica table').nth(1).waitFor()),
  delGerente('gerente-rutas', 'gerente/rutas', hay('.tabla-rejilla, article')),
  delGerente('gerente-ruta', 'gerente/rutas/cobrador-1', hayTarjetas),
  delGerente(
    'gerente-reportes',
    'gerente/rutas/cobrador-1/reportes?semana=2026-11-09',
    hay('.reportes-dia .monto'),
  ),
  delSupervisor('supervisor-reportes', 'supervisor/reportes?semana=2026-11-09', hay('.comparada .monto')),
  delGerente('gerente-comparar', 'gerente/reportes', hay('.comparada .monto')),
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
  PANTALLAS.filter(({ nombre }) => nombre === nombreDePantalla).map(({ nombre, camino, preparar }) =>
    delSupervisor(nombre, camino.replace('gerente', 'supervisor'), preparar),
  ),
);
