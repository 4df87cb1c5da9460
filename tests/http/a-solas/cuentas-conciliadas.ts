// Accounts against their records: what only the identity service knows is told by the reconciliation of everybody.
import { getApps } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { expect, it } from 'vitest';
import { conciliacion } from '../../../tools/local/src/trabajos/conciliar.ts';
import type { ASolas } from '../../setup/a-solas.ts';

export function cuentasConciliadas({ mundo }: ASolas): void {
  it('an account that differs from its record is told: whether it is on, its role, its e-mail, or none', async () => {
    const cobradorNuevo = () => mundo.cobrador([]);
    const [apagada, otroRol, otroCorreo] = [
      await cobradorNuevo(),
      await cobradorNuevo(),
      await cobradorNuevo(),
    ];
    const [sinCuenta, sinRegistro, igual] = [
      await cobradorNuevo(),
      await cobradorNuevo(),
      await cobradorNuevo(),
    ];
    const cuentas = getAuth(getApps()[0]);
    await cuentas.updateUser(apagada.uid, { disabled: true });
    await cuentas.setCustomUserClaims(otroRol.uid, { id_rol: 6 });
    await cuentas.updateUser(otroCorreo.uid, { email: `otro-${otroCorreo.email}` });
    await cuentas.deleteUser(sinCuenta.uid);
    await mundo.db.doc(`usuarios/${sinRegistro.uid}`).delete();

    const { lineas, bien } = await conciliacion.preparar({ revisar: true })();
    expect(bien).toBe(false);
    const dichas = ({ uid }: { readonly uid: string }) =>
      lineas.flatMap((linea) => linea.split(`por revisar usuarios/${uid}: `)[1] ?? []);
    expect([apagada, otroRol, otroCorreo, sinCuenta, sinRegistro, igual].map(dichas)).toEqual([
      ['La cuenta está desactivada y el registro dice activa'],
      ['La cuenta tiene el rol 6 y el registro dice 5'],
      ['El correo de la cuenta no es el del registro'],
      ['El registro no tiene cuenta'],
      ['La cuenta tiene un rol y no tiene registro'],
      [],
    ]);

    for (const { uid } of [apagada, otroRol, otroCorreo, sinCuenta, sinRegistro]) {
      await mundo.db.doc(`usuarios/${uid}`).delete();
      await cuentas.deleteUser(uid).catch(() => undefined);
    }
  });
}
