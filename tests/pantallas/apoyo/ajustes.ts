// The settings' screen, over settings that are put back: the other offices of this room have the same.
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { ESCRITORIO } from '../../e2e/apoyo/tamanos.ts';
import { abrirMundo } from '../../setup/abrir-mundo.ts';
import { abrir, type Pedido } from './abrir.tsx';

export function usarAjustes() {
  const mundo = abrirMundo();
  const gerente = () => mundo.cuenta('gerente@leal.demo');
  const documento = () => mundo.db.doc('configuracion/negocio');
  let antes: FirebaseFirestore.DocumentData | undefined;
  beforeAll(async () => {
    antes = (await documento().get()).data();
  });
  const devolver = () =>
    documento().set(antes ?? { festivos: [], exigir_segundo_gerente: false, parametros: {} });
  beforeEach(devolver);
  afterAll(devolver);
  return {
    mundo,
    gerente,
    documento,
    antes: () => antes,
    enAjustes: async (pedido: Pedido = {}) => {
      const pantalla = await abrir(await gerente(), 'gerente/ajustes', { tamano: ESCRITORIO, ...pedido });
      await screen.findByRole('heading', { name: 'Horario de cobro' });
      return pantalla;
    },
    panel: (nombre: string) => within(screen.getByRole('region', { name: nombre })),
    guardado: async () => (await documento().get()).data() ?? {},
  };
}
