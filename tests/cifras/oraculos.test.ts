// Random offices after months of their life, each by all oracles at once. `npm run oraculos -- --oficinas 500` plays more of them.
// A number that fails replays alone: LEAL_CARTERAS=17 npx vitest run --project sala tests/cifras/oraculos
import { expect, test } from 'vitest';
import { porCorrida } from '@leal/pruebas/corrida';
import { comparar } from './oraculos.ts';
import { PEDIDAS, usarPantallas } from './pantallas.ts';

const OFICINAS = porCorrida({
  corta: [47, 49],
  resto: [2, 5, 9, 23, 26, 29, 43, 46, 49],
  todo: Array.from({ length: 60 }, (_, i) => i),
});

const puerta = usarPantallas();

test.each(PEDIDAS ?? OFICINAS)(
  'office %i: no screen says anything but what its documents say',
  async (numero) => {
    const { diferencias, cobradores, creditos, renglones, fotos } = await comparar(puerta(), numero);
    expect(diferencias).toEqual([]);
    expect([cobradores, creditos > 0, renglones > 0, fotos > 0]).toEqual([4, true, true, true]);
  },
);
