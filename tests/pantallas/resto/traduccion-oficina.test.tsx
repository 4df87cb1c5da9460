// The layers of the office's screens stay true while a browser translates them: questions, open rows, the search
// (traduccion.test.tsx says why).
import { beforeAll, describe, test } from 'vitest';
import { ESCRITORIO, TELEFONO } from '../../e2e/apoyo/tamanos.ts';
import { abrirMundo } from '../../setup/abrir-mundo.ts';
import { comprobanteDelPago, pedirSerieDe } from '../../setup/comprobantes.ts';
import type { Escena } from '../../setup/escena.ts';
import { invocar } from '../../setup/invocar.ts';
import type { Persona } from '../../setup/mundo.ts';
import { pagado, POR_RENOVAR } from '../../setup/pagado.ts';
import type { Red } from '../apoyo/red.ts';
import { type Caso, delPago, pedirFondo, pedirGasto, seTraduceAbierto } from '../apoyo/traduccion-abierta.ts';

const mundo = abrirMundo();
let gerente: Persona;
beforeAll(async () => {
  gerente = await mundo.gerente();
});

const PAGADO = pagado(600);
const PENDIENTE = { estado: 'Pendiente' } as const;

/** Accounts come by pages, and other tests have many. */
const soloEl = (red: Red, { cobrador }: Escena) =>
  red.tratar(/^GET \/usuarios(\?|$)/, async () =>
    Response.json((await invocar(gerente, 'listarUsuarios', { consulta: { email: cobrador.email } })).cuerpo),
  );

async function conRecibo({ cobrador, id_credito, abonar }: Escena): Promise<void> {
  await abonar(120);
  const serie = await pedirSerieDe(cobrador);
  await invocar(cobrador, 'crearComprobante', {
    cuerpo: comprobanteDelPago(id_credito, '2026-11-18', { serie }),
  });
}

const deEl = (camino: string) => (e: Escena) => `gerente/${camino}?cobrador=${e.cobrador.uid}`;
const PEDIDAS: Readonly<Record<string, Pick<Caso, 'credito' | 'antes'>>> = {
  'a new credit': { credito: PENDIENTE },
  'an expense': { credito: pagado(3600), antes: pedirGasto },
  'a renewal': { credito: POR_RENOVAR, antes: (e) => e.pedirRenovacion() },
  'a client’s changes': { antes: (e) => e.pedirCambios({ direccion: 'Hidalgo 12' }) },
  'another amount': { credito: PAGADO, antes: (e) => e.pedirEdicion('09', 90) },
  'a deletion': { credito: PAGADO, antes: (e) => e.pedirEliminacion('09') },
  'six amounts': { antes: (e) => e.pedirMultiple() },
  'a late capture': { antes: (e) => e.pedirTardia() },
};
const BOTONES = ['Aprobar', 'Rechazar'];
describe.each(Object.entries(PEDIDAS))('%s before a manager', (que, pedida) => {
  const bandeja = { que, ...pedida, camino: deEl('bandeja') };
  const ABIERTA = /^(Ana López|Karla Núñez)/;
  test.each(BOTONES)('%s, on a phone', (boton) =>
    seTraduceAbierto(
      mundo,
      gerente,
      { ...bandeja, pasos: [ABIERTA, new RegExp(`^${boton} `)], dice: /Cancelar/ },
      TELEFONO,
    ),
  );
  test('its row, opened at a desk', () =>
    seTraduceAbierto(
      mundo,
      gerente,
      { ...bandeja, pasos: [/(Ana López|Karla Núñez).*(min|h|días?)$/], dice: /Aprobar/ },
      ESCRITORIO,
    ));
});

