// The smoke journey on the official emulators: what runs in one process by default runs there too. `npm run emuladores`
// is the whole suite, `npm start -- --emulador` its Functions and Hosting with the local Firestore.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { iniciarSuite, type Suite } from '@leal/local';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ES_TODO } from '@leal/pruebas/corrida';
import { llamarCallable, porHosting } from '../setup/callable.ts';
import { sinSesion } from '../setup/identidades.ts';
import { jugarJava } from '../setup/java-jugado.ts';
import { RELOJ_DE_PRUEBAS } from '../setup/reloj.ts';

const RAIZ = fileURLToPath(new URL('../..', import.meta.url));

/** The whole suite has the other's Functions and Hosting. */
const MODOS = ES_TODO ? (['emulador', 'oficial'] as const) : (['emulador'] as const);

interface Ruta {
  datos: { id_credito: string; monto_diario: number }[];
  total: number;
  fecha: string;
}

describe.each(MODOS)('%s', (modo) => {
  let suite: Suite;
  let quitarJava: () => void;
  let llamar: (metodo: string, ruta: string, cuerpo?: object) => Promise<Response>;
  let uid: string;

  beforeAll(async () => {
    quitarJava = jugarJava('21.0.5');
    suite = await iniciarSuite({ funciones: modo, reloj: RELOJ_DE_PRUEBAS });
    const email = 'cobrador1@leal.demo';
    uid = suite.usuarios.find((usuario) => usuario.email === email)!.uid;
    const authorization = `Bearer ${await suite.token(email)}`;
    llamar = (method, ruta, cuerpo) =>
      fetch(suite.api + ruta, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(cuerpo && { body: JSON.stringify(cuerpo) }),
      });
  });

  afterAll(async () => {
    await suite?.detener();
    quitarJava();
  });

  test('Hosting serves the app for any address under /leal/, dressed for the local suite', async () => {
    const pagina = await fetch(`${suite.url}cobrador`, { headers: { accept: 'text/html' } });
    expect(pagina.status).toBe(200);
    expect(pagina.headers.get('set-cookie')).toMatch(/^__FIREBASE_DEFAULTS__=/);
    expect(await pagina.text()).toContain('/leal/_local/franja.js');
  });

  // So does `firebase emulators:start`; such a page says in one sentence that it knows no emulator (abrir-auth.test.ts).
  test('its Hosting itself names a demo project and no emulator', async () => {
    const hosting = `http://127.0.0.1:${suite.puertos.hostingInterno}`;
    const config = (await (await fetch(`${hosting}/__/firebase/init.json`)).json()) as { projectId: string };
    expect(config.projectId).toMatch(/^demo-/);
    expect(JSON.stringify(config)).not.toMatch(/127\.0\.0\.1|localhost/);
    const pagina = await fetch(`${hosting}/leal/`, { headers: { accept: 'text/html' } });
    expect(pagina.headers.get('set-cookie')).toBeNull();
    expect(pagina.headers.get('content-security-policy')).not.toContain('127.0.0.1');
  });

  test('a collector sees the route, registers a payment, and the card leaves the route', async () => {
    const antes = (await (await llamar('GET', `clientes/activos-sin-pago-hoy/${uid}`)).json()) as Ruta;
    expect(antes.datos.length).toBeGreaterThanOrEqual(12);
    const [credito] = antes.datos;
    const pago = await llamar('POST', 'abonos/registrar', {
      id_credito: credito!.id_credito,
      monto: credito!.monto_diario,
      fecha_abono: antes.fecha,
    });
    expect(await pago.json()).toMatchObject({ yaRegistrado: false, tipo: 'pago' });
    const despues = (await (await llamar('GET', `clientes/activos-sin-pago-hoy/${uid}`)).json()) as Ruta;
    expect(despues.datos.map((guardado) => guardado.id_credito)).not.toContain(credito!.id_credito);
  });

  test('a manager decides by callable, and the emulator’s debug flags open the door to nobody else', async () => {
    const token = await suite.token('gerente@leal.demo');
    const pendientes = await fetch(`${suite.api}clientes/solicitudes/editar?estado=Pendiente&limite=1`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { datos } = (await pendientes.json()) as { datos: { id_solicitud: string }[] };
    const servida = { porNombre: porHosting(suite.puertos.hosting) };
    const data = { id: datos[0]!.id_solicitud, decision: 'rechazar', comentario: 'Ya no' };
    for (const malo of [undefined, ...Object.values(sinSesion(token))]) {
      expect((await llamarCallable(servida, malo, 'resolverSolicitud', data)).estado).toBe(401);
    }
    const { result } = await llamarCallable(servida, token, 'resolverSolicitud', data);
    expect(result?.['solicitud']).toMatchObject({ id_solicitud: data.id, estado: 'Rechazada' });
  });

  test('the functions follow the clock into the next day', async () => {
    const manana = new Date((await suite.ahora()).getTime() + 24 * 3_600_000);
    await suite.moverReloj(manana.toISOString());
    const { fecha } = (await (await llamar('GET', 'reloj')).json()) as { fecha: string };
    expect(fecha).toBe(new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Monterrey' }).format(manana));
  });
});

test.each([
  ['17.0.9', 'aquí hay Java 17'],
  ['1.8.0_391', 'aquí hay Java 1'],
])('with Java %s one sentence says what is missing, and what does without it', (version, parte) => {
  const quitar = jugarJava(version);
  const { status, stderr } = spawnSync(process.execPath, ['tools/local/arranque.mjs', 'emuladores'], {
    cwd: RAIZ,
    encoding: 'utf8',
  });
  quitar();
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(parte)]);
  expect(stderr).toContain('npm start, que no necesita Java');
  expect(status).toBe(1);
});
