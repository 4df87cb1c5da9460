import type { Suite } from './suite.ts';

const ROLES: Record<number, string> = { 5: 'cobrador', 6: 'gerente', 7: 'supervisor' };

/** Prints what the person at the keyboard needs to begin; the ready line comes last. */
export function anunciar(suite: Suite, segundos: number): void {
  console.log('\nCuentas de prueba:');
  for (const { email, password, nombre, id_rol } of suite.usuarios) {
    console.log(`  ${email.padEnd(24)} ${password.padEnd(12)} ${(ROLES[id_rol] ?? '').padEnd(11)} ${nombre}`);
  }
  const vista = new Intl.DateTimeFormat('es-MX', {
    timeZone: 'America/Monterrey',
    dateStyle: 'full',
    timeStyle: 'short',
  });
  console.log(`Reloj: ${vista.format(suite.reloj.ahora())}${suite.reloj.esReal ? '' : ' (simulado)'}`);
  console.log(`Listo en ${segundos.toFixed(1)} s. Ctrl-C para detener.`);
  console.log(`LEAL LISTO ${suite.url}`);
}
