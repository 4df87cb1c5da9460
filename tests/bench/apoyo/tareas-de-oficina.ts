// The tasks of a manager's day.
import { type Mano, type Tarea, visible } from './mano.ts';

const TABLERO = {
  quien: 'gerente',
  desde: 'gerente/dashboard',
  // The search comes after the figures, with its shortcut.
  lista: (m: Mano) => m.boton('Buscar cliente'),
} as const;

const GASTOS_POR_DECIDIR = {
  quien: 'gerente',
  desde: 'gerente/bandeja?tipo=gastos',
  lista: (m: Mano) => m.pagina.getByRole('grid', { name: 'Por decidir' }),
} as const;

export const DE_OFICINA: readonly Tarea[] = [
  {
    que: 'a client found by telephone',
    ...TABLERO,
    hacer: async (m, { otro }) => {
      await m.pulsa('Control+k');
      await m.teclea(otro.telefono);
      await visible(m.pagina.getByRole('dialog').getByText('1 cliente encontrado'));
      await m.oye();
      await m.pulsa('Enter');
      await visible(m.pagina.getByRole('heading', { name: otro.nombre }).first());
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
    ...GASTOS_POR_DECIDIR,
    hacer: async (m) => {
      const filas = () => GASTOS_POR_DECIDIR.lista(m).getAttribute('aria-rowcount');
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
    ...GASTOS_POR_DECIDIR,
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
