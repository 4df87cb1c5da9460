// The words of the law: what the owner writes by hand, and what of it reaches the browser.
import { afterAll, expect, it } from 'vitest';
import type { ASolas } from '../../setup/a-solas.ts';
import { invocar } from '../../setup/invocar.ts';

const NADA = {
  razon_social: null,
  rfc: null,
  contacto: null,
  aviso_privacidad: null,
  mostrar_cat: false,
  lugar: null,
  pagare: null,
  contrato: null,
  formato_aprobado: false,
};
const PUESTO = {
  razon_social: ' Préstamos Leal, S.A. de C.V. ',
  rfc: 'ple-260101-ab1',
  contacto: '81 8000 0000',
  aviso_privacidad: 'https://leal.example/aviso',
  mostrar_cat: true,
  lugar: 'Monterrey, Nuevo León',
  pagare: 'Debo {total}.',
  contrato: 'PRIMERA. {cliente} debe {total}.',
  formato_aprobado: true,
};
const QUE_NO_SIRVE = {
  razon_social: 7,
  rfc: 'PLE261301AB1',
  contacto: ['81'],
  aviso_privacidad: 'javascript:alert(1)',
  mostrar_cat: 'true',
  lugar: 7,
  pagare: ['Debo'],
  contrato: '  ',
  formato_aprobado: 'sí',
};

export function datosLegales({ suite, mundo }: ASolas): void {
  const documento = () => mundo.db.doc('configuracion/negocio');
  /** A new instance has not seen the settings of before. */
  async function leerTras(ajustes: object) {
    await documento().set(ajustes, { merge: true });
    await suite.funcionesVivas?.reiniciar();
    const gerente = await mundo.gerente();
    const { estado, cuerpo } = await invocar(gerente, 'configuracionNegocio');
    expect(estado).toBe(200);
    return cuerpo;
  }
  afterAll(async () => {
    const { festivos, exigir_segundo_gerente, parametros } = (await documento().get()).data() ?? {};
    await documento().set({ festivos, exigir_segundo_gerente, parametros });
    await suite.funcionesVivas?.reiniciar();
  });

  it('none are set: none are told, and the settings name their version', async () => {
    const { legales, version } = await leerTras({});
    expect(legales).toEqual(NADA);

    const puestos = await leerTras(PUESTO);
    expect(puestos.legales).toEqual({
      ...PUESTO,
      razon_social: 'Préstamos Leal, S.A. de C.V.',
      rfc: 'PLE260101AB1',
    });
    expect(puestos.version).not.toBe(version);
  });

  it('what cannot be used is left out, and nothing else breaks', async () => {
    const { legales, parametros } = await leerTras(QUE_NO_SIRVE);
    expect(legales).toEqual(NADA);
    expect(parametros).toHaveProperty('hora_apertura', 10);
  });
}
