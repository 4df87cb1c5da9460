// `npm run bench:tareas`: what the tasks of a day ask of a hand: taps, keys, and the seconds that the app itself takes between the first
// tap and the end. Real touches at 360×740, keys and clicks at 1280×800, over the demo.
import { iniciarSuite } from '@leal/local';
import { abrirNavegador } from '@leal/pruebas';
import type { Locator, Page } from 'playwright-core';
import { guardarSesion } from '../e2e/apoyo/sesion-guardada.ts';
import { ESCRITORIO, TELEFONO } from '../e2e/apoyo/tamanos.ts';
import { RELOJ_DE_PRUEBAS } from '../setup/reloj.ts';
import { publicar } from './apoyo/publicar.ts';
import { type Fila, prepararDia } from './apoyo/tareas.ts';

/** A thumb finds its target in so long, and types a key in so long. */
const S_POR_TOQUE = 1.1;
const S_POR_TECLA = 0.28;

/** Counts what a hand does. */
class Mano {
  toques = 0;
  teclas = 0;
  readonly pagina: Page;
  readonly #conDedo: boolean;

  constructor(pagina: Page, conDedo: boolean) {
    this.pagina = pagina;
    this.#conDedo = conDedo;
  }

  async toca(donde: Locator): Promise<void> {
    this.toques += 1;
    await (this.#conDedo ? donde.tap() : donde.click());
  }

  /** A tap more, unless the field has the focus by itself. */
  async enfoca(campo: Locator): Promise<void> {
    await campo.waitFor();
    await this.oye();
    if (!(await campo.evaluate((suyo) => suyo === document.activeElement))) await this.toca(campo);
  }

  /** A question that has just opened is deaf for half a second; nobody's hand is as quick. */
  async oye(): Promise<void> {
    await this.pagina.locator('.capa[aria-disabled=true]').waitFor({ state: 'detached' });
  }

  async teclea(texto: string): Promise<void> {
    this.teclas += texto.length;
    await this.pagina.keyboard.type(texto);
  }

  async pulsa(...teclas: string[]): Promise<void> {
    this.teclas += teclas.length;
    for (const tecla of teclas) await this.pagina.keyboard.press(tecla);
  }

  boton = (nombre: string | RegExp): Locator => this.pagina.getByRole('button', { name: nombre }).first();
  enDialogo = (nombre: string | RegExp): Locator =>
    this.pagina.getByRole('dialog').last().getByRole('button', { name: nombre }).first();
  opcion = (titulo: string): Locator =>
    this.pagina.locator(`.ant-select-item-option[title="${titulo}"]`).last();
  texto = (texto: string | RegExp): Locator => this.pagina.getByText(texto).first();
  enlace = (nombre: string | RegExp): Locator => this.pagina.getByRole('link', { name: nombre }).first();
}

type Tarea = {
  readonly que: string;
  readonly quien: 'cobrador1' | 'cobrador2' | 'gerente';
  readonly desde: string;
  /** It is there when the task begins. */
  readonly lista: (mano: Mano) => Locator;
  readonly hacer: (mano: Mano, dia: Dia) => Promise<unknown>;
};
type Dia = Awaited<ReturnType<typeof prepararDia>>;

const RUTA = {
  quien: 'cobrador1',
  desde: 'cobrador',
  lista: (m: Mano) => m.boton(/^Registrar Pago de/),
} as const;
const TABLERO = {
  quien: 'gerente',
  desde: 'gerente/dashboard',
  // It comes after the figures, with its shortcut.
  lista: (m: Mano) => m.boton('Buscar cliente'),
} as const;
const registrado = (m: Mano) => m.texto(/registrado/i).waitFor();
const visible = (donde: Locator) => donde.waitFor();
const nombreDe = ({ nombre }: Fila): string => nombre;

const TAREAS: readonly Tarea[] = [
  {
    que: 'a normal payment',
    ...RUTA,
    hacer: async (m, { alDia }) => {
      await m.toca(m.boton(`Registrar Pago de ${nombreDe(alDia)}`));
      await m.toca(m.enDialogo(/^Registrar \$/));
      await registrado(m);
    },
  },
  {
    que: 'a client brought up to date',
    ...RUTA,
    hacer: async (m, { atrasado }) => {
      await m.toca(m.boton(`Registrar Pago de ${nombreDe(atrasado)}`));
      await m.toca(m.enDialogo(/^Al corriente/));
      await m.toca(m.enDialogo(/^Registrar \$/));
      await registrado(m);
    },
  },
  {
    que: 'who promised today',
    ...RUTA,
    hacer: async (m) => {
      await m.toca(m.boton('Filtros'));
      await m.toca(m.boton(/^Prometieron hoy/));
      await visible(m.texto(/Prometió/));
    },
  },
  {
    que: 'a dog noted',
    ...RUTA,
    hacer: async (m, { otro }) => {
      await m.toca(m.boton(new RegExp(`^Datos de ${nombreDe(otro)}`)));
      await m.toca(m.boton(`Agregar nota de ${nombreDe(otro)}`));
      await m.enfoca(m.pagina.getByRole('dialog').getByRole('textbox').first());
      await m.teclea('perro bravo');
      await m.toca(m.enDialogo('Guardar'));
      await visible(m.texto('perro bravo'));
    },
  },
  {
    que: 'an edit asked for',
    ...RUTA,
    hacer: async (m, { otro }) => {
      await m.toca(m.boton(new RegExp(`^Datos de ${nombreDe(otro)}`)));
      await m.toca(m.boton(`Solicitar edición de ${nombreDe(otro)}`));
      await m.enfoca(m.pagina.getByRole('dialog').getByLabel('Motivo'));
      await m.teclea('Cambió de local');
      await m.toca(m.enDialogo(/^(Enviar|Solicitar)/));
      await visible(m.texto(/enviad/i));
    },
  },
  {
    que: 'an expense',
    ...RUTA,
    hacer: async (m) => {
      await m.toca(m.boton(/^Más/));
      await m.toca(m.enlace('Gastos'));
      await m.toca(m.pagina.getByLabel('Monto'));
      await m.teclea('350');
      await m.toca(m.pagina.getByText('Gasolina', { exact: true }));
      await m.toca(m.boton('Solicitar Gasto'));
      await visible(m.texto('Gasto enviado. El gerente lo revisará.'));
    },
  },
  {
    que: 'a client registered',
    ...RUTA,
    hacer: async (m) => {
      await m.toca(m.boton(/^Más/));
      await m.toca(m.enlace('Nuevo Cliente'));
      for (const [campo, valor] of [
        ['Nombre', 'Ana Quiroga'],
        ['Negocio', 'Abarrotes Ana'],
        ['Dirección', 'Hidalgo 12, Centro'],
        ['Teléfono', '6147000001'],
        ['Monto solicitado', '3000'],
      ] as const) {
        await m.enfoca(m.pagina.getByLabel(campo, { exact: true }));
        await m.teclea(valor);
      }
      await m.toca(m.texto('30 días'));
      await m.toca(m.boton('Registrar Cliente'));
      await visible(m.texto('Aparecerá en la ruta cuando el gerente apruebe su crédito.'));
    },
  },
  {
    que: "the week's report",
    ...RUTA,
    hacer: async (m) => {
      await m.toca(m.boton(/^Más/));
      await m.toca(m.enlace('Reportes'));
      await visible(m.boton('Semana anterior'));
    },
  },
  {
    que: 'a client found by telephone',
    ...TABLERO,
    hacer: async (m, { otro }) => {
      await m.pulsa('Control+k');
      await m.teclea(otro.telefono);
      await visible(m.pagina.getByRole('dialog').getByText('1 cliente encontrado'));
      await m.oye();
      await m.pulsa('Enter');
      await visible(m.pagina.getByRole('heading', { name: nombreDe(otro) }).first());
    },
  },
  {
    que: 'the route that is behind',
    ...TABLERO,
    hacer: (m) => visible(m.texto(/^(A esta hora nadie va atrás|Quién va atrás)/)),
  },
  {
    que: 'a figure and its rows',
    ...TABLERO,
    hacer: async (m) => {
      await m.toca(m.enlace(/^Clientes Activos \d/));
      await visible(m.pagina.getByRole('grid', { name: 'Clientes activos' }));
    },
  },
  {
    que: 'all who are behind in one route',
    quien: 'gerente',
    desde: 'gerente/clientes-activos',
    lista: (m) => m.pagina.getByRole('grid', { name: 'Clientes activos' }),
    hacer: async (m, { cobrador }) => {
      await m.toca(m.pagina.getByRole('combobox', { name: 'Cobrador' }));
      await m.toca(m.opcion(cobrador));
      await m.toca(m.pagina.getByRole('combobox', { name: 'Días atrasado' }));
      await m.toca(m.opcion('Atrasados'));
      await visible(m.texto(/clientes? encontrados?/));
    },
  },
  {
    que: 'the client file exported',
    quien: 'gerente',
    desde: 'gerente/rutas',
    lista: (m) => m.pagina.getByRole('region', { name: 'Exportar a Excel' }),
    hacer: async (m) => {
      const archivo = m.pagina.waitForEvent('download');
      await m.toca(
        m.pagina
          .getByRole('region', { name: 'Exportar a Excel' })
          .getByRole('button', { name: /Exportar/ })
          .first(),
      );
      await archivo;
    },
  },
  {
    que: 'twenty requests decided one by one, by keys',
    quien: 'gerente',
    desde: 'gerente/bandeja?tipo=gastos',
    lista: (m) => m.pagina.getByRole('grid', { name: 'Por decidir' }),
    hacer: async (m) => {
      const filas = () => m.pagina.getByRole('grid', { name: 'Por decidir' }).getAttribute('aria-rowcount');
      for (let n = 0; n < 20; n += 1) {
        const antes = await filas();
        await m.pulsa('a');
        await m.enDialogo('Aprobar').waitFor();
        await m.oye();
        await m.pulsa('Enter');
        await m.pagina.getByRole('dialog').waitFor({ state: 'detached' });
        await m.pagina.waitForFunction(
          (n) =>
            document.querySelector('[role=grid][aria-label="Por decidir"]')?.getAttribute('aria-rowcount') !==
            n,
          antes,
        );
      }
    },
  },
  {
    que: 'all expenses that are left decided in one question',
    quien: 'gerente',
    desde: 'gerente/bandeja?tipo=gastos',
    lista: (m) => m.pagina.getByRole('grid', { name: 'Por decidir' }),
    hacer: async (m) => {
      await m.toca(m.pagina.getByRole('checkbox', { name: 'Seleccionar todas' }));
      await m.toca(
        m
          .boton(/^Aprobar \d+/)
          .or(m.boton('Aprobar'))
          .first(),
      );
      await m.enDialogo(/^Aprobar/).waitFor();
      await m.oye();
      await m.toca(m.enDialogo(/^Aprobar/));
      await visible(m.texto(/aprobad/i));
    },
  },
];

const suite = await iniciarSuite({ reloj: RELOJ_DE_PRUEBAS });
const navegador = await abrirNavegador();
const medidas: { que: string; valores: number[] }[] = [];
try {
  const dia = await prepararDia(suite);
  for (const { que, quien, desde, lista, hacer } of TAREAS) {
    const conDedo = quien !== 'gerente';
    const contexto = await navegador.newContext({
      viewport: conDedo ? TELEFONO : ESCRITORIO,
      hasTouch: conDedo,
      locale: 'es-MX',
      serviceWorkers: 'block',
    });
    const pagina = await contexto.newPage();
    pagina.setDefaultTimeout(20_000);
    await guardarSesion(suite, pagina, `${quien}@leal.demo`);
    await pagina.goto(suite.url + desde);
    const mano = new Mano(pagina, conDedo);
    await lista(mano).waitFor();
    const empezo = performance.now();
    await hacer(mano, dia).catch((error: unknown) => {
      throw new Error(`${que}: ${String(error)}`);
    });
    const segundos = (performance.now() - empezo) / 1000;
    const { toques, teclas } = mano;
    medidas.push({ que, valores: [toques, teclas, toques * S_POR_TOQUE + teclas * S_POR_TECLA, segundos] });
    await contexto.close();
  }
} finally {
  await navegador.close();
  await suite.detener();
}
publicar({
  nombre: 'tareas',
  titulo: 'the tasks of a day, by hand',
  columnas: ['taps', 'keys', 'a hand, seconds', 'the app, seconds'],
  medidas,
  notas: [
    `A hand: ${S_POR_TOQUE} s a tap and ${S_POR_TECLA} s a key. The app: from the first tap to the end of the task with nobody thinking, deaf times and answers included.`,
  ],
});
process.exit();
