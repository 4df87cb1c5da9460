// The cost of a decision with what its question showed and without, and the cost of the question when it opens.
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ASolas } from '../../setup/a-solas.ts';
import { CASOS } from '../../setup/casos-pregunta.ts';
import { invocar } from '../../setup/invocar.ts';
import type { Persona } from '../../setup/mundo.ts';
import { abrirPregunta, type Pregunta } from '../../setup/preguntas.ts';

type Cuenta = { readonly lecturas: number; readonly viajes: number };

export function conteosDeDecisiones({ suite, mundo }: ASolas): void {
  let gerente: Persona;
  beforeAll(async () => {
    gerente = await mundo.cuenta('gerente@leal.demo');
  });

  async function contar(hacer: () => Promise<unknown>): Promise<Cuenta> {
    await suite.reiniciarMedidor();
    await hacer();
    const { lecturas, llamadas } = await suite.medidor();
    return { lecturas, viajes: Object.values(llamadas).reduce((a, b) => a + b, 0) };
  }
  const decidir = async ({ decidir: hacer }: Pregunta, visto?: Record<string, unknown>) =>
    expect((await hacer(visto)).estado).toBeLessThan(300);

  describe.each(CASOS)('$titulo', (caso) => {
    it('opens with at most four documents read, an account with one more, and of a loan with at most eight that the person had', async () => {
      const pregunta = await abrirPregunta(mundo, gerente, caso);
      const dePrestamo =
        (caso.lectura === 'vistoCredito' && !caso.consultaLectura) || caso.titulo.startsWith('a renewal');
      const deCuenta = caso.lectura === 'vistoUsuario';
      const limite = dePrestamo ? 4 + 8 : deCuenta ? 4 + 1 : 4;
      expect((await contar(pregunta.leer)).lecturas).toBeLessThanOrEqual(limite);
    });

    // Nothing is decided without it.
    if (caso.sinVisto) return;

    it('costs the same with the comparison as without, except for what only the comparison reads', async () => {
      const medir = async () => {
        const [pregunta, otra] = [
          await abrirPregunta(mundo, gerente, caso),
          await abrirPregunta(mundo, gerente, caso),
        ];
        const visto = await pregunta.leer();
        const sin = await contar(() => decidir(otra));
        return { sin, con: await contar(() => decidir(pregunta, visto)) };
      };
      const { aparte = 0 } = caso;
      const masLoSuyo = ({ lecturas, viajes }: Cuenta) => ({
        lecturas: lecturas + aparte,
        viajes: viajes + aparte,
      });
      const primera = await medir();
      // Once a minute a call reads the settings again: such a pair is measured once more.
      const { sin, con } = isDeepStrictEqual(primera.con, masLoSuyo(primera.sin)) ? primera : await medir();
      expect(con).toEqual(masLoSuyo(sin));
    });
  });

  it('one question about several credits reads each of them, and of each four who may be the same', async () => {
    const caso = CASOS.find(({ titulo }) => titulo === 'a credit approved');
    if (!caso) throw new Error('a credit approved');
    const abiertas = [1, 2, 3].map(() => abrirPregunta(mundo, gerente, caso));
    const creditos = (await Promise.all(abiertas)).map(({ id }) => id).join(',');
    const leer = () => invocar(gerente, 'vistosDeVarias', { consulta: { creditos } });
    expect((await leer()).cuerpo.datos).toHaveLength(3);
    expect((await contar(leer)).lecturas).toBeLessThanOrEqual(3 * (1 + 4) + 2);
  });

  it.each([
    // Between the two it looks who left a loan unpaid under that name.
    ['a credit approved', 3],
    ['a credit rejected', 2],
    ['an expense approved', 2],
    ['an expense rejected', 2],
  ] as const)('%s is %i round trips', async (titulo, viajes) => {
    const caso = CASOS.find((candidato) => candidato.titulo === titulo);
    if (!caso) throw new Error(titulo);
    const pregunta = await abrirPregunta(mundo, gerente, caso);
    const visto = await pregunta.leer();
    expect((await contar(() => decidir(pregunta, visto))).viajes).toBe(viajes);
  });
}