const DE_LA_OFICINA: readonly Caso[] = [
  {
    que: 'a float that a collector asks for',
    antes: pedirFondo,
    camino: deEl('traspasos'),
    pasos: [/^Dar el fondo/],
    dice: '¿Dar $500.00 a Karla Núñez?',
  },
  {
    que: 'a float that a collector asks for, declined',
    antes: pedirFondo,
    camino: deEl('traspasos'),
    pasos: [/^Rechazar el fondo/],
    dice: 'que pide Karla Núñez?',
  },
  {
    que: 'a part handed in',
    antes: (e) => e.entregarParcial(),
    camino: deEl('traspasos'),
    pasos: [/^Confirmar la entrega/],
    dice: '¿Recibiste $200.00 de Karla Núñez?',
  },
  {
    que: 'a cut to confirm',
    antes: (e) => e.entregarCorte(),
    camino: deEl('cortes'),
    pasos: [/Karla Núñez/, 'Confirmar'],
    dice: '¿Recibiste $100.00 de Karla Núñez?',
  },
  {
    que: 'a cut to return',
    antes: (e) => e.entregarCorte(),
    camino: deEl('cortes'),
    pasos: [/Karla Núñez/, 'Devolver'],
    dice: '¿Devolver el corte 1 a Karla Núñez?',
  },
  {
    que: 'a difference to settle',
    antes: (e) => e.corteConfirmado(),
    camino: deEl('diferencias'),
    pasos: [/^Saldar la diferencia/],
    dice: 'Corte 1 de Karla Núñez',
  },
  {
    que: 'a difference to write off',
    antes: (e) => e.corteConfirmado(),
    camino: deEl('diferencias'),
    pasos: [/^Condonar la diferencia/],
    dice: 'Corte 1 de Karla Núñez',
  },
  {
    que: 'a credit to cancel',
    credito: PENDIENTE,
    antes: (e) => e.aprobado(),
    camino: ({ id_cliente }) => `gerente/clientes/${id_cliente}`,
    pasos: ['Cancelar crédito'],
    dice: '¿Cancelar el crédito de Ana López?',
  },
  {
    que: 'a hand-over to take back',
    credito: PENDIENTE,
    antes: (e) => e.entregado(),
    camino: ({ id_cliente }) => `gerente/clientes/${id_cliente}`,
    pasos: ['No se entregó'],
    dice: '¿Nadie le entregó $3,000.00 a Ana López?',
  },
  {
    que: 'a signature',
    credito: PENDIENTE,
    antes: (e) => e.entregado(),
    camino: ({ id_cliente }) => `gerente/clientes/${id_cliente}`,
    pasos: [/[Ff]irma/],
    dice: 'Ana López recibió $3,000.00',
  },
  {
    que: 'a payment to correct',
    credito: PAGADO,
    camino: delPago,
    pasos: [/^Editar pago/],
    dice: 'Pago de $600.00 de Ana López',
  },
  {
    que: 'several that are decided together',
    antes: async (e) => {
      await e.pedirMultiple();
      await pedirGasto(e);
    },
    camino: deEl('bandeja'),
    pasos: [/^Seleccionar Gasto/, /^Seleccionar Abonos/, 'Aprobar seleccionadas (2)'],
    dice: 'Aprobar 2',
  },
  {
    que: 'somebody who is turned off',
    antes: (e) => e.abonar(120),
    linea: soloEl,
    camino: 'gerente/registrar-usuario',
    pasos: ['Desactivar a Karla Núñez'],
    dice: '¿Desactivar a Karla Núñez?',
  },
  {
    que: 'somebody who is edited',
    linea: soloEl,
    camino: 'gerente/equipo',
    pasos: ['Editar a Karla Núñez'],
    dice: 'Guardar Cambios',
  },
  {
    que: 'a link for a password',
    linea: soloEl,
    camino: 'gerente/equipo',
    pasos: ['Más de Karla Núñez', 'Enlace para una contraseña', 'Crear enlace'],
    dice: 'Copiar enlace',
  },
  {
    que: 'a client who is found',
    camino: 'gerente/dashboard',
    pasos: ['Buscar cliente', [/^Nombre, teléfono/, 'ana lopez']],
    dice: 'encontrados',
  },
  {
    que: 'a client’s facts',
    camino: deEl('clientes-activos'),
    pasos: [/^Editar a Ana López/],
    dice: 'Guardar',
  },
  {
    que: 'a receipt to annul',
    credito: PAGADO,
    antes: conRecibo,
    camino: ({ id_credito }) => `estado-de-cuenta/${id_credito}`,
    pasos: [/^Anular el comprobante/],
    dice: 'Quien abra su enlace',
  },
];
const TAMANOS = { teléfono: TELEFONO, escritorio: ESCRITORIO };
describe.each(Object.entries(TAMANOS))('%s', (_, tamano) => {
  test.each(DE_LA_OFICINA)('$que stays true while it is translated', (caso) =>
    seTraduceAbierto(mundo, gerente, caso, tamano),
  );
});

test('a client to delete stays true while it is translated', () =>
  seTraduceAbierto(
    mundo,
    gerente,
    { camino: deEl('clientes-activos'), pasos: [/^Eliminar a Ana López/], dice: '¿Eliminar a Ana López' },
    TELEFONO,
  ));
