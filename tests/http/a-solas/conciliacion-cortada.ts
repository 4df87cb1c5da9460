// A reconciliation of all collectors that is stopped midway: the next one continues it. Without the demo, because
// each run would read its ledgers again.
import { NEGOCIO_POR_DEFECTO } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { avanceNuevo } from '../../../functions/src/use-cases/conciliacion/avance.ts';
import { conciliarSaldos } from '../../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import { repararCobrador } from '../../../functions/src/use-cases/conciliacion/reparar-cobrador.ts';
import { revisarCobrador } from '../../../functions/src/use-cases/conciliacion/revisar-cobrador.ts';
import type { ASolas } from '../../setup/a-solas.ts';
import { derivas } from '../../setup/derivas.ts';
import { invocar } from '../../setup/invocar.ts';
import { libroCuadrado } from '../../setup/libro.ts';
import { disparar, ordenar } from '../../setup/trabajo.ts';

export function conciliacionCortada({ suite, mundo, datos, HOY, reloj }: ASolas): void {
  const { db } = mundo;
  const { cartera, desviar, deriva } = derivas(mundo);
  const conciliar = (...cobradores: string[]) => conciliarSaldos({ reloj, cobradores });

  describe('a run', () => {
    it('killed in the middle, repairs once; the next run reports it and goes on', async () => {
      const [cobrador, otro] = [await cartera(), await cartera()];
      await Promise.all([desviar(cobrador), desviar(otro)]);
      await db.doc(`conciliaciones/${HOY}`).delete();
      // The store delays everything: the last commit lands after its sender is gone.
      await suite.fallar({ method: 'Commit', action: 'delay', ms: 200, times: 200 });
      const { proceso, fin } = ordenar(datos, ['conciliar']);
      for (const flujo of [proceso.stdout, proceso.stderr])
        flujo?.on('data', (trozo: Buffer) => {
          if (trozo.includes('Diferencia conciliada')) proceso.kill('SIGKILL');
        });
      await fin;
      await suite.quitarFallas();
      expect((await db.doc(`conciliaciones/${HOY}`).get()).get('estado')).toBe('en_curso');
      const { detalle } = await conciliarSaldos({ reloj });
      const enOrden = [cobrador, otro].toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
      expect(detalle).toMatchObject(enOrden.map(deriva));
      expect((await db.doc(`conciliaciones/${HOY}`).get()).data()).toMatchObject({ detalle });
      expect(await conciliar(cobrador.uid, otro.uid)).toMatchObject({ diferencias: 0 });
      await Promise.all([libroCuadrado(db, cobrador.uid), libroCuadrado(db, otro.uid)]);
    });

    it('killed after a repair and before its report is reported by the next run', async () => {
      const cobrador = await cartera();
      await desviar(cobrador);
      const corrida = 'cortada';
      const revision = await revisarCobrador(cobrador.uid, { hoy: HOY, negocio: NEGOCIO_POR_DEFECTO });
      await repararCobrador(revision, {
        hoy: HOY,
        ahora: reloj.ahora(),
        corrida: `${corrida}/1`,
        aplicadas: [],
        alAplicar: () => undefined,
      });
      await db.doc(`conciliaciones/${HOY}`).set(avanceNuevo(corrida, reloj.ahora()));
      expect(await conciliarSaldos({ reloj })).toMatchObject({ corrida, detalle: [deriva(cobrador)] });
      await libroCuadrado(db, cobrador.uid);
    });

    it('that takes too long is continued, and done once', async () => {
      const cobrador = await cartera();
      await desviar(cobrador);
      const registro = db.doc(`conciliaciones/${HOY}`);
      await registro.delete();
      const gerente = await mundo.cuenta('gerente@leal.demo');
      expect(await conciliarSaldos({ reloj, limite_ms: 0 })).toMatchObject({ estado: 'en_curso' });
      expect((await invocar(gerente, 'dashboardStats')).cuerpo.conciliacion).toBeNull();
      await disparar(suite, 'conciliarSaldos');
      const hecho = (await registro.get()).data();
      expect(hecho).toMatchObject({ detalle: [deriva(cobrador)], anteriores: [] });
      expect(hecho?.['estado']).not.toBe('en_curso');
      await disparar(suite, 'conciliarSaldos');
      expect((await registro.get()).data()).toEqual(hecho);
    });
  });
}
