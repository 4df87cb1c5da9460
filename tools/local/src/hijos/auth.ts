// The official Auth emulator of firebase-tools by itself: loading the whole CLI around it takes three times its CPU.
import './auth-perezoso.ts';
import { existsSync } from 'node:fs';
import http from 'node:http';
import { createRequire, flushCompileCache } from 'node:module';
import { setTimeout as esperar } from 'node:timers/promises';

export interface EncargoAuth {
  anfitrion: string;
  puerto: number;
  proyecto: string;
  /** The accounts to begin with (`copia-cuentas.ts`), if there. */
  cuentas?: string;
}

interface Emulador {
  start(): Promise<void>;
  importData(carpeta: string, proyecto: string, opciones: { initiatedBy: string }): Promise<void>;
}
type Auth = {
  AuthEmulator: new (opciones: { host: string; port: number; projectId: string }) => Emulador;
};
type Registro = { useConsoleLoggers: () => void };

// The emulator's log goes where the CLI's would: to the output, as plain lines.
process.env['IS_FIREBASE_CLI'] = 'true';
const cargar = createRequire(import.meta.url);
(cargar('firebase-tools/lib/logger.js') as Registro).useConsoleLoggers();
delete process.env['IS_FIREBASE_CLI'];
// After its log, which it loads too.
await import('./auth-sesiones.ts');
const { AuthEmulator } = cargar('firebase-tools/lib/emulator/auth') as Auth;

// Never closed here, as in funciones.ts: express opens the emulator's door with this.
const { createServer } = http;
http.createServer = ((...partes: Parameters<typeof createServer>) =>
  Object.assign(createServer(...partes), { keepAliveTimeout: 0 })) as typeof createServer;

const { anfitrion, puerto, proyecto, cuentas } = JSON.parse(process.argv[2] ?? '') as EncargoAuth;
const responde = () => fetch(`http://${anfitrion}:${puerto}/`).catch(() => undefined);
const emulador = new AuthEmulator({ host: anfitrion, port: puerto, projectId: proyecto });
await emulador.start();
// `start` returns before the port is open.
while (!(await responde())) await esperar(20);
if (cuentas !== undefined && existsSync(cuentas))
  await emulador.importData(cuentas, proyecto, { initiatedBy: 'leal' });
process.send?.({});
// This process will be killed, so it saves its compiled code for the next start itself.
flushCompileCache();
