// One run of the scheduled function, as conciliacion.ts asks for it, measured from inside.
import { getFirestore } from 'firebase-admin/firestore';

type Cifras =
  | 'cobradores'
  | 'creditos'
  | 'movimientos'
  | 'diferencias'
  | 'segundos'
  | 'lecturas'
  | 'escrituras';
export type Noche = Record<Cifras | 'memoria' | 'memoriaAntes', number> & { readonly estado: string };

const [, , medidor = ''] = process.argv;
const MB = 2 ** 20;
const CADA_MS = 50;
// The built bundle, which has no types.
const BUNDLE = new URL('../../../functions/lib/index.js', import.meta.url).href;

const { conciliarSaldos } = (await import(BUNDLE)) as {
  conciliarSaldos: { run: (evento: object) => Promise<void> };
};
const antes = process.memoryUsage.rss();
let maximo = antes;
const mirar = setInterval(() => (maximo = Math.max(maximo, process.memoryUsage.rss())), CADA_MS);
await fetch(medidor, { method: 'DELETE' });
const desde = performance.now();
await conciliarSaldos.run({ scheduleTime: new Date().toISOString() });
const segundos = Math.round((performance.now() - desde) / 100) / 10;
clearInterval(mirar);

const { reads: lecturas, writes: escrituras } = (await (await fetch(medidor)).json()) as Record<
  string,
  number
>;
const [registro] = (await getFirestore().collection('conciliaciones').get()).docs.map((foto) => foto.data());
const { estado, cobradores, creditos, movimientos, diferencias } = registro ?? {};
const noche = {
  estado,
  cobradores,
  creditos,
  movimientos,
  diferencias,
  segundos,
  memoria: maximo / MB,
  memoriaAntes: antes / MB,
  lecturas,
  escrituras,
} as Noche;
process.send?.(noche, () => process.exit());
