// The settings' screen, over settings that are put back: the other offices of this room have the same.
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Pedido } from './abrir.tsx';
import { mundo } from './mundo.ts';
import { enOficina } from './oficina.ts';

export function usarAjustes() {
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
    documento,
    antes: () => antes,
    enAjustes: async (pedido?: Pedido) => {
      const pantalla = await enOficina('gerente/ajustes', pedido);
      await screen.findByRole('heading', { name: 'Horario de cobro' });
      return pantalla;
    },
    panel: (nombre: string) => within(screen.getByRole('region', { name: nombre })),
    guardado: async () => (await documento().get()).data() ?? {},
  };
}
