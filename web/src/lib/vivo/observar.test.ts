import { onSnapshot, type Firestore } from 'firebase/firestore';
import { shareReplay } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { fuente } from './fuente.ts';
import { NEGADA, observar, type Noticia } from './observar.ts';

type Alguno = { exists: () => boolean; id: string; data: () => object; metadata: { fromCache: boolean } };
const sdk = vi.hoisted(() => ({ soltar: vi.fn() }));
vi.mock('firebase/firestore', () => ({ doc: vi.fn(), onSnapshot: vi.fn(() => sdk.soltar) }));
vi.stubGlobal('addEventListener', vi.fn());
vi.stubGlobal('removeEventListener', vi.fn());

/** One listener as the page holds it: somebody keeps its last value for ever. */
function escuchar() {
  vi.mocked(onSnapshot).mockClear();
  sdk.soltar.mockClear();
  const cierre = new AbortController();
  const avisoPropio = fuente({ coleccion: 'avisos', id: 'ana' }, () => null);
  const guardado = observar({} as Firestore, { id: 1, fuente: avisoPropio, fin: cierre.signal }).pipe(
    shareReplay(1),
  );
  const oidas: Noticia[] = [];
  guardado.subscribe((noticia) => oidas.push(noticia));
  const [, , alVer, alFallar] = vi.mocked(onSnapshot).mock.calls[0] as unknown as [
    unknown,
    unknown,
    (valor: Alguno) => void,
    (error: { code: string }) => void,
  ];
  const ultima = () => {
    const vistas: Noticia[] = [];
    guardado.subscribe((noticia) => vistas.push(noticia)).unsubscribe();
    return vistas;
  };
  return { cierre, oidas, alVer, alFallar, ultima };
}

const deAna: Alguno = {
  exists: () => true,
  id: 'ana',
  data: () => ({ ruta: 7 }),
  metadata: { fromCache: false },
};

test('when the session ends, the last value that anybody could keep is empty', () => {
  const { cierre, oidas, alVer, ultima } = escuchar();
  alVer(deAna);
  const foto = { documentos: [{ id: 'ana', datos: { ruta: 7 } }], modificaciones: 0, toma: 1 };
  expect(ultima()).toEqual([foto]);
  cierre.abort();
  expect(oidas).toEqual([foto, null]);
  expect(ultima()).toEqual([null]);
  expect(sdk.soltar).toHaveBeenCalledOnce();
});

test('what the SDK says after the end is heard by nobody', () => {
  const { cierre, oidas, alVer } = escuchar();
  cierre.abort();
  alVer(deAna);
  expect(oidas).toEqual([null]);
});

test('a refused listener says so and is over', () => {
  const { oidas, alFallar } = escuchar();
  alFallar({ code: 'permission-denied' });
  expect(oidas).toEqual([NEGADA]);
  expect(sdk.soltar).toHaveBeenCalledOnce();
});
